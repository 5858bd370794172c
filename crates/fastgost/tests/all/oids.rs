//! Compares the object identifiers of the registry with OpenSSL's table.
use fastgost::{
    Error, keys,
    registry::{Algorithm, Kind},
};
use std::{collections::HashMap, process::Command};

/// Names and identifiers from OpenSSL's table. The names are OpenSSL's short names (crypto/objects/objects.txt of
/// OpenSSL 3.0).
const OPENSSL: &[(&str, &str, &str)] = &[
    ("streebog256", "md_gost12_256", "1.2.643.7.1.1.2.2"),
    ("streebog512", "md_gost12_512", "1.2.643.7.1.1.2.3"),
    ("gost94", "md_gost94", "1.2.643.2.2.9"),
    ("hmac-streebog256", "id-tc26-hmac-gost-3411-2012-256", "1.2.643.7.1.1.4.1"),
    ("hmac-streebog512", "id-tc26-hmac-gost-3411-2012-512", "1.2.643.7.1.1.4.2"),
    ("kuznyechik-ctr-acpkm", "kuznyechik-ctr-acpkm", "1.2.643.7.1.1.5.2.1"),
    ("magma-ctr-acpkm", "magma-ctr-acpkm", "1.2.643.7.1.1.5.1.1"),
    ("kuznyechik-ctr-acpkm-omac", "kuznyechik-ctr-acpkm-omac", "1.2.643.7.1.1.5.2.2"),
    ("magma-ctr-acpkm-omac", "magma-ctr-acpkm-omac", "1.2.643.7.1.1.5.1.2"),
    ("gost28147-cfb", "gost89", "1.2.643.2.2.21"),
    ("gost28147-imit", "gost-mac", "1.2.643.2.2.22"),
    ("kuznyechik-kexp15", "kuznyechik-kexp15", "1.2.643.7.1.1.7.2.1"),
    ("magma-kexp15", "magma-kexp15", "1.2.643.7.1.1.7.1.1"),
    ("pbkdf2-streebog512", "PBKDF2", "1.2.840.113549.1.5.12"),
    ("gost3410-94", "gost94", "1.2.643.2.2.20"),
    ("gost3410-256-a", "gost2012_256", "1.2.643.7.1.1.1.1"),
    ("gost3410-512-a", "gost2012_512", "1.2.643.7.1.1.1.2"),
    ("vko-256", "id-tc26-agreement-gost-3410-2012-256", "1.2.643.7.1.1.6.1"),
    ("vko-512", "id-tc26-agreement-gost-3410-2012-512", "1.2.643.7.1.1.6.2"),
];

#[test]
fn those_of_openssl() {
    for (name, _, oid) in OPENSSL {
        assert_eq!(Algorithm::from_name(name).expect("it is there").oid(), Some(*oid), "{name}");
    }
    // If the program openssl is installed, the table above is compared with the program's table.
    let Ok(list) = Command::new("openssl").args(["list", "-objects"]).output() else { return };
    let list = String::from_utf8_lossy(&list.stdout);
    let theirs: HashMap<_, _> = list
        .lines()
        .filter_map(|line| line.split_once(" = "))
        .map(|(name, rest)| (name, rest.rsplit(", ").next().unwrap_or(rest)))
        .collect();
    for (_, name, oid) in OPENSSL {
        assert!(theirs.get(name).is_none_or(|theirs| theirs == oid), "{name}: {:?}", theirs.get(name));
    }
}

#[test]
fn there_and_back() {
    for algorithm in Algorithm::all() {
        let Some(oid) = algorithm.oid() else { continue };
        let found = Algorithm::from_oid(oid).expect("it is there");
        let shares = matches!(algorithm.kind, Kind::Signature | Kind::Kdf);
        assert!(found.name == algorithm.name || shares && found.kind == algorithm.kind, "{}", algorithm.name);
    }
    // These algorithms have no object identifier, because the standards do not give identifiers to single modes.
    let without: Vec<_> = Algorithm::all().iter().filter(|a| a.oid().is_none()).map(|a| a.name).collect();
    for mode in ["ecb", "ctr", "cbc", "cfb", "ofb", "omac", "mgm", "omac-acpkm", "pmac", "ctr-omac"] {
        assert!(["kuznyechik", "magma"].iter().all(|c| without.contains(&&format!("{c}-{mode}")[..])), "{mode}");
    }
    assert_eq!(Algorithm::from_oid("1.2.643.7.1.1").err(), Some(Error::UnknownAlgorithm));
}

/// The object identifiers in files with keys must be the identifiers in the registry.
#[test]
fn those_of_keys() {
    for (key, name) in [
        (keys::Algorithm::Gost94, "gost3410-94"),
        (keys::Algorithm::Gost2012_256, "gost3410-256-d"),
        (keys::Algorithm::Gost2012_512, "gost3410-512-b"),
    ] {
        assert_eq!(Some(&key.oid().to_string()[..]), Algorithm::from_name(name).expect("it is there").oid());
    }
}

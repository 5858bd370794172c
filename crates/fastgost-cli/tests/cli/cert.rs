//! Certificates.
use crate::common::{Folder, encrypted_key, failure, pair, success, text};
use fastgost::{
    curve::Curve,
    keys::{self, PublicKey, x509::Signed},
};
use std::time::{Duration, SystemTime};
use x509_cert::{
    Certificate, Version,
    der::{
        Decode,
        oid::db::rfc5280::{ID_KP_CLIENT_AUTH, ID_KP_SERVER_AUTH},
    },
    ext::pkix::{
        AuthorityKeyIdentifier, BasicConstraints, ExtendedKeyUsage, KeyUsage, SubjectAltName, SubjectKeyIdentifier,
        name::GeneralName,
    },
};

const NAMES: [&str; 6] = ["--subject", "CN=почта,O=A\\, B,C=RU", "--san", "DNS:*.example.org", "--san", "IP:127.0.0.1"];

#[test]
fn new_certificates_on_every_curve() {
    let folder = Folder::new();
    for curve in Curve::ALL.iter().map(Curve::short_name).filter(|name| !name.ends_with("-test")) {
        pair(&folder, curve, curve);
        let file = format!("{curve}.crt");
        let before = SystemTime::now();
        let new = ["cert", "new", "--key", curve, "--days", "30", "-o", &file];
        assert_eq!(success(folder.run(new.iter().chain(&NAMES), b"")), b"");
        let pem = folder.read(&file);
        let signed = Signed::certificate(&pem).expect("a certificate");
        let public = PublicKey::read(&folder.read(&format!("{curve}.pub"))).expect("a key");
        assert_eq!(signed.subject_key(), Ok(public.clone()), "{curve}");
        assert_eq!(signed.verify(&public), Ok(()), "{curve}");
        assert_eq!(signed.issuer_der(), signed.subject_der());
        let certificate = Certificate::from_der(signed.as_der()).expect("a certificate");
        let tbs = certificate.tbs_certificate();
        assert_eq!(tbs.version(), Version::V3);
        assert_eq!(tbs.subject().to_string(), "CN=почта,O=A\\, B,C=RU");
        let [from, to] = [tbs.validity().not_before, tbs.validity().not_after].map(|time| time.to_system_time());
        // The validity begins an hour before the certificate is made, because the clocks of other computers may be
        // slow.
        let hour = Duration::from_secs(3600);
        assert_eq!(to.duration_since(from).expect("a time"), hour + Duration::from_secs(30 * 86400));
        // Certificates have times in whole seconds, so the limits are compared in whole seconds.
        let made = from + hour;
        assert!(made <= SystemTime::now() && made + Duration::from_secs(1) > before);
        assert_eq!(tbs.extensions().expect("extensions").len(), 6);
        let critical: Vec<_> = tbs.extensions().expect("extensions").iter().map(|e| e.critical).collect();
        assert_eq!(critical, [true, true, false, false, false, false]);
        let (_, constraints) = tbs.get_extension::<BasicConstraints>().expect("DER").expect("constraints");
        assert!(!constraints.ca);
        let (_, KeyUsage(usage)) = tbs.get_extension().expect("DER").expect("usage");
        assert_eq!(usage.into_iter().count(), 1);
        assert!(KeyUsage(usage).digital_signature());
        let (_, ExtendedKeyUsage(usages)) = tbs.get_extension().expect("DER").expect("usages");
        assert_eq!(usages, [ID_KP_SERVER_AUTH, ID_KP_CLIENT_AUTH]);
        let (_, SubjectKeyIdentifier(own)) = tbs.get_extension().expect("DER").expect("an identifier");
        let (_, authority) = tbs.get_extension::<AuthorityKeyIdentifier>().expect("DER").expect("an identifier");
        assert_eq!((own.as_bytes().len(), authority.key_identifier), (20, Some(own)));
        let (_, SubjectAltName(names)) = tbs.get_extension().expect("DER").expect("names");
        let [GeneralName::DnsName(dns), GeneralName::IpAddress(address)] = &names[..] else { panic!("{names:?}") };
        assert_eq!((dns.as_str(), address.as_bytes()), ("*.example.org", &[127, 0, 0, 1][..]));
    }
}

/// Two new certificates are never equal. The command must not replace an existing certificate, because somebody may
/// already trust the existing certificate.
#[test]
fn nothing_is_overwritten() {
    let folder = Folder::new();
    pair(&folder, "256-a", "k");
    let new = |output: &'static str| {
        let arguments = ["cert", "new", "--key", "k", "--subject", "CN=a", "--san", "DNS:a", "-o", output];
        folder.run(arguments, b"")
    };
    success(new("c"));
    let (first, key) = (folder.read("c"), folder.read("k"));
    assert_eq!(failure(&new("c")), "fastgost: c: exists; a certificate is never overwritten; write to another file\n");
    assert!(failure(&new("k")).starts_with("fastgost: k: holds a key"));
    assert!(failure(&new("nowhere/c")).contains("No such file"));
    assert_eq!((folder.read("c"), folder.read("k")), (first.clone(), key));
    let second = success(new("-"));
    let serial = |pem: &[u8]| {
        let signed = Signed::certificate(pem).expect("a certificate");
        Certificate::from_der(signed.as_der()).expect("DER").tbs_certificate().serial_number().as_bytes().to_vec()
    };
    assert_eq!([serial(&first).len(), serial(&second).len()], [16, 16]);
    assert_ne!(serial(&first), serial(&second));
    // Other users must be able to read the certificate.
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        folder.write("other", b"");
        let mode = |name| std::fs::metadata(folder.path(name)).expect("a file").permissions().mode();
        assert_eq!(mode("c"), mode("other"));
    }
}

#[test]
fn what_is_wrong_is_said() {
    let folder = Folder::new();
    pair(&folder, "256-a", "k");
    pair(&folder, "512-a", "other");
    folder.write("both", &[folder.read("k"), folder.read("other")].concat());
    for (arguments, want) in [
        (&["--key", "k", "--subject", "localhost"][..], "allowed: a name as in RFC 4514, such as CN=localhost"),
        (&["--key", "k", "--subject", "CN="], "is empty"),
        (&["--key", "k", "--subject", "CN=a", "--san", "localhost"], "allowed: DNS:name or IP:address"),
        (&["--key", "k", "--subject", "CN=a", "--san", "IP:localhost"], "allowed: IP:address"),
        (&["--key", "k", "--subject", "CN=a", "--san", "DNS:127.0.0.1"], "this is an address; allowed: IP:127.0.0.1"),
        (&["--key", "k", "--subject", "CN=a", "--days", "0"], "allowed: 1 to 36525 days"),
        (&["--key", "k", "--subject", "CN=a", "--days", "1000000"], "allowed: 1 to 36525 days"),
        (&["--subject", "CN=a"], "--key <KEY>"),
        (&["--key", "k"], "--subject <NAME>"),
        (&["--key", "nothing", "--subject", "CN=a"], "nothing: No such file or directory"),
        (&["--key", "k.pub", "--subject", "CN=a"], "this is a public key; `fastgost verify --key`"),
        (&["--key", "both", "--subject", "CN=a"], "contains 2 private keys"),
    ] {
        let output = folder.run(["cert", "new", "-o", "out"].iter().chain(arguments), b"");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(text(&output.stderr).contains(want), "{arguments:?}: {}", text(&output.stderr));
        assert!(!folder.path("out").exists());
    }
    assert_eq!(folder.run(["cert"], b"").status.code(), Some(2));
}

#[test]
fn notes_and_passphrases() {
    let folder = Folder::new();
    encrypted_key(&folder, "512-b", "k", "four words");
    let new = ["cert", "new", "--key", "k", "--passphrase-fd", "0", "--subject", "CN=a", "-o"];
    let output = folder.run(new.iter().chain(&["c"]), b"four words");
    assert!(output.status.success());
    assert!(text(&output.stderr).contains("warning: without --san"), "{}", text(&output.stderr));
    let output = folder.run(new.iter().chain(&["d", "--quiet"]), b"four words");
    assert_eq!((output.status.success(), text(&output.stderr)), (true, ""));
    let output = folder.run(new.iter().chain(&["e"]), b"five words");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("the passphrase is wrong"), "{}", text(&output.stderr));
    assert!(!folder.path("e").exists());
    let key = keys::read_encrypted_private_key(&folder.read("k"), b"four words", keys::MOST_ITERATIONS).expect("a key");
    let certificate = Signed::certificate(&folder.read("c")).expect("a certificate");
    assert_eq!(certificate.verify(&key.verifying_key().into()), Ok(()));
}

/// Only the owner of a key should be able to read the key, so the command warns if other users can read the key.
#[cfg(unix)]
#[test]
fn a_key_that_others_can_read() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    pair(&folder, "256-a", "k");
    std::fs::set_permissions(folder.path("k"), std::fs::Permissions::from_mode(0o644)).expect("a file");
    let new = ["cert", "new", "--key", "k", "--subject", "CN=a", "--san", "DNS:a", "-o", "c"];
    let output = folder.run(new, b"");
    assert!(output.status.success());
    assert!(text(&output.stderr).contains("other users have access to this secret"), "{}", text(&output.stderr));
}

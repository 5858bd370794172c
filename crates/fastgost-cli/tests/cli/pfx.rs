//! Tests PFX files. Also tests options that take keys, with certificates and PFX files as their arguments.
use crate::common::{Folder, failure, pair, refusal, success, text};
use fastgost::{
    curve::Curve,
    keys::{self, EncodePrivateKey, Encryption, LineEnding, PrivateKey, PublicKey, x509::Signed},
    sign::SigningKey,
};
use fastgost_pki::{
    Strictness,
    pfx::{Bag, Content, Pfx},
};
use fastgost_testkit::vectors;

const PASSPHRASE: &str = "четыре слова";
const UNDER: [&str; 2] = ["--passphrase-file", "p"];
/// The number of iterations is low, so that tests do not wait for key derivation.
const FEW: [&str; 2] = ["--iterations", "1000"];

/// Makes a folder with a key `k` and its certificate `c`. The CA `ca` has signed `c` with the key `other`. The folder
/// also has a passphrase `p`, and a certificate `stranger`, which is self-signed by the key `k` and is in no chain of
/// `c`.
fn folder() -> Folder {
    let folder = Folder::new();
    folder.write("p", format!("{PASSPHRASE}\n").as_bytes());
    #[cfg(unix)]
    private(&folder, "p");
    pair(&folder, "256-a", "k");
    pair(&folder, "512-b", "other");
    for arguments in [
        "new --key other --subject CN=other --authority --quiet -o ca",
        "new --key k --subject CN=stranger --quiet -o stranger",
        "request --key k --subject CN=k --quiet -o request",
        "sign --ca ca --ca-key other --quiet -o c request",
    ] {
        success(folder.run(["cert"].into_iter().chain(arguments.split(' ')), b""));
    }
    folder
}

/// Makes the file unreadable for other users, so that the command prints no warning.
#[cfg(unix)]
fn private(folder: &Folder, name: &str) {
    use std::{fs, os::unix::fs::PermissionsExt};
    fs::set_permissions(folder.path(name), fs::Permissions::from_mode(0o600)).expect("permissions");
}

fn write(folder: &Folder, name: &str, bytes: &[u8]) {
    folder.write(name, bytes);
    #[cfg(unix)]
    private(folder, name);
}

fn export(folder: &Folder, arguments: &[&str]) -> std::process::Output {
    folder.run(["pfx", "export"].iter().chain(&UNDER).chain(&FEW).chain(arguments), b"")
}

fn open(folder: &Folder, name: &str) -> Pfx {
    Pfx::open(&folder.read(name), PASSPHRASE.as_bytes(), 3000, Strictness::Strict).expect("a PFX")
}

fn run(folder: &Folder, arguments: &[&str]) -> Vec<u8> {
    success(folder.run(arguments.iter().chain(&UNDER), b""))
}

#[test]
fn there_and_back() {
    let folder = folder();
    let all = ["--key", "k", "--cert", "c", "--chain", "ca", "--name", "Алиса"];
    for scheme in ["kuznyechik-ctr-acpkm-omac", "kuznyechik-ctr-acpkm", "magma-ctr-acpkm-omac", "magma-ctr-acpkm"] {
        success(export(&folder, &[&all[..], &["--scheme", scheme, "-o", scheme]].concat()));
        let pfx = open(&folder, scheme);
        let [own, issuer, key] = pfx.bags() else { panic!("{:?}", pfx.bags()) };
        assert_eq!((own.name(), issuer.name(), key.name()), (Some("Алиса"), None, Some("Алиса")));
        assert!(own.id().is_some() && own.id() == key.id() && issuer.id().is_none());
        let certificate = Signed::certificate(&folder.read("ca")).expect("a certificate");
        assert!(matches!(issuer.content(), Content::Certificate(der) if der == certificate.as_der()));
        let out = format!("{scheme}.pem");
        run(&folder, &["pfx", "import", "--quiet", "--unencrypted", "-o", &out, scheme]);
        let pem = folder.read(&out);
        assert_eq!(keys::read_private_key(&pem).expect("a key").to_bytes(), key_of(&folder, "k").to_bytes());
        assert_eq!(text(&pem).matches("-----BEGIN CERTIFICATE-----").count(), 2);
        assert_eq!(text(&pem).matches("Алиса").count(), 2);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = |name| std::fs::metadata(folder.path(name)).expect("a file").permissions().mode();
            assert_eq!((mode(scheme) & 0o777, mode(&out) & 0o777), (0o600, 0o600));
        }
    }
    let shown = run(&folder, &["pfx", "show", "magma-ctr-acpkm"]);
    for line in [
        "MAC: HMAC-Streebog-512, PBKDF2, 1000 iterations\n",
        "Private key: GOST R 34.10-2012, 256 bits, curve id-tc26-gost-3410-2012-256-paramSetA\n",
        "  encrypted: yes\n",
        "Certificate: CN=k\n",
        "  issuer: CN=other\n",
    ] {
        assert!(text(&shown).contains(line), "{line}: {}", text(&shown));
    }
    assert!(text(&shown).contains("Алиса"));
}

/// If a file demands too many iterations of key derivation, the command refuses the file. Only an option of the user
/// raises this limit. Files that the command itself writes need no option.
#[test]
fn iterations() {
    let folder = folder();
    success(export(&folder, &["--key", "k", "--cert", "c", "-o", "p12"]));
    for command in [&["show"][..], &["import", "--unencrypted", "-o", "pem"]] {
        let with = |most: &str| {
            folder.run(["pfx"].iter().chain(command).chain(&UNDER).chain(&["--most-iterations", most, "p12"]), b"")
        };
        let message = with("2999");
        let message = failure(&message);
        assert!(
            message.contains("allowed: 2999 over all") && message.contains("allow more with --most-iterations"),
            "{message}"
        );
        assert!(with("3000").status.success());
    }
    let more = ["--iterations", "524289", "--key", "k", "-o", "more"];
    let more = folder.run(["pfx", "export"].iter().chain(&UNDER).chain(&more), b"");
    assert!(failure(&more).contains("allowed: 1000 to 524288"), "{}", text(&more.stderr));
}

fn key_of(folder: &Folder, name: &str) -> SigningKey {
    keys::read_private_key(&folder.read(name)).expect("a key")
}

#[test]
fn import_writes_what_is_asked_for() {
    let folder = folder();
    success(export(&folder, &["--key", "k", "--cert", "c", "--chain", "ca", "-o", "x"]));
    let subjects = |options: &[&str]| {
        let pem = run(&folder, &[&["pfx", "import", "--quiet", "-o", "-", "x"], options].concat());
        let all: Vec<_> = keys::documents(&pem).map(|document| document.expect("PEM")).collect();
        let names = all.iter().map(|document| match document.label.as_deref() {
            Some("CERTIFICATE") => Signed::certificate(&document.der).expect("DER").subject_key_der().map(<[u8]>::len),
            _ => None,
        });
        names.collect::<Vec<_>>()
    };
    // The list has an entry for each object in the output. For a certificate, the entry is the size of its key, because
    // the two certificates have keys of different sizes. For a private key, the entry is `None`.
    let (own, issuer) = (subjects(&["--clcerts", "--nokeys"]), subjects(&["--cacerts", "--nokeys"]));
    assert_eq!((own.len(), issuer.len()), (1, 1));
    assert!(own[0] < issuer[0] && own[0].is_some());
    assert_eq!(subjects(&["--nokeys"]), [own[0], issuer[0]]);
    assert_eq!(subjects(&["--unencrypted", "--nocerts"]), [None]);
    assert_eq!(subjects(&["--unencrypted"]), [own[0], issuer[0], None]);
    // Both certificates are for the key `k`.
    success(folder.run(["cert", "new", "--key", "k", "--subject", "CN=k2", "--quiet", "-o", "c2"], b""));
    success(export(&folder, &["--key", "k", "--cert", "c", "--cert", "c2", "--chain", "ca", "-o", "two"]));
    let of_two = |options: &[&str]| {
        let pem = run(&folder, &[&["pfx", "import", "--nokeys", "-o", "-", "two"], options].concat());
        keys::documents(&pem).count()
    };
    assert_eq!((of_two(&["--clcerts"]), of_two(&["--cacerts"]), of_two(&[])), (2, 1, 3));
    // The key is encrypted in the output, unless an option says otherwise.
    write(&folder, "new", b"other words");
    let import = ["pfx", "import", "--nocerts", "--new-passphrase-file", "new"];
    run(&folder, &[&import[..], &["-o", "encrypted", "x"]].concat());
    run(&folder, &[&import[..], &["--scheme", "magma-ctr-acpkm", "-o", "magma", "x"]].concat());
    assert_ne!(folder.read("encrypted").len(), folder.read("magma").len());
    for name in ["encrypted", "magma"] {
        assert!(keys::read_private_key(&folder.read(name)).is_err());
        let read = keys::read_encrypted_private_key(&folder.read(name), b"other words", 1 << 20);
        assert_eq!(read.expect("a key").to_bytes(), key_of(&folder, "k").to_bytes());
    }
    let output = folder.run(["pfx", "import", "--nocerts", "-o", "out", "x"].iter().chain(&UNDER), b"");
    let said = failure(&output);
    assert!(said.contains("--new-passphrase-file or --unencrypted") && !folder.path("out").exists(), "{said}");
    // If there is no private key, nothing is encrypted, so the options for encryption are refused.
    success(export(&folder, &["--cert", "c", "-o", "bare"]));
    for option in [&["--unencrypted"][..], &["--new-passphrase-file", "new"], &["--scheme", "magma-ctr-acpkm"]] {
        let output = folder.run(["pfx", "import", "-o", "out", "bare"].iter().chain(&UNDER).chain(option), b"");
        assert!(failure(&output).contains(&format!("this PFX has no private key; omit {}", option[0])), "{output:?}");
        let output =
            folder.run(["pfx", "import", "--nokeys", "-o", "out", "x"].iter().chain(&UNDER).chain(option), b"");
        assert!(failure(&output).contains("cannot be used with"), "{output:?}");
    }
    assert_eq!(keys::documents(&run(&folder, &["pfx", "import", "-o", "-", "bare"])).count(), 1);
    let output = folder.run(["pfx", "import", "--unencrypted", "-o", "plain", "x"].iter().chain(&UNDER), b"");
    assert_eq!(text(&output.stderr), "fastgost: plain: the private key in it is not encrypted\n");
}

/// A private key for RSA, as far as the command reads it.
struct Rsa;

impl EncodePrivateKey for Rsa {
    fn to_pkcs8_der(&self) -> keys::pkcs8::Result<keys::pkcs8::SecretDocument> {
        let algorithm = [0x30, 13, 6, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 13, 1, 1, 1, 5, 0];
        let key = [&[0x30, 22, 2, 1, 0][..], &algorithm, &[4, 2, 0x30, 0]].concat();
        Ok(key.try_into()?)
    }
}

#[test]
fn a_pfx_and_a_certificate_where_keys_are_taken() {
    let folder = folder();
    success(export(&folder, &["--key", "k", "--cert", "c", "--chain", "ca", "-o", "x"]));
    folder.write("letter", b"text");
    run(&folder, &["sign", "--key", "x", "letter"]);
    assert_eq!(success(folder.run(["verify", "--key", "c", "letter"], b"")), b"letter: OK\n");
    assert_eq!(run(&folder, &["verify", "--key", "x", "letter"]), b"letter: OK\n");
    let of_other = folder.run(["verify", "--key", "ca", "letter"], b"");
    assert_eq!(of_other.status.code(), Some(1));
    assert_eq!(run(&folder, &["pubkey", "x"]), folder.read("k.pub"));
    // The public key and its fingerprint are the same, whatever file they come from.
    let fingerprint = success(folder.run(["pubkey", "--fingerprint", "k"], b""));
    for file in ["k", "k.pub", "c"] {
        assert_eq!(success(folder.run(["pubkey", file], b"")), folder.read("k.pub"));
        assert_eq!(success(folder.run(["pubkey", "--fingerprint", file], b"")), fingerprint);
    }
    assert_eq!(run(&folder, &["pubkey", "--fingerprint", "x"]), fingerprint);
    // Beside a private key, other documents are ignored. A certificate beside its issuer's certificate is an error, as
    // with --recipient.
    write(&folder, "k and ca", &[folder.read("k"), folder.read("ca")].concat());
    assert_eq!(success(folder.run(["pubkey", "k and ca"], b"")), folder.read("k.pub"));
    folder.write("chain", &[folder.read("c"), folder.read("ca")].concat());
    assert!(failure(&folder.run(["pubkey", "chain"], b"")).contains("put it in a separate file"));
    folder.write("pair", &[folder.read("k.pub"), folder.read("other.pub")].concat());
    assert_eq!(success(folder.run(["pubkey", "pair"], b"")), [folder.read("k.pub"), folder.read("other.pub")].concat());
    assert!(failure(&folder.run(["pubkey", "--fingerprint", "pair"], b"")).contains("pair: has 2 keys"));
    success(folder.run(["encrypt", "--recipient", "c", "-o", "sealed", "letter"], b""));
    assert_eq!(run(&folder, &["decrypt", "--identity", "x", "-o", "-", "sealed"]), b"text");
    run(&folder, &["cert", "new", "--key", "x", "--subject", "CN=x", "--quiet", "-o", "new"]);
    // The passphrase of this PFX is empty. The command finds this out, and does not ask for a passphrase.
    let mut pfx = Pfx::new();
    pfx.add(Bag::key(&key_of(&folder, "k")).expect("a key"));
    let with = Encryption { iterations: 1000, ..Encryption::default() };
    write(&folder, "empty", &pfx.seal(b"", &with).expect("a PFX"));
    assert_eq!(success(folder.run(["pubkey", "empty"], b"")), folder.read("k.pub"));
    success(folder.run(["encrypt", "--recipient", "empty", "-o", "sealed2", "letter"], b""));
    assert_eq!(success(folder.run(["decrypt", "--identity", "empty", "-o", "-", "sealed2"], b"")), b"text");
    // If the PFX has no key and only one certificate, this certificate is used. If the PFX has no key and several
    // certificates, none of the certificates is used.
    let mut one = Pfx::new();
    one.add(Bag::certificate(Signed::certificate(&folder.read("c")).expect("a certificate").as_der()));
    write(&folder, "one", &one.seal(b"", &with).expect("a PFX"));
    assert_eq!(success(folder.run(["verify", "--key", "one", "letter"], b"")), b"letter: OK\n");
    assert_eq!(success(folder.run(["pubkey", "one"], b"")), folder.read("k.pub"));
    one.add(Bag::certificate(Signed::certificate(&folder.read("ca")).expect("a certificate").as_der()));
    write(&folder, "two", &one.seal(b"", &with).expect("a PFX"));
    assert!(failure(&folder.run(["verify", "--key", "two", "letter"], b"")).contains("exactly one certificate"));
    // An error about a key of another algorithm names this algorithm.
    let mut rsa = Pfx::new();
    rsa.add(Bag::key(&Rsa).expect("a key"));
    write(&folder, "rsa", &rsa.seal(b"", &with).expect("a PFX"));
    for command in ["sign --key rsa letter", "encrypt --recipient rsa letter", "pubkey rsa"] {
        let message = "fastgost: rsa: this is an RSA key, not a GOST key; allowed: keys of GOST R 34.10\n";
        assert_eq!(failure(&folder.run(command.split(' '), b"")), message);
    }
    pfx.add(Bag::key(&key_of(&folder, "other")).expect("a key"));
    write(&folder, "keys", &pfx.seal(b"", &with).expect("a PFX"));
    assert!(failure(&folder.run(["sign", "--key", "keys", "letter"], b"")).contains("has 2 private keys"));
    assert_eq!(success(folder.run(["verify", "--key", "keys", "letter"], b"")), b"letter: OK\n");
}

#[test]
fn what_is_wrong_is_said() {
    let folder = folder();
    write(&folder, "wrong", b"three words");
    success(export(&folder, &["--key", "k", "--cert", "c", "-o", "x"]));
    let wrong = ["--passphrase-file", "wrong"];
    let letter = folder.write("letter", b"text");
    for arguments in [
        &["pfx", "show", "x"][..],
        &["pfx", "import", "-o", "out", "x"],
        &["sign", "--key", "x", "letter"],
        &["pubkey", "x"],
        &["verify", "--key", "x", "letter"],
    ] {
        let output = folder.run(arguments.iter().chain(&wrong), b"");
        assert!(refusal(&output, 1).contains("x: the passphrase is wrong, or the file was altered"), "{arguments:?}");
        assert!(!folder.path("out").exists());
    }
    assert!(letter.exists());
    for (arguments, want) in [
        (&["export", "-o", "out"][..], "nothing to write; give --key, --cert or both"),
        (&["export", "--key", "k", "--cert", "ca", "-o", "out"], "no certificate of this private key"),
        (
            &["export", "--key", "k", "--cert", "k.pub", "-o", "out"],
            "k.pub: this is a public key; `fastgost verify --key`",
        ),
        (&["export", "--key", "c", "-o", "out"], "this is a certificate; `fastgost cert verify`"),
        (&["export", "--key", "k", "-o", "k"], "k: holds a key"),
        (&["export", "--key", "k", "-o", "x"], "x: exists"),
        (&["import", "-o", "x", "x"], "x: holds a key"),
        (&["import", "-o", "c", "x"], "c: exists"),
        (&["import", "-o", "out", "c"], "c: this is a certificate; "),
        (
            &["import", "-o", "out", "--nokeys", "--nocerts", "x"],
            "has no keys or certificates that the options ask for",
        ),
        (
            &["import", "-o", "out", "--cacerts", "--nokeys", "x"],
            "has no keys or certificates that the options ask for",
        ),
        (&["show", "nothing"], "nothing: No such file"),
        (&["import", "x"], "--output <OUT>"),
    ] {
        let output = folder.run(["pfx"].iter().chain(arguments).chain(&UNDER), b"");
        assert!(failure(&output).contains(want), "{arguments:?}: {}", text(&output.stderr));
        assert!(!folder.path("out").exists());
    }
    let output = export(&folder, &["--key", "k", "--cert", "c", "--chain", "stranger", "-o", "out"]);
    assert!(refusal(&output, 1).contains("CN=stranger") && text(&output.stderr).contains("did not issue --cert"));
    assert!(!folder.path("out").exists());
    // The PFX has a passphrase, which the command would have to ask for on the terminal.
    let output = folder.run(["encrypt", "--recipient", "x", "-o", "out", "letter"], b"");
    assert_eq!(output.status.code(), Some(2));
}

/// A private key of GOST R 34.10-2001 gives its public key, and signs nothing.
#[test]
fn keys_of_2001() {
    let folder = folder();
    let sample = vectors::cases("keys.json").into_iter().find(|case| case["source"] == "a test key of GnuTLS");
    let der = vectors::hex(&sample.expect("the key"), "der");
    write(&folder, "old", &der);
    let public = PublicKey::read(&success(folder.run(["pubkey", "old"], b""))).expect("a key");
    assert_eq!(public.algorithm(), keys::Algorithm::Gost2001);
    let private = PrivateKey::read(&der).expect("a key");
    assert_eq!(public, private.public_key());
    for arguments in [
        &["sign", "--key", "old", "p"][..],
        &["cert", "new", "--key", "old", "--subject", "CN=a", "-o", "out"],
        &["pfx", "export", "--key", "old", "-o", "out", "--passphrase-file", "p"],
    ] {
        assert!(failure(&folder.run(arguments, b"")).contains("decrypts, and signs nothing"), "{arguments:?}");
    }
}

/// A key that is encrypted in its file has its own passphrase, which is not the passphrase of the PFX.
#[test]
fn two_passphrases() {
    let folder = folder();
    let key = key_of(&folder, "k");
    let with = Encryption { iterations: 1000, ..Encryption::default() };
    let pem = keys::write_encrypted_private_key_pem(&key, b"of the key", &with).expect("PEM");
    write(&folder, "encrypted", pem.as_bytes());
    write(&folder, "q", b"of the key\n");
    let arguments = ["--key", "encrypted", "--key-passphrase-file", "q", "--cert", "c", "-o", "x"];
    success(export(&folder, &arguments));
    let same = open(&folder, "x").keys().next().expect("a key").private_key(Strictness::Strict).expect("a key");
    assert_eq!(same.to_bytes(), key.to_bytes());
    let arguments = ["--key", "encrypted", "--key-passphrase-file", "p", "--cert", "c", "-o", "y"];
    refusal(&export(&folder, &arguments), 1);
    assert!(!folder.path("y").exists());
    // The curve `512-c` also has an Edwards form.
    let curve = Curve::from_name("512-c").expect("a curve");
    let pem = SigningKey::generate(curve).expect("a key").to_pkcs8_pem(LineEnding::LF).expect("PEM");
    write(&folder, "512", pem.as_bytes());
    success(export(&folder, &["--inkey", "512", "-o", "z"]));
    assert_eq!(open(&folder, "z").keys().count(), 1);
}

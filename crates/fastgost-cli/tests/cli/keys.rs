//! Tests several keys, in one file and in several files.
use crate::common::{Folder, KEY, data, encrypted_key, failure, pair, refusal, success, text};
use fastgost::{
    curve::Curve,
    hash::Gost94,
    keys::{EncodePrivateKey, EncodePublicKey, LineEnding},
    sign::{Encoding, Signature, SigningKey},
};
use std::{str::FromStr, time::Duration};
use x509_cert::{
    Certificate, SubjectPublicKeyInfo, TbsCertificate,
    builder::{Builder, CertificateBuilder, Result, profile::BuilderProfile},
    der::{Encode, EncodePem},
    ext::Extension,
    name::Name,
    serial_number::SerialNumber,
    spki::SubjectPublicKeyInfoRef,
    time::Validity,
};

/// Makes key pairs in `a`, `b` and `c`. The key pairs in `a` and `c` are on the same curve. All public keys are also in
/// `all.pub`, with other text between the keys.
fn three(folder: &Folder) {
    for (curve, name) in [("256-a", "a"), ("512-c", "b"), ("256-a", "c")] {
        pair(folder, curve, name);
    }
    let [a, b, c] = ["a.pub", "b.pub", "c.pub"].map(|name| text(&folder.read(name)).to_owned());
    folder
        .write("all.pub", format!("# those who may read it\n{a}\nBob's:\n{b}  # nobody: -----BEGIN\n\n{c}").as_bytes());
}

/// Writes a file that other users cannot read, so that the command prints no warning.
fn private(folder: &Folder, name: &str, bytes: &[u8]) {
    folder.write(name, bytes);
    #[cfg(unix)]
    std::fs::set_permissions(folder.path(name), std::os::unix::fs::PermissionsExt::from_mode(0o600)).expect("a file");
}

#[test]
fn all_recipients_of_a_file() {
    let folder = Folder::new();
    three(&folder);
    folder.write("plain", b"text");
    success(folder.run(["encrypt", "--recipient", "all.pub", "-o", "sealed", "plain"], b""));
    for name in ["a", "b", "c"] {
        assert_eq!(success(folder.run(["decrypt", "--identity", name, "sealed"], b"")), b"text", "{name}");
    }
    let size = |name: &str| folder.read(name).len();
    // The sealed file consists of the fixed part of the header, a part of the header for each recipient (a stanza), and
    // the content with its tag.
    assert_eq!(size("sealed"), 80 + 2 * (4 + 65 + 48) + (4 + 129 + 48) + 4 + 16);
    // If a recipient is named twice, the recipient counts once.
    let twice =
        ["encrypt", "--recipient", "a.pub", "--recipient", "all.pub", "--recipient", "b.pub", "-o", "twice", "plain"];
    success(folder.run(twice, b""));
    assert_eq!(size("twice"), size("sealed"));
    // The lines end with CRLF, and there is no line break after the last line.
    folder.write("crlf.pub", text(&folder.read("all.pub")).replace('\n', "\r\n").trim_end().as_bytes());
    success(folder.run(["encrypt", "--recipient", "crlf.pub", "-o", "sealed", "plain"], b""));
    assert_eq!(success(folder.run(["decrypt", "--identity", "c", "sealed"], b"")), b"text");
}

/// Tests files with two documents: one document in PEM, and one document in DER or UTF-16. The command refuses such a
/// file, because nobody knows what else the file contains.
#[test]
fn documents_of_two_kinds_in_a_file() {
    let folder = Folder::new();
    three(&folder);
    folder.write("plain", b"text");
    success(folder.run(["sign", "--key", "a", "plain"], b""));
    let der = |name: &str| {
        let text = text(&folder.read(name)).to_owned();
        x509_cert::der::pem::decode_vec(text.as_bytes()).expect("PEM").1
    };
    let utf16 = |name: &str| text(&folder.read(name)).bytes().flat_map(|b| [b, 0]).collect::<Vec<_>>();
    for [first, second] in [["a", "b"], ["b", "a"]] {
        for of in [&der as &dyn Fn(&str) -> Vec<u8>, &utf16] {
            for (kind, command) in [
                (".pub", &["encrypt", "--recipient", "both", "-o", "out", "plain"][..]),
                (".pub", &["verify", "--key", "both", "plain"]),
                ("", &["pubkey", "-o", "out", "both"]),
            ] {
                let [first, second] = [first, second].map(|name| format!("{name}{kind}"));
                for both in [[of(&first), folder.read(&second)], [folder.read(&first), of(&second)]] {
                    private(&folder, "both", &both.concat());
                    let output = folder.run(command, b"");
                    let message = failure(&output);
                    let why = ["a NUL character", "after the end of the DER"];
                    assert!(why.iter().any(|why| message.contains(why)), "{first} {second}: {message}");
                    assert!(!folder.path("out").exists());
                }
            }
        }
    }
}

#[test]
fn recipients_and_a_key_together() {
    let folder = Folder::new();
    three(&folder);
    folder.write("plain", b"text");
    let key = ["--insecure-key-hex", KEY];
    let recipients = ["--recipient", "a.pub", "--recipient", "b.pub", "-o", "sealed", "plain"];
    success(folder.run(["encrypt"].iter().chain(&key).chain(&recipients), b""));
    for way in [&["--identity", "a"][..], &["--identity", "b"], &key, &["--identity", "c", "--identity", "b"]] {
        assert_eq!(success(folder.run(["decrypt"].iter().chain(way).chain(&["sealed"]), b"")), b"text", "{way:?}");
    }
    // Each of these two calls gives the command two keys, of which only one opens the file.
    let other = ["--insecure-key-hex", &"00".repeat(32)];
    for way in [[&key[..], &["--identity", "c"]], [&other[..], &["--identity", "a"]]] {
        assert_eq!(success(folder.run(["decrypt"].iter().chain(&way.concat()).chain(&["sealed"]), b"")), b"text");
    }
    let output = folder.run(["decrypt"].iter().chain(&other).chain(&["--identity", "c", "-o", "out", "sealed"]), b"");
    let want = "fastgost: sealed: c does not open the sealed file: it is for other recipients, or the header was changed; \
         --identity takes a recipient's private key\n";
    assert_eq!(refusal(&output, 1), want);
    // A passphrase cannot be combined with keys or recipients: docs/format.md says why.
    for more in [&["--recipient", "a.pub"][..], &key] {
        let passphrase = ["encrypt", "--passphrase-fd", "0", "-o", "out", "plain"];
        let output = folder.run(passphrase.iter().chain(more), b"four words");
        assert!(failure(&output).contains("cannot be used with"), "{}", text(&output.stderr));
    }
    let output =
        folder.run(["decrypt", "--passphrase-fd", "0", "-o", "out", "sealed"].iter().chain(&key), b"four words");
    assert!(failure(&output).contains("give one or the other"), "{}", text(&output.stderr));
    assert!(!folder.names().contains(&"out".to_owned()));
}

#[test]
fn all_identities_of_files() {
    let folder = Folder::new();
    three(&folder);
    folder.write("plain", b"text");
    encrypted_key(&folder, "256-b", "d", "four words");
    encrypted_key(&folder, "256-b", "e", "five words");
    success(folder.run(["pubkey", "--passphrase-fd", "0", "-o", "d.pub", "d"], b"four words"));
    let [a, b, d, e] = ["a", "b", "d", "e"].map(|name| text(&folder.read(name)).to_owned());
    private(&folder, "ids", format!("# mine\n{a}{}\nold:\n{b}", text(&folder.read("c.pub"))).as_bytes());
    private(&folder, "more", format!("{e}{a}{d}").as_bytes());
    for name in ["a", "b", "c", "d"] {
        success(
            folder.run(["encrypt", "--recipient", &format!("{name}.pub"), "-o", &format!("for-{name}"), "plain"], b""),
        );
    }
    for (identities, file) in [
        (&["--identity", "ids"][..], "for-a"),
        (&["--identity", "ids"], "for-b"),
        (&["--identity", "ids", "--identity", "c"], "for-c"),
        (&["--identity", "c", "--identity", "ids"], "for-b"),
        // Unencrypted keys are tried first, so the command does not ask for a passphrase.
        (&["--identity", "more"], "for-a"),
    ] {
        let output = folder.run(["decrypt"].iter().chain(identities).chain(&[file]), b"");
        assert_eq!(success(output), b"text", "{identities:?} {file}");
    }
    // A passphrase is read once, and tried on all encrypted keys.
    let open = ["decrypt", "--passphrase-fd", "0", "--identity", "more", "--identity", "c"];
    assert_eq!(success(folder.run(open.iter().chain(&["for-d"]), b"four words\n")), b"text");
    let output = folder.run(open.iter().chain(&["-o", "out", "for-d"]), b"five words");
    assert!(
        refusal(&output, 1).starts_with("fastgost: more, line 12: the passphrase is wrong"),
        "{}",
        text(&output.stderr)
    );
    let output =
        folder.run(["decrypt", "--passphrase-fd", "0", "--identity", "ids", "-o", "out", "for-a"], b"four words");
    assert_eq!(failure(&output), "fastgost: ids: these private keys are not encrypted; omit the passphrase option\n");
    let output = folder.run(["decrypt", "--identity", "ids", "-o", "out", "for-c"], b"");
    let want = "fastgost: for-c: none of the private keys opens the sealed file: it is for other recipients, or the header was \
                changed; --identity takes a recipient's private key\n";
    assert_eq!(refusal(&output, 1), want);
    // The command `pubkey` prints a public key for each of these private keys. Its output can be used as a file of
    // recipients. But for signing, a file must contain exactly one key.
    let public = success(folder.run(["pubkey", "ids"], b""));
    assert_eq!(public, [folder.read("a.pub"), folder.read("b.pub")].concat());
    let output = folder.run(["sign", "--key", "ids", "plain"], b"");
    assert_eq!(failure(&output), "fastgost: ids: contains 2 private keys; needed: a file with exactly one\n");
    assert!(!folder.names().iter().any(|name| name == "out" || name == "plain.sig"));
}

/// If one of several keys cannot be read, the error must name this key. If the command silently skipped a recipient's
/// key, this recipient could not open the file.
#[test]
fn what_cannot_be_read_among_several_is_named() {
    let folder = Folder::new();
    three(&folder);
    folder.write("plain", b"text");
    let [a, b] = ["a.pub", "b.pub"].map(|name| text(&folder.read(name)).to_owned());
    let secret = text(&folder.read("c")).to_owned();
    // This is a key of another algorithm, Ed25519.
    let foreign = "-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----\n";
    let request = b.replace("PUBLIC KEY", "CERTIFICATE REQUEST");
    for (bad, want) in [
        (
            b.replace("END PUBLIC", "END PRIVATE"),
            ": line 6: the block that begins here has no END line with the same label; allowed: a block closed by",
        ),
        (b.replace('M', "*"), ": line 7: a character that is not in base64; allowed: base64"),
        (b.lines().skip(1).collect::<Vec<_>>().join("\n") + "\n", ": line 6: base64 outside of BEGIN and END lines"),
        (
            secret,
            ", line 6: this is a private key; `fastgost sign --key` and `fastgost decrypt --identity` take it, `fastgost pubkey`",
        ),
        (foreign.to_owned(), ", line 6: this is an Ed25519 key, not a GOST key; allowed: keys of GOST R 34.10"),
        (request, ", line 6: CERTIFICATE REQUEST; allowed in PEM: PUBLIC KEY, CERTIFICATE"),
        (b.replace("PUBLIC KEY", "CERTIFICATE"), ", line 6: the certificate cannot be read"),
    ] {
        assert_eq!(a.lines().count(), 4, "where the next begins");
        folder.write("bad", format!("#\n{a}{bad}{a}").as_bytes());
        for arguments in
            [&["encrypt", "--recipient", "bad", "-o", "out", "plain"][..], &["verify", "--key", "bad", "plain"]]
        {
            let output = folder.run(arguments, b"");
            let message = failure(&output);
            assert!(message.starts_with(&format!("fastgost: bad{want}")), "{message}");
        }
    }
    // In a file of private keys, a key that cannot be read is an error. PEM blocks of other kinds are ignored, unless
    // they are malformed.
    let [a, c] = ["a", "c"].map(|name| text(&folder.read(name)).to_owned());
    for (bad, want) in [
        (c.replace("END PRIVATE", "END PUBLIC"), ": line 6: the block that begins here has no END line"),
        (b.replace("END PUBLIC", "END"), ": line 6: the block that begins here has no END line"),
        (
            b.replace("PUBLIC KEY", "GOST PRIVATE KEY"),
            ", line 6: GOST PRIVATE KEY; allowed in PEM: PRIVATE KEY, ENCRYPTED PRIVATE KEY",
        ),
    ] {
        assert_eq!(a.lines().count(), 4, "where the next begins");
        private(&folder, "bad", format!("{a}#\n{bad}").as_bytes());
        let output = folder.run(["pubkey", "bad"], b"");
        assert!(failure(&output).starts_with(&format!("fastgost: bad{want}")), "{}", text(&output.stderr));
        assert_eq!(text(&output.stdout), "");
    }
    private(&folder, "bad", b"# nothing\n");
    let output = folder.run(["decrypt", "--identity", "a", "--identity", "bad", "-o", "out", "plain"], b"");
    assert!(refusal(&output, 1).contains("this is not a sealed file"));
    let output = folder.run(["encrypt", "--recipient", "a.pub", "--recipient", "bad", "-o", "out", "plain"], b"");
    assert!(failure(&output).starts_with("fastgost: bad: neither a public key nor a certificate"));
    assert!(!folder.names().contains(&"out".to_owned()));
}

/// A GOST key under the label of another kind is not read as a key. The error is about the label, whatever the contents
/// are.
#[test]
fn private_keys_under_other_labels() {
    let folder = Folder::new();
    success(folder.run(["keygen", "--curve", "256-a", "-o", "key"], b""));
    let key = String::from_utf8(folder.read("key")).expect("PEM");
    let not_gost = |what: &str| format!("this is {what}, not a GOST key; allowed: keys of GOST R 34.10");
    for (label, message) in [
        ("RSA PRIVATE KEY", not_gost("an RSA key")),
        ("EC PRIVATE KEY", not_gost("an ECDSA key")),
        ("A PRIVATE KEY", "A PRIVATE KEY; allowed in PEM: PRIVATE KEY, ENCRYPTED PRIVATE KEY".to_owned()),
    ] {
        private(&folder, "other", key.replace("PRIVATE KEY", label).as_bytes());
        let message = format!("fastgost: other: {message}\n");
        assert_eq!(failure(&folder.run(["pubkey", "other"], b"")), message);
    }
}

#[test]
fn signatures_of_any_of_the_keys() {
    let folder = Folder::new();
    three(&folder);
    pair(&folder, "256-a", "stranger");
    for (file, key) in [("for-a", "a"), ("for-b", "b"), ("for-c", "c"), ("for-stranger", "stranger")] {
        folder.write(file, file.as_bytes());
        success(folder.run(["sign", "--key", key, file], b""));
    }
    let files = ["for-a", "for-b", "for-c", "for-stranger"];
    for keys in [&["--key", "all.pub"][..], &["--key", "c.pub", "--key", "b.pub", "--key", "a.pub"]] {
        let output = folder.run(["verify"].iter().chain(keys).chain(&files), b"");
        assert_eq!(text(&output.stdout), "for-a: OK\nfor-b: OK\nfor-c: OK\nfor-stranger: FAILED\n");
        assert_eq!(refusal(&output, 1), "fastgost: WARNING: 1 signature is wrong\n");
    }
    // If one call verifies many files, a wrong signature is reported, wherever its file is in the list.
    let many: Vec<_> = (0..150).map(|i| format!("f{i:03}")).collect();
    for name in &many {
        folder.write(name, name.as_bytes());
    }
    for (key, names) in [("a", &many[..50]), ("b", &many[50..100]), ("c", &many[100..])] {
        success(folder.run(["sign", "--key", key].map(str::to_owned).iter().chain(names), b""));
    }
    for wrong in ["f003", "f070", "f149"] {
        folder.write(wrong, b"changed");
    }
    let output = folder.run(["verify", "--quiet", "--key", "all.pub"].map(str::to_owned).iter().chain(&many), b"");
    assert_eq!(text(&output.stdout), "f003: FAILED\nf070: FAILED\nf149: FAILED\n");
    // If none of the given keys has made the signature, the verification fails. In the first call, `a.pub` is on the
    // curve of the signature's key, but is another key. In the second call, both keys have the wrong size for the
    // signature.
    let output = folder.run(["verify", "--key", "a.pub", "--key", "b.pub", "for-c"], b"");
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), "for-c: FAILED\n"));
    let output = folder.run(["verify", "--key", "a.pub", "--key", "c.pub", "for-b"], b"");
    assert!(refusal(&output, 1).contains("for-b.sig: the signature has 128 bytes"), "{}", text(&output.stderr));
}

/// Keys of GOST R 34.10-2001 and of GOST R 34.10-2012 sign digests of different hash functions. But their signatures
/// look alike, so the command must try both hash functions.
#[test]
fn keys_of_two_standards_verify_together() {
    let folder = Folder::new();
    three(&folder);
    let old = SigningKey::generate(Curve::from_name("cryptopro-a").expect("a curve")).expect("a key");
    let mut der = old.verifying_key().to_public_key_der().expect("DER").into_vec();
    // RFC 4491 has shorter identifiers for the algorithm and the hash function: 1.2.643.2.2.19 and 1.2.643.2.2.30.1.
    let replaced = [
        (&b"\x06\x08\x2a\x85\x03\x07\x01\x01\x01\x01"[..], &b"\x06\x06\x2a\x85\x03\x02\x02\x13"[..]),
        (b"\x06\x08\x2a\x85\x03\x07\x01\x01\x02\x02", b"\x06\x07\x2a\x85\x03\x02\x02\x1e\x01"),
    ];
    for (from, to) in replaced {
        let at = der.windows(from.len()).position(|w| w == from).expect("it is there");
        der.splice(at..at + from.len(), to.iter().copied());
    }
    // These three bytes are the lengths of the whole document, of the algorithm, and of the algorithm's parameters.
    der[1] -= 3;
    der[3] -= 3;
    der[5 + 8] -= 1;
    folder.write("old.der", &der);
    let file = data(100_000);
    folder.write("new", &file);
    folder.write("old", &file);
    success(folder.run(["sign", "--key", "a", "new"], b""));
    let digest = Gost94::digest(&file);
    folder.write("old.sig", &old.sign_digest(&digest).expect("a signature").to_bytes(Encoding::X509));
    for keys in [["--key", "all.pub", "--key", "old.der"], ["--key", "old.der", "--key", "all.pub"]] {
        let output = folder.run(["verify"].iter().chain(&keys).chain(&["new", "old"]), b"");
        assert_eq!(text(&success(output)), "new: OK\nold: OK\n");
        let output = folder.run(["verify"].iter().chain(&keys).chain(&["--signature", "old.sig", "-"]), &file);
        assert!(failure(&output).contains("standard input is read only once"), "{}", text(&output.stderr));
    }
    let output = folder.run(["verify", "--key", "old.der", "--key", "b.pub", "--signature", "old.sig", "-"], &file);
    assert_eq!(success(output), b"-: OK\n");
    let output = folder.run(["verify", "--key", "all.pub", "old"], b"");
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), "old: FAILED\n"));
}

/// The profile of a certificate that has only the names of its subject and issuer, and no extensions.
struct Names {
    issuer: Name,
    subject: Name,
}

impl BuilderProfile for Names {
    fn get_issuer(&self, _: &Name) -> Name {
        self.issuer.clone()
    }
    fn get_subject(&self) -> Name {
        self.subject.clone()
    }
    fn build_extensions(
        &self,
        _: SubjectPublicKeyInfoRef<'_>,
        _: SubjectPublicKeyInfoRef<'_>,
        _: &TbsCertificate,
    ) -> Result<Vec<Extension>> {
        Ok(Vec::new())
    }
}

/// Makes a certificate of `key`, in PEM. `issuers` is the key of the issuer.
fn certificate(subject: &str, key: &SigningKey, issuer: &str, issuers: &SigningKey) -> String {
    let [issuer, subject] = [issuer, subject].map(|name| Name::from_str(&format!("CN={name}")).expect("a name"));
    let public = SubjectPublicKeyInfo::from_key(&key.verifying_key()).expect("a public key");
    let validity = Validity::from_now(Duration::from_secs(86400)).expect("a time");
    let names = Names { issuer, subject };
    let builder = CertificateBuilder::new(names, SerialNumber::from(7_u32), validity, public).expect("a builder");
    let certificate: Certificate = builder.build::<_, Signature>(issuers).expect("a certificate");
    assert!(certificate.to_der().is_ok());
    certificate.to_pem(LineEnding::LF).expect("PEM")
}

/// The user encrypts for the owner of a certificate. If the certificate's file also has the CA's certificate, the
/// command must refuse this file. Otherwise the CA could decrypt the encrypted data.
#[test]
fn a_chain_of_certificates_is_refused() {
    let folder = Folder::new();
    let [authority, a, b] =
        [(); 3].map(|()| SigningKey::generate(Curve::from_name("256-a").expect("a curve")).expect("a key"));
    let root = certificate("authority", &authority, "authority", &authority);
    let [alice, bob] = [("Alice", &a), ("Bob", &b)].map(|(name, key)| certificate(name, key, "authority", &authority));
    for (name, key) in [("a", &a), ("b", &b), ("authority", &authority)] {
        private(&folder, name, key.to_pkcs8_pem(LineEnding::LF).expect("PEM").as_bytes());
    }
    folder.write("plain", b"text");
    success(folder.run(["sign", "--key", "b", "plain"], b""));
    for (chain, want) in [
        (format!("{alice}{root}"), format!("chain, line {}: ", 1 + alice.lines().count())),
        (format!("{root}{bob}{alice}"), "chain, line 1: ".to_owned()),
    ] {
        folder.write("chain", chain.as_bytes());
        for arguments in
            [&["encrypt", "--recipient", "chain", "-o", "out", "plain"][..], &["verify", "--key", "chain", "plain"]]
        {
            let output = folder.run(arguments, b"");
            let message = failure(&output);
            let want = format!("fastgost: {want}this certificate issued the one in line ");
            assert!(message.starts_with(&want), "{message}");
        }
    }
    // Names are compared by the rules of RFC 5280, and not byte by byte.
    let root = certificate("AUTHORITY", &authority, "authority", &authority);
    folder.write("chain", format!("{alice}{root}").as_bytes());
    assert!(
        failure(&folder.run(["verify", "--key", "chain", "plain"], b"")).contains("this certificate issued the one")
    );
    let root = certificate("authority", &authority, "authority", &authority);
    // The command accepts certificates of two owners, and two certificates of one owner. It also accepts all
    // certificates that the user names one by one.
    folder.write("both", format!("{alice}{bob}").as_bytes());
    let renewed = certificate("authority", &authority, "authority", &authority);
    folder.write("root", format!("{root}{renewed}").as_bytes());
    let output = folder.run(["encrypt", "--recipient", "both", "--recipient", "root", "-o", "sealed", "plain"], b"");
    success(output);
    for name in ["a", "b", "authority"] {
        assert_eq!(success(folder.run(["decrypt", "--identity", name, "sealed"], b"")), b"text", "{name}");
    }
    assert_eq!(success(folder.run(["verify", "--key", "both", "plain"], b"")), b"plain: OK\n");
}

/// The header of a sealed file has room for at most 140 recipients with keys of 256 bits. The command refuses more
/// recipients.
#[test]
fn too_many_recipients() {
    let folder = Folder::new();
    let curve = Curve::from_name("256-a").expect("a curve");
    let public = |_| SigningKey::generate(curve).expect("a key").verifying_key().to_public_key_pem(LineEnding::LF);
    let all = |n: usize| (0..n).map(|i| public(i).expect("PEM")).collect::<String>();
    folder.write("plain", b"text");
    folder.write("many", all(140).as_bytes());
    success(folder.run(["encrypt", "--recipient", "many", "-o", "sealed", "plain"], b""));
    folder.write("too-many", all(141).as_bytes());
    let output = folder.run(["encrypt", "--recipient", "too-many", "-o", "out", "plain"], b"");
    assert!(failure(&output).contains("recipients"), "{}", text(&output.stderr));
}

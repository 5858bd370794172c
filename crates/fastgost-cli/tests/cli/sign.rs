//! Tests key pairs, signatures of files, and sealed files for public keys.
use crate::common::{Folder, data, failure, pair, refusal, success, text};
use fastgost::{
    curve::Curve,
    keys::{self, PublicKey},
    sign::{Encoding, Signature},
};
use std::{fs, process::Command};

const CURVES: [&str; 7] = ["256-a", "256-b", "256-c", "256-d", "512-a", "512-b", "512-c"];

#[test]
fn every_curve() {
    let folder = Folder::new();
    // Some files are smaller, and some files are larger, than the part of a file that the command reads at once.
    for (i, size) in [0, 1, 5000, 1 << 20, (5 << 20) + 1].into_iter().enumerate() {
        folder.write(&format!("f{i}"), &data(size));
    }
    for curve in CURVES {
        let name = format!("key-{curve}");
        pair(&folder, curve, &name);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = std::fs::metadata(folder.path(&name)).expect("a file").permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        let private = keys::read_private_key(&folder.read(&name)).expect("a private key");
        assert_eq!(private.curve(), Curve::from_name(curve).expect("a curve"));
        let public = PublicKey::read(&folder.read(&format!("{name}.pub"))).expect("a public key");
        assert_eq!(public.verifying_key().expect("on a curve"), private.verifying_key());
        for (threads, encoding) in [("1", Encoding::X509), ("2", Encoding::Standard), ("3", Encoding::Tls)] {
            let order = ["x509", "standard", "tls"][threads.parse::<usize>().expect("a number") - 1];
            let fixed = ["--threads", threads, "--encoding", order, "f0", "f1", "f2", "f3", "f4"];
            success(folder.run(["sign", "--key", &name].iter().chain(&fixed), b""));
            for file in ["f0", "f1", "f2", "f3", "f4"] {
                let bytes = folder.read(&format!("{file}.sig"));
                assert_eq!(bytes.len(), 2 * private.curve().size());
                let signature = Signature::from_bytes(private.curve(), &bytes, encoding).expect("its length");
                private.verifying_key().verify(&folder.read(file), &signature).expect("what was signed");
            }
            let public = format!("{name}.pub");
            let output = folder.run(["verify", "--key", &public].iter().chain(&fixed), b"");
            assert_eq!(text(&success(output)), "f0: OK\nf1: OK\nf2: OK\nf3: OK\nf4: OK\n");
        }
        // If `verify` expects another byte order than the signature has, the verification must fail.
        let output = folder.run(["verify", "--key", &format!("{name}.pub"), "f1"], b"");
        assert_eq!(text(&output.stdout), "f1: FAILED\n");
        assert_eq!(refusal(&output, 1), "fastgost: WARNING: 1 signature is wrong\n");
    }
}

/// Some formats sign data that has a recognizable form. If the user signed a file of this form, somebody could use the
/// raw signature as a signature in this format. So such files are refused.
#[test]
fn files_that_other_formats_sign() {
    let folder = Folder::new();
    pair(&folder, "256-a", "key");
    let element = |tag: u8, size: u32| {
        let mut file = vec![tag, 0x84];
        file.extend(size.to_be_bytes());
        file.resize(6 + size as usize, 1);
        file
    };
    let handshake = [&[b' '; 64][..], b"TLS 1.3, client CertificateVerify\0", &[5; 32]].concat();
    let token = b"eyJhbGciOiJHT1NUMzQxMF8yMDEyXzI1NiJ9.e30".to_vec();
    let long_token = [b"eyJ4Ijoi", &vec![b'A'; 5 << 20][..], b"In0.text of any kind\n"].concat();
    folder.write("fine", b"a letter");
    for file in [
        element(0x31, 70),
        element(0x31, 5 << 20),
        element(0x30, 1000),
        element(0x30, 1 << 20),
        handshake,
        token,
        long_token,
    ] {
        folder.write("file", &file);
        let output = folder.run(["sign", "--key", "key", "file", "fine"], b"");
        assert!(refusal(&output, 2).contains("file: not signed, since it is "));
        assert!(!folder.path("file.sig").exists() && folder.path("fine.sig").exists());
        let output = folder.run(["sign", "--key", "key", "-o", "out", "-"], &file);
        assert!(refusal(&output, 2).contains("--allow-structure signs it"));
        assert!(!folder.path("out").exists());
        success(folder.run(["sign", "--key", "key", "--allow-structure", "file"], b""));
        success(folder.run(["verify", "--allow-structure", "--key", "key.pub", "file"], b""));
        fs::remove_file(folder.path("file.sig")).expect("it is there");
        folder.write("file", &[b"x", &file[..]].concat());
        success(folder.run(["sign", "--key", "key", "file"], b""));
        fs::remove_file(folder.path("file.sig")).expect("it is there");
    }
}

#[test]
fn many_files_and_those_that_are_wrong() {
    let folder = Folder::new();
    pair(&folder, "256-a", "key");
    let names: Vec<_> = (0..150).map(|i| format!("f{i:03}")).collect();
    for (i, name) in names.iter().enumerate() {
        folder.write(name, &data(i * i));
    }
    let with = |fixed: &[&str], names: &[String]| {
        let arguments: Vec<_> = fixed.iter().map(|s| (*s).to_owned()).chain(names.iter().cloned()).collect();
        folder.run(arguments, b"")
    };
    success(with(&["sign", "--key", "key"], &names));
    assert_eq!(success(with(&["verify", "--quiet", "--key", "key.pub"], &names)), b"");
    // Four signatures are wrong: a modified signature, the signature of another file, a truncated signature, and a
    // signature with trailing data.
    folder.write("f020", &data(399));
    folder.write("f070.sig", &folder.read("f071.sig"));
    folder.write("f100.sig", &folder.read("f100.sig")[..63]);
    folder.write("f101.sig", &[&folder.read("f101.sig")[..], b"\n"].concat());
    let output = with(&["verify", "--quiet", "--key", "key.pub"], &names);
    assert_eq!(text(&output.stdout), "f020: FAILED\nf070: FAILED\nf100: FAILED\nf101: FAILED\n");
    let message = refusal(&output, 1);
    assert!(message.contains("f100.sig: the signature has 63 bytes"), "{message}");
    assert!(message.contains("f101.sig: the signature has 65 bytes"), "{message}");
    assert!(message.ends_with("fastgost: WARNING: 4 signatures are wrong\n"), "{message}");
    // If a file is unreadable, the command reports this file, and processes the other files.
    std::fs::remove_file(folder.path("f030")).expect("a file");
    std::fs::remove_file(folder.path("f031.sig")).expect("a file");
    let output = with(&["verify", "--quiet", "--key", "key.pub"], &names[25..40]);
    assert_eq!(text(&output.stdout), "f030: FAILED open or read\nf031: FAILED open or read\n");
    let message = failure(&output);
    assert!(message.contains("fastgost: f030: No such file or directory\n"), "{message}");
    assert!(
        message.contains("fastgost: f031.sig: No such file or directory; --signature names the signature's file\n"),
        "{message}"
    );
    let output = with(&["verify", "--quiet", "--key", "key.pub"], &names[15..40]);
    assert_eq!(output.status.code(), Some(1), "a wrong signature counts more");
    let output = with(&["sign", "--key", "key"], &names[29..32]);
    assert_eq!(failure(&output), "fastgost: f030: No such file or directory\n");
    assert_eq!(success(with(&["verify", "--key", "key.pub"], &names[31..32])), b"f031: OK\n");
    // If the user gives another key, every signature is reported as wrong.
    pair(&folder, "256-a", "other");
    let output = with(&["verify", "--quiet", "--key", "other.pub"], &names[..3]);
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), "f000: FAILED\nf001: FAILED\nf002: FAILED\n"));
}

#[test]
fn standard_streams_and_names() {
    let folder = Folder::new();
    pair(&folder, "512-c", "key");
    folder.write("plain", b"text");
    let signature = success(folder.run(["sign", "--key", "key", "-o", "-", "-"], b"text"));
    assert_eq!(signature.len(), 128);
    folder.write("elsewhere", &signature);
    let verify = ["verify", "--key", "key.pub", "--signature", "elsewhere"];
    assert_eq!(success(folder.run(verify.iter().chain(&["plain"]), b"")), b"plain: OK\n");
    assert_eq!(success(folder.run(verify.iter().chain(&["-"]), b"text")), b"-: OK\n");
    success(folder.run(["sign", "--key", "key", "-o", "again", "plain"], b""));
    assert_eq!(folder.read("again").len(), 128);
    // Two signatures of one file differ, because each signature has a new nonce.
    assert_ne!(folder.read("again"), signature);
    for (arguments, want) in [
        (&["sign", "--key", "key", "-"][..], "standard input has no name to append .sig to; use -o"),
        (&["verify", "--key", "key.pub", "-"], "standard input has no name to append .sig to; use --signature"),
        (
            &["sign", "--key", "key", "-o", "out", "plain", "again"],
            "-o is for one file; there are 2; without it, the signature of each is FILE.sig",
        ),
        (
            &["verify", "--key", "key.pub", "--signature", "again", "plain", "again"],
            "--signature is for one file; there are 2; without it, the signature of each is FILE.sig",
        ),
        (
            &["sign", "--key", "key", "-o", "plain", "plain"],
            "plain: input and output are the same file; write to another one",
        ),
        (&["sign", "--key", "nowhere", "plain"], "nowhere: No such file or directory"),
        (
            &["sign", "--key", "plain", "plain"],
            "plain: has no key, or a damaged one; allowed: private keys in PEM (PRIVATE KEY, ENCRYPTED PRIVATE KEY), base64 or DER, or a PFX",
        ),
        (
            &["verify", "--key", "plain", "plain"],
            "plain: neither a public key nor a certificate of GOST R 34.10; allowed: PEM (PUBLIC KEY, CERTIFICATE) or DER",
        ),
        (
            &["verify", "--key", "key", "plain"],
            "key: this is a private key; `fastgost sign --key` and `fastgost decrypt --identity` take it, `fastgost pubkey` gives its public key; allowed here: public keys and certificates",
        ),
        (
            &["keygen", "--curve", "256-a", "-o", "key"],
            "key: exists; a key is never overwritten; write to another file",
        ),
        (
            &["keygen", "--secret", "--passphrase", "-o", "new"],
            "a secret key is never encrypted; allowed: a passphrase with --curve",
        ),
    ] {
        let output = folder.run(arguments, b"");
        let message = failure(&output);
        let message = message.lines().filter(|line| !line.contains("other users")).collect::<Vec<_>>().join("\n");
        assert_eq!(message, format!("fastgost: {want}"));
    }
    for curve in ["256-test", "512-test", "secp256r1", ""] {
        let output = folder.run(["keygen", "--curve", curve, "-o", "new"], b"");
        let message = failure(&output);
        assert!(message.contains("allowed: 256-a, 256-b, 256-c, 256-d, 512-a, 512-b, 512-c, cryptopro-a"), "{message}");
    }
    assert_eq!(folder.names(), ["again", "elsewhere", "key", "key.pub", "plain"]);
}

#[test]
fn private_keys_with_a_passphrase() {
    let folder = Folder::new();
    folder.write("plain", b"text");
    success(
        folder.run(["keygen", "--curve", "256-b", "--passphrase-fd", "0", "--quiet", "-o", "key"], b"four words\n"),
    );
    assert!(text(&folder.read("key")).starts_with("-----BEGIN ENCRYPTED PRIVATE KEY-----\n"));
    success(folder.run(["pubkey", "--passphrase-fd", "0", "-o", "key.pub", "key"], b"four words"));
    success(folder.run(["sign", "--passphrase-fd", "0", "--key", "key", "plain"], b"four words"));
    assert_eq!(success(folder.run(["verify", "--key", "key.pub", "plain"], b"")), b"plain: OK\n");
    let output = folder.run(["sign", "--passphrase-fd", "0", "--key", "key", "plain"], b"five words");
    assert!(refusal(&output, 1).starts_with("fastgost: key: "), "{}", text(&output.stderr));
    // This key is not encrypted, so the command refuses the passphrase option.
    pair(&folder, "256-b", "open");
    let output = folder.run(["sign", "--passphrase-fd", "0", "--key", "open", "plain"], b"four words");
    assert_eq!(failure(&output), "fastgost: open: this private key is not encrypted; omit the passphrase option\n");
    // With the passphrase, the encrypted key also opens sealed files.
    success(folder.run(["encrypt", "--recipient", "key.pub", "-o", "sealed", "plain"], b""));
    let open = ["decrypt", "--identity", "key", "--passphrase-fd", "0", "sealed"];
    assert_eq!(success(folder.run(open, b"four words")), b"text");
}

#[test]
fn sealed_for_public_keys() {
    let folder = Folder::new();
    let plaintext = data(200_000);
    folder.write("plain", &plaintext);
    for curve in CURVES {
        pair(&folder, curve, curve);
    }
    pair(&folder, "256-a", "stranger");
    for algorithm in ["kuznyechik", "magma"] {
        let recipients = CURVES.map(|curve| format!("--recipient={curve}.pub"));
        let fixed = ["encrypt", "-a", algorithm, "-o", "sealed", "plain"].map(str::to_owned);
        success(folder.run(fixed.iter().chain(&recipients), b""));
        for curve in CURVES {
            assert!(success(folder.run(["decrypt", "--identity", curve, "sealed"], b"")) == plaintext, "{curve}");
        }
        let output = folder.run(["decrypt", "--identity", "stranger", "-o", "out", "sealed"], b"");
        let want = "fastgost: sealed: stranger does not open the sealed file: it is for other recipients, or the header was \
                    changed; --identity takes a recipient's private key\n";
        assert_eq!(refusal(&output, 1), want);
    }
    let output = folder.run(["decrypt", "--passphrase-fd", "0", "-o", "out", "sealed"], b"four words");
    let want =
        "fastgost: sealed: no passphrase opens this sealed file; it takes a recipient's private key (--identity)\n";
    assert_eq!(refusal(&output, 1), want);
    success(folder.run(["encrypt", "--passphrase-fd", "0", "-o", "other", "plain"], b"four words"));
    let output = folder.run(["decrypt", "--identity", "256-a", "-o", "out", "other"], b"");
    let want = "fastgost: other: no private key opens this sealed file; it takes a passphrase (--passphrase)\n";
    assert_eq!(refusal(&output, 1), want);
    // The command takes either keys or a passphrase, but not both.
    for wrong in [
        &["encrypt", "--recipient", "256-a.pub", "--passphrase", "plain"][..],
        &["decrypt", "--key-file", "plain", "--passphrase", "sealed"],
        &["decrypt", "sealed"],
    ] {
        failure(&folder.run(wrong, b""));
    }
    let output = folder.run(["encrypt", "--recipient", "256-a", "-o", "out", "plain"], b"");
    assert_eq!(
        failure(&output),
        "fastgost: 256-a: this is a private key; `fastgost sign --key` and `fastgost decrypt --identity` take it, `fastgost pubkey` gives its public key; allowed here: public keys and certificates\n"
    );
    assert!(!folder.names().contains(&"out".to_owned()));
}

/// We verify the signatures of gost-engine, and gost-engine verifies our signatures.
#[test]
fn openssl() {
    let has_engine = Command::new("openssl").args(["engine", "gost"]).output().is_ok_and(|o| o.status.success());
    if !has_engine {
        assert!(std::env::var_os("FASTGOST_NO_SKIP").is_none(), "openssl with the engine gost is not installed");
        eprintln!("skipped: there is no openssl with the engine gost");
        return;
    }
    let folder = Folder::new();
    folder.write("plain", &data(100_000));
    for (curve, algorithm, parameters, hash) in [
        ("256-a", "gost2012_256", "TCA", "md_gost12_256"),
        ("256-b", "gost2012_256", "A", "md_gost12_256"),
        ("512-a", "gost2012_512", "A", "md_gost12_512"),
        ("512-c", "gost2012_512", "C", "md_gost12_512"),
    ] {
        let openssl = |arguments: &[&str]| {
            let mut command = Command::new("openssl");
            command.args(arguments);
            let output = folder.run_command(command, b"");
            assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
        };
        let own = format!("own-{curve}");
        pair(&folder, curve, &own);
        let (theirs, public) = (format!("theirs-{curve}"), format!("theirs-{curve}.pub"));
        let parameter = format!("paramset:{parameters}");
        openssl(&["genpkey", "-engine", "gost", "-algorithm", algorithm, "-pkeyopt", &parameter, "-out", &theirs]);
        openssl(&["pkey", "-engine", "gost", "-in", &theirs, "-pubout", "-out", &public]);
        let digest = format!("-{hash}");
        // We verify a signature that gost-engine has made with its own key.
        openssl(&["dgst", "-engine", "gost", &digest, "-sign", &theirs, "-out", "plain.sig", "plain"]);
        assert_eq!(success(folder.run(["verify", "--key", &public, "plain"], b"")), b"plain: OK\n", "{curve}");
        // gost-engine verifies our signatures. We make one signature with our key, and one signature with gost-engine's
        // key.
        for (private, public) in [(&own, &format!("{own}.pub")), (&theirs, &public)] {
            let signed = folder.run(["sign", "--key", private, "plain"], b"");
            assert!(signed.status.success(), "{}", text(&signed.stderr));
            openssl(&["dgst", "-engine", "gost", &digest, "-verify", public, "-signature", "plain.sig", "plain"]);
        }
    }
}

#[test]
fn files_of_keys_and_passphrases_are_not_written_over() {
    let folder = Folder::new();
    pair(&folder, "256-a", "key");
    folder.write("letter", b"text");
    folder.write("secret", &[7; 32]);
    let key = folder.read("key");
    for arguments in [
        ["sign", "--key", "key", "-o", "key", "letter"],
        ["encrypt", "--key-file", "secret", "-o", "secret", "letter"],
        ["encrypt", "--recipient", "key.pub", "-o", "key.pub", "letter"],
    ] {
        let output = folder.run(arguments, b"");
        let message = failure(&output);
        assert!(
            message.contains(
                "holds a key, passphrase, S-box, certificate or list that this command uses; choose another output"
            ),
            "{message}"
        );
    }
    success(folder.run(["encrypt", "--recipient", "key.pub", "-o", "sealed", "letter"], b""));
    let output = folder.run(["decrypt", "--identity", "key", "-o", "key", "sealed"], b"");
    let message = failure(&output);
    assert!(message.contains("holds a key, passphrase, S-box, certificate or list"), "{message}");
    assert_eq!((folder.read("key"), folder.read("secret")), (key, vec![7; 32]));
}

#[test]
fn standard_input_is_the_passphrase_or_the_message() {
    let folder = Folder::new();
    pair(&folder, "256-a", "key");
    let output = folder.run(["sign", "--key", "key", "--passphrase-fd", "0", "-o", "s", "-"], b"a passphrase\n");
    let message = failure(&output);
    assert!(message.contains("--passphrase-fd 0 reads the passphrase from standard input"), "{message}");
}

/// The signature replaces the link, and not the file to which the link leads, because the user named the link.
#[cfg(unix)]
#[test]
fn a_link_in_the_place_of_a_signature_is_replaced() {
    let folder = Folder::new();
    pair(&folder, "256-a", "key");
    folder.write("letter", b"text");
    folder.write("victim", b"precious");
    std::os::unix::fs::symlink(folder.path("victim"), folder.path("letter.sig")).expect("a link");
    success(folder.run(["sign", "--key", "key", "letter"], b""));
    assert_eq!(folder.read("victim"), b"precious");
    assert_eq!(folder.read("letter.sig").len(), 64);
    success(folder.run(["verify", "--key", "key.pub", "letter"], b""));
}

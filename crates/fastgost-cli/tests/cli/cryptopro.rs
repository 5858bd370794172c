//! Tests the import of keys from the containers and PFX files of CryptoPro.
use crate::{
    common::{Folder, failure, refusal, success, text},
    pfx_others::write,
};
use fastgost::{
    Gost28147, Sbox,
    keys::{MOST_ITERATIONS, PrivateKey},
    mac::Imit,
};
use fastgost_pki::{Strictness, pfx::Pfx};
use fastgost_testkit::vectors::bytes;
use std::{fs, path::Path, process::Output};

/// The private keys in the test files, as hexadecimal bytes in little-endian order.
const KEY_2001: &str = "e09743202abc636d66025c663916a2a056fc1e69566db615f54be4947dfeb401";
const PFX_2001: &str = "0985067b5bc52e0af5e843b989be4ca31bc9140bee2dbdfba2704d41ea682cfd";
const KEY_256: &str = "402aedf4fba51bfd3ccd42179ad20a2bc82c57ccf315816fc1d7ff529d529a9b";
const KEY_512: &str = "edf2627566cf23ca4cd8fc6d81719d487fee68a95f1c7f7c3d9020b0a507052ec151e6e25a46eb8e858a377e4c9f2612d293942aee36aa08b9945d46cbeca94d";

/// Makes a folder with copies of the files and folders in `fastgost-pki/tests/files/cryptopro`. The folder also gets a
/// file with the passphrase of the copies `made.*`, and a file with a new passphrase.
pub fn folder() -> Folder {
    let folder = Folder::new();
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fastgost-pki/tests/files/cryptopro");
    for entry in fs::read_dir(from).expect("the files") {
        let entry = entry.expect("a file").path();
        let name = entry.file_name().and_then(|name| name.to_str()).expect("a name");
        if entry.is_dir() {
            fs::create_dir(folder.path(name)).expect("a folder");
            for inner in fs::read_dir(&entry).expect("a folder") {
                let inner = inner.expect("a file").path();
                let part = inner.file_name().and_then(|name| name.to_str()).expect("a name");
                write(&folder, &format!("{name}/{part}"), &fs::read(&inner).expect("a file"));
            }
        } else {
            write(&folder, name, &fs::read(&entry).expect("a file"));
        }
    }
    write(&folder, "p", b"12345678\n");
    write(&folder, "empty", b"");
    write(&folder, "new", b"four words\n");
    folder
}

fn run(folder: &Folder, line: &str) -> Output {
    folder.run(line.split(' '), b"")
}

/// Returns the bytes of the private key in a file that `key import` or `pfx import` wrote.
fn number(folder: &Folder, name: &str) -> Vec<u8> {
    let password = Some((&b"four words"[..], MOST_ITERATIONS));
    PrivateKey::read_with(&folder.read(name), password, Strictness::Strict).expect("a key").to_bytes().to_vec()
}

#[test]
fn to_pkcs8() {
    let folder = folder();
    for (file, passphrase, expected) in [
        ("container-2001.000", "empty", KEY_2001),
        ("pfx-2001.pfx", "empty", PFX_2001),
        ("pfx-2012-256.pfx", "empty", KEY_256),
        ("pfx-2012-512.pfx", "empty", KEY_512),
        ("made.000", "p", KEY_256),
        ("made.pfx", "p", KEY_256),
    ] {
        let import = format!("key import --quiet --passphrase-file {passphrase} --unencrypted -o {file}.key {file}");
        success(run(&folder, &import));
        assert!(text(&folder.read(&format!("{file}.key"))).starts_with("-----BEGIN PRIVATE KEY-----\n"));
        assert_eq!(number(&folder, &format!("{file}.key")), bytes(expected), "{file}");
        // The command must not overwrite an existing file.
        assert!(failure(&run(&folder, &import)).contains("exists"), "{file}");
    }
    // The encryption takes long, so only two keys are encrypted.
    for (file, expected) in [("container-2001.000", KEY_2001), ("pfx-2012-512.pfx", KEY_512)] {
        let import = "key import --quiet --passphrase-file empty --new-passphrase-file new";
        success(run(&folder, &format!("{import} -o encrypted {file}")));
        assert!(text(&folder.read("encrypted")).starts_with("-----BEGIN ENCRYPTED PRIVATE KEY-----\n"));
        assert_eq!(number(&folder, "encrypted"), bytes(expected), "{file}");
        fs::remove_file(folder.path("encrypted")).expect("a file");
        let output = run(&folder, &format!("key import --quiet --passphrase-file empty --unencrypted -o - {file}"));
        assert!(text(&success(output)).contains("-----BEGIN PRIVATE KEY-----\n"));
    }
    // Without a passphrase option, the command tries the empty passphrase, which is the passphrase of this container.
    let output = run(&folder, "key import --unencrypted -o plain container-2001.000");
    assert_eq!(
        text(&output.stderr),
        "fastgost: container-2001.000: this is a key of GOST R 34.10-2001, which decrypts, and signs nothing\n\
         fastgost: plain: the private key in it is not encrypted\n"
    );
    assert_eq!(number(&folder, "plain"), bytes(KEY_2001));
    let conflict = run(&folder, "key import --unencrypted --pfx -o x made.pfx");
    assert!(failure(&conflict).contains("cannot be used with"));
}

#[test]
fn to_a_pfx() {
    let folder = folder();
    let import = "key import --new-passphrase-file new --pfx";
    success(run(&folder, &format!("{import} --passphrase-file p -o 1.p12 made.000")));
    success(run(
        &folder,
        &format!("{import} --passphrase-file empty --cert pfx-2012-256.cer -o 2.p12 pfx-2012-256.pfx"),
    ));
    for file in ["1.p12", "2.p12"] {
        let pfx = Pfx::open(&folder.read(file), b"four words", MOST_ITERATIONS, Strictness::Strict).expect("a PFX");
        let key = pfx.keys().next().expect("a key").private_key(Strictness::Strict).expect("a key");
        assert_eq!(key.to_bytes().to_vec(), bytes(KEY_256));
        assert_eq!(pfx.certificate_of(&key), Some(&folder.read("pfx-2012-256.cer")[..]));
        assert!(pfx.bags().iter().all(|bag| bag.name().is_some() && bag.id().is_some()));
    }
    // If the certificate in the file is encrypted with a cipher that is not supported, the output must have no
    // certificate. A message must say that the certificate is missing, and must name the cipher.
    for (file, passphrase, cipher) in
        [("pfx-2012-256.pfx", "empty", "under Triple DES"), ("made-rc2.pfx", "p", "under RC2")]
    {
        let output = run(&folder, &format!("{import} --passphrase-file {passphrase} -o {file}.p12 {file}"));
        let said = text(&output.stderr);
        assert!(output.status.success() && said.contains("the key's certificate is not written"), "{said}");
        assert!(said.contains(cipher) && said.contains("`openssl pkcs12 -legacy -nokeys` writes it"), "{said}");
        let pem = format!("pfx import --unencrypted --passphrase-file {passphrase} -o {file}.pem {file}");
        let output = run(&folder, &pem);
        assert!(output.status.success() && text(&output.stderr).contains(cipher), "{output:?}");
    }
    let output = run(&folder, &format!("{import} --passphrase-file p --cert pfx-2012-256.cer -o 5.p12 made-rc2.pfx"));
    assert!(output.status.success() && !text(&output.stderr).contains("RC2"), "{output:?}");
    let output =
        run(&folder, &format!("{import} --passphrase-file empty --cert pfx-2012-512.cer -o 4.p12 pfx-2012-256.pfx"));
    assert!(refusal(&output, 1).contains("it is of none of the private keys in pfx-2012-256.pfx"));
    assert!(!folder.path("4.p12").exists());
}

#[test]
fn pem_and_what_is_shown() {
    let folder = folder();
    let shown = success(run(&folder, "pfx show --passphrase-file p made.000"));
    for line in [
        "Container of CryptoPro\nPassphrase: yes\nPrivate key: GOST R 34.10-2012, 256 bits",
        "name: Иван-1",
        "marked for CryptoPro's programs: for key exchange and signatures, exportable",
        "Certificate: CN=dotnet_core_2012_256",
    ] {
        assert!(text(&shown).contains(line), "{line}: {}", text(&shown));
    }
    let shown = success(run(&folder, "pfx show container-2001.000"));
    assert!(text(&shown).contains("Used from any time to 2039-09-02T21:08:46Z\n"), "{}", text(&shown));
    let shown = success(run(&folder, "pfx show pfx-2012-512.pfx"));
    for line in [
        "MAC: HMAC-SHA-1",
        "512 bits",
        "certificates, under Triple DES (a PKCS #12 scheme with SHA-1), which is not read",
    ] {
        assert!(text(&shown).contains(line), "{line}: {}", text(&shown));
    }
    // The command cannot decrypt the certificate in the PFX. Without --cert, a message must say so, and must name
    // --cert. With --cert, the command must not print this message.
    let output = run(&folder, "pfx import --unencrypted -o 1.pem pfx-2012-512.pfx");
    let said = text(&output.stderr);
    assert!(output.status.success() && said.contains("under Triple DES") && said.contains("--cert"), "{said}");
    let output = run(&folder, "pfx import --unencrypted --cert pfx-2012-512.cer -o 2.pem pfx-2012-512.pfx");
    assert_eq!(text(&output.stderr), "fastgost: 2.pem: the private key in it is not encrypted\n");
    assert_eq!(text(&folder.read("2.pem")).matches("BEGIN CERTIFICATE").count(), 1);
    success(run(&folder, "pfx import --nokeys -o 3.pem container-2001.000"));
    assert!(text(&folder.read("3.pem")).starts_with("# Alias\n-----BEGIN CERTIFICATE-----"));
    success(run(&folder, "pfx import --quiet --new-passphrase-file new -o 4.pem pfx-2012-512.pfx"));
    assert_eq!(number(&folder, "4.pem"), bytes(KEY_512));
    assert!(text(&folder.read("4.pem")).contains("-----BEGIN ENCRYPTED PRIVATE KEY-----\n"));
    // The command must not accept an empty passphrase for a new file.
    let output = run(&folder, "pfx import --new-passphrase-file empty -o 5.pem pfx-2012-512.pfx");
    assert!(failure(&output).contains("empty: empty; a passphrase has at least one character"), "{output:?}");
    assert!(!folder.path("5.pem").exists());
    // The command must accept an empty passphrase for an existing file.
    folder.write("letter", b"text");
    success(run(&folder, "sign --key pfx-2012-512.pfx --passphrase-file empty letter"));
    success(run(&folder, "verify --key pfx-2012-512.cer letter"));
}

/// Replaces the checksum in a header by the correct checksum, which anybody can compute. A header is a SEQUENCE of two
/// elements: the content, and an OCTET STRING with the checksum.
fn with_right_checksum(header: &mut [u8]) {
    let end = header.len() - 6;
    let mut imit = Imit::new(Gost28147::new(&[0; 32], &Sbox::from_name("z").expect("S-boxes"))).with_meshing();
    imit.update(&header[4..end]);
    header[end + 2..].copy_from_slice(&imit.finalize());
}

/// If a container has two keys, the command must read the first key, and must say that there is a second key.
#[test]
fn containers_with_two_keys() {
    let folder = folder();
    let mut header = folder.read("made.000/header.key");
    // The test adds the fingerprint of a second key at the end of the header.
    let end = header.len() - 6;
    header.splice(end..end, [0x8b, 8, 1, 2, 3, 4, 5, 6, 7, 8]);
    for low in [3, 7] {
        assert_eq!(header[low - 2], 0x82);
        let length = u16::from_be_bytes([header[low - 1], header[low]]) + 10;
        header[low - 1..=low].copy_from_slice(&length.to_be_bytes());
    }
    with_right_checksum(&mut header);
    folder.write("made.000/header.key", &header);
    let output = run(&folder, "key import --unencrypted --passphrase-file p -o out made.000");
    let said = text(&output.stderr);
    assert!(output.status.success() && said.contains("made.000: has a second key, which is not read"), "{said}");
    assert_eq!(number(&folder, "out"), bytes(KEY_256));
}

/// A note says what the mark "not exportable" means. The command must print the same note for a PFX and for a container
/// with a correct checksum.
#[test]
fn keys_that_are_marked_as_not_exportable() {
    let folder = folder();
    let header = folder.read("made.000/header.key");
    let at = header.windows(4).position(|bytes| bytes == [3, 2, 2, 0xa4]).expect("the attributes");
    let mut marked = header.clone();
    marked[at + 3] ^= 0x80;
    with_right_checksum(&mut marked);
    const MARK: &str =
        "a private key in it is marked as not exportable; that tells CryptoPro's programs not to copy it";
    for (file, header, is_marked) in [
        ("made.pfx", None, true),
        ("made.000", Some(&marked), true),
        ("made.000", Some(&header), false),
        ("pfx-2001.pfx", None, false),
    ] {
        if let Some(header) = header {
            folder.write("made.000/header.key", header);
        }
        let passphrase = if file.starts_with("made") { "p" } else { "empty" };
        for command in ["key import --unencrypted -o -", "pfx import --unencrypted -o -", "pfx show"] {
            let output = run(&folder, &format!("{command} --passphrase-file {passphrase} {file}"));
            assert!(output.status.success(), "{output:?}");
            assert_eq!(text(&output.stderr).contains(MARK), is_marked, "{command} {file}: {output:?}");
        }
    }
}

#[test]
fn passphrases_that_are_wrong() {
    let folder = folder();
    write(&folder, "russian", "Пароль".as_bytes());
    for (passphrase, file, said) in [
        ("new", "made.000", "the passphrase is wrong"),
        ("empty", "made.000", "the passphrase is wrong"),
        ("new", "made.pfx", "the passphrase is wrong"),
        ("new", "pfx-2001.pfx", "the passphrase is wrong"),
        ("russian", "made.000", "--passphrase-encoding"),
    ] {
        let output = run(&folder, &format!("key import --passphrase-file {passphrase} --unencrypted -o out {file}"));
        assert!(refusal(&output, 1).contains(said), "{passphrase} {file}: {}", text(&output.stderr));
    }
    let output = run(&folder, "key import --passphrase-file p --unencrypted -o out container-2001.000");
    assert!(failure(&output).contains("this container has no passphrase"));
    // The command must not accept an empty passphrase for a new file.
    let output = run(&folder, "key import --passphrase-file p --new-passphrase-file empty -o out made.000");
    assert!(failure(&output).contains("empty: empty; a passphrase has at least one character"));
    assert!(!folder.path("out").exists());
}

#[test]
fn damaged_containers() {
    let folder = folder();
    let import = "key import --passphrase-file p --unencrypted -o out made.000";
    let change = |name: &str, at: usize, bits: u8| {
        let name = format!("made.000/{name}");
        let mut file = folder.read(&name);
        file[at] ^= bits;
        folder.write(&name, &file);
    };
    // The test damages one of the two copies of the key.
    change("primary2.key", 5, 1);
    let output = run(&folder, import);
    let said = text(&output.stderr);
    assert!(output.status.success() && said.contains("one of the two copies of the key is damaged"), "{said}");
    assert_eq!(number(&folder, "out"), bytes(KEY_256));
    // The test changes the bit of the header that says whether the key is exportable. The checksum of the header stays
    // the same, so it is wrong now.
    let header = folder.read("made.000/header.key");
    let at = header.windows(4).position(|bytes| bytes == [3, 2, 2, 0xa4]).expect("the attributes");
    change("header.key", at + 3, 0x80);
    let output = run(&folder, &import.replace("out", "no"));
    let said = refusal(&output, 1);
    assert!(said.contains("header.key: its checksum is wrong") && said.contains("--ignore-checksum"), "{said}");
    assert!(!folder.path("no").exists());
    let output = run(&folder, &import.replace("-o out", "--ignore-checksum -o saved"));
    let said = text(&output.stderr);
    assert!(output.status.success() && said.contains("marked as not exportable"), "{said}");
    for warning in [
        "warning: made.000: header.key: its checksum is wrong; the file was altered or is damaged; --ignore-checksum goes on",
        "warning: made.000: with --ignore-checksum, nothing shows whose key it is",
    ] {
        assert!(said.contains(warning), "{said}");
    }
    assert_eq!(number(&folder, "saved"), bytes(KEY_256));
    let shown = run(&folder, "pfx show --ignore-checksum --passphrase-file p made.000");
    assert!(text(&shown.stdout).contains("for key exchange and signatures, not exportable\n"), "{shown:?}");
    // The test damages the other copy of the key too.
    change("masks.key", 5, 1);
    let output = run(&folder, &import.replace("-o out", "--ignore-checksum -o no"));
    assert!(refusal(&output, 1).contains("the passphrase is wrong, or the file was altered"));
    fs::remove_file(folder.path("made.000/header.key")).expect("a file");
    assert!(failure(&run(&folder, &import.replace("out", "no"))).contains("header.key: the file is missing"));
}

/// The user gives a path that does not lead to a container. If the path leads to a file in a container, or to a folder
/// around a container, the error must say where the container is.
#[test]
fn where_a_container_is() {
    let folder = folder();
    write(&folder, "made.zip", b"PK\x03\x04\x14\0\0\0\0\0");
    fs::create_dir(folder.path("disk")).expect("a folder");
    fs::rename(folder.path("made.000"), folder.path("disk/made.000")).expect("a folder");
    fs::create_dir(folder.path("nothing")).expect("a folder");
    for (file, said) in [
        ("made.zip", "this is a ZIP archive; unpack it and give what is in it; `fastgost key import` takes the folder"),
        ("disk", "it has one in it, in the folder made.000"),
        ("disk/made.000/masks.key", "`fastgost key import` takes the key out of its folder"),
        ("nothing", "this folder is not a container of CryptoPro"),
        ("none", "No such file or directory"),
    ] {
        let output = run(&folder, &format!("key import --passphrase-file p --unencrypted -o out {file}"));
        assert!(failure(&output).contains(said), "{file}: {}", text(&output.stderr));
        assert!(!folder.path("out").exists());
    }
    let output = run(&folder, "sign --key disk/made.000 made.zip");
    assert!(failure(&output).contains("this is a key container of CryptoPro"), "{output:?}");
    let output = run(&folder, "pfx show --key made.pfx --passphrase-file p disk/made.000");
    assert!(failure(&output).contains("omit --key"), "{output:?}");
}

/// The command must never combine a key with the certificate of another key.
#[test]
fn certificates_of_another_key() {
    let folder = folder();
    success(run(&folder, "key import --quiet --passphrase-file p --unencrypted -o key made.000"));
    let key = PrivateKey::read_with(&folder.read("key"), None, Strictness::Strict).expect("a key");
    let public = key.public_key().verifying_key().expect("a key").to_bytes();
    let mut header = folder.read("made.000/header.key");
    let at = header.windows(public.len()).position(|bytes| bytes == public).expect("the certificate's key");
    header[at] ^= 1;
    folder.write("made.000/header.key", &header);
    let open = "--passphrase-file p --ignore-checksum";
    let output = run(&folder, &format!("key import {open} --new-passphrase-file new --pfx -o out.p12 made.000"));
    let said = text(&output.stderr);
    assert!(output.status.success() && said.contains("warning: made.000: the certificate in header.key"), "{said}");
    let pfx = Pfx::open(&folder.read("out.p12"), b"four words", MOST_ITERATIONS, Strictness::Strict).expect("a PFX");
    assert_eq!((pfx.keys().count(), pfx.certificates().count()), (1, 0));
    success(run(&folder, &format!("pfx import --quiet --unencrypted {open} -o out.pem made.000")));
    assert!(!text(&folder.read("out.pem")).contains("CERTIFICATE"));
    let shown = success(run(&folder, &format!("pfx show --quiet {open} made.000")));
    assert!(!text(&shown).contains("Certificate"), "{}", text(&shown));
}

/// The command must refuse an option that would have no effect.
#[test]
fn options_that_would_do_nothing() {
    let folder = folder();
    for (line, said) in [
        ("pfx show --ignore-checksum --passphrase-file p made.pfx", "omit --ignore-checksum"),
        ("key import --ignore-checksum --passphrase-file p --unencrypted -o out made.pfx", "omit --ignore-checksum"),
        ("pfx show --most-iterations 5000 --passphrase-file p made.000", "omit --most-iterations"),
        ("pfx show --passphrase-encoding cp866 container-2001.000", "omit --passphrase-encoding"),
        (
            "pfx show --passphrase-encoding bytes --passphrase-file empty container-2001.000",
            "omit --passphrase-encoding",
        ),
        (
            "key import --cert pfx-2012-256.cer --passphrase-file empty --unencrypted -o out pfx-2012-256.pfx",
            "allowed: --cert with --pfx",
        ),
    ] {
        let output = run(&folder, line);
        assert!(failure(&output).contains(said), "{line}: {}", text(&output.stderr));
        assert!(!folder.path("out").exists());
    }
    success(run(&folder, "pfx show --passphrase-encoding cp866 --passphrase-file p made.000"));
    success(run(
        &folder,
        "pfx show --quiet --most-iterations 5000 --passphrase-encoding cp866 --passphrase-file p made.pfx",
    ));
    // The output must contain each certificate once, even if the certificate was given several times.
    let import =
        "pfx import --quiet --unencrypted --passphrase-file p --cert pfx-2012-256.cer --cert pfx-2012-256.cer -o";
    for file in ["made.000", "made.pfx"] {
        success(run(&folder, &format!("{import} {file}.pem {file}")));
        assert_eq!(text(&folder.read(&format!("{file}.pem"))).matches("BEGIN CERTIFICATE").count(), 1);
    }
}

//! Tests containers of CryptoPro.
use super::{
    PUBLISHED, certified,
    make::{self, Files, Kind, More},
};
use crate::chains::der::{context, implicit, octets, oid, seq, tlv};
use fastgost::keys::Algorithm;
use fastgost_pki::{
    Error, Result,
    cryptopro::{Container, HeaderChecks, NAMES, Opened},
};
use fastgost_testkit::{oracle::curve::BigUint, vectors::bytes};
use std::{fs, path::PathBuf};

const EXPECTED: &str = "e09743202abc636d66025c663916a2a056fc1e69566db615f54be4947dfeb401";

fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/files/cryptopro").join(name)
}

fn published() -> Files {
    NAMES.map(|name| (name, fs::read(folder("container-2001.000").join(name)).expect("a file"))).into()
}

fn read_with(files: &Files, checks: HeaderChecks) -> Result<Container> {
    Container::read(files.iter().map(|(name, content)| (*name, &content[..])), checks)
}

fn read(files: &Files) -> Result<Container> {
    read_with(files, HeaderChecks::Required)
}

fn open(files: &Files, password: &[u8]) -> Result<Opened> {
    read(files)?.open(password)
}

fn number(opened: &Opened) -> Vec<u8> {
    opened.key.to_bytes().to_vec()
}

fn file<'a>(files: &'a mut Files, name: &str) -> &'a mut Vec<u8> {
    &mut files.iter_mut().find(|(known, _)| *known == name).expect("the file").1
}

fn without(files: &Files, names: &[&str]) -> Files {
    files.iter().filter(|(name, _)| !names.contains(name)).cloned().collect()
}

#[test]
fn the_published_container_opens() {
    let container = Container::read_folder(folder("container-2001.000"), HeaderChecks::Required).expect("a container");
    assert_eq!((container.name(), container.needs_password()), (Some("Alias"), false));
    assert_eq!(container.algorithm(), Algorithm::Gost2001);
    assert!(container.permissions().exportable() && container.permissions().exchange());
    let period = container.period().expect("it is there");
    assert_eq!(period.not_after.map(|time| time.to_string()).as_deref(), Some("2039-09-02T21:08:46Z"));
    assert_eq!(period.not_before, None);
    let opened = container.open(b"").expect("a key");
    assert_eq!((number(&opened), opened.damaged), (bytes(EXPECTED), None));
    let public = opened.key.public_key().verifying_key().expect("a key").to_bytes();
    assert_eq!(public[..8], bytes("e3cb80bb79d73448"));
    assert_eq!(public, certified(opened.certificate.as_deref().expect("it is there")));
    assert!(matches!(container.open(b"x"), Err(Error::Usage(_))));
    // The container must open with only one of the two copies of the key.
    for names in [["primary.key", "masks.key"], ["primary2.key", "masks2.key"]] {
        let one = without(&published(), &[names[0], names[1], "name.key"]);
        let container = read(&one).expect("a container");
        assert_eq!(container.name(), None);
        assert_eq!(number(&container.open(b"").expect("a key")), bytes(EXPECTED));
    }
}

/// A container must be read if the names of its files are in capital letters. If the caller gives the parent of the
/// container's folder, the error must name the container's folder. A folder that does not exist must be an error.
#[test]
fn folders() {
    let temporary = tempfile::tempdir().expect("a folder");
    let inner = temporary.path().join("ivan.000");
    fs::create_dir(&inner).expect("a folder");
    for (name, content) in published() {
        fs::write(inner.join(name.to_uppercase()), content).expect("a file");
    }
    let container = Container::read_folder(&inner, HeaderChecks::Required).expect("a container");
    assert_eq!(number(&container.open(b"").expect("a key")), bytes(EXPECTED));
    let text = |path: PathBuf| Container::read_folder(path, HeaderChecks::Required).expect_err("none").to_string();
    assert!(text(temporary.path().to_owned()).contains("in the folder ivan.000"));
    assert!(matches!(Container::read_folder(inner.join("none"), HeaderChecks::Required), Err(Error::Io(_))));
    fs::remove_file(inner.join("MASKS.KEY")).expect("a file");
    fs::create_dir(inner.join("MASKS.KEY")).expect("a folder");
    assert!(text(inner).starts_with("masks.key: "));
}

fn keys() -> [(Kind, Vec<u8>, &'static [u8]); 3] {
    [0, 1, 2].map(|i| (Kind::ALL[i], bytes(PUBLISHED[i].3), PUBLISHED[i].2))
}

/// Containers that `make.rs` makes must open, for each kind of key and several passwords. The folder `made.000` has the
/// files of one of these containers. The tests of the command `fastgost` and the page about the command use `made.000`.
#[test]
fn containers_of_all_kinds() {
    for (kind, key, certificate) in keys() {
        for (password, slow) in
            [(&b""[..], true), (b"12345678", true), ("Пароль".as_bytes(), false), (&[b'x'; 256], false)]
        {
            // Keys of GOST R 34.10-2012 need Streebog. The test kit's implementation of Streebog (its oracle) is slow,
            // so these keys are tried only with the first two passwords.
            if !kind.is_old() && !slow {
                continue;
            }
            let more = More { certificate: Some(certificate), ..More::default() };
            let files = make::container(kind, &key, password, &more);
            let container = read(&files).expect("a container");
            assert_eq!((container.name(), container.needs_password()), (Some("Иван-1"), !password.is_empty()));
            let opened = container.open(password).expect("a key");
            assert_eq!((number(&opened), opened.damaged), (key.clone(), None), "{kind:?}");
            assert_eq!(opened.key.algorithm() == Algorithm::Gost2001, kind.is_old());
            assert_eq!(opened.certificate.as_deref(), Some(certificate));
            if !password.is_empty() {
                for wrong in [&b""[..], b"1", b"12345678 "] {
                    assert!(matches!(container.open(wrong), Err(Error::Password)));
                }
                assert!(matches!(container.open(&[b'x'; 257]), Err(Error::Usage(_))));
            }
            if password == b"12345678" && kind == Kind::NEW_256 {
                for (name, content) in &files {
                    assert!(fs::read(folder("made.000").join(name)).expect("a file") == *content, "{name}");
                }
            }
        }
    }
}

/// Containers must open if their keys have other curves and identifiers. To unmask a key, the reader must divide by the
/// mask modulo the order q of the subgroup, even if the curve has more than q points.
#[test]
fn other_curves_and_identifiers() {
    for kind in Kind::OTHERS {
        let key: Vec<u8> = (0..kind.curve().size()).map(|i| u8::try_from(i).expect("small") * 3 + 1).collect();
        let mut key = key;
        *key.last_mut().expect("bytes") = 0x3e;
        let container = read(&make::container(kind, &key, b"1", &More::default())).expect("a container");
        let opened = container.open(b"1").unwrap_or_else(|e| panic!("{kind:?}: {e}"));
        assert_eq!((number(&opened), opened.damaged), (key, None), "{kind:?}");
        assert_eq!((opened.key.curve(), opened.key.algorithm()), (kind.curve(), container.algorithm()));
        assert_eq!(container.algorithm() == Algorithm::Gost2001, kind.is_old());
    }
}

/// The two copies of the key in the container are d and q - d, which have the same fingerprint. The container must be
/// refused, because its two copies are different keys.
#[test]
fn copies_that_are_different_keys() {
    for kind in [Kind::NEW_256, Kind::OTHERS[5]] {
        let (_, key, _) = keys()[1].clone();
        let key = [&key[..31], &[0x1b]].concat();
        let mut other = (kind.q() - BigUint::from_bytes_le(&key)).to_bytes_le();
        other.resize(key.len(), 0);
        let mut files = without(&make::container(kind, &key, b"", &More::default()), &["primary2.key", "masks2.key"]);
        let second = make::container(kind, &other, b"", &More::default());
        files.extend(without(&second, &["header.key", "name.key", "primary.key", "masks.key"]));
        for checks in [HeaderChecks::Required, HeaderChecks::Skipped] {
            let error = read_with(&files, checks).and_then(|container| container.open(b"")).expect_err("two keys");
            assert!(matches!(&error, Error::Refused(text) if text.contains("are different keys")), "{error}");
        }
    }
}

/// If there is no file name.key, the reader must return the name in header.key.
#[test]
fn names_in_headers() {
    let (kind, key, _) = keys()[1].clone();
    let files = make::container(kind, &key, b"", &More { name: Some(b"\xcc\xe0\xf8\xe0"), ..More::default() });
    assert_eq!(read(&files).expect("a container").name(), Some("Иван-1"));
    let container = read(&without(&files, &["name.key"])).expect("a container");
    assert_eq!((container.name(), number(&container.open(b"").expect("a key"))), (Some("Маша"), key));
}

/// Containers with long headers must open. If a header has more than 1024 bytes, the checksum must be computed with key
/// meshing, which changes the key after each 1024 bytes.
#[test]
fn long_headers() {
    let chain = |size| context(12, &seq([oid("1.2.643.2.2.37.3.1"), octets(&vec![5; size])]));
    for (kind, key, certificate) in keys() {
        for size in [300, 500, 3000] {
            let more = More { certificate: Some(certificate), after: chain(size), ..More::default() };
            let opened = open(&make::container(kind, &key, b"", &more), b"").expect("a key");
            assert_eq!(number(&opened), key);
        }
        let more = More { after: chain(64 << 10), ..More::default() };
        let text = read(&make::container(kind, &key, b"", &more)).expect_err("too long").to_string();
        assert!(text.contains("header.key: more than 65536 bytes"), "{text}");
    }
}

/// If a byte of any file changes, the reader must report an error, or read the key from the copy that is not damaged.
#[test]
fn damage_is_noticed() {
    for (kind, password) in [(Kind::OLD, &b""[..]), (Kind::NEW_512, b"1234")] {
        let files = make::container(
            kind,
            &keys().into_iter().find(|key| key.0 == kind).expect("a key").1,
            password,
            &More::default(),
        );
        let key = number(&open(&files, password).expect("a key"));
        for i in 0..files.len() {
            for at in (0..files[i].1.len()).step_by(if password.is_empty() { 1 } else { 23 }) {
                let mut changed = files.clone();
                changed[i].1[at] ^= 1;
                match (open(&changed, password), files[i].0) {
                    (Err(e), "header.key") => assert!(!matches!(e, Error::Password), "{at}: {e}"),
                    (Ok(opened), "name.key") => assert_eq!((number(&opened), opened.damaged), (key.clone(), None)),
                    (Ok(opened), name) => {
                        assert_eq!(number(&opened), key);
                        let said = opened.damaged.expect("it is said");
                        // The message must name the changed file, or the file primary.key or primary2.key of the
                        // damaged copy.
                        assert!(
                            said.starts_with(name) || said.starts_with(&name.replace("masks", "primary")),
                            "{said}"
                        );
                    }
                    (Err(e), name) => panic!("{name}, byte {at}: {e}"),
                }
            }
        }
        let mut changed = files.clone();
        for name in ["primary.key", "primary2.key"] {
            *file(&mut changed, name).last_mut().expect("bytes") ^= 1;
        }
        match open(&changed, password).expect_err("no key") {
            Error::Password => assert!(!password.is_empty()),
            Error::Refused(text) => assert!(password.is_empty() && text.contains("fingerprint")),
            e => panic!("{e}"),
        }
        for name in ["masks.key", "masks2.key"] {
            *file(&mut changed, name).last_mut().expect("bytes") ^= 1;
        }
        let text = read(&changed).expect_err("no checksum").to_string();
        assert!(text.starts_with("masks.key: its checksum is wrong"), "{text}");
    }
}

/// With `HeaderChecks::Skipped`, the reader must ignore wrong checksums and certificates in the header. It must always
/// check the key's fingerprint.
#[test]
fn headers_that_are_wrong() {
    let (kind, key, certificate) = keys()[1].clone();
    let right = make::container(kind, &key, b"1", &More { certificate: Some(certificate), ..More::default() });
    let mut files = right.clone();
    *file(&mut files, "header.key").last_mut().expect("bytes") ^= 1;
    assert!(matches!(read(&files), Err(Error::Refused(text)) if text.contains("header.key: its checksum is wrong")));
    let opened = read_with(&files, HeaderChecks::Skipped).and_then(|container| container.open(b"1")).expect("a key");
    assert_eq!((number(&opened), opened.certificate.as_deref()), (key.clone(), Some(certificate)));
    assert!(matches!(&opened.ignored[..], [text] if text.contains("header.key: its checksum is wrong")));
    // The header is from a container with another password. So the checksum of the password is wrong, but the checksum
    // of the header is right.
    let other = make::container(kind, &key, b"2", &More { certificate: Some(certificate), ..More::default() });
    let mut mixed = without(&right, &["header.key"]);
    mixed.push(other.iter().find(|(name, _)| *name == "header.key").expect("the file").clone());
    assert!(matches!(open(&mixed, b"1"), Err(Error::Refused(text)) if text.contains("the passphrase in header.key")));
    let opened = read_with(&mixed, HeaderChecks::Skipped).and_then(|container| container.open(b"1")).expect("a key");
    assert!(matches!(&opened.ignored[..], [text] if text.contains("the passphrase in header.key")));
    // This header says that the container has no password, but the key is encrypted under the password "1".
    let bare = make::container(kind, &key, b"", &More::default());
    let mut mixed = without(&right, &["header.key"]);
    mixed.push(bare.iter().find(|(name, _)| *name == "header.key").expect("the file").clone());
    assert!(matches!(open(&mixed, b"1"), Err(Error::Usage(_))));
    let container = read_with(&mixed, HeaderChecks::Skipped).expect("a container");
    assert_eq!(number(&container.open(b"1").expect("a key")), key);
    assert!(matches!(container.open(b"2"), Err(Error::Password)));
    // The certificate in the header belongs to another key, or cannot be decoded.
    for (wrong, said) in [(PUBLISHED[0].2, "of another key"), (b"\x30\x00", "the certificate in header.key")] {
        let files = make::container(kind, &key, b"", &More { certificate: Some(wrong), ..More::default() });
        assert!(matches!(open(&files, b""), Err(Error::Refused(text)) if text.contains(said)), "{said}");
        let container = read_with(&files, HeaderChecks::Skipped).expect("a container");
        let opened = container.open(b"").expect("a key");
        assert_eq!((number(&opened), &opened.certificate), (key.clone(), &None));
        assert!(matches!(&opened.ignored[..], [text] if text.contains(said)));
        assert_eq!(container.to_pfx(&opened).expect("a PFX").certificates().count(), 0);
    }
    // If no check fails, the list of ignored checks must be empty.
    assert!(open(&right, b"1").expect("a key").ignored.is_empty());
    let files = make::container(kind, &key, b"", &More { fingerprint: Some([1; 8]), ..More::default() });
    for checks in [HeaderChecks::Required, HeaderChecks::Skipped] {
        let error = read_with(&files, checks).and_then(|container| container.open(b"")).expect_err("another key");
        assert!(matches!(error, Error::Refused(text) if text.contains("fingerprint")));
    }
}

/// If the key in the second copy does not fit the fingerprint, the reader must use the first copy, and report that the
/// second copy is damaged.
#[test]
fn copies_of_different_containers() {
    let (kind, key, _) = keys()[1].clone();
    let mut other = key.clone();
    other[0] ^= 1;
    let mut files = without(&make::container(kind, &key, b"", &More::default()), &["primary2.key", "masks2.key"]);
    let second = make::container(kind, &other, b"", &More::default());
    files.extend(without(&second, &["header.key", "name.key", "primary.key", "masks.key"]));
    let opened = open(&files, b"").expect("a key");
    assert_eq!(number(&opened), key);
    assert!(opened.damaged.is_some_and(|text| text.starts_with("primary2.key: ")));
}

#[test]
fn other_kinds_of_containers() {
    let (kind, key, certificate) = keys()[1].clone();
    let fp = implicit(11, &[1; 8]);
    let beside = octets(&[1; 32]);
    let more = More::default;
    for (more, said) in [
        (More { attributes: Some(0x10), ..more() }, "a container whose key stays in a token (FKC)"),
        (More { attributes: Some(0x20), ..more() }, "a container without a primary key"),
        (More { beside: beside.clone(), ..more() }, "the old format, with hmacKey"),
        (More { beside: beside.repeat(2), after: fp.clone(), ..more() }, "the old format, with hmacKey"),
    ] {
        let error = read(&make::container(kind, &key, b"", &more)).expect_err(said);
        assert!(matches!(&error, Error::Unsupported { given, .. } if given.contains(said)), "{said}: {error}");
    }
    // If a container has two keys, the first key must be read.
    for more in [
        More { before: context(3, &octets(&[1; 32])), beside: beside.clone(), ..more() },
        More { before: context(4, &[]), beside, ..more() },
        More { after: fp, ..more() },
    ] {
        let container = read(&make::container(kind, &key, b"", &more)).expect("a container");
        assert!(container.has_second_key());
        assert_eq!(number(&container.open(b"").expect("a key")), key);
    }
    assert!(!read(&make::container(kind, &key, b"", &more())).expect("a container").has_second_key());
    for (after, fits) in [
        (tlv(2, &[1]), true),
        ([oid("1.2.3"), tlv(2, &[1]), implicit(13, b"x")].concat(), true),
        (implicit(13, b"x"), true),
        (tlv(12, b"x"), false),
        (implicit(14, b"x"), false),
    ] {
        let more = More { certificate: Some(certificate), after, ..more() };
        assert_eq!(read(&make::container(kind, &key, b"", &more)).is_ok(), fits);
    }
    let exported = |bits| read(&make::container(kind, &key, b"", &More { permissions: Some(bits), ..more() }));
    let permissions = exported(0x04).expect("a container").permissions();
    assert!(!permissions.exportable() && !permissions.exchange());
    assert_eq!(exported(0x04).and_then(|container| container.open(b"")).expect("a key").key.to_bytes().to_vec(), key);
}

/// If a file has arbitrary bytes, the reader must report an error, or read the key from the other files.
#[test]
fn files_that_are_none() {
    let files = published();
    for name in NAMES {
        for content in
            [&b""[..], b"\x30\x00", b"\x30\x80", b"\x30\x84\xff\xff\xff\xff", &[0; 256], &[0xff; 257], &[0x30; 3]]
        {
            let mut changed = files.clone();
            *file(&mut changed, name) = content.to_vec();
            match open(&changed, b"") {
                Ok(opened) => assert!(name != "header.key" && number(&opened) == bytes(EXPECTED)),
                Err(e) => assert!(
                    e.to_string().starts_with(name) && (name != "name.key" || content.len() > 256),
                    "{name}: {e}"
                ),
            }
        }
    }
    let text = |names: &[&str]| read(&without(&files, names)).expect_err("missing").to_string();
    assert!(text(&["header.key"]).starts_with("header.key: the file is missing"));
    assert!(text(&["primary.key", "primary2.key"]).starts_with("primary.key: the file is missing"));
    assert!(text(&["masks.key", "primary2.key"]).starts_with("masks.key: the file is missing"));
    assert!(text(&["primary.key", "masks.key", "primary2.key", "masks2.key"]).starts_with("primary.key: the file"));
}

/// If a file name occurs twice, the container must be refused, whatever the order of the files. Names that differ only
/// in capital and small letters count as the same name.
#[test]
fn files_that_are_there_twice() {
    for name in NAMES {
        for other in [&b"x"[..], &[]] {
            let mut files = published();
            files.push((name, other.to_vec()));
            let text = read(&files).expect_err("twice").to_string();
            assert!(text.starts_with(name) && text.contains("twice"), "{text}");
        }
        let temporary = tempfile::tempdir().expect("a folder");
        for (name, content) in published() {
            fs::write(temporary.path().join(name), content).expect("a file");
        }
        // On some systems, file names that differ only in capital and small letters are the same name. There the folder
        // cannot have both files, so the test ends.
        let capitals = temporary.path().join(name.to_uppercase());
        if capitals.exists() {
            return;
        }
        fs::write(capitals, b"x").expect("a file");
        let text = Container::read_folder(temporary.path(), HeaderChecks::Required).expect_err("twice").to_string();
        assert!(text.starts_with(name) && text.contains("twice"), "{text}");
    }
}

/// The name is only for people, so the key must still be read if the name is damaged.
#[test]
fn names_that_are_damaged() {
    for content in [&b""[..], b"\x30\x03\x04\x01x", b"\x30\x06\x16\x01x\x16\x01y", b"x"] {
        let mut files = published();
        *file(&mut files, "name.key") = content.to_vec();
        let container = read(&files).expect("a container");
        assert_eq!(container.name(), None);
        assert_eq!(number(&container.open(b"").expect("a key")), bytes(EXPECTED));
    }
}

/// If one of the files is a pipe, the reader must refuse the container at once, and must not wait for input.
#[cfg(unix)]
#[test]
fn pipes() {
    for name in NAMES {
        let temporary = tempfile::tempdir().expect("a folder");
        for (name, content) in published() {
            fs::write(temporary.path().join(name), content).expect("a file");
        }
        let pipe = temporary.path().join(name);
        fs::remove_file(&pipe).expect("a file");
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
        let text = Container::read_folder(temporary.path(), HeaderChecks::Required).expect_err("a pipe").to_string();
        assert!(text.starts_with(name) && text.contains("not a regular file"), "{text}");
    }
}

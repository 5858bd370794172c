//! Checks the memory that the library returns to the allocator. This memory must contain no secrets: no password, no
//! key that is derived from a password, no mask, and no private key.
use super::{
    PUBLISHED,
    make::{self, Kind, More},
};
use fastgost::Strictness;
use fastgost_pki::{
    cryptopro::{Container, HeaderChecks, NAMES},
    import_key,
    pfx::{MOST_ITERATIONS, Pfx},
};
use fastgost_testkit::{
    oracle::curve::BigUint,
    vectors::bytes,
    watcher::{given_back, gives_nothing_back},
};
use std::{fs, hint::black_box};

const PASSWORD: &str = "a password that is long";

/// Returns the bytes of the password with `zeros` zero bytes after each byte. A password has this form in memory if
/// each character is stored in several bytes.
fn wide(password: &str, zeros: usize) -> Vec<u8> {
    password.bytes().flat_map(|byte| [vec![byte], vec![0; zeros]].concat()).collect()
}

/// Returns all forms of a number. The forms are the bytes in little-endian order, the bytes in big-endian order, and
/// the Montgomery form.
fn forms(kind: Kind, number: &[u8]) -> Vec<Vec<u8>> {
    let shifted = ((BigUint::from_bytes_le(number) << (8 * number.len())) % kind.q()).to_bytes_le();
    vec![number.to_vec(), number.iter().rev().copied().collect(), shifted]
}

/// The allocator of this program must detect a password in memory that is returned to it.
#[test]
fn a_password_that_is_given_back_is_seen() {
    let seen = given_back(vec![b"another password".to_vec(), PASSWORD.as_bytes().to_vec()], || {
        drop(black_box(PASSWORD.as_bytes().to_vec()));
    });
    assert_eq!(seen, [1]);
}

#[test]
fn containers() {
    for (kind, published) in Kind::ALL.into_iter().zip(PUBLISHED) {
        let number = bytes(published.3);
        let files = make::container(kind, &number, PASSWORD.as_bytes(), &More::default());
        let mut secrets = vec![PASSWORD.as_bytes().to_vec(), wide(PASSWORD, 3)];
        secrets.extend(forms(kind, &number));
        for seed in [7, 11] {
            let (mask, salt) = make::mask(kind, seed);
            let inverse = BigUint::from_bytes_le(&mask).modinv(&kind.q()).expect("q is a prime").to_bytes_le();
            secrets.push(make::container_key(kind, PASSWORD.as_bytes(), &salt));
            secrets.extend(forms(kind, &make::masked(kind, &number, &mask)));
            secrets.extend(forms(kind, &inverse));
            secrets.extend(forms(kind, &mask));
        }
        // The files are written to a folder, so that the closure whose memory is watched also reads the files.
        let folder = tempfile::tempdir().expect("a folder");
        for (name, content) in &files {
            fs::write(folder.path().join(name), content).expect("a file");
        }
        let name = format!("a container, {:?}", kind.standard);
        gives_nothing_back(&name, &secrets, || {
            let container = Container::read_folder(folder.path(), HeaderChecks::Required).expect("a container");
            drop(black_box(container.open(PASSWORD.as_bytes()).expect("a key")));
            assert!(container.open(b"another").is_err());
        });
        // The secrets must also be wiped if one copy of the key is damaged, or both.
        for damaged in [&["primary.key"][..], &["primary.key", "primary2.key"]] {
            let files = files.iter().map(|(name, content)| {
                let mut content = content.clone();
                if damaged.contains(name) {
                    content[5] ^= 1;
                }
                (*name, content)
            });
            let files: Vec<_> = files.collect();
            gives_nothing_back(&name, &secrets, || {
                let files = files.iter().map(|(name, content)| (*name, &content[..]));
                let container = Container::read(files, HeaderChecks::Required).expect("a container");
                assert_eq!(container.open(PASSWORD.as_bytes()).is_ok(), damaged.len() == 1);
            });
        }
        gives_nothing_back(&name, &secrets, || {
            drop(black_box(import_key(folder.path(), PASSWORD.as_bytes(), 1).expect("a key")));
        });
        assert_eq!(files.len(), NAMES.len());
    }
}

#[test]
fn pfx_files() {
    for (kind, published) in Kind::ALL.into_iter().zip(PUBLISHED) {
        let number = bytes(published.3);
        let key = make::pfx_key(PASSWORD, &make::SALT, 2000);
        let mut secrets = vec![PASSWORD.as_bytes().to_vec(), wide(PASSWORD, 1), wide(PASSWORD, 1)[1..].to_vec()];
        secrets.extend(forms(kind, &number));
        secrets.push(make::wrapping_key(kind, &key));
        secrets.push(key);
        let bag = make::bag(kind, &number, PASSWORD, 2000);
        let file = make::pfx(&bag, &make::triple_des(), PASSWORD);
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("x.pfx");
        fs::write(&path, &file).expect("a file");
        let name = format!("a PFX, {:?}", kind.standard);
        gives_nothing_back(&name, &secrets, || {
            let open = |password: &[u8]| Pfx::open(&file, password, MOST_ITERATIONS, Strictness::Lenient);
            let pfx = open(PASSWORD.as_bytes()).expect("a PFX");
            drop(black_box(pfx.only_key().expect("a key")));
            assert!(open(b"another").is_err());
            drop(black_box(import_key(&path, PASSWORD.as_bytes(), MOST_ITERATIONS).expect("a key")));
        });
    }
}

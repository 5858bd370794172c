//! This file has all blocks of Rust code on docs/library.md. The blocks are in functions, so that they compile and run.
#![cfg(unix)]
use crate::docs::page;
use std::{error::Error, path::Path, process::Command};

const PAGE: &str = "docs/library.md";
const NONCE: [u8; 16] = [1; 16];

/// Returns code without its layout, since rustfmt may lay out a block differently in this file than on the page.
fn plain(text: &str) -> String {
    let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    text.replace(",}", "}").replace(",]", "]").replace(",)", ")")
}

#[test]
fn every_block_is_here() {
    let (page, here) = (page(PAGE), plain(include_str!("library_page.rs")));
    let blocks: Vec<_> = page.split("```rust\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert_eq!(blocks.len(), 12);
    for block in blocks {
        assert!(here.contains(&plain(block)), "{PAGE}: not in this file: {block}");
    }
}

/// Makes a package whose `Cargo.toml` has the dependency that the page shows. The page tells the user to clone the
/// repository, so the test puts a link to this repository in the clone's place. `cargo tree` must find the library
/// through this link.
#[test]
fn the_dependency() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()?;
    let page = page(PAGE);
    let block = page.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).ok_or("no block of toml")?;
    let folder = tempfile::tempdir()?;
    std::os::unix::fs::symlink(&root, folder.path().join("fastgost"))?;
    let program = folder.path().join("program");
    std::fs::create_dir_all(program.join("src"))?;
    std::fs::write(program.join("src/lib.rs"), "")?;
    std::fs::copy(root.join("Cargo.lock"), program.join("Cargo.lock"))?;
    std::fs::write(
        program.join("Cargo.toml"),
        format!("[package]\nname = \"program\"\nedition = \"2024\"\n\n[workspace]\n\n{block}"),
    )?;
    let cargo =
        Command::new(env!("CARGO")).args(["tree", "--offline", "--depth", "1"]).current_dir(&program).output()?;
    let said = String::from_utf8(cargo.stdout)?;
    assert!(cargo.status.success() && said.contains("fastgost v"), "{said}{}", String::from_utf8_lossy(&cargo.stderr));
    Ok(())
}

#[test]
fn a_whole_program() {
    use fastgost::sealed::{self, Algorithm, Identity, Recipient};

    fn main() -> Result<(), fastgost::Error> {
        let key = [7; 32]; // in earnest, 32 random bytes
        let data = b"a letter".to_vec();
        let file = sealed::seal(Algorithm::Kuznyechik, &[Recipient::RawKey(&key)], &data)?;
        assert_eq!(sealed::open(&[Identity::RawKey(&key)], &file)?, data);
        println!("sealed {} bytes as {}, and opened them", data.len(), file.len());
        Ok(())
    }
    main().expect("it opens what it has sealed");
}

#[test]
fn a_raw_mode() -> Result<(), Box<dyn Error>> {
    let (key, iv, mut data) = ([7; 32], [1; 8], *b"a secret");

    use fastgost::{Kuznyechik, mode::Ctr};

    let mut ctr = Ctr::new(Kuznyechik::new(&key), &iv)?;
    ctr.apply(&mut data[..])?;

    assert_ne!(&data, b"a secret");
    Ok(())
}

#[test]
fn authenticated_encryption() -> Result<(), Box<dyn Error>> {
    let (key, nonce, mut data) = ([7; 32], NONCE, *b"a secret");

    use fastgost::{Kuznyechik, aead::Mgm};

    let mgm = Mgm::new(Kuznyechik::new(&key));
    let tag = mgm.seal(&nonce, b"associated data", &mut data[..])?;
    mgm.open(&nonce, b"associated data", &mut data[..], &tag)?;

    assert_eq!(&data, b"a secret");
    Ok(())
}

#[test]
fn many_packets() -> Result<(), Box<dyn Error>> {
    let mgm = fastgost::aead::Mgm::new(fastgost::Kuznyechik::new(&[7; 32]));
    let (nonce1, nonce2, header1, header2) = (NONCE, [2; 16], b"one", b"two");
    let (mut data1, mut data2, mut tag1, mut tag2) = (*b"a packet", *b"a longer packet", [0; 16], [0; 16]);

    use fastgost::batch::{self, Keys, Packet};

    let mut packets =
        [Packet::new(&nonce1, header1, &mut data1, &mut tag1), Packet::new(&nonce2, header2, &mut data2, &mut tag2)];
    batch::seal(Keys::One(&mgm), &mut packets)?;

    assert!(tag1 != [0; 16] && tag2 != [0; 16]);
    Ok(())
}

#[test]
fn records() -> Result<(), Box<dyn Error>> {
    let (key, iv, mut one, mut two) = ([7; 32], NONCE, [0; 64], [0; 64]);

    use fastgost::record::{
        Outgoing,
        tls13::{Sealer, Suite},
    };

    let mut sealer = Sealer::new(Suite::KuznyechikMgmS, &key, &iv)?;
    let mut records = [Outgoing::copied(23, b"a record", &mut one), Outgoing::copied(23, b"another", &mut two)];
    sealer.seal(&mut records)?;

    assert_eq!((one[0], two[0]), (23, 23));
    Ok(())
}

#[test]
fn keys_and_tokens() -> Result<(), Box<dyn Error>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../fastgost-pki/tests/files/cryptopro/made.000");
    let password = b"12345678";

    use fastgost_pki::{import_key, pfx::MOST_ITERATIONS};

    let key = import_key(folder, password, MOST_ITERATIONS)?.into_signing_key()?;

    use fastgost_pki::cryptopro::{Container, HeaderChecks};

    let container = Container::read_folder(folder, HeaderChecks::Required)?;
    let (name, opened) = (container.name(), container.open(password)?);
    assert_eq!((name, opened.key.to_bytes()), (Some("Иван-1"), key.to_bytes()));

    use fastgost_pki::jws;

    let token = jws::sign(&key, None, br#"{"sub":"ivan","exp":1893456000}"#)?;
    let verified = jws::verify(token.as_bytes(), &[key.verifying_key().into()], std::time::SystemTime::now())?;
    assert_eq!(verified.expires, Some(1893456000.0));
    Ok(())
}

/// Nobody has signed the document that this block verifies.
#[test]
fn xml_signatures() {
    fn verified() -> Result<(), Box<dyn Error>> {
        let document = *b"<order/>";

        use fastgost_pki::x509::Certificate;
        use fastgost_xml::{Place, VerifyOptions, verify};

        let mut options = VerifyOptions::new(Certificate::read_all(&std::fs::read("ca.pem")?)?)?;
        options.covers = Some(Place::Path("/{urn:shop}order/{urn:shop}price".into()));
        match verify(&document, &options)?.decision() {
            Ok(signed) => {
                for part in signed.parts.iter().filter(|part| part.covers) {
                    println!("{}", String::from_utf8_lossy(&part.bytes));
                }
            }
            Err(problem) => println!("not accepted: {problem}"),
        }
        Ok(())
    }
    // The verification fails, because no file `ca.pem` exists in this test. tests/cli/xml.rs verifies documents.
    assert!(verified().is_err());
}

#[test]
fn hash_functions() -> Result<(), Box<dyn Error>> {
    let (password, salt, mut key) = (b"words", [1; 16], [0; 32]);

    use fastgost::{hash::Streebog256, kdf::pbkdf2, mac::Hmac};

    let digest = Streebog256::digest(b"a message");
    pbkdf2(&Hmac::new(Streebog256::new(), password), &salt, 100_000, &mut key)?;

    assert!(digest != [0; 32] && key != [0; 32]);
    Ok(())
}

#[test]
fn signatures() -> Result<(), Box<dyn Error>> {
    use fastgost::{curve::Curve, sign::SigningKey};

    let key = SigningKey::generate(Curve::from_name("256-a")?)?;
    let signature = key.sign(b"a message")?;
    key.verifying_key().verify(b"a message", &signature)?;

    assert!(key.verifying_key().verify(b"another", &signature).is_err());
    Ok(())
}

#[cfg(feature = "gpu")]
#[test]
fn gpus() -> Result<(), Box<dyn Error>> {
    let (key, mut data) = ([7; 32], *b"a secret");

    use fastgost::registry::{Algorithm, Direction, Options};
    use fastgost_gpu::{Fallback, Gpus};

    let gpus = Gpus::open(Fallback::Cpu)?; // without a GPU, the CPU does everything
    let options = Options { iv: &[1; 8], ..Options::default() };
    let mut mode = gpus.cipher(Algorithm::from_name("kuznyechik-ctr")?, Direction::Encrypt, &key, &options)?;
    mode.apply(&mut data)?;

    assert_ne!(&data, b"a secret");
    Ok(())
}

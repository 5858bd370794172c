//! Tests the files that every later version must open.
use fastgost::{
    curve::Curve,
    hash::Streebog256,
    sealed::{self, Algorithm, Identity, Recipient, SealedReader, SealedWriter, Sealer},
    sign::{SigningKey, VerifyingKey},
};
use fastgost_testkit::{data, vectors};
use serde_json::Value;
use std::{
    collections::BTreeSet,
    fs::{self, File},
    io::{Read, Write},
    path::Path,
};

#[test]
fn files_kept_for_ever() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../vectors/sealed");
    let list: Value = serde_json::from_slice(&fs::read(folder.join("files.json")).expect("a list")).expect("JSON");
    let mut names = BTreeSet::from(["files.json".to_owned()]);
    for entry in list["files"].as_array().expect("a list") {
        let name = entry["file"].as_str().expect("text");
        names.insert(name.to_owned());
        let any = |field: &str| hex(&entry[field]);
        let bytes = |field: &str| -> [u8; 32] { any(field).try_into().expect("32 bytes") };
        let (key, passphrase, salt, pairs, ephemeral);
        let (recipients, identities, random) = if let Some(list) = entry["recipients"].as_array() {
            pairs = list.iter().map(pair).collect::<Vec<_>>();
            ephemeral = list.iter().flat_map(|one| hex(&one["ephemeral"])).collect::<Vec<_>>();
            let recipients: Vec<_> = pairs.iter().map(|(_, public)| Recipient::PublicKey(public)).collect();
            let identities: Vec<_> = pairs.iter().map(|(private, _)| Identity::PrivateKey(private)).collect();
            (recipients, identities, &ephemeral[..])
        } else if entry["passphrase"].is_null() {
            key = bytes("key");
            (vec![Recipient::RawKey(&key)], vec![Identity::RawKey(&key)], &[][..])
        } else {
            (passphrase, salt) = (any("passphrase"), bytes("salt"));
            let iterations = entry["iterations"].as_u64().expect("a number") as u32;
            let identity = Identity::Passphrase { passphrase: &passphrase, most_iterations: iterations };
            (vec![Recipient::Passphrase { passphrase: &passphrase, iterations }], vec![identity], &salt[..])
        };
        let plaintext = data(entry["plaintext_bytes"].as_u64().expect("a number") as usize);
        assert_eq!(Streebog256::digest(&plaintext)[..], bytes("plaintext_streebog256"), "{name}");

        let file = fs::read(folder.join(name)).expect("a file");
        assert_eq!(Streebog256::digest(&file)[..], bytes("sealed_streebog256"), "{name}");
        assert!(sealed::open(&identities, &file).expect("a whole file") == plaintext, "{name}");
        for identity in &identities {
            assert!(sealed::open(&[*identity], &file).expect("a whole file") == plaintext, "{name}, {identity:?}");
        }
        let stream = File::open(folder.join(name)).expect("a file");
        let mut reader = SealedReader::new(stream, &identities).expect("its key");
        assert_eq!(reader.length().expect("a whole file"), plaintext.len() as u64, "{name}");
        let mut back = Vec::new();
        reader.read_to_end(&mut back).expect("a whole file");
        assert!(back == plaintext, "{name}");

        let algorithm = match entry["cipher"].as_str() {
            Some("kuz") => Algorithm::Kuznyechik,
            Some("magma") => Algorithm::Magma,
            other => panic!("{name}: {other:?}"),
        };
        let (file_key, seed) = (bytes("file_key"), bytes("seed"));
        let sealer = Sealer::for_test_files(algorithm, &recipients, &file_key, &seed, random);
        let mut writer = SealedWriter::with_sealer(Vec::new(), sealer.expect("a recipient")).expect("a vector");
        writer.write_all(&plaintext).expect("a vector");
        assert!(writer.finish().expect("a vector") == file, "{name}");
    }
    let found = fs::read_dir(&folder).expect("a folder");
    let found: BTreeSet<_> = found.map(|e| e.expect("an entry").file_name().into_string().expect("text")).collect();
    assert_eq!(found, names, "files without their keys");
    assert_eq!(names.len(), 13);
}

fn hex(value: &Value) -> Vec<u8> {
    vectors::bytes(value.as_str().expect("text"))
}

/// Returns a recipient's keys.
fn pair(one: &Value) -> (SigningKey, VerifyingKey) {
    let curve = Curve::from_name(one["curve"].as_str().expect("text")).expect("a curve");
    let private = SigningKey::from_bytes(curve, &hex(&one["private_key"])).expect("a private key");
    let public = VerifyingKey::from_bytes(curve, &hex(&one["public_key"])).expect("a public key");
    assert_eq!(private.verifying_key(), public);
    (private, public)
}

//! The files that every later version opens.
use crate::common::data;
use fastgost::{
    hash::Streebog256,
    sealed::{self, Algorithm, Identity, Recipient, SealedReader, SealedWriter, Sealer},
};
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
        let any = |field: &str| -> Vec<u8> {
            let text = entry[field].as_str().expect("text");
            (0..text.len() / 2).map(|i| u8::from_str_radix(&text[2 * i..2 * i + 2], 16).expect("hex")).collect()
        };
        let bytes = |field: &str| -> [u8; 32] { any(field).try_into().expect("32 bytes") };
        let (key, passphrase, salt);
        let (recipient, identity, random) = if entry["passphrase"].is_null() {
            key = bytes("key");
            (Recipient::RawKey(&key), Identity::RawKey(&key), &[][..])
        } else {
            (passphrase, salt) = (any("passphrase"), bytes("salt"));
            let iterations = entry["iterations"].as_u64().expect("a number") as u32;
            let identity = Identity::Passphrase { passphrase: &passphrase, most_iterations: iterations };
            (Recipient::Passphrase { passphrase: &passphrase, iterations }, identity, &salt[..])
        };
        let plaintext = data(entry["plaintext_bytes"].as_u64().expect("a number") as usize);
        assert_eq!(Streebog256::digest(&plaintext)[..], bytes("plaintext_streebog256"), "{name}");

        let file = fs::read(folder.join(name)).expect("a file");
        assert_eq!(Streebog256::digest(&file)[..], bytes("sealed_streebog256"), "{name}");
        assert!(sealed::open(&[identity], &file).expect("a whole file") == plaintext, "{name}");
        let stream = File::open(folder.join(name)).expect("a file");
        let mut reader = SealedReader::new(stream, &[identity]).expect("its key");
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
        let sealer = Sealer::for_test_files(algorithm, &[recipient], &file_key, &seed, random);
        let mut writer = SealedWriter::with_sealer(Vec::new(), sealer.expect("a recipient")).expect("a vector");
        writer.write_all(&plaintext).expect("a vector");
        assert!(writer.finish().expect("a vector") == file, "{name}");
    }
    let found = fs::read_dir(&folder).expect("a folder");
    let found: BTreeSet<_> = found.map(|e| e.expect("an entry").file_name().into_string().expect("text")).collect();
    assert_eq!(found, names, "files without their keys");
    assert_eq!(names.len(), 11);
}

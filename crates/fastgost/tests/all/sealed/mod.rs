//! Tests the format of sealed files, the rejection of wrong files, and streams.
use crate::common;

mod book;
mod files;
mod format;
mod headers;
mod model;
mod passphrases;
mod recipients;
mod refused;
mod streams;

use fastgost::sealed::{self, Algorithm, CHUNK, Header, Identity, Opener, Recipient, Sealer};

const ALGORITHMS: [Algorithm; 2] = [Algorithm::Kuznyechik, Algorithm::Magma];
const USER: [u8; 32] = common::KEY;
const OTHER: [u8; 32] = [0x5a; 32];
const FILE_KEY: [u8; 32] = *b"the file key of the test of this";
const SEED: [u8; 32] = *b"a seed for every file, but tests";

fn sealer(algorithm: Algorithm) -> Sealer {
    Sealer::for_test_files(algorithm, &[Recipient::RawKey(&USER)], &FILE_KEY, &SEED, &[]).expect("a recipient")
}

/// Makes a sealed file for `USER`. Each file has its own file key.
fn seal(algorithm: Algorithm, plaintext: &[u8]) -> Vec<u8> {
    sealed::seal(algorithm, &[Recipient::RawKey(&USER)], plaintext).expect("a file")
}

fn open(file: &[u8]) -> fastgost::Result<Vec<u8>> {
    sealed::open(&[Identity::RawKey(&USER)], file)
}

fn opener(file: &[u8]) -> Opener {
    Opener::new(&Header::parse(file).expect("a header"), &[Identity::RawKey(&USER)]).expect("its key")
}

/// Returns the header, and the chunks, as they are in the file.
fn parts(file: &[u8]) -> (Vec<u8>, Vec<Vec<u8>>) {
    let header = Header::parse(file).expect("a header");
    let (head, payload) = file.split_at(header.len());
    (head.to_vec(), payload.chunks(CHUNK + header.algorithm().tag_size()).map(<[u8]>::to_vec).collect())
}

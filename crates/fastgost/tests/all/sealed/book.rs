//! Makes sealed files as docs/format.md describes them, without the library's code for sealed files.
use fastgost::{
    Cipher, Kuznyechik, Magma,
    aead::Mgm,
    hash::{Streebog256, Streebog512},
    kdf::{kdf_tree, pbkdf2},
    mac::{Hmac, Omac},
    mode::Ctr,
    sealed::{Algorithm, CHUNK},
};

/// A description of a sealed file. A stanza is the part of the header for one recipient. The functions `file` and
/// `file_of` get the plaintext of the file.
pub struct Book<'a> {
    pub algorithm: Algorithm,
    pub file_key: [u8; 32],
    pub seed: [u8; 32],
    pub stanzas: Vec<Stanza<'a>>,
}

pub enum Stanza<'a> {
    RawKey(&'a [u8; 32]),
    /// A stanza for a passphrase, with its salt and its number of iterations.
    Passphrase(&'a [u8], [u8; 32], u32),
    Other(u16, &'a [u8]),
}

impl Book<'_> {
    pub fn file(&self, plaintext: &[u8]) -> Vec<u8> {
        let mut chunks: Vec<_> = plaintext.chunks(CHUNK).collect();
        if chunks.is_empty() {
            chunks.push(b"");
        }
        self.file_of(&chunks)
    }

    /// Makes the file with these plaintexts of chunks. The function can also make files that no writer should make.
    pub fn file_of(&self, chunks: &[&[u8]]) -> Vec<u8> {
        match self.algorithm {
            Algorithm::Kuznyechik => self.build::<Kuznyechik>(Kuznyechik::new, 1, 64, chunks),
            Algorithm::Magma => self.build::<Magma>(Magma::new, 2, 1, chunks),
            other => panic!("{other:?}"),
        }
    }

    fn build<C: Cipher>(&self, cipher: fn(&[u8; 32]) -> C, number: u8, group: usize, chunks: &[&[u8]]) -> Vec<u8> {
        let block = C::BLOCK_SIZE;
        let size = |stanza: &Stanza<'_>| match stanza {
            Stanza::RawKey(_) => 4 + 32 + block,
            Stanza::Passphrase(..) => 4 + 36 + 32 + block,
            Stanza::Other(_, body) => 4 + body.len(),
        };
        let stanzas: usize = self.stanzas.iter().map(size).sum();
        let mut file = b"GOSTSEAL".to_vec();
        file.extend([0, 1, number, 16]);
        file.extend((stanzas as u32).to_be_bytes());
        file.extend(self.seed);
        let prefix = file.clone();
        // KExp15 wraps the file key under keys that are derived with this label.
        let wrapped = |key: &[u8], label: &[u8]| {
            let keys = kdf(key, label, &prefix, 64 + block / 2);
            let (mac, enc, iv) = (&keys[..32], &keys[32..64], &keys[64..]);
            let mut omac = Omac::new(cipher(mac.try_into().expect("a key")));
            omac.update(&[iv, &self.file_key].concat());
            let mut body = [&self.file_key[..], &omac.finalize()].concat();
            let mut ctr = Ctr::new(cipher(enc.try_into().expect("a key")), iv).expect("an IV");
            ctr.apply(&mut body[..]).expect("less than it can do");
            body
        };
        for stanza in &self.stanzas {
            let (kind, body) = match stanza {
                Stanza::Other(kind, body) => (*kind, body.to_vec()),
                Stanza::RawKey(user) => (1, wrapped(&user[..], b"sealed raw-key")),
                Stanza::Passphrase(passphrase, salt, iterations) => {
                    let mut key = [0; 32];
                    let password = Hmac::new(Streebog512::new(), passphrase);
                    pbkdf2(&password, salt, *iterations, &mut key).expect("iterations");
                    let fixed = [&salt[..], &iterations.to_be_bytes()].concat();
                    (3, [fixed, wrapped(&key, b"sealed passphrase")].concat())
                }
            };
            file.extend(kind.to_be_bytes());
            file.extend((body.len() as u16).to_be_bytes());
            file.extend(body);
        }
        let mut hmac = Hmac::new(Streebog256::new(), &kdf(&self.file_key, b"sealed header", &prefix, 32));
        hmac.update(&file);
        let header_mac = hmac.finalize();
        file.extend(&header_mac[..]);

        let payload_key = kdf(&self.file_key, b"sealed payload", &prefix, 32);
        for (i, chunk) in chunks.iter().enumerate() {
            let group_key = kdf(&payload_key, b"sealed group", &((i / group) as u64).to_be_bytes(), 32);
            let nonce = (2 * i as u128 + u128::from(i + 1 == chunks.len())).to_be_bytes();
            let mut sealed = chunk.to_vec();
            let mgm = Mgm::new(cipher(group_key[..].try_into().expect("a key")));
            let tag = mgm.seal(&nonce[16 - block..], &header_mac, &mut sealed[..]).expect("a chunk");
            file.extend(sealed);
            file.extend(&tag[..]);
        }
        file
    }
}

fn kdf(key: &[u8], label: &[u8], seed: &[u8], size: usize) -> Vec<u8> {
    let mut derived = vec![0; size];
    kdf_tree(&Hmac::new(Streebog256::new(), key), label, seed, 1, &mut derived).expect("a size");
    derived
}

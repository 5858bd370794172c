//! Known answers for ciphers on NVIDIA GPUs.
use super::Outcome;
use crate::failure::Result;
use fastgost::{
    Sbox,
    mode::Direction,
    registry::{Algorithm, Kind, Options},
};
use fastgost_gpu::{Error, Fallback, Gpu, Gpus};

/// All GPUs. Every test runs on each GPU separately, so that a single faulty GPU is found.
pub struct Cards(Vec<Gpus>);

/// A test of a cipher in one mode. The data has `bytes` bytes, and begins `position` bytes after the beginning of the
/// stream.
struct Case {
    algorithm: &'static Algorithm,
    direction: Direction,
    /// The name of the S-box set that replaces the algorithm's own S-boxes.
    set: Option<&'static str>,
    position: usize,
    bytes: usize,
}

impl Cards {
    pub fn open() -> Result<Self> {
        let all = Gpus::open(Fallback::Error)?;
        let alone = |gpu: &Gpu| Gpus::new(vec![gpu.clone()], Fallback::Error);
        Ok(Self(all.gpus().iter().map(alone).collect()))
    }

    /// Encrypts or decrypts the data on every GPU. The data begins at the byte `position` of the stream. All GPUs must
    /// give the same result. Returns false if the GPU code does not support the algorithm.
    pub fn apply(
        &self,
        algorithm: &'static Algorithm,
        direction: Direction,
        key: &[u8],
        options: &Options<'_>,
        position: usize,
        data: &mut [u8],
    ) -> std::result::Result<bool, String> {
        let mut first: Option<Vec<u8>> = None;
        for card in &self.0 {
            let mut mode = match card.cipher(algorithm, direction, key, options) {
                Err(Error::Unsupported(_)) => return Ok(false),
                mode => mode.map_err(|e| e.to_string())?,
            };
            let mut out = data.to_vec();
            let moved = if position == 0 { Ok(()) } else { mode.seek(position as u128) };
            moved.and_then(|()| mode.apply(&mut out)).map_err(|e| e.to_string())?;
            if first.as_ref().is_some_and(|first| *first != out) {
                let ordinal = card.gpus()[0].card().ordinal;
                return Err(format!("GPU {ordinal} differs from those before it"));
            }
            first = Some(out);
        }
        first.map(|out| data.copy_from_slice(&out)).ok_or_else(|| "no GPU".to_owned()).map(|()| true)
    }

    /// Compares GPUs with the CPU. The tested numbers of cipher blocks are close to the numbers of cipher blocks that a
    /// GPU thread, a warp, a block of threads and a chunk process. GOST 28147-89 is tested with every named S-box set.
    /// If the mode can begin at any position of its stream, some cases begin inside a group of blocks or inside a
    /// block.
    pub fn lengths(&self) -> Vec<Outcome> {
        let mut cases = Vec::new();
        for algorithm in Algorithm::all().iter().filter(|algorithm| algorithm.kind == Kind::Cipher) {
            let block = algorithm.block_size();
            let parts: &[usize] = if algorithm.padded() { &[0] } else { &[0, block - 1] };
            let sets = Sbox::SETS.iter().filter(|_| algorithm.name.starts_with("gost28147")).map(|set| Some(set.name));
            for direction in [Direction::Encrypt, Direction::Decrypt] {
                let mut add = |set, position, bytes| cases.push(Case { algorithm, direction, set, position, bytes });
                for blocks in [1, 31, 32, 33, 1023, 1024, 1025, 8191, 8192, 8193, 40_000] {
                    for part in parts {
                        add(None, 0, blocks * block + part);
                    }
                }
                for set in sets.clone() {
                    add(set, 0, 1025 * block);
                }
                if is_stream(algorithm) {
                    for position in [5 * block, 1000 * block + 3, 1024 * block, 9000 * block - 1] {
                        add(None, position, 3000 * block);
                    }
                }
            }
        }
        cases.iter().filter_map(|case| case.outcome(self)).collect()
    }
}

impl Case {
    /// Returns the outcome of this test. Returns None if the GPU code does not support the algorithm.
    fn outcome(&self, cards: &Cards) -> Option<Outcome> {
        let Self { algorithm, direction, set, position, bytes } = *self;
        let result = match self.check(cards) {
            Ok(false) => return None,
            result => result.map(drop),
        };
        let with = set.map_or(String::new(), |set| format!(" with S-boxes {set}"));
        let after = if position == 0 { String::new() } else { format!(" from {position} on") };
        let case = format!("{bytes} bytes{after} of {}{with}, {direction:?}", algorithm.name);
        Some(Outcome::new(&case, Outcome::GPU, result.map_err(Into::into)))
    }

    /// Compares the results of the GPUs with the result of the CPU. Returns false if the GPU code does not support the
    /// algorithm.
    fn check(&self, cards: &Cards) -> std::result::Result<bool, String> {
        let Self { algorithm, direction, set, position, bytes } = *self;
        let sbox = set.map(Sbox::from_name).transpose().map_err(|e| e.to_string())?;
        let iv = vec![0xf5; algorithm.iv_size().map_or(0, |size| size.preferred)];
        let section = algorithm.section_size().map(|_| 16 << 10);
        let options = Options { iv: &iv, section, sbox: sbox.as_ref(), ..Options::default() };
        let key: Vec<u8> = (0..32).collect();
        let mut expected: Vec<u8> =
            (0..bytes as u64 / 8 + 1).flat_map(|i| i.wrapping_mul(0x9e37_79b9_7f4a_7c15).to_le_bytes()).collect();
        expected.truncate(bytes);
        let mut data = expected.clone();
        if !cards.apply(algorithm, direction, &key, &options, position, &mut data)? {
            return Ok(false);
        }
        let cpu = algorithm.cipher(direction, &key, &options).and_then(|mut mode| {
            if position > 0 {
                mode.seek(position as u128)?;
            }
            mode.apply(expected[..].as_mut().into())
        });
        cpu.map_err(|e| e.to_string())?;
        if data == expected { Ok(true) } else { Err("differs from the CPU".to_owned()) }
    }
}

/// Returns whether the mode can begin at any position of its stream.
fn is_stream(algorithm: &Algorithm) -> bool {
    algorithm.name.split_once('-').is_some_and(|(_, mode)| mode.starts_with("ctr") || mode == "cnt")
}

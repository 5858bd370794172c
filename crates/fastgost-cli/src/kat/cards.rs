//! Ciphers on NVIDIA cards.
use super::Outcome;
use crate::failure::Result;
use fastgost::{
    mode::Direction,
    registry::{Algorithm, Kind, Options},
};
use fastgost_gpu::{Error, Fallback, Gpus};
use std::cell::Cell;

/// All cards.
pub struct Cards {
    gpus: Gpus,
    /// Whether they have computed something.
    computed: Cell<bool>,
}

impl Cards {
    pub fn open() -> Result<Self> {
        Ok(Self { gpus: Gpus::open(Fallback::Error)?, computed: Cell::new(false) })
    }

    /// Does the work, and tells whether cards computed something.
    pub fn watch<R>(&self, work: impl FnOnce() -> R) -> (R, bool) {
        self.computed.set(false);
        (work(), self.computed.get())
    }

    /// Applies the algorithm to the data; false if cards cannot.
    pub fn apply(
        &self,
        algorithm: &'static Algorithm,
        direction: Direction,
        key: &[u8],
        options: &Options<'_>,
        data: &mut [u8],
    ) -> std::result::Result<bool, String> {
        let mut mode = match self.gpus.cipher(algorithm, direction, key, options) {
            Err(Error::Unsupported(_)) => return Ok(false),
            mode => mode.map_err(|e| e.to_string())?,
        };
        self.computed.set(true);
        mode.apply(data).map_err(|e| e.to_string())?;
        Ok(true)
    }

    /// Data of lengths around the blocks of a thread, a warp, a block of threads and a chunk, against the CPU.
    pub fn lengths(&self) -> Vec<Outcome> {
        let mut outcomes = Vec::new();
        for algorithm in Algorithm::all().iter().filter(|algorithm| algorithm.kind == Kind::Cipher) {
            for direction in [Direction::Encrypt, Direction::Decrypt] {
                let block = algorithm.block_size();
                let parts: &[usize] = if algorithm.padded() { &[0] } else { &[0, block - 1] };
                for blocks in [1, 31, 32, 33, 1023, 1024, 1025, 8191, 8192, 8193, 40_000] {
                    for bytes in parts.iter().map(|part| blocks * block + part) {
                        if let Some(wrong) = self.length(algorithm, direction, bytes) {
                            let case = format!("{bytes} bytes of {}, {direction:?}", algorithm.name);
                            outcomes.push(Outcome { case, kernel: "gpu", wrong: wrong.err() });
                        }
                    }
                }
            }
        }
        outcomes
    }

    /// None if cards do not compute it.
    fn length(
        &self,
        algorithm: &'static Algorithm,
        direction: Direction,
        bytes: usize,
    ) -> Option<std::result::Result<(), String>> {
        let iv = vec![0xf5; algorithm.iv_size().map_or(0, |size| size.preferred)];
        let section = algorithm.has_sections().then_some(16 << 10);
        let options = Options { iv: &iv, section, ..Options::default() };
        let key: Vec<u8> = (0..32).collect();
        let mut expected: Vec<u8> =
            (0..bytes as u64 / 8 + 1).flat_map(|i| i.wrapping_mul(0x9e37_79b9_7f4a_7c15).to_le_bytes()).collect();
        expected.truncate(bytes);
        let mut data = expected.clone();
        match self.apply(algorithm, direction, &key, &options, &mut data) {
            Ok(false) => return None,
            Ok(true) => {}
            Err(e) => return Some(Err(e)),
        }
        let cpu = algorithm.cipher(direction, &key, &options);
        let done = cpu.and_then(|mut mode| mode.apply(expected[..].as_mut().into()));
        Some(match done {
            Err(e) => Err(e.to_string()),
            Ok(()) if data == expected => Ok(()),
            Ok(()) => Err("differs from the CPU".to_owned()),
        })
    }
}

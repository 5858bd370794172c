//! Does the work of the host for known inputs. The library makes the words of keys that the kernels read. This module
//! launches the kernels of a job on the emulated GPU.

use super::{
    abi::EXPAND_KEYS,
    ciphers::Cipher,
    job::{Job, Values},
    launch::Grid,
};
use crate::{jobs::Inputs, plain};
use fastgost::{Gost28147, Kuznyechik, Magma, Sbox, circuits::Key, registry::Direction};
use fastgost_gpu_emulator::{
    exec::{self, Launch, Loaded},
    memory::Memory,
    ptx::Module,
};

/// The size of the emulated GPU's memory, in bytes.
const CAPACITY: u64 = 1 << 30;

/// Returns the words that the host uploads to a GPU for a key. The library makes these words.
///
/// # Errors
/// Returns an error if the library does not have the cipher's set of S-boxes.
pub fn words(cipher: Cipher, decrypt: bool, key: &[u8; 32]) -> fastgost::Result<Vec<u8>> {
    let function = if decrypt { Direction::Decrypt } else { Direction::Encrypt };
    let key = match cipher {
        Cipher::Kuznyechik => Key::kuznyechik(&Kuznyechik::new(key), function),
        Cipher::Magma => Key::magma(&Magma::new(key), function),
        Cipher::Gost28147(set) => Key::gost28147(&Gost28147::new(key, &Sbox::from_name(set)?), function),
    };
    Ok(key.words().iter().flat_map(|word| word.to_le_bytes()).collect())
}

/// Returns the text that the emulated GPU writes for known inputs.
///
/// # Errors
/// If the emulated GPU gives no output, returns the reason.
pub fn emulate(job: &Job, module: &Module, inputs: &Inputs<bool>) -> Result<Vec<u8>, String> {
    let memory = Memory::new(0, CAPACITY);
    let allocate = |bytes: usize, contents: &[u8]| -> Result<u64, String> {
        let address = memory.allocate(bytes).ok_or("the emulated GPU has no memory left")?.address();
        let fill = |memory: &mut [u8]| memory[..contents.len()].copy_from_slice(contents);
        memory.write(address, bytes, fill).map_err(|error| error.to_string())?;
        Ok(address)
    };
    let mut all = Vec::new();
    for key in plain::bytes(&inputs.key).as_chunks().0 {
        all.extend(words(job.cipher, job.decrypt, key).map_err(|error| error.to_string())?);
    }
    let masks = 8 * all.len();
    let text = plain::bytes(job.text(inputs));
    let (words, expanded) = (allocate(all.len(), &all)?, allocate(job.expanded(), &[])?);
    let from = allocate(text.len(), &text)?;
    let to = if job.in_place { from } else { allocate(text.len(), &[])? };
    let loaded = Loaded::new(module.clone(), &memory).ok_or("the emulated GPU has no memory left")?;
    let run = |kernel: &str, threads: usize, values: Vec<Vec<bool>>| {
        let entry = module.entry(kernel).ok_or(format!("there is no kernel {kernel}"))?;
        let Grid { blocks, threads } = Grid::of(entry, threads)?;
        let bits: Vec<Vec<u32>> =
            values.iter().map(|value| value.iter().map(|&bit| u32::from(bit)).collect()).collect();
        let parameters: Vec<bool> = super::launch::parameters(entry, &bits)?.iter().map(|&bit| bit == 1).collect();
        let launch = Launch {
            module: &loaded,
            kernel,
            grid: exec::Grid { blocks, threads, shared: 0 },
            parameters: &plain::bytes(&parameters),
            memory: &memory,
            textures: &|_| None,
        };
        launch.run().map_err(|fault| fault.to_string())
    };
    let mut plain = plain::Plain;
    run(EXPAND_KEYS, masks, Values::expansion(&mut plain, expanded, words, masks))?;
    let values = Values { from, to, expanded, iv: &inputs.iv };
    run(job.kernel(), job.threads(), values.of(&mut plain, job))?;
    memory.read(to, text.len(), <[u8]>::to_vec).map_err(|error| error.to_string())
}

//! Runs the kernels of `fastgost-gpu` in the interpreter, and compares the results with the known answers of GOST R
//! 34.12-2015.
use fastgost_gpu_emulator::{
    exec::{Fault, FaultKind, Grid, Launch, Loaded},
    memory::Memory,
    ptx::Module,
};
use std::{fs, path::PathBuf};

fn kernels() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", "fastgost-gpu", "src", "kernels"].iter().collect()
}

/// The number of threads in a block of threads (CTA). The kernels allow no larger number.
const THREADS: u32 = 64;

/// The kernels of Kuznyechik have two forms: the long form, and the short form for short messages. The names of kernels
/// in the short form end with this suffix.
const SHORT: &str = "_short";

/// A module that is loaded on a GPU.
struct Card {
    memory: Memory,
    module: Loaded,
}

/// The parameters that a kernel takes after the parameters `dst`, `src`, `masks` and `blocks`.
#[derive(Clone, Copy, Default)]
struct Job {
    mode: u32,
    skip: u32,
    group_sections: u32,
    group: u64,
    iv: [u32; 4],
}

impl Card {
    fn new(name: &str) -> Self {
        let memory = Memory::new(0, 1 << 30);
        let source = fs::read_to_string(kernels().join(name)).expect("the kernels of fastgost-gpu");
        let module = Loaded::new(Module::parse(&source).unwrap(), &memory).unwrap();
        Self { memory, module }
    }

    fn launch(&self, kernel: &str, blocks: u32, parameters: &[u8]) -> Result<(), Fault> {
        let grid = Grid { blocks, threads: THREADS, shared: 0 };
        Launch { module: &self.module, kernel, grid, parameters, memory: &self.memory, textures: &|_| None }.run()
    }

    fn put(&self, bytes: &[u8]) -> u64 {
        let allocation = self.memory.allocate(bytes.len()).unwrap();
        self.memory.write(allocation.address(), bytes.len(), |memory| memory.copy_from_slice(bytes)).unwrap();
        allocation.address()
    }

    /// Runs the kernel `expand_keys`, which writes the masks of the round keys (32 equal bits for each bit of a key),
    /// and then the planes of the round keys, which kernels in the short form use. Returns the address of the masks.
    fn masks(&self, words: &[u32]) -> u64 {
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let (words_at, count) = (self.put(&bytes), 32 * words.len());
        let masks = self.put(&vec![0; 4 * (count + count / 16)]);
        let parameters = [&masks.to_le_bytes()[..], &words_at.to_le_bytes(), &(count as u32).to_le_bytes()].concat();
        self.launch("expand_keys", (count as u32).div_ceil(THREADS), &parameters).unwrap();
        self.memory.free(words_at);
        masks
    }

    fn run(&self, kernel: &str, masks: u64, data: &[u8], block: usize, job: Job) -> Result<Vec<u8>, Fault> {
        let (to, from, blocks) = (self.put(&vec![0; data.len()]), self.put(data), (data.len() / block) as u32);
        let Job { mode, skip, group_sections, group, iv } = job;
        let mut parameters = [to, from, masks].map(u64::to_le_bytes).concat();
        parameters.extend([blocks, mode, skip, group_sections].iter().flat_map(|x| x.to_le_bytes()));
        parameters.extend(group.to_le_bytes());
        parameters.extend(iv.iter().flat_map(|x| x.to_le_bytes()));
        let size = parameters.len().min(72);
        // A warp processes 64 blocks in the short form, and 1024 blocks in the long form.
        let of_a_warp = if kernel.ends_with(SHORT) { 64 } else { 1024 };
        let result = self.launch(kernel, (blocks + skip).div_ceil(THREADS / 32 * of_a_warp), &parameters[..size]);
        let output = self.memory.read(to, data.len(), <[u8]>::to_vec).unwrap();
        self.memory.free(to);
        self.memory.free(from);
        result.map(|()| output)
    }
}

fn hex(text: &str) -> Vec<u8> {
    (0..text.len()).step_by(2).map(|i| u8::from_str_radix(&text[i..i + 2], 16).unwrap()).collect()
}

fn words(text: &str) -> Vec<u32> {
    hex(text).chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().unwrap())).collect()
}

/// Data in which all blocks are different.
fn data(len: usize) -> Vec<u8> {
    (0..len as u64).map(|i| (i.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 37) as u8).collect()
}

/// The round keys of RFC 7801, section 5.4, in the form that the circuits need for encryption and for decryption.
/// `fastgost::circuits::Key` computes this form. Only the first key of `ENCRYPTION` and the last key of `DECRYPTION`
/// are equal to keys in RFC 7801.
const ENCRYPTION: [&str; 10] = [
    "8899aabbccddeeff0011223344556677",
    "df674063183629a666c8cd4d0939fcb4",
    "38512b7ecda55eb87555bea46e16a51f",
    "0e339146ddebfb070c207ed96462475f",
    "eab122ff98739259739cd286e3cf2cf7",
    "13ac39b4cab7df87c17df0f2378df640",
    "a926c1fd060a38ec3e7fe3b61445baea",
    "d96bc28cfc35a3ed0fa0401d9403a6df",
    "81486716b13be8d3412b84cdf810744c",
    "b276bb9cf71eed6f3253856ec6320318",
];
const DECRYPTION: [&str; 10] = [
    "5a6a54f704910d678900b92e1e6eac43",
    "6954887d42b408dbfa78b88d204cdb17",
    "31772de70fba43e5b4f37c5d4c5f0984",
    "413a2e96f585d8e4852cdff6cc1915b1",
    "fbb0d6df39383f8f7a2eccb2efd1591b",
    "02adcd946bfc7251c8cfeec63b9383ac",
    "e62f7e2d2e641b0fb7734299bc3ee804",
    "d04dc4153e2abeb0ce0682e4b64a0a44",
    "377baf08ebb9c9aedd9bf10dd16553ef",
    "8899aabbccddeeff0011223344556677",
];

#[test]
fn every_kernel_is_read() {
    let mut count = 0;
    for file in fs::read_dir(kernels()).unwrap() {
        let path = file.unwrap().path();
        let module = Module::parse(&fs::read_to_string(&path).unwrap());
        let module = module.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(module.entries().count() >= 2);
        count += 1;
    }
    assert_eq!(count, 9);
}

#[test]
fn kuznyechik() {
    let card = Card::new("kuznyechik.ptx");
    let [encryption, decryption] = [ENCRYPTION, DECRYPTION].map(|keys| card.masks(&words(&keys.concat())));
    for (form, planes) in [("", 0), (SHORT, 4 * 32 * 40)] {
        let masks = (encryption + planes, decryption + planes);
        kuznyechik_in(&card, [&format!("kuznyechik_encrypt{form}"), &format!("kuznyechik_decrypt{form}")], masks);
    }
}

fn kuznyechik_in(card: &Card, [encrypt, decrypt]: [&str; 2], (masks, decryption): (u64, u64)) {
    let mut blocks = data(16 * 1500);
    // The test puts the example of RFC 7801, section 5.5, into the first block, into the last block, and into blocks
    // that different threads and warps process.
    let (plaintext, ciphertext) = (hex("1122334455667700ffeeddccbbaa9988"), hex("7f679d90bebc24305a468d42b9d4edcd"));
    let places = [0, 31, 63, 64, 1023, 1100, 1499];
    for block in places {
        blocks[16 * block..][..16].copy_from_slice(&plaintext);
    }
    let encrypted = card.run(encrypt, masks, &blocks, 16, Job::default()).unwrap();
    for block in places {
        assert_eq!(encrypted[16 * block..][..16], ciphertext, "{encrypt}, block {block}");
    }
    assert!(card.run(decrypt, decryption, &encrypted, 16, Job::default()).unwrap() == blocks, "{decrypt}");
    // In CTR, the kernel encrypts counters, and XORs the data with the encrypted counters.
    let iv = [0x4433_2211, 0x8877_6655];
    for (group, skip) in [(5, 0), (5, 1), (5, 63), (5, 1023), ((1 << 22) - 1, 1000), ((1 << 54) - 2, 40)] {
        let counters: Vec<u8> = (0..1024).flat_map(|i| counter(iv, group * 1024 + skip + i)).collect();
        let keystream = card.run(encrypt, masks, &counters, 16, Job::default()).unwrap();
        let expected: Vec<u8> = blocks.iter().zip(&keystream).map(|(a, b)| a ^ b).collect();
        let job = Job { mode: 1, group, skip: skip as u32, iv: [iv[0], iv[1], 0, 0], ..Job::default() };
        let found = card.run(encrypt, masks, &blocks[..16 * 1024], 16, job).unwrap();
        assert!(found == expected, "{encrypt}, group {group}, skip {skip}");
    }
    // In CBC, the kernel decrypts each block, and XORs the result with the preceding ciphertext block.
    let job = Job { mode: 2, iv: [1, 2, 3, 4], ..Job::default() };
    let decrypted = card.run(decrypt, decryption, &encrypted, 16, job).unwrap();
    let before: Vec<u8> = job.iv.iter().flat_map(|x| x.to_le_bytes()).chain(encrypted.iter().copied()).collect();
    let expected: Vec<u8> = blocks.iter().zip(&before).map(|(a, b)| a ^ b).collect();
    assert!(decrypted == expected, "{decrypt}");
    // In CFB, the kernel encrypts the preceding ciphertext block, and XORs the current block with the result.
    let keystream = card.run(encrypt, masks, &before[..blocks.len()], 16, Job::default()).unwrap();
    let expected: Vec<u8> = encrypted.iter().zip(&keystream).map(|(a, b)| a ^ b).collect();
    assert!(card.run(encrypt, masks, &encrypted, 16, Job { mode: 3, ..job }).unwrap() == expected, "{encrypt}");
    // This launch uses the key of a section (of CTR-ACPKM) whose masks are not in memory. So the kernel reads outside
    // the allocation, and the run must fail.
    let fault = card.run(encrypt, masks, &blocks, 16, Job { group: 9, group_sections: 1, ..Job::default() });
    assert_eq!(fault.unwrap_err().kind, FaultKind::IllegalAddress);
}

fn counter(iv: [u32; 2], number: u64) -> Vec<u8> {
    [&iv[0].to_le_bytes()[..], &iv[1].to_le_bytes(), &number.to_be_bytes()].concat()
}

#[test]
fn magma() {
    let card = Card::new("gost28147-z.ptx");
    // In the example of RFC 8891, the words of the key are big-endian. The rounds of encryption use the words three
    // times forwards and once backwards.
    let key: Vec<u32> = words("ffeeddccbbaa99887766554433221100f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff");
    let key: Vec<u32> = key.into_iter().map(u32::swap_bytes).collect();
    let backwards: Vec<u32> = key.iter().rev().copied().collect();
    let encryption = card.masks(&[&key[..], &key, &key, &backwards].concat());
    let decryption = card.masks(&[&key[..], &backwards, &backwards, &backwards].concat());
    let mut blocks = data(8 * 9000);
    for block in [0, 1023, 8191, 8192, 8999] {
        blocks[8 * block..][..8].copy_from_slice(&hex("fedcba9876543210"));
    }
    let encrypted = card.run("magma", encryption, &blocks, 8, Job::default()).unwrap();
    for block in [0, 1023, 8191, 8192, 8999] {
        assert_eq!(encrypted[8 * block..][..8], hex("4ee901e5c2d8ca3d"), "block {block}");
    }
    assert_eq!(card.run("magma", decryption, &encrypted, 8, Job::default()).unwrap(), blocks);
}

//! Executes the committed assembly text of the kernels. The results must be equal to the results of the oracle (an
//! implementation that follows the text of the standard). The executor refuses wide instructions that are illegal,
//! results that are read too early, and addresses and jumps that depend on a key or on data. The tests also plant
//! faults in the assembly text, and the executor must refuse the faulty text.
use fastgost::{
    Kuznyechik, Magma,
    circuits::Key,
    mode::Direction::{self, Decrypt, Encrypt},
};
use fastgost_elbrus::{Cipher, KERNELS, Kernel, MODES};
use fastgost_elbrus_executor::{
    Error,
    isa::{Latencies, Version},
    machine::{Machine, Memory, Run},
    text,
};
use fastgost_testkit::{
    Random, book,
    oracle::{gost28147, kuznyechik},
    vectors,
};

const DST: u64 = 0x10_0000;
const SRC: u64 = 0x20_0000;
const KEY: u64 = 0x30_0000;
const SCRATCH: u64 = 0x40_0000;

/// Returns the versions that can execute a text for version `first`: this version and all later versions.
fn versions(first: u8) -> Vec<Version> {
    [Version::V3, Version::V4, Version::V5].into_iter().filter(|v| *v as u8 >= first).collect()
}

fn prepared(kernel: &Kernel, key: &[u8; 32], direction: Direction) -> Vec<u8> {
    let key = match kernel.cipher {
        Cipher::Kuznyechik => Key::kuznyechik(&Kuznyechik::new(key), direction),
        Cipher::Magma => Key::magma(&Magma::new(key), direction),
    };
    kernel.prepared(key.words())
}

/// Encrypts or decrypts the blocks in `data` with the oracle.
fn expected(cipher: Cipher, key: &[u8; 32], direction: Direction, data: &[u8]) -> Vec<u8> {
    fn blocks<C: fastgost_testkit::oracle::Cipher>(cipher: &C, direction: Direction, data: &[u8]) -> Vec<u8> {
        let block = |b: &[u8]| if direction == Encrypt { cipher.encrypt(b) } else { cipher.decrypt(b) };
        data.chunks(C::BLOCK).flat_map(block).collect()
    }
    match cipher {
        Cipher::Kuznyechik => blocks(&kuznyechik::Kuznyechik::new(key), direction, data),
        Cipher::Magma => blocks(&gost28147::Magma::new(key), direction, data),
    }
}

/// Calls a kernel once, on `kernel.blocks` blocks. The results replace the blocks, or go to another buffer.
fn call(
    kernel: &Kernel,
    machine: &Machine<'_>,
    (key, direction): (&[u8; 32], Direction),
    data: &[u8],
    in_place: bool,
) -> Result<(Vec<u8>, Run), Error> {
    let mut memory = Memory::default();
    memory.add_constant(KEY, prepared(kernel, key, direction));
    memory.add(SCRATCH, vec![0; kernel.scratch]);
    if in_place {
        memory.add(DST, data);
    } else {
        memory.add_constant(SRC, data);
        memory.add(DST, vec![0; data.len()]);
    }
    let function = if direction == Encrypt { kernel.encrypt } else { kernel.decrypt };
    let src = if in_place { DST } else { SRC };
    let run = machine.call(function, &[DST, src, KEY, SCRATCH], &mut memory)?;
    Ok((memory.bytes(DST).to_vec(), run))
}

#[test]
fn random_data() {
    let mut random = Random(35);
    for kernel in &KERNELS {
        let program = text::parse(kernel.text).unwrap();
        let size = kernel.blocks * kernel.cipher.block();
        for version in versions(kernel.version) {
            let machine = Machine::new(&program, version, Latencies::default()).waits();
            for direction in [Encrypt, Decrypt] {
                for in_place in [false, true] {
                    let (key, data): ([u8; 32], _) = (random.array(), random.bytes(size));
                    let (result, run) = call(kernel, &machine, (&key, direction), &data, in_place).unwrap();
                    assert!(
                        result == expected(kernel.cipher, &key, direction, &data),
                        "{:?} {version:?} {direction:?}",
                        kernel.cipher
                    );
                    assert_eq!(run.stalls, 0);
                }
            }
        }
    }
}

/// Checks that every kernel computes the known answers. The blocks of the known answers are at different places in a
/// group of blocks, and the other blocks of the group are random.
#[test]
fn known_answers() {
    let mut checked = 0;
    for (file, cipher) in [
        ("kuznyechik.json", Cipher::Kuznyechik),
        ("kuznyechik_modes.json", Cipher::Kuznyechik),
        ("magma.json", Cipher::Magma),
        ("magma_modes.json", Cipher::Magma),
    ] {
        let is_block = |case: &serde_json::Value| {
            ["encrypt", "decrypt"].iter().any(|op| case["op"] == *op) || case["mode"] == "ECB"
        };
        for (i, case) in vectors::cases(file).iter().filter(|case| is_block(case)).enumerate() {
            let key: [u8; 32] = vectors::hex(case, "key").try_into().unwrap();
            let [plain, secret] = ["plaintext", "ciphertext"].map(|field| vectors::hex(case, field));
            for kernel in KERNELS.iter().filter(|k| k.cipher == cipher) {
                let program = text::parse(kernel.text).unwrap();
                let machine = Machine::new(&program, *versions(kernel.version).last().unwrap(), Latencies::default());
                let mut data = Random(i as u64).bytes(kernel.blocks * cipher.block());
                let at = i * 5 % (kernel.blocks - plain.len() / cipher.block()) * cipher.block();
                for (direction, from, to) in [(Encrypt, &plain, &secret), (Decrypt, &secret, &plain)] {
                    data[at..at + from.len()].copy_from_slice(from);
                    let (result, _) = call(kernel, &machine, (&key, direction), &data, false).unwrap();
                    assert!(result[at..at + to.len()] == to[..], "{file} {}", case["id"]);
                    checked += 1;
                }
            }
        }
    }
    assert!(checked > 200, "{checked} answers");
}

/// Checks that the results are right even if an operation takes longer than the schedule assumes. The processor then
/// waits for the operation's result.
#[test]
fn other_latencies() {
    for kernel in KERNELS.iter().filter(|k| k.version == 5) {
        let program = text::parse(kernel.text).unwrap();
        let (key, data) = (Random(1).array(), Random(2).bytes(kernel.blocks * kernel.cipher.block()));
        let mut cycles = Vec::new();
        for latencies in [
            Latencies { logic3: 1, ..Latencies::default() },
            Latencies::default(),
            Latencies { load: 5, ..Latencies::default() },
            Latencies { logic3: 3, ..Latencies::default() },
        ] {
            let machine = Machine::new(&program, Version::V5, latencies).waits();
            let (result, run) = call(kernel, &machine, (&key, Encrypt), &data, false).unwrap();
            assert!(result == expected(kernel.cipher, &key, Encrypt, &data));
            cycles.push(run.cycles);
        }
        assert!(cycles[0] == cycles[1] && cycles[1] == cycles[2] && cycles[2] < cycles[3], "{cycles:?}");
    }
}

/// Checks the kernels in `lab/elbrus`, which are for experiments and follow paper P3 (see docs/experiments.md). In the
/// kernels with tables, the addresses of the table rows depend on secrets.
#[test]
fn kernels_of_the_paper() {
    let mut random = Random(37);
    let text = |name: &str| {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lab/elbrus").join(name);
        std::fs::read_to_string(path).unwrap()
    };
    let table: Vec<u8> = (0..16 * 256)
        .flat_map(|i| {
            let mut block = [0; 16];
            block[i / 256] = kuznyechik::PI[i % 256];
            kuznyechik::l(&block)
        })
        .collect();
    for first in [3, 5] {
        let tables = text(&format!("tables-v{first}.s"));
        let words = text(&format!("words-v{first}.s"));
        let [tables, words] = [&tables, &words].map(|text| text::parse(text).unwrap());
        for version in versions(first) {
            let (key, data): ([u8; 32], _) = (random.array(), random.bytes(384));
            let memory = |key: Vec<u8>| {
                let mut memory = Memory::default();
                memory.add_constant(SRC, &data[..]);
                memory.add(DST, vec![0; data.len()]);
                memory.add_constant(KEY, key);
                memory.add_constant(SCRATCH, &table[..]);
                memory
            };
            let machine = Machine::new(&tables, version, Latencies::default());
            for blocks in [1, 8] {
                let mut memory = memory(kuznyechik::expand(&key).concat());
                let (name, turns) = (format!("fastgost_kuznyechik_tables_{blocks}_v{first}"), 24 / blocks);
                let secret =
                    machine.call(&name, &[DST, SRC, KEY, SCRATCH, turns], &mut memory).unwrap_err().to_string();
                assert!(secret.contains("the address depends on a secret"), "{secret}");
                let machine = Machine::new(&tables, version, Latencies::default()).looks_up();
                machine.call(&name, &[DST, SRC, KEY, SCRATCH, turns], &mut memory).unwrap();
                assert!(memory.bytes(DST) == expected(Cipher::Kuznyechik, &key, Encrypt, &data));
            }
            let keys = gost28147::expand(&gost28147::words_of_magma(&key));
            let equal = if first == 3 { 2 } else { 4 };
            let mut memory = memory(keys.iter().flat_map(|k| k.to_le_bytes().repeat(equal)).collect());
            let machine = Machine::new(&words, version, Latencies::default());
            machine.call(&format!("fastgost_magma_words_v{first}"), &[DST, SRC, KEY, 3], &mut memory).unwrap();
            assert!(memory.bytes(DST) == expected(Cipher::Magma, &key, Encrypt, &data));
        }
    }
}

#[test]
fn modes() {
    let program = text::parse(MODES).unwrap();
    let mut random = Random(36);
    for version in versions(3) {
        let machine = Machine::new(&program, version, Latencies::default());
        let run = |name: &str, arguments: &[u64], mut memory: Memory| {
            machine.call(&format!("fastgost_elbrus_{name}"), arguments, &mut memory).unwrap();
            memory.bytes(DST).to_vec()
        };
        let memory = |sources: &[(u64, &[u8])], size: usize| {
            let mut memory = Memory::default();
            for (address, bytes) in sources {
                memory.add_constant(*address, *bytes);
            }
            memory.add(DST, vec![0; size]);
            memory
        };
        for words in [32, 64, 512] {
            let [a, b] = [(); 2].map(|()| random.bytes(8 * words));
            let sum = run("xor", &[DST, SRC, KEY, words as u64], memory(&[(SRC, &a), (KEY, &b)], 8 * words));
            assert!(sum == book::xor(&a, &b));
            for offset in 1..8 {
                // The function reads only the aligned words that contain the bytes to copy.
                let from = random.bytes(8 * words + 8);
                let copy = run("realign", &[DST, SRC + offset, words as u64], memory(&[(SRC, &from)], 8 * words));
                assert!(copy == from[offset as usize..][..8 * words]);
            }
            for first in [0, 0x0123_4567_89ab_cdef, u64::MAX - 20, u64::MAX << 32] {
                let bytes = run("counters64", &[DST, first, words as u64], memory(&[], 8 * words));
                let expected = (0..words as u64).flat_map(|i| first.wrapping_add(i).to_be_bytes());
                assert!(bytes.into_iter().eq(expected));
                for high in [0, 7, u64::MAX] {
                    let bytes = run("counters128", &[DST, high, first, words as u64 / 2], memory(&[], 8 * words));
                    let start = u128::from(high) << 64 | u128::from(first);
                    let expected = (0..words as u128 / 2).flat_map(|i| start.wrapping_add(i).to_be_bytes());
                    assert!(bytes.into_iter().eq(expected));
                }
            }
        }
    }
}

/// For about twelve gates of a kernel, changes two bits of the gate's truth table. Each of these changes must change
/// the kernel's result.
#[test]
fn another_table_is_noticed() {
    let kernel = KERNELS.iter().find(|k| k.cipher == Cipher::Magma && k.version == 5).unwrap();
    let (key, data) = (Random(3).array(), Random(4).bytes(kernel.blocks * 8));
    let right = expected(kernel.cipher, &key, Encrypt, &data);
    let gates: Vec<usize> = kernel.text.match_indices("qplog_0x").map(|(at, _)| at + 8).collect();
    for at in gates.iter().step_by(gates.len() / 12) {
        let table = u8::from_str_radix(&kernel.text[*at..at + 2], 16).unwrap();
        let other = format!("{}{:02x}{}", &kernel.text[..*at], table ^ 0x18, &kernel.text[at + 2..]);
        let program = text::parse(&other).unwrap();
        let machine = Machine::new(&program, Version::V5, Latencies::default());
        let (result, _) = call(kernel, &machine, (&key, Encrypt), &data, false).unwrap();
        assert!(result != right, "the gate at byte {at}");
    }
}

/// Plants one fault at a time in a kernel's text. The executor must refuse each fault, with the error for this kind of
/// fault.
#[test]
fn planted_violations() {
    let kernel = KERNELS.iter().find(|k| k.cipher == Cipher::Magma && k.version == 5).unwrap();
    let refused = |text: &str, version, latencies| {
        let data = vec![0; kernel.blocks * 8];
        let program = text::parse(text)?;
        call(kernel, &Machine::new(&program, version, latencies), (&[0; 32], Encrypt), &data, false).map(|_| ())
    };
    let now = Latencies::default();
    assert_eq!(refused(kernel.text, Version::V5, now), Ok(()));
    let says = |text: &str, version, latencies, message: &str| {
        let error = refused(text, version, latencies).unwrap_err();
        assert!(error.message.contains(message), "{error}");
    };
    let with = |from: &str, to: &str| {
        assert!(kernel.text.contains(from), "{from}");
        kernel.text.replacen(from, to, 1)
    };
    says(kernel.text, Version::V4, now, "from version 5 on");
    says(kernel.text, Version::V5, Latencies { logic3: 3, ..now }, "cycles too late");
    says(&with("qplog_0xca,0", "qplog_0xca,2"), Version::V5, now, "channel 2 does not have the operation");
    says(&with("qplog_0xca,0", "qplog_0xca,1"), Version::V5, now, "has two operations");
    says(&with("  nop 1\n", ""), Version::V5, now, "cycles too late");
    says(&with("  qppackdl,0 0, 0, %g0\n", ""), Version::V5, now, "has a secret at the end");
    says(&with("nfx=0", "nfx=1"), Version::V5, now, "keeps 64 bits");
    says(&with("wsz=0x60", "wsz=0x40"), Version::V5, now, "outside of the window");
    says(&with("  setbn rsz=0x3f, rbs=0x20, rcur=0x0\n", ""), Version::V5, now, "before setbn");
    let end = "  nop 1\n}\n{\n  ct %ctpr3\n";
    says(&with(end, "}\n{\n  ct %ctpr3\n"), Version::V5, now, "%ctpr3 comes");
}

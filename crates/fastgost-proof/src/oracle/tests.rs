use super::{
    compare::{Failure, Form, Model, Outcome, check, compare, forms},
    operands::{Random, place},
    *,
};
use iced_x86::{Code, Decoder, DecoderOptions, Mnemonic, OpKind, RflagsBits};

fn decode(bytes: &[u8]) -> Instruction {
    Decoder::with_ip(64, bytes, 0x40_0000, DecoderOptions::NONE).decode()
}

fn levels() -> impl Iterator<Item = Level> {
    [Level::Sse, Level::Avx2, Level::Avx512].into_iter().filter(|&level| level <= Level::detect())
}

#[track_caller]
fn same(after: &State, expected: &State, level: Level) {
    assert_eq!(after.differences(expected, level, STATUS), [""; 0]);
}

#[test]
fn registers_and_flags() {
    for level in levels() {
        let mut oracle = Oracle::new(level).unwrap();
        let mut before = State::default();
        for (i, register) in before.general.iter_mut().enumerate() {
            *register = 0x0101_0101_0101_0101 * (i as u64 + 1);
        }
        let (count, length) = level.vectors();
        for (i, vector) in before.vectors[..count].iter_mut().enumerate() {
            vector[..length].fill(i as u8 + 1);
        }
        if level == Level::Avx512 {
            before.masks = [1, 2, 3, 4, 5, 6, 7, u64::MAX];
        }
        before.general[0] = u64::MAX;
        before.flags = 1;
        // adc rax, rbx
        let after = oracle.run(&decode(&[0x48, 0x11, 0xd8]), &before).unwrap();
        let mut expected = before.clone();
        expected.general[0] = before.general[3];
        // This sum has a carry out of bit 63 and out of bit 3, and an odd number of ones in its lowest byte. So the
        // carry and adjust flags are set, and the parity flag is not.
        expected.flags = 1 | 1 << 4;
        same(&after, &expected, level);
        // paddb xmm15, xmm3
        let after = oracle.run(&decode(&[0x66, 0x44, 0x0f, 0xfc, 0xfb]), &before).unwrap();
        let mut expected = before.clone();
        expected.vectors[15][..16].fill(20);
        same(&after, &expected, level);
        // nop
        same(&oracle.run(&decode(&[0x90]), &before).unwrap(), &before, level);
        // `nop` is executed once with all flags set, and once with no flag set.
        for flags in [STATUS, 0] {
            before.flags = flags;
            same(&oracle.run(&decode(&[0x90]), &before).unwrap(), &before, level);
        }
    }
}

#[test]
fn the_stack_pointer_is_any_register() {
    let mut oracle = Oracle::new(Level::Sse).unwrap();
    let mut before = State::default();
    // mov rsp, rax
    before.general[0] = 0x1234;
    let after = oracle.run(&decode(&[0x48, 0x89, 0xc4]), &before).unwrap();
    assert_eq!(after.general[4], 0x1234);
    // push rax
    before.general[4] = oracle.address() + 128;
    let after = oracle.run(&decode(&[0x50]), &before).unwrap();
    assert_eq!(after.general[4], oracle.address() + 120);
    assert_eq!(after.memory[120..128], [0x34, 0x12, 0, 0, 0, 0, 0, 0]);
}

#[test]
fn what_is_refused() {
    let mut oracle = Oracle::new(Level::Sse).unwrap();
    let refused: [&[u8]; 14] = [
        &[0xc3],                                     // ret
        &[0xe8, 0, 0, 0, 0],                         // call
        &[0x74, 0],                                  // je
        &[0x0f, 0x05],                               // syscall
        &[0xcc],                                     // int3
        &[0x0f, 0x0b],                               // ud2
        &[0xf4],                                     // hlt
        &[0x9d],                                     // popfq
        &[0xfd],                                     // std
        &[0x48, 0xf7, 0xf1],                         // div rcx, by zero
        &[0x48, 0x8b, 0x00],                         // mov rax, [rax]
        &[0x64, 0x48, 0x8b, 0x04, 0x25, 0, 0, 0, 0], // mov rax, fs:[0]
        &[0xf3, 0x48, 0xa5],                         // rep movsq
        &[0x0f, 0xae, 0x14, 0x24],                   // ldmxcsr [rsp]
    ];
    for bytes in refused {
        oracle.run(&decode(bytes), &State::default()).unwrap_err();
    }
    // bt [rax], rcx: the oracle refuses this instruction, because the value of rcx decides where the instruction reads.
    let mut before = State::default();
    before.general[0] = oracle.address();
    oracle.run(&decode(&[0x48, 0x0f, 0xa3, 0x08]), &before).unwrap_err();
    // movdqa xmm0, [rax]: the oracle refuses this instruction, because the address is not aligned.
    before.general[0] = oracle.address() + 8;
    oracle.run(&decode(&[0x66, 0x0f, 0x6f, 0x00]), &before).unwrap_err();
    // mov rax, [rax]: the oracle refuses this instruction, because the access goes beyond the end of the state's
    // memory.
    before.general[0] = oracle.address() + MEMORY as u64 - 7;
    oracle.run(&decode(&[0x48, 0x8b, 0x00]), &before).unwrap_err();
}

#[test]
fn addresses_that_are_only_computed() {
    let mut oracle = Oracle::new(Level::Sse).unwrap();
    let mut before = State::default();
    // lea rax, [rip + 4]; lea rax, [rbx + 2 rcx + 1]
    let mut instruction = decode(&[0x48, 0x8d, 0x05, 4, 0, 0, 0]);
    place(&mut instruction, &mut before, oracle.address(), &mut Random(1)).unwrap();
    let after = oracle.run(&instruction, &before).unwrap();
    assert_eq!(after.general[0], instruction.memory_displacement64());
    (before.general[3], before.general[1]) = (u64::MAX, 5);
    assert_eq!(oracle.run(&decode(&[0x48, 0x8d, 0x44, 0x4b, 1]), &before).unwrap().general[0], 10);
}

#[test]
fn divisions() {
    let mut oracle = Oracle::new(Level::Sse).unwrap();
    let mut before = State::default();
    (before.general[0], before.general[1], before.general[2]) = (7, 0x101, 0x100);
    // div rcx: it divides 2^72 + 7 by 257.
    let after = oracle.run(&decode(&[0x48, 0xf7, 0xf1]), &before).unwrap();
    let dividend = (0x100 << 64) + 7_u128;
    assert_eq!(u128::from(after.general[0]), dividend / 257);
    assert_eq!(u128::from(after.general[2]), dividend % 257);
    before.general[2] = 0x101;
    oracle.run(&decode(&[0x48, 0xf7, 0xf1]), &before).unwrap_err();
    // div ch and div cl: both divide 7 by 1, so the quotient fits.
    for bytes in [[0xf6, 0xf5], [0xf6, 0xf1]] {
        assert_eq!(oracle.run(&decode(&bytes), &before).unwrap().general[0], 7);
    }
    before.general[0] = 0x100;
    oracle.run(&decode(&[0xf6, 0xf5]), &before).unwrap_err();
    // div qword [rbx]
    before.general[3] = oracle.address();
    oracle.run(&decode(&[0x48, 0xf7, 0x33]), &before).unwrap_err();
    (before.memory[0], before.general[0], before.general[2]) = (2, 5, 1);
    let after = oracle.run(&decode(&[0x48, 0xf7, 0x33]), &before).unwrap();
    assert_eq!((after.general[0], after.general[2]), ((1 << 63) + 2, 1));
}

#[test]
fn locked() {
    let mut oracle = Oracle::new(Level::Sse).unwrap();
    let mut before = State::default();
    (before.general[0], before.general[1], before.general[3]) = (5, 9, oracle.address() + 64);
    before.memory[64] = 5;
    // lock cmpxchg [rbx], rcx
    let instruction = decode(&[0xf0, 0x48, 0x0f, 0xb1, 0x0b]);
    let after = oracle.run(&instruction, &before).unwrap();
    assert_eq!((after.memory[64], after.flags >> 6 & 1), (9, 1));
    before.general[0] = 6;
    let after = oracle.run(&instruction, &before).unwrap();
    assert_eq!((after.memory[64], after.flags >> 6 & 1, after.general[0]), (5, 0, 5));
    before.general[3] += 1;
    oracle.run(&instruction, &before).unwrap_err();
}

#[test]
fn stores_of_strings() {
    let mut oracle = Oracle::new(Level::Sse).unwrap();
    let mut before = State::default();
    (before.general[0], before.general[1], before.general[7]) = (0xab, 3, oracle.address() + 250);
    // rep stosb
    let after = oracle.run(&decode(&[0xf3, 0xaa]), &before).unwrap();
    assert_eq!(after.memory[248..], [0, 0, 0xab, 0xab, 0xab, 0, 0, 0]);
    before.general[1] = 7;
    oracle.run(&decode(&[0xf3, 0xaa]), &before).unwrap_err();
    before.general[1] = u64::MAX;
    oracle.run(&decode(&[0xf3, 0x48, 0xab]), &before).unwrap_err();
}

#[test]
fn addresses() {
    let mut oracle = Oracle::new(Level::Sse).unwrap();
    let instructions: [&[u8]; 6] = [
        &[0x48, 0x8b, 0x40, 0x11],                         // mov rax, [rax + 0x11]
        &[0x48, 0x8b, 0x84, 0x8b, 0x78, 0x56, 0x34, 0x12], // mov rax, [rbx + 4 rcx + 0x12345678]
        &[0x48, 0x8b, 0x04, 0x24],                         // mov rax, [rsp]
        &[0x48, 0x8b, 0x05, 4, 0, 0, 0],                   // mov rax, [rip + 4]
        &[0x48, 0x8b, 0x04, 0x9b],                         // mov rax, [rbx + 4 rbx]
        &[0x48, 0x8b, 0x04, 0xdd, 1, 0, 0, 0],             // mov rax, [8 rbx + 1]
    ];
    let mut random = Random(5);
    for bytes in instructions {
        for _ in 0..100 {
            let mut before = random.state();
            for (place, byte) in (0..).zip(&mut before.memory) {
                *byte = place;
            }
            let mut instruction = decode(bytes);
            place(&mut instruction, &mut before, oracle.address(), &mut random).unwrap();
            let after = oracle.run(&instruction, &before).unwrap();
            let word = after.general[0].to_le_bytes();
            assert!(before.memory.windows(8).any(|window| window == word), "{instruction:?}");
        }
    }
}

/// A model of `add rax, [...]` for tests. If `wrong` is not 0, the model's sum is wrong.
struct Sum {
    wrong: u64,
    flags: u64,
}

impl Model for Sum {
    fn execute(&mut self, instruction: &Instruction, before: &State, address: u64) -> Result<Outcome, String> {
        assert_eq!(instruction.op1_kind(), OpKind::Memory);
        let place = (before.general[3] - address) as usize;
        let a = before.general[0];
        let b = u64::from_le_bytes(before.memory[place..place + 8].try_into().unwrap());
        let (sum, carry) = a.overflowing_add(b);
        let mut state = before.clone();
        state.general[0] = sum ^ self.wrong;
        state.flags = u64::from(carry) | u64::from(sum == 0) << 6 | sum >> 63 << 7;
        Ok(Outcome { state, flags: self.flags })
    }
}

#[test]
fn models_are_compared() {
    let mut oracle = Oracle::new(Level::Sse).unwrap();
    // add rax, [rbx]
    let instruction = decode(&[0x48, 0x03, 0x03]);
    let mut compare =
        |wrong, flags| compare(&mut oracle, &mut Sum { wrong, flags }, &instruction, 1000, &mut Random(1));
    let known = 1 | 1 << 6 | 1 << 7;
    assert_eq!(compare(0, known), Ok(1000));
    let different = |result, what| matches!(result, Err(Failure::Different(why)) if why.contains(what));
    assert!(different(compare(1 << 63, known), "general register 0"));
    // With this mask, the model claims to know the overflow flag, but does not compute this flag.
    assert!(different(compare(0, known | 1 << 11), "flags"));
}

/// A model for the instructions that replace conditional jumps. The model always writes the zero flag to AL, so it is
/// right only for `sete`.
struct Zero;

impl Model for Zero {
    fn execute(&mut self, _: &Instruction, before: &State, _: u64) -> Result<Outcome, String> {
        let mut state = before.clone();
        state.general[0] = state.general[0] & !0xff | before.flags >> 6 & 1;
        Ok(Outcome { state, flags: STATUS })
    }
}

#[test]
fn reports() {
    let mut oracle = Oracle::new(Level::Sse).unwrap();
    // je; je, near; jne; ret
    let all: [&[u8]; 4] = [&[0x74, 0], &[0x0f, 0x84, 0, 0, 0, 0], &[0x75, 0], &[0xc3]];
    let report = check(&mut oracle, &mut Zero, all.map(decode), 100, 1);
    assert_eq!((report.forms, report.states), (1, 100));
    assert_eq!((report.wrong.len(), report.refused.len()), (1, 1));
}

#[test]
fn undefined_flags() {
    // After `imul`, the zero, sign, parity and adjust flags are undefined. After `add`, no flag is undefined.
    assert_eq!(compare::undefined(&decode(&[0x48, 0x0f, 0xaf, 0xc3])), 1 << 2 | 1 << 4 | 1 << 6 | 1 << 7);
    assert_eq!(compare::undefined(&decode(&[0x48, 0x01, 0xc3])), 0);
}

#[test]
fn forms_are_told_apart() {
    let form = |bytes: &[u8]| Form::of(&decode(bytes));
    // xor eax, ebx; xor ecx, edx; xor eax, eax
    assert_eq!(form(&[0x31, 0xd8]), form(&[0x31, 0xd1]));
    assert_ne!(form(&[0x31, 0xd8]), form(&[0x31, 0xc0]));
    // shl eax, 3; shl eax, 4
    assert_ne!(form(&[0xc1, 0xe0, 3]), form(&[0xc1, 0xe0, 4]));
    // mov al, bl; mov ah, bl
    assert_ne!(form(&[0x88, 0xd8]), form(&[0x88, 0xdc]));
    // mov eax, [rbx]; mov eax, [rcx]; mov eax, [rcx + rcx]
    assert_eq!(form(&[0x8b, 0x03]), form(&[0x8b, 0x01]));
    assert_ne!(form(&[0x8b, 0x03]), form(&[0x8b, 0x04, 0x09]));
    let all = [[0x31, 0xd8], [0x31, 0xd1], [0x31, 0xc0]].map(|bytes| decode(&bytes));
    assert_eq!(forms(all).len(), 2);
}

/// Checks that the oracle can execute more than 500 kinds of instructions, and that the program continues after each
/// instruction. An instruction may change only registers and memory that the decoder lists as written.
#[test]
fn only_what_is_written_changes() {
    use iced_x86::{InstructionInfoFactory, OpAccess, Register};
    let level = Level::detect();
    let mut oracle = Oracle::new(level).unwrap();
    let mut random = Random(3);
    let mut factory = InstructionInfoFactory::new();
    let mut codes = std::collections::HashSet::new();
    for code in Code::values() {
        for _ in 0..12 {
            let Some(mut instruction) = generate::instruction(code, &mut random) else { break };
            let mut before = random.state();
            if place(&mut instruction, &mut before, oracle.address(), &mut random).is_err() {
                continue;
            }
            let Ok(after) = oracle.run(&instruction, &before) else { continue };
            codes.insert(code);
            let info = factory.info(&instruction);
            let writes = |access| {
                !matches!(access, OpAccess::Read | OpAccess::CondRead | OpAccess::NoMemAccess | OpAccess::None)
            };
            let written: Vec<Register> = info
                .used_registers()
                .iter()
                .filter(|used| writes(used.access()))
                .map(|used| used.register().full_register())
                .collect();
            let mut expected = before.clone();
            for register in &written {
                let number = register.number();
                match register {
                    _ if register.is_gpr() => expected.general[number] = after.general[number],
                    _ if register.is_vector_register() => expected.vectors[number] = after.vectors[number],
                    _ if register.is_k() => expected.masks[number] = after.masks[number],
                    _ => {}
                }
            }
            if info.used_memory().iter().any(|used| writes(used.access())) {
                expected.memory = after.memory;
            }
            let mut flags = instruction.rflags_modified();
            // The decoder says that a rotation of 9 or 17 bits by a multiple of this number changes no flag. Some CPUs
            // change OF, which is undefined if the number in the instruction is not 0 or 1.
            if matches!(instruction.mnemonic(), Mnemonic::Rcl | Mnemonic::Rcr) {
                flags |= RflagsBits::OF;
            }
            let flags = compare::places(flags);
            expected.flags = before.flags & !flags | after.flags & flags;
            assert_eq!(after.differences(&expected, level, STATUS), [""; 0], "{instruction:?}");
        }
    }
    assert!(codes.len() > 500, "{} codes", codes.len());
    println!("{} codes", codes.len());
}

use super::{Machine, library::Function, process::Process};
use crate::domain::{Domain, ZERO, constant, sums::Sums};
use iced_x86::{ConditionCode, Decoder, DecoderOptions, Register};

fn execute(machine: &mut Machine<'_, '_, Sums>, code: &[u8]) -> Result<(), String> {
    let instruction = Decoder::with_ip(64, code, 0x1000, DecoderOptions::NONE).decode();
    assert!(!instruction.is_invalid());
    machine.execute(&instruction)
}

/// The values that a caller leaves in registers, masks and flags are unknown, and different in each place.
#[test]
fn nothing_is_known_after_forgetting() {
    let (process, mut sums) = (Process::open().unwrap(), Sums::default());
    let mut machine = Machine::new(&mut sums, &process, &[]);
    machine.forget(&(0..16).collect::<Vec<_>>());
    let mut bits =
        [machine.registers.as_flattened(), machine.vectors.as_flattened(), machine.masks.as_flattened()].concat();
    let all = bits.len();
    assert!(bits.iter().all(|&bit| bit > 1));
    bits.sort_unstable();
    bits.dedup();
    assert_eq!(bits.len(), all);
    let flags = machine.flags.clone();
    for code in [ConditionCode::b, ConditionCode::e, ConditionCode::s, ConditionCode::o, ConditionCode::p] {
        assert!(flags.holds(code, machine.domain).is_err());
    }
}

#[test]
fn prefetches_have_public_addresses() {
    let (process, mut sums) = (Process::open().unwrap(), Sums::default());
    let mut machine = Machine::new(&mut sums, &process, &[]);
    machine.forget(&(0..16).collect::<Vec<_>>());
    // prefetcht0 [rdx], prefetchnta [rdx]
    for code in [[0x0f, 0x18, 0x0a], [0x0f, 0x18, 0x02]] {
        assert_eq!(execute(&mut machine, &code), Err("an address depends on a secret".into()));
    }
    machine.registers[Register::RDX.number()] = constant(7);
    assert_eq!(execute(&mut machine, &[0x0f, 0x18, 0x0a]), Ok(()));
}

#[test]
fn aligned_operands_are_aligned() {
    let (process, mut sums) = (Process::open().unwrap(), Sums::default());
    let mut machine = Machine::new(&mut sums, &process, &[]);
    let forms: [(&[u8], u64); 8] = [
        (&[0x0f, 0x11, 0x03], 1),                    // movups [rbx], xmm0
        (&[0x0f, 0x29, 0x03], 16),                   // movaps [rbx], xmm0
        (&[0x66, 0x0f, 0x6f, 0x03], 16),             // movdqa xmm0, [rbx]
        (&[0x66, 0x0f, 0xef, 0x03], 16),             // pxor xmm0, [rbx]
        (&[0xc5, 0xf9, 0xef, 0x03], 1),              // vpxor xmm0, xmm0, [rbx]
        (&[0xc5, 0xfd, 0x7f, 0x03], 32),             // vmovdqa [rbx], ymm0
        (&[0xc5, 0xfd, 0xe7, 0x03], 32),             // vmovntdq [rbx], ymm0
        (&[0x62, 0xf1, 0xfd, 0x48, 0x7f, 0x03], 64), // vmovdqa64 [rbx], zmm0
    ];
    let place = machine.stack - 256;
    for (code, alignment) in forms {
        for offset in [0, 1, 8, 16, 32] {
            machine.registers[Register::RBX.number()] = constant(place + offset);
            let result = execute(&mut machine, code);
            assert_eq!(result.is_ok(), offset % alignment == 0, "{code:02x?} at {offset}: {result:?}");
        }
    }
}

/// Memory that was freed, and the ends of blocks, are looked at; what was in memory before, and copies of it, are no
/// traces.
#[test]
fn secrets_stay_in_freed_memory() {
    let (process, mut sums) = (Process::open().unwrap(), Sums::default());
    let mut machine = Machine::new(&mut sums, &process, &[]);
    let secret = machine.domain.byte();
    let call = |machine: &mut Machine<'_, '_, Sums>, function: Function, argument: u64| {
        let arguments = [argument, 0, 0].map(constant);
        function.call(&arguments, &mut machine.memory, machine.domain, &mut machine.heap).unwrap()
    };
    let places = [32, 256].map(|length| call(&mut machine, Function::Allocate, length).unwrap());
    machine.memory.write(places[0], &secret).unwrap();
    machine.memory.write(places[0] + 31, &secret).unwrap();
    (0..256).for_each(|i| machine.memory.write(places[1] + i, &secret).unwrap());
    assert_eq!(machine.memory.left(), 258);
    places.iter().for_each(|&place| assert_eq!(call(&mut machine, Function::Free, place), None));
    assert_eq!(machine.memory.left(), 258);
    assert!(machine.memory.write(places[0], &secret).is_err());
    let place = call(&mut machine, Function::Allocate, 16).unwrap();
    let mut before = [ZERO; 8];
    machine.memory.read(machine.domain, place, &mut before).unwrap();
    machine.memory.write(place + 1, &before).unwrap();
    assert_eq!(machine.memory.left(), 258);
}

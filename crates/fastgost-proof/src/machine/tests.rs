use super::{Machine, RETURN, library::Function, memory::Region, process::Process};
use crate::{
    domain::{Domain, ONE, ZERO, constant, sums::Sums},
    faults::Fate,
};
use iced_x86::{ConditionCode, Decoder, DecoderOptions, Register};

fn execute(machine: &mut Machine<'_, '_, Sums>, code: &[u8]) -> Result<(), String> {
    let instruction = Decoder::with_ip(64, code, 0x1000, DecoderOptions::NONE).decode();
    assert!(!instruction.is_invalid());
    machine.execute(&instruction)
}

/// Checks that the values that a caller leaves in registers, masks and flags are unknown, and that no two registers
/// have the same unknown value.
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

/// Checks that the algebra of sums refuses a look-up in an unknown table. Only the algebra of decision diagrams allows
/// unknown tables.
#[test]
fn tables_of_look_ups_are_known() {
    let (process, mut sums) = (Process::open().unwrap(), Sums::default());
    let mut machine = Machine::new(&mut sums, &process, &[]);
    machine.forget(&(0..16).collect::<Vec<_>>());
    // pshufb xmm0, xmm1
    execute(&mut machine, &[0x66, 0x0f, 0x38, 0x00, 0xc1]).unwrap();
    let refusal = machine.domain.refusal();
    assert_eq!(refusal.as_deref(), Some("the table of a look-up depends on a secret"));
    assert_eq!(Fate::of_refusal(refusal.as_deref().unwrap()), Fate::Secret);
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

/// Checks that traces (unknown bits that a job leaves in memory) are found in freed memory, and at the beginning and
/// the end of allocations. Bytes that were in an allocation before the first write, and copies of these bytes, do not
/// count as traces.
#[test]
fn secrets_stay_in_freed_memory() {
    let (process, mut sums) = (Process::open().unwrap(), Sums::default());
    let mut machine = Machine::new(&mut sums, &process, &[]);
    let secret = machine.domain.byte();
    let call = |machine: &mut Machine<'_, '_, Sums>, function: Function, argument: u64| {
        let arguments = [argument, 0, 0].map(constant);
        function.call(&arguments, 0..0, &mut machine.memory, machine.domain, &mut machine.heap).unwrap()
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

/// Checks that the machine refuses far jumps, far returns and instructions of the system. The machine must also refuse
/// a form of an instruction that behaves differently from the other forms with the same name.
#[test]
fn other_forms_have_no_model() {
    let (process, mut sums) = (Process::open().unwrap(), Sums::default());
    let mut machine = Machine::new(&mut sums, &process, &[]);
    let place = machine.stack - 256;
    for register in [Register::RSP, Register::RBX, Register::RDI] {
        machine.registers[register.number()] = constant(place);
    }
    (0..64).for_each(|at| machine.memory.write(place + at, &[ZERO; 8]).unwrap());
    let forms: [(&[u8], &str); 10] = [
        (&[0xcb], "without a model"),                      // retf
        (&[0x48, 0xcf], "without a model"),                // iretq
        (&[0x48, 0x0f, 0x07], "of the system"),            // sysretq
        (&[0xff, 0x2b], "without a model"),                // jmp far [rbx]
        (&[0xff, 0x1b], "without a model"),                // call far [rbx]
        (&[0xc2, 8, 0], "without a model"),                // ret 8
        (&[0x0f, 0x06], "of the system"),                  // clts
        (&[0x66, 0x0f, 0xc8], "undefined"),                // bswap ax
        (&[0xf2, 0xaa], "a prefix without a model"),       // repne stosb
        (&[0x67, 0xf3, 0xaa], "a prefix without a model"), // rep stosb with EDI
    ];
    for (code, why) in forms {
        let result = execute(&mut machine, code);
        assert!(result.as_ref().is_err_and(|error| error.contains(why)), "{code:02x?}: {result:?}");
    }
    assert_eq!(execute(&mut machine, &[0xc3]), Ok(()));
}

/// Checks that the machine refuses a masked load whose mask is secret, and a masked load that reads below the red zone.
#[test]
fn masked_loads_are_public() {
    let (process, mut sums) = (Process::open().unwrap(), Sums::default());
    let mut machine = Machine::new(&mut sums, &process, &[]);
    let place = machine.stack - 4096;
    machine.registers[Register::RSP.number()] = constant(place);
    machine.registers[Register::RBX.number()] = constant(place);
    let code = [0x62, 0xf1, 0xff, 0xc9, 0x6f, 0x03]; // vmovdqu16 zmm0{k1}{z}, [rbx]
    machine.masks[1] = machine.domain.unknown(None);
    let result = execute(&mut machine, &code);
    assert!(result.as_ref().is_err_and(|error| error.contains("secret mask")), "{result:?}");
    machine.masks[1] = constant(5);
    assert_eq!(execute(&mut machine, &code), Ok(()));
    machine.registers[Register::RBX.number()] = constant(place - 512);
    let result = execute(&mut machine, &code);
    assert!(result.as_ref().is_err_and(|error| error.contains("below the red zone")), "{result:?}");
}

/// Checks a call of `memcpy` of libc. After the call, the bytes below the caller's stack pointer are unknown, because a
/// function of libc may change these bytes. The machine refuses a call if an argument points to these bytes, or if the
/// caller's stack is not aligned.
#[test]
fn called_functions_have_frames() {
    let (process, mut sums) = (Process::open().unwrap(), Sums::default());
    let mut machine = Machine::new(&mut sums, &process, &[]);
    let top = machine.stack - 4096;
    let call = |machine: &mut Machine<'_, '_, Sums>, top: u64, from: u64| {
        machine.registers[Register::RSP.number()] = constant(top - 8);
        machine.memory.write(top - 8, &constant::<64>(RETURN)).unwrap();
        for (register, value) in [(Register::RDI, top + 64), (Register::RSI, from), (Register::RDX, 16)] {
            machine.registers[register.number()] = constant(value);
        }
        machine.next = libc::memcpy as *const () as u64;
        machine.library()
    };
    let read = |machine: &mut Machine<'_, '_, Sums>, at| {
        let mut bits = [ZERO; 8];
        machine.memory.read(machine.domain, at, &mut bits).map(|()| bits)
    };
    let secret = machine.domain.byte();
    machine.memory.write(top - 64, &[ONE; 128]).unwrap();
    machine.memory.write(top - 32, &secret).unwrap();
    assert_eq!([top - 64, top - 32].map(|at| read(&mut machine, at)), [Ok([ONE; 8]), Ok(secret)]);
    assert_eq!((call(&mut machine, top, top + 16), machine.memory.left()), (Ok(true), 1));
    for at in [top - 64, top - 32] {
        assert!(read(&mut machine, at).unwrap().iter().all(|&bit| bit > 1 && !secret.contains(&bit)));
    }
    assert_eq!(machine.memory.left(), 1);
    machine.memory.write(top - 64, &[ONE; 8]).unwrap();
    assert_eq!(read(&mut machine, top - 64), Ok([ONE; 8]));
    assert!(call(&mut machine, top, top - 64).is_err_and(|error| error.contains("below the stack pointer")));
    assert!(call(&mut machine, top + 8, top + 16).is_err_and(|error| error.contains("not aligned")));
}

/// Checks that the machine refuses a job that writes a secret to a variable of the program. The job may write to this
/// variable, but only known values.
#[test]
fn variables_are_public() {
    extern "C" fn copy(from: &u64, to: &mut u64) {
        *to = *from;
    }
    let (process, mut sums) = (Process::open().unwrap(), Sums::default());
    let mut machine = Machine::new(&mut sums, &process, &[]);
    let (from, to) = (Box::new(0_u64), Box::new(0_u64));
    let [start, variable] = [&from, &to].map(|number| std::ptr::from_ref(&**number) as u64);
    machine.memory.allow(Region { start, length: 8, writable: false, own: false });
    machine.set_variable(variable, 8, 0);
    (0..8).for_each(|at| machine.memory.store(start + at, &[ONE; 8]));
    assert_eq!(machine.call(copy as *const () as u64, &[start, variable]), Ok(()));
    let secret = machine.domain.byte();
    machine.memory.store(start, &secret);
    let result = machine.call(copy as *const () as u64, &[start, variable]);
    assert!(result.as_ref().is_err_and(|error| error.why.contains("variable of the program")), "{result:?}");
}

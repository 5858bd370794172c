//! Emits core R for 32-bit registers, with two accumulators and two extractors. The two accumulators together hold only
//! half a row. So each round makes two passes over the bytes of the block, which stays on the stack.
use super::{Asm, Local, registers::Registers};

/// The register that points to the key of the round. The other registers hold the sums, the extractors, an address, the
/// pointer to the tables, and the stack pointer.
const KEY: &str = "edx";
const EXTRACTORS: [[&str; 3]; 2] = [["eax", "al", "ah"], ["ebx", "bl", "bh"]];

pub fn body(asm: &mut Asm, registers: &Registers) {
    let (with, index, sums) = (asm.variant.with, registers.index[0], &registers.sums[0][0]);
    let outer = asm.label();
    let (source, first) = (asm.pointer(Local::Source, index), asm.local(Local::Keys));
    asm.line(format!("mov {KEY}, {first}"));
    for at in [0, 4, 8, 12] {
        let place = asm.slot(0, at);
        asm.line(format!("mov eax, dword ptr [{source} + {at}]\nxor eax, dword ptr [{KEY} + {at}]"));
        asm.line(format!("mov dword ptr {place}, eax"));
    }
    asm.advance(Local::Source);
    if with.unrolled {
        for round in 1..10 {
            self::round(asm, index, sums, 16 * round);
        }
    } else {
        let end = asm.local(Local::End);
        asm.line(format!("lea {index}, [{KEY} + 160]\nmov {end}, {index}\nadd {KEY}, 16"));
        let inner = asm.label();
        self::round(asm, index, sums, 0);
        asm.line(format!("add {KEY}, 16\ncmp {KEY}, {end}\njne {inner}b"));
    }
    let (to, name) = (asm.pointer(Local::Destination, index), if with.stream { "movnti" } else { "mov" });
    for at in [0, 4, 8, 12] {
        let place = asm.slot(0, at);
        asm.line(format!("mov eax, dword ptr {place}\n{name} dword ptr [{to} + {at}], eax"));
    }
    asm.advance(Local::Destination);
    asm.again(&outer);
}

fn round(asm: &mut Asm, index: &str, sums: &[String], key: usize) {
    for pass in [0, 8] {
        for byte in 0..16 {
            if byte % 8 == 0 {
                for (i, [extractor, ..]) in EXTRACTORS.into_iter().enumerate() {
                    let place = asm.slot(0, byte + 4 * i);
                    asm.line(format!("mov {extractor}, dword ptr {place}"));
                }
            }
            let extractor = EXTRACTORS[byte / 4 % 2];
            asm.line(format!("movzx {index}, {}", extractor[1 + byte % 2]));
            if byte % 4 == 1 {
                asm.line(format!("shr {}, 16", extractor[0]));
            }
            asm.shift(index);
            for (i, sum) in sums.iter().enumerate() {
                let row = asm.row(byte, index, pass + 4 * i);
                asm.line(format!("{} {sum}, dword ptr {row}", if byte == 0 { "mov" } else { "xor" }));
            }
        }
        for (i, sum) in sums.iter().enumerate() {
            // The first pass must not overwrite the bytes that the second pass reads.
            let place = asm.slot(if pass == 0 { 1 } else { 0 }, pass + 4 * i);
            asm.line(format!("xor {sum}, dword ptr [{KEY} + {}]\nmov dword ptr {place}, {sum}", key + pass + 4 * i));
        }
    }
    for (i, [extractor, ..]) in EXTRACTORS.into_iter().enumerate() {
        let (from, to) = (asm.slot(1, 4 * i), asm.slot(0, 4 * i));
        asm.line(format!("mov {extractor}, dword ptr {from}\nmov dword ptr {to}, {extractor}"));
    }
}

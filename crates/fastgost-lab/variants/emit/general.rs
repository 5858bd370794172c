//! Core R: the state and the sums are in general registers, and rows are added in parts of register width.
use super::{Asm, Local};

pub fn body(asm: &mut Asm) {
    if asm.wide() { wide(asm) } else { narrow(asm) }
}

/// The names of a 64-bit register: whole, 32 bits, and its two low bytes, for registers that have them.
type Word = [&'static str; 4];

const STATE: [Word; 4] =
    [["rax", "eax", "al", "ah"], ["rbx", "ebx", "bl", "bh"], ["rcx", "ecx", "cl", "ch"], ["rdx", "edx", "dl", "dh"]];

fn wide(asm: &mut Asm) {
    let (blocks, with) = (asm.variant.blocks, asm.variant.with);
    let sums: &[[&str; 2]] = match (blocks, with.two_sums) {
        (1, false) => &[["r14", "r15"]],
        (1, true) => &[["r14", "r15"], ["rcx", "rdx"]],
        _ => &[["r14", "r15"], ["r12", "rbp"]],
    };
    let outer = asm.label();
    let source = asm.source();
    asm.prefetch(source);
    for (i, half) in STATE[..2 * blocks].iter().enumerate() {
        asm.line(&format!("mov {}, qword ptr [{source} + {}]", half[0], 8 * i));
    }
    asm.advance(Local::Source);
    let add_key = |asm: &mut Asm, key: Option<usize>| {
        for (i, half) in STATE[..2 * blocks].iter().enumerate() {
            asm.line(&format!("xor {}, qword ptr [r9 + {}]", half[0], 16 * key.unwrap_or(0) + 8 * (i % 2)));
        }
    };
    if with.unrolled {
        for key in 0..9 {
            if key == 0 || !with.key_first {
                add_key(asm, Some(key));
            }
            wide_round(asm, sums, 16 * (key + 1));
        }
    } else {
        asm.first_key();
        if with.key_first {
            add_key(asm, None);
        }
        let inner = asm.label();
        if !with.key_first {
            add_key(asm, None);
        }
        wide_round(asm, sums, 16);
        asm.next_round(&inner);
    }
    if !with.key_first {
        add_key(asm, with.unrolled.then_some(9));
    }
    let (destination, store) = (asm.destination(), if with.non_temporal { "movnti" } else { "mov" });
    for (i, half) in STATE[..2 * blocks].iter().enumerate() {
        asm.line(&format!("{store} qword ptr [{destination} + {}], {}", 8 * i, half[0]));
    }
    asm.advance(Local::Destination);
    asm.again(&outer);
}

fn wide_round(asm: &mut Asm, sums: &[[&'static str; 2]], next_key: usize) {
    let (blocks, with) = (asm.variant.blocks, asm.variant.with);
    // The sums of a block: two of one block, or one of each block.
    let of = |b: usize| if blocks == 1 { sums } else { &sums[b..=b] };
    let mut added = vec![0; blocks];
    if with.key_first {
        for b in 0..blocks {
            for (half, sum) in of(b)[0].iter().enumerate() {
                asm.line(&format!("mov {sum}, qword ptr [r9 + {}]", next_key + 8 * half));
            }
        }
    }
    let mut plan: Vec<(usize, usize)> = (0..blocks).flat_map(|b| (0..8).map(move |pair| (b, pair))).collect();
    if with.interleaved {
        plan.sort_by_key(|&(b, pair)| (pair, b));
    }
    for (b, pair) in plan {
        let half = STATE[2 * b + pair / 4];
        if with.offsets && pair % 4 == 0 {
            asm.line(&format!("rol {}, 4", half[0]));
        }
        for low in 0..2 {
            let byte = 2 * pair + low;
            let index = if with.memory_operand && low == 1 { ["edi", "rdi"] } else { ["esi", "rsi"] };
            if with.offsets {
                asm.line(&format!("mov {0}, {1}\nand {0}, 0xff0", index[0], half[1]));
                if byte % 8 < 7 {
                    asm.line(&format!("ror {}, 8", half[0]));
                }
            } else {
                asm.line(&format!("movzx {}, {}", index[0], half[2 + low]));
                asm.scale(index);
                if low == 1 && pair % 4 < 3 {
                    asm.line(&format!("shr {}, 16", half[0]));
                }
            }
            let sums = of(b);
            let sum = sums[added[b] % sums.len()];
            let started = added[b] >= sums.len() || (with.key_first && added[b] == 0);
            added[b] += 1;
            for (part, sum) in sum.iter().enumerate() {
                let row = asm.row(byte, index, with.offsets, 8 * part);
                add(asm, sum, &row, "qword", started, "rdi");
            }
        }
    }
    for b in 0..blocks {
        for half in 0..2 {
            let sums = of(b);
            if let [first, second] = sums {
                asm.line(&format!("xor {}, {}", first[half], second[half]));
            }
            asm.line(&format!("mov {}, {}", STATE[2 * b + half][0], sums[0][half]));
        }
    }
}

fn add(asm: &mut Asm, sum: &str, row: &str, size: &str, started: bool, temp: &str) {
    if !started {
        asm.line(&format!("mov {sum}, {size} ptr {row}"));
    } else if asm.variant.with.memory_operand {
        asm.line(&format!("xor {sum}, {size} ptr {row}"));
    } else {
        asm.line(&format!("mov {temp}, {size} ptr {row}\nxor {sum}, {temp}"));
    }
}

/// Seven registers: four sums, the table, a part of the state, and an index. The rest of the state waits on the stack.
const SUMS: [&str; 4] = ["ebx", "edx", "esi", "edi"];

fn narrow(asm: &mut Asm) {
    let with = asm.variant.with;
    let outer = asm.label();
    let source = asm.source();
    asm.prefetch(source);
    for (i, sum) in SUMS.iter().enumerate() {
        asm.line(&format!("mov {sum}, dword ptr [{source} + {}]", 4 * i));
    }
    asm.advance(Local::Source);
    let [first, last, key] = [Local::FirstKey, Local::LastKey, Local::Key].map(|local| asm.local(local));
    asm.line(&format!("mov ecx, dword ptr {first}"));
    let add_key = |asm: &mut Asm, at: usize| {
        for (i, sum) in SUMS.iter().enumerate() {
            asm.line(&format!("xor {sum}, dword ptr [ecx + {}]", at + 4 * i));
        }
    };
    if with.key_first {
        add_key(asm, 0);
    }
    if with.unrolled {
        for round in 0..9 {
            if !with.key_first {
                add_key(asm, 16 * round);
            }
            narrow_round(asm, 16 * (round + 1));
            if round < 8 || !with.key_first {
                asm.line(&format!("mov ecx, dword ptr {first}"));
            }
        }
    } else {
        asm.line(&format!("mov dword ptr {key}, ecx"));
        let inner = asm.label();
        if !with.key_first {
            add_key(asm, 0);
        }
        narrow_round(asm, 16);
        asm.line(&format!(
            "mov ecx, dword ptr {key}\nadd ecx, 16\nmov dword ptr {key}, ecx\ncmp ecx, dword ptr {last}"
        ));
        asm.line(&format!("jne {inner}b"));
    }
    if !with.key_first {
        add_key(asm, if with.unrolled { 144 } else { 0 });
    }
    let (destination, store) = (asm.destination(), if with.non_temporal { "movnti" } else { "mov" });
    for (i, sum) in SUMS.iter().enumerate() {
        asm.line(&format!("{store} dword ptr [{destination} + {}], {sum}", 4 * i));
    }
    asm.advance(Local::Destination);
    asm.again(&outer);
}

/// From the sums to the sums; `ecx` points to the round's key, and the next one is `next_key` bytes further.
fn narrow_round(asm: &mut Asm, next_key: usize) {
    let with = asm.variant.with;
    for (i, sum) in SUMS.iter().enumerate() {
        asm.line(&format!("mov dword ptr [esp + {}], {sum}", 4 * i));
    }
    if with.key_first {
        for (i, sum) in SUMS.iter().enumerate() {
            asm.line(&format!("mov {sum}, dword ptr [ecx + {}]", next_key + 4 * i));
        }
    }
    for byte in 0..16 {
        if byte % 4 == 0 {
            asm.line(&format!("mov eax, dword ptr [esp + {byte}]"));
            if with.offsets {
                asm.line("rol eax, 4");
            }
        }
        let index = ["ecx", "ecx"];
        if with.offsets {
            asm.line("mov ecx, eax\nand ecx, 0xff0");
            if byte % 4 < 3 {
                asm.line("ror eax, 8");
            }
        } else {
            asm.line(&format!("movzx ecx, {}", ["al", "ah"][byte % 2]));
            asm.scale(index);
            if byte % 4 == 1 {
                asm.line("shr eax, 16");
            }
        }
        for (part, sum) in SUMS.iter().enumerate() {
            let row = asm.row(byte, index, with.offsets, 4 * part);
            add(asm, sum, &row, "dword", byte > 0 || with.key_first, "");
        }
    }
}

// Generates x86-64 assembly for numbers whose lengths are known: straight-line sums, a schoolbook product, and the fully
// unrolled recursive product by three multiplications of the paper about multi-precision arithmetic (P5), which made it
// by macros of its assembler. `build.rs` writes the text; `src/experiments/numbers/unrolled.rs` calls the functions.
use std::fmt::Write;

/// In 32-bit digits, as in the paper, and in 64-bit ones.
pub const PRODUCT_BITS: usize = 1024;
/// The digits of the paper's longer summand, and of the shorter ones.
pub const SUM_DIGITS: usize = 32;
pub const SHORTER: [usize; 4] = [8, 16, 24, 32];

/// Functions with System V's calling convention, of which registers are used that the caller saves.
pub fn text() -> String {
    let mut code = Code::default();
    for bits in [32, 64] {
        let digit = Digit { bytes: bits / 8 };
        let digits = PRODUCT_BITS / bits;
        code.function(&format!("recursive_{bits}"), |code| {
            // to: rdi, a: rsi, b: rdx, which products overwrite; scratch: rcx.
            code.line("mov r11, rcx");
            code.line("mov rcx, rdx");
            code.recursive(digit, digits, At("rdi", 0), At("rsi", 0), At("rcx", 0), 0);
        });
        code.function(&format!("schoolbook_{bits}"), |code| code.schoolbook(digit, digits));
    }
    for (name, first, next) in [("add", "add", "adc"), ("sub", "sub", "sbb")] {
        for shorter in SHORTER {
            code.function(&format!("{name}_{shorter}"), |code| code.sum(first, next, shorter));
        }
    }
    code.function("mul_digit", Code::mul_digit);
    code.0
}

#[derive(Clone, Copy)]
struct Digit {
    bytes: usize,
}

impl Digit {
    fn at(self, At(base, offset): At, i: usize) -> String {
        let size = if self.bytes == 4 { "dword" } else { "qword" };
        format!("{size} ptr [{base} + {}]", offset + i * self.bytes)
    }
    fn register(self, name: &str) -> String {
        match (self.bytes, name) {
            (4, "r8" | "r10") => format!("{name}d"),
            (4, _) => name.replace('r', "e"),
            _ => name.to_owned(),
        }
    }
}

/// A register and an offset in bytes.
#[derive(Clone, Copy)]
struct At(&'static str, usize);

impl At {
    fn plus(self, bytes: usize) -> Self {
        Self(self.0, self.1 + bytes)
    }
}

#[derive(Default)]
struct Code(String);

impl Code {
    fn line(&mut self, line: &str) {
        writeln!(self.0, "    {line}").expect("a string grows");
    }

    fn function(&mut self, name: &str, body: impl FnOnce(&mut Self)) {
        let name = format!("fastgost_lab_{name}");
        writeln!(self.0, ".globl {name}\n.p2align 4\n{name}:").expect("a string grows");
        body(self);
        self.line("ret");
        writeln!(self.0, ".globl {name}_end\n{name}_end:").expect("a string grows");
    }

    /// The first operation of a chain, and the others, which take its carry.
    fn chain(&mut self, count: usize, first: &str, next: &str, mut step: impl FnMut(&mut Self, &str, usize)) {
        for i in 0..count {
            step(self, if i == 0 { first } else { next }, i);
        }
    }

    /// `to = a * b` of `n` digits, by the products of the halves and of their differences. `free` bytes of the scratch
    /// are in use.
    fn recursive(&mut self, w: Digit, n: usize, to: At, a: At, b: At, free: usize) {
        let [rax, rdx, r8] = ["rax", "rdx", "r8"].map(|r| w.register(r));
        if n == 1 {
            self.line(&format!("mov {rax}, {}", w.at(a, 0)));
            self.line(&format!("mul {}", w.at(b, 0)));
            self.line(&format!("mov {}, {rax}", w.at(to, 0)));
            self.line(&format!("mov {}, {rdx}", w.at(to, 1)));
            return;
        }
        let (h, half) = (n / 2, n / 2 * w.bytes);
        let above = to.plus(2 * half);
        self.recursive(w, h, to, a, b, free);
        self.recursive(w, h, above, a.plus(half), b.plus(half), free);
        // |a0 - a1| and |b1 - b0|, their product, and all ones if exactly one was negative.
        let (x, y) = (At("r11", free), At("r11", free + half));
        let (middle, sign) = (At("r11", free + 2 * half), At("r11", free + 4 * half));
        self.difference(w, h, x, a, a.plus(half));
        self.line(&format!("mov {}, {r8}", w.at(sign, 0)));
        self.difference(w, h, y, b.plus(half), b);
        self.line(&format!("xor {}, {r8}", w.at(sign, 0)));
        self.recursive(w, h, middle, x, y, free + 4 * half + 8);
        // a0 b1 + a1 b0 = a0 b0 + a1 b1 + (a0 - a1)(b1 - b0), with its highest digit in r8.
        self.line(&format!("mov {r8}, {}", w.at(sign, 0)));
        for i in 0..n {
            self.line(&format!("xor {}, {r8}", w.at(middle, i)));
        }
        self.line(&format!("bt {r8}, 0"));
        for i in 0..n {
            self.line(&format!("mov {rax}, {}", w.at(to, i)));
            self.line(&format!("adc {rax}, {}", w.at(middle, i)));
            self.line(&format!("mov {}, {rax}", w.at(middle, i)));
        }
        self.line(&format!("adc {r8}, 0"));
        self.chain(n, "add", "adc", |code, operation, i| {
            code.line(&format!("mov {rax}, {}", w.at(above, i)));
            code.line(&format!("{operation} {}, {rax}", w.at(middle, i)));
        });
        self.line(&format!("adc {r8}, 0"));
        let place = to.plus(half);
        self.chain(n, "add", "adc", |code, operation, i| {
            code.line(&format!("mov {rax}, {}", w.at(middle, i)));
            code.line(&format!("{operation} {}, {rax}", w.at(place, i)));
        });
        self.line(&format!("adc {}, {r8}", w.at(place, n)));
        for i in 1..h {
            self.line(&format!("adc {}, 0", w.at(place, n + i)));
        }
    }

    /// `to = |a - b|` of `n` digits; r8 is all ones if a < b, otherwise 0.
    fn difference(&mut self, w: Digit, n: usize, to: At, a: At, b: At) {
        let [rax, r8] = ["rax", "r8"].map(|r| w.register(r));
        self.chain(n, "sub", "sbb", |code, operation, i| {
            code.line(&format!("mov {rax}, {}", w.at(a, i)));
            code.line(&format!("{operation} {rax}, {}", w.at(b, i)));
            code.line(&format!("mov {}, {rax}", w.at(to, i)));
        });
        self.line(&format!("sbb {r8}, {r8}"));
        for i in 0..n {
            self.line(&format!("xor {}, {r8}", w.at(to, i)));
        }
        self.line(&format!("bt {r8}, 0"));
        for i in 0..n {
            self.line(&format!("adc {}, 0", w.at(to, i)));
        }
    }

    /// A loop over the digits of b; the row is unrolled. to: rdi, a: rsi, b: rdx.
    fn schoolbook(&mut self, w: Digit, n: usize) {
        let [rax, rdx, r8, r10] = ["rax", "rdx", "r8", "r10"].map(|r| w.register(r));
        let (to, a) = (At("rdi", 0), At("rsi", 0));
        self.line("mov rcx, rdx");
        for i in 0..n {
            self.line(&format!("mov {}, 0", w.at(to, i)));
        }
        self.line(&format!("mov r9d, {n}"));
        self.0 += "2:\n";
        self.line(&format!("mov {r10}, {}", w.at(At("rcx", 0), 0)));
        self.line("xor r8d, r8d");
        for i in 0..n {
            self.line(&format!("mov {rax}, {}", w.at(a, i)));
            self.line(&format!("mul {r10}"));
            self.line(&format!("add {rax}, {r8}"));
            self.line(&format!("adc {rdx}, 0"));
            self.line(&format!("add {}, {rax}", w.at(to, i)));
            self.line(&format!("adc {rdx}, 0"));
            self.line(&format!("mov {r8}, {rdx}"));
        }
        self.line(&format!("mov {}, {r8}", w.at(to, n)));
        self.line(&format!("add rdi, {}", w.bytes));
        self.line(&format!("add rcx, {}", w.bytes));
        self.line("dec r9d");
        self.line("jnz 2b");
    }

    /// 32 digits and `shorter` ones, of 32 bits; returns the carry. to: rdi, a: rsi, b: rdx.
    fn sum(&mut self, first: &str, next: &str, shorter: usize) {
        let w = Digit { bytes: 4 };
        self.chain(SUM_DIGITS, first, next, |code, operation, i| {
            code.line(&format!("mov eax, {}", w.at(At("rsi", 0), i)));
            let b = if i < shorter { w.at(At("rdx", 0), i) } else { "0".into() };
            code.line(&format!("{operation} eax, {b}"));
            code.line(&format!("mov {}, eax", w.at(At("rdi", 0), i)));
        });
        self.line("mov eax, 0");
        self.line("adc eax, 0");
    }

    /// Digits of 32 bits by one, eight in a step of the loop; returns the highest. to: rdi, a: rsi, steps: rdx, digit:
    /// ecx.
    fn mul_digit(&mut self) {
        let w = Digit { bytes: 4 };
        self.line("mov r9, rdx");
        self.line("xor r8d, r8d");
        self.line("test r9, r9");
        self.line("jz 3f");
        self.0 += "2:\n";
        for i in 0..8 {
            self.line(&format!("mov eax, {}", w.at(At("rsi", 0), i)));
            self.line("mul ecx");
            self.line("add eax, r8d");
            self.line("adc edx, 0");
            self.line(&format!("mov {}, eax", w.at(At("rdi", 0), i)));
            self.line("mov r8d, edx");
        }
        self.line("add rsi, 32");
        self.line("add rdi, 32");
        self.line("dec r9");
        self.line("jnz 2b");
        self.0 += "3:\n";
        self.line("mov eax, r8d");
    }
}

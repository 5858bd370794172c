// Generates x86 assembly for numbers whose lengths are known: straight-line sums, a schoolbook product, a product by a
// digit, and a recursive product. The recursive product needs three multiplications at each level, and is fully
// unrolled. The authors of the paper about multi-precision arithmetic (P5) made their recursive product with macros of
// their assembler. `build.rs` writes the assembly to a file, and `src/experiments/numbers/unrolled.rs` calls the
// functions.
use std::fmt::Write;

/// The number of bits of each factor of a product. The factors have digits of 32 bits, as in the paper. Code for 64-bit
/// CPUs also has functions with digits of 64 bits.
pub const PRODUCT_BITS: usize = 1024;
/// The number of digits of the longer number in the paper's sums and differences.
pub const SUM_DIGITS: usize = 32;
/// The numbers of digits of the shorter number in the paper's sums and differences.
pub const SHORTER: [usize; 4] = [8, 16, 24, 32];

/// Returns the text of all functions for a CPU whose registers have `bits` bits. The functions have System V's calling
/// convention. For 64 bits, they use only registers that the caller saves. For 32 bits, they use all registers, and
/// keep the caller's values of ebp, ebx, esi and edi on the stack.
pub fn text(bits: usize) -> String {
    let mut code = Code { text: String::new(), wide: bits == 64 };
    for bits in [32, 64].into_iter().filter(|digit| *digit <= bits) {
        let digit = Digit { bytes: bits / 8 };
        let digits = PRODUCT_BITS / bits;
        code.function(&format!("recursive_{bits}"), |code| {
            // The arguments are to, a, b and scratch. b is moved to rcx, because products overwrite rdx.
            code.arguments(&["rdi", "rsi", "rcx", "r11"]);
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
    code.text
}

#[derive(Clone, Copy)]
struct Digit {
    bytes: usize,
}

/// An address: a register (by its name for 64 bits), and an offset in bytes.
#[derive(Clone, Copy)]
struct At(&'static str, usize);

impl At {
    fn plus(self, bytes: usize) -> Self {
        Self(self.0, self.1 + bytes)
    }
}

struct Code {
    text: String,
    wide: bool,
}

impl Code {
    fn line(&mut self, line: &str) {
        writeln!(self.text, "    {line}").expect("a string grows");
    }

    fn function(&mut self, name: &str, body: impl FnOnce(&mut Self)) {
        let name = format!("fastgost_lab_{name}");
        writeln!(self.text, ".globl {name}\n.p2align 4\n{name}:").expect("a string grows");
        if !self.wide {
            self.line("push ebp\n    push ebx\n    push esi\n    push edi");
        }
        body(self);
        if !self.wide {
            self.line("pop edi\n    pop esi\n    pop ebx\n    pop ebp");
        }
        self.line("ret");
        writeln!(self.text, ".globl {name}_end\n{name}_end:").expect("a string grows");
    }

    /// Moves the arguments into these registers.
    fn arguments(&mut self, places: &[&'static str]) {
        if self.wide {
            // The last argument is moved first, because the third argument may be moved to the register in which the
            // caller passes the fourth argument.
            for (i, to) in places.iter().enumerate().rev() {
                let from = ["rdi", "rsi", "rdx", "rcx"][i];
                if *to != from {
                    self.line(&format!("mov {to}, {from}"));
                }
            }
        } else {
            for (i, to) in places.iter().enumerate() {
                self.line(&format!("mov {}, dword ptr [esp + {}]", self.pointer(to), ARGUMENTS + 4 * i));
            }
        }
    }

    /// Returns the name of a register that holds an address or a count.
    fn pointer(&self, name: &'static str) -> &'static str {
        if self.wide { name } else { self.register(Digit { bytes: 4 }, name) }
    }

    /// Returns the name of a register that holds a digit.
    fn register(&self, w: Digit, name: &'static str) -> &'static str {
        let names = REGISTERS.iter().find(|names| names[0] == name).expect("one of those that are used");
        match (w.bytes, self.wide) {
            (8, _) => names[0],
            (_, true) => names[1],
            (_, false) => names[2],
        }
    }

    fn at(&self, w: Digit, At(base, offset): At, i: usize) -> String {
        let size = if w.bytes == 4 { "dword" } else { "qword" };
        format!("{size} ptr [{} + {}]", self.pointer(base), offset + i * w.bytes)
    }

    /// Emits `count` steps. The first step uses the operation `first`. All other steps use `next`, which takes the
    /// carry of the previous step.
    fn chain(&mut self, count: usize, first: &str, next: &str, mut step: impl FnMut(&mut Self, &str, usize)) {
        for i in 0..count {
            step(self, if i == 0 { first } else { next }, i);
        }
    }

    /// Computes `to = a * b` for numbers of `n` digits from three products: of the lower halves, of the upper halves,
    /// and of the differences of the halves. The first `free` bytes of the scratch memory are already in use.
    fn recursive(&mut self, w: Digit, n: usize, to: At, a: At, b: At, free: usize) {
        let [rax, rdx, r8] = ["rax", "rdx", "r8"].map(|r| self.register(w, r));
        if n == 1 {
            self.line(&format!("mov {rax}, {}", self.at(w, a, 0)));
            self.line(&format!("mul {}", self.at(w, b, 0)));
            self.line(&format!("mov {}, {rax}", self.at(w, to, 0)));
            self.line(&format!("mov {}, {rdx}", self.at(w, to, 1)));
            return;
        }
        let (h, half) = (n / 2, n / 2 * w.bytes);
        let above = to.plus(2 * half);
        self.recursive(w, h, to, a, b, free);
        self.recursive(w, h, above, a.plus(half), b.plus(half), free);
        // `x` and `y` are |a0 - a1| and |b1 - b0|, and `middle` is their product. `sign` is all ones if exactly one of
        // the two differences is negative.
        let (x, y) = (At("r11", free), At("r11", free + half));
        let (middle, sign) = (At("r11", free + 2 * half), At("r11", free + 4 * half));
        self.difference(w, h, x, a, a.plus(half));
        self.line(&format!("mov {}, {r8}", self.at(w, sign, 0)));
        self.difference(w, h, y, b.plus(half), b);
        self.line(&format!("xor {}, {r8}", self.at(w, sign, 0)));
        self.recursive(w, h, middle, x, y, free + 4 * half + 8);
        // The next lines compute a0 b1 + a1 b0 = a0 b0 + a1 b1 + (a0 - a1)(b1 - b0). The highest digit of this sum is
        // in r8.
        self.line(&format!("mov {r8}, {}", self.at(w, sign, 0)));
        for i in 0..n {
            self.line(&format!("xor {}, {r8}", self.at(w, middle, i)));
        }
        self.line(&format!("bt {r8}, 0"));
        for i in 0..n {
            self.line(&format!("mov {rax}, {}", self.at(w, to, i)));
            self.line(&format!("adc {rax}, {}", self.at(w, middle, i)));
            self.line(&format!("mov {}, {rax}", self.at(w, middle, i)));
        }
        self.line(&format!("adc {r8}, 0"));
        self.chain(n, "add", "adc", |code, operation, i| {
            code.line(&format!("mov {rax}, {}", code.at(w, above, i)));
            code.line(&format!("{operation} {}, {rax}", code.at(w, middle, i)));
        });
        self.line(&format!("adc {r8}, 0"));
        let place = to.plus(half);
        self.chain(n, "add", "adc", |code, operation, i| {
            code.line(&format!("mov {rax}, {}", code.at(w, middle, i)));
            code.line(&format!("{operation} {}, {rax}", code.at(w, place, i)));
        });
        self.line(&format!("adc {}, {r8}", self.at(w, place, n)));
        for i in 1..h {
            self.line(&format!("adc {}, 0", self.at(w, place, n + i)));
        }
    }

    /// Computes `to = |a - b|` for numbers of `n` digits. After that, r8 is all ones if a < b, and otherwise 0.
    fn difference(&mut self, w: Digit, n: usize, to: At, a: At, b: At) {
        let [rax, r8] = ["rax", "r8"].map(|r| self.register(w, r));
        self.chain(n, "sub", "sbb", |code, operation, i| {
            code.line(&format!("mov {rax}, {}", code.at(w, a, i)));
            code.line(&format!("{operation} {rax}, {}", code.at(w, b, i)));
            code.line(&format!("mov {}, {rax}", code.at(w, to, i)));
        });
        self.line(&format!("sbb {r8}, {r8}"));
        for i in 0..n {
            self.line(&format!("xor {}, {r8}", self.at(w, to, i)));
        }
        self.line(&format!("bt {r8}, 0"));
        for i in 0..n {
            self.line(&format!("adc {}, 0", self.at(w, to, i)));
        }
    }

    /// Computes the schoolbook product. The generated code has a loop over the digits of b. Its body multiplies a by
    /// one digit, and is unrolled.
    fn schoolbook(&mut self, w: Digit, n: usize) {
        let [rax, rdx, r8, r10] = ["rax", "rdx", "r8", "r10"].map(|r| self.register(w, r));
        let (to, a) = (At("rdi", 0), At("rsi", 0));
        self.arguments(&["rdi", "rsi", "rcx"]);
        for i in 0..n {
            self.line(&format!("mov {}, 0", self.at(w, to, i)));
        }
        // For 32 bits, no register is left for the count. So the loop's count is on the stack, in the place of the
        // first argument, which was already read.
        let count = if self.wide { "r9d".to_owned() } else { format!("dword ptr [esp + {ARGUMENTS}]") };
        self.line(&format!("mov {count}, {n}"));
        self.text += "2:\n";
        self.line(&format!("mov {r10}, {}", self.at(w, At("rcx", 0), 0)));
        self.zero("r8");
        for i in 0..n {
            self.line(&format!("mov {rax}, {}", self.at(w, a, i)));
            self.line(&format!("mul {r10}"));
            self.line(&format!("add {rax}, {r8}"));
            self.line(&format!("adc {rdx}, 0"));
            self.line(&format!("add {}, {rax}", self.at(w, to, i)));
            self.line(&format!("adc {rdx}, 0"));
            self.line(&format!("mov {r8}, {rdx}"));
        }
        self.line(&format!("mov {}, {r8}", self.at(w, to, n)));
        self.line(&format!("add {}, {}", self.pointer("rdi"), w.bytes));
        self.line(&format!("add {}, {}", self.pointer("rcx"), w.bytes));
        self.line(&format!("dec {count}"));
        self.line("jnz 2b");
    }

    /// Computes the sum or the difference of a number of 32 digits and a number of `shorter` digits. A digit has 32
    /// bits. Returns the carry.
    fn sum(&mut self, first: &str, next: &str, shorter: usize) {
        let w = Digit { bytes: 4 };
        self.arguments(&["rdi", "rsi", "rdx"]);
        self.chain(SUM_DIGITS, first, next, |code, operation, i| {
            code.line(&format!("mov eax, {}", code.at(w, At("rsi", 0), i)));
            let b = if i < shorter { code.at(w, At("rdx", 0), i) } else { "0".into() };
            code.line(&format!("{operation} eax, {b}"));
            code.line(&format!("mov {}, eax", code.at(w, At("rdi", 0), i)));
        });
        self.line("mov eax, 0");
        self.line("adc eax, 0");
    }

    /// Multiplies a number with digits of 32 bits by one digit. A step of the loop processes eight digits. Returns the
    /// highest digit of the product. The arguments are to, a, steps and digit.
    fn mul_digit(&mut self) {
        let w = Digit { bytes: 4 };
        self.arguments(&["rdi", "rsi", "r9", "rcx"]);
        let [to, a, steps] = ["rdi", "rsi", "r9"].map(|r| self.pointer(r));
        let carry = self.register(w, "r8");
        self.zero("r8");
        self.line(&format!("test {steps}, {steps}"));
        self.line("jz 3f");
        self.text += "2:\n";
        for i in 0..8 {
            self.line(&format!("mov eax, {}", self.at(w, At("rsi", 0), i)));
            self.line("mul ecx");
            self.line(&format!("add eax, {carry}"));
            self.line("adc edx, 0");
            self.line(&format!("mov {}, eax", self.at(w, At("rdi", 0), i)));
            self.line(&format!("mov {carry}, edx"));
        }
        self.line(&format!("add {a}, 32"));
        self.line(&format!("add {to}, 32"));
        self.line(&format!("dec {steps}"));
        self.line("jnz 2b");
        self.text += "3:\n";
        self.line(&format!("mov eax, {carry}"));
    }

    fn zero(&mut self, name: &'static str) {
        let register = self.register(Digit { bytes: 4 }, name);
        self.line(&format!("xor {register}, {register}"));
    }
}

/// The registers. Each has three names: for 64 bits, for its lower 32 bits, and for the register that replaces it in
/// code for 32 bits. In code for 32 bits, no function uses two of the last three registers, so ebx replaces all three.
const REGISTERS: [[&str; 3]; 9] = [
    ["rax", "eax", "eax"],
    ["rdx", "edx", "edx"],
    ["rdi", "edi", "edi"],
    ["rsi", "esi", "esi"],
    ["rcx", "ecx", "ecx"],
    ["r8", "r8d", "ebp"],
    ["r9", "r9d", "ebx"],
    ["r10", "r10d", "ebx"],
    ["r11", "r11d", "ebx"],
];
/// The offset of the arguments on the stack, in code for 32 bits. They are above four saved registers and the return
/// address.
const ARGUMENTS: usize = 20;

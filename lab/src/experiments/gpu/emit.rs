//! The text of a kernel, in PTX. The driver compiles it, so building the lab needs no CUDA toolkit.
//!
//! `kuznyechik(u64 dst, u64 src, u64 keys, u64 tables, u64 pi, u32 blocks, u32 stride)`
//! - dst and src have `blocks` blocks of text, and are aligned to 16 bytes.
//! - keys has ten round keys of 16 bytes, in the order in which the kernel uses them (`data.rs`). As in the paper, the
//!   kernel copies them to shared memory.
//! - tables has 16 x 256 rows of 16 bytes in global memory, or is a texture object over these rows. If the tables are
//!   in constant memory (the symbol `tables_in_constant`), this argument is not used.
//! - pi has 256 bytes of pi and 256 bytes of the inverse of pi in global memory, for decryption. If they are in
//!   constant memory (`pi_in_constant`), this argument is not used.
//! - A thread block has whole warps. A warp processes `32 * kernel.blocks` consecutive blocks of text. With tables in
//!   shared memory, the warp then continues `stride` blocks later. `stride` is the number of blocks that the whole grid
//!   processes at a time.
use super::kernel::{KEYS, Kernel, PI, Place, TABLES};
use std::fmt::{Arguments, Write};

/// The name of the kernel's entry.
pub const ENTRY: &str = "kuznyechik";
pub const CONSTANT_TABLES: &str = "tables_in_constant";
pub const CONSTANT_PI: &str = "pi_in_constant";
/// The name of the tables in dynamic shared memory.
const SHARED_TABLES: &str = "tables_in_shared";
const SHARED_PI: &str = "pi_in_shared";
const SHARED_KEYS: &str = "keys_in_shared";

/// Returns a module with one entry. A module has only one entry, because its constant memory can hold only one set of
/// tables.
pub fn module(kernel: &Kernel) -> String {
    let mut body = Body::default();
    body.kernel(kernel);
    let mut text = format!("// Kuznyechik, tables in {kernel}: indexed by secrets, so not constant-time.\n");
    text += ".version 7.0\n.target sm_75\n.address_size 64\n";
    if kernel.tables == Place::Constant {
        text += &format!(".visible .const .align 16 .b8 {CONSTANT_TABLES}[{TABLES}];\n");
    }
    if kernel.pi == Some(Place::Constant) {
        text += &format!(".visible .const .align 16 .b8 {CONSTANT_PI}[{PI}];\n");
    }
    // Dynamic shared memory comes after all other shared memory.
    text += &format!(".shared .align 16 .b8 {SHARED_KEYS}[{KEYS}];\n");
    if kernel.pi == Some(Place::Shared) {
        text += &format!(".shared .align 16 .b8 {SHARED_PI}[{PI}];\n");
    }
    if kernel.tables == Place::Shared {
        text += &format!(".extern .shared .align 16 .b8 {SHARED_TABLES}[];\n");
    }
    text += &format!(".visible .entry {ENTRY}(\n");
    let wide = ["dst", "src", "keys", "tables", "pi"].map(|name| format!("    .param .u64 {name},\n"));
    text += &wide.concat();
    text += "    .param .u32 blocks,\n    .param .u32 stride\n)\n{\n";
    for (kind, prefix, count) in [("u32", "r", body.words), ("u64", "rd", body.addresses), ("pred", "p", body.flags)] {
        text += &format!("    .reg .{kind} %{prefix}<{count}>;\n");
    }
    text + &body.text + "}\n"
}

/// The name of a register.
#[derive(Clone, Copy)]
struct Reg(&'static str, usize);

impl std::fmt::Display for Reg {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "%{}{}", self.0, self.1)
    }
}

/// The registers that hold a block, a row of a table, or a round key.
type Row = [Reg; 4];

/// The beginning of tables. `reg` has their address, or a texture object.
struct Base {
    place: Place,
    reg: Reg,
}

#[derive(Default)]
struct Body {
    text: String,
    words: usize,
    addresses: usize,
    flags: usize,
    labels: usize,
}

macro_rules! put {
    ($body:expr, $($text:tt)*) => { $body.line(format_args!($($text)*)) };
}

impl Body {
    fn line(&mut self, text: Arguments<'_>) {
        // Writing to a `String` cannot fail.
        let _ = writeln!(self.text, "    {text};");
    }

    fn label(&mut self, label: &str) {
        self.text += &format!("{label}:\n");
    }

    fn new_label(&mut self, name: &str) -> String {
        self.labels += 1;
        format!("{name}_{}", self.labels)
    }

    fn word(&mut self) -> Reg {
        self.words += 1;
        Reg("r", self.words - 1)
    }

    fn wide(&mut self) -> Reg {
        self.addresses += 1;
        Reg("rd", self.addresses - 1)
    }

    fn flag(&mut self) -> Reg {
        self.flags += 1;
        Reg("p", self.flags - 1)
    }

    fn row(&mut self) -> Row {
        [self.word(), self.word(), self.word(), self.word()]
    }

    /// Loads a parameter that points to global memory. Returns the register with the address.
    fn pointer(&mut self, name: &str) -> Reg {
        let reg = self.wide();
        put!(self, "ld.param.u64 {reg}, [{name}]");
        put!(self, "cvta.to.global.u64 {reg}, {reg}");
        reg
    }

    /// Loads a parameter of 32 bits. Returns the register with its value.
    fn parameter(&mut self, name: &str) -> Reg {
        let reg = self.word();
        put!(self, "ld.param.u32 {reg}, [{name}]");
        reg
    }

    fn shared_address(&mut self, symbol: &str) -> Reg {
        let reg = self.word();
        put!(self, "mov.u32 {reg}, {symbol}");
        reg
    }

    /// Copies rows of 16 bytes from global memory to shared memory. All threads of a thread block take part.
    fn copy(&mut self, from: Reg, to: Reg, rows: usize, tid: Reg, threads: Reg) {
        let (again, done) = (self.new_label("copy"), self.new_label("copied"));
        let (i, flag, address, place, row) = (self.word(), self.flag(), self.wide(), self.word(), self.row());
        put!(self, "mov.u32 {i}, {tid}");
        self.label(&again);
        put!(self, "setp.ge.u32 {flag}, {i}, {rows}");
        put!(self, "@{flag} bra {done}");
        put!(self, "mad.wide.u32 {address}, {i}, 16, {from}");
        put!(self, "ld.global.nc.v4.u32 {}, [{address}]", list(&row));
        put!(self, "mad.lo.u32 {place}, {i}, 16, {to}");
        put!(self, "st.shared.v4.u32 [{place}], {}", list(&row));
        put!(self, "add.u32 {i}, {i}, {threads}");
        put!(self, "bra {again}");
        self.label(&done);
    }

    fn kernel(&mut self, kernel: &Kernel) {
        let (dst, src, keys) = (self.pointer("dst"), self.pointer("src"), self.pointer("keys"));
        let blocks = self.parameter("blocks");
        let [tid, threads, group, thread] = [self.word(), self.word(), self.word(), self.word()];
        put!(self, "mov.u32 {tid}, %tid.x");
        put!(self, "mov.u32 {threads}, %ntid.x");
        put!(self, "mov.u32 {group}, %ctaid.x");
        put!(self, "mad.lo.u32 {thread}, {group}, {threads}, {tid}");

        let shared_keys = self.shared_address(SHARED_KEYS);
        self.copy(keys, shared_keys, KEYS / 16, tid, threads);
        let tables = self.tables(kernel.tables, tid, threads);
        let pi = kernel.pi.map(|place| self.pi(place, tid, threads));
        put!(self, "bar.sync 0");

        // `text` is the number of this thread's first block of text.
        let text = self.first(thread, kernel);
        let done = self.new_label("done");
        let (again, stride) = match kernel.loops() {
            true => (Some(self.new_label("text")), Some(self.parameter("stride"))),
            false => (None, None),
        };
        if let Some(again) = &again {
            self.label(again);
        }
        let none = self.flag();
        put!(self, "setp.ge.u32 {none}, {text}, {blocks}");
        put!(self, "@{none} bra {done}");
        let mut states = Vec::new();
        for i in 0..kernel.blocks {
            states.push(self.load(text, i, src, blocks));
        }
        self.rounds(&mut states, shared_keys, &tables, pi.as_ref());
        for (i, (state, inside, number)) in states.iter().enumerate() {
            let address = self.wide();
            put!(self, "mad.wide.u32 {address}, {number}, 16, {dst}");
            // The first block exists, because otherwise the thread would have jumped to the end.
            let guard = if i == 0 { String::new() } else { format!("@{inside} ") };
            put!(self, "{guard}st.global.v4.u32 [{address}], {}", list(state));
        }
        if let (Some(again), Some(stride)) = (again, stride) {
            put!(self, "add.u32 {text}, {text}, {stride}");
            put!(self, "bra {again}");
        }
        self.label(&done);
        put!(self, "ret");
    }

    /// Makes the tables of LS available. Returns their beginning.
    fn tables(&mut self, place: Place, tid: Reg, threads: Reg) -> Base {
        let reg = match place {
            Place::Global => self.pointer("tables"),
            Place::Texture => {
                let reg = self.wide();
                put!(self, "ld.param.u64 {reg}, [tables]");
                reg
            }
            Place::Constant => {
                let reg = self.wide();
                put!(self, "mov.u64 {reg}, {CONSTANT_TABLES}");
                reg
            }
            Place::Shared => {
                let (from, to) = (self.pointer("tables"), self.shared_address(SHARED_TABLES));
                self.copy(from, to, TABLES / 16, tid, threads);
                to
            }
        };
        Base { place, reg }
    }

    /// Makes the tables of pi and its inverse available. Returns their beginning.
    fn pi(&mut self, place: Place, tid: Reg, threads: Reg) -> Base {
        let reg = match place {
            Place::Constant => {
                let reg = self.wide();
                put!(self, "mov.u64 {reg}, {CONSTANT_PI}");
                reg
            }
            Place::Shared => {
                let (from, to) = (self.pointer("pi"), self.shared_address(SHARED_PI));
                self.copy(from, to, PI / 16, tid, threads);
                to
            }
            Place::Global | Place::Texture => self.pointer("pi"),
        };
        Base { place, reg }
    }

    /// Computes the number of the thread's first block of text. It is the sum of the warp's first block and the
    /// thread's place in the warp.
    fn first(&mut self, thread: Reg, kernel: &Kernel) -> Reg {
        let (lane, text, half) = (self.word(), self.word(), self.word());
        put!(self, "and.b32 {lane}, {thread}, 31");
        put!(self, "sub.u32 {text}, {thread}, {lane}");
        put!(self, "mul.lo.u32 {text}, {text}, {}", kernel.blocks);
        if kernel.halves {
            put!(self, "shr.u32 {half}, {lane}, 4");
            put!(self, "and.b32 {lane}, {lane}, 15");
            put!(self, "shl.b32 {lane}, {lane}, 1");
            put!(self, "or.b32 {lane}, {lane}, {half}");
        }
        put!(self, "add.u32 {text}, {text}, {lane}");
        text
    }

    /// Loads a block of text. Returns the block, a flag that says whether the block exists, and its number. A block
    /// that does not exist is zero. The first block always exists, so the code does not write its flag.
    fn load(&mut self, text: Reg, i: u32, src: Reg, blocks: Reg) -> (Row, Reg, Reg) {
        let (state, inside, address) = (self.row(), self.flag(), self.wide());
        if i == 0 {
            put!(self, "mad.wide.u32 {address}, {text}, 16, {src}");
            put!(self, "ld.global.v4.u32 {}, [{address}]", list(&state));
            return (state, inside, text);
        }
        let number = self.word();
        put!(self, "add.u32 {number}, {text}, {}", 32 * i);
        put!(self, "setp.lt.u32 {inside}, {number}, {blocks}");
        put!(self, "mad.wide.u32 {address}, {number}, 16, {src}");
        for word in state {
            put!(self, "mov.u32 {word}, 0");
        }
        put!(self, "@{inside} ld.global.v4.u32 {}, [{address}]", list(&state));
        (state, inside, number)
    }

    /// Computes all rounds. Encryption adds the first key. Then, nine times, it looks up the bytes and adds the next
    /// key. Decryption follows the paper's formula (11). It computes S. Then, nine times, it looks up the bytes and
    /// adds the next key. At the end, it computes S^-1 and adds the last key.
    fn rounds(&mut self, states: &mut [(Row, Reg, Reg)], keys: Reg, tables: &Base, pi: Option<&Base>) {
        let (place, key, left, flag) = (self.word(), self.row(), self.word(), self.flag());
        put!(self, "mov.u32 {place}, {keys}");
        if let Some(pi) = pi {
            for (state, _, _) in &mut *states {
                *state = self.substitute(state, pi, 0);
            }
        } else {
            self.add_key(states, place, &key);
        }
        put!(self, "mov.u32 {left}, 9");
        let round = self.new_label("round");
        self.label(&round);
        for (state, _, _) in &mut *states {
            let sum = self.look_up(state, tables);
            for (word, sum) in state.iter().zip(&sum) {
                put!(self, "mov.u32 {word}, {sum}");
            }
        }
        self.add_key(states, place, &key);
        put!(self, "sub.u32 {left}, {left}, 1");
        put!(self, "setp.ne.u32 {flag}, {left}, 0");
        put!(self, "@{flag} bra {round}");
        if let Some(pi) = pi {
            for (state, _, _) in &mut *states {
                *state = self.substitute(state, pi, 256);
            }
            self.add_key(states, place, &key);
        }
    }

    /// Adds a round key to all blocks. After that, `place` points to the next round key.
    fn add_key(&mut self, states: &[(Row, Reg, Reg)], place: Reg, key: &Row) {
        put!(self, "ld.shared.v4.u32 {}, [{place}]", list(key));
        put!(self, "add.u32 {place}, {place}, 16");
        for (state, _, _) in states {
            for (word, key) in state.iter().zip(key) {
                put!(self, "xor.b32 {word}, {word}, {key}");
            }
        }
    }

    /// Looks up the row of each byte of a block. Returns the sum of these rows.
    fn look_up(&mut self, state: &Row, tables: &Base) -> Row {
        let mut sum: Option<Row> = None;
        for position in 0..16 {
            let (byte, row, base) = (self.byte(state, position), self.row(), tables.reg);
            let values = list(&row);
            match tables.place {
                Place::Texture => {
                    let number = self.word();
                    put!(self, "add.u32 {number}, {byte}, {}", 256 * position);
                    put!(self, "tex.1d.v4.u32.s32 {values}, [{base}, {{{number}}}]");
                }
                Place::Shared => {
                    let address = self.word();
                    put!(self, "mad.lo.u32 {address}, {byte}, 16, {base}");
                    put!(self, "ld.shared.v4.u32 {values}, [{address}+{}]", 4096 * position);
                }
                Place::Global | Place::Constant => {
                    let address = self.wide();
                    let load = if tables.place == Place::Global { "ld.global.nc" } else { "ld.const" };
                    put!(self, "mad.wide.u32 {address}, {byte}, 16, {base}");
                    put!(self, "{load}.v4.u32 {values}, [{address}+{}]", 4096 * position);
                }
            }
            match &sum {
                None => sum = Some(row),
                Some(sum) => {
                    for (word, more) in sum.iter().zip(&row) {
                        put!(self, "xor.b32 {word}, {word}, {more}");
                    }
                }
            }
        }
        sum.unwrap_or(*state)
    }

    /// Substitutes each byte by the table that begins `offset` bytes after the beginning: 0 for pi, and 256 for the
    /// inverse of pi.
    fn substitute(&mut self, state: &Row, pi: &Base, offset: usize) -> Row {
        let found = self.row();
        for position in 0..16 {
            let (byte, value, base) = (self.byte(state, position), self.word(), pi.reg);
            if pi.place == Place::Shared {
                let address = self.word();
                put!(self, "add.u32 {address}, {byte}, {base}");
                put!(self, "ld.shared.u8 {value}, [{address}+{offset}]");
            } else {
                let address = self.wide();
                let load = if pi.place == Place::Constant { "ld.const" } else { "ld.global.nc" };
                put!(self, "mad.wide.u32 {address}, {byte}, 1, {base}");
                put!(self, "{load}.u8 {value}, [{address}+{offset}]");
            }
            let word = found[position / 4];
            match position % 4 {
                0 => put!(self, "mov.u32 {word}, {value}"),
                i => {
                    put!(self, "shl.b32 {value}, {value}, {}", 8 * i);
                    put!(self, "or.b32 {word}, {word}, {value}");
                }
            }
        }
        found
    }

    fn byte(&mut self, state: &Row, position: usize) -> Reg {
        let byte = self.word();
        put!(self, "bfe.u32 {byte}, {}, {}, 8", state[position / 4], 8 * (position % 4));
        byte
    }
}

fn list(row: &Row) -> String {
    let [a, b, c, d] = row;
    format!("{{{a}, {b}, {c}, {d}}}")
}

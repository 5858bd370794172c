//! Generates the code that a thread executes before and after the rounds. Before the rounds, this code splits data
//! blocks into planes. A plane is a register that has the same bit of each block (long form), or of each byte of two
//! blocks (short form). After the rounds, the code makes data blocks from the planes. The generated code has a separate
//! branch for each mode of operation.
use super::{
    abi::{
        Form, GROUP, KernelMode,
        KernelMode::{Blocks, Cbc, Cfb, Cnt, Counter},
        Parameter,
    },
    ptx::{Entry, Pred, Reg, Wide},
    transpose::{from_planes, to_planes, transpose},
};

/// The type and the name of a parameter in PTX.
pub fn declaration(parameter: Parameter) -> (&'static str, &'static str) {
    match parameter {
        Parameter::Destination => ("u64", "dst"),
        Parameter::Source => ("u64", "src"),
        Parameter::Masks => ("u64", "masks"),
        Parameter::Blocks => ("u32", "blocks"),
        Parameter::Mode => ("u32", "mode"),
        Parameter::Skip => ("u32", "skip"),
        Parameter::GroupSections => ("u32", "group_sections"),
        Parameter::Group => ("u64", "group"),
        Parameter::Iv(word) => ("u32", ["iv0", "iv1", "iv2", "iv3"][word]),
    }
}

/// The constants C1 and C2 of GOST 28147-89. In the gamma mode, these constants are added to the counter for every
/// block. C2 is added to N3 modulo 2^32, and C1 is added to N4 modulo 2^32 - 1.
const C2: u32 = 0x0101_0101;
const C1: u32 = 0x0101_0104;

/// The blocks of a thread, for a cipher whose blocks have `words` words. A slot is the place of one of these blocks in
/// the thread (`abi.rs`). Plane 32 k + p has bit p of word k of each block.
pub struct Group {
    words: usize,
    dst: Wide,
    src: Wide,
    /// The address of the masks of this warp's key.
    pub masks: Wide,
    blocks: Reg,
    mode: Reg,
    iv: [Reg; 4],
    lane: Reg,
    /// The number of the block in slot 0. Here the first block of the first group has the number 0, even if the data
    /// begins later.
    place: Reg,
    /// The number of the warp's group in the whole stream (low word and high word). Counters are computed from this
    /// number.
    number: (Reg, Reg),
    /// The number of the block in slot 0. Here the first block of the data has the number 0, so blocks before the data
    /// have negative numbers.
    first: Reg,
    /// A predicate that is true if the mode does not exist. The mode always exists, but ptxas does not know this.
    pub never: Pred,
}

impl Group {
    /// Generates the code that reads the parameters. In a warp without blocks, this code ends the threads.
    /// `masks_of_a_key` is the number of masks of a key, or the number of planes of a key in the short form.
    pub fn new(e: &mut Entry, name: &str, words: usize, form: Form, masks_of_a_key: u32) -> Self {
        let wide = |e: &mut Entry, p: &str| e.make_wide("ld.param.u64", format_args!("[{name}_{p}]"));
        let narrow = |e: &mut Entry, p: &str| e.make("ld.param.u32", format_args!("[{name}_{p}]"));
        let (dst, src, masks, group) = (wide(e, "dst"), wide(e, "src"), wide(e, "masks"), wide(e, "group"));
        let (blocks, mode, skip) = (narrow(e, "blocks"), narrow(e, "mode"), narrow(e, "skip"));
        let sections = narrow(e, "group_sections");
        let iv = ["iv0", "iv1", "iv2", "iv3"].map(|p| narrow(e, p));
        let [tid, cta, ntid] = ["%tid.x", "%ctaid.x", "%ntid.x"].map(|special| e.make("mov.u32", special));
        let thread = e.make("mad.lo.u32", format_args!("{cta}, {ntid}, {tid}"));
        let warp = e.make("shr.u32", format_args!("{thread}, 5"));
        let lane = e.make("and.b32", format_args!("{thread}, 31"));
        let start = e.make("shl.b32", format_args!("{warp}, {}", form.blocks().ilog2()));
        let end = e.make("add.u32", format_args!("{blocks}, {skip}"));
        let idle = e.make_pred("setp.ge.u32", format_args!("{start}, {end}"));
        e.push(format_args!("@{idle} ret"));
        let [dst, src, masks] = [dst, src, masks].map(|p| e.make_wide("cvta.to.global.u64", p));

        // If there are several keys, the address in `masks` moves to the masks of the section that contains the warp's
        // group.
        let one_key = e.make_pred("setp.eq.u32", format_args!("{sections}, 0"));
        let done = e.label();
        let groups = match form {
            Form::Long => warp,
            Form::Short => e.make("shr.u32", format_args!("{start}, {}", GROUP.ilog2())),
        };
        let groups = e.make_wide("cvt.u64.u32", groups);
        e.push(format_args!("@{one_key} bra.uni {done}"));
        // The numbers of instructions that `kernels --count` prints are for data without sections, so these
        // instructions are not counted for any mode.
        e.only(&[], |e| {
            let sections = e.make_wide("cvt.u64.u32", sections);
            let before = e.make_wide("div.u64", format_args!("{group}, {sections}"));
            let number = e.make_wide("add.u64", format_args!("{group}, {groups}"));
            let number = e.make_wide("div.u64", format_args!("{number}, {sections}"));
            let number = e.make_wide("sub.u64", format_args!("{number}, {before}"));
            let offset = e.make_wide("mul.lo.u64", format_args!("{number}, {}", 4 * masks_of_a_key));
            e.push(format_args!("add.u64 {masks}, {masks}, {offset}"));
        });
        e.place(&done);

        let number = e.make_wide("add.u64", format_args!("{group}, {groups}"));
        let number = {
            let (low, high) = (e.reg(), e.reg());
            e.push(format_args!("mov.b64 {{{low}, {high}}}, {number}"));
            (low, high)
        };
        let place = e.make("add.u32", format_args!("{start}, {lane}"));
        let first = e.make("sub.u32", format_args!("{place}, {skip}"));
        let never = e.make_pred("setp.gt.u32", format_args!("{mode}, {}", Cnt as u32));
        Self { words, dst, src, masks, blocks, mode, iv, lane, place, number, first, never }
    }

    fn is_mode(&self, e: &mut Entry, mode: KernelMode) -> Pred {
        e.make_pred("setp.eq.u32", format_args!("{}, {}", self.mode, mode as u32))
    }

    /// Computes the address of slot 0's block in `buffer`. If `before` is 1, computes the address of the block before
    /// this block.
    fn address(&self, e: &mut Entry, buffer: Wide, before: Option<Reg>) -> Wide {
        let block = match before {
            Some(before) => e.make("sub.u32", format_args!("{}, {before}", self.first)),
            None => self.first,
        };
        // A block before the data has a negative number.
        e.make_wide("mad.wide.s32", format_args!("{block}, {}, {buffer}", 4 * self.words))
    }

    /// The number of the block in a slot.
    fn block(&self, e: &mut Entry, slot: usize) -> Reg {
        e.make("add.u32", format_args!("{}, {}", self.first, 32 * slot))
    }

    /// Whether the slot has a block of the data.
    fn has_block(&self, e: &mut Entry, slot: usize) -> Pred {
        let block = self.block(e, slot);
        // A block before the data has a negative number, which is huge if it is read as an unsigned number. So the
        // comparison is false for such a block.
        e.make_pred("setp.lt.u32", format_args!("{block}, {}", self.blocks))
    }

    /// The distance in memory between the block in this slot and the block in slot 0, in bytes.
    fn offset(&self, slot: usize) -> usize {
        32 * 4 * self.words * slot
    }

    fn list(words: &[Reg]) -> String {
        let words: Vec<String> = words.iter().map(Reg::to_string).collect();
        format!("{{{}}}", words.join(", "))
    }

    /// Loads the block in a slot. If `has` is false, the result is zeros. If `is_iv` is given and is true, the code
    /// asks for the block before block 0 of the data, and the result is the IV.
    fn load(&self, e: &mut Entry, slot: usize, from: Wide, has: Pred, is_iv: Option<Pred>) -> Vec<Reg> {
        let words: Vec<Reg> = (0..self.words).map(|_| e.make("mov.u32", 0)).collect();
        let has = match is_iv {
            Some(is_iv) => {
                for (word, iv) in words.iter().zip(self.iv) {
                    e.push(format_args!("@{is_iv} mov.u32 {word}, {iv}"));
                }
                let not = e.make_pred("not.pred", is_iv);
                e.make_pred("and.pred", format_args!("{has}, {not}"))
            }
            None => has,
        };
        let (list, offset) = (Self::list(&words), self.offset(slot));
        e.push(format_args!("@{has} ld.global.v{}.u32 {list}, [{from}+{offset}]", self.words));
        words
    }

    /// Makes a predicate that is true if slot 0 has block 0 of the data, and the mode is `mode`. In this case, the IV
    /// takes the place of the block before block 0.
    fn is_first(&self, e: &mut Entry, mode: KernelMode) -> Pred {
        let (zero, mode) = (e.make_pred("setp.eq.u32", format_args!("{}, 0", self.first)), self.is_mode(e, mode));
        e.make_pred("and.pred", format_args!("{zero}, {mode}"))
    }

    /// Makes the planes of the cipher's input. If `cnt` is true, the input can also be the counter of GOST 28147-89.
    pub fn input(&self, e: &mut Entry, cnt: bool) -> Vec<Reg> {
        let planes: Vec<Reg> = (0..32 * self.words).map(|_| e.reg()).collect();
        let (counter, numbers, blocks, done) = (e.label(), e.label(), e.label(), e.label());
        let p = self.is_mode(e, Counter);
        e.push(format_args!("@{p} bra.uni {counter}"));
        e.only(&[Blocks, Cbc, Cfb, Cnt], |e| {
            let slots: Vec<Vec<Reg>> = (0..32).map(|_| (0..self.words).map(|_| e.reg()).collect()).collect();
            if cnt {
                let p = self.is_mode(e, Cnt);
                e.push(format_args!("@{p} bra.uni {numbers}"));
            }
            e.only(&[Blocks, Cbc, Cfb], |e| {
                self.blocks(e, &slots);
                if cnt {
                    e.push(format_args!("bra.uni {blocks}"));
                }
            });
            if cnt {
                e.note("the counter of GOST 28147-89");
                e.place(&numbers);
                e.only(&[Cnt], |e| {
                    for (slot, words) in slots.iter().enumerate() {
                        self.numbers(e, slot, words);
                    }
                });
                e.place(&blocks);
            }
            e.note("transposition");
            for k in 0..self.words {
                let rows = std::array::from_fn(|slot| slots[slot][k]);
                for (plane, bit) in transpose(e, rows).into_iter().enumerate() {
                    e.copy(planes[32 * k + plane], bit);
                }
            }
            e.push(format_args!("bra.uni {done}"));
        });
        e.note("counters");
        e.place(&counter);
        e.only(&[Counter], |e| self.counters(e, &planes));
        e.place(&done);
        planes
    }

    /// Makes the planes of the cipher's input from two blocks of Kuznyechik.
    pub fn input_short(&self, e: &mut Entry) -> [Reg; 8] {
        let slots: [[Reg; 4]; Form::Short.slots()] = std::array::from_fn(|_| e.regs());
        let (counter, done) = (e.label(), e.label());
        let p = self.is_mode(e, Counter);
        e.push(format_args!("@{p} bra.uni {counter}"));
        e.only(&[Blocks, Cbc, Cfb], |e| {
            self.blocks(e, &slots.map(Vec::from));
            e.push(format_args!("bra.uni {done}"));
        });
        e.note("counters");
        e.place(&counter);
        e.only(&[Counter], |e| self.counter_blocks(e, &slots));
        e.place(&done);
        e.note("planes");
        to_planes(e, slots)
    }

    /// Loads the blocks that go through the cipher.
    fn blocks(&self, e: &mut Entry, slots: &[Vec<Reg>]) {
        e.note("blocks of the data; in CFB, the blocks before them");
        let cfb = self.is_mode(e, Cfb);
        let before = e.make("selp.u32", format_args!("1, 0, {cfb}"));
        let from = self.address(e, self.src, Some(before));
        let iv = self.is_first(e, Cfb);
        for (slot, words) in slots.iter().enumerate() {
            let has = self.has_block(e, slot);
            let loaded = self.load(e, slot, from, has, (slot == 0).then_some(iv));
            for (word, loaded) in words.iter().zip(loaded) {
                e.copy(*word, loaded);
            }
        }
    }

    /// Computes the counter of the block in a slot. For each block from block 0 to this block, C2 is added to N3, and
    /// C1 is added to N4.
    fn numbers(&self, e: &mut Entry, slot: usize, words: &[Reg]) {
        let steps = e.make("add.u32", format_args!("{}, {}", self.first, 32 * slot + 1));
        e.push(format_args!("mad.lo.u32 {}, {steps}, {C2:#x}, {}", words[0], self.iv[0]));
        let product = e.make_wide("mul.wide.u32", format_args!("{steps}, {C1:#x}"));
        let [low, high] = e.regs();
        e.push(format_args!("mov.b64 {{{low}, {high}}}, {product}"));
        // Modulo 2^32 - 1, a carry is added as 1.
        let mut sum = low;
        for addend in [high, self.iv[1]] {
            let s = e.make("add.cc.u32", format_args!("{sum}, {addend}"));
            sum = e.make("addc.u32", format_args!("{s}, 0"));
        }
        e.copy(words[1], sum);
    }

    /// Makes the planes of blocks whose low half is a big-endian counter and whose high half is the IV.
    fn counters(&self, e: &mut Entry, planes: &[Reg]) {
        let half = planes.len() / 2;
        for (p, plane) in planes[..half].iter().enumerate() {
            e.spread(*plane, self.iv[p / 32], p as u32 % 32);
        }
        for n in 0..half {
            // A counter is big-endian, so the last byte of a block has the lowest bits.
            let plane = planes[planes.len() - 8 - n / 8 * 8 + n % 8];
            match n {
                0..5 => e.spread(plane, self.lane, n as u32),
                5..10 => {
                    let pattern = (0..32).filter(|slot| slot >> (n - 5) & 1 == 1).fold(0u32, |p, slot| p | 1 << slot);
                    e.push(format_args!("mov.u32 {plane}, {pattern:#010x}"));
                }
                10..42 => e.spread(plane, self.number.0, n as u32 - 10),
                _ => e.spread(plane, self.number.1, n as u32 - 42),
            }
        }
    }

    /// Makes the blocks whose first half is the IV and whose second half is a big-endian counter.
    fn counter_blocks(&self, e: &mut Entry, slots: &[[Reg; 4]]) {
        let bits = GROUP.ilog2();
        let (low, high) = self.number;
        let inside = e.make("and.b32", format_args!("{}, {}", self.place, GROUP - 1));
        let high = e.make("shf.l.wrap.b32", format_args!("{low}, {high}, {bits}"));
        let low = e.make("shl.b32", format_args!("{low}, {bits}"));
        let low = e.make("or.b32", format_args!("{low}, {inside}"));
        for (slot, words) in slots.iter().enumerate() {
            // The 64 counters of a warp differ only in their lowest bits. Slot 0 has the lower half of these counters.
            let low = e.make("or.b32", format_args!("{low}, {}", 32 * slot));
            e.copy(words[0], self.iv[0]);
            e.copy(words[1], self.iv[1]);
            for (word, number) in [(words[2], high), (words[3], low)] {
                e.push(format_args!("prmt.b32 {word}, {number}, {number}, 0x0123"));
            }
        }
    }

    /// Writes the blocks of the cipher's output. In `Blocks`, these blocks are written as they are. In all other modes,
    /// a block of the data is added (XOR) to each of these blocks.
    pub fn output(&self, e: &mut Entry, planes: &[Reg]) {
        e.note("transposition");
        let words: Vec<[Reg; 32]> = planes.as_chunks::<32>().0.iter().map(|planes| transpose(e, *planes)).collect();
        self.write(e, &std::array::from_fn::<_, 32, _>(|slot| words.iter().map(|words| words[slot]).collect()));
    }

    /// Does the same as [`output`](Self::output), for two blocks of Kuznyechik.
    pub fn output_short(&self, e: &mut Entry, planes: [Reg; 8]) {
        e.note("blocks");
        let slots = from_planes(e, planes);
        self.write(e, &slots.map(Vec::from));
    }

    /// Writes the block of each slot.
    fn write(&self, e: &mut Entry, slots: &[Vec<Reg>]) {
        let (alone, plain) = (e.make_pred("setp.eq.u32", format_args!("{}, {}", self.mode, Blocks as u32)), e.label());
        e.push(format_args!("@{alone} bra.uni {plain}"));
        e.only(&[Counter, Cbc, Cfb, Cnt], |e| self.add_data(e, slots));
        e.place(&plain);
        let to = self.address(e, self.dst, None);
        for (slot, words) in slots.iter().enumerate() {
            let has = self.has_block(e, slot);
            let (list, offset) = (Self::list(words), self.offset(slot));
            e.push(format_args!("@{has} st.global.v{}.u32 [{to}+{offset}], {list}", self.words));
        }
        e.push("ret");
    }

    fn add_data(&self, e: &mut Entry, slots: &[Vec<Reg>]) {
        e.note("blocks of the data are added; in CBC, the blocks before them");
        let cbc = self.is_mode(e, Cbc);
        let before = e.make("selp.u32", format_args!("1, 0, {cbc}"));
        let from = self.address(e, self.src, Some(before));
        let iv = self.is_first(e, Cbc);
        for (slot, words) in slots.iter().enumerate() {
            let has = self.has_block(e, slot);
            let addends = self.load(e, slot, from, has, (slot == 0).then_some(iv));
            for (word, addend) in words.iter().zip(addends) {
                e.push(format_args!("xor.b32 {word}, {word}, {addend}"));
            }
        }
    }
}

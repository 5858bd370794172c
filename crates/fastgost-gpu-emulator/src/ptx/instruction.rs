//! Instructions in the form in which the interpreter runs them. Each operand is the number of a register. Immediate
//! operands and special registers of PTX become registers that get their values before the first instruction
//! (`Preset`).
#![expect(
    missing_docs,
    reason = "operations and operands have PTX's names: `d` is written, and `e` or `q`; the others are read"
)]

/// The number of a register. Registers of 32 bits, registers of 64 bits and predicates are numbered separately.
pub type Reg = u32;

/// This number stands for a register that is not there.
pub const NONE: Reg = u32::MAX;

#[derive(Clone, Copy, Debug)]
pub struct Instruction {
    pub guard: Guard,
    pub op: Op,
}

/// The guard of an instruction: `@%p` or `@!%p`. `NONE` means that there is no guard.
#[derive(Clone, Copy, Debug)]
pub struct Guard {
    pub predicate: Reg,
    pub negated: bool,
}

#[derive(Clone, Copy, Debug)]
pub enum Op {
    Move32 {
        d: Reg,
        a: Reg,
    },
    Move64 {
        d: Reg,
        a: Reg,
    },
    MovePredicate {
        d: Reg,
        a: Reg,
    },
    /// `mov.b64 d, {a, b}`.
    Pack {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    /// `mov.b64 {d, e}, a`.
    Unpack {
        d: Reg,
        e: Reg,
        a: Reg,
    },
    Lop3 {
        table: u8,
        d: Reg,
        a: Reg,
        b: Reg,
        c: Reg,
    },
    Unary32 {
        op: Unary,
        d: Reg,
        a: Reg,
    },
    Unary64 {
        op: Unary,
        d: Reg,
        a: Reg,
    },
    /// `popc.b64` and `clz.b64`. The result has 32 bits.
    Count64 {
        op: Unary,
        d: Reg,
        a: Reg,
    },
    Binary32 {
        op: Binary,
        d: Reg,
        a: Reg,
        b: Reg,
    },
    Binary64 {
        op: Binary,
        d: Reg,
        a: Reg,
        b: Reg,
    },
    Ternary32 {
        op: Ternary,
        d: Reg,
        a: Reg,
        b: Reg,
        c: Reg,
    },
    /// `mad.lo.u64`.
    MultiplyAdd64 {
        d: Reg,
        a: Reg,
        b: Reg,
        c: Reg,
    },
    /// `bfe` of 64 bits. The position and the length are in 32-bit registers.
    Extract64 {
        signed: bool,
        d: Reg,
        a: Reg,
        b: Reg,
        c: Reg,
    },
    /// Shifts a number of 64 bits. The number of bits to shift by is in a 32-bit register.
    Shift64 {
        op: Shift,
        d: Reg,
        a: Reg,
        b: Reg,
    },
    /// `mul.wide` and `mad.wide`. For `mul.wide`, `c` is `NONE`.
    Wide {
        signed: bool,
        d: Reg,
        a: Reg,
        b: Reg,
        c: Reg,
    },
    Carry32 {
        op: Carry,
        d: Reg,
        a: Reg,
        b: Reg,
    },
    Carry64 {
        op: Carry,
        d: Reg,
        a: Reg,
        b: Reg,
    },
    /// Operations such as `mad.lo.cc` and `madc.hi`.
    MultiplyCarry32 {
        carry: Carry,
        product: Binary,
        d: Reg,
        a: Reg,
        b: Reg,
        c: Reg,
    },
    /// `setp`. `d` gets the result of the comparison, combined with the predicate in `combine`. For `q`, the result of
    /// the comparison is inverted before the combination. `q` and the predicate in `combine` may be `NONE`.
    Compare {
        wide: bool,
        op: Compare,
        d: Reg,
        q: Reg,
        a: Reg,
        b: Reg,
        combine: (Logic, Reg, bool),
    },
    /// `selp`. PTX has no form of `selp` that negates `p`.
    Select32 {
        d: Reg,
        a: Reg,
        b: Reg,
        p: Reg,
    },
    Select64 {
        d: Reg,
        a: Reg,
        b: Reg,
        p: Reg,
    },
    Predicate {
        op: Logic,
        d: Reg,
        a: Reg,
        b: Reg,
    },
    NotPredicate {
        d: Reg,
        a: Reg,
    },
    Convert {
        from: Bits,
        to: Bits,
        d: Reg,
        a: Reg,
    },
    LoadParameter {
        kind: Bits,
        d: Reg,
        offset: u32,
    },
    /// In `Load`, `Store` and `Texture`, the number is an index into `Entry::accesses`.
    Load(u32),
    Store(u32),
    Texture(u32),
    Branch {
        target: u32,
        uniform: bool,
    },
    Exit,
    Barrier,
    Trap,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unary {
    Not,
    Negate,
    Absolute,
    Population,
    LeadingZeros,
    Reverse,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Binary {
    Add,
    Subtract,
    MultiplyLow,
    MultiplyHighUnsigned,
    MultiplyHighSigned,
    MinUnsigned,
    MinSigned,
    MaxUnsigned,
    MaxSigned,
    DivideUnsigned,
    DivideSigned,
    RemainderUnsigned,
    RemainderSigned,
    And,
    Or,
    Xor,
    ShiftLeft,
    ShiftRightUnsigned,
    ShiftRightSigned,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ternary {
    MultiplyAddLow,
    MultiplyAddHighUnsigned,
    MultiplyAddHighSigned,
    ExtractUnsigned,
    ExtractSigned,
    FunnelLeftClamp,
    FunnelLeftWrap,
    FunnelRightClamp,
    FunnelRightWrap,
    Permute,
    PermuteForward4,
    PermuteBackward4,
    PermuteReplicate8,
    PermuteEdgeLeft,
    PermuteEdgeRight,
    PermuteReplicate16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shift {
    Left,
    RightUnsigned,
    RightSigned,
}

/// How an addition or a subtraction uses the carry flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Carry {
    pub subtract: bool,
    pub carry_in: bool,
    pub carry_out: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compare {
    Equal,
    NotEqual,
    Less { signed: bool },
    LessOrEqual { signed: bool },
    Greater { signed: bool },
    GreaterOrEqual { signed: bool },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Logic {
    And,
    Or,
    Xor,
}

/// An integer type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bits {
    /// The width in bits: 8, 16, 32 or 64.
    pub width: u8,
    pub signed: bool,
}

impl Bits {
    pub fn bytes(self) -> usize {
        self.width as usize / 8
    }

    /// Returns whether registers of this type have 64 bits.
    pub fn is_wide(self) -> bool {
        self.width == 64
    }

    /// Returns the value in the low bits of `x`, extended to 64 bits.
    pub fn extend(self, x: u64) -> u64 {
        let unused = 64 - u32::from(self.width);
        if self.signed { ((x << unused) as i64 >> unused) as u64 } else { x << unused >> unused }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Space {
    Global,
    /// `ld.global.nc`.
    ReadOnly,
    Shared,
    Constant,
}

/// The memory operand of a load, a store or a texture fetch, and the registers that the instruction loads or stores.
#[derive(Clone, Debug)]
pub struct Access {
    pub space: Space,
    pub kind: Bits,
    pub registers: Vec<Reg>,
    /// The register of the address, or the register of the texture object for a texture fetch. `wide` says whether this
    /// register has 64 bits.
    pub address: Reg,
    pub wide: bool,
    pub offset: i64,
    /// The coordinate of a texture fetch.
    pub coordinate: Reg,
}

/// The value that a register gets before the first instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    Value32(u32),
    Value64(u64),
    ThreadX,
    BlockX,
    BlockSizeX,
    GridSizeX,
    Lane,
    /// The address of a global variable of the module.
    Global(usize),
}

//! A warp (a group of 32 threads). A thread of a warp is called a lane. Each lane has its own registers and its own
//! position in the code.
use super::{
    Cta, FaultKind, Stop, lanes,
    lop3::{self, Lanes},
};
use crate::{
    memory::AccessError,
    ptx::{Access, Binary, Bits, CONSTANT_STRIDE, Carry, Entry, Guard, NONE, Op, Preset, Reg, Space},
};

/// The value of a register that the kernel has not written yet.
const POISON: u64 = 0x5bd1_e995_c2b2_ae3d;
/// The largest number of branches that a warp may execute. A warp that executes more branches is stopped with an error.
const MAX_BRANCHES: u64 = 1 << 28;

/// The reason why a warp is not running.
pub enum Pause {
    Barrier,
    Exited,
}

/// Lanes that are together at one position in the kernel. The group with the lowest position runs first. Groups that
/// meet at a position become one group. So lanes that took different branches continue together as soon as all of them
/// have reached the same position.
struct Group {
    at: u32,
    lanes: u32,
}

pub struct Warp {
    registers: Vec<Lanes>,
    wide: Vec<[u64; 32]>,
    predicates: Vec<u32>,
    /// The carry flags of the lanes, one bit for each lane.
    carry: u32,
    /// The position of the next instruction of the active lanes.
    at: u32,
    active: u32,
    others: Vec<Group>,
    branches: u64,
}

impl Warp {
    pub fn new(entry: &Entry) -> Self {
        let [registers, wide, predicates] = entry.registers.map(|count| count as usize);
        Self {
            registers: vec![[0; 32]; registers],
            wide: vec![[0; 32]; wide],
            predicates: vec![0; predicates],
            carry: 0,
            at: 0,
            active: 0,
            others: Vec::new(),
            branches: 0,
        }
    }

    /// Returns the position of the instruction that is running.
    pub fn at(&self) -> u32 {
        self.at
    }

    /// Prepares this warp to begin the kernel as warp `index` of the CTA.
    pub fn reset(&mut self, cta: &Cta<'_>, index: u32) {
        self.registers.fill([POISON as u32; 32]);
        self.wide.fill([POISON; 32]);
        self.predicates.fill(POISON as u32);
        let grid = cta.launch.grid;
        for &(register, preset) in &cta.entry.presets {
            let value = match preset {
                Preset::Value32(value) => [value; 32],
                Preset::ThreadX => std::array::from_fn(|lane| 32 * index + lane as u32),
                Preset::BlockX => [cta.block; 32],
                Preset::BlockSizeX => [grid.threads; 32],
                Preset::GridSizeX => [grid.blocks; 32],
                Preset::Lane => std::array::from_fn(|lane| lane as u32),
                Preset::Value64(value) => {
                    self.wide[register as usize] = [value; 32];
                    continue;
                }
                Preset::Global(variable) => {
                    self.wide[register as usize] = [cta.launch.module.globals[variable].address(); 32];
                    continue;
                }
            };
            self.registers[register as usize] = value;
        }
        let threads = grid.threads - 32 * index;
        self.active = if threads >= 32 { u32::MAX } else { (1 << threads) - 1 };
        self.carry = POISON as u32;
        self.at = 0;
        self.others.clear();
        self.branches = 0;
    }

    /// Runs the warp to the next barrier or to the end of the kernel. After an error, `at` returns the position of the
    /// failed instruction.
    pub fn run(&mut self, cta: &mut Cta<'_>) -> Result<Pause, Stop> {
        let entry = cta.entry;
        while self.active != 0 {
            if !self.others.is_empty() {
                self.meet();
            }
            let instruction = entry.code[self.at as usize];
            let lanes = self.active & self.guarded(instruction.guard);
            match instruction.op {
                Op::Branch { target, uniform } => {
                    self.branch(target, uniform, lanes)?;
                    continue;
                }
                Op::Exit => {
                    self.active &= !lanes;
                    if self.active == 0 {
                        self.switch();
                        continue;
                    }
                }
                Op::Barrier => {
                    if !self.others.is_empty() || lanes != self.active {
                        return Err(undefined("bar.sync that not all lanes of a warp execute"));
                    }
                    self.at += 1;
                    return Ok(Pause::Barrier);
                }
                op if lanes != 0 => self.execute(op, lanes, cta)?,
                _ => {}
            }
            self.at += 1;
        }
        Ok(Pause::Exited)
    }

    fn guarded(&self, guard: Guard) -> u32 {
        match guard {
            Guard { predicate: NONE, .. } => u32::MAX,
            Guard { predicate, negated: false } => self.predicates[predicate as usize],
            Guard { predicate, negated: true } => !self.predicates[predicate as usize],
        }
    }

    fn branch(&mut self, target: u32, uniform: bool, lanes: u32) -> Result<(), Stop> {
        self.branches += 1;
        if self.branches > MAX_BRANCHES {
            return Err(Stop(FaultKind::Timeout, format!("more than {MAX_BRANCHES} branches of a warp")));
        }
        let stay = self.active & !lanes;
        if lanes == 0 {
            self.at += 1;
        } else if stay == 0 {
            self.at = target;
        } else if uniform {
            return Err(undefined("bra.uni that only some lanes take"));
        } else {
            self.others.push(Group { at: target, lanes });
            self.active = stay;
            self.at += 1;
        }
        Ok(())
    }

    /// Makes the lanes of the group with the lowest position active. All other groups at this position become a part of
    /// this group.
    fn meet(&mut self) {
        let lowest = self.others.iter().map(|group| group.at).fold(self.at, u32::min);
        if lowest != self.at {
            self.others.push(Group { at: self.at, lanes: self.active });
            (self.at, self.active) = (lowest, 0);
        }
        let (at, active) = (self.at, &mut self.active);
        self.others.retain(|group| {
            let joins = group.at == at;
            *active |= if joins { group.lanes } else { 0 };
            !joins
        });
    }

    /// After the active lanes have exited, switches to the next group of lanes, if one is left.
    fn switch(&mut self) {
        if let Some(group) = self.others.pop() {
            (self.at, self.active) = (group.at, group.lanes);
        }
    }

    fn set32(&mut self, d: Reg, value: Lanes, lanes: u32) {
        merge(&mut self.registers[d as usize], value, lanes);
    }

    fn set64(&mut self, d: Reg, value: [u64; 32], lanes: u32) {
        merge(&mut self.wide[d as usize], value, lanes);
    }

    fn set_predicate(&mut self, d: Reg, value: u32, lanes: u32) {
        let register = &mut self.predicates[d as usize];
        *register = *register & !lanes | value & lanes;
    }

    fn r(&self, register: Reg) -> &Lanes {
        &self.registers[register as usize]
    }

    fn q(&self, register: Reg) -> &[u64; 32] {
        &self.wide[register as usize]
    }

    fn p(&self, register: Reg) -> u32 {
        self.predicates[register as usize]
    }

    fn execute(&mut self, op: Op, lanes: u32, cta: &mut Cta<'_>) -> Result<(), Stop> {
        match op {
            Op::Lop3 { table, d, a, b, c } => self.set32(d, lop3::apply(table, self.r(a), self.r(b), self.r(c)), lanes),
            Op::Binary32 { op, d, a, b } => self.set32(d, lanes::binary32(op, self.r(a), self.r(b)), lanes),
            Op::Ternary32 { op, d, a, b, c } => {
                self.set32(d, lanes::ternary32(op, self.r(a), self.r(b), self.r(c)), lanes);
            }
            Op::Unary32 { op, d, a } => self.set32(d, lanes::unary32(op, self.r(a)), lanes),
            Op::Move32 { d, a } => self.set32(d, *self.r(a), lanes),
            Op::Move64 { d, a } => self.set64(d, *self.q(a), lanes),
            Op::MovePredicate { d, a } => self.set_predicate(d, self.p(a), lanes),
            Op::Pack { d, a, b } => {
                let (a, b) = (self.r(a), self.r(b));
                let value = std::array::from_fn(|i| u64::from(b[i]) << 32 | u64::from(a[i]));
                self.set64(d, value, lanes);
            }
            Op::Unpack { d, e, a } => {
                let a = *self.q(a);
                self.set32(d, a.map(|x| x as u32), lanes);
                self.set32(e, a.map(|x| (x >> 32) as u32), lanes);
            }
            Op::Unary64 { op, d, a } => self.set64(d, lanes::unary64(op, self.q(a)), lanes),
            Op::Count64 { op, d, a } => self.set32(d, lanes::unary64(op, self.q(a)).map(|x| x as u32), lanes),
            Op::Binary64 { op, d, a, b } => self.set64(d, lanes::binary64(op, self.q(a), self.q(b)), lanes),
            Op::Shift64 { op, d, a, b } => self.set64(d, lanes::shift64(op, self.q(a), self.r(b)), lanes),
            Op::MultiplyAdd64 { d, a, b, c } => {
                let (a, b, c) = (self.q(a), self.q(b), self.q(c));
                let value = std::array::from_fn(|i| a[i].wrapping_mul(b[i]).wrapping_add(c[i]));
                self.set64(d, value, lanes);
            }
            Op::Extract64 { signed, d, a, b, c } => {
                let (a, b, c) = (self.q(a), self.r(b), self.r(c));
                let value = std::array::from_fn(|i| lanes::extract(a[i], b[i], c[i], 64, signed));
                self.set64(d, value, lanes);
            }
            Op::Wide { signed, d, a, b, c } => {
                let (a, b) = (self.r(a), self.r(b));
                let mut value = std::array::from_fn(|i| lanes::wide(signed, a[i], b[i]));
                if c != NONE {
                    value = lanes::binary64(Binary::Add, &value, self.q(c));
                }
                self.set64(d, value, lanes);
            }
            Op::Carry32 { op, d, a, b } => {
                let (a, b) = (*self.r(a), *self.r(b));
                self.carry32(op, d, &a, &b, lanes);
            }
            Op::MultiplyCarry32 { carry, product, d, a, b, c } => {
                let (a, c) = (lanes::binary32(product, self.r(a), self.r(b)), *self.r(c));
                self.carry32(carry, d, &a, &c, lanes);
            }
            Op::Carry64 { op, d, a, b } => {
                let (a, b) = (self.q(a), self.q(b));
                let (mut value, mut carries) = ([0; 32], 0);
                for i in 0..32 {
                    let (x, carry) = lanes::add64(a[i], b[i], op.carry_in && self.carry >> i & 1 != 0, op.subtract);
                    value[i] = x;
                    carries |= u32::from(carry) << i;
                }
                self.set64(d, value, lanes);
                self.set_carry(op, carries, lanes);
            }
            Op::Compare { .. } => self.compare(op, lanes),
            Op::Select32 { d, a, b, p } => {
                let mut value = *self.r(b);
                merge(&mut value, *self.r(a), self.p(p));
                self.set32(d, value, lanes);
            }
            Op::Select64 { d, a, b, p } => {
                let mut value = *self.q(b);
                merge(&mut value, *self.q(a), self.p(p));
                self.set64(d, value, lanes);
            }
            Op::Predicate { op, d, a, b } => self.set_predicate(d, lanes::logic(op, self.p(a), self.p(b)), lanes),
            Op::NotPredicate { d, a } => self.set_predicate(d, !self.p(a), lanes),
            Op::Convert { from, to, d, a } => {
                let a = if from.is_wide() { *self.q(a) } else { self.r(a).map(u64::from) };
                self.set(to, d, a.map(|x| to.extend(from.extend(x))), lanes);
            }
            Op::LoadParameter { kind, d, offset } => {
                let mut bytes = [0; 8];
                let at = offset as usize;
                bytes[..kind.bytes()].copy_from_slice(&cta.launch.parameters[at..at + kind.bytes()]);
                self.set(kind, d, [kind.extend(u64::from_le_bytes(bytes)); 32], lanes);
            }
            Op::Load(index) => self.load(&cta.entry.accesses[index as usize], lanes, cta)?,
            Op::Store(index) => self.store(&cta.entry.accesses[index as usize], lanes, cta)?,
            Op::Texture(index) => self.texture(&cta.entry.accesses[index as usize], lanes, cta)?,
            Op::Trap => return Err(Stop(FaultKind::IllegalInstruction, "trap".into())),
            Op::Branch { .. } | Op::Exit | Op::Barrier => unreachable!("`run` does these"),
        }
        Ok(())
    }

    fn set(&mut self, kind: Bits, d: Reg, value: [u64; 32], lanes: u32) {
        match kind.is_wide() {
            true => self.set64(d, value, lanes),
            false => self.set32(d, value.map(|x| x as u32), lanes),
        }
    }

    fn carry32(&mut self, op: Carry, d: Reg, a: &Lanes, b: &Lanes, lanes: u32) {
        let (mut value, mut carries) = ([0; 32], 0);
        for i in 0..32 {
            let (x, carry) = lanes::add32(a[i], b[i], op.carry_in && self.carry >> i & 1 != 0, op.subtract);
            value[i] = x;
            carries |= u32::from(carry) << i;
        }
        self.set32(d, value, lanes);
        self.set_carry(op, carries, lanes);
    }

    fn set_carry(&mut self, op: Carry, carries: u32, lanes: u32) {
        if op.carry_out {
            self.carry = self.carry & !lanes | carries & lanes;
        }
    }

    fn compare(&mut self, op: Op, lanes: u32) {
        let Op::Compare { wide, op, d, q, a, b, combine: (logic, with, negated) } = op else { return };
        let mut result = 0;
        for i in 0..32 {
            let is = if wide {
                lanes::compare(op, self.q(a)[i], self.q(b)[i])
            } else {
                // The numbers may be signed or unsigned. Sign extension is right for unsigned numbers as well, because
                // it does not change their order.
                let extend = |x: u32| x as i32 as u64;
                lanes::compare(op, extend(self.r(a)[i]), extend(self.r(b)[i]))
            };
            result |= u32::from(is) << i;
        }
        let mut complement = !result;
        if with != NONE {
            let with = if negated { !self.p(with) } else { self.p(with) };
            (result, complement) = (lanes::logic(logic, result, with), lanes::logic(logic, complement, with));
        }
        self.set_predicate(d, result, lanes);
        if q != NONE {
            self.set_predicate(q, complement, lanes);
        }
    }

    /// Computes an address for each lane from the operands of an access. Returns an error if a lane in `lanes` has an
    /// address that is not aligned.
    fn addresses(&self, access: &Access, bytes: usize, lanes: u32) -> Result<[u64; 32], Stop> {
        let base = if access.wide { *self.q(access.address) } else { self.r(access.address).map(u64::from) };
        let addresses = base.map(|address| address.wrapping_add_signed(access.offset));
        for lane in each(lanes) {
            if addresses[lane] % bytes as u64 != 0 {
                return Err(AccessError::Misaligned { address: addresses[lane], bytes }.into());
            }
        }
        Ok(addresses)
    }

    /// Sets the registers of one lane to the elements of a load. `bytes` are the bytes that this lane has read.
    fn take(&mut self, access: &Access, lane: usize, bytes: &[u8]) {
        let kind = access.kind;
        for (&register, element) in access.registers.iter().zip(bytes.chunks_exact(kind.bytes())) {
            let mut value = [0; 8];
            value[..element.len()].copy_from_slice(element);
            let value = kind.extend(u64::from_le_bytes(value));
            match kind.is_wide() {
                true => self.wide[register as usize][lane] = value,
                false => self.registers[register as usize][lane] = value as u32,
            }
        }
    }

    /// Takes the elements of a store from the registers of one lane, and writes them to `bytes`.
    fn put(&self, access: &Access, lane: usize, bytes: &mut [u8]) {
        let kind = access.kind;
        for (&register, element) in access.registers.iter().zip(bytes.chunks_exact_mut(kind.bytes())) {
            let value = if kind.is_wide() { self.q(register)[lane] } else { self.r(register)[lane].into() };
            element.copy_from_slice(&value.to_le_bytes()[..element.len()]);
        }
    }

    fn load(&mut self, access: &Access, lanes: u32, cta: &mut Cta<'_>) -> Result<(), Stop> {
        let bytes = access.registers.len() * access.kind.bytes();
        let addresses = self.addresses(access, bytes, lanes)?;
        match access.space {
            Space::Shared => {
                for lane in each(lanes) {
                    let offset = in_shared(addresses[lane], bytes, cta.shared.len())?;
                    self.take(access, lane, &cta.shared[offset..offset + bytes]);
                }
            }
            Space::Constant => {
                for lane in each(lanes) {
                    let address = addresses[lane];
                    let illegal = AccessError::Illegal { address, bytes };
                    let variable = (address / CONSTANT_STRIDE).checked_sub(1).ok_or(illegal)?;
                    let variable = cta.launch.module.constants.get(variable as usize).ok_or(illegal)?;
                    let (contents, offset) = (variable.read(), (address % CONSTANT_STRIDE) as usize);
                    self.take(access, lane, contents.get(offset..offset + bytes).ok_or(illegal)?);
                }
            }
            Space::Global | Space::ReadOnly => self.load_global(access, &addresses, bytes, lanes, cta)?,
        }
        Ok(())
    }

    fn load_global(
        &mut self,
        access: &Access,
        addresses: &[u64; 32],
        bytes: usize,
        lanes: u32,
        cta: &mut Cta<'_>,
    ) -> Result<(), Stop> {
        let mut rest = lanes;
        while let Some(first) = each(rest).next() {
            let illegal = AccessError::Illegal { address: addresses[first], bytes };
            let allocation = cta.launch.memory.find(addresses[first]).ok_or(illegal)?;
            let contents = allocation.read();
            let (mut low, mut high) = (u64::MAX, 0);
            // The loop handles all lanes whose addresses are in this allocation.
            for lane in each(rest) {
                if let Some(offset) = allocation.offset(contents.len(), addresses[lane], bytes) {
                    self.take(access, lane, &contents[offset..offset + bytes]);
                    (low, high) = (low.min(addresses[lane]), high.max(addresses[lane]));
                    rest &= !(1 << lane);
                }
            }
            if rest >> first & 1 != 0 {
                return Err(illegal.into());
            }
            if access.space == Space::ReadOnly {
                cta.usage.read_only(allocation.address(), low, high + bytes as u64);
            }
        }
        Ok(())
    }

    fn store(&mut self, access: &Access, lanes: u32, cta: &mut Cta<'_>) -> Result<(), Stop> {
        let bytes = access.registers.len() * access.kind.bytes();
        let addresses = self.addresses(access, bytes, lanes)?;
        if access.space == Space::Shared {
            for lane in each(lanes) {
                let offset = in_shared(addresses[lane], bytes, cta.shared.len())?;
                self.put(access, lane, &mut cta.shared[offset..offset + bytes]);
            }
            return Ok(());
        }
        let mut rest = lanes;
        while let Some(first) = each(rest).next() {
            let illegal = AccessError::Illegal { address: addresses[first], bytes };
            let allocation = cta.launch.memory.find(addresses[first]).ok_or(illegal)?;
            let mut contents = allocation.write();
            let len = contents.len();
            let (mut low, mut high) = (u64::MAX, 0);
            for lane in each(rest) {
                if let Some(offset) = allocation.offset(len, addresses[lane], bytes) {
                    self.put(access, lane, &mut contents[offset..offset + bytes]);
                    (low, high) = (low.min(addresses[lane]), high.max(addresses[lane]));
                    rest &= !(1 << lane);
                }
            }
            if rest >> first & 1 != 0 {
                return Err(illegal.into());
            }
            cta.usage.written(allocation.address(), low, high + bytes as u64);
        }
        Ok(())
    }

    fn texture(&mut self, access: &Access, lanes: u32, cta: &mut Cta<'_>) -> Result<(), Stop> {
        let (mut last, mut texture) = (None, None);
        for lane in each(lanes) {
            let (object, coordinate) = (self.q(access.address)[lane], self.r(access.coordinate)[lane]);
            if last != Some(object) {
                (last, texture) = (Some(object), (cta.launch.textures)(object));
            }
            let illegal = |what: &str| Stop(FaultKind::IllegalAddress, what.into());
            let texture = texture.ok_or_else(|| illegal("a texture object that does not exist"))?;
            // A GPU returns zeros for texels outside the texture. No kernel needs such texels, so the emulator reports
            // an error.
            if u64::from(coordinate) >= texture.texels {
                let message = format!("texel {} of a texture of {}", coordinate as i32, texture.texels);
                return Err(illegal(&message));
            }
            let address = texture.address + 16 * u64::from(coordinate);
            cta.launch.memory.read(address, 16, |bytes| self.take(access, lane, bytes))?;
        }
        Ok(())
    }
}

/// Replaces a register's values in the lanes that are set in `lanes`.
#[inline(always)]
fn merge<T: Copy>(register: &mut [T; 32], value: [T; 32], lanes: u32) {
    if lanes == u32::MAX {
        *register = value;
    } else {
        for i in 0..32 {
            if lanes >> i & 1 != 0 {
                register[i] = value[i];
            }
        }
    }
}

/// Iterates over the numbers of the lanes that are set in `lanes`.
fn each(lanes: u32) -> impl Iterator<Item = usize> {
    (0..32).filter(move |lane| lanes >> lane & 1 != 0)
}

/// Returns the offset of an access in shared memory. Returns an error if the access is not within the `len` bytes of
/// shared memory.
fn in_shared(address: u64, bytes: usize, len: usize) -> Result<usize, Stop> {
    let offset = usize::try_from(address).ok().filter(|offset| offset.checked_add(bytes).is_some_and(|end| end <= len));
    offset.ok_or_else(|| {
        let message = format!("{bytes} bytes at {address:#x} of shared memory, which has {len}");
        Stop(FaultKind::IllegalAddress, message)
    })
}

fn undefined(what: &str) -> Stop {
    Stop(FaultKind::LaunchFailed, format!("{what} is undefined"))
}

//! The flags.

use crate::domain::{Bit, Domain, ZERO};
use iced_x86::ConditionCode;

/// A flag. The bit of a flag is computed only when an instruction reads the flag, because most flags are never read.
#[derive(Clone, Debug)]
pub(crate) enum Flag {
    /// The flag is this bit.
    Bit(Bit),
    /// The flag says whether all of these bits are 0.
    Zero(Vec<Bit>),
    /// The flag says whether an even number of these bits is set.
    Even(Vec<Bit>),
    /// The flag says whether a signed sum overflows. The values are the highest bits of the two numbers and of the sum.
    Overflow([Bit; 3]),
    /// The value of the flag is unknown, because the manuals do not define this value, or because the model does not
    /// compute it.
    Undefined,
}

/// The flags.
#[derive(Clone, Debug)]
pub(crate) struct Flags {
    pub(crate) carry: Flag,
    pub(crate) zero: Flag,
    pub(crate) sign: Flag,
    pub(crate) overflow: Flag,
    pub(crate) parity: Flag,
}

impl Default for Flags {
    fn default() -> Self {
        let clear = Flag::Bit(ZERO);
        Self { carry: clear.clone(), zero: clear.clone(), sign: clear.clone(), overflow: clear.clone(), parity: clear }
    }
}

impl Flags {
    /// Returns flags that are all undefined. The machine refuses an instruction that reads an undefined flag.
    pub(crate) fn undefined() -> Self {
        let unknown = Flag::Undefined;
        Self {
            carry: unknown.clone(),
            zero: unknown.clone(),
            sign: unknown.clone(),
            overflow: unknown.clone(),
            parity: unknown,
        }
    }
}

impl Flag {
    pub(crate) fn get<D: Domain>(&self, domain: &mut D) -> Result<Bit, String> {
        match self {
            Self::Bit(bit) => Ok(*bit),
            Self::Zero(bits) => {
                if bits.contains(&1) {
                    return Ok(ZERO);
                }
                Ok(domain.are_zero(bits))
            }
            Self::Even(bits) => Ok(domain.sum(bits) ^ 1),
            Self::Overflow([a, b, sum]) => {
                let (left, right) = (domain.xor(a, sum), domain.xor(b, sum));
                Ok(domain.and(&left, &right))
            }
            Self::Undefined => Err("it reads a flag that is not defined".into()),
        }
    }
}

impl Flags {
    /// Returns the zero flag, the sign flag and the parity flag of a result, together with the given carry flag and
    /// overflow flag.
    pub(crate) fn of(result: &[Bit], carry: Flag, overflow: Flag) -> Self {
        Self {
            carry,
            overflow,
            zero: Flag::Zero(result.to_vec()),
            sign: Flag::Bit(result.last().copied().unwrap_or(ZERO)),
            parity: Flag::Even(result[..8.min(result.len())].to_vec()),
        }
    }

    /// Returns the bit that says whether a condition holds.
    pub(crate) fn holds<D: Domain>(&self, code: ConditionCode, domain: &mut D) -> Result<Bit, String> {
        use ConditionCode as C;
        let (flag, negated) = match code {
            C::o => (&self.overflow, 0),
            C::no => (&self.overflow, 1),
            C::b => (&self.carry, 0),
            C::ae => (&self.carry, 1),
            C::e => (&self.zero, 0),
            C::ne => (&self.zero, 1),
            C::s => (&self.sign, 0),
            C::ns => (&self.sign, 1),
            C::p => (&self.parity, 0),
            C::np => (&self.parity, 1),
            C::be | C::a => {
                let (carry, zero) = (self.carry.get(domain)?, self.zero.get(domain)?);
                return Ok(domain.or(carry, zero) ^ Bit::from(code == C::a));
            }
            C::l | C::ge | C::le | C::g => {
                let (sign, overflow) = (self.sign.get(domain)?, self.overflow.get(domain)?);
                let less = domain.xor(&sign, &overflow);
                if matches!(code, C::l | C::ge) {
                    return Ok(less ^ Bit::from(code == C::ge));
                }
                let zero = self.zero.get(domain)?;
                return Ok(domain.or(less, zero) ^ Bit::from(code == C::g));
            }
            C::None => return Err("a condition that is none".into()),
        };
        Ok(flag.get(domain)? ^ negated)
    }

    pub(super) fn bits(&mut self) -> impl Iterator<Item = &mut [Bit]> {
        let flags = [&mut self.carry, &mut self.zero, &mut self.sign, &mut self.overflow, &mut self.parity];
        flags.into_iter().filter_map(|flag| match flag {
            Flag::Bit(bit) => Some(std::slice::from_mut(bit)),
            Flag::Zero(bits) | Flag::Even(bits) => Some(&mut bits[..]),
            Flag::Overflow(bits) => Some(&mut bits[..]),
            Flag::Undefined => None,
        })
    }
}

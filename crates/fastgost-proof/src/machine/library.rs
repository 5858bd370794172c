//! Models of functions of the C library. Compiled programs call these functions, for example to copy or to allocate
//! memory.

use super::{
    Machine,
    memory::{Memory, Program, Region},
};
use crate::domain::{Bit, Domain, ZERO, constant, known};
use iced_x86::Register;
use std::ops::Range;

/// A function of the C library that has a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Function {
    Copy,
    Move,
    Set,
    Compare,
    Allocate,
    AllocateZeros,
    AllocateAligned,
    Free,
}

/// The free part of the machine's heap.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Heap {
    pub(crate) next: u64,
    pub(crate) end: u64,
}

impl Heap {
    fn allocate<P: Program>(&mut self, memory: &mut Memory<'_, P>, length: u64, alignment: u64) -> Result<u64, String> {
        // The address of an allocation has the alignment that the program asks for, and no higher alignment. Between
        // two allocations, there is memory that the job may not access.
        let place = if alignment.is_power_of_two() && alignment <= 4096 {
            self.next.next_multiple_of(2 * alignment) + alignment
        } else {
            u64::MAX
        };
        if length > super::HEAP || place > self.end - length {
            return Err("an allocation that the machine has no memory for".into());
        }
        self.next = place + length + 64;
        memory.allow(Region { start: place, length, writable: true, own: true });
        Ok(place)
    }
}

impl Function {
    /// Models a call of the function: changes the memory as the function would, and returns the function's result, if
    /// it has one. `frame` is the part of the stack below the caller's stack pointer. The function may change bytes in
    /// `frame`, so no argument may point to `frame`.
    pub(crate) fn call<D: Domain, P: Program>(
        self,
        arguments: &[[Bit; 64]; 3],
        frame: Range<u64>,
        memory: &mut Memory<'_, P>,
        domain: &mut D,
        heap: &mut Heap,
    ) -> Result<Option<u64>, String> {
        let argument =
            |place: usize| known(&arguments[place]).ok_or_else(|| "an argument depends on a secret".to_owned());
        let (first, second) = (argument(0)?, argument(1));
        memory.lose(frame.clone());
        let outside = |start: u64, length: u64| {
            let meets = start < frame.end && start.saturating_add(length) > frame.start;
            if meets { Err("a called function gets memory below the stack pointer".to_owned()) } else { Ok(()) }
        };
        Ok(Some(match self {
            Self::Copy | Self::Move => {
                let (from, length) = (second?, argument(2)?);
                // The source and the destination of `memcpy` must not overlap. On some systems, `memcpy` and `memmove`
                // have the same address. In this case, a call of `memmove` is treated as a call of `memcpy`, so
                // overlaps are refused.
                if self == Self::Copy && from.abs_diff(first) < length && from != first {
                    return Err("memcpy of parts that overlap".into());
                }
                outside(from, length)?;
                outside(first, length)?;
                let mut bytes = vec![[ZERO; 8]; length as usize];
                for (i, byte) in bytes.iter_mut().enumerate() {
                    memory.read(domain, from + i as u64, byte)?;
                }
                for (i, byte) in bytes.iter().enumerate() {
                    memory.write(first + i as u64, byte)?;
                }
                first
            }
            Self::Set => {
                outside(first, argument(2)?)?;
                for i in 0..argument(2)? {
                    memory.write(first + i, &arguments[1][..8])?;
                }
                first
            }
            Self::Compare => {
                let (second, length) = (second?, argument(2)?);
                outside(first, length)?;
                outside(second, length)?;
                let (mut a, mut b) = ([ZERO; 8], [ZERO; 8]);
                for i in 0..length {
                    memory.read(domain, first + i, &mut a)?;
                    memory.read(domain, second + i, &mut b)?;
                    let (Some(a), Some(b)) = (known(&a), known(&b)) else {
                        return Err("a comparison of secrets".into());
                    };
                    if a != b {
                        return Ok(Some(if a < b { u64::MAX } else { 1 }));
                    }
                }
                0
            }
            Self::Allocate => heap.allocate(memory, first, 16)?,
            Self::AllocateZeros => {
                let length = first.saturating_mul(second?);
                let place = heap.allocate(memory, length, 16)?;
                for i in 0..length {
                    memory.write(place + i, &[ZERO; 8])?;
                }
                place
            }
            Self::AllocateAligned => {
                outside(first, 8)?;
                let place = heap.allocate(memory, argument(2)?, second?)?;
                memory.write(first, &constant::<64>(place))?;
                0
            }
            Self::Free => {
                if first != 0 && !memory.forbid(first) {
                    return Err("something is freed that is not allocated".into());
                }
                return Ok(None);
            }
        }))
    }
}

/// By the calling convention, a function need not preserve these general registers. The registers are RAX, RCX, RDX,
/// RSI, RDI, and R8 to R11.
const CHANGED: [usize; 9] = [0, 1, 2, 6, 7, 8, 9, 10, 11];

/// Returns the functions that have models. With each function comes the address to which the linker of this process has
/// resolved the function's name.
fn functions() -> [(u64, Function); 9] {
    [
        (libc::memcpy as *const () as u64, Function::Copy),
        (libc::memmove as *const () as u64, Function::Move),
        (libc::memset as *const () as u64, Function::Set),
        (libc::memcmp as *const () as u64, Function::Compare),
        (bcmp(), Function::Compare),
        (libc::malloc as *const () as u64, Function::Allocate),
        (libc::calloc as *const () as u64, Function::AllocateZeros),
        (libc::posix_memalign as *const () as u64, Function::AllocateAligned),
        (libc::free as *const () as u64, Function::Free),
    ]
}

/// Returns the address of `bcmp`. In GNU's C library, `bcmp` and `memcmp` have the same address. If the addresses
/// differ, calls of `bcmp` are refused.
fn bcmp() -> u64 {
    libc::memcmp as *const () as u64
}

impl<D: Domain> Machine<'_, '_, D> {
    /// If the next instruction is the first instruction of a function with a model, models a call of this function and
    /// continues in the function's caller. The method also models the marker, which a job calls when its keys are
    /// prepared.
    pub(super) fn library(&mut self) -> Result<bool, String> {
        if self.next == self.marker {
            for bits in self.memory.bits() {
                self.domain.rewrite(bits);
            }
            self.forget(&CHANGED);
            self.leave()?;
            return Ok(true);
        }
        if self.memory.process().is_code(self.next) {
            return Ok(false);
        }
        let Some((_, function)) = functions().into_iter().find(|&(address, _)| address == self.next) else {
            return Ok(false);
        };
        const PLACES: [Register; 3] = [Register::RDI, Register::RSI, Register::RDX];
        let arguments = PLACES.map(|register| self.registers[register.number()]);
        let top = self.address_register(Register::RSP)?;
        if top % 16 != 8 {
            return Err("a function is called with a stack that is not aligned".into());
        }
        let frame = self.stack - super::STACK..top;
        let result = function.call(&arguments, frame, &mut self.memory, self.domain, &mut self.heap)?;
        self.forget(&CHANGED);
        if let Some(result) = result {
            self.registers[Register::RAX.number()] = constant(result);
        }
        self.leave()?;
        Ok(true)
    }

    /// Takes the return address from the stack, and continues at this address.
    pub(super) fn leave(&mut self) -> Result<(), String> {
        let value = self.pop(64)?;
        self.next = known(&value).ok_or("the address of a return depends on a secret")?;
        Ok(())
    }

    pub(super) fn push(&mut self, value: &[Bit]) -> Result<(), String> {
        let place = self.address_register(Register::RSP)?.wrapping_sub((value.len() / 8) as u64);
        self.memory.write(place, value)?;
        self.registers[Register::RSP.number()] = constant(place);
        Ok(())
    }

    pub(super) fn pop(&mut self, length: usize) -> Result<super::Value, String> {
        let place = self.address_register(Register::RSP)?;
        let mut value = super::Value::new(length);
        self.memory.read(self.domain, place, &mut value)?;
        self.registers[Register::RSP.number()] = constant(place + (length / 8) as u64);
        Ok(value)
    }
}

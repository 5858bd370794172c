//! The functions of the C library that compilers call.

use super::{Machine, memory::Region};
use crate::domain::{Bit, Domain, ZERO, constant, known};
use iced_x86::Register;

/// A function that has a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Function {
    Copy,
    Move,
    Set,
    Compare,
    Allocate,
    AllocateZeros,
    AllocateAligned,
    Free,
}

/// The general registers that the calling convention lets a function change: RAX, RCX, RDX, RSI, RDI, R8 to R11.
const CHANGED: [usize; 9] = [0, 1, 2, 6, 7, 8, 9, 10, 11];

/// The functions with models, at the addresses that this process' linker has resolved.
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

/// In the C library of GNU it is `memcmp` by another name; where it is not, calls of it are refused.
fn bcmp() -> u64 {
    libc::memcmp as *const () as u64
}

impl<D: Domain> Machine<'_, '_, D> {
    /// If the next instruction is the first one of a function that has a model: does what the function does, and returns.
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
        let argument =
            |register| self.address_register(register).map_err(|_| "an argument depends on a secret".to_owned());
        let (first, second) = (argument(Register::RDI)?, argument(Register::RSI));
        let mut result = Some(first);
        match function {
            Function::Copy | Function::Move => {
                let (from, length) = (second?, argument(Register::RDX)?);
                // On some systems both are the same function.
                if function == Function::Copy && from.abs_diff(first) < length && from != first {
                    return Err("memcpy of parts that overlap".into());
                }
                let mut bytes = vec![[ZERO; 8]; length as usize];
                for (i, byte) in bytes.iter_mut().enumerate() {
                    self.memory.read(self.domain, from + i as u64, byte)?;
                }
                for (i, byte) in bytes.iter().enumerate() {
                    self.memory.write(first + i as u64, byte)?;
                }
            }
            Function::Set => {
                let byte: [Bit; 8] = std::array::from_fn(|i| self.registers[Register::RSI.number()][i]);
                for i in 0..argument(Register::RDX)? {
                    self.memory.write(first + i, &byte)?;
                }
            }
            Function::Compare => {
                let (second, length) = (second?, argument(Register::RDX)?);
                let (mut a, mut b) = ([ZERO; 8], [ZERO; 8]);
                result = Some(0);
                for i in 0..length {
                    self.memory.read(self.domain, first + i, &mut a)?;
                    self.memory.read(self.domain, second + i, &mut b)?;
                    let (Some(a), Some(b)) = (known(&a), known(&b)) else {
                        return Err("a comparison of secrets".into());
                    };
                    if a != b {
                        result = Some(if a < b { u64::MAX } else { 1 });
                        break;
                    }
                }
            }
            Function::Allocate => result = Some(self.allocate(first, 16)?),
            Function::AllocateZeros => {
                let length = first.saturating_mul(second?);
                let place = self.allocate(length, 16)?;
                result = Some(place);
                for i in 0..length {
                    self.memory.write(place + i, &[ZERO; 8])?;
                }
            }
            Function::AllocateAligned => {
                let place = self.allocate(argument(Register::RDX)?, second?)?;
                self.memory.write(first, &constant::<64>(place))?;
                result = Some(0);
            }
            Function::Free => {
                result = None;
                if first != 0 && !self.memory.forbid(first) {
                    return Err("something is freed that is not allocated".into());
                }
            }
        }
        self.forget(&CHANGED);
        if let Some(result) = result {
            self.registers[Register::RAX.number()] = constant(result);
        }
        self.leave()?;
        Ok(true)
    }

    fn allocate(&mut self, length: u64, alignment: u64) -> Result<u64, String> {
        // No place is aligned to more than it must be, and there is something forbidden between two.
        let place = if alignment.is_power_of_two() && alignment <= 4096 {
            self.heap.next_multiple_of(2 * alignment) + alignment
        } else {
            u64::MAX
        };
        if length > super::HEAP || place > self.heap_end - length {
            return Err("an allocation that the machine has no memory for".into());
        }
        self.heap = place + length + 64;
        self.memory.allow(Region { start: place, length, writable: true, own: true });
        Ok(place)
    }

    /// Returns to the caller.
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

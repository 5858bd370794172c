//! The names of the program's functions and variables, from its symbol table.

use std::io;

/// The symbols of this program.
#[derive(Debug, Default)]
pub struct Symbols {
    /// The address, the size and the name of each symbol, in the order of addresses.
    all: Vec<(u64, u64, String)>,
}

/// Returns the little-endian number of `N` bytes at offset `at` of a file.
fn number<const N: usize>(file: &[u8], at: u64) -> Option<u64> {
    let at = usize::try_from(at).ok()?;
    let mut bytes = [0; 8];
    bytes[..N].copy_from_slice(file.get(at..at.checked_add(N)?)?);
    Some(u64::from_le_bytes(bytes))
}

impl Symbols {
    /// Reads the symbols of an ELF file of 64 bits. `base` is the address at which the file is loaded.
    ///
    /// # Errors
    /// Returns an error if the file has no symbol table.
    pub fn new(file: &[u8], base: u64) -> io::Result<Self> {
        Self::parse(file, base).ok_or_else(|| io::Error::other("the program has no table of symbols"))
    }

    fn parse(file: &[u8], base: u64) -> Option<Self> {
        // If an executable file is not relocatable, its symbols have absolute addresses, so the base is 0.
        let base = if number::<2>(file, 16)? == 3 { base } else { 0 };
        let (sections, size, count) = (number::<8>(file, 40)?, number::<2>(file, 58)?, number::<2>(file, 60)?);
        let header = |section: u64| sections.checked_add(size * section);
        let table = (0..count).filter_map(header).find(|&at| number::<4>(file, at + 4) == Some(2))?;
        let (start, length) = (number::<8>(file, table + 24)?, number::<8>(file, table + 32)?);
        let strings = number::<8>(file, header(number::<4>(file, table + 40)?)? + 24)?;
        let mut all = Vec::new();
        for at in (start..start.checked_add(length)?).step_by(24) {
            let name = usize::try_from(strings + number::<4>(file, at)?).ok()?;
            let name = file.get(name..)?.split(|&byte| byte == 0).next()?;
            let (value, size) = (number::<8>(file, at + 8)?, number::<8>(file, at + 16)?);
            if size > 0 && value > 0 {
                all.push((
                    base + value,
                    size,
                    format!("{:#}", rustc_demangle::demangle(&String::from_utf8_lossy(name))),
                ));
            }
        }
        all.sort();
        Some(Self { all })
    }

    /// Returns the address and the size of the function or variable with this name.
    pub fn find(&self, name: &str) -> Option<(u64, u64)> {
        self.all.iter().find(|symbol| symbol.2 == name).map(|&(start, size, _)| (start, size))
    }

    /// Returns the name of the symbol to which an address belongs, and the offset of the address in this symbol.
    pub fn at(&self, address: u64) -> Option<(&str, u64)> {
        let next = self.all.partition_point(|symbol| symbol.0 <= address);
        let (start, size, name) = self.all[..next].last()?;
        (address - start < *size).then_some((name, address - start))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::process::Process;

    #[test]
    fn names() {
        assert!(Symbols::new(b"no program", 0).is_err());
        let process = Process::open().unwrap();
        let (name, offset) = process.symbols.at(crate::jobs::prepared as *const () as u64).unwrap();
        assert_eq!((name, offset), ("fastgost_proof::jobs::prepared", 0));
        assert_eq!(process.symbols.find(name).map(|place| place.0), Some(crate::jobs::prepared as *const () as u64));
    }
}

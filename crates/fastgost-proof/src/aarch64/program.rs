//! Reads a program from a file, and loads the program as Linux on AArch64 would load it.

use crate::machine::{memory::Program, symbols::Symbols};
use object::{
    Endianness, Object, ObjectSymbol, ObjectSymbolTable, RelocationFlags, RelocationTarget, elf,
    read::elf::{ElfFile64, ProgramHeader},
};
use std::{collections::BTreeMap, io};

/// The address at which a relocatable program is loaded. Any other address would also work.
const BASE: u64 = 0x5500_0000_0000;
/// The first address for the functions of other libraries. Each function has its own address, at which there is no
/// code.
const IMPORTS: u64 = 0x7f00_0000_0000;

/// A segment of the program. A segment is a range of memory. The program may write all bytes of a segment or none, and
/// may execute all bytes of a segment or none.
#[derive(Debug)]
struct Segment {
    start: u64,
    bytes: Vec<u8>,
    executable: bool,
    writable: bool,
}

impl Segment {
    fn end(&self) -> u64 {
        self.start + self.bytes.len() as u64
    }
}

/// An ELF file for AArch64.
#[derive(Debug)]
pub struct Elf {
    segments: Vec<Segment>,
    /// The bounds of the memory that the program cannot write after the loader has resolved the relocations.
    constant: (u64, u64),
    imports: BTreeMap<u64, String>,
    symbols: Symbols,
}

impl Elf {
    /// Loads a file.
    ///
    /// # Errors
    /// Returns an error if the file is not a program for AArch64, or has relocations of an unknown kind.
    pub fn load(data: &[u8]) -> io::Result<Self> {
        let file = ElfFile64::<Endianness>::parse(data).map_err(io::Error::other)?;
        if file.architecture() != object::Architecture::Aarch64 || !file.is_little_endian() {
            return Err(io::Error::other("it is not a program for AArch64, little-endian"));
        }
        let endian = file.endian();
        let mut elf = Self {
            segments: Vec::new(),
            constant: (0, 0),
            imports: BTreeMap::new(),
            symbols: Symbols::new(data, BASE)?,
        };
        // A program that is not relocatable is loaded at the addresses in its file.
        let base = if file.kind() == object::ObjectKind::Dynamic { BASE } else { 0 };
        for header in file.elf_program_headers() {
            let (start, length) = (base + header.p_vaddr(endian), header.p_memsz(endian));
            match header.p_type(endian) {
                elf::PT_LOAD => {
                    let mut bytes =
                        header.data(endian, data).map_err(|()| io::Error::other("a part is missing"))?.to_vec();
                    bytes.resize(usize::try_from(length).map_err(io::Error::other)?, 0);
                    let flags = header.p_flags(endian);
                    let has = |flag| flags & flag == flag;
                    let (executable, writable) = (has(elf::PF_X), has(elf::PF_W));
                    elf.segments.push(Segment { start, bytes, executable, writable });
                }
                elf::PT_GNU_RELRO => elf.constant = (start, start + length),
                _ => {}
            }
        }
        elf.relocate(&file, base)?;
        Ok(elf)
    }

    /// Makes a program that consists of one function, whose code is at address 0x1000.
    #[cfg(test)]
    pub(super) fn of_code(code: &[u32]) -> Self {
        let bytes = code.iter().flat_map(|word| word.to_le_bytes()).collect();
        let segment = Segment { start: 0x1000, bytes, executable: true, writable: false };
        Self { segments: vec![segment], constant: (0, 0), imports: BTreeMap::new(), symbols: Symbols::default() }
    }

    fn relocate(&mut self, file: &ElfFile64<'_, Endianness>, base: u64) -> io::Result<()> {
        let table = file.dynamic_symbol_table();
        for (offset, relocation) in file.dynamic_relocations().into_iter().flatten() {
            let RelocationFlags::Elf { r_type } = relocation.flags() else { continue };
            let value = match (r_type, relocation.target()) {
                (elf::R_AARCH64_RELATIVE, _) => base,
                (
                    elf::R_AARCH64_GLOB_DAT | elf::R_AARCH64_JUMP_SLOT | elf::R_AARCH64_ABS64,
                    RelocationTarget::Symbol(n),
                ) => {
                    let symbol = table.as_ref().and_then(|table| table.symbol_by_index(n).ok());
                    let symbol = symbol.ok_or_else(|| io::Error::other("a relocation without a symbol"))?;
                    if symbol.is_undefined() {
                        let place = IMPORTS + 16 * n.0 as u64;
                        let name = symbol.name().map_err(io::Error::other)?.to_owned();
                        self.imports.insert(place, name);
                        place
                    } else {
                        base + symbol.address()
                    }
                }
                (other, _) => return Err(io::Error::other(format!("a relocation of the unknown kind {other:?}"))),
            };
            self.set(base + offset, value.wrapping_add_signed(relocation.addend()))?;
        }
        Ok(())
    }

    fn set(&mut self, address: u64, value: u64) -> io::Result<()> {
        let place = self.segments.iter_mut().find_map(|segment| {
            let at = usize::try_from(address.checked_sub(segment.start)?).ok()?;
            segment.bytes.get_mut(at..at.checked_add(8)?)
        });
        place
            .ok_or_else(|| io::Error::other("a relocation outside of the program"))?
            .copy_from_slice(&value.to_le_bytes());
        Ok(())
    }

    /// If an address belongs to a function of another library, returns the name of the function.
    pub fn import(&self, address: u64) -> Option<&str> {
        self.imports.get(&address).map(String::as_str)
    }

    /// Whether an address is code.
    pub fn is_code(&self, address: u64) -> bool {
        self.segments.iter().any(|segment| segment.executable && (segment.start..segment.end()).contains(&address))
    }

    /// Whether an address is static data that the program cannot write. Bytes that a linker puts between code and data
    /// count as data.
    pub fn is_constant(&self, address: u64) -> bool {
        let is_function = self.symbols.at(address).is_some_and(|_| self.is_code(address));
        self.is_static(address, 1) && !self.is_mutable(address, 1) && !is_function
    }
}

impl Program for Elf {
    fn read(&self, address: u64, bytes: &mut [u8]) -> io::Result<()> {
        bytes.fill(0);
        let end = address + bytes.len() as u64;
        let mut found = false;
        for segment in self.segments.iter().filter(|segment| segment.start < end && address < segment.end()) {
            let (from, to) = (address.max(segment.start), end.min(segment.end()));
            let part = &segment.bytes[(from - segment.start) as usize..(to - segment.start) as usize];
            bytes[(from - address) as usize..(to - address) as usize].copy_from_slice(part);
            found = true;
        }
        if found { Ok(()) } else { Err(io::Error::other("nothing is there")) }
    }

    fn is_static(&self, address: u64, length: u64) -> bool {
        let end = address.saturating_add(length);
        self.segments.iter().any(|segment| segment.start <= address && end <= segment.end())
    }

    fn is_mutable(&self, address: u64, length: u64) -> bool {
        let end = address.saturating_add(length);
        let constant = self.constant.0 <= address && end <= self.constant.1;
        !constant
            && self.segments.iter().any(|segment| segment.writable && segment.start < end && address < segment.end())
    }

    fn is_address(&self, bytes: &[u8]) -> bool {
        <[u8; 8]>::try_from(bytes).is_ok_and(|bytes| {
            let address = u64::from_le_bytes(bytes);
            self.is_static(address, 0) || self.imports.contains_key(&address)
        })
    }

    fn symbols(&self) -> &Symbols {
        &self.symbols
    }
}

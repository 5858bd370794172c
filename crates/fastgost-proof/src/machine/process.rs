//! The process in which the proofs run, with its code and its constants.

use super::{memory::Program, symbols::Symbols};
use std::{
    fs::{self, File},
    io,
    os::unix::fs::FileExt,
};

/// A mapping in the memory of the process. The mapping contains a part of the program's file, or static variables
/// without initial values.
#[derive(Clone, Copy, Debug)]
struct Area {
    start: u64,
    end: u64,
    executable: bool,
    writable: bool,
    /// Whether the mapping belongs to the program's file.
    named: bool,
}

/// This process. The machine reads the memory of the process through the file `/proc/self/mem`.
#[derive(Debug)]
pub struct Process {
    memory: File,
    areas: Vec<Area>,
    taken: Vec<(u64, u64)>,
    /// The names of the functions and variables of the process.
    pub symbols: Symbols,
}

impl Process {
    /// Opens this process.
    ///
    /// # Errors
    /// Returns an error if the system has no `/proc`, or if `/proc` does not have the expected contents.
    pub fn open() -> io::Result<Self> {
        let program = fs::read_link("/proc/self/exe")?;
        let program = program.to_string_lossy().into_owned();
        let maps = fs::read_to_string("/proc/self/maps")?;
        let (mut areas, mut taken, mut base) = (Vec::<Area>::new(), Vec::new(), None);
        for line in maps.lines() {
            let mut fields = line.split_whitespace();
            let (Some(range), Some(rights)) = (fields.next(), fields.next()) else { continue };
            let parse = |text: &str| u64::from_str_radix(text, 16).ok();
            let Some((Some(start), Some(end))) = range.split_once('-').map(|(a, b)| (parse(a), parse(b))) else {
                return Err(io::Error::other(format!("/proc/self/maps has the line {line:?}")));
            };
            taken.push((start, end));
            let offset = fields.next().and_then(parse);
            let path = fields.nth(2);
            // Static variables without initial values are in a mapping without a name, which follows the last writable
            // mapping of the program's file.
            let follows =
                path.is_none() && areas.last().is_some_and(|last| last.writable && last.end == start && last.named);
            if path == Some(program.as_str()) || follows {
                base = base.or((offset == Some(0)).then_some(start));
                areas.push(Area {
                    start,
                    end,
                    executable: rights.contains('x'),
                    writable: rights.contains('w'),
                    named: !follows,
                });
            }
        }
        let symbols = Symbols::new(&fs::read("/proc/self/exe")?, base.unwrap_or(0))?;
        Ok(Self { memory: File::open("/proc/self/mem")?, areas, taken, symbols })
    }

    /// Whether an address is code of the program.
    pub fn is_code(&self, address: u64) -> bool {
        self.areas.iter().any(|area| area.executable && (area.start..area.end).contains(&address))
    }

    /// Whether an address is in static data that the program cannot write.
    pub fn is_constant(&self, address: u64) -> bool {
        self.areas.iter().any(|area| !area.writable && !area.executable && (area.start..area.end).contains(&address))
    }

    /// Finds an address at which `length` bytes are free, for the machine's own memory.
    pub fn free(&self, length: u64) -> u64 {
        let mut start = 0x1000_0000_0000_u64;
        while self.taken.iter().any(|&(from, to)| from < start + length && start < to) {
            start += 0x100_0000_0000;
        }
        start
    }
}

impl Program for Process {
    fn read(&self, address: u64, bytes: &mut [u8]) -> io::Result<()> {
        self.memory.read_exact_at(bytes, address)
    }

    fn is_static(&self, address: u64, length: u64) -> bool {
        self.areas.iter().any(|area| area.start <= address && address.saturating_add(length) <= area.end)
    }

    fn is_mutable(&self, address: u64, length: u64) -> bool {
        let end = address.saturating_add(length);
        self.areas.iter().any(|area| area.writable && area.start < end && address < area.end)
    }

    /// Whether the bytes are an address in any mapping that existed when the process was opened. The mapping need not
    /// belong to the program. The addresses of mappings differ each time the program starts.
    fn is_address(&self, bytes: &[u8]) -> bool {
        <[u8; 8]>::try_from(bytes).is_ok_and(|bytes| {
            let address = u64::from_le_bytes(bytes);
            self.taken.iter().any(|&(start, end)| (start..end).contains(&address))
        })
    }

    fn symbols(&self) -> &Symbols {
        &self.symbols
    }
}

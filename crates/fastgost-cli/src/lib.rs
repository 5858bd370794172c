//! Code that the command shares with the program `fastgost-lab`: clocks, aligned memory, the CPU's name. This library
//! also records properties of the process before Rust's runtime starts.

pub mod clock;
#[cfg(unix)]
pub mod inherited;

/// Page-aligned memory.
pub struct Aligned {
    memory: Vec<u8>,
    start: usize,
    len: usize,
}

impl Aligned {
    /// Allocates memory that is filled with zeros.
    pub fn new(len: usize) -> Self {
        let memory = vec![0; len + PAGE];
        let start = memory.as_ptr().align_offset(PAGE).min(PAGE);
        Self { memory, start, len }
    }

    /// Allocates memory that is filled with a fixed pattern, in which neighbouring pages differ.
    pub fn filled(len: usize) -> Self {
        let mut memory = Self::new(len);
        for (i, b) in memory.bytes().iter_mut().enumerate() {
            *b = (i % 251) as u8;
        }
        memory
    }

    /// Returns the memory's bytes.
    pub fn bytes(&mut self) -> &mut [u8] {
        &mut self.memory[self.start..self.start + self.len]
    }
}

/// Returns the CPU's model name. If this name is unknown, returns the CPU's architecture.
pub fn cpu_name() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = info.lines().find_map(|line| line.strip_prefix("model name")?.split_once(':'));
    name.map_or(std::env::consts::ARCH, |(_, name)| name.trim()).to_owned()
}

const PAGE: usize = 4096;

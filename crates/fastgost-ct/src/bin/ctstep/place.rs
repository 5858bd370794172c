//! Names for code addresses in this process and in its copies.
use std::{fmt::Write, fs, process::Command};

/// Returns the name of the function at an address, in the form that `addr2line` of binutils prints. If the build has
/// line numbers, the result also has the line. Without `addr2line`, the result is the file and the offset in it.
pub fn name(address: u64) -> String {
    let Some((file, offset)) = file(address) else {
        return format!("{address:#x}");
    };
    let output = Command::new("addr2line").args(["-Cfip", "-e", &file, &format!("{offset:#x}")]).output();
    let mut name = String::new();
    for line in output.iter().flat_map(|o| str::from_utf8(&o.stdout)).flat_map(str::lines).map(str::trim) {
        let line = line.trim_end_matches(" at ??:0").trim_end_matches(" at ??:?");
        if !line.starts_with("??") {
            let _ = write!(name, "{}{line}", if name.is_empty() { "" } else { "\n        " });
        }
    }
    if name.is_empty() { format!("{file}+{offset:#x}") } else { name }
}

/// Returns the path of the file that is mapped at an address. Also returns the distance in bytes from the beginning of
/// the mapped file to the address.
fn file(address: u64) -> Option<(String, u64)> {
    let maps = fs::read_to_string("/proc/self/maps").ok()?;
    let mappings = || {
        maps.lines().filter_map(|line| {
            let (range, rest) = line.split_once(' ')?;
            let (from, to) = range.split_once('-')?;
            let file = rest.split_whitespace().nth(4)?;
            Some((u64::from_str_radix(from, 16).ok()?, u64::from_str_radix(to, 16).ok()?, file))
        })
    };
    let (_, _, file) = mappings().find(|&(from, to, _)| (from..to).contains(&address))?;
    let (base, _, _) = mappings().find(|&(_, _, f)| f == file)?;
    Some((file.to_owned(), address - base))
}

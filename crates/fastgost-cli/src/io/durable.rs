//! Writes files to disk so that a power failure does not lose them.
use rustix::io::Errno;
use std::{fs::File, io};

/// Writes a file to disk. If the file system cannot write to disk, for example because it has no disk, the function
/// returns no error.
pub fn one(file: &File) -> io::Result<()> {
    let missing = |e: &io::Error| {
        let missing = [Errno::INVAL, Errno::NOTSUP, Errno::OPNOTSUPP, Errno::NOSYS, Errno::NOTTY];
        Errno::from_io_error(e).is_some_and(|e| missing.contains(&e))
    };
    let synced = match file.sync_all() {
        // On macOS, `sync_all` uses `F_FULLFSYNC`, and fewer file systems support `F_FULLFSYNC` than `fsync`.
        Err(e) if cfg!(target_vendor = "apple") && missing(&e) => Ok(rustix::fs::fsync(file)?),
        synced => synced,
    };
    synced.or_else(|e| if missing(&e) { Ok(()) } else { Err(e) })
}

/// Writes many files to disk. If one system call (`syncfs`) can write out all files, the function makes only this call.
/// Returns one result for each file, in the order of the files.
pub fn all(files: &[&File]) -> Vec<io::Result<()>> {
    #[cfg(target_os = "linux")]
    if let Some(synced) = file_system(files) {
        return synced.map_or_else(
            |e| files.iter().map(|_| Err(e.into())).collect(),
            |()| files.iter().map(|_| Ok(())).collect(),
        );
    }
    super::together(files, |file| one(file))
}

/// Writes out the whole file system if all these files are on one file system. Returns None if there are few files, if
/// the files are on several file systems, or if the system would not report failures.
#[cfg(target_os = "linux")]
fn file_system(files: &[&File]) -> Option<Result<(), Errno>> {
    use rustix::fs::{fstat, fstatfs, syncfs};
    /// The smallest number of files for which the function writes out the whole file system. `syncfs` also writes out
    /// the data of other processes, so a few files are written faster one by one.
    const MANY: usize = 16;
    /// The numbers by which Linux identifies ext2 to ext4, XFS, Btrfs, F2FS and tmpfs. On other file systems, such as
    /// FUSE, `syncfs` may do nothing and report no error.
    const KNOWN: [u64; 5] = [0xef53, 0x5846_5342, 0x9123_683e, 0xf2f5_2010, 0x0102_1994];
    let first = files.first().filter(|_| files.len() >= MANY)?;
    let device = fstat(first).ok()?.st_dev;
    let same = files.iter().all(|file| fstat(file).is_ok_and(|stat| stat.st_dev == device));
    let known = fstatfs(first).is_ok_and(|stat| KNOWN.contains(&(stat.f_type as u64)));
    (same && known && tells_errors()).then(|| syncfs(first))
}

/// Whether the system is Linux 5.8 or later. On these systems, `syncfs` returns an error if some data could not be
/// written since the file was opened.
#[cfg(target_os = "linux")]
fn tells_errors() -> bool {
    let system = rustix::system::uname();
    let mut numbers = system.release().to_str().unwrap_or_default().split(|c: char| !c.is_ascii_digit());
    let mut next = || numbers.next().and_then(|number| number.parse::<u32>().ok()).unwrap_or(0);
    (next(), next()) >= (5, 8)
}

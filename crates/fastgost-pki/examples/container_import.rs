//! Measures the CPU time of the import of a CryptoPro container with a password. The container has a key of GOST R
//! 34.10-2012 with 256 bits. The example also measures the hash computations of this import without the rest of the
//! import. With these computations, the import derives three keys from the password. Two keys unmask the two copies of
//! the private key, and one key is for the checksum of the password. Each derivation computes 2000 hashes of 192 bytes,
//! one after the other. Nine times, the example measures an import, and then the hash computations alone. It prints the
//! shortest time for an import, and the shortest time for the hash computations. The example runs on Linux only.
//!
//! cargo run --release -p fastgost-pki --example container_import
use fastgost::hash::Streebog256;
use fastgost_pki::cryptopro::{Container, HeaderChecks};
use std::{error::Error, fs, hint::black_box};

/// Returns the CPU time of this process, in seconds. Linux counts the time of each thread, and this process has only
/// one thread.
fn own() -> Result<f64, Box<dyn Error>> {
    let text = fs::read_to_string("/proc/thread-self/schedstat")?;
    Ok(text.split(' ').next().ok_or("no number")?.parse::<f64>()? / 1e9)
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/files/cryptopro/made.000");
    let (mut import, mut hashes) = (f64::INFINITY, f64::INFINITY);
    for _ in 0..9 {
        let start = own()?;
        let container = Container::read_folder(folder, HeaderChecks::Required)?;
        black_box(container.to_pfx(&container.open(b"12345678")?)?);
        import = import.min(own()? - start);
        let start = own()?;
        for _ in 0..3 {
            let mut chain = [0; 192];
            for _ in 0..2000 {
                let digest = Streebog256::digest(&chain);
                chain[..32].copy_from_slice(&digest);
            }
            black_box(chain);
        }
        hashes = hashes.min(own()? - start);
    }
    println!("import: {:.2} ms; the hashes of its key derivation alone: {:.2} ms", 1e3 * import, 1e3 * hashes);
    Ok(())
}

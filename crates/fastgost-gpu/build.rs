//! Compresses the files of kernels. The library decompresses such a file when a GPU needs the kernels in the file.
use std::{env, fs, io, path::Path};

fn main() -> io::Result<()> {
    let from = Path::new("src/kernels");
    let to = env::var("OUT_DIR").map_err(io::Error::other)?;
    println!("cargo::rerun-if-changed=src/kernels");
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let Some(name) = path.file_name().filter(|_| path.extension().is_some_and(|extension| extension == "ptx"))
        else {
            continue;
        };
        let packed = miniz_oxide::deflate::compress_to_vec(&fs::read(&path)?, 9);
        fs::write(Path::new(&to).join(name), packed)?;
    }
    Ok(())
}

//! Packs the known answers of `fastgost kat`, which are built into the command: the files of `vectors/`, as one JSON
//! object.
use std::{env, fs, io, path::Path};

fn main() -> io::Result<()> {
    // In a package, the link to the repository's folder becomes the folder itself.
    let folders = ["vectors", "../../vectors"].map(Path::new);
    let from = folders.into_iter().find(|folder| folder.is_dir()).ok_or(io::ErrorKind::NotFound)?;
    println!("cargo::rerun-if-changed={}", from.display());
    let mut files: Vec<_> = fs::read_dir(from)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "json"));
    files.sort();
    let mut members = Vec::new();
    for file in files {
        members.push(format!("{:?}:{}", file.file_name().unwrap_or_default(), fs::read_to_string(&file)?));
    }
    let packed = miniz_oxide::deflate::compress_to_vec(format!("{{{}}}", members.join(",")).as_bytes(), 9);
    fs::write(Path::new(&env::var("OUT_DIR").map_err(io::Error::other)?).join("vectors.json.deflate"), packed)
}

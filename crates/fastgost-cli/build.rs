//! Packs the JSON files of `vectors/` into one compressed JSON object, which is built into the command. These files
//! contain the known answers that `fastgost kat` checks.
use std::{env, fs, io, path::Path};

fn main() -> io::Result<()> {
    // In the repository, `vectors` is a link to a folder. In a package of this crate, `vectors` is the folder itself.
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

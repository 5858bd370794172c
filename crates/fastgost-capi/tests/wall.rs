//! Only two files of this crate, arguments.rs and handle.rs, contain unsafe blocks. The other files need the word
//! `unsafe` only because they export functions.
use std::{fs, path::Path};

#[test]
fn unsafe_blocks_are_behind_the_wall() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = 0;
    for entry in fs::read_dir(src).expect("sources") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str()).expect("a name");
        if !name.ends_with(".rs") || ["arguments.rs", "handle.rs"].contains(&name) {
            continue;
        }
        files += 1;
        for (number, line) in fs::read_to_string(&path).expect("text").lines().enumerate() {
            let code = line.split("//").next().unwrap_or_default();
            let exported = code
                .replace("#[unsafe(no_mangle)]", "")
                .replace("pub unsafe extern \"C\" fn fastgost_", "")
                .replace("unsafe extern \"C\" fn(", "")
                .replace("#![allow(unsafe_code)]", "");
            assert!(!exported.contains("unsafe"), "{name}, line {}: {line}", number + 1);
        }
    }
    assert!(files >= 10, "the files of this crate");
}

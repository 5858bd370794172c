//! Tests that all unsafe code is in `src/ffi`.
use std::{fs, path::Path};

#[test]
fn unsafe_code_is_behind_the_wall() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = 0;
    let mut folders = vec![src.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("sources") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                if path != src.join("ffi") {
                    folders.push(path);
                }
                continue;
            }
            files += 1;
            for (number, line) in fs::read_to_string(&path).expect("text").lines().enumerate() {
                let code = line.split("//").next().unwrap_or_default();
                assert!(!code.contains("unsafe"), "{}, line {}: {line}", path.display(), number + 1);
            }
        }
    }
    assert!(files >= 4, "the files of this crate");
}

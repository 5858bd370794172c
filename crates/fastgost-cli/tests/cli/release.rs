//! Tests releases. `packaging/release` lists and signs files, with a key that is made as docs/release.md says. The
//! files are verified as docs/install.md says.
use crate::{
    common::{Folder, text},
    docs::{commands, page, shell},
    interop_keys::engine_is_here,
};
use std::{fs, path::Path};

/// Makes a folder with a release and its key, as if a user had downloaded both. Also returns the commands on
/// docs/install.md that verify a release, in two lists: the commands of fastgost, and the commands of other programs.
fn loaded() -> (Folder, Vec<String>, Vec<String>) {
    let folder = Folder::new();
    let release = page("docs/release.md");
    let made = commands(&release);
    assert_eq!(made.len(), 2);
    for (_, line) in made {
        assert!(shell(&folder, line).status.success(), "{line}");
    }
    fs::create_dir(folder.path("dist")).expect("a folder");
    for (name, content) in [("a wheel.whl", "wheel"), ("image.tar", "image"), ("fastgost.rb", "formula")] {
        folder.write(&format!("dist/{name}"), content.as_bytes());
    }
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging/release");
    // The release is made twice. The lists and signatures of the first run must not count as files of the release.
    for _ in 0..2 {
        let output = shell(&folder, &format!("'{}' dist release.pem", script.display()));
        assert!(output.status.success(), "{}", text(&output.stderr));
    }
    for list in ["STREEBOG256SUMS", "SHA256SUMS"] {
        assert_eq!(text(&folder.read(&format!("dist/{list}"))).lines().count(), 3);
    }
    for name in ["image.tar", "STREEBOG256SUMS", "STREEBOG256SUMS.sig", "SHA256SUMS", "SHA256SUMS.sig"] {
        fs::rename(folder.path(&format!("dist/{name}")), folder.path(name)).expect("a file");
    }
    let install = page("docs/install.md");
    let all = commands(&install).into_iter().filter(|(heading, _)| *heading == "Verify a release");
    let (ours, others): (Vec<_>, Vec<_>) =
        all.map(|(_, line)| line.to_owned()).partition(|line| line.starts_with("fastgost "));
    assert_eq!((ours.len(), others.len()), (2, 2));
    (folder, ours, others)
}

/// Runs the commands in `lines`, and returns for each command whether it succeeded.
fn verified(folder: &Folder, lines: &[String]) -> Vec<bool> {
    lines.iter().map(|line| shell(folder, line).status.success()).collect()
}

/// An unchanged release is accepted. If one byte of a file, of a list or of a signature has changed, the release is
/// refused.
#[test]
fn with_fastgost_and_with_other_programs() {
    let (folder, ours, others) = loaded();
    let all = if engine_is_here() { vec![ours, others] } else { vec![ours] };
    for (commands, list) in all.iter().zip(["STREEBOG256SUMS", "SHA256SUMS"]) {
        assert_eq!(verified(&folder, commands), [true, true], "{commands:?}");
        let signature = format!("{list}.sig");
        let wheel = text(&folder.read(list)).find("a wheel.whl").expect("the name in the list");
        for (name, at, expected) in [
            ("image.tar", 0, None),
            // The change is in a file name in the list. No file has the new name, so no digest shows the change. Only
            // the signature of the list shows the change.
            (list, wheel, Some([false, true])),
            (signature.as_str(), 0, Some([false, true])),
        ] {
            let before = folder.read(name);
            let mut altered = before.clone();
            altered[at] ^= 1;
            folder.write(name, &altered);
            let found = verified(&folder, commands);
            assert_eq!(found, expected.unwrap_or([true, false]), "{name}, {commands:?}");
            folder.write(name, &before);
        }
    }
}

//! Interrupts docs/demo.sh. `.ci/run` runs the whole script.
use crate::common::Folder;
use rustix::process::{Pid, Signal, kill_process_group};
use std::{
    fs,
    os::unix::{fs::PermissionsExt, process::CommandExt},
    path::Path,
    process::Command,
    thread,
    time::Duration,
};

/// If a signal ends the script, the script must remove its keys and signatures. The test tries three signals.
#[test]
fn leaves_nothing() {
    for (signal, status) in [(Signal::INT, 130), (Signal::TERM, 143), (Signal::HUP, 129)] {
        let folder = Folder::new();
        fs::create_dir(folder.path("bin")).expect("a folder");
        fs::create_dir(folder.path("tmp")).expect("a folder");
        // This script replaces cargo. The demo calls cargo to build and to run fastgost. If the demo wants to build,
        // the script ends at once. If the demo wants to run fastgost, the script makes a file to show that the demo has
        // reached this command, and then sleeps.
        let cargo = folder.write("bin/cargo", b"#!/bin/sh\n[ \"$1\" = build ] && exit\nfor f in \"$TMPDIR\"/*; do : > \"$f/begun\"; done\nexec sleep 600\n");
        fs::set_permissions(cargo, fs::Permissions::from_mode(0o755)).expect("a file");
        // A test that runs in the background may have been started with SIGINT ignored, and the demo would inherit
        // the ignored signal. A shell cannot trap a signal that was ignored when the shell started, so `env` resets the
        // signals.
        let mut demo = Command::new("env");
        demo.args(["--default-signal=INT,HUP,TERM", "sh"]);
        demo.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/demo.sh")).arg("nothing");
        let path = std::env::var("PATH").expect("a path");
        demo.env("PATH", format!("{}:{path}", folder.path("bin").display())).env("TMPDIR", folder.path("tmp"));
        demo.process_group(0);
        let mut child = folder.spawn(&mut demo);
        let begun = || {
            fs::read_dir(folder.path("tmp"))
                .expect("a folder")
                .any(|e| e.expect("an entry").path().join("begun").exists())
        };
        while !begun() {
            assert!(child.try_wait().expect("the demo").is_none(), "it ended");
            thread::sleep(Duration::from_millis(10));
        }
        kill_process_group(Pid::from_child(&child), signal).expect("it is there");
        assert_eq!(child.wait().expect("the demo").code(), Some(status));
        assert_eq!(fs::read_dir(folder.path("tmp")).expect("a folder").count(), 0, "{status}");
    }
}

//! The program `fastgost-proof`. On x86-64, this program is the command that proves jobs (calls of the library). On
//! AArch64, this program is the program whose code is proved.

use std::process::ExitCode;

#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
fn main() -> ExitCode {
    fastgost_proof::command::run()
}

#[cfg(all(target_os = "linux", target_arch = "aarch64"))]
fn main() -> ExitCode {
    fastgost_proof::target::run()
}

#[cfg(not(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64"))))]
fn main() -> ExitCode {
    eprintln!("fastgost-proof: it executes the machine code of x86-64 and AArch64, on Linux only");
    ExitCode::FAILURE
}

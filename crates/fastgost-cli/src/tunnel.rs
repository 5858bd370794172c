//! `fastgost tunnel`: runs the separate program `fastgost-tunnel`.
use crate::{
    failure::{Failure, Result},
    quote,
};
use clap::Args;
use std::{
    env::{self, consts::EXE_SUFFIX},
    ffi::OsString,
    io,
    path::PathBuf,
    process::Command,
};

/// Run fastgost-tunnel, which puts TLS 1.3 in front of any TCP service
#[derive(Args)]
#[command(disable_help_flag = true)]
#[command(after_help = "Examples: fastgost tunnel --help\n          \
fastgost tunnel server --listen 0.0.0.0:8443 --to 127.0.0.1:80 --cert c.pem --key k.pem\n          \
fastgost tunnel client --listen 127.0.0.1:8080 --to host:8443 --ca ca.pem\n\n\
`fastgost` looks for `fastgost-tunnel` in the folder that has `fastgost`, and then in PATH.")]
pub struct Arguments {
    /// The arguments of fastgost-tunnel
    #[arg(value_name = "ARGUMENT", trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<OsString>,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let name = format!("fastgost-tunnel{EXE_SUFFIX}");
    let beside = env::current_exe().ok().map(|path| path.with_file_name(&name)).filter(|path| path.exists());
    let program = beside.unwrap_or_else(|| PathBuf::from(&name));
    let mut command = Command::new(&program);
    command.args(&arguments.arguments);
    Err(match replace(command) {
        e if e.kind() == io::ErrorKind::NotFound => Failure::new(
            "fastgost-tunnel is neither next to this program nor in PATH; it is a separate program \
             (cargo install --locked --path crates/fastgost-tunnel)",
        ),
        e => Failure::io(quote::path(&program), &e),
    })
}

/// Replaces this process by `fastgost-tunnel`. So signals, and the sockets that systemd passes to this process, reach
/// `fastgost-tunnel`. Returns only if this fails.
#[cfg(unix)]
fn replace(mut command: Command) -> io::Error {
    std::os::unix::process::CommandExt::exec(&mut command)
}

/// Runs `fastgost-tunnel`, waits for its end, and ends this process with the same exit status. Returns only if this
/// fails.
#[cfg(not(unix))]
fn replace(mut command: Command) -> io::Error {
    match command.status() {
        Ok(status) => std::process::exit(status.code().unwrap_or(2)),
        Err(e) => e,
    }
}

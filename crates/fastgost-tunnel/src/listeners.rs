//! The sockets that accept connections, and the number of files that may be open for the connections.
use crate::{
    arguments::{Common, Listen},
    failure::{Failure, reason},
};
use listenfd::ListenFd;
use std::{io, net};
use tokio::net::TcpListener;

/// Opens the sockets that the options `--listen` name.
pub fn open(all: &[Listen]) -> Result<Vec<TcpListener>, Failure> {
    let mut listeners = Vec::new();
    for listen in all {
        match listen {
            Listen::Address(address) => {
                let listener = net::TcpListener::bind(address).and_then(ready);
                listeners.push(listener.map_err(|e| Failure::io(format!("--listen {address}"), &e))?);
            }
            Listen::Systemd => {
                let before = listeners.len();
                let mut passed = passed();
                for i in 0..passed.len() {
                    let listener = passed.take_tcp_listener(i).and_then(|l| l.map(listening).transpose());
                    let wrong = |e: io::Error| {
                        let allowed = "allowed: TCP sockets that listen (ListenStream=, Accept=no)";
                        Failure(format!("--listen systemd: socket {i}: {}; {allowed}", reason(&e)))
                    };
                    listeners.extend(listener.map_err(wrong)?);
                }
                if listeners.len() == before {
                    return Err(Failure(
                        "--listen systemd: no sockets were passed to this process; allowed: when started by a .socket unit \
                         (LISTEN_FDS, and LISTEN_PID with its number)"
                            .to_owned(),
                    ));
                }
            }
        }
    }
    Ok(listeners)
}

/// Returns the sockets that systemd passes to this process. If `LISTEN_PID` is not set, the function returns no
/// sockets. Without `LISTEN_PID`, the process may have inherited the other variables of systemd from another process.
/// The descriptors may then belong to other files.
fn passed() -> ListenFd {
    match std::env::var_os("LISTEN_PID").is_some_and(|pid| !pid.is_empty()) {
        true => ListenFd::from_env(),
        false => ListenFd::empty(),
    }
}

/// Checks that a passed descriptor is a listening socket. Without this check, the tunnel would notice a wrong
/// descriptor only at the first connection.
fn listening(listener: net::TcpListener) -> io::Result<TcpListener> {
    #[cfg(target_os = "linux")]
    if !socket2::SockRef::from(&listener).is_listener()? {
        return Err(io::Error::other("it does not listen"));
    }
    ready(listener)
}

fn ready(listener: net::TcpListener) -> io::Result<TcpListener> {
    listener.set_nonblocking(true)?;
    TcpListener::from_std(listener)
}

/// The default of `--max-connections`.
const CONNECTIONS: u32 = 10_000;

/// The number of open files that connections may not use, because the tunnel needs these files for other purposes.
const OTHER_FILES: u64 = 64;

/// Returns the largest number of connections. Each connection needs two open files. If the limit of open files is too
/// low for this number of connections, the function raises the limit as far as the system allows.
#[cfg(unix)]
pub fn connections(common: &Common) -> Result<u32, Failure> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let wanted = common.max_connections.unwrap_or(CONNECTIONS);
    let files = u64::from(wanted) * 2 + OTHER_FILES;
    let limit = getrlimit(Resource::Nofile);
    let most = limit.maximum.unwrap_or(u64::MAX);
    if limit.current.is_some_and(|current| current < files) {
        let raised = Rlimit { current: Some(files.min(most)), maximum: limit.maximum };
        setrlimit(Resource::Nofile, raised).map_err(|e| Failure::io("the limit of open files", &e.into()))?;
    }
    if files <= most {
        return Ok(wanted);
    }
    let possible = most.saturating_sub(OTHER_FILES) / 2;
    match common.max_connections {
        None if possible > 0 => Ok(possible as u32),
        _ => Err(Failure(format!(
            "--max-connections {wanted}: needs {files} open files, and the system allows {most}; allowed here: up to {possible}"
        ))),
    }
}

#[cfg(not(unix))]
pub fn connections(common: &Common) -> Result<u32, Failure> {
    let _ = OTHER_FILES;
    Ok(common.max_connections.unwrap_or(CONNECTIONS))
}

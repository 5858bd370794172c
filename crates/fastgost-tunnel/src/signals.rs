//! Signals from the system or from an administrator.
use std::io;

#[derive(Debug, PartialEq, Eq)]
pub enum Event {
    Reload,
    End,
}

#[cfg(unix)]
pub struct Signals {
    hangup: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
    interrupt: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    pub fn new() -> io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self {
            hangup: signal(SignalKind::hangup())?,
            terminate: signal(SignalKind::terminate())?,
            interrupt: signal(SignalKind::interrupt())?,
        })
    }

    pub async fn next(&mut self) -> Event {
        tokio::select! {
            _ = self.hangup.recv() => Event::Reload,
            _ = self.terminate.recv() => Event::End,
            _ = self.interrupt.recv() => Event::End,
        }
    }
}

#[cfg(not(unix))]
pub struct Signals;

#[cfg(not(unix))]
impl Signals {
    pub fn new() -> io::Result<Self> {
        Ok(Self)
    }

    pub async fn next(&mut self) -> Event {
        let _ = tokio::signal::ctrl_c().await;
        Event::End
    }
}

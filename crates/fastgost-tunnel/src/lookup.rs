//! Looks up the addresses of names. The system's function for lookups blocks a thread for an unlimited time, and cannot
//! be stopped. The thread of a lookup may stay blocked even after its connection has given up. So the number of lookups
//! is limited.
use std::{
    io,
    net::{IpAddr, SocketAddr, ToSocketAddrs},
    sync::Arc,
};
use tokio::{sync::Semaphore, task};

/// The largest number of lookups at the same time. Lookups that no connection waits for any more also count. If this
/// number is reached, the next connection waits until a lookup ends. The time limit of the connection also applies to
/// this wait.
const MOST: usize = 16;

pub struct Lookups(Arc<Semaphore>);

impl Lookups {
    pub fn new() -> Self {
        Self(Arc::new(Semaphore::new(MOST)))
    }

    /// Returns the addresses of a host, in the system's order of preference. The caller may cancel this call.
    pub async fn addresses(&self, host: &str, port: u16) -> io::Result<Vec<SocketAddr>> {
        if let Ok(address) = host.parse::<IpAddr>() {
            return Ok(vec![SocketAddr::new(address, port)]);
        }
        let host = host.to_owned();
        self.run(move || (host.as_str(), port).to_socket_addrs().map(Iterator::collect)).await
    }

    async fn run<T: Send + 'static>(&self, lookup: impl FnOnce() -> io::Result<T> + Send + 'static) -> io::Result<T> {
        let permit = self.0.clone().acquire_owned().await.map_err(io::Error::other)?;
        let lookup = task::spawn_blocking(move || {
            // The permit is held until the thread is free, even if the connection stops waiting earlier.
            let _permit = permit;
            lookup()
        });
        lookup.await.map_err(io::Error::other)?
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
        mpsc::channel,
    };

    #[tokio::test]
    async fn addresses() {
        let lookups = Lookups::new();
        assert_eq!(lookups.addresses("::1", 80).await.expect("an address"), ["[::1]:80".parse().expect("an address")]);
        let local = lookups.addresses("localhost", 80).await.expect("an address");
        assert!(!local.is_empty() && local.iter().all(|address| address.ip().is_loopback() && address.port() == 80));
        assert!(lookups.addresses("nobody.invalid", 80).await.is_err());
    }

    /// If a connection gives up, its lookup must still count until the system has finished the lookup.
    #[tokio::test]
    async fn never_too_many() {
        let lookups = Lookups::new();
        let (answer, answers) = channel();
        let (started, answers) = (Arc::new(AtomicUsize::new(0)), Arc::new(Mutex::new(answers)));
        let lookup = || {
            let (started, answers) = (started.clone(), answers.clone());
            lookups.run(move || {
                started.fetch_add(1, Ordering::Relaxed);
                answers.lock().expect("answers").recv().map_err(io::Error::other)
            })
        };
        let mut waiting: Vec<_> = (0..3 * MOST).map(|_| Box::pin(lookup())).collect();
        for lookup in &mut waiting {
            assert!(is_pending(lookup.as_mut()));
        }
        assert_eq!(lookups.0.available_permits(), 0);
        drop(waiting);
        assert_eq!(lookups.0.available_permits(), 0);
        let mut next = Box::pin(lookup());
        assert!(is_pending(next.as_mut()));
        for n in 0..=MOST {
            answer.send(n).expect("lookups that wait");
        }
        assert!(next.await.is_ok());
        let all = lookups.0.acquire_many(MOST as u32).await;
        assert!(all.is_ok());
        assert_eq!(started.load(Ordering::Relaxed), MOST + 1);
    }

    /// Whether the result is not ready yet.
    fn is_pending<F: Future>(future: std::pin::Pin<&mut F>) -> bool {
        future.poll(&mut std::task::Context::from_waker(std::task::Waker::noop())).is_pending()
    }
}

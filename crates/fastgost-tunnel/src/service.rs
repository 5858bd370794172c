//! Handles each connection from its acceptance to its end.
use crate::{
    arguments::{Common, Target},
    failure::reason,
    log::{self, Topic},
    lookup::Lookups,
    metrics::{self, Metrics},
    names, proxy_protocol,
    relay::{self, Ended, Limits, Progress},
    tls::{self, Broken, Established},
};
use rustls::{ClientConfig, ServerConfig, SideData, pki_types::ServerName};
use std::{
    fmt, io,
    net::SocketAddr,
    sync::{
        Arc, PoisonError, RwLock,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{Semaphore, watch},
    time::{self, Instant},
};

/// Says whether this process is the server or the client of the tunnel. Server and client have different configurations
/// of TLS.
pub enum Side {
    Server { config: RwLock<Arc<ServerConfig>>, proxy_protocol: bool },
    Client { config: RwLock<Arc<ClientConfig>>, name: ServerName<'static> },
}

pub struct Service {
    pub side: Side,
    pub common: Common,
    pub metrics: Arc<Metrics>,
    pub lookups: Lookups,
    /// Each connection holds one permit of this semaphore.
    pub room: Arc<Semaphore>,
    /// The value becomes true when all connections must end.
    pub stop: watch::Receiver<bool>,
}

/// Returns the current configuration.
pub fn current<C>(config: &RwLock<Arc<C>>) -> Arc<C> {
    config.read().unwrap_or_else(PoisonError::into_inner).clone()
}

/// Sets the configuration for all later connections.
pub fn replace<C>(config: &RwLock<Arc<C>>, new: Arc<C>) {
    *config.write().unwrap_or_else(PoisonError::into_inner) = new;
}

/// The reason why a connection ended before any data passed.
enum Failed {
    Handshake(Broken),
    HandshakeTimeout,
    Target(io::Error),
    TargetTimeout,
    /// The header of the PROXY protocol, which tells the service where the connection comes from, could not be sent.
    Header(io::Error),
}

impl Failed {
    fn reason(&self) -> &'static str {
        match self {
            Self::Handshake(broken) => metrics::reason(broken),
            Self::HandshakeTimeout => "handshake_timeout",
            Self::Target(_) => "target",
            Self::TargetTimeout => "target_timeout",
            Self::Header(_) => "proxy_header",
        }
    }
}

impl Service {
    /// Accepts connections until the future is dropped.
    pub async fn accept(self: Arc<Self>, listener: TcpListener) {
        loop {
            let (socket, peer) = match listener.accept().await {
                Ok(accepted) => accepted,
                Err(e) => {
                    log::frequent(Topic::Accepting, format_args!("accepting a connection: {}", reason(&e)));
                    // The reason may be that too many files are open. The number of open files does not fall at once,
                    // so the loop waits before it tries again.
                    time::sleep(Duration::from_millis(100)).await;
                    continue;
                }
            };
            self.metrics.accepted.fetch_add(1, Ordering::Relaxed);
            let Ok(permit) = self.room.clone().try_acquire_owned() else {
                self.metrics.rejected.fetch_add(1, Ordering::Relaxed);
                relay::reset(&socket);
                drop(socket);
                log::frequent(Topic::Rejected, format_args!("{peer}: rejected, --max-connections is reached"));
                continue;
            };
            let service = self.clone();
            tokio::spawn(async move {
                let _active = Active::new(&service.metrics);
                service.connection(socket, peer).await;
                drop(permit);
            });
        }
    }

    async fn connection(&self, socket: TcpStream, peer: SocketAddr) {
        prepare(&socket);
        // Only `serve` and `reach` keep the configuration. So after a reload, only handshakes in progress need the old
        // configuration.
        let result = match &self.side {
            Side::Server { config, proxy_protocol } => {
                let ready = self.serve(&socket, peer, current(config), *proxy_protocol).await;
                match ready {
                    Ok((target, established)) => {
                        self.pass(peer, &target, &socket, established).await;
                        Ok(())
                    }
                    Err(failed) => Err(failed),
                }
            }
            Side::Client { config, name } => {
                relay::reset(&socket);
                let ready = self.reach(current(config), name).await;
                match ready {
                    Ok((target, established)) => {
                        self.pass(peer, &socket, &target, established).await;
                        Ok(())
                    }
                    Err(failed) => Err(failed),
                }
            }
        };
        if let Err(failed) = result {
            self.metrics.failed(failed.reason());
            log::frequent(Topic::Failed, format_args!("{peer}: {}", self.explain(&failed)));
        }
    }

    /// The handshake with a client comes before the connection to the service, so that rejected clients do not reach
    /// the service.
    async fn serve(
        &self,
        socket: &TcpStream,
        peer: SocketAddr,
        config: Arc<ServerConfig>,
        proxy_protocol: bool,
    ) -> Result<(TcpStream, Established<rustls::ServerSide>), Failed> {
        // The future of the handshake is boxed, since otherwise its memory would stay allocated as long as the
        // connection exists.
        let established = self.handshake(Box::pin(tls::accept(socket, &config))).await?;
        let name = established.connection.side_outputs.server_name().map(|name| name.as_ref());
        self.connected(peer, &established, name);
        let target = self.target().await?;
        if proxy_protocol {
            let own = socket.local_addr().map_err(Failed::Header)?;
            // This write never has to wait, because the header fits into the empty buffer of a new socket.
            relay::write(&target, &proxy_protocol::header(peer, own)).await.map_err(Failed::Header)?;
        }
        Ok((target, established))
    }

    /// Connects to a server, and makes the handshake with this server.
    async fn reach(
        &self,
        config: Arc<ClientConfig>,
        name: &ServerName<'static>,
    ) -> Result<(TcpStream, Established<rustls::ClientSide>), Failed> {
        let target = self.target().await?;
        let established = self.handshake(Box::pin(tls::connect(&target, &config, name.clone()))).await?;
        Ok((target, established))
    }

    async fn handshake<S: SideData>(
        &self,
        handshake: impl Future<Output = Result<Established<S>, Broken>>,
    ) -> Result<Established<S>, Failed> {
        let start = Instant::now();
        let established = match time::timeout(self.common.handshake_timeout, handshake).await {
            Ok(result) => result.map_err(Failed::Handshake)?,
            Err(_) => return Err(Failed::HandshakeTimeout),
        };
        let metrics = &self.metrics;
        metrics.handshakes.fetch_add(1, Ordering::Relaxed);
        metrics.handshake_micros.fetch_add(start.elapsed().as_micros() as u64, Ordering::Relaxed);
        if names::is_resumed(&established.connection.outputs) {
            metrics.resumed.fetch_add(1, Ordering::Relaxed);
        }
        Ok(established)
    }

    async fn target(&self) -> Result<TcpStream, Failed> {
        let Target { host, port } = &self.common.to;
        let connect = async { TcpStream::connect(&self.lookups.addresses(host, *port).await?[..]).await };
        match time::timeout(self.common.handshake_timeout, connect).await {
            Ok(Ok(target)) => {
                prepare(&target);
                Ok(target)
            }
            Ok(Err(e)) => Err(Failed::Target(e)),
            Err(_) => Err(Failed::TargetTimeout),
        }
    }

    fn connected<S: SideData>(&self, peer: SocketAddr, established: &Established<S>, name: Option<&str>) {
        let outputs = &established.connection.outputs;
        let name = name.map_or(String::new(), |name| format!(" to {name}"));
        let who = names::peer(outputs).map_or(String::new(), |name| format!(", certificate of {name}"));
        log::info(format_args!("{peer}: connected{name}, {}{who}", names::parameters(outputs)));
    }

    /// Passes data on until the connection ends.
    async fn pass<S: SideData>(
        &self,
        peer: SocketAddr,
        plain: &TcpStream,
        secure: &TcpStream,
        established: Established<S>,
    ) {
        if let Side::Client { .. } = self.side {
            self.connected(peer, &established, None);
        }
        let progress = Progress::new(&self.metrics);
        let mut stop = self.stop.clone();
        let stop = async move {
            // An error means that the sender of `stop` is gone, so nobody can stop the connection any more. In this
            // case the connection ends, at the latest, when the process ends.
            if stop.wait_for(|stop| *stop).await.is_err() {
                std::future::pending::<()>().await;
            }
        };
        let limits = Limits { idle: self.common.idle_timeout, close: self.common.close_timeout };
        let result = relay::relay(plain, secure, established, &progress, limits, stop).await;
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let (received, sent) = (count(&progress.received.here), count(&progress.sent.here));
        let what = format!("{received} bytes from TLS, {sent} to TLS, {:.1} s", progress.elapsed().as_secs_f64());
        match result {
            Ok(()) => log::info(format_args!("{peer}: ended, {what}")),
            Err(ended) => {
                self.metrics.failed(metrics::reason_of(&ended));
                log::warn(format_args!("{peer}: {}: {ended} ({what})", whose(&ended)));
            }
        }
    }

    fn explain(&self, failed: &Failed) -> impl fmt::Display {
        let seconds = self.common.handshake_timeout.as_secs();
        match failed {
            Failed::Handshake(broken) => format!("the handshake failed: {broken}"),
            Failed::HandshakeTimeout => format!("the handshake took longer than {seconds} s (--handshake-timeout)"),
            Failed::Target(e) => format!("connecting to {}: {}", self.common.to, reason(e)),
            Failed::TargetTimeout => {
                format!("connecting to {} took longer than {seconds} s (--handshake-timeout)", self.common.to)
            }
            Failed::Header(e) => {
                format!("sending the header of the PROXY protocol to {}: {}", self.common.to, reason(e))
            }
        }
    }
}

/// An object of this type exists as long as its connection. The object counts this connection in the metrics.
struct Active<'a>(&'a Metrics);

impl<'a> Active<'a> {
    fn new(metrics: &'a Metrics) -> Self {
        metrics.active.fetch_add(1, Ordering::Relaxed);
        Self(metrics)
    }
}

impl Drop for Active<'_> {
    fn drop(&mut self) {
        self.0.active.fetch_sub(1, Ordering::Relaxed);
    }
}

fn whose(ended: &Ended) -> &'static str {
    match ended {
        Ended::Tls(_) | Ended::Plain(_) => "broken",
        Ended::Idle | Ended::HalfClosed | Ended::Stopped => "cut off",
    }
}

/// Sets options of the socket. Small amounts of data are sent without delay. If a peer is gone, the system notices this
/// within minutes.
fn prepare(socket: &TcpStream) {
    let _ = socket.set_nodelay(true);
    let keepalive =
        socket2::TcpKeepalive::new().with_time(Duration::from_secs(60)).with_interval(Duration::from_secs(15));
    let _ = socket2::SockRef::from(socket).set_tcp_keepalive(&keepalive);
}

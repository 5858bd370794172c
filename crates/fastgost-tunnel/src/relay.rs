//! Passes data on, in both directions at once, between the socket of an application or service and a socket with TLS.
//! Each direction ends separately. The end of data on one side becomes the end of data on the other side.
use crate::{
    metrics::Metrics,
    tls::{self, Broken, CHUNK, Established, Input, Received, Sender},
};
use rustls::{SideData, split::ReceiveTraffic};
use std::{
    fmt, io,
    net::Shutdown,
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    time::Duration,
};
use tokio::{
    net::TcpStream,
    sync::Notify,
    time::{self, Instant},
};

/// The reason why the tunnel stopped passing data.
#[derive(Debug)]
pub enum Ended {
    Tls(Broken),
    /// The socket of the application or service failed.
    Plain(io::Error),
    Idle,
    /// One direction had ended, and no data passed in the other direction until the time limit was over.
    HalfClosed,
    /// The tunnel ends, so all connections have to end.
    Stopped,
}

impl From<Broken> for Ended {
    fn from(broken: Broken) -> Self {
        Self::Tls(broken)
    }
}

impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tls(broken) => broken.fmt(f),
            Self::Plain(e) => write!(f, "the connection without TLS: {}", crate::failure::reason(e)),
            Self::Idle => f.write_str("no data for longer than --idle-timeout"),
            Self::HalfClosed => {
                f.write_str("one direction has ended, and no data in the other for longer than --close-timeout")
            }
            Self::Stopped => f.write_str("the tunnel ends, and --grace is over"),
        }
    }
}

/// The amount of data that has passed on a connection, and the time when data last passed.
pub struct Progress<'a> {
    start: Instant,
    /// The time when data last passed, in milliseconds after `start`.
    last: AtomicU64,
    /// Whether one direction has ended.
    half_closed: AtomicBool,
    /// Wakes `idle` when a direction has ended, because another time limit may then apply.
    half_close: Notify,
    /// The number of bytes of data that the tunnel received over TLS. The overhead of TLS is not counted.
    pub received: Passed<'a>,
    /// The number of bytes of data that the tunnel sent over TLS. The overhead of TLS is not counted.
    pub sent: Passed<'a>,
}

/// The number of bytes in one direction, on this connection and on all connections.
pub struct Passed<'a> {
    pub here: AtomicU64,
    all: &'a AtomicU64,
}

impl<'a> Progress<'a> {
    pub fn new(metrics: &'a Metrics) -> Self {
        let none = |all| Passed { here: AtomicU64::new(0), all };
        let (received, sent) = (none(&metrics.received), none(&metrics.sent));
        Self {
            start: Instant::now(),
            last: AtomicU64::new(0),
            half_closed: AtomicBool::new(false),
            half_close: Notify::new(),
            received,
            sent,
        }
    }

    pub fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    fn passed(&self, direction: &Passed<'_>, n: usize) {
        for counter in [&direction.here, direction.all] {
            counter.fetch_add(n as u64, Ordering::Relaxed);
        }
        self.now();
    }

    fn now(&self) {
        self.last.store(self.start.elapsed().as_millis() as u64, Ordering::Relaxed);
    }

    /// Notes that a direction has ended.
    fn half_close(&self) {
        self.now();
        self.half_closed.store(true, Ordering::Relaxed);
        self.half_close.notify_one();
    }

    /// Waits until no data has passed for as long as the limit allows.
    async fn idle(&self, limits: Limits) -> Ended {
        loop {
            let (limit, ended) = match self.half_closed.load(Ordering::Relaxed) {
                true if limits.close < limits.idle => (limits.close, Ended::HalfClosed),
                _ => (limits.idle, Ended::Idle),
            };
            let end = self.start + Duration::from_millis(self.last.load(Ordering::Relaxed)) + limit;
            if end <= Instant::now() {
                return ended;
            }
            tokio::select! {
                () = time::sleep_until(end) => {}
                () = self.half_close.notified() => {}
            }
        }
    }
}

/// The longest times for which a connection may stay without data.
#[derive(Clone, Copy)]
pub struct Limits {
    pub idle: Duration,
    /// This limit applies after one direction has ended.
    pub close: Duration,
}

/// Passes data on until one of these events: both directions have ended, one direction has failed, no data has passed
/// for too long, or `stop` has ended.
///
/// If data may have been cut off, neither the TLS peer nor the application or service may see a normal end of the data.
/// So the TLS side gets no close_notify, and the plain socket is reset. If this process dies, the system resets the
/// plain socket.
pub async fn relay<S: SideData>(
    plain: &TcpStream,
    secure: &TcpStream,
    established: Established<S>,
    progress: &Progress<'_>,
    limits: Limits,
    stop: impl Future<Output = ()>,
) -> Result<(), Ended> {
    let Established { connection, input } = established;
    reset(plain);
    let mut sender = Sender::new(connection.send);
    let reply = Notify::new();
    let result = tokio::select! {
        result = async {
            tokio::try_join!(
                outwards(plain, secure, &mut sender, &reply, progress),
                inwards(plain, secure, connection.receive, input, &reply, progress),
            )
        } => result.map(|_| ()),
        ended = progress.idle(limits) => Err(ended),
        () = stop => Err(Ended::Stopped),
    };
    if result.is_ok() {
        let _ = socket2::SockRef::from(plain).set_linger(None);
    }
    if let Err(Ended::Tls(_)) = &result {
        sender.alert(secure).await;
    }
    result
}

/// Passes data from the application or service to TLS.
async fn outwards(
    plain: &TcpStream,
    secure: &TcpStream,
    sender: &mut Sender,
    reply: &Notify,
    progress: &Progress<'_>,
) -> Result<(), Ended> {
    loop {
        let data = tokio::select! {
            data = read(plain) => data.map_err(Ended::Plain)?,
            () = reply.notified() => {
                sender.send(&[], secure).await?;
                continue;
            }
        };
        if data.is_empty() {
            sender.close(secure).await?;
            let _ = socket2::SockRef::from(secure).shutdown(Shutdown::Write);
            progress.half_close();
            return Ok(());
        }
        sender.send(&data, secure).await?;
        progress.passed(&progress.sent, data.len());
    }
}

/// Passes data from TLS to the application or service.
async fn inwards<S: SideData>(
    plain: &TcpStream,
    secure: &TcpStream,
    mut traffic: ReceiveTraffic<S>,
    mut input: Input,
    reply: &Notify,
    progress: &Progress<'_>,
) -> Result<(), Ended> {
    loop {
        let (mut data, mut answer) = (Vec::new(), false);
        let received = tls::open(traffic, &mut input, &mut data, &mut answer).map_err(Broken::Tls)?;
        if answer {
            reply.notify_one();
        }
        if !data.is_empty() {
            write(plain, &data).await.map_err(Ended::Plain)?;
            progress.passed(&progress.received, data.len());
        }
        drop(data);
        traffic = match received {
            Received::More(traffic) => traffic,
            Received::Closed => {
                let _ = socket2::SockRef::from(plain).shutdown(Shutdown::Write);
                progress.half_close();
                return Ok(());
            }
        };
        if input.read(secure).await? == 0 {
            return Err(Broken::Truncated.into());
        }
    }
}

/// Waits for data. If the result is empty, the peer has ended its data. The wait may be cancelled.
async fn read(socket: &TcpStream) -> io::Result<Vec<u8>> {
    loop {
        socket.readable().await?;
        let mut data = Vec::with_capacity(CHUNK);
        match socket.try_read_buf(&mut data) {
            Ok(_) => return Ok(data),
            Err(e) if e.kind() == io::ErrorKind::WouldBlock => {}
            Err(e) => return Err(e),
        }
    }
}

/// Writes all of the data.
pub async fn write(socket: &TcpStream, mut data: &[u8]) -> io::Result<()> {
    while !data.is_empty() {
        socket.writable().await?;
        match socket.try_write(data) {
            Ok(n) => data = &data[n..],
            Err(e) if e.kind() == io::ErrorKind::WouldBlock => {}
            Err(e) => return Err(e),
        }
    }
    Ok(())
}

/// Makes the system reset the connection when the socket is closed. So the peer sees an error, and not the normal end
/// of the data. The linger option of the [`TcpStream`] can undo this setting.
pub fn reset(socket: &TcpStream) {
    let _ = socket2::SockRef::from(socket).set_linger(Some(Duration::ZERO));
}

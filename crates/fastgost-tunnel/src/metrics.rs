//! Counters, and a small HTTP server that shows them in the text format of Prometheus.
use crate::{log, relay, tls::Broken};
use rustls::{Error, error::AlertDescription};
use std::{
    collections::BTreeMap,
    fmt::Write,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicI64, AtomicU64, Ordering},
    },
    time::{Duration, SystemTime},
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::Semaphore,
    time,
};

#[derive(Default)]
pub struct Metrics {
    pub accepted: AtomicU64,
    pub rejected: AtomicU64,
    pub active: AtomicI64,
    pub handshakes: AtomicU64,
    pub resumed: AtomicU64,
    pub handshake_micros: AtomicU64,
    pub received: AtomicU64,
    pub sent: AtomicU64,
    pub reloads: AtomicU64,
    pub failed_reloads: AtomicU64,
    /// Seconds after 1970; 0 without a certificate.
    expires: AtomicU64,
    /// How many connections ended before their time, by reason.
    failures: Mutex<BTreeMap<&'static str, u64>>,
}

impl Metrics {
    pub fn set_expiry(&self, at: Option<SystemTime>) {
        let seconds = at.and_then(|at| at.duration_since(SystemTime::UNIX_EPOCH).ok()).map_or(0, |d| d.as_secs());
        self.expires.store(seconds, Ordering::Relaxed);
    }

    pub fn failed(&self, reason: &'static str) {
        *self.failures.lock().unwrap_or_else(PoisonError::into_inner).entry(reason).or_default() += 1;
    }

    /// All of them, in the text format, version 0.0.4.
    pub fn text(&self) -> String {
        let mut out = String::new();
        let mut metric = |name: &str, kind: &str, help: &str, values: &[(&str, String)]| {
            let _ = write!(out, "# HELP fastgost_tunnel_{name} {help}\n# TYPE fastgost_tunnel_{name} {kind}\n");
            for (labels, value) in values {
                let _ = writeln!(out, "fastgost_tunnel_{name}{labels} {value}");
            }
        };
        let get = |counter: &AtomicU64| counter.load(Ordering::Relaxed).to_string();
        let mut counter = |name: &str, help: &str, counter: &AtomicU64| {
            metric(name, "counter", help, &[("", get(counter))]);
        };
        counter("connections_total", "Connections accepted.", &self.accepted);
        counter("connections_rejected_total", "Connections beyond --max-connections.", &self.rejected);
        counter("handshakes_total", "Handshakes completed.", &self.handshakes);
        counter("handshakes_resumed_total", "Handshakes that resumed a session.", &self.resumed);
        let active = self.active.load(Ordering::Relaxed).to_string();
        metric("connections_active", "gauge", "Connections at this moment.", &[("", active)]);
        let seconds = Duration::from_micros(self.handshake_micros.load(Ordering::Relaxed)).as_secs_f64();
        let help = "Time that completed handshakes took, in all.";
        metric("handshake_seconds_total", "counter", help, &[("", format!("{seconds:.6}"))]);
        let bytes = [("{direction=\"from_tls\"}", get(&self.received)), ("{direction=\"to_tls\"}", get(&self.sent))];
        metric("bytes_total", "counter", "Bytes passed on, without the overhead of TLS.", &bytes);
        let reloads =
            [("{result=\"success\"}", get(&self.reloads)), ("{result=\"failure\"}", get(&self.failed_reloads))];
        metric("reloads_total", "counter", "How often certificates were read again.", &reloads);
        if self.expires.load(Ordering::Relaxed) != 0 {
            let help = "When the own certificate expires, in seconds after 1970.";
            metric("certificate_expiry_seconds", "gauge", help, &[("", get(&self.expires))]);
        }
        let failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        let failures: Vec<_> =
            failures.iter().map(|(why, n)| (format!("{{reason=\"{why}\"}}"), n.to_string())).collect();
        let failures: Vec<_> = failures.iter().map(|(labels, n)| (labels.as_str(), n.clone())).collect();
        metric("failures_total", "counter", "Connections that ended before their time.", &failures);
        out
    }
}

/// A word for why a handshake or connection failed: few, since each is a time series.
pub fn reason(broken: &Broken) -> &'static str {
    match broken {
        Broken::Truncated => "truncated",
        Broken::TooLong => "too_long",
        Broken::Socket(_) => "socket",
        Broken::Tls(Error::AlertReceived(_)) => "alert_received",
        Broken::Tls(Error::InvalidCertificate(_)) => "certificate",
        Broken::Tls(e) => match AlertDescription::try_from(e) {
            Ok(_) => "alert_sent",
            Err(()) => "tls",
        },
    }
}

/// The same for a connection after its handshake.
pub fn reason_of(ended: &relay::Ended) -> &'static str {
    match ended {
        relay::Ended::Tls(broken) => reason(broken),
        relay::Ended::Plain(_) => "plain_socket",
        relay::Ended::Idle => "idle",
        relay::Ended::HalfClosed => "half_closed",
        relay::Ended::Stopped => "stopped",
    }
}

/// Answers `GET /metrics`, for ever.
pub async fn serve(listener: TcpListener, metrics: Arc<Metrics>) {
    // A collector needs one; more do no harm, but shall not take the files of the tunnel's own connections.
    let room = Arc::new(Semaphore::new(8));
    loop {
        let Ok(permit) = room.clone().acquire_owned().await else { return };
        match listener.accept().await {
            Ok((socket, _)) => {
                let metrics = metrics.clone();
                tokio::spawn(async move {
                    let _ = time::timeout(Duration::from_secs(5), answer(&socket, &metrics)).await;
                    drop(permit);
                });
            }
            Err(e) => {
                log::warn(format_args!("metrics: {e}"));
                time::sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

async fn answer(socket: &TcpStream, metrics: &Metrics) -> std::io::Result<()> {
    const LONGEST: usize = 8192;
    let mut request = Vec::new();
    while !request.windows(4).any(|w| w == b"\r\n\r\n") {
        socket.readable().await?;
        match socket.try_read_buf(&mut request) {
            Ok(0) => return Ok(()),
            Ok(_) if request.len() > LONGEST => return Ok(()),
            Err(e) if e.kind() != std::io::ErrorKind::WouldBlock => return Err(e),
            _ => {}
        }
    }
    let (status, text) = match request.split(|b| *b == b' ').take(2).collect::<Vec<_>>()[..] {
        [b"GET", b"/metrics"] => ("200 OK", metrics.text()),
        [b"GET", _] => ("404 Not Found", "The metrics are at /metrics.\n".to_owned()),
        _ => ("405 Method Not Allowed", "Allowed: GET /metrics\n".to_owned()),
    };
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: text/plain; version=0.0.4; charset=utf-8\r\nContent-Length: {}\r\n\
         Connection: close\r\n\r\n",
        text.len()
    );
    relay::write(socket, format!("{head}{text}").as_bytes()).await
}

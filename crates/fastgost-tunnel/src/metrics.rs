//! Counters, and a small HTTP server that returns the counters in the text format of Prometheus.
use crate::{
    expiry::{self, Expiry, Whose},
    log, relay,
    tls::Broken,
};
use rustls::{Error, error::AlertDescription};
use std::{
    collections::BTreeMap,
    fmt::Write,
    net::{IpAddr, SocketAddr},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicI64, AtomicU64, Ordering},
    },
    time::Duration,
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
    /// The earliest expiry time of all certificates of a kind, in seconds after 1970. The value is 0 if there is no
    /// certificate of this kind.
    own_expiry: AtomicU64,
    trusted_expiry: AtomicU64,
    /// For each reason, the number of connections that failed for this reason.
    failures: Mutex<BTreeMap<&'static str, u64>>,
}

impl Metrics {
    pub fn set_expiries(&self, expiries: &[Expiry]) {
        for (first, whose) in [(&self.own_expiry, Whose::Own), (&self.trusted_expiry, Whose::Trusted)] {
            first.store(expiry::first(expiries, whose).unwrap_or_default(), Ordering::Relaxed);
        }
    }

    pub fn failed(&self, reason: &'static str) {
        *self.failures.lock().unwrap_or_else(PoisonError::into_inner).entry(reason).or_default() += 1;
    }

    /// Returns all metrics, in version 0.0.4 of the text format.
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
        let expiries = [("{whose=\"own\"}", &self.own_expiry), ("{whose=\"trusted\"}", &self.trusted_expiry)];
        let expiries = expiries.into_iter().filter(|(_, at)| at.load(Ordering::Relaxed) != 0);
        let expiries: Vec<_> = expiries.map(|(labels, at)| (labels, get(at))).collect();
        let help = "When the first of these certificates expires, in seconds after 1970.";
        metric("certificate_expiry_seconds", "gauge", help, &expiries);
        let failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        let failures: Vec<_> =
            failures.iter().map(|(why, n)| (format!("{{reason=\"{why}\"}}"), n.to_string())).collect();
        let failures: Vec<_> = failures.iter().map(|(labels, n)| (labels.as_str(), n.clone())).collect();
        metric("failures_total", "counter", "Connections that ended before their time.", &failures);
        out
    }
}

/// Returns a word for the reason why a connection with TLS failed, in its handshake or later. There are only a few
/// different words, because Prometheus keeps a separate time series for each word.
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

/// Returns a word for the reason why a connection failed after its handshake.
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
    // A collector of metrics needs one connection. A few more connections do no harm, but collectors must not use up
    // the open files that the tunnel needs for its own connections.
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
    let what = request.split(|b| *b == b' ').take(2).collect::<Vec<_>>();
    let (status, text) = match (&hosts(&request)[..], &what[..]) {
        ([host], _) if !is_local(host) => {
            let allowed = "Allowed as Host: localhost, or an address of this machine itself.\n";
            ("421 Misdirected Request", allowed.to_owned())
        }
        ([_], [b"GET", b"/metrics"]) => ("200 OK", metrics.text()),
        ([_], [b"GET", _]) => ("404 Not Found", "The metrics are at /metrics.\n".to_owned()),
        ([_], _) => ("405 Method Not Allowed", "Allowed: GET /metrics\n".to_owned()),
        _ => ("400 Bad Request", "Needed: one header Host\n".to_owned()),
    };
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: text/plain; version=0.0.4; charset=utf-8\r\nContent-Length: {}\r\n\
         Connection: close\r\n\r\n",
        text.len()
    );
    relay::write(socket, format!("{head}{text}").as_bytes()).await
}

/// Returns the values of all `Host` headers.
fn hosts(request: &[u8]) -> Vec<&str> {
    let Ok(request) = str::from_utf8(request) else { return Vec::new() };
    let headers = request.lines().skip(1).map_while(|line| line.split_once(':'));
    headers.filter(|(name, _)| name.eq_ignore_ascii_case("host")).map(|(_, value)| value.trim()).collect()
}

/// Returns whether `host` is a name or address of this machine. Without this check, a web page in a browser on this
/// machine could read the metrics: the owner of the page's name could change the address of the name to 127.0.0.1 (DNS
/// rebinding).
fn is_local(host: &str) -> bool {
    if let Ok(address) = host.parse::<SocketAddr>() {
        return address.ip().is_loopback();
    }
    let name = host.rsplit_once(':').filter(|(_, port)| port.parse::<u16>().is_ok()).map_or(host, |(name, _)| name);
    let address = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name).parse::<IpAddr>();
    address.map_or(name.eq_ignore_ascii_case("localhost"), |address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::{hosts, is_local};

    #[test]
    fn whom_a_request_is_for() {
        for local in
            ["localhost", "LocalHost:9100", "127.0.0.1", "127.0.0.1:9100", "127.1.2.3:1", "[::1]", "[::1]:9100"]
        {
            assert!(is_local(local), "{local}");
        }
        for other in [
            "",
            "example.org",
            "example.org:9100",
            "127.0.0.1.example.org",
            "localhost.example.org:80",
            "192.0.2.1:9100",
        ] {
            assert!(!is_local(other), "{other}");
        }
        let request = b"GET /metrics HTTP/1.1\r\nAccept: a\r\nhOST:  a:1 \r\nHost: b\r\n\r\nHost: c";
        assert_eq!(hosts(request), ["a:1", "b"]);
        assert_eq!(hosts(b"Host: a\r\n\r\n"), [""; 0]);
        assert_eq!(hosts(b"GET / HTTP/1.1\r\nHost: \xff\r\n\r\n"), [""; 0]);
    }
}

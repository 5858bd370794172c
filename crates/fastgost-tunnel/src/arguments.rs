//! The command line.
use crate::pages::Pages;
use clap::{Args, Parser, Subcommand};
use fastgost_usage::Explainer;
use rustls::pki_types::ServerName;
use std::{net::SocketAddr, path::PathBuf, time::Duration};

/// A TLS 1.3 tunnel with Russian cryptography (GOST) for any TCP service. For TLS 1.2, use OpenSSL with fastgost's
/// provider
#[derive(Parser)]
#[command(name = "fastgost-tunnel", version, max_term_width = 100)]
#[command(arg_required_else_help = false)]
#[command(
    after_help = "At SIGHUP, the tunnel reads keys and certificates again. After SIGTERM or SIGINT, the tunnel accepts \
no new connections. It ends when all its connections have ended. After the time of --grace, or after a second SIGTERM \
or SIGINT, the tunnel ends the remaining connections.\n\n\
Exit status: 0 success; 2 wrong usage, or a file or port that cannot be used."
)]
pub struct Arguments {
    #[command(subcommand)]
    pub task: Task,
}

#[derive(Subcommand)]
pub enum Task {
    #[command(flatten)]
    Tunnel(Box<Command>),
    #[command(flatten)]
    Pages(Pages),
}

/// The side of the tunnel that this program runs: server or client.
#[derive(Subcommand)]
pub enum Command {
    Server(Server),
    Client(Client),
}

/// Accept TLS connections, and pass the data on to a service
#[derive(Args)]
#[command(
    after_help = "Example: fastgost-tunnel server --listen 0.0.0.0:8443 --to 127.0.0.1:80 --cert c.pem --key k.pem"
)]
pub struct Server {
    #[command(flatten)]
    pub common: Common,
    /// The tunnel's certificate, in PEM or DER. In PEM, the certificates of the intermediate CAs may follow, up to the
    /// CA that clients trust
    #[arg(long, value_name = "FILE")]
    pub cert: PathBuf,
    /// The private key of the certificate, not encrypted, in PKCS #8 (PEM or DER)
    #[arg(long, value_name = "FILE")]
    pub key: PathBuf,
    /// Accept only clients with a certificate that is in this file (PEM or DER), or that a CA in this file has signed.
    /// May be given more than once
    #[arg(long, value_name = "FILE")]
    pub client_ca: Vec<PathBuf>,
    /// Begin each connection to the service with a header that has the client's address (PROXY protocol, version 2)
    #[arg(long)]
    pub proxy_protocol: bool,
}

/// Accept connections of applications, and pass their data on to a server over TLS
#[derive(Args)]
#[command(
    after_help = "Example: fastgost-tunnel client --listen 127.0.0.1:8080 --to host:8443 --ca ca.pem --name host"
)]
pub struct Client {
    #[command(flatten)]
    pub common: Common,
    /// Accept only a server with a certificate that is in this file (PEM or DER), or that a CA in this file has signed.
    /// May be given more than once
    #[arg(long, value_name = "FILE", required = true)]
    pub ca: Vec<PathBuf>,
    /// The name or address that the server's certificate must have. If it is a name, the client also sends this name to
    /// the server (SNI) [default: the host in --to]
    #[arg(long, value_parser = server_name)]
    pub name: Option<ServerName<'static>>,
    /// This client's certificate, for servers that require a certificate
    #[arg(long, value_name = "FILE", requires = "key")]
    pub cert: Option<PathBuf>,
    /// The private key of the certificate, not encrypted, in PKCS #8 (PEM or DER)
    #[arg(long, value_name = "FILE", requires = "cert")]
    pub key: Option<PathBuf>,
}

#[derive(Args, Clone)]
pub struct Common {
    /// Where to accept connections: host:port, or `systemd` for the sockets that systemd passes. May be given more than
    /// once
    #[arg(long, value_name = "ADDRESS", required = true, value_parser = listen)]
    pub listen: Vec<Listen>,
    /// Where to pass on the data: host:port
    #[arg(long, value_name = "ADDRESS", value_parser = target)]
    pub to: Target,
    /// The greatest number of connections at the same time. The tunnel resets further connections [default: 10000, or
    /// fewer if the limit of open files is too low]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(MOST_CONNECTIONS))]
    pub max_connections: Option<u32>,
    /// How long the TLS handshake may take, and how long connecting to --to may take
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    pub handshake_timeout: Duration,
    /// How long a connection may stay open while no data passes in either direction
    #[arg(long, value_name = "SECONDS", default_value = "43200", value_parser = seconds)]
    pub idle_timeout: Duration,
    /// How long a connection may stay open while one direction has ended and no data passes in the other direction
    #[arg(long, value_name = "SECONDS", default_value = "300", value_parser = seconds)]
    pub close_timeout: Duration,
    /// How long connections may go on after the tunnel is told to end
    #[arg(long, value_name = "SECONDS", default_value = "30", value_parser = seconds_or_none)]
    pub grace: Duration,
    /// Serve metrics in the text format of Prometheus at this loopback address, such as 127.0.0.1:9100
    #[arg(long, value_name = "ADDRESS", value_parser = loopback)]
    pub metrics: Option<SocketAddr>,
    /// Log only warnings and failures, not every connection
    #[arg(long)]
    pub quiet: bool,
}

/// Words of other tunnels and of other programs with TLS.
pub const EXPLAINER: Explainer = Explainer {
    habits: &[
        ("server", ENCRYPTED, NOT_ENCRYPTED),
        ("client", ENCRYPTED, NOT_ENCRYPTED),
        ("server", VERSIONS, ONE_VERSION),
        ("client", VERSIONS, ONE_VERSION),
        ("server", SUITES, ALL_SUITES),
        ("client", SUITES, ALL_SUITES),
        ("server", ADDRESSES, TWO_ADDRESSES),
        ("client", ADDRESSES, TWO_ADDRESSES),
        (
            "server",
            &["--untrusted"],
            "the certificates of intermediate CAs follow the tunnel's own certificate in --cert",
        ),
        ("client", &["--untrusted"], "the server sends the certificates of intermediate CAs, from its file --cert"),
        ("server", &["--ca", "--CAfile", "--cacert", "-C"], "--client-ca takes the certificates of the CAs of clients"),
        (
            "client",
            &["--client-ca", "--CAfile", "--cacert", "-C"],
            "--ca takes the certificates that the client trusts",
        ),
        ("client", &["--sni", "--servername", "--server-name"], "--name takes the server's name"),
        ("", &["connect"], "`fastgost-tunnel client` passes connections on to a server over TLS"),
        ("", &["accept", "listen"], "`fastgost-tunnel server` accepts TLS connections"),
    ],
    same: &[],
};
const ENCRYPTED: &[&str] = &["--passphrase", "--passphrase-file", "--passphrase-fd", "--password"];
const NOT_ENCRYPTED: &str =
    "--key takes a private key that is not encrypted, as `fastgost keygen` makes it without a passphrase option";
const ADDRESSES: &[&str] = &["--connect", "--target", "--accept", "--port"];
const TWO_ADDRESSES: &str = "--listen is the address that accepts connections, and --to is the address to connect to";
const VERSIONS: &[&str] = &["--tls12", "--tls1.2", "--tls1_2", "--tls13", "--tls1.3", "--tls1_3"];
const ONE_VERSION: &str = "the tunnel uses TLS 1.3; for TLS 1.2, use OpenSSL with fastgost's provider";
const SUITES: &[&str] = &["--suites", "--ciphers", "--ciphersuites", "--groups", "--curves"];
const ALL_SUITES: &str = "the tunnel offers all suites and groups of RFC 9367, and has no option to choose some";

const MOST_CONNECTIONS: std::ops::RangeInclusive<i64> = 1..=1_000_000;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Listen {
    Address(String),
    Systemd,
}

/// A host and a port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// A name or an address, without brackets.
    pub host: String,
    pub port: u16,
}

impl std::fmt::Display for Target {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.host.contains(':') {
            true => write!(f, "[{}]:{}", self.host, self.port),
            false => write!(f, "{}:{}", self.host, self.port),
        }
    }
}

fn target(text: &str) -> Result<Target, String> {
    let allowed = || "allowed: host:port, such as localhost:80, 127.0.0.1:80 or [::1]:80".to_owned();
    let (host, port) = text.rsplit_once(':').ok_or_else(allowed)?;
    let host = match host.strip_prefix('[') {
        Some(rest) => rest.strip_suffix(']').filter(|host| host.parse::<std::net::Ipv6Addr>().is_ok()),
        None => Some(host).filter(|host| !host.contains(':') && ServerName::try_from(*host).is_ok()),
    };
    let port = port.parse().ok().filter(|port| *port != 0);
    match (host, port) {
        (Some(host), Some(port)) => Ok(Target { host: host.to_owned(), port }),
        _ => Err(allowed()),
    }
}

fn listen(text: &str) -> Result<Listen, String> {
    if text == "systemd" {
        return Ok(Listen::Systemd);
    }
    // Port 0 stands for a free port, which the system chooses.
    let well = text
        .rsplit_once(':')
        .is_some_and(|(host, port)| port.parse::<u16>().is_ok() && target(&format!("{host}:1")).is_ok());
    let allowed = "allowed: host:port, such as 0.0.0.0:8443, [::]:8443 or localhost:8080, and systemd";
    if well { Ok(Listen::Address(text.to_owned())) } else { Err(allowed.to_owned()) }
}

fn server_name(text: &str) -> Result<ServerName<'static>, String> {
    ServerName::try_from(text.to_owned()).map_err(|_| "allowed: a host name or an IP address".to_owned())
}

fn loopback(text: &str) -> Result<SocketAddr, String> {
    let address: Option<SocketAddr> = text.parse().ok();
    address.filter(|address| address.ip().is_loopback()).ok_or_else(|| {
        "allowed: an address of the machine itself and a port, such as 127.0.0.1:9100 or [::1]:9100".to_owned()
    })
}

/// The largest time that an option accepts, in seconds: a year.
const MOST_SECONDS: u64 = 31_536_000;

fn seconds(text: &str) -> Result<Duration, String> {
    seconds_or_none(text)
        .ok()
        .filter(|time| !time.is_zero())
        .ok_or_else(|| format!("allowed: 1 to {MOST_SECONDS} seconds"))
}

fn seconds_or_none(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|n| *n <= MOST_SECONDS);
    seconds.map(Duration::from_secs).ok_or_else(|| format!("allowed: 0 to {MOST_SECONDS} seconds"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Arguments::command().debug_assert();
        EXPLAINER.check(&Arguments::command());
    }

    #[test]
    fn targets() {
        for (good, host, port) in
            [("localhost:80", "localhost", 80), ("127.0.0.1:1", "127.0.0.1", 1), ("[::1]:65535", "::1", 65535)]
        {
            let target = target(good).expect(good);
            assert_eq!((&*target.host, target.port, &*target.to_string()), (host, port, good));
        }
        for bad in ["", "80", "localhost", "localhost:", ":80", "a:0", "a:65536", "::1:80", "[::1]", "[a]:80", "a b:80"]
        {
            assert!(target(bad).is_err(), "{bad}");
        }
        assert_eq!(listen("systemd"), Ok(Listen::Systemd));
        assert!(listen("0.0.0.0:0").is_ok() && listen("8443").is_err() && listen("[::]:8443").is_ok());
    }

    #[test]
    fn metrics_stay_on_the_machine() {
        assert!(loopback("127.0.0.1:9100").is_ok() && loopback("[::1]:9100").is_ok());
        for bad in ["0.0.0.0:9100", "192.0.2.1:9100", "9100", "localhost", "[::]:9100"] {
            assert!(loopback(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn times() {
        assert_eq!(seconds("10"), Ok(Duration::from_secs(10)));
        assert_eq!(seconds_or_none("0"), Ok(Duration::ZERO));
        for bad in ["0", "-1", "1.5", "31536001", "ten", ""] {
            assert!(seconds(bad).is_err(), "{bad}");
        }
    }
}

//! TLS over a socket: handshakes, and the two directions of a connection.
//!
//! rustls has no buffers for records, and leaves them to its caller. Here, buffers exist only while they contain data,
//! so an idle connection has no buffers.
use crate::failure::reason;
use rustls::{
    ClientConfig, Error, ServerConfig, SideData, TlsInputBuffer,
    client::ClientHandshake,
    crypto::cipher::OutboundPlain,
    error::{AlertDescription, CertificateError, InvalidMessage},
    pki_types::ServerName,
    server::ServerHandshake,
    split::{ReceiveTraffic, ReceiveTrafficState, SendTraffic, SplitConnection},
};
use std::{fmt, io, ops::ControlFlow, sync::Arc, time::Duration};
use tokio::{net::TcpStream, time};

/// The largest number of bytes that one read takes from the socket. One or two records fit into this number of bytes.
/// If the peer does not read, a connection keeps up to this number of bytes for each direction.
pub const CHUNK: usize = 1 << 15;

/// The largest length, in bytes, of a message that comes in many records. A chain of certificates may be such a
/// message.
const LONGEST_MESSAGE: usize = 1 << 16;

/// The reason why a TLS connection ended too early.
#[derive(Debug)]
pub enum Broken {
    /// An error of the protocol, as rustls reports it.
    Tls(Error),
    Socket(io::Error),
    /// A message that is too long. TLS has no alert for this error.
    TooLong,
    /// The peer closed the socket, but sent no close_notify before.
    Truncated,
}

impl From<Error> for Broken {
    fn from(e: Error) -> Self {
        Self::Tls(e)
    }
}

impl From<io::Error> for Broken {
    fn from(e: io::Error) -> Self {
        Self::Socket(e)
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tls(e) => {
                match e {
                    Error::AlertReceived(alert) => write!(f, "received the alert {}", alert_name(*alert))?,
                    _ => write!(f, "{e}")?,
                }
                if let Some(cure) = cure(e) {
                    write!(f, "; {cure}")?;
                }
                if nothing_in_common(e) {
                    f.write_str(" (the tunnel speaks only TLS 1.3 with suites and keys of GOST: see docs/tls.md)")?;
                }
                match (e, AlertDescription::try_from(e)) {
                    (Error::AlertReceived(_), _) | (_, Err(())) => Ok(()),
                    (_, Ok(alert)) => write!(f, "; the alert for this is {}", alert_name(alert)),
                }
            }
            Self::Socket(e) => f.write_str(&reason(e)),
            Self::TooLong => write!(f, "a message of more than {LONGEST_MESSAGE} bytes"),
            Self::Truncated => f.write_str("the peer closed the connection without close_notify"),
        }
    }
}

/// Returns the likely cause of this error, or the option that may help.
fn cure(e: &Error) -> Option<&'static str> {
    let e = match e {
        Error::InvalidCertificate(e) => e,
        Error::AlertReceived(AlertDescription::CertificateRequired) => {
            return Some("the peer demands a certificate: --cert and --key of a client");
        }
        Error::AlertReceived(AlertDescription::UnknownCa) => {
            return Some(
                "the peer does not trust this side's certificate. A tunnel's client trusts the certificates in the files \
                 of its --ca, and a tunnel's server trusts the certificates in the files of its --client-ca. If an \
                 intermediate CA has signed this side's certificate, --cert must have the certificate of this CA too",
            );
        }
        Error::InvalidMessage(InvalidMessage::InvalidContentType) => {
            return Some("perhaps the peer does not speak TLS");
        }
        _ => return None,
    };
    match e {
        CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. } => {
            Some("--name gives the name that the certificate must have")
        }
        CertificateError::UnknownIssuer => Some(
            "no valid certificate in the files of --ca (of a client) or --client-ca (of a server) vouches for the peer's \
             certificate. If you have checked that the certificate is the peer's, add it to a file, or the certificate \
             of its CA. If an intermediate CA has signed the peer's certificate, the peer's --cert must have the \
             certificate of this CA too",
        ),
        CertificateError::BadSignature => Some(
            "perhaps a certificate in the files of --ca (of a client) or --client-ca (of a server) is old: it has the \
             issuer's name, but another key. Or somebody has forged the certificate, or does not have its key. So do \
             not replace a trusted certificate by one from the peer",
        ),
        _ => None,
    }
}

/// Returns whether the two peers seem to have no TLS version, cipher suite, group or signature scheme in common. This
/// side cannot always know this for certain.
fn nothing_in_common(e: &Error) -> bool {
    let alerts = [AlertDescription::ProtocolVersion, AlertDescription::HandshakeFailure];
    matches!(e, Error::PeerIncompatible(_)) || matches!(e, Error::AlertReceived(alert) if alerts.contains(alert))
}

/// Returns the name of an alert in RFC 8446, section 6. For example, `CertificateExpired` has the name
/// `certificate_expired`.
pub fn alert_name(alert: AlertDescription) -> String {
    let mut name = String::new();
    for c in format!("{alert:?}").chars() {
        if c.is_ascii_uppercase() && !name.is_empty() {
            name.push('_');
        }
        name.push(c.to_ascii_lowercase());
    }
    name.replace("c_a", "ca").replace("p_s_k", "psk")
}

/// Data that the tunnel has read from the socket, but that rustls has not processed yet.
#[derive(Default)]
pub struct Input {
    data: Vec<u8>,
    /// The number of bytes in `data` that rustls has processed.
    done: usize,
    ended: bool,
}

impl Input {
    /// Waits for data, and adds the data to the input. The result is 0 if the data has ended. The caller may cancel
    /// this call.
    pub async fn read(&mut self, socket: &TcpStream) -> Result<usize, Broken> {
        loop {
            self.data.drain(..self.done);
            self.done = 0;
            if self.data.is_empty() {
                self.data = Vec::new();
            }
            if self.data.len() > LONGEST_MESSAGE {
                return Err(Broken::TooLong);
            }
            socket.readable().await?;
            self.data.reserve(CHUNK);
            match socket.try_read_buf(&mut self.data) {
                Ok(n) => {
                    self.ended |= n == 0;
                    return Ok(n);
                }
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => {}
                Err(e) => return Err(e.into()),
            }
        }
    }
}

impl TlsInputBuffer for Input {
    fn slice_mut(&mut self) -> &mut [u8] {
        &mut self.data[self.done..]
    }

    fn discard(&mut self, n: usize) {
        self.done += n;
    }

    fn received_close_notify(&mut self) {}

    fn has_seen_eof(&self) -> bool {
        self.ended
    }
}

/// Data for the socket. If the caller cancels a write, the next write sends the remaining bytes.
#[derive(Default)]
pub struct Output {
    data: Vec<u8>,
    done: usize,
}

impl Output {
    /// Writes all data. The caller may cancel this call.
    pub async fn flush(&mut self, socket: &TcpStream) -> io::Result<()> {
        while self.done < self.data.len() {
            socket.writable().await?;
            match socket.try_write(&self.data[self.done..]) {
                Ok(n) => self.done += n,
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => {}
                Err(e) => return Err(e),
            }
        }
        *self = Self::default();
        Ok(())
    }

    /// Sends pending bytes, such as an alert, but gives up after one second.
    async fn last_words(&mut self, socket: &TcpStream) {
        if self.done < self.data.len() && matches!(time::timeout(SECOND, self.flush(socket)).await, Ok(Ok(()))) {
            linger(socket).await;
        }
    }
}

const SECOND: Duration = Duration::from_secs(1);

/// Reads the peer's remaining bytes. If the socket were closed before these bytes are read, the system would send a
/// reset, which can overtake the alert.
async fn linger(socket: &TcpStream) {
    if socket2::SockRef::from(socket).shutdown(std::net::Shutdown::Write).is_err() {
        return;
    }
    let drain = async {
        let mut unread = vec![0; 4096];
        loop {
            if socket.readable().await.is_err() {
                break;
            }
            match socket.try_read(&mut unread) {
                Ok(0) => break,
                Err(e) if e.kind() != io::ErrorKind::WouldBlock => break,
                _ => {}
            }
        }
    };
    let _ = time::timeout(SECOND, drain).await;
}

/// A connection after its handshake.
pub struct Established<S: SideData> {
    pub connection: SplitConnection<S>,
    /// Data of the connection that arrived together with the last messages of the handshake.
    pub input: Input,
}

/// Performs the server's side of a handshake.
pub async fn accept(socket: &TcpStream, config: &Arc<ServerConfig>) -> Result<Established<rustls::ServerSide>, Broken> {
    let start = ServerHandshake::NeedsInput(ServerHandshake::start());
    let needs_input = |handshake: &_| matches!(handshake, ServerHandshake::NeedsInput(_));
    let next = |handshake, input: &mut Input, output: &mut Vec<u8>| {
        Ok(ControlFlow::Continue(match handshake {
            ServerHandshake::NeedsInput(needs) => needs.process(input, output)?,
            ServerHandshake::Accepted(accepted) => accepted.choose_config(config.clone(), output)?,
            ServerHandshake::VerifyClientIdentity(verify) => verify.with_config(output)?,
            ServerHandshake::Complete(connection) => return Ok(ControlFlow::Break(connection)),
            _ => return Err(Error::Unreachable("a new state of handshakes")),
        }))
    };
    handshake(socket, start, Output::default(), needs_input, next).await
}

/// Performs the client's side of a handshake.
pub async fn connect(
    socket: &TcpStream,
    config: &Arc<ClientConfig>,
    name: ServerName<'static>,
) -> Result<Established<rustls::ClientSide>, Broken> {
    let mut output = Output::default();
    let start = ClientHandshake::NeedsInput(config.connect(name).start_handshake(&mut output.data)?);
    let needs_input = |handshake: &_| matches!(handshake, ClientHandshake::NeedsInput(_));
    let next = |handshake, input: &mut Input, output: &mut Vec<u8>| {
        Ok(ControlFlow::Continue(match handshake {
            ClientHandshake::NeedsInput(needs) => needs.process(input, output)?,
            ClientHandshake::VerifyServerIdentity(verify) => verify.with_config(output)?,
            ClientHandshake::Complete(connection) => return Ok(ControlFlow::Break(connection)),
            _ => return Err(Error::Unreachable("a new state of handshakes")),
        }))
    };
    handshake(socket, start, output, needs_input, next).await
}

/// Performs all steps of a handshake, from the first state of rustls to the connection.
async fn handshake<H, S: SideData>(
    socket: &TcpStream,
    mut state: H,
    mut output: Output,
    needs_input: impl Fn(&H) -> bool,
    next: impl Fn(H, &mut Input, &mut Vec<u8>) -> Result<ControlFlow<SplitConnection<S>, H>, Error>,
) -> Result<Established<S>, Broken> {
    let mut input = Input::default();
    // New data is read only after all earlier input was processed, because the bytes of the peer's next message may
    // have arrived already.
    let mut processed = true;
    loop {
        let needs_input = needs_input(&state);
        if needs_input {
            output.flush(socket).await?;
            if processed && input.read(socket).await? == 0 {
                return Err(Broken::Truncated);
            }
        }
        processed = needs_input;
        match next(state, &mut input, &mut output.data) {
            Ok(ControlFlow::Continue(next)) => state = next,
            Ok(ControlFlow::Break(connection)) => {
                output.flush(socket).await?;
                return Ok(Established { connection, input });
            }
            Err(e) => {
                // Sends the alert that rustls has put into the output.
                output.last_words(socket).await;
                return Err(e.into());
            }
        }
    }
}

/// The direction of a connection in which this end sends.
pub struct Sender {
    /// The state of rustls for sending. The value is `None` after `close`.
    traffic: Option<SendTraffic>,
    output: Output,
}

impl Sender {
    pub fn new(traffic: SendTraffic) -> Self {
        Self { traffic: Some(traffic), output: Output::default() }
    }

    /// Sends data. Also sends answers to received messages, such as the answer to a key update. The caller may cancel
    /// this call. If a call is cancelled, the next call sends the remaining bytes.
    pub async fn send(&mut self, data: &[u8], socket: &TcpStream) -> Result<(), Broken> {
        if let Some(traffic) = &mut self.traffic {
            traffic.write(OutboundPlain::from(data), &mut self.output.data)?;
        }
        Ok(self.output.flush(socket).await?)
    }

    /// Sends close_notify. No data can be sent after it.
    pub async fn close(&mut self, socket: &TcpStream) -> Result<(), Broken> {
        if let Some(traffic) = self.traffic.take() {
            traffic.close(&mut self.output.data)?;
        }
        Ok(self.output.flush(socket).await?)
    }

    /// If receiving has failed with an error of TLS, sends the alert for this error to the peer.
    pub async fn alert(&mut self, socket: &TcpStream) {
        if let Some(traffic) = &mut self.traffic {
            let _ = traffic.write(OutboundPlain::new_empty(), &mut self.output.data);
        }
        self.output.last_words(socket).await;
    }
}

/// The result of [`open`], which processes the input.
pub enum Received<S: SideData> {
    /// All the input was processed, and there may be more input later.
    More(ReceiveTraffic<S>),
    /// The peer has sent close_notify.
    Closed,
}

/// Decrypts the input, and appends the data to `plain`. Sets `reply` if the sending direction must send an answer.
pub fn open<S: SideData>(
    mut traffic: ReceiveTraffic<S>,
    input: &mut Input,
    plain: &mut Vec<u8>,
    reply: &mut bool,
) -> Result<Received<S>, Error> {
    loop {
        let (state, was_data) = match traffic.read(input)? {
            ReceiveTrafficState::Available(mut data) => {
                plain.extend_from_slice(data.data());
                (data.into_next(), true)
            }
            ReceiveTrafficState::ReadMore(traffic) => (ReceiveTrafficState::ReadMore(traffic), false),
            ReceiveTrafficState::FlushSender(flush) => (ReceiveTrafficState::FlushSender(flush), true),
            ReceiveTrafficState::CloseNotify => return Ok(Received::Closed),
        };
        let state = match state {
            ReceiveTrafficState::FlushSender(flush) => {
                *reply = true;
                flush.into_next()
            }
            state => state,
        };
        match state {
            ReceiveTrafficState::ReadMore(next) if was_data => traffic = next,
            ReceiveTrafficState::ReadMore(next) => return Ok(Received::More(next)),
            _ => return Ok(Received::Closed),
        }
    }
}

//! TLS clients and servers for tests. These clients and servers have abilities that the tunnel's own client and server
//! lack.
use crate::{
    certificates::Identity,
    common::{connect, service},
};
use rustls::{
    ClientConfig, ClientSide, Connection, Error, ServerConfig, ServerSide, Tcp, VecInput,
    client::danger::{HandshakeSignatureValid, ServerIdentity, ServerVerifier, SignatureVerificationInput},
    crypto::{Credentials, SignatureScheme, SingleCredential, VerifiedIdentity},
    pki_types::{CertificateDer, PrivateKeyDer, ServerName, pem::PemObject},
};
use std::{
    hash::Hasher,
    io::Write,
    net::TcpStream,
    sync::{
        Arc,
        mpsc::{Receiver, channel},
    },
};

/// This verifier trusts every server, since these tests do not look for mistakes of servers.
#[derive(Debug)]
struct Anybody;

impl ServerVerifier for Anybody {
    fn verify_identity<'a>(&self, identity: &ServerIdentity<'a, '_>) -> Result<VerifiedIdentity<'a>, Error> {
        Ok(VerifiedIdentity::assertion(identity.identity.clone()))
    }

    fn verify_tls12_signature(&self, _: &SignatureVerificationInput<'_>) -> Result<HandshakeSignatureValid, Error> {
        Ok(HandshakeSignatureValid::assertion())
    }

    fn verify_tls13_signature(&self, _: &SignatureVerificationInput<'_>) -> Result<HandshakeSignatureValid, Error> {
        Ok(HandshakeSignatureValid::assertion())
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        fastgost_rustls::signature_scheme::ALL.to_vec()
    }

    fn request_ocsp_response(&self) -> bool {
        false
    }

    fn hash_config(&self, _: &mut dyn Hasher) {}
}

fn credentials(own: &Identity) -> Credentials {
    let chain = CertificateDer::pem_slice_iter(own.certificate.as_bytes()).collect::<Result<_, _>>().expect("PEM");
    let identity = rustls::crypto::Identity::from_cert_chain(chain).expect("a chain");
    let key = PrivateKeyDer::from_pem_slice(own.private_key().as_bytes()).expect("a key");
    fastgost_rustls::credentials(Arc::new(identity), key, &fastgost_rustls::provider()).expect("credentials")
}

/// Returns the configuration of a client that trusts every server, and that resumes sessions if possible. If `own` is
/// given, the client shows the certificate of `own`.
pub fn trusting_anybody(own: Option<&Identity>) -> Arc<ClientConfig> {
    let builder = ClientConfig::builder(Arc::new(fastgost_rustls::provider()));
    let builder = builder.dangerous().with_custom_certificate_verifier(Arc::new(Anybody));
    let config = match own {
        Some(own) => builder.with_client_credential_resolver(Arc::new(SingleCredential::from(credentials(own)))),
        None => builder.with_no_client_auth(),
    };
    Arc::new(config.expect("a configuration"))
}

/// A client that has finished its part of the handshake.
pub struct Client {
    pub connection: Connection<ClientSide, Tcp>,
    input: VecInput,
    pub socket: TcpStream,
}

impl Client {
    pub fn new(address: &str, config: &Arc<ClientConfig>) -> Self {
        let name = ServerName::try_from("localhost").expect("a name");
        let mut tls = Vec::new();
        let connection = config.connect(name).build(&mut tls).expect("a connection");
        let mut all = Self { connection, input: VecInput::default(), socket: connect(address) };
        all.socket.write_all(&tls).expect("a connection");
        while all.connection.is_handshaking() {
            assert_eq!(all.receive().expect("a handshake").0, b"");
        }
        all
    }

    /// Reads once. Returns the data, and the number of bytes that arrived.
    pub fn receive(&mut self) -> Result<(Vec<u8>, usize), Error> {
        let (mut plain, mut tls) = (Vec::new(), Vec::new());
        let n = self.input.read(&mut self.socket).expect("a connection");
        self.connection.read_tls(&mut self.input, &mut tls).handle_all(&mut plain)?;
        self.socket.write_all(&tls).expect("a connection");
        Ok((plain, n))
    }

    /// Sends data to a service that sends all data back, and checks the data that comes back.
    pub fn exchange(&mut self, data: &[u8]) {
        let mut tls = Vec::new();
        self.connection.write(data.into(), &mut tls).expect("TLS");
        self.socket.write_all(&tls).expect("a connection");
        let mut back = Vec::new();
        while back.len() < data.len() {
            back.extend(self.receive().expect("data").0);
        }
        assert_eq!(back, data);
    }
}

/// Starts a server with this certificate. The server sends back all data. Returns the server's address, and a channel.
/// The channel receives one message for each connection that has ended: the error, or `None` if there was no error.
pub fn server(own: &Identity) -> (String, Receiver<Option<Error>>) {
    let builder = ServerConfig::builder(Arc::new(fastgost_rustls::provider())).with_no_client_auth();
    let config = builder.with_server_credential_resolver(Arc::new(SingleCredential::from(credentials(own))));
    let config = Arc::new(config.expect("a configuration"));
    let (result, results) = channel();
    let address = service(move |socket| {
        // An error of `send` is ignored here, because the test may have dropped the receiver of the results.
        let _ = result.send(serve(socket, config.clone()).err());
    });
    (address, results)
}

fn serve(mut socket: TcpStream, config: Arc<ServerConfig>) -> Result<(), Error> {
    let mut connection = Connection::<ServerSide, Tcp>::new(config)?;
    let mut input = VecInput::default();
    loop {
        let (mut plain, mut tls) = (Vec::new(), Vec::new());
        if input.read(&mut socket).expect("a connection") == 0 {
            return Ok(());
        }
        connection.read_tls(&mut input, &mut tls).handle_all(&mut plain)?;
        if !plain.is_empty() {
            connection.write((&plain[..]).into(), &mut tls)?;
        }
        socket.write_all(&tls).expect("a connection");
    }
}

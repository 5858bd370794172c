//! Code for both examples. It reads files with PEM, and handles a socket with TLS.
use rustls::{
    Connection, RootCertStore, SideData, Tcp, VecInput,
    crypto::{Credentials, Identity},
    pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject},
};
use std::{
    error::Error,
    io::{ErrorKind, Write},
    net::TcpStream,
    process::ExitCode,
    sync::Arc,
};

pub type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// Reports the result of a program, and returns its exit code.
pub fn report(program: &str, result: Result<()>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{program}: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Reads trusted CAs from a file with PEM.
pub fn anchors(path: &str) -> Result<Arc<RootCertStore>> {
    let mut anchors = RootCertStore::empty();
    for certificate in CertificateDer::pem_file_iter(path)? {
        anchors.add(certificate?)?;
    }
    Ok(Arc::new(anchors))
}

/// Reads a certificate chain and its key from files with PEM.
pub fn credentials(chain: &str, key: &str) -> Result<Credentials> {
    let chain = CertificateDer::pem_file_iter(chain)?.collect::<std::result::Result<Vec<_>, _>>()?;
    let identity = Arc::new(Identity::from_cert_chain(chain)?);
    Ok(fastgost_rustls::credentials(identity, PrivateKeyDer::from_pem_file(key)?, &fastgost_rustls::provider())?)
}

/// Reads from the socket once, and passes the received bytes to the connection. Received data is appended to `data`.
/// Returns `false` if the peer has closed its direction, so no more data can come.
pub fn receive<S: SideData>(
    connection: &mut Connection<S, Tcp>,
    input: &mut VecInput,
    socket: &mut TcpStream,
    data: &mut Vec<u8>,
) -> Result<bool> {
    let read = input.read(socket)?;
    let mut answer = Vec::new();
    let state = connection.read_tls(input, &mut answer).handle_all(data);
    // After an error, `answer` holds an alert for the peer, so `answer` is sent before the error is returned.
    socket.write_all(&answer)?;
    match state?.peer_has_closed() {
        true => Ok(false),
        false if read == 0 => Err(std::io::Error::from(ErrorKind::UnexpectedEof).into()),
        false => Ok(true),
    }
}

//! Sends its standard input over TLS 1.3 with GOST, and prints the answer.
//!
//! `cargo run --example client -- 127.0.0.1:4433 localhost anchors.pem [chain.pem key.pem]`
mod shared;

use fastgost::record::tls13::Suite;
use rustls::{
    ClientConfig, VecInput,
    client::WebPkiServerVerifier,
    crypto::{SingleCredential, cipher::OutboundPlain},
    pki_types::ServerName,
};
use shared::{Result, anchors, credentials, receive};
use std::{
    io::{Read, Write, stdin, stdout},
    net::TcpStream,
    sync::Arc,
};

fn main() -> std::process::ExitCode {
    shared::report("client", run(std::env::args().skip(1).collect()))
}

fn run(arguments: Vec<String>) -> Result<()> {
    let (address, name, issuers, own) = match arguments.as_slice() {
        [address, name, issuers] => (address, name, issuers, None),
        [address, name, issuers, chain, key] => (address, name, issuers, Some(credentials(chain, key)?)),
        _ => return Err("usage: client ADDRESS NAME ANCHORS.pem [CHAIN.pem KEY.pem]".into()),
    };
    let provider = Arc::new(fastgost_rustls::provider());
    let verifier = WebPkiServerVerifier::builder(anchors(issuers)?, &provider).build()?;
    let builder = ClientConfig::builder(provider)
        .dangerous()
        .with_custom_certificate_verifier(Arc::new(fastgost_rustls::Verifier::new(verifier)));
    let config = match own {
        None => builder.with_no_client_auth()?,
        Some(own) => builder.with_client_credential_resolver(Arc::new(SingleCredential::from(own)))?,
    };

    let mut output = Vec::new();
    let mut connection = Arc::new(config).connect(ServerName::try_from(name.clone())?).build(&mut output)?;
    let mut socket = TcpStream::connect(address)?;
    let (mut input, mut data) = (VecInput::default(), Vec::new());
    socket.write_all(&output)?;
    while connection.is_handshaking() {
        if !receive(&mut connection, &mut input, &mut socket, &mut data)? {
            return Err("the server closed the connection".into());
        }
    }
    if let Some(suite) = connection.negotiated_cipher_suite() {
        eprintln!("connected: {}", Suite::from_id(suite.suite().into())?.name());
    }

    let mut request = Vec::new();
    stdin().read_to_end(&mut request)?;
    // Another thread sends the request. Otherwise both sides could wait for each other, because the server's answer
    // fills buffers while the client still writes.
    let mut writer = socket.try_clone()?;
    output.clear();
    connection.write(OutboundPlain::Single(&request), &mut output)?;
    connection.send_close_notify(&mut output)?;
    let sending = std::thread::spawn(move || writer.write_all(&output));
    while receive(&mut connection, &mut input, &mut socket, &mut data)? {
        stdout().write_all(&data)?;
        data.clear();
    }
    stdout().write_all(&data)?;
    sending.join().map_err(|_| "sending failed")??;
    Ok(())
}

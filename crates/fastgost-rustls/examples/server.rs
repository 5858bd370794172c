//! Sends all received data back, over TLS 1.3 with GOST.
//!
//! `cargo run --example server -- 127.0.0.1:4433 chain.pem key.pem [anchors.pem]`
//!
//! The file `anchors.pem` has trusted CAs. If this file is given, only clients with a certificate from these CAs may
//! connect.
mod shared;

use rustls::{
    Connection, ServerConfig, ServerSide, Tcp, VecInput, crypto::SingleCredential, crypto::cipher::OutboundPlain,
    server::WebPkiClientVerifier,
};
use shared::{Result, anchors, credentials, receive};
use std::{
    io::Write,
    net::{TcpListener, TcpStream},
    sync::Arc,
    thread,
};

fn main() -> std::process::ExitCode {
    shared::report("server", run(std::env::args().skip(1).collect()))
}

fn run(arguments: Vec<String>) -> Result<()> {
    let (address, chain, key, clients) = match arguments.as_slice() {
        [address, chain, key] => (address, chain, key, None),
        [address, chain, key, clients] => (address, chain, key, Some(clients)),
        _ => return Err("usage: server ADDRESS CHAIN.pem KEY.pem [ANCHORS.pem]".into()),
    };
    let provider = Arc::new(fastgost_rustls::provider());
    let builder = ServerConfig::builder(provider.clone());
    let builder = match clients {
        None => builder.with_no_client_auth(),
        Some(clients) => {
            let verifier = WebPkiClientVerifier::builder(anchors(clients)?, &provider).build()?;
            builder.with_client_cert_verifier(Arc::new(fastgost_rustls::Verifier::new(verifier)))
        }
    };
    let mut config =
        builder.with_server_credential_resolver(Arc::new(SingleCredential::from(credentials(chain, key)?)))?;
    config.ticketer = Some(provider.ticketer_factory.ticketer()?);
    let config = Arc::new(config);

    let listener = TcpListener::bind(address)?;
    eprintln!("listening on {}", listener.local_addr()?);
    for socket in listener.incoming() {
        let (socket, config) = (socket?, config.clone());
        thread::spawn(move || {
            if let Err(error) = echo(socket, config) {
                eprintln!("{error}");
            }
        });
    }
    Ok(())
}

fn echo(mut socket: TcpStream, config: Arc<ServerConfig>) -> Result<()> {
    let mut connection = Connection::<ServerSide, Tcp>::new(config)?;
    let (mut input, mut data, mut output) = (VecInput::default(), Vec::new(), Vec::new());
    loop {
        let more = receive(&mut connection, &mut input, &mut socket, &mut data)?;
        if !data.is_empty() {
            connection.write(OutboundPlain::Single(&data), &mut output)?;
            data.clear();
        }
        if !more {
            connection.send_close_notify(&mut output)?;
        }
        socket.write_all(&output)?;
        output.clear();
        if !more {
            return Ok(());
        }
    }
}

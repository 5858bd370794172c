//! `fastgost-tunnel`: TLS 1.3 with GOST suites in front of a service, or of an application.

// `config.rs` makes the configuration of rustls from files, which `files.rs` reads. `certificate.rs` asks
// `fastgost_pki::path` about the tunnel's own chain at the start, and `trust.rs` asks `fastgost_pki::path` about peers
// at every handshake. `expiry.rs` reports when certificates expire. `service.rs` handles a connection from its
// acceptance to its end. `tls.rs` runs rustls over a socket of tokio, and has buffers only for data that waits.
// `relay.rs` passes data on in both directions. This program has no code for cryptographic algorithms itself. The
// command `fastgost tunnel` first looks for this program in the folder of the program `fastgost`, and then in PATH.

#![forbid(unsafe_code)]
mod arguments;
mod certificate;
mod config;
mod expiry;
mod failure;
mod files;
mod listeners;
mod log;
mod lookup;
mod metrics;
mod names;
mod pages;
mod proxy_protocol;
mod relay;
mod service;
mod signals;
mod tls;
mod trust;

use arguments::{Arguments, Command, Common, Task};
use clap::{CommandFactory, Parser};
use expiry::Expiry;
use failure::Failure;
use lookup::Lookups;
use metrics::Metrics;
use rustls::{crypto::CryptoProvider, pki_types::ServerName};
use service::{Service, Side};
use signals::{Event, Signals};
use std::{
    io::{self, Write},
    process::ExitCode,
    sync::{Arc, RwLock, atomic::Ordering},
};
use tokio::{
    net::TcpListener,
    sync::{Semaphore, watch},
    time,
};

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(e) if e.use_stderr() => {
            let given: Vec<_> = std::env::args_os().skip(1).collect();
            let given = given.iter().map_while(|a| a.to_str());
            let message = arguments::EXPLAINER.message(e, &Arguments::command(), given);
            // If standard error is closed, nobody reads the message.
            let _ = io::stderr().write_all(format!("fastgost-tunnel: {message}\n").as_bytes());
            return ExitCode::from(2);
        }
        Err(e) => e.exit(),
    };
    let result = match &arguments.task {
        Task::Tunnel(command) => run(command),
        Task::Pages(pages) => pages.write(),
    };
    if let Err(failure) = &result {
        log::warn(format_args!("fastgost-tunnel: {failure}"));
    }
    log::flush();
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::from(2),
    }
}

fn run(command: &Command) -> Result<(), Failure> {
    let common = match command {
        Command::Server(server) => &server.common,
        Command::Client(client) => &client.common,
    };
    log::start(common.quiet);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|e| Failure::io("starting threads", &e))?;
    let result = runtime.block_on(tunnel(command, common));
    runtime.shutdown_background();
    result
}

async fn tunnel(command: &Command, common: &Common) -> Result<(), Failure> {
    // The signal handler is installed first, because without it a SIGHUP would end the process.
    let mut signals = Signals::new().map_err(|e| Failure::io("signals", &e))?;
    let provider = Arc::new(fastgost_rustls::provider());
    let metrics = Arc::new(Metrics::default());
    let (side, expiries) = side(command, &provider)?;
    metrics.set_expiries(&expiries);
    let connections = listeners::connections(common)?;
    let listeners = listeners::open(&common.listen)?;
    if let Some(address) = common.metrics {
        let listener = TcpListener::bind(address).await.map_err(|e| Failure::io(format!("--metrics {address}"), &e))?;
        let own = listener.local_addr().map_err(|e| Failure::io("--metrics", &e))?;
        log::info(format_args!("metrics at http://{own}/metrics"));
        tokio::spawn(metrics::serve(listener, metrics.clone()));
    }
    let (stop, stopped) = watch::channel(false);
    let room = Arc::new(Semaphore::new(connections as usize));
    let service = Arc::new(Service {
        side,
        common: common.clone(),
        metrics: metrics.clone(),
        lookups: Lookups::new(),
        room: room.clone(),
        stop: stopped,
    });
    let mut accepting = Vec::new();
    for listener in listeners {
        let own = listener.local_addr().map_err(|e| Failure::io("--listen", &e))?;
        log::info(format_args!("listening on {own}, to {}, at most {connections} connections", common.to));
        if matches!(service.side, Side::Client { .. }) && !own.ip().is_loopback() {
            log::warn(format_args!(
                "warning: --listen {own}: whoever reaches this address is connected to {}, as this client",
                common.to
            ));
        }
        accepting.push(tokio::spawn(service.clone().accept(listener)));
    }
    let (certificates, expiries) = watch::channel(expiries);
    tokio::spawn(expiry::warn(expiries, log::warn));
    while signals.next().await == Event::Reload {
        if let Some(expiries) = reload(command, &service.side, &provider, &metrics) {
            certificates.send_replace(expiries);
        }
    }
    // Each listener is dropped. This closes the listener's socket, so the system refuses new connections.
    for task in accepting {
        task.abort();
        let _ = task.await;
    }
    let active = connections as usize - room.available_permits();
    log::info(format_args!("ending; waiting up to {} s for {active} connections", common.grace.as_secs()));
    let all = room.acquire_many(connections);
    let rest = async {
        loop {
            if signals.next().await == Event::End {
                return;
            }
        }
    };
    let ended = tokio::select! {
        result = time::timeout(common.grace, all) => result.is_ok(),
        () = rest => false,
    };
    if !ended {
        let _ = stop.send(true);
        // The connections have been told to end, and need only a short time for this.
        let _ = time::timeout(std::time::Duration::from_secs(2), room.acquire_many(connections)).await;
    }
    log::info("ended");
    Ok(())
}

fn side(command: &Command, provider: &Arc<CryptoProvider>) -> Result<(Side, Vec<Expiry>), Failure> {
    Ok(match command {
        Command::Server(arguments) => {
            let loaded = config::server(arguments, provider)?;
            let config = RwLock::new(loaded.config);
            (Side::Server { config, proxy_protocol: arguments.proxy_protocol }, loaded.expiries)
        }
        Command::Client(arguments) => {
            let loaded = config::client(arguments, provider)?;
            let name = match &arguments.name {
                Some(name) => name.clone(),
                None => ServerName::try_from(arguments.common.to.host.clone())
                    .map_err(|_| Failure("--name: needed, since the host of --to cannot be a name in a certificate; for example, --name gost.example.org".to_owned()))?,
            };
            (Side::Client { config: RwLock::new(loaded.config), name }, loaded.expiries)
        }
    })
}

/// Reads keys and certificates again, and reports when the certificates expire. If the new keys and certificates
/// cannot be used, the tunnel keeps the old keys and certificates.
fn reload(command: &Command, side: &Side, provider: &Arc<CryptoProvider>, metrics: &Metrics) -> Option<Vec<Expiry>> {
    let loaded = match (command, side) {
        (Command::Server(arguments), Side::Server { config, .. }) => {
            config::server(arguments, provider).map(|loaded| {
                service::replace(config, loaded.config);
                loaded.expiries
            })
        }
        (Command::Client(arguments), Side::Client { config, .. }) => {
            config::client(arguments, provider).map(|loaded| {
                service::replace(config, loaded.config);
                loaded.expiries
            })
        }
        _ => return None,
    };
    match loaded {
        Ok(expiries) => {
            metrics.set_expiries(&expiries);
            metrics.reloads.fetch_add(1, Ordering::Relaxed);
            log::info("keys and certificates were read again, for connections from now on");
            Some(expiries)
        }
        Err(failure) => {
            metrics.failed_reloads.fetch_add(1, Ordering::Relaxed);
            log::warn(format_args!("keys and certificates stay as they are: {failure}"));
            None
        }
    }
}

//! `fastgost-tunnel`: TLS 1.3 with GOST suites in front of a service, or of an application.
#![forbid(unsafe_code)]
mod arguments;
mod certificate;
mod config;
mod failure;
mod files;
mod listeners;
mod log;
mod metrics;
mod names;
mod proxy_protocol;
mod relay;
mod service;
mod signals;
mod tls;
mod trust;

use arguments::{Arguments, Command, Common};
use clap::Parser;
use failure::Failure;
use metrics::Metrics;
use rustls::{crypto::CryptoProvider, pki_types::ServerName};
use service::{Service, Side};
use signals::{Event, Signals};
use std::{
    process::ExitCode,
    sync::{Arc, RwLock, atomic::Ordering},
};
use tokio::{
    net::TcpListener,
    sync::{Semaphore, watch},
    time,
};

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let common = match &arguments.command {
        Command::Server(server) => &server.common,
        Command::Client(client) => &client.common,
    };
    log::start(common.quiet);
    let result = run(&arguments.command, common);
    if let Err(failure) = &result {
        log::warn(format_args!("fastgost-tunnel: {failure}"));
    }
    log::flush();
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::from(2),
    }
}

fn run(command: &Command, common: &Common) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|e| Failure::io("starting threads", &e))?;
    let result = runtime.block_on(tunnel(command, common));
    runtime.shutdown_background();
    result
}

async fn tunnel(command: &Command, common: &Common) -> Result<(), Failure> {
    // First: SIGHUP before that would end the process.
    let mut signals = Signals::new().map_err(|e| Failure::io("signals", &e))?;
    let provider = Arc::new(fastgost_rustls::provider());
    let metrics = Arc::new(Metrics::default());
    let side = side(command, &provider, &metrics)?;
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
    let service =
        Arc::new(Service { side, common: common.clone(), metrics: metrics.clone(), room: room.clone(), stop: stopped });
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
    while signals.next().await == Event::Reload {
        reload(command, &service.side, &provider, &metrics);
    }
    // Dropping a listener closes its socket: whoever connects now is refused.
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
        // They only have to be told.
        let _ = time::timeout(std::time::Duration::from_secs(2), room.acquire_many(connections)).await;
    }
    log::info("ended");
    Ok(())
}

fn side(command: &Command, provider: &Arc<CryptoProvider>, metrics: &Metrics) -> Result<Side, Failure> {
    Ok(match command {
        Command::Server(arguments) => {
            let loaded = config::server(arguments, provider)?;
            metrics.set_expiry(loaded.expires);
            Side::Server { config: RwLock::new(loaded.config), proxy_protocol: arguments.proxy_protocol }
        }
        Command::Client(arguments) => {
            let loaded = config::client(arguments, provider)?;
            metrics.set_expiry(loaded.expires);
            let name = match &arguments.name {
                Some(name) => name.clone(),
                None => ServerName::try_from(arguments.common.to.host.clone())
                    .map_err(|_| Failure("--name: needed, since the host of --to cannot be one".to_owned()))?,
            };
            Side::Client { config: RwLock::new(loaded.config), name }
        }
    })
}

/// Reads keys and certificates again. If they cannot be used, those in use stay.
fn reload(command: &Command, side: &Side, provider: &Arc<CryptoProvider>, metrics: &Metrics) {
    let loaded = match (command, side) {
        (Command::Server(arguments), Side::Server { config, .. }) => {
            config::server(arguments, provider).map(|loaded| {
                service::replace(config, loaded.config);
                loaded.expires
            })
        }
        (Command::Client(arguments), Side::Client { config, .. }) => {
            config::client(arguments, provider).map(|loaded| {
                service::replace(config, loaded.config);
                loaded.expires
            })
        }
        _ => return,
    };
    match loaded {
        Ok(expires) => {
            metrics.set_expiry(expires);
            metrics.reloads.fetch_add(1, Ordering::Relaxed);
            log::info("keys and certificates were read again, for connections from now on");
        }
        Err(failure) => {
            metrics.failed_reloads.fetch_add(1, Ordering::Relaxed);
            log::warn(format_args!("keys and certificates stay as they are: {failure}"));
        }
    }
}

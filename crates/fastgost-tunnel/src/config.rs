//! What rustls needs to know, from the files that are named on the command line. SIGHUP reads them again.
use crate::{
    arguments,
    certificate::{Certificate, Role},
    failure::Failure,
    files,
    trust::Trusted,
};
use rustls::{
    ClientConfig, ServerConfig,
    client::Resumption,
    crypto::{Credentials, CryptoProvider, Identity, SingleCredential},
    pki_types::CertificateDer,
    server::{NoServerSessionStorage, Tls13Tickets},
};
use std::{path::Path, sync::Arc, time::SystemTime};

/// A configuration, and when its own certificate expires.
pub struct Loaded<C> {
    pub config: Arc<C>,
    pub expires: Option<SystemTime>,
}

/// The configuration of a server.
pub fn server(arguments: &arguments::Server, provider: &Arc<CryptoProvider>) -> Result<Loaded<ServerConfig>, Failure> {
    let (credentials, expires) = credentials(&arguments.cert, &arguments.key, Role::Server, provider)?;
    let builder = ServerConfig::builder(provider.clone());
    let builder = match &arguments.client_ca {
        Some(path) => builder.with_client_cert_verifier(Trusted::read(path)?.of_clients(provider)?),
        None => builder.with_no_client_auth(),
    };
    let mut config =
        builder.with_server_credential_resolver(Arc::new(SingleCredential::from(credentials))).map_err(wrong)?;
    match arguments.client_ca {
        // rustls renews tickets whenever a session is resumed, and checks no certificate again: a client could stay for ever.
        Some(_) => {
            config.send_tls13_tickets = Tls13Tickets { default: 0, max: 0 };
            config.session_storage = Arc::new(NoServerSessionStorage {});
        }
        // New tickets for each configuration: none outlives the certificate that its session was made with.
        None => config.ticketer = Some(provider.ticketer_factory.ticketer().map_err(wrong)?),
    }
    Ok(Loaded { config: Arc::new(config), expires: Some(expires) })
}

/// The configuration of a client.
pub fn client(arguments: &arguments::Client, provider: &Arc<CryptoProvider>) -> Result<Loaded<ClientConfig>, Failure> {
    let verifier = Trusted::read(&arguments.ca)?.of_servers(provider)?;
    let builder = ClientConfig::builder(provider.clone()).dangerous().with_custom_certificate_verifier(verifier);
    let (config, expires) = match (&arguments.cert, &arguments.key) {
        (Some(cert), Some(key)) => {
            let (credentials, expires) = credentials(cert, key, Role::Client, provider)?;
            let resolver = Arc::new(SingleCredential::from(credentials));
            (builder.with_client_credential_resolver(resolver), Some(expires))
        }
        _ => (builder.with_no_client_auth(), None),
    };
    let mut config = config.map_err(wrong)?;
    // For the same reason as with servers: every handshake checks the server's certificate.
    config.resumption = Resumption::disabled();
    Ok(Loaded { config: Arc::new(config), expires })
}

fn credentials(
    cert: &Path,
    key: &Path,
    role: Role,
    provider: &CryptoProvider,
) -> Result<(Credentials, SystemTime), Failure> {
    let chain = files::certificates(cert)?;
    let own = Certificate::read(&chain[0].der, &chain[0].name)?;
    own.check_time()?;
    own.check_usage(role)?;
    let mut below = &own;
    let above = chain[1..].iter().map(|certificate| Certificate::read(&certificate.der, &certificate.name));
    let above = above.collect::<Result<Vec<_>, Failure>>()?;
    for authority in &above {
        authority.check_has_signed(below)?;
        authority.check_time()?;
        below = authority;
    }
    let (private, der) = files::private_key(key)?;
    if own.signed.subject_key().and_then(|key| key.verifying_key()) != Ok(private.verifying_key()) {
        return Err(Failure(format!(
            "{}: this private key does not belong to the certificate in {}",
            key.display(),
            chain[0].name
        )));
    }
    let chain: Vec<CertificateDer<'static>> = chain.into_iter().map(|certificate| certificate.der).collect();
    let identity = Identity::from_cert_chain(chain).map_err(|e| wrong(e.into()))?;
    let credentials = fastgost_rustls::credentials(Arc::new(identity), der.clone_key(), provider);
    let credentials = credentials.map_err(|e| Failure(format!("{}: {e}", cert.display())))?;
    Ok((credentials, own.not_after()))
}

fn wrong(e: rustls::Error) -> Failure {
    Failure(format!("TLS: {e}"))
}

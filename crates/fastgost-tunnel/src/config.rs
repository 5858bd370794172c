//! Makes the configuration of rustls from the files that the command line names. After SIGHUP, the tunnel reads the
//! files again.
use crate::{
    arguments,
    certificate::{Certificate, check_chain},
    expiry::{Expiry, Whose},
    failure::Failure,
    files,
    trust::Trusted,
};
use fastgost_pki::path::Purpose;
use rustls::{
    ClientConfig, ServerConfig,
    client::Resumption,
    crypto::{Credentials, CryptoProvider, Identity, SingleCredential},
    pki_types::CertificateDer,
    server::{NoServerSessionStorage, Tls13Tickets},
};
use std::{path::Path, sync::Arc};

/// A configuration of rustls, and the times when its certificates expire.
pub struct Loaded<C> {
    pub config: Arc<C>,
    pub expiries: Vec<Expiry>,
}

/// Returns the configuration of the tunnel's server.
pub fn server(arguments: &arguments::Server, provider: &Arc<CryptoProvider>) -> Result<Loaded<ServerConfig>, Failure> {
    let (credentials, mut expiries) = credentials(&arguments.cert, &arguments.key, Purpose::Server, provider)?;
    let builder = ServerConfig::builder(provider.clone());
    let accepts_everybody = arguments.client_ca.is_empty();
    let builder = if accepts_everybody {
        builder.with_no_client_auth()
    } else {
        let trusted = Trusted::read(&arguments.client_ca)?;
        expiries.extend_from_slice(trusted.expiries());
        builder.with_client_cert_verifier(trusted.of_clients(provider))
    };
    let mut config =
        builder.with_server_credential_resolver(Arc::new(SingleCredential::from(credentials))).map_err(wrong)?;
    if accepts_everybody {
        // Each configuration encrypts tickets under new keys. So a replaced certificate also makes all tickets of
        // earlier sessions invalid.
        config.ticketer = Some(provider.ticketer_factory.ticketer().map_err(wrong)?);
    } else {
        // If the server requires client certificates, it does not resume sessions. Otherwise a client could keep its
        // session for ever, because rustls renews the ticket of a resumed session, and does not check certificates
        // again.
        config.send_tls13_tickets = Tls13Tickets { default: 0, max: 0 };
        config.session_storage = Arc::new(NoServerSessionStorage {});
    }
    Ok(Loaded { config: Arc::new(config), expiries })
}

/// Returns the configuration of the tunnel's client.
pub fn client(arguments: &arguments::Client, provider: &Arc<CryptoProvider>) -> Result<Loaded<ClientConfig>, Failure> {
    let trusted = Trusted::read(&arguments.ca)?;
    let mut expiries = trusted.expiries().to_vec();
    let verifier = trusted.of_servers(provider);
    let builder = ClientConfig::builder(provider.clone()).dangerous().with_custom_certificate_verifier(verifier);
    let config = match (&arguments.cert, &arguments.key) {
        (Some(cert), Some(key)) => {
            let (credentials, own) = credentials(cert, key, Purpose::Client, provider)?;
            expiries.extend(own);
            builder.with_client_credential_resolver(Arc::new(SingleCredential::from(credentials)))
        }
        _ => builder.with_no_client_auth(),
    };
    let mut config = config.map_err(wrong)?;
    // Sessions are not resumed, so that every handshake checks the server's certificate.
    config.resumption = Resumption::disabled();
    Ok(Loaded { config: Arc::new(config), expiries })
}

fn credentials(
    cert: &Path,
    key: &Path,
    purpose: Purpose,
    provider: &CryptoProvider,
) -> Result<(Credentials, Vec<Expiry>), Failure> {
    let chain = files::certificates(cert)?;
    let certificates = chain.iter().map(Certificate::read).collect::<Result<Vec<_>, Failure>>()?;
    check_chain(&certificates, purpose)?;
    let (private, der) = files::private_key(key)?;
    let belongs = certificates[0].parsed.key().and_then(|key| Ok(key.verifying_key()?));
    if !belongs.is_ok_and(|key| key == private.verifying_key()) {
        return Err(Failure(format!(
            "{}: this private key does not belong to the certificate in {}; --key and --cert take a pair",
            key.display(),
            chain[0].name
        )));
    }
    let chain: Vec<CertificateDer<'static>> = chain.into_iter().map(|certificate| certificate.der).collect();
    let identity = Identity::from_cert_chain(chain).map_err(|e| wrong(e.into()))?;
    let credentials = fastgost_rustls::credentials(Arc::new(identity), der.clone_key(), provider);
    let credentials = credentials.map_err(|e| Failure(format!("{}: {e}", cert.display())))?;
    let expiries = certificates.iter().map(|certificate| Expiry::of(certificate, Whose::Own));
    Ok((credentials, expiries.collect()))
}

fn wrong(e: rustls::Error) -> Failure {
    Failure(format!("TLS: {e}"))
}

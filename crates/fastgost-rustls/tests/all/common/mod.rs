//! Makes certificates, and connections in memory, for the tests.
// The tests, a benchmark and a fuzz target compile this module, and each uses a part of it. The lint level is not
// `expect`, because `expect` would fail in a program that uses the whole module.
#![allow(dead_code, reason = "each program uses a part")]

use fastgost::{curve::Curve, keys::EncodePrivateKey, sign::SigningKey};
use rustls::{
    ClientConfig, ClientSide, Connection, Error, RootCertStore, ServerConfig, ServerSide, SliceInput, Tcp,
    crypto::{CryptoProvider, Identity, cipher::OutboundPlain},
    pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer, ServerName, pem::PemObject},
};
use std::{str::FromStr, sync::Arc, time::Duration};
use x509_cert::{
    TbsCertificate,
    builder::{self, Builder, CertificateBuilder, profile::BuilderProfile},
    certificate::Certificate,
    der::{
        Any, Decode, Encode,
        asn1::{Ia5String, ObjectIdentifier, UtcTime},
    },
    ext::{
        Extension, ToExtension,
        pkix::{BasicConstraints, ExtendedKeyUsage, SubjectAltName, name::GeneralName},
    },
    name::Name,
    serial_number::SerialNumber,
    spki::{SubjectPublicKeyInfoOwned, SubjectPublicKeyInfoRef},
    time::{Time, Validity},
};

pub const SERVER_AUTH: &str = "1.3.6.1.5.5.7.3.1";
pub const CLIENT_AUTH: &str = "1.3.6.1.5.5.7.3.2";
/// The validity period of the tests' certificates, in seconds since 1970: from 2026-01-01 to 2046-01-01.
pub const VALID: (u64, u64) = (1_767_225_600, 2_398_377_600);

/// The seven curves of RFC 9367, in the order of the groups in `ALL_KX_GROUPS`.
pub const CURVES: [&str; 7] = ["256-a", "256-b", "256-c", "256-d", "512-a", "512-b", "512-c"];

/// The contents of a certificate. `end_entity` and `authority` return the usual contents.
#[derive(Clone)]
pub struct Template {
    pub subject: String,
    pub is_authority: bool,
    pub names: Vec<String>,
    pub usages: Vec<&'static str>,
    pub validity: (u64, u64),
    /// The identifier that replaces the usual identifier of the key's algorithm.
    pub algorithm: Option<&'static str>,
    /// The parameters, in DER, that replace the usual parameters of the key's algorithm.
    pub parameters: Option<Vec<u8>>,
}

impl Template {
    pub fn end_entity(subject: &str) -> Self {
        Self {
            subject: format!("CN={subject}"),
            is_authority: false,
            names: vec![subject.to_owned()],
            usages: vec![SERVER_AUTH, CLIENT_AUTH],
            validity: VALID,
            algorithm: None,
            parameters: None,
        }
    }

    pub fn authority(subject: &str) -> Self {
        Self { is_authority: true, names: Vec::new(), usages: Vec::new(), ..Self::end_entity(subject) }
    }
}

/// A certificate and its key.
#[derive(Clone)]
pub struct Certified {
    pub certificate: CertificateDer<'static>,
    pub subject: Name,
    pub key: SigningKey,
}

struct Issued<'a> {
    template: &'a Template,
    issuer: Option<&'a Name>,
}

impl BuilderProfile for Issued<'_> {
    fn get_issuer(&self, subject: &Name) -> Name {
        self.issuer.unwrap_or(subject).clone()
    }

    fn get_subject(&self) -> Name {
        Name::from_str(&self.template.subject).expect("a name")
    }

    fn build_extensions(
        &self,
        _: SubjectPublicKeyInfoRef<'_>,
        _: SubjectPublicKeyInfoRef<'_>,
        tbs: &TbsCertificate,
    ) -> builder::Result<Vec<Extension>> {
        let mut extensions = Vec::new();
        let basic = BasicConstraints { ca: self.template.is_authority, path_len_constraint: None };
        extensions.push(basic.to_extension(tbs.subject(), &extensions)?);
        if !self.template.usages.is_empty() {
            let usages = self.template.usages.iter().map(|oid| ObjectIdentifier::new_unwrap(oid)).collect();
            extensions.push(ExtendedKeyUsage(usages).to_extension(tbs.subject(), &extensions)?);
        }
        if !self.template.names.is_empty() {
            let names = self.template.names.iter().map(|name| Ia5String::new(name).map(GeneralName::DnsName));
            let names = SubjectAltName(names.collect::<Result<_, _>>()?);
            extensions.push(names.to_extension(tbs.subject(), &extensions)?);
        }
        Ok(extensions)
    }
}

/// Returns a new key.
pub fn key(curve: &str) -> SigningKey {
    SigningKey::generate(Curve::from_name(curve).expect("it exists")).expect("randomness")
}

/// Returns a certificate for a key, signed by an issuer or by the key itself.
pub fn issue(template: &Template, key: &SigningKey, issuer: Option<&Certified>) -> Certified {
    let mut info = SubjectPublicKeyInfoOwned::from_key(&key.verifying_key()).expect("a key has a form");
    if let Some(algorithm) = template.algorithm {
        info.algorithm.oid = ObjectIdentifier::new_unwrap(algorithm);
    }
    if let Some(parameters) = &template.parameters {
        info.algorithm.parameters = Some(Any::from_der(parameters).expect("DER"));
    }
    let time = |seconds| Time::UtcTime(UtcTime::from_unix_duration(Duration::from_secs(seconds)).expect("a date"));
    let validity = Validity::new(time(template.validity.0), time(template.validity.1));
    let profile = Issued { template, issuer: issuer.map(|issuer| &issuer.subject) };
    let subject = profile.get_subject();
    let builder = CertificateBuilder::new(profile, SerialNumber::from(1u32), validity, info).expect("a builder");
    let certificate: Certificate = builder.build(issuer.map_or(key, |issuer| &issuer.key)).expect("it is signed");
    let certificate = CertificateDer::from(certificate.to_der().expect("DER"));
    Certified { certificate, subject, key: key.clone() }
}

impl Certified {
    /// Makes a new key on a curve, and a certificate for this key.
    pub fn new(curve: &str, template: &Template, issuer: Option<&Self>) -> Self {
        issue(template, &key(curve), issuer)
    }

    pub fn key_der(&self) -> PrivateKeyDer<'static> {
        let der = self.key.to_pkcs8_der().expect("a key has a form");
        PrivatePkcs8KeyDer::from(der.as_bytes().to_vec()).into()
    }

    /// Returns a chain: this certificate, and then the certificates in `intermediates`.
    pub fn chain(&self, intermediates: &[&Self]) -> Arc<Identity<'static>> {
        let chain = [self].into_iter().chain(intermediates.iter().copied()).map(|c| c.certificate.clone());
        Arc::new(Identity::from_cert_chain(chain.collect()).expect("a chain"))
    }
}

pub fn roots(anchors: &[&CertificateDer<'static>]) -> Arc<RootCertStore> {
    let mut roots = RootCertStore::empty();
    for anchor in anchors {
        roots.add((*anchor).clone()).expect("an anchor");
    }
    Arc::new(roots)
}

/// Returns the certificate of a CA, the identity of an end entity "localhost", and the end entity's key. All keys are
/// on P-256.
pub fn p256() -> (CertificateDer<'static>, Arc<Identity<'static>>, PrivateKeyDer<'static>) {
    let pem = |pem: &[u8]| CertificateDer::from_pem_slice(pem).expect("a certificate");
    let identity = Identity::from_cert_chain(vec![pem(include_bytes!("../p256/localhost.pem"))]).expect("a chain");
    let key = PrivateKeyDer::from_pem_slice(include_bytes!("../p256/localhost.key")).expect("a key");
    (pem(include_bytes!("../p256/authority.pem")), Arc::new(identity), key)
}

/// Returns a CA and an end entity "localhost", with keys on one curve.
pub fn authority_and_server(curve: &str) -> (Certified, Certified) {
    let authority = Certified::new(curve, &Template::authority("authority"), None);
    let server = Certified::new(curve, &Template::end_entity("localhost"), Some(&authority));
    (authority, server)
}

pub fn client_config(provider: CryptoProvider, anchor: &Certified) -> ClientConfig {
    ClientConfig::builder(Arc::new(provider))
        .with_root_certificates(roots(&[&anchor.certificate]))
        .with_no_client_auth()
        .expect("a configuration")
}

pub fn server_config(provider: CryptoProvider, server: &Certified) -> ServerConfig {
    ServerConfig::builder(Arc::new(provider))
        .with_no_client_auth()
        .with_single_cert(server.chain(&[]), server.key_der())
        .expect("a configuration")
}

/// Returns the provider with only one suite and one group. `suite` and `group` are indices in the crate's lists of all
/// suites and of all groups.
pub fn only(suite: usize, group: usize) -> CryptoProvider {
    CryptoProvider {
        tls13_cipher_suites: vec![fastgost_rustls::ALL_CIPHER_SUITES[suite]].into(),
        kx_groups: vec![fastgost_rustls::ALL_KX_GROUPS[group]].into(),
        ..fastgost_rustls::provider()
    }
}

/// Two sides of a connection, and the bytes on their way between them.
pub struct Pair {
    pub client: Connection<ClientSide, Tcp>,
    pub server: Connection<ServerSide, Tcp>,
    pub to_server: Vec<u8>,
    pub to_client: Vec<u8>,
    pub at_server: Vec<u8>,
    pub at_client: Vec<u8>,
}

impl Pair {
    pub fn new(client: &Arc<ClientConfig>, server: &Arc<ServerConfig>) -> Self {
        let mut to_server = Vec::new();
        let name = ServerName::try_from("localhost").expect("a name");
        let client = client.connect(name).build(&mut to_server).expect("a client");
        let server = Connection::<ServerSide, Tcp>::new(server.clone()).expect("a server");
        Self { client, server, to_server, to_client: Vec::new(), at_server: Vec::new(), at_client: Vec::new() }
    }

    /// Lets the server read the bytes in `to_server`.
    pub fn serve(&mut self) -> Result<(), Error> {
        receive(&mut self.to_server, |input| {
            self.server.read_tls(input, &mut self.to_client).handle_all(&mut self.at_server).map(drop)
        })
    }

    /// Lets the client read the bytes in `to_client`.
    pub fn answer(&mut self) -> Result<(), Error> {
        receive(&mut self.to_client, |input| {
            self.client.read_tls(input, &mut self.to_server).handle_all(&mut self.at_client).map(drop)
        })
    }

    /// Both sides read in turn, until the bytes on their way contain no complete record. The error comes from the side
    /// that detected the problem.
    pub fn run(&mut self) -> Result<(), Error> {
        while !self.to_server.is_empty() || !self.to_client.is_empty() {
            let before = (self.to_server.clone(), self.to_client.clone());
            self.serve()?;
            self.answer()?;
            if before == (self.to_server.clone(), self.to_client.clone()) {
                break;
            }
        }
        Ok(())
    }

    pub fn connected(client: &Arc<ClientConfig>, server: &Arc<ServerConfig>) -> Result<Self, Error> {
        let mut pair = Self::new(client, server);
        pair.run()?;
        assert!(!pair.client.is_handshaking() && !pair.server.is_handshaking());
        Ok(pair)
    }

    /// Sends `data` in both directions, with one call for each direction, and compares the received data with `data`.
    pub fn exchange(&mut self, data: &[u8]) -> Result<(), Error> {
        self.client.write(OutboundPlain::Single(data), &mut self.to_server)?;
        self.server.write(OutboundPlain::Single(data), &mut self.to_client)?;
        self.run()?;
        assert!(self.at_server == data && self.at_client == data, "data of {} bytes", data.len());
        self.at_server.clear();
        self.at_client.clear();
        Ok(())
    }
}

/// Returns data in which all parts differ, so that a test notices parts that changed places.
pub fn data(len: usize) -> Vec<u8> {
    (0..len).map(|i| (i * 167 + i / 251) as u8).collect()
}

fn receive<T>(wire: &mut Vec<u8>, read: impl FnOnce(&mut SliceInput<'_>) -> Result<T, Error>) -> Result<T, Error> {
    let mut input = SliceInput::new(wire);
    let result = read(&mut input);
    let used = input.into_used();
    wire.drain(..used);
    result
}

/// Returns the alert that one side received from the other side. The receiving side reports this alert as its error.
pub fn alert(result: Result<(), Error>) -> rustls::error::AlertDescription {
    match result {
        Err(Error::AlertReceived(alert)) => alert,
        other => panic!("no alert but {other:?}"),
    }
}

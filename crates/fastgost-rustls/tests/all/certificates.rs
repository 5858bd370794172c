//! Tests certificate chains, names of curves, key usages, dates, client certificates, and keys.
use crate::common::*;
use fastgost::{
    curve::Curve,
    keys::{EncodePublicKey, PublicKey},
};
use fastgost_rustls::{FirstUnderstood, Verifier, credentials, provider, signature_scheme};
use fastgost_testkit::vectors;
use rustls::{
    ClientConfig, Error, ServerConfig,
    client::{
        WebPkiServerVerifier,
        danger::{HandshakeSignatureValid, ServerIdentity, ServerVerifier, SignatureVerificationInput},
    },
    crypto::{Credentials, InconsistentKeys, SignatureScheme, Signer, SigningKey, SingleCredential, VerifiedIdentity},
    error::{AlertDescription, CertificateError, PeerIncompatible, PeerMisbehaved},
    pki_types::{
        CertificateDer, CertificateRevocationListDer, PrivateKeyDer, PrivatePkcs8KeyDer, PrivateSec1KeyDer,
        SubjectPublicKeyInfoDer,
    },
    server::WebPkiClientVerifier,
};
use std::{hash::Hasher, sync::Arc, time::Duration};
use x509_cert::{
    builder::{Builder, CrlBuilder},
    certificate::Certificate,
    crl::{CertificateList, RevokedCert},
    der::{
        Decode, Encode,
        asn1::{ObjectIdentifier, Uint, UtcTime},
    },
    ext::pkix::CrlNumber,
    serial_number::SerialNumber,
    time::Time,
};

/// Connects a client, which trusts `anchor`, with a server. The client must refuse the server's chain. Returns the
/// error of the client, and the alert that the server gets from the client.
fn refused(anchor: &Certified, server: &Certified, intermediates: &[&Certified]) -> (Error, AlertDescription) {
    let client = Arc::new(client_config(provider(), anchor));
    let server = ServerConfig::builder(Arc::new(provider()))
        .with_no_client_auth()
        .with_single_cert(server.chain(intermediates), server.key_der())
        .expect("a configuration");
    let mut pair = Pair::new(&client, &Arc::new(server));
    pair.serve().expect("ClientHello");
    let error = pair.answer().expect_err("refused");
    (error, alert(pair.serve()))
}

fn accepted(anchor: &Certified, server: &Certified, intermediates: &[&Certified]) {
    let client = Arc::new(client_config(provider(), anchor));
    let server = ServerConfig::builder(Arc::new(provider()))
        .with_no_client_auth()
        .with_single_cert(server.chain(intermediates), server.key_der())
        .expect("a configuration");
    Pair::connected(&client, &Arc::new(server)).expect("connected").exchange(b"data").expect("data");
}

#[test]
fn chains_of_three() {
    // In the first two chains, the three certificates have keys on three different curves.
    for [root, middle, end] in [["512-c", "256-a", "256-b"], ["256-d", "512-a", "512-b"], ["256-c", "256-c", "256-c"]] {
        let root = Certified::new(root, &Template::authority("root"), None);
        let middle = Certified::new(middle, &Template::authority("middle"), Some(&root));
        let server = Certified::new(end, &Template::end_entity("localhost"), Some(&middle));
        accepted(&root, &server, &[&middle]);
        accepted(&middle, &server, &[]);
        // The intermediate certificate is missing.
        let unknown = (Error::InvalidCertificate(CertificateError::UnknownIssuer), AlertDescription::UnknownCa);
        assert_eq!(refused(&root, &server, &[]), unknown);
        // The client trusts a CA that has the right name but another key.
        let other = Certified::new("256-a", &Template::authority("root"), None);
        let (error, _) = refused(&other, &server, &[&middle]);
        assert!(matches!(error, Error::InvalidCertificate(_)), "{error}");
        // The client must refuse an intermediate certificate that does not belong to a CA.
        let template = Template { is_authority: false, ..Template::authority("middle") };
        let middle = Certified::new("256-a", &template, Some(&root));
        let server = Certified::new(end, &Template::end_entity("localhost"), Some(&middle));
        let (error, _) = refused(&root, &server, &[&middle]);
        assert!(matches!(error, Error::InvalidCertificate(_)), "{error}");
    }
}

#[test]
fn dates_names_and_usages() {
    let (authority, _) = authority_and_server("256-a");
    let usual = Template::end_entity("localhost");
    let end = |template: Template| Certified::new("256-a", &template, Some(&authority));
    let invalid = |template: Template| match refused(&authority, &end(template), &[]) {
        (Error::InvalidCertificate(error), alert) => (error, alert),
        other => panic!("{other:?}"),
    };
    accepted(&authority, &end(usual.clone()), &[]);

    let (error, alert) = invalid(Template { validity: (VALID.0 - 2, VALID.0 - 1), ..usual.clone() });
    assert!(matches!(error, CertificateError::ExpiredContext { .. }), "{error}");
    assert_eq!(alert, AlertDescription::CertificateExpired);

    let (error, alert) = invalid(Template { validity: (VALID.1 - 2, VALID.1), ..usual.clone() });
    assert!(matches!(error, CertificateError::NotValidYetContext { .. }), "{error}");
    assert_eq!(alert, AlertDescription::CertificateExpired);

    let (error, alert) = invalid(Template { names: vec!["elsewhere".to_owned()], ..usual.clone() });
    assert!(matches!(error, CertificateError::NotValidForNameContext { .. }), "{error}");
    assert_eq!(alert, AlertDescription::BadCertificate);

    let (error, alert) = invalid(Template { usages: vec![CLIENT_AUTH], ..usual.clone() });
    assert!(matches!(error, CertificateError::InvalidPurposeContext { .. }), "{error}");
    assert_eq!(alert, AlertDescription::UnsupportedCertificate);

    // The client must refuse a server that presents the certificate of a CA.
    let (_, _) = invalid(Template { is_authority: true, ..usual });
}

/// The client refuses a certificate that was changed after it was signed, and a certificate whose signature has the
/// byte order of signatures in handshakes.
#[test]
fn altered_certificates() {
    let (authority, server) = authority_and_server("256-a");
    let signature = server.certificate.len() - 64;
    let mut swapped = server.certificate.to_vec();
    swapped[signature..].reverse();
    for bytes in [altered(&server.certificate, signature), altered(&server.certificate, signature + 63), swapped] {
        let changed = Certified { certificate: CertificateDer::from(bytes), ..server.clone() };
        let bad = (Error::InvalidCertificate(CertificateError::BadSignature), AlertDescription::DecryptError);
        assert_eq!(refused(&authority, &changed, &[]), bad);
    }
}

fn altered(bytes: &[u8], at: usize) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    bytes[at] ^= 1;
    bytes
}

/// Returns the parameters of keys. The parameters have the identifier of the curve and, with `with_digest`, the
/// identifier of the hash function.
fn parameters(curve: &Curve, with_digest: bool) -> Vec<u8> {
    let digest = if curve.size() == 32 { "1.2.643.7.1.1.2.2" } else { "1.2.643.7.1.1.2.3" };
    let mut oids = vec![ObjectIdentifier::new_unwrap(curve.oid())];
    oids.extend(with_digest.then(|| ObjectIdentifier::new_unwrap(digest)));
    oids.to_der().expect("DER")
}

/// Tests all identifiers of curves in certificates of servers, clients and CAs. The parameters of each key are tested
/// with the identifier of the hash function and without it.
#[test]
fn every_identifier_of_keys() {
    let mut n = 0;
    for curve in Curve::ALL {
        let short = curve.short_name();
        for with_digest in [false, true] {
            let parameters = Some(parameters(curve, with_digest));
            let root = Template { parameters: parameters.clone(), ..Template::authority("authority") };
            let authority = Certified::new(short, &root, None);
            let end = Template { parameters, ..Template::end_entity("localhost") };
            let server = Certified::new(short, &end, Some(&authority));
            let made = credentials(server.chain(&[]), server.key_der(), &provider());
            if short.ends_with("test") {
                let error = made.expect_err("for tests only").to_string();
                assert!(error.contains("tests"), "{error}");
                continue;
            }
            let provider = Arc::new(provider());
            let roots = roots(&[&authority.certificate]);
            let inner = WebPkiServerVerifier::builder(roots.clone(), &provider).build().expect("a verifier");
            let client = ClientConfig::builder(provider.clone())
                .dangerous()
                .with_custom_certificate_verifier(Arc::new(Verifier::new(inner)))
                .with_client_credential_resolver(Arc::new(SingleCredential::from(made.expect("credentials"))))
                .expect("a configuration");
            let made = credentials(server.chain(&[]), server.key_der(), &provider).expect("credentials");
            let inner = WebPkiClientVerifier::builder(roots, &provider).build().expect("a verifier");
            let config = ServerConfig::builder(provider.clone())
                .with_client_cert_verifier(Arc::new(Verifier::new(inner)))
                .with_server_credential_resolver(Arc::new(FirstUnderstood::new(vec![made])))
                .expect("a configuration");
            let config = Arc::new(config);
            let mut pair = Pair::connected(&Arc::new(client), &config).unwrap_or_else(|e| panic!("{short}: {e}"));
            pair.exchange(b"data").expect("data");
            n += 1;

            // Without `Verifier`, a client must accept only certificates in the form that the project writes.
            let usual = !with_digest && (curve.oid().starts_with("1.2.643.7"));
            let client = Arc::new(client_config((*provider).clone(), &authority));
            let config = Arc::new(server_config_of(&server));
            let mut pair = Pair::new(&client, &config);
            pair.serve().expect("ClientHello");
            assert_eq!(pair.answer().is_ok(), usual, "{short}, {with_digest}");
        }
    }
    assert_eq!(n, 24);
}

fn server_config_of(server: &Certified) -> ServerConfig {
    let made = credentials(server.chain(&[]), server.key_der(), &provider()).expect("credentials");
    ServerConfig::builder(Arc::new(provider()))
        .with_no_client_auth()
        .with_server_credential_resolver(Arc::new(SingleCredential::from(made)))
        .expect("a configuration")
}

/// Returns the configuration of a server that requires certificates of clients.
fn wants_clients(authority: &Certified, server: &Certified) -> Arc<ServerConfig> {
    let provider = Arc::new(provider());
    let roots = roots(&[&authority.certificate]);
    let verifier = WebPkiClientVerifier::builder(roots, &provider).build().expect("a verifier");
    let config = ServerConfig::builder(provider)
        .with_client_cert_verifier(Arc::new(verifier))
        .with_single_cert(server.chain(&[]), server.key_der())
        .expect("a configuration");
    Arc::new(config)
}

fn client_with(authority: &Certified, client: &Certified) -> Arc<ClientConfig> {
    let config = ClientConfig::builder(Arc::new(provider()))
        .with_root_certificates(roots(&[&authority.certificate]))
        .with_client_auth_cert(client.chain(&[]), client.key_der())
        .expect("a configuration");
    Arc::new(config)
}

#[test]
fn client_certificates() {
    for curve in CURVES {
        let (authority, server) = authority_and_server(curve);
        let wanting = wants_clients(&authority, &server);
        let client = Certified::new(curve, &Template::end_entity("a client"), Some(&authority));
        let mut pair = Pair::connected(&client_with(&authority, &client), &wanting).expect("connected");
        assert!(pair.server.peer_identity().is_some());
        pair.exchange(b"data").expect("data");

        // Four clients must be refused: without a certificate, with a certificate of another CA, with a certificate for
        // servers only, and with an expired certificate.
        let mut pair = Pair::new(&Arc::new(client_config(provider(), &authority)), &wanting);
        assert!(pair.run().is_err());
        assert_eq!(alert(pair.answer()), AlertDescription::CertificateRequired);
        let (other, _) = authority_and_server(curve);
        let usual = Template::end_entity("a client");
        for (template, issuer, told) in [
            (usual.clone(), &other, None),
            (
                Template { usages: vec![SERVER_AUTH], ..usual.clone() },
                &authority,
                Some(AlertDescription::UnsupportedCertificate),
            ),
            (Template { validity: (0, 1), ..usual }, &authority, Some(AlertDescription::CertificateExpired)),
        ] {
            let client = Certified::new(curve, &template, Some(issuer));
            let mut pair = Pair::new(&client_with(&authority, &client), &wanting);
            assert!(pair.run().is_err());
            let alert = alert(pair.answer());
            assert!(told.is_none_or(|told| told == alert), "{alert:?}");
        }
    }
}

/// The owner of a certificate must have the certificate's key. So both sides refuse a CertificateVerify that was signed
/// by a different key on the same curve.
#[test]
fn another_key_signs() {
    for curve in ["256-a", "512-c"] {
        let (authority, server) = authority_and_server(curve);
        let stolen = |of: &Certified| {
            let key = provider().key_provider.load_private_key(Certified { key: key(curve), ..of.clone() }.key_der());
            let credentials = Credentials::new_unchecked(of.chain(&[]), key.expect("a key"));
            Arc::new(SingleCredential::from(credentials))
        };
        let config = ServerConfig::builder(Arc::new(provider()))
            .with_no_client_auth()
            .with_server_credential_resolver(stolen(&server))
            .expect("a configuration");
        let config = Arc::new(config);
        let plain = Arc::new(client_config(provider(), &authority));
        for client in [plain, Arc::new(careful(&authority))] {
            let mut pair = Pair::new(&client, &config);
            pair.serve().expect("ClientHello");
            assert_eq!(pair.answer(), Err(Error::InvalidCertificate(CertificateError::BadSignature)));
            assert_eq!(alert(pair.serve()), AlertDescription::DecryptError);
        }
        let client = ClientConfig::builder(Arc::new(provider()))
            .with_root_certificates(roots(&[&authority.certificate]))
            .with_client_credential_resolver(stolen(&server))
            .expect("a configuration");
        let mut pair = Pair::new(&Arc::new(client), &wants_clients(&authority, &server));
        assert_eq!(pair.run(), Err(Error::InvalidCertificate(CertificateError::BadSignature)));
        assert_eq!(alert(pair.answer()), AlertDescription::DecryptError);
    }
}

/// A key whose signatures claim to have the signature scheme of another curve.
#[derive(Debug)]
struct Misnamed(Box<dyn SigningKey>, SignatureScheme);

#[derive(Debug)]
struct MisnamedSigner(Box<dyn Signer>, SignatureScheme);

impl SigningKey for Misnamed {
    fn choose_scheme(&self, offered: &[SignatureScheme]) -> Option<Box<dyn Signer>> {
        Some(Box::new(MisnamedSigner(self.0.choose_scheme(offered)?, self.1)))
    }

    fn public_key(&self) -> Option<SubjectPublicKeyInfoDer<'_>> {
        self.0.public_key()
    }
}

impl Signer for MisnamedSigner {
    fn sign(self: Box<Self>, message: &[u8]) -> Result<Vec<u8>, Error> {
        self.0.sign(message)
    }

    fn scheme(&self) -> SignatureScheme {
        self.1
    }
}

/// Both the verifier of rustls and `Verifier` must refuse a signature scheme that does not fit the curve of the key.
#[test]
fn a_scheme_belongs_to_a_curve() {
    for (curve, other) in
        [("256-a", signature_scheme::GOSTR34102012_256B), ("512-c", signature_scheme::GOSTR34102012_512A)]
    {
        let (authority, server) = authority_and_server(curve);
        let key = provider().key_provider.load_private_key(server.key_der()).expect("a key");
        let credentials = Credentials::new(server.chain(&[]), Box::new(Misnamed(key, other))).expect("credentials");
        let config = ServerConfig::builder(Arc::new(provider()))
            .with_no_client_auth()
            .with_server_credential_resolver(Arc::new(SingleCredential::from(credentials)))
            .expect("a configuration");
        let config = Arc::new(config);
        for client in [client_config(provider(), &authority), careful(&authority)] {
            let mut pair = Pair::new(&Arc::new(client), &config);
            pair.serve().expect("ClientHello");
            let error = pair.answer().expect_err("refused");
            assert!(matches!(error, Error::InvalidCertificate(_)), "{error}");
        }
    }
}

/// A key that makes a signature even if the peer has not offered the key's signature scheme.
#[derive(Debug)]
struct Unasked(Box<dyn SigningKey>);

impl SigningKey for Unasked {
    fn choose_scheme(&self, _: &[SignatureScheme]) -> Option<Box<dyn Signer>> {
        self.0.choose_scheme(signature_scheme::ALL)
    }

    fn public_key(&self) -> Option<SubjectPublicKeyInfoDer<'_>> {
        self.0.public_key()
    }
}

/// A verifier that offers only one signature scheme. It verifies chains, but no signatures in handshakes.
#[derive(Debug)]
struct Narrow(WebPkiServerVerifier, SignatureScheme);

impl ServerVerifier for Narrow {
    fn verify_identity<'a>(&self, identity: &ServerIdentity<'a, '_>) -> Result<VerifiedIdentity<'a>, Error> {
        self.0.verify_identity(identity)
    }

    fn verify_tls12_signature(&self, _: &SignatureVerificationInput<'_>) -> Result<HandshakeSignatureValid, Error> {
        Err(PeerMisbehaved::SignedHandshakeWithUnadvertisedSigScheme.into())
    }

    fn verify_tls13_signature(&self, _: &SignatureVerificationInput<'_>) -> Result<HandshakeSignatureValid, Error> {
        Err(PeerMisbehaved::SignedHandshakeWithUnadvertisedSigScheme.into())
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        vec![self.1]
    }

    fn request_ocsp_response(&self) -> bool {
        false
    }

    fn hash_config(&self, _: &mut dyn Hasher) {}
}

/// If the verifier inside `Verifier` does not offer a scheme, `Verifier` accepts no signature with this scheme.
#[test]
fn only_offered_schemes() {
    let (authority, server) = authority_and_server("256-a");
    let key = provider().key_provider.load_private_key(server.key_der()).expect("a key");
    let credentials = Credentials::new(server.chain(&[]), Box::new(Unasked(key))).expect("credentials");
    let config = ServerConfig::builder(Arc::new(provider()))
        .with_no_client_auth()
        .with_server_credential_resolver(Arc::new(SingleCredential::from(credentials)))
        .expect("a configuration");
    let config = Arc::new(config);
    for (scheme, is_offered) in
        [(signature_scheme::GOSTR34102012_512A, false), (signature_scheme::GOSTR34102012_256A, true)]
    {
        let inner = WebPkiServerVerifier::builder(roots(&[&authority.certificate]), &provider()).build();
        let narrow = Narrow(inner.expect("a verifier"), scheme);
        let client = ClientConfig::builder(Arc::new(provider()))
            .dangerous()
            .with_custom_certificate_verifier(Arc::new(Verifier::new(narrow)))
            .with_no_client_auth()
            .expect("a configuration");
        let mut pair = Pair::new(&Arc::new(client), &config);
        let result = pair.run();
        match is_offered {
            true => assert_eq!(result, Ok(())),
            false => assert_eq!(result, Err(PeerMisbehaved::SignedHandshakeWithUnadvertisedSigScheme.into())),
        }
    }
}

/// The first certificate is for a key of GOST R 34.10-2001, on a curve that GOST R 34.10-2012 also has. `credentials`
/// and the client must refuse the first certificate, and accept the second one.
#[test]
fn keys_of_2001() {
    let authority = Certified::new("256-a", &Template::authority("An authority"), None);
    let parameters = [0x30, 0x12, 6, 7, 0x2a, 0x85, 3, 2, 2, 0x23, 1, 6, 7, 0x2a, 0x85, 3, 2, 2, 0x1e, 1].to_vec();
    let old = Template {
        algorithm: Some("1.2.643.2.2.19"),
        parameters: Some(parameters),
        ..Template::end_entity("localhost")
    };
    for (template, is_accepted) in [(old, false), (Template::end_entity("localhost"), true)] {
        let server = Certified::new("cryptopro-a", &template, Some(&authority));
        let key = provider().key_provider.load_private_key(server.key_der()).expect("a key of 2012");
        assert_eq!(credentials(server.chain(&[]), server.key_der(), &provider()).is_ok(), is_accepted);
        let config = ServerConfig::builder(Arc::new(provider()))
            .with_no_client_auth()
            .with_server_credential_resolver(Arc::new(SingleCredential::from(Credentials::new_unchecked(
                server.chain(&[]),
                key,
            ))))
            .expect("a configuration");
        let mut pair = Pair::new(&Arc::new(careful(&authority)), &Arc::new(config));
        let result = pair.run();
        match is_accepted {
            true => assert_eq!(result, Ok(())),
            false => assert_eq!(result, Err(Error::InvalidCertificate(CertificateError::BadSignature))),
        }
    }
}

/// Returns the configuration of a client with `Verifier`.
fn careful(authority: &Certified) -> ClientConfig {
    let inner = WebPkiServerVerifier::builder(roots(&[&authority.certificate]), &provider()).build();
    ClientConfig::builder(Arc::new(provider()))
        .dangerous()
        .with_custom_certificate_verifier(Arc::new(Verifier::new(inner.expect("a verifier"))))
        .with_no_client_auth()
        .expect("a configuration")
}

#[test]
fn keys() {
    let (_, server) = authority_and_server("256-a");
    let (_, other) = authority_and_server("256-a");
    let load = |key| provider().key_provider.load_private_key(key).map(drop);
    assert_eq!(load(server.key_der()), Ok(()));
    let reason = |key| load(key).expect_err("refused").to_string();
    for garbage in [vec![0x30, 0], vec![]] {
        let text = reason(PrivatePkcs8KeyDer::from(garbage).into());
        assert!(text.starts_with("unexpected error: the private key cannot be used: "), "{text}");
    }
    assert!(reason(PrivateSec1KeyDer::from(vec![0x30, 0]).into()).contains("PKCS #8"));
    let (_, _, p256) = p256();
    assert!(reason(p256).contains("GOST"));
    // This private key has the algorithm identifier of GOST R 34.10-2001, and not 1.2.643.7.1.1.1.1.
    let text = reason(key_2001());
    assert!(text.contains("2012"), "{text}");

    // `other` has the key of another certificate, so `with_single_cert` and `credentials` refuse this key.
    let mismatch = Error::InconsistentKeys(InconsistentKeys::KeyMismatch);
    let builder = || ServerConfig::builder(Arc::new(provider())).with_no_client_auth();
    let error = builder().with_single_cert(server.chain(&[]), other.key_der()).expect_err("refused");
    assert_eq!(error, mismatch);
    assert_eq!(credentials(server.chain(&[]), other.key_der(), &provider()).map(drop), Err(mismatch));

    // `with_single_cert` and `credentials` accept a key file that names the curve as the certificate does. Only
    // `credentials` accepts a key file that names the curve in another way.
    let curve = Curve::from_name("cryptopro-xcha").expect("a curve");
    let parameters = Some(parameters(Curve::from_name("256-b").expect("a curve"), false));
    let template = Template { parameters, ..Template::end_entity("localhost") };
    let renamed = Certified::new(curve.short_name(), &template, None);
    assert!(builder().with_single_cert(renamed.chain(&[]), renamed.key_der()).is_err());
    assert!(credentials(renamed.chain(&[]), renamed.key_der(), &provider()).is_ok());
    let loaded = provider().key_provider.load_private_key(server.key_der()).expect("a key");
    let public = loaded.public_key().expect("it has one");
    assert_eq!(public, SubjectPublicKeyInfoDer::from(spki(&server)));
    assert!(PublicKey::read(&public).is_ok());
    // The debug output of a key must show no part of the key.
    let printed = format!("{loaded:?}");
    assert!(printed.len() < 100, "{printed}");
}

fn spki(certified: &Certified) -> Vec<u8> {
    certified.key.verifying_key().to_public_key_der().expect("a form").into_vec()
}

/// Returns a key file of GOST R 34.10-2001.
fn key_2001() -> PrivateKeyDer<'static> {
    let key = Certified::new("cryptopro-a", &Template::end_entity("old"), None).key_der();
    let info = fastgost::keys::pkcs8::PrivateKeyInfoRef::from_der(key.secret_der()).expect("PKCS #8");
    let parameters = [0x30, 0x09, 0x06, 0x07, 0x2a, 0x85, 0x03, 0x02, 0x02, 0x23, 0x01];
    let algorithm = fastgost::keys::pkcs8::AlgorithmIdentifierRef {
        oid: ObjectIdentifier::new_unwrap("1.2.643.2.2.19"),
        parameters: Some(x509_cert::der::asn1::AnyRef::from_der(&parameters).expect("DER")),
    };
    let old = fastgost::keys::pkcs8::PrivateKeyInfoRef::new(algorithm, info.private_key).to_der().expect("DER");
    PrivatePkcs8KeyDer::from(old).into()
}

/// If a server has no certificate for the schemes of a client, the client gets an alert. Here, the server has no
/// certificate at all.
#[test]
fn no_common_scheme() {
    let (authority, server) = authority_and_server("256-a");
    let client = Arc::new(client_config(provider(), &authority));
    let config = ServerConfig::builder(Arc::new(provider()))
        .with_no_client_auth()
        .with_server_credential_resolver(Arc::new(FirstUnderstood::new(Vec::new())))
        .expect("a configuration");
    drop(server);
    let mut pair = Pair::new(&client, &Arc::new(config));
    assert_eq!(pair.serve(), Err(PeerIncompatible::NoSignatureSchemesInCommon.into()));
    assert_eq!(alert(pair.answer()), AlertDescription::HandshakeFailure);
}

/// Tests a CRL that is signed with GOST. Also tests that rustls refuses the CRLs in RFC 9215, which have no CRL number.
#[test]
fn revocation() {
    let (authority, server) = authority_and_server("256-a");
    let certificate = Certificate::from_der(&authority.certificate).expect("a certificate");
    let time = |seconds| Time::UtcTime(UtcTime::from_unix_duration(Duration::from_secs(seconds)).expect("a date"));
    let list = |serial: u32| {
        let revoked = RevokedCert {
            serial_number: SerialNumber::from(serial),
            revocation_date: time(VALID.0),
            crl_entry_extensions: None,
        };
        let number = CrlNumber(Uint::new(&[1]).expect("a number"));
        let builder = CrlBuilder::new_with_this_update(&certificate, number, time(VALID.0)).expect("a builder");
        let builder = builder.with_next_update(Some(time(VALID.1))).with_certificates([revoked].into_iter());
        let list: CertificateList = builder.build(&authority.key).expect("it is signed");
        CertificateRevocationListDer::from(list.to_der().expect("DER"))
    };
    let provider = Arc::new(provider());
    let roots = roots(&[&authority.certificate]);
    let verifier = |lists| WebPkiServerVerifier::builder(roots.clone(), &provider).with_crls(lists).build();
    // All certificates of these tests have the serial number 1. So a CRL that lists the serial number 1 revokes the
    // certificate, and a CRL that lists the serial number 2 does not.
    for (serial, expected) in [(2, Ok(())), (1, Err(Error::InvalidCertificate(CertificateError::Revoked)))] {
        let client = ClientConfig::builder(provider.clone())
            .with_webpki_verifier(verifier(vec![list(serial)]).expect("a verifier").into())
            .with_no_client_auth()
            .expect("a configuration");
        let mut pair = Pair::new(&Arc::new(client), &Arc::new(server_config((*provider).clone(), &server)));
        pair.serve().expect("ClientHello");
        assert_eq!(pair.answer(), expected);
    }
    let mut n = 0;
    for list in vectors::cases("x509_samples.json").iter().filter(|case| case["kind"] == "crl") {
        assert!(verifier(vec![CertificateRevocationListDer::from(vectors::hex(list, "der"))]).is_err());
        n += 1;
    }
    assert_eq!(n, 3);
}

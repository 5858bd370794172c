//! Tests the example handshakes of RFC 9367, appendix A. The key schedules, signatures and records of these handshakes
//! are computed through the traits of rustls. In the first handshake, a rustls server also answers the recorded client.
use fastgost::{
    curve::Curve,
    keys::PublicKey,
    sign::{Encoding, Signature, SigningKey, VerifyingKey, agree},
};
use fastgost_rustls::{ALL_CIPHER_SUITES, kx_group, provider, signature_scheme};
use fastgost_testkit::vectors::hex;
use rustls::{
    Connection, Error, ServerConfig, ServerSide, SliceInput, Tcp, Tls13CipherSuite,
    crypto::{
        CipherSuiteCommon, Credentials, CryptoProvider, GetRandomFailed, HashAlgorithm, Identity, SecureRandom,
        SignatureScheme, Signer, SigningKey as TlsSigningKey, SingleCredential,
        cipher::{AeadKey, EncodableVersion, InboundOpaque, Iv, OutboundPlain, Record},
        hash::{Context, Hash, Output},
        kx::{ActiveKeyExchange, NamedGroup, SharedSecret, StartedKeyExchange, SupportedKxGroup},
        tls13::{HkdfExpander, OkmBlock},
    },
    enums::{ContentType, ProtocolVersion},
    pki_types::{CertificateDer, SubjectPublicKeyInfoDer},
};
use serde_json::Value;
use std::sync::Arc;

fn cases() -> Vec<Value> {
    let file: Value = serde_json::from_str(include_str!("rfc9367.json")).expect("JSON");
    file["cases"].as_array().expect("cases").clone()
}

fn suite(case: &Value) -> &'static Tls13CipherSuite {
    let name = case["suite"].as_str().expect("a name");
    let id = fastgost::record::tls13::Suite::ALL.into_iter().find(|suite| suite.name() == name).expect("a suite").id();
    ALL_CIPHER_SUITES.iter().find(|suite| u16::from(suite.common.suite) == id).expect("it is there")
}

/// Computes HKDF-Expand-Label of RFC 8446, section 7.1.
fn expand(expander: &dyn HkdfExpander, label: &str, context: &[u8], len: usize) -> Vec<u8> {
    let mut output = vec![0; len];
    let head = [0, len as u8, 6 + label.len() as u8];
    expander
        .expand_slice(&[&head, b"tls13 ", label.as_bytes(), &[context.len() as u8], context], &mut output)
        .expect("not too long");
    output
}

#[test]
fn key_schedule() {
    for case in cases() {
        let suite = suite(&case);
        let hkdf = suite.hkdf_provider;
        let empty = suite.common.hash_provider.hash(b"");
        let secret = |expander: &dyn HkdfExpander, label, context: &[u8], field| {
            assert_eq!(expand(expander, label, context, 32), hex(&case, field), "{field}");
        };
        let early = match case.get("psk") {
            None => hkdf.extract_from_zero_ikm(None),
            Some(_) => hkdf.extract_from_secret(None, &hex(&case, "psk")),
        };
        let early_secret = hkdf.expander_for_okm(&OkmBlock::new(&hex(&case, "early_secret")));
        secret(&*early, "derived", empty.as_ref(), "derived_0");
        secret(&*early_secret, "derived", empty.as_ref(), "derived_0");
        let handshake = hkdf.extract_from_secret(Some(&hex(&case, "derived_0")), &hex(&case, "ecdhe"));
        secret(&*handshake, "s hs traffic", &hex(&case, "th1"), "shts");
        secret(&*handshake, "c hs traffic", &hex(&case, "th1"), "chts");
        secret(&*handshake, "derived", empty.as_ref(), "derived_1");
        let main = hkdf.extract_from_zero_ikm(Some(&hex(&case, "derived_1")));
        secret(&*main, "s ap traffic", &hex(&case, "th2"), "sats");
        secret(&*main, "c ap traffic", &hex(&case, "th2"), "cats");
        for (secret, key, iv) in [
            ("shts", "server_key_hs", "server_iv_hs"),
            ("chts", "client_key_hs", "client_iv_hs"),
            ("sats", "server_key_ap", "server_iv_ap"),
            ("cats", "client_key_ap", "client_iv_ap"),
        ] {
            let traffic = hkdf.expander_for_okm(&OkmBlock::new(&hex(&case, secret)));
            assert_eq!(expand(&*traffic, "key", b"", suite.aead_alg.key_len()), hex(&case, key), "{key}");
            assert_eq!(expand(&*traffic, "iv", b"", suite.aead_alg.iv_len()), hex(&case, iv), "{iv}");
        }
        for (secret, key, transcript, finished) in [
            ("shts", "server_finished_key", "th_server_finished", "server_finished"),
            ("chts", "client_finished_key", "th2", "client_finished"),
        ] {
            let traffic = hkdf.expander_for_okm(&OkmBlock::new(&hex(&case, secret)));
            assert_eq!(expand(&*traffic, "finished", b"", 32), hex(&case, key));
            let mac = hkdf.hmac_sign(&OkmBlock::new(&hex(&case, key)), &hex(&case, transcript));
            assert_eq!(mac.as_ref(), &hex(&case, finished)[4..], "{finished}");
        }
    }
}

#[test]
fn ecdhe() {
    for (case, curve) in cases().iter().zip(["512-c", "256-b"]) {
        let curve = Curve::from_name(curve).expect("a curve");
        for (own, share, peer) in [("d_c", "q_c", "q_s"), ("d_s", "q_s", "q_c")] {
            let key = SigningKey::from_bytes(curve, &hex(case, own)).expect("in range");
            assert_eq!(key.verifying_key().to_bytes(), hex(case, share));
            let peer = VerifyingKey::from_bytes(curve, &hex(case, peer)).expect("a point");
            assert_eq!(agree::ecdhe(&key, &peer).expect("agreed")[..], hex(case, "ecdhe"));
        }
    }
}

#[test]
fn records() {
    let mut sealed = 0;
    for case in cases() {
        let aead = suite(&case).aead_alg;
        for record in case["records"].as_array().expect("records") {
            let keys = record["keys"].as_str().expect("a name");
            let (side, phase) = keys.split_once('_').expect("side_phase");
            let key = || -> [u8; 32] { hex(&case, &format!("{side}_key_{phase}")).try_into().expect("32 bytes") };
            let iv = Iv::new(&hex(&case, &format!("{side}_iv_{phase}"))).expect("a length");
            let sequence = record["sequence"].as_u64().expect("a number");
            let kind = ContentType(record["type"].as_u64().expect("a number") as u8);
            let content = match record.get("zeros") {
                Some(zeros) => vec![0; zeros.as_u64().expect("a number") as usize],
                None => hex(record, "content"),
            };
            let expected = hex(record, "record");
            let version = EncodableVersion::Legacy(ProtocolVersion::TLSv1_2);

            let mut fragment = expected[5..].to_vec();
            let received = Record::new(ContentType::ApplicationData, version, InboundOpaque(&mut fragment));
            let opened = aead.decrypter(AeadKey::from(key()), iv.clone()).decrypt(received, sequence).expect("opened");
            assert_eq!((opened.typ, opened.payload), (kind, &content[..]));

            // rustls cannot write records with padding, so this test only decrypts the records that have padding.
            if record.get("padding").is_none() {
                let mut encrypter = aead.encrypter(AeadKey::from(key()), iv);
                let mut out = vec![0; encrypter.encrypted_payload_len(content.len())];
                for before in 0..sequence {
                    let plain = Record::new(kind, version, OutboundPlain::Single(&content));
                    encrypter.encrypt(plain, before, &mut out).expect("sealed");
                }
                let plain = Record::new(kind, version, OutboundPlain::Single(&content));
                let sent = encrypter.encrypt(plain, sequence, &mut out).expect("sealed");
                assert_eq!((sent.typ, sent.payload), (ContentType::ApplicationData, &expected[5..]));
                sealed += 1;
            }
        }
    }
    assert_eq!(sealed, 9 + 7);
}

/// The signature in CertificateVerify is verified with the certificate's key. This signature does not have the byte
/// order of signatures in certificates.
#[test]
fn certificate_verify() {
    let case = &cases()[0];
    let certificate = certificate(case);
    let signed = fastgost::keys::x509::Signed::certificate(&certificate).expect("a certificate");
    let key: PublicKey = signed.subject_key().expect("a key");
    signed.verify(&key).expect("signed by itself");
    let message =
        [&[b' '; 64][..], b"TLS 1.3, server CertificateVerify\0", &hex(case, "th_certificate_verify")].concat();
    let key = key.verifying_key().expect("a curve");
    let signature = hex(case, "sgn");
    assert_eq!(hex(case, "certificate_verify")[8..], signature);
    let verify =
        |encoding| key.verify(&message, &Signature::from_bytes(key.curve(), &signature, encoding).expect("64 bytes"));
    assert_eq!(verify(Encoding::Tls), Ok(()));
    assert!(verify(Encoding::X509).is_err());

    // An algorithm in the provider's list for handshakes must verify the same signature.
    let (scheme, algorithms) = provider().signature_verification_algorithms.mapping()[1];
    assert_eq!(scheme, signature_scheme::GOSTR34102012_256B);
    let octets = [&[4, 64][..], &key.to_bytes()].concat();
    assert!(algorithms[0].verify_signature(&octets, &message, &signature).is_ok());
    assert!(algorithms[0].verify_signature(&octets, &message[1..], &signature).is_err());
}

fn certificate(case: &Value) -> Vec<u8> {
    // Around the certificate, the message has a header, an empty context, two lengths, and empty extensions.
    let message = hex(case, "certificate");
    message[4 + 1 + 3 + 3..message.len() - 2].to_vec()
}

/// A server with the example's random numbers gets the client's messages as the RFC prints them. Server and RFC agree
/// on everything except the order of the extensions in ServerHello. rustls writes supported_versions last. So this test
/// changes the order in the transcript to the order of the RFC.
#[test]
fn a_server_answers_the_recorded_client() {
    let case = cases().swap_remove(0);
    let random: &'static Fixed = Box::leak(Box::new(Fixed(hex(&case, "server_random"))));
    let group: &'static dyn SupportedKxGroup = Box::leak(Box::new(FixedGroup(hex(&case, "d_s"))));
    let hash: &'static Reordered = Box::leak(Box::new(Reordered {
        inner: suite(&case).common.hash_provider,
        from: reordered(&hex(&case, "server_hello")).into(),
        to: hex(&case, "server_hello").into(),
    }));
    let suite: &'static _ = Box::leak(Box::new(Tls13CipherSuite {
        common: CipherSuiteCommon { hash_provider: hash, ..suite(&case).common },
        ..*suite(&case)
    }));
    let provider = CryptoProvider {
        secure_random: random,
        kx_groups: vec![group].into(),
        tls13_cipher_suites: vec![suite].into(),
        ..provider()
    };
    let message =
        [&[b' '; 64][..], b"TLS 1.3, server CertificateVerify\0", &hex(&case, "th_certificate_verify")].concat();
    let key = Recorded { message, signature: hex(&case, "sgn") };
    let identity = Identity::from_cert_chain(vec![CertificateDer::from(certificate(&case))]).expect("a chain");
    let credentials = Credentials::new_unchecked(Arc::new(identity), Box::new(key));
    let config = ServerConfig::builder(Arc::new(provider))
        .with_no_client_auth()
        .with_server_credential_resolver(Arc::new(SingleCredential::from(credentials)))
        .expect("a configuration");
    let mut server = Connection::<ServerSide, Tcp>::new(Arc::new(config)).expect("a server");
    let (mut sent, mut received) = (Vec::new(), Vec::new());
    let mut receive =
        |server: &mut Connection<ServerSide, Tcp>, record: &[u8], sent: &mut Vec<u8>| -> Result<(), Error> {
            let mut record = record.to_vec();
            let mut input = SliceInput::new(&mut record);
            server.read_tls(&mut input, sent).handle_all(&mut received).map(drop)
        };

    receive(&mut server, &hex(&case, "client_hello_record"), &mut sent).expect("ClientHello");
    let answers = records_of(&sent);
    assert_eq!(answers[0].1[..], hash.from[..]);
    // The other messages of the server are the messages of the example, but they are split into records in another way.
    let iv = Iv::new(&hex(&case, "server_iv_hs")).expect("a length");
    let key: [u8; 32] = hex(&case, "server_key_hs").try_into().expect("32 bytes");
    let mut decrypter = suite.aead_alg.decrypter(AeadKey::from(key), iv);
    let mut flight = Vec::new();
    let protected = answers.iter().filter(|(kind, _)| *kind == 23);
    for (sequence, (_, fragment)) in protected.enumerate() {
        let mut fragment = fragment.clone();
        let version = EncodableVersion::Legacy(ProtocolVersion::TLSv1_2);
        let record = Record::new(ContentType::ApplicationData, version, InboundOpaque(&mut fragment));
        flight.extend_from_slice(decrypter.decrypt(record, sequence as u64).expect("opened").payload);
    }
    let expected = ["encrypted_extensions", "certificate", "certificate_verify", "server_finished"];
    assert_eq!(flight, expected.map(|field| hex(&case, field)).concat());

    let record = |keys: &str| {
        let mut records = case["records"].as_array().expect("records").iter();
        hex(records.find(|record| record["keys"] == keys).expect("a record"), "record")
    };
    assert!(server.is_handshaking());
    receive(&mut server, &record("client_hs"), &mut sent).expect("Finished");
    assert!(!server.is_handshaking());
    receive(&mut server, &record("client_ap"), &mut sent).expect("application data");
    assert_eq!(received, [0; 1024]);
}

/// Returns the types and fragments of records.
fn records_of(mut stream: &[u8]) -> Vec<(u8, Vec<u8>)> {
    let mut records = Vec::new();
    while let [kind, _, _, high, low, rest @ ..] = stream {
        let (fragment, rest) = rest.split_at(u16::from_be_bytes([*high, *low]).into());
        records.push((*kind, fragment.to_vec()));
        stream = rest;
    }
    records
}

#[derive(Debug)]
struct Fixed(Vec<u8>);

impl SecureRandom for Fixed {
    fn fill(&self, buffer: &mut [u8]) -> Result<(), GetRandomFailed> {
        buffer.iter_mut().zip(self.0.iter().cycle()).for_each(|(to, from)| *to = *from);
        Ok(())
    }
}

/// Returns ServerHello with its two extensions in the opposite order.
fn reordered(message: &[u8]) -> Vec<u8> {
    // `head` has the header, version, random number, session, suite, compression and length. The extension
    // supported_versions has 6 bytes.
    let (head, extensions) = message.split_at(4 + 2 + 32 + 1 + 2 + 1 + 2);
    let (versions, share) = extensions.split_at(6);
    [head, share, versions].concat()
}

/// A hash function that hashes another message if it gets the message `from`.
#[derive(Clone)]
struct Reordered {
    inner: &'static dyn Hash,
    from: Arc<[u8]>,
    to: Arc<[u8]>,
}

impl Hash for Reordered {
    fn start(&self) -> Box<dyn Context> {
        Box::new(ReorderedContext(self.clone(), self.inner.start()))
    }

    fn hash(&self, data: &[u8]) -> Output {
        self.inner.hash(data)
    }

    fn output_len(&self) -> usize {
        self.inner.output_len()
    }

    fn algorithm(&self) -> HashAlgorithm {
        self.inner.algorithm()
    }
}

struct ReorderedContext(Reordered, Box<dyn Context>);

impl Context for ReorderedContext {
    fn fork_finish(&self) -> Output {
        self.1.fork_finish()
    }

    fn fork(&self) -> Box<dyn Context> {
        Box::new(Self(self.0.clone(), self.1.fork()))
    }

    fn finish(self: Box<Self>) -> Output {
        self.1.finish()
    }

    fn update(&mut self, data: &[u8]) {
        self.1.update(if *data == *self.0.from { &self.0.to } else { data });
    }
}

#[derive(Debug)]
struct FixedGroup(Vec<u8>);

struct FixedKey(SigningKey, Vec<u8>);

impl SupportedKxGroup for FixedGroup {
    fn start(&self) -> Result<StartedKeyExchange, Error> {
        let key = SigningKey::from_bytes(Curve::from_name("512-c").expect("a curve"), &self.0).expect("in range");
        let share = key.verifying_key().to_bytes();
        Ok(StartedKeyExchange::Single(Box::new(FixedKey(key, share))))
    }

    fn name(&self) -> NamedGroup {
        kx_group::GC512C.name()
    }
}

impl ActiveKeyExchange for FixedKey {
    fn complete(self: Box<Self>, peer: &[u8]) -> Result<SharedSecret, Error> {
        let peer = VerifyingKey::from_bytes(self.0.curve(), peer).expect("a point");
        Ok(SharedSecret::from(&agree::ecdhe(&self.0, &peer).expect("agreed")[..]))
    }

    fn pub_key(&self) -> &[u8] {
        &self.1
    }

    fn group(&self) -> NamedGroup {
        kx_group::GC512C.name()
    }
}

/// The RFC does not print the private key. So this key signs nothing, and returns the RFC's signature if it gets the
/// RFC's message.
#[derive(Clone, Debug)]
struct Recorded {
    message: Vec<u8>,
    signature: Vec<u8>,
}

impl TlsSigningKey for Recorded {
    fn choose_scheme(&self, offered: &[SignatureScheme]) -> Option<Box<dyn Signer>> {
        offered.contains(&signature_scheme::GOSTR34102012_256B).then(|| Box::new(self.clone()) as Box<dyn Signer>)
    }

    fn public_key(&self) -> Option<SubjectPublicKeyInfoDer<'_>> {
        None
    }
}

impl Signer for Recorded {
    fn sign(self: Box<Self>, message: &[u8]) -> Result<Vec<u8>, Error> {
        assert_eq!(message, self.message);
        Ok(self.signature)
    }

    fn scheme(&self) -> SignatureScheme {
        signature_scheme::GOSTR34102012_256B
    }
}

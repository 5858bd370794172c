//! Documents of about a megabyte that are made to cause much work. The work for a verdict is counted in steps. For each
//! of these documents, the verdict must not take more steps than the limit. If the limit is too low for a verdict, the
//! error must say this. The tests count steps, not seconds.
use super::token::response;
use fastgost::{curve::Curve, sign::SigningKey};
use fastgost_pki::{
    Error,
    cms::{self, Attribute, SignOptions, SignedData, Signer, Verdict, VerifyOptions},
    x509::{
        Certificate, CrlReason, GeneralName, Issuer, Name, NewCertificate, NewRevocationList, Profile, Revoked,
        SerialNumber, Time, name, time, validity,
    },
};
use std::time::{Duration, Instant, SystemTime};
use x509_cert::{
    der::asn1::{Ia5String, ObjectIdentifier, OctetString},
    ext::Extension,
    spki::SubjectPublicKeyInfoOwned,
};

const SIZE: usize = 1_000_000;
const MOST: u64 = 500_000;
const TIMESTAMP: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.9.16.2.14");
const COUNTERSIGNATURE: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.9.6");

fn key() -> SigningKey {
    SigningKey::generate(Curve::from_name("256-a").expect("a curve")).expect("a key")
}

fn dn(text: &str) -> Name {
    name::parse(text).expect("a name")
}

/// The contents of a certificate that a test makes. The issuer and the keys are arguments of `by`.
struct Make<'p> {
    subject: &'p str,
    serial: u64,
    profile: Profile,
    /// The size in bytes of an extension that no reader knows. If the size is 0, the certificate does not have this
    /// extension.
    filling: usize,
}

impl<'p> Make<'p> {
    fn new(subject: &'p str) -> Self {
        Self { subject, serial: 7, profile: Profile::end_entity(), filling: 0 }
    }

    fn authority(subject: &'p str) -> Self {
        Self { profile: Profile::authority(), ..Self::new(subject) }
    }

    fn by(&self, (issuer, issuer_key): (&str, &SigningKey), key: &SigningKey) -> Certificate {
        let comment = Extension {
            extn_id: ObjectIdentifier::new_unwrap("1.2.3.4"),
            critical: false,
            extn_value: OctetString::new(vec![0; self.filling]).expect("bytes"),
        };
        let new = NewCertificate {
            subject: dn(self.subject),
            validity: validity(SystemTime::now() - Duration::from_secs(60), 1).expect("dates"),
            profile: Some(&self.profile),
            extensions: if self.filling > 0 { vec![comment] } else { Vec::new() },
            serial_number: Some(SerialNumber::from(self.serial)),
        };
        let public = SubjectPublicKeyInfoOwned::from_key(&key.verifying_key()).expect("a key");
        new.signed_by(&Issuer::named(dn(issuer), issuer_key).expect("an issuer"), &public).expect("a certificate")
    }
}

/// A trusted root, a signer whose certificate the root has issued, and the signer's detached signature.
struct World {
    root: Certificate,
    root_key: SigningKey,
    signer: Certificate,
    key: SigningKey,
    signed: SignedData,
}

impl World {
    fn new() -> Self {
        let (root_key, key) = (key(), key());
        let root = Make { serial: 1, ..Make::authority("CN=Root") }.by(("CN=Root", &root_key), &root_key);
        let signer = Make::new("CN=Signer").by(("CN=Root", &root_key), &key);
        let signed = sign(&key, &signer, 0);
        Self { root, root_key, signer, key, signed }
    }

    fn options(&self) -> VerifyOptions {
        VerifyOptions::new([self.root.clone()]).expect("options")
    }

    /// Returns the verdict. If the limit of work was reached, the error names the kind of work that was going on.
    fn judge(&self, what: &str, options: &VerifyOptions) -> Result<Verdict, String> {
        let document = self.signed.to_detached_der();
        let begin = Instant::now();
        let verdict = cms::verify(&document, Some(b"document"), options);
        // The lines that are printed below show the size, the steps and the time (`cargo test -- --nocapture`).
        let size = document.len();
        match verdict {
            Ok((verdict, _)) => {
                println!("{what}: {size} bytes, {} steps, {:?}", verdict.work, begin.elapsed());
                assert!(verdict.work <= options.path.most_work, "{what}");
                Ok(verdict)
            }
            Err(Error::Work(e)) => {
                println!("{what}: {size} bytes, given up at {}, {:?}", e.doing, begin.elapsed());
                assert_eq!(e.most, options.path.most_work, "{what}");
                Err(e.doing.to_owned())
            }
            Err(e) => panic!("{what}: {e}"),
        }
    }

    fn gives_up(&self, what: &str, doing: &str) {
        let given_up = self.judge(what, &self.options()).expect_err(what);
        assert!(doing.split(" or ").any(|doing| given_up == doing), "{what}: {given_up}");
        // The verifier must give up even if an option allows twice the work.
        let mut options = self.options();
        options.path.most_work = 2 * MOST;
        assert!(self.judge(what, &options).is_err(), "{what}");
    }

    /// Checks that all signatures are accepted, and that the verdict takes at most `steps` steps.
    fn accepts(&self, what: &str, steps: u64) -> Verdict {
        let verdict = self.judge(what, &self.options()).expect(what);
        assert_eq!(verdict.decision(), Ok(()), "{what}");
        assert!(verdict.work <= steps, "{what}: {} steps", verdict.work);
        verdict
    }
}

/// Makes a detached signature. Its signing time depends on `n`, so signatures with different `n` differ.
fn sign(key: &SigningKey, certificate: &Certificate, n: u64) -> SignedData {
    let signers = [Signer::new(key, certificate.clone()).expect("a signer")];
    let mut digester = cms::digester(&signers).expect("a digester");
    digester.update(b"document");
    let at = Duration::from_secs(1_700_000_000 + n);
    let time = Time::try_from(SystemTime::UNIX_EPOCH + at).expect("a time");
    let options = SignOptions { time: Some(time), ..SignOptions::default() };
    cms::sign_detached(&signers, &options, &digester.finish()).expect("signed")
}

/// Makes elements, such as certificates, until they have about a megabyte together.
fn fill(mut make: impl FnMut(u64) -> Vec<u8>) -> Vec<Vec<u8>> {
    let (mut all, mut size) = (Vec::new(), 0);
    while size < SIZE {
        all.push(make(all.len() as u64));
        size += all.last().map_or(0, Vec::len);
    }
    all
}

fn der(certificate: &Certificate) -> Vec<u8> {
    certificate.as_der().to_vec()
}

/// A usual document must take at most 1000 steps.
#[test]
fn a_usual_document() {
    World::new().accepts("a usual document", 1000);
}

/// All certificates have the issuer and the serial number that the signature names, but each certificate has another
/// key. So the signature must be verified with very many keys.
#[test]
fn certificates_with_the_signers_name() {
    let mut world = World::new();
    let key = key();
    world.signed.certificates = fill(|_| {
        let own = super::hostile::key();
        der(&Make::new("CN=Signer").by(("CN=Root", &key), &own))
    });
    world.signed.certificates.push(der(&world.signer));
    let found = world.judge("certificates with the signer's name", &world.options());
    // The limit of work is enough for about 2,500 verifications. One signer needs fewer, so the document must be
    // accepted.
    assert!(found.is_ok_and(|verdict| verdict.decision().is_ok() && verdict.work > MOST / 2));
    // With five signers, the document must be refused, because it takes more work than is allowed.
    world.signed.signers.extend((1..5).flat_map(|n| sign(&world.key, &world.signer, n).signers).collect::<Vec<_>>());
    world.gives_up("five signers, and certificates with their name", "verifying signatures");
}

/// All certificates have the signer's own key. So the signature must be verified only once, and the digest of each
/// certificate must be computed only once.
#[test]
fn certificates_with_the_signers_key() {
    let mut world = World::new();
    let key = key();
    let mut n = 0;
    world.signed.certificates = fill(|_| {
        n += 1;
        let subject = format!("CN=Signer,OU={n}");
        der(&Make::new(&subject).by(("CN=Root", &key), &world.key))
    });
    world.signed.certificates.push(der(&world.signer));
    world.accepts("certificates with the signer's key", 300_000);
    let more = (1..100).flat_map(|n| sign(&world.key, &world.signer, n).signers);
    world.signed.signers.extend(more.collect::<Vec<_>>());
    let digests = world.judge("a hundred signers, and certificates with their key", &world.options());
    assert!(digests.is_err(), "{digests:?}");
}

/// Every signature names its certificate by a digest. The document has several long certificates, and the digests of
/// all these certificates must be compared with the named digest.
#[test]
fn digests_of_long_certificates() {
    let mut world = World::new();
    let key = key();
    world.signed.certificates = (0..10)
        .map(|n| {
            let subject = format!("CN=Signer,OU={n}");
            der(&Make { filling: SIZE / 20, ..Make::new(&subject) }.by(("CN=Root", &key), &world.key))
        })
        .collect();
    world.signed.certificates.push(der(&world.signer));
    let more = (1..500).flat_map(|n| sign(&world.key, &world.signer, n).signers);
    world.signed.signers.extend(more.collect::<Vec<_>>());
    // Only 11 digests are computed, one for each certificate. They are compared again for each of the 500 signatures.
    world.accepts("digests of long certificates", MOST);
}

/// Very many other certificates have the name of the signer's issuer, but each of them has a different key.
#[test]
fn certificates_with_the_issuers_name() {
    let mut world = World::new();
    world.signed.certificates = fill(|n| {
        let own = key();
        der(&Make { serial: n, ..Make::authority("CN=Root") }.by(("CN=Root", &own), &own))
    });
    world.signed.certificates.push(der(&world.signer));
    let verdict = world.judge("certificates with the issuer's name", &world.options());
    assert!(verdict.is_ok_and(|verdict| verdict.decision().is_ok()));
    // Now no certificate has the key that signed the signer's certificate, so the document must not be accepted.
    let stranger = key();
    world.signer = Make::new("CN=Signer").by(("CN=Root", &stranger), &world.key);
    let certificates = world.signed.certificates.clone();
    world.signed = sign(&world.key, &world.signer, 0);
    world.signed.certificates.extend(certificates);
    let verdict = world.judge("certificates with the name of an issuer who is not there", &world.options());
    assert!(verdict.map_or(true, |verdict| verdict.decision().is_err()));
}

/// Fifty CAs have the same key, and each of the fifty CAs has issued a certificate to each of them. So there are very
/// many possible chains.
#[test]
fn certificates_that_are_each_others_issuers() {
    let mut world = World::new();
    let own = key();
    let mut certificates = Vec::new();
    let names: Vec<String> = (0..50).map(|n| format!("CN=A{n}")).collect();
    for subject in &names {
        for (serial, issuer) in (0..).zip(&names) {
            certificates.push(der(&Make { serial, ..Make::authority(subject) }.by((issuer, &own), &own)));
        }
    }
    world.signer = Make::new("CN=Signer").by(("CN=A0", &own), &world.key);
    world.signed = sign(&world.key, &world.signer, 0);
    world.signed.certificates.extend(certificates);
    world.gives_up("certificates that are each other's issuers", "verifying signatures or comparing names");
}

#[test]
fn copies_of_a_signature() {
    let mut world = World::new();
    let one = world.signed.signers[0].clone();
    world.signed.signers = vec![one; 2500];
    assert_eq!(world.accepts("copies of a signature", 1000).signatures.len(), 1);
}

#[test]
fn signatures() {
    let mut world = World::new();
    let all = (0..2500).flat_map(|n| sign(&world.key, &world.signer, n).signers);
    world.signed.signers = all.collect();
    let verdict = world.judge("signatures of one signer", &world.options());
    assert!(verdict.is_ok_and(|verdict| verdict.decision().is_ok() && verdict.signatures.len() == 2500));
}

/// The signature has 15,000 unsigned attributes, which fill the document. The document must be accepted, because
/// anybody can add unsigned attributes.
#[test]
fn attributes() {
    let mut world = World::new();
    let signer = &mut world.signed.signers[0];
    let attribute = |n: u64| {
        let oid = format!("1.2.{n}").parse().expect("an identifier");
        Attribute::new(oid, (0..10).map(|n| vec![4, 1, n]))
    };
    signer.unsigned_attributes = (0..15_000).map(attribute).collect();
    world.accepts("unsigned attributes", 1000);
}

#[test]
fn timestamps_and_countersignatures() {
    let mut world = World::new();
    let signature = world.signed.signers[0].signature.clone();
    let authority_key = key();
    let mut stamps = Make::new("CN=Time");
    stamps.profile.extended_key_usage = vec![ObjectIdentifier::new_unwrap("1.3.6.1.5.5.7.3.8")];
    let authority = stamps.by(("CN=Root", &world.root_key), &authority_key);
    let tokens = fill(|_| {
        let response = response(&authority_key, &authority, &signature);
        // In the response, the token comes after a header of four bytes and a status of five bytes.
        response[4 + 5..].to_vec()
    });
    let many = tokens.len();
    let add = |world: &mut World, oid, values| {
        let added = world.signed.signers[0].unsigned_attributes.iter().cloned().collect::<Vec<_>>();
        let one = Attribute::new(oid, values);
        world.signed.signers[0].unsigned_attributes = added.into_iter().chain([one]).collect();
    };
    add(&mut world, TIMESTAMP, tokens);
    let verdict = world.judge("timestamps", &world.options()).expect("done");
    let right = verdict.signatures[0].timestamps.iter().filter(|timestamp| timestamp.authority.is_ok()).count();
    assert_eq!((verdict.signatures[0].timestamps.len(), right), (many, many));
    let mut world = World::new();
    let by = Signer::new(&world.key, world.signer.clone()).expect("a signer");
    let countersignatures = (0..1500).map(|n| {
        let mut one = world.signed.signers[0].clone();
        let at = Duration::from_secs(1_700_000_000 + n);
        let time = Time::try_from(SystemTime::UNIX_EPOCH + at).expect("a time");
        let options = SignOptions { time: Some(time), ..SignOptions::default() };
        by.countersign(&mut one, &options).expect("signed");
        one.unsigned_attributes.values(COUNTERSIGNATURE).next().expect("one").to_vec()
    });
    let countersignatures = countersignatures.collect();
    add(&mut world, COUNTERSIGNATURE, countersignatures);
    let verdict = world.judge("countersignatures", &world.options()).expect("done");
    assert!(verdict.signatures[0].countersignatures.iter().all(Result::is_ok));
}

/// The document has many timestamps, and many certificates with the name of the TSA. The verifier must give up.
#[test]
fn timestamps_with_many_certificates() {
    let mut world = World::new();
    let signature = world.signed.signers[0].signature.clone();
    let authority_key = key();
    let mut stamps = Make::new("CN=Time");
    stamps.profile.extended_key_usage = vec![ObjectIdentifier::new_unwrap("1.3.6.1.5.5.7.3.8")];
    let authority = stamps.by(("CN=Root", &world.root_key), &authority_key);
    world.signed.certificates.extend((0..1200).map(|_| der(&stamps.by(("CN=Root", &key()), &key()))));
    let tokens: Vec<_> = (0..200).map(|_| response(&authority_key, &authority, &signature)[9..].to_vec()).collect();
    world.signed.signers[0].unsigned_attributes = [Attribute::new(TIMESTAMP, tokens)].into_iter().collect();
    world.gives_up("timestamps and certificates with their name", "verifying signatures");
}

/// The document has many CRLs with the name of the issuer, but they are signed with the key of a stranger.
#[test]
fn revocation_lists() {
    let mut world = World::new();
    let now = SystemTime::now();
    let list = |key: &SigningKey, number: u64, many: u64| {
        let entry = |n: u64| Revoked {
            serial_number: SerialNumber::from(1000 + n),
            date: time(now).expect("a time"),
            reason: Some(CrlReason::KeyCompromise),
            extensions: Vec::new(),
        };
        let new = NewRevocationList {
            this_update: time(now - Duration::from_secs(60)).expect("a time"),
            next_update: time(now + Duration::from_secs(3600)).expect("a time"),
            number: number.into(),
            revoked: (0..many).map(entry).collect(),
            extensions: Vec::new(),
        };
        let issuer = Issuer::named(dn("CN=Root"), key).expect("an issuer");
        new.signed_by(&issuer).expect("a list").as_der().to_vec()
    };
    world.signed.revocation_lists = vec![list(&world.root_key, 1, 25_000)];
    world.accepts("a long CRL", 2000);
    let stranger = key();
    world.signed.revocation_lists = fill(|n| list(&stranger, n, 0));
    let more = (0..500).flat_map(|n| {
        let key = key();
        let serial = n + 10;
        let certificate = Make { serial, ..Make::new("CN=Signer") }.by(("CN=Root", &world.root_key), &key);
        let signed = sign(&key, &certificate, n);
        world.signed.certificates.extend(signed.certificates);
        signed.signers
    });
    world.signed.signers.extend(more.collect::<Vec<_>>());
    let given_up = world.judge("CRLs", &world.options()).expect_err("given up");
    assert!(["verifying signatures", "comparing names"].contains(&&*given_up), "{given_up}");
}

/// A CA excludes many names, and the certificates below this CA have many names, so very many pairs of names must be
/// compared.
#[test]
fn constrained_names() {
    let mut world = World::new();
    let own = key();
    let dns = |name: String| GeneralName::DnsName(Ia5String::new(&name).expect("ASCII"));
    let mut authority = Make::authority("CN=A");
    authority.profile.excluded = (0..20_000).map(|n| dns(format!("x{n}.example"))).collect();
    let authority = authority.by(("CN=Root", &world.root_key), &own);
    let mut signer = Make::new("CN=Signer");
    signer.profile.alternative_names = (0..20_000).map(|n| dns(format!("y{n}.example"))).collect();
    world.signer = signer.by(("CN=A", &own), &world.key);
    world.signed = sign(&world.key, &world.signer, 0);
    world.signed.certificates.push(der(&authority));
    world.gives_up("constrained names", "comparing names");
}

//! Tests chains. An input consists of certificates and CRLs, one after the other. The first certificate is verified. A
//! chain has only certificates that were really signed. No verification takes longer than its limit of work. The corpus
//! begins with a CA that has two certificates, the CA's CRLs, and a user.
#![no_main]
use fastgost::{curve::Curve, sign::SigningKey};
use fastgost_pki::{
    path::{Identity, Options, Purpose, Revocation, Verifier},
    x509::{
        Certificate, GeneralName, Issuer, NewCertificate, NewRevocationList, Profile, RevocationList, Revoked,
        SerialNumber, name, time, validity,
        x509_cert::{
            der::{Reader, SliceReader},
            spki::SubjectPublicKeyInfoOwned,
        },
    },
};
use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use std::{
    collections::HashSet,
    sync::LazyLock,
    time::{Duration, SystemTime},
};

struct World {
    root: Certificate,
    signed: HashSet<Vec<u8>>,
    documents: Vec<u8>,
    now: SystemTime,
}

static WORLD: LazyLock<World> = LazyLock::new(|| {
    let now = SystemTime::UNIX_EPOCH + Duration::from_secs(1_800_000_000);
    let key = |n: u8| {
        let curve = Curve::from_name("256-a").expect("a curve");
        SigningKey::from_bytes(curve, &[n; 32]).expect("a key").deterministic()
    };
    let issue = |subject: &str, n: u8, issuer: &str, by: u8, profile: &Profile| {
        let new = NewCertificate {
            subject: name::parse(subject).expect("a name"),
            validity: validity(now, 100).expect("a validity"),
            profile: Some(profile),
            extensions: Vec::new(),
            serial_number: Some(SerialNumber::from(n)),
        };
        let signer = key(by);
        let issuer = Issuer::named(name::parse(issuer).expect("a name"), &signer).expect("an issuer");
        let public = SubjectPublicKeyInfoOwned::from_key(&key(n).verifying_key()).expect("a key");
        new.signed_by(&issuer, &public).expect("a certificate")
    };
    let mut authority = Profile::authority();
    authority.path_length = Some(1);
    authority.permitted = vec![GeneralName::DirectoryName(name::parse("C=RU").expect("a name"))];
    let mut user = Profile::end_entity();
    user.crl_urls = vec!["http://a/crl".to_owned()];
    let root = issue("CN=Root", 1, "CN=Root", 1, &Profile::authority());
    let certificates = [
        issue("CN=User,C=RU", 4, "CN=CA,C=RU", 2, &user),
        issue("CN=CA,C=RU", 2, "CN=Root", 1, &authority),
        issue("CN=CA,C=RU", 2, "CN=Other", 3, &authority),
        issue("CN=Other", 3, "CN=CA,C=RU", 2, &authority),
    ];
    let list = |issuer: &str, n: u8| {
        let at = |days: u64| time(now + Duration::from_secs(86400 * days)).expect("a time");
        let revoked = vec![Revoked {
            serial_number: SerialNumber::from(9_u8),
            date: at(0),
            reason: None,
            extensions: Vec::new(),
        }];
        let new = NewRevocationList {
            this_update: at(0),
            next_update: at(9),
            number: 1.into(),
            revoked,
            extensions: Vec::new(),
        };
        let signer = key(n);
        new.signed_by(&Issuer::named(name::parse(issuer).expect("a name"), &signer).expect("an issuer"))
            .expect("a list")
    };
    let lists = [list("CN=Root", 1), list("CN=CA,C=RU", 2)];
    let documents: Vec<&[u8]> =
        certificates.iter().map(Certificate::as_der).chain(lists.iter().map(RevocationList::as_der)).collect();
    let signed = certificates.iter().chain([&root]).map(|c| c.signed().signed_bytes().to_vec()).collect();
    World { documents: documents.concat(), signed, root, now }
});

fuzz_target!(|data: &[u8]| {
    let (mut certificates, mut lists) = (Vec::new(), Vec::new());
    let Ok(mut reader) = SliceReader::new(data) else { return };
    while let Ok(der) = reader.tlv_bytes() {
        match Certificate::read(der) {
            Ok(certificate) => certificates.push(certificate),
            Err(_) => lists.extend(RevocationList::read(der)),
        }
    }
    if certificates.is_empty() {
        return;
    }
    let user = certificates.remove(0);
    let host = || Identity::host("www.example.ru").expect("a host");
    for (revocation, purpose, identities) in [
        (Revocation::IfCovered, Some(Purpose::Documents), Vec::new()),
        (Revocation::Path, None, Vec::new()),
        (Revocation::IfCovered, None, vec![host()]),
    ] {
        let mut options = Options::at(WORLD.now).expect("a time");
        (options.revocation, options.most_work, options.purpose) = (revocation, 20_000, purpose);
        let for_anybody = identities.is_empty();
        options.identities = identities;
        let verifier = Verifier::new([WORLD.root.clone()], options)
            .with_untrusted(certificates.iter().cloned())
            .with_lists(lists.iter().cloned());
        let verdict = verifier.verify(&user);
        if data == WORLD.documents && for_anybody {
            assert_eq!(verdict.as_ref().map(Vec::len), Ok(3));
        }
        match verdict {
            Ok(path) => {
                for certificate in path {
                    assert!(WORLD.signed.contains(certificate.signed().signed_bytes()), "nobody signed this");
                }
            }
            Err(refusal) => assert!(!refusal.to_string().chars().any(char::is_control)),
        }
    }
});

fuzz_mutator!(|data: &mut [u8], size: usize, most: usize, seed: u32| {
    fastgost_fuzz::der::mutate_or_begin(data, size, most, seed, &WORLD.documents)
});

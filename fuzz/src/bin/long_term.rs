//! Tests a signature with all its evidence (CAdES-X Long Type 1), modified element by element. If a modified signature
//! is accepted, it has the same signer and the same time. Such a signature is also accepted if the options do not ask
//! for evidence. No verification takes more work than is allowed.
#![no_main]
use fastgost::{curve::Curve, sign::SigningKey};
use fastgost_pki::{
    Strictness,
    cms::{self, Digests, Proof, SignOptions, SignedData, Signer, VerifyOptions},
    x509::{
        Certificate, Issuer, NewCertificate, NewRevocationList, Profile, Time, name, time,
        x509_cert::{spki::SubjectPublicKeyInfoOwned, time::Validity},
    },
};
use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use std::{
    sync::LazyLock,
    time::{Duration, SystemTime},
};

// This target uses only some functions of this module. The tests of the library use all functions.
#[allow(dead_code)]
#[path = "../../../crates/fastgost-pki/tests/all/cms/token.rs"]
mod token;

const CONTENT: &[u8] = b"content";

struct Sample {
    document: Vec<u8>,
    options: VerifyOptions,
    signer: Certificate,
    digests: Digests,
    proved: Time,
}

fn hours(n: i64) -> Time {
    let now = SystemTime::now();
    let hours = Duration::from_secs(n.unsigned_abs() * 3600);
    time(if n < 0 { now - hours } else { now + hours }).expect("a time")
}

fn certificate(subject: &str, profile: Profile, key: &SigningKey, root: &SigningKey) -> Certificate {
    let new = NewCertificate {
        subject: name::parse(subject).expect("a name"),
        validity: Validity::new(hours(-100), hours(100)),
        profile: Some(&profile),
        extensions: Vec::new(),
        serial_number: None,
    };
    let issuer = Issuer::named(name::parse("CN=Root").expect("a name"), root).expect("an issuer");
    let key = SubjectPublicKeyInfoOwned::from_key(&key.verifying_key()).expect("a key");
    new.signed_by(&issuer, &key).expect("a certificate")
}

static SAMPLE: LazyLock<Sample> = LazyLock::new(|| {
    // Each run has its own keys. So inputs that an earlier run has stored do not belong to the keys of this run.
    let key = || SigningKey::generate(Curve::from_name("256-a").expect("a curve")).expect("a key");
    let (root_key, signer_key, stamper_key) = (key(), key(), key());
    let root = certificate("CN=Root", Profile::authority(), &root_key, &root_key);
    let signer = certificate("CN=Signer", Profile::end_entity(), &signer_key, &root_key);
    let mut usage = Profile::end_entity();
    usage.extended_key_usage = vec!["1.3.6.1.5.5.7.3.8".parse().expect("an identifier")];
    let stamper = certificate("CN=TSA", usage, &stamper_key, &root_key);
    let signers = [Signer::new(&signer_key, signer.clone()).expect("a signer")];
    let mut digester = cms::digester(&signers).expect("a digester");
    digester.update(CONTENT);
    let digests = digester.finish();
    let mut signed = cms::sign_detached(&signers, &SignOptions::default(), &digests).expect("signed");
    let stamp = |signed: &mut SignedData, data: &[u8]| {
        let response = token::response(&stamper_key, &stamper, data);
        signed.signers[0].attach_timestamp(&response, Strictness::Lenient).expect("a timestamp");
    };
    let signature = signed.signers[0].signature.clone();
    stamp(&mut signed, &signature);
    let list = NewRevocationList {
        this_update: hours(-1),
        next_update: hours(90),
        number: 1_u64.into(),
        revoked: Vec::new(),
        extensions: Vec::new(),
    };
    let issuer = Issuer::named(root.subject().clone(), &root_key).expect("an issuer");
    let mut options = VerifyOptions::new([root]).expect("a clock");
    options.path.time = token::later(10);
    options.path.now = token::later(10);
    options.lists.push(list.signed_by(&issuer).expect("a list"));
    cms::add_proofs(&mut signed, &digests, &options).expect("proofs");
    let mut data = signature;
    for number in [14, 21, 22] {
        use fastgost_pki::x509::x509_cert::der::{Encode, Tag, asn1::ObjectIdentifier};
        let of: ObjectIdentifier = format!("1.2.840.113549.1.9.16.2.{number}").parse().expect("an identifier");
        let value = signed.signers[0].unsigned_attributes.values(of).next().expect("an attribute");
        data.extend([of.to_der().expect("DER"), token::tlv(Tag::Set, value)].concat());
    }
    stamp(&mut signed, &data);
    options.lists.clear();
    options.proof = Proof::LongTerm;
    let verdict = cms::judge(&signed, &digests, &options).expect("a verdict");
    assert!(verdict.decision().is_ok(), "{verdict}");
    let proved = verdict.signatures[0].proved_time.expect("a time");
    Sample { document: signed.to_detached_der(), options, signer, digests, proved }
});

fuzz_target!(|data: &[u8]| {
    let Sample { options, signer, digests, proved, .. } = &*SAMPLE;
    let Ok((signed, None)) = SignedData::read(data) else { return };
    for signer in &signed.signers {
        let _ = signer.timestamp_request(cms::Stamped::CadesC);
    }
    let Ok(verdict) = cms::judge(&signed, digests, options) else { return };
    assert!(verdict.work <= options.path.most_work);
    if verdict.decision().is_err() {
        return;
    }
    for signature in &verdict.signatures {
        assert!(signature.signer.as_ref().expect("accepted").certificate() == signer);
        assert_eq!(signature.proved_time.map(|time| time.to_unix_duration()), Some(proved.to_unix_duration()));
    }
    let mut less = options.clone();
    less.proof = Proof::None;
    assert!(cms::judge(&signed, digests, &less).expect("a verdict").decision().is_ok());
});

fuzz_mutator!(|data: &mut [u8], size: usize, most: usize, seed: u32| {
    fastgost_fuzz::der::mutate_or_begin(data, size, most, seed, &SAMPLE.document)
});

//! A signer of XML documents. The signer's key and signatures are always the same.
use fastgost::{curve::Curve, sign::SigningKey};
use fastgost_pki::x509::{Certificate, NewCertificate, Profile, name, validity};
use std::{sync::LazyLock, time::SystemTime};

/// The signer's key, and the certificate of this key.
pub static SIGNER: LazyLock<(SigningKey, Certificate)> = LazyLock::new(|| {
    let key = SigningKey::from_bytes(Curve::from_name("256-a").unwrap(), &[7; 32]).unwrap().deterministic();
    let new = NewCertificate {
        subject: name::parse("CN=A").unwrap(),
        validity: validity(SystemTime::now(), 10).unwrap(),
        profile: Some(&Profile::end_entity()),
        extensions: Vec::new(),
        serial_number: None,
    };
    let certificate = new.self_signed(&key).unwrap();
    (key, certificate)
});

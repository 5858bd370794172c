//! Tests an OCSP response. Only the genuine response says that the certificate is not revoked. The corpus begins with
//! this response, which was made by openssl with gost-engine.
#![no_main]
use fastgost_pki::{
    Strictness,
    path::{Options, Revocation, Verifier},
    x509::{Certificate, ocsp::Response},
};
use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use std::{
    sync::LazyLock,
    time::{Duration, SystemTime},
};

const RESPONSE: &[u8] = include_bytes!("../../../crates/fastgost-pki/tests/samples/ocsp/response.der");

struct Case {
    ca: Certificate,
    user: Certificate,
    genuine: Response,
}

static CASE: LazyLock<Case> = LazyLock::new(|| {
    let certificate = |der: &[u8]| Certificate::read(der).expect("a certificate");
    Case {
        ca: certificate(include_bytes!("../../../crates/fastgost-pki/tests/samples/ocsp/ca.der")),
        user: certificate(include_bytes!("../../../crates/fastgost-pki/tests/samples/ocsp/user.der")),
        genuine: Response::read(RESPONSE).expect("a response"),
    }
});

fuzz_target!(|data: &[u8]| {
    let Ok(response) = Response::read(data) else { return };
    if let Ok(strict) = Response::read_with(data, Strictness::Strict) {
        assert_eq!(strict.signed_bytes(), response.signed_bytes());
    }
    let genuine = response.signed_bytes() == CASE.genuine.signed_bytes();
    let when = CASE.genuine.produced_at().to_unix_duration() + Duration::from_secs(60);
    let mut options = Options::at(SystemTime::UNIX_EPOCH + when).expect("a time");
    options.revocation = Revocation::Certificate;
    let verifier = Verifier::new([CASE.ca.clone()], options).with_responses([response]);
    let verdict = verifier.verify(&CASE.user);
    assert!(genuine || verdict.is_err(), "nobody signed this");
    if data == RESPONSE {
        assert!(verdict.is_ok());
    }
});

fuzz_mutator!(|data: &mut [u8], size: usize, most: usize, seed: u32| {
    fastgost_fuzz::der::mutate_or_begin(data, size, most, seed, RESPONSE)
});

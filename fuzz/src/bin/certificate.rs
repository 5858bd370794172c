//! Tests certificates and requests as text for people. Everything that can be read is shown, and the text has no
//! characters that control a terminal. If a name in the text can be read back, it is shown in the same way again.
//! Strict reading accepts nothing that lenient reading refuses. The corpus has the certificates and requests of
//! `vectors/`, modified element by element.
#![no_main]
use fastgost::keys::element;
use fastgost_pki::{
    Error, FileKind, Strictness,
    x509::{Any, Certificate, Name, Request, name},
};
use libfuzzer_sys::{fuzz_mutator, fuzz_target};

fuzz_target!(|data: &[u8]| {
    if let Ok(all) = Any::read_all(data) {
        for document in all {
            let text = document.show();
            assert!(!text.chars().any(|c| c.is_control() && c != '\n'), "{text:?}");
        }
    }
    if let Ok(read) = element::read(data) {
        assert!(element::check(&read.der).is_ok());
        assert_eq!(read.deviations.is_empty(), *read.der == *data);
    }
    let _ = FileKind::of(data);
    assert!(Certificate::read(data).is_ok() || Certificate::read_with(data, Strictness::Strict).is_err());
    if let Ok(certificate) = Certificate::read(data) {
        let pem = certificate.to_pem();
        assert_eq!(Certificate::read(pem.as_bytes()).expect("the same"), certificate);
        // Strict readers refuse every document with a reported deviation. Strict readers accept every other document
        // that can be read.
        match Certificate::read_with(data, Strictness::Strict) {
            Ok(strict) => assert!(strict == certificate && certificate.deviations().is_empty()),
            Err(Error::Strict(lenience)) => assert!(certificate.deviations().contains(&lenience)),
            Err(_) => {}
        }
        assert_eq!(FileKind::of(certificate.as_der()), Some(FileKind::Certificate));
        check(certificate.subject());
        check(certificate.issuer());
    }
    if let Ok(request) = Request::read(data) {
        check(request.subject());
    }
});

fn check(shown: &Name) {
    let text = name::show(shown);
    if let Ok(read) = name::parse(&text) {
        // The test compares the shown texts, and does not call `name::same`, for two reasons. A wrong encoder may write
        // an object identifier in several ways, but the identifier is always shown in one way. Also, the attributes of
        // an RDN are ordered by their encodings, so the order may change.
        assert_eq!(parts(&name::show(&read)), parts(&text));
        assert_eq!(read.iter_rdn().count(), shown.iter_rdn().count());
    }
}

fn parts(text: &str) -> Vec<&str> {
    let mut parts: Vec<_> = text.split(['+', ',']).collect();
    parts.sort_unstable();
    parts
}

fuzz_mutator!(|data: &mut [u8], size: usize, most: usize, seed: u32| {
    fastgost_fuzz::der::mutate(data, 0, size, most, seed)
});

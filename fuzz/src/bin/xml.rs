//! Tests XML documents that other people have signed.
#![no_main]
use fastgost_fuzz::is_rare;
use fastgost_pki::{path::Options, x509::Certificate};
use fastgost_xml::{Limits, VerifyOptions, Which, add_timestamp, signatures, timestamp_request, verify};
use libfuzzer_sys::fuzz_target;
use std::{
    collections::HashSet,
    sync::LazyLock,
    time::{Duration, SystemTime},
};

/// The target verifies all inputs. It passes only one in `RARE` inputs to the other functions that read signatures.
const RARE: usize = 16;

/// Documents that other people have signed. After each document come the number of the signer's certificate among the
/// certificates in the document, and the time of verification in seconds since 1970.
const FILES: [(&[u8], usize, u64); 8] = [
    (include_bytes!("../../../crates/fastgost-xml/tests/files/smev3-AckRequest.xml"), 1, 1_412_000_000),
    (
        include_bytes!("../../../crates/fastgost-xml/tests/files/smev3-SendResponseRequestNoAttach.xml"),
        1,
        1_412_000_000,
    ),
    (include_bytes!("../../../crates/fastgost-xml/tests/files/dotnet-2001.xml"), 1, 1_590_000_000),
    (include_bytes!("../../../crates/fastgost-xml/tests/files/dotnet-2012-256.xml"), 1, 1_590_000_000),
    (include_bytes!("../../../crates/fastgost-xml/tests/files/dotnet-2012-512.xml"), 1, 1_590_000_000),
    (include_bytes!("../../../crates/fastgost-xml/tests/files/enveloped-gost2001.xml"), 3, 1_800_000_000),
    (include_bytes!("../../../crates/fastgost-xml/tests/files/enveloped-gost2012-256.xml"), 3, 1_800_000_000),
    (include_bytes!("../../../crates/fastgost-xml/tests/files/enveloped-gost2012-512.xml"), 3, 1_800_000_000),
];

/// The signer of each file, and all signed data.
static SIGNED: LazyLock<(Vec<VerifyOptions>, HashSet<Vec<u8>>)> = LazyLock::new(|| {
    let (mut trust, mut parts) = (Vec::new(), HashSet::new());
    for (document, number, time) in FILES {
        let text = std::str::from_utf8(document).unwrap();
        let body = text.split("X509Certificate>").nth(2 * number - 1).unwrap().split('<').next().unwrap();
        let pem = format!("-----BEGIN CERTIFICATE-----\n{body}\n-----END CERTIFICATE-----\n");
        let mut options = VerifyOptions::new([Certificate::read_all(pem.as_bytes()).unwrap().remove(0)]).unwrap();
        options.trust.path = Options::as_of(SystemTime::UNIX_EPOCH + Duration::from_secs(time)).unwrap();
        options.trust.path.legacy = true;
        parts.insert(verify(document, &options).unwrap().decision().unwrap().parts[0].bytes.clone());
        options.which = Which::Number(1);
        trust.push(options);
    }
    (trust, parts)
});

fuzz_target!(|data: &[u8]| {
    let Some((choice, document)) = data.split_first() else { return };
    // Only signed data is accepted. The accepted data is in the form in which it was signed.
    let (trust, signed) = &*SIGNED;
    if let Ok(verdict) = verify(document, &trust[usize::from(choice % 8)])
        && let Ok(found) = verdict.decision()
    {
        assert!(found.parts.iter().all(|part| signed.contains(&part.bytes)));
    }
    if is_rare(data, RARE) {
        let limits = Limits::default();
        let many = signatures(document, &limits).unwrap_or_default().len();
        if timestamp_request(document, &Which::Number(1), &limits).is_ok() {
            assert!(many > 0);
            let _ = add_timestamp(document, &Which::Number(1), document, &limits);
        }
    }
});

//! Tests the functions that verify signed documents, and the functions that read keys from files. The tests pass
//! correct input, and then make wrong calls.
use super::{text_forms::texts, *};
use fastgost::{
    curve::Curve,
    keys::{EncodePrivateKey, EncodePublicKey},
    sign::SigningKey,
};
use fastgost_pki::{
    cms::{self, SignOptions, SignedWriter, Signer},
    x509::{Certificate, Issuer, NewCertificate, NewRevocationList, Profile, name, time, validity},
};
use std::time::{Duration, SystemTime};

struct Case {
    key: SigningKey,
    certificate: Vec<u8>,
    attached: Vec<u8>,
    detached: Vec<u8>,
}

const CONTENT: &[u8] = b"the contract";

impl Case {
    fn new() -> Self {
        let key = SigningKey::generate(Curve::from_name("256-a").expect("a curve")).expect("a key");
        let new = NewCertificate {
            subject: name::parse("CN=Alice").expect("a name"),
            validity: validity(SystemTime::now(), 1).expect("dates"),
            profile: Some(&Profile::end_entity()),
            extensions: Vec::new(),
            serial_number: None,
        };
        let certificate: Certificate = new.self_signed(&key).expect("a certificate");
        let signers = [Signer::new(&key, certificate.clone()).expect("a signer")];
        let options = SignOptions::default();
        let mut digester = cms::digester(&signers).expect("a digester");
        digester.update(CONTENT);
        let detached = cms::sign_detached(&signers, &options, &digester.finish()).expect("signed").to_detached_der();
        let mut writer =
            SignedWriter::new(Vec::new(), &signers, &options, Some(CONTENT.len() as u64)).expect("a writer");
        writer.write(CONTENT).expect("written");
        let attached = writer.finish().expect("signed");
        Self { key, certificate: certificate.as_der().to_vec(), attached, detached }
    }

    /// Verifies a signed document that contains the signed content. Returns the error code, the content and the report.
    fn attached(&self, document: &[u8], options: *const CmsOptions, capacity: usize) -> (c_int, Vec<u8>, String) {
        let (mut content, mut report) = (vec![0; capacity], vec![0; 1000]);
        let (mut written, mut report_len) = (7, 7);
        let (ca, ca_len) = (self.certificate.as_ptr(), self.certificate.len());
        // SAFETY: each pointer points to a buffer, and the length beside the pointer is the length of this buffer.
        let code = unsafe {
            fastgost_cms_verify(
                document.as_ptr(),
                document.len(),
                ca,
                ca_len,
                options,
                content.as_mut_ptr(),
                capacity,
                &mut written,
                report.as_mut_ptr(),
                report.len(),
                &mut report_len,
            )
        };
        content.truncate(written);
        report.truncate(report_len);
        (code, content, String::from_utf8(report).expect("UTF-8"))
    }

    fn detached(&self, content: &[u8]) -> (c_int, String) {
        let (mut report, mut report_len) = (vec![0; 1000], 7);
        let (ca, ca_len) = (self.certificate.as_ptr(), self.certificate.len());
        let (document, len) = (self.detached.as_ptr(), self.detached.len());
        let (content, content_len) = (content.as_ptr(), content.len());
        let (out, capacity) = (report.as_mut_ptr(), report.len());
        // SAFETY: each pointer points to a buffer, and the length beside the pointer is the length of this buffer.
        let code = unsafe {
            fastgost_cms_verify_detached(
                document,
                len,
                content,
                content_len,
                ca,
                ca_len,
                null(),
                out,
                capacity,
                &mut report_len,
            )
        };
        report.truncate(report_len);
        (code, String::from_utf8(report).expect("UTF-8"))
    }
}

fn options() -> CmsOptions {
    // SAFETY: all bytes of a `CmsOptions` may be 0.
    CmsOptions { size: size_of::<CmsOptions>(), ..unsafe { std::mem::zeroed() } }
}

#[test]
fn verified() {
    let case = Case::new();
    let (code, content, report) = case.attached(&case.attached, null(), 1000);
    assert_eq!((code, &content[..]), (FASTGOST_OK, CONTENT), "{}", last());
    assert!(report.starts_with("OK, signed by CN=Alice, serial "), "{report}");
    let (code, report) = case.detached(CONTENT);
    assert!(code == FASTGOST_OK && report.starts_with("OK, signed by CN=Alice, serial "), "{code} {report}");
    // This content was not signed, so the call returns an error. The report names the signer.
    let (code, report) = case.detached(b"another contract");
    assert!(code == FASTGOST_ERROR_SIGNATURE && last().contains("its digest is another"), "{code} {}", last());
    assert!(report.starts_with("not verified: CN=Alice"), "{report}");
    let at = case.attached.len() - 3;
    let mut changed = case.attached.clone();
    changed[at] ^= 1;
    let (code, content, _) = case.attached(&changed, null(), 1000);
    assert_eq!((code, &content[..]), (FASTGOST_ERROR_SIGNATURE, &b""[..]));
    assert_ne!(Case::new().attached(&case.attached, null(), 1000).0, FASTGOST_OK);
}

/// The library reads documents, certificates and CRLs in DER, and in all text forms (PEM or base64, in UTF-8 or UTF-16)
/// that other programs write.
#[test]
fn texts_of_others() {
    let case = Case::new();
    let with = |trusted: &[u8], document: &[u8], options: &CmsOptions| {
        let case =
            Case { key: case.key.clone(), certificate: trusted.to_vec(), attached: Vec::new(), detached: Vec::new() };
        let (code, content, _) = case.attached(document, options, 1000);
        (code, content)
    };
    let right = (FASTGOST_OK, CONTENT.to_vec());
    for label in ["CMS", "PKCS7"] {
        for (what, file) in texts(label, &case.attached) {
            assert_eq!(with(&case.certificate, &file, &options()), right, "{what}: {}", last());
        }
    }
    for (what, file) in texts("CERTIFICATE", &case.certificate) {
        let untrusted = CmsOptions { untrusted: file.as_ptr(), untrusted_len: file.len(), ..options() };
        assert_eq!(with(&file, &case.attached, &untrusted), right, "{what}: {}", last());
    }
    // This CRL is from another CA. The library must read the CRL in every text form. Then the verification must fail,
    // and the error must say that no CRL of the certificate's issuer was given.
    let issuer = Issuer::named(name::parse("CN=Bob").expect("a name"), &case.key).expect("an issuer");
    let now = SystemTime::now();
    let list = NewRevocationList {
        this_update: time(now).expect("a time"),
        next_update: time(now + Duration::from_secs(3600)).expect("a time"),
        number: 7.into(),
        revoked: Vec::new(),
        extensions: Vec::new(),
    };
    let list = list.signed_by(&issuer).expect("a list");
    for (what, file) in texts("X509 CRL", list.as_der()) {
        let lists = CmsOptions { lists: file.as_ptr(), lists_len: file.len(), ..options() };
        assert_eq!(with(&case.certificate, &case.attached, &lists).0, FASTGOST_ERROR_SIGNATURE, "{what}: {}", last());
        assert!(last().contains("no CRL or OCSP response of its issuer was given"), "{what}: {}", last());
    }
}

/// The library reads keys in DER, and in all text forms (PEM or base64, in UTF-8 or UTF-16) that other programs write.
#[test]
fn texts_of_keys() {
    let key = SigningKey::generate(Curve::from_name("256-a").expect("a curve")).expect("a key");
    let der = key.to_pkcs8_der().expect("DER");
    for (what, file) in texts("PRIVATE KEY", der.as_bytes()) {
        let (mut handle, mut bytes) = (null_mut(), [0; 32]);
        check!(fastgost_private_key_read(file.as_ptr(), file.len(), null(), 0, 0, &mut handle));
        check!(fastgost_private_key_bytes(handle, bytes.as_mut_ptr(), 32));
        check!(fastgost_private_key_free(handle));
        assert_eq!(bytes[..], key.to_bytes()[..], "{what}");
    }
    for (what, file) in texts("PUBLIC KEY", key.verifying_key().to_public_key_der().expect("DER").as_bytes()) {
        let (mut handle, mut bytes) = (null_mut(), [0; 64]);
        check!(fastgost_public_key_read(file.as_ptr(), file.len(), &mut handle));
        check!(fastgost_public_key_bytes(handle, bytes.as_mut_ptr(), 64));
        check!(fastgost_public_key_free(handle));
        assert_eq!(bytes[..], key.verifying_key().to_bytes()[..], "{what}");
    }
}

/// The library imports keys from the PFX files and from the folders (containers) of CryptoPro.
#[test]
fn imported_keys() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../fastgost-pki/tests/files/cryptopro/");
    let (mut handle, mut numbers) = (null_mut(), Vec::new());
    for name in ["made.000", "made.pfx"] {
        let (path, mut bytes) = (format!("{folder}{name}"), [0; 32]);
        let import = |password: &[u8], most, to: &mut *mut _| {
            // SAFETY: each pointer points to as many bytes as its length says.
            unsafe {
                fastgost_private_key_import(path.as_ptr(), path.len(), password.as_ptr(), password.len(), most, to)
            }
        };
        check!(import(b"1", 0, &mut handle), FASTGOST_ERROR_PASSWORD, "the passphrase is wrong");
        assert!(handle.is_null());
        assert_eq!(import(b"12345678", 0, &mut handle), FASTGOST_OK, "{}", last());
        check!(fastgost_private_key_bytes(handle, bytes.as_mut_ptr(), 32));
        check!(fastgost_private_key_free(handle));
        numbers.push(bytes);
    }
    assert_eq!(numbers[0], numbers[1]);
    // CryptoPro's programs wrote these files. The files have no password.
    for (name, expected) in [
        ("pfx-2012-256.pfx", "402aedf4fba51bfd3ccd42179ad20a2bc82c57ccf315816fc1d7ff529d529a9b"),
        (
            "pfx-2012-512.pfx",
            "edf2627566cf23ca4cd8fc6d81719d487fee68a95f1c7f7c3d9020b0a507052ec151e6e25a46eb8e858a377e4c9f2612d293942aee36aa08b9945d46cbeca94d",
        ),
    ] {
        let (path, mut bytes) = (format!("{folder}{name}"), vec![0; expected.len() / 2]);
        check!(fastgost_private_key_import(path.as_ptr(), path.len(), null(), 0, 0, &mut handle));
        check!(fastgost_private_key_bytes(handle, bytes.as_mut_ptr(), bytes.len()));
        check!(fastgost_private_key_free(handle));
        let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(hex, expected, "{name}");
    }
    for (name, code, said) in [
        ("none", FASTGOST_ERROR_ENCODING, "No such file"),
        ("pfx-2001.cer", FASTGOST_ERROR_ENCODING, "the PFX"),
        ("container-2001.000", FASTGOST_ERROR_UNSUPPORTED, "signs nothing"),
        ("pfx-2001.pfx", FASTGOST_ERROR_UNSUPPORTED, "signs nothing"),
        ("\u{0}", FASTGOST_ERROR_ENCODING, ""),
    ] {
        let path = format!("{folder}{name}");
        check!(fastgost_private_key_import(path.as_ptr(), path.len(), null(), 0, 0, &mut handle), code, said);
    }
    let long = format!("{folder}pfx-2012-256.pfx");
    let few = fastgost_private_key_import;
    check!(few(long.as_ptr(), long.len(), null(), 0, 3999, &mut handle), FASTGOST_ERROR_ITERATIONS, "too many");
    check!(few(b"\xff".as_ptr(), 1, null(), 0, 0, &mut handle), FASTGOST_ERROR_TEXT, "the path is not UTF-8");
}

#[test]
fn wrong_calls() {
    let case = Case::new();
    let call = |document: &[u8], options: &CmsOptions| case.attached(document, options, 1000).0;
    assert_eq!(call(&case.attached, &options()), FASTGOST_OK);
    assert_eq!(call(&case.attached[..50], &options()), FASTGOST_ERROR_PEM);
    assert_eq!(call(b"", &options()), FASTGOST_ERROR_ENCODING);
    assert_eq!(call(&case.detached, &options()), FASTGOST_ERROR_PARAMETER);
    for (wrong, code) in [
        (CmsOptions { size: 8, ..options() }, FASTGOST_ERROR_BUFFER_SIZE),
        (CmsOptions { flags: 128, ..options() }, FASTGOST_ERROR_PARAMETER),
        (CmsOptions { reserved: 1, ..options() }, FASTGOST_ERROR_PARAMETER),
        (CmsOptions { purpose: text(c"nonsense"), ..options() }, FASTGOST_ERROR_PARAMETER),
        (CmsOptions { content_type: text(c"data"), ..options() }, FASTGOST_ERROR_PARAMETER),
        (CmsOptions { time: u64::MAX, ..options() }, FASTGOST_ERROR_PARAMETER),
        (CmsOptions { untrusted_len: 1, ..options() }, FASTGOST_ERROR_NULL_POINTER),
        (CmsOptions { lists_len: 1, ..options() }, FASTGOST_ERROR_NULL_POINTER),
        (CmsOptions { most_work: 10, ..options() }, FASTGOST_ERROR_WORK),
        // With each of these options, the verification refuses the correct signature.
        (CmsOptions { time: 1, ..options() }, FASTGOST_ERROR_SIGNATURE),
        (CmsOptions { purpose: text(c"encryption"), ..options() }, FASTGOST_ERROR_SIGNATURE),
        (CmsOptions { content_type: text(c"1.2.3"), ..options() }, FASTGOST_ERROR_SIGNATURE),
        (CmsOptions { flags: FASTGOST_CMS_TIMESTAMPS, ..options() }, FASTGOST_ERROR_SIGNATURE),
        (CmsOptions { flags: FASTGOST_CMS_LONG_TERM, ..options() }, FASTGOST_ERROR_SIGNATURE),
        // With FASTGOST_CMS_NO_CHAIN the library builds no chain, so options for the chain would have no effect. A call
        // with FASTGOST_CMS_NO_CHAIN and such an option must return an error.
        (CmsOptions { flags: FASTGOST_CMS_NO_CHAIN, ..options() }, FASTGOST_OK),
        (CmsOptions { flags: FASTGOST_CMS_NO_CHAIN | FASTGOST_CMS_TIMESTAMPS, ..options() }, FASTGOST_ERROR_PARAMETER),
        (
            CmsOptions { flags: FASTGOST_CMS_NO_CHAIN | FASTGOST_CMS_CA_WITHOUT_CONSTRAINTS, ..options() },
            FASTGOST_ERROR_PARAMETER,
        ),
        (CmsOptions { flags: FASTGOST_CMS_NO_CHAIN, time: 1 << 30, ..options() }, FASTGOST_ERROR_PARAMETER),
        (CmsOptions { flags: FASTGOST_CMS_NO_CHAIN, purpose: text(c"email"), ..options() }, FASTGOST_ERROR_PARAMETER),
    ] {
        assert_eq!(call(&case.attached, &wrong), code, "{}", last());
    }
    // The buffer for the content has 5 bytes, but the content has 12. The error must name the needed size.
    let (code, ..) = case.attached(&case.attached, null(), 5);
    assert_eq!((code, last().contains("12 or more")), (FASTGOST_ERROR_BUFFER_SIZE, true), "{}", last());
    // The buffers for the content and for the report overlap in one byte, so the call returns an error.
    let mut out = [0; 100];
    let at = out.as_mut_ptr();
    let (document, len) = (case.attached.as_ptr(), case.attached.len());
    let (ca, ca_len) = (case.certificate.as_ptr(), case.certificate.len());
    let (mut written, mut report_len) = (0, 0);
    check!(
        fastgost_cms_verify(
            document,
            len,
            ca,
            ca_len,
            null(),
            at,
            100,
            &mut written,
            at.wrapping_add(99),
            1,
            &mut report_len
        ),
        FASTGOST_ERROR_OVERLAP,
        "overlap"
    );
    check!(
        fastgost_cms_verify(document, len, ca, ca_len, null(), at, 100, null_mut(), null_mut(), 0, &mut report_len),
        FASTGOST_ERROR_NULL_POINTER,
        ""
    );
}

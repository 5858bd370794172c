//! Tests documents that several people sign, one after the other, and documents of which only the digest is known.
use super::common::{ber, pair};
use fastgost::{
    hash::{Digest, Streebog256, Streebog512},
    sign::SigningKey,
};
use fastgost_pki::{
    cms::{
        self, DigestAlgorithm, Digests, SignOptions, SignedData, SignedReader, SignedRewriter, SignedWriter, Signer,
        VerifyOptions,
    },
    x509::Certificate,
};
use std::io::Read;

const CONTENT: &[u8] = b"the contract";

fn signer<'a>(key: &'a SigningKey, certificate: &Certificate) -> [Signer<'a>; 1] {
    [Signer::new(key, certificate.clone()).expect("a signer")]
}

fn attached(signers: &[Signer<'_>]) -> Vec<u8> {
    let options = SignOptions::default();
    let mut writer = SignedWriter::new(Vec::new(), signers, &options, Some(CONTENT.len() as u64)).expect("a writer");
    writer.write(CONTENT).expect("the content");
    writer.finish().expect("signed")
}

/// Returns true if `haystack` contains the bytes `needle`. With this function, the tests check that the bytes of the
/// first `SignerInfo` do not change, even if they are BER.
fn holds(haystack: &[u8], needle: &[u8]) -> bool {
    haystack.windows(needle.len()).any(|window| window == needle)
}

#[test]
fn a_second_signature() {
    for (first, second) in [("256-a", "256-a"), ("256-a", "512-a"), ("512-a", "256-b")] {
        let ((a, certificate_a), (b, certificate_b)) = (pair(first, "a"), pair(second, "bb"));
        let (one, two) = (signer(&a, &certificate_a), signer(&b, &certificate_b));
        let der = attached(&one);
        for document in [der.clone(), ber(&der, 0), ber(&der, 1)] {
            let mut reader = SignedReader::new(&document[..]).expect("SignedData");
            reader.hash_also(&[two[0].digest_algorithm()]).expect("before the content");
            let mut content = Vec::new();
            reader.read_to_end(&mut content).expect("the content");
            assert!(reader.hash_also(&[]).is_err(), "after the content");
            let mut signed = reader.finish().expect("SignedData");
            let digests = signed.digests.clone().expect("digests");
            assert!(signed.is_signed_by(&certificate_a) && !signed.is_signed_by(&certificate_b));
            signed.add_signatures(&two, &SignOptions::default(), &digests).expect("a second signature");
            let mut writer = SignedRewriter::new(Vec::new(), &signed, Some(CONTENT.len() as u64)).expect("a writer");
            writer.write(&content).expect("the content");
            let both = writer.finish().expect("both");
            let options = VerifyOptions::new([certificate_a.clone(), certificate_b.clone()]).expect("a clock");
            let (verdict, found) = cms::verify(&both, None, &options).expect("a verdict");
            assert!(verdict.decision().is_ok() && verdict.signatures.len() == 2, "{verdict}");
            assert_eq!(found.as_deref(), Some(CONTENT));
            // The last bytes of the first `SignerInfo` must be in the new document unchanged.
            let last = &document[document.len() - 60..document.len() - if document == der { 0 } else { 12 }];
            assert!(holds(&both, last));
            // After the new document is read again, its signatures must be the same as before.
            let (again, _) = SignedData::read(&both).expect("SignedData");
            assert_eq!(again.certificates.len(), 2);
            assert!(again.signers.iter().all(|signer| signed.signers.iter().any(|own| own.is_same_signature(signer))));
        }
    }
}

#[test]
fn detached_signatures() {
    let ((a, certificate_a), (b, certificate_b)) = (pair("256-a", "a"), pair("512-a", "bb"));
    let one = signer(&a, &certificate_a);
    let mut digester = cms::digester(&one).expect("a digester");
    digester.update(CONTENT);
    let mut signed = cms::sign_detached(&one, &SignOptions::default(), &digester.finish()).expect("signed");
    let known = [(DigestAlgorithm::Streebog512, Digest::from_bytes(&Streebog512::digest(CONTENT)).expect("a digest"))];
    let two = signer(&b, &certificate_b);
    assert!(signed.add_signatures(&two, &SignOptions::default(), &Digests::default()).is_err(), "without its digest");
    signed.add_signatures(&two, &SignOptions::default(), &Digests::of_unknown(known)).expect("a second signature");
    let options = VerifyOptions::new([certificate_a, certificate_b]).expect("a clock");
    let (verdict, _) = cms::verify(&signed.to_detached_der(), Some(CONTENT), &options).expect("a verdict");
    assert!(verdict.decision().is_ok() && verdict.signatures.len() == 2, "{verdict}");
}

/// If the caller gives only the digest of a content, signing and verifying without signed attributes must be refused,
/// because the content may also be a valid file of another format. With the option `allow_structure`, verifying must
/// succeed.
#[test]
fn a_digest_alone() {
    let (key, certificate) = pair("256-a", "a");
    let one = signer(&key, &certificate);
    let digest = || Digest::from_bytes(&Streebog256::digest(CONTENT)).expect("a digest");
    let known = || Digests::of_unknown([(DigestAlgorithm::Streebog256, digest())]);
    let signed = cms::sign_detached(&one, &SignOptions::default(), &known()).expect("signed");
    let mut options = VerifyOptions::new([certificate]).expect("a clock");
    for digests in [known(), Digests::of_content([(DigestAlgorithm::Streebog256, digest())], None)] {
        assert!(cms::judge(&signed, &digests, &options).expect("a verdict").decision().is_ok());
    }
    let bare = SignOptions { attributes: false, ..SignOptions::default() };
    let refusal = cms::sign_detached(&one, &bare, &known()).expect_err("without attributes");
    assert!(refusal.to_string().contains("known by its digest only"), "{refusal}");
    let mut digester = cms::digester(&one).expect("a digester");
    digester.update(CONTENT);
    let signed = cms::sign_detached(&one, &bare, &digester.finish()).expect("signed");
    let problem = cms::judge(&signed, &known(), &options).expect("a verdict").decision().expect_err("it").to_string();
    assert!(problem.contains("known by its digest only"), "{problem}");
    options.allow_structure = true;
    assert!(cms::judge(&signed, &known(), &options).expect("a verdict").decision().is_ok());
    for wrong in [0, 19, 65] {
        assert!(Digest::from_bytes(&vec![0; wrong]).is_none());
    }
}

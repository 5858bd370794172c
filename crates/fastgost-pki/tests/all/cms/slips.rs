//! Signatures whose algorithms are named by other identifiers than their own. The signer's key decides which hash function it is.
use super::common::{content, pair};
use crate::chains::der::{context, int, octets, oid, seq, set};
use fastgost::{
    hash::{Streebog256, Streebog512},
    sign::Encoding,
};
use fastgost_pki::{
    Error, Lenience, Result, Strictness,
    cms::{self, SignOptions, SignedData, SignedWriter, Signer, VerifyOptions},
    x509::Certificate,
};

const DATA: &str = "1.2.840.113549.1.7.1";

/// An identifier of ours: all of them have as many bytes.
fn of_2012(last: &str) -> Vec<u8> {
    oid(&format!("1.2.643.7.1.1.{last}"))
}

/// A document, or only its signature. Its algorithms are named in it once for all signers, and once for this signer.
fn signed(curve: &str, attached: bool) -> (Vec<u8>, Certificate) {
    let (key, certificate) = pair(curve, "a");
    let signers = [Signer::new(&key, certificate.clone()).expect("a signer")];
    let options = SignOptions { cades: false, embed: false, ..SignOptions::default() };
    let mut writer = SignedWriter::new(Vec::new(), &signers, &options, None).expect("a writer");
    writer.write(&content(1000)).expect("a part");
    let document = writer.finish().expect("signed");
    let detached = || SignedData::read(&document).expect("its form").0.to_detached_der();
    (if attached { document } else { detached() }, certificate)
}

/// Writes another identifier in the place of the n-th of this one, counted from the end.
fn renamed(file: &[u8], from: &[u8], n: usize, to: &[u8]) -> Vec<u8> {
    let at = (0..file.len()).rev().filter(|at| file[*at..].starts_with(from)).nth(n).expect("it is named");
    let mut file = file.to_vec();
    file[at..at + from.len()].copy_from_slice(to);
    file
}

fn verify(file: &[u8], attached: bool, certificate: &Certificate, strictness: Strictness) -> Result<()> {
    let content = content(1000);
    SignedData::read_with(file, strictness)?;
    let options = VerifyOptions::new(vec![certificate.clone()])?;
    let (verdict, _) = cms::verify(file, (!attached).then_some(&content[..]), &options)?;
    verdict.decision().map_err(|problem| Error::Refused(problem.to_string().into()))
}

#[test]
fn algorithms_by_other_identifiers() {
    // The hash function, that of the other length; signature, key and key agreement.
    for (curve, own, other, [signature, key, agreement]) in
        [("256-a", "2.2", "2.3", ["3.2", "1.1", "6.1"]), ("512-c", "2.3", "2.2", ["3.3", "1.2", "6.2"])]
    {
        for attached in [false, true] {
            let (file, certificate) = signed(curve, attached);
            let verify = |file: &[u8], strictness| verify(file, attached, &certificate, strictness);
            verify(&file, Strictness::Strict).expect("it is right");
            let (hash, by) = (of_2012(own), of_2012(signature));
            let lenient = |file: &[u8], what: &str| {
                verify(file, Strictness::Lenient).unwrap_or_else(|e| panic!("{curve}, {what}: {e}"));
                let e = verify(file, Strictness::Strict).expect_err("a deviation");
                assert!(matches!(e, Error::Strict(Lenience::SignersAlgorithms)), "{what}: {e}");
            };
            for slip in [other, signature, key, agreement] {
                let slipped = renamed(&file, &hash, 0, &of_2012(slip));
                lenient(&slipped, slip);
                // A foreign identifier is none of a slip.
                let e = verify(&renamed(&file, &hash, 0, &of_2012("9.9")), Strictness::Lenient).expect_err("foreign");
                assert!(e.to_string().contains("digest algorithm"), "{e}");
            }
            for slip in [own, agreement] {
                lenient(&renamed(&file, &by, 0, &of_2012(slip)), slip);
            }
            verify(&renamed(&file, &by, 0, &of_2012(key)), Strictness::Strict).expect("as RFC 4490 has it");
            // For keys of the other length.
            let others = if curve == "256-a" { ["2.3", "3.3", "1.2", "6.2"] } else { ["2.2", "3.2", "1.1", "6.1"] };
            for slip in others {
                let e = verify(&renamed(&file, &by, 0, &of_2012(slip)), Strictness::Lenient).expect_err("of others");
                assert!(e.to_string().contains("which fit the signer's key"), "{e}");
            }
        }
    }
}

/// The set before the content, which says what to hash it with: in another way, or nothing that is known.
#[test]
fn announced_hash_functions() {
    for (curve, own, other, slip) in [("256-a", "2.2", "2.3", "3.2"), ("512-c", "2.3", "2.2", "1.2")] {
        for attached in [false, true] {
            let (file, certificate) = signed(curve, attached);
            let hash = of_2012(own);
            for announced in [slip, "9.9"] {
                let file = renamed(&file, &hash, 1, &of_2012(announced));
                verify(&file, attached, &certificate, Strictness::Lenient)
                    .unwrap_or_else(|e| panic!("{announced}: {e}"));
            }
            let wrong = renamed(&file, &hash, 1, &of_2012(other));
            match verify(&wrong, attached, &certificate, Strictness::Lenient) {
                // It has been hashed already when the signature comes.
                Err(e) => assert!(attached && e.to_string().contains("it is not announced"), "{e}"),
                Ok(()) => assert!(!attached),
            }
        }
    }
}

/// A copy of a signature under another identifier is no other signature.
#[test]
fn copies() {
    let (file, _) = signed("256-a", false);
    let hash = of_2012("2.2");
    let (mut signed, _) = SignedData::read(&file).expect("its form");
    for slip in ["2.3", "3.2", "6.1"] {
        let (again, _) = SignedData::read(&renamed(&file, &hash, 0, &of_2012(slip))).expect("its form");
        signed.signers.extend(again.signers);
    }
    assert_eq!((signed.signers.len(), signed.signatures().len()), (4, 1));
    let (foreign, _) = SignedData::read(&renamed(&file, &hash, 0, &of_2012("9.9"))).expect("its form");
    signed.signers.extend(foreign.signers);
    assert_eq!(signed.signatures().len(), 2);
}

/// A key of 512 bits signs digests of 512 bits: a content of a shorter digest is refused, whatever the signer names.
#[test]
fn a_shorter_digest_is_refused() {
    let (key, certificate) = pair("512-c", "a");
    let document = content(1000);
    let name = certificate.signed().issuer_der().expect("a name").to_vec();
    for (named, digest) in [
        ("2.2", &Streebog256::digest(&document)[..]),
        ("2.3", &Streebog256::digest(&document)[..]),
        ("2.2", &Streebog512::digest(&document)[..]),
    ] {
        let attribute = |id: &str, value: Vec<u8>| seq([oid(id), set([value])]);
        let attributes =
            [attribute("1.2.840.113549.1.9.3", oid(DATA)), attribute("1.2.840.113549.1.9.4", octets(digest))];
        let signature = key.sign_digest(&Streebog512::digest(&set(attributes.clone()))).expect("signed");
        let hash = seq([of_2012(named)]);
        let info = seq([
            int(&[1]),
            seq([name.clone(), int(&[0x4, 0x69])]),
            hash.clone(),
            context(0, &attributes.concat()),
            seq([of_2012("3.3")]),
            octets(&signature.to_bytes(Encoding::X509)),
        ]);
        let body = seq([int(&[1]), set([hash]), seq([oid(DATA)]), set([info])]);
        let file = seq([oid("1.2.840.113549.1.7.2"), context(0, &body)]);
        let verdict = verify(&file, false, &certificate, Strictness::Lenient);
        assert_eq!(verdict.is_ok(), digest.len() == 64, "{named}: {verdict:?}");
    }
}

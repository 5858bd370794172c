//! Tests signatures that name their algorithms by the identifiers of other algorithms. A lenient reader must accept
//! such a signature, because the signer's key decides which hash function is used.
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

/// Returns an object identifier that begins with 1.2.643.7.1.1 and ends in `last`. With two numbers in `last`, the
/// identifier names an algorithm. All such identifiers have the same length in DER, so a test can replace one by
/// another.
fn of_2012(last: &str) -> Vec<u8> {
    oid(&format!("1.2.643.7.1.1.{last}"))
}

/// Makes a signed document. If `attached` is true, the document contains its content. The file names the hash function
/// before the content and in the `SignerInfo`.
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

/// Replaces one occurrence of the identifier `from` by the identifier `to`. `n` counts occurrences from the end of the
/// file: 0 is the last one.
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
    // `own` is the right hash function, and `other` is the hash function with the other digest length. The array has
    // the signature algorithm, the algorithm of the key, and the key agreement.
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
                // Even a lenient reader must refuse an unknown identifier.
                let e = verify(&renamed(&file, &hash, 0, &of_2012("9.9")), Strictness::Lenient).expect_err("foreign");
                assert!(e.to_string().contains("digest algorithm"), "{e}");
            }
            for slip in [own, agreement] {
                lenient(&renamed(&file, &by, 0, &of_2012(slip)), slip);
            }
            verify(&renamed(&file, &by, 0, &of_2012(key)), Strictness::Strict).expect("as RFC 4490 has it");
            // Identifiers of algorithms for keys of the other length must be refused.
            let others = if curve == "256-a" { ["2.3", "3.3", "1.2", "6.2"] } else { ["2.2", "3.2", "1.1", "6.1"] };
            for slip in others {
                let e = verify(&renamed(&file, &by, 0, &of_2012(slip)), Strictness::Lenient).expect_err("of others");
                assert!(e.to_string().contains("which fit the signer's key"), "{e}");
            }
        }
    }
}

/// A document announces its hash functions before its content. The document must be accepted even if it names its hash
/// function there by the identifier of another algorithm, or has only an unknown identifier there.
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
                // The reader hashes an attached content before it reads the signature. So the content was hashed only
                // with the announced hash function, which is not the hash function of the signature.
                Err(e) => assert!(attached && e.to_string().contains("it is not announced"), "{e}"),
                Ok(()) => assert!(!attached),
            }
        }
    }
}

/// A copy of a signature must not count as a second signature, even if another identifier names the hash function in
/// the copy.
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

/// The parts of a signed document, whose content is [`content`]. The tests encode the document from these parts by
/// hand.
struct Parts {
    version: u8,
    announced: Vec<u8>,
    hash: Vec<u8>,
    digest: Vec<u8>,
    signature: Vec<u8>,
    unsigned: Vec<u8>,
}

impl Parts {
    /// Makes the parts of a document that this crate would write. The signer's key has 512 bits.
    fn new() -> Self {
        let hash = seq([of_2012("2.3")]);
        Self {
            version: 1,
            announced: hash.clone(),
            hash,
            digest: Streebog512::digest(&content(1000)).to_vec(),
            signature: seq([of_2012("3.3")]),
            unsigned: Vec::new(),
        }
    }

    fn verify(&self, strictness: Strictness) -> Result<()> {
        let (key, certificate) = pair("512-c", "a");
        let name = certificate.signed().issuer_der().expect("a name").to_vec();
        let attribute = |id: &str, value: Vec<u8>| seq([oid(id), set([value])]);
        let attributes =
            [attribute("1.2.840.113549.1.9.3", oid(DATA)), attribute("1.2.840.113549.1.9.4", octets(&self.digest))];
        let signature = key.sign_digest(&Streebog512::digest(&set(attributes.clone()))).expect("signed");
        let info = seq([
            int(&[self.version]),
            seq([name, int(&[0x4, 0x69])]),
            self.hash.clone(),
            context(0, &attributes.concat()),
            self.signature.clone(),
            octets(&signature.to_bytes(Encoding::X509)),
            self.unsigned.clone(),
        ]);
        let body = seq([int(&[1]), set([self.announced.clone()]), seq([oid(DATA)]), set([info])]);
        let file = seq([oid("1.2.840.113549.1.7.2"), context(0, &body)]);
        verify(&file, false, &certificate, strictness)
    }
}

/// A key of 512 bits signs digests of 512 bits. So a shorter digest in the attributes must be refused, whatever
/// identifier names the hash function.
#[test]
fn a_shorter_digest_is_refused() {
    let document = content(1000);
    for (named, digest) in [
        ("2.2", &Streebog256::digest(&document)[..]),
        ("2.3", &Streebog256::digest(&document)[..]),
        ("2.2", &Streebog512::digest(&document)[..]),
    ] {
        let hash = seq([of_2012(named)]);
        let parts = Parts { announced: hash.clone(), hash, digest: digest.to_vec(), ..Parts::new() };
        let verdict = parts.verify(Strictness::Lenient);
        assert_eq!(verdict.is_ok(), digest.len() == 64, "{named}: {verdict:?}");
    }
}

/// A function that returns the field of `Parts` that a test replaces.
type Field = fn(&mut Parts) -> &mut Vec<u8>;

/// In a signature, the parameters of an algorithm must be absent or NULL. There are two exceptions. An algorithm that
/// is named by the identifier for keys may have the parameters that keys have in certificates. GOST R 34.11-94 may have
/// the parameters for CryptoPro's S-box. It must not have the parameters for another S-box, because another S-box gives
/// another hash function.
#[test]
fn parameters() {
    let with = |oid: Vec<u8>, parameters: &[u8]| seq([oid, parameters.to_vec()]);
    let (test, cryptopro) = (oid("1.2.643.2.2.30.0"), oid("1.2.643.2.2.30.1"));
    let key = seq([of_2012("2.1.2.3"), of_2012("2.3")]);
    let old = || oid("1.2.643.2.2.9");
    let of = |field: Field, to: Vec<u8>, strictness| {
        let mut parts = Parts::new();
        *field(&mut parts) = to;
        parts.verify(strictness)
    };
    let fields: [(Field, &str); 3] = [
        (|parts| &mut parts.announced, "2.3"),
        (|parts| &mut parts.hash, "2.3"),
        (|parts| &mut parts.signature, "3.3"),
    ];
    for (field, own) in fields {
        for wrong in [&test[..], &cryptopro, &octets(b"junk"), &key, &[5, 1, 0]] {
            let e = of(field, with(of_2012(own), wrong), Strictness::Lenient).expect_err("refused").to_string();
            assert!(e.contains("none, or NULL") || wrong.len() == 3, "{e}");
        }
        of(field, with(of_2012(own), &[5, 0]), Strictness::Lenient).expect("NULL");
        let strictly = of(field, with(of_2012(own), &[5, 0]), Strictness::Strict);
        match own {
            "3.3" => assert!(matches!(strictly, Err(Error::Strict(Lenience::NullSignatureParameters)))),
            _ => strictly.expect("NULL"),
        }
        // The identifier of the key's algorithm, with the parameters of a key, must be accepted.
        of(field, with(of_2012("1.2"), &key), Strictness::Lenient).expect("a key's");
        // GOST R 34.11-94 may have the parameters of CryptoPro. There may be an error, but its reason must not be these
        // parameters.
        assert!(
            !matches!(of(field, with(old(), &cryptopro), Strictness::Lenient), Err(Error::Unsupported { given, .. })
            if given.contains("parameters"))
        );
        let e = of(field, with(old(), &test), Strictness::Lenient).expect_err("another function").to_string();
        assert!(e.contains("parameters of 1.2.643.2.2.9"), "{e}");
    }
    Parts { announced: with(of_2012("9.9"), &key), ..Parts::new() }.verify(Strictness::Strict).expect("not ours");
    Parts { signature: with(of_2012("1.2"), &key), ..Parts::new() }.verify(Strictness::Strict).expect("RFC 4490");
}

/// Tests deviations in the form of a `SignerInfo`. Only lenient readers must accept these deviations.
#[test]
fn forms() {
    let attribute = |id: &str, values: &[u8]| seq([oid(id), crate::chains::der::tlv(0x31, values)]);
    let unsigned = |content: &[u8]| Parts { unsigned: context(1, content), ..Parts::new() };
    let (one, other) = (attribute("1.2.3", &[5, 0]), attribute("1.2.4", &[5, 0]));
    for right in [[&one[..], &other].concat(), attribute("1.2.3", &[2, 1, 1, 2, 1, 2]), attribute("1.2.3", &[])] {
        unsigned(&right).verify(Strictness::Strict).expect("DER");
    }
    for (parts, deviation) in [
        (unsigned(&[&other[..], &one].concat()), Lenience::NotDer),
        (unsigned(&attribute("1.2.3", &[2, 1, 2, 2, 1, 1])), Lenience::NotDer),
        (unsigned(&[]), Lenience::EmptyList),
        (Parts { version: 3, ..Parts::new() }, Lenience::SignersVersion),
    ] {
        parts.verify(Strictness::Lenient).expect("it is accepted");
        let strictly = parts.verify(Strictness::Strict);
        assert!(matches!(strictly, Err(Error::Strict(it)) if it == deviation), "{deviation}: {strictly:?}");
    }
}

//! Tests the parts that are added to a signature later, such as timestamps and countersignatures, and the checks of
//! these parts.
use crate::{
    cms::{certified, cms},
    common::{Folder, failure, pair, refusal, success, text},
    token::response,
};
use fastgost::{keys, sign::SigningKey};
use fastgost_pki::{
    Strictness,
    cms::{Attribute, SignedData, SignerInfo},
    x509::{Certificate, x509_cert::der::asn1::ObjectIdentifier},
};

const TIMESTAMP: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.9.16.2.14");
const COUNTERSIGNATURE: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.9.6");

/// Makes a document with Alice's detached signature. Returns the key and the certificate of a TSA as well.
pub fn world() -> (Folder, SigningKey, Certificate) {
    let folder = Folder::new();
    certified(&folder, "256-a", "alice");
    certified(&folder, "256-b", "notary");
    pair(&folder, "512-a", "time.key");
    let new = "cert new --key time.key --subject CN=time --extended-usage timeStamping -o time.crt";
    success(folder.run(new.split(' '), b""));
    folder.write("document", b"document");
    success(cms(&folder, "sign --detached --key alice.key --cert alice.crt -o signed document", b""));
    let key = keys::read_private_key(&folder.read("time.key")).expect("a key");
    let certificate = Certificate::read(&folder.read("time.crt")).expect("a certificate");
    (folder, key, certificate)
}

fn read(folder: &Folder, name: &str) -> SignedData {
    SignedData::read(&folder.read(name)).expect("SignedData").0
}

/// Adds one more value of an unsigned attribute.
fn add(signer: &mut SignerInfo, oid: ObjectIdentifier, value: &[u8]) {
    let one = Attribute::new(oid, [value.to_vec()]);
    signer.unsigned_attributes = signer.unsigned_attributes.iter().cloned().chain([one]).collect();
}

const VERIFY: &str = "verify --ca alice.crt --ca time.crt --ca notary.crt --content document";

#[test]
fn attached_and_verified() {
    let (folder, authority, certificate) = world();
    let signature = read(&folder, "signed").signers[0].signature.clone();
    folder.write("response", &response(&authority, &certificate, &signature));
    success(cms(&folder, "timestamp --response response -o stamped signed", b""));
    let said = success(cms(&folder, &format!("{VERIFY} --timestamp --strict stamped"), b""));
    assert!(
        text(&said).contains("  timestamp: OK, ") && text(&said).contains(" by CN=time, serial "),
        "{}",
        text(&said)
    );
    let untrusted = "verify --ca alice.crt --content document stamped";
    let said = success(cms(&folder, untrusted, b""));
    assert!(text(&said).contains("  timestamp: not verified: CN=time, serial "), "{}", text(&said));
    let said = cms(&folder, &untrusted.replace("verify", "verify --timestamp"), b"");
    let said = refusal(&said, 1);
    assert!(said.contains("no timestamp of this signature is accepted; the first one: CN=time"), "{said}");
}

/// If an added part cannot be read, the command reports this, and still shows the other parts.
#[test]
fn unreadable_ones() {
    let (folder, authority, certificate) = world();
    let mut signed = read(&folder, "signed");
    let signer = &mut signed.signers[0];
    let stamped = response(&authority, &certificate, &signer.signature);
    signer.attach_timestamp(&stamped, Strictness::Lenient).expect("a timestamp");
    for oid in [TIMESTAMP, COUNTERSIGNATURE] {
        add(signer, oid, &[5, 0]);
    }
    folder.write("stamped", &signed.to_detached_der());
    success(cms(
        &folder,
        "countersign --ca alice.crt --key notary.key --cert notary.crt --content document -o all stamped",
        b"",
    ));
    let said = success(cms(&folder, &format!("{VERIFY} --timestamp all"), b""));
    let said = text(&said);
    for what in ["timestamp", "countersignature"] {
        for verdict in ["OK, ", "not verified: "] {
            assert_eq!(said.matches(&format!("  {what}: {verdict}")).count(), 1, "{said}");
        }
    }
    let mut signed = read(&folder, "signed");
    add(&mut signed.signers[0], TIMESTAMP, &[5, 0]);
    folder.write("bad", &signed.to_detached_der());
    assert_eq!(text(&success(cms(&folder, &format!("{VERIFY} bad"), b""))).matches("not verified: ").count(), 1);
    let said = cms(&folder, &format!("{VERIFY} --timestamp bad"), b"");
    assert!(refusal(&said, 1).contains("no timestamp of this signature is accepted; the first one: "));
}

/// If a document has several copies of a signature, the signature is reported once, with everything that was added to
/// any copy.
#[test]
fn repeated_signatures() {
    let (folder, authority, certificate) = world();
    success(cms(
        &folder,
        "countersign --ca alice.crt --key notary.key --cert notary.crt --content document -o s signed",
        b"",
    ));
    let (mut signed, countersigned) = (read(&folder, "signed"), read(&folder, "s"));
    let mut stamped = signed.signers[0].clone();
    stamped
        .attach_timestamp(&response(&authority, &certificate, &stamped.signature), Strictness::Lenient)
        .expect("a timestamp");
    let mut both = countersigned.signers[0].clone();
    add(&mut both, ObjectIdentifier::new_unwrap("1.2.3"), &[5, 0]);
    signed.signers.extend([stamped, countersigned.signers[0].clone(), both]);
    signed.certificates.extend(countersigned.certificates);
    folder.write("many", &signed.to_detached_der());
    let said = success(cms(&folder, &format!("{VERIFY} --timestamp many"), b""));
    let lines: Vec<_> = text(&said).lines().collect();
    assert_eq!(lines.len(), 3, "{lines:?}");
    for line in ["OK, signed by CN=alice", "  timestamp: OK, ", "  countersignature: OK, by CN=notary"] {
        assert_eq!(lines.iter().filter(|shown| shown.contains(line)).count(), 1, "{lines:?}");
    }
    // Now the document has 17 copies of one signature. Each copy has a different timestamp, which cannot be read.
    let one = signed.signers[0].clone();
    signed.signers = (0..17)
        .map(|n| {
            let mut copy = one.clone();
            add(&mut copy, TIMESTAMP, &[2, 1, n]);
            copy
        })
        .collect();
    folder.write("many", &signed.to_detached_der());
    let said = success(cms(&folder, &format!("{VERIFY} many"), b""));
    assert_eq!(text(&said).matches("  timestamp: not verified: ").count(), 17);
}

/// The number of timestamps is not limited. But the limit of work applies to the timestamps of all signatures together.
#[test]
fn too_many_timestamps() {
    let (folder, authority, certificate) = world();
    let mut signed = read(&folder, "signed");
    let mut fill = |many: usize| {
        success(cms(&folder, "sign --detached --key alice.key --cert alice.crt -o another document", b""));
        let mut signer = read(&folder, "another").signers[0].clone();
        for _ in 0..many {
            let response = response(&authority, &certificate, &signer.signature);
            signer.attach_timestamp(&response, Strictness::Lenient).expect("a timestamp");
        }
        signed.signers.push(signer);
        folder.write("many", &signed.to_detached_der());
        cms(&folder, &format!("{VERIFY} many"), b"")
    };
    for _ in 0..15 {
        success(fill(16));
    }
    let said = success(fill(16));
    assert_eq!(text(&said).matches("  timestamp: OK, ").count(), 256);
    let said = cms(&folder, &format!("{VERIFY} --most-work 20000 many"), b"");
    assert!(failure(&said).contains("given up after 20000 steps"));
}

/// A signature that does not verify is not countersigned. Also, a signature is not countersigned if the result would
/// be a document that nobody can read.
#[test]
fn countersigned() {
    let (folder, ..) = world();
    certified(&folder, "512-c", "bob");
    success(cms(&folder, "sign --key alice.key --cert alice.crt -o attached document", b""));
    let sign_of = |whom: &str, rest: &str| {
        cms(&folder, &format!("countersign {whom} --key notary.key --cert notary.crt -o out {rest}"), b"")
    };
    let sign = |rest: &str| sign_of("--any-signer", rest);
    let changed = |name: &str, from_end: usize| {
        let mut bytes = folder.read(name);
        let at = bytes.len() - from_end;
        bytes[at] ^= 1;
        folder.write("changed", &bytes);
    };
    let names = folder.names();
    for (name, rest) in [("signed", "--content document changed"), ("attached", "changed")] {
        changed(name, 3);
        let said = sign(rest);
        assert!(refusal(&said, 1).contains("the signature does not verify"), "{name}");
        assert!(!folder.path("out").exists());
    }
    folder.write("other", b"another document");
    let said = sign("--content other signed");
    assert!(refusal(&said, 1).contains("its digest is another"));
    assert!(failure(&sign("signed")).contains("give their document as --content"));
    assert!(failure(&sign("--content document attached")).contains("omit --content"));
    // If a signature is valid but its signer is not trusted, the command countersigns the signature only if an option
    // asks for this.
    let said = sign_of("--ca bob.crt", "attached");
    assert!(refusal(&said, 1).contains("CN=alice"), "{said:?}");
    assert!(!folder.path("out").exists());
    let said = sign_of("--quiet", "attached");
    assert!(text(&said.stderr).contains("--ca <CA>"), "{said:?}");
    assert!(failure(&sign_of("--any-signer --ca alice.crt", "attached")).contains("cannot be used with"));
    success(sign_of("--ca alice.crt", "attached"));
    success(sign("attached"));
    // If the signer's certificate is not in the document, the user must give the certificate.
    success(cms(&folder, "sign --no-certs --detached --key bob.key --cert bob.crt -o bare document", b""));
    let said = sign("--content document bare");
    assert!(refusal(&said, 1).contains("certificate is not in the file"));
    folder.write("notary.crt", &[folder.read("notary.crt"), folder.read("bob.crt")].concat());
    success(sign("--content document bare"));
    assert_eq!(read(&folder, "out").certificates.len(), 1);
    // With --signer, only the chosen signature must verify, and the other signature does not matter.
    let mut signed = read(&folder, "signed");
    changed("signed", 3);
    signed.signers.extend(read(&folder, "changed").signers);
    folder.write("two", &signed.to_detached_der());
    let verdicts: Vec<_> =
        (1..=2).map(|n| sign(&format!("--content document --signer {n} two")).status.code()).collect();
    assert!(verdicts == [Some(0), Some(1)] || verdicts == [Some(1), Some(0)], "{verdicts:?}");
    // The command has the same limit of work as `cms verify`.
    let said = sign("--content document --most-work 100 signed");
    assert!(failure(&said).contains("signed: it takes too much work: given up after 100 steps"));
    assert!(names.iter().all(|name| folder.path(name).exists()));
}

/// With --strict, the command refuses BER in the places where the standards require DER.
#[test]
fn strictly() {
    let (folder, authority, certificate) = world();
    success(cms(&folder, &format!("{VERIFY} --strict signed"), b""));
    let mut signed = read(&folder, "signed");
    // The value has an indefinite length.
    add(&mut signed.signers[0], ObjectIdentifier::new_unwrap("1.2.3"), &[0x30, 0x80, 0, 0]);
    folder.write("ber", &signed.to_detached_der());
    success(cms(&folder, &format!("{VERIFY} ber"), b""));
    let said = cms(&folder, &format!("{VERIFY} --strict ber"), b"");
    assert!(refusal(&said, 1).contains("ber: strict reading refuses a"));
    // The response of a TSA is read as strictly as the document itself.
    let response = response(&authority, &certificate, &read(&folder, "signed").signers[0].signature);
    let size = 2 + usize::from(response[1] & 0x7f);
    folder.write("response", &[&[0x30, 0x80], &response[size..], &[0, 0]].concat());
    success(cms(&folder, "augment --response response -o stamped signed", b""));
    let said = cms(&folder, "augment --strict --response response -o out signed", b"");
    assert!(refusal(&said, 1).contains("response: strict reading refuses a"), "{}", text(&said.stderr));
    assert!(!folder.path("out").exists());
}

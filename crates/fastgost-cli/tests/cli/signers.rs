//! Tests three subjects. First, several people sign one document, one after the other. Second, the command shows or
//! writes parts of a document although no signer is trusted. Third, the command has only the digest of a document, and
//! not the document.
use crate::{
    authorities::authority,
    cert_verify::deviating,
    cms::{certified, cms},
    common::{Folder, failure, refusal, success, text},
    timestamps::world,
    token::{info, response_with},
};
use fastgost_pki::x509::{Certificate, x509_cert::der::asn1::AnyRef};

/// Makes keys and certificates of Alice and Bob. Alice has signed a document: once with the document inside, and once
/// with a detached signature.
fn folder() -> Folder {
    let folder = Folder::new();
    certified(&folder, "256-a", "alice");
    certified(&folder, "512-b", "bob");
    folder.write("document", b"document");
    success(cms(&folder, "sign --key alice.key --cert alice.crt -o attached document", b""));
    success(cms(&folder, "sign --detached --key alice.key --cert alice.crt -o detached document", b""));
    folder
}

#[test]
fn one_after_the_other() {
    let folder = folder();
    let bob = "sign --quiet --add --key bob.key --cert bob.crt";
    success(cms(&folder, &format!("{bob} --ca alice.crt -o both attached"), b""));
    success(cms(&folder, &format!("{bob} --ca alice.crt --content document --pem -o both.p7s detached"), b""));
    for verify in
        ["verify --ca alice.crt --ca bob.crt both", "verify --ca alice.crt --ca bob.crt --content document both.p7s"]
    {
        let said = success(cms(&folder, verify, b""));
        assert_eq!(text(&said).matches("OK, signed by CN=").count(), 2, "{}", text(&said));
    }
    // The command refuses to let a person sign twice. It also refuses to add a signature if an old signature is wrong
    // or not trusted, or if a necessary option is missing.
    let said = cms(&folder, &format!("{bob} -o again both"), b"");
    assert!(failure(&said).contains("has signed it already; --unverified signs it again"));
    success(cms(&folder, &format!("{bob} --unverified -o again both"), b""));
    let said = cms(&folder, &format!("{bob} --ca bob.crt -o x attached"), b"");
    assert!(refusal(&said, 1).contains("CN=alice"), "{}", text(&said.stderr));
    let mut wrong = folder.read("attached");
    let at = wrong.windows(8).position(|window| window == b"document").expect("the document");
    wrong[at] ^= 1;
    folder.write("wrong", &wrong);
    let said = cms(&folder, &format!("{bob} -o x wrong"), b"");
    assert!(refusal(&said, 1).contains("its digest is another"), "{}", text(&said.stderr));
    assert!(failure(&cms(&folder, &format!("{bob} -o x detached"), b"")).contains("--content"));
    assert!(failure(&cms(&folder, &format!("{bob} --content document -o x attached"), b"")).contains("omit --content"));
    assert!(failure(&cms(&folder, &format!("{bob} -o x"), b"")).contains("--add reads the signed document twice"));
    assert!(!folder.names().contains(&"x".to_owned()));
}

/// If a certificate deviates from the standards, the command reports this once for each certificate. `cert verify` and
/// `xml verify` do the same.
#[test]
fn deviations_are_noted() {
    let folder = authority();
    deviating(&folder);
    folder.write("document", b"document");
    let odd = "--quiet --key user.key --cert odd.pem";
    success(cms(&folder, &format!("sign {odd} -o once document"), b""));
    success(cms(&folder, &format!("countersign {odd} --ca odd.pem -o twice once"), b""));
    let note = "serial 00: read although it has a serial number that is zero or negative (RFC 5280, section 4.1.2.2); --strict refuses it\n";
    for file in ["once", "twice"] {
        let output = cms(&folder, &format!("verify --ca odd.pem {file}"), b"");
        assert!(output.status.success(), "{output:?}");
        assert_eq!(text(&output.stderr).matches(note).count(), 1, "{output:?}");
        let output = cms(&folder, &format!("verify --ca odd.pem --quiet {file}"), b"");
        assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
        let output = cms(&folder, &format!("verify --ca odd.pem --strict {file}"), b"");
        assert!(failure(&output).contains("strict reading refuses a serial number that is zero or negative"));
    }
}

/// A document is signed and verified by its digest, which another program has computed.
#[test]
fn a_digest_alone() {
    let folder = folder();
    let sum = success(folder.run(["sum", "-a", "streebog256", "document"], b""));
    let digest = text(&sum).split_whitespace().next().expect("a digest").to_owned();
    success(cms(&folder, &format!("sign --key alice.key --cert alice.crt --digest {digest} -o s"), b""));
    success(cms(&folder, "verify --ca alice.crt --content document s", b""));
    success(cms(&folder, &format!("verify --ca alice.crt --digest {digest} s"), b""));
    let other = digest.replace('a', "b");
    let said = cms(&folder, &format!("verify --ca alice.crt --digest {other} s"), b"");
    assert!(refusal(&said, 1).contains("its digest is another"));
    // Bob's key needs a digest of another size. With --no-attr, the signature would cover only the digest that the user
    // gives, so the command refuses --no-attr together with --digest.
    let said = cms(&folder, &format!("sign --key bob.key --cert bob.crt --digest {digest} -o x"), b"");
    assert!(failure(&said).contains("signs digests by streebog512; give that digest too"), "{}", text(&said.stderr));
    let said = cms(&folder, &format!("sign --no-attr --key alice.key --cert alice.crt --digest {digest} -o x"), b"");
    assert!(failure(&said).contains("cannot be used with"), "{}", text(&said.stderr));
    let said = cms(&folder, &format!("verify --ca alice.crt --digest {digest} --digest {other} s"), b"");
    assert!(failure(&said).contains("two digests by streebog256"), "{}", text(&said.stderr));
    // The command refuses options for verifying signatures together with --request, because they would have no effect.
    let said = cms(&folder, "augment --request --attime 2020-01-01 -o x s", b"");
    assert!(failure(&said).contains("give --ca, or omit them"), "{}", text(&said.stderr));
    for wrong in [&digest[1..], "0g", ""] {
        let said = folder.run(["cms", "verify", "--ca", "alice.crt", "--digest", wrong, "s"], b"");
        assert!(failure(&said).contains("allowed: 64 hexadecimal digits"), "{}", text(&said.stderr));
    }
    let said = cms(&folder, &format!("sign --key alice.key --cert alice.crt --digest {digest} -o x document"), b"");
    assert!(failure(&said).contains("omit one of them"));
}

/// The user gives the signer's certificate, which no trusted certificate vouches for.
#[test]
fn without_a_chain() {
    let folder = folder();
    let said = success(cms(&folder, "verify --no-chain --cert alice.crt attached", b""));
    assert!(text(&said).contains("OK, signed by CN=alice"));
    let said = cms(&folder, "verify --no-chain --cert bob.crt attached", b"");
    assert!(
        refusal(&said, 1).contains("CN=alice") && text(&said.stderr).contains("is not one of the given certificates")
    );
    failure(&cms(&folder, "verify --no-chain attached", b""));
    failure(&cms(&folder, "verify --no-chain --cert alice.crt --ca alice.crt attached", b""));
}

#[test]
fn taken_out() {
    let folder = folder();
    let extract = |part: &str, from: &str| cms(&folder, &format!("extract --quiet --part {part} {from}"), b"");
    assert_eq!(success(extract("content", "attached")), b"document");
    assert!(failure(&extract("content", "detached")).contains("signatures only"));
    assert_eq!(success(extract("certificates", "detached")), folder.read("alice.crt"));
    assert!(failure(&extract("lists", "attached")).contains("has no CRLs"));
    assert!(failure(&extract("timestamps", "attached")).contains("has no timestamps"));
    let said = cms(&folder, "extract -o out attached", b"");
    assert_eq!((text(&said.stderr), folder.read("out")), ("fastgost: attached: not verified\n", b"document".to_vec()));
    // If the document is truncated, the command writes no output file.
    let document = folder.read("attached");
    folder.write("cut", &document[..document.len() - 1]);
    failure(&cms(&folder, "extract -o part cut", b""));
    assert!(!folder.names().contains(&"part".to_owned()));
}

/// A timestamp is added first, then all evidence for the signature, and then a timestamp of the signature and the
/// evidence.
#[test]
fn proved_for_long() {
    let (folder, key, _) = world();
    for command in [
        "keygen --curve 512-a -o ca.key",
        "cert new --key ca.key --subject CN=CA --authority -o ca.crt",
        "cert request --key alice.key --subject CN=alice -o alice.req",
        "cert sign --ca ca.crt --ca-key ca.key --extended-usage emailProtection -o a.crt alice.req",
        "cert request --key time.key --subject CN=time -o time.req",
        "cert sign --ca ca.crt --ca-key ca.key --extended-usage timeStamping -o t.crt time.req",
        "cert crl --ca ca.crt --ca-key ca.key -o ca.crl",
    ] {
        let output = folder.run(command.split(' '), b"");
        assert!(output.status.success(), "{command}: {}", text(&output.stderr));
    }
    success(cms(&folder, "sign --detached --key alice.key --cert a.crt -o signed document", b""));
    let certificate = Certificate::read(&folder.read("t.crt")).expect("a certificate");
    let answer = |folder: &Folder| {
        let request = folder.read("request");
        let request = AnyRef::try_from(&request[..]).expect("DER");
        let mut stated = info(b"");
        // In the request, the digest comes after the version.
        let imprint = &request.value()[3..];
        stated[2] = imprint[..2 + usize::from(imprint[1])].to_vec();
        folder.write("response", &response_with(&key, &certificate, &stated, true));
    };
    success(cms(&folder, "augment --request -o request signed", b""));
    answer(&folder);
    success(cms(&folder, "augment --response response -o t signed", b""));
    let proofs = "augment --ca ca.crt --crl ca.crl --content document -o proofs";
    success(cms(&folder, &format!("{proofs} t"), b""));
    assert!(refusal(&cms(&folder, &format!("{proofs}2 signed"), b""), 1).contains("this signature has no timestamp"));
    assert!(refusal(&cms(&folder, &format!("{proofs}2 proofs"), b""), 1).contains("references or values already"));
    let said = cms(&folder, "augment --request -o request proofs", b"");
    assert!(text(&said.stderr).contains("a timestamp of the signature, its timestamps and references"));
    answer(&folder);
    success(cms(&folder, "augment --response response -o long proofs", b""));
    let verify = "verify --ca ca.crt --content document --long-term";
    let said = success(cms(&folder, &format!("{verify} long"), b""));
    let said = text(&said);
    for line in ["timestamp: OK", "timestamp of the signature, its timestamps and references: OK", "references: OK"] {
        assert!(said.contains(line), "{said}");
    }
    for (file, why) in [("proofs", "timestamp of its timestamps and references"), ("t", "no CRL or OCSP response")] {
        assert!(refusal(&cms(&folder, &format!("{verify} {file}"), b""), 1).contains(why), "{file}");
    }
    let said = success(cms(&folder, "show long", b""));
    for what in [
        "unsigned attribute: signature-time-stamp\n",
        "unsigned attribute: complete-certificate-references\n",
        "unsigned attribute: revocation-values\n",
        "unsigned attribute: CAdES-C-time-stamp\n",
        "stated: accuracy 1 s, policy 1.2.3.4, serial",
    ] {
        assert!(text(&said).contains(what), "{}", text(&said));
    }
    let taken = success(cms(&folder, "extract --quiet --part timestamps long", b""));
    assert_eq!(text(&taken).matches("BEGIN CMS").count(), 2);
}

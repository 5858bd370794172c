//! Tests XML signatures.
use crate::{
    cms::certified,
    common::{Folder, failure, refusal, success, text},
    docs::answered,
};
use std::process::Output;

fn run(folder: &Folder, line: &str) -> Output {
    folder.run(line.split(' '), b"")
}

#[test]
fn signed_and_verified() {
    let folder = Folder::new();
    certified(&folder, "256-a", "alice");
    certified(&folder, "512-a", "bob");
    folder.write("order.xml", b"<order><price>100</price></order>");
    success(run(&folder, "xml sign --key alice.key --cert alice.crt --signature-id s --xades -o signed.xml order.xml"));
    let said = success(run(&folder, "xml verify --ca alice.crt --covers document signed.xml"));
    let said = text(&said);
    assert!(said.starts_with("signed.xml: OK, signed by CN=alice, serial "), "{said}");
    assert!(said.contains("who claims the time") && said.contains("part 1: \"/\""), "{said}");
    let line = "xml verify --ca alice.crt --covers /order/price --signature #s -o read.xml signed.xml";
    assert_eq!(text(&success(run(&folder, line))), said);
    assert_eq!(folder.read("read.xml"), folder.read("order.xml"));
    let output = run(&folder, "xml verify --ca alice.crt --part 3 -o no signed.xml");
    assert!(failure(&output).contains("--part: 3; allowed: 1 to 2"));
    // With --covers, -o writes the part that contains this element.
    success(run(&folder, "xml verify --ca alice.crt --covers #s-properties -o properties signed.xml"));
    assert!(text(&folder.read("properties")).starts_with("<xades:SignedProperties "));
    let output = run(&folder, "xml verify --ca alice.crt --covers #s-properties --part 1 -o no signed.xml");
    assert!(failure(&output).contains("--part: 1: what --covers names is not in this part"));
    // If the part goes to standard output, the verdict goes to standard error.
    let output = run(&folder, "xml verify --ca alice.crt --covers /order/price --part 1 -o - signed.xml");
    assert_eq!(output.stdout, folder.read("order.xml"));
    assert!(text(&output.stderr).starts_with("fastgost: signed.xml: OK, signed by CN=alice, serial "));
    let output = run(&folder, "xml verify --ca bob.crt -o no signed.xml");
    assert!(refusal(&output, 1).contains("CN=alice"), "{output:?}");
    let altered = text(&folder.read("signed.xml")).replace("100", "999");
    folder.write("altered.xml", altered.as_bytes());
    let output = run(&folder, "xml verify --ca alice.crt -o no altered.xml");
    assert!(refusal(&output, 1).contains("the digest of the reference to the document does not match"));
    assert!(!folder.path("no").exists());
    // A second signature of the whole document would make the first signature wrong. But two signatures can be right if
    // each signature covers its own element.
    let output = run(&folder, "xml sign --key bob.key --cert bob.crt -o both.xml signed.xml");
    assert!(refusal(&output, 1).contains("signature 1 of the document, which is over this place, would be wrong then"));
    // XML may contain PEM, which alone would be another kind of file.
    let pem = text(&folder.read("alice.crt")).to_owned();
    folder.write("pem.xml", format!("<c>\n{pem}</c>").as_bytes());
    success(run(&folder, "xml sign --key alice.key --cert alice.crt -o signed-pem.xml pem.xml"));
    success(run(&folder, "xml verify --ca alice.crt signed-pem.xml"));
    let output = run(&folder, "xml sign --key alice.key --cert alice.crt -o no alice.crt");
    assert!(failure(&output).contains("alice.crt: this is a certificate"));
    folder.write("two.xml", b"<m><a Id='a'/><b Id='b'/></m>");
    success(run(&folder, "xml sign --key alice.key --cert alice.crt --id a -o one.xml two.xml"));
    success(run(&folder, "xml sign --key bob.key --cert bob.crt --id b -o both.xml one.xml"));
    success(run(&folder, "xml verify --ca alice.crt --signature 1 both.xml"));
    assert!(
        refusal(&run(&folder, "xml verify --ca bob.crt both.xml"), 1).contains("it has 2 signatures; say which one")
    );
    success(run(&folder, "xml verify --ca bob.crt --signature 2 both.xml"));
    // Both people sign the same document. No signature covers the other signature.
    success(run(&folder, "xml sign --cosign --key alice.key --cert alice.crt -o one.xml order.xml"));
    success(run(&folder, "xml sign --cosign --key bob.key --cert bob.crt -o both.xml one.xml"));
    for (signer, number) in [("alice", 1), ("bob", 2)] {
        let verify =
            format!("xml verify --ca {signer}.crt --signature {number} --covers document -o read.xml both.xml");
        success(run(&folder, &verify));
        assert_eq!(folder.read("read.xml"), folder.read("order.xml"));
    }
    let output = run(&folder, "xml sign --cosign --enveloping --signature-id s --key bob.key --cert bob.crt order.xml");
    assert!(failure(&output).contains("cannot be used with"), "{output:?}");
    // In these calls, the document goes through pipes.
    let signed = success(folder.run("xml sign --key alice.key --cert alice.crt".split(' '), b"<a/>"));
    let read = success(folder.run("xml verify --quiet --ca alice.crt -o -".split(' '), &signed));
    assert_eq!(read, b"<a></a>");
}

#[test]
fn an_element_as_smev_3_signs_it() {
    let folder = Folder::new();
    certified(&folder, "256-a", "alice");
    folder.write("m.xml", b"<m xmlns='urn:m'><data Id='d'> <x/> </data><place Id='p'/></m>");
    success(run(&folder, "xml sign --key alice.key --cert alice.crt --smev --id d --into #p -o signed.xml m.xml"));
    success(run(&folder, "xml verify --ca alice.crt --covers /{urn:m}m/{urn:m}data -o read signed.xml"));
    let expected = "<ns1:data xmlns:ns1=\"urn:m\" Id=\"d\"><ns1:x></ns1:x></ns1:data>";
    assert_eq!(text(&folder.read("read")), expected);
    let output = run(&folder, "xml verify --ca alice.crt --covers #p signed.xml");
    assert!(refusal(&output, 1).contains("does not sign the element with the Id \"p\""));
    for (line, why) in [
        ("xml verify --ca alice.crt --covers price signed.xml", "allowed: document, #ID, or a path that begins with /"),
        ("xml verify --ca alice.crt --signature x signed.xml", "allowed: #ID, or a number from 1"),
        ("xml verify --ca alice.crt alice.crt", "this is a certificate"),
        ("xml sign --key alice.key --cert alice.crt --id q m.xml", "no element has the Id \"q\""),
        ("xml sign --key alice.key --cert alice.crt --into p m.xml", "allowed: document, #ID, or a path that begins"),
        ("xml sign --key alice.key --cert alice.crt --xades m.xml", "--signature-id"),
    ] {
        let output = run(&folder, line);
        assert!(failure(&output).contains(why), "{}", text(&output.stderr));
    }
}

#[test]
fn a_timestamp_is_added_and_verified() {
    let folder = Folder::new();
    certified(&folder, "256-a", "alice");
    success(run(&folder, "keygen --curve 256-a -o tsa.key"));
    success(run(&folder, "cert new --key tsa.key --subject CN=tsa --extended-usage timeStamping -o tsa.crt"));
    let key = fastgost::keys::read_private_key(&folder.read("tsa.key")).expect("a key");
    let certificate = fastgost_pki::x509::Certificate::read(&folder.read("tsa.crt")).expect("a certificate");
    folder.write("a.xml", b"<a/>");
    success(run(&folder, "xml sign --key alice.key --cert alice.crt --signature-id s --xades -o bes.xml a.xml"));
    let none = run(&folder, "xml verify --ca alice.crt --timestamp bes.xml");
    assert!(refusal(&none, 1).contains("has no timestamp; `fastgost xml augment` adds one"));
    let request = success(run(&folder, "xml augment --request bes.xml"));
    folder.write("response.tsr", &answered(&request, &key, &certificate));
    success(run(&folder, "xml augment --response response.tsr -o t.xml bes.xml"));
    let said = success(run(&folder, "xml verify --ca alice.crt --ca tsa.crt --timestamp --covers document t.xml"));
    let said = text(&said);
    assert!(said.contains("it existed at ") && said.contains("t.xml:   timestamp: OK, "), "{said}");
    let untrusted = run(&folder, "xml verify --ca alice.crt --timestamp t.xml");
    assert!(refusal(&untrusted, 1).contains("has no right timestamp"));
    let other = run(&folder, "xml augment --response alice.crt t.xml");
    assert!(failure(&other).contains("a response with a timestamp"));
}

#[test]
fn forms_of_signatures() {
    let folder = Folder::new();
    certified(&folder, "256-a", "alice");
    folder.write("m.xml", b"<m xmlns='urn:m' xmlns:x='urn:x'><data Id='d'/><s/></m>");
    for (line, in_it) in [
        ("--id d --into /{urn:m}m/{urn:m}s --token t", "BinarySecurityToken"),
        ("--id d --canonical inclusive", "REC-xml-c14n-20010315\""),
        ("--id d --canonical inclusive-1.1", "2006/12/xml-c14n11\""),
        ("--enveloping --signature-id s", "Id=\"s-object\""),
    ] {
        success(run(&folder, &format!("xml sign --key alice.key --cert alice.crt -o signed.xml {line} m.xml")));
        assert!(text(&folder.read("signed.xml")).contains(in_it), "{line}");
        success(run(&folder, "xml verify --ca alice.crt --covers #d signed.xml"));
    }
}

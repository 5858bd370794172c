//! Tests changes that an attacker may make to a signed document.
use super::{changed, parts, refused, resigned, signed, signed_by};
use fastgost_xml::{Form, Place, Problem, SignOptions, VerifyOptions, Which};

const PATH: &str = "/order/price";

/// Returns an order in which the element `price` is signed. The reference names this element by its Id.
fn order() -> (String, VerifyOptions) {
    signed(ORDER, by_id)
}

const ORDER: &str = "<order><price Id='p'>100</price></order>";

fn by_id(options: &mut SignOptions) {
    options.id = Some("p".into());
}

/// Adds the transform for enveloped signatures to the reference. The transform is needed only if the signature is
/// within the signed element.
fn enveloped(text: &str) -> String {
    let enveloped = "<ds:Transform Algorithm=\"http://www.w3.org/2000/09/xmldsig#enveloped-signature\"/>";
    changed(text, "<ds:Transforms>", &format!("<ds:Transforms>{enveloped}"))
}

#[test]
fn signature_wrapping() {
    let (text, mut options, key) = signed_by(ORDER, by_id);
    let price = "<price Id='p'>100</price>";
    assert_eq!(parts(&text, &options), Ok(Ok(vec!["<price Id=\"p\">100</price>".into()])));
    // If another element has the same Id, before or after the signed element, `verify` must refuse the document. The
    // test tries each attribute that can be an identifier.
    for other in ["Id='p'", "ID='p'", "id='p'", "xml:id='p'"] {
        refused(
            &changed(&text, price, &format!("<price {other}>1</price>{price}")),
            &options,
            "the Id \"p\" is there 2 times",
        );
        refused(
            &changed(&text, price, &format!("{price}<price {other}>1</price>")),
            &options,
            "the Id \"p\" is there 2 times",
        );
    }
    let wsu = "xmlns:w='http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd' w:Id='p'";
    refused(
        &changed(&text, price, &format!("{price}<price {wsu}>1</price>")),
        &options,
        "the Id \"p\" is there 2 times",
    );
    // An attacker moves the signed element, and puts another element in its old place. The signature is still right,
    // but it does not cover the element that is now in this place.
    let moved = changed(&text, price, &format!("<price>1</price><old>{price}</old>"));
    assert_eq!(parts(&moved, &options), Ok(Ok(vec!["<price Id=\"p\">100</price>".into()])));
    options.covers = Some(Place::Path(PATH.into()));
    assert!(parts(&text, &options).unwrap().is_ok());
    assert_eq!(parts(&moved, &options), Ok(Err(Problem::NotCovered(format!("the element \"{PATH}\"")))));
    let beside = changed(&text, price, &format!("{price}<price>1</price>"));
    refused(&beside, &options, "it has several elements \"/order/price\"; allowed: one");
    options.covers = Some(Place::Document);
    assert_eq!(parts(&text, &options), Ok(Err(Problem::NotCovered("the document".into()))));
    // An attacker moves the signed element into an Object of the signature itself.
    options.covers = Some(Place::Path(PATH.into()));
    let inside = changed(
        &changed(&text, price, "<price>1</price>"),
        "</ds:Signature>",
        &format!("<ds:Object>{price}</ds:Object></ds:Signature>"),
    );
    assert_eq!(parts(&inside, &options), Ok(Err(Problem::NotCovered(format!("the element \"{PATH}\"")))));
    refused(&resigned(&enveloped(&inside), |info| key.sign(info).unwrap()), &options, "selects nothing");
}

/// If an attribute has the local name xmlns, the parser treats the attribute as a declaration of the default namespace,
/// whatever its prefix is. Other programs treat it as an ordinary attribute. So the parser and other programs see
/// different namespaces, attributes and elements in these documents.
#[test]
fn attributes_that_are_taken_for_declarations() {
    for form in [Form::Exclusive, Form::Inclusive] {
        let signed_as = |document: &str| signed(document, |options| options.method.form = form);
        let (text, options) = signed_as("<order xmlns='urn:a'><price>100</price></order>");
        assert!(parts(&text, &options).unwrap().is_ok());
        for (from, to) in [
            ("<order xmlns='urn:a'>", "<order xml:xmlns='urn:a'>"),
            ("<price>", "<price xml:xmlns='urn:a'>"),
            ("<price>", "<price p:xmlns='urn:a'>"),
        ] {
            refused(&changed(&text, from, to), &options, "has the local name xmlns");
        }
    }
    let (text, options) =
        signed("<o:order xmlns:o='urn:a'><o:price>1</o:price></o:order>", |options| options.smev = true);
    refused(&changed(&text, "<o:price>", "<o:price xml:xmlns='x'>"), &options, "has the local name xmlns");
    let (text, options) = signed("<order><price>100</price></order>", |options| options.cosign = true);
    let inserted = "<order><Signature xml:xmlns='http://www.w3.org/2000/09/xmldsig#'><price>1</price></Signature>";
    let mut second = options.clone();
    second.which = Which::Number(2);
    refused(&changed(&text, "<order>", inserted), &second, "has the local name xmlns");
    // `sign` also refuses such a document.
    let (key, certificate) = super::signer("256-a");
    let error = fastgost_xml::sign(b"<a xml:xmlns='urn:2'/>", &key, &certificate, &Default::default()).unwrap_err();
    assert!(error.to_string().contains("has the local name xmlns"), "{error}");
}

/// Before the signature over SignedInfo is verified, the library must not spend work on the signed contents. Otherwise
/// a person without a trusted key could cause much work.
#[test]
fn contents_are_read_for_signatures_that_are_right() {
    let (text, options) = signed("<order>1</order>", |_| {});
    let wrong = changed(&text, "<ds:SignatureValue>", "<ds:SignatureValue>AAAA");
    let wrong = changed(&wrong, "<order>", &format!("<order>{}", "1".repeat(2_000_000)));
    let mut small = options.clone();
    // With this limit of work, the document can be read, but its canonical form cannot be written.
    small.limits.work = 3_000_000;
    assert_eq!(parts(&wrong, &small), Ok(Err(Problem::Signature)));
    assert_eq!(parts(&changed(&text, "<order>1", "<order>2"), &options), Ok(Err(Problem::Digest(String::new()))));
}

#[test]
fn identifiers_in_unexpected_places() {
    let (text, options) = order();
    refused(
        &changed(&text, "<price Id='p'>", "<price Id='p' ID='q'>"),
        &options,
        "has several identifiers; allowed: one",
    );
    let without = changed(&text, "<price Id='p'>", "<price>");
    refused(&without, &options, "no element has the Id \"p\"");
    refused(&changed(&without, "<ds:SignedInfo>", "<ds:SignedInfo Id='p'>"), &options, "which is no content");
    refused(&changed(&without, "<ds:DigestValue>", "<ds:DigestValue Id='p'>"), &options, "which is no content");
    refused(&changed(&without, "<ds:SignatureValue>", "<ds:SignatureValue Id='p'>"), &options, "which is no content");
}

#[test]
fn document_types_and_entities() {
    let (text, options) = order();
    for doctype in [
        "<!DOCTYPE order>",
        "<!DOCTYPE order [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>",
        "<!DOCTYPE order [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;'>]>",
        "<!DOCTYPE order SYSTEM 'http://localhost/a.dtd'>",
        "<!-- --><!DOCTYPE order [<!ATTLIST price Id ID #IMPLIED>]>",
    ] {
        refused(
            &format!("{doctype}{text}"),
            &options,
            "document type declarations (DTD) are not allowed, nor are entities",
        );
    }
    refused(&changed(&text, "100", "&x;"), &options, "unknown entity reference 'x'");
}

#[test]
fn references_and_transforms_that_are_not_supported() {
    let (right, options, key) = signed_by(ORDER, by_id);
    let text = enveloped(&right);
    // An attribute in a namespace must not count as the attribute that has the same name but no namespace. URIs are
    // compared without decoding.
    for (from, to, why) in [
        (" URI=\"#p\"", " ds:URI=\"#p\"", "it has no URI"),
        (" URI=\"#p\"", " URI=\"#%70\"", "no element has the Id \"%70\""),
        ("<ds:SignatureMethod Algorithm", "<ds:SignatureMethod ds:Algorithm", "the attribute Algorithm is missing"),
        ("DigestMethod Algorithm", "DigestMethod ds:Algorithm", "the attribute Algorithm is missing"),
    ] {
        refused(&changed(&text, from, to), &options, why);
    }
    // If `ds:URI`, `ds:Algorithm` or `ds:Type` is added, it must have no effect, even if it stands before the attribute
    // without a prefix. The signature is wrong here only because SignedInfo was changed.
    for (name, other) in [("URI", "#q"), ("Algorithm", "urn:q"), ("Type", "http://uri.etsi.org/01903#SignedProperties")]
    {
        let both = changed(&text, "Reference URI", &format!("Reference ds:{name}='{other}' URI"));
        assert_eq!(parts(&both, &options), Ok(Err(Problem::Signature)), "{name}");
    }
    let named = |which: &str| {
        let text = changed(&right, "<ds:Signature ", "<ds:Signature ds:Id='q' Id='s' ");
        let mut options = options.clone();
        options.which = Which::Id(which.to_owned());
        parts(&text, &options)
    };
    assert!(named("s").unwrap().is_ok());
    assert!(named("q").unwrap_err().contains("no Signature has the Id \"q\""));
    for uri in ["http://localhost/a", "file:///etc/passwd", "other.xml#p", "#xpointer(/)", "#xpointer(id('p'))", "#"] {
        refused(
            &changed(&text, "URI=\"#p\"", &format!("URI=\"{uri}\"")),
            &options,
            "allowed: #id, of an element in the document",
        );
    }
    refused(&changed(&text, " URI=\"#p\"", ""), &options, "it has no URI");
    let enveloped = "<ds:Transform Algorithm=\"http://www.w3.org/2000/09/xmldsig#enveloped-signature\"/>";
    for other in [
        "http://www.w3.org/TR/1999/REC-xslt-19991116",
        "http://www.w3.org/2002/06/xmldsig-filter2",
        "urn:x",
        "http://www.w3.org/2000/09/xmldsig#base64",
    ] {
        refused(
            &changed(&text, enveloped, &format!("<ds:Transform Algorithm=\"{other}\"/>")),
            &options,
            "is not supported; allowed: methods of",
        );
    }
    for xpath in [
        "not(ancestor-or-self::x:Signature)",
        "ancestor-or-self::dsig:Signature",
        "1",
        "not(ancestor-or-self::dsig:Signature) or true()",
        "not(ancestor-or-self::Signature)",
        "not(ancestor-or-self::other:Signature)",
        "not(ancestor-or-self:::Signature)",
        "not(ancestor-or-self::dsig:Signature))",
        "not(ancestor-or-self::dsig:Signature) ()",
        // These expressions have white space inside a name, which XPath does not allow.
        "not(ancestor-or-self::dsig:Sign ature)",
        "not(ancestor-or-self::d sig:Signature)",
        "not(ancestor -or-self::dsig:Signature)",
        "not(ancestor-or-self::dsig :Signature)",
    ] {
        let transform = format!(
            "<ds:Transform Algorithm=\"http://www.w3.org/TR/1999/REC-xpath-19991116\"><ds:XPath xmlns:dsig=\"http://www.w3.org/2000/09/xmldsig#\" \
             xmlns:other='urn:other'>{xpath}</ds:XPath></ds:Transform>"
        );
        refused(&changed(&text, enveloped, &transform), &options, "allowed: not(ancestor-or-self::dsig:Signature)");
    }
    // Here, the transform that leaves out signatures comes after a transform that turns nodes into bytes, so it must be
    // refused.
    let exclusive = "<ds:Transform Algorithm=\"http://www.w3.org/2001/10/xml-exc-c14n#\"/>";
    let after = changed(&text, &format!("{enveloped}{exclusive}"), &format!("{exclusive}{enveloped}"));
    refused(&resigned(&after, |info| key.sign(info).unwrap()), &options, "allowed: before it");
    for (from, to, why) in [
        ("gostr34112012-256\"/><ds:DigestValue", "md5\"/><ds:DigestValue", "DigestMethod"),
        ("gostr34102012-gostr34112012-256\"/>", "hmac-gostr3411\"/>", "SignatureMethod"),
        (
            "2001/10/xml-exc-c14n#\"/><ds:SignatureMethod",
            "1999/nothing\"/><ds:SignatureMethod",
            "CanonicalizationMethod",
        ),
    ] {
        refused(&changed(&text, from, to), &options, why);
    }
}

#[test]
fn what_is_selected_is_never_nothing() {
    let (text, options, key) = signed_by("<order>x</order>", |options| options.signature_id = Some("s".into()));
    let other = changed(&text, "URI=\"\"", "URI=\"#s\"");
    refused(&resigned(&other, |info| key.sign(info).unwrap()), &options, "selects nothing");
}

#[test]
fn a_signature_in_signed_info() {
    let (text, mut options) = order();
    let start = text.find("<ds:Signature ").unwrap();
    let end = text.find("</order>").unwrap();
    let inner = &text[start..end];
    let nested = changed(&text, "</ds:SignedInfo>", &format!("{inner}</ds:SignedInfo>"));
    options.which = Which::Number(1);
    refused(&nested, &options, "it stands where only Reference of XML signatures is allowed");
    options.which = Which::Number(2);
    refused(&nested, &options, "where none is allowed");
}

#[test]
fn comments_do_not_split_text() {
    let (text, options) = order();
    let digest = text.split("DigestValue>").nth(1).unwrap().trim_end_matches("</ds:").to_owned();
    for (what, value) in [
        ("DigestValue", digest),
        ("SignatureValue", text.split("SignatureValue>").nth(1).unwrap().trim_end_matches("</ds:").to_owned()),
        ("X509Certificate", text.split("X509Certificate>").nth(1).unwrap().trim_end_matches("</ds:").to_owned()),
    ] {
        let (first, rest) = value.split_at(8);
        for between in ["<!-- -->", "<?p?>", "<b/>"] {
            let split = changed(&text, &format!("{what}>{value}"), &format!("{what}>{first}{between}{rest}"));
            refused(&split, &options, &format!("\"ds:{what}\": it has comments"));
        }
        // White space and CDATA do not split the text into pieces.
        let spaced = changed(&text, &format!("{what}>{value}"), &format!("{what}>\n{first} <![CDATA[{rest}]]></"));
        let spaced = spaced.replacen("]]></</", "]]></", 1);
        let verdict = parts(&spaced, &options).unwrap();
        // `DigestValue` is in SignedInfo, and SignedInfo is signed. So added white space in `DigestValue` makes the
        // signature wrong.
        assert_eq!(verdict.is_ok(), what != "DigestValue", "{verdict:?}");
    }
    let parameter = changed(
        &text,
        "gostr34102012-gostr34112012-256\"/>",
        "gostr34102012-gostr34112012-256\"><ds:HMACOutputLength>8</ds:HMACOutputLength></ds:SignatureMethod>",
    );
    refused(&parameter, &options, "which must be empty");
}

#[test]
fn documents_that_readers_read_differently() {
    let options = order().1;
    for (document, why) in [
        ("<a xmlns='u' xmlns='v'/>", "the attribute \"xmlns\" is there twice"),
        ("<a b='1' b='2'/>", "already defined"),
        ("<a xmlns:p='u' xmlns:q='u' p:b='' q:b=''/>", "already defined"),
        ("<a xmlns:p=''/>", "declared for no namespace"),
        ("<a xmlns:xmlns='u'/>", "has the local name xmlns"),
        ("<a xml:xmlns='u'/>", "has the local name xmlns"),
        ("<a xmlns='u' xml:xmlns='v'/>", "has the local name xmlns"),
        ("<a p:xmlns='u'/>", "has the local name xmlns"),
        ("<p:a xmlns:p='u' p:xmlns='v'/>", "has the local name xmlns"),
        ("<a xmlnsx='u' xxmlns='v'/>", "it has no Signature"),
        ("<?xml version='1.1'?><a/>", "allowed: 1.0"),
        ("<?xml version='1.0' encoding = \"utf-8\" standalone\n=\t'no' ?><a/>", "it has no Signature"),
        ("<?xml version='1.0' encoding.='UTF-8'?><a/>", "XML declaration is wrong"),
        ("<?xml version='1.0' encoding\u{feff}='UTF-8'?><a/>", "XML declaration is wrong"),
        ("<?xml version='1.0' encodingX='windows-1251'?><a/>", "XML declaration is wrong"),
        ("<?xml version='1.0'encoding='UTF-8'?><a/>", "XML declaration is wrong"),
        ("<?xml version='1.0' standalone='no' encoding='UTF-8'?><a/>", "XML declaration is wrong"),
        ("<?xml encoding='UTF-8'?><a/>", "allowed: 1.0"),
        ("<?xml\nversion='1.0'?><a/>", "allowed: a space"),
        ("<?xml version='1.0' encoding='us-ascii'?><a/>", "it has no Signature"),
        ("<?xml version='1.0' encoding='us-ascii'?><a>\u{e9}</a>", "allowed: UTF-8"),
        ("<a></:a>", "a name begins with a colon"),
        (" <?xml version='1.0'?><a/>", "XML declaration"),
        ("<?xml,x?><a/>", "XML declaration"),
        ("<a><?p,x?></a>", "does not end with white space"),
        ("<a><?xml x?></a>", "XML declaration"),
        ("<!-- --><?XML?><a/>", "XML declaration"),
        ("<?Xml version='1.0'?><a/>", "XML declaration"),
        ("<?xml version='1.0' encoding='windows-1251'?><a/>", "allowed: UTF-8"),
        ("<a><b></a></b>", "expected 'b' tag"),
        ("<a/><a/>", "unknown token"),
        ("<a", "does not end"),
        ("<a>&#xD800;</a>", "a reference is to no character"),
        ("<a b='&#x110000;'/>", "a reference is to no character"),
        ("<a>&#xFFFFFFFFF;</a>", "a reference is to no character"),
        ("<a>&#4294967361;</a>", "a reference is to no character"),
        ("<a>&#;</a>", "a reference is to no character"),
        ("<a><!-- &#x; --><![CDATA[&#x;]]>&#x41;&#65;</a>", "it has no Signature"),
        ("<a>&#65</a>", "malformed entity reference"),
        ("\u{feff}<a/>", "it has no Signature"),
        ("\u{feff}\u{feff}<a/>", "a byte order mark is there twice"),
        ("<:p/>", "a name begins with a colon"),
        ("<a :x=''/>", "a name begins with a colon"),
        ("<a><?a:b?></a>", "a colon stands in the name"),
        ("<?xml version='1.0' standalone='maybe'?><a/>", "allowed: yes, no"),
        ("", "root node"),
    ] {
        refused(document, &options, why);
    }
    let error = fastgost_xml::verify(b"<a>\xff</a>", &options).unwrap_err().to_string();
    assert!(error.contains("at byte 3: it is not UTF-8"), "{error}");
}

#[test]
fn another_certificate_does_not_help() {
    let (text, options) = order();
    let (other, stranger) = order();
    assert!(matches!(parts(&text, &stranger), Ok(Err(Problem::Untrusted(_)))));
    let certificate = |text: &str| text.split("X509Certificate>").nth(1).unwrap().trim_end_matches("</ds:").to_owned();
    let swapped = changed(&text, &certificate(&text), &certificate(&other));
    assert_eq!(parts(&swapped, &stranger), Ok(Err(Problem::Signature)));
    // `verify` must try the certificates in the options even if the document has another certificate.
    assert!(parts(&swapped, &options).unwrap().is_ok());
    let both = changed(
        &text,
        "<ds:X509Certificate>",
        &format!("<ds:X509Certificate>{}</ds:X509Certificate><ds:X509Certificate>", certificate(&other)),
    );
    assert!(parts(&both, &options).unwrap().is_ok());
    // `verify` must also try the certificates in the options if the document has no certificate.
    let (start, end) = (text.find("<ds:KeyInfo>").unwrap(), text.find("</ds:Signature>").unwrap());
    let without = format!("{}{}", &text[..start], &text[end..]);
    assert!(parts(&without, &options).unwrap().is_ok());
    assert_eq!(parts(&without, &stranger), Ok(Err(Problem::Signature)));
}

#[test]
fn canonical_xml_has_no_relative_namespaces() {
    for (uri, right) in
        [("rel", false), ("a/b:c", false), ("1:a", false), (":a", false), ("u:", true), ("urn:a", true), ("", true)]
    {
        let document = format!("<a xmlns='{uri}'/>");
        let found = fastgost_xml::canonical(document.as_bytes(), None, &Default::default(), &Default::default());
        match found {
            Ok(_) => assert!(right, "{uri}"),
            Err(e) => assert!(!right && e.to_string().contains("is a relative URI"), "{uri}: {e}"),
        }
    }
}

/// With the option `cosign`, a signature covers no `Signature` element of the document. So an attacker can add a
/// `Signature` element with any contents. The verdict must not say that these contents are signed.
#[test]
fn what_is_in_signatures_that_are_left_out_is_not_signed() {
    let (text, mut options) = signed("<order><price>100</price></order>", |options| options.cosign = true);
    options.which = Which::Number(1);
    let price = Place::Path(
        "/order/{http://www.w3.org/2000/09/xmldsig#}Signature/{http://www.w3.org/2000/09/xmldsig#}Object/price".into(),
    );
    let other = "<s:Signature xmlns:s='http://www.w3.org/2000/09/xmldsig#'><s:Object><price Id='x'>1</price></s:Object></s:Signature>";
    let added = changed(&text, "</order>", &format!("{other}</order>"));
    let whole = "<order><price>100</price></order>".to_owned();
    assert_eq!(parts(&added, &options), Ok(Ok(vec![whole])));
    for place in [price, Place::Id("x".into())] {
        options.covers = Some(place);
        assert!(matches!(parts(&added, &options), Ok(Err(Problem::NotCovered(_)))));
    }
    // An element is a signature only if it has the namespace of XML signatures.
    let named = changed(&text, "</order>", "<Signature>1</Signature></order>");
    options.covers = None;
    assert_eq!(parts(&named, &options), Ok(Err(Problem::Digest(String::new()))));
}

/// The unused bits of base64 must be zero. Only the white space of XML is allowed between the digits of base64.
#[test]
fn base64_says_one_thing_in_one_way() {
    let (text, options) = order();
    let value = text.split("SignatureValue>").nth(1).unwrap().strip_suffix("==</ds:").unwrap();
    let (rest, last) = value.split_at(value.len() - 1);
    // The base64 of 64 bytes has four unused bits.
    assert!(matches!(last, "A" | "Q" | "g" | "w"), "{last}");
    for other in ["B", "R", "h", "x"] {
        refused(&changed(&text, value, &format!("{rest}{other}")), &options, "it is not base64 with padding");
    }
    for (from, to) in [
        ("==</ds:SignatureValue>", "</ds:SignatureValue>"),
        (value, &format!("\u{a0}{value}")),
        (value, &format!("{value}==")),
    ] {
        refused(&changed(&text, from, to), &options, "it is not base64 with padding");
    }
    // 63 or 65 bytes are not a signature.
    for other in [value[..84].to_owned(), format!("{value}A=")] {
        let changed = changed(&text, &format!("{value}=="), &other);
        assert_eq!(parts(&changed, &options), Ok(Err(Problem::Signature)), "{other}");
    }
}

/// `verify` must not use a key in the document, and must refuse an algorithm that is not the algorithm of the
/// certificate's key.
#[test]
fn keys_and_algorithms_that_the_document_names() {
    let (text, options) = order();
    let value = "<ds:KeyValue><g:x xmlns:g='urn:g'/></ds:KeyValue><ds:KeyName>Mallory</ds:KeyName>";
    let named = changed(&text, "<ds:KeyInfo>", &format!("<ds:KeyInfo>{value}"));
    assert!(parts(&named, &options).unwrap().is_ok());
    let (start, end) = (text.find("<ds:KeyInfo>").unwrap(), text.find("</ds:Signature>").unwrap());
    let only = format!("{}<ds:KeyInfo>{value}</ds:KeyInfo>{}", &text[..start], &text[end..]);
    assert_eq!(parts(&only, &order().1), Ok(Err(Problem::Signature)));
    // In the first case of the loop below, the document names the algorithm GOST R 34.10-2001. The digest is made by
    // GOST R 34.11-94, but the signature is made with a key of GOST R 34.10-2012.
    let (key, certificate) = super::signer("256-a");
    let signed = fastgost_xml::sign(b"<a/>", &key, &certificate, &Default::default()).unwrap();
    let text = String::from_utf8(signed).unwrap();
    let with = |uri: &str, digest: &dyn Fn(&[u8]) -> Vec<u8>| {
        let text = changed(&text, "gostr34102012-gostr34112012-256\"/>", &format!("{uri}\"/>"));
        resigned(&text, |info| key.sign_digest(&digest(info)).unwrap())
    };
    let mut options = VerifyOptions::new([certificate]).unwrap();
    options.trust.path.legacy = true;
    let streebog = |data: &[u8]| fastgost::hash::Streebog256::digest(data).to_vec();
    let gost94 = |data: &[u8]| fastgost::hash::Gost94::digest(data).to_vec();
    assert!(parts(&with("gostr34102012-gostr34112012-256", &streebog), &options).unwrap().is_ok());
    for (uri, digest) in [
        ("gostr34102001-gostr3411", &gost94 as &dyn Fn(&[u8]) -> Vec<u8>),
        ("gostr34102001-gostr3411", &streebog),
        ("gostr34102012-gostr34112012-512", &streebog),
        ("gostr34102012-gostr34112012-256", &gost94),
    ] {
        assert_eq!(parts(&with(uri, digest), &options), Ok(Err(Problem::Signature)), "{uri}");
    }
}

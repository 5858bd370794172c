//! Tests documents that would cause much work.
use super::{changed, parts, refused, resigned, signed, signed_by, signer};
use fastgost_xml::{Form, Limits, Method, SignOptions, VerifyOptions, canonical, sign};
use std::fmt::Write;

#[test]
fn numbers_are_bounded() {
    let (_, options) = signed("<a/>", |_| {});
    let many = |begin: &str, one: &dyn Fn(usize) -> String, end: &str, n| {
        let mut text = begin.to_owned();
        (0..n).for_each(|i| text.push_str(&one(i)));
        text + end
    };
    let deep = |n| "<a>".repeat(n) + &"</a>".repeat(n);
    refused(&deep(257), &options, "elements are nested too deeply; allowed: 256");
    refused(&deep(256), &options, "it has no Signature");
    refused(&deep(1_000_000), &options, "elements are nested too deeply");
    refused(&many("<a", &|i| format!(" b{i}=''"), "/>", 129), &options, "too many attributes; allowed: 128");
    refused(&many("<a", &|i| format!(" b{i}=''"), "/>", 128), &options, "it has no Signature");
    let spaces = |n| many("<a", &|i| format!(" xmlns:b{i}='u'"), "><c xmlns:d='v'/></a>", n);
    refused(&spaces(128), &options, "too many namespaces are declared at an element and around it; allowed: 128");
    refused(&spaces(127), &options, "it has no Signature");
    refused(&format!("<a>{}</a>", "=".repeat(5 << 20)), &options, "it has 5242880 characters '='; allowed: 4194304");
    refused(&format!("<a {}='1'/>", "b".repeat(5000)), &options, "a name has more than 4096 bytes");
}

#[test]
fn references_transforms_certificates_and_base64_are_bounded() {
    let (text, options) = signed("<a/>", |_| {});
    let part = |begin: &str, end: &str| {
        let start = text.find(begin).unwrap();
        text[start..start + text[start..].find(end).unwrap() + end.len()].to_owned()
    };
    let repeated = |part: &str, n: usize| text.replacen(part, &part.repeat(n), 1);
    refused(&repeated(&part("<ds:Reference", "</ds:Reference>"), 33), &options, "it has 33 references; allowed: 32");
    refused(&repeated(&part("<ds:Transform ", "/>"), 8), &options, "it has 9 transforms; allowed: 8");
    refused(
        &repeated(&part("<ds:X509Certificate>", "</ds:X509Certificate>"), 17),
        &options,
        "it has 17 certificates; allowed: 16",
    );
    let long = text.replacen("<ds:SignatureValue>", &format!("<ds:SignatureValue>{}", " ".repeat(70_000)), 1);
    refused(&long, &options, "it has more than 65536 characters");
    let mut small = options.clone();
    small.limits.bytes = text.len() - 1;
    refused(&text, &small, "all that is allowed");
}

/// Checks that a document is refused because its work exceeds the limit `work`. Without this limit, the document must
/// be accepted, or must be refused for another reason.
#[track_caller]
fn too_much(document: &str, options: &VerifyOptions, work: u64) {
    let mut options = options.clone();
    options.limits.work = work;
    refused(document, &options, &format!("it takes too much work: given up after {work} steps"));
    options.limits.work = u64::MAX;
    if let Err(error) = parts(document, &options) {
        assert!(!error.contains("too much work"), "{error}");
    }
}

const LONG: usize = 2 << 10;
const EXCLUSIVE: &str = "<ds:Transform Algorithm=\"http://www.w3.org/2001/10/xml-exc-c14n#\"/>";
const INCLUSIVE: &str = "<ds:Transform Algorithm=\"http://www.w3.org/TR/2001/REC-xml-c14n-20010315\"/>";
const SMEV: &str = "<ds:Transform Algorithm=\"urn://smev-gov-ru/xmldsig/transform\"/>";

/// Replaces the transforms in a signed document by `transform`.
fn transformed(text: &str, transform: &str) -> String {
    changed(text, EXCLUSIVE, transform)
}

#[test]
fn lengths_are_bounded() {
    let (text, options) = signed("<a/>", |_| {});
    let (uri, prefix) =
        (|n| format!("<a xmlns='{}'/>", "u".repeat(n)), |n| format!("<a xmlns:{}='u'/>", "p".repeat(n)));
    refused(&uri(LONG), &options, "it has no Signature");
    refused(&uri(LONG + 1), &options, "a namespace has more than 2048 bytes");
    refused(&prefix(256), &options, "it has no Signature");
    refused(&prefix(257), &options, "a prefix has more than 256 bytes");
    let listed = |list: &str| {
        let list =
            format!("<i:InclusiveNamespaces xmlns:i='http://www.w3.org/2001/10/xml-exc-c14n#' PrefixList='{list}'/>");
        transformed(&text, &EXCLUSIVE.replace("/>", &format!(">{list}</ds:Transform>")))
    };
    refused(&listed(&"p ".repeat(129)), &options, "its PrefixList has too many prefixes; allowed: 128");
    assert!(parts(&listed(&"p ".repeat(128)), &options).unwrap().is_err());
    refused(&listed(&"p".repeat(257)), &options, "a prefix in its PrefixList has more than 256 bytes");
    assert!(parts(&listed(&"p".repeat(256)), &options).unwrap().is_err());
    // The text of an error must be short even if the document is long.
    for long in [format!("<a></{}>", "b".repeat(100_000)), format!("<a>&{};</a>", "b".repeat(100_000))] {
        let error = parts(&long, &options).unwrap_err();
        assert!(error.contains("bbb") && error.len() < 400, "{} bytes", error.len());
    }
}

#[test]
fn the_parsers_comparisons_are_bounded() {
    let (_, options) = signed("<a/>", |_| {});
    // Many prefixes are in scope at each element `c`, and each element `c` declares one more prefix.
    let mut text = "<a".to_owned();
    (0..100).for_each(|i| write!(text, " xmlns:b{i}='u'").unwrap());
    text.push('>');
    (0..1_000).for_each(|i| write!(text, "<c xmlns:d='{}'/>", i % 2).unwrap());
    too_much(&(text + "</a>"), &options, 10_000_000);
    // Each element has many attributes in one long namespace, and the parser compares all pairs of these attributes.
    let mut element = "<a".to_owned();
    (0..120).for_each(|i| write!(element, " p:a{i}=''").unwrap());
    let text = format!("<r xmlns:p='{}'>{}</r>", "u".repeat(LONG), (element + "/>").repeat(30));
    too_much(&text, &options, 10_000_000);
}

#[test]
fn namespaces_in_scope_are_paid_for() {
    let (text, options, key) = signed_by("<p:a xmlns:p='urn:p'/>", |_| {});
    let long = format!("u:{}", "u".repeat(LONG - 2));
    let inner = |n: usize, child: &str| {
        let begin = format!("<p:a xmlns:p='{long}'>{}", child.repeat(n));
        changed(&text, "<p:a xmlns:p='urn:p'>", &begin)
    };
    // The transform of SMEV hashes the namespace of each element. Exclusive and inclusive canonical XML compare
    // namespaces. This work must cost steps.
    let by_key = |text: &str| resigned(text, |info| key.sign(info).unwrap());
    too_much(&by_key(&transformed(&inner(5_000, "<p:a/>"), SMEV)), &options, 10_000_000);
    for transform in [EXCLUSIVE, INCLUSIVE] {
        let many = |child| by_key(&transformed(&inner(30_000, child), transform));
        too_much(&many("<p:a/>"), &options, 4_000_000);
    }
    // Prefixes are hashed, so they must cost steps.
    let mut spaces = String::new();
    (0..120).for_each(|i| write!(spaces, " xmlns:{}{i:03}='u:u'", "q".repeat(250)).unwrap());
    let (text, options, key) = signed_by("<r/>", |_| {});
    let text = changed(&text, "<r>", &format!("<r{spaces}>{}", "<a/>".repeat(1_000)));
    too_much(&resigned(&transformed(&text, INCLUSIVE), |info| key.sign(info).unwrap()), &options, 10_000_000);
}

/// The parser keeps all namespaces of a document in a sorted list, so each declaration of a namespace must cost steps.
#[test]
fn declarations_are_paid_for() {
    let (_, options) = signed("<a/>", |_| {});
    let mut text = "<r>".to_owned();
    (0..60_000).for_each(|i| write!(text, "<a xmlns='u{i}'/>").unwrap());
    too_much(&(text + "</r>"), &options, 50_000_000);
}

/// For each element `SignedProperties` in the document, `verify` looks whether a reference selects the element. These
/// look-ups cost steps.
#[test]
fn properties_of_others_are_paid_for() {
    let (text, options) = signed("<r><a Id='x'/></r>", |options| options.id = Some("x".into()));
    let deep = format!("{}{}{}", "<e>".repeat(200), "<q:SignedProperties/>".repeat(2_000), "</e>".repeat(200));
    let space = "<r><w xmlns:q='http://uri.etsi.org/01903/v1.3.2#'>";
    too_much(&changed(&text, "<r>", &format!("{space}{deep}</w>")), &options, 5_000_000);
    // For each element `SignedProperties`, `verify` also compares the Target with the Ids of signatures. The comparison
    // must cost steps, too.
    let (text, mut options) = signed("<r/>", |_| {});
    let id = "i".repeat(100_000);
    let target = format!("<q:p Target='#{id}'>{}</q:p>", "<q:SignedProperties/>".repeat(2_000));
    let other = format!("<s:Signature xmlns:s='http://www.w3.org/2000/09/xmldsig#' Id='{id}'>{target}</s:Signature>");
    options.which = fastgost_xml::Which::Number(2);
    too_much(&changed(&text, "<r>", &format!("{space}{other}</w>")), &options, 50_000_000);
}

/// Attributes are sorted, even if they have no namespace. The sorting must cost steps.
#[test]
fn sorting_is_paid_for() {
    let (text, options, key) = signed_by("<o:r xmlns:o='urn:o'/>", |_| {});
    let mut element = "<o:a".to_owned();
    (0..30).for_each(|i| write!(element, " a{}=''", i * 7 % 30).unwrap());
    let text =
        changed(&text, "<o:r xmlns:o='urn:o'>", &format!("<o:r xmlns:o='urn:o'>{}", (element + "/>").repeat(1_000)));
    for transform in [EXCLUSIVE, INCLUSIVE, SMEV] {
        let text = resigned(&transformed(&text, &transform.repeat(3)), |info| key.sign(info).unwrap());
        // With one transform of SMEV, it takes less than 30 million steps to read the document and to write it again.
        too_much(&text, &options, 34_000_000);
    }
}

#[test]
fn inherited_attributes_are_paid_for() {
    let element = "<e xml:a='' xml:b='' xml:c='' xml:d=''>";
    let document = format!("{}<x Id='d'/>{}", element.repeat(200), "</e>".repeat(200));
    // The exclusive form inherits no attributes. So the exclusive form needs less work than the inclusive form, which
    // searches for inherited attributes.
    let allowed = |form, work| {
        let mut limits = Limits::default();
        limits.work = work;
        canonical(document.as_bytes(), Some("d"), &Method { form, ..Method::default() }, &limits).is_ok()
    };
    let least = (0..1_000_000).step_by(1_000).find(|work| allowed(Form::Exclusive, *work)).unwrap();
    assert!(!allowed(Form::Inclusive, least + 20_000));
    assert!(allowed(Form::Inclusive, least + 50_000));
}

#[test]
fn pairs_of_attributes_are_paid_for() {
    let (_, options) = signed("<a/>", |_| {});
    let mut element = "<a".to_owned();
    (0..120).for_each(|i| write!(element, " a{i}=''").unwrap());
    too_much(&format!("<r>{}</r>", (element + "/>").repeat(30)), &options, 1_000_000);
}

#[test]
fn what_is_read_again_is_paid_for() {
    let (text, options, key) = signed_by("<r/>", |_| {});
    let text = changed(&text, "<r>", &format!("<r>{}", "<a/>".repeat(10_000)));
    let text = resigned(&transformed(&text, &EXCLUSIVE.repeat(7)), |info| key.sign(info).unwrap());
    too_much(&text, &options, 5_000_000);
}

#[test]
fn what_is_written_is_bounded() {
    // Exclusive canonical XML declares a namespace at each element that uses the namespace. So in this canonical form,
    // a long namespace occurs many times.
    let (text, options) = signed("<a/>", |_| {});
    let children = "<p:b/>".repeat(4_000);
    let text = changed(&text, "<a>", &format!("<a xmlns:p='u:{}'>{children}", "u".repeat(LONG - 2)));
    too_much(&text, &options, 5_000_000);
}

#[test]
fn timestamps_are_counted_before_they_are_kept() {
    let (text, options) = signed("<a/>", |options| {
        (options.signature_id, options.xades) = (Some("s".into()), Some(std::time::SystemTime::now()));
    });
    let list = "<ec:InclusiveNamespaces xmlns:ec='http://www.w3.org/2001/10/xml-exc-c14n#' PrefixList='q'/>";
    let method = EXCLUSIVE.replace("Transform", "CanonicalizationMethod").replace("/>", ">");
    let stamps = "<xades:EncapsulatedTimeStamp/>".repeat(4_000);
    let unsigned = format!(
        "<xades:UnsignedProperties><xades:UnsignedSignatureProperties><xades:SignatureTimeStamp>{method}{list}\
         </ds:CanonicalizationMethod>{stamps}</xades:SignatureTimeStamp></xades:UnsignedSignatureProperties>\
         </xades:UnsignedProperties></xades:QualifyingProperties>"
    );
    let text = changed(&text, "</xades:QualifyingProperties>", &unsigned);
    let verdict = fastgost_xml::verify(text.as_bytes(), &options).unwrap();
    let timestamps = &verdict.decision().unwrap().timestamps;
    assert_eq!(timestamps.len(), 9);
    assert!(timestamps[8].authority.as_ref().unwrap_err().to_string().contains("it has more than 8 timestamps"));
}

/// All reading and writing for one signature must share one budget of steps.
#[test]
fn signing_has_one_budget() {
    let document = format!("<r>{}</r>", "<a/>".repeat(10_000));
    let (key, certificate) = signer("256-a");
    let with = |work: u64| {
        let mut options = SignOptions::default();
        options.limits.work = work;
        sign(document.as_bytes(), &key, &certificate, &options)
    };
    // The search finds the smallest limit that is enough to read the document and to write its canonical form.
    let (mut too_few, mut enough) = (0, 10_000_000);
    while enough - too_few > 1 {
        let work = (too_few + enough) / 2;
        let mut limits = Limits::default();
        limits.work = work;
        match canonical(document.as_bytes(), None, &Method::default(), &limits) {
            Ok(_) => enough = work,
            Err(_) => too_few = work,
        }
    }
    let error = with(enough * 3 / 2).unwrap_err().to_string();
    assert!(error.contains("it takes too much work"), "{error}");
    with(enough * 2).unwrap();
}

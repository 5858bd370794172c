//! Documents that would cause much work.
use super::{parts, signed};
use fastgost_xml::VerifyOptions;
use std::fmt::Write;

#[track_caller]
fn refused(document: &str, options: &VerifyOptions, why: &str) {
    let error = parts(document, options).unwrap_err();
    assert!(error.contains(why), "{error}");
}

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
    let mut text = spaces(100).replace("<c xmlns:d='v'/></a>", "");
    for i in 0..30_000 {
        write!(text, "<c xmlns:d='{}'/>", i % 2).unwrap();
    }
    refused(&text, &options, "too many namespaces are declared for how many are in scope there");
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

#[test]
fn what_is_written_is_bounded() {
    // Exclusive canonical XML declares a namespace at each element that uses it: here many times a long one.
    let (text, mut options) = signed("<a/>", |_| {});
    let long = "u".repeat(100_000);
    let children = "<p:b/>".repeat(2_000);
    let text = text.replacen("<a>", &format!("<a xmlns:p='{long}'>{children}"), 1);
    options.limits.work = 50 << 20;
    refused(&text, &options, "it takes too much work: given up after 52428800 steps");
}

#[test]
fn lists_of_prefixes_are_bounded() {
    let (text, options) = signed("<a/>", |_| {});
    let exclusive = "<ds:Transform Algorithm=\"http://www.w3.org/2001/10/xml-exc-c14n#\"/>";
    let listed = |list: &str| {
        let list =
            format!("<i:InclusiveNamespaces xmlns:i='http://www.w3.org/2001/10/xml-exc-c14n#' PrefixList='{list}'/>");
        super::changed(&text, exclusive, &exclusive.replace("/>", &format!(">{list}</ds:Transform>")))
    };
    refused(&listed(&"p ".repeat(129)), &options, "its PrefixList has too many prefixes; allowed: 128");
    assert!(parts(&listed(&"p ".repeat(128)), &options).unwrap().is_err());
}

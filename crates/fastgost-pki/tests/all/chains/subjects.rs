//! Cases about subjects and alternative names. The cases test how names are encoded and compared, and for which host or
//! person a certificate is accepted.
use super::{
    Chain, cases,
    der::{attribute, bmp, content, name, name_as, oid, padded, printable, seq, set, tlv, utf8},
    make::level,
    values::{SAN, directory, dns, email, ip, names, other, registered, uri},
};
use fastgost_pki::path::Identity;

cases! {
    // In these cases, the issuer's name in a certificate is compared with the subject in the issuer's certificate.
    issuer_in_capitals Lenient "RFC 5280, 7.1" "case does not matter" |c| c.leaf.issuer = name("C=ru/O=COMPANY/CN=ca");
    issuer_with_spaces Valid "RFC 5280, 7.1" "spaces at the ends do not matter" |c| c.leaf.issuer = name("C=RU/O= Company /CN=CA");
    issuer_with_more_spaces Valid "RFC 5280, 7.1" "several spaces are one" |c| called(c, "C=RU/O=My Company/CN=CA", name("C=RU/O=My   Company/CN=CA"));
    issuer_without_spaces Invalid "RFC 5280, 7.1" "a space is not none" |c| called(c, "C=RU/O=My Company/CN=CA", name("C=RU/O=MyCompany/CN=CA"));
    issuer_in_another_string Valid "RFC 5280, 7.1" "the type of the string does not matter" |c| c.leaf.issuer = name_as("C=RU/O=Company/CN=CA", printable);
    issuer_in_bmp Lenient "RFC 5280, 7.1" "the type of the string does not matter" |c| c.leaf.issuer = name_as("C=RU/O=Company/CN=CA", bmp);
    issuer_in_cyrillic_capitals Valid "RFC 4518, 2.2" "case of all letters" |c| called(c, "C=RU/O=Почта/CN=УЦ", name("C=RU/O=ПОЧТА/CN=уц"));
    issuer_with_another_order Invalid "RFC 5280, 7.1" "levels have an order" |c| c.leaf.issuer = name("C=RU/CN=CA/O=Company");
    issuer_with_one_level_less Invalid "RFC 5280, 7.1" "as many levels" |c| c.leaf.issuer = name("C=RU/CN=CA");
    issuer_with_another_attribute Invalid "RFC 5280, 7.1" "the same attributes" |c| c.leaf.issuer = name("C=RU/OU=Company/CN=CA");
    issuer_with_levels_joined Invalid "RFC 5280, 7.1" "levels are compared one by one" |c| c.leaf.issuer = seq([attribute(oid("2.5.4.6"), printable("RU")), level([("2.5.4.3", utf8("CA")), ("2.5.4.10", utf8("Company"))])]);
    attributes_of_a_level_in_another_order Lenient "X.690, 11.6" "a SET has no order, but DER has" |c| { c.ca.subject = seq([level([("2.5.4.3", utf8("CA")), ("2.5.4.10", utf8("Company"))])]); c.leaf.issuer = seq([level([("2.5.4.10", utf8("Company")), ("2.5.4.3", utf8("CA"))])]); };
    issuer_with_a_padded_identifier Invalid "X.690, 8.19.2" "not DER" |c| c.leaf.issuer = seq([attribute(oid("2.5.4.6"), printable("RU")), attribute(padded("2.5.4.10"), utf8("Company")), attribute(oid("2.5.4.3"), utf8("CA"))]);
    both_with_a_padded_identifier Invalid "X.690, 8.19.2" "not DER, although they are equal" |c| { c.ca.subject = seq([attribute(padded("2.5.4.3"), utf8("CA"))]); c.leaf.issuer = c.ca.subject.clone(); };

    // These cases are about the form of subjects.
    subject_with_a_padded_identifier Invalid "X.690, 8.19.2" "not DER" |c| c.leaf.subject = seq([attribute(padded("2.5.4.3"), utf8("Leaf"))]);
    subject_with_an_empty_level Invalid "X.501, 9.3" "SET SIZE (1..MAX)" |c| c.leaf.subject = seq([set([]), attribute(oid("2.5.4.3"), utf8("Leaf"))]);
    subject_that_is_not_utf8 Invalid "X.690, 8.21" "not a UTF8String" |c| c.leaf.subject = seq([attribute(oid("2.5.4.3"), tlv(12, &[0xff, 0xfe]))]);
    subject_in_bmp_of_3_bytes Invalid "X.690, 8.23" "two bytes for each character" |c| c.leaf.subject = seq([attribute(oid("2.5.4.3"), tlv(30, &[0, 0x41, 0]))]);
    subject_with_a_number Valid "X.501, 9.3" "an attribute may have any type" |c| c.leaf.subject = seq([attribute(oid("1.2.3.4"), super::der::int(&[5]))]);
    subject_in_teletex Lenient "RFC 5280, 4.1.2.4" "old, and allowed" |c| c.leaf.subject = name_as("C=RU/CN=Leaf", |text| tlv(20, text.as_bytes()));
    subject_of_russians Valid "RFC 9215" "INN, SNILS" |c| c.leaf.subject = seq([attribute(oid("1.2.643.3.131.1.1"), tlv(18, b"123456789012")), attribute(oid("1.2.643.100.3"), tlv(18, b"12345678901")), attribute(oid("2.5.4.3"), utf8("Иван"))]);
    subject_that_is_no_sequence Invalid "RFC 5280, 4.1.2.6" "a Name is a SEQUENCE" |c| c.leaf.subject = set([attribute(oid("2.5.4.3"), utf8("Leaf"))]);
    subject_level_that_is_no_set Invalid "RFC 5280, 4.1.2.4" "a level is a SET" |c| c.leaf.subject = seq([seq([seq([oid("2.5.4.3"), utf8("Leaf")])])]);
    subject_attribute_without_a_value Invalid "RFC 5280, 4.1.2.4" "an attribute has a value" |c| c.leaf.subject = seq([set([seq([oid("2.5.4.3")])])]);
    subject_attribute_with_two_values Invalid "RFC 5280, 4.1.2.4" "an attribute has one value" |c| c.leaf.subject = seq([set([seq([oid("2.5.4.3"), utf8("Leaf"), utf8("Other")])])]);
    subject_empty_with_alternative_names Valid "RFC 5280, 4.1.2.6" "critical, as it must be" |c| { c.leaf.subject = seq([]); c.leaf.set(SAN, true, names([dns("example.ru")])); };
    subject_empty_with_alternative_names_not_critical Lenient "RFC 5280, 4.1.2.6" "they must be critical" |c| { c.leaf.subject = seq([]); c.leaf.set(SAN, false, names([dns("example.ru")])); };
    subject_empty_without_alternative_names Invalid "RFC 5280, 4.1.2.6" "one of them must be there" |c| c.leaf.subject = seq([]);

    // These cases are about the forms of alternative names.
    alternative_names_of_all_kinds Valid "RFC 5280, 4.2.1.6" "as they should be" |c| san(c, names([dns("example.ru"), email("a@example.ru"), uri("https://example.ru/"), ip(&[192, 0, 2, 1]), ip(&[0x20; 16]), directory("C=RU/CN=a"), registered("1.2.3"), other("1.2.3.4", utf8("a"))]));
    alternative_names_critical Valid "RFC 5280, 4.2.1.6" "they should not be, beside a subject" |c| c.leaf.set(SAN, true, names([dns("example.ru")]));
    alternative_names_empty Invalid "RFC 5280, 4.2.1.6" "at least one: it cannot be decoded" |c| san(c, seq([]));
    alternative_name_of_an_unknown_kind Invalid "RFC 5280, 4.2.1.6" "it cannot be decoded" |c| san(c, names([super::der::implicit(9, b"a")]));
    alternative_name_not_of_ascii Invalid "RFC 5280, 4.2.1.6" "IA5String: it cannot be decoded" |c| san(c, names([dns("пример.рф")]));
    alternative_address_of_5_bytes Invalid "RFC 5280, 4.2.1.6" "4 or 16" |c| san(c, names([ip(&[192, 0, 2, 1, 0])]));
    alternative_address_without_bytes Invalid "RFC 5280, 4.2.1.6" "4 or 16" |c| san(c, names([ip(&[])]));
    alternative_host_of_a_space Invalid "RFC 5280, 4.2.1.6" "it must not be" |c| san(c, names([dns(" ")]));
    alternative_directory_with_a_padded_identifier Invalid "X.690, 8.19.2" "not DER" |c| san(c, names([super::der::context(4, &seq([attribute(padded("2.5.4.3"), utf8("a"))]))]));
    alternative_identifier_padded Invalid "X.690, 8.19.2" "not DER" |c| san(c, names([super::der::implicit(8, &content(&padded("1.2.3.4")))]));
    alternative_host_empty Invalid "RFC 5280, 4.2.1.6" "empty names are forbidden" |c| san(c, names([dns("")]));
    alternative_host_with_a_zero Invalid "RFC 5280, 4.2.1.6" "no host has it" |c| san(c, names([dns("a.ru\0.evil.ru")]));
    alternative_host_with_an_empty_label Lenient "RFC 5280, 4.2.1.6" "labels have letters" |c| san(c, names([dns("a..ru")]));
    alternative_mail_empty Invalid "RFC 5280, 4.2.1.6" "empty names are forbidden" |c| san(c, names([super::der::implicit(1, &[])]));
    alternative_uri_empty Invalid "RFC 5280, 4.2.1.6" "empty names are forbidden" |c| san(c, names([super::der::implicit(6, &[])]));
    alternative_directory_empty Invalid "RFC 5280, 4.2.1.6" "empty names are forbidden" |c| san(c, names([super::der::context(4, &seq([]))]));
    subject_with_an_attribute_twice_at_a_level Lenient "X.501, 9.3" "each attribute once" |c| c.leaf.subject = seq([set([seq([oid("2.5.4.3"), utf8("A")]), seq([oid("2.5.4.3"), utf8("B")])])]);
    alternative_host_with_underscores Lenient "RFC 5280, 4.2.1.6" "common, and harmless" |c| san(c, names([dns("_a.example.ru")]));

    // These cases are about the host or the person for which a certificate is accepted.
    host Valid "RFC 9525, 6.3" "the same name" |c| for_host(c, "www.example.ru", dns("www.example.ru"));
    host_in_capitals Valid "RFC 9525, 6.3" "case does not matter" |c| for_host(c, "www.example.ru", dns("WWW.Example.RU"));
    host_of_somebody_else Invalid "RFC 9525, 6.3" "another name" |c| for_host(c, "www.example.ru", dns("example.ru"));
    host_by_wildcard Valid "RFC 9525, 6.3" "it stands for one label" |c| for_host(c, "www.example.ru", dns("*.example.ru"));
    host_two_labels_by_wildcard Invalid "RFC 9525, 6.3" "it stands for one label" |c| for_host(c, "a.www.example.ru", dns("*.example.ru"));
    host_without_a_label_by_wildcard Invalid "RFC 9525, 6.3" "it stands for one label" |c| for_host(c, "example.ru", dns("*.example.ru"));
    host_by_wildcard_in_a_label Invalid "RFC 9525, 6.3" "the whole label" |c| for_host(c, "www.example.ru", dns("w*.example.ru"));
    host_by_wildcard_on_the_right Invalid "RFC 9525, 6.3" "the first label" |c| for_host(c, "www.example.ru", dns("www.*.ru"));
    host_by_wildcard_alone Invalid "RFC 9525, 6.3" "not all names" |c| for_host(c, "example", dns("*"));
    host_by_wildcard_of_all_domains Invalid "RFC 9525, 6.3" "at least two labels follow" |c| for_host(c, "example.ru", dns("*.ru"));
    host_by_two_wildcards Invalid "RFC 9525, 6.3" "one, in front" |c| for_host(c, "a.www.example.ru", dns("*.*.example.ru"));
    host_in_the_subject Invalid "RFC 9525, 2" "only alternative names count" |c| { c.leaf.subject = name("CN=www.example.ru"); c.whom = Some(Identity::host("www.example.ru").expect("a host")); };
    host_that_has_a_zero_byte_after_it Invalid "RFC 9525, 6.3" "another name" |c| for_host(c, "www.example.ru", dns("www.example.ru\0.example.org"));
    host_as_a_uri Invalid "RFC 9525, 6.3" "another kind of name" |c| for_host(c, "www.example.ru", uri("https://www.example.ru/"));
    address Valid "RFC 9525, 6.4" "the same address" |c| { san(c, names([ip(&[192, 0, 2, 1])])); c.whom = Some(Identity::ip("192.0.2.1").expect("an address")); };
    address_of_somebody_else Invalid "RFC 9525, 6.4" "another address" |c| { san(c, names([ip(&[192, 0, 2, 2])])); c.whom = Some(Identity::ip("192.0.2.1").expect("an address")); };
    address_as_a_host Invalid "RFC 9525, 6.4" "another kind of name" |c| { san(c, names([dns("192.0.2.1")])); c.whom = Some(Identity::ip("192.0.2.1").expect("an address")); };
    mailbox Valid "RFC 5280, 7.5" "the same address" |c| { san(c, names([email("a@Example.ru")])); c.whom = Some(Identity::email("a@example.ru").expect("an address")); };
    mailbox_in_capitals Invalid "RFC 5280, 7.5" "case matters before the at sign" |c| { san(c, names([email("A@example.ru")])); c.whom = Some(Identity::email("a@example.ru").expect("an address")); };
}

/// Sets the subject in the CA's certificate, and the issuer in the user's certificate.
fn called(chain: &mut Chain, subject: &str, issuer: Vec<u8>) {
    (chain.ca.subject, chain.leaf.issuer) = (name(subject), issuer);
}

fn san(chain: &mut Chain, value: Vec<u8>) {
    chain.leaf.set(SAN, false, value);
}

/// Gives the user's certificate the alternative name `own`. The verifier expects a certificate for the host `wanted`.
fn for_host(chain: &mut Chain, wanted: &str, own: Vec<u8>) {
    san(chain, names([own]));
    chain.whom = Some(Identity::host(wanted).expect("a host"));
}

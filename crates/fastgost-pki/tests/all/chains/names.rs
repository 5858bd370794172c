//! Cases about name constraints of CAs.
use super::{
    Chain, cases,
    der::{attribute, bmp, context, implicit, int, name, name_as, oid, padded, printable, seq, tlv, utf8},
    make::{Cert, dn, level},
    values::{
        BASIC, CONSTRAINTS, SAN, constraints, directory, dns, email, exclude, ip, names, other, permit, registered, uri,
    },
};

cases! {
    // These cases are about hosts.
    host_permitted Valid "RFC 5280, 4.2.1.10" "the same name" |c| c.name(dns("example.ru"), permit(dns("example.ru")));
    host_below_permitted Valid "RFC 5280, 4.2.1.10" "labels added on the left" |c| c.name(dns("a.b.example.ru"), permit(dns("example.ru")));
    host_not_permitted Invalid "RFC 5280, 4.2.1.10" "another name" |c| c.name(dns("example.org"), permit(dns("example.ru")));
    host_that_ends_alike Invalid "RFC 5280, 4.2.1.10" "labels are whole" |c| c.name(dns("badexample.ru"), permit(dns("example.ru")));
    host_above_permitted Invalid "RFC 5280, 4.2.1.10" "nothing is removed" |c| c.name(dns("example.ru"), permit(dns("a.example.ru")));
    host_in_capitals_permitted Valid "RFC 5280, 7.2" "case does not matter" |c| c.name(dns("EXAMPLE.ru"), permit(dns("example.RU")));
    host_excluded Invalid "RFC 5280, 4.2.1.10" "the same name" |c| c.name(dns("example.ru"), exclude(dns("example.ru")));
    host_below_excluded Invalid "RFC 5280, 4.2.1.10" "labels added on the left" |c| c.name(dns("a.example.ru"), exclude(dns("example.ru")));
    host_in_capitals_excluded Invalid "RFC 5280, 7.2" "case does not matter" |c| c.name(dns("ExAmPlE.RU"), exclude(dns("example.ru")));
    host_not_excluded Valid "RFC 5280, 4.2.1.10" "another name" |c| c.name(dns("example.org"), exclude(dns("example.ru")));
    host_permitted_and_excluded Invalid "RFC 5280, 4.2.1.10" "excluded, whatever is permitted" |c| c.name(dns("a.example.ru"), constraints(&[dns("example.ru")], &[dns("a.example.ru")]));
    host_permitted_beside_excluded Valid "RFC 5280, 4.2.1.10" "permitted, and not excluded" |c| c.name(dns("b.example.ru"), constraints(&[dns("example.ru")], &[dns("a.example.ru")]));
    host_in_one_of_two_permitted Valid "RFC 5280, 4.2.1.10" "one of them is enough" |c| c.name(dns("example.org"), constraints(&[dns("example.ru"), dns("example.org")], &[]));
    second_host_not_permitted Invalid "RFC 5280, 4.2.1.10" "each of its names" |c| { c.name(dns("example.ru"), permit(dns("example.ru"))); c.leaf.set(SAN, false, names([dns("example.ru"), dns("example.org")])); };
    host_under_everything_excluded Invalid "RFC 5280, 4.2.1.10" "an empty name is above all" |c| c.name(dns("example.ru"), exclude(dns("")));
    host_under_everything_permitted Valid "RFC 5280, 4.2.1.10" "an empty name is above all" |c| c.name(dns("example.ru"), permit(dns("")));
    wildcard_below_permitted Valid "RFC 5280, 4.2.1.10" "all that it stands for is permitted" |c| c.name(dns("*.example.ru"), permit(dns("example.ru")));
    wildcard_above_permitted Invalid "RFC 5280, 4.2.1.10" "it also stands for what is not permitted" |c| c.name(dns("*.example.ru"), permit(dns("a.example.ru")));
    wildcard_above_excluded Invalid "RFC 5280, 4.2.1.10" "it also stands for what is excluded" |c| c.name(dns("*.example.ru"), exclude(dns("a.example.ru")));
    wildcard_inside_a_label Invalid "RFC 9525, 6.3" "nobody knows what it stands for" |c| c.name(dns("a*.example.ru"), permit(dns("example.ru")));
    host_with_a_final_dot Invalid "RFC 5280, 4.2.1.6" "not in the preferred syntax: it could get around what is excluded" |c| c.name(dns("example.ru."), exclude(dns("example.ru")));
    host_that_is_an_address Invalid "RFC 5280, 4.2.1.6" "many programs read it as an address" |c| c.name(dns("192.0.2.1"), permit(dns("")));
    host_with_a_zero_byte Invalid "RFC 5280, 4.2.1.6" "not in the preferred syntax" |c| c.name(dns("example.ru\0.example.org"), permit(dns("example.org")));
    host_with_spaces Invalid "RFC 5280, 4.2.1.6" "not in the preferred syntax" |c| c.name(dns(" example.ru"), exclude(dns("example.ru")));
    host_where_only_addresses_are_constrained Valid "RFC 5280, 4.2.1.10" "another kind of name" |c| c.name(dns("example.ru"), permit(ip(&[10, 0, 0, 0, 255, 0, 0, 0])));
    no_names_under_constraints Valid "RFC 5280, 4.2.1.10" "no name of this kind is there" |c| c.ca.set(CONSTRAINTS, true, permit(dns("example.ru")));

    // These cases are about addresses.
    address_permitted Valid "RFC 5280, 4.2.1.10" "in the range" |c| c.name(ip(&[10, 1, 2, 3]), permit(ip(&[10, 0, 0, 0, 255, 0, 0, 0])));
    address_not_permitted Invalid "RFC 5280, 4.2.1.10" "not in the range" |c| c.name(ip(&[11, 1, 2, 3]), permit(ip(&[10, 0, 0, 0, 255, 0, 0, 0])));
    address_excluded Invalid "RFC 5280, 4.2.1.10" "in the range" |c| c.name(ip(&[10, 1, 2, 3]), exclude(ip(&[10, 1, 0, 0, 255, 255, 0, 0])));
    address_not_excluded Valid "RFC 5280, 4.2.1.10" "not in the range" |c| c.name(ip(&[10, 2, 2, 3]), exclude(ip(&[10, 1, 0, 0, 255, 255, 0, 0])));
    all_addresses_excluded Invalid "RFC 5280, 4.2.1.10" "a mask of zeros" |c| c.name(ip(&[10, 1, 2, 3]), exclude(ip(&[0; 8])));
    address_6_permitted Valid "RFC 5280, 4.2.1.10" "in the range" |c| c.name(ip(&v6(1)), permit(ip(&[v6(0), mask(32)].concat())));
    address_6_not_permitted Invalid "RFC 5280, 4.2.1.10" "not in the range" |c| c.name(ip(&v6(1)), permit(ip(&[v6(2), mask(128)].concat())));
    address_6_where_4_is_permitted Invalid "RFC 5280, 4.2.1.10" "a range of the other version permits none" |c| c.name(ip(&v6(1)), permit(ip(&[0; 8])));
    address_4_written_as_6 Invalid "RFC 5280, 4.2.1.10" "it could get around what is excluded" |c| c.name(ip(&[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 10, 1, 2, 3]), exclude(ip(&[10, 0, 0, 0, 255, 0, 0, 0])));
    mask_with_holes Invalid "RFC 4632, 3.1" "not a range" |c| c.name(ip(&[10, 1, 2, 3]), permit(ip(&[10, 0, 0, 0, 255, 0, 255, 0])));
    range_of_5_bytes Invalid "RFC 5280, 4.2.1.10" "8 or 32" |c| c.name(ip(&[10, 1, 2, 3]), exclude(ip(&[10, 0, 0, 0, 255])));
    range_without_a_mask Invalid "RFC 5280, 4.2.1.10" "8 or 32" |c| c.name(ip(&[10, 1, 2, 3]), permit(ip(&[10, 1, 2, 3])));
    address_of_5_bytes Invalid "RFC 5280, 4.2.1.6" "4 or 16" |c| c.name(ip(&[10, 1, 2, 3, 4]), permit(ip(&[10, 0, 0, 0, 255, 0, 0, 0])));

    // These cases are about mail addresses.
    mail_at_permitted_host Valid "RFC 5280, 4.2.1.10" "at this host" |c| c.name(email("a@example.ru"), permit(email("example.ru")));
    mail_at_host_below Invalid "RFC 5280, 4.2.1.10" "at this host, not below it" |c| c.name(email("a@b.example.ru"), permit(email("example.ru")));
    mail_below_permitted_domain Valid "RFC 5280, 4.2.1.10" "a dot in front: all hosts below" |c| c.name(email("a@b.example.ru"), permit(email(".example.ru")));
    mail_at_the_domain_itself Invalid "RFC 5280, 4.2.1.10" "a dot in front: not the domain itself" |c| c.name(email("a@example.ru"), permit(email(".example.ru")));
    mailbox_permitted Valid "RFC 5280, 4.2.1.10" "this address" |c| c.name(email("a@example.ru"), permit(email("a@example.ru")));
    mailbox_of_somebody_else Invalid "RFC 5280, 4.2.1.10" "not this address" |c| c.name(email("b@example.ru"), permit(email("a@example.ru")));
    mailbox_in_capitals Invalid "RFC 5280, 7.5" "case matters before the at sign" |c| c.name(email("A@example.ru"), permit(email("a@example.ru")));
    mail_host_in_capitals_excluded Invalid "RFC 5280, 7.5" "case does not matter after it" |c| c.name(email("a@EXAMPLE.ru"), exclude(email("example.ru")));
    mail_in_the_subject Invalid "RFC 5280, 4.2.1.10" "constraints are also for those in subjects" |c| { c.leaf.subject = name("C=RU/O=Company/CN=Leaf/E=a@example.org"); c.ca.set(CONSTRAINTS, true, permit(email("example.ru"))); };
    mail_in_the_subject_excluded Invalid "RFC 5280, 4.2.1.10" "constraints are also for those in subjects" |c| { c.leaf.subject = name("C=RU/O=Company/CN=Leaf/E=a@Example.ru"); c.ca.set(CONSTRAINTS, true, exclude(email("example.ru"))); };
    mail_in_quotes Invalid "RFC 5280, 4.2.1.10" "an at sign in quotes could get around what is excluded" |c| c.name(email("\"a@example.org\"@example.ru"), exclude(email("example.org")));
    mail_that_is_none Invalid "RFC 5280, 4.2.1.6" "not a mail address" |c| c.name(email("example.ru"), exclude(email("example.org")));
    mail_in_unicode_excluded Invalid "RFC 9598, 6" "constraints of mail are for these too" |c| c.name(other("1.3.6.1.5.5.7.8.9", utf8("иван@example.ru")), exclude(email("example.ru")));

    // These cases are about URIs.
    uri_permitted Valid "RFC 5280, 4.2.1.10" "its host" |c| c.name(uri("https://example.ru/a"), permit(uri("example.ru")));
    uri_at_host_below Invalid "RFC 5280, 4.2.1.10" "this host, not those below it" |c| c.name(uri("https://a.example.ru/"), permit(uri("example.ru")));
    uri_below_permitted_domain Valid "RFC 5280, 4.2.1.10" "a dot in front: all hosts below" |c| c.name(uri("https://a.example.ru:8080/"), permit(uri(".example.ru")));
    uri_excluded Invalid "RFC 5280, 4.2.1.10" "its host" |c| c.name(uri("ftp://user@EXAMPLE.ru/"), exclude(uri("example.ru")));
    uri_with_an_address Invalid "RFC 5280, 4.2.1.10" "no host name: it must be refused" |c| c.name(uri("https://192.0.2.1/"), exclude(uri("example.ru")));
    uri_without_a_host Invalid "RFC 5280, 4.2.1.10" "no host name: it must be refused" |c| c.name(uri("urn:example:ru"), permit(uri("example.ru")));
    uri_with_a_host_in_its_user Invalid "RFC 5280, 4.2.1.10" "the host is what is after the at sign" |c| c.name(uri("https://example.ru@example.org/"), permit(uri("example.ru")));
    uri_with_an_escaped_host Invalid "RFC 5280, 4.2.1.10" "it could get around what is excluded" |c| c.name(uri("https://%65xample.ru/"), exclude(uri("example.ru")));

    // These cases are about directory names.
    subject_permitted Valid "RFC 5280, 4.2.1.10" "in the subtree" |c| c.ca.set(CONSTRAINTS, true, permit(directory("C=RU/O=Company")));
    subject_not_permitted Invalid "RFC 5280, 4.2.1.10" "not in the subtree" |c| c.ca.set(CONSTRAINTS, true, permit(directory("C=RU/O=Bank")));
    subject_excluded Invalid "RFC 5280, 4.2.1.10" "in the subtree" |c| c.ca.set(CONSTRAINTS, true, exclude(directory("C=RU/O=Company")));
    subject_not_excluded Valid "RFC 5280, 4.2.1.10" "not in the subtree" |c| c.ca.set(CONSTRAINTS, true, exclude(directory("C=RU/O=Bank")));
    subject_of_fewer_levels Invalid "RFC 5280, 4.2.1.10" "it is above the subtree" |c| { c.leaf.subject = name("C=RU"); c.ca.set(CONSTRAINTS, true, permit(directory("C=RU/O=Company"))); };
    subject_itself_permitted Valid "RFC 5280, 4.2.1.10" "the subtree's own name" |c| c.ca.set(CONSTRAINTS, true, permit(context(4, &dn("Leaf"))));
    subject_in_capitals_permitted Valid "RFC 5280, 7.1" "case does not matter" |c| c.ca.set(CONSTRAINTS, true, permit(directory("C=RU/O=COMPANY")));
    subject_in_capitals_excluded Invalid "RFC 5280, 7.1" "case does not matter" |c| bank(c, name("C=RU/O=BANK/CN=Leaf"));
    subject_with_spaces_excluded Invalid "RFC 5280, 7.1" "spaces do not matter" |c| bank(c, name("C=RU/O= Bank  /CN=Leaf"));
    subject_in_another_string_excluded Invalid "RFC 5280, 7.1" "the type of the string does not matter" |c| bank(c, name_as("C=RU/O=Bank/CN=Leaf", printable));
    subject_in_bmp_excluded Invalid "RFC 5280, 7.1" "the type of the string does not matter" |c| bank(c, name_as("C=RU/O=Bank/CN=Leaf", bmp));
    subject_with_a_padded_identifier_excluded Invalid "X.690, 8.19.2" "not DER, and not another attribute" |c| bank(c, seq([
        attribute(oid("2.5.4.6"), printable("RU")), attribute(padded("2.5.4.10"), utf8("Bank")), attribute(oid("2.5.4.3"), utf8("Leaf"))]));
    subject_with_one_more_attribute_excluded Invalid "RFC 5280, 4.2.1.10" "a second attribute at a level does not lead out of a subtree" |c| bank(c, seq([
        attribute(oid("2.5.4.6"), printable("RU")), level([("2.5.4.10", utf8("Bank")), ("2.5.4.11", utf8("Unit"))]), attribute(oid("2.5.4.3"), utf8("Leaf"))]));
    subject_with_an_unseen_character_excluded Invalid "RFC 5280, 7.1" "stringprep maps it to nothing" |c| bank(c, name("C=RU/O=Ba\u{ad}nk/CN=Leaf"));
    subject_in_wide_letters_excluded Invalid "RFC 4518, 2.3" "stringprep: compatible characters are the same" |c| bank(c, name("C=RU/O=Ｂank/CN=Leaf"));
    subject_in_composed_letters_excluded Invalid "RFC 4518, 2.3" "stringprep: composed or not" |c| { bank(c, name("C=RU/O=Йод/CN=Leaf")); c.ca.set(CONSTRAINTS, true, exclude(directory("C=RU/O=И\u{306}од"))); };
    subject_in_sharp_s_excluded Invalid "RFC 4518, 2.2" "stringprep: ß is folded to ss" |c| { bank(c, name("C=RU/O=STRASSE/CN=Leaf")); c.ca.set(CONSTRAINTS, true, exclude(directory("C=RU/O=Straße"))); };
    everything_excluded Invalid "RFC 5280, 4.2.1.10" "an empty name is above all" |c| c.ca.set(CONSTRAINTS, true, exclude(directory("")));
    subject_empty_under_permitted Valid "RFC 5280, 6.1.3 (b)" "no name is there" |c| { c.leaf.subject = seq([]); c.leaf.set(SAN, true, names([dns("example.ru")])); c.ca.set(CONSTRAINTS, true, permit(directory("C=RU/O=Bank"))); };
    alternative_directory_not_permitted Invalid "RFC 5280, 6.1.3 (b)" "also those among the alternative names" |c| c.name(directory("C=RU/O=Bank"), permit(directory("C=RU/O=Company")));
    alternative_directory_excluded Invalid "RFC 5280, 6.1.3 (c)" "also those among the alternative names" |c| c.name(directory("C=RU/O=Bank/CN=a"), exclude(directory("C=RU/O=Bank")));

    // These cases are about other kinds of names.
    kind_that_is_not_compared Invalid "RFC 5280, 4.2.1.10" "a constraint that cannot be processed" |c| c.name(registered("1.2.3"), permit(registered("1.2.3")));
    kind_that_is_not_there Valid "RFC 5280, 4.2.1.10" "no name of the kind is there" |c| c.ca.set(CONSTRAINTS, true, permit(registered("1.2.3")));
    other_name_that_is_not_compared Invalid "RFC 5280, 4.2.1.10" "a constraint that cannot be processed" |c| c.name(other("1.2.3.4", utf8("a")), exclude(other("1.2.3.4", utf8("b"))));

    // These cases are about several CAs.
    both_permit Valid "RFC 5280, 6.1.4 (g)" "it is in both" |c| { c.name(dns("a.example.ru"), permit(dns("a.example.ru"))); c.root.set(CONSTRAINTS, true, permit(dns("example.ru"))); };
    only_the_lower_permits Invalid "RFC 5280, 6.1.4 (g)" "an authority cannot permit more than is permitted to it" |c| { c.name(dns("example.org"), permit(dns("example.org"))); c.root.set(CONSTRAINTS, true, permit(dns("example.ru"))); };
    only_the_upper_permits Invalid "RFC 5280, 6.1.4 (g)" "an authority can permit less" |c| { c.name(dns("b.example.ru"), permit(dns("a.example.ru"))); c.root.set(CONSTRAINTS, true, permit(dns("example.ru"))); };
    the_upper_excludes Invalid "RFC 5280, 6.1.4 (g)" "what is excluded stays so" |c| { c.name(dns("a.example.ru"), permit(dns("a.example.ru"))); c.root.set(CONSTRAINTS, true, exclude(dns("example.ru"))); };
    each_constrains_another_kind Valid "RFC 5280, 6.1.4 (g)" "each kind by itself" |c| { c.name(dns("example.ru"), permit(dns("example.ru"))); c.root.set(CONSTRAINTS, true, permit(email("example.org"))); };
    name_of_an_authority_not_permitted Invalid "RFC 5280, 6.1.3 (b)" "authorities have names, too" |c| c.root.set(CONSTRAINTS, true, permit(directory("C=RU/O=Company/CN=Leaf")));
    self_issued_is_not_looked_at Valid "RFC 5280, 6.1.3 (b)" "unless it is the last one" |c| own_name(c, true);
    self_issued_as_the_last Invalid "RFC 5280, 6.1.3 (b)" "the last one's names count" |c| own_name(c, false);

    // These cases are about the form of constraints.
    constraints_not_critical Lenient "RFC 5280, 4.2.1.10" "they must be critical" |c| c.ca.set(CONSTRAINTS, false, permit(directory("C=RU/O=Company")));
    constraints_not_critical_count Invalid "RFC 5280, 4.2.1.10" "critical or not" |c| c.ca.set(CONSTRAINTS, false, exclude(directory("C=RU/O=Company")));
    constraints_of_nothing Invalid "RFC 5280, 4.2.1.10" "one of the two must be there" |c| c.ca.set(CONSTRAINTS, true, seq([]));
    constraints_of_a_user Invalid "RFC 5280, 4.2.1.10" "they are for authorities only" |c| c.leaf.set(CONSTRAINTS, true, permit(dns("example.ru")));
    minimum_of_1 Invalid "RFC 5280, 4.2.1.10" "it must be 0" |c| c.name(dns("example.ru"), subtree([dns("example.ru"), implicit(0, &[1])]));
    minimum_of_0_in_full Lenient "X.690, 11.5" "a default value must not be encoded" |c| c.name(dns("example.ru"), subtree([dns("example.ru"), implicit(0, &[0])]));
    maximum Invalid "RFC 5280, 4.2.1.10" "it must be absent" |c| c.name(dns("example.ru"), subtree([dns("example.ru"), implicit(1, &[3])]));
    minimum_with_zeros_in_front Invalid "X.690, 8.3.2" "not DER" |c| c.name(dns("example.ru"), subtree([dns("example.ru"), implicit(0, &[0, 0])]));
    constraints_with_something_after Invalid "RFC 5280, 4.2.1.10" "it cannot be decoded" |c| c.name(dns("example.ru"), [permit(dns("example.ru")), int(&[1])].concat());
    constraint_in_letters_not_of_ascii Invalid "RFC 5280, 4.2.1.10" "IA5String: it cannot be decoded" |c| c.name(dns("example.ru"), exclude(dns("пример.рф")));
}

fn v6(last: u8) -> Vec<u8> {
    vec![0x20, 1, 0x0d, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, last]
}

fn mask(ones: usize) -> Vec<u8> {
    (0..16).map(|i| if i < ones / 8 { 255 } else { 0 }).collect()
}

/// Gives the user this subject. The name constraints of the CA above the user exclude the names of a bank.
fn bank(chain: &mut Chain, subject: Vec<u8>) {
    chain.leaf.subject = subject;
    chain.ca.set(CONSTRAINTS, true, exclude(directory("C=RU/O=Bank")));
}

/// Returns name constraints with one permitted subtree (`GeneralSubtree`), whose two elements are `parts`.
fn subtree(parts: [Vec<u8>; 2]) -> Vec<u8> {
    seq([context(0, &tlv(0x30, &parts.concat()))])
}

/// Makes a certificate that the CA issues to itself. Its alternative name is not permitted by the root. If `between` is
/// true, the certificate is between the CA and the user. Otherwise it replaces the user's certificate.
fn own_name(chain: &mut Chain, between: bool) {
    let mut own = Cert::authority("New", "CA");
    (own.subject, own.issuer) = (dn("CA"), dn("CA"));
    own.set(SAN, false, names([dns("example.org")]));
    chain.root.set(CONSTRAINTS, true, permit(dns("example.ru")));
    if between {
        chain.leaf = Cert::user("Leaf", "New");
        chain.leaf.issuer = dn("CA");
        chain.more.push(own);
    } else {
        own.remove(BASIC);
        chain.leaf = own;
    }
}

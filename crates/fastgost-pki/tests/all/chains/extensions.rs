//! Cases about extensions: unknown extensions, several extensions of one kind, and values that cannot be decoded.
use super::{
    Chain, cases,
    der::{bits, context, implicit, int, octets, oid, seq, tlv},
    make::identifier,
    values::{
        AIA, AKI, ANY_POLICY, BASIC, CONSTRAINTS, CRL_POINTS, EKU, FRESHEST, IAN, INHIBIT_ANY, MAPPINGS, POLICIES,
        POLICY_CONSTRAINTS, SAN, SERVER, SIA, SIGNATURE, SKI, UNKNOWN, USAGE, USAGE_PERIOD, access, authority,
        crl_points, dns, eku, extension, key_identifier, names, policies, usage,
    },
};

const DIRECTORY_ATTRIBUTES: &str = "2.5.29.9";

cases! {
    unknown Valid "RFC 5280, 4.2" "it may be ignored" |c| c.leaf.set(UNKNOWN, false, [5, 0]);
    unknown_critical Invalid "RFC 5280, 4.2" "it must not be ignored" |c| c.leaf.set(UNKNOWN, true, [5, 0]);
    unknown_of_an_authority Valid "RFC 5280, 4.2" "it may be ignored" |c| c.ca.set(UNKNOWN, false, [5, 0]);
    unknown_critical_of_an_authority Invalid "RFC 5280, 4.2" "all certificates of a path" |c| c.ca.set(UNKNOWN, true, [5, 0]);
    unknown_that_is_no_der Valid "RFC 5280, 4.2" "nobody looks into it" |c| c.leaf.set(UNKNOWN, false, [0x30, 0x80, 1]);
    unknown_and_empty Valid "RFC 5280, 4.2" "nobody looks into it" |c| c.leaf.set(UNKNOWN, false, []);
    unknown_of_the_arc Invalid "RFC 5280, 4.2" "near the known ones, and not known" |c| c.leaf.set("2.5.29.99", true, [5, 0]);
    known_as_usages_only Invalid "RFC 5280, 4.2" "an identifier for something else is no known extension" |c| c.leaf.set(SERVER, true, [5, 0]);

    // These cases are about certificates with several extensions of one kind.
    usage_twice Invalid "RFC 5280, 4.2" "one of each kind" |c| c.leaf.extensions.add(USAGE, true, usage(SIGNATURE));
    basic_constraints_twice Invalid "RFC 5280, 4.2" "one of each kind" |c| c.ca.extensions.add(BASIC, true, seq([]));
    alternative_names_twice Invalid "RFC 5280, 4.2" "one of each kind" |c| for name in ["example.ru", "example.org"] { c.leaf.extensions.add(SAN, false, names([dns(name)])); };
    unknown_twice Invalid "RFC 5280, 4.2" "one of each kind" |c| for _ in 0..2 { c.leaf.extensions.add(UNKNOWN, false, [5, 0]); };
    unknown_twice_in_an_authority Invalid "RFC 5280, 4.2" "one of each kind" |c| for _ in 0..2 { c.ca.extensions.add(UNKNOWN, false, [5, 0]); };
    no_extensions_in_the_field Invalid "RFC 5280, 4.1" "SIZE (1..MAX)" |c| c.leaf.field = Some(context(3, &seq([])));
    field_without_a_list Invalid "RFC 5280, 4.1" "[3] EXPLICIT SEQUENCE" |c| c.leaf.field = Some(context(3, &[]));
    field_twice Invalid "RFC 5280, 4.1" "once" |c| { let field = context(3, &seq([extension(USAGE, true, &usage(SIGNATURE))])); c.leaf.field = Some([field.clone(), field].concat()); };
    extension_without_a_value Invalid "RFC 5280, 4.1" "OCTET STRING" |c| c.leaf.extensions.raw(UNKNOWN, seq([oid(UNKNOWN)]));
    extension_with_something_after Invalid "RFC 5280, 4.1" "three parts" |c| c.leaf.extensions.raw(UNKNOWN, seq([oid(UNKNOWN), octets(&[5, 0]), tlv(5, &[])]));
    value_as_another_string Invalid "RFC 5280, 4.1" "OCTET STRING" |c| c.leaf.extensions.raw(UNKNOWN, seq([oid(UNKNOWN), bits(0, &[5, 0])]));

    // In these cases, known extensions with right values are critical.
    usages_critical Valid "RFC 5280, 4.2.1.12" "known" |c| c.leaf.set(EKU, true, eku([SERVER]));
    issuer_names_critical Valid "RFC 5280, 4.2.1.7" "they should not be critical" |c| c.leaf.set(IAN, true, names([dns("example.ru")]));
    points_critical Valid "RFC 5280, 4.2.1.13" "they should not be critical" |c| c.leaf.set(CRL_POINTS, true, crl_points("http://example.ru/crl"));
    policies_critical Valid "RFC 5280, 4.2.1.4" "known" |c| c.leaf.set(POLICIES, true, policies(["1.2.3"]));
    key_identifier_critical Invalid "RFC 5280, 4.2.1.2" "it must not be critical" |c| c.leaf.set(SKI, true, octets(&identifier("Leaf")));
    authority_key_identifier_critical Invalid "RFC 5280, 4.2.1.1" "it must not be critical" |c| c.leaf.set(AKI, true, key_identifier(&identifier("CA")));
    access_critical Invalid "RFC 5280, 4.2.2.1" "it must not be critical" |c| c.leaf.set(AIA, true, access("1.3.6.1.5.5.7.48.1", "http://example.ru/"));
    subject_access_critical Invalid "RFC 5280, 4.2.2.2" "it must not be critical" |c| c.ca.set(SIA, true, access("1.3.6.1.5.5.7.48.5", "http://example.ru/"));
    freshest_list_critical Invalid "RFC 5280, 4.2.1.15" "it must not be critical" |c| c.leaf.set(FRESHEST, true, crl_points("http://example.ru/crl"));
    directory_attributes_critical Invalid "RFC 5280, 4.2.1.8" "they must not be critical" |c| c.leaf.set(DIRECTORY_ATTRIBUTES, true, seq([]));
    all_the_others Valid "RFC 5280, 4.2" "none of them is wrong" |c| {
        c.leaf.set(CRL_POINTS, false, crl_points("http://example.ru/crl"));
        c.leaf.set(FRESHEST, false, crl_points("http://example.ru/delta"));
        c.leaf.set(AIA, false, access("1.3.6.1.5.5.7.48.1", "http://example.ru/"));
        c.leaf.set(IAN, false, names([dns("example.ru")]));
        c.leaf.set(USAGE_PERIOD, false, seq([implicit(0, b"20260101000000Z"), implicit(1, b"20270101000000Z")]));
    };

    // These cases are about values that cannot be decoded, in critical extensions and in other extensions. All such
    // certificates must be refused, because nobody knows what the value was meant to say.
    usage_undecodable Invalid "RFC 5280, 4.2" "a NULL" |c| undecodable(c, USAGE, true);
    usage_undecodable_not_critical Invalid "RFC 5280, 4.2" "a NULL" |c| undecodable(c, USAGE, false);
    basic_constraints_undecodable Invalid "RFC 5280, 4.2" "a NULL" |c| undecodable(c, BASIC, true);
    basic_constraints_undecodable_not_critical Invalid "RFC 5280, 4.2" "a NULL" |c| undecodable(c, BASIC, false);
    alternative_names_undecodable Invalid "RFC 5280, 4.2" "a NULL" |c| undecodable(c, SAN, true);
    alternative_names_undecodable_not_critical Invalid "RFC 5280, 4.2" "a NULL" |c| undecodable(c, SAN, false);
    issuer_names_undecodable Invalid "RFC 5280, 4.2" "a NULL" |c| undecodable(c, IAN, true);
    issuer_names_undecodable_not_critical Invalid "RFC 5280, 4.2" "a NULL" |c| undecodable(c, IAN, false);
    constraints_undecodable Invalid "RFC 5280, 4.2" "a NULL" |c| undecodable(c, CONSTRAINTS, true);
    constraints_undecodable_not_critical Invalid "RFC 5280, 4.2" "a NULL" |c| undecodable(c, CONSTRAINTS, false);
    constraints_of_an_authority_undecodable Invalid "RFC 5280, 4.2" "a NULL" |c| c.ca.set(CONSTRAINTS, false, [5, 0]);
    points_undecodable Invalid "RFC 5280, 4.2" "a NULL" |c| undecodable(c, CRL_POINTS, true);
    points_undecodable_not_critical Invalid "RFC 5280, 4.2" "a NULL" |c| undecodable(c, CRL_POINTS, false);
    policies_undecodable Invalid "RFC 5280, 4.2" "a NULL" |c| undecodable(c, POLICIES, true);
    policies_undecodable_not_critical Invalid "RFC 5280, 4.2" "a NULL" |c| undecodable(c, POLICIES, false);
    mappings_undecodable Invalid "RFC 5280, 4.2" "a NULL" |c| undecodable(c, MAPPINGS, true);
    mappings_undecodable_not_critical Invalid "RFC 5280, 4.2" "a NULL" |c| undecodable(c, MAPPINGS, false);
    policy_constraints_undecodable Invalid "RFC 5280, 4.2" "a NULL" |c| undecodable(c, POLICY_CONSTRAINTS, true);
    policy_constraints_undecodable_not_critical Invalid "RFC 5280, 4.2" "a NULL" |c| undecodable(c, POLICY_CONSTRAINTS, false);
    usages_undecodable Invalid "RFC 5280, 4.2" "a NULL" |c| undecodable(c, EKU, true);
    usages_undecodable_not_critical Invalid "RFC 5280, 4.2" "a NULL" |c| undecodable(c, EKU, false);
    inhibit_any_undecodable Invalid "RFC 5280, 4.2" "a NULL" |c| undecodable(c, INHIBIT_ANY, true);
    inhibit_any_undecodable_not_critical Invalid "RFC 5280, 4.2" "a NULL" |c| undecodable(c, INHIBIT_ANY, false);
    key_identifier_undecodable Invalid "RFC 5280, 4.2" "a NULL" |c| undecodable(c, SKI, false);
    authority_key_identifier_undecodable Invalid "RFC 5280, 4.2" "a NULL" |c| undecodable(c, AKI, false);
    access_undecodable Invalid "RFC 5280, 4.2" "a NULL" |c| undecodable(c, AIA, false);
    subject_access_undecodable Invalid "RFC 5280, 4.2" "a NULL" |c| undecodable(c, SIA, false);
    freshest_list_undecodable Invalid "RFC 5280, 4.2" "a NULL" |c| undecodable(c, FRESHEST, false);
    usage_with_something_after Invalid "RFC 5280, 4.2" "one value" |c| c.leaf.set(USAGE, true, [usage(SIGNATURE), tlv(5, &[])].concat());
    basic_constraints_with_something_after Invalid "RFC 5280, 4.2" "one value" |c| c.ca.set(BASIC, true, [authority(None), tlv(5, &[])].concat());
    basic_constraints_with_something_inside Invalid "RFC 5280, 4.2.1.9" "two parts" |c| c.ca.set(BASIC, true, seq([super::der::truth(), int(&[1]), tlv(5, &[])]));
    basic_constraints_in_the_wrong_order Invalid "RFC 5280, 4.2.1.9" "cA first" |c| c.ca.set(BASIC, true, seq([int(&[1]), super::der::truth()]));
    basic_constraints_of_nothing Invalid "RFC 5280, 4.2" "no value" |c| c.leaf.set(BASIC, true, []);
    key_identifier_of_nothing Invalid "RFC 5280, 4.2" "no value" |c| c.leaf.set(SKI, false, []);
    usages_with_something_else Invalid "RFC 5280, 4.2.1.12" "identifiers" |c| c.leaf.set(EKU, false, seq([oid(SERVER), int(&[1])]));
    points_of_nothing Invalid "RFC 5280, 4.2.1.13" "at least one" |c| c.leaf.set(CRL_POINTS, false, seq([]));
    policies_of_nothing Invalid "RFC 5280, 4.2.1.4" "at least one" |c| c.leaf.set(POLICIES, false, seq([]));
    policy_of_anything Valid "RFC 5280, 4.2.1.4" "anyPolicy" |c| c.leaf.set(POLICIES, false, policies([ANY_POLICY]));
}

fn undecodable(chain: &mut Chain, kind: &str, critical: bool) {
    chain.leaf.set(kind, critical, [5, 0]);
}

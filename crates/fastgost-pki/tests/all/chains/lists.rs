//! Cases about CRLs. In most cases, the user's certificate must be covered by a CRL.
use super::{
    Chain, cases,
    der::{context, generalized, implicit, int, name, name_as, octets, oid, padded, printable, seq, tlv, utc, utf8},
    make::{Crl, dn, entry},
    values::{
        AKI, CERT_SIGN, CRL_NUMBER, CRL_POINTS, DELTA, ENTRY_ISSUER, FRESHEST, IDP, INVALIDITY, REASON, UNKNOWN, USAGE,
        crl_points, directory, extension, issuing, issuing_at, names, usage,
    },
};
use fastgost_pki::path::Revocation;

cases! {
    nobody Valid "RFC 5280, 6.3" "another certificate is in it" |c| { c.list(); };
    no_entries Valid "RFC 5280, 5.1.2.6" "nobody is revoked" |c| c.list().entries = vec![];
    no_list Invalid "RFC 5280, 6.3.3" "one must cover it" |c| c.revocation = Revocation::Certificate;
    user_revoked Invalid "RFC 5280, 6.1.3 (a)" "it is in the list" |c| c.list().entries = vec![entry(&[7], &[])];
    user_revoked_among_others Invalid "RFC 5280, 6.1.3 (a)" "it is in the list" |c| c.list().entries.push(entry(&[7], &[]));
    user_revoked_and_not_asked Invalid "RFC 5280, 6.1.3 (a)" "a list that is there counts" |c| { c.list().entries = vec![entry(&[7], &[])]; c.revocation = Revocation::IfCovered; };
    user_on_hold Invalid "RFC 5280, 5.3.1" "on hold is revoked" |c| c.list().entries = vec![entry(&[7], &[reason(6)])];
    user_removed_from_a_complete_list Invalid "RFC 5280, 5.3.1" "removeFromCRL is for lists of changes" |c| c.list().entries = vec![entry(&[7], &[reason(8)])];
    user_revoked_for_an_unknown_reason Invalid "RFC 5280, 5.3.1" "it is in the list, why ever" |c| c.list().entries = vec![entry(&[7], &[reason(99)])];
    user_revoked_with_zeros_in_front Invalid "X.690, 8.3.2" "it is this certificate's number" |c| c.list().entries = vec![entry(&[0, 7], &[])];
    another_is_revoked_with_zeros_in_front Lenient "X.690, 8.3.2" "not DER" |c| c.list().entries = vec![entry(&[0, 9], &[])];
    user_revoked_in_one_of_two Invalid "RFC 5280, 6.1.3 (a)" "each list counts" |c| { c.list().entries = vec![entry(&[7], &[])]; c.list(); };

    // These cases are about dates.
    expired Invalid "RFC 5280, 6.3.3" "there should be a newer one" |c| c.list().until = utc("260531235959Z");
    last_second Valid "RFC 5280, 6.3.3" "included" |c| c.list().until = utc("260601000000Z");
    from_the_future Invalid "RFC 5280, 6.3.3" "not yet" |c| c.list().from = utc("260601000001Z");
    without_an_end Invalid "RFC 5280, 5.1.2.5" "it must say when there is a newer one" |c| c.list().until = vec![];
    an_expired_one_and_a_newer_one Valid "RFC 5280, 6.3.3" "one of them is right" |c| { c.list().until = utc("260531000000Z"); c.list(); };
    expired_and_not_needed Valid "RFC 5280, 6.3" "nobody asks for one" |c| { c.list().until = utc("260531000000Z"); c.revocation = Revocation::IfCovered; };
    until_2040_as_generalized Lenient "RFC 5280, 5.1.2.4" "UTCTime through 2049" |c| c.list().until = generalized("20400101000000Z");
    date_of_an_entry_as_generalized Lenient "RFC 5280, 5.1.2.6" "UTCTime through 2049" |c| c.list().entries = vec![seq([int(&[9]), generalized("20260515000000Z")])];

    // These cases are about the CRL's signature.
    signed_by_another_key Invalid "RFC 5280, 6.3.3 (g)" "not the authority's" |c| { let list = c.list(); list.by = "Other"; };
    signature_altered Invalid "RFC 5280, 6.3.3 (g)" "one bit" |c| c.list().after = |mut der| { let last = der.len() - 1; der[last] ^= 1; der };
    of_another_issuer Invalid "RFC 5280, 6.3.3 (b)" "not of the certificate's issuer" |c| c.list().issuer = dn("Root");
    of_the_root Invalid "RFC 5280, 6.3.3 (b)" "the root did not issue it" |c| { c.list(); c.lists = vec![Crl::of("Root")]; };
    issuer_in_capitals Valid "RFC 5280, 7.1" "case does not matter" |c| c.list().issuer = name("C=RU/O=COMPANY/CN=ca");
    issuer_in_another_string_revokes Invalid "RFC 5280, 7.1" "the type of the string does not matter" |c| { let list = c.list(); list.issuer = name_as("C=RU/O=Company/CN=CA", printable); list.entries = vec![entry(&[7], &[])]; };
    authority_without_crl_sign Invalid "RFC 5280, 6.3.3 (f)" "it may not sign lists" |c| { c.list(); c.ca.set(USAGE, true, usage(CERT_SIGN)); };
    algorithm_differs Invalid "RFC 5280, 5.1.1.2" "the same inside and outside" |c| c.list().inner = seq([oid("1.2.643.7.1.1.3.3")]);
    algorithm_with_null Invalid "RFC 5280, 5.1.1.2" "the same inside and outside" |c| c.list().inner = seq([oid("1.2.643.7.1.1.3.2"), tlv(5, &[])]);

    // These cases are about the number of a CRL, and its other extensions.
    number_absent Lenient "RFC 5280, 5.2.3" "it must be there" |c| c.list().extensions.remove(CRL_NUMBER);
    number_critical Invalid "RFC 5280, 5.2.3" "it must not be critical" |c| c.list().set(CRL_NUMBER, true, int(&[1]));
    number_of_20_bytes Valid "RFC 5280, 5.2.3" "as long as it may be" |c| c.list().set(CRL_NUMBER, false, int(&[0x7f; 20]));
    number_of_21_bytes Invalid "RFC 5280, 5.2.3" "longer than it may be" |c| c.list().set(CRL_NUMBER, false, int(&[0x7f; 21]));
    number_negative Invalid "RFC 5280, 5.2.3" "0 or greater: it cannot be decoded" |c| c.list().set(CRL_NUMBER, false, int(&[0xff]));
    number_undecodable Invalid "RFC 5280, 5.2" "a NULL" |c| c.list().set(CRL_NUMBER, false, tlv(5, &[]));
    number_with_zeros_in_front Lenient "X.690, 8.3.2" "not DER" |c| c.list().set(CRL_NUMBER, false, int(&[0, 1]));
    key_identifier_absent Lenient "RFC 5280, 5.2.1" "it must be there" |c| c.list().extensions.remove(AKI);
    key_identifier_undecodable Invalid "RFC 5280, 5.2" "a NULL" |c| c.list().set(AKI, false, tlv(5, &[]));
    unknown Valid "RFC 5280, 5.2" "it may be ignored" |c| c.list().set(UNKNOWN, false, [5, 0]);
    unknown_critical Invalid "RFC 5280, 5.2" "it must not be ignored" |c| c.list().set(UNKNOWN, true, [5, 0]);
    one_extension_twice Invalid "RFC 5280, 4.2" "one of each kind" |c| { let list = c.list(); list.extensions.add(CRL_NUMBER, false, int(&[2])); };
    unknown_twice Invalid "RFC 5280, 4.2" "one of each kind" |c| { let list = c.list(); for _ in 0..2 { list.extensions.add(UNKNOWN, false, [5, 0]); } };
    freshest_list Valid "RFC 5280, 5.2.6" "where changes are" |c| c.list().set(FRESHEST, false, crl_points("http://example.ru/delta"));
    identifier_padded Invalid "X.690, 8.19.2" "not DER" |c| c.list().extensions.raw(UNKNOWN, seq([padded("1.2.643.999.1"), octets(&[5, 0])]));

    // These cases are about the CRL's scope.
    of_changes Invalid "RFC 5280, 5.2.4" "not complete" |c| c.list().set(DELTA, true, int(&[1]));
    of_changes_not_critical Invalid "RFC 5280, 5.2.4" "not complete, critical or not" |c| c.list().set(DELTA, false, int(&[1]));
    of_users Valid "RFC 5280, 6.3.3 (b)" "it is a user's" |c| c.list().set(IDP, true, issuing(&[implicit(1, &[0xff])]));
    of_authorities Invalid "RFC 5280, 6.3.3 (b)" "it is no authority's" |c| c.list().set(IDP, true, issuing(&[implicit(2, &[0xff])]));
    of_attribute_certificates Invalid "RFC 5280, 6.3.3 (b)" "it is none" |c| c.list().set(IDP, true, issuing(&[implicit(5, &[0xff])]));
    of_users_and_authorities Lenient "RFC 5280, 5.2.5" "one of them at most" |c| c.list().set(IDP, true, issuing(&[implicit(1, &[0xff]), implicit(2, &[0])]));
    of_several_issuers Invalid "RFC 5280, 6.3.3 (b)" "not supported: entries may be of others" |c| c.list().set(IDP, true, issuing(&[implicit(4, &[0xff])]));
    of_some_reasons Invalid "RFC 5280, 6.3.3 (d)" "the other reasons are not covered" |c| c.list().set(IDP, true, issuing(&[implicit(3, &[6, 0x40])]));
    of_some_reasons_revokes Invalid "RFC 5280, 6.3.3" "revoked for one of them" |c| { let list = c.list(); list.set(IDP, true, issuing(&[implicit(3, &[6, 0x40])])); list.entries = vec![entry(&[7], &[reason(1)])]; };
    of_nothing Invalid "RFC 5280, 5.2.5" "an empty scope must not be" |c| c.list().set(IDP, true, issuing(&[]));
    of_its_point Valid "RFC 5280, 6.3.3 (b)" "the certificate's" |c| { c.list().set(IDP, true, issuing_at("http://example.ru/1")); c.leaf.set(CRL_POINTS, false, crl_points("http://example.ru/1")); };
    of_another_point Invalid "RFC 5280, 6.3.3 (b)" "not the certificate's" |c| { c.list().set(IDP, true, issuing_at("http://example.ru/2")); c.leaf.set(CRL_POINTS, false, crl_points("http://example.ru/1")); };
    of_a_point_where_the_user_has_none Invalid "RFC 5280, 6.3.3 (b)" "the certificate has none" |c| c.list().set(IDP, true, issuing_at("http://example.ru/1"));
    scope_not_critical Lenient "RFC 5280, 5.2.5" "it must be critical" |c| c.list().set(IDP, false, issuing(&[implicit(1, &[0xff])]));
    scope_not_critical_counts Invalid "RFC 5280, 5.2.5" "critical or not" |c| c.list().set(IDP, false, issuing(&[implicit(2, &[0xff])]));
    scope_undecodable Invalid "RFC 5280, 5.2" "a NULL" |c| c.list().set(IDP, true, tlv(5, &[]));
    scope_with_true_as_01 Invalid "X.690, 11.1" "FF in DER" |c| c.list().set(IDP, true, issuing(&[implicit(1, &[1])]));

    // These cases are about the entries of the CRL.
    entry_with_a_reason Valid "RFC 5280, 5.3.1" "of another certificate" |c| c.list().entries = vec![entry(&[9], &[reason(1)])];
    entry_with_a_date Valid "RFC 5280, 5.3.2" "of another certificate" |c| c.list().entries = vec![entry(&[9], &[extension(INVALIDITY, false, &generalized("20260501000000Z"))])];
    entry_with_unknown Valid "RFC 5280, 5.3" "it may be ignored" |c| c.list().entries = vec![entry(&[9], &[extension(UNKNOWN, false, &[5, 0])])];
    entry_with_unknown_critical Invalid "RFC 5280, 5.3" "it must not be ignored, although it is another's" |c| c.list().entries = vec![entry(&[9], &[extension(UNKNOWN, true, &[5, 0])])];
    entry_of_another_issuer Invalid "RFC 5280, 5.3.3" "not supported: whose is it?" |c| c.list().entries = vec![entry(&[7], &[extension(ENTRY_ISSUER, true, &names([directory("C=RU/O=Other")]))])];
    user_revoked_for_an_undecodable_reason Invalid "RFC 5280, 6.1.3 (a)" "it is in the list, why ever" |c| c.list().entries = vec![entry(&[7], &[extension(REASON, false, &[5, 0])])];
    entry_with_a_reason_of_0 Valid "RFC 5280, 5.3.1" "it should be absent instead" |c| c.list().entries = vec![entry(&[9], &[reason(0)])];
    entry_twice Valid "RFC 5280, 5.1.2.6" "of another certificate" |c| c.list().entries = vec![entry(&[9], &[]), entry(&[9], &[])];
    entry_without_a_date Invalid "RFC 5280, 5.1" "it must have one" |c| c.list().entries = vec![seq([int(&[9])])];
    entries_empty Lenient "RFC 5280, 5.1.2.6" "the field must be absent" |c| c.list().field = Some(seq([]));

    // These cases are about versions and encoding.
    version_1 Lenient "RFC 5280, 5.1.2.1" "it must be version 2" |c| { let list = c.list(); (list.version, list.extensions) = (vec![], super::make::Extensions::default()); };
    version_1_with_extensions Invalid "RFC 5280, 5.1.2.1" "extensions are of version 2" |c| c.list().version = vec![];
    version_3 Invalid "RFC 5280, 5.1.2.1" "there is none" |c| c.list().version = int(&[2]);
    version_0_in_full Invalid "RFC 5280, 5.1.2.1" "if it is there, it is 1" |c| c.list().version = int(&[0]);
    bytes_after_the_list Invalid "RFC 5280, 5.1" "nothing may follow" |c| c.list().after = |der| [der, vec![0]].concat();
    length_too_long Invalid "X.690, 10.1" "not DER" |c| c.list().after = |der| super::der::long(&der);
    length_indefinite Invalid "X.690, 10.1" "not DER" |c| c.list().after = |der| super::der::indefinite(&der);
    issuer_padded Invalid "X.690, 8.19.2" "not DER" |c| c.list().issuer = seq([super::der::attribute(padded("2.5.4.3"), utf8("CA"))]);

    // In these cases, CRLs must also cover the certificates of CAs.
    all_covered Valid "RFC 5280, 6.1.3 (a)" "a list of each issuer" |c| { c.list(); c.lists.push(Crl::of("Root")); c.revocation = Revocation::Path; };
    authority_not_covered Invalid "RFC 5280, 6.1.3 (a)" "each certificate must be" |c| { c.list(); c.revocation = Revocation::Path; };
    authority_revoked Invalid "RFC 5280, 6.1.3 (a)" "it is in the root's list" |c| above(c, &[5]);
    authority_not_revoked Valid "RFC 5280, 6.1.3 (a)" "another is in the root's list" |c| above(c, &[6]);
    authority_revoked_and_not_asked Invalid "RFC 5280, 6.1.3 (a)" "a list that is there counts" |c| { above(c, &[5]); c.revocation = Revocation::IfCovered; };
    user_who_is_trusted_is_revoked Invalid "RFC 5280, 6.3" "trusted or not" |c| { c.list().entries = vec![entry(&[7], &[])]; c.trusted = Some(vec![c.leaf.clone()]); };
    scope_of_authorities_above Valid "RFC 5280, 6.3.3 (b)" "it is an authority's" |c| { above(c, &[6]); c.lists[1].set(IDP, true, issuing(&[implicit(2, &[0xff])])); };
    scope_of_users_above Invalid "RFC 5280, 6.3.3 (b)" "it is no user's" |c| { above(c, &[6]); c.lists[1].set(IDP, true, issuing(&[implicit(1, &[0xff])])); };
    scope_in_the_wrong_order Invalid "RFC 5280, 5.2.5" "it cannot be decoded" |c| c.list().set(IDP, true, issuing(&[implicit(2, &[0xff]), implicit(1, &[0xff])]));
    scope_with_a_relative_name Invalid "RFC 5280, 6.3.3 (b)" "not supported" |c| c.list().set(IDP, true, issuing(&[context(0, &context(1, &seq([oid("2.5.4.3"), utf8("a")])))]));
}

fn reason(code: u8) -> Vec<u8> {
    extension(REASON, false, &tlv(10, &[code]))
}

/// Adds a CRL of the CA and a CRL of the root. Sets the option that CRLs must cover the certificates of the user and of
/// the CA. The root's CRL revokes the serial number `serial`.
fn above(chain: &mut Chain, serial: &[u8]) {
    chain.list();
    let mut list = Crl::of("Root");
    list.entries = vec![entry(serial, &[])];
    chain.lists.push(list);
    chain.revocation = Revocation::Path;
}

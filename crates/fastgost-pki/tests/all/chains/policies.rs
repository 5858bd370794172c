//! Cases about certificate policies. The user is assumed to accept any policy.
use super::{
    Chain, cases,
    der::{implicit, int, octets, oid, seq, tlv, utf8},
    make::{Cert, dn},
    values::{ANY_POLICY, INHIBIT_ANY, MAPPINGS, POLICIES, POLICY_CONSTRAINTS, mapping, policies, policy_constraints},
};

cases! {
    none Valid "RFC 5280, 6.1.5 (g)" "nobody requires one" |_| {};
    of_the_user_only Valid "RFC 5280, 6.1.5 (g)" "nobody requires that all agree" |c| c.leaf.set(POLICIES, false, policies(["1.2.3"]));
    required_and_agreed Valid "RFC 5280, 6.1.5 (g)" "all have it" |c| { required(c, 0); agree(c, "1.2.3", "1.2.3"); };
    required_and_absent Invalid "RFC 5280, 6.1.5 (g)" "nobody has one" |c| required(c, 0);
    required_and_absent_from_the_user Invalid "RFC 5280, 6.1.5 (g)" "the user has none" |c| { required(c, 0); c.ca.set(POLICIES, false, policies(["1.2.3"])); };
    required_and_absent_from_the_authority Invalid "RFC 5280, 6.1.5 (g)" "the authority has none" |c| { required(c, 0); c.leaf.set(POLICIES, false, policies(["1.2.3"])); };
    required_and_different Invalid "RFC 5280, 6.1.5 (g)" "they do not agree" |c| { required(c, 0); agree(c, "1.2.3", "1.2.4"); };
    required_later Invalid "RFC 5280, 6.1.3 (f)" "one certificate later" |c| required(c, 1);
    required_at_the_end Invalid "RFC 5280, 6.1.5 (a)" "it takes effect with the last certificate" |c| required(c, 2);
    required_after_the_end Valid "RFC 5280, 6.1.4 (h)" "the path ends before" |c| required(c, 3);
    required_by_the_user Invalid "RFC 5280, 6.1.5 (b)" "0 in the last certificate counts" |c| c.leaf.set(POLICY_CONSTRAINTS, true, policy_constraints(Some(0), None));
    required_by_the_user_later Valid "RFC 5280, 6.1.5 (b)" "only 0 counts there" |c| c.leaf.set(POLICY_CONSTRAINTS, true, policy_constraints(Some(1), None));
    any_of_the_authority Valid "RFC 5280, 6.1.3 (d)" "anyPolicy agrees with all" |c| { required(c, 0); agree(c, ANY_POLICY, "1.2.3"); };
    any_of_the_user Valid "RFC 5280, 6.1.3 (d)" "anyPolicy agrees with all" |c| { required(c, 0); agree(c, "1.2.3", ANY_POLICY); };
    any_inhibited Invalid "RFC 5280, 6.1.3 (d)" "anyPolicy no longer counts" |c| { required(c, 0); agree(c, "1.2.3", ANY_POLICY); c.ca.set(INHIBIT_ANY, true, int(&[0])); };
    any_inhibited_later Valid "RFC 5280, 6.1.4 (j)" "one certificate later" |c| { required(c, 0); agree(c, "1.2.3", ANY_POLICY); c.ca.set(INHIBIT_ANY, true, int(&[1])); };
    any_inhibited_and_not_needed Valid "RFC 5280, 6.1.3 (d)" "they agree without it" |c| { required(c, 0); agree(c, "1.2.3", "1.2.3"); c.ca.set(INHIBIT_ANY, true, int(&[0])); };
    any_inhibited_self_issued Valid "RFC 5280, 6.1.3 (d)" "in self-issued certificates it counts" |c| { required(c, 0); agree(c, "1.2.3", "1.2.3"); c.ca.set(INHIBIT_ANY, true, int(&[0])); self_issued(c, ANY_POLICY); };
    mapped Valid "RFC 5280, 6.1.4 (b)" "the authority says that they are equal" |c| { required(c, 0); agree(c, "1.2.3", "1.2.4"); c.ca.set(MAPPINGS, true, mapping("1.2.3", "1.2.4")); };
    mapped_away Invalid "RFC 5280, 6.1.4 (b)" "the old one no longer counts" |c| { required(c, 0); agree(c, "1.2.3", "1.2.3"); c.ca.set(MAPPINGS, true, mapping("1.2.3", "1.2.4")); };
    mapped_by_the_user_only Invalid "RFC 5280, 6.1.4 (b)" "the last certificate maps nothing" |c| { required(c, 0); agree(c, "1.2.3", "1.2.4"); c.leaf.set(MAPPINGS, true, mapping("1.2.3", "1.2.4")); };
    mapping_inhibited Invalid "RFC 5280, 6.1.4 (b)" "mapping is not allowed" |c| { inhibited(c, 0); agree(c, "1.2.3", "1.2.4"); };
    mapping_inhibited_and_same Invalid "RFC 5280, 6.1.4 (b)" "a mapping that is not allowed still takes away" |c| { inhibited(c, 0); agree(c, "1.2.3", "1.2.3"); };
    mapping_inhibited_later Valid "RFC 5280, 6.1.4 (i)" "one certificate later" |c| { inhibited(c, 1); agree(c, "1.2.3", "1.2.4"); };
    mapping_from_any Invalid "RFC 5280, 6.1.4 (a)" "anyPolicy is not mapped" |c| c.ca.set(MAPPINGS, true, mapping(ANY_POLICY, "1.2.4"));
    mapping_to_any Invalid "RFC 5280, 6.1.4 (a)" "nothing is mapped to anyPolicy" |c| c.ca.set(MAPPINGS, true, mapping("1.2.3", ANY_POLICY));
    mapping_not_critical Valid "RFC 5280, 4.2.1.5" "it should be critical" |c| { agree(c, "1.2.3", "1.2.4"); c.ca.set(MAPPINGS, false, mapping("1.2.3", "1.2.4")); };
    mapping_of_nothing Invalid "RFC 5280, 4.2.1.5" "at least one: it cannot be decoded" |c| c.ca.set(MAPPINGS, true, seq([]));
    constraints_of_nothing Invalid "RFC 5280, 4.2.1.11" "one of the two must be there" |c| c.ca.set(POLICY_CONSTRAINTS, true, seq([]));
    constraints_not_critical Lenient "RFC 5280, 4.2.1.11" "they must be critical" |c| { required(c, 0); agree(c, "1.2.3", "1.2.3"); c.ca.set(POLICY_CONSTRAINTS, false, policy_constraints(Some(0), None)); };
    constraints_not_critical_count Invalid "RFC 5280, 4.2.1.11" "critical or not" |c| c.ca.set(POLICY_CONSTRAINTS, false, policy_constraints(Some(0), None));
    constraints_negative Invalid "RFC 5280, 4.2.1.11" "0 or greater" |c| c.ca.set(POLICY_CONSTRAINTS, true, policy_constraints(Some(0xff), None));
    constraints_with_zeros_in_front Invalid "X.690, 8.3.2" "not DER" |c| c.ca.set(POLICY_CONSTRAINTS, true, seq([implicit(0, &[0, 5])]));
    inhibit_any_not_critical Lenient "RFC 5280, 4.2.1.14" "it must be critical" |c| c.ca.set(INHIBIT_ANY, false, int(&[0]));
    inhibit_any_negative Invalid "RFC 5280, 4.2.1.14" "0 or greater" |c| c.ca.set(INHIBIT_ANY, true, int(&[0xff]));
    one_policy_twice Invalid "RFC 5280, 4.2.1.4" "once" |c| c.leaf.set(POLICIES, false, policies(["1.2.3", "1.2.3"]));
    with_qualifiers Valid "RFC 5280, 4.2.1.4" "they are shown to people" |c| c.leaf.set(POLICIES, false, seq([seq([oid("1.2.643.100.113.1"), seq([seq([oid("1.3.6.1.5.5.7.2.2"), seq([utf8("КС1")])])])])]));
    with_qualifiers_of_another_kind Valid "RFC 5280, 4.2.1.4" "any, if not critical" |c| c.leaf.set(POLICIES, false, seq([seq([oid("1.2.3"), seq([seq([oid("1.2.3.4"), octets(&[1])])])])]));
    with_something_else Invalid "RFC 5280, 4.2.1.4" "it cannot be decoded" |c| c.leaf.set(POLICIES, false, seq([seq([oid("1.2.3"), tlv(5, &[])])]));
}

/// Puts a new CA below the root. This CA requires that all certificates of the chain have a common policy. The
/// requirement begins after `after` further certificates.
fn required(chain: &mut Chain, after: u8) {
    let mut top = Cert::authority("Top", "Root");
    top.set(POLICY_CONSTRAINTS, true, policy_constraints(Some(after), None));
    top.set(POLICIES, false, policies([ANY_POLICY]));
    chain.more.push(top);
    chain.ca = Cert::authority("CA", "Top");
}

/// Puts a new CA below the root. This CA requires that all certificates of the chain have a common policy. It also
/// forbids the mapping of policies, after `after` further certificates. The CA that issued the user's certificate maps
/// a policy.
fn inhibited(chain: &mut Chain, after: u8) {
    required(chain, 0);
    chain.more[0].set(POLICY_CONSTRAINTS, true, policy_constraints(Some(0), Some(after)));
    chain.ca.set(MAPPINGS, true, mapping("1.2.3", "1.2.4"));
}

fn agree(chain: &mut Chain, authority: &str, user: &str) {
    chain.ca.set(POLICIES, false, policies([authority]));
    chain.leaf.set(POLICIES, false, policies([user]));
}

/// Inserts a certificate that the CA has issued to itself. In the chain, it is between the CA and the user.
fn self_issued(chain: &mut Chain, policy: &str) {
    let mut own = Cert::authority("New", "CA");
    (own.subject, own.issuer) = (dn("CA"), dn("CA"));
    own.set(POLICIES, false, policies([policy]));
    chain.more.push(own);
    let leaf = chain.leaf.clone();
    chain.leaf = Cert { extensions: leaf.extensions, issuer: dn("CA"), ..Cert::user("Leaf", "New") };
    chain.leaf.set(super::values::AKI, false, super::values::key_identifier(&super::make::identifier("New")));
}

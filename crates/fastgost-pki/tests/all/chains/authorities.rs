//! Cases about the CAs that may sign certificates: basic constraints, path lengths, key usage and version.
use super::{
    cases,
    der::{context, implicit, int, name, seq, tlv},
    make::{Cert, dn, identifier},
    values::{AKI, BASIC, CERT_SIGN, CRL_SIGN, EKU, SIGNATURE, USAGE, authority, eku, key_identifier, usage},
};

cases! {
    unchanged Valid "RFC 5280, 6.1" "nothing is wrong" |_| {};
    without_an_authority_between Valid "RFC 5280, 6.1" "the root itself signs" |c| { c.leaf = Cert::user("Leaf", "Root"); };
    ten_authorities Valid "RFC 5280, 6.1" "as long as authorities allow it" |c| for (label, by) in
        [("A", "CA"), ("B", "A"), ("C", "B"), ("D", "C"), ("E", "D"), ("F", "E"), ("G", "F"), ("H", "G"), ("I", "H")] { c.below(label, by); };

    // These cases are about basic constraints.
    basic_constraints_absent Invalid "RFC 5280, 6.1.4 (k)" "nobody says that it is an authority" |c| c.ca.remove(BASIC);
    basic_constraints_false Invalid "RFC 5280, 6.1.4 (k)" "it says that it is none" |c| c.ca.set(BASIC, true, seq([]));
    basic_constraints_false_in_full Invalid "RFC 5280, 6.1.4 (k)" "the same, with FALSE encoded" |c| c.ca.set(BASIC, true, seq([tlv(1, &[0])]));
    basic_constraints_false_with_length Invalid "RFC 5280, 6.1.4 (k)" "a path length makes no authority" |c| c.ca.set(BASIC, true, seq([int(&[3])]));
    basic_constraints_false_not_critical Invalid "RFC 5280, 6.1.4 (k)" "whether critical or not" |c| c.ca.set(BASIC, false, seq([]));
    basic_constraints_not_critical Lenient "RFC 5280, 4.2.1.9" "an authority's must be critical" |c| c.ca.set(BASIC, false, authority(None));
    basic_constraints_of_the_root_not_critical Lenient "RFC 5280, 4.2.1.9" "the root's too" |c| c.root.set(BASIC, false, authority(None));
    user_below_a_user Invalid "RFC 5280, 6.1.4 (k)" "a user signs for another" |c| c.ca = Cert::user("CA", "Root");
    user_with_basic_constraints Valid "RFC 5280, 4.2.1.9" "a user's may say that it is none" |c| c.leaf.set(BASIC, true, seq([]));
    user_with_false_in_full Lenient "X.690, 11.5" "a default value must not be encoded" |c| c.leaf.set(BASIC, true, seq([tlv(1, &[0])]));
    user_with_path_length Invalid "RFC 5280, 4.2.1.9" "a path length is for authorities" |c| c.leaf.set(BASIC, true, seq([int(&[0])]));
    authority_as_the_last Valid "RFC 5280, 6.1" "an authority's certificate can be verified, too" |c| { c.leaf = Cert::authority("Leaf", "CA"); };

    // These cases are about path lengths.
    length_0_above_a_user Valid "RFC 5280, 6.1.4 (m)" "the last certificate does not count" |c| c.ca.path_length(0);
    length_0_above_an_authority Invalid "RFC 5280, 6.1.4 (l)" "one is below" |c| { c.below("Sub", "CA"); c.ca.path_length(0); };
    length_0_above_an_authority_as_the_last Valid "RFC 5280, 4.2.1.9" "the last one does not count, whatever it is" |c| { c.leaf = Cert::authority("Leaf", "CA"); c.ca.path_length(0); };
    length_1_above_one Valid "RFC 5280, 6.1.4 (l)" "one is below" |c| { c.below("Sub", "CA"); c.ca.path_length(1); };
    length_1_above_two Invalid "RFC 5280, 6.1.4 (l)" "two are below" |c| { c.below("Sub", "CA"); c.below("Lower", "Sub"); c.ca.path_length(1); };
    length_5_above_two Valid "RFC 5280, 6.1.4 (l)" "fewer than allowed" |c| { c.below("Sub", "CA"); c.below("Lower", "Sub"); c.ca.path_length(5); };
    length_wider_below Invalid "RFC 5280, 6.1.4 (m)" "an authority cannot allow more than is allowed to it" |c| { c.below("Sub", "CA").path_length(5); c.ca.path_length(0); };
    length_wider_below_keeps Invalid "RFC 5280, 6.1.4 (m)" "the smaller number counts on" |c| { c.below("Sub", "CA").path_length(5); c.below("Lower", "Sub"); c.ca.path_length(1); };
    length_narrower_below Invalid "RFC 5280, 6.1.4 (m)" "an authority may allow less" |c| { c.below("Sub", "CA").path_length(0); c.below("Lower", "Sub"); c.ca.path_length(5); };
    length_0_of_the_root Invalid "RFC 5280, 6.1.4 (l)" "what the trusted certificate says counts" |c| c.root.path_length(0);
    length_1_of_the_root Valid "RFC 5280, 6.1.4 (l)" "one is below" |c| c.root.path_length(1);
    length_127 Valid "RFC 5280, 4.2.1.9" "any number from 0" |c| c.ca.path_length(127);
    length_65536 Valid "RFC 5280, 4.2.1.9" "there is no greatest one" |c| c.ca.set(BASIC, true, seq([tlv(1, &[0xff]), int(&[1, 0, 0])]));
    length_negative Invalid "RFC 5280, 4.2.1.9" "it must be 0 or greater" |c| c.ca.set(BASIC, true, seq([tlv(1, &[0xff]), int(&[0xff])]));
    length_without_cert_sign Invalid "RFC 5280, 4.2.1.9" "an authority for lists alone signs no certificates" |c| { c.ca.path_length(0); c.ca.set(USAGE, true, usage(CRL_SIGN)); };

    // In these cases, the chain has self-issued certificates, which do not count for path lengths.
    self_issued_below_length_0 Valid "RFC 5280, 6.1.4 (l)" "another key of the same authority" |c| { self_issued(c); c.ca.path_length(0); };
    self_issued_then_an_authority Invalid "RFC 5280, 6.1.4 (l)" "who is below the new key counts" |c| { self_issued(c); c.below("Sub", "CA").by = "New"; c.ca.path_length(0); };
    self_issued_with_length_0 Valid "RFC 5280, 6.1.4 (m)" "it may limit what is below" |c| { self_issued(c); c.more[0].path_length(0); };
    self_issued_as_a_user Invalid "RFC 5280, 6.1.4 (k)" "the same name makes no authority" |c| { self_issued(c); c.more[0].remove(BASIC); };

    // These cases are about key usage.
    usage_absent Lenient "RFC 5280, 4.2.1.3" "an authority's certificate must have it" |c| c.ca.remove(USAGE);
    usage_of_the_root_absent Lenient "RFC 5280, 4.2.1.3" "the root's too" |c| c.root.remove(USAGE);
    usage_without_cert_sign Invalid "RFC 5280, 6.1.4 (n)" "it may sign lists only" |c| c.ca.set(USAGE, true, usage(CRL_SIGN));
    usage_of_a_user Invalid "RFC 5280, 6.1.4 (n)" "it may sign documents only" |c| c.ca.set(USAGE, true, usage(SIGNATURE));
    usage_not_critical_without_cert_sign Invalid "RFC 5280, 6.1.4 (n)" "whether critical or not" |c| c.ca.set(USAGE, false, usage(CRL_SIGN));
    usage_not_critical Valid "RFC 5280, 4.2.1.3" "it should be critical" |c| c.ca.set(USAGE, false, usage(CERT_SIGN | CRL_SIGN));
    usage_of_nothing Invalid "RFC 5280, 6.1.4 (n)" "no bit is set" |c| c.ca.set(USAGE, true, usage(0));
    usage_of_the_root_without_cert_sign Invalid "RFC 5280, 6.1.4 (n)" "the root's counts" |c| c.root.set(USAGE, true, usage(CRL_SIGN));
    usage_cert_sign_alone Valid "RFC 5280, 4.2.1.3" "enough for certificates" |c| c.ca.set(USAGE, true, usage(CERT_SIGN));
    user_with_cert_sign Lenient "RFC 5280, 4.2.1.9" "keyCertSign is for authorities only" |c| c.leaf.set(USAGE, true, usage(SIGNATURE | CERT_SIGN));
    user_with_usage_of_nothing Invalid "RFC 5280, 4.2.1.3" "at least one bit must be set" |c| c.leaf.set(USAGE, true, usage(0));
    user_without_usage Valid "RFC 5280, 4.2.1.3" "only an authority's must have it" |c| c.leaf.remove(USAGE);
    usage_extended_of_an_authority Valid "RFC 5280, 4.2.1.12" "nobody asks what for" |c| c.ca.set(EKU, true, eku(["1.2.3"]));

    // These cases are about versions.
    version_1 Invalid "RFC 5280, 6.1.4 (k)" "it cannot say that it is an authority" |c| c.ca.old(Vec::new());
    version_2 Invalid "RFC 5280, 6.1.4 (k)" "as little" |c| c.ca.old(context(0, &int(&[1])));
    version_1_with_extensions Invalid "RFC 5280, 4.1.2.1" "extensions are of version 3" |c| c.ca.version = Vec::new();
    version_3_without_extensions Invalid "RFC 5280, 6.1.4 (k)" "nothing says that it is an authority" |c| c.ca.field = Some(Vec::new());
    user_of_version_1 Lenient "RFC 5280, 4.2.1.1" "it must name its issuer's key" |c| c.leaf.old(Vec::new());
    user_of_version_1_in_full Lenient "X.690, 11.5" "a default value must not be encoded" |c| c.leaf.old(context(0, &int(&[0])));
    user_of_version_1_with_extensions Lenient "RFC 5280, 4.1.2.1" "extensions are of version 3" |c| c.leaf.version = Vec::new();
    user_of_version_2_with_extensions Lenient "RFC 5280, 4.1.2.1" "extensions are of version 3" |c| c.leaf.version = context(0, &int(&[1]));
    user_of_version_4 Invalid "RFC 5280, 4.1.2.1" "there is none" |c| c.leaf.version = context(0, &int(&[3]));
    user_of_version_minus_1 Invalid "RFC 5280, 4.1.2.1" "there is none" |c| c.leaf.version = context(0, &int(&[0xff]));
    unique_identifiers Lenient "RFC 5280, 4.1.2.8" "authorities must not write them" |c| c.leaf.unique = [implicit(1, &[0, 1]), implicit(2, &[0, 2])].concat();

    // These cases are about names and identifiers of CAs.
    authority_without_a_name Invalid "RFC 5280, 4.1.2.6" "an authority must have a name" |c| { (c.ca.subject, c.leaf.issuer) = (seq([]), seq([])); };
    key_identifiers_that_differ Valid "RFC 5280, 4.2.1.2" "they help to find an issuer; signatures decide" |c| c.leaf.set(AKI, false, key_identifier(&identifier("Other")));
    key_identifier_absent Lenient "RFC 5280, 4.2.1.1" "it must be there" |c| c.leaf.remove(AKI);
    key_identifier_of_an_authority_absent Lenient "RFC 5280, 4.2.1.2" "it must be there" |c| c.ca.remove("2.5.29.14");
    key_identifier_of_the_root_absent Lenient "RFC 5280, 4.2.1.2" "it must be there" |c| c.root.remove("2.5.29.14");
    key_identifier_of_a_user_absent Valid "RFC 5280, 4.2.1.2" "it should be there" |c| c.leaf.remove("2.5.29.14");
    authority_key_identifier_of_the_root_absent Valid "RFC 5280, 4.2.1.1" "a self-signed one may omit it" |c| c.root.remove(AKI);
    issuer_and_serial_of_somebody_else Valid "RFC 5280, 4.2.1.1" "they help to find an issuer, and are no condition" |c| c.leaf.set(AKI, false, seq([
        implicit(0, &identifier("CA")), context(1, &context(4, &name("C=RU/O=Other"))), implicit(2, &[1])]));
    name_of_the_issuer_differs Invalid "RFC 5280, 6.1.3 (a)" "no authority has this name" |c| c.leaf.issuer = dn("Other");
}

/// Inserts a certificate that the CA has issued to itself for a second key. The second key signs the user's
/// certificate.
fn self_issued(chain: &mut super::Chain) {
    let mut own = Cert::authority("New", "CA");
    (own.subject, own.issuer) = (dn("CA"), dn("CA"));
    chain.more.push(own);
    (chain.leaf.by, chain.leaf.inner) = ("New", super::make::algorithm("New"));
    chain.leaf.set(AKI, false, key_identifier(&identifier("New")));
}

//! Cases about trusted certificates, signatures, and the search for a path.
use super::{
    Chain, cases,
    der::{int, seq},
    make::{Cert, dn, public},
    values::{
        BASIC, CLIENT, CONSTRAINTS, EKU, SAN, SERVER, SIGNATURE, UNKNOWN, USAGE, dns, eku, exclude, names, usage,
    },
};
use fastgost_pki::path::Purpose;

cases! {
    // These cases are about trusted certificates.
    root_itself Valid "RFC 5280, 6.1" "a trusted certificate is trusted" |c| c.leaf = c.root.clone();
    nobody_is_trusted Invalid "RFC 5280, 6.1" "a path must end at a trusted certificate" |c| { c.more.push(c.root.clone()); c.trusted = Some(vec![]); };
    somebody_else_is_trusted Invalid "RFC 5280, 6.1" "not this root" |c| trust(c, Cert::authority("Other", "Other"));
    same_name_with_another_key Invalid "RFC 5280, 6.1.3 (a)" "a name is not a key" |c| { c.root.key = public("Other"); c.root.by = "Other"; };
    root_of_version_1 Invalid "RFC 5280, 6.1.4 (k)" "only a user's word can say that it is an authority" |c| c.root.old(Vec::new());
    root_without_basic_constraints Invalid "RFC 5280, 6.1.4 (k)" "only a user's word can say that it is an authority" |c| c.root.remove(BASIC);
    root_without_basic_constraints_and_usage Invalid "RFC 5280, 6.1.4 (k)" "only a user's word can say that it is an authority" |c| { c.root.remove(BASIC); c.root.remove(USAGE); };
    root_that_says_no Invalid "RFC 5280, 6.1.4 (k)" "it says that it is no authority" |c| c.root.set(BASIC, true, seq([]));
    root_expired Invalid "RFC 5280, 6.1.3 (a)" "what the trusted certificate says counts" |c| c.root.validity = super::make::validity("250101000000Z", "260101000000Z");
    root_with_a_wrong_signature Valid "RFC 5280, 6.1" "nobody vouches for a root but the user" |c| c.root.by = "Other";
    root_with_an_unknown_critical_extension Invalid "RFC 5280, 4.2" "it says something that is not understood" |c| c.root.set(UNKNOWN, true, seq([]));
    authority_is_trusted Valid "RFC 5280, 6.1" "a path may end below the root" |c| trust(c, c.ca.clone());
    authority_without_its_root_is_not_trusted Invalid "RFC 5280, 6.1" "the root is not there" |c| { c.more.push(c.ca.clone()); c.trusted = Some(vec![]); };
    user_is_trusted Valid "RFC 5280, 6.1" "a certificate that is trusted itself" |c| trust(c, c.leaf.clone());
    user_is_trusted_and_expired Invalid "RFC 5280, 6.1.3 (a)" "its dates count" |c| { c.leaf.validity = super::make::validity("250101000000Z", "260101000000Z"); trust(c, c.leaf.clone()); };
    user_who_signs_himself_is_trusted Valid "RFC 5280, 6.1" "for itself" |c| alone(c, |_| {});
    user_who_signs_himself_is_not_trusted Invalid "RFC 5280, 6.1" "anybody can sign themselves" |c| { alone(c, |_| {}); c.trusted = None; };
    user_who_is_trusted_vouches_for_others Invalid "RFC 5280, 6.1.4 (k)" "who is no authority vouches for nobody else" |c| pinned(c, |_| {});
    user_without_usage_vouches_for_others Invalid "RFC 5280, 6.1.4 (k)" "nothing says that it is an authority" |c| pinned(c, |own| own.remove(USAGE));
    user_of_version_1_vouches_for_others Invalid "RFC 5280, 6.1.4 (k)" "nothing says that it is an authority" |c| pinned(c, |own| own.old(Vec::new()));
    server_vouches_for_others Invalid "RFC 5280, 6.1.4 (k)" "it is for a server only" |c| pinned(c, |own| { own.remove(USAGE); own.set(EKU, false, eku([SERVER])); });
    server_vouches_for_other_servers Invalid "RFC 5280, 6.1.4 (k)" "nobody made it an authority" |c| { pinned(c, |own| { own.remove(USAGE); own.set(EKU, false, eku([SERVER])); }); c.purpose = Some(Purpose::Server); };
    user_of_an_authority_vouches_for_others Invalid "RFC 5280, 6.1.4 (k)" "trusted, but no authority" |c| { c.ca = Cert::user("CA", "Root"); trust(c, c.ca.clone()); };
    user_who_is_trusted_as_another_purpose Invalid "RFC 5280, 4.2.1.12" "what it is for counts" |c| { alone(c, |own| own.set(EKU, false, eku([CLIENT]))); c.purpose = Some(Purpose::Server); };
    two_roots_of_one_name Valid "RFC 5280, 6.1" "one of them is right" |c| { let mut other = c.root.clone(); other.key = public("Other"); other.by = "Other"; c.trusted = Some(vec![other, c.root.clone()]); };
    constraints_of_the_root Invalid "RFC 5280, 6.1.4 (g)" "what the trusted certificate says counts" |c| { c.root.set(CONSTRAINTS, true, exclude(dns("example.ru"))); c.leaf.set(SAN, false, names([dns("example.ru")])); };

    // These cases are about signatures.
    signature_of_another_key Invalid "RFC 5280, 6.1.3 (a)" "not the authority's" |c| c.leaf.by = "Other";
    signature_of_an_authority_by_another_key Invalid "RFC 5280, 6.1.3 (a)" "not the root's" |c| c.ca.by = "Other";
    signature_altered Invalid "RFC 5280, 6.1.3 (a)" "one bit of the signature" |c| c.leaf.after = |mut der| { let last = der.len() - 1; der[last] ^= 1; der };
    signature_of_zeros Invalid "RFC 7091, 6.2" "r and s must not be zero" |c| c.leaf.after = |mut der| { let at = der.len() - 64; der[at..].fill(0); der };
    signature_shorter Invalid "RFC 9215, 2" "64 bytes" |c| c.leaf.after = |der| shorter(&der);
    altered_after_signing Invalid "RFC 5280, 6.1.3 (a)" "one letter of the subject" |c| c.leaf.after = |mut der| { let at = der.windows(4).position(|w| w == b"Leaf").expect("a name"); der[at] = b'M'; der };
    keys_of_512_bits Valid "RFC 9215, 2" "the other size" |c| *c = chain(["Root 512", "CA 512", "Leaf 512"]);
    keys_of_both_sizes Valid "RFC 9215, 2" "each algorithm by the issuer's key" |c| *c = chain(["Root 512", "CA", "Leaf 512"]);
    algorithm_of_another_size Invalid "RFC 9215, 2" "the algorithm is the key's" |c| { c.leaf.inner = super::make::algorithm("512"); c.leaf.outer = c.leaf.inner.clone(); };

    // These cases are about the search for a path.
    authority_is_missing Invalid "RFC 5280, 6.1" "there is no path" |c| c.ca = Cert::authority("Other", "Root");
    two_authorities_of_one_name Valid "RFC 5280, 6.1" "one of them has the key" |c| { let mut other = c.ca.clone(); other.key = public("Other"); c.more.push(c.ca.clone()); c.ca = other; };
    two_authorities_of_one_name_neither_right Invalid "RFC 5280, 6.1.3 (a)" "neither has the key" |c| { c.leaf.by = "Third"; let mut other = c.ca.clone(); other.key = public("Other"); c.more.push(other); };
    an_expired_authority_and_its_successor Valid "RFC 5280, 6.1" "the same key with new dates" |c| { c.more.push(c.ca.clone()); c.ca.validity = super::make::validity("250101000000Z", "260101000000Z"); };
    a_constrained_authority_and_a_free_one Valid "RFC 5280, 6.1" "another path is valid" |c| { c.more.push(c.ca.clone()); c.leaf.set(SAN, false, names([dns("example.ru")])); c.ca.set(CONSTRAINTS, true, exclude(dns("example.ru"))); };
    a_short_authority_and_a_long_one Valid "RFC 5280, 6.1" "another path is valid" |c| { c.below("Sub", "CA"); c.more.push(c.ca.clone()); c.ca.path_length(0); };
    two_that_certify_each_other Invalid "RFC 5280, 6.1" "a circle leads nowhere" |c| { circle(c); c.root = Cert::authority("Third", "Third"); };
    two_that_certify_each_other_and_a_root Valid "RFC 5280, 6.1" "there is a way out of the circle" |c| { circle(c); c.more.push(Cert::authority("CA", "Root")); };
    an_authority_that_certifies_itself_too Valid "RFC 5280, 6.1" "the way of the root is there" |c| { c.more.push(Cert::authority("CA", "CA")); };
    an_authority_that_certifies_itself_only Invalid "RFC 5280, 6.1" "nobody else vouches for it" |c| c.ca = Cert::authority("CA", "CA");
    certified_by_two_roots Valid "RFC 5280, 6.1" "one of them is trusted" |c| { c.more.push(c.ca.clone()); c.ca = Cert::authority("CA", "Other"); };
    name_of_the_authority_and_no_authority Valid "RFC 5280, 6.1" "somebody of the same name is in the way" |c| { let mut user = Cert::user("CA", "Root"); user.key = public("Other"); c.more.push(c.ca.clone()); c.ca = user; };
    user_signs_for_a_user_of_his_name Invalid "RFC 5280, 6.1.4 (k)" "self-issued, and no authority" |c| { let mut own = Cert::user("New", "Leaf"); (own.subject, own.issuer) = (dn("Leaf"), dn("Leaf")); c.more.push(c.leaf.clone()); c.leaf = own; };
    many_of_one_name Valid "RFC 5280, 6.1" "the right one is found among 60" |c| { for i in 0..60 { let mut other = c.ca.clone(); (other.key, other.serial) = (public("Other"), int(&[1, i])); c.more.push(other); } };
}

fn trust(chain: &mut Chain, certificate: Cert) {
    chain.trusted = Some(vec![certificate]);
}

/// Replaces the user's certificate by a self-signed certificate. The new certificate is the only trusted certificate.
/// `change` changes this certificate.
fn alone(chain: &mut Chain, change: impl FnOnce(&mut Cert)) {
    let mut own = Cert::user("Leaf", "Leaf");
    change(&mut own);
    chain.leaf = own.clone();
    trust(chain, own);
}

/// Makes a trusted self-signed certificate of a user who is no CA. Its key signs the certificate of the user `leaf`.
fn pinned(chain: &mut Chain, change: impl FnOnce(&mut Cert)) {
    let mut own = Cert::user("Pinned", "Pinned");
    own.set(USAGE, true, usage(SIGNATURE));
    change(&mut own);
    chain.leaf = Cert::user("Leaf", "Pinned");
    trust(chain, own);
}

/// Makes a circle of two CAs: the CA and another CA certify each other, and the root certifies neither.
fn circle(chain: &mut Chain) {
    chain.ca = Cert::authority("CA", "Other");
    chain.more.push(Cert::authority("Other", "CA"));
}

fn chain([root, ca, leaf]: [&'static str; 3]) -> Chain {
    let mut chain = Chain::new();
    (chain.root, chain.ca) = (Cert::authority(root, root), Cert::authority(ca, root));
    chain.leaf = Cert::user(leaf, ca);
    chain
}

/// Returns the certificate with its signature shortened to 62 bytes.
fn shorter(der: &[u8]) -> Vec<u8> {
    let parts = super::der::content(der);
    let cut = parts.len() - 67;
    let bits = super::der::content(&parts[cut..]);
    seq([parts[..cut].to_vec(), super::der::tlv(3, &bits[..bits.len() - 2])])
}

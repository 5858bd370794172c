//! Cases about OCSP responses. In most cases, the user's certificate must be covered by a response.
use super::{
    Chain, cases,
    der::{context, generalized, implicit, int, octets, seq, tlv},
    make::{Answer, Cert, Crl, Ocsp, entry, good, responder, revoked, validity},
    values::{
        ANY_USAGE, CRL_POINTS, EKU, IDP, KEY_AGREEMENT, NO_CHECK, OCSP, SERVER, UNKNOWN, USAGE, crl_points, eku,
        extension, issuing_at, usage,
    },
};
use fastgost_pki::path::Revocation;
use sha1::{Digest, Sha1};

cases! {
    not_revoked Valid "RFC 6960, 3.2" "the issuer says so" |c| { c.response("CA"); };
    user_revoked Invalid "RFC 6960, 2.2" "the issuer says so" |c| c.response("CA").answers[0].status = revoked();
    user_revoked_and_not_asked Invalid "RFC 6960, 2.2" "a response that is there counts" |c| { c.response("CA").answers[0].status = revoked(); c.revocation = Revocation::IfCovered; };
    user_unknown Invalid "RFC 6960, 2.2" "the responder does not know it" |c| c.response("CA").answers[0].status = implicit(2, &[]);
    of_another_certificate Invalid "RFC 6960, 3.2" "another serial number" |c| c.response("CA").answers[0].serial = int(&[8]);
    of_another_issuer Invalid "RFC 6960, 3.2" "another issuer" |c| c.response("CA").answers[0].issuer = "Root";
    one_answer_of_two Valid "RFC 6960, 3.2" "one of them is of this certificate" |c| { let response = c.response("CA"); let mut other = Answer::of("CA"); (other.serial, other.status) = (int(&[8]), revoked()); response.answers.push(other); };
    two_answers_that_differ Invalid "RFC 6960, 2.2" "revoked counts more" |c| { let response = c.response("CA"); let mut other = Answer::of("CA"); other.status = revoked(); response.answers.push(other); };
    two_responses_that_differ Invalid "RFC 6960, 2.2" "revoked counts more" |c| { c.response("CA"); c.response("CA").answers[0].status = revoked(); };
    no_answers Invalid "RFC 6960, 3.2" "nothing is said" |c| c.response("CA").answers = vec![];
    serial_with_zeros_in_front Invalid "X.690, 8.3.2" "not DER" |c| c.response("CA").answers[0].serial = int(&[0, 7]);

    // These cases are about dates.
    expired Invalid "RFC 6960, 3.2" "there should be a newer one" |c| c.response("CA").answers[0].until = context(0, &generalized("20260531235959Z"));
    from_the_future Invalid "RFC 6960, 3.2" "not yet" |c| c.response("CA").answers[0].from = generalized("20260601000001Z");
    without_an_end Valid "RFC 6960, 4.2.2.1" "of yesterday: newer information is always there" |c| c.response("CA").answers[0].until = vec![];
    without_an_end_and_old Invalid "RFC 6960, 4.2.2.1" "not recent" |c| { let answer = &mut c.response("CA").answers[0]; (answer.from, answer.until) = (generalized("20260530000000Z"), vec![]); };
    date_without_seconds Invalid "RFC 5280, 4.1.2.5.2" "they must be there" |c| c.response("CA").answers[0].from = generalized("202605310000Z");

    // These cases are about responders.
    delegated Valid "RFC 6960, 4.2.2.2" "the issuer made it a responder" |c| delegate(c, |_| {});
    delegated_by_its_key Valid "RFC 6960, 4.2.1" "the hash of its key instead of its name" |c| { delegate(c, |_| {}); c.responses[0].responder = context(2, &octets(&Sha1::digest(key_of("Responder")))); };
    issuer_by_its_key Valid "RFC 6960, 4.2.1" "the hash of its key instead of its name" |c| c.response("CA").responder = context(2, &octets(&Sha1::digest(key_of("CA"))));
    delegated_and_revoking Invalid "RFC 6960, 2.2" "the responder says so" |c| { delegate(c, |_| {}); c.responses[0].answers[0].status = revoked(); };
    delegated_without_usage Invalid "RFC 6960, 4.2.2.2" "it must be stated" |c| delegate(c, |own| own.remove(EKU));
    delegated_for_servers Invalid "RFC 6960, 4.2.2.2" "it must be stated" |c| delegate(c, |own| own.set(EKU, false, eku([SERVER])));
    delegated_for_anything Invalid "RFC 6960, 4.2.2.2" "it must be stated" |c| delegate(c, |own| own.set(EKU, false, eku([ANY_USAGE])));
    delegated_with_agreement_only Invalid "RFC 5280, 4.2.1.3" "its key must be allowed to sign" |c| delegate(c, |own| own.set(USAGE, true, usage(KEY_AGREEMENT)));
    delegated_and_expired Invalid "RFC 6960, 4.2.2.2" "it is no longer valid" |c| delegate(c, |own| own.validity = validity("250101000000Z", "260101000000Z"));
    delegated_by_the_root Invalid "RFC 6960, 4.2.2.2" "by the certificate's issuer, directly" |c| delegate(c, |own| *own = Cert { extensions: own.extensions.clone(), ..Cert::user("Responder", "Root") });
    delegated_by_nobody Invalid "RFC 6960, 4.2.2.2" "not signed by the issuer" |c| delegate(c, |own| own.by = "Other");
    delegated_and_absent Invalid "RFC 6960, 4.2.2.2" "its certificate is not there" |c| { delegate(c, |_| {}); c.responses[0].certificates.clear(); };
    delegated_with_an_unknown_critical_extension Invalid "RFC 5280, 4.2" "it must not be ignored" |c| delegate(c, |own| own.set(UNKNOWN, true, [5, 0]));
    delegated_with_an_undecodable_extension Invalid "RFC 5280, 4.2" "a NULL" |c| delegate(c, |own| own.set("2.5.29.17", false, [5, 0]));
    delegated_and_revoked Invalid "RFC 6960, 4.2.2.2.1" "the responder itself is revoked" |c| { delegate(c, |own| own.set(CRL_POINTS, false, crl_points("http://example.ru/1"))); c.lists.push(list_of_responders()); };
    delegated_without_check Valid "RFC 6960, 4.2.2.2.1" "its issuer says that it need not be asked" |c| { delegate(c, |own| { own.set(CRL_POINTS, false, crl_points("http://example.ru/1")); own.set(NO_CHECK, false, tlv(5, &[])); }); c.lists.push(list_of_responders()); };
    by_the_user_itself Invalid "RFC 6960, 4.2.2.2" "nobody answers for themselves" |c| { let leaf = c.leaf.clone(); let response = c.response("Leaf"); response.certificates = vec![leaf]; };
    by_the_root Invalid "RFC 6960, 4.2.2.2" "not the issuer" |c| { c.response("Root"); };
    responder_of_another_name Invalid "RFC 6960, 3.2" "it names somebody else" |c| c.response("CA").responder = responder("Other");
    signed_by_another_key Invalid "RFC 6960, 3.2" "not the issuer's" |c| { let response = c.response("CA"); response.by = "Other"; };
    signature_altered Invalid "RFC 6960, 3.2" "one bit" |c| c.response("CA").after = |mut der| { let last = der.len() - 1; der[last] ^= 1; der };

    // These cases are about extensions, versions and encoding.
    unknown Valid "RFC 6960, 4.4" "it may be ignored" |c| c.response("CA").extensions = context(1, &seq([extension(UNKNOWN, false, &[5, 0])]));
    unknown_critical Invalid "RFC 6960, 4.4" "it must not be ignored" |c| c.response("CA").extensions = context(1, &seq([extension(UNKNOWN, true, &[5, 0])]));
    unknown_of_an_answer Valid "RFC 6960, 4.4" "it may be ignored" |c| c.response("CA").answers[0].extensions = context(1, &seq([extension(UNKNOWN, false, &[5, 0])]));
    unknown_critical_of_an_answer Invalid "RFC 6960, 4.4" "it must not be ignored" |c| c.response("CA").answers[0].extensions = context(1, &seq([extension(UNKNOWN, true, &[5, 0])]));
    one_extension_twice Invalid "RFC 5280, 4.2" "one of each kind" |c| c.response("CA").extensions = context(1, &seq([extension(UNKNOWN, false, &[5, 0]), extension(UNKNOWN, false, &[5, 0])]));
    version_2 Invalid "RFC 6960, 4.2.1" "there is none" |c| c.response("CA").version = context(0, &int(&[1]));
    version_1_in_full Lenient "X.690, 11.5" "a default value must not be encoded" |c| c.response("CA").version = context(0, &int(&[0]));
    no_answer_from_the_responder Invalid "RFC 6960, 4.2.1" "try later" |c| c.response("CA").status = 3;
    of_an_unknown_kind Invalid "RFC 6960, 4.2.1" "basic responses only" |c| c.response("CA").kind = "1.2.3.4";
    bytes_after_the_response Invalid "X.690, 10" "nothing may follow" |c| c.response("CA").after = |der| [der, vec![0]].concat();
    length_too_long Invalid "X.690, 10.1" "not DER" |c| c.response("CA").after = |der| super::der::long(&der);
    status_good_with_content Invalid "RFC 6960, 4.2.1" "a NULL" |c| c.response("CA").answers[0].status = implicit(0, &[0]);
    status_as_a_number Invalid "RFC 6960, 4.2.1" "good, revoked, unknown" |c| c.response("CA").answers[0].status = implicit(3, &[]);
    status_good_in_full Invalid "RFC 6960, 4.2.1" "[0] IMPLICIT" |c| c.response("CA").answers[0].status = context(0, &tlv(5, &[]));
    a_list_and_a_response Invalid "RFC 5280, 6.3" "both count" |c| { c.response("CA"); let mut list = Crl::of("CA"); list.entries = vec![entry(&[7], &[])]; c.lists.push(list); };
    authority_is_not_covered Invalid "RFC 5280, 6.1.3 (a)" "each certificate must be" |c| { c.response("CA"); c.revocation = Revocation::Path; };
    authority_is_covered Valid "RFC 5280, 6.1.3 (a)" "a response of each issuer" |c| { c.response("CA"); let mut above = Ocsp::of("Root"); (above.answers[0].issuer, above.answers[0].serial, above.answers[0].status) = ("Root", int(&[5]), good()); c.responses.push(above); c.revocation = Revocation::Path; };
}

/// Returns the bytes of a public key. A response can name its responder by the hash of these bytes.
fn key_of(label: &str) -> Vec<u8> {
    let key = super::der::content(&super::make::public(label));
    let algorithm = super::der::first(&key).len();
    super::der::content(&key[algorithm..])[1..].to_vec()
}

/// Adds a response that is signed by a responder with a certificate from the CA. `change` changes the responder's
/// certificate.
fn delegate(chain: &mut Chain, change: impl FnOnce(&mut Cert)) {
    let mut own = Cert::user("Responder", "CA");
    own.serial = int(&[3]);
    own.set(EKU, false, eku([OCSP]));
    change(&mut own);
    chain.response("Responder").certificates = vec![own];
}

/// Makes a CRL that revokes the responder. The CRL covers only certificates with a certain distribution point. A test
/// may give this distribution point to the responder's certificate. The user's certificate never has it.
fn list_of_responders() -> Crl {
    let mut list = Crl::of("CA");
    list.set(IDP, true, issuing_at("http://example.ru/1"));
    list.entries = vec![entry(&[3], &[])];
    list
}

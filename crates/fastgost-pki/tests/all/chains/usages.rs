//! Cases about the purposes of a certificate. For each purpose, the cases test which key usages and extended key usages
//! are accepted.
use super::{
    Chain, cases,
    der::seq,
    values::{
        ANY_USAGE, CLIENT, CODE, DOCUMENTS, EKU, EMAIL, KEY_AGREEMENT, KEY_ENCIPHERMENT, NON_REPUDIATION, OCSP, SERVER,
        SIGNATURE, STAMPS, USAGE, eku, usage,
    },
};
use fastgost_pki::path::Purpose;

const MICROSOFT_DOCUMENTS: &str = "1.3.6.1.4.1.311.10.3.12";

cases! {
    // These cases are about servers and clients of TLS 1.3. Both of them sign.
    server Valid "RFC 5280, 4.2.1.12" "no extended usage restricts it" |c| c.purpose = Some(Purpose::Server);
    server_for_servers Valid "RFC 5280, 4.2.1.12" "it says so" |c| extended(c, Purpose::Server, &[SERVER]);
    server_for_both Valid "RFC 5280, 4.2.1.12" "it says so" |c| extended(c, Purpose::Server, &[CLIENT, SERVER]);
    server_for_clients Invalid "RFC 5280, 4.2.1.12" "it is for clients" |c| extended(c, Purpose::Server, &[CLIENT]);
    server_for_anything Invalid "RFC 5280, 4.2.1.12" "TLS wants its usage by its own name" |c| extended(c, Purpose::Server, &[ANY_USAGE]);
    server_for_unknown Invalid "RFC 5280, 4.2.1.12" "it is for something else" |c| extended(c, Purpose::Server, &["1.2.3"]);
    server_for_unknown_and_servers Valid "RFC 5280, 4.2.1.12" "also for servers" |c| extended(c, Purpose::Server, &["1.2.3", SERVER]);
    server_critical Valid "RFC 5280, 4.2.1.12" "critical or not" |c| critical(c, Purpose::Server, &[SERVER]);
    server_critical_for_anything Invalid "RFC 5280, 4.2.1.12" "TLS wants its usage by its own name" |c| critical(c, Purpose::Server, &[ANY_USAGE]);
    server_critical_for_clients Invalid "RFC 5280, 4.2.1.12" "critical or not" |c| critical(c, Purpose::Server, &[CLIENT]);
    server_for_nothing Invalid "RFC 5280, 4.2.1.12" "at least one must be there" |c| extended(c, Purpose::Server, &[]);
    nothing_without_a_purpose Invalid "RFC 5280, 4.2.1.12" "SEQUENCE SIZE (1..MAX): it cannot be decoded" |c| c.leaf.set(EKU, false, seq([]));
    clients_without_a_purpose Valid "RFC 5280, 4.2.1.12" "nobody asks what for" |c| c.leaf.set(EKU, false, eku([CLIENT]));
    critical_without_a_purpose Valid "RFC 5280, 4.2.1.12" "nobody asks what for" |c| c.leaf.set(EKU, true, eku([CLIENT]));
    server_without_usage Valid "RFC 5280, 4.2.1.3" "no usage restricts it" |c| { c.leaf.remove(USAGE); c.purpose = Some(Purpose::Server); };
    server_with_agreement_only Invalid "RFC 8446, 4.4.2.2" "its key must be allowed to sign" |c| bits(c, Purpose::Server, KEY_AGREEMENT);
    server_with_agreement_only_for_servers Invalid "RFC 8446, 4.4.2.2" "its key must be allowed to sign" |c| { bits(c, Purpose::Server, KEY_AGREEMENT); c.leaf.set(EKU, false, eku([SERVER])); };
    server_with_encipherment_only Invalid "RFC 8446, 4.4.2.2" "its key must be allowed to sign" |c| bits(c, Purpose::Server, KEY_ENCIPHERMENT);
    server_with_agreement_too Valid "RFC 8446, 4.4.2.2" "it may sign" |c| bits(c, Purpose::Server, SIGNATURE | KEY_AGREEMENT);
    server_with_non_repudiation_only Invalid "RFC 8446, 4.4.2.2" "digitalSignature is what it needs" |c| bits(c, Purpose::Server, NON_REPUDIATION);
    server_with_usage_not_critical Invalid "RFC 8446, 4.4.2.2" "critical or not" |c| { c.leaf.set(USAGE, false, usage(KEY_AGREEMENT)); c.purpose = Some(Purpose::Server); };
    client Valid "RFC 5280, 4.2.1.12" "no extended usage restricts it" |c| c.purpose = Some(Purpose::Client);
    client_for_clients Valid "RFC 5280, 4.2.1.12" "it says so" |c| extended(c, Purpose::Client, &[CLIENT]);
    client_for_servers Invalid "RFC 5280, 4.2.1.12" "it is for servers" |c| extended(c, Purpose::Client, &[SERVER]);
    client_with_agreement_only Invalid "RFC 8446, 4.4.2" "its key must be allowed to sign" |c| bits(c, Purpose::Client, KEY_AGREEMENT);

    // These cases are about the extended key usage of CAs.
    authority_for_servers Valid "RFC 5280, 4.2.1.12" "the purpose is among its own" |c| above(c, Purpose::Server, &[SERVER]);
    authority_for_clients Invalid "RFC 5280, 4.2.1.12" "an authority for clients makes no servers" |c| above(c, Purpose::Server, &[CLIENT]);
    authority_for_anything Invalid "RFC 5280, 4.2.1.12" "TLS wants its usage by its own name" |c| above(c, Purpose::Server, &[ANY_USAGE]);
    authority_for_mail_above_documents Valid "RFC 9336, 3" "mail is among what documents may have" |c| above(c, Purpose::Documents, &[EMAIL]);
    root_for_clients Invalid "RFC 5280, 4.2.1.12" "what the trusted certificate says counts" |c| { c.root.set(EKU, false, eku([CLIENT])); c.purpose = Some(Purpose::Server); };

    // These cases are about signatures of documents.
    documents Valid "RFC 9336, 3" "no extended usage restricts it" |c| c.purpose = Some(Purpose::Documents);
    documents_for_documents Valid "RFC 9336, 3" "it says so" |c| extended(c, Purpose::Documents, &[DOCUMENTS]);
    documents_for_mail Valid "RFC 9336, 3" "what documents had before" |c| extended(c, Purpose::Documents, &[EMAIL]);
    documents_for_microsoft Valid "RFC 9336, 3" "what documents had before" |c| extended(c, Purpose::Documents, &[MICROSOFT_DOCUMENTS]);
    documents_for_servers Invalid "RFC 9336, 3" "a server signs no documents" |c| extended(c, Purpose::Documents, &[SERVER]);
    documents_for_anything Valid "RFC 5280, 4.2.1.12" "anyExtendedKeyUsage" |c| extended(c, Purpose::Documents, &[ANY_USAGE]);
    documents_with_non_repudiation Valid "RFC 5280, 4.2.1.3" "that is what it is for" |c| bits(c, Purpose::Documents, NON_REPUDIATION);
    documents_with_agreement_only Invalid "RFC 5280, 4.2.1.3" "its key must be allowed to sign" |c| bits(c, Purpose::Documents, KEY_AGREEMENT);

    // These cases are about the certificates of TSAs.
    timestamps Valid "RFC 3161, 2.3" "critical, and nothing else" |c| critical(c, Purpose::TimeStamping, &[STAMPS]);
    timestamps_not_stated Invalid "RFC 3161, 2.3" "it must be stated" |c| c.purpose = Some(Purpose::TimeStamping);
    timestamps_not_critical Invalid "RFC 3161, 2.3" "it must be critical" |c| extended(c, Purpose::TimeStamping, &[STAMPS]);
    timestamps_and_more Invalid "RFC 3161, 2.3" "it must be alone" |c| critical(c, Purpose::TimeStamping, &[STAMPS, EMAIL]);
    timestamps_as_anything Invalid "RFC 3161, 2.3" "it must be stated" |c| critical(c, Purpose::TimeStamping, &[ANY_USAGE]);
    timestamps_with_agreement_only Invalid "RFC 3161, 2.3" "its key must be allowed to sign" |c| { critical(c, Purpose::TimeStamping, &[STAMPS]); c.leaf.set(USAGE, true, usage(KEY_AGREEMENT)); };
    timestamps_with_non_repudiation Valid "RFC 5280, 4.2.1.12" "one of the two is enough" |c| { critical(c, Purpose::TimeStamping, &[STAMPS]); c.leaf.set(USAGE, true, usage(NON_REPUDIATION)); };

    // These cases are about the certificates of OCSP responders.
    responses Valid "RFC 6960, 4.2.2.2" "it is stated" |c| extended(c, Purpose::OcspSigning, &[OCSP]);
    responses_not_stated Invalid "RFC 6960, 4.2.2.2" "it must be stated" |c| c.purpose = Some(Purpose::OcspSigning);
    responses_as_anything Invalid "RFC 6960, 4.2.2.2" "it must be stated" |c| extended(c, Purpose::OcspSigning, &[ANY_USAGE]);
    responses_with_agreement_only Invalid "RFC 5280, 4.2.1.12" "its key must be allowed to sign" |c| { extended(c, Purpose::OcspSigning, &[OCSP]); c.leaf.set(USAGE, true, usage(KEY_AGREEMENT)); };

    // These cases are about the other purposes.
    programs Valid "RFC 5280, 4.2.1.12" "it says so" |c| extended(c, Purpose::CodeSigning, &[CODE]);
    programs_by_a_server Invalid "RFC 5280, 4.2.1.12" "it is for servers" |c| extended(c, Purpose::CodeSigning, &[SERVER]);
    programs_with_non_repudiation_only Invalid "RFC 5280, 4.2.1.12" "digitalSignature is what it needs" |c| bits(c, Purpose::CodeSigning, NON_REPUDIATION);
    mail_with_agreement Valid "RFC 5280, 4.2.1.12" "mail is also encrypted" |c| bits(c, Purpose::Email, KEY_AGREEMENT);
    encryption_with_agreement Valid "RFC 5280, 4.2.1.3" "for keys" |c| bits(c, Purpose::Encryption, KEY_AGREEMENT);
    encryption_with_signature_only Invalid "RFC 5280, 4.2.1.3" "it may only sign" |c| bits(c, Purpose::Encryption, SIGNATURE);
    signature_of_a_server Valid "RFC 5280, 4.2.1.3" "signatures of any kind" |c| extended(c, Purpose::Signature, &[SERVER]);
    signature_of_a_critical_server Invalid "RFC 5280, 4.2.1.12" "critical: for nothing else" |c| critical(c, Purpose::Signature, &[SERVER]);
    signature_with_encipherment_only Invalid "RFC 5280, 4.2.1.3" "its key must be allowed to sign" |c| bits(c, Purpose::Signature, KEY_ENCIPHERMENT);
}

fn list(usages: &[&str]) -> Vec<u8> {
    super::der::tlv(0x30, &usages.iter().flat_map(|usage| super::der::oid(usage)).collect::<Vec<_>>())
}

/// Sets the purpose in the verifier's options, and the extended key usage in the user's certificate.
fn extended(chain: &mut Chain, purpose: Purpose, usages: &[&str]) {
    chain.leaf.set(EKU, false, list(usages));
    chain.purpose = Some(purpose);
}

fn critical(chain: &mut Chain, purpose: Purpose, usages: &[&str]) {
    chain.leaf.set(EKU, true, list(usages));
    chain.purpose = Some(purpose);
}

/// Sets the purpose in the verifier's options, and the extended key usage in the certificate of the user's CA.
fn above(chain: &mut Chain, purpose: Purpose, usages: &[&str]) {
    chain.ca.set(EKU, false, list(usages));
    chain.purpose = Some(purpose);
}

/// Sets the purpose in the verifier's options, and the key usage in the user's certificate.
fn bits(chain: &mut Chain, purpose: Purpose, bits: u16) {
    chain.leaf.set(USAGE, true, usage(bits));
    chain.purpose = Some(purpose);
}

//! Chains of certificates with the verdict that RFC 5280 demands, one line each: after the ideas of x509-limbo, which has no
//! certificates of GOST.
//!
//! Each case changes a chain of a root, an authority (`ca`) and a user (`leaf`), which is valid as it is. Every certificate is made
//! byte by byte and signed with the right key, so that nothing but the change itself can be why it is refused.
//!
//! `Valid` and `Invalid` are for both the default and strict; `Lenient` is what the default accepts, and strict refuses: a rule of
//! RFC 5280 for those who issue certificates, which does not make anybody trust what should not be trusted.
mod authorities;
mod der;
mod encoding;
mod extensions;
mod lists;
mod make;
mod names;
mod policies;
mod responders;
mod subjects;
mod trust;
mod usages;
mod values;

use crate::make::{Cert, Crl, Ocsp};
use fastgost_pki::{
    Strictness,
    path::{Identity, Options, Purpose, Revocation, Verifier},
    x509::{Certificate, RevocationList, ocsp::Response, time},
};
use std::{
    slice,
    time::{Duration, SystemTime},
};

/// Cases whose verdict is another one today. Each of them is a fault, and leaves the list when it is mended.
const KNOWN_WRONG_TODAY: &[&str] = &[
    "authorities::authority_without_a_name",
    "authorities::basic_constraints_not_critical",
    "authorities::basic_constraints_of_the_root_not_critical",
    "authorities::key_identifier_absent",
    "authorities::key_identifier_of_an_authority_absent",
    "authorities::key_identifier_of_the_root_absent",
    "authorities::key_identifiers_that_differ",
    "authorities::unique_identifiers",
    "authorities::usage_absent",
    "authorities::usage_of_the_root_absent",
    "authorities::user_of_version_1",
    "authorities::user_with_cert_sign",
    "authorities::user_with_path_length",
    "authorities::user_with_usage_of_nothing",
    "encoding::bits_of_no_bytes",
    "encoding::bits_unused_of_none",
    "encoding::bits_with_8_unused",
    "encoding::bits_with_unused_ones",
    "encoding::identifier_of_a_policy_padded",
    "encoding::identifier_of_a_usage_padded",
    "encoding::identifier_of_an_extension_padded",
    "encoding::identifier_with_a_great_number",
    "encoding::key_beyond_the_prime",
    "encoding::key_in_octets_of_another_length",
    "encoding::key_in_unfinished_bits",
    "encoding::key_of_63_bytes",
    "encoding::key_of_65_bytes",
    "encoding::key_of_order_2",
    "encoding::key_of_order_4",
    "encoding::key_of_zeros",
    "encoding::key_off_the_curve",
    "encoding::key_on_a_padded_curve",
    "encoding::key_on_an_unknown_curve",
    "encoding::serial_of_21_bytes",
    "encoding::true_as_01",
    "encoding::true_of_an_authority_as_01",
    "extensions::access_undecodable",
    "extensions::alternative_names_undecodable",
    "extensions::alternative_names_undecodable_not_critical",
    "extensions::authority_key_identifier_undecodable",
    "extensions::basic_constraints_of_nothing",
    "extensions::basic_constraints_undecodable",
    "extensions::basic_constraints_undecodable_not_critical",
    "extensions::constraints_undecodable",
    "extensions::constraints_undecodable_not_critical",
    "extensions::freshest_list_undecodable",
    "extensions::inhibit_any_undecodable",
    "extensions::inhibit_any_undecodable_not_critical",
    "extensions::issuer_names_undecodable",
    "extensions::issuer_names_undecodable_not_critical",
    "extensions::key_identifier_of_nothing",
    "extensions::key_identifier_undecodable",
    "extensions::mappings_undecodable",
    "extensions::mappings_undecodable_not_critical",
    "extensions::no_extensions_in_the_field",
    "extensions::points_of_nothing",
    "extensions::points_undecodable",
    "extensions::points_undecodable_not_critical",
    "extensions::policies_of_nothing",
    "extensions::subject_access_undecodable",
    "extensions::usage_undecodable",
    "extensions::usage_undecodable_not_critical",
    "extensions::usage_with_something_after",
    "extensions::usages_undecodable",
    "extensions::usages_undecodable_not_critical",
    "extensions::usages_with_something_else",
    "lists::entries_empty",
    "lists::identifier_padded",
    "lists::key_identifier_absent",
    "lists::key_identifier_undecodable",
    "lists::number_absent",
    "lists::number_critical",
    "lists::number_negative",
    "lists::number_of_21_bytes",
    "lists::number_undecodable",
    "lists::number_with_zeros_in_front",
    "lists::of_nothing",
    "lists::one_extension_twice",
    "lists::scope_not_critical",
    "lists::scope_with_true_as_01",
    "lists::unknown_twice",
    "lists::version_1",
    "lists::version_1_with_extensions",
    "names::constraints_not_critical",
    "names::constraints_of_a_user",
    "names::constraints_of_nothing",
    "names::subject_in_composed_letters_excluded",
    "names::subject_in_sharp_s_excluded",
    "names::subject_in_wide_letters_excluded",
    "names::subject_with_a_padded_identifier_excluded",
    "policies::constraints_not_critical",
    "policies::constraints_of_nothing",
    "policies::inhibit_any_not_critical",
    "policies::mapping_of_nothing",
    "policies::one_policy_twice",
    "responders::delegated_with_an_undecodable_extension",
    "responders::one_extension_twice",
    "subjects::alternative_address_of_5_bytes",
    "subjects::alternative_address_without_bytes",
    "subjects::alternative_directory_with_a_padded_identifier",
    "subjects::alternative_host_of_a_space",
    "subjects::alternative_identifier_padded",
    "subjects::alternative_name_not_of_ascii",
    "subjects::alternative_name_of_an_unknown_kind",
    "subjects::alternative_names_empty",
    "subjects::both_with_a_padded_identifier",
    "subjects::subject_empty_with_alternative_names_not_critical",
    "subjects::subject_empty_without_alternative_names",
    "subjects::subject_in_bmp_of_3_bytes",
    "subjects::subject_that_is_not_utf8",
    "subjects::subject_with_a_padded_identifier",
    "subjects::subject_with_an_empty_level",
    "trust::root_of_version_1",
    "trust::root_without_basic_constraints",
    "trust::root_without_basic_constraints_and_usage",
    "trust::server_vouches_for_other_servers",
    "trust::server_vouches_for_others",
    "trust::user_of_version_1_vouches_for_others",
    "trust::user_without_usage_vouches_for_others",
    "usages::client_with_agreement_only",
    "usages::nothing_without_a_purpose",
    "usages::server_with_agreement_only",
    "usages::server_with_agreement_only_for_servers",
    "usages::server_with_encipherment_only",
    "usages::server_with_usage_not_critical",
    "usages::timestamps_and_more",
    "usages::timestamps_not_critical",
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Valid,
    Lenient,
    Invalid,
}

impl Verdict {
    fn accepts(self, strictness: Strictness) -> bool {
        self == Verdict::Valid || (self == Verdict::Lenient && strictness == Strictness::Lenient)
    }
}

/// What is given to a verifier.
struct Chain {
    root: Cert,
    ca: Cert,
    leaf: Cert,
    /// Between the authority and the user, or anything else that is known.
    more: Vec<Cert>,
    /// Instead of the root.
    trusted: Option<Vec<Cert>>,
    lists: Vec<Crl>,
    responses: Vec<Ocsp>,
    purpose: Option<Purpose>,
    whom: Option<Identity>,
    revocation: Revocation,
    /// Seconds since 2026-06-01.
    now: i64,
}

impl Chain {
    fn new() -> Self {
        Self {
            root: Cert::authority("Root", "Root"),
            ca: Cert::authority("CA", "Root"),
            leaf: Cert::user("Leaf", "CA"),
            more: Vec::new(),
            trusted: None,
            lists: Vec::new(),
            responses: Vec::new(),
            purpose: None,
            whom: None,
            revocation: Revocation::IfCovered,
            now: 0,
        }
    }

    /// An authority below another, and the user below that.
    fn below(&mut self, label: &'static str, by: &'static str) -> &mut Cert {
        let own = self.leaf.clone();
        self.leaf = Cert { extensions: own.extensions, ..Cert::user("Leaf", label) };
        self.leaf.set(values::AKI, false, values::key_identifier(&make::identifier(label)));
        self.more.push(Cert::authority(label, by));
        self.more.last_mut().expect("just pushed")
    }

    /// The user's alternative names, and what the authority above says of names.
    fn name(&mut self, name: Vec<u8>, constraints: Vec<u8>) {
        self.leaf.set(values::SAN, false, values::names([name]));
        self.ca.set(values::CONSTRAINTS, true, constraints);
    }

    /// A list of the authority, which must cover the user's certificate.
    fn list(&mut self) -> &mut Crl {
        self.revocation = Revocation::Certificate;
        self.lists.push(Crl::of("CA"));
        self.lists.last_mut().expect("just pushed")
    }

    /// A response that must cover the user's certificate.
    fn response(&mut self, by: &'static str) -> &mut Ocsp {
        self.revocation = Revocation::Certificate;
        self.responses.push(Ocsp::of(by));
        self.responses.last_mut().expect("just pushed")
    }

    fn verify(&self, strictness: Strictness) -> Result<(), String> {
        let read = |cert: &Cert| Certificate::read_with(&cert.done(), strictness).map_err(|e| e.to_string());
        let all = |certs: &[Cert]| certs.iter().map(read).collect::<Result<Vec<_>, _>>();
        let now = 1_780_272_000_u64.checked_add_signed(self.now).expect("after 1970");
        let now = time(SystemTime::UNIX_EPOCH + Duration::from_secs(now)).expect("a time");
        let mut options = Options::at(SystemTime::UNIX_EPOCH).expect("options");
        (options.time, options.purpose, options.revocation) = (now, self.purpose, self.revocation);
        options.identities.extend(self.whom.clone());
        let trusted = all(self.trusted.as_deref().unwrap_or(slice::from_ref(&self.root)))?;
        let untrusted = [all(slice::from_ref(&self.ca))?, all(&self.more)?].concat();
        let lists = self.lists.iter().map(|list| RevocationList::read_with(&list.done(), strictness));
        let responses = self.responses.iter().map(|response| Response::read_with(&response.done(), strictness));
        let verifier = Verifier::new(trusted, options)
            .with_untrusted(untrusted)
            .with_lists(lists.collect::<Result<Vec<_>, _>>().map_err(|e| e.to_string())?)
            .with_responses(responses.collect::<Result<Vec<_>, _>>().map_err(|e| e.to_string())?);
        verifier.verify(&read(&self.leaf)?).map(drop).map_err(|refusal| refusal.to_string())
    }
}

/// Checks one case.
fn check(case: &str, verdict: Verdict, section: &str, why: &str, change: impl FnOnce(&mut Chain)) {
    let mut chain = Chain::new();
    change(&mut chain);
    let mut wrong = String::new();
    for (mode, strictness) in [("default", Strictness::Lenient), ("strict", Strictness::Strict)] {
        let found = chain.verify(strictness);
        if found.is_ok() != verdict.accepts(strictness) {
            let found = found.map_or_else(|why| format!("refused: {why}"), |()| "accepted".to_owned());
            wrong += &format!("\n  {mode}: {found}");
        }
    }
    let case = case.strip_prefix("chains::").expect("the name of this program");
    match KNOWN_WRONG_TODAY.contains(&case) {
        false => assert!(wrong.is_empty(), "{case} ({why}; {section}){wrong}"),
        true => assert!(!wrong.is_empty(), "{case} is right now: it leaves KNOWN_WRONG_TODAY"),
    }
}

/// A table of cases, and a test for each: its name, the verdict, what says so, why, and what is changed.
macro_rules! cases {
    ($($name:ident $verdict:ident $section:literal $why:literal $change:expr;)*) => {
        $(#[test]
        fn $name() {
            let case = concat!(module_path!(), "::", stringify!($name));
            crate::check(case, crate::Verdict::$verdict, $section, $why, $change);
        })*
        pub const CASES: &[&str] = &[$(concat!(module_path!(), "::", stringify!($name))),*];
    };
}
use cases;

#[test]
fn there_are_many_cases_and_the_list_of_wrong_ones_has_no_other_names() {
    let all = [
        authorities::CASES,
        encoding::CASES,
        extensions::CASES,
        lists::CASES,
        names::CASES,
        policies::CASES,
        responders::CASES,
        subjects::CASES,
        trust::CASES,
        usages::CASES,
    ]
    .concat();
    assert!(all.len() >= 300, "{} cases", all.len());
    for wrong in KNOWN_WRONG_TODAY {
        assert!(all.contains(&&*format!("chains::{wrong}")), "{wrong} is no case");
    }
}

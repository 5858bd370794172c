//! Tests of chains of certificates. The tests are tables, in which each line has one chain and the verdict that RFC
//! 5280 demands for this chain. The idea comes from the test suite x509-limbo, which has no GOST certificates.
//!
//! Each case begins with the same valid chain and changes it. The chain has a root (`root`), a CA (`ca`) and a user
//! (`leaf`). Every certificate is made byte by byte and signed with the right key, so that only the change can be the
//! reason for a refusal.
//!
//! `Valid` means that lenient readers and strict readers accept the chain. `Invalid` means that both refuse the chain.
//! `Lenient` means that a lenient reader accepts the chain and a strict reader refuses it. Such a chain breaks a rule
//! of RFC 5280 for issuers. But accepting the chain is not dangerous, because this deviation cannot make a wrong
//! certificate trusted.
mod authorities;
pub mod der;
mod encoding;
mod extensions;
mod lists;
pub mod make;
mod names;
mod policies;
mod responders;
mod subjects;
mod trust;
mod usages;
mod values;

use self::make::{Cert, Crl, Ocsp};
use fastgost_pki::{
    Strictness,
    path::{Identity, Options, Purpose, Revocation, Verifier},
    x509::{Certificate, RevocationList, ocsp::Response, time},
};
use std::{
    slice,
    time::{Duration, SystemTime},
};

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

/// The input of a verifier.
struct Chain {
    root: Cert,
    ca: Cert,
    leaf: Cert,
    /// Other certificates that the verifier knows, such as certificates between the CA and the user.
    more: Vec<Cert>,
    /// The trusted certificates. If the field is `None`, the root is the only trusted certificate.
    trusted: Option<Vec<Cert>>,
    lists: Vec<Crl>,
    responses: Vec<Ocsp>,
    purpose: Option<Purpose>,
    whom: Option<Identity>,
    revocation: Revocation,
    /// The time for which the chain is verified, in seconds since 2026-06-01.
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

    /// Adds a CA with the name `label` below the CA `by`, and lets the new CA issue the user's certificate.
    fn below(&mut self, label: &'static str, by: &'static str) -> &mut Cert {
        let own = self.leaf.clone();
        self.leaf = Cert { extensions: own.extensions, ..Cert::user("Leaf", label) };
        self.leaf.set(values::AKI, false, values::key_identifier(&make::identifier(label)));
        self.more.push(Cert::authority(label, by));
        self.more.last_mut().expect("just pushed")
    }

    /// Sets an alternative name of the user, and the name constraints in the CA's certificate.
    fn name(&mut self, name: Vec<u8>, constraints: Vec<u8>) {
        self.leaf.set(values::SAN, false, values::names([name]));
        self.ca.set(values::CONSTRAINTS, true, constraints);
    }

    /// Adds a CRL of the CA, and sets the option that a CRL or response must cover the user's certificate.
    fn list(&mut self) -> &mut Crl {
        self.revocation = Revocation::Certificate;
        self.lists.push(Crl::of("CA"));
        self.lists.last_mut().expect("just pushed")
    }

    /// Adds an OCSP response, and sets the option that a CRL or response must cover the user's certificate.
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
    let (_, case) = case.split_once("chains::").expect("the name of this module");
    assert!(wrong.is_empty(), "{case} ({why}; {section}){wrong}");
}

/// Makes a test function for each case of a table. A case has a name, the verdict that is expected, the section of the
/// standard with the rule, the reason, and a closure that changes the chain.
macro_rules! cases {
    ($($name:ident $verdict:ident $section:literal $why:literal $change:expr;)*) => {
        $(#[test]
        fn $name() {
            let case = concat!(module_path!(), "::", stringify!($name));
            crate::chains::check(case, crate::chains::Verdict::$verdict, $section, $why, $change);
        })*
        pub const CASES: &[&str] = &[$(concat!(module_path!(), "::", stringify!($name))),*];
    };
}
use cases;

#[test]
fn there_are_many_cases() {
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
}

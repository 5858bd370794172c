//! What is printed about signed documents. The verdicts are the library's.
use super::failed;
use crate::failure::{Failure, Result};
use clap::Args;
use fastgost_pki::{
    Error,
    cms::{Problem, Verdict},
    path::{Options, Reason, Refusal},
};

/// How much work a document may take.
#[derive(Args, Clone, Copy)]
pub struct WorkArguments {
    /// How many steps of work a document may take, each about a microsecond: documents that others make can have any number of
    /// signatures and certificates [default: 500000]
    #[arg(long, value_name = "N")]
    most_work: Option<u64>,
}

impl WorkArguments {
    /// Sets it.
    pub fn apply(self, options: &mut Options) {
        options.most_work = self.most_work.unwrap_or(options.most_work);
    }
}

/// What the verification of paths has in common.
#[derive(Args, Clone, Copy)]
pub struct TrustArguments {
    /// Take a certificate of --ca that signed itself for that of an authority although it does not say so: it has no basic
    /// constraints, or version 1. Otherwise it is trusted for itself only
    #[arg(long)]
    ca_without_constraints: bool,
    #[command(flatten)]
    work: WorkArguments,
}

impl TrustArguments {
    /// Sets them.
    pub fn apply(self, options: &mut Options) {
        options.ca_without_constraints = self.ca_without_constraints;
        self.work.apply(options);
    }
}

/// The failure for an error of the library about this file, which says what helps.
pub fn undecided(name: &str, e: Error) -> Failure {
    match e {
        Error::Work(e) => Failure::new(format!("{name}: {e}; --most-work allows more")),
        e => failed(name, e),
    }
}

/// Refuses a document of which not all signatures are accepted.
pub fn decide(name: &str, verdict: &Verdict) -> Result<()> {
    verdict.decision().map_err(|problem| Failure::Refused(format!("{name}: {}", text(problem))))
}

fn text(problem: &Problem) -> String {
    match problem {
        Problem::NoCertificate => format!("{problem}; --cert gives it"),
        Problem::Untrusted(refusal) => refused(refusal),
        problem => problem.to_string(),
    }
}

/// A refusal, and the option that helps, if there is one.
pub fn refused(refusal: &Refusal) -> String {
    match refusal.reason {
        Reason::Work(_) => format!("{refusal}; --most-work allows more"),
        Reason::WithoutConstraints => format!("{refusal}; --ca-without-constraints trusts it as one"),
        _ => refusal.to_string(),
    }
}

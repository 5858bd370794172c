//! Checks certificate policies. A CA may require that all certificates of a chain have one policy in common. If they
//! have no common policy, the chain is invalid. The rules are in RFC 5280, sections 6.1.2 to 6.1.5. The user is assumed
//! to accept any policy. RFC 5280 uses a tree of policies, which can grow exponentially. This code keeps only the set
//! of policies that are valid so far. RFC 9618 shows that a set is enough.
use super::Reason;
use crate::x509::Extensions;
use der::oid::ObjectIdentifier;
use std::collections::BTreeSet;
use x509_cert::ext::pkix::{CertificatePolicies, InhibitAnyPolicy, PolicyConstraints, PolicyMappings};

const ANY: ObjectIdentifier = ObjectIdentifier::new_unwrap("2.5.29.32.0");

pub(super) struct Policies {
    /// The policies that all certificates of the chain have so far. The set contains [`ANY`] if every policy is still
    /// possible.
    valid: BTreeSet<ObjectIdentifier>,
    /// The next three fields are the counters `explicit_policy`, `inhibit_anyPolicy` and `policy_mapping` of RFC 5280,
    /// section 6.1.2. Each counter has the number of certificates that may follow before its rule takes effect.
    explicit: usize,
    any: usize,
    mapping: usize,
}

impl Policies {
    /// Makes the initial state for a path of `n` certificates, not counting the trusted certificate.
    pub fn new(n: usize) -> Self {
        Self { valid: BTreeSet::from([ANY]), explicit: n + 1, any: n + 1, mapping: n + 1 }
    }

    /// Updates the state with the extensions of the next certificate.
    pub fn process(&mut self, extensions: Extensions<'_>, self_issued: bool, last: bool) -> Result<(), Reason> {
        let failed = |e: crate::Error| Reason::Extension(e.to_string());
        let own: Option<CertificatePolicies> = extensions.value().map_err(failed)?;
        let own: BTreeSet<_> = own.into_iter().flat_map(|policies| policies.0).map(|p| p.policy_identifier).collect();
        let all = self.valid.contains(&ANY);
        let any = own.contains(&ANY) && (self.any > 0 || (self_issued && !last));
        let named = own.into_iter().filter(|policy| *policy != ANY && (all || self.valid.contains(policy)));
        let mut valid: BTreeSet<_> = named.collect();
        if any {
            valid.extend(self.valid.iter().copied());
        }
        self.valid = valid;
        if self.explicit == 0 && self.valid.is_empty() {
            return Err(Reason::Policy);
        }
        let constraints: Option<PolicyConstraints> = extensions.value().map_err(failed)?;
        if last {
            let demanded = constraints.is_some_and(|c| c.require_explicit_policy == Some(0));
            // The counters skip self-issued certificates, but the last certificate of the chain counts even if it is
            // self-issued.
            return match (self.explicit <= 1 || demanded) && self.valid.is_empty() {
                true => Err(Reason::Policy),
                false => Ok(()),
            };
        }
        self.map(extensions)?;
        if !self_issued {
            for count in [&mut self.explicit, &mut self.any, &mut self.mapping] {
                *count = count.saturating_sub(1);
            }
        }
        if let Some(constraints) = constraints {
            lower(&mut self.explicit, constraints.require_explicit_policy);
            lower(&mut self.mapping, constraints.inhibit_policy_mapping);
        }
        let inhibit: Option<InhibitAnyPolicy> = extensions.value().map_err(failed)?;
        lower(&mut self.any, inhibit.map(|InhibitAnyPolicy(skip)| skip));
        Ok(())
    }

    /// If this CA maps a valid policy to other policies, replaces the valid policy with these other policies (RFC 5280,
    /// section 6.1.4, (a) and (b)). If the mapping of policies is forbidden, such a policy is only removed.
    fn map(&mut self, extensions: Extensions<'_>) -> Result<(), Reason> {
        let mappings: Option<PolicyMappings> = extensions.value().map_err(|e| Reason::Extension(e.to_string()))?;
        let mappings = mappings.map_or_else(Vec::new, |mappings| mappings.0);
        if mappings.iter().any(|m| m.issuer_domain_policy == ANY || m.subject_domain_policy == ANY) {
            return Err(Reason::Extension("the policy mappings have the policy \"any\"".to_owned()));
        }
        let before = self.valid.clone();
        for mapping in &mappings {
            self.valid.remove(&mapping.issuer_domain_policy);
        }
        for mapping in mappings {
            let is_valid = before.contains(&mapping.issuer_domain_policy) || before.contains(&ANY);
            if self.mapping > 0 && is_valid {
                self.valid.insert(mapping.subject_domain_policy);
            }
        }
        Ok(())
    }
}

fn lower(count: &mut usize, skip: Option<u32>) {
    if let Some(skip) = skip {
        *count = (*count).min(usize::try_from(skip).unwrap_or(usize::MAX));
    }
}

//! Certificates in files. The tunnel checks at its start whether peers will accept its own certificate. So a mistake is
//! found before the first peer connects. The tunnel judges its own certificate by the same rules as peers' certificates
//! (`fastgost_pki::path`).
use crate::{failure::Failure, files};
use fastgost_pki::{
    path::{Identity, Options, Purpose, Refusal, Verifier},
    x509,
};
use std::time::SystemTime;

/// A certificate with a GOST key.
pub struct Certificate {
    pub parsed: x509::Certificate,
    name: String,
}

impl Certificate {
    /// Parses a certificate that was read from a file. The certificate must have a GOST key.
    pub fn read(file: &files::Certificate) -> Result<Self, Failure> {
        let name = &file.name;
        let wrong = |e| Failure(format!("{name}: {e}; allowed: an X.509 certificate of a GOST R 34.10-2012 key"));
        let parsed = x509::Certificate::from_der(&file.der).map_err(wrong)?;
        parsed.key().map_err(wrong)?;
        Ok(Self { parsed, name: name.clone() })
    }

    /// Returns the name by which messages call the certificate.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the time when the certificate expires.
    pub fn not_after(&self) -> SystemTime {
        self.parsed.validity().not_after.to_system_time()
    }

    /// Returns an error unless the certificate is valid now.
    pub fn check_time(&self) -> Result<(), Failure> {
        let verifier = Verifier::new([self.parsed.clone()], now()?);
        verifier.verify(&self.parsed).map(drop).map_err(|refusal| self.refused(&refusal))
    }

    fn refused(&self, refusal: &Refusal) -> Failure {
        Failure(format!("{}: this certificate {}", self.name, refusal.reason))
    }
}

/// Returns an error if peers will not accept the first certificate of `chain`. The assumption is that peers trust the
/// last certificate. Each certificate must be issued by the next certificate in the chain, and the next certificate
/// must belong to a CA.
pub fn check_chain(chain: &[Certificate], purpose: Purpose) -> Result<(), Failure> {
    for pair in chain.windows(2) {
        if !pair[0].parsed.is_issued_by(&pair[1].parsed) {
            let [below, above] = [&pair[0].name, &pair[1].name];
            return Err(Failure(format!("{above}: it has not signed the certificate before it, {below}")));
        }
    }
    let (Some(own), Some(last)) = (chain.first(), chain.last()) else { return Ok(()) };
    let mut options = now()?;
    options.purpose = Some(purpose);
    // The tunnel does not know which certificates its peers trust. A peer may trust the last certificate itself, and
    // may accept it as the certificate of a CA even if it has no basic constraints.
    options.ca_without_constraints = true;
    let verifier = Verifier::new([last.parsed.clone()], options)
        .with_untrusted(chain.iter().map(|certificate| certificate.parsed.clone()));
    let path = verifier.verify(&own.parsed).map_err(|refusal| {
        let of = chain.iter().find(|certificate| certificate.parsed.label() == refusal.certificate);
        of.unwrap_or(own).refused(&refusal)
    })?;
    if let Some(further) = chain.get(path.len()) {
        let allowed = "allowed: certificates of authorities, each of which issued the certificate before it";
        return Err(Failure(format!("{}: it is not above the certificates before it; {allowed}", further.name)));
    }
    if purpose == Purpose::Server && !own.has_names() {
        let what = "it has no names that clients compare; needed: a subject alternative name with a host name or an \
                    address, such as `--san DNS:localhost` of `fastgost cert new` and `fastgost cert request`";
        return Err(Failure(format!("{}: {what}", own.name)));
    }
    Ok(())
}

impl Certificate {
    fn has_names(&self) -> bool {
        use x509::x509_cert::ext::pkix::SubjectAltName;
        let names = self.parsed.extensions().get::<SubjectAltName>();
        matches!(names, Ok(Some((_, SubjectAltName(names)))) if names.iter().any(Identity::is_of_server))
    }
}

fn now() -> Result<Options, Failure> {
    Options::at(SystemTime::now()).map_err(|e| Failure(format!("the clock: {e}")))
}

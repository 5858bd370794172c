//! Warns before certificates expire, and passes the expiry times to the metrics.
use crate::certificate::Certificate;
use fastgost_pki::x509::x509_cert::der::DateTime;
use std::time::{Duration, SystemTime};
use tokio::{sync::watch, time};

const DAY: Duration = Duration::from_secs(86400);

/// The tunnel begins to warn this long before a certificate expires.
const EARLY: Duration = Duration::from_secs(14 * 86400);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The tunnel's own certificate, or a certificate that the tunnel sends together with its own certificate.
    Own,
    /// A trusted certificate, by which the tunnel verifies peers' certificates.
    Trusted,
}

/// A certificate that is in use, and the time when it expires.
#[derive(Clone, Debug)]
pub struct Expiry {
    whose: Whose,
    /// The name by which messages call the certificate.
    name: String,
    at: SystemTime,
}

impl Expiry {
    pub fn of(certificate: &Certificate, whose: Whose) -> Self {
        Self { whose, name: certificate.name().to_owned(), at: certificate.not_after() }
    }

    /// Returns the warning about this certificate, if a warning is due.
    fn warning(&self, now: SystemTime) -> Option<String> {
        let Self { whose, name, at } = self;
        let date = DateTime::from_system_time(*at).map_or_else(|_| "its date".to_owned(), |date| date.to_string());
        Some(match (at.duration_since(now), whose) {
            (Ok(left), _) if left > EARLY => return None,
            (Ok(left), _) => {
                let days = left.as_secs().div_ceil(DAY.as_secs());
                format!("warning: {name}: this certificate expires within {days} days: it is valid until {date}")
            }
            (Err(_), Whose::Own) => format!("warning: {name}: expired at {date}: peers reject this certificate"),
            (Err(_), Whose::Trusted) => format!("warning: {name}: expired at {date}: it is not trusted any more"),
        })
    }
}

/// Returns the earliest expiry time of the certificates of this kind, in seconds after 1970.
pub fn first(expiries: &[Expiry], whose: Whose) -> Option<u64> {
    let ends = expiries.iter().filter(|expiry| expiry.whose == whose).map(|expiry| expiry.at);
    ends.min()?.duration_since(SystemTime::UNIX_EPOCH).ok().map(|time| time.as_secs())
}

/// Warns at the start, whenever the certificates change, and once a day. The function ends when the certificates can no
/// longer change.
pub async fn warn(mut expiries: watch::Receiver<Vec<Expiry>>, mut say: impl FnMut(String)) {
    loop {
        let now = SystemTime::now();
        let warnings: Vec<_> = expiries.borrow_and_update().iter().filter_map(|expiry| expiry.warning(now)).collect();
        warnings.into_iter().for_each(&mut say);
        if let Ok(Err(_)) = time::timeout(DAY, expiries.changed()).await {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn expiry(whose: Whose, name: &str, at: SystemTime) -> Expiry {
        Expiry { whose, name: name.to_owned(), at }
    }

    #[test]
    fn warnings() {
        let now = SystemTime::UNIX_EPOCH + DAY * 20_000;
        let soon = expiry(Whose::Own, "c.pem", now + EARLY);
        assert_eq!(
            soon.warning(now).as_deref(),
            Some("warning: c.pem: this certificate expires within 14 days: it is valid until 2024-10-18T00:00:00Z")
        );
        assert_eq!(soon.warning(now - Duration::from_secs(1)), None);
        assert!(soon.warning(now + DAY * 14).is_some_and(|line| line.contains("within 0 days")));
        assert!(soon.warning(now + DAY * 15).is_some_and(|line| line.ends_with("peers reject this certificate")));
        let trusted = expiry(Whose::Trusted, "ca.pem", now);
        assert!(trusted.warning(now + DAY).is_some_and(|line| line.ends_with("not trusted any more")));
        let all = [soon, expiry(Whose::Own, "above", now + DAY), trusted];
        assert_eq!((first(&all, Whose::Own), first(&all[..1], Whose::Trusted)), (Some(20_001 * 86400), None));
    }

    /// A warning must come at the start, once a day, and at every change of the certificates.
    #[tokio::test(start_paused = true)]
    async fn every_day() {
        let now = SystemTime::now();
        let (change, expiries) =
            watch::channel(vec![expiry(Whose::Own, "a", now), expiry(Whose::Own, "far", now + EARLY * 2)]);
        let mut said = Vec::new();
        let warnings = warn(expiries, |line| {
            said.push((line.split(':').nth(1).unwrap_or_default().to_owned(), time::Instant::now()))
        });
        let start = time::Instant::now();
        let changes = async {
            time::sleep(DAY * 2 + DAY / 2).await;
            assert!(change.send(vec![expiry(Whose::Trusted, "b", now)]).is_ok());
            time::sleep(DAY + DAY / 4).await;
            drop(change);
        };
        tokio::join!(warnings, changes);
        let said: Vec<_> = said.iter().map(|(name, at)| (name.trim(), (*at - start).as_secs() / 3600)).collect();
        assert_eq!(said, [("a", 0), ("a", 24), ("a", 48), ("b", 60), ("b", 84)]);
    }
}

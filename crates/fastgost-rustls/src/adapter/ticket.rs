//! Tickets. A ticket is a session that the server seals with Kuznyechik in MGM. The client keeps the ticket.
use fastgost::{Kuznyechik, aead::Mgm};
use rustls::{Error, crypto::TicketProducer, ticketer::TicketRotator};
use std::{sync::Arc, time::Duration};
use zeroize::{Zeroize, Zeroizing};

/// The time during which a key seals tickets. After this time, the key seals no more tickets, but can still open its
/// old tickets for another period of this length.
const LIFETIME: Duration = Duration::from_secs(6 * 60 * 60);

pub(super) fn rotating() -> Result<Arc<dyn TicketProducer>, Error> {
    Ok(Arc::new(TicketRotator::new(LIFETIME, Ticketer::generate)?))
}

/// Seals and opens tickets under one key. A ticket is a nonce, the sealed session and the tag. A nonce has 127 random
/// bits.
struct Ticketer(Mgm<Kuznyechik>);

impl Ticketer {
    fn generate() -> Result<Box<dyn TicketProducer>, Error> {
        let mut key = Zeroizing::new([0; 32]);
        getrandom::fill(&mut key[..]).map_err(|_| Error::FailedToGetRandomBytes)?;
        Ok(Box::new(Self(Mgm::new(Kuznyechik::new(&key)))))
    }
}

const BLOCK: usize = 16;

impl TicketProducer for Ticketer {
    fn encrypt(&self, session: &[u8]) -> Option<Vec<u8>> {
        let mut ticket = Vec::with_capacity(BLOCK + session.len() + BLOCK);
        ticket.resize(BLOCK, 0);
        getrandom::fill(&mut ticket).ok()?;
        ticket[0] &= 0x7f;
        ticket.extend_from_slice(session);
        let (nonce, data) = ticket.split_at_mut(BLOCK);
        match self.0.seal(nonce, &[], data) {
            Ok(tag) => {
                ticket.extend_from_slice(&tag);
                Some(ticket)
            }
            Err(_) => {
                ticket.zeroize();
                None
            }
        }
    }

    fn decrypt(&self, ticket: &[u8]) -> Option<Vec<u8>> {
        let (nonce, sealed) = ticket.split_at_checked(BLOCK)?;
        let (data, tag) = sealed.split_at_checked(sealed.len().checked_sub(BLOCK)?)?;
        let mut session = data.to_vec();
        self.0.open(nonce, &[], &mut session[..], tag).ok()?;
        Some(session)
    }

    /// `TicketRotator` never calls this method, because the rotator has its own copy of the lifetime.
    fn lifetime(&self) -> Duration {
        LIFETIME
    }
}

impl std::fmt::Debug for Ticketer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Ticketer").finish_non_exhaustive()
    }
}

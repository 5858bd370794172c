//! Hash functions of the registry: a message and its digest.
use super::{Fields, Verdict, same};
use fastgost::registry::{Algorithm, Options};

/// `message` and `digest`, alone and in lanes; also in the RFC's byte order, where a case has that.
pub fn run(algorithm: &str, case: &Fields<'_>, options: &Options<'_>) -> Verdict {
    let (message, digest) = (case.bytes("message")?, case.bytes("digest")?);
    let algorithm = Algorithm::from_name(algorithm).map_err(|e| e.to_string())?;
    let mut hash = algorithm.hasher(options).map_err(|e| e.to_string())?;
    hash.update(&message);
    same("digest", &hash.finalize_reset()[..], &digest[..])?;
    let lanes = hash.parallel_messages();
    let mut alone = |message: &[u8]| {
        hash.update(message);
        hash.finalize_reset().to_vec()
    };
    let mut cases: Vec<_> = (0..).map(|i| other(i, &message)).map(|m| (alone(&m), m)).take(lanes).collect();
    // Every lane of every width.
    for lane in 0..cases.len() {
        let neighbour = std::mem::replace(&mut cases[lane], (digest.clone(), message.clone()));
        side_by_side("digest", &cases[..=lane], |messages, done| {
            hash.many(messages, &mut |i, digest| done(i, &digest))
        })?;
        cases[lane] = neighbour;
    }
    let reversed = |bytes: &[u8]| bytes.iter().rev().copied().collect::<Vec<_>>();
    if case.has("rfc_message") {
        same("rfc_message", &reversed(&message), &case.bytes("rfc_message")?)?;
    }
    if case.has("rfc_digest") {
        same("rfc_digest", &reversed(&digest), &case.bytes("rfc_digest")?)?;
    }
    Ok(())
}

/// A message for a lane next to the one that is checked, so that using a neighbour's digest or length cannot go
/// unnoticed.
pub fn other(number: usize, message: &[u8]) -> Vec<u8> {
    vec![!(number as u8); message.len() / 2 + 1 + 41 * number]
}

/// Receives the digest of each of many messages, with its number.
type Deliver<'a> = &'a mut dyn FnMut(usize, &[u8]);

/// Whether `many` delivers the right digest of every message exactly once.
pub fn side_by_side(field: &str, cases: &[(Vec<u8>, Vec<u8>)], many: impl FnOnce(&[&[u8]], Deliver<'_>)) -> Verdict {
    let messages: Vec<_> = cases.iter().map(|(_, message)| &message[..]).collect();
    let mut came = vec![None; cases.len()];
    let mut verdict = Ok(());
    many(&messages, &mut |i, digest| {
        if came.get(i) != Some(&None) {
            verdict = Err(format!("{field} (in lanes): message {i} of {} has one result too many", cases.len()));
        } else {
            came[i] = Some(digest.to_vec());
        }
    });
    verdict?;
    for (i, (came, (want, _))) in came.iter().zip(cases).enumerate() {
        match came {
            Some(came) if came == want => {}
            Some(_) => return Err(format!("{field} (in lanes) differs: message {i} of {}", cases.len())),
            None => return Err(format!("{field} (in lanes): message {i} of {} has no result", cases.len())),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::side_by_side;

    #[test]
    fn one_digest_for_every_message() {
        let cases = [(vec![1], vec![10]), (vec![2], vec![20])];
        let check = |told: &[(usize, u8)]| {
            side_by_side("f", &cases, |messages, done| {
                assert_eq!(messages, [[10], [20]]);
                told.iter().for_each(|(i, digest)| done(*i, &[*digest]));
            })
        };
        assert_eq!(check(&[(1, 2), (0, 1)]), Ok(()));
        let wrong: [&[(usize, u8)]; 6] = [
            &[],
            &[(0, 1)],
            &[(0, 1), (1, 1)],
            &[(0, 1), (1, 2), (1, 2)],
            &[(0, 1), (1, 2), (2, 3)],
            &[(0, 2), (1, 1)],
        ];
        for wrong in wrong {
            assert!(check(wrong).is_err(), "{wrong:?}");
        }
    }
}

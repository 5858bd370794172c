//! Hash functions of the registry: a message and its code.
use super::{Fields, Verdict, same};
use fastgost::registry::{Algorithm, Options};

/// `message` and `digest`, alone and side by side; the same as the RFC prints them, where a case has that.
pub fn run(algorithm: &str, case: &Fields<'_>, options: &Options<'_>) -> Verdict {
    let (message, digest) = (case.bytes("message")?, case.bytes("digest")?);
    let algorithm = Algorithm::find(algorithm).map_err(|e| e.to_string())?;
    let mut hash = algorithm.hasher(options).map_err(|e| e.to_string())?;
    hash.update(&message);
    same("digest", &hash.finish()[..], &digest[..])?;
    let mut verdict = Ok(());
    // Every lane of every width. Beside it other messages, so that no lane gets away with its neighbour's.
    for lane in 0..hash.parallel_messages() {
        let others = vec![!(lane as u8); message.len()];
        let mut messages = vec![&others[..]; lane + 1];
        messages[lane] = &message;
        hash.many(&messages, &mut |i, code| {
            if i == lane && verdict.is_ok() {
                verdict = same("digest (side by side)", &code[..], &digest[..]);
            }
        });
    }
    verdict?;
    let reversed = |bytes: &[u8]| bytes.iter().rev().copied().collect::<Vec<_>>();
    if case.has("rfc_message") {
        same("rfc_message", &reversed(&message), &case.bytes("rfc_message")?)?;
    }
    if case.has("rfc_digest") {
        same("rfc_digest", &reversed(&digest), &case.bytes("rfc_digest")?)?;
    }
    Ok(())
}

//! The pseudorandom functions of TLS 1.2 and IKEv2 with HMAC (RFC 7836, section 4.2).
use super::feedback;
use crate::{error::Result, hash::Hash, mac::Hmac};

/// PRF_TLS_GOSTR3411_2012_256 and _512 (RFC 7836, section 4.2.1). This function is the pseudorandom function of TLS 1.2
/// (RFC 5246, section 5) over HMAC. The output may have any length. `label` and `seed` are concatenated.
///
/// ```
/// use fastgost::{hash::Streebog256, kdf::prf_tls, mac::Hmac};
///
/// let premaster_secret = Hmac::new(Streebog256::new(), &[7; 32]);
/// let mut master_secret = [0; 48];
/// prf_tls(&premaster_secret, b"master secret", &[1; 64], &mut master_secret);
/// ```
pub fn prf_tls<H: Hash>(secret: &Hmac<H>, label: &[u8], seed: &[u8], output: &mut [u8]) {
    let mut a = secret.tag_of(&[label, seed]);
    for chunk in output.chunks_mut(H::OUTPUT_SIZE) {
        chunk.copy_from_slice(&secret.tag_of(&[&a, label, seed])[..chunk.len()]);
        a = secret.tag_of(&[&a]);
    }
}

/// PRF_IPSEC_PRFPLUS_GOSTR3411_2012_256 and _512 (RFC 7836, section 4.2.2). This function is prf+ of IKEv2 (RFC 7296,
/// section 2.13) over HMAC.
///
/// ```
/// use fastgost::{hash::Streebog512, kdf::prf_plus, mac::Hmac};
///
/// let skeyseed = Hmac::new(Streebog512::new(), &[7; 64]);
/// let mut keys = [0; 200];
/// prf_plus(&skeyseed, b"nonces and SPIs", &mut keys)?;
/// # Ok::<(), fastgost::Error>(())
/// ```
///
/// # Errors
/// [`Error::OutputLength`](crate::Error::OutputLength) if `output` is empty or longer than 255 digests.
pub fn prf_plus<H: Hash>(key: &Hmac<H>, seed: &[u8], output: &mut [u8]) -> Result<()> {
    feedback(key, &[seed], output)
}

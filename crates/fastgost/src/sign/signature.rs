//! Signatures and their encodings.
use crate::{
    curve::{Curve, Scalar},
    error::{Error, Result},
};
use alloc::{vec, vec::Vec};

/// How a signature (r, s) is encoded. Each number has as many bytes as a coordinate of the curve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[non_exhaustive]
pub enum Encoding {
    /// r, then s, both big-endian, as in the standard (RFC 7091, section 6.1).
    #[default]
    Standard,
    /// s, then r, both big-endian, as in certificates, requests and CMS (RFC 4491, section 2.2.2; RFC 9215, section 2).
    X509,
    /// r, then s, both little-endian, as in TLS (RFC 9189, section 4.2.4.1; RFC 9367, section 4.3).
    Tls,
}

/// A signature, which consists of the two numbers r and s. These numbers were read from bytes or made by a key. The
/// type does not check the range of the numbers. The range is checked when a public key verifies the signature.
///
/// ```
/// use fastgost::{curve::Curve, sign::{Encoding, Signature, SigningKey}};
///
/// let curve = Curve::from_name("256-a")?;
/// let key = SigningKey::from_bytes(curve, &[7; 32])?.deterministic();
/// let signature = key.sign(b"a message")?;
/// // Certificates contain signatures in this encoding.
/// let bytes = signature.to_bytes(Encoding::X509);
/// assert_eq!(bytes.len(), signature.len());
/// assert_eq!(Signature::from_bytes(curve, &bytes, Encoding::X509)?, signature);
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signature {
    pub(super) r: Scalar,
    pub(super) s: Scalar,
    /// The size of each number in bytes.
    pub(super) size: usize,
}

impl Signature {
    /// Reads a signature by a key on `curve`. The signature has 64 or 128 bytes, depending on the curve.
    ///
    /// # Errors
    /// [`Error::SignatureLength`] if `bytes` has another length.
    pub fn from_bytes(curve: &Curve, bytes: &[u8], encoding: Encoding) -> Result<Self> {
        let allowed =
            if curve.size() == 32 { "64 bytes, on a curve of 256 bits" } else { "128 bytes, on a curve of 512 bits" };
        Self::of_size(curve.size(), bytes, encoding).ok_or(Error::SignatureLength { given: bytes.len(), allowed })
    }

    /// Reads a signature of 64 or 128 bytes without knowing the curve. Signatures of GOST R 34.10-94 have 64 bytes.
    ///
    /// # Errors
    /// [`Error::SignatureLength`] if `bytes` has another length.
    pub fn from_bytes_any(bytes: &[u8], encoding: Encoding) -> Result<Self> {
        let size = if bytes.len() == 128 { 64 } else { 32 };
        let allowed = "64 or 128 bytes";
        Self::of_size(size, bytes, encoding).ok_or(Error::SignatureLength { given: bytes.len(), allowed })
    }

    fn of_size(size: usize, bytes: &[u8], encoding: Encoding) -> Option<Self> {
        if bytes.len() != 2 * size {
            return None;
        }
        let (first, second) = bytes.split_at(size);
        let numbers = match encoding {
            Encoding::Standard | Encoding::X509 => [first, second].map(Scalar::from_be_bytes),
            Encoding::Tls => [first, second].map(Scalar::from_le_bytes),
        };
        let [Ok(r), Ok(s)] = numbers else { return None };
        let (r, s) = if encoding == Encoding::X509 { (s, r) } else { (r, s) };
        Some(Self { r, s, size })
    }

    /// The size of the signature in bytes, in any encoding: 64 or 128.
    pub fn len(&self) -> usize {
        2 * self.size
    }

    /// Always false.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// The signature as bytes.
    pub fn to_bytes(&self, encoding: Encoding) -> Vec<u8> {
        let mut bytes = vec![0; self.len()];
        self.put(&mut bytes, encoding);
        bytes
    }

    /// Writes the signature to `to`.
    ///
    /// # Errors
    /// [`Error::SignatureLength`] unless `to` has [`len`](Signature::len) bytes.
    pub fn write(&self, to: &mut [u8], encoding: Encoding) -> Result<()> {
        if to.len() != self.len() {
            let allowed = if self.size == 32 { "64 bytes" } else { "128 bytes" };
            return Err(Error::SignatureLength { given: to.len(), allowed });
        }
        self.put(to, encoding);
        Ok(())
    }

    /// Writes the signature to `to`, which must be as long as the signature.
    fn put(&self, to: &mut [u8], encoding: Encoding) {
        let (first, second) = to.split_at_mut(self.size);
        match encoding {
            Encoding::Standard => {
                self.r.write_be_bytes(first);
                self.s.write_be_bytes(second);
            }
            Encoding::X509 => {
                self.s.write_be_bytes(first);
                self.r.write_be_bytes(second);
            }
            Encoding::Tls => {
                self.r.write_le_bytes(first);
                self.s.write_le_bytes(second);
            }
        }
    }

    /// r, in big-endian order.
    pub fn r(&self) -> Vec<u8> {
        self.to_bytes(Encoding::Standard)[..self.size].to_vec()
    }

    /// s, in big-endian order.
    pub fn s(&self) -> Vec<u8> {
        self.to_bytes(Encoding::X509)[..self.size].to_vec()
    }

    /// Whether both numbers are greater than 0 and less than `q`. The time may depend on the numbers, because
    /// signatures are public.
    pub(super) fn in_range_public(&self, q: &Scalar) -> bool {
        let inside = |x: &Scalar| *x != Scalar::ZERO && bool::from(x.lt(q));
        inside(&self.r) && inside(&self.s)
    }
}

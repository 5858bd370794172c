//! The signature schemes of RFC 9367, section 5, and the curves of their keys.
use fastgost::{
    Error, Result,
    curve::Curve,
    keys::{Algorithm, PublicKey},
    registry::TlsCurve,
    sign::VerifyingKey,
};
use rustls::crypto::SignatureScheme;

/// This scheme is for keys on id-tc26-gost-3410-2012-256-paramSetA.
pub const GOSTR34102012_256A: SignatureScheme = scheme(0);
/// This scheme is for keys on id-GostR3410-2001-CryptoPro-A-ParamSet, a curve that is also named XchA and
/// id-tc26-gost-3410-2012-256-paramSetB.
pub const GOSTR34102012_256B: SignatureScheme = scheme(1);
/// This scheme is for keys on id-GostR3410-2001-CryptoPro-B-ParamSet, a curve that is also named
/// id-tc26-gost-3410-2012-256-paramSetC.
pub const GOSTR34102012_256C: SignatureScheme = scheme(2);
/// This scheme is for keys on id-GostR3410-2001-CryptoPro-C-ParamSet, a curve that is also named XchB and
/// id-tc26-gost-3410-2012-256-paramSetD.
pub const GOSTR34102012_256D: SignatureScheme = scheme(3);
/// This scheme is for keys on id-tc26-gost-3410-12-512-paramSetA.
pub const GOSTR34102012_512A: SignatureScheme = scheme(4);
/// This scheme is for keys on id-tc26-gost-3410-12-512-paramSetB.
pub const GOSTR34102012_512B: SignatureScheme = scheme(5);
/// This scheme is for keys on id-tc26-gost-3410-2012-512-paramSetC.
pub const GOSTR34102012_512C: SignatureScheme = scheme(6);

/// All signature schemes of RFC 9367.
pub const ALL: &[SignatureScheme] = &[
    GOSTR34102012_256A,
    GOSTR34102012_256B,
    GOSTR34102012_256C,
    GOSTR34102012_256D,
    GOSTR34102012_512A,
    GOSTR34102012_512B,
    GOSTR34102012_512C,
];

const fn scheme(row: usize) -> SignatureScheme {
    SignatureScheme(TlsCurve::ALL[row].scheme_number)
}

/// Returns the scheme of keys on a curve (RFC 9367, sections 5.2 and 8), or `None` if the curve is for tests.
pub(super) fn of(curve: &Curve) -> Option<SignatureScheme> {
    TlsCurve::of(curve).map(|curve| SignatureScheme(curve.scheme_number))
}

/// Reads the `SubjectPublicKeyInfo` of a key of GOST R 34.10-2012, since the schemes of RFC 9367 are only for such
/// keys. Keys of GOST R 34.10-2001 are refused, although they are on the same curves.
pub(super) fn read_key(info: &[u8]) -> Result<(SignatureScheme, VerifyingKey)> {
    let key = PublicKey::from_der(info)?;
    if !matches!(key.algorithm(), Algorithm::Gost2012_256 | Algorithm::Gost2012_512) {
        return Err(Error::Unsupported("TLS 1.3 has no signatures by keys of GOST R 34.10-2001 and older"));
    }
    let key = key.verifying_key()?;
    let scheme = of(key.curve()).ok_or(Error::Unsupported("the curve is for tests only"))?;
    Ok((scheme, key))
}

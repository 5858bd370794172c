//! The `AlgorithmIdentifier` of a key. The identifier names the key's algorithm and curve, and may also name a hash
//! function.
use super::{bad, oid};
use crate::{
    curve::Curve,
    error::{Error, Result},
    lenience::{Lenience, Strictness},
};
use alloc::{string::ToString, vec::Vec};
use der::{Decode, Encode, Sequence, asn1::AnyRef};
use pkcs8::{AlgorithmIdentifierRef, ObjectIdentifier};

/// The standard that a key belongs to, according to its identifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Algorithm {
    /// GOST R 34.10-94 (RFC 4491, section 2.3.1), which is legacy.
    Gost94,
    /// GOST R 34.10-2001 (RFC 4491, section 2.3.2), which is legacy. Keys of this standard are the same as keys of GOST
    /// R 34.10-2012 with 256 bits.
    Gost2001,
    /// GOST R 34.10-2012 with keys of 256 bits (RFC 9215, section 4.1).
    Gost2012_256,
    /// GOST R 34.10-2012 with keys of 512 bits (RFC 9215, section 4.1).
    Gost2012_512,
}

impl Algorithm {
    const ALL: [Self; 4] = [Self::Gost94, Self::Gost2001, Self::Gost2012_256, Self::Gost2012_512];

    /// Returns the object identifier.
    pub fn oid(self) -> ObjectIdentifier {
        match self {
            Self::Gost94 => oid::GOST3410_94,
            Self::Gost2001 => oid::GOST3410_2001,
            Self::Gost2012_256 => oid::GOST3410_2012_256,
            Self::Gost2012_512 => oid::GOST3410_2012_512,
        }
    }

    /// Returns the algorithm that has this identifier, or whose key agreement (VKO) has this identifier. CryptoPro and
    /// BouncyCastle write keys with both kinds of identifiers.
    pub fn from_oid(oid: ObjectIdentifier) -> Option<Self> {
        match oid {
            oid::AGREEMENT_2001 => Some(Self::Gost2001),
            oid::AGREEMENT_2012_256 => Some(Self::Gost2012_256),
            oid::AGREEMENT_2012_512 => Some(Self::Gost2012_512),
            oid => Self::ALL.into_iter().find(|algorithm| algorithm.oid() == oid),
        }
    }

    /// Reads the `AlgorithmIdentifier` of a key. Returns the algorithm and the curve. This function is for formats in
    /// which the identifier is stored next to the key.
    ///
    /// ```
    /// use fastgost::{Strictness, curve::Curve, keys::{Algorithm, EncodePrivateKey, pkcs8::PrivateKeyInfoRef}, sign::SigningKey};
    ///
    /// let key = SigningKey::from_bytes(Curve::from_name("256-a")?, &[7; 32])?;
    /// let file = key.to_pkcs8_der()?;
    /// let info: PrivateKeyInfoRef<'_> = file.decode_msg()?;
    /// let (algorithm, curve) = Algorithm::with_curve(info.algorithm, Strictness::Strict)?;
    /// assert_eq!((algorithm, curve.short_name()), (Algorithm::Gost2012_256, "256-a"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::Encoding`] and [`Error::UnknownCurve`]; [`Error::Unsupported`] for GOST R 34.10-94, which has no
    /// curves; [`Error::Strict`] for a deviation, if the reader is strict.
    pub fn with_curve(
        identifier: AlgorithmIdentifierRef<'_>,
        strictness: Strictness,
    ) -> Result<(Self, &'static Curve)> {
        let (algorithm, set) = read(identifier, strictness)?;
        if algorithm == Self::Gost94 {
            return Err(NO_CURVE);
        }
        Ok((algorithm, curve(algorithm, set, strictness)?))
    }

    /// Returns the algorithm of GOST R 34.10-2012 for keys on this curve.
    pub(super) fn of(curve: &Curve) -> Self {
        if curve.bits() == 256 { Self::Gost2012_256 } else { Self::Gost2012_512 }
    }
}

/// `GostR3410-2012-PublicKeyParameters` of RFC 9215, section 4.2. The parameters of RFC 4491, section 2.3, have the
/// same fields, and may also name a cipher.
#[derive(Sequence)]
struct Parameters {
    set: ObjectIdentifier,
    digest: Option<ObjectIdentifier>,
    encryption: Option<ObjectIdentifier>,
}

pub(super) const NO_CURVE: Error = Error::Unsupported("this is a key of GOST R 34.10-94, which has no curve");

/// Reads an `AlgorithmIdentifier`. Returns the key's algorithm and its parameter set. The parameter set is a curve. For
/// GOST R 34.10-94 only, the parameter set is not a curve.
pub(super) fn read(
    identifier: AlgorithmIdentifierRef<'_>,
    strictness: Strictness,
) -> Result<(Algorithm, ObjectIdentifier)> {
    let Some(algorithm) = Algorithm::from_oid(identifier.oid) else {
        return Err(bad("the key's algorithm", "GOST R 34.10-2012, GOST R 34.10-2001, GOST R 34.10-94"));
    };
    strictness.accept_if(algorithm.oid() != identifier.oid, Lenience::AgreementIdentifier)?;
    const WHAT: &str = "the parameters of the key's algorithm";
    let Some(any) = identifier.parameters.filter(|any| !any.is_null()) else {
        return Err(bad(WHAT, "those of RFC 9215 or RFC 4491, not inherited from another certificate"));
    };
    let Parameters { set, digest, encryption } =
        any.decode_as().map_err(|_| bad(WHAT, "those of RFC 9215 or RFC 4491"))?;
    let (fits, allowed) = match algorithm {
        Algorithm::Gost2012_256 => (oid::STREEBOG256, "none, or Streebog-256 with keys of 256 bits"),
        Algorithm::Gost2012_512 => (oid::STREEBOG512, "none, or Streebog-512 with keys of 512 bits"),
        Algorithm::Gost2001 | Algorithm::Gost94 => {
            (oid::GOST94_CRYPTOPRO, "none, or GOST R 34.11-94 with the parameters of CryptoPro")
        }
    };
    let is_2012 = matches!(algorithm, Algorithm::Gost2012_256 | Algorithm::Gost2012_512);
    // The hash function is redundant, since the algorithm determines it. Programs omit the hash function in different
    // cases, and write different hash functions.
    match digest {
        Some(digest) if digest == fits => {}
        None => {}
        Some(oid::GOST94_CRYPTOPRO) if is_2012 => strictness.accept(Lenience::OldDigestParameter)?,
        Some(oid::GOST94) => strictness.accept(Lenience::DigestInsteadOfParameters)?,
        Some(_) => return Err(bad("the hash function in the key's parameters", allowed)),
    }
    if algorithm == Algorithm::Gost2012_256 {
        let deviates = match digest {
            Some(_) => CURVES_WITHOUT_DIGEST.contains(&set),
            None => is_of_2001(&set),
        };
        strictness.accept_if(deviates, Lenience::DigestParameterPresence)?;
    }
    // Legacy keys may name a cipher, which is used in key agreement.
    strictness.accept_if(encryption.is_some() && is_2012, Lenience::ThirdKeyParameter)?;
    Ok((algorithm, set))
}

/// The curves whose keys name no hash function (RFC 9215, section 4.2). These curves are 256-b, 256-c and 256-d.
const CURVES_WITHOUT_DIGEST: [ObjectIdentifier; 3] = [
    ObjectIdentifier::new_unwrap("1.2.643.7.1.2.1.1.2"),
    ObjectIdentifier::new_unwrap("1.2.643.7.1.2.1.1.3"),
    ObjectIdentifier::new_unwrap("1.2.643.7.1.2.1.1.4"),
];

/// Returns the curve with this identifier, if it is allowed for this algorithm.
pub(super) fn curve(algorithm: Algorithm, set: ObjectIdentifier, strictness: Strictness) -> Result<&'static Curve> {
    let curve = Curve::from_oid(&set.to_string())?;
    if algorithm == Algorithm::Gost2001 && curve.bits() == 256 {
        strictness.accept_if(!is_of_2001(&set), Lenience::NewCurveOf2001)?;
    } else {
        check(algorithm, curve)?;
    }
    Ok(curve)
}

/// Checks that keys of this algorithm may be on this curve.
pub(super) fn check(algorithm: Algorithm, curve: &Curve) -> Result<()> {
    let (fits, allowed) = match algorithm {
        Algorithm::Gost2012_256 => (curve.bits() == 256, "one of 256 bits"),
        Algorithm::Gost2012_512 => (curve.bits() == 512, "one of 512 bits"),
        Algorithm::Gost2001 => (curve.oid().starts_with(OF_2001), "one of RFC 4357"),
        Algorithm::Gost94 => (false, "none"),
    };
    if fits { Ok(()) } else { Err(bad("the curve, with this key algorithm,", allowed)) }
}

/// The common beginning of the identifiers of the curves of RFC 4357.
const OF_2001: &str = "1.2.643.2.2.3";

fn is_of_2001(set: &ObjectIdentifier) -> bool {
    set.to_string().starts_with(OF_2001)
}

/// Returns the identifier of GOST R 34.10-2012 for keys on a curve, and the parameters in DER (RFC 9215, section 4.2).
/// The parameters name the hash function only for the curves that GOST R 34.10-2001 also has.
pub(super) fn write(curve: &Curve) -> der::Result<(ObjectIdentifier, Vec<u8>)> {
    write_naming(curve, None)
}

/// Does the same as [`write()`], but the caller can decide whether the parameters name the hash function.
pub(super) fn write_naming(curve: &Curve, names_hash: Option<bool>) -> der::Result<(ObjectIdentifier, Vec<u8>)> {
    let set = ObjectIdentifier::new(curve.oid())?;
    let hash = if curve.bits() == 256 { oid::STREEBOG256 } else { oid::STREEBOG512 };
    let digest = names_hash.unwrap_or(is_of_2001(&set)).then_some(hash);
    Ok((Algorithm::of(curve).oid(), Parameters { set, digest, encryption: None }.to_der()?))
}

/// Returns whether the parameters of a key of GOST R 34.10-2012 name the hash function. The result is `None` if
/// [`read`] would not accept the parameters, or if they name a hash function other than Streebog.
pub(super) fn names_hash(identifier: AlgorithmIdentifierRef<'_>) -> Option<bool> {
    let parameters = identifier.parameters?.decode_as::<Parameters>().ok()?;
    match parameters.digest {
        None => Some(false),
        Some(oid::STREEBOG256 | oid::STREEBOG512) => Some(true),
        Some(_) => None,
    }
}

/// Returns the identifier of GOST R 34.10-2001 for keys on a curve, and the parameters in DER (RFC 4491, section
/// 2.3.2). If the curve has a name in RFC 4357 and a different name for keys of GOST R 34.10-2012, the name in RFC 4357
/// is used.
pub(super) fn write_2001(curve: &Curve) -> der::Result<(ObjectIdentifier, Vec<u8>)> {
    let mut set = ObjectIdentifier::new(curve.oid())?;
    if let Some(position) = CURVES_WITHOUT_DIGEST.iter().position(|new| *new == set) {
        set = THE_SAME_OF_2001[position];
    }
    let digest = Some(oid::GOST94_CRYPTOPRO);
    Ok((Algorithm::Gost2001.oid(), Parameters { set, digest, encryption: None }.to_der()?))
}

/// Returns whether RFC 4357 has this curve, under a name that differs from the curve's name for keys of GOST R
/// 34.10-2012.
pub(super) fn has_name_of_2001(curve: &Curve) -> bool {
    CURVES_WITHOUT_DIGEST.iter().any(|set| set.to_string() == curve.oid())
}

/// The identifiers of CryptoPro's parameter sets A, B and C, which are the curves 256-b, 256-c and 256-d.
const THE_SAME_OF_2001: [ObjectIdentifier; 3] = [
    ObjectIdentifier::new_unwrap("1.2.643.2.2.35.1"),
    ObjectIdentifier::new_unwrap("1.2.643.2.2.35.2"),
    ObjectIdentifier::new_unwrap("1.2.643.2.2.35.3"),
];

/// Returns the result of `write` as an `AlgorithmIdentifierRef`.
pub(super) fn identifier<'a>(
    (oid, parameters): &'a (ObjectIdentifier, Vec<u8>),
) -> der::Result<AlgorithmIdentifierRef<'a>> {
    Ok(AlgorithmIdentifierRef { oid: *oid, parameters: Some(AnyRef::from_der(parameters)?) })
}

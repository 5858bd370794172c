//! Tokens that are signed with GOST R 34.10-2012. A token is a JWS (RFC 7515) in the compact form, for example a JWT
//! (RFC 7519). The algorithm of the token is `GOST3410_2012_256` or `GOST3410_2012_512`, which Russian state services
//! (ESIA) use.
//!
//! No standard defines the names of these two algorithms. The signature has the number s and then the number r, both
//! big-endian, as in certificates and CMS. The signature covers the Streebog-256 digest of the signing input. With keys
//! of 512 bits, the signature covers the Streebog-512 digest. The caller gives the keys that are allowed. Parameters of
//! a token's header that name a key (`jwk`, `x5c`, `kid` and the like) are ignored.
//!
//! ```
//! use fastgost::{curve::Curve, sign::SigningKey};
//! use fastgost_pki::jws;
//! use std::time::{Duration, SystemTime};
//!
//! let key = SigningKey::generate(Curve::from_name("256-a")?)?;
//! let token = jws::sign(&key, None, br#"{"sub":"ivan","exp":1893456000}"#)?;
//!
//! let then = SystemTime::UNIX_EPOCH + Duration::from_secs(1893455999);
//! let verified = jws::verify(token.as_bytes(), &[key.verifying_key().into()], then)?;
//! assert_eq!(verified.payload, br#"{"sub":"ivan","exp":1893456000}"#);
//! assert!(jws::verify(token.as_bytes(), &[key.verifying_key().into()], then + Duration::from_secs(1)).is_err());
//! # Ok::<(), fastgost_pki::Error>(())
//! ```
use crate::{Error, Result, x509::since_1970};
use base64ct::{Base64UrlUnpadded, Encoding as _};
use fastgost::{
    keys::{Algorithm, PublicKey},
    sign::{Encoding, Signature, SigningKey},
};
use serde_json::{Map, Value};
use std::time::SystemTime;

mod esia;
mod json;

pub use esia::{EsiaForm, EsiaSecret, esia_secret, is_esia_string};

/// The limit for the length of a token, in bytes.
pub const LONGEST: usize = 1 << 20;

const HEADER: &str = "the header of the token";
const PAYLOAD: &str = "the payload of the token";

/// The contents of a verified token.
#[derive(Clone, Debug, PartialEq)]
pub struct Verified {
    /// The header, which is a JSON object.
    pub header: Vec<u8>,
    /// The payload, which may be any bytes.
    pub payload: Vec<u8>,
    /// The time from which the token is valid (`nbf`), in seconds since 1970. The field is `None` if the token states
    /// no such time.
    pub not_before: Option<f64>,
    /// The time at which the token expires (`exp`), in seconds since 1970. The field is `None` if the token states no
    /// such time. A token without this time never expires.
    pub expires: Option<f64>,
}

/// Returns the name of the algorithm for keys of GOST R 34.10-2012. Returns `None` for keys of older standards, because
/// tokens are not signed with such keys.
pub fn algorithm(of: Algorithm) -> Option<&'static str> {
    match of {
        Algorithm::Gost2012_256 => Some("GOST3410_2012_256"),
        Algorithm::Gost2012_512 => Some("GOST3410_2012_512"),
        _ => None,
    }
}

/// Returns the header of the token that [`sign`] would make from the header `given`. If `given` has no algorithm, the
/// key's algorithm is added. White space before and after the text of `given` is removed. The text stays unchanged
/// otherwise.
///
/// # Errors
/// The errors of `sign` for headers.
pub fn header(key: &SigningKey, given: Option<&[u8]>) -> Result<String> {
    with_algorithm(key, given).map(|(header, _)| header)
}

fn with_algorithm(key: &SigningKey, given: Option<&[u8]>) -> Result<(String, Map<String, Value>)> {
    let given = given.unwrap_or(b"{}");
    let mut object = json::object(given, HEADER)?;
    let text = str::from_utf8(given).unwrap_or_default().trim_matches([' ', '\t', '\n', '\r']);
    let none = || Error::unsupported("the key", "a key of another standard", "keys of GOST R 34.10-2012");
    let name = algorithm(PublicKey::from(key.verifying_key()).algorithm()).ok_or_else(none)?;
    let mut header = text.to_owned();
    if !object.contains_key("alg") {
        let comma = if object.is_empty() { "" } else { "," };
        header = format!("{}{comma}\"alg\":\"{name}\"}}", text.strip_suffix('}').unwrap_or(text));
        object.insert("alg".to_owned(), name.into());
    }
    check_header(&object, |alg| alg == name, name)?;
    Ok((header, object))
}

/// Signs a payload with a key of GOST R 34.10-2012. Every [`SigningKey`] is such a key, because
/// [`PrivateKey::signing_key`](fastgost::keys::PrivateKey::signing_key) gives no `SigningKey` for GOST R 34.10-2001.
/// The header is a JSON object. If this object has no algorithm, the key's algorithm is added. Without a header, the
/// token's header has only the algorithm. If the payload begins like a JSON object, or if the header says that the
/// token is a JWT (`typ`), the payload must be a JSON object. If this object has times (`nbf`, `exp`), the times must
/// be numbers.
///
/// # Errors
/// [`Error::Encoding`] and [`Error::Unsupported`] for tokens that `verify` would not accept. [`Error::Library`].
pub fn sign(key: &SigningKey, header: Option<&[u8]>, payload: &[u8]) -> Result<String> {
    let (header, object) = with_algorithm(key, header)?;
    times(&object, payload)?;
    // Functions of `fastgost::sign` for other formats recognise the signed text as a token (`Structure::Token`).
    let mut token = format!("{}.{}", base64url(header.as_bytes()), base64url(payload));
    let signature = key.sign(token.as_bytes())?.to_bytes(Encoding::X509);
    token.push('.');
    token.push_str(&base64url(&signature));
    if token.len() > LONGEST { Err(too_long()) } else { Ok(token) }
}

/// Verifies a token. The signature must verify with one of the `keys`. Only keys that fit the token's algorithm are
/// tried. Keys of standards other than GOST R 34.10-2012 fit no token, even if they have the same curve. If the payload
/// is a JSON object, the function also checks the times that this object has: `at` must not be before `nbf`, and must
/// be before `exp`. A payload that begins like a JSON object must be a complete JSON object. This rule also applies to
/// a payload that begins with a byte order mark, and to a token whose `typ` says that the token is a JWT. A token
/// without `exp` never expires ([`Verified::expires`]). This function checks nothing else in the payload, so the caller
/// must check the other contents.
///
/// # Errors
/// [`Error::Encoding`] for text that is not a token, and for a time before 1970 or after 9999. Text is not a token if
/// its base64url has padding, other characters, or unused bits that are not zero. Text is also not a token if it does
/// not have three parts, if its JSON is wrong, or if an object in its JSON has a name twice. [`Error::Unsupported`] for
/// other algorithms, such as `none`, and for headers with `crit` or `b64`. [`Error::Refused`] for a wrong signature, an
/// algorithm that does not fit the keys, and a token that is not valid at the time `at`.
pub fn verify(token: &[u8], keys: &[PublicKey], at: SystemTime) -> Result<Verified> {
    const FIELD: &str = "the token";
    if token.len() > LONGEST {
        return Err(too_long());
    }
    let text = str::from_utf8(token).map_err(|_| Error::encoding(FIELD, "it is not ASCII"))?;
    let parts: Vec<_> = text.split('.').take(4).collect();
    let [header, payload, signature] = parts[..] else {
        return Err(Error::encoding(
            FIELD,
            "this is not a token of three parts with dots between them; allowed: the compact form, with one signature and with its payload",
        ));
    };
    let (signed, header) = (&text[..header.len() + 1 + payload.len()], decode(header, HEADER)?);
    let (payload, signature) = (decode(payload, PAYLOAD)?, decode(signature, "the signature of the token")?);
    let known = [256, 512].map(|bits| format!("GOST3410_2012_{bits}"));
    let parameters = json::object(&header, HEADER)?;
    let alg = check_header(&parameters, |alg| known.iter().any(|name| name == alg), &known.join(", "))?;
    let (not_before, expires) = times(&parameters, &payload)?;
    let mut fitting = keys.iter().filter(|key| algorithm(key.algorithm()) == Some(&alg[..])).peekable();
    if fitting.peek().is_none() {
        return Err(Error::refused(format!(
            "the token is signed with {alg}, and no key that is given is for this algorithm"
        )));
    }
    let verifies = |key: &PublicKey| {
        let key = key.verifying_key()?;
        key.verify(signed.as_bytes(), &Signature::from_bytes(key.curve(), &signature, Encoding::X509)?)
    };
    if !fitting.any(|key| verifies(key).is_ok()) {
        return Err(Error::refused("the signature of the token is wrong, or of another key"));
    }
    let now = since_1970(at)?.as_secs_f64();
    if let Some(earliest) = not_before.filter(|earliest| now < *earliest) {
        return Err(Error::refused(format!("the token is not valid before {earliest} seconds since 1970 (nbf)")));
    }
    if let Some(latest) = expires.filter(|latest| now >= *latest) {
        return Err(Error::refused(format!("the token expired at {latest} seconds since 1970 (exp)")));
    }
    Ok(Verified { header, payload, not_before, expires })
}

/// Encodes bytes in base64url without padding, which is the encoding in tokens.
///
/// ```
/// assert_eq!(fastgost_pki::jws::base64url(b"\xff\xfe"), "__4");
/// ```
pub fn base64url(bytes: &[u8]) -> String {
    Base64UrlUnpadded::encode_string(bytes)
}

fn decode(part: &str, field: &'static str) -> Result<Vec<u8>> {
    Base64UrlUnpadded::decode_vec(part)
        .map_err(|_| Error::encoding(field, "it is not base64url without padding, as RFC 7515 has it"))
}

fn too_long() -> Error {
    Error::encoding("the token", format!("it has more than {LONGEST} bytes"))
}

/// Returns the algorithm that a header names. Returns an error for the parameters `crit` and `b64`, because they would
/// change which data is signed.
fn check_header(header: &Map<String, Value>, is_known: impl Fn(&str) -> bool, allowed: &str) -> Result<String> {
    for name in ["crit", "b64"] {
        if header.contains_key(name) {
            return Err(Error::unsupported(HEADER, name, "headers without it"));
        }
    }
    match header.get("alg") {
        Some(Value::String(alg)) if is_known(alg) => Ok(alg.clone()),
        Some(Value::String(alg)) => {
            Err(Error::unsupported("the algorithm of the token (alg)", json::quoted(alg), allowed.to_owned()))
        }
        _ => Err(Error::encoding(HEADER, "the algorithm (alg) is missing, or is not text")),
    }
}

/// Returns true if a header says that the payload is a JWT, which is a JSON object (RFC 7519, section 5.1, and RFC
/// 8725, section 3.11).
fn is_jwt(header: &Map<String, Value>) -> Result<bool> {
    match header.get("typ") {
        None => Ok(false),
        Some(Value::String(kind)) => {
            let kind = kind.to_ascii_lowercase();
            let kind = kind.split(';').next().unwrap_or_default().trim();
            Ok(matches!(kind, "jwt" | "application/jwt") || kind.ends_with("+jwt"))
        }
        Some(_) => Err(Error::encoding(HEADER, "the type (typ) is not text")),
    }
}

/// Returns the times between which a payload is valid, in seconds since 1970, if the payload is a JSON object.
fn times(header: &Map<String, Value>, payload: &[u8]) -> Result<(Option<f64>, Option<f64>)> {
    // Different readers of JSON skip different characters before an object. All these characters are skipped here:
    // white space, byte order marks, and zero bytes, which are parts of UTF-16 and UTF-32.
    let left_out = |byte: &u8| byte.is_ascii_whitespace() || matches!(byte, 0 | 0xef | 0xbb | 0xbf | 0xfe | 0xff);
    let begins_as_object = payload.iter().find(|byte| !left_out(byte)) == Some(&b'{');
    if !is_jwt(header)? && !begins_as_object {
        return Ok((None, None));
    }
    let claims = json::object(payload, PAYLOAD)?;
    let time = |name| match claims.get(name) {
        None => Ok(None),
        Some(value) => match value.as_f64().filter(|time| time.is_finite()) {
            Some(time) => Ok(Some(time)),
            None => Err(Error::encoding(PAYLOAD, format!("{name} is not a number of seconds"))),
        },
    };
    Ok((time("nbf")?, time("exp")?))
}

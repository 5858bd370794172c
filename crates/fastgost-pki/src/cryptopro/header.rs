//! Reads `header.key` of a container.
use super::{A, BITS, Parameters, Z, imit};
use crate::{
    Error, Result,
    ber::{self, Parts, tag},
};
use der::{
    DateTime, Decode,
    asn1::{GeneralizedTime, ObjectIdentifier},
};

const FIELD: &str = "header.key";

/// The parts of `header.key` that this crate uses.
pub(super) struct Header {
    pub(super) name: Option<Vec<u8>>,
    pub(super) parameters: Parameters,
    /// The checksum of the password, if there is a password.
    pub(super) password: Option<Vec<u8>>,
    pub(super) certificate: Option<Vec<u8>>,
    /// The first bytes of the public key.
    pub(super) fingerprint: [u8; 8],
    pub(super) period: Option<KeyPeriod>,
    /// True if the container has a second key. In such a container, one key is for key exchange, and the other key is
    /// for signatures.
    pub(super) has_second_key: bool,
    /// True if the header's checksum is right.
    pub(super) intact: bool,
}

/// The period in which CryptoPro's programs use a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyPeriod {
    /// The first moment of the period.
    pub not_before: Option<DateTime>,
    /// The last moment of the period.
    pub not_after: Option<DateTime>,
}

impl Header {
    pub(super) fn read(bytes: &[u8]) -> Result<Self> {
        ber::checked(bytes, FIELD)?;
        let mut parts = Parts::of(bytes, tag::SEQUENCE, FIELD)?;
        let content = parts.element()?;
        let mac = parts.content(tag::OCTET_STRING)?;
        parts.end()?;
        let mut header = Self::content(content)?;
        let sbox = if header.parameters.is_old() { A } else { Z };
        header.intact = imit(&[0; 32], sbox, &[0; 8], content)?.verify(mac).is_ok();
        Ok(header)
    }

    fn content(element: &[u8]) -> Result<Self> {
        let mut parts = Parts::of(element, tag::SEQUENCE, FIELD)?;
        parts.optional(tag::context(0))?;
        let name = parts.optional(IA5)?.map(<[u8]>::to_vec);
        refuse_kinds(parts.content(BITS)?)?;
        let parameters = Parameters::read(parts.content(tag::SEQUENCE)?, FIELD)?;
        let mut optional = |number| match parts.optional(tag::context_primitive(number))? {
            None => parts.optional(tag::context(number)),
            content => Ok(content),
        };
        let password = optional(2)?.map(<[u8]>::to_vec);
        let second = [optional(3)?, optional(4)?];
        let certificate = optional(5)?.map(<[u8]>::to_vec);
        let second_certificate = optional(6)?;
        // The fields 7 to 9 name other places where the container is stored, and have further certificates. This code
        // skips these fields.
        for number in 7..=9 {
            optional(number)?;
        }
        let fingerprint =
            optional(10)?.ok_or_else(|| Error::encoding(FIELD, "the fingerprint of the key is missing"))?;
        let second_fingerprint = optional(11)?;
        let has_second_key =
            second.into_iter().chain([second_certificate, second_fingerprint]).any(|part| part.is_some());
        // The next two fields have the policy for passwords and the level of security. This code skips both fields.
        parts.optional(tag::OID)?;
        parts.optional(tag::INTEGER)?;
        let extensions = parts.optional(tag::context(12))?.unwrap_or_default();
        parts.optional(tag::context_primitive(13))?;
        parts.end()?;
        let period = period(extensions, parameters.permissions.exchange());
        let fingerprint = super::array(fingerprint, FIELD)?;
        Ok(Self { name, parameters, password, certificate, fingerprint, period, has_second_key, intact: false })
    }
}

/// The tag of IA5String.
pub(super) const IA5: u32 = 22;

/// Rejects a container whose attributes say that its files have no key.
fn refuse_kinds(attributes: &[u8]) -> Result<()> {
    let bits = attributes.get(1).copied().unwrap_or_default();
    let given = match bits {
        _ if bits & 0x20 != 0 => "a container without a primary key",
        _ if bits & 0x10 != 0 => "a container whose key stays in a token (FKC)",
        _ => return Ok(()),
    };
    Err(Error::unsupported(FIELD, given, "containers whose key is in their files"))
}

/// Returns the period of the key. The key is for key exchange if `exchange` is true, and for signatures otherwise.
/// Nothing depends on the period, so a period in an unknown form counts as absent.
fn period(extensions: &[u8], exchange: bool) -> Option<KeyPeriod> {
    const SIGNATURE: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.643.2.2.37.3.9");
    const EXCHANGE: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.643.2.2.37.3.10");
    let wanted = if exchange { EXCHANGE } else { SIGNATURE };
    let mut all = Parts::within(within_a_set(extensions), FIELD);
    while !all.is_empty() {
        let mut one = Parts::within(all.content(tag::SEQUENCE).ok()?, FIELD);
        if one.decode::<ObjectIdentifier>().ok()? != wanted {
            continue;
        }
        let value = within_a_set(one.content(tag::OCTET_STRING).ok()?);
        let mut times = Parts::of(value, tag::SEQUENCE, FIELD).ok()?;
        let mut at = |number| times.optional(tag::context_primitive(number)).ok().flatten().map(time);
        return Some(KeyPeriod { not_before: at(0).flatten(), not_after: at(1).flatten() });
    }
    None
}

/// Returns the content of the SET, if `elements` is a SET, because one program puts the elements into a SET. Otherwise
/// returns `elements` unchanged.
fn within_a_set(elements: &[u8]) -> &[u8] {
    Parts::of(elements, tag::SET, FIELD).map_or(elements, |inner| inner.rest())
}

/// Reads a GeneralizedTime, without the fractions of seconds that CryptoPro writes.
fn time(content: &[u8]) -> Option<DateTime> {
    let seconds = content.get(..14)?;
    let (b"Z", fraction) = content.get(14..)?.split_last().map(|(last, rest)| (std::slice::from_ref(last), rest))?
    else {
        return None;
    };
    if !fraction.is_empty() && (fraction[0] != b'.' || !fraction[1..].iter().all(u8::is_ascii_digit)) {
        return None;
    }
    let whole = ber::tlv(GENERALIZED_TIME, &[seconds, b"Z"]);
    GeneralizedTime::from_der(&whole).ok().map(|time| time.to_date_time())
}

const GENERALIZED_TIME: u32 = 24;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times() {
        for (text, right) in [
            ("20390902210846.768Z", true),
            ("20390902210846Z", true),
            ("20390902210846.Z", true),
            ("20390902210846", false),
            ("20391302210846Z", false),
            ("20390902210846,7Z", false),
            ("20390902210846.7xZ", false),
            ("2039", false),
        ] {
            let time = time(text.as_bytes()).map(|time| time.to_string());
            assert_eq!(time.as_deref(), right.then_some("2039-09-02T21:08:46Z"), "{text}");
        }
    }

    /// The period must be found with and without a SET around the extensions, and with and without a SET around the
    /// value of an extension.
    #[test]
    fn periods() {
        let value = b"\x30\x11\x80\x0f20390902210846Z";
        let oid = b"\x06\x08\x2a\x85\x03\x02\x02\x25\x03\x09";
        for (around, within) in [(false, false), (true, false), (false, true)] {
            let value = if within { ber::tlv(tag::SET, &[value]) } else { value.to_vec() };
            let one = ber::sequence(&[oid, &ber::tlv(tag::OCTET_STRING, &[&value])]);
            let all = if around { ber::tlv(tag::SET, &[&one]) } else { one };
            assert!(period(&all, false).is_some_and(|p| p.not_before.is_some() && p.not_after.is_none()));
            assert_eq!(period(&all, true), None);
            assert_eq!(period(&all[1..], false), None);
        }
    }
}

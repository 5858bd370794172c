//! Reads and writes the parameters of ciphers in AlgorithmIdentifiers, in DER (RFC 4357, section 10.1, and RFC 9337,
//! section 7.3).
use super::{Kind, Spec};
use crate::{
    error::{Error, Reason, Result},
    sboxes,
};
use der::{
    Decode, Encode, EncodeValue, Header, Reader, SliceReader, SliceWriter, Tag,
    asn1::{ObjectIdentifier, OctetStringRef},
};
use fastgost::{ParameterSet, keys::element};

/// The number of bytes in the seed. In CTR-ACPKM, the user keying material (UKM) is the IV, followed by the seed.
pub(super) const SEED: usize = 8;

/// The values in the parameters of a cipher's AlgorithmIdentifier.
pub(super) struct Parameters {
    pub(super) iv: Vec<u8>,
    pub(super) seed: Option<[u8; SEED]>,
    pub(super) set: Option<&'static ParameterSet>,
}

/// Returns the ASN.1 form of the cipher's parameters, or `None` if the cipher has no parameters. If the cipher has no
/// object identifier, its mode of operation decides the form.
fn form(spec: &Spec) -> Option<Form> {
    match (spec.kind(), spec.sbox, spec.row.section_size_in_containers()) {
        (_, Some(_), _) if spec.iv() > 0 => Some(Form::WithSet),
        (Kind::Stream | Kind::WithMac, _, Some(_)) => Some(Form::Material),
        (Kind::Blocks | Kind::Stream, None, _) if spec.iv() > 0 => Some(Form::Iv),
        _ => None,
    }
}

enum Form {
    /// A sequence of the IV and the object identifier of the S-box set.
    WithSet,
    /// A sequence with one string. The string has the IV and then the seed.
    Material,
    /// Only the IV, without a sequence. OpenSSL's own ciphers have this form.
    Iv,
}

pub(super) fn encode(spec: &Spec, iv: &[u8], seed: [u8; SEED], set: Option<&ParameterSet>) -> Result<Option<Vec<u8>>> {
    let internal = |error: der::Error| Error::new(Reason::Internal, error.to_string());
    let oid =
        |set: &ParameterSet| ObjectIdentifier::new(set.oid).map_err(|_| Error::state("a set without an identifier"));
    let mut material = iv.to_vec();
    let encoded = match form(spec) {
        None => return Ok(None),
        Some(Form::Iv) => OctetStringRef::new(iv).and_then(|iv| iv.to_der()).map_err(internal)?,
        Some(Form::Material) => {
            material.extend_from_slice(&seed);
            sequence(&[&OctetStringRef::new(&material).map_err(internal)?]).map_err(internal)?
        }
        Some(Form::WithSet) => {
            let set = oid(set.ok_or_else(|| Error::state("no S-box set"))?)?;
            sequence(&[&OctetStringRef::new(iv).map_err(internal)?, &set]).map_err(internal)?
        }
    };
    Ok(Some(encoded))
}

/// Returns a SEQUENCE of these parts.
fn sequence(parts: &[&dyn Part]) -> der::Result<Vec<u8>> {
    let length = parts.iter().try_fold(der::Length::ZERO, |sum, part| sum + part.length()?)?;
    let header = Header::new(Tag::Sequence, length);
    let mut bytes = vec![0; usize::try_from((header.encoded_len()? + length)?)?];
    let mut writer = SliceWriter::new(&mut bytes);
    header.encode(&mut writer)?;
    parts.iter().try_for_each(|part| part.write(&mut writer))?;
    writer.finish()?;
    Ok(bytes)
}

/// An element of a sequence.
trait Part {
    fn length(&self) -> der::Result<der::Length>;
    fn write(&self, writer: &mut SliceWriter<'_>) -> der::Result<()>;
}

impl<T: Encode + EncodeValue> Part for T {
    fn length(&self) -> der::Result<der::Length> {
        self.encoded_len()
    }
    fn write(&self, writer: &mut SliceWriter<'_>) -> der::Result<()> {
        self.encode(writer)
    }
}

pub(super) fn decode(spec: &Spec, der: &[u8]) -> Result<Parameters> {
    let allowed = match form(spec) {
        None => return Err(Error::new(Reason::Format, "this cipher has no parameters in algorithm identifiers")),
        Some(Form::Iv) => format!("a string of {} bytes", spec.iv()),
        Some(Form::Material) => format!("a sequence of one string of {} bytes", spec.iv() + SEED),
        Some(Form::WithSet) => format!("a sequence of a string of {} bytes and an S-box set", spec.iv()),
    };
    let bad = |_: der::Error| {
        Error::new(Reason::Format, format!("the cipher's parameters are malformed; allowed: {allowed}"))
    };
    element::check(der).map_err(|_| bad(der::ErrorKind::Failed.into()))?;
    let (bytes, oid) = match form(spec) {
        Some(Form::Iv) => (<&OctetStringRef>::from_der(der).map_err(bad)?.as_bytes().to_vec(), None),
        Some(Form::Material) => (elements(der, false).map_err(bad)?.0, None),
        _ => elements(der, true).map_err(bad)?,
    };
    let seed = matches!(form(spec), Some(Form::Material)).then_some(SEED);
    if bytes.len() != spec.iv() + seed.unwrap_or(0) {
        return Err(Error::new(Reason::Format, format!("the cipher's IV has the wrong length; allowed: {allowed}")));
    }
    let (iv, rest) = bytes.split_at(spec.iv());
    let set = oid.map(|oid| sboxes::from_text(&oid.to_string())).transpose()?;
    Ok(Parameters { iv: iv.to_vec(), seed: rest.try_into().ok(), set })
}

/// Reads a sequence, and returns its string. If `with_oid` is set, an object identifier follows the string, and is
/// returned too.
fn elements(der: &[u8], with_oid: bool) -> der::Result<(Vec<u8>, Option<ObjectIdentifier>)> {
    let mut reader = SliceReader::new(der)?;
    let found = reader.sequence(|reader| {
        let bytes = <&OctetStringRef>::decode(reader)?.as_bytes().to_vec();
        let oid = if with_oid { Some(ObjectIdentifier::decode(reader)?) } else { None };
        Ok::<_, der::Error>((bytes, oid))
    })?;
    reader.finish()?;
    Ok(found)
}

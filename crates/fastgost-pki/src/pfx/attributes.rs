//! Reads the attributes of bags. A bag is a key, a certificate or another object in a PFX.
use super::{read::within, structure::Attribute};
use crate::{Error, Result, oid};
use der::{
    Tag, Tagged,
    asn1::{AnyRef, OctetStringRef},
};

/// Returns the name (`friendlyName`) and the key identifier (`localKeyId`) from the attributes of a bag. Attributes of
/// other types are for other programs, so they are skipped.
pub(super) fn attributes(set: Option<AnyRef<'_>>) -> Result<(Option<String>, Option<Vec<u8>>)> {
    const FIELD: &str = "the attributes of a SafeBag";
    let (mut name, mut id) = (None, None);
    let Some(set) = set else { return Ok((name, id)) };
    if set.tag() != Tag::Set {
        return Err(Error::encoding(FIELD, "they are not a SET"));
    }
    for attribute in within(set, FIELD)? {
        let attribute: Attribute<'_> = attribute?.decode_as().map_err(|e| Error::der(FIELD, e))?;
        let Some(value) = within(attribute.values, FIELD)?.next().transpose()? else { continue };
        match attribute.id {
            oid::FRIENDLY_NAME => name = Some(text(value)?),
            oid::LOCAL_KEY_ID => {
                let value = value.decode_as::<&OctetStringRef>().map_err(|e| Error::der("localKeyId", e))?;
                id = Some(value.as_bytes().to_vec());
            }
            _ => {}
        }
    }
    Ok((name, id))
}

/// Reads a BMPString, or a string of one of the other types that some programs write in place of a BMPString.
fn text(value: AnyRef<'_>) -> Result<String> {
    let bytes = value.value();
    let text = match value.tag() {
        Tag::BmpString if bytes.len().is_multiple_of(2) => {
            let units: Vec<u16> = bytes.chunks_exact(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]])).collect();
            String::from_utf16(&units).ok()
        }
        Tag::Utf8String | Tag::PrintableString | Tag::Ia5String => str::from_utf8(bytes).ok().map(str::to_owned),
        _ => None,
    };
    text.ok_or_else(|| Error::encoding("friendlyName", "it is not a BMPString"))
}

//! XAdES-BES (ETSI TS 101 903, EN 319 132-1). The signed properties of XAdES-BES name the signer's certificate and the
//! claimed time.
use crate::{
    Limits,
    algorithm::{self, DSIG, uris},
    c14n::Subset,
    error::{encoding, quoted, refused, unsupported},
    escape::escape_text,
    ids::Ids,
    limits::Budget,
    reference,
    signature::{Reference, Signature, Transform, base64},
    tree::{self, NONE, Node, is_dsig, label},
};
use base64ct::{Base64, Encoding as _};
use fastgost_pki::{Result, cms::DigestAlgorithm, x509::Certificate};

/// The namespace of the properties of XAdES.
pub(crate) const XADES: &str = "http://uri.etsi.org/01903/v1.3.2#";
/// The value of `Type` in a reference to signed properties.
const TYPE: &str = "http://uri.etsi.org/01903#SignedProperties";
/// The number of steps that each ancestor of an element costs. [`reference::covers`] looks at each ancestor twice.
const WALKED: usize = 8;
/// The namespaces of all versions of XAdES begin with this text. In older versions of XAdES, the types of references
/// also begin with this text.
const VERSIONS: &str = "http://uri.etsi.org/01903/";

/// The signed properties of a signature. The properties are the signer's statements that this crate uses.
#[derive(Debug, Default)]
pub(crate) struct Properties {
    pub time: Option<String>,
    /// Digests of certificates. The signer's certificate must be one of these certificates. If there are no digests,
    /// the properties allow any certificate.
    certificates: Vec<(DigestAlgorithm, Vec<u8>)>,
}

impl Properties {
    /// If the target of a reference is signed properties, reads these properties, whatever the `Type` of the reference
    /// is. The properties must be in `QualifyingProperties` in an `Object` of the signature. Signed properties at any
    /// other place are refused: they would be signed, but would have no effect. If a reference has the `Type` of signed
    /// properties, but its target is something else, the reference is refused, too. Properties of older versions are
    /// also refused.
    pub fn read(
        reference: &Reference<'_>,
        target: Node<'_>,
        signature: &Signature<'_>,
        limits: &Limits,
        budget: &mut Budget,
    ) -> Result<Option<Self>> {
        let above: Vec<_> = target.ancestors().skip(1).take(3).collect();
        let placed = match above[..] {
            [qualifying, object, own] => {
                is(qualifying, "QualifyingProperties") && is_dsig(object, "Object") && own == signature.node
            }
            _ => false,
        };
        let placed = placed && is(target, "SignedProperties");
        if is_older(target) {
            return Err(unsupported("the version of XAdES", tree::namespace(target), XADES));
        }
        if !placed {
            let of_a_type = reference.kind.filter(|kind| *kind == TYPE || kind.starts_with(VERSIONS));
            match of_a_type {
                Some(older) if older != TYPE => return Err(unsupported("the version of XAdES", older, TYPE)),
                None if !is(target, "SignedProperties") => return Ok(None),
                _ => {}
            }
        }
        if !placed {
            let problem = "a Reference is to signed properties, or has their type; allowed: SignedProperties in QualifyingProperties in an \
                           Object of the signature";
            return Err(encoding(label(target), problem));
        }
        let id = tree::attribute(signature.node, "Id").map(|id| format!("#{id}"));
        let said = target.parent().and_then(|qualifying| tree::attribute(qualifying, "Target"));
        if said.is_none() || said != id.as_deref() {
            return Err(refused("the properties are of another signature: their Target is not its Id"));
        }
        if !reference.transforms.iter().all(|one| matches!(one, Transform::Canonical(_))) {
            return Err(refused("the reference to signed properties has other transforms than canonical XML"));
        }
        let (mut found, mut twice) = (Self::default(), false);
        for group in tree::elements(target)?.into_iter().filter(|node| is(*node, "SignedSignatureProperties")) {
            for property in tree::elements(group)? {
                if is(property, "SigningTime") {
                    let time = tree::text(property)?.trim();
                    if !is_time(time) {
                        let allowed = "a date and a time such as 2026-12-31T23:59:59Z";
                        return Err(encoding(
                            label(property),
                            format!("{} is no time; allowed: {allowed}", quoted(time)),
                        ));
                    }
                    twice |= found.time.replace(time.to_owned()).is_some();
                } else if is(property, "SigningCertificate") || is(property, "SigningCertificateV2") {
                    let all = tree::elements(property)?;
                    if all.is_empty() || all.len() > limits.certificates {
                        let problem =
                            format!("it names {} certificates; allowed: 1 to {}", all.len(), limits.certificates);
                        return Err(encoding(label(property), problem));
                    }
                    twice |= !found.certificates.is_empty();
                    found.certificates =
                        all.into_iter().map(|one| cert_digest(one, limits, budget)).collect::<Result<_>>()?;
                }
                if twice {
                    return Err(encoding(label(property), "the signed properties have it twice; allowed: once"));
                }
            }
        }
        Ok(Some(found))
    }

    /// Returns the hash functions that made the digests of certificates.
    pub fn algorithms(&self) -> impl Iterator<Item = DigestAlgorithm> {
        self.certificates.iter().map(|(algorithm, _)| *algorithm)
    }

    /// Returns whether the properties allow this certificate as the signer's certificate. Each hash function hashes the
    /// certificate only once.
    pub fn name(&self, certificate: &Certificate) -> Result<bool> {
        let mut known: Vec<(DigestAlgorithm, Vec<u8>)> = Vec::new();
        for algorithm in self.algorithms() {
            if known.iter().all(|(one, _)| *one != algorithm) {
                known.push((algorithm, hashed(algorithm, certificate.as_der())?));
            }
        }
        Ok(self.certificates.is_empty() || self.certificates.iter().any(|one| known.contains(one)))
    }
}

/// For each reference of a signature, returns the nodes that the reference selects. The function also returns the
/// signed properties of the signature. The caller must not trust the nodes and the properties yet, because nothing is
/// verified.
pub(crate) fn selected<'a>(
    signature: &Signature<'a>,
    ids: &Ids<'a>,
    limits: &Limits,
    budget: &mut Budget,
) -> Result<(Vec<Subset<'a>>, Option<Properties>)> {
    let (mut subsets, mut properties) = (Vec::new(), None);
    for one in &signature.references {
        let target = reference::target(one, signature, ids)?;
        subsets.push(reference::subset(one, signature, target));
        if let Some(found) = Properties::read(one, target, signature, limits, budget)?
            && properties.replace(found).is_some()
        {
            return Err(refused("several references are to signed properties; allowed: one"));
        }
    }
    Ok((subsets, properties))
}

/// Refuses signed properties of any XAdES version if the signature signs them, but this crate does not read them.
/// This crate reads signed properties only if they are the target of a reference. Signed properties of another
/// signature are allowed if `signature` signs the whole other signature.
pub(crate) fn refuse_hidden<'a>(signature: &Signature<'a>, subsets: &[Subset<'a>], budget: &mut Budget) -> Result<()> {
    let named = |node: &Node<'_>| is(*node, "SignedProperties") || is_older(*node);
    for node in signature.node.document().descendants().filter(named) {
        budget.spend(WALKED * node.ancestors().count() * (1 + 2 * subsets.len()))?;
        let mut signed = subsets.iter().filter(|subset| reference::covers(subset, node)).peekable();
        if signed.peek().is_none() || subsets.iter().any(|subset| subset.top == node) {
            continue;
        }
        let others = other_signature(node, signature, budget)?;
        if signed.any(|subset| !others.is_some_and(|whose| reference::covers(subset, whose))) {
            return Err(refused(
                "signed properties are signed as a part of something else; allowed: a reference to SignedProperties, and another \
                 signature as a whole",
            ));
        }
    }
    Ok(())
}

/// Returns the other signature that contains the signed properties `node`. The Target of the properties must be the Id
/// of the other signature, and this Id must not be the Id of the signature `own`.
fn other_signature<'a>(node: Node<'a>, own: &Signature<'a>, budget: &mut Budget) -> Result<Option<Node<'a>>> {
    let target = node.parent().and_then(|qualifying| tree::attribute(qualifying, "Target")).unwrap_or(NONE);
    budget.spend(target.len())?;
    let Some(id) = target.trim().strip_prefix('#') else { return Ok(None) };
    if tree::attribute(own.node, "Id") == Some(id) {
        return Ok(None);
    }
    for above in node.ancestors().filter(|above| is_dsig(*above, "Signature") && *above != own.node) {
        budget.spend(above.attributes().len() + id.len())?;
        if tree::attribute(above, "Id") == Some(id) {
            return Ok(Some(above));
        }
    }
    Ok(None)
}

/// Returns whether the node is the element `SignedProperties` of another version of XAdES.
fn is_older(node: Node<'_>) -> bool {
    let uri = tree::namespace(node);
    node.tag_name().name() == "SignedProperties" && uri != XADES && uri.starts_with(VERSIONS)
}

/// Returns whether the text is a time in the form of XML Schema (`dateTime`). The year must have four digits and no
/// sign. The time may have a fraction of a second and a time zone.
fn is_time(text: &str) -> bool {
    let two = |text: &str, most: u8| text.parse().is_ok_and(|number: u8| number <= most);
    let shape: String = text.chars().map(|c| if c.is_ascii_digit() { '0' } else { c }).collect();
    let Some(rest) = shape.strip_prefix("0000-00-00T00:00:00") else { return false };
    let rest = match rest.strip_prefix('.') {
        Some(parts) if parts.starts_with('0') => parts.trim_start_matches('0'),
        Some(_) => return false,
        None => rest,
    };
    let part = |start: usize| text.get(start..start + 2).unwrap_or_default();
    let zone = text.len().checked_sub(5).is_some_and(|start| two(part(start), 14) && two(part(start + 3), 59));
    let positive = |start, most| two(part(start), most) && part(start) != "00";
    positive(5, 12)
        && positive(8, 31)
        && [(11, 24), (14, 59), (17, 60)].iter().all(|(start, most)| two(part(*start), *most))
        && (matches!(rest, "" | "Z") || (matches!(rest, "+00:00" | "-00:00") && zone))
}

/// Whether the node is the element of XAdES with this name.
pub(crate) fn is(node: Node<'_>, name: &str) -> bool {
    node.is_element() && node.tag_name().name() == name && tree::namespace(node) == XADES
}

/// Returns the `QualifyingProperties` of a signature, from one of its `Object` elements. The Target of the
/// `QualifyingProperties` must be the Id of the signature.
pub(crate) fn qualifying<'a>(signature: &Signature<'a>) -> Result<Option<Node<'a>>> {
    let Some(id) = tree::attribute(signature.node, "Id") else { return Ok(None) };
    let mut found = None;
    for object in signature.node.children().filter(|child| is_dsig(*child, "Object")) {
        let own = |node: &Node<'_>| {
            is(*node, "QualifyingProperties")
                && tree::attribute(*node, "Target").and_then(|target| target.strip_prefix('#')) == Some(id)
        };
        for properties in object.children().filter(own) {
            if found.replace(properties).is_some() {
                return Err(refused("the signature has several QualifyingProperties; allowed: one"));
            }
        }
    }
    Ok(found)
}

/// Returns the groups of unsigned properties of a signature (the elements `UnsignedSignatureProperties`).
pub(crate) fn unsigned<'a>(signature: &Signature<'a>) -> Result<Vec<Node<'a>>> {
    let mut groups = Vec::new();
    if let Some(properties) = qualifying(signature)? {
        for unsigned in properties.children().filter(|child| is(*child, "UnsignedProperties")) {
            groups.extend(unsigned.children().filter(|child| is(*child, "UnsignedSignatureProperties")));
        }
    }
    Ok(groups)
}

/// Returns the digest of a `Cert`. A `Cert` also has the issuer and the serial number of the certificate, but this
/// function ignores them. The issuer and the serial number can be written in many ways, and say nothing that the digest
/// does not say.
fn cert_digest(node: Node<'_>, limits: &Limits, budget: &mut Budget) -> Result<(DigestAlgorithm, Vec<u8>)> {
    let parts = tree::elements(node)?;
    let digest = parts.first().filter(|part| is(node, "Cert") && is(**part, "CertDigest"));
    let parts = digest.map_or(Ok(Vec::new()), |digest| tree::elements(*digest))?;
    match parts[..] {
        [method, value] if is_dsig(method, "DigestMethod") && is_dsig(value, "DigestValue") => {
            Ok((algorithm::digest(tree::required(method, "Algorithm")?)?, base64(value, limits, budget)?))
        }
        _ => Err(encoding(label(node), "it is not Cert with CertDigest, and in this DigestMethod and DigestValue")),
    }
}

fn hashed(algorithm: DigestAlgorithm, bytes: &[u8]) -> Result<Vec<u8>> {
    let mut hash = algorithm.hasher()?;
    hash.update(bytes);
    Ok(hash.finalize_reset().to_vec())
}

/// Two parts of a new signature: the reference to the signed properties, and the `Object` that contains the properties.
pub(crate) struct Written {
    pub reference: String,
    pub object: String,
}

/// Writes the signed properties of a new signature, and the reference to them. `digest` is the digest in this
/// reference.
pub(crate) fn written(
    signature_id: &str,
    time: &str,
    certificate: &Certificate,
    algorithm: DigestAlgorithm,
    transform: &str,
    digest: &[u8],
) -> Result<Written> {
    let (digest_uri, _) = uris(algorithm);
    let mut issuer = String::new();
    escape_text(&certificate.issuer().to_string(), &mut issuer);
    let id = format!("{signature_id}-properties");
    let reference = format!(
        "<ds:Reference Type=\"{TYPE}\" URI=\"#{id}\"><ds:Transforms>{transform}</ds:Transforms>\
         <ds:DigestMethod Algorithm=\"{digest_uri}\"/><ds:DigestValue>{}</ds:DigestValue></ds:Reference>",
        Base64::encode_string(digest)
    );
    let object = format!(
        "<ds:Object><xades:QualifyingProperties xmlns:xades=\"{XADES}\" Target=\"#{signature_id}\"><xades:SignedProperties Id=\"{id}\">\
         <xades:SignedSignatureProperties><xades:SigningTime>{time}</xades:SigningTime><xades:SigningCertificate><xades:Cert>\
         <xades:CertDigest><ds:DigestMethod xmlns:ds=\"{DSIG}\" Algorithm=\"{digest_uri}\"/><ds:DigestValue \
         xmlns:ds=\"{DSIG}\">{}</ds:DigestValue></xades:CertDigest><xades:IssuerSerial><ds:X509IssuerName \
         xmlns:ds=\"{DSIG}\">{issuer}</ds:X509IssuerName><ds:X509SerialNumber xmlns:ds=\"{DSIG}\">{}</ds:X509SerialNumber>\
         </xades:IssuerSerial></xades:Cert></xades:SigningCertificate></xades:SignedSignatureProperties></xades:SignedProperties>\
         </xades:QualifyingProperties></ds:Object>",
        Base64::encode_string(&hashed(algorithm, certificate.as_der())?),
        decimal(certificate.serial_number().as_bytes()),
    );
    Ok(Written { reference, object })
}

/// Writes a serial number, which is big-endian, in decimal digits.
fn decimal(bytes: &[u8]) -> String {
    let mut digits = vec![0u16];
    for byte in bytes {
        let mut carry = u16::from(*byte);
        for digit in &mut digits {
            carry += *digit * 256;
            *digit = carry % 10;
            carry /= 10;
        }
        while carry > 0 {
            digits.push(carry % 10);
            carry /= 10;
        }
    }
    digits.iter().rev().filter_map(|digit| char::from_digit(u32::from(*digit), 10)).collect()
}

/// Checks that an identifier needs no escapes in XML.
pub(crate) fn check_id(id: &str) -> Result<()> {
    let name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.');
    match id.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') && id.chars().all(name) {
        true => Ok(()),
        false => Err(fastgost_pki::Error::Usage(
            format!(
                "the Id of the signature, {}, is no name; allowed: a letter, then letters, digits, _, - and .",
                quoted(id)
            )
            .into(),
        )),
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn times() {
        for (text, right) in [
            ("2026-12-31T23:59:59Z", true),
            ("2026-12-31T23:59:59", true),
            ("2026-12-31T23:59:59.123+03:00", true),
            ("2026-12-31T23:59:59-14:00", true),
            ("1999", false),
            ("", false),
            ("2026-13-31T23:59:59Z", false),
            ("2026-12-00T23:59:59Z", false),
            ("2026-12-31T23:60:59Z", false),
            ("2026-12-31T23:59:59.Z", false),
            ("2026-12-31T23:59:59+15:00", false),
            ("2026-12-31T23:59:59ZZ", false),
            ("2026-12-31 23:59:59Z", false),
            ("\u{660}026-12-31T23:59:59Z", false),
        ] {
            assert_eq!(super::is_time(text), right, "{text}");
        }
    }

    #[test]
    fn decimal_numbers() {
        for (bytes, text) in
            [(&[0][..], "0"), (&[1, 0], "256"), (&[0xff; 16], "340282366920938463463374607431768211455")]
        {
            assert_eq!(super::decimal(bytes), text);
        }
    }
}

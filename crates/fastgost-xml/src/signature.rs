//! Reads the contents of a `Signature`. If an element is at a place where the standard does not allow it, the module
//! returns an error.
use crate::{
    Limits,
    algorithm::{self, ENVELOPED, SMEV, WITHOUT_SIGNATURES, XPATH},
    c14n::Method,
    error::{encoding, refused, unsupported},
    ids::Ids,
    limits::Budget,
    tree::{self, Node, is_dsig, label},
};
use base64ct::{Base64, Encoding as _};
use fastgost::keys::x509::SignatureAlgorithm;
use fastgost_pki::{Result, cms::DigestAlgorithm};

/// A signature that was read. The signature was only parsed, so nothing in it is verified yet.
pub(crate) struct Signature<'a> {
    pub node: Node<'a>,
    pub signed_info: Node<'a>,
    pub method: Method,
    pub algorithm: SignatureAlgorithm,
    pub references: Vec<Reference<'a>>,
    pub value: Vec<u8>,
    pub value_node: Node<'a>,
    /// The elements that contain the certificates. Only the method `certificates` decodes the certificates.
    certificates: Vec<Node<'a>>,
}

/// A reference to signed data.
pub(crate) struct Reference<'a> {
    pub uri: &'a str,
    /// The `Type` of the reference.
    pub kind: Option<&'a str>,
    pub transforms: Vec<Transform>,
    pub algorithm: DigestAlgorithm,
    pub digest: Vec<u8>,
}

pub(crate) enum Transform {
    Enveloped,
    /// The expression `not(ancestor-or-self::dsig:Signature)`.
    WithoutSignatures,
    Canonical(Method),
    Smev,
}

impl<'a> Signature<'a> {
    /// Reads a `Signature`.
    pub fn read(node: Node<'a>, ids: &Ids<'a>, limits: &Limits, budget: &mut Budget) -> Result<Self> {
        budget.spend(8 * node.ancestors().count())?;
        if let Some(outer) =
            node.ancestors().skip(1).find(|outer| is_dsig(*outer, "SignedInfo") || is_dsig(*outer, "KeyInfo"))
        {
            return Err(refused(format!("the signature stands in {}, where none is allowed", label(outer))));
        }
        let children = tree::elements(node)?;
        let [signed_info, value, rest @ ..] = &children[..] else {
            return Err(encoding(label(node), "it has not SignedInfo and SignatureValue"));
        };
        expect(*signed_info, "SignedInfo")?;
        expect(*value, "SignatureValue")?;
        let key_info = rest.first().filter(|child| is_dsig(**child, "KeyInfo"));
        for child in rest.iter().skip(usize::from(key_info.is_some())) {
            expect(*child, "Object")?;
        }
        let parts = tree::elements(*signed_info)?;
        let [canonicalization, method, references @ ..] = &parts[..] else {
            return Err(encoding("SignedInfo", "it has not CanonicalizationMethod, SignatureMethod and a Reference"));
        };
        expect(*canonicalization, "CanonicalizationMethod")?;
        expect(*method, "SignatureMethod")?;
        expect_empty(*method)?;
        match references.len() {
            0 => return Err(encoding("SignedInfo", "it has no Reference, so nothing is signed")),
            many => at_most("SignedInfo", "references", many, limits.references)?,
        }
        Ok(Self {
            node,
            signed_info: *signed_info,
            method: Method::required(*canonicalization, limits)?,
            algorithm: algorithm::signature(tree::required(*method, "Algorithm")?)?,
            references: references.iter().map(|one| Reference::read(*one, limits, budget)).collect::<Result<_>>()?,
            value: base64(*value, limits, budget)?,
            value_node: *value,
            certificates: key_info.map_or(Ok(Vec::new()), |info| certificates(*info, ids, limits))?,
        })
    }

    /// Reads the certificates in the signature, in DER.
    pub fn certificates(&self, limits: &Limits, budget: &mut Budget) -> Result<Vec<Vec<u8>>> {
        self.certificates.iter().map(|one| base64(*one, limits, budget)).collect()
    }
}

impl<'a> Reference<'a> {
    fn read(node: Node<'a>, limits: &Limits, budget: &mut Budget) -> Result<Self> {
        expect(node, "Reference")?;
        let parts = tree::elements(node)?;
        let (transforms, method, value) = match parts[..] {
            [method, value] => (None, method, value),
            [transforms, method, value] => (Some(transforms), method, value),
            _ => return Err(encoding("Reference", "it has not Transforms (or none), DigestMethod and DigestValue")),
        };
        expect(method, "DigestMethod")?;
        expect_empty(method)?;
        expect(value, "DigestValue")?;
        let transforms = match transforms {
            None => Vec::new(),
            Some(all) => {
                expect(all, "Transforms")?;
                let all = tree::elements(all)?;
                at_most("Reference", "transforms", all.len(), limits.transforms)?;
                all.into_iter().map(|one| Transform::read(one, limits)).collect::<Result<_>>()?
            }
        };
        let uri = tree::attribute(node, "URI")
            .ok_or_else(|| encoding("Reference", "it has no URI; allowed: \"\" and #id"))?;
        Ok(Self {
            uri,
            kind: tree::attribute(node, "Type"),
            transforms,
            algorithm: algorithm::digest(tree::required(method, "Algorithm")?)?,
            digest: base64(value, limits, budget)?,
        })
    }
}

impl Transform {
    fn read(node: Node<'_>, limits: &Limits) -> Result<Self> {
        expect(node, "Transform")?;
        if let Some(method) = Method::read(node, limits)? {
            return Ok(Self::Canonical(method));
        }
        match tree::required(node, "Algorithm")? {
            ENVELOPED => expect_empty(node).map(|()| Self::Enveloped),
            SMEV => expect_empty(node).map(|()| Self::Smev),
            XPATH => {
                let parts = tree::elements(node)?;
                let [expression] = parts[..] else { return Err(encoding("Transform", "it has not one XPath")) };
                expect(expression, "XPath")?;
                let text = tree::text(expression)?;
                let prefix = without_signatures(text);
                match prefix.and_then(|prefix| expression.lookup_namespace_uri(Some(prefix))) {
                    Some(algorithm::DSIG) => Ok(Self::WithoutSignatures),
                    _ => Err(unsupported("XPath", text, WITHOUT_SIGNATURES)),
                }
            }
            other => Err(unsupported(
                "Transform",
                other,
                format!("methods of canonicalization, {ENVELOPED}, {SMEV}, and XPath that leaves out signatures"),
            )),
        }
    }
}

/// If the expression is [`WITHOUT_SIGNATURES`], possibly with another prefix than `dsig`, returns its prefix. White
/// space is allowed between the tokens of the expression, but not within names.
fn without_signatures(expression: &str) -> Option<&str> {
    let mut rest = expression;
    for token in ["not", "(", "ancestor-or-self", "::"] {
        rest = rest.trim_ascii_start().strip_prefix(token)?;
    }
    rest.trim_ascii().strip_suffix(')')?.trim_ascii_end().strip_suffix(":Signature")
}

fn expect(node: Node<'_>, name: &'static str) -> Result<()> {
    match is_dsig(node, name) {
        true => Ok(()),
        false => Err(encoding(label(node), format!("it stands where only {name} of XML signatures is allowed"))),
    }
}

fn expect_empty(node: Node<'_>) -> Result<()> {
    match tree::elements(node)?.first() {
        Some(child) => Err(encoding(label(*child), format!("it stands in {}, which must be empty", label(node)))),
        None => Ok(()),
    }
}

fn at_most(field: &'static str, what: &str, many: usize, most: usize) -> Result<()> {
    match many > most {
        true => Err(encoding(field, format!("it has {many} {what}; allowed: {most}"))),
        false => Ok(()),
    }
}

/// Decodes the text of an element from base64. The text may contain white space.
pub(crate) fn base64(node: Node<'_>, limits: &Limits, budget: &mut Budget) -> Result<Vec<u8>> {
    let text = tree::text(node)?;
    budget.spend(text.len().saturating_mul(2))?;
    if text.len() > limits.base64 {
        return Err(encoding(
            label(node),
            format!("it has more than {} characters, all that is allowed", limits.base64),
        ));
    }
    let text: String = text.chars().filter(|c| !matches!(c, ' ' | '\t' | '\n' | '\r')).collect();
    Base64::decode_vec(&text).map_err(|_| encoding(label(node), "it is not base64 with padding"))
}

/// The namespace of security tokens (WS-Security).
pub(crate) const WSSE: &str = "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd";

/// Returns the elements of a `KeyInfo` that have certificates. The certificates are in X.509 data of the `KeyInfo`, or
/// in security tokens to which the `KeyInfo` refers. Other children of the `KeyInfo` are ignored.
fn certificates<'a>(key_info: Node<'a>, ids: &Ids<'a>, limits: &Limits) -> Result<Vec<Node<'a>>> {
    let wsse = |node: Node<'_>, name: &str| node.tag_name().name() == name && tree::namespace(node) == WSSE;
    let mut found = Vec::new();
    for child in tree::elements(key_info)? {
        if is_dsig(child, "X509Data") {
            found.extend(tree::elements(child)?.into_iter().filter(|one| is_dsig(*one, "X509Certificate")));
        } else if wsse(child, "SecurityTokenReference") {
            for reference in tree::elements(child)?.into_iter().filter(|one| wsse(*one, "Reference")) {
                let token = ids.find(tree::required(reference, "URI")?, "the reference to a security token")?;
                if !wsse(token, "BinarySecurityToken") {
                    return Err(encoding(label(token), "KeyInfo refers to it; allowed: BinarySecurityToken"));
                }
                let value_type = tree::attribute(token, "ValueType").unwrap_or_default();
                if !value_type.ends_with("#X509v3") {
                    return Err(unsupported("the type of a security token", value_type, "X509v3"));
                }
                found.push(token);
            }
        }
    }
    at_most("KeyInfo", "certificates", found.len(), limits.certificates)?;
    Ok(found)
}

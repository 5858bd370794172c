//! Makes the values of extensions.
use super::der::{bits, context, implicit, int, octets, oid, seq, tlv, truth};

pub const SKI: &str = "2.5.29.14";
pub const USAGE: &str = "2.5.29.15";
pub const USAGE_PERIOD: &str = "2.5.29.16";
pub const SAN: &str = "2.5.29.17";
pub const IAN: &str = "2.5.29.18";
pub const BASIC: &str = "2.5.29.19";
pub const CRL_NUMBER: &str = "2.5.29.20";
pub const REASON: &str = "2.5.29.21";
pub const INVALIDITY: &str = "2.5.29.24";
pub const DELTA: &str = "2.5.29.27";
pub const IDP: &str = "2.5.29.28";
pub const ENTRY_ISSUER: &str = "2.5.29.29";
pub const CONSTRAINTS: &str = "2.5.29.30";
pub const CRL_POINTS: &str = "2.5.29.31";
pub const POLICIES: &str = "2.5.29.32";
pub const MAPPINGS: &str = "2.5.29.33";
pub const AKI: &str = "2.5.29.35";
pub const POLICY_CONSTRAINTS: &str = "2.5.29.36";
pub const EKU: &str = "2.5.29.37";
pub const FRESHEST: &str = "2.5.29.46";
pub const INHIBIT_ANY: &str = "2.5.29.54";
pub const AIA: &str = "1.3.6.1.5.5.7.1.1";
pub const SIA: &str = "1.3.6.1.5.5.7.1.11";
pub const NO_CHECK: &str = "1.3.6.1.5.5.7.48.1.5";
/// The identifier of an extension that no reader knows.
pub const UNKNOWN: &str = "1.2.643.999.1";

pub const SERVER: &str = "1.3.6.1.5.5.7.3.1";
pub const CLIENT: &str = "1.3.6.1.5.5.7.3.2";
pub const CODE: &str = "1.3.6.1.5.5.7.3.3";
pub const EMAIL: &str = "1.3.6.1.5.5.7.3.4";
pub const STAMPS: &str = "1.3.6.1.5.5.7.3.8";
pub const OCSP: &str = "1.3.6.1.5.5.7.3.9";
pub const DOCUMENTS: &str = "1.3.6.1.5.5.7.3.36";
pub const ANY_USAGE: &str = "2.5.29.37.0";
pub const ANY_POLICY: &str = "2.5.29.32.0";

/// Makes an extension. If `critical` is false, the field `critical` is omitted, because DER omits default values.
pub fn extension(kind: &str, critical: bool, value: &[u8]) -> Vec<u8> {
    seq([oid(kind), if critical { truth() } else { Vec::new() }, octets(value)])
}

pub fn authority(path_length: Option<u8>) -> Vec<u8> {
    seq([truth(), path_length.map_or_else(Vec::new, |length| int(&[length]))])
}

pub const SIGNATURE: u16 = 1;
pub const NON_REPUDIATION: u16 = 2;
pub const KEY_ENCIPHERMENT: u16 = 4;
pub const KEY_AGREEMENT: u16 = 0x10;
pub const CERT_SIGN: u16 = 0x20;
pub const CRL_SIGN: u16 = 0x40;

/// Makes a key usage with these bits. The lowest bit of `set` is the first bit of the key usage. Zero bits at the end
/// are removed, as DER demands.
pub fn usage(set: u16) -> Vec<u8> {
    let bytes = set.to_le_bytes().map(u8::reverse_bits);
    let length = bytes.iter().rposition(|byte| *byte != 0).map_or(0, |at| at + 1);
    let unused = if length == 0 { 0 } else { bytes[length - 1].trailing_zeros() as u8 };
    bits(unused, &bytes[..length])
}

fn list(parts: &[Vec<u8>]) -> Vec<u8> {
    tlv(0x30, &parts.concat())
}

pub fn eku<const N: usize>(usages: [&str; N]) -> Vec<u8> {
    list(&usages.map(oid))
}

/// Makes a sequence of general names.
pub fn names<const N: usize>(names: [Vec<u8>; N]) -> Vec<u8> {
    list(&names)
}

pub fn dns(text: &str) -> Vec<u8> {
    implicit(2, text.as_bytes())
}

pub fn email(text: &str) -> Vec<u8> {
    implicit(1, text.as_bytes())
}

pub fn uri(text: &str) -> Vec<u8> {
    implicit(6, text.as_bytes())
}

pub fn ip(bytes: &[u8]) -> Vec<u8> {
    implicit(7, bytes)
}

pub fn directory(text: &str) -> Vec<u8> {
    context(4, &super::der::name(text))
}

pub fn registered(text: &str) -> Vec<u8> {
    implicit(8, &super::der::content(&oid(text)))
}

pub fn other(kind: &str, value: Vec<u8>) -> Vec<u8> {
    context(0, &[oid(kind), context(0, &value)].concat())
}

fn subtrees(number: u8, bases: &[Vec<u8>]) -> Vec<u8> {
    let all: Vec<u8> = bases.iter().flat_map(|base| tlv(0x30, base)).collect();
    if all.is_empty() { all } else { context(number, &all) }
}

/// Makes name constraints.
pub fn constraints(permitted: &[Vec<u8>], excluded: &[Vec<u8>]) -> Vec<u8> {
    seq([subtrees(0, permitted), subtrees(1, excluded)])
}

pub fn permit(base: Vec<u8>) -> Vec<u8> {
    constraints(&[base], &[])
}

pub fn exclude(base: Vec<u8>) -> Vec<u8> {
    constraints(&[], &[base])
}

pub fn policies<const N: usize>(policies: [&str; N]) -> Vec<u8> {
    list(&policies.map(|policy| seq([oid(policy)])))
}

pub fn mapping(from: &str, to: &str) -> Vec<u8> {
    seq([seq([oid(from), oid(to)])])
}

pub fn policy_constraints(explicit: Option<u8>, mapping: Option<u8>) -> Vec<u8> {
    let skip = |number, count: Option<u8>| count.map_or_else(Vec::new, |count| implicit(number, &[count]));
    seq([skip(0, explicit), skip(1, mapping)])
}

/// Makes an authority key identifier. The extension has only a key identifier, and neither an issuer nor a serial
/// number.
pub fn key_identifier(bytes: &[u8]) -> Vec<u8> {
    seq([implicit(0, bytes)])
}

/// Makes the name of a distribution point, as a full name with one URL.
fn full_name(url: &str) -> Vec<u8> {
    context(0, &context(0, &uri(url)))
}

pub fn crl_points(url: &str) -> Vec<u8> {
    seq([seq([full_name(url)])])
}

/// Makes the extension `issuingDistributionPoint` of a CRL. `parts` are the elements of its value.
pub fn issuing(parts: &[Vec<u8>]) -> Vec<u8> {
    list(parts)
}

pub fn issuing_at(url: &str) -> Vec<u8> {
    seq([full_name(url)])
}

pub fn access(method: &str, url: &str) -> Vec<u8> {
    seq([seq([oid(method), uri(url)])])
}

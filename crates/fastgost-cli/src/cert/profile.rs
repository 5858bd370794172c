//! Options for what a certificate is for, which `new`, `request` and `sign` share.
use super::name;
use clap::Args;
use fastgost_pki::x509::{
    GeneralName, Profile, extended_usage,
    x509_cert::{
        der::{asn1::ObjectIdentifier, flagset::FlagSet},
        ext::pkix::KeyUsages,
    },
};

#[derive(Args)]
pub struct ProfileArguments {
    /// A further name of the subject: DNS:name or IP:address, which clients connect to, email:address or URI:uri; the
    /// option may be repeated
    #[arg(long, value_name = "NAME", value_parser = name::alternative)]
    pub san: Vec<GeneralName>,
    /// What the key is for, separated by commas: digitalSignature, nonRepudiation, keyEncipherment, dataEncipherment,
    /// keyAgreement, keyCertSign, cRLSign
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = usage)]
    usage: Vec<KeyUsages>,
    /// What the certificate is for, separated by commas: serverAuth, clientAuth, codeSigning, emailProtection, timeStamping,
    /// OCSPSigning, documentSigning, msDocumentSigning, anyExtendedKeyUsage, or object identifiers
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = extended)]
    extended_usage: Vec<ObjectIdentifier>,
}

#[derive(Args)]
pub struct AuthorityArguments {
    /// Make it the certificate of an authority, which signs certificates and revocation lists
    #[arg(long)]
    pub authority: bool,
    /// How many authorities may be below this one
    #[arg(long, value_name = "N", requires = "authority")]
    path_length: Option<u32>,
    /// Permit only such names below this authority, of those of its kind: DNS:domain, IP:address/bits, email:domain,
    /// URI:host, dirName:name; the option may be repeated
    #[arg(long, value_name = "NAME", requires = "authority", value_parser = name::constraint)]
    permit: Vec<GeneralName>,
    /// Exclude such names below this authority
    #[arg(long, value_name = "NAME", requires = "authority", value_parser = name::constraint)]
    exclude: Vec<GeneralName>,
    /// Where the issuer's revocation lists are
    #[arg(long, value_name = "URL", value_parser = name::url)]
    crl_url: Vec<String>,
    /// Where to ask about revocation by OCSP
    #[arg(long, value_name = "URL", value_parser = name::url)]
    ocsp_url: Vec<String>,
    /// Where the issuer's certificate is
    #[arg(long, value_name = "URL", value_parser = name::url)]
    issuer_url: Vec<String>,
}

impl ProfileArguments {
    /// Replaces what these options are about, where they were given.
    pub fn apply(&self, profile: &mut Profile) {
        if !self.san.is_empty() {
            profile.alternative_names.clone_from(&self.san);
        }
        if !self.usage.is_empty() {
            profile.key_usage = self.usage.iter().fold(FlagSet::default(), |all, one| all | *one);
        }
        if !self.extended_usage.is_empty() {
            profile.extended_key_usage.clone_from(&self.extended_usage);
        }
    }
}

impl AuthorityArguments {
    pub fn apply(&self, profile: &mut Profile) {
        if self.authority {
            let Profile { ca, key_usage, .. } = Profile::authority();
            (profile.ca, profile.key_usage, profile.path_length) = (ca, key_usage, self.path_length);
            profile.extended_key_usage.clear();
            (profile.permitted, profile.excluded) = (self.permit.clone(), self.exclude.clone());
        }
        profile.crl_urls.clone_from(&self.crl_url);
        profile.ocsp_urls.clone_from(&self.ocsp_url);
        profile.issuer_urls.clone_from(&self.issuer_url);
    }
}

/// As openssl calls them.
const USAGES: [(&str, KeyUsages); 7] = [
    ("digitalSignature", KeyUsages::DigitalSignature),
    ("nonRepudiation", KeyUsages::NonRepudiation),
    ("keyEncipherment", KeyUsages::KeyEncipherment),
    ("dataEncipherment", KeyUsages::DataEncipherment),
    ("keyAgreement", KeyUsages::KeyAgreement),
    ("keyCertSign", KeyUsages::KeyCertSign),
    ("cRLSign", KeyUsages::CRLSign),
];

fn usage(text: &str) -> Result<KeyUsages, String> {
    named(&USAGES, text).ok_or_else(|| allowed(&USAGES))
}

fn extended(text: &str) -> Result<ObjectIdentifier, String> {
    let allowed = || extended_usage::names().collect::<Vec<_>>().join(", ");
    extended_usage::by_name(text)
        .ok_or_else(|| format!("allowed: {}, or an object identifier such as 1.2.3", allowed()))
}

fn named<T: Copy>(all: &[(&str, T)], text: &str) -> Option<T> {
    all.iter().find(|(name, _)| name.eq_ignore_ascii_case(text)).map(|(_, value)| *value)
}

fn allowed<T>(all: &[(&str, T)]) -> String {
    format!("allowed: {}", all.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", "))
}

/// For TLS.
pub fn tls() -> Vec<ObjectIdentifier> {
    ["serverAuth", "clientAuth"].iter().filter_map(|name| extended(name).ok()).collect()
}

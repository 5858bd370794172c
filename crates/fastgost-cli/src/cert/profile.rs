//! Options that set the extensions of a certificate. `cert new`, `cert request` and `cert sign` share
//! `ProfileArguments`. `cert new` and `cert sign` share `AuthorityArguments`.
use super::name;
use clap::Args;
use fastgost_pki::x509::{
    GeneralName, Profile, extended_usage, extension_by_name, extension_name,
    qualified::{self, Identification, IssuerTool},
    x509_cert::{
        der::{
            asn1::{ObjectIdentifier, OctetString},
            flagset::FlagSet,
            oid::AssociatedOid,
        },
        ext::{
            Extension,
            pkix::{
                AuthorityInfoAccessSyntax, AuthorityKeyIdentifier, BasicConstraints, CrlDistributionPoints,
                ExtendedKeyUsage, KeyUsage, KeyUsages, NameConstraints, SubjectAltName, SubjectKeyIdentifier,
            },
        },
    },
};

#[derive(Args)]
pub struct ProfileArguments {
    /// An alternative name of the subject: DNS:name, IP:address, email:address or URI:uri. For a server, give the name
    /// or address that clients connect to. The option may be repeated
    #[arg(long, value_name = "NAME", value_parser = name::alternative)]
    pub san: Vec<GeneralName>,
    /// The purposes of the key, separated by commas: digitalSignature, nonRepudiation, keyEncipherment,
    /// dataEncipherment, keyAgreement, keyCertSign, cRLSign
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = usage)]
    usage: Vec<KeyUsages>,
    /// The purposes of the certificate, separated by commas: serverAuth, clientAuth, codeSigning, emailProtection,
    /// timeStamping, OCSPSigning, documentSigning, msDocumentSigning, anyExtendedKeyUsage, or object identifiers
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = extended)]
    extended_usage: Vec<ObjectIdentifier>,
    /// A policy of the certificate: an object identifier, or the class of the subject's signing tool (KC1, KC2, KC3,
    /// KB1, KB2 or KA1). The option may be repeated
    #[arg(long, value_name = "POLICY", value_parser = policy)]
    policy: Vec<ObjectIdentifier>,
    /// The tool that the subject signs with (subjectSignTool of Russian qualified certificates)
    #[arg(long, value_name = "TEXT", value_parser = subject_tool)]
    subject_tool: Option<Extension>,
    /// The way in which the subject was identified (identificationKind of Russian qualified certificates): personal,
    /// certificate, passport or system
    #[arg(long, value_name = "KIND", value_parser = identification)]
    identification: Option<Extension>,
    /// Any other extension: its object identifier or name, and its value (DER, in hexadecimal), such as 1.2.3=0500. If
    /// the extension is critical, as in 1.2.3=critical,0500, programs that do not know the extension refuse the
    /// certificate. The option may be repeated
    #[arg(long, value_name = "OID=HEX", value_parser = other)]
    extension: Vec<Extension>,
}

#[derive(Args)]
pub struct AuthorityArguments {
    /// Make the certificate of a CA, which signs certificates and CRLs
    #[arg(long)]
    pub authority: bool,
    /// The largest number of CAs that may be below this CA in a chain
    #[arg(long, value_name = "N", requires = "authority")]
    path_length: Option<u32>,
    /// Permit only these names in certificates below this CA: DNS:domain, IP:address/bits, email:domain, URI:host,
    /// dirName:name. Names of other kinds stay permitted. The option may be repeated
    #[arg(long, value_name = "NAME", requires = "authority", value_parser = name::constraint)]
    permit: Vec<GeneralName>,
    /// Exclude these names in certificates below this CA: DNS:domain, IP:address/bits, email:domain, URI:host,
    /// dirName:name. The option may be repeated
    #[arg(long, value_name = "NAME", requires = "authority", value_parser = name::constraint)]
    exclude: Vec<GeneralName>,
    /// The address of the issuer's CRLs
    #[arg(long, value_name = "URL", value_parser = name::url)]
    crl_url: Vec<String>,
    /// The address of the issuer's OCSP responder
    #[arg(long, value_name = "URL", value_parser = name::url)]
    ocsp_url: Vec<String>,
    /// The address of the issuer's certificate
    #[arg(long, value_name = "URL", value_parser = name::url)]
    issuer_url: Vec<String>,
    /// The tools of the issuer (issuerSignTool of Russian qualified certificates): the signing tool, the CA's tool, and
    /// a document of conformity for each tool
    #[arg(long, num_args = 4, value_names = ["TOOL", "AUTHORITY", "CONFORMITY", "CONFORMITY"])]
    issuer_tool: Vec<String>,
}

impl ProfileArguments {
    /// Adds the extensions of the given options to `profile`. If `profile` already has an extension of the same type,
    /// the new extension replaces the old extension.
    ///
    /// # Errors
    /// Returns an error if an option has a value that is not allowed.
    pub fn apply(&self, profile: &mut Profile) -> fastgost_pki::Result<()> {
        if !self.san.is_empty() {
            profile.alternative_names.clone_from(&self.san);
        }
        if !self.usage.is_empty() {
            profile.key_usage = self.usage.iter().fold(FlagSet::default(), |all, one| all | *one);
        }
        if !self.extended_usage.is_empty() {
            profile.extended_key_usage.clone_from(&self.extended_usage);
        }
        let policies = (!self.policy.is_empty()).then(|| qualified::policies(&self.policy)).transpose()?;
        let all = policies.iter().chain(&self.subject_tool).chain(&self.identification).chain(&self.extension);
        let given: Vec<_> = all.cloned().collect();
        replace(profile, given);
        Ok(())
    }
}

impl AuthorityArguments {
    pub fn apply(&self, profile: &mut Profile) -> fastgost_pki::Result<()> {
        if self.authority {
            let Profile { ca, key_usage, .. } = Profile::authority();
            (profile.ca, profile.key_usage, profile.path_length) = (ca, key_usage, self.path_length);
            profile.extended_key_usage.clear();
            (profile.permitted, profile.excluded) = (self.permit.clone(), self.exclude.clone());
        }
        profile.crl_urls.clone_from(&self.crl_url);
        profile.ocsp_urls.clone_from(&self.ocsp_url);
        profile.issuer_urls.clone_from(&self.issuer_url);
        if let [tool, authority, tool_conformity, authority_conformity] = &self.issuer_tool[..] {
            let (tool, authority) = (tool.clone(), authority.clone());
            let (tool_conformity, authority_conformity) = (tool_conformity.clone(), authority_conformity.clone());
            let tools = IssuerTool { tool, authority, tool_conformity, authority_conformity };
            replace(profile, vec![qualified::issuer_tool(&tools)?]);
        }
        Ok(())
    }
}

/// Adds the given extensions to the profile. If the profile already has an extension of the same type, the new
/// extension replaces the old extension.
fn replace(profile: &mut Profile, given: Vec<Extension>) {
    profile.further.retain(|old| given.iter().all(|new| new.extn_id != old.extn_id));
    profile.further.extend(given);
}

fn policy(text: &str) -> Result<ObjectIdentifier, String> {
    let allowed = "allowed: an object identifier such as 1.2.3, or KC1, KC2, KC3, KB1, KB2, KA1";
    qualified::policy_by_name(text).ok_or_else(|| allowed.to_owned())
}

fn subject_tool(text: &str) -> Result<Extension, String> {
    qualified::subject_tool(text).map_err(|e| e.to_string())
}

fn identification(text: &str) -> Result<Extension, String> {
    let kind = Identification::by_name(text).ok_or("allowed: personal, certificate, passport, system")?;
    qualified::identification(kind).map_err(|e| e.to_string())
}

/// Returns a hint for users: the option that sets the extension with this identifier.
pub fn cure(oid: ObjectIdentifier) -> &'static str {
    match oid {
        KeyUsage::OID => "--usage sets it",
        SubjectAltName::OID => "--san sets it",
        ExtendedKeyUsage::OID => "--extended-usage sets it",
        BasicConstraints::OID => "--authority sets it",
        NameConstraints::OID => "--permit and --exclude set it",
        CrlDistributionPoints::OID => "--crl-url sets it",
        AuthorityInfoAccessSyntax::OID => "--ocsp-url and --issuer-url set it",
        SubjectKeyIdentifier::OID | AuthorityKeyIdentifier::OID => "it is computed from the keys",
        _ => "--extension sets it",
    }
}

/// Parses an extension whose value the command does not interpret.
fn other(text: &str) -> Result<Extension, String> {
    let allowed =
        || "allowed: an extension and its value in hexadecimal, such as 1.2.3=0500 or 1.2.3=critical,0500".to_owned();
    let (name, value) = text.split_once('=').ok_or_else(allowed)?;
    let extn_id = extension_by_name(name).ok_or_else(allowed)?;
    if Profile::has_field(extn_id) {
        return Err(format!("{} is not for this option; {}", extension_name(extn_id), cure(extn_id)));
    }
    let (critical, digits) = value.strip_prefix("critical,").map_or((false, value), |digits| (true, digits));
    let bytes = crate::hex::decode(digits).filter(|bytes| !bytes.is_empty()).ok_or_else(allowed)?;
    let extn_value = OctetString::new(bytes.to_vec()).map_err(|_| allowed())?;
    Ok(Extension { extn_id, critical, extn_value })
}

/// The key usages, with the names that openssl uses.
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

/// Returns the extended key usages of a certificate for TLS.
pub fn tls() -> Vec<ObjectIdentifier> {
    ["serverAuth", "clientAuth"].iter().filter_map(|name| extended(name).ok()).collect()
}

//! `fastgost cert new`: a certificate that its own key signs.
use super::name;
use crate::{
    failure::{Failure, Quiet, Result, note},
    io::{self, Input, Output},
    key_file,
    passphrase::PassphraseArguments,
    terminal::Content,
};
use clap::Args;
use fastgost::{
    hash::Streebog256,
    keys::LineEnding,
    sign::{Signature, SigningKey},
};
use std::{
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};
use x509_cert::{
    Certificate, SubjectPublicKeyInfo, TbsCertificate,
    builder::{self, Builder, CertificateBuilder, profile::BuilderProfile},
    der::{
        DateTime, EncodePem,
        asn1::{GeneralizedTime, OctetString, UtcTime},
        flagset::FlagSet,
        oid::db::rfc5280::{ID_KP_CLIENT_AUTH, ID_KP_SERVER_AUTH},
    },
    ext::{
        Extension, ToExtension,
        pkix::{
            AuthorityKeyIdentifier, BasicConstraints, ExtendedKeyUsage, KeyUsage, KeyUsages, SubjectAltName,
            SubjectKeyIdentifier, name::GeneralName,
        },
    },
    name::Name,
    serial_number::SerialNumber,
    spki::SubjectPublicKeyInfoRef,
    time::{Time, Validity},
};

/// Make a certificate for a server or client of TLS, signed with its own key
#[derive(Args)]
#[command(after_help = "Example: fastgost keygen --curve 256-a -o key.pem\n         \
fastgost cert new --key key.pem --subject CN=localhost --san DNS:localhost -o cert.pem\n\n\
Nobody vouches for this certificate: whoever connects must have got it over another way, and give it to \
`fastgost-tunnel --ca` or the like. It is for digital signatures in TLS, of servers and clients, and not for \
signing other certificates.")]
pub struct Arguments {
    /// The private key in PKCS #8, PEM or DER, in a file without other private keys; the passphrase of an encrypted key
    /// is asked for
    #[arg(long, value_name = "KEY")]
    key: PathBuf,
    #[command(flatten)]
    passphrase: PassphraseArguments,
    /// Whose certificate it is: a name as in RFC 4514, such as CN=localhost or 'CN=mail,O=Company,C=RU'
    #[arg(long, value_name = "NAME", value_parser = name::distinguished)]
    subject: Name,
    /// A name that clients connect to, DNS:name or IP:address; the option may be repeated
    #[arg(long, value_name = "NAME", value_parser = name::alternative)]
    san: Vec<GeneralName>,
    /// How long it is valid, from now
    #[arg(long, value_name = "N", default_value = "365", value_parser = days)]
    days: u32,
    /// The file to create, in PEM; it must not exist yet. `-`: standard output
    #[arg(short, long, value_name = "OUT")]
    output: PathBuf,
    #[command(flatten)]
    quiet: Quiet,
}

/// A hundred years.
const MOST_DAYS: u32 = 36525;

fn days(text: &str) -> std::result::Result<u32, String> {
    let allowed = 1..=MOST_DAYS;
    text.parse().ok().filter(|n| allowed.contains(n)).ok_or_else(|| format!("allowed: 1 to {MOST_DAYS} days"))
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { key, passphrase, subject, san, days, output, .. } = arguments;
    // Reported before asking for a passphrase.
    let secrets = || [key.clone()].into_iter().chain(passphrase.files());
    io::spare(Some(output), secrets())?;
    let mut output = if output == Path::new("-") {
        Output::new(Some(output), &Input::open(Some(key))?, Content::Unknown)?
    } else {
        Output::once(output)?
    };
    let key = key_file::private(key, passphrase)?;
    let profile = EndEntity { subject: subject.clone(), names: san.clone() };
    let certificate = sign(profile, &key, validity(*days)?)?;
    let text = certificate.to_pem(LineEnding::LF).map_err(|e| failed(e.into()))?;
    output.write(text.as_bytes())?;
    output.finish()?;
    if san.is_empty() {
        note("warning: without --san it has no names that clients compare: a server with it will be rejected");
    }
    Ok(())
}

/// The certificate of somebody who signs no others (RFC 5280).
struct EndEntity {
    subject: Name,
    names: Vec<GeneralName>,
}

impl BuilderProfile for EndEntity {
    fn get_issuer(&self, subject: &Name) -> Name {
        subject.clone()
    }

    fn get_subject(&self) -> Name {
        self.subject.clone()
    }

    fn build_extensions(
        &self,
        key: SubjectPublicKeyInfoRef<'_>,
        issuer: SubjectPublicKeyInfoRef<'_>,
        tbs: &TbsCertificate,
    ) -> builder::Result<Vec<Extension>> {
        let subject = tbs.subject();
        let authority =
            AuthorityKeyIdentifier { key_identifier: Some(identifier(&issuer)?), ..AuthorityKeyIdentifier::default() };
        let usages = ExtendedKeyUsage(vec![ID_KP_SERVER_AUTH, ID_KP_CLIENT_AUTH]);
        let mut extensions = vec![
            (&BasicConstraints { ca: false, path_len_constraint: None }).to_extension(subject, &[])?,
            (&KeyUsage(FlagSet::from(KeyUsages::DigitalSignature))).to_extension(subject, &[])?,
            (&usages).to_extension(subject, &[])?,
            (&SubjectKeyIdentifier(identifier(&key)?)).to_extension(subject, &[])?,
            (&authority).to_extension(subject, &[])?,
        ];
        if !self.names.is_empty() {
            extensions.push((&SubjectAltName(self.names.clone())).to_extension(subject, &[])?);
        }
        Ok(extensions)
    }
}

/// 160 bits of the key's digest: a name for the key, whose form RFC 5280 leaves open.
fn identifier(key: &SubjectPublicKeyInfoRef<'_>) -> builder::Result<OctetString> {
    let digest = Streebog256::digest(key.subject_public_key.raw_bytes());
    Ok(OctetString::new(&digest[..20])?)
}

fn sign(profile: EndEntity, key: &SigningKey, validity: Validity) -> Result<Certificate> {
    let public = SubjectPublicKeyInfo::from_key(&key.verifying_key()).map_err(|e| failed(e.into()))?;
    let builder = CertificateBuilder::new(profile, serial_number()?, validity, public).map_err(failed)?;
    builder.build::<_, Signature>(key).map_err(failed)
}

/// 126 random bits: positive, and as long for every certificate.
fn serial_number() -> Result<SerialNumber> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|e| Failure::new(format!("the system's random number generator: {e}")))?;
    bytes[0] = bytes[0] & 0x3f | 0x40;
    SerialNumber::new(&bytes).map_err(|e| failed(e.into()))
}

fn validity(days: u32) -> Result<Validity> {
    let now = SystemTime::now();
    let time = |at| time(at).map_err(|e| failed(e.into()));
    Ok(Validity::new(time(now)?, time(now + Duration::from_secs(u64::from(days) * 86400))?))
}

/// The form that RFC 5280, section 4.1.2.5 asks for in that year.
fn time(at: SystemTime) -> x509_cert::der::Result<Time> {
    let at = DateTime::from_system_time(at)?;
    match UtcTime::from_date_time(at) {
        Ok(time) => Ok(Time::UtcTime(time)),
        Err(_) => Ok(Time::GeneralTime(GeneralizedTime::from_date_time(at))),
    }
}

fn failed(e: builder::Error) -> Failure {
    Failure::new(format!("the certificate cannot be made: {e}"))
}

//! The groups of RFC 9367, section 6.1.2, for ECDHE.
use fastgost::{
    curve::Curve,
    registry::TlsCurve,
    sign::{SigningKey, VerifyingKey, agree},
};
use rustls::{
    Error,
    crypto::kx::{ActiveKeyExchange, NamedGroup, SharedSecret, StartedKeyExchange, SupportedKxGroup},
    enums::ProtocolVersion,
    error::PeerMisbehaved,
};

/// The curve id-tc26-gost-3410-2012-256-paramSetA.
pub static GC256A: &dyn SupportedKxGroup = &Group(&TlsCurve::ALL[0]);
/// The curve id-GostR3410-2001-CryptoPro-A-ParamSet, which is also id-tc26-gost-3410-2012-256-paramSetB.
pub static GC256B: &dyn SupportedKxGroup = &Group(&TlsCurve::ALL[1]);
/// The curve id-GostR3410-2001-CryptoPro-B-ParamSet, which is also id-tc26-gost-3410-2012-256-paramSetC.
pub static GC256C: &dyn SupportedKxGroup = &Group(&TlsCurve::ALL[2]);
/// The curve id-GostR3410-2001-CryptoPro-C-ParamSet, which is also id-tc26-gost-3410-2012-256-paramSetD.
pub static GC256D: &dyn SupportedKxGroup = &Group(&TlsCurve::ALL[3]);
/// The curve id-tc26-gost-3410-12-512-paramSetA.
pub static GC512A: &dyn SupportedKxGroup = &Group(&TlsCurve::ALL[4]);
/// The curve id-tc26-gost-3410-12-512-paramSetB.
pub static GC512B: &dyn SupportedKxGroup = &Group(&TlsCurve::ALL[5]);
/// The curve id-tc26-gost-3410-2012-512-paramSetC.
pub static GC512C: &dyn SupportedKxGroup = &Group(&TlsCurve::ALL[6]);

#[derive(Debug)]
struct Group(&'static TlsCurve);

impl SupportedKxGroup for Group {
    fn start(&self) -> Result<StartedKeyExchange, Error> {
        let curve = Curve::from_name(self.0.name()).map_err(|error| Error::General(error.to_string()))?;
        let key = SigningKey::generate(curve).map_err(|_| Error::FailedToGetRandomBytes)?;
        let share = key.verifying_key().to_bytes();
        Ok(StartedKeyExchange::Single(Box::new(Started { group: self.name(), key, share })))
    }

    fn name(&self) -> NamedGroup {
        NamedGroup(self.0.group_number)
    }
}

/// An ephemeral key. The Rust type of this key is the type of a key for signatures.
struct Started {
    group: NamedGroup,
    key: SigningKey,
    share: Vec<u8>,
}

impl ActiveKeyExchange for Started {
    fn complete(self: Box<Self>, peer: &[u8]) -> Result<SharedSecret, Error> {
        let secret = VerifyingKey::from_bytes(self.key.curve(), peer).and_then(|peer| agree::ecdhe(&self.key, &peer));
        match secret {
            Ok(mut secret) => Ok(SharedSecret::from(std::mem::take(&mut *secret))),
            Err(_) => Err(PeerMisbehaved::InvalidKeyShare.into()),
        }
    }

    /// Returns an error for TLS 1.2. Otherwise the suites of TLS 1.2 without GOST would use these groups in a form that
    /// no standard defines.
    fn complete_for_tls_version(self: Box<Self>, peer: &[u8], version: ProtocolVersion) -> Result<SharedSecret, Error> {
        if version != ProtocolVersion::TLSv1_3 {
            return Err(Error::General("the groups of RFC 9367 are for TLS 1.3 only".into()));
        }
        self.complete(peer)
    }

    fn pub_key(&self) -> &[u8] {
        &self.share
    }

    fn group(&self) -> NamedGroup {
        self.group
    }
}

//! The provider: its properties, and the tables of its algorithms.
use crate::{
    cipher, decode, digest, encode,
    error::{Error, Reason, Result},
    exchange,
    ffi::{
        abi::{Algorithm, Item, Param},
        params::Request,
        upcalls::Core,
    },
    kdf, key, mac, mac_key, signature, transport,
};
use core::{ffi::c_int, ptr::null};

/// The provider in one library context.
pub(crate) struct Provider {
    /// The core of OpenSSL, to which the provider passes its errors.
    pub(crate) core: Core,
    pub(crate) tls: Tls,
    /// True if the provider may sign the signed attributes of CMS documents. For keys of this provider, libcrypto 3.0
    /// and 3.1 do not write the signature algorithm into the document. So with these versions, the command `openssl`
    /// would write an empty signature and report success.
    pub(crate) signs_attributes: bool,
}

/// The value of `tls` in the provider's section of the configuration file. The legacy methods of libcrypto apply to the
/// whole process. This value says when the provider registers its methods for TLS in libcrypto.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tls {
    No,
    /// The provider registers the methods for keys when the process makes its first context of libssl.
    WhenUsed,
    AtLoad,
}

impl Tls {
    fn configured(core: &Core) -> Result<Self> {
        match core.text(c"tls").as_deref() {
            None | Some("when-used") => Ok(Self::WhenUsed),
            Some("at-load") => Ok(Self::AtLoad),
            Some("no") => Ok(Self::No),
            Some(other) => Err(Error::parameter(format!(
                "the configuration says tls = {other}, which is unknown; allowed: no, when-used, at-load"
            ))),
        }
    }
}

impl Provider {
    /// # Errors
    /// Returns an error if the core lacks functions that the provider needs, or if the configuration is wrong.
    pub(crate) fn new(core: Core) -> Result<Self> {
        if !core.has_errors() {
            return Err(Error::new(Reason::Unavailable, "the core has no error queue; OpenSSL 3.0 or newer is needed"));
        }
        let tls = Tls::configured(&core).inspect_err(|error| core.report(error))?;
        let signs_attributes = match core.text(c"sign-attributes").as_deref() {
            None => !core.text(c"openssl-version").is_some_and(|v| v.starts_with("3.0.") || v.starts_with("3.1.")),
            Some("yes") => true,
            Some(other) => {
                let text = format!("the configuration says sign-attributes = {other}, which is unknown; allowed: yes");
                return Err(Error::parameter(text)).inspect_err(|error| core.report(error));
            }
        };
        Ok(Self { core, tls, signs_attributes })
    }
}

static KEYS: [Algorithm; mac_key::KEYS.len() + key::ALGORITHMS.len()] =
    Algorithm::joined(mac_key::KEYS, key::ALGORITHMS);
static SIGNATURES: [Algorithm; mac_key::SIGNATURES.len() + signature::ALGORITHMS.len()] =
    Algorithm::joined(mac_key::SIGNATURES, signature::ALGORITHMS);

/// Returns the provider's algorithms for an operation of OpenSSL, such as digests.
pub(crate) fn algorithms(operation: c_int) -> Option<&'static [Algorithm]> {
    // OpenSSL's core_dispatch.h calls these numbers OSSL_OP_*.
    match operation {
        1 => Some(digest::ALGORITHMS),
        2 => Some(cipher::ALGORITHMS),
        3 => Some(mac::ALGORITHMS),
        4 => Some(kdf::ALGORITHMS),
        10 => Some(&KEYS),
        11 => Some(exchange::ALGORITHMS),
        12 => Some(&SIGNATURES),
        13 => Some(transport::ALGORITHMS),
        20 => Some(encode::ALGORITHMS),
        21 => Some(decode::ALGORITHMS),
        _ => None,
    }
}

pub(crate) static GETTABLE: &[Param] = &[
    Param::text_pointer(c"name"),
    Param::text_pointer(c"version"),
    Param::text_pointer(c"buildinfo"),
    Param::number(c"status"),
    Param::END,
];

/// Answers a request of OpenSSL's core for a property of the provider.
pub(crate) fn answer(request: Request<'_>) -> Result<()> {
    const VERSION: &core::ffi::CStr =
        match core::ffi::CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
            Ok(version) => version,
            Err(_) => panic!("a version without zero bytes"),
        };
    match request.key().to_bytes() {
        b"name" => request.put_text(c"fastgost: Russian standard cryptography (GOST)"),
        b"version" | b"buildinfo" => request.put_text(VERSION),
        b"status" => request.put_number(1),
        _ => Ok(()),
    }
}

/// The texts that OpenSSL shows for the error reasons in [`Reason`].
pub(crate) static REASONS: &[Item] = &[
    reason(Reason::Parameter, c"invalid argument"),
    reason(Reason::Authentication, c"not authentic"),
    reason(Reason::Key, c"missing or wrong key"),
    reason(Reason::Format, c"unsupported format"),
    reason(Reason::Exhausted, c"limit reached"),
    reason(Reason::Unavailable, c"not available"),
    reason(Reason::State, c"not initialised"),
    reason(Reason::Internal, c"internal error"),
    Item { id: 0, text: null() },
];

const fn reason(reason: Reason, text: &'static core::ffi::CStr) -> Item {
    Item { id: reason as u32, text: text.as_ptr() }
}

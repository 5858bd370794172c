//! Announces the groups of TLS 1.3 (RFC 9367, section 6.1.2) to libssl. provider-base(7) describes the announcement
//! under "TLS-GROUP".
//!
//! The provider cannot announce the GOST signature schemes of TLS 1.3 ("TLS-SIGALG"). libssl has its own table of types
//! of certificates. The table has three rows for certificates with GOST keys, but only for TLS 1.2. Before libssl looks
//! at the schemes of providers, it searches its own table for the name of the key's type. So libssl never uses a
//! provider's scheme for a certificate with a GOST key. The provider cannot give the key's type another name, because
//! libcrypto verifies a certificate only if the key's type has the name in the table.
use super::{
    abi::{INTEGER, Param, UNSIGNED_INTEGER, UTF8_STRING},
    keymgmt::Callback,
};
use crate::key;
use core::ffi::{c_int, c_void};
use fastgost::registry::TlsCurve;

/// OpenSSL's number for the version TLS 1.3.
const VERSION: c_int = 0x0304;
const NONE: c_int = -1;
const NO_LIMIT: c_int = 0;

/// Passes the groups to libssl. In the parameters of each group, the value `NONE` says that the group is not for DTLS.
/// Returns false if libssl refuses a group.
///
/// # Safety
/// The core has passed `callback` together with `argument`.
pub(super) unsafe fn announce(callback: Callback, argument: *mut c_void) -> bool {
    TlsCurve::ALL.iter().all(|curve| {
        let kind = key::ephemeral(curve);
        // The strings end with a zero byte, because libssl copies them as C strings.
        let (name, set) = ([curve.group, "\0"].concat(), [curve.name(), "\0"].concat());
        let (id, security) = (u32::from(curve.group_number).to_ne_bytes(), kind.security_bits().to_ne_bytes());
        let version = |version: c_int| version.to_ne_bytes();
        let (tls, no_limit, none) = (version(VERSION), version(NO_LIMIT), version(NONE));
        let text = |key, text: &str| Param::value(key, UTF8_STRING, &text.as_bytes()[..text.len() - 1]);
        let params = [
            text(c"tls-group-name", &name),
            text(c"tls-group-name-internal", &set),
            Param::value(c"tls-group-alg", UTF8_STRING, kind.name.to_bytes()),
            Param::value(c"tls-group-id", UNSIGNED_INTEGER, &id),
            Param::value(c"tls-group-sec-bits", UNSIGNED_INTEGER, &security),
            Param::value(c"tls-min-tls", INTEGER, &tls),
            Param::value(c"tls-max-tls", INTEGER, &no_limit),
            Param::value(c"tls-min-dtls", INTEGER, &none),
            Param::value(c"tls-max-dtls", INTEGER, &none),
            Param::END,
        ];
        // SAFETY: this calls a function of libssl with the argument that belongs to the function. The parameters live
        // until the function returns.
        unsafe { callback(params.as_ptr(), argument) == 1 }
    })
}

//! Signatures of other standards, for comparison with our figures. The signatures are ECDSA on P-256 and Ed25519 in
//! OpenSSL's libcrypto, if the machine has libcrypto.
#![allow(unsafe_code)]
use super::{bn::OWNER, evp::LIBCRYPTO, load::functions, sign::Signatory};
use crate::pair::Outcome;
use std::{
    ffi::{c_int, c_void},
    ptr,
};

functions! {
    /// The functions of libcrypto that work with keys.
    OpenSsl from LIBCRYPTO, as in "openssl/evp.h" {
        context_for = b"EVP_PKEY_CTX_new_id\0": fn(c_int, *mut c_void) -> *mut c_void;
        context_of = b"EVP_PKEY_CTX_new\0": fn(*mut c_void, *mut c_void) -> *mut c_void;
        context_free = b"EVP_PKEY_CTX_free\0": fn(*mut c_void);
        keygen_init = b"EVP_PKEY_keygen_init\0": fn(*mut c_void) -> c_int;
        set_curve = b"EVP_PKEY_CTX_set_ec_paramgen_curve_nid\0": fn(*mut c_void, c_int) -> c_int;
        keygen = b"EVP_PKEY_keygen\0": fn(*mut c_void, *mut *mut c_void) -> c_int;
        key_free = b"EVP_PKEY_free\0": fn(*mut c_void);
        sign_init = b"EVP_PKEY_sign_init\0": fn(*mut c_void) -> c_int;
        sign = b"EVP_PKEY_sign\0": fn(*mut c_void, *mut u8, *mut usize, *const u8, usize) -> c_int;
        verify_init = b"EVP_PKEY_verify_init\0": fn(*mut c_void) -> c_int;
        verify = b"EVP_PKEY_verify\0": fn(*mut c_void, *const u8, usize, *const u8, usize) -> c_int;
        message_new = b"EVP_MD_CTX_new\0": fn() -> *mut c_void;
        message_free = b"EVP_MD_CTX_free\0": fn(*mut c_void);
        message_sign_init = b"EVP_DigestSignInit\0": fn(*mut c_void, *mut *mut c_void, *const c_void, *mut c_void, *mut c_void) -> c_int;
        message_sign = b"EVP_DigestSign\0": fn(*mut c_void, *mut u8, *mut usize, *const u8, usize) -> c_int;
        message_verify_init = b"EVP_DigestVerifyInit\0": fn(*mut c_void, *mut *mut c_void, *const c_void, *mut c_void, *mut c_void) -> c_int;
        message_verify = b"EVP_DigestVerify\0": fn(*mut c_void, *const u8, usize, *const u8, usize) -> c_int;
    }
}

/// An object of libcrypto that must be freed.
struct Owned {
    it: *mut c_void,
    free: unsafe extern "C" fn(*mut c_void),
}

impl OpenSsl {
    /// Finds the library. None if there is no such library. None also for an older version of the library, in which a
    /// macro sets the curve, and not a function.
    pub fn find() -> Option<Self> {
        Self::load(None).ok()
    }

    /// Makes a key pair for ECDSA on P-256, which signs digests of 32 bytes.
    pub fn p256(&self) -> Outcome<Signatory<'_>> {
        let key = self.key(EC, Some(P256))?;
        let (signer, verifier) = (self.context(&key, self.sign_init)?, self.context(&key, self.verify_init)?);
        Ok(self.signatory(
            move |digest, signature, len| {
                // SAFETY: the context is for signing, and both buffers have the given lengths.
                unsafe { (self.sign)(signer.raw(), signature, len, digest.as_ptr(), digest.len()) }
            },
            move |digest, signature| {
                let len = signature.len();
                // SAFETY: the context is for verification, and both buffers have the given lengths.
                unsafe { (self.verify)(verifier.raw(), signature.as_ptr(), len, digest.as_ptr(), digest.len()) }
            },
        ))
    }

    /// Makes a key pair for Ed25519, which signs messages of any length.
    pub fn ed25519(&self) -> Outcome<Signatory<'_>> {
        let key = self.key(ED25519, None)?;
        let [signer, verifier] = [self.message_sign_init, self.message_verify_init].map(|init| {
            // SAFETY: the function only creates a context, or returns null.
            let context = Owned { it: unsafe { (self.message_new)() }, free: self.message_free };
            // SAFETY: the context is not null when the key is set. The context holds its own reference to the key.
            let ready = unsafe {
                !context.raw().is_null()
                    && init(context.raw(), ptr::null_mut(), ptr::null(), ptr::null_mut(), key.raw()) == 1
            };
            done(ready, "a context for messages").map(|()| context)
        });
        let (signer, verifier) = (signer?, verifier?);
        Ok(self.signatory(
            move |message, signature, len| {
                // SAFETY: the context is for signing, and both buffers have the given lengths.
                unsafe { (self.message_sign)(signer.raw(), signature, len, message.as_ptr(), message.len()) }
            },
            move |message, signature| {
                let len = signature.len();
                // SAFETY: the context is for verification, and both buffers have the given lengths.
                unsafe {
                    (self.message_verify)(verifier.raw(), signature.as_ptr(), len, message.as_ptr(), message.len())
                }
            },
        ))
    }

    fn signatory<'a>(
        &self,
        sign: impl Fn(&[u8], *mut u8, &mut usize) -> c_int + 'a,
        verify: impl Fn(&[u8], &[u8]) -> c_int + 'a,
    ) -> Signatory<'a> {
        Signatory {
            owner: OWNER,
            variant: String::new(),
            sign: Box::new(move |digest, signature| {
                signature.resize(LONGEST, 0);
                let mut len = signature.len();
                done(sign(digest, signature.as_mut_ptr(), &mut len) == 1, "sign")?;
                signature.truncate(len);
                Ok(())
            }),
            verify: Box::new(move |digest, signature| done(verify(digest, signature) == 1, "verify")),
            agree: None,
        }
    }

    /// Generates a key pair of this kind.
    fn key(&self, kind: c_int, curve: Option<c_int>) -> Outcome<Owned> {
        // SAFETY: the function only creates a context, or returns null.
        let context = Owned { it: unsafe { (self.context_for)(kind, ptr::null_mut()) }, free: self.context_free };
        let mut key = ptr::null_mut();
        // SAFETY: the context is not null when it is used, and there is space for the address of a key.
        let made = unsafe {
            !context.raw().is_null()
                && (self.keygen_init)(context.raw()) == 1
                && curve.is_none_or(|curve| (self.set_curve)(context.raw(), curve) == 1)
                && (self.keygen)(context.raw(), &mut key) == 1
        };
        done(made, "a new key").map(|()| Owned { it: key, free: self.key_free })
    }

    fn context(&self, key: &Owned, init: unsafe extern "C" fn(*mut c_void) -> c_int) -> Outcome<Owned> {
        // SAFETY: the key is alive, and the context holds its own reference to it.
        let context = Owned { it: unsafe { (self.context_of)(key.raw(), ptr::null_mut()) }, free: self.context_free };
        // SAFETY: the context is new, and not null.
        let ready = unsafe { !context.raw().is_null() && init(context.raw()) == 1 };
        done(ready, "a context").map(|()| context)
    }
}

impl Owned {
    /// Returns the pointer. This is a method, because a closure that used the field would copy only the pointer, and
    /// the object would be dropped.
    fn raw(&self) -> *mut c_void {
        self.it
    }
}

impl Drop for Owned {
    fn drop(&mut self) {
        // SAFETY: this object owns the pointer. The pointer may be null, which the function allows.
        unsafe { (self.free)(self.it) }
    }
}

fn done(ok: bool, what: &str) -> Outcome {
    if ok { Ok(()) } else { Err(format!("OpenSSL: {what} failed").into()) }
}

/// The constants `EVP_PKEY_EC`, `EVP_PKEY_ED25519` and `NID_X9_62_prime256v1`.
const EC: c_int = 408;
const ED25519: c_int = 1087;
const P256: c_int = 415;
/// The largest number of bytes of an ECDSA signature in DER. An Ed25519 signature is shorter.
const LONGEST: usize = 72;

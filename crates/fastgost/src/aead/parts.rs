//! Messages in parts. The three types `Sealer`, `Opener` and `Unverified` are the same for every AEAD.

// To process messages in parts, a new AEAD implements `Message` for its state, and calls `in_parts!` once.

use crate::{
    error::{Error, Result},
    inout::IntoInOutBuf,
    mac::Tag,
};
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
use core::fmt;

use private::Message;

/// An AEAD whose messages may come in parts. These AEADs are [`Mgm`](super::Mgm) and [`CntImit`](super::CntImit) and,
/// with feature `alloc`, also [`CtrOmac`](super::CtrOmac) and `CtrAcpkmOmac`. Each has the methods `sealer`, `opener`
/// and `hazmat_opener`. Other crates cannot implement this trait.
pub trait InParts: private::Begin {}

pub(crate) mod private {
    use crate::{Internal, cpu::Level, error::Result, inout::InOutBuf, mac::Tag};

    #[allow(private_interfaces)]
    pub trait Begin: Sized {
        type Message: Message<Self>;
        fn begin(&self, nonce: &[u8], _: Internal) -> Result<Self::Message>;
        fn level(&self, _: Internal) -> Level;
    }

    /// A message in progress. Every call must get the same key as the first call. A call that fails does not change the
    /// message.
    pub trait Message<A>: Send + Sync {
        fn update_associated(&mut self, key: &A, part: &[u8]) -> Result<()>;
        /// Encrypts the next part.
        fn seal(&mut self, key: &A, data: InOutBuf<'_, '_, u8>) -> Result<()>;
        /// Decrypts the next part of the message, before the tag of the message is verified.
        fn open_unverified(&mut self, key: &A, data: InOutBuf<'_, '_, u8>) -> Result<()>;
        /// Returns the tag of the sealed message.
        fn tag(&mut self, key: &A) -> Result<Tag>;
        /// Verifies the tag of the opened message.
        fn verify(&mut self, key: &A, tag: &[u8]) -> Result<()>;
        /// Checks the length of the next part of a ciphertext, and gives the part to the MAC if the MAC is over the
        /// ciphertext. If the result is `Ok`, the caller stores this part. The earlier parts, which the caller has
        /// stored, have `stored` bytes.
        #[cfg(feature = "alloc")]
        fn store(&mut self, key: &A, stored: usize, ciphertext: &[u8]) -> Result<()>;
        /// Verifies the tag, and decrypts `data`, which contains all parts that the caller has stored. If the tag is
        /// wrong, no plaintext is left in `data`.
        #[cfg(feature = "alloc")]
        fn open_stored(&mut self, key: &A, data: &mut [u8], tag: &[u8]) -> Result<()>;
    }
}

pub(super) const LATE: Error = Error::Unsupported("associated data must come before the data, which has begun");

/// Seals a message in parts. The ciphertext and the tag are the same as from the AEAD's `seal`, and do not depend on
/// the division into parts.
///
/// This type is not `Clone`. With two copies, one message could be continued in two ways under the same nonce, which
/// reveals both plaintexts.
///
/// ```
/// use fastgost::{Kuznyechik, aead::Mgm};
///
/// let mgm = Mgm::new(Kuznyechik::new(&[7; 32]));
/// let mut data = *b"a message in two parts";
/// let (one, two) = data.split_at_mut(5);
/// let mut sealer = mgm.sealer(&[1; 16])?;
/// sealer.update_associated(b"header")?;
/// sealer.update(one)?;
/// sealer.update(two)?;
/// let tag = sealer.finalize()?;
///
/// mgm.open(&[1; 16], b"header", &mut data, &tag)?;
/// assert_eq!(&data, b"a message in two parts");
/// # Ok::<(), fastgost::Error>(())
/// ```
pub struct Sealer<'k, A: InParts> {
    pub(super) key: &'k A,
    pub(super) message: A::Message,
}

impl<A: InParts> Sealer<'_, A> {
    /// Adds the next part of the associated data. All associated data must come before the data.
    ///
    /// # Errors
    /// - [`Error::Unsupported`] if the data has begun,
    /// - [`Error::Parameter`] if the associated data becomes too long, or if the AEAD takes no associated data,
    /// - [`Error::KeyExhausted`],
    /// - [`Error::Memory`].
    ///
    /// If there is an error, the part is not added.
    pub fn update_associated(&mut self, part: &[u8]) -> Result<()> {
        self.message.update_associated(self.key, part)
    }

    /// Encrypts the next part of the data, in place or from one buffer to another.
    ///
    /// # Errors
    /// - [`Error::Parameter`] or [`Error::StreamExhausted`] if the message becomes too long,
    /// - [`Error::KeyExhausted`].
    ///
    /// If there is an error, nothing is processed or written.
    pub fn update<'i, 'o>(&mut self, data: impl IntoInOutBuf<'i, 'o>) -> Result<()> {
        self.message.seal(self.key, data.into_in_out_buf())
    }

    /// Returns the tag.
    ///
    /// # Errors
    /// [`Error::Parameter`] if there was neither associated data nor data, and the AEAD rejects such messages.
    pub fn finalize(mut self) -> Result<Tag> {
        self.message.tag(self.key)
    }
}

/// A message that is being opened. It keeps the ciphertext until the tag has been verified.
#[cfg(feature = "alloc")]
pub(crate) struct Opening<A: InParts> {
    message: A::Message,
    ciphertext: Vec<u8>,
}

#[cfg(feature = "alloc")]
impl<A: InParts> Opening<A> {
    pub(crate) fn new(message: A::Message) -> Self {
        Self { message, ciphertext: Vec::new() }
    }

    pub(crate) fn update_associated(&mut self, key: &A, part: &[u8]) -> Result<()> {
        self.message.update_associated(key, part)
    }

    pub(crate) fn update(&mut self, key: &A, ciphertext: &[u8]) -> Result<()> {
        self.ciphertext.try_reserve(ciphertext.len()).map_err(|_| Error::Memory)?;
        self.message.store(key, self.ciphertext.len(), ciphertext)?;
        self.ciphertext.extend_from_slice(ciphertext);
        Ok(())
    }

    /// Verifies the tag, and decrypts the stored ciphertext in place. The function takes `&mut self`, because memory
    /// from which a value is moved is not wiped.
    pub(crate) fn finalize(&mut self, key: &A, tag: &[u8]) -> Result<Vec<u8>> {
        self.message.open_stored(key, &mut self.ciphertext, tag)?;
        Ok(core::mem::take(&mut self.ciphertext))
    }
}

/// Opens a message in parts. An opener stores the ciphertext, and returns the whole plaintext after it has verified the
/// tag.
///
/// **Memory.** An opener keeps the whole ciphertext, which may be very long. MGM with Kuznyechik allows up to 2 PiB. If
/// messages come from other people, limit their length before you pass them to an opener. You can also seal the data in
/// chunks, as the module `sealed` does.
///
/// ```
/// use fastgost::{Error, Kuznyechik, aead::Mgm};
///
/// let mgm = Mgm::new(Kuznyechik::new(&[7; 32]));
/// let mut data = *b"a message in two parts";
/// let tag = mgm.seal(&[1; 16], b"", &mut data)?;
/// let parts = data.chunks(5);
/// let mut opener = mgm.opener(&[1; 16])?;
/// for part in parts.clone() {
///     opener.update(part)?;
/// }
/// assert_eq!(opener.finalize(&tag)?, b"a message in two parts");
///
/// let mut opener = mgm.opener(&[1; 16])?;
/// for part in parts.skip(1) {
///     opener.update(part)?;
/// }
/// assert_eq!(opener.finalize(&tag), Err(Error::TagMismatch));
/// # Ok::<(), fastgost::Error>(())
/// ```
#[cfg(feature = "alloc")]
#[must_use = "nothing is returned unless it is finalized with the tag"]
pub struct Opener<'k, A: InParts> {
    pub(super) key: &'k A,
    pub(super) opening: Opening<A>,
}

#[cfg(feature = "alloc")]
impl<A: InParts> Opener<'_, A> {
    /// Adds the next part of the associated data. All associated data must come before the data.
    ///
    /// # Errors
    /// The errors of [`Sealer::update_associated`].
    pub fn update_associated(&mut self, part: &[u8]) -> Result<()> {
        self.opening.update_associated(self.key, part)
    }

    /// Adds the next part of the ciphertext.
    ///
    /// # Errors
    /// The errors of [`Sealer::update`], and [`Error::Memory`]. If there is an error, the part is not added.
    pub fn update(&mut self, ciphertext: &[u8]) -> Result<()> {
        self.opening.update(self.key, ciphertext)
    }

    /// Verifies the tag in constant time, and returns the plaintext.
    ///
    /// # Errors
    /// - [`Error::TagMismatch`] if the tag is wrong, or has the wrong length,
    /// - the errors of [`Sealer::finalize`].
    pub fn finalize(mut self, tag: &[u8]) -> Result<Vec<u8>> {
        self.opening.finalize(self.key, tag)
    }
}

/// Decrypts a message in parts, **before its tag is verified**. Do not use the plaintext in any way until
/// [`verify`](Self::verify) has returned `Ok`, because an attacker may have chosen the plaintext.
///
/// ```
/// use fastgost::{Kuznyechik, aead::Mgm};
///
/// let mgm = Mgm::new(Kuznyechik::new(&[7; 32]));
/// let mut data = *b"a message in two parts";
/// let tag = mgm.seal(&[1; 16], b"", &mut data)?;
/// let mut unverified = mgm.hazmat_opener(&[1; 16])?;
/// for part in data.chunks_mut(5) {
///     unverified.update(part)?;
/// }
/// unverified.verify(&tag)?;
/// assert_eq!(&data, b"a message in two parts");
/// # Ok::<(), fastgost::Error>(())
/// ```
#[must_use = "what it has decrypted is not verified before `verify`"]
pub struct Unverified<'k, A: InParts> {
    pub(super) key: &'k A,
    pub(super) message: A::Message,
}

impl<A: InParts> Unverified<'_, A> {
    /// Adds the next part of the associated data. All associated data must come before the data.
    ///
    /// # Errors
    /// The errors of [`Sealer::update_associated`].
    pub fn update_associated(&mut self, part: &[u8]) -> Result<()> {
        self.message.update_associated(self.key, part)
    }

    /// Decrypts the next part of the data, in place or from one buffer to another, before the tag is verified.
    ///
    /// # Errors
    /// The errors of [`Sealer::update`]. If there is an error, nothing is processed or written.
    pub fn update<'i, 'o>(&mut self, data: impl IntoInOutBuf<'i, 'o>) -> Result<()> {
        self.message.open_unverified(self.key, data.into_in_out_buf())
    }

    /// Verifies the tag in constant time.
    ///
    /// # Errors
    /// - [`Error::TagMismatch`] if the tag is wrong, or has the wrong length. In this case, discard the plaintext.
    /// - The errors of [`Sealer::finalize`].
    pub fn verify(mut self, tag: &[u8]) -> Result<()> {
        self.message.verify(self.key, tag)
    }
}

/// Defines the methods of an AEAD that return a `Sealer`, an `Opener` or an `Unverified`. The caller of the macro gives
/// two things: the type of the state of a message in parts, and the function that makes the first state.
macro_rules! in_parts {
    ($aead:ty $(, $generic:ident: $bound:ident)?; $message:ty, $begin:expr; $when:literal) => {
        impl$(<$generic: $bound>)? $crate::aead::InParts for $aead {}

        #[allow(private_interfaces)]
        impl$(<$generic: $bound>)? $crate::aead::parts::private::Begin for $aead {
            type Message = $message;
            fn begin(&self, nonce: &[u8], _: $crate::Internal) -> Result<Self::Message> {
                $begin(self, nonce)
            }
            fn level(&self, _: $crate::Internal) -> $crate::cpu::Level {
                self.level()
            }
        }

        #[doc = $when]
        impl$(<$generic: $bound>)? $aead {
            /// Begins to seal a message in parts.
            ///
            /// # Errors
            /// The errors of [`seal`](Self::seal) for the nonce. If the AEAD has a budget, the error may also be
            /// [`KeyExhausted`](crate::Error::KeyExhausted).
            pub fn sealer(&self, nonce: &[u8]) -> Result<$crate::aead::Sealer<'_, Self>> {
                Ok($crate::aead::Sealer { key: self, message: $begin(self, nonce)? })
            }

            /// Begins to open a message in parts. The opener returns the plaintext only after it has verified the tag.
            ///
            /// # Errors
            /// The errors of [`sealer`](Self::sealer).
            #[cfg(feature = "alloc")]
            pub fn opener(&self, nonce: &[u8]) -> Result<$crate::aead::Opener<'_, Self>> {
                let opening = $crate::aead::Opening::new($begin(self, nonce)?);
                Ok($crate::aead::Opener { key: self, opening })
            }

            /// Begins to decrypt a message in parts. Each part is decrypted before the tag of the message is verified.
            /// Callers that can store the message should use `opener` instead.
            ///
            /// # Errors
            /// The errors of [`sealer`](Self::sealer).
            pub fn hazmat_opener(&self, nonce: &[u8]) -> Result<$crate::aead::hazmat::Unverified<'_, Self>> {
                Ok($crate::aead::hazmat::Unverified { key: self, message: $begin(self, nonce)? })
            }
        }
    };
}
pub(super) use in_parts;

macro_rules! debug {
    ($name:ident) => {
        impl<A: InParts> fmt::Debug for $name<'_, A> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let level = self.key.level(crate::Internal);
                f.debug_struct(stringify!($name)).field("level", &level).finish_non_exhaustive()
            }
        }
    };
}
debug!(Sealer);
#[cfg(feature = "alloc")]
debug!(Opener);
debug!(Unverified);

//! What readers accept beyond the standards, in one place.
use crate::{Error, Result};
use std::fmt;

/// How strictly a file is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Strictness {
    /// As real software writes files: every [`Lenience`] is accepted.
    #[default]
    Lenient,
    /// As the standards say: every [`Lenience`] is an error.
    Strict,
}

impl Strictness {
    /// Accepts the deviation, or returns the error that names it.
    pub(crate) fn accept(self, lenience: Lenience) -> Result<()> {
        match self {
            Strictness::Lenient => Ok(()),
            Strictness::Strict => Err(Error::Strict(lenience)),
        }
    }
}

macro_rules! leniences {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// A deviation from the standards that files of real software have, and that lenient readers accept. Nothing
        /// like it is ever written.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum Lenience {
            $($(#[$doc])* $name,)*
        }

        impl Lenience {
            /// All of them.
            pub const ALL: &'static [Lenience] = &[$(Lenience::$name,)*];

            /// What the deviation is, in words.
            pub fn text(self) -> &'static str {
                match self {
                    $(Lenience::$name => $text,)*
                }
            }
        }
    };
}

leniences! {
    /// Key parameters with a third identifier, that of a cipher's S-boxes; a curve of 2001 or of 2012.
    ThirdKeyParameter = "key parameters with three object identifiers (RFC 9215 has two at most)",
}

impl fmt::Display for Lenience {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

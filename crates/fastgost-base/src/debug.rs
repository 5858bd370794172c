//! `Debug` for types that contain secrets.

/// Implements `Debug` for a type. The output shows the level of the kernel that the value uses, and no secret.
#[macro_export]
macro_rules! kernel_debug {
    ($name:ident $(<$generic:ident: $bound:path>)?) => {
        impl$(<$generic: $bound>)? core::fmt::Debug for $name$(<$generic>)? {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_struct(stringify!($name)).field("level", &self.level()).finish_non_exhaustive()
            }
        }
    };
}

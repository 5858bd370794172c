//! The structures of OpenSSL's core.h. With these structures, a provider and OpenSSL's core (the part of libcrypto that
//! loads providers) pass data to each other. The structures are the same in all versions of OpenSSL from 3.0 on.
use core::{
    ffi::{CStr, c_char, c_int, c_uint, c_void},
    marker::PhantomData,
    ptr::null,
};

/// The number of a function in a dispatch table. `F` is the type of the function that has this number.
pub(crate) struct Id<F>(c_int, PhantomData<F>);

impl<F: Copy> Id<F> {
    pub(crate) const fn new(number: c_int) -> Self {
        assert!(size_of::<F>() == size_of::<*const c_void>(), "functions are passed as pointers");
        Self(number, PhantomData)
    }
}

/// Declares the number and the type of each function of an operation: `NAME = number: fn(argument: type) -> type`.
macro_rules! functions {
    ($($(#[$attribute:meta])* $name:ident = $number:literal: fn($($argument:ident: $type:ty),* $(,)?) $(-> $result:ty)?;)+) => {
        $($(#[$attribute])* const $name: $crate::ffi::abi::Id<unsafe extern "C" fn($($argument: $type),*) $(-> $result)?> =
            $crate::ffi::abi::Id::new($number);)+
    };
}
pub(crate) use functions;

/// The structure `OSSL_DISPATCH`. It is a row of a dispatch table, and has a function and the number of this function.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct Dispatch {
    number: c_int,
    function: *const c_void,
}

// SAFETY: the pointer is the address of a function.
unsafe impl Sync for Dispatch {}
// SAFETY: the same as above.
unsafe impl Send for Dispatch {}

impl Dispatch {
    pub(crate) const END: Self = Self { number: 0, function: null() };

    pub(crate) const fn new<F: Copy>(id: Id<F>, function: F) -> Self {
        union Address<F: Copy> {
            function: F,
            address: *const c_void,
        }
        // SAFETY: `Id::new` has checked that a value of the type F is as large as a pointer. The field `address` is
        // only read for function pointers.
        Self { number: id.0, function: unsafe { Address { function }.address } }
    }

    /// Returns the function with the number `id` from a table that the core has passed.
    ///
    /// # Safety
    /// The table ends with the number 0. Each function has the type that core_dispatch.h declares for its number.
    pub(crate) unsafe fn find<F: Copy>(mut table: *const Dispatch, id: Id<F>) -> Option<F> {
        loop {
            // SAFETY: the pointer is not past the end of the table, because the next lines stop at the end.
            let row = unsafe { table.as_ref() }?;
            if row.number == 0 {
                return None;
            }
            if row.number == id.0 && !row.function.is_null() {
                // SAFETY: by contract the address is the address of a function of type F, and `Id::new` has compared
                // the sizes.
                return Some(unsafe { core::mem::transmute_copy(&row.function) });
            }
            table = table.wrapping_add(1);
        }
    }
}

/// The structure `OSSL_ALGORITHM`. An `Algorithm` has the names of an algorithm with colons between them, and a table
/// of the algorithm's functions.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct Algorithm {
    names: *const c_char,
    properties: *const c_char,
    functions: *const Dispatch,
    description: *const c_char,
}

// SAFETY: the pointers point to constants.
unsafe impl Sync for Algorithm {}

impl Algorithm {
    /// Joins two tables into one table.
    pub(crate) const fn joined<const N: usize>(first: &[Self], second: &[Self]) -> [Self; N] {
        assert!(first.len() + second.len() == N, "the number of rows");
        let (mut all, mut i) = ([Self::END; N], 0);
        while i < N {
            all[i] = if i < first.len() { first[i] } else { second[i - first.len()] };
            i += 1;
        }
        all
    }

    pub(crate) const END: Self = Self { names: null(), properties: null(), functions: null(), description: null() };

    pub(crate) const fn new(names: &'static CStr, functions: &'static [Dispatch], description: &'static CStr) -> Self {
        Self::with_properties(names, c"provider=fastgost", functions, description)
    }

    pub(crate) const fn with_properties(
        names: &'static CStr,
        properties: &'static CStr,
        functions: &'static [Dispatch],
        description: &'static CStr,
    ) -> Self {
        assert!(functions[functions.len() - 1].number == 0, "a table without its end");
        Self {
            names: names.as_ptr(),
            properties: properties.as_ptr(),
            functions: functions.as_ptr(),
            description: description.as_ptr(),
        }
    }
}

/// The structure `OSSL_ITEM`. It has a number and a text.
#[repr(C)]
pub(crate) struct Item {
    pub(crate) id: c_uint,
    pub(crate) text: *const c_char,
}

// SAFETY: the pointers point to constants.
unsafe impl Sync for Item {}

/// The structure `OSSL_PARAM`. A parameter has a name and a pointer. The pointer leads to a value, or to the memory
/// into which a value will be written.
#[repr(C)]
pub(crate) struct Param {
    pub(crate) key: *const c_char,
    pub(crate) data_type: c_uint,
    pub(crate) data: *mut c_void,
    pub(crate) data_size: usize,
    pub(crate) return_size: usize,
}

// SAFETY: the only parameters that threads share are descriptions. A description points to a constant name, and has no
// data.
unsafe impl Sync for Param {}

pub(crate) const INTEGER: c_uint = 1;
pub(crate) const UNSIGNED_INTEGER: c_uint = 2;
pub(crate) const UTF8_STRING: c_uint = 4;
pub(crate) const OCTET_STRING: c_uint = 5;
pub(crate) const UTF8_PTR: c_uint = 6;
pub(crate) const OCTET_PTR: c_uint = 7;
/// The initial value of `return_size`. While `return_size` has this value, nobody has stored a value in the parameter.
pub(crate) const UNMODIFIED: usize = usize::MAX;

/// The type `OSSL_CORE_HANDLE`. The core gives the provider a pointer to this type. In calls to the core, this pointer
/// identifies the provider.
#[repr(C)]
pub(crate) struct CoreHandle {
    _opaque: [u8; 0],
}

//! Nettle's hash functions, if the machine has nettle.
#![allow(unsafe_code)]
use super::{
    candidates::{Candidate, Run, Supplier},
    hogweed::OWNER,
    load::functions,
    task::{Operation, Task},
};
use crate::pair::Outcome;
use std::{
    ffi::{CStr, c_char, c_int, c_uint, c_void},
    sync::OnceLock,
};

functions! {
    /// The functions that find a hash function by its name, and that give the library's version.
    Nettle from &["libnettle.so.8", "libnettle.8.dylib"], as in "nettle/nettle-meta.h" {
        lookup_hash = b"nettle_lookup_hash\0": fn(*const c_char) -> *const Function;
        major = b"nettle_version_major\0": fn() -> c_int;
        minor = b"nettle_version_minor\0": fn() -> c_int;
    }
}

/// The C type `struct nettle_hash` in version 3 of the library.
#[repr(C)]
struct Function {
    name: *const c_char,
    context_size: c_uint,
    digest_size: c_uint,
    block_size: c_uint,
    init: unsafe extern "C" fn(*mut c_void),
    update: unsafe extern "C" fn(*mut c_void, usize, *const u8),
    digest: unsafe extern "C" fn(*mut c_void, usize, *mut u8),
}

pub const SUPPLIER: Supplier = Supplier {
    owner: OWNER,
    present: || nettle().is_some(),
    algorithms: &["gost94", "streebog256", "streebog512"],
    candidates,
};

fn nettle() -> Option<&'static Nettle> {
    static FOUND: OnceLock<Option<Nettle>> = OnceLock::new();
    FOUND.get_or_init(|| Nettle::load(None).ok()).as_ref()
}

pub fn version() -> Option<String> {
    let nettle = nettle()?;
    // SAFETY: both functions only return a number.
    let (major, minor) = unsafe { ((nettle.major)(), (nettle.minor)()) };
    Some(format!("{major}.{minor}"))
}

fn candidates(task: &Task<'_>) -> Outcome<Vec<Candidate>> {
    let name = match (task.algorithm, nettle()) {
        _ if task.operation != Operation::Hash => return Ok(Vec::new()),
        ("gost94", Some(_)) => c"gosthash94cp",
        ("streebog256", Some(_)) => c"streebog256",
        ("streebog512", Some(_)) => c"streebog512",
        _ => return Ok(Vec::new()),
    };
    Ok(vec![Candidate::new(SUPPLIER.owner, "", move |_| hash(name))])
}

fn hash(name: &CStr) -> Outcome<Run> {
    let nettle = nettle().ok_or("absent")?;
    // SAFETY: the name ends with a zero. The result is null, or a constant of the library, which is never unloaded.
    let function = unsafe { (nettle.lookup_hash)(name.as_ptr()).as_ref() }.ok_or("it lacks the function")?;
    let mut context = vec![0_u64; (function.context_size as usize).div_ceil(8)];
    Ok(Box::new(move |source, to| {
        if to.len() != function.digest_size as usize {
            return Err(format!("a digest has {} bytes", function.digest_size).into());
        }
        let context = context.as_mut_ptr().cast();
        // SAFETY: the context has as many bytes as the function requires. It has the alignment of its widest member,
        // which is a 64-bit number. It is initialised before it is used. Both buffers have the given lengths.
        unsafe {
            (function.init)(context);
            (function.update)(context, source.len(), source.as_ptr());
            (function.digest)(context, to.len(), to.as_mut_ptr());
        }
        Ok(())
    }))
}

// SAFETY: the value is a constant made of numbers, stateless functions and a pointer to constant text.
unsafe impl Sync for Function {}

//! Nettle's hash functions, if the machine has it.
#![allow(unsafe_code)]
use super::{Rival, Task, load::functions};
use crate::pair::Outcome;
use std::ffi::{c_char, c_uint, c_void};

pub const OWNER: &str = "nettle";
pub const ALGORITHMS: &[&str] = &["gost94", "gost94-test", "streebog256", "streebog512"];

functions! {
    /// The library's list of hash functions.
    Nettle from &["libnettle.so.8", "libnettle.8.dylib"], as in "nettle/nettle-meta.h" {
        lookup_hash = b"nettle_lookup_hash\0": fn(*const c_char) -> *const Function;
    }
}

/// `struct nettle_hash` of the library's versions 3.
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

impl Nettle {
    pub fn find() -> Option<Self> {
        Self::load()
    }

    pub fn run<'a>(&'a self, task: &Task<'_>) -> Outcome<Option<Rival<'a>>> {
        let name = match task.algorithm {
            "gost94" => c"gosthash94cp",
            "gost94-test" => c"gosthash94",
            "streebog256" => c"streebog256",
            "streebog512" => c"streebog512",
            _ => return Ok(None),
        };
        // SAFETY: the name ends with a 0; what comes back is null or constant, for as long as the library is loaded, which `self` sees to.
        let function = unsafe { (self.lookup_hash)(name.as_ptr()).as_ref() }.ok_or("nettle: it lacks the function")?;
        let mut context = vec![0_u64; (function.context_size as usize).div_ceil(8)];
        let size = function.digest_size as usize;
        Ok(Some(Rival::new(OWNER, move |src, dst| {
            let code = dst.get_mut(..size).ok_or("the buffer is shorter than the code")?;
            let context = context.as_mut_ptr().cast();
            // SAFETY: the context has as many bytes as the function says and the alignment of its widest member, a 64-bit
            // number; it is set before it is used; both buffers have as many bytes as is said.
            unsafe {
                (function.init)(context);
                (function.update)(context, src.len(), src.as_ptr());
                (function.digest)(context, size, code.as_mut_ptr());
            }
            Ok(())
        })))
    }
}

//! Modules of kernels, and kernels.
use super::{CUfunction, CUmodule, Context};
use crate::error::{Error, Result};
use std::{collections::HashMap, ffi::CString, ptr, sync::Arc};

/// A module of kernels, which the driver compiled for the GPU.
pub struct Module {
    pub(super) context: Arc<Context>,
    pub(super) module: CUmodule,
    signatures: HashMap<String, Signature>,
}

// SAFETY: as for `Context`.
unsafe impl Send for Module {}
// SAFETY: as for `Context`.
unsafe impl Sync for Module {}

impl Module {
    /// Compiles PTX of this crate. The caller is responsible for what the kernels do with the arguments of
    /// [`Queue::launch`](super::Queue::launch).
    pub(crate) fn new(context: &Arc<Context>, ptx: &str) -> Result<Arc<Self>> {
        let text = CString::new(ptx).map_err(|_| Error::Kernel("PTX contains a zero byte"))?;
        let (driver, mut module, context) = (context.driver, ptr::null_mut(), context.clone());
        let entered = context.enter()?;
        // SAFETY: the text ends with a zero, and the driver does not use it after the call. The call writes one
        // pointer.
        unsafe { call!(driver.cuModuleLoadData(&mut module, text.as_ptr().cast())) }
            .map_err(super::out_of_memory(ptx.len()))?;
        drop(entered);
        Ok(Arc::new(Self { context, module, signatures: signatures(ptx) }))
    }

    /// The kernel of that name.
    ///
    /// # Errors
    /// [`Error::Kernel`] if the module has no such kernel, and the errors of the driver.
    pub fn function(self: &Arc<Self>, name: &str) -> Result<Function> {
        let missing = Error::Kernel("the module has no such entry");
        let signature = self.signatures.get(name).ok_or(missing.clone())?.clone();
        let name = CString::new(name).map_err(|_| missing)?;
        let (driver, mut function) = (self.context.driver, ptr::null_mut());
        let _entered = self.context.enter()?;
        // SAFETY: the module is loaded, and the name ends with a zero. The call writes one pointer.
        unsafe { call!(driver.cuModuleGetFunction(&mut function, self.module, name.as_ptr())) }?;
        Ok(Function { module: self.clone(), function, signature })
    }
}

impl Drop for Module {
    fn drop(&mut self) {
        if let Ok(_entered) = self.context.enter() {
            // SAFETY: `new` loaded the module. Functions have an `Arc` of `self`, so no function exists any more. A
            // queue borrows a function until it has waited for the kernel, so no kernel of the module runs any more.
            unsafe { (self.context.driver.cuModuleUnload)(self.module) };
        }
    }
}

/// The properties of a kernel that a launch needs.
#[derive(Clone)]
pub(super) struct Signature {
    /// The parameters' sizes in bytes.
    pub parameters: Vec<usize>,
    /// The number of threads in a block of threads, from the kernel's declaration. If the declaration has no such
    /// number, this is the largest possible number.
    pub threads: u32,
}

/// Reads the declaration of a parameter, such as `.u32 name,`, and returns the parameter's size in bytes. Returns
/// `None` if [`Queue::launch`](super::Queue::launch) cannot pass a parameter of this type.
fn size(parameter: &str) -> Option<usize> {
    let (kind, name) = parameter.trim().trim_end_matches(',').split_once(char::is_whitespace)?;
    let is_array = name.contains('[');
    match kind {
        ".u32" | ".b32" if !is_array => Some(4),
        ".u64" | ".b64" if !is_array => Some(8),
        _ => None,
    }
}

/// Finds the signature of each kernel. The result does not contain kernels that cannot be launched. PTX declares a
/// kernel in this way:
/// `.entry NAME( .param .u64 a, .param .u32 b ) .reqntid 256, 1, 1 ... {`
fn signatures(ptx: &str) -> HashMap<String, Signature> {
    let entries = ptx.split(".entry").skip(1).filter_map(|text| {
        let (name, rest) = text.split_once('(')?;
        let (list, rest) = rest.split_once(')')?;
        let parameters = list.split(".param").skip(1).map(size).collect::<Option<_>>()?;
        let (directives, _) = rest.split_once('{')?;
        let digits = |text: &str| text.trim_start().split(|c: char| !c.is_ascii_digit()).next()?.parse().ok();
        let threads = match directives.split_once("ntid") {
            Some((_, threads)) => digits(threads)?,
            None => MOST_THREADS,
        };
        Some((name.trim().to_owned(), Signature { parameters, threads }))
    });
    entries.collect()
}

/// The largest number of threads that a block can have on any GPU.
const MOST_THREADS: u32 = 1024;

/// A kernel.
#[derive(Clone)]
pub struct Function {
    pub(super) module: Arc<Module>,
    pub(super) function: CUfunction,
    pub(super) signature: Signature,
}

// SAFETY: as for `Context`.
unsafe impl Send for Function {}
// SAFETY: as for `Context`.
unsafe impl Sync for Function {}

impl Function {
    /// The number of threads of a block, from `.reqntid` or `.maxntid`.
    pub fn threads(&self) -> u32 {
        self.signature.threads
    }
}

#[cfg(test)]
mod tests {
    use super::signatures;

    #[test]
    fn parameters() {
        let entry = |list: &str| format!(".visible .entry k(\n{list}\n) .reqntid 128, 1, 1\n{{ ret; }}");
        let all = entry(".param .u64 a,\n.param .b32 b,\n\t.param\t.u32\tc,\n.param .b64 d");
        let k = &signatures(&all)["k"];
        assert_eq!((&k.parameters[..], k.threads), (&[8, 4, 4, 8][..], 128));
        // A launch cannot pass a parameter of any of these types, even if its size is 4 or 8 bytes.
        for other in
            [".f64 a", ".f32 a", ".u16 a", ".s32 a", ".u8 a", ".b32 a[4]", ".align 8 .b64 a", ".v2 .u64 a", "a"]
        {
            let ptx = entry(&format!(".param .u64 first, .param {other}"));
            assert!(signatures(&ptx).is_empty(), "{other}");
        }
    }
}

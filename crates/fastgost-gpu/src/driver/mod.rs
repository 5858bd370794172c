//! Safe types for the functions of libcuda, the library of the NVIDIA driver. In this crate, only this module has
//! `unsafe` code.
//!
//! The functions are looked up once, when the driver is loaded. In the Rust declarations, the functions return numbers,
//! and not values of an enum. A newer driver may return a number that the enum does not have, and in Rust such a value
//! of an enum is undefined behaviour.
//!
//! A [`Queue`] borrows the memory and the kernels of its operations until the GPU has finished these operations,
//! because [`Stream::run`] always waits for the GPU. If the waiting fails, the context is [lost](Context::lost). No
//! object in a lost context is used, freed or given to other callers.
//!
//! This module does not use the crate cudarc (0.19). cudarc would replace only the table of functions and the loading,
//! which are about 100 lines here. It would not replace the code with which a queue borrows its memory. If the library
//! or a function is missing, cudarc panics, but this crate returns an error. In addition, cudarc declares the results
//! (`CUresult`) as an enum.
#![allow(unsafe_code)]
#[cfg(not(all(feature = "cards", any(unix, windows))))]
use self::absent::{Library, open};
use crate::error::{Error, OLDEST_DRIVER, Result};
#[cfg(all(feature = "cards", any(unix, windows)))]
use libloading::Library;
use std::{
    ffi::{CStr, c_char, c_int, c_uint, c_void},
    fmt,
    marker::PhantomData,
    ptr,
    sync::{Arc, OnceLock},
    thread,
    time::Duration,
};

#[cfg(feature = "lab")]
pub use self::lab::Texture;
pub use self::{
    memory::{DeviceBuffer, DeviceSlice, Pinned},
    module::{Function, Module},
    stream::{Argument, Event, Queue, Stream},
};

/// `CUresult`, as a number.
type Status = c_uint;

// These are types of cuda.h. The pointers to structures are only handles.
type CUdevice = c_int;
type CUdeviceptr = u64;
type CUcontext = *mut c_void;
type CUmodule = *mut c_void;
type CUfunction = *mut c_void;
type CUstream = *mut c_void;
type CUevent = *mut c_void;

macro_rules! functions {
    ($($name:ident($($argument:ty),*);)*) => {
        /// The driver's functions.
        #[allow(non_snake_case)]
        struct Functions {
            $($name: unsafe extern "C" fn($($argument),*) -> Status,)*
        }

        impl Functions {
            #[cfg(test)]
            #[allow(dead_code, reason = "the tests of the lab call what only the lab calls")]
            const NAMES: &[&str] = &[$(stringify!($name)),*];

            /// Finds the functions of the driver. Returns `None` if the driver lacks a function.
            fn find(library: &'static Library) -> Option<Self> {
                // SAFETY: the types are the types in cuda.h, except for the result, which is an enum in C and a number
                // here. The library is never unloaded.
                unsafe { Some(Self { $($name: *library.get(concat!(stringify!($name), "\0").as_bytes()).ok()?,)* }) }
            }
        }
    };
}

functions! {
    cuInit(c_uint);
    cuDriverGetVersion(*mut c_int);
    cuDeviceGetCount(*mut c_int);
    cuDeviceGet(*mut CUdevice, c_int);
    cuDeviceGetName(*mut c_char, c_int, CUdevice);
    cuDeviceGetAttribute(*mut c_int, c_int, CUdevice);
    cuDeviceTotalMem_v2(*mut usize, CUdevice);
    cuDevicePrimaryCtxRetain(*mut CUcontext, CUdevice);
    cuDevicePrimaryCtxRelease_v2(CUdevice);
    cuCtxPushCurrent_v2(CUcontext);
    cuCtxPopCurrent_v2(*mut CUcontext);
    cuModuleLoadData(*mut CUmodule, *const c_void);
    cuModuleUnload(CUmodule);
    cuModuleGetFunction(*mut CUfunction, CUmodule, *const c_char);
    cuMemAlloc_v2(*mut CUdeviceptr, usize);
    cuMemFree_v2(CUdeviceptr);
    cuMemHostAlloc(*mut *mut c_void, usize, c_uint);
    cuMemFreeHost(*mut c_void);
    cuMemcpyHtoDAsync_v2(CUdeviceptr, *const c_void, usize, CUstream);
    cuMemcpyDtoHAsync_v2(*mut c_void, CUdeviceptr, usize, CUstream);
    cuMemsetD8Async(CUdeviceptr, u8, usize, CUstream);
    cuStreamCreate(*mut CUstream, c_uint);
    cuStreamSynchronize(CUstream);
    cuStreamDestroy_v2(CUstream);
    cuEventCreate(*mut CUevent, c_uint);
    cuEventRecord(CUevent, CUstream);
    cuEventElapsedTime(*mut f32, CUevent, CUevent);
    cuEventDestroy_v2(CUevent);
    cuLaunchKernel(
        CUfunction, c_uint, c_uint, c_uint, c_uint, c_uint, c_uint, c_uint, CUstream, *mut *mut c_void, *mut *mut c_void
    );
}

// These numbers are from cuda.h.
const OUT_OF_MEMORY: Status = 2;
const INVALID_DEVICE: Status = 101;
const MULTIPROCESSOR_COUNT: c_int = 16;
const CAPABILITY_MAJOR: c_int = 75;
const CAPABILITY_MINOR: c_int = 76;
const STREAM_NON_BLOCKING: c_uint = 1;
const HOST_ALLOC_PORTABLE: c_uint = 1;

/// `call!(functions.name(arguments))` calls a function of the driver. The result is an error unless the driver reports
/// success.
macro_rules! call {
    ($functions:ident.$name:ident($($argument:expr),*)) => {
        $crate::driver::checked(stringify!($name), ($functions.$name)($($argument),*))
    };
}

#[cfg(not(all(feature = "cards", any(unix, windows))))]
mod absent;
#[cfg(feature = "lab")]
mod lab;
mod memory;
mod module;
mod stream;
#[cfg(test)]
mod tests;

fn checked(call: &'static str, code: Status) -> Result<()> {
    Err(match code {
        0 => return Ok(()),
        OUT_OF_MEMORY => Error::OutOfMemory { bytes: 0 },
        // This code means that the loaded library is not the driver, but the stub library of the CUDA toolkit.
        34 => Error::NoDriver,
        100 => Error::NoCard,
        222 => Error::DriverTooOld { version: 0 },
        // These codes mean that the GPU is unavailable, that an uncorrectable error of memory or of a link has
        // occurred, or that the context has ended.
        4 | 46 | 214 | 220 | 700 | 702 | 709 | 710 | 714..=719 | 721 | 999 => Error::Lost { call, code },
        _ => Error::Driver { call, code },
    })
}

/// The driver's name for an error. Returns `None` if the driver does not know the error.
pub(crate) fn error_name(code: u32) -> Option<&'static str> {
    type GetErrorName = unsafe extern "C" fn(Status, *mut *const c_char) -> Status;
    let (library, mut name) = (library().ok()?, ptr::null());
    // SAFETY: the function has this type in cuda.h.
    let get_name = unsafe { library.get::<GetErrorName>(c"cuGetErrorName") }.ok()?;
    // SAFETY: the function writes one pointer. It may be called before `cuInit`, and with any number.
    let found = unsafe { get_name(code, &mut name) } == 0 && !name.is_null();
    // SAFETY: the name is a constant of the driver, and ends with a zero. The driver is never unloaded.
    found.then(|| unsafe { CStr::from_ptr(name) })?.to_str().ok()
}

/// Returns a function that changes an error. If the error is [`Error::OutOfMemory`], the function sets its field to
/// `bytes`, the number of bytes that could not be allocated.
fn out_of_memory(bytes: usize) -> impl FnOnce(Error) -> Error {
    move |e| if matches!(e, Error::OutOfMemory { .. }) { Error::OutOfMemory { bytes } } else { e }
}

/// Returns the functions of the driver. The library is loaded only once, and a missing library is not looked for again.
/// If the initialisation fails, the next call tries again, because a GPU may become available later.
fn driver() -> Result<&'static Functions> {
    static DRIVER: OnceLock<Functions> = OnceLock::new();
    match DRIVER.get() {
        Some(driver) => Ok(driver),
        None => load().map(|driver| DRIVER.get_or_init(|| driver)),
    }
}

fn library() -> Result<&'static Library> {
    static LIBRARY: OnceLock<Option<Library>> = OnceLock::new();
    // Drivers exist only for 64-bit programs. Addresses and sizes on the GPU also have 64 bits.
    let load = || if usize::BITS == 64 { open().ok() } else { None };
    LIBRARY.get_or_init(load).as_ref().ok_or(Error::NoDriver)
}

/// Opens the driver by its file name, which is the same on every Unix system. A file with a different name is not the
/// driver, even if the system finds the file.
#[cfg(all(feature = "cards", unix))]
fn open() -> Result<Library, libloading::Error> {
    // SAFETY: this call loads the system's NVIDIA driver. The initialisation code of this driver is trusted, like the
    // code of any other library.
    unsafe { Library::new("libcuda.so.1") }
}

/// Opens the driver from the system's folder only. Other users may be able to put a false driver into the program's
/// folder, into the current folder, or into a folder in `PATH`.
#[cfg(all(feature = "cards", windows))]
fn open() -> Result<Library, libloading::Error> {
    use libloading::os::windows::{LOAD_LIBRARY_SEARCH_SYSTEM32, Library};
    // SAFETY: this call loads the system's NVIDIA driver. The initialisation code of this driver is trusted, like the
    // code of any other library.
    unsafe { Library::load_with_flags("nvcuda.dll", LOAD_LIBRARY_SEARCH_SYSTEM32) }.map(Into::into)
}

fn load() -> Result<Functions> {
    let driver = Functions::find(library()?).ok_or(Error::DriverTooOld { version: 0 })?;
    let mut version = 0;
    // SAFETY: the call writes one number.
    unsafe { call!(driver.cuDriverGetVersion(&mut version)) }?;
    let version = version.try_into().unwrap_or_default();
    if version < OLDEST_DRIVER {
        return Err(Error::DriverTooOld { version });
    }
    // SAFETY: the call has no conditions.
    unsafe { call!(driver.cuInit(0)) }?;
    Ok(driver)
}

/// A GPU.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Card {
    /// The GPU's number in the order of the driver, counted from 0.
    pub ordinal: usize,
    /// The GPU's name.
    pub name: String,
    /// The GPU's compute capability.
    pub capability: (u32, u32),
    /// The number of multiprocessors.
    pub multiprocessors: u32,
    /// The size of the GPU's memory in bytes.
    pub memory: usize,
}

impl Card {
    /// The oldest compute capability for which the kernels are written. This capability is 7.5 (Turing), the oldest
    /// that ptxas, the assembler for PTX in CI, supports.
    pub const OLDEST: (u32, u32) = (7, 5);

    /// All GPUs that the driver found, including GPUs that are too old.
    ///
    /// # Errors
    /// [`Error::NoDriver`], [`Error::DriverTooOld`], [`Error::NoCard`].
    pub(crate) fn all() -> Result<Vec<Self>> {
        let driver = driver()?;
        let mut count = 0;
        // SAFETY: the call writes one number.
        unsafe { call!(driver.cuDeviceGetCount(&mut count)) }?;
        match usize::try_from(count) {
            Ok(0) | Err(_) => Err(Error::NoCard),
            Ok(count) => (0..count).map(|ordinal| Ok(Self::find(ordinal)?.0)).collect(),
        }
    }

    fn find(ordinal: usize) -> Result<(Self, CUdevice)> {
        let driver = driver()?;
        let (mut device, mut memory, mut name) = (0, 0, [0_u8; 256]);
        // SAFETY: each call writes one number, or at most `name.len()` bytes of the name, with a final zero.
        unsafe {
            match call!(driver.cuDeviceGet(&mut device, ordinal.try_into().unwrap_or(c_int::MAX))) {
                Err(Error::Driver { code: INVALID_DEVICE, .. }) => {
                    let mut count = 0;
                    call!(driver.cuDeviceGetCount(&mut count))?;
                    let count = count.try_into().unwrap_or_default();
                    return Err(if count == 0 { Error::NoCard } else { Error::UnknownCard { ordinal, count } });
                }
                other => other?,
            }
            call!(driver.cuDeviceGetName(name.as_mut_ptr().cast(), name.len() as c_int, device))?;
            call!(driver.cuDeviceTotalMem_v2(&mut memory, device))?;
        }
        let attribute = |number| {
            let mut value = 0;
            // SAFETY: the driver returned this device, and the call writes one number.
            unsafe { call!(driver.cuDeviceGetAttribute(&mut value, number, device)) }?;
            u32::try_from(value)
                .map_err(|_| Error::Unsupported("the NVIDIA driver describes the card by negative numbers"))
        };
        let name = String::from_utf8_lossy(name.split(|&b| b == 0).next().unwrap_or_default()).trim().to_owned();
        let capability = (attribute(CAPABILITY_MAJOR)?, attribute(CAPABILITY_MINOR)?);
        Ok((Self { ordinal, name, capability, multiprocessors: attribute(MULTIPROCESSOR_COUNT)?, memory }, device))
    }
}

/// A GPU's primary context. All users of the GPU in a process share it.
pub struct Context {
    driver: &'static Functions,
    card: Card,
    device: CUdevice,
    context: CUcontext,
    /// The stream in which memory is wiped. This stream exists as long as the context. So the code that wipes memory
    /// needs no new stream, and does not wait for work in other streams.
    wiping: CUstream,
    lost: OnceLock<Error>,
}

// SAFETY: the driver's functions may be called from any thread in which the context is current. `enter` makes the
// context current.
unsafe impl Send for Context {}
// SAFETY: as above. The driver locks the data that threads share.
unsafe impl Sync for Context {}

impl Context {
    /// The context of the GPU with this number.
    ///
    /// # Errors
    /// [`Error::NoDriver`], [`Error::DriverTooOld`], [`Error::NoCard`], [`Error::UnknownCard`], [`Error::CardTooOld`],
    /// or another error of the driver.
    pub fn new(ordinal: usize) -> Result<Arc<Self>> {
        let (driver, (card, device)) = (driver()?, Card::find(ordinal)?);
        if card.capability < Card::OLDEST {
            return Err(Error::CardTooOld { name: card.name, capability: card.capability });
        }
        let mut context = ptr::null_mut();
        // SAFETY: the driver returned this device, and the call writes one pointer.
        unsafe { call!(driver.cuDevicePrimaryCtxRetain(&mut context, device)) }.map_err(out_of_memory(0))?;
        let (wiping, lost) = (ptr::null_mut(), OnceLock::new());
        let mut new = Self { driver, card, device, context, wiping, lost };
        let mut wiping = ptr::null_mut();
        {
            let _entered = new.enter()?;
            // SAFETY: the call writes one pointer.
            unsafe { call!(driver.cuStreamCreate(&mut wiping, STREAM_NON_BLOCKING)) }.map_err(out_of_memory(0))?;
        }
        new.wiping = wiping;
        Ok(Arc::new(new))
    }

    /// The GPU.
    pub fn card(&self) -> &Card {
        &self.card
    }

    /// Returns the error with which the context was lost, or `None`. After such an error, this process does not use the
    /// GPU any more. The GPU may still write to memory that it uses, so this memory must not be used for anything else.
    pub fn lost(&self) -> Option<&Error> {
        self.lost.get()
    }

    /// Waits until everything that is queued in a stream of the current context is done. After an error the GPU may
    /// still be busy. So this method returns only after the driver has reported that the GPU has finished, or after the
    /// context is lost.
    fn synchronize(&self, stream: CUstream) -> Result<()> {
        const ATTEMPTS: u32 = 1000;
        const CALL: &str = "cuStreamSynchronize";
        let (mut first, mut code) = (Ok(()), 0);
        for _ in 0..ATTEMPTS {
            // SAFETY: the caller's stream exists.
            code = unsafe { (self.driver.cuStreamSynchronize)(stream) };
            match checked(CALL, code) {
                // The driver reports an error of the queued work only once. So the result is the first error, even if a
                // later call succeeds.
                Ok(()) => return first,
                Err(Error::Lost { .. }) => break,
                Err(e) => first = first.and(Err(e)),
            }
            thread::sleep(Duration::from_millis(1));
        }
        Err(self.lost.get_or_init(|| Error::Lost { call: CALL, code }).clone())
    }

    /// Makes this context the thread's current context until the guard is dropped. When the guard is dropped, the
    /// previous context becomes current again, because the program may use its own contexts in this thread. Returns an
    /// error if the context is [lost](Self::lost).
    fn enter(&self) -> Result<Entered<'_>> {
        let driver = self.driver;
        if let Some(e) = self.lost() {
            return Err(e.clone());
        }
        // SAFETY: the context is retained as long as `self` lives, and the guard borrows `self`.
        unsafe { call!(driver.cuCtxPushCurrent_v2(self.context)) }?;
        Ok(Entered { driver, _context: PhantomData })
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        // A lost context stays retained, because releasing it would free memory that the GPU may still use.
        if self.lost().is_some() {
            return;
        }
        if let (false, Ok(_entered)) = (self.wiping.is_null(), self.enter()) {
            // SAFETY: `new` created the stream. Every function that wiped memory in this stream has waited for the
            // stream.
            unsafe { (self.driver.cuStreamDestroy_v2)(self.wiping) };
        }
        // SAFETY: `new` retained the context once. Every object in the context has an `Arc` of `self`, so no such
        // object exists any more.
        unsafe { (self.driver.cuDevicePrimaryCtxRelease_v2)(self.device) };
    }
}

impl fmt::Debug for Context {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Context").field("card", &self.card).finish_non_exhaustive()
    }
}

/// The guard that `enter` returns. The guard is not `Send`, because each thread has its own current context.
struct Entered<'a> {
    driver: &'static Functions,
    _context: PhantomData<(&'a Context, *const ())>,
}

impl Drop for Entered<'_> {
    fn drop(&mut self) {
        let mut popped = ptr::null_mut();
        // SAFETY: the call pops the context that `enter` pushed on this thread, and writes one pointer.
        unsafe { (self.driver.cuCtxPopCurrent_v2)(&mut popped) };
    }
}

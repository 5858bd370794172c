//! What experiments with kernels also need: constant memory, textures, shared memory, and what the driver made of a kernel.
use super::{
    Argument, CUdeviceptr, CUfunction, CUmodule, Context, DeviceBuffer, DeviceSlice, Function, Library, Module, Queue,
    Status,
};
use crate::{
    Gpu,
    error::{Error, Result},
};
use std::{
    ffi::{CString, c_char, c_int, c_uint, c_void},
    marker::PhantomData,
    mem, ptr,
    sync::{Arc, OnceLock},
};

type CUtexObject = u64;

/// `CUDA_RESOURCE_DESC` of cuda.h for linear memory, the variant that its union has here.
#[repr(C)]
struct ResourceDescriptor {
    kind: c_uint,
    memory: CUdeviceptr,
    format: c_uint,
    channels: c_uint,
    bytes: usize,
    /// The rest of the union, of 128 bytes.
    _other: [u64; 13],
    _flags: c_uint,
}

/// `CUDA_TEXTURE_DESC` of cuda.h.
#[repr(C)]
struct TextureDescriptor {
    _address_modes: [c_uint; 3],
    _filter: c_uint,
    flags: c_uint,
    _anisotropy: c_uint,
    _mipmaps: [u32; 4],
    _border: [f32; 4],
    _reserved: [c_int; 12],
}

// Their sizes in cuda.h; on 32 bits there is no driver.
const _: () =
    assert!(usize::BITS != 64 || (size_of::<ResourceDescriptor>() == 144 && size_of::<TextureDescriptor>() == 104));

functions! {
    cuModuleGetGlobal_v2(*mut CUdeviceptr, *mut usize, CUmodule, *const c_char);
    cuTexObjectCreate(*mut CUtexObject, *const ResourceDescriptor, *const TextureDescriptor, *const c_void);
    cuTexObjectDestroy(CUtexObject);
    cuFuncGetAttribute(*mut c_int, c_int, CUfunction);
    cuFuncSetAttribute(CUfunction, c_int, c_int);
    cuOccupancyMaxActiveBlocksPerMultiprocessor(*mut c_int, CUfunction, c_int, usize);
}

// Numbers of cuda.h.
const SHARED_PER_BLOCK_OPTIN: c_int = 97;
const FUNCTION_MOST_THREADS: c_int = 0;
const FUNCTION_REGISTERS: c_int = 4;
const FUNCTION_DYNAMIC_SHARED: c_int = 8;
const READ_AS_INTEGER: c_uint = 1;
const RESOURCE_LINEAR: c_uint = 2;
const FORMAT_UNSIGNED_INT32: c_uint = 3;

/// Those of the driver that is loaded.
fn functions() -> Result<&'static Functions> {
    static FUNCTIONS: OnceLock<Option<Functions>> = OnceLock::new();
    super::driver()?;
    let library = super::library()?;
    FUNCTIONS.get_or_init(|| Functions::find(library)).as_ref().ok_or(Error::DriverTooOld { version: 0 })
}

impl Context {
    /// What memory, streams and modules on this card are made in.
    pub fn of(gpu: &Gpu) -> &Arc<Self> {
        gpu.context()
    }

    /// The bytes of shared memory that a block of threads can have, if its kernel [asks](Function::allow_shared).
    ///
    /// # Errors
    /// Those of the driver.
    pub fn shared_per_block(&self) -> Result<u32> {
        let (driver, mut value) = (self.driver, 0);
        // SAFETY: the device is one that the driver named; it writes one number.
        unsafe { call!(driver.cuDeviceGetAttribute(&mut value, SHARED_PER_BLOCK_OPTIN, self.device)) }?;
        Ok(value.try_into().unwrap_or_default())
    }
}

impl Module {
    /// Compiles any PTX.
    ///
    /// # Errors
    /// Those of the driver.
    ///
    /// # Safety
    /// In every launch of its kernels, they may access only the memory that they get as arguments, within its length, and the
    /// module's own: the caller answers for that also for the arguments that [`Queue::launch`] and
    /// [`launch_with`](Queue::launch_with), which are safe, are called with.
    pub unsafe fn foreign(context: &Arc<Context>, ptx: &str) -> Result<Arc<Self>> {
        Self::new(context, ptx)
    }

    /// The memory of a variable.
    ///
    /// # Errors
    /// [`Error::Kernel`] if the module has none of that name, and those of the driver.
    pub fn variable(&self, name: &str) -> Result<DeviceSlice<'_>> {
        let name = CString::new(name).map_err(|_| Error::Kernel("the module has no such variable"))?;
        let (lab, mut pointer, mut len) = (functions()?, 0, 0);
        let _entered = self.context.enter()?;
        // SAFETY: the module is loaded, the name ends with a zero; writes two numbers.
        unsafe { call!(lab.cuModuleGetGlobal_v2(&mut pointer, &mut len, self.module, name.as_ptr())) }?;
        Ok(DeviceSlice { pointer, len, card: self.context.card.ordinal, memory: PhantomData })
    }
}

impl Function {
    fn attribute(&self, number: c_int) -> Result<u32> {
        let (lab, mut value) = (functions()?, 0);
        let _entered = self.module.context.enter()?;
        // SAFETY: the function's module is loaded; writes one number.
        unsafe { call!(lab.cuFuncGetAttribute(&mut value, number, self.function)) }?;
        Ok(value.try_into().unwrap_or_default())
    }

    /// The registers of a thread.
    ///
    /// # Errors
    /// Those of the driver.
    pub fn registers(&self) -> Result<u32> {
        self.attribute(FUNCTION_REGISTERS)
    }

    /// The most threads that a block can have, because of their registers.
    ///
    /// # Errors
    /// Those of the driver.
    pub fn most_threads(&self) -> Result<u32> {
        self.attribute(FUNCTION_MOST_THREADS)
    }

    /// Allows launches with up to that many bytes of dynamic shared memory: more than 48 KiB must be asked for.
    ///
    /// # Errors
    /// Those of the driver, if the card does not have so much.
    pub fn allow_shared(&self, bytes: u32) -> Result<()> {
        let lab = functions()?;
        let _entered = self.module.context.enter()?;
        // SAFETY: the function's module is loaded.
        unsafe { call!(lab.cuFuncSetAttribute(self.function, FUNCTION_DYNAMIC_SHARED, bytes as c_int)) }
    }

    /// The blocks of that many threads, with that much dynamic shared memory, that a multiprocessor runs at a time.
    ///
    /// # Errors
    /// Those of the driver.
    pub fn resident(&self, threads: u32, shared: u32) -> Result<u32> {
        let (lab, mut value) = (functions()?, 0);
        let (threads, shared) = (threads as c_int, shared as usize);
        let _entered = self.module.context.enter()?;
        // SAFETY: the function's module is loaded; writes one number.
        unsafe { call!(lab.cuOccupancyMaxActiveBlocksPerMultiprocessor(&mut value, self.function, threads, shared)) }?;
        Ok(value.try_into().unwrap_or_default())
    }
}

impl crate::Mode {
    /// The kernel that a card runs for it with long data, unless it runs on the CPU.
    pub fn kernel(&self) -> Option<&Function> {
        self.prepared.as_ref().and_then(|prepared| prepared.keys.first()).map(|key| &key.long)
    }
}

impl<'a> Queue<'a> {
    /// Sets all bytes.
    ///
    /// # Errors
    /// Those of the driver.
    pub fn fill(&mut self, memory: DeviceSlice<'a>, byte: u8) -> Result<()> {
        let (driver, stream) = (self.stream.context.driver, self.stream.stream);
        // SAFETY: borrowed until the queue has waited.
        unsafe { call!(driver.cuMemsetD8Async(memory.pointer, byte, memory.len, stream)) }
    }

    /// As [`launch`](Queue::launch), with that many blocks of that many threads each, and bytes of dynamic shared memory for
    /// each block.
    ///
    /// # Errors
    /// Those of [`launch`](Queue::launch).
    pub fn launch_with(
        &mut self,
        kernel: &'a Function,
        shape: (u32, u32),
        shared: u32,
        arguments: &[Argument<'a>],
    ) -> Result<()> {
        self.launch_blocks(kernel, shape, shared, arguments)
    }
}

/// A texture object over memory, in texels of four words: what `tex.1d.v4.u32.s32` reads.
pub struct Texture {
    memory: DeviceBuffer,
    object: CUtexObject,
}

impl Texture {
    /// Of all of the memory.
    ///
    /// # Errors
    /// Those of the driver.
    pub fn new(memory: DeviceBuffer) -> Result<Self> {
        let (lab, mut object) = (functions()?, 0);
        // SAFETY: both consist of numbers. The reserved ones must be zero; in the second, zero means: no filter.
        let (mut resource, mut texture): (ResourceDescriptor, TextureDescriptor) = unsafe { mem::zeroed() };
        texture.flags = READ_AS_INTEGER;
        resource.kind = RESOURCE_LINEAR;
        resource.memory = memory.all().address();
        resource.format = FORMAT_UNSIGNED_INT32;
        resource.channels = 4;
        resource.bytes = memory.len();
        let entered = memory.context.enter()?;
        // SAFETY: the driver reads the two structures and writes one number; the memory lives as long as the object.
        unsafe { call!(lab.cuTexObjectCreate(&mut object, &resource, &texture, ptr::null())) }?;
        drop(entered);
        Ok(Self { memory, object })
    }

    /// What a kernel gets as its parameter.
    pub fn object(&self) -> u64 {
        self.object
    }
}

impl Drop for Texture {
    fn drop(&mut self) {
        if let (Ok(lab), Ok(_entered)) = (functions(), self.memory.context.enter()) {
            // SAFETY: created by `new`; queues have waited.
            unsafe { (lab.cuTexObjectDestroy)(self.object) };
        }
    }
}

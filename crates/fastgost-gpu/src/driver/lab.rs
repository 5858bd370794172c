//! Functions that only experiments with kernels need: constant memory, textures, shared memory, and the attributes of a
//! compiled kernel.
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

/// `CUDA_RESOURCE_DESC` of cuda.h. The structure in cuda.h has a union. Here only the union's variant for linear memory
/// is declared.
#[repr(C)]
struct ResourceDescriptor {
    kind: c_uint,
    memory: CUdeviceptr,
    format: c_uint,
    channels: c_uint,
    bytes: usize,
    /// The other bytes of the union, which has 128 bytes in all.
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

// The structures must have the sizes that they have in cuda.h. There is no driver for 32-bit programs.
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

// These numbers are from cuda.h.
const SHARED_PER_BLOCK_OPTIN: c_int = 97;
const FUNCTION_MOST_THREADS: c_int = 0;
const FUNCTION_REGISTERS: c_int = 4;
const FUNCTION_DYNAMIC_SHARED: c_int = 8;
const READ_AS_INTEGER: c_uint = 1;
const RESOURCE_LINEAR: c_uint = 2;
const FORMAT_UNSIGNED_INT32: c_uint = 3;

/// The functions of the loaded driver that this file needs.
fn functions() -> Result<&'static Functions> {
    static FUNCTIONS: OnceLock<Option<Functions>> = OnceLock::new();
    super::driver()?;
    let library = super::library()?;
    FUNCTIONS.get_or_init(|| Functions::find(library)).as_ref().ok_or(Error::DriverTooOld { version: 0 })
}

impl Context {
    /// The context in which memory, streams and modules on this GPU are made.
    pub fn of(gpu: &Gpu) -> &Arc<Self> {
        gpu.context()
    }

    /// Returns the largest number of bytes of shared memory that a block of threads can have. Before a launch with more
    /// than 48 KiB of dynamic shared memory, call [`allow_shared`](Function::allow_shared) on the kernel.
    ///
    /// # Errors
    /// The errors of the driver.
    pub fn shared_per_block(&self) -> Result<u32> {
        let (driver, mut value) = (self.driver, 0);
        // SAFETY: the driver returned this device, and the call writes one number.
        unsafe { call!(driver.cuDeviceGetAttribute(&mut value, SHARED_PER_BLOCK_OPTIN, self.device)) }?;
        Ok(value.try_into().unwrap_or_default())
    }
}

impl Module {
    /// Compiles PTX of any origin.
    ///
    /// # Errors
    /// The errors of the driver.
    ///
    /// # Safety
    /// In every launch, the kernels may access only the module's own memory, and the memory that they get as arguments.
    /// They must not access this memory beyond its length. The caller is responsible for this rule in all calls of
    /// [`Queue::launch`] and [`launch_with`](Queue::launch_with), although these functions are safe.
    pub unsafe fn foreign(context: &Arc<Context>, ptx: &str) -> Result<Arc<Self>> {
        Self::new(context, ptx)
    }

    /// Returns the memory of the module's variable with this name.
    ///
    /// # Errors
    /// [`Error::Kernel`] if the name contains a zero byte. The errors of the driver, for example if the module has no
    /// variable with this name.
    pub fn variable(&self, name: &str) -> Result<DeviceSlice<'_>> {
        let name = CString::new(name).map_err(|_| Error::Kernel("the module has no such variable"))?;
        let (lab, mut pointer, mut len) = (functions()?, 0, 0);
        let _entered = self.context.enter()?;
        // SAFETY: the module is loaded, and the name ends with a zero. The call writes two numbers.
        unsafe { call!(lab.cuModuleGetGlobal_v2(&mut pointer, &mut len, self.module, name.as_ptr())) }?;
        Ok(DeviceSlice { pointer, len, card: self.context.card.ordinal, memory: PhantomData })
    }
}

impl Function {
    fn attribute(&self, number: c_int) -> Result<u32> {
        let (lab, mut value) = (functions()?, 0);
        let _entered = self.module.context.enter()?;
        // SAFETY: the function's module is loaded, and the call writes one number.
        unsafe { call!(lab.cuFuncGetAttribute(&mut value, number, self.function)) }?;
        Ok(value.try_into().unwrap_or_default())
    }

    /// Returns the number of registers that each thread of this kernel uses.
    ///
    /// # Errors
    /// The errors of the driver.
    pub fn registers(&self) -> Result<u32> {
        self.attribute(FUNCTION_REGISTERS)
    }

    /// Returns the largest number of threads that a block of threads can have, given the number of registers of this
    /// kernel.
    ///
    /// # Errors
    /// The errors of the driver.
    pub fn most_threads(&self) -> Result<u32> {
        self.attribute(FUNCTION_MOST_THREADS)
    }

    /// Allows launches of this kernel with up to `bytes` bytes of dynamic shared memory. Without this call, a launch
    /// with more than 48 KiB fails.
    ///
    /// # Errors
    /// Returns an error of the driver if the GPU does not have this amount of shared memory.
    pub fn allow_shared(&self, bytes: u32) -> Result<()> {
        let lab = functions()?;
        let _entered = self.module.context.enter()?;
        // SAFETY: the function's module is loaded.
        unsafe { call!(lab.cuFuncSetAttribute(self.function, FUNCTION_DYNAMIC_SHARED, bytes as c_int)) }
    }

    /// Returns the number of blocks of threads that a multiprocessor can run at the same time, if each block has
    /// `threads` threads and `shared` bytes of dynamic shared memory.
    ///
    /// # Errors
    /// The errors of the driver.
    pub fn resident(&self, threads: u32, shared: u32) -> Result<u32> {
        let (lab, mut value) = (functions()?, 0);
        let (threads, shared) = (threads as c_int, shared as usize);
        let _entered = self.module.context.enter()?;
        // SAFETY: the function's module is loaded, and the call writes one number.
        unsafe { call!(lab.cuOccupancyMaxActiveBlocksPerMultiprocessor(&mut value, self.function, threads, shared)) }?;
        Ok(value.try_into().unwrap_or_default())
    }
}

impl crate::Mode {
    /// Returns the kernel that a GPU runs for this mode if the data is long. Returns `None` if the mode runs on the
    /// CPU.
    pub fn kernel(&self) -> Option<&Function> {
        self.prepared.as_ref().and_then(|prepared| prepared.keys.first()).map(|key| &key.long)
    }
}

impl<'a> Queue<'a> {
    /// Sets all bytes of `memory` to `byte`.
    ///
    /// # Errors
    /// The errors of the driver.
    pub fn fill(&mut self, memory: DeviceSlice<'a>, byte: u8) -> Result<()> {
        let (driver, stream) = (self.stream.context.driver, self.stream.stream);
        // SAFETY: the memory is borrowed until the queue has waited for this operation.
        unsafe { call!(driver.cuMemsetD8Async(memory.pointer, byte, memory.len, stream)) }
    }

    /// Does the same as [`launch`](Queue::launch) with a shape that the caller chooses. `shape` is the number of blocks
    /// and the number of threads of each block, and `shared` is the number of bytes of dynamic shared memory of each
    /// block.
    ///
    /// # Errors
    /// The errors of [`launch`](Queue::launch).
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

/// A texture object over memory. Each texel has four words. The instruction `tex.1d.v4.u32.s32` reads such texels.
pub struct Texture {
    memory: DeviceBuffer,
    object: CUtexObject,
}

impl Texture {
    /// Makes a texture of all bytes of `memory`.
    ///
    /// # Errors
    /// The errors of the driver.
    pub fn new(memory: DeviceBuffer) -> Result<Self> {
        let (lab, mut object) = (functions()?, 0);
        // SAFETY: both structures consist of numbers, so zeros are valid values. The driver demands zeros in the
        // reserved fields. In the second structure, zeros mean that the GPU does not filter the values of the texture.
        let (mut resource, mut texture): (ResourceDescriptor, TextureDescriptor) = unsafe { mem::zeroed() };
        texture.flags = READ_AS_INTEGER;
        resource.kind = RESOURCE_LINEAR;
        resource.memory = memory.all().address();
        resource.format = FORMAT_UNSIGNED_INT32;
        resource.channels = 4;
        resource.bytes = memory.len();
        let entered = memory.context.enter()?;
        // SAFETY: the driver reads the two structures and writes one number. The memory lives as long as the texture
        // object.
        unsafe { call!(lab.cuTexObjectCreate(&mut object, &resource, &texture, ptr::null())) }?;
        drop(entered);
        Ok(Self { memory, object })
    }

    /// The handle of the texture object, as a number. A kernel gets this number as a parameter.
    pub fn object(&self) -> u64 {
        self.object
    }
}

impl Drop for Texture {
    fn drop(&mut self) {
        if let (Ok(lab), Ok(_entered)) = (functions(), self.memory.context.enter()) {
            // SAFETY: `new` created the object, and every queue has waited for its kernels, so no kernel uses the
            // object any more.
            unsafe { (lab.cuTexObjectDestroy)(self.object) };
        }
    }
}

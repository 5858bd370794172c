//! Modules, kernels and texture objects.
use super::{Code, Context, Driver, Result, attributes, stream::Kind};
use crate::{
    exec::{FaultKind, Grid, Launch, Loaded, Texture},
    ptx::Module,
};
use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU32, Ordering},
    },
};

/// A loaded module.
#[derive(Debug)]
pub struct ModuleObject {
    pub context: Arc<Context>,
    pub loaded: Loaded,
    /// The handles of the module's functions, by name.
    functions: Mutex<HashMap<String, u64>>,
}

/// A kernel of a loaded module.
#[derive(Debug)]
pub struct Function {
    pub module: Arc<ModuleObject>,
    pub name: String,
    /// The largest number of bytes of dynamic shared memory that a launch of this kernel may ask for.
    pub max_shared: AtomicU32,
}

impl Function {
    /// Returns the largest number of threads that a CTA (a group of threads) of this kernel can have.
    pub fn max_threads(&self) -> u32 {
        let entry = self.module.loaded.entry(&self.name);
        entry.and_then(|entry| entry.reqntid.or(entry.maxntid)).unwrap_or(1024)
    }

    /// Returns the number of registers of a thread. The emulator does not compile kernels, so the function returns the
    /// largest number of registers that a compiler could use.
    pub fn registers(&self) -> u32 {
        (65536 / self.max_threads() / 8 * 8).min(255)
    }

    pub fn static_shared(&self) -> u32 {
        self.module.loaded.module().shared_bytes as u32
    }

    /// Returns the offset and the size of each parameter of the kernel, in bytes.
    pub fn parameters(&self) -> impl Iterator<Item = (usize, usize)> {
        let entry = self.module.loaded.entry(&self.name);
        entry.into_iter().flat_map(|entry| entry.parameters.iter().map(|parameter| (parameter.offset, parameter.size)))
    }
}

/// Returns the oldest version of the driver that can load PTX of the version `major.minor`. For example, 12080 means
/// driver version 12.8.
fn driver_for((major, minor): (u32, u32)) -> u32 {
    match (major, minor) {
        (..=5, _) => 8000,
        (6, 0..=2) => 9000 + 10 * minor,
        (6, _) => 10000 + 10 * minor.saturating_sub(3),
        (7, _) => 11000 + 10 * minor,
        (8, _) => 12000 + 10 * minor,
        (9, _) => 13000 + 10 * minor,
        _ => u32::MAX,
    }
}

impl Driver {
    /// Loads a module from PTX text, and returns the module's handle.
    pub fn load_module(&self, source: &str) -> Result<u64> {
        let context = self.context()?;
        let module = Module::parse(source).map_err(|error| {
            eprintln!("fastgost-gpu-emulator: {error}");
            Code::INVALID_PTX
        })?;
        if driver_for(module.version) > self.config.driver_version {
            return Err(Code::UNSUPPORTED_PTX_VERSION);
        }
        let (major, minor) = self.config.cards[context.card].capability;
        if module.target > 10 * major + minor {
            return Err(Code::INVALID_PTX);
        }
        let loaded = Loaded::new(module, &context.memory).ok_or(Code::OUT_OF_MEMORY)?;
        let mut objects = self.objects();
        let handle = objects.handle();
        objects.modules.insert(handle, Arc::new(ModuleObject { context, loaded, functions: Mutex::default() }));
        Ok(handle)
    }

    pub fn unload_module(&self, handle: u64) -> Result<()> {
        self.context()?;
        let mut objects = self.objects();
        let module = objects.modules.remove(&handle).ok_or(Code::INVALID_HANDLE)?;
        objects.functions.retain(|_, function| !Arc::ptr_eq(&function.module, &module));
        drop(objects);
        module.loaded.unload(&module.context.memory);
        Ok(())
    }

    fn module(&self, handle: u64) -> Result<Arc<ModuleObject>> {
        self.objects().modules.get(&handle).cloned().ok_or(Code::INVALID_HANDLE)
    }

    pub fn module_function(&self, module: u64, name: &str) -> Result<u64> {
        self.context()?;
        let module = self.module(module)?;
        module.loaded.entry(name).ok_or(Code::NOT_FOUND)?;
        let mut functions = module.functions.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(&handle) = functions.get(name) {
            return Ok(handle);
        }
        let mut objects = self.objects();
        let handle = objects.handle();
        // A launch may use 48 KB of static and dynamic shared memory together. If a launch needs more, the program must
        // first raise `max_shared` with `cuFuncSetAttribute`.
        let max_shared = attributes::SHARED_BYTES.saturating_sub(module.loaded.module().shared_bytes as u32);
        let function = Function { module: module.clone(), name: name.into(), max_shared: AtomicU32::new(max_shared) };
        objects.functions.insert(handle, Arc::new(function));
        functions.insert(name.into(), handle);
        Ok(handle)
    }

    /// Returns the address of the variable `name` of a module, and the size of this variable in bytes.
    pub fn module_variable(&self, module: u64, name: &str) -> Result<(u64, usize)> {
        self.context()?;
        self.module(module)?.loaded.variable(name).ok_or(Code::NOT_FOUND)
    }

    pub fn function(&self, handle: u64) -> Result<Arc<Function>> {
        self.objects().functions.get(&handle).cloned().ok_or(Code::INVALID_HANDLE)
    }

    /// Adds a launch of a kernel to a stream.
    pub fn launch(&self, function: &Arc<Function>, grid: Grid, parameters: Vec<u8>, stream: u64) -> Result<()> {
        let context = self.context()?;
        if function.module.context.handle != context.handle {
            return Err(Code::INVALID_HANDLE);
        }
        let entry = function.module.loaded.entry(&function.name).ok_or(Code::INVALID_HANDLE)?;
        let is_shape = entry.allows(grid.threads) && (1..=i32::MAX as u32).contains(&grid.blocks);
        if !is_shape || grid.shared > function.max_shared.load(Ordering::SeqCst) {
            return Err(Code::INVALID_VALUE);
        }
        let object = self.stream(&context, stream)?;
        let Grid { blocks, threads, shared } = grid;
        self.trace(&format!("launch {} {blocks} {threads} {shared}", function.name));
        let (function, driver) = (function.clone(), super::driver_or_none().ok_or(Code::NOT_INITIALIZED)?);
        object.submit(Kind::Kernel, move || {
            let textures = |object| driver.texture(object);
            let launch = Launch {
                module: &function.module.loaded,
                kernel: &function.name,
                grid,
                parameters: &parameters,
                memory: &context.memory,
                textures: &textures,
            };
            launch.run().map_err(|fault| {
                eprintln!("fastgost-gpu-emulator: {fault}");
                match fault.kind {
                    FaultKind::IllegalAddress => Code::ILLEGAL_ADDRESS,
                    FaultKind::MisalignedAddress => Code::MISALIGNED_ADDRESS,
                    FaultKind::IllegalInstruction => Code::ILLEGAL_INSTRUCTION,
                    FaultKind::LaunchFailed => Code::LAUNCH_FAILED,
                    FaultKind::Timeout => Code::LAUNCH_TIMEOUT,
                }
            })
        });
        Ok(())
    }

    /// Makes a texture object over linear memory. Each texel has four 32-bit channels.
    pub fn create_texture(&self, address: u64, bytes: usize) -> Result<u64> {
        let context = self.context()?;
        let texels = bytes as u64 / 16;
        if texels == 0
            || texels > attributes::TEXTURE_TEXELS
            || !address.is_multiple_of(512)
            || !self.is_device(address, bytes)
        {
            return Err(Code::INVALID_VALUE);
        }
        let mut objects = self.objects();
        let handle = objects.handle();
        objects.textures.insert(handle, (context.handle, Texture { address, texels }));
        Ok(handle)
    }

    pub fn destroy_texture(&self, handle: u64) -> Result<()> {
        self.context()?;
        self.objects().textures.remove(&handle).map(drop).ok_or(Code::INVALID_VALUE)
    }

    fn texture(&self, handle: u64) -> Option<Texture> {
        self.objects().textures.get(&handle).map(|&(_, texture)| texture)
    }
}

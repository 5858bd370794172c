//! A kernel with tables on the GPU. The driver has compiled the kernel, and its tables and keys are in their places.
use super::{
    BLOCK, data,
    device::Device,
    emit,
    kernel::{Kernel, Place},
};
use crate::{pair::Outcome, rivals::task::KEY};
use fastgost_gpu::{
    DeviceBuffer, DeviceSlice, Result,
    driver::{Argument, Function, Module, Queue, Texture},
};

pub struct Loaded {
    pub kernel: Kernel,
    function: Function,
    tables: Tables,
    pi: DeviceBuffer,
    keys: DeviceBuffer,
    multiprocessors: u32,
}

enum Tables {
    /// A buffer in global memory. A kernel with tables in shared memory copies the tables from this buffer.
    Global(DeviceBuffer),
    Texture(Texture),
}

impl Loaded {
    pub fn new(device: &Device, kernel: Kernel) -> Outcome<Self> {
        let (tables, keys) = match kernel.pi {
            None => (&*data::ENCRYPTION, data::encryption_keys(&KEY)),
            Some(_) => (&*data::DECRYPTION, data::decryption_keys(&KEY)),
        };
        let pi = data::pi();
        // SAFETY: the kernels of `emit` write only to their destination, and read only their source, keys and tables.
        // They process as many blocks as their argument says, and use bytes as indices in the tables. Only `launch`
        // below launches them, with the number of blocks of the source.
        #[allow(unsafe_code)]
        let module = unsafe { Module::foreign(device.context(), &emit::module(&kernel)) }?;
        let function = module.function(emit::ENTRY)?;
        if kernel.dynamic_shared() > 0 {
            function.allow_shared(kernel.dynamic_shared() as u32)?;
        }
        for (place, symbol, bytes) in
            [(Some(kernel.tables), emit::CONSTANT_TABLES, tables), (kernel.pi, emit::CONSTANT_PI, &pi)]
        {
            if place == Some(Place::Constant) {
                let constant = module.variable(symbol)?;
                device.run(|queue| queue.upload(bytes, constant))?;
            }
        }
        let upload = |bytes: &[u8]| {
            let memory = device.gpu.buffer(bytes.len())?;
            device.run(|queue| queue.upload(bytes, memory.all()))?;
            Outcome::Ok(memory)
        };
        let (tables, pi, keys) = (upload(tables)?, upload(&pi)?, upload(&keys)?);
        let tables = match kernel.tables {
            Place::Texture => Tables::Texture(Texture::new(tables)?),
            _ => Tables::Global(tables),
        };
        let multiprocessors = device.gpu.card().multiprocessors;
        Ok(Self { kernel, function, tables, pi, keys, multiprocessors })
    }

    pub fn function(&self) -> &Function {
        &self.function
    }

    /// Returns the number of thread blocks for a text of this length. The function asks the driver, which takes time.
    /// So callers call it before a measurement begins.
    pub fn grid(&self, bytes: usize, threads: u32) -> Outcome<u32> {
        let all = ((bytes / BLOCK) as u32).div_ceil(threads * self.kernel.blocks);
        if !self.kernel.loops() {
            return Ok(all);
        }
        let resident = self.function.resident(threads, self.kernel.dynamic_shared() as u32)?;
        Ok(all.min(self.multiprocessors * resident.max(1)))
    }

    /// Transforms all blocks of `source`. The launch has `grid` thread blocks of `threads` threads.
    pub fn launch<'a>(
        &'a self,
        queue: &mut Queue<'a>,
        source: DeviceSlice<'a>,
        destination: DeviceSlice<'a>,
        (grid, threads): (u32, u32),
    ) -> Result<()> {
        let blocks = (source.len() / BLOCK) as u32;
        let tables = match &self.tables {
            Tables::Global(memory) => Argument::Memory(memory.all()),
            Tables::Texture(texture) => Argument::U64(texture.object()),
        };
        let [destination, source, keys, pi] =
            [destination, source, self.keys.all(), self.pi.all()].map(Argument::Memory);
        let [blocks, stride] = [blocks, grid * threads * self.kernel.blocks].map(Argument::U32);
        let arguments = [destination, source, keys, tables, pi, blocks, stride];
        queue.launch_with(&self.function, (grid, threads), self.kernel.dynamic_shared() as u32, &arguments)
    }
}

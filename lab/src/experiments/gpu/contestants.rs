//! The kernels that are measured in turn on the same text. Before that, each kernel's result is compared with the
//! library's result.
use super::{
    BLOCK,
    bitsliced::{self, BitSliced},
    device::Device,
    kernel::Kernel,
    loaded::Loaded,
};
use crate::{experiments::kuznyechik_variants::data, pair::Outcome};
use fastgost_gpu::{DeviceBuffer, DeviceSlice, Pinned, Result, driver::Function};

/// A kernel on the GPU.
pub enum Contestant {
    Tables(Box<Loaded>),
    BitSliced(Box<BitSliced>),
}

impl Contestant {
    pub fn owner(&self) -> &'static str {
        match self {
            Self::Tables(loaded) => owner(&loaded.kernel),
            Self::BitSliced(_) => "fastgost",
        }
    }

    pub fn variant(&self) -> String {
        match self {
            Self::Tables(loaded) => loaded.kernel.to_string(),
            Self::BitSliced(_) => bitsliced::NAME.to_owned(),
        }
    }

    /// Returns the reason why the GPU cannot run this kernel with this number of threads in a thread block. None if it
    /// can.
    pub fn refuses(&self, threads: u32) -> Outcome<Option<String>> {
        let Self::Tables(loaded) = self else { return Ok(None) };
        let (most, registers) = (loaded.function().most_threads()?, loaded.function().registers()?);
        Ok((threads > most)
            .then(|| format!("with {registers} registers per thread, up to {most} threads are possible")))
    }

    /// Describes the kernel after the driver has compiled it. The text has the number of registers per thread, and the
    /// number of warps that a multiprocessor can run at a time. A thread block has `threads` threads.
    pub fn description(&self, threads: u32) -> Outcome<String> {
        let (function, threads, shared) = match self {
            Self::Tables(loaded) => (Some(loaded.function()), threads, loaded.kernel.dynamic_shared() as u32),
            Self::BitSliced(bitsliced) => {
                let function = bitsliced.function();
                (function, function.map_or(threads, Function::threads), 0)
            }
        };
        let function = function.ok_or("not on a card")?;
        let (registers, warps) = (function.registers()?, function.resident(threads, shared)? * threads / 32);
        let variant = self.variant();
        Ok(format!(
            "{variant}: {registers} registers a thread; with {threads} threads in a thread block {warps} warps at a time \
             on a multiprocessor"
        ))
    }

    /// Transforms the text. Returns the seconds by the GPU's clock. Our own kernels ignore `threads`, because their
    /// thread blocks have only one size.
    pub fn time(
        &mut self,
        device: &Device,
        (source, destination): (DeviceSlice<'_>, DeviceSlice<'_>),
        threads: u32,
    ) -> Outcome<f64> {
        match self {
            Self::Tables(loaded) => {
                let grid = loaded.grid(source.len(), threads)?;
                device.time(|queue| loaded.launch(queue, source, destination, (grid, threads)))
            }
            Self::BitSliced(bitsliced) => bitsliced.time(source, destination),
        }
    }

    /// Transforms the text from the host's memory to the host's memory. Returns the seconds by the host's clock. For a
    /// kernel with tables, the copy to the GPU, the kernel and the copy back run one after the other.
    pub fn elapsed(&mut self, device: &Device, buffers: &mut Buffers, bytes: usize, threads: u32) -> Outcome<f64> {
        let Buffers { source, destination, input, output, .. } = buffers;
        let (input, output) = (&input[..bytes], &mut output[..bytes]);
        match self {
            Self::Tables(loaded) => {
                let grid = loaded.grid(bytes, threads)?;
                device.elapsed(|queue| {
                    let (source, destination) = (source.slice(0..bytes)?, destination.slice(0..bytes)?);
                    queue.upload(input, source)?;
                    loaded.launch(queue, source, destination, (grid, threads))?;
                    queue.download(destination, output)
                })
            }
            Self::BitSliced(bitsliced) => bitsliced.elapsed(input, output),
        }
    }
}

/// Returns the owner of the kernel's technique.
pub fn owner(kernel: &Kernel) -> &'static str {
    if kernel.is_the_papers() { "paper" } else { "lab" }
}

/// Memory for a text and for the result of a kernel: buffers on the GPU, and pinned memory on the host. `expected` is
/// the library's result.
pub struct Buffers {
    expected: Vec<u8>,
    source: DeviceBuffer,
    destination: DeviceBuffer,
    input: Pinned,
    output: Pinned,
}

impl Buffers {
    /// Makes buffers for texts of up to `most` bytes. `apply` computes the library's result on the CPU.
    pub fn new(device: &Device, most: usize, apply: impl FnOnce(&mut [u8]) -> Outcome) -> Outcome<Self> {
        let (mut input, output) = (device.gpu.pinned(most)?, device.gpu.pinned(most)?);
        data::fill(&mut input);
        let mut expected = input.to_vec();
        apply(&mut expected)?;
        let (source, destination) = (device.gpu.buffer(most)?, device.gpu.buffer(most + GUARD)?);
        device.run(|queue| queue.upload(&input, source.all()))?;
        Ok(Self { expected, source, destination, input, output })
    }

    /// Returns the text and its destination on the GPU.
    pub fn on_the_card(&self, bytes: usize) -> Result<(DeviceSlice<'_>, DeviceSlice<'_>)> {
        Ok((self.source.slice(0..bytes)?, self.destination.slice(0..bytes)?))
    }

    /// Runs a kernel over `bytes` bytes. If its output is wrong, returns a text that says how.
    pub fn verify(&mut self, device: &Device, one: &mut Contestant, bytes: usize, threads: u32) -> Result<(), String> {
        let failed = |e: Box<dyn std::error::Error>| format!("fails: {e}");
        let mut guard = [0; GUARD];
        let Self { destination, output, .. } = self;
        let output = &mut output[..bytes];
        let written = destination.slice(0..bytes + GUARD).map_err(|e| failed(e.into()))?;
        device.run(|queue| queue.fill(written, POISON)).map_err(failed)?;
        let slices = (self.source.slice(0..bytes), self.destination.slice(0..bytes));
        let (Ok(source), Ok(destination)) = slices else { return Err("fails: it is longer than the buffer".into()) };
        one.time(device, (source, destination), threads).map_err(failed)?;
        device
            .run(|queue| {
                queue.download(destination, output)?;
                queue.download(self.destination.slice(bytes..bytes + GUARD)?, &mut guard)
            })
            .map_err(failed)?;
        self.check(bytes)?;
        if guard != [POISON; GUARD] {
            return Err("writes past the end of the text".into());
        }
        Ok(())
    }

    /// Does the same as `verify`, with copies from the host's memory and back to the host's memory.
    pub fn verify_copies(
        &mut self,
        device: &Device,
        one: &mut Contestant,
        bytes: usize,
        threads: u32,
    ) -> Result<(), String> {
        self.output[..bytes].fill(POISON);
        one.elapsed(device, self, bytes, threads).map_err(|e| format!("fails: {e}"))?;
        self.check(bytes)
    }

    fn check(&self, bytes: usize) -> Result<(), String> {
        if self.output[..bytes] == self.expected[..bytes] {
            Ok(())
        } else {
            Err("computes something different from the library".into())
        }
    }

    /// Returns the seconds of the copies without a kernel. If `together` is true, the copy to the GPU and the copy back
    /// run at the same time. Otherwise the copy to the GPU comes first.
    pub fn copies(&mut self, device: &Device, bytes: usize, together: bool) -> Outcome<f64> {
        let Self { source, destination, input, output, .. } = self;
        let (input, output) = (&input[..bytes], &mut output[..bytes]);
        if together {
            let (source, destination) = (source.slice(0..bytes)?, destination.slice(0..bytes)?);
            return device.both_ways((input, source), (destination, output));
        }
        device.elapsed(|queue| {
            let source = source.slice(0..bytes)?;
            queue.upload(input, source)?;
            queue.download(source, output)
        })
    }
}

/// The number of bytes after the destination that a kernel must not change.
const GUARD: usize = 64 * BLOCK;
/// The value of the destination's bytes before a run.
const POISON: u8 = 0xa5;

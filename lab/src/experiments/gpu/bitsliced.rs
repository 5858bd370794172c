//! Our own constant-time kernels, as `fastgost_gpu` runs them.
use super::device::Device;
use crate::{
    pair::Outcome,
    rivals::task::{IV, KEY},
};
use fastgost::registry::{Algorithm, Options};
use fastgost_gpu::{Data, DeviceSlice, Mode, driver::Function};
use std::time::Instant;

/// The name of the variant of our kernels.
pub const NAME: &str = "bit-sliced";

pub struct BitSliced {
    mode: Mode,
    /// The IV. Every call begins again with this IV.
    iv: &'static [u8],
}

impl BitSliced {
    /// Makes the kernel of an algorithm in the registry, such as `kuznyechik-ecb`.
    pub fn new(device: &Device, algorithm: &str, direction: fastgost::registry::Direction) -> Outcome<Self> {
        let algorithm = Algorithm::from_name(algorithm)?;
        let iv: &'static [u8] = match algorithm.name.ends_with("-ctr") {
            true => &IV[..algorithm.block_size() / 2],
            false => &[],
        };
        let options = Options { iv, ..Options::default() };
        Ok(Self { mode: device.gpu.cipher(algorithm, direction, &KEY, &options)?, iv })
    }

    /// Returns the kernel.
    pub fn function(&self) -> Option<&Function> {
        self.mode.kernel()
    }

    /// Returns the seconds that the kernels take by the GPU's clock.
    pub fn time(&mut self, source: DeviceSlice<'_>, destination: DeviceSlice<'_>) -> Outcome<f64> {
        self.mode.reset(self.iv)?;
        Ok(self.mode.time_device(source, destination)?.as_secs_f64())
    }

    /// Returns the seconds that the whole work takes, from data on the host to data on the host. Copies and kernels run
    /// at the same time.
    pub fn elapsed(&mut self, source: &[u8], destination: &mut [u8]) -> Outcome<f64> {
        let start = Instant::now();
        self.mode.reset(self.iv)?;
        self.mode.apply(Data::apart(source, destination)?)?;
        Ok(start.elapsed().as_secs_f64())
    }
}

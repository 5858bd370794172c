//! Our own kernels, constant-time, as `fastgost_gpu` runs them.
use super::device::Device;
use crate::{
    pair::Outcome,
    rivals::task::{IV, KEY},
};
use fastgost::registry::{Algorithm, Options};
use fastgost_gpu::{Data, DeviceSlice, Mode, driver::Function};
use std::time::Instant;

/// The name of their variant.
pub const NAME: &str = "bit-sliced";

pub struct BitSliced {
    mode: Mode,
    /// Begins every call anew.
    iv: &'static [u8],
}

impl BitSliced {
    /// An algorithm of the registry, such as `kuznyechik-ecb`.
    pub fn new(device: &Device, algorithm: &str, direction: fastgost::registry::Direction) -> Outcome<Self> {
        let algorithm = Algorithm::from_name(algorithm)?;
        let iv: &'static [u8] = match algorithm.name.ends_with("-ctr") {
            true => &IV[..algorithm.block_size() / 2],
            false => &[],
        };
        let options = Options { iv, ..Options::default() };
        Ok(Self { mode: device.gpu.cipher(algorithm, direction, &KEY, &options)?, iv })
    }

    /// The kernel.
    pub fn function(&self) -> Option<&Function> {
        self.mode.kernel()
    }

    /// The seconds of the kernels by the card's clock.
    pub fn time(&mut self, source: DeviceSlice<'_>, destination: DeviceSlice<'_>) -> Outcome<f64> {
        self.mode.reset(self.iv)?;
        Ok(self.mode.time_device(source, destination)?.as_secs_f64())
    }

    /// The seconds from data on the host to data on the host, with copies and kernels at the same time.
    pub fn elapsed(&mut self, source: &[u8], destination: &mut [u8]) -> Outcome<f64> {
        let start = Instant::now();
        self.mode.reset(self.iv)?;
        self.mode.apply(Data::apart(source, destination)?)?;
        Ok(start.elapsed().as_secs_f64())
    }
}

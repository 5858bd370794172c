//! The measurements on a GPU. Before a kernel is measured at a size, its output is compared with the library's output.
use super::{
    ALGORITHM, BY_SIZE, BY_THREAD_BLOCK, CARD, COPIES, COPIES_ALONE, Direction, Settings,
    bitsliced::BitSliced,
    contestants::{Buffers, Contestant},
    device::Device,
    kernel::Kernel,
    loaded::Loaded,
    timed::{self, Timed},
};
use crate::{
    experiment::{
        Lab,
        race::Work,
        table::{Row, Unit},
    },
    pair::Outcome,
    rivals::task::{IV, KEY},
};
use fastgost::registry::{Algorithm, Direction as Way, Options};
use std::{cell::RefCell, time::Duration};

pub struct Bench<'a> {
    device: &'a Device,
    settings: &'a Settings,
    seconds: Duration,
    /// The rows of all measurements.
    pub rows: Vec<Row>,
}

impl<'a> Bench<'a> {
    pub fn new(device: &'a Device, settings: &'a Settings, seconds: Duration) -> Self {
        Self { device, settings, seconds, rows: Vec::new() }
    }

    fn work(&self, algorithm: &str, operation: String, threads: u32, bytes: usize) -> Work {
        let (algorithm, threads, seconds) = (algorithm.to_owned(), threads as usize, self.seconds);
        Work { algorithm, operation, threads, messages: 1, bytes, unit: Unit::MbPerSecond, seconds }
    }

    /// Measures ECB like the paper (P4): for each size of the text, and for each size of thread blocks. Also measures
    /// ECB together with the copies to the GPU and back.
    pub fn direction(
        &mut self,
        lab: &mut Lab<'_>,
        direction: Direction,
        kernels: &[Kernel],
        copied: &[Kernel],
    ) -> Outcome {
        let Settings { bytes: sizes, thread_block, thread_blocks, thread_blocks_bytes, .. } = self.settings;
        let most = sizes.iter().chain([thread_blocks_bytes]).copied().max().unwrap_or_default();
        let mut buffers = Buffers::new(self.device, most, |text| on_the_cpu("kuznyechik-ecb", direction.way(), text))?;
        let mut contestants = self.contestants(lab, direction, kernels)?;
        for one in &contestants {
            lab.print(&format!("{}, {}\n", direction.named(BY_SIZE), one.description(*thread_block)?))?;
        }
        for bytes in sizes {
            let work = self.work(ALGORITHM, direction.named(BY_SIZE), 1, *bytes);
            self.alone(lab, &work, &mut buffers, &mut contestants, *thread_block)?;
        }
        // The caller cannot choose the size of thread blocks for our kernels, so our kernels are left out here.
        contestants.retain(|one| matches!(one, Contestant::Tables(_)));
        for threads in thread_blocks {
            let work = self.work(ALGORITHM, direction.named(BY_THREAD_BLOCK), *threads, *thread_blocks_bytes);
            self.alone(lab, &work, &mut buffers, &mut contestants, *threads)?;
        }
        let mut contestants = self.contestants(lab, direction, copied)?;
        for bytes in sizes {
            let work = self.work(ALGORITHM, direction.named(COPIES), 1, *bytes);
            self.with_copies(lab, &work, &mut buffers, &mut contestants)?;
        }
        Ok(())
    }

    /// Measures the copies to the GPU and back without a kernel, from pinned memory to pinned memory.
    pub fn copies(&mut self, lab: &mut Lab<'_>) -> Outcome {
        let (device, sizes) = (self.device, &self.settings.bytes);
        let most = sizes.iter().copied().max().unwrap_or_default();
        let buffers = &RefCell::new(Buffers::new(device, most, |_| Ok(()))?);
        for bytes in sizes {
            let work = self.work(ALGORITHM, COPIES_ALONE.to_owned(), 1, *bytes);
            let timed = [("to the card, then back", false), ("both ways at once", true)].map(|(variant, together)| {
                Timed::new("lab", variant, move || buffers.borrow_mut().copies(device, *bytes, together))
            });
            timed::race(lab, &work, timed.into())?;
        }
        self.still_there()
    }

    /// Measures our own kernels in CTR, the mode that people use.
    pub fn counter_mode(&mut self, lab: &mut Lab<'_>, cipher: &str) -> Outcome {
        let name = format!("{cipher}-ctr");
        let most = self.settings.bytes.iter().copied().max().unwrap_or_default();
        let mut buffers = Buffers::new(self.device, most, |text| on_the_cpu(&name, Way::Encrypt, text))?;
        let mut ours = [Contestant::BitSliced(Box::new(BitSliced::new(self.device, &name, Way::Encrypt)?))];
        lab.print(&format!("{cipher} ctr, {}\n", ours[0].description(0)?))?;
        for bytes in &self.settings.bytes {
            let work = self.work(cipher, format!("ctr, {BY_SIZE}"), 1, *bytes);
            self.alone(lab, &work, &mut buffers, &mut ours, 0)?;
            let work = self.work(cipher, format!("ctr, {COPIES}"), 1, *bytes);
            self.with_copies(lab, &work, &mut buffers, &mut ours)?;
        }
        Ok(())
    }

    /// Returns our kernel, and then the kernels of this direction for which the GPU has enough shared memory. A kernel
    /// that needs more shared memory gets a row without figures.
    fn contestants(&self, lab: &mut Lab<'_>, direction: Direction, kernels: &[Kernel]) -> Outcome<Vec<Contestant>> {
        let ours = BitSliced::new(self.device, "kuznyechik-ecb", direction.way())?;
        let mut all = vec![Contestant::BitSliced(Box::new(ours))];
        let shared = self.device.context().shared_per_block()? as usize;
        for kernel in kernels.iter().filter(|kernel| Direction::of(kernel) == direction) {
            if kernel.shared() > shared {
                lab.tell(&format!("{kernel}: {} bytes of shared memory; the card has {shared}", kernel.shared()));
                lab.add(lab.row(CARD, ALGORITHM, &direction.named(BY_SIZE), &kernel.to_string()))?;
                continue;
            }
            let loaded = Loaded::new(self.device, *kernel).map_err(|e| format!("{kernel}: {e}"))?;
            all.push(Contestant::Tables(Box::new(loaded)));
        }
        Ok(all)
    }

    /// Excludes a kernel. The other kernels are still measured, unless the GPU itself is lost.
    fn leave_out(&self, lab: &mut Lab<'_>, work: &Work, one: &Contestant, why: &str) -> Outcome {
        lab.leave_out(work, one.owner(), &one.variant(), why)?;
        self.still_there()
    }

    /// Returns an error if the GPU is lost.
    fn still_there(&self) -> Outcome {
        self.device.run(|_| Ok(()))
    }

    /// Measures kernels without copies, by the GPU's clock.
    fn alone(
        &mut self,
        lab: &mut Lab<'_>,
        work: &Work,
        buffers: &mut Buffers,
        contestants: &mut [Contestant],
        threads: u32,
    ) -> Outcome {
        let mut correct = Vec::new();
        for one in contestants {
            if let Some(why) = one.refuses(threads)? {
                lab.tell(&format!("{}, {threads} threads in a thread block: {why}", one.variant()));
                let row = lab.row(CARD, &work.algorithm, &work.operation, &one.variant());
                lab.add(Row { threads: work.threads, bytes: work.bytes, ..row })?;
            } else if let Err(why) = buffers.verify(self.device, one, work.bytes, threads) {
                self.leave_out(lab, work, one, &why)?;
            } else {
                correct.push(one);
            }
        }
        let (device, slices) = (self.device, buffers.on_the_card(work.bytes)?);
        let timed = correct
            .into_iter()
            .map(|one| Timed::new(one.owner(), one.variant(), move || one.time(device, slices, threads)));
        self.rows.extend(timed::race(lab, work, timed.collect())?);
        self.still_there()
    }

    /// Measures kernels with copies, by the host's clock. The data comes from pinned memory of the host, and goes back
    /// there.
    fn with_copies(
        &mut self,
        lab: &mut Lab<'_>,
        work: &Work,
        buffers: &mut Buffers,
        contestants: &mut [Contestant],
    ) -> Outcome {
        let (device, bytes, threads) = (self.device, work.bytes, self.settings.thread_block);
        let mut correct = Vec::new();
        for one in contestants {
            match buffers.verify_copies(device, one, bytes, threads) {
                Err(why) => self.leave_out(lab, work, one, &why)?,
                Ok(()) => correct.push(one),
            }
        }
        let buffers = RefCell::new(buffers);
        let mut timed = Vec::new();
        for one in correct {
            let (owner, variant, buffers) = (one.owner(), one.variant(), &buffers);
            timed.push(Timed::new(owner, variant, move || {
                one.elapsed(device, &mut buffers.borrow_mut(), bytes, threads)
            }));
        }
        self.rows.extend(timed::race(lab, work, timed)?);
        self.still_there()
    }
}

/// Computes the library's result on the CPU.
pub fn on_the_cpu(algorithm: &str, way: Way, text: &mut [u8]) -> Outcome {
    let algorithm = Algorithm::from_name(algorithm)?;
    let iv: &[u8] = if algorithm.name.ends_with("-ctr") { &IV[..algorithm.block_size() / 2] } else { &[] };
    let mut mode = algorithm.cipher(way, &KEY, &Options { iv, ..Options::default() })?;
    Ok(mode.apply(text.into())?)
}

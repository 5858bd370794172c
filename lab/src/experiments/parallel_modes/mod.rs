//! Measures modes whose blocks are independent: on messages, on packets, with key changes, and on several threads.
mod esp_cnt_imit;
pub mod estimate;
pub mod findings;
mod gains;
mod packets;
mod product;
mod records;
#[cfg(test)]
mod tests;
pub mod threads;

use super::{
    narrow,
    ours::{self, Ours},
};
use crate::{
    experiment::{
        Lab, crew,
        race::{self, Work},
        table::{Row, Unit},
        unknown,
    },
    pair::Outcome,
    rivals::{
        candidates, entrants,
        task::{KEY, Operation},
    },
};
use fastgost::{Gost28147, Kuznyechik, Magma};
use fastgost_cli::Aligned;
use packets::Packets;
use serde::Deserialize;
use std::path::PathBuf;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Settings {
    /// The duration of each measurement in seconds.
    seconds: f64,
    algorithms: Vec<String>,
    /// The names of the parts to measure, which are some of `PARTS`.
    parts: Vec<String>,
    /// The modes for one message.
    operations: Vec<String>,
    /// The lengths of the message.
    bytes: Vec<usize>,
    /// The number of packets per call.
    packets: usize,
    /// The modes for packets.
    packet_operations: Vec<String>,
    /// The lengths of the packets.
    packet_bytes: Vec<usize>,
    /// The numbers of packets per key, for the part "keys".
    key_every: Vec<usize>,
    /// The length of these packets. The parts "threads" and "gains" use the same length.
    key_bytes: usize,
    /// The numbers of threads. If the list is empty, the numbers are 1, 2, 4 and so on, up to the number of cores.
    threads: Vec<usize>,
    /// The length of the message that the threads share.
    thread_bytes: usize,
    /// The number of packets that the threads share. These packets have `key_bytes` bytes.
    thread_packets: usize,
    product_bytes: Vec<usize>,
    estimate_bytes: usize,
    /// The path of the lab's program for 32 bits. If it is missing, the experiment finds the program in Cargo's folder,
    /// or builds it.
    lab_32: Option<PathBuf>,
}

pub fn run(lab: &mut Lab<'_>) -> Outcome {
    let mut settings: Settings = lab.settings()?;
    settings.check()?;
    settings.lab_32 = narrow::check(settings.lab_32.as_deref())?;
    candidates::tell_absent(lab, &settings.algorithms)?;
    for algorithm in &settings.algorithms {
        match algorithm.as_str() {
            Gost28147::NAME => cipher::<Gost28147>(lab, &settings)?,
            Magma::NAME => cipher::<Magma>(lab, &settings)?,
            Kuznyechik::NAME => cipher::<Kuznyechik>(lab, &settings)?,
            other => return Err(unknown("algorithms", other, &["gost28147", "magma", "kuznyechik"])),
        }
    }
    Ok(())
}

const PARTS: [&str; 8] = ["modes", "packets", "keys", "threads", "product", "estimate", GAINS, NARROW];
/// The name of the part for gains, which is only for GOST 28147-89.
const GAINS: &str = "gains";
/// The name of the part for 32 bits. It is only for GOST 28147-89, and not for a lab that is itself built for 32 bits.
const NARROW: &str = "32-bit";

impl Settings {
    /// Rejects settings that would give wrong figures or no figures.
    fn check(&self) -> Outcome {
        let zero = [self.packets, self.key_bytes, self.estimate_bytes];
        let lists = [&self.bytes, &self.packet_bytes, &self.key_every, &self.threads, &self.product_bytes];
        if zero.iter().chain(lists.into_iter().flatten()).any(|n| *n == 0) {
            return Err("sizes, and numbers of packets and threads: allowed: 1 or more".into());
        }
        if let Some(part) = self.parts.iter().find(|part| !PARTS.contains(&part.as_str())) {
            return Err(unknown("parts", part, &PARTS));
        }
        let most = self.threads().into_iter().max().unwrap_or(1);
        if self.thread_packets < most || self.thread_bytes < most * 16 {
            return Err(format!("{most} threads: allowed: a packet for each, and 16 bytes of thread_bytes").into());
        }
        Ok(())
    }

    fn threads(&self) -> Vec<usize> {
        if !self.threads.is_empty() {
            return self.threads.clone();
        }
        let cores = crew::cores();
        let mut threads: Vec<_> = (0..usize::BITS).map(|i| 1 << i).take_while(|n| *n < cores).collect();
        threads.push(cores);
        threads
    }
}

fn cipher<C: Ours>(lab: &mut Lab<'_>, settings: &Settings) -> Outcome {
    for part in &settings.parts {
        match part.as_str() {
            "modes" => modes::<C>(lab, settings)?,
            "packets" => many_packets::<C>(lab, settings)?,
            "keys" => keys::<C>(lab, settings)?,
            "threads" => scaling::<C>(lab, settings)?,
            "product" => {
                for bytes in &settings.product_bytes {
                    product::run::<C>(lab, bytes.next_multiple_of(C::BLOCK_SIZE), settings.seconds)?;
                }
            }
            GAINS if C::NAME == Gost28147::NAME => {
                let Settings { packets, key_bytes, estimate_bytes, seconds, .. } = *settings;
                gains::cipher(lab, estimate_bytes.next_multiple_of(C::BLOCK_SIZE), seconds)?;
                gains::product(lab, packets, key_bytes.next_multiple_of(C::BLOCK_SIZE), seconds)?;
            }
            GAINS => {}
            NARROW if C::NAME == Gost28147::NAME && usize::BITS > 32 => on_32_bits(lab, settings)?,
            NARROW => {}
            _ => estimate::run::<C>(lab, settings.estimate_bytes.next_multiple_of(C::BLOCK_SIZE), settings.seconds)?,
        }
    }
    Ok(())
}

/// Measures one message on one thread.
fn modes<C: Ours>(lab: &mut Lab<'_>, settings: &Settings) -> Outcome {
    for operation in &settings.operations {
        let operation = Operation::from_name(operation)?;
        for bytes in &settings.bytes {
            let entrants = ours::entrants::<C>(operation, 0, &KEY)?;
            if entrants.is_empty() {
                continue;
            }
            let bytes = bytes.next_multiple_of(C::BLOCK_SIZE);
            let work = Work::one(C::NAME, operation.name(), bytes, Unit::CyclesPerByte, settings.seconds)?;
            let mut source = Aligned::filled(bytes);
            entrants::race(lab, &work, source.bytes(), operation.written(bytes, C::TAG), entrants)?;
        }
    }
    Ok(())
}

/// Measures the modes, packets and threads of GOST 28147-89 in the lab for 32 bits.
fn on_32_bits(lab: &mut Lab<'_>, settings: &Settings) -> Outcome {
    let whole = |n: &usize| i64::try_from(*n).map(toml::Value::from);
    let list = |sizes: &[usize]| sizes.iter().map(whole).collect::<Result<Vec<_>, _>>().map(toml::Value::from);
    let set = [
        ("seconds", settings.seconds.into()),
        ("algorithms", vec![Gost28147::NAME].into()),
        ("parts", vec!["modes", "packets", "threads"].into()),
        ("operations", settings.operations.clone().into()),
        ("bytes", list(&settings.bytes)?),
        ("packets", whole(&settings.packets)?),
        ("packet_operations", settings.packet_operations.clone().into()),
        ("packet_bytes", list(&settings.packet_bytes)?),
        ("key_bytes", whole(&settings.key_bytes)?),
        ("threads", list(&settings.threads())?),
        ("thread_bytes", whole(&settings.thread_bytes)?),
        ("thread_packets", whole(&settings.thread_packets)?),
    ];
    let Some(results) = narrow::run(lab, settings.lab_32.as_deref(), [Gost28147::NAME, NARROW], &set)? else {
        return Ok(());
    };
    // The lab for 32 bits is linked statically, so it finds no libraries. The machine may still have them, so this loop
    // leaves out the rows which say that a library is absent.
    for row in results.rows.into_iter().filter(|row| row.unit != Unit::Absent) {
        // The rows of the lab for 32 bits count as different work, because a program for 32 bits has only half as many
        // registers.
        let operation = format!("{}{}", row.operation, narrow::SUFFIX);
        lab.add(Row { operation, ..row })?;
    }
    Ok(())
}

fn many_packets<C: Ours>(lab: &mut Lab<'_>, settings: &Settings) -> Outcome {
    for operation in &settings.packet_operations {
        let (operation, messages) = (Operation::from_name(operation)?, settings.packets);
        for bytes in &settings.packet_bytes {
            packets::one_key::<C>(lab, Packets { operation, messages, bytes: *bytes }, settings.seconds)?;
        }
    }
    records::by_kernel::<C>(lab, settings.packets, settings.seconds)
}

fn keys<C: Ours>(lab: &mut Lab<'_>, settings: &Settings) -> Outcome {
    for operation in [Operation::Ctr, Operation::CtrMac] {
        for every in &settings.key_every {
            let packets = Packets { operation, messages: settings.packets, bytes: settings.key_bytes };
            packets::changing_keys::<C>(lab, packets, *every, settings.seconds)?;
        }
    }
    Ok(())
}

fn scaling<C: Ours>(lab: &mut Lab<'_>, settings: &Settings) -> Outcome {
    let seconds = race::seconds(settings.seconds)?;
    for threads in settings.threads() {
        threads::message::<C>(lab, threads, settings.thread_bytes.next_multiple_of(C::BLOCK_SIZE), seconds)?;
        let operation = Operation::CtrMac;
        let packets = Packets { operation, messages: settings.thread_packets, bytes: settings.key_bytes };
        threads::packets::<C>(lab, threads, packets, seconds)?;
        records::by_threads::<C>(lab, threads, settings.thread_packets, seconds)?;
    }
    Ok(())
}

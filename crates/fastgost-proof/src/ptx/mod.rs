//! Proofs of the kernels for NVIDIA GPUs. The results of the kernels' PTX are compared with the specification. The
//! kernels are launched as the host launches them.
//!
//! A job is two launches. The first launch runs `expand_keys` on the words of keys that the host uploads. The second
//! launch runs a cipher's kernel on the expanded keys. The emulator's parser (`fastgost-gpu-emulator`) reads the PTX.
//! This module executes the threads one after another, with unknown keys, texts and initial values. For each thread,
//! the specification names the intermediate values of the blocks that this thread processes. A named value gets a new
//! variable. Threads share no names, except for the names from the expansion of the keys.

use crate::prove::Outcome;
use abi::{Form, KernelMode};
use ciphers::Cipher;
use fastgost::hash::Streebog256;
use fastgost_gpu_emulator::ptx::Module;
use job::Job;

#[path = "../../../fastgost-gpu/src/abi.rs"]
#[allow(dead_code, reason = "the generator and the host use more of it")]
mod abi;
mod ciphers;
pub mod faults;
mod host;
pub mod job;
mod launch;
mod memory;
pub mod prove;
mod rules;
#[cfg(test)]
mod tests;
mod thread;

macro_rules! texts {
    ($($file:literal)*) => {
        /// The PTX modules. Each entry has the name of a module's file (without the ending), and the file's text.
        const TEXTS: &[(&str, &str)] =
            &[$(($file, include_str!(concat!("../../../fastgost-gpu/src/kernels/", $file, ".ptx"))),)*];
    };
}
texts!("kuznyechik" "gost28147-z" "gost28147-a" "gost28147-b" "gost28147-c" "gost28147-d" "gost28147-test" "gost28147-h94test"
    "gost28147-h94cp");

/// Returns the PTX text of the module that contains a job's kernels.
pub fn text(job: &Job) -> &'static str {
    let file = job.file();
    TEXTS.iter().find(|(name, _)| *name == file).map_or("", |(_, text)| text)
}

/// Returns the first half of the Streebog-256 digest of a module's text, in hexadecimal digits.
fn digest(text: &str) -> String {
    Streebog256::digest(text.as_bytes())[..16].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Proves a job, and prints a row about the result. If the proof succeeds, the function also executes the job with
/// known inputs. The row has the same form as a row about machine code. The digest in the row is the digest of the
/// module's text. Returns whether the job is proved.
pub fn row(job: &Job) -> bool {
    let title = job.title();
    let module = match Module::parse(text(job)) {
        Ok(module) => module,
        Err(error) => {
            println!("{title:<64} NOT PROVED: {error}");
            return false;
        }
    };
    let mut report = prove::prove(job, &module);
    if report.result == Outcome::Proved && !(0..3).all(|seed| prove::agrees(job, &module, seed)) {
        report.result =
            prove::refused("from known inputs the emulated GPU, or a thread, computes something else".into());
    }
    let prove::Report { executed, cut_points, seconds, result, .. } = &report;
    println!(
        "{title:<64} {} {executed:>9} {cut_points:>7} {:>6} {seconds:>7.2}  gpu: no   {result}  [{}]",
        digest(text(job)),
        "-",
        job.kernel()
    );
    report.result == Outcome::Proved
}

/// The beginning of a text that crosses the border of two sections. The first number is the number of the group in
/// which the text begins. The second number is the number of blocks of this group that come before the text. The text
/// ends in group 3. If a section has three groups, group 3 begins a new section.
const LATE: (u64, usize) = (2, 1000);

/// Returns all jobs about kernels for GPUs.
pub fn all() -> Vec<Job> {
    let mut jobs = Vec::new();
    for form in [Form::Long, Form::Short] {
        add(&mut jobs, Cipher::Kuznyechik, form, KernelMode::Counter);
    }
    add(&mut jobs, Cipher::Magma, Form::Long, KernelMode::Counter);
    for set in fastgost::Sbox::SETS {
        add(&mut jobs, Cipher::Gost28147(set.name), Form::Long, KernelMode::Cnt);
    }
    jobs
}

/// Adds the jobs of a cipher's kernels of one form. `stream` is the cipher's mode with counters.
fn add(jobs: &mut Vec<Job>, cipher: Cipher, form: Form, stream: KernelMode) {
    use KernelMode::{Blocks, Cbc, Cfb};
    let job = |(mode, decrypt), blocks| Job {
        cipher,
        form,
        mode,
        decrypt,
        blocks,
        skip: 0,
        group: 0,
        section: None,
        in_place: false,
    };
    // These are the numbers of blocks of the jobs. With `one` block, only one lane of the warp gets a block. With `few`
    // blocks, one lane gets two blocks, and each other lane gets one block. `full` is one less than the number of
    // blocks that a warp can process. `more` blocks need a second CTA.
    let [one, few, full, more] = [1, 33, form.blocks() - 1, 2 * form.blocks() + 1];
    // The kernels for the other sets of S-boxes differ from the kernel for the set `z` only in the circuit of a round.
    // So the other sets need fewer jobs.
    let is_main = !matches!(cipher, Cipher::Gost28147(set) if set != "z");
    for (mode, decrypt) in [(Blocks, false), (Blocks, true), (Cbc, true), (Cfb, false), (stream, false)] {
        let counts = match (form, mode) {
            (Form::Short, _) => vec![one, few, full, more],
            (_, Blocks) if !decrypt && is_main => vec![one, few, full, more],
            (_, Blocks) if is_main => vec![one, few, full],
            (_, Cbc | Cfb) if is_main => vec![one, few],
            // In the modes with counters, a lane computes a counter in each of its slots (its places for blocks), even
            // if the slot has no block.
            _ if is_main => vec![full],
            _ => vec![few],
        };
        jobs.extend(counts.into_iter().map(|blocks| job((mode, decrypt), blocks)));
        // In ECB and in the modes with counters, the host may use one buffer for the text that is read and the text
        // that is written.
        if is_main && !matches!(mode, Cbc | Cfb) {
            jobs.push(Job { in_place: true, ..job((mode, decrypt), few) });
        }
    }
    if stream == KernelMode::Counter {
        // In the first of these jobs, the number of the group is so large that no byte of the counter is 0. The texts
        // of both jobs begin inside a group, and end in the next group.
        let group = if cipher == Cipher::Kuznyechik { 0x2a_5533_0f0f_c3f7 } else { 0x2a_53f7 };
        jobs.push(Job { group, skip: LATE.1, ..job((stream, false), 40) });
        jobs.push(Job { group: LATE.0, skip: LATE.1, section: Some(3), ..job((stream, false), 40) });
    }
}

//! Estimates how much a mode gains from vector instructions. Let s be the share of the time that one part of the mode
//! takes. If this part becomes k times as fast, the speedup of the whole mode is k / (k - (k - 1) s) (Amdahl's law).
//! Here s and the actual speedup are measured. The estimate is computed from s and k. This estimate is the lab's
//! addition. The paper has the formula only for GOST R 34.11-94, with k = 4 (see `hashes`).
use crate::{
    experiment::{
        Lab, owner,
        race::{Contestant, Work},
        statistics::Summary,
        table::{Row, Unit},
    },
    experiments::ours::Ours,
    pair::Outcome,
    rivals::{
        candidates::Run,
        task::{IV, KEY, Operation},
    },
};
use fastgost::{
    inout::InOutBuf,
    registry::{Algorithm, Direction, Options},
};
use fastgost_cli::Aligned;
use std::{cell::RefCell, hint::black_box};

/// The kernel in plain integer code. A share s is a share of this kernel's time.
const PLAIN: &str = "portable";

/// Returns the speedup if a part that takes a share `s` of the time becomes `lanes` times as fast.
pub fn speed_up(s: f64, lanes: f64) -> f64 {
    lanes / (lanes - (lanes - 1.0) * s)
}

/// Modes, each with the part that can be computed for many blocks at once. This part is the cipher alone (ECB). For
/// CTR+MAC, the part is CTR.
const PARTS: [(Operation, Operation); 4] = [
    (Operation::Ctr, Operation::EcbEncrypt),
    (Operation::CbcDecrypt, Operation::EcbDecrypt),
    (Operation::CfbDecrypt, Operation::EcbEncrypt),
    (Operation::CtrMac, Operation::Ctr),
];

pub fn run<C: Ours>(lab: &mut Lab<'_>, bytes: usize, seconds: f64) -> Outcome {
    let kernels = C::kernels();
    let four = kernels.iter().find(|kernel| **kernel == "ssse3");
    let mut vector: Vec<_> = kernels.first().into_iter().chain(four).filter(|k| **k != PLAIN).collect();
    vector.dedup();
    for kernel in vector {
        for (operation, part) in PARTS {
            one::<C>(lab, kernel, operation, part, bytes, seconds)?;
        }
    }
    Ok(())
}

fn one<C: Ours>(
    lab: &mut Lab<'_>,
    kernel: &str,
    operation: Operation,
    part: Operation,
    bytes: usize,
    seconds: f64,
) -> Outcome {
    let mut source = Aligned::filled(bytes);
    let source = &*source.bytes();
    let to = &RefCell::new(Aligned::new(bytes));
    let mut each = Vec::new();
    for what in [part, operation] {
        let runs = [run_of::<C>(what, PLAIN)?, run_of::<C>(what, kernel)?];
        let runs = alike(runs, source).map_err(|e| format!("{} {} on {kernel}: {e}", C::NAME, what.name()))?;
        for (mut run, variant) in runs.into_iter().zip([PLAIN, kernel]) {
            let contestant = Contestant::new(owner::OURS, variant, move || {
                run(black_box(source), black_box(to.borrow_mut().bytes()))
            });
            // For this comparison, CTR+MAC is computed by two objects: first CTR, and then the MAC.
            each.push((C::NAME.to_owned(), format!("{} (for the estimate)", what.name()), contestant));
        }
    }
    let rows = lab.race_each(&Work::one(C::NAME, operation.name(), bytes, Unit::CyclesPerByte, seconds)?, each)?;
    let medians: Vec<_> = rows.iter().filter_map(|row| Some(row.summary?.median)).collect();
    let [part_plain, part_vector, plain, vector] = medians[..] else {
        return Err("a measurement is not a number".into());
    };
    // Noise may make the measured time of the part longer than the time of the whole mode.
    let s = (part_plain / plain).min(1.0);
    let figures = [
        ("share s", s),
        ("estimate, 4 lanes", speed_up(s, 4.0)),
        ("estimate, k measured", speed_up(s, part_plain / part_vector)),
        ("measured", plain / vector),
    ];
    for (name, value) in figures {
        let row = lab.row(owner::OURS, C::NAME, &format!("{}: {name}", operation.name()), kernel);
        let core_ghz = rows[0].core_ghz;
        lab.add(Row { core_ghz, bytes, unit: Unit::Times, summary: Summary::of(&[value]), ..row })?;
    }
    Ok(())
}

/// Checks that both functions write the same output in their first call. (Later calls continue the message.)
fn alike([mut a, mut b]: [Run; 2], source: &[u8]) -> Outcome<[Run; 2]> {
    let (mut one, mut other) = (vec![0; source.len()], vec![1; source.len()]);
    a(source, &mut one)?;
    b(source, &mut other)?;
    if one == other { Ok([a, b]) } else { Err("the two results differ".into()) }
}

/// Makes a function that processes a stream, so that each call continues the message. The MAC's tag is discarded.
fn run_of<C: Ours>(operation: Operation, kernel: &str) -> Outcome<Run> {
    let is_old = C::NAME == "gost28147";
    let named = |name: &str| Algorithm::from_name(&format!("{}-{name}", C::NAME));
    let (name, iv, direction) = match operation {
        Operation::EcbEncrypt => ("ecb", 0, Direction::Encrypt),
        Operation::EcbDecrypt => ("ecb", 0, Direction::Decrypt),
        Operation::CbcDecrypt => ("cbc", C::BLOCK_SIZE, Direction::Decrypt),
        Operation::CfbDecrypt => ("cfb", C::BLOCK_SIZE, Direction::Decrypt),
        _ => (if is_old { "cnt" } else { "ctr" }, C::NONCE, Direction::Encrypt),
    };
    let options = Options { level: Some(kernel.parse()?), iv: &IV[..iv], ..Options::default() };
    let mut mode = named(name)?.cipher(direction, &KEY, &options)?;
    let options = Options { level: Some(kernel.parse()?), ..Options::default() };
    let mut mac = match operation {
        Operation::CtrMac => Some(named(if is_old { "imit" } else { "omac" })?.mac(&KEY, &options)?),
        _ => None,
    };
    Ok(Box::new(move |source, to| {
        mode.apply(InOutBuf::new(source, to)?)?;
        if let Some(mac) = &mut mac {
            mac.update(to)?;
            black_box(mac.finalize_reset());
        }
        Ok(())
    }))
}

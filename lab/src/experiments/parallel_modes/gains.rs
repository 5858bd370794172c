//! Measures how much faster the vector code of GOST 28147-89 is than scalar code with tables. Such scalar code was
//! usual at the time of the paper. The paper states a gain for the cipher alone, and a gain for its use in a product.
//! Our code is constant-time, and the scalar code is not.
use super::packets::{self, Packets};
use crate::{
    experiment::{
        Lab, owner,
        race::{Contestant, Work},
        statistics::Summary,
        table::{Row, Unit},
    },
    experiments::{
        gost28147::{self, Scalar, Tables},
        ours::{self, Ours},
    },
    pair::Outcome,
    rivals::{
        candidates::{self, Run},
        entrants::{self, Entrant},
        task::{IV, KEY, Operation, Task},
    },
};
use fastgost::{Gost28147, Sbox};
use fastgost_cli::Aligned;
use std::{cell::RefCell, hint::black_box};

/// Measures the cipher alone, by ECB on one message.
pub fn cipher(lab: &mut Lab<'_>, bytes: usize, seconds: f64) -> Outcome {
    let operation = Operation::EcbEncrypt;
    let mut entrants = Entrant::of_all(&ours::candidates::<Gost28147>(operation, 0), &KEY);
    entrants.extend(scalar(Scalar::into_ecb));
    entrants.extend(of_libgcrypt(operation)?);
    let work = work(operation, 1, bytes, seconds)?;
    compare(lab, &work, CIPHER, bytes, entrants, None)
}

/// Measures the cipher as a product uses it: on many packets, in gamma mode with a MAC.
pub fn product(lab: &mut Lab<'_>, messages: usize, bytes: usize, seconds: f64) -> Outcome {
    let operation = Operation::CtrMac;
    let mut entrants = Vec::new();
    for kernel in Gost28147::kernels() {
        entrants.push(packets::batch::<Gost28147>(Packets { operation, messages, bytes }, kernel)?);
    }
    let iv = *IV.first_chunk().ok_or("the IV is shorter than a block")?;
    entrants.extend(scalar(|scalar| scalar.into_cnt_imit(iv)).map(|entrant| entrant.on_many(messages)));
    // libgcrypt has no gamma mode, so ECB takes its place. ECB is slightly less work.
    let parts = of_libgcrypt(Operation::EcbEncrypt)?.zip(of_libgcrypt(Operation::Mac)?);
    let other = parts.map(|(Entrant { owner, run: mut encrypt, .. }, Entrant { run: mut mac, .. })| {
        let run: Run = Box::new(move |source, to| {
            let (data, tag) = to.split_at_mut(source.len());
            encrypt(source, data)?;
            mac(source, tag)
        });
        Entrant { owner, variant: "ecb and mac".into(), run }.on_many(messages)
    });
    let work = work(operation, messages, bytes, seconds)?;
    compare(lab, &work, PRODUCT, messages * operation.written(bytes, Gost28147::TAG), entrants, other)
}

fn work(operation: Operation, messages: usize, bytes: usize, seconds: f64) -> Outcome<Work> {
    // Other parts of the experiment measure the same work, so the operation has a different name here.
    let operation = format!("{}, for the gain", operation.name());
    Ok(Work { messages, ..Work::one(Gost28147::NAME, &operation, bytes, Unit::CyclesPerByte, seconds)? })
}

/// Returns the scalar code, which processes one block after the other.
fn scalar(run: impl FnOnce(Scalar<Tables>) -> Run) -> Option<Entrant> {
    let rows = Sbox::default().name().and_then(gost28147::rows)?;
    Some(Entrant { owner: COMPILED, variant: SCALAR.into(), run: run(Scalar::new(rows, &KEY)) })
}

fn of_libgcrypt(operation: Operation) -> Outcome<Option<Entrant>> {
    let all = candidates::rivals(&Task { algorithm: Gost28147::NAME, operation, at: 0 })?;
    Ok(all.iter().find(|candidate| candidate.owner == "libgcrypt").map(|candidate| Entrant::of(candidate, &KEY)))
}

/// Measures all entrants in turn. For each of our kernels and each entrant that is not our kernel, adds a row with the
/// gain of the kernel over this entrant. The output of `other` is not compared with the other outputs, because it does
/// different work.
fn compare(
    lab: &mut Lab<'_>,
    work: &Work,
    name: &str,
    written: usize,
    entrants: Vec<Entrant>,
    other: Option<Entrant>,
) -> Outcome {
    let (mut source, mut to) = (Aligned::filled(work.messages * work.bytes), Aligned::new(written));
    let (source, to) = (&*source.bytes(), to.bytes());
    let agreeing = entrants::agreeing(lab, work, source, to, entrants)?;
    let to = &RefCell::new(to);
    let each = agreeing.into_iter().map(|entrant| (&*work.operation, entrant));
    let each = each.chain(other.map(|entrant| (OTHER, entrant))).map(|(operation, mut entrant)| {
        let contestant = Contestant::new(entrant.owner, entrant.variant, move || {
            (entrant.run)(black_box(source), black_box(&mut to.borrow_mut()[..]))
        });
        (work.algorithm.clone(), operation.to_owned(), contestant)
    });
    let measured = lab.race_each(work, each.collect())?;
    let (ours, others): (Vec<_>, Vec<_>) = measured.iter().partition(|row| row.owner == owner::OURS);
    for other in others {
        for row in &ours {
            let samples: Vec<_> = other.samples.iter().zip(&row.samples).map(|(slow, fast)| slow / fast).collect();
            let over = if other.owner == COMPILED { SCALAR } else { &other.owner };
            let (operation, variant) = (format!("{GAIN}{name}"), format!("{}{OVER}{over}", row.variant));
            let summary = Summary::of(&samples);
            lab.add(Row { operation, variant, unit: Unit::Times, summary, samples, ratio: None, ..(*row).clone() })?;
        }
    }
    Ok(())
}

/// The names of the two gains.
pub const CIPHER: &str = "cipher alone";
pub const PRODUCT: &str = "in a product";
const COMPILED: &str = owner::COMPILED;
/// In a row with a gain, the operation is `GAIN` and a name. The variant is the name of the kernel, `OVER`, and the
/// name of the code with which it is compared.
pub const GAIN: &str = "gain: ";
pub const OVER: &str = " over ";
pub const SCALAR: &str = "scalar tables";
const OTHER: &str = "ecb and mac, for the gain";

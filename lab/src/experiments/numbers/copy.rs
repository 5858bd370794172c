//! Measures copies of memory: by the standard library, and by the paper's methods.
use super::Bench;
use crate::{
    experiment::{
        race::{Contestant, Work},
        table::Unit,
    },
    pair::Outcome,
};
use fastgost_cli::Aligned;
use std::{cell::RefCell, hint::black_box};

type Copy = fn(&mut [u8], &[u8]);

const WAYS: &[(&str, &str, Copy)] = &[
    ("compiled", "memcpy", |to, from| to.copy_from_slice(from)),
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    ("paper", "rep movsd", super::streams::copy_by_string_move),
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    (
        "paper",
        "pages, prefetchnta of 128-byte lines, movntdq",
        super::streams::copy_past_the_cache::<{ super::streams::PAPERS_LINE }>,
    ),
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    (
        "paper",
        "pages, prefetchnta of 64-byte lines, movntdq",
        super::streams::copy_past_the_cache::<{ super::streams::LINE }>,
    ),
];

pub fn copy(bench: &mut Bench<'_, '_>, bytes: usize) -> Outcome {
    if bytes == 0 || !bytes.is_multiple_of(64) {
        return Err(format!("copy_bytes: {bytes}: allowed: multiples of 64").into());
    }
    let (mut from, to) = (Aligned::filled(bytes), RefCell::new(Aligned::new(bytes)));
    let (from, to) = (&*from.bytes(), &to);
    let mut contestants = Vec::new();
    for (owner, variant, copy) in WAYS {
        to.borrow_mut().bytes().fill(0);
        copy(to.borrow_mut().bytes(), from);
        if to.borrow_mut().bytes() != from {
            return Err(format!("copy: {owner} {variant}: the copy differs").into());
        }
        let variant = if bench.pinned { format!("{variant}, pinned") } else { (*variant).to_owned() };
        contestants.push(Contestant::new(owner, variant, move || {
            copy(black_box(to.borrow_mut().bytes()), black_box(from));
            Ok(())
        }));
    }
    let work = Work::one("copy", &format!("copy{}", super::NARROW), bytes, Unit::CyclesPerByte, bench.seconds)?;
    bench.lab.race(&work, contestants)
}

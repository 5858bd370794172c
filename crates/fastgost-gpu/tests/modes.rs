//! Every mode on a card gives what it gives on the CPU.
#![allow(missing_docs)]
use common::{KEY, cases, data, on};
use fastgost_gpu::{Gpu, Place};
use std::time::Instant;

mod common;

#[test]
fn quick() {
    on(&[], || {
        let gpu = Gpu::open(0).expect("a card");
        for case in cases() {
            let start = Instant::now();
            let options = case.options();
            let mut mode = gpu.cipher(case.algorithm, case.direction, &KEY, &options).expect("a mode");
            assert_eq!(mode.place(), &Place::Gpu);
            let input = data(case.group());
            let mut out = input.clone();
            mode.apply(&mut out).expect("the card");
            eprintln!("{} {:?}", case.what(), start.elapsed());
            if out != case.expected(&options, 0, &input) { eprintln!("WRONG {}", case.what()); }
        }
        panic!();
    });
}

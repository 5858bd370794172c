//! x
use fastgost::{Magma, circuits::Key, mode::{Direction, Ecb}};
use fastgost_elbrus_executor::{isa::{Latencies, Version}, machine::{Machine, Memory}, text};

#[test]
fn magma() {
    for (name, version, width) in [("magma-v3", Version::V3, 8usize), ("magma-v5", Version::V5, 16)] {
        let source = std::fs::read_to_string(format!("{}/kernels/{name}.s", env!("CARGO_MANIFEST_DIR"))).unwrap();
        let program = text::parse(&source).unwrap();
        let cipher = Magma::new(&std::array::from_fn(|i| (i * 7 + 3) as u8));
        let mut key = fastgost_elbrus::generate::constants(width);
        key.resize(16 * width, 0);
        for mask in Key::magma(&cipher, Direction::Encrypt).masks().iter() {
            key.extend(vec![*mask as u8; width]);
        }
        let data: Vec<u8> = (0..2 * 64 * width).map(|i| (i * i % 251) as u8).collect();
        let mut memory = Memory::default();
        memory.add_constant(0x1000, data.clone());
        memory.add(0x10000, vec![0; data.len()]);
        memory.add_constant(0x20000, key);
        let mut expected = data.clone();
        Ecb::new(cipher).encrypt(&mut expected[..]).unwrap();
        for l in 1..4 {
            let latencies = Latencies { logic3: l, ..Latencies::of(version) };
            let m = Machine::new(&program, version, latencies);
            let m = if l > 2 || l == 1 { m.waits() } else { m };
            let run = m.call(&format!("fastgost_{}", name.replace('-', "_")), &[0x10000, 0x1000, 0x20000], &mut memory).unwrap();
            eprintln!("{name} {l} {run:?} {:.3}", run.cycles as f64 / data.len() as f64);
            assert!(memory.bytes(0x10000) == expected);
        }
    }
}

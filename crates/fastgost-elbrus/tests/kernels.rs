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
            let latencies = Latencies { logic3: l, ..Latencies::default() };
            let m = Machine::new(&program, version, latencies);
            let m = if l > 2 || l == 1 { m.waits() } else { m };
            let run = m.call(&format!("fastgost_{}", name.replace('-', "_")), &[0x10000, 0x1000, 0x20000], &mut memory).unwrap();
            eprintln!("{name} {l} {run:?} {:.3}", run.cycles as f64 / data.len() as f64);
            assert!(memory.bytes(0x10000) == expected);
        }
    }
}

#[test]
fn kuznyechik() {
    for (version, width) in [(Version::V3, 8usize), (Version::V5, 16)] {
        let v = version as u8;
        let source = std::fs::read_to_string(format!("{}/kernels/kuznyechik-v{v}.s", env!("CARGO_MANIFEST_DIR"))).unwrap();
        let program = text::parse(&source).unwrap();
        let cipher = fastgost::Kuznyechik::new(&std::array::from_fn(|i| (i * 7 + 3) as u8));
        for d in [Direction::Encrypt, Direction::Decrypt] {
        let mut key = fastgost_elbrus::generate::constants(width);
        key.resize(16 * width, 0);
        for mask in Key::kuznyechik(&cipher, d).masks().iter() {
            key.extend(vec![*mask as u8; width]);
        }
        let data: Vec<u8> = (0..2 * 128 * width).map(|i| (i * i % 251) as u8).collect();
        let mut memory = Memory::default();
        memory.add_constant(0x1000, data.clone());
        memory.add(0x10000, vec![0; data.len()]);
        memory.add_constant(0x20000, key);
        memory.add(0x40000, vec![0; 2 * 1024 * width]);
        let mut expected = data.clone();
        let ecb = Ecb::new(cipher.clone());
        if d == Direction::Encrypt { ecb.encrypt(&mut expected[..]).unwrap(); } else { ecb.decrypt(&mut expected[..]).unwrap(); }
            let latencies = Latencies { ..Latencies::default() };
            let m = Machine::new(&program, version, latencies);
            let run = m.call(&format!("fastgost_kuznyechik_{}_v{v}", if d == Direction::Encrypt { "encrypt" } else { "decrypt" }), &[0x10000, 0x1000, 0x20000, 0x40000], &mut memory).unwrap();
            eprintln!("kuz {v} {d:?} {run:?} {:.3}", run.cycles as f64 / data.len() as f64);
            assert!(memory.bytes(0x10000) == expected);
        }
    }
}

#[test]
fn tables() {
    use fastgost_testkit::oracle::kuznyechik as oracle;
    for version in [Version::V3, Version::V5] {
        let v = version as u8;
        let source = std::fs::read_to_string(format!("{}/kernels/tables-v{v}.s", env!("CARGO_MANIFEST_DIR"))).unwrap();
        let program = text::parse(&source).unwrap();
        let key = std::array::from_fn(|i| (i * 7 + 3) as u8);
        let cipher = fastgost::Kuznyechik::new(&key);
        let mut table = Vec::new();
        for i in 0..16 { for x in 0..256 { let mut b = [0; 16]; b[i] = oracle::PI[x]; table.extend(oracle::l(&b)); } }
        let data: Vec<u8> = (0..4096usize).map(|i| (i * i % 251) as u8).collect();
        let mut expected = data.clone();
        Ecb::new(cipher.clone()).encrypt(&mut expected[..]).unwrap();
        for blocks in [1, 8] {
        let mut memory = Memory::default();
        memory.add_constant(0x1000, data.clone());
        memory.add(0x10000, vec![0; data.len()]);
        memory.add_constant(0x20000, oracle::expand(&key).concat());
        memory.add_constant(0x40000, table.clone());
            let latencies = Latencies { ..Latencies::default() };
            let m = Machine::new(&program, version, latencies).looks_up();
            let run = m.call(&format!("fastgost_kuznyechik_tables_{blocks}_v{v}"), &[0x10000, 0x1000, 0x20000, 0x40000, 256 / blocks], &mut memory).unwrap();
            eprintln!("kuz tables {v} {blocks} {run:?} {:.3}", run.cycles as f64 / data.len() as f64);
            assert!(memory.bytes(0x10000) == expected);
        }
    }
}

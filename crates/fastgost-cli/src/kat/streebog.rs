//! Streebog and its inner values.
use super::{Fields, Runner, Verdict, hashes, same};
use fastgost::{Level, oracle::streebog as oracle, registry::Options};

pub fn runner(case: &Fields<'_>) -> Result<Runner, String> {
    Ok(match bits(case)? {
        256 => Runner::Kernels("streebog256", |case, level| run("streebog256", case, level)),
        _ => Runner::Kernels("streebog512", |case, level| run("streebog512", case, level)),
    })
}

/// The tables of the standard.
pub fn tables(tables: &Fields<'_>) -> Verdict {
    same("pi", &oracle::PI, &tables.block("pi")?)?;
    let tau = oracle::p(&std::array::from_fn(|i| i as u8));
    same("tau", &tau, &tables.block("tau")?)?;
    same("A", &oracle::A.map(u64::to_be_bytes).to_vec(), &tables.blocks("A")?)?;
    let constants: Vec<_> = (1..=12).map(|i| reversed(&oracle::c(i))).collect();
    same("C_rfc_order", &constants, &tables.byte_strings("C_rfc_order")?)
}

fn bits(case: &Fields<'_>) -> Result<usize, String> {
    match case.number("bits")? {
        bits @ (256 | 512) => Ok(bits),
        bits => Err(format!("{bits} bits; allowed: 256, 512")),
    }
}

fn run(algorithm: &str, case: &Fields<'_>, level: Level) -> Verdict {
    hashes::run(algorithm, case, &Options { level: Some(level), ..Options::default() })?;
    if case.has("intermediates_rfc_order") { inside(case) } else { Ok(()) }
}

/// Values by their names in the RFC, in the order of the computation; a case may omit any of them.
fn inside(case: &Fields<'_>) -> Verdict {
    let given = case.labelled("intermediates_rfc_order")?;
    let message = case.text("name")?.split([',', ' ']).next().unwrap_or_default();
    let mut computed = trace(bits(case)?, &case.bytes("message")?, message).into_iter();
    for (label, value) in given {
        let name = label.strip_prefix("K = ").unwrap_or(label);
        match computed.find(|(computed, _)| computed == name) {
            Some((_, computed)) => same(label, &computed, &value)?,
            None => return Err(format!("unknown value '{label}', or out of its order")),
        }
    }
    Ok(())
}

/// The computation of a digest (section 8 of the RFC), its values with the names and the byte order of section 10.
fn trace(bits: usize, message: &[u8], name: &str) -> Vec<(String, Vec<u8>)> {
    let mut out = Vec::new();
    let (mut h, mut n, mut sigma) = ([u8::from(bits == 256); 64], [0; 64], [0; 64]);
    for block in message.chunks(64).chain(message.len().is_multiple_of(64).then_some(&[][..])) {
        let m = std::array::from_fn(|i| block.get(i).copied().unwrap_or(u8::from(i == block.len())));
        add(&mut out, "m", &m);
        trace_g(&mut out, &n, &h, &m);
        h = oracle::g(&n, &h, &m);
        n = oracle::add(&n, &oracle::number(8 * block.len() as u64));
        sigma = oracle::add(&sigma, &m);
        add(&mut out, "h", &h);
        add(&mut out, "N", &n);
    }
    for last in [n, sigma] {
        h = oracle::g(&[0; 64], &h, &last);
        add(&mut out, "h", &h);
    }
    out.push((format!("H({name})"), reversed(&h[64 - bits / 8..])));
    out
}

fn trace_g(out: &mut Vec<(String, Vec<u8>)>, n: &oracle::Vector, h: &oracle::Vector, m: &oracle::Vector) {
    let sum = oracle::s(&oracle::x(h, n));
    add(out, "S(h (xor) N)", &sum);
    add(out, "PS(h (xor) N)", &oracle::p(&sum));
    let mut k = oracle::l(&oracle::p(&sum));
    add(out, "LPS(h (xor) N)", &k);
    add(out, "K[1]", &k);
    add(out, "SX[K[1]](m)", &oracle::s(&oracle::x(&k, m)));
    add(out, "LPSX[K[1]](m)", &oracle::lps(&oracle::x(&k, m)));
    for i in 1..=12 {
        let sum = oracle::x(&k, &oracle::c(i));
        add(out, &format!("S(K[{i}] (xor) C[{i}])"), &oracle::s(&sum));
        k = oracle::lps(&sum);
        add(out, &format!("LPS(K[{i}] (xor) C[{i}])"), &k);
        add(out, &format!("K[{}]", i + 1), &k);
    }
}

fn add(out: &mut Vec<(String, Vec<u8>)>, label: &str, value: &oracle::Vector) {
    out.push((label.to_owned(), reversed(value)));
}

/// In the byte order in which the RFC prints.
fn reversed(bytes: &[u8]) -> Vec<u8> {
    bytes.iter().rev().copied().collect()
}

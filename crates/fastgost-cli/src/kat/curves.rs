//! Parameter sets of curves.
use super::{
    Fields, Runner, Verdict,
    gost3410::{curve, private},
    same,
};
use fastgost::{Level, curve::Scalar};

pub fn runner(_: &Fields<'_>) -> Result<Runner, String> {
    Ok(Runner::Kernels("gost3410-256-a", set))
}

/// The numbers equal the library's, and the base point is what a kernel computes for the private key 1.
fn set(case: &Fields<'_>, level: Level) -> Verdict {
    let curve = curve(case)?;
    let size = curve.size();
    same("curve", curve.name(), case.text("curve")?)?;
    same("oid", curve.oid(), case.text("oid")?)?;
    same("bits", &curve.bits(), &case.number("bits")?)?;
    same("cofactor", &(curve.cofactor() as usize), &case.number("cofactor")?)?;
    // m has at most one bit more than the field.
    let number = |case: &Fields<'_>, name: &str, size| {
        Scalar::from_le_bytes(&case.integer(name, size)?).map_err(|e| e.to_string())
    };
    let numbers = [
        ("p", curve.p()),
        ("a", curve.a()),
        ("b", curve.b()),
        ("q", curve.order()),
        ("x", curve.x()),
        ("y", curve.y()),
    ];
    for (name, value) in numbers {
        same(name, value, &number(case, name, size)?)?;
    }
    same("m", curve.m(), &number(case, "m", if size == 32 { 33 } else { 64 })?)?;
    if let Some(edwards) = curve.edwards() {
        let inner = case.object("edwards", &[])?;
        let numbers = [
            ("e", &edwards.e),
            ("d", &edwards.d),
            ("u", &edwards.u),
            ("v", &edwards.v),
            ("s", &edwards.s),
            ("t", &edwards.t),
        ];
        for (name, value) in numbers {
            same(name, value, &number(&inner, name, size)?)?;
        }
        inner.all_seen()?;
    }
    let mut one = vec![0; size];
    one[0] = 1;
    let base = private(curve, &one, level)?.verifying_key().to_bytes();
    same("x", &base[..size], &case.integer("x", size)?[..])?;
    same("y", &base[size..], &case.integer("y", size)?[..])
}

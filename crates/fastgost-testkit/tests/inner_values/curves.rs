//! Tests the inner values of signatures. The number v is the inverse of e. In verification, the base point is
//! multiplied by z1 = s v, and the public key by z2 = -r v. The point C is the base point multiplied by the nonce.
use super::{Computed, document, intermediates, number};
use fastgost_testkit::oracle::curve::{BigUint, Curve, base, mul};
use serde_json::{Value, json};

pub fn signature(case: &Value) -> Computed {
    intermediates(case, "intermediates", |_| {
        let sets = document("curves.json");
        let set = sets["cases"].as_array().and_then(|sets| sets.iter().find(|set| set["curve"] == case["curve"]));
        let set = set.ok_or("the curve is not in curves.json")?;
        let curve = |field| number(set, field);
        let q = curve("q")?;
        let curve = Curve { p: curve("p")?, a: curve("a")?, b: curve("b")?, x: curve("x")?, y: curve("y")? };
        let v = number(case, "e")?.modinv(&q).ok_or("e has no inverse")?;
        let (z1, z2) = (number(case, "s")? * &v % &q, &q - number(case, "r")? * &v % &q);
        let (x, y) = mul(&curve, &number(case, "k")?, &base(&curve)).ok_or("k is a multiple of q")?;
        let hex = |number: &BigUint| number.to_str_radix(16);
        Ok(json!({"C_x": hex(&x), "C_y": hex(&y), "v": hex(&v), "z1": hex(&z1), "z2": hex(&z2)}))
    })
}

//! Key agreement: VKO and KEG.
use super::{
    Check, Fields, Runner, Verdict,
    gost3410::{curve, private},
    known, same,
};
use fastgost::{
    Level,
    sign::{SigningKey, VerifyingKey, agree},
};

pub fn vko(case: &Fields<'_>) -> Result<Runner, String> {
    Ok(Runner::Kernels("gost3410-256-a", known("algorithm", case.text("algorithm")?, VKO)?))
}

const VKO: &[(&str, Check)] = &[
    ("VKO_GOSTR3410_2001", |case, level| {
        both(case, level, |key, peer, ukm| Ok(agree::vko_2001(key, peer, ukm)?.to_vec()))
    }),
    ("VKO_GOSTR3410_2012_256", |case, level| {
        both(case, level, |key, peer, ukm| Ok(agree::vko_256(key, peer, ukm)?.to_vec()))
    }),
    ("VKO_GOSTR3410_2012_512", |case, level| {
        both(case, level, |key, peer, ukm| Ok(agree::vko_512(key, peer, ukm)?.to_vec()))
    }),
];

type Agree = fn(&SigningKey, &VerifyingKey, &[u8]) -> fastgost::Result<Vec<u8>>;

/// Both sides derive `kek`.
fn both(case: &Fields<'_>, level: Level, agree: Agree) -> Verdict {
    let curve = curve(case)?;
    let side = |private_key, public_key| {
        let key = private(curve, &case.bytes(private_key)?, level)?;
        same(public_key, &key.verifying_key().to_bytes(), &case.bytes(public_key)?)?;
        Ok::<_, String>(key)
    };
    let (a, b) = (side("private_key_a", "public_key_a")?, side("private_key_b", "public_key_b")?);
    let (ukm, kek) = (case.bytes("ukm")?, case.bytes("kek")?);
    for (key, peer) in [(&a, b.verifying_key()), (&b, a.verifying_key())] {
        same("kek", &agree(key, &peer, &ukm).map_err(|e| e.to_string())?, &kek)?;
    }
    Ok(())
}

pub fn keg(case: &Fields<'_>) -> Result<Runner, String> {
    const OPERATIONS: &[(&str, Check)] = &[("KEG", exported)];
    Ok(Runner::Kernels("gost3410-256-a", known("operation", case.text("op")?, OPERATIONS)?))
}

/// Both sides derive `K_Exp_MAC` and `K_Exp_ENC`.
fn exported(case: &Fields<'_>, level: Level) -> Verdict {
    let curve = curve(case)?;
    let size = curve.size();
    same("curve_oid", curve.oid(), case.text("curve_oid")?)?;
    let side = |d, x, y| {
        let key = private(curve, &case.integer(d, size)?, level)?;
        let public = [case.integer(x, size)?, case.integer(y, size)?].concat();
        Ok::<_, String>((key, public))
    };
    let (key, of_peer) = side("d", "Q_x", "Q_y")?;
    let (peer, of_key) = side("peer_d", "peer_Q_x", "peer_Q_y")?;
    same("Q", &peer.verifying_key().to_bytes(), &of_peer)?;
    same("peer_Q", &key.verifying_key().to_bytes(), &of_key)?;
    let h = case.block::<32>("H")?;
    // The intermediate values; curves of 512 bits have none.
    let (seed, k_exp) = match size {
        32 => {
            let mut ukm = h[..16].to_vec();
            ukm.reverse();
            let k_exp = agree::vko_256(&key, &peer.verifying_key(), &ukm).map_err(|e| e.to_string())?;
            (h[16..24].to_vec(), k_exp.to_vec())
        }
        _ => (Vec::new(), Vec::new()),
    };
    same("seed", &seed, &case.bytes("seed")?)?;
    same("K_EXP", &k_exp, &case.bytes("K_EXP")?)?;
    for (key, peer) in [(&key, peer.verifying_key()), (&peer, key.verifying_key())] {
        let keys = agree::keg(key, &peer, &h).map_err(|e| e.to_string())?;
        same("K_Exp_MAC", &keys[..32], &case.bytes("K_Exp_MAC")?[..])?;
        same("K_Exp_ENC", &keys[32..], &case.bytes("K_Exp_ENC")?[..])?;
    }
    Ok(())
}

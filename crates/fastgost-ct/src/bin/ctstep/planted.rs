//! Planted leaks, which `ctstep` must report, and their innocent twins (similar code without a leak), which it must
//! accept.
use super::lockstep::Sign;
use fastgost::{curve::Curve, sign::SigningKey};
use fastgost_ct::Case;
use fastgost_curve::mp::{Modulus, Uint};
use std::hint::black_box;

/// Returns all planted leaks. Each leak comes with the way (`Sign`) in which the leak must be detected. A twin comes
/// with `None`, because it must not be reported.
pub fn cases() -> Vec<(Case, Option<Sign>)> {
    let mut cases = Vec::new();
    let mut plant = |case, sign| cases.push((case, sign));
    // Makes a case with secret bytes. All bytes are 0 in one set of secrets, and 0xff in another set.
    let case = |name, work: fn(&[u8; 256])| {
        Case::new(name, move |secrets| {
            let bytes = secrets.bytes();
            move || work(black_box(&bytes))
        })
    };
    plant(
        case("a branch on a bit", |s| {
            if s[0] & 1 == 1 {
                elsewhere()
            }
        }),
        Some(Sign::Path),
    );
    plant(case("a loop with a secret count", |s| (0..s[0] % 16).for_each(|_| elsewhere())), Some(Sign::Path));
    plant(
        case("a comparison that stops early", |s| {
            black_box((0..16).all(|i| black_box(s[i]) == 0));
        }),
        Some(Sign::Path),
    );
    plant(
        case("the library's comparison of slices", |s| {
            black_box(s[..] == black_box([0; 256])[..]);
        }),
        Some(Sign::Path),
    );
    plant(
        case("a call through a pointer", |s| black_box([elsewhere as fn(), nowhere])[usize::from(s[0] & 1)]()),
        Some(Sign::Address),
    );
    plant(
        case("a table lookup", |s| {
            black_box(black_box(&[1_u8; 256])[usize::from(s[0])]);
        }),
        Some(Sign::Address),
    );
    plant(
        case("a lookup within a cache line", |s| {
            black_box(black_box(&[1_u8; 4])[usize::from(s[0] & 3)]);
        }),
        Some(Sign::Address),
    );
    plant(
        case("a store at an index", |s| {
            let mut table = [0_u8; 256];
            black_box(&mut table)[usize::from(s[0])] = 1;
            black_box(table);
        }),
        Some(Sign::Address),
    );
    plant(
        case("a division by a secret", |s| {
            black_box(black_box(u64::MAX) / (u64::from(s[0]) + 1));
        }),
        Some(Sign::Time),
    );
    plant(
        case("a remainder of a secret", |s| {
            black_box((u64::from_le_bytes(s[..8].try_into().expect("8 bytes")) | 1 << 63) % black_box(10));
        }),
        Some(Sign::Time),
    );
    plant(
        case("a quotient of floating-point numbers", |s| {
            black_box(black_box(1.0) / f64::from(s[0]));
        }),
        Some(Sign::Refused),
    );
    plant(
        case("an allocation of secret size", |s| drop(black_box(vec![0_u8; usize::from(s[0]) << 8]))),
        Some(Sign::Path),
    );
    // Only the number 1 takes the branch. The set `Least` has this number.
    plant(
        Case::new("a branch that a single number takes", |secrets| {
            let mut number = [0; 32];
            secrets.fill_number(&mut number, &[0xff; 32]);
            move || {
                if black_box(&number).iter().skip(1).fold(number[0] ^ 1, |all, byte| all | byte) == 0 {
                    elsewhere();
                }
            }
        }),
        Some(Sign::Path),
    );
    plant(
        Case::new("a power whose time depends on the exponent", |secrets| {
            let m = Modulus::new(Uint([u64::MAX; 12])).expect("an odd number");
            let exponent = Uint(secrets.limbs());
            move || {
                black_box(m.pow_public(&Uint([3; 12]), &exponent));
            }
        }),
        Some(Sign::Path),
    );
    plant(
        Case::new("a verification", |secrets| {
            let key = SigningKey::from_bytes(Curve::from_name("256-a").expect("a set"), &[0x21; 32]).expect("in range");
            let digest: [u8; 32] = secrets.bytes();
            let signature = key.clone().deterministic().sign_digest(&digest).expect("a digest");
            move || key.verifying_key().verify_digest(&digest, &signature).expect("right")
        }),
        Some(Sign::Path),
    );

    plant(
        case("a selection by mask", |s| {
            let mask = 0_u8.wrapping_sub(black_box(s[0] & 1));
            black_box(s[1] & mask | s[2] & !mask);
        }),
        None,
    );
    plant(
        case("a lookup that reads every entry", |s| {
            let table = black_box([7_u8; 256]);
            let mut found = 0;
            for i in 0..=255 {
                let differs = u16::from(i ^ s[0]);
                found |= table[usize::from(i)] & black_box(differs.wrapping_sub(1) >> 8) as u8;
            }
            black_box(found);
        }),
        None,
    );
    plant(
        case("a comparison that never stops early", |s| {
            black_box(s.iter().fold(0, |all, byte| all | byte) == 0);
        }),
        None,
    );
    plant(
        case("a division of public numbers", |s| {
            black_box(black_box(1000_u64) / black_box(7) + u64::from(s[0]));
        }),
        None,
    );
    plant(case("an allocation of public size", |s| drop(black_box(s[..black_box(100)].to_vec()))), None);
    cases
}

#[inline(never)]
fn elsewhere() {
    black_box(1);
}

#[inline(never)]
fn nowhere() {
    black_box(2);
}

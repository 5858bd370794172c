//! Makes the cases for private keys: signatures, key agreement, and key files.
use crate::{Case, Secrets};
use fastgost::{
    Level,
    curve::Curve,
    keys::{EncodePrivateKey, read_private_key},
    sign::{
        SigningKey, VerifyingKey, agree,
        gost3410_94::{Parameters, SigningKey94},
    },
};
use fastgost_curve::mp;
use std::hint::black_box;

pub(crate) fn add(level: Level, cases: &mut Vec<Case>) {
    if fastgost::sign::levels().any(|l| l == level) {
        for curve in Curve::ALL {
            let name = curve.short_name();
            cases.push(Case::new(format!("signatures on {name}"), move |secrets| sign(curve, level, secrets)));
            // On the example curves, signatures are computed one at a time, by the same code on all levels.
            if !name.ends_with("-test") {
                cases.push(Case::new(format!("many signatures on {name}"), move |secrets| {
                    sign_many(curve, level, secrets)
                }));
            }
            cases.push(Case::new(format!("agreement on {name}"), move |secrets| agree(curve, level, secrets)));
        }
    }
    if mp::Arithmetic::levels().any(|l| l == level) {
        cases.push(Case::new("signatures of gost3410-94", move |secrets| sign_94(level, secrets)));
    }
    // Key files are always read and written with the best kernel, so this case belongs to the best level.
    if fastgost::sign::levels().next() == Some(level) {
        cases.push(Case::new("private keys in files", files));
        cases.push(Case::new("the system's random numbers", |_| random));
    }
}

/// Makes a private key from its bytes, with the kernel of `level`.
fn private_key(curve: &'static Curve, level: Level, bytes: &[u8]) -> SigningKey {
    SigningKey::from_bytes(curve, bytes).expect("in range").with_level(level).expect("it is there")
}

/// Returns a secret number from 1 to q - 1, where q is the order of the subgroup.
fn draw(curve: &Curve, secrets: &dyn Secrets) -> Vec<u8> {
    let (mut d, mut q) = (vec![0; curve.size()], vec![0; curve.size()]);
    curve.order().write_le_bytes(&mut q);
    secrets.fill_number(&mut d, &q);
    d
}

/// Returns a closure that runs the operations that need only a private key. The nonces are as secret as the key.
fn sign(curve: &'static Curve, level: Level, secrets: &dyn Secrets) -> impl FnOnce() + use<> {
    let (d, digest, entropy): (_, [u8; 64], _) = (draw(curve, secrets), secrets.bytes(), secrets.bytes());
    move || {
        let key = private_key(curve, level, &d);
        black_box(key.verifying_key());
        black_box(key.sign_digest_with_entropy(&digest[..d.len()], &entropy).expect("a digest"));
        black_box(key.to_bytes());
    }
}

/// Returns a closure that signs 17 digests in one call, because this number is higher than the number of lanes.
fn sign_many(curve: &'static Curve, level: Level, secrets: &dyn Secrets) -> impl FnOnce() + use<> {
    let (d, digests): (_, [[u8; 64]; 17]) = (draw(curve, secrets), std::array::from_fn(|_| secrets.bytes()));
    move || {
        let key = private_key(curve, level, &d).deterministic();
        black_box(key.sign_digests(&digests.each_ref().map(|digest| &digest[..d.len()])).expect("digests"));
    }
}

/// Returns a closure that runs three key agreements: VKO, KEG and ECDHE. In VKO the UKM is 1, so that the private key
/// itself is the factor of the multiplication, even if the key is an extreme value. In KEG the UKM is arbitrary. ECDHE
/// has no UKM.
fn agree(curve: &'static Curve, level: Level, secrets: &dyn Secrets) -> impl FnOnce() + use<> {
    let peer = SigningKey::from_bytes(curve, &[0x21; 64][..curve.size()]).expect("in range").verifying_key();
    let peer: VerifyingKey = peer.with_level(level).expect("it is there");
    let d = draw(curve, secrets);
    move || {
        let key = private_key(curve, level, &d);
        black_box(agree::vko_256(&key, &peer, &[1]).expect("agreed"));
        black_box(agree::keg(&key, &peer, &[7; 32]).expect("agreed"));
        black_box(agree::ecdhe(&key, &peer).expect("agreed"));
    }
}

fn sign_94(level: Level, secrets: &dyn Secrets) -> impl FnOnce() + use<> {
    let parameters = Parameters::from_name("94-a").expect("a set").with_level(level).expect("it is there");
    let (mut x, mut q) = ([0; 32], parameters.q());
    q.reverse();
    secrets.fill_number(&mut x, &q);
    let (digest, entropy): ([u8; 32], _) = (secrets.bytes(), secrets.bytes());
    move || {
        let key = SigningKey94::from_bytes(&parameters, &x).expect("in range");
        black_box(key.sign_digest_with_entropy(&digest, &entropy).expect("32 bytes"));
        black_box(key.verifying_key());
    }
}

/// Returns a closure that writes a key in DER, and reads the key again.
fn files(secrets: &dyn Secrets) -> impl FnOnce() + use<> {
    let curve = Curve::from_name("256-a").expect("a set");
    let d = draw(curve, secrets);
    move || {
        let key = SigningKey::from_bytes(curve, &d).expect("in range");
        let der = key.to_pkcs8_der().expect("a key of a curve");
        black_box(read_private_key(der.as_bytes()).expect("what was written"));
    }
}

/// Makes a new key, and a signature with a new nonce. Both are random, so each run has other secrets.
fn random() {
    let key = SigningKey::generate(Curve::from_name("256-a").expect("a set")).expect("random numbers");
    black_box(key.sign_digest(&[7; 32]).expect("a digest"));
}

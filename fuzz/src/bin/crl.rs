//! Tests a CRL. Every entry is found, and the CRL can be shown. The corpus begins with a CRL that this program makes.
#![no_main]
use fastgost::{curve::Curve, sign::SigningKey};
use fastgost_pki::x509::{CrlReason, Issuer, NewRevocationList, RevocationList, Revoked, SerialNumber, name, time};
use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use std::{
    collections::HashSet,
    sync::LazyLock,
    time::{Duration, SystemTime},
};

static LIST: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let at = |seconds| time(SystemTime::UNIX_EPOCH + Duration::from_secs(seconds)).expect("a time");
    let key =
        SigningKey::from_bytes(Curve::from_name("256-a").expect("a curve"), &[7; 32]).expect("a key").deterministic();
    let entry = |n: u16| Revoked {
        serial_number: SerialNumber::from(u32::from(n) * 77),
        date: at(1_700_000_000),
        reason: n.is_multiple_of(2).then_some(CrlReason::KeyCompromise),
        extensions: Vec::new(),
    };
    let new = NewRevocationList {
        this_update: at(1_800_000_000),
        next_update: at(1_900_000_000),
        number: 1.into(),
        revoked: (1..5).map(entry).collect(),
        extensions: Vec::new(),
    };
    let issuer = Issuer::named(name::parse("CN=CA").expect("a name"), &key).expect("an issuer");
    new.signed_by(&issuer).expect("a list").as_der().to_vec()
});

fuzz_target!(|data: &[u8]| {
    let Ok(list) = RevocationList::read(data) else { return };
    let text = list.show();
    assert!(!text.chars().any(|c| c.is_control() && c != '\n'), "{text:?}");
    let entries: Vec<_> = list.revoked().collect();
    assert_eq!((entries.len(), entries.is_empty()), (list.len(), list.is_empty()));
    // If a certificate has two entries in the CRL, the search may find either of them.
    let mut serials = HashSet::new();
    for entry in &entries {
        let found = list.find(&entry.serial_number).expect("an entry");
        assert_eq!(found.serial_number, entry.serial_number);
        assert!(entries.contains(&found));
        serials.insert(entry.serial_number.as_bytes());
    }
    for n in 0..16_u8 {
        let serial = SerialNumber::from(n);
        assert_eq!(list.find(&serial).is_some(), serials.contains(serial.as_bytes()));
    }
});

fuzz_mutator!(|data: &mut [u8], size: usize, most: usize, seed: u32| {
    fastgost_fuzz::der::mutate_or_begin(data, size, most, seed, &LIST)
});

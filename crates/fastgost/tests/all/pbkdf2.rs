//! Compares PBKDF2 with RustCrypto's crate, on every kernel (the code for one level of CPU features). Also compares the
//! derivation for many passwords at once with the derivation for one password at a time.
use crate::common::HashSubject;
use fastgost::{
    Error, Sbox,
    hash::{Gost94, Streebog256, Streebog512},
    kdf::{Pbkdf2Job, pbkdf2, pbkdf2_many},
    mac::Hmac,
};
use fastgost_testkit::data;

macro_rules! pbkdf2_crate {
    ($test:ident, $hash:ty, $theirs:ty) => {
        #[test]
        fn $test() {
            for (password, salt, iterations) in [(0, 0, 1), (8, 4, 2), (64, 16, 3), (65, 64, 7), (100, 200, 50)] {
                let (password, salt) = (&data(password + 3)[3..], data(salt));
                for len in [1, 31, 32, 33, 63, 64, 65, 20 * 64 + 1, 33 * 32] {
                    let (mut over_ours, mut want) = (vec![0; len], vec![0; len]);
                    pbkdf2::pbkdf2_hmac::<$hash>(password, &salt, iterations, &mut over_ours);
                    pbkdf2::pbkdf2_hmac::<$theirs>(password, &salt, iterations, &mut want);
                    assert!(over_ours == want, "{len} bytes, {iterations} iterations");
                    for hash in <$hash>::on_every_kernel() {
                        let kernel = hash.level();
                        let mut output = vec![0; len];
                        pbkdf2(&Hmac::new(hash, password), &salt, iterations, &mut output).expect("allowed");
                        assert!(output == want, "{len} bytes, {iterations} iterations on {kernel}");
                    }
                }
            }
        }
    };
}

pbkdf2_crate!(crate_over_gost94, Gost94, gost94::Gost94CryptoPro);
pbkdf2_crate!(crate_over_streebog256, Streebog256, streebog::Streebog256);
pbkdf2_crate!(crate_over_streebog512, Streebog512, streebog::Streebog512);

fn many<H: HashSubject>(hashes: &[H]) {
    for count in [0, 1, 2, 3, 15, 16, 17, 40] {
        let passwords: Vec<_> = (0..count).map(|i| Hmac::new(hashes[i % hashes.len()].clone(), &data(i))).collect();
        let salts: Vec<_> = (0..count).map(|i| data(2 * i + 1)).collect();
        let size = |i: usize| [1, 64, 65, 200][i % 4];
        let mut outputs: Vec<_> = (0..count).map(|i| vec![0; size(i)]).collect();
        let mut jobs: Vec<_> = (passwords.iter().zip(&salts))
            .zip(&mut outputs)
            .map(|((password, salt), output)| Pbkdf2Job { password, salt, output })
            .collect();
        pbkdf2_many(&mut jobs, 5).expect("allowed");
        for i in 0..count {
            let mut want = vec![0; size(i)];
            pbkdf2(&passwords[i], &salts[i], 5, &mut want).expect("allowed");
            assert!(outputs[i] == want, "{i} of {count}");
        }
    }
}

#[test]
fn many_at_once() {
    for hash in Streebog512::on_every_kernel() {
        many(&[hash]);
    }
    for hash in Streebog256::on_every_kernel() {
        many(&[hash]);
    }
    for hash in Gost94::on_every_kernel() {
        many(&[hash]);
    }
    many(&Streebog512::on_every_kernel());
    many(&["h94cp", "h94test", "h94test"].map(|name| Gost94::with_sbox(&Sbox::from_name(name).expect("a set"))));
}

#[test]
fn what_is_not_allowed() {
    let password = Hmac::new(Streebog256::new(), b"password");
    let mut output = [7; 32];
    assert!(matches!(pbkdf2(&password, b"salt", 0, &mut output), Err(Error::Parameter { .. })));
    let mut nothing = [];
    let mut jobs = [
        Pbkdf2Job { password: &password, salt: b"salt", output: &mut output },
        Pbkdf2Job { password: &password, salt: b"salt", output: &mut nothing },
    ];
    let most = 32 * u64::from(u32::MAX);
    assert_eq!(pbkdf2_many(&mut jobs, 1), Err(Error::OutputLength { given: 0, most }));
    assert_eq!(output, [7; 32], "nothing is written");
}

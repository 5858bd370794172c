//! Constant time under valgrind: key, data and S-boxes are marked as undefined memory, every algorithm of the registry runs on
//! them, and any branch or address that depends on them is an error that memcheck reports. x86-64 only.
//!
//! ```text
//! RUSTFLAGS="--cfg ctgrind" cargo build --release -p fastgost --example ctgrind --target-dir target/ctgrind
//! valgrind -q target/ctgrind/release/examples/ctgrind ssse3 portable
//! ```
//!
//! Built so, what the library declares public although it was computed from secrets (whether a signature has to be made
//! again, whether a private key is in range) is defined memory again.
//!
//! The arguments are the levels to run. Valgrind knows no AVX-512 and no GFNI, so those kernels are not reached; and
//! the CPU it shows lacks ADX, so that the level `avx2` must be built in:
//! `RUSTFLAGS="--cfg ctgrind -C target-feature=+avx2,+pclmulqdq,+bmi2,+adx"`. `--control` runs a look-up and a branch
//! that do depend on a secret, and succeeds if both are reported.
use fastgost::{
    Cipher, Gost28147, Kuznyechik, Level, Magma, Sbox,
    aead::{CntImit, CtrOmac},
    batch::{Message, Packet},
    curve::Curve,
    hash::{Gost94, Hash, Kernel, Streebog256, Streebog512},
    kdf::{EspTree, Hkdf, Pbkdf2Job, TlsTree, TlsTreeParameters, kdf_tree, pbkdf2, pbkdf2_many, prf_plus, prf_tls},
    mac::Hmac,
    mp::{self, Modulus, Uint},
    registry::{Algorithm, Direction, Kind, Options, Password},
    sign::{
        SigningKey, VerifyingKey, agree,
        gost3410_94::{Parameters, SigningKey94},
    },
    wrap::{KExp15, cryptopro_wrap, gost28147_wrap},
};
use std::{hint::black_box, process::exit};

/// Longer than the widest group (512 blocks of 16 bytes) with every narrower step behind it.
const LONGEST: usize = 8192 + 2048 + 272;
const LENGTHS: [usize; 4] = [16, 240, 1040, LONGEST];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if valgrind::request(valgrind::RUNNING, 0, 0) == 0 {
        eprintln!("ctgrind: not under valgrind; nothing would be checked");
        exit(2);
    }
    if arguments == ["--control"] {
        exit(control());
    }
    let (mut passed, mut failed) = (0, 0);
    for name in &arguments {
        let Some(level) = Level::from_name(name).filter(|l| l.available()) else {
            eprintln!("ctgrind: {name}: no such level on the CPU that valgrind shows");
            exit(2);
        };
        let mut check = |what: &str, work: &dyn Fn()| {
            let errors = errors_of(work);
            println!("{} {what} {name}", if errors == 0 { "ok" } else { "FAILED" });
            if errors == 0 { passed += 1 } else { failed += 1 }
        };
        // Key derivation and signatures are below, by their own names.
        for algorithm in
            Algorithm::all().iter().filter(|a| !matches!(a.kind, Kind::Kdf | Kind::Signature | Kind::Signature94))
        {
            for kernel in algorithm.kernels().iter().filter(|k| k.level == level && k.constant_time) {
                check(algorithm.name, &|| run(algorithm, kernel.name));
            }
        }
        for kernel in fastgost::Kernel::available().filter(|k| k.level() == level && k.constant_time()) {
            let key = |byte| Kuznyechik::with_kernel(kernel, &secret([byte; 32]));
            check("kexp15 over kuznyechik", &|| export(key(0x5a), key(0xa5), &[3; 8]));
            check("records of tls 1.2 under kuznyechik", &|| record(key(0x5a), key(0xa5), &[3; 8]));
        }
        for kernel in fastgost::Kernel::available().filter(|k| k.level() == level && k.constant_time()) {
            let key = |byte| Magma::with_kernel(kernel, &secret([byte; 32]));
            check("kexp15 over magma", &|| export(key(0x5a), key(0xa5), &[3; 4]));
            check("records of tls 1.2 under magma", &|| record(key(0x5a), key(0xa5), &[3; 4]));
            let key = || Gost28147::with_kernel(kernel, &secret([0x5a; 32]), &secret_sbox());
            check("key wraps and cnt-imit of gost28147", &|| wrap_and_seal(key()));
        }
        // A hash function without a kernel of that level would run on that of another, which is on the list itself.
        if let Some(kernel) = Kernel::available().find(|k| k.level() == level && k.constant_time()) {
            check("derivations over streebog256", &|| derive(Streebog256::with_kernel(kernel)));
            check("derivations over streebog512", &|| derive(Streebog512::with_kernel(kernel)));
            check("kdf_tree and trees of keys", &|| trees(Streebog256::with_kernel(kernel)));
        }
        for kernel in mp::Kernel::available().filter(|k| k.level() == level) {
            check("numbers of 256 bits", &|| modular::<4>(kernel));
            check("numbers of 512 bits", &|| modular::<8>(kernel));
            check("numbers of 768 bits", &|| modular::<12>(kernel));
            check("numbers of 1024 bits", &|| modular::<16>(kernel));
            check("numbers of any length", &|| numbers(kernel));
        }
        if let Some(kernel) = Kernel::available().find(|k| k.level() == level && k.constant_time()) {
            check("derivations over gost94", &|| derive(Gost94::with_kernel(kernel, &secret_sbox())));
        }
        // A level without a kernel of curves has that of a lower one, which is on the list itself.
        if fastgost::sign::kernels().any(|(_, l)| l == level) {
            for curve in Curve::ALL {
                check(&format!("signatures and agreement on {}", curve.short_name()), &|| sign(curve, name));
            }
        }
        if level == Level::Portable {
            check("signatures of gost3410-94", &|| {
                let parameters = Parameters::named("94-a").expect("a set");
                let key = SigningKey94::from_bytes(&parameters, &secret([0x5a; 32])).expect("in range");
                black_box(key.sign_digest_with_entropy(&secret([0xa5; 32]), &secret([3; 32])).expect("32 bytes"));
                black_box(key.verifying_key());
            });
        }
    }
    println!("ctgrind: {passed} passed, {failed} failed");
    exit(if failed == 0 && passed > 0 { 0 } else { 1 });
}

/// Everything that an algorithm does with a secret key and secret data.
fn run(algorithm: &Algorithm, kernel: &str) {
    let mut key = secret([0x5a; 64]);
    // Whether two keys are one is told to the world: here, by a byte of each that is no secret.
    (key[0], key[32]) = (1, 2);
    let key = &key[..algorithm.key_size().unwrap_or(32)];
    let sbox = secret_sbox();
    let sbox = ["gost28147", "gost94"].iter().any(|name| algorithm.name.starts_with(name)).then_some(&sbox);
    let iv = vec![3; algorithm.iv_size().map_or(0, |iv| iv.preferred)];
    let options = Options { kernel: Some(kernel), iv: &iv, sbox, ..Options::default() };
    for len in LENGTHS {
        let mut data = secret([0xa5; LONGEST])[..len].to_vec();
        if algorithm.kind == Kind::Aead {
            let aead =
                algorithm.aead(key, &Options { iv: &[], ..options.clone() }).expect("an algorithm's own options");
            let associated = data[..len / 3].to_vec();
            let tag = aead.seal(&iv, &associated, data[..].as_mut().into()).expect("allowed");
            // Whether a tag is right is told to the world, and memcheck would report it. One of the wrong length makes all
            // the work but the decryption, which is the encryption again.
            aead.open(&iv, &associated, data[..].as_mut().into(), &tag[1..]).expect_err("too short");
            // Many at once, none like another in its length.
            let (mut data, mut tags) = (vec![data; 70], vec![vec![0; aead.tag_size()]; 70]);
            let messages = data.iter_mut().zip(&mut tags).enumerate();
            let mut packets: Vec<_> = messages
                .map(|(i, (data, tag))| {
                    Packet::new(&iv, &associated[..i.min(len / 3)], &mut data[..len.min(16 * i)], tag)
                })
                .collect();
            aead.seal_many(&mut packets[1..]).expect("allowed");
            black_box(tags);
            continue;
        }
        if algorithm.kind == Kind::Mac {
            let mut mac = algorithm.mac(key, &options).expect("an algorithm's own options");
            mac.update(&data).expect("less than a key may process");
            let messages: Vec<_> = (0..70).map(|i| &data[..len.min(40 * i)]).collect();
            mac.many(&messages, &mut |_, code| drop(black_box(code))).expect("less than a key may process");
            black_box(mac.finish());
            continue;
        }
        if algorithm.kind == Kind::Kdf {
            let kdf = algorithm.kdf(&options).expect("an algorithm's own options");
            let mut output = [0; 100];
            kdf.derive(&mut [Password { password: &data, salt: b"salt", output: &mut output }], 2).expect("allowed");
            black_box(output);
            continue;
        }
        if algorithm.kind == Kind::Hash {
            let mut hash = algorithm.hasher(&options).expect("an algorithm's own options");
            hash.update(&data);
            black_box(hash.finish());
            // More messages than lanes, none like another in its length.
            let messages: Vec<_> = (0..=hash.parallel_messages()).map(|i| &data[i.min(len)..]).collect();
            hash.many(&messages, &mut |_, code| drop(black_box(code)));
            continue;
        }
        for direction in [Direction::Encrypt, Direction::Decrypt] {
            let mut mode = algorithm.cipher(direction, key, &options).expect("an algorithm's own options");
            mode.apply(data[..].as_mut().into()).expect("whole blocks");
            if algorithm.name.ends_with("-ctr") {
                let mut messages: Vec<_> = data.chunks_mut(100).map(|data| Message::new(&iv, data)).collect();
                mode.many(&mut messages).expect("allowed");
            }
        }
        black_box(data);
    }
}

/// What is made of a hash function, with secret keys, messages and passwords.
fn derive<H: Hash>(hash: H) {
    let (key, long) = (secret([0x5a; 32]), secret([0x5a; 100]));
    let data = secret([0xa5; 300]);
    // A key longer than a block is hashed.
    let keys = [&key[..], &key[7..], &long].map(|key| Hmac::new(hash.clone(), key));
    // More messages than lanes, none like another in its length.
    let messages: Vec<&[u8]> = (0..=hash.parallel_messages()).map(|i| &data[11 * i..]).collect();
    keys[2].finish_many(messages.iter().copied(), |_, code| drop(black_box(code)));
    let pairs: Vec<_> = messages.iter().enumerate().map(|(i, m)| (&keys[i % 3], *m)).collect();
    Hmac::finish_many_keys(&pairs, |_, code| drop(black_box(code)));
    let mut output = [0; 200];
    pbkdf2(&keys[0], &data[..16], 3, &mut output[..70]).expect("an allowed length");
    let (one, two) = output.split_at_mut(64);
    let mut jobs =
        [(&keys[1], one), (&keys[2], two)].map(|(password, output)| Pbkdf2Job { password, salt: b"salt", output });
    pbkdf2_many(&mut jobs, 3).expect("allowed lengths");
    Hkdf::new(hash, &long, &data).expand(&data[..9], &mut output).expect("an allowed length");
    prf_plus(&keys[0], &data[..40], &mut output).expect("an allowed length");
    prf_tls(&keys[0], b"label", &data[..40], &mut output);
    black_box(output);
}

/// Only the way there: whether what is imported is right, which decides a branch, is public.
fn export<C: Cipher>(mac: C, encryption: C, iv: &[u8]) {
    let mut wrapped = [0; 32 + 16];
    let wrapped = &mut wrapped[..32 + C::BLOCK_SIZE];
    KExp15::new(mac, encryption).export(iv, &secret([0xa5; 32]), wrapped).expect("it fits");
    black_box(wrapped);
}

/// The same.
fn record<C: Cipher>(encryption: C, authentication: C, iv: &[u8]) {
    let aead = CtrOmac::new(encryption, authentication).mac_then_encrypt().with_section(1024).expect("whole blocks");
    let mut data = secret([0xa5; 3000]);
    black_box(aead.seal(iv, b"header", &mut data[..]).expect("allowed"));
    black_box(data);
}

/// The same.
fn wrap_and_seal(kek: Gost28147) {
    black_box(gost28147_wrap(&kek, &[3; 8], &secret([0xa5; 32])));
    black_box(cryptopro_wrap(&kek, &[3; 8], &secret([0xa5; 32])));
    let mut data = secret([0xa5; 3000]);
    black_box(CntImit::new(kek).with_meshing().seal(&[3; 8], b"header", &mut data[..]).expect("8 bytes"));
    black_box(data);
}

/// What there is over Streebog-256 only.
fn trees(hash: Streebog256) {
    let root = Hmac::new(hash, &secret([0x5a; 32]));
    let mut output = [0; 100];
    kdf_tree(&root, b"label", &secret([3; 8]), 1, &mut output).expect("an allowed length");
    black_box(output);
    let mut tree = TlsTree::new(root.clone(), TlsTreeParameters::MAGMA_CTR_OMAC);
    let mut esp = EspTree::new(root);
    for record in [0, 1, 1 << 13, 1 << 40] {
        black_box(tree.key(record));
        black_box(esp.key((record >> 40) as u8, (record >> 13) as u16, record as u16));
    }
}

/// Everything that is done with a private key: its nonces are as undefined as it is.
fn sign(curve: &'static Curve, kernel: &str) {
    let size = curve.size();
    let peer = SigningKey::from_bytes(curve, &[0x21; 64][..size]).expect("in range").verifying_key();
    let mut d = [0x15; 64];
    // Below every q.
    d[size - 1] = 0x35;
    let key = SigningKey::from_bytes(curve, &secret(d)[..size]).expect("in range");
    let key = key.with_kernel(kernel).expect("it is there");
    let peer: VerifyingKey = peer.with_kernel(kernel).expect("it is there");
    let digests = secret([0xa5; 64]);
    let digest = &digests[..size];
    black_box(key.verifying_key());
    black_box(key.sign_digest_with_entropy(digest, &secret([3; 32])).expect("a digest"));
    let key = key.deterministic();
    black_box(key.sign_digest(digest).expect("a digest"));
    black_box(key.sign_digests(&[digest; 19]).expect("digests"));
    black_box(agree::vko_256(&key, &peer, &[7; 8]).expect("agreed"));
    black_box(agree::keg(&key, &peer, &[7; 32]).expect("agreed"));
    black_box(key.to_bytes());
}

/// Its rows are undefined, not what tells it from other sets, which is public.
fn secret_sbox() -> Sbox {
    let octets = std::array::from_fn(|i| (i * i + 3 * i) as u8);
    Sbox::from_octets(&secret(octets))
}

/// Powers and inverses modulo a public number.
fn modular<const N: usize>(kernel: &'static mp::Kernel) {
    let m = Modulus::new(Uint(std::array::from_fn(|i| (0x9e37_79b9_7f4a_7c15 * (2 * i as u64 + 1)) | 1)));
    let m = m.expect("an odd number").with_kernel(kernel);
    let [a, b, e]: [Uint<N>; 3] = [3, 5, 7].map(|x| secret(Uint(std::array::from_fn(|i| x << 50 | i as u64))));
    let (a, b) = (m.reduce(&a), m.reduce(&b));
    black_box((m.add(&a, &b), m.sub(&a, &b), m.neg(&a), m.mul(&a, &b), a.lt(&b), a.is_zero(), a.ct_eq(&b)));
    black_box((m.reduce_wide(&secret([9; 40])), m.pow(&a, &e.0), m.invert(&a), m.montgomery_invert(&a)));
    black_box((a.add(&b), a.sub(&b), a.mul(&b), a.shl(70), a.shr(70), Uint::select(&a, &b, a.lt(&b))));
    let mut many = [a, b, Uint::ZERO, a];
    m.invert_all(&mut many, &mut [Uint::ZERO; 4]).expect("as long");
    black_box(many);
}

/// Products of all sizes that have code of their own, and longer ones.
fn numbers(kernel: &'static mp::Kernel) {
    let (a, b) = (secret([0x5555; 70]), secret([u64::MAX; 70]));
    for (n, m) in [(4, 4), (6, 6), (8, 8), (12, 12), (16, 16), (32, 32), (16, 4), (16, 8), (16, 12), (70, 3), (70, 70)]
    {
        let (a, b) = (&a[..n], &b[..m]);
        let (mut to, mut sum) = (vec![0; n + m], vec![0; m]);
        kernel.mul(&mut to, a, b).expect("as long");
        kernel.square(&mut to[..2 * m], b).expect("as long");
        black_box(kernel.add(&mut sum, &a[..m], b).expect("as long"));
        black_box(kernel.sub(&mut sum, &a[..m], b).expect("as long"));
        black_box(kernel.mul_digit(&mut sum, b, a[0]).expect("as long"));
        black_box(kernel.add_product(&mut sum, b, a[0]).expect("as long"));
        black_box((to, sum));
    }
}

/// The same value, undefined for memcheck.
fn secret<T>(mut value: T) -> T {
    valgrind::request(valgrind::MAKE_UNDEFINED, &raw mut value as usize, size_of::<T>());
    value
}

/// What memcheck finds in `work`.
fn errors_of(work: impl FnOnce()) -> usize {
    let before = valgrind::request(valgrind::COUNT_ERRORS, 0, 0);
    work();
    valgrind::request(valgrind::COUNT_ERRORS, 0, 0) - before
}

/// The planted leaks; the exit status.
fn control() -> i32 {
    let byte = secret(7_u8);
    let table = [1_u8; 256];
    let by_address = errors_of(|| {
        black_box(black_box(&table)[usize::from(black_box(byte))]);
    });
    let by_branch = errors_of(|| {
        if black_box(byte) > 3 {
            println!("a branch on a secret");
        }
    });
    println!("control: {by_address} reports of the look-up, {by_branch} of the branch");
    if by_address > 0 && by_branch > 0 { 0 } else { 1 }
}

/// Valgrind's client requests (valgrind.h, memcheck.h): a sequence of instructions that does nothing on a real CPU.
mod valgrind {
    pub const RUNNING: usize = 0x1001;
    pub const COUNT_ERRORS: usize = 0x1201;
    pub const MAKE_UNDEFINED: usize = 0x4d43_0001;

    /// The answer; 0 outside valgrind.
    #[cfg(target_arch = "x86_64")]
    #[allow(unsafe_code)]
    pub fn request(code: usize, a: usize, b: usize) -> usize {
        let arguments = [code, a, b, 0, 0, 0];
        let mut answer = 0;
        // SAFETY: rdi comes back as it was (3 + 13 + 61 + 51 bits make two whole turns) and `xchg rbx, rbx` does
        // nothing. Valgrind reads `arguments`, which outlives the call, and puts its answer in rdx; a request to mark
        // memory changes what valgrind knows of it, not the memory.
        unsafe {
            core::arch::asm!(
                "rol rdi, 3", "rol rdi, 13", "rol rdi, 61", "rol rdi, 51", "xchg rbx, rbx",
                in("rax") &arguments, inout("rdx") answer, options(nostack),
            );
        }
        answer
    }

    /// No way to ask on this CPU.
    #[cfg(not(target_arch = "x86_64"))]
    pub fn request(_: usize, _: usize, _: usize) -> usize {
        0
    }
}

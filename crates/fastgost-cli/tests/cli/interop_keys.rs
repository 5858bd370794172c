//! Exchanges keys, requests and certificates with OpenSSL and gost-engine, and with GnuTLS's certtool. Each side
//! reads and verifies the other side's files.
use crate::common::{Folder, is_here, text};
use fastgost::{
    curve::Curve,
    hash::Gost94,
    keys::{
        self, EncodePrivateKey, EncodePublicKey, Encryption, LineEnding, MOST_ITERATIONS, PrivateKey, PublicKey,
        Scheme, x509::Signed,
    },
    sign::{Encoding, Signature, SigningKey},
};
use std::{
    process::{Command, Output},
    str::FromStr,
    time::Duration,
};
use x509_cert::{
    Certificate, SubjectPublicKeyInfo,
    builder::{Builder, CertificateBuilder, CrlBuilder, profile::cabf::Root},
    certificate::Rfc5280,
    der::{Encode, EncodePem},
    name::Name,
    request::RequestBuilder,
    serial_number::SerialNumber,
    time::Time,
};

/// The curves that gost-engine knows. Each entry has gost-engine's names for the algorithm and the curve, and our name
/// for the curve.
const OF_ENGINE: [(&str, &str, &str); 12] = [
    ("gost2012_256", "A", "cryptopro-a"),
    ("gost2012_256", "B", "cryptopro-b"),
    ("gost2012_256", "C", "cryptopro-c"),
    ("gost2012_256", "XA", "cryptopro-xcha"),
    ("gost2012_256", "XB", "cryptopro-xchb"),
    ("gost2012_256", "TCA", "256-a"),
    ("gost2012_256", "TCB", "256-b"),
    ("gost2012_256", "TCC", "256-c"),
    ("gost2012_256", "TCD", "256-d"),
    ("gost2012_512", "A", "512-a"),
    ("gost2012_512", "B", "512-b"),
    ("gost2012_512", "C", "512-c"),
];

const TEMPLATE: &[u8] = b"cn = \"a name\"\nserial = 7\nexpiration_days = 3\n";
/// Without a configuration, OpenSSL prompts for names.
const CONFIGURATION: &[u8] = b"[req]\ndistinguished_name=names\n[names]\n";

fn run(folder: &Folder, program: &str, arguments: &str) -> Output {
    let mut command = Command::new(program);
    command.args(arguments.split_whitespace()).env("LC_ALL", "C.UTF-8");
    folder.run_command(command, b"")
}

fn succeed(folder: &Folder, program: &str, arguments: &str) -> Vec<u8> {
    let output = run(folder, program, arguments);
    assert!(output.status.success(), "{program} {arguments}: {}", text(&output.stderr));
    output.stdout
}

fn openssl(folder: &Folder, arguments: &str) -> Vec<u8> {
    // The subcommand must be the first argument, before `-engine gost` and the other options.
    let (subcommand, rest) = arguments.split_once(' ').unwrap_or((arguments, ""));
    succeed(folder, "openssl", &format!("{subcommand} -engine gost {rest}"))
}

fn certtool(folder: &Folder, arguments: &str) -> Vec<u8> {
    succeed(folder, "certtool", arguments)
}

pub fn engine_is_here() -> bool {
    is_here("openssl", &["engine", "gost", "-t"])
}

fn certtool_is_here() -> bool {
    is_here("certtool", &["--version"])
}

fn curve(name: &str) -> &'static Curve {
    Curve::from_name(name).expect("a curve")
}

/// Returns `request` with our signature in place of the other program's signature.
fn signed_by_us(request: &Signed, key: &SigningKey) -> Vec<u8> {
    let signature = key.sign(request.signed_bytes()).expect("a signature").to_bytes(Encoding::X509);
    let unsigned = request.as_der().len() - signature.len();
    assert_eq!(request.signature(), &request.as_der()[unsigned..]);
    [&request.as_der()[..unsigned], &signature].concat()
}

#[test]
fn keys_requests_and_certificates_of_gost_engine() {
    if !engine_is_here() {
        return;
    }
    let folder = Folder::new();
    folder.write("config", CONFIGURATION);
    folder.write("message", b"a message");
    for (algorithm, set, name) in OF_ENGINE {
        openssl(&folder, &format!("genpkey -algorithm {algorithm} -pkeyopt paramset:{set} -out key.pem"));
        let key = keys::read_private_key(&folder.read("key.pem")).expect("a key");
        assert_eq!(key.curve().short_name(), name);
        openssl(&folder, "pkey -in key.pem -pubout -out public.pem");
        let public = PublicKey::read(&folder.read("public.pem")).expect("a key");
        assert_eq!(public.verifying_key(), Ok(key.verifying_key()));
        // For the same key, our PEM file must be equal to the PEM that OpenSSL writes.
        folder.write("ours.pem", key.to_pkcs8_pem(LineEnding::LF).expect("PEM").as_bytes());
        assert_eq!(openssl(&folder, "pkey -in ours.pem"), openssl(&folder, "pkey -in key.pem"), "{name}");
        folder.write("ours.der", key.verifying_key().to_public_key_der().expect("DER").as_bytes());
        assert_eq!(
            openssl(&folder, "pkey -pubin -inform der -in ours.der -text -noout"),
            openssl(&folder, "pkey -pubin -in public.pem -text -noout"),
            "{name}"
        );

        openssl(&folder, "req -new -config config -subj /CN=name -key key.pem -out request.pem");
        let request = Signed::request(&folder.read("request.pem")).expect("a request");
        assert_eq!(request.subject_key().as_ref(), Ok(&public), "{name}");
        request.verify(&public).expect("their signature");
        openssl(&folder, "req -x509 -config config -subj /CN=name -days 3 -key key.pem -out certificate.pem");
        let certificate = Signed::certificate(&folder.read("certificate.pem")).expect("a certificate");
        certificate.verify(&public).expect("their signature");

        folder.write("request.der", &signed_by_us(&request, &key));
        openssl(&folder, "req -verify -noout -inform der -in request.der");
        // OpenSSL must refuse a request with a wrong signature.
        let mut wrong = folder.read("request.der");
        *wrong.last_mut().expect("bytes") ^= 1;
        folder.write("wrong.der", &wrong);
        let refused = run(&folder, "openssl", "req -engine gost -verify -noout -inform der -in wrong.der");
        assert!(text(&refused.stderr).contains("failure"), "{}", text(&refused.stderr));

        let hash = if key.curve().bits() == 256 { "md_gost12_256" } else { "md_gost12_512" };
        openssl(&folder, &format!("dgst -{hash} -sign key.pem -out signature message"));
        let signature =
            Signature::from_bytes(key.curve(), &folder.read("signature"), Encoding::X509).expect("a signature");
        key.verifying_key().verify(b"a message", &signature).expect("their signature");
        folder.write("signature", &key.sign(b"a message").expect("a signature").to_bytes(Encoding::X509));
        openssl(&folder, &format!("dgst -{hash} -verify public.pem -signature signature message"));
    }
}

#[test]
fn keys_of_2001_of_gost_engine() {
    if !engine_is_here() {
        return;
    }
    let folder = Folder::new();
    folder.write("config", CONFIGURATION);
    folder.write("message", b"a message");
    openssl(&folder, "genpkey -algorithm gost2001 -pkeyopt paramset:XA -out key.pem");
    let key = PrivateKey::read(&folder.read("key.pem")).expect("a key");
    let key = SigningKey::from_bytes(key.curve(), &key.to_bytes()).expect("a key");
    openssl(&folder, "req -new -config config -subj /CN=name -key key.pem -out request.pem");
    let request = Signed::request(&folder.read("request.pem")).expect("a request");
    request.verify(&request.subject_key().expect("a key")).expect("their signature");
    assert!(request.verify(&key.verifying_key().into()).is_err());
    openssl(&folder, "pkey -in key.pem -pubout -out public.pem");
    let digest = Gost94::digest(b"a message");
    folder.write("signature", &key.sign_digest(&digest).expect("a signature").to_bytes(Encoding::X509));
    openssl(&folder, "dgst -md_gost94 -verify public.pem -signature signature message");
}

/// Each side reads the encrypted keys of the other side, in the two schemes without a MAC. The keys that this test
/// encrypts differ from the encrypted keys of `keygen` only in the number of iterations of PBKDF2. With as many
/// iterations as `keygen` uses, gost-engine would take long.
#[test]
fn encrypted_keys_of_gost_engine() {
    if !engine_is_here() {
        return;
    }
    let folder = Folder::new();
    const HMAC: &str = "-v2prf id-tc26-hmac-gost-3411-2012-512";
    let schemes = [
        ("kuznyechik-ctr-acpkm", HMAC, Some(Scheme::KuznyechikCtrAcpkm)),
        ("magma-ctr-acpkm", HMAC, Some(Scheme::MagmaCtrAcpkm)),
        ("gost89", "", None),
        ("gost89", "-v2prf id-HMACGostR3411-94", None),
    ];
    for (algorithm, set, _) in [OF_ENGINE[0], OF_ENGINE[5], OF_ENGINE[11]] {
        openssl(&folder, &format!("genpkey -algorithm {algorithm} -pkeyopt paramset:{set} -out key.pem"));
        let key = keys::read_private_key(&folder.read("key.pem")).expect("a key");
        let plain = openssl(&folder, "pkey -in key.pem");
        for (cipher, prf, ours) in schemes {
            openssl(
                &folder,
                &format!("pkcs8 -topk8 -in key.pem -passout pass:word -v2 {cipher} {prf} -out theirs.pem"),
            );
            let theirs = keys::read_encrypted_private_key(&folder.read("theirs.pem"), b"word", MOST_ITERATIONS);
            assert_eq!(theirs.expect("a key").to_bytes(), key.to_bytes(), "{cipher} {prf}");
            if let Some(scheme) = ours {
                let with = Encryption { scheme, iterations: 1000 };
                let pem = keys::write_encrypted_private_key_pem(&key, b"word", &with).expect("PEM");
                folder.write("ours.pem", pem.as_bytes());
                assert_eq!(openssl(&folder, "pkey -in ours.pem -passin pass:word"), plain, "{cipher}");
            }
        }
    }
}

#[test]
fn keys_requests_and_certificates_of_gnutls() {
    if !certtool_is_here() {
        return;
    }
    let folder = Folder::new();
    folder.write("template", TEMPLATE);
    for (kind, set, name) in [
        ("gost12-256", "TC26-256-B", "256-b"),
        ("gost12-256", "CryptoPro-A", "cryptopro-a"),
        ("gost12-512", "TC26-512-A", "512-a"),
        ("gost01", "CryptoPro-XchA", "cryptopro-xcha"),
    ] {
        certtool(&folder, &format!("--generate-privkey --key-type {kind} --curve {set} --no-text --outfile key.pem"));
        let key = PrivateKey::read(&folder.read("key.pem")).expect("a key");
        assert_eq!(key.curve().short_name(), name);
        certtool(&folder, "--load-privkey key.pem --pubkey-info --no-text --outfile public.pem");
        let public = PublicKey::read(&folder.read("public.pem")).expect("a key");
        assert_eq!(public, key.public_key());
        certtool(
            &folder,
            "--generate-request --load-privkey key.pem --template template --no-text --outfile request.pem",
        );
        let request = Signed::request(&folder.read("request.pem")).expect("a request");
        assert_eq!(request.subject_key().as_ref(), Ok(&public), "{name}");
        request.verify(&public).expect("their signature");
        certtool(
            &folder,
            "--generate-self-signed --load-privkey key.pem --template template --outfile certificate.pem",
        );
        let certificate = Signed::certificate(&folder.read("certificate.pem")).expect("a certificate");
        certificate.verify(&public).expect("their signature");
        let Ok(key) = key.into_signing_key() else {
            assert_eq!(kind, "gost01");
            continue;
        };
        // certtool reads the file of our key, and verifies our signature.
        folder.write("ours.pem", key.to_pkcs8_pem(LineEnding::LF).expect("PEM").as_bytes());
        certtool(
            &folder,
            "--generate-request --load-privkey ours.pem --template template --no-text --outfile request.pem",
        );
        let request = Signed::request(&folder.read("request.pem")).expect("a request");
        request.verify(&public).expect("their signature with our file");
        let mut der = signed_by_us(&request, &key);
        let said = |der: &[u8]| {
            folder.write("request.der", der);
            let output = run(&folder, "certtool", "--crq-info --inder --infile request.der");
            format!("{}{}", text(&output.stdout), text(&output.stderr))
        };
        assert!(said(&der).contains("Self signature: verified"), "{name}");
        *der.last_mut().expect("bytes") ^= 1;
        assert!(!said(&der).contains("Self signature: verified"), "{name}");
    }
    // certtool encrypts keys in two forms. The two forms use different hash functions in PBKDF2.
    for cipher in ["gost28147-tc26z", "gost28147-cpa"] {
        certtool(&folder, "--generate-privkey --key-type gost12-256 --curve TC26-256-B --no-text --outfile key.pem");
        certtool(
            &folder,
            &format!("--to-p8 --load-privkey key.pem --pkcs-cipher {cipher} --password word --outfile encrypted.pem"),
        );
        let theirs = keys::read_encrypted_private_key(&folder.read("encrypted.pem"), b"word", MOST_ITERATIONS);
        let key = keys::read_private_key(&folder.read("key.pem")).expect("a key");
        assert_eq!(theirs.expect("a key").to_bytes(), key.to_bytes(), "{cipher}");
    }
    // certtool reads a key that we made.
    let key = SigningKey::generate(curve("256-b")).expect("a key");
    folder.write("ours.pem", key.to_pkcs8_pem(LineEnding::LF).expect("PEM").as_bytes());
    let theirs = certtool(&folder, "--load-privkey ours.pem --pubkey-info --no-text");
    assert_eq!(PublicKey::read(&theirs).expect("a key").verifying_key(), Ok(key.verifying_key()));
}

/// Makes a certificate, a request and a CRL in PEM with the crate `x509-cert` and our key.
fn made_with(key: &SigningKey) -> [String; 3] {
    let name = Name::from_str("CN=name,O=organisation,C=RU").expect("a name");
    let root = Root::new(false, name.clone()).expect("a profile");
    let week = Duration::from_secs(7 * 86400);
    let public = SubjectPublicKeyInfo::from_key(&key.verifying_key()).expect("a public key");
    let now = std::time::SystemTime::now();
    // The validity begins an hour ago, because the clock that OpenSSL reads may be behind.
    let validity = fastgost_pki::x509::validity(now, 7).expect("a time");
    let builder = CertificateBuilder::new(root, SerialNumber::from(7_u32), validity, public).expect("a builder");
    let certificate: Certificate = builder.build::<_, Signature>(key).expect("a certificate");
    let request = RequestBuilder::new(name).expect("a builder").build::<_, Signature>(key).expect("a request");
    let number = 1_u32.try_into().expect("a number");
    let next = Time::try_from(now + week).expect("a time");
    let this = validity.not_before;
    let list = CrlBuilder::<Rfc5280>::new_with_this_update(&certificate, number, this).expect("a builder");
    let list = list.with_next_update(Some(next));
    let list = list.build::<_, Signature>(key).expect("a list");
    let der = [certificate.to_der(), request.to_der(), list.to_der()].map(|der| der.expect("DER"));
    let public = key.verifying_key().into();
    Signed::certificate(&der[0]).and_then(|certificate| certificate.verify(&public)).expect("our certificate");
    Signed::request(&der[1]).and_then(|request| request.verify(&public)).expect("our request");
    Signed::revocation_list(&der[2]).and_then(|list| list.verify(&public)).expect("our list");
    let pem = |pem: x509_cert::der::Result<String>| pem.expect("PEM");
    [pem(certificate.to_pem(LineEnding::LF)), pem(request.to_pem(LineEnding::LF)), pem(list.to_pem(LineEnding::LF))]
}

#[test]
fn our_certificates_requests_and_revocation_lists() {
    let (engine, gnutls) = (engine_is_here(), certtool_is_here());
    let folder = Folder::new();
    for curve in Curve::ALL.iter().filter(|curve| !curve.short_name().ends_with("test")) {
        let key = SigningKey::generate(curve).expect("a key");
        let [certificate, request, list] = made_with(&key);
        folder.write("certificate.pem", certificate.as_bytes());
        folder.write("request.pem", request.as_bytes());
        folder.write("list.pem", list.as_bytes());
        if engine {
            openssl(&folder, "verify -check_ss_sig -CAfile certificate.pem certificate.pem");
            openssl(&folder, "req -verify -noout -in request.pem");
            // `openssl crl` has no option for an engine, so `openssl verify` checks the CRL.
            openssl(
                &folder,
                "verify -check_ss_sig -crl_check -CRLfile list.pem -CAfile certificate.pem certificate.pem",
            );
        }
        if gnutls && ["256-b", "512-a", "cryptopro-a", "cryptopro-xcha"].contains(&curve.short_name()) {
            let said = certtool(&folder, "--verify --load-ca-certificate certificate.pem --infile certificate.pem");
            assert!(text(&said).contains("Verified. The certificate is trusted."), "{}", text(&said));
            let said = certtool(&folder, "--crq-info --infile request.pem");
            assert!(text(&said).contains("Self signature: verified"));
            let said = certtool(&folder, "--verify-crl --load-ca-certificate certificate.pem --infile list.pem");
            assert!(text(&said).contains("Verified"), "{}", text(&said));
        }
    }
}

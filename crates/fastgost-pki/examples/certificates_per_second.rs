//! Measures how many certificates one CPU core verifies per second. One run measures three ways to verify the same
//! certificates:
//!
//! - The library verifies all certificates in one call (`Verifier::verify_all`).
//! - The library verifies each certificate in a separate call.
//! - The command `openssl` with gost-engine verifies all certificates.
//!
//! A fourth measurement shows how many certificates per second the library reads without verifying them. The example
//! measures CPU time instead of elapsed time. So other programs on the machine have little influence on the result. The
//! example runs on Linux only.
//!
//! cargo run --release -p fastgost-pki --example certificates_per_second [-- CURVE [CERTIFICATES]]
use fastgost::{curve::Curve, sign::SigningKey};
use fastgost_pki::{
    path::{Options, Verifier},
    x509::{Certificate, Issuer, NewCertificate, Profile, name, validity, x509_cert::spki::SubjectPublicKeyInfoOwned},
};
use std::{error::Error, fs, hint::black_box, path::Path, process::Command, time::SystemTime};

/// Returns the CPU time of this process, in seconds. Linux counts the time of each thread, and this process has only
/// one thread.
fn own() -> Result<f64, Box<dyn Error>> {
    let text = fs::read_to_string("/proc/thread-self/schedstat")?;
    Ok(text.split(' ').next().ok_or("no number")?.parse::<f64>()? / 1e9)
}

/// Returns the CPU time of the programs that this example has started and that have ended, in seconds. The result is
/// the sum of the time in user mode and the time in the kernel.
fn others() -> Result<f64, Box<dyn Error>> {
    let text = fs::read_to_string("/proc/self/stat")?;
    let fields: Vec<&str> = text.rsplit(')').next().ok_or("no fields")?.split_whitespace().collect();
    let ticks = fields.get(13).ok_or("no field")?.parse::<f64>()? + fields.get(14).ok_or("no field")?.parse::<f64>()?;
    Ok(ticks / 100.0)
}

/// Calls `work` five times, and returns the highest rate in certificates per second. `work` returns the CPU time for
/// `n` certificates, in seconds.
fn best(n: usize, mut work: impl FnMut() -> Result<f64, Box<dyn Error>>) -> Result<f64, Box<dyn Error>> {
    let mut least = f64::INFINITY;
    for _ in 0..5 {
        least = least.min(work()?);
    }
    Ok(n as f64 / least)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let curve = Curve::from_name(&arguments.next().unwrap_or("256-a".to_owned()))?;
    let n: usize = arguments.next().map_or(Ok(2000), |n| n.parse())?;
    let make = |subject: &str, profile: &Profile| -> fastgost_pki::Result<NewCertificate<'static>> {
        Ok(NewCertificate {
            subject: name::parse(subject)?,
            validity: validity(SystemTime::now(), 10)?,
            profile: Some(Box::leak(Box::new(profile.clone()))),
            extensions: Vec::new(),
            serial_number: None,
        })
    };
    let key = SigningKey::generate(curve)?;
    let ca = make("CN=CA", &Profile::authority())?.self_signed(&key)?;
    let issuer = Issuer::of(&ca, &key)?;
    let mut files = Vec::new();
    let folder = tempfile::tempdir()?;
    fs::write(folder.path().join("ca.pem"), ca.to_pem())?;
    for i in 0..n {
        let own = SubjectPublicKeyInfoOwned::from_key(&SigningKey::generate(curve)?.verifying_key())?;
        let certificate = make(&format!("CN=User {i},C=RU"), &Profile::end_entity())?.signed_by(&issuer, &own)?;
        fs::write(folder.path().join(format!("{i}.pem")), certificate.to_pem())?;
        files.push(certificate.as_der().to_vec());
    }
    let verifier = Verifier::new([ca], Options::at(SystemTime::now())?);
    let read = || files.iter().map(|der| Certificate::read(der)).collect::<fastgost_pki::Result<Vec<_>>>();
    let together = best(n, || {
        let begin = own()?;
        let certificates = read()?;
        assert!(verifier.verify_all(black_box(&certificates)).iter().all(Result::is_ok));
        Ok(own()? - begin)
    })?;
    let alone = best(n, || {
        let begin = own()?;
        for certificate in read()? {
            verifier.verify(black_box(&certificate))?;
        }
        Ok(own()? - begin)
    })?;
    let reading = best(n, || {
        let begin = own()?;
        black_box(read()?);
        Ok(own()? - begin)
    })?;
    println!("{}: {n} certificates of one CA, read and verified, per second of CPU time", curve.short_name());
    println!("  read only           {reading:9.0}");
    println!("  one by one          {alone:9.0}");
    println!("  together            {together:9.0}");
    match openssl(folder.path(), n) {
        Ok(rate) => {
            println!("  openssl, gost-engine {rate:8.0}");
            println!("  together, times openssl {:.1}", together / rate);
        }
        Err(e) => println!("  openssl with gost-engine: not measured: {e}"),
    }
    Ok(())
}

fn openssl(folder: &Path, n: usize) -> Result<f64, Box<dyn Error>> {
    let configuration =
        "openssl_conf = a\n[a]\nengines = b\n[b]\ngost = c\n[c]\nengine_id = gost\ndefault_algorithms = ALL\n";
    fs::write(folder.join("openssl.cnf"), configuration)?;
    let run = |files: &[String]| -> Result<f64, Box<dyn Error>> {
        let begin = others()?;
        let mut command = Command::new("openssl");
        command.args(["verify", "-CAfile", "ca.pem"]).args(files);
        let output = command.current_dir(folder).env("OPENSSL_CONF", folder.join("openssl.cnf")).output()?;
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).into());
        }
        Ok(others()? - begin)
    };
    let files: Vec<String> = (0..n).map(|i| format!("{i}.pem")).collect();
    // openssl also needs time to start. A run with one certificate measures this time, which is then subtracted.
    let start = run(&files[..1])?;
    best(n - 1, || Ok(run(&files)? - start))
}

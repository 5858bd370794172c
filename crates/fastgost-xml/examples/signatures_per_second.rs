//! Measures how many XML signatures one core verifies per second. For comparison, it also measures how many times per
//! second one core only reads the document and writes its canonical form, and how many times it only verifies the
//! signature of a short text. The XML document has 4 KB and an enveloped signature, and is verified many times. The
//! example measures CPU time on Linux, and takes the best of five measurements.
//!
//! cargo run --release -p fastgost-xml --example signatures_per_second [-- CURVE [DOCUMENTS]]
use fastgost::{curve::Curve, sign::SigningKey};
use fastgost_pki::x509::{NewCertificate, Profile, name, validity};
use fastgost_xml::{Limits, Method, Place, SignOptions, VerifyOptions, canonical, sign, verify};
use std::{error::Error, fmt::Write, fs, hint::black_box, time::SystemTime};

/// Returns the CPU time of this process in seconds. The process has only one thread.
fn own() -> Result<f64, Box<dyn Error>> {
    let text = fs::read_to_string("/proc/thread-self/schedstat")?;
    Ok(text.split(' ').next().ok_or("no number")?.parse::<f64>()? / 1e9)
}

/// Returns the best rate of five measurements, in operations per second.
fn best(n: usize, mut work: impl FnMut() -> Result<(), Box<dyn Error>>) -> Result<f64, Box<dyn Error>> {
    let mut least = f64::INFINITY;
    for _ in 0..5 {
        let start = own()?;
        for _ in 0..n {
            work()?;
        }
        least = least.min(own()? - start);
    }
    Ok(n as f64 / least)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let curve = Curve::from_name(&arguments.next().unwrap_or("256-a".to_owned()))?;
    let n: usize = arguments.next().map_or(Ok(5000), |n| n.parse())?;
    let key = SigningKey::generate(curve)?;
    let new = NewCertificate {
        subject: name::parse("CN=User,O=Organization,C=RU")?,
        validity: validity(SystemTime::now(), 10)?,
        profile: Some(&Profile::end_entity()),
        extensions: Vec::new(),
        serial_number: None,
    };
    let certificate = new.self_signed(&key)?;
    let mut text = "<m:message xmlns:m=\"urn:message\" xmlns:b=\"urn:basic\">".to_owned();
    for i in 0.. {
        if text.len() > 2200 {
            break;
        }
        write!(
            text,
            "\n  <m:item number=\"{i}\" b:kind=\"order\"><b:name>Item {i}</b:name><b:price>{}</b:price></m:item>",
            i * 7
        )?;
    }
    text += "\n</m:message>";
    let signed = sign(text.as_bytes(), &key, &certificate, &SignOptions::default())?;
    let mut options = VerifyOptions::new([certificate])?;
    options.covers = Some(Place::Document);
    assert!(verify(&signed, &options)?.decision().is_ok());
    let whole = best(n, || {
        assert!(black_box(verify(&signed, &options)?).decision().is_ok());
        Ok(())
    })?;
    let (method, limits) = (Method::default(), Limits::default());
    let form = best(n, || {
        black_box(canonical(&signed, None, &method, &limits)?);
        Ok(())
    })?;
    let (public, value) = (key.verifying_key(), key.sign(b"text")?);
    let alone = best(n, || Ok(public.verify(b"text", &value)?))?;
    println!("{} bytes: {whole:.0} signatures per second and core", signed.len());
    println!(
        "reading and canonical XML of the document alone: {form:.0}; the signature of the curve alone: {alone:.0}"
    );
    Ok(())
}

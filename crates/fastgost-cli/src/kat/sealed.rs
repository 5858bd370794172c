//! Sealed files.
use super::{Fields, Runner, Verdict, checked_size, same, unknown};
use fastgost::{
    Level,
    hash::Streebog256,
    sealed::{Algorithm, Header, ITERATIONS, Identity, Opener, Recipient, SealedReader, SealedWriter, Sealer},
};
use std::io::{self, Read, Write};

pub fn runner(case: &Fields<'_>) -> Result<Runner, String> {
    let verdict = match case.text("op")? {
        "seal" => seal,
        "open" => open,
        other => return Err(unknown("operation", other, ["seal", "open"].into_iter())),
    };
    match algorithm(case)? {
        Algorithm::Kuznyechik => Ok(Runner::Kernels("kuznyechik-mgm", verdict)),
        _ => Ok(Runner::Kernels("magma-mgm", verdict)),
    }
}

fn algorithm(case: &Fields<'_>) -> Result<Algorithm, String> {
    match case.text("cipher")? {
        "kuz" => Ok(Algorithm::Kuznyechik),
        "magma" => Ok(Algorithm::Magma),
        other => Err(unknown("cipher", other, ["kuz", "magma"].into_iter())),
    }
}

/// Sealing `plaintext` under `key`, `file_key` and `seed` gives `sealed`, which opens. A long file is given by its size
/// and digest.
fn seal(case: &Fields<'_>, level: Level) -> Verdict {
    let key = case.block("key")?;
    let plaintext = match case.has("plaintext_bytes") {
        true => pattern(case.number("plaintext_bytes")?)?,
        false => case.bytes("plaintext")?,
    };
    let (file_key, seed) = (case.block("file_key")?, case.block("seed")?);
    let sealer = Sealer::for_test_files(algorithm(case)?, &[Recipient::RawKey(&key)], &file_key, &seed, &[]);
    let sealer = sealer.and_then(|s| s.with_level(level)).map_err(|e| e.to_string())?;
    let file = SealedWriter::with_sealer(Vec::new(), sealer).and_then(|mut writer| {
        writer.write_all(&plaintext)?;
        writer.finish()
    });
    let file = file.map_err(|e| e.to_string())?;
    match case.has("sealed_streebog256") {
        true => same("sealed_streebog256", &Streebog256::digest(&file)[..], &case.bytes("sealed_streebog256")?[..])?,
        false => same("sealed", &file, &case.bytes("sealed")?)?,
    }
    same("plaintext", &read(&file, Identity::RawKey(&key), level).map_err(|e| e.to_string())?, &plaintext)
}

/// `sealed` opens to `plaintext`.
fn open(case: &Fields<'_>, level: Level) -> Verdict {
    let sealed = case.bytes("sealed")?;
    let header = Header::parse(&sealed).map_err(|e| e.to_string())?;
    same("cipher", &header.algorithm(), &algorithm(case)?)?;
    let (key, passphrase, private);
    let identity = if case.has("private_key") {
        private = super::gost3410::key(case, "private_key")?;
        Identity::PrivateKey(&private)
    } else if case.has("passphrase") {
        passphrase = case.bytes("passphrase")?;
        Identity::Passphrase { passphrase: &passphrase, most_iterations: ITERATIONS }
    } else {
        key = case.block("key")?;
        Identity::RawKey(&key)
    };
    let plaintext = read(&sealed, identity, level).map_err(|e| e.to_string())?;
    same("plaintext", &plaintext, &case.bytes("plaintext")?)
}

fn read(mut file: &[u8], identity: Identity<'_>, level: Level) -> io::Result<Vec<u8>> {
    let opener = Opener::new(&Header::read(&mut file)?, &[identity])?.with_level(level)?;
    let mut plaintext = Vec::new();
    SealedReader::with_opener(file, opener).read_to_end(&mut plaintext)?;
    Ok(plaintext)
}

/// The pattern described in the file's notes.
fn pattern(bytes: usize) -> Result<Vec<u8>, String> {
    checked_size(bytes)?;
    Ok((0..bytes as u64).map(|i| ((i * i + 7 * i + i / 251) % 251) as u8).collect())
}

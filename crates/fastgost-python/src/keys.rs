//! Private and public keys, signatures, and key agreement.
use crate::{
    buffer::Input,
    call::{PART, elsewhere, in_parts, without_traces},
    error::{Result, exception_with, parameter, unpicklable},
    kdf::LONG,
    options::{Options, row},
};
use fastgost::{
    Error,
    curve::Curve,
    hash::Digest,
    keys::{self, EncodePrivateKey, EncodePublicKey, Encryption, x509::Signed},
    registry::Kind,
    sign::{self, Encoding, Signature, SigningKey, Structure, VerifyingKey},
};
use fastgost_pki::{FileKind, import_key, pfx};
use pyo3::{
    prelude::*,
    types::{PyBytes, PyList, PyString},
};
use std::path::PathBuf;
use zeroize::Zeroizing;

/// A private key on a curve, for signatures and key agreement. The key is wiped when the object is deleted. The object
/// cannot be pickled.
///
/// >>> key = fastgost.PrivateKey.generate('256-a')
/// >>> key.public_key().verify(key.sign(b'a message'), b'a message')
#[pyclass(frozen, module = "fastgost")]
pub(crate) struct PrivateKey(pub(crate) SigningKey);

#[pymethods]
impl PrivateKey {
    /// Generates a private key on the curve with this name. `curves()` lists the names.
    #[staticmethod]
    #[pyo3(signature = (curve = "256-a"))]
    fn generate(curve: &str) -> Result<Self> {
        let curve = named(curve)?;
        Ok(Self(without_traces(|| SigningKey::generate(curve))?))
    }

    /// Makes a private key from its secret number. `number` has the bytes of this number in little-endian order.
    #[staticmethod]
    fn from_bytes(curve: &str, number: Input<'_>) -> Result<Self> {
        let (curve, number) = (named(curve)?, number.to_vec()?);
        Ok(Self(without_traces(|| SigningKey::from_bytes(curve, &number))?))
    }

    /// Reads a private key in the format PKCS #8 (PEM or DER). An encrypted key needs its password. Data that asks for
    /// more than `max_iterations` PBKDF2 iterations is rejected.
    #[staticmethod]
    #[pyo3(signature = (data, password = None, *, max_iterations = keys::MOST_ITERATIONS))]
    fn load(py: Python<'_>, data: Input<'_>, password: Option<Input<'_>>, max_iterations: u32) -> Result<Self> {
        let data = data.to_vec()?;
        let Some(password) = password.map(|password| password.to_vec()).transpose()? else {
            let read = without_traces(|| keys::read_private_key(&data));
            return Ok(Self(read.map_err(|e| exception_with(e, FileKind::explain(&e, &data)))?));
        };
        if without_traces(|| keys::read_private_key(&data).is_ok()) {
            let text = "a passphrase was given, but the key is not encrypted, so the passphrase says nothing about it; allowed: \
                a key that is encrypted, or no passphrase";
            return Err(parameter(text.into(), Error::Parameter { name: "", allowed: "" }));
        }
        let read = move || keys::read_encrypted_private_key(&data, &password, max_iterations);
        Ok(Self(elsewhere(py, max_iterations > LONG, read)?))
    }

    /// Reads a private key from a file or folder that another program wrote. A file must be a PFX (PKCS #12) with a
    /// MAC and one private key. A folder must be a container of CryptoPro, such as `name.000`. A PFX or a container may
    /// have an empty password or no password. A PFX that asks for more than `max_iterations` iterations is rejected.
    #[staticmethod]
    #[pyo3(signature = (path, password = None, *, max_iterations = pfx::MOST_ITERATIONS))]
    fn import_from(py: Python<'_>, path: PathBuf, password: Option<Input<'_>>, max_iterations: u32) -> Result<Self> {
        let password = password.map(|password| password.to_vec()).transpose()?.unwrap_or_default();
        let read = move || Ok(import_key(path, &password, max_iterations).map(keys::PrivateKey::into_signing_key));
        Ok(Self(elsewhere(py, true, read)?.map_err(not_imported)??))
    }

    /// Returns the private key as PKCS #8 in PEM. If a password is given, the key is encrypted.
    #[pyo3(signature = (password = None, *, iterations = None))]
    fn to_pem<'py>(
        &self,
        py: Python<'py>,
        password: Option<Input<'_>>,
        iterations: Option<u32>,
    ) -> Result<Bound<'py, PyString>> {
        let Some(password) = chosen(password)? else {
            let pem = fastgost::text::encode("PRIVATE KEY", self.0.to_pkcs8_der().map_err(|_| UNWRITABLE)?.as_bytes());
            return Ok(PyString::new(py, &pem));
        };
        let (key, with) = (self.0.clone(), encryption(iterations));
        let write = move || keys::write_encrypted_private_key_pem(&key, &password, &with);
        Ok(PyString::new(py, &elsewhere(py, with.iterations > LONG, write)?))
    }

    /// Returns the private key as PKCS #8 in DER. If a password is given, the key is encrypted.
    #[pyo3(signature = (password = None, *, iterations = None))]
    fn to_der<'py>(
        &self,
        py: Python<'py>,
        password: Option<Input<'_>>,
        iterations: Option<u32>,
    ) -> Result<Bound<'py, PyBytes>> {
        let Some(password) = chosen(password)? else {
            return Ok(PyBytes::new(py, self.0.to_pkcs8_der().map_err(|_| UNWRITABLE)?.as_bytes()));
        };
        let (key, with) = (self.0.clone(), encryption(iterations));
        let write = move || keys::write_encrypted_private_key(&key, &password, &with);
        Ok(PyBytes::new(py, elsewhere(py, with.iterations > LONG, write)?.as_bytes()))
    }

    /// Returns the bytes of the key's secret number, in little-endian order. Protect these bytes, because they are the
    /// private key.
    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.0.to_bytes())
    }

    /// Returns the public key of this private key.
    fn public_key(&self) -> PublicKey {
        self.0.verifying_key().into()
    }

    /// The short name of the key's curve.
    #[getter]
    fn curve(&self) -> &'static str {
        self.0.curve().short_name()
    }

    /// Signs a message. The message is hashed with Streebog. `encoding` is 'standard' (r and then s, as in RFC 7091),
    /// 'x509' (as in certificates and CMS) or 'tls'.
    ///
    /// The method refuses a message that could also be the signed data of another format. Such a message is one whole
    /// SET or SEQUENCE of ASN.1, or has the form of the signed data in TLS 1.3, in a token (JWS) or in an XML
    /// signature. Otherwise anybody could present the signature of such a message as the signature of a document (CMS),
    /// a certificate, a certificate request or a CRL. With `allow_structure=True` the method signs every message. This
    /// option is for programs that implement one of these formats themselves.
    ///
    /// >>> fastgost.PrivateKey.generate().sign(b'1\x00')  # doctest: +ELLIPSIS
    /// Traceback (most recent call last):
    /// ...
    /// fastgost.ParameterError: the message is one whole SET of ASN.1, ...
    #[pyo3(signature = (data, *, encoding = "standard", deterministic = false, allow_structure = false))]
    fn sign<'py>(
        &self,
        py: Python<'py>,
        data: Input<'_>,
        encoding: &str,
        deterministic: bool,
        allow_structure: bool,
    ) -> Result<Bound<'py, PyBytes>> {
        let encoding = parse(encoding)?;
        if !allow_structure {
            let cure = |e: Error| parameter(format!("{e}; allow_structure=True signs it"), e);
            Structure::refuse(data.as_slice()).map_err(cure)?;
        }
        let signature = self.sign_the(&digest(py, self.0.curve(), &data)?, deterministic)?;
        Ok(PyBytes::new(py, &signature.to_bytes(encoding)))
    }

    /// Signs a digest. The digest has 32 bytes on curves of 256 bits, and 64 bytes on curves of 512 bits.
    #[pyo3(signature = (digest, *, encoding = "standard", deterministic = false))]
    fn sign_digest<'py>(
        &self,
        py: Python<'py>,
        digest: Input<'_>,
        encoding: &str,
        deterministic: bool,
    ) -> Result<Bound<'py, PyBytes>> {
        let encoding = parse(encoding)?;
        Ok(PyBytes::new(py, &self.sign_the(&digest.to_vec()?, deterministic)?.to_bytes(encoding)))
    }

    /// Computes a shared secret key from this private key and the peer's public key. The peer gets the same secret key
    /// from its private key and this key's public key. `ukm` (user keying material) need not be secret, but use a new
    /// value for each agreement. `algorithm` is one of `algorithms('agreement')`.
    ///
    /// >>> a, b = fastgost.PrivateKey.generate(), fastgost.PrivateKey.generate()
    /// >>> a.agree(b.public_key(), b'12345678') == b.agree(a.public_key(), b'12345678')
    /// True
    #[pyo3(signature = (peer, ukm, algorithm = "vko-256"))]
    fn agree<'py>(
        &self,
        py: Python<'py>,
        peer: &Bound<'_, PublicKey>,
        ukm: Input<'_>,
        algorithm: &str,
    ) -> Result<Bound<'py, PyBytes>> {
        let key = row(algorithm, Kind::Agreement)?.agree(&self.0, &peer.get().0, &ukm.to_vec()?)?;
        Ok(PyBytes::new(py, &key))
    }

    fn __repr__(&self) -> String {
        format!("<fastgost private key on curve {}>", self.curve())
    }

    fn __reduce__(&self) -> PyResult<()> {
        Err(unpicklable("PrivateKey"))
    }
}

impl PrivateKey {
    fn sign_the(&self, digest: &[u8], deterministic: bool) -> fastgost::Result<Signature> {
        match deterministic {
            true => self.0.clone().deterministic().sign_digest(digest),
            false => self.0.sign_digest(digest),
        }
    }
}

/// Computes the digest of a message, with the hash function that belongs to signatures on this curve.
fn digest(py: Python<'_>, curve: &Curve, data: &Input<'_>) -> Result<Digest> {
    let name = if curve.size() == 32 { "streebog256" } else { "streebog512" };
    let mut hash = row(name, Kind::Hash)?.hasher(&Options::default().with_iv(&[]))?;
    let data = data.as_slice();
    in_parts(py, data.len(), |range| {
        hash.update(&data[range]);
        Ok(())
    })?;
    Ok(hash.finalize_reset())
}

/// A public key on a curve. The object also knows whether the key is for GOST R 34.10-2012 or GOST R 34.10-2001. A key
/// of GOST R 34.10-2001 cannot verify tokens (`fastgost.jws`).
#[pyclass(frozen, eq, module = "fastgost")]
#[derive(PartialEq)]
pub(crate) struct PublicKey(pub(crate) VerifyingKey, pub(crate) keys::PublicKey);

impl From<VerifyingKey> for PublicKey {
    fn from(key: VerifyingKey) -> Self {
        Self(key, key.into())
    }
}

#[pymethods]
impl PublicKey {
    /// Makes a public key from its coordinates. The coordinates are x and then y, both in little-endian order.
    #[staticmethod]
    fn from_bytes(curve: &str, coordinates: Input<'_>) -> Result<Self> {
        Ok(VerifyingKey::from_bytes(named(curve)?, &coordinates.to_vec()?)?.into())
    }

    /// Reads a public key from a SubjectPublicKeyInfo or from a certificate, in PEM or DER. If the PEM text has several
    /// documents, the method reads the first public key or certificate. If the data is a certificate, the method checks
    /// neither the certificate nor the signature of the CA. So the result does not prove who owns the key.
    #[staticmethod]
    fn load(data: Input<'_>) -> Result<Self> {
        let data = data.to_vec()?;
        let key = read_public_key(&data).map_err(|e| exception_with(e, FileKind::explain(&e, &data)))?;
        Ok(Self(key.verifying_key()?, key))
    }

    /// Returns the public key as SubjectPublicKeyInfo in PEM.
    fn to_pem(&self) -> Result<String> {
        Ok(fastgost::text::encode("PUBLIC KEY", self.1.to_public_key_der().map_err(|_| UNWRITABLE)?.as_bytes())
            .to_string())
    }

    /// Returns the public key as SubjectPublicKeyInfo in DER.
    fn to_der<'py>(&self, py: Python<'py>) -> Result<Bound<'py, PyBytes>> {
        Ok(PyBytes::new(py, self.1.to_public_key_der().map_err(|_| UNWRITABLE)?.as_bytes()))
    }

    /// Returns the coordinates of the key. The coordinates are x and then y, both in little-endian order.
    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.0.to_bytes())
    }

    /// The short name of the key's curve.
    #[getter]
    fn curve(&self) -> &'static str {
        self.0.curve().short_name()
    }

    /// Verifies the signature of a message. Raises InvalidSignature if the signature is wrong.
    ///
    /// The method also refuses a message that could be the signed data of another format, because the key may have
    /// signed the message in that format. Such a message is one whole SET or SEQUENCE of ASN.1, or has the form of the
    /// signed data in TLS 1.3, in a token (JWS) or in an XML signature. With `allow_structure=True` the method refuses
    /// no message for this reason.
    #[pyo3(signature = (signature, data, *, encoding = "standard", allow_structure = false))]
    fn verify(
        &self,
        py: Python<'_>,
        signature: Input<'_>,
        data: Input<'_>,
        encoding: &str,
        allow_structure: bool,
    ) -> Result<()> {
        let signature = self.signature(&signature, parse(encoding)?)?;
        if !allow_structure {
            let cure = "allow_structure=True verifies it";
            let wrong = |e: Error| exception_with(Error::Signature, format!("{e}; {cure}"));
            Structure::refuse(data.as_slice()).map_err(wrong)?;
        }
        Ok(self.0.verify_digest(&digest(py, self.0.curve(), &data)?, &signature)?)
    }

    /// Verifies the signature of a digest. Raises InvalidSignature if the signature is wrong.
    #[pyo3(signature = (signature, digest, *, encoding = "standard"))]
    fn verify_digest(&self, signature: Input<'_>, digest: Input<'_>, encoding: &str) -> Result<()> {
        let signature = self.signature(&signature, parse(encoding)?)?;
        Ok(self.0.verify_digest(&digest.to_vec()?, &signature)?)
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        self.0.to_bytes().hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        format!("<fastgost public key on curve {}>", self.curve())
    }

    fn __reduce__(&self) -> PyResult<()> {
        Err(unpicklable("PublicKey"))
    }
}

impl PublicKey {
    /// Reads a signature. For a malformed signature, the error is the same as for a signature that does not verify.
    fn signature(&self, signature: &Input<'_>, encoding: Encoding) -> Result<Signature> {
        Signature::from_bytes(self.0.curve(), &signature.to_vec()?, encoding)
            .map_err(|error| exception_with(Error::Signature, error.to_string()).into())
    }
}

/// Returns the exception that reports why a key cannot be imported from a file or folder of another program.
pub(crate) fn not_imported(error: fastgost_pki::Error) -> PyErr {
    let text = error.to_string();
    match error {
        fastgost_pki::Error::Library(e) => exception_with(e, text),
        fastgost_pki::Error::Io(e) => e.into(),
        fastgost_pki::Error::Password => exception_with(Error::Password { authenticated: false }, text),
        fastgost_pki::Error::Iterations { most } => {
            exception_with(Error::Iterations { given: most.into(), most }, text)
        }
        fastgost_pki::Error::Refused(_) => exception_with(Error::TagMismatch, text),
        fastgost_pki::Error::Usage(_) => exception_with(Error::Parameter { name: "", allowed: "" }, text),
        _ => exception_with(Error::Encoding { what: "the file", allowed: "" }, text),
    }
}

fn read_public_key(data: &[u8]) -> fastgost::Result<keys::PublicKey> {
    for document in keys::documents(data) {
        let document = document?;
        return match document.label.as_deref() {
            Some("PUBLIC KEY") => keys::PublicKey::read(&document.der),
            Some("CERTIFICATE" | "X509 CERTIFICATE") => Signed::certificate(&document.der)?.subject_key(),
            Some(_) => continue,
            // DER has no label that names the kind of the document. So this code tries to read a certificate first, and
            // then a public key.
            None => match Signed::certificate(&document.der) {
                Ok(certificate) => certificate.subject_key(),
                Err(_) => keys::PublicKey::read(&document.der),
            },
        };
    }
    Err(Error::Encoding {
        what: "the file",
        allowed: "a public key or a certificate in DER or PEM (PUBLIC KEY, CERTIFICATE)",
    })
}

/// Verifies many signatures in one call. The argument is an iterable of tuples `(public_key, signature, data)`. Returns
/// a list of bools.
///
/// If a signature has the wrong length, the result for this signature is False. Without `allow_structure=True`, the
/// result is also False if the message could be the signed data of another format (see `PublicKey.verify`).
///
/// >>> key = fastgost.PrivateKey.generate()
/// >>> signature = key.sign(b'one')
/// >>> fastgost.verify_many([(key.public_key(), signature, b'one'), (key.public_key(), signature, b'two')])
/// [True, False]
#[pyfunction]
#[pyo3(signature = (signatures, /, *, encoding = "standard", allow_structure = false))]
fn verify_many<'py>(
    py: Python<'py>,
    signatures: &Bound<'py, PyAny>,
    encoding: &str,
    allow_structure: bool,
) -> Result<Bound<'py, PyList>> {
    let encoding = parse(encoding)?;
    let mut given = Vec::new();
    for item in signatures.try_iter()? {
        let (key, signature, data): (Bound<'py, PublicKey>, Input<'py>, Input<'py>) = item?.extract()?;
        let allowed = allow_structure || Structure::of(data.as_slice()).is_none();
        let signature = allowed.then(|| key.get().signature(&signature, encoding).ok()).flatten();
        given.push((key, signature, data));
    }
    let verdicts = PyList::empty(py);
    let (mut from, mut bytes) = (0, 0);
    for (i, (.., data)) in given.iter().enumerate() {
        bytes += data.len();
        // Signals are checked between two groups. A group is large enough to fill all lanes of the vector registers.
        if i + 1 < given.len() && i + 1 - from < GROUP && bytes < PART {
            continue;
        }
        // `jobs` leaves out the messages that are longer than `PART`, and the signatures that are already known to be
        // wrong (`None`).
        let jobs: Vec<(&VerifyingKey, &[u8], &Signature)> = given[from..=i]
            .iter()
            .filter(|(.., data)| data.len() <= PART)
            .filter_map(|(key, signature, data)| Some((&key.get().0, data.as_slice(), signature.as_ref()?)))
            .collect();
        let mut results = py.detach(|| sign::verify_many(&jobs)).into_iter();
        for (key, signature, data) in &given[from..=i] {
            verdicts.append(match signature {
                None => false,
                // This message is long, so its digest is computed in parts, and signals are checked after each part.
                Some(signature) if data.len() > PART => {
                    let key = &key.get().0;
                    key.verify_digest(&digest(py, key.curve(), data)?, signature).is_ok()
                }
                Some(_) => results.next().is_some_and(|result| result.is_ok()),
            })?;
        }
        (from, bytes) = (i + 1, 0);
        py.check_signals()?;
    }
    Ok(verdicts)
}

/// The largest number of signatures that `verify_many` verifies between two checks for signals.
const GROUP: usize = 4096;

/// The error for a key that is too large to be written in DER. Keys on curves are never so large, so this error cannot
/// occur.
const UNWRITABLE: Error = Error::Encoding { what: "the key", allowed: "keys on curves" };

/// Returns the password that encrypts the output, if a password is given. An empty password is an error, because an
/// empty password is often a mistake. For example, the program may have read the password from a wrong place.
fn chosen(password: Option<Input<'_>>) -> Result<Option<Zeroizing<Vec<u8>>>> {
    match password {
        Some(password) if password.len() == 0 => Err(EMPTY.into()),
        other => Ok(other.map(|password| password.to_vec()).transpose()?),
    }
}

/// The error for empty passwords and passphrases.
pub(crate) const EMPTY: Error =
    Error::Parameter { name: "an empty passphrase", allowed: "one that is not empty, or None" };

fn encryption(iterations: Option<u32>) -> Encryption {
    let mut with = Encryption::default();
    if let Some(iterations) = iterations {
        with.iterations = iterations;
    }
    with
}

/// Finds a curve by its name, such as "256-a", or by the name of the registry's algorithm for this curve, such as
/// "gost3410-256-a".
fn named(name: &str) -> Result<&'static Curve> {
    Ok(Curve::from_name(name.strip_prefix("gost3410-").unwrap_or(name))?)
}

fn parse(encoding: &str) -> Result<Encoding> {
    Ok(match encoding {
        "standard" => Encoding::Standard,
        "x509" => Encoding::X509,
        "tls" => Encoding::Tls,
        _ => {
            let text = format!("unknown encoding '{encoding}' of signatures; allowed: standard, x509 and tls");
            return Err(parameter(text, Error::Parameter { name: "", allowed: "" }));
        }
    })
}

pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<PrivateKey>()?;
    module.add_class::<PublicKey>()?;
    module.add_function(wrap_pyfunction!(verify_many, module)?)
}

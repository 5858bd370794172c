//! The exceptions. For each kind of errors of the Rust library, there is a class of exceptions. The text of an
//! exception is usually the text of the library's error.
use fastgost::{Error, ErrorKind};
use pyo3::{
    create_exception,
    exceptions::{PyTypeError, PyValueError},
    prelude::*,
};

create_exception!(fastgost, FastgostError, PyValueError, "Any error of the library. `code` is its number.");
create_exception!(
    fastgost,
    ParameterError,
    FastgostError,
    "The call is wrong: the algorithm does not accept this length, number or name."
);
create_exception!(fastgost, AuthenticationError, FastgostError, "The data is not what was protected under this key.");
create_exception!(fastgost, InvalidTag, AuthenticationError, "The authentication tag does not match: reject the data.");
create_exception!(
    fastgost,
    InvalidSignature,
    AuthenticationError,
    "The signature does not verify. For a signed document, `verdict` says which one, and why."
);
create_exception!(fastgost, WrongKey, FastgostError, "A key or passphrase is missing or wrong.");
create_exception!(fastgost, FormatError, FastgostError, "Data from outside has an unknown form.");
create_exception!(fastgost, ExhaustedError, FastgostError, "The limit of a key, an IV or a file is used up.");
create_exception!(
    fastgost,
    UnavailableError,
    FastgostError,
    "The machine lacks something: CPU features, random numbers, memory."
);

/// The reason why a call failed.
pub(crate) enum Failure {
    Library(Error),
    Python(PyErr),
}

pub(crate) type Result<T> = core::result::Result<T, Failure>;

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Self::Library(error)
    }
}

impl From<PyErr> for Failure {
    fn from(error: PyErr) -> Self {
        Self::Python(error)
    }
}

/// An error of a stream (`std::io::Error`) may contain an error of the library or an exception of Python. This
/// conversion returns the inner error or exception unchanged. Any other error of a stream becomes an `OSError`.
impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        match error.get_ref().and_then(|inner| inner.downcast_ref::<Error>()) {
            Some(inner) => Self::Library(*inner),
            None => Self::Python(error.into()),
        }
    }
}

impl From<Failure> for PyErr {
    #[cold]
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Python(error) => error,
            Failure::Library(error) => exception_with(error, sentence(error)),
        }
    }
}

/// Returns the text of the library's error. If the first bit of an MGM nonce is 1, the text also names the Python
/// method that makes correct nonces.
fn sentence(error: Error) -> String {
    match error {
        Error::Parameter { name: FIRST_BIT, .. } => {
            format!(
                "{error}, as in half of all random bytes; `generate_nonce()` of KuznyechikMGM and MagmaMGM draws a nonce"
            )
        }
        error => error.to_string(),
    }
}

/// If the first bit of an MGM nonce is 1, the library returns `Error::Parameter` with this name. Half of all random
/// values begin with the bit 1.
pub(crate) const FIRST_BIT: &str = "the first bit of the nonce";

/// Returns the exception for an error of the library. The exception has the code of the error, and the text `text`.
#[cold]
pub(crate) fn exception_with(error: Error, text: String) -> PyErr {
    let exception = match (error, error.kind()) {
        (Error::TagMismatch, _) => InvalidTag::new_err(text),
        (Error::Signature, _) => InvalidSignature::new_err(text),
        (_, ErrorKind::Parameter) => ParameterError::new_err(text),
        (_, ErrorKind::Authentication) => AuthenticationError::new_err(text),
        (_, ErrorKind::Key) => WrongKey::new_err(text),
        (_, ErrorKind::Format) => FormatError::new_err(text),
        (_, ErrorKind::Exhausted) => ExhaustedError::new_err(text),
        (_, ErrorKind::Unavailable) => UnavailableError::new_err(text),
        _ => FastgostError::new_err(text),
    };
    with_code(exception, error)
}

/// Returns the exception for a wrong argument. This function is for arguments that never reach the library, and for
/// arguments for which this crate has a better text than the library. The exception has the code of the error `like`.
#[cold]
pub(crate) fn parameter(text: String, like: Error) -> Failure {
    Failure::Python(with_code(ParameterError::new_err(text), like))
}

/// Returns the exception for a program that tries to pickle an object. All protocols of pickle are refused, because
/// some protocols would store the object without its contents.
#[cold]
pub(crate) fn unpicklable(name: &str) -> PyErr {
    PyTypeError::new_err(format!("cannot pickle '{name}' object"))
}

fn with_code(exception: PyErr, error: Error) -> PyErr {
    Python::attach(|py| match exception.value(py).setattr("code", error.code()) {
        Ok(()) => exception,
        Err(other) => other,
    })
}

pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    let base = py.get_type::<FastgostError>();
    base.setattr("code", py.None())?;
    py.get_type::<InvalidSignature>().setattr("verdict", py.None())?;
    module.add("FastgostError", base)?;
    module.add("ParameterError", py.get_type::<ParameterError>())?;
    module.add("AuthenticationError", py.get_type::<AuthenticationError>())?;
    module.add("InvalidTag", py.get_type::<InvalidTag>())?;
    module.add("InvalidSignature", py.get_type::<InvalidSignature>())?;
    module.add("WrongKey", py.get_type::<WrongKey>())?;
    module.add("FormatError", py.get_type::<FormatError>())?;
    module.add("ExhaustedError", py.get_type::<ExhaustedError>())?;
    module.add("UnavailableError", py.get_type::<UnavailableError>())
}

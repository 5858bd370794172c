//! Derives keys from passwords.
use crate::{
    buffer::Input,
    call::elsewhere,
    error::{Result, parameter},
    options::{Options, row},
};
use fastgost::{
    Error,
    registry::{Kind, Password},
};
use pyo3::{prelude::*, types::PyBytes};
use zeroize::Zeroizing;

/// Ctrl-C can interrupt a call with more iterations than this number. This number of iterations takes some
/// milliseconds.
pub(crate) const LONG: u32 = 1 << 14;

/// Derives a key with PBKDF2 and HMAC, like hashlib's `pbkdf2_hmac`. Returns `dklen` bytes. By default, `dklen` is the
/// number of bytes in a digest.
///
/// >>> fastgost.pbkdf2_hmac('streebog512', b'password', b'salt', 1).hex()[:32]
/// '64770af7f748c3b1c9ac831dbcfd85c2'
#[pyfunction]
#[pyo3(signature = (hash_name, password, salt, iterations, dklen = None))]
fn pbkdf2_hmac<'py>(
    py: Python<'py>,
    hash_name: &str,
    password: Input<'_>,
    salt: Input<'_>,
    iterations: u32,
    dklen: Option<usize>,
) -> Result<Bound<'py, PyBytes>> {
    let row = row(&format!("pbkdf2-{hash_name}"), Kind::Kdf)?;
    let kdf = row.kdf(&Options::default().with_iv(&[]))?;
    let size = match dklen {
        Some(size) => size,
        None => crate::options::row(hash_name, Kind::Hash)?.hasher(&Options::default().with_iv(&[]))?.size(),
    };
    let mut output = Zeroizing::new(Vec::new());
    output.try_reserve_exact(size).map_err(|_| {
        parameter(
            format!("cannot derive {size} bytes: there is not enough memory"),
            Error::OutputLength { given: size, most: 0 },
        )
    })?;
    output.resize(size, 0);
    let (password, salt) = (password.to_vec()?, salt.to_vec()?);
    // The function repeats all iterations for each block of the output. So a long output takes much time, even if there
    // are few iterations.
    let output = elsewhere(py, iterations > LONG || size > 4096, move || {
        kdf.derive(&mut [Password { password: &password, salt: &salt, output: &mut output }], iterations)?;
        Ok(output)
    })?;
    Ok(PyBytes::new(py, &output))
}

pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(pbkdf2_hmac, module)?)
}

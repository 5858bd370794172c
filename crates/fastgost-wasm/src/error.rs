//! Turns errors into exceptions of JavaScript.
use js_sys::{Error, JsString, Reflect};
use wasm_bindgen::JsValue;

pub(crate) type Result<T> = core::result::Result<T, Failure>;

/// An error of the library. Exported functions throw this error as a `GostError`.
pub struct Failure(fastgost::Error);

impl From<fastgost::Error> for Failure {
    fn from(error: fastgost::Error) -> Self {
        Self(error)
    }
}

/// Converts the error of a stream to the library's error that it contains. In this crate, every error of a stream
/// contains an error of the library.
impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        let of_library = error.get_ref().and_then(|inner| inner.downcast_ref::<fastgost::Error>());
        Self(*of_library.unwrap_or(&fastgost::Error::Memory))
    }
}

/// Makes an `Error` of JavaScript. The message of this `Error` is the text of the library's error. Programs can read
/// the properties `code` and `kind` of this `Error`.
impl From<Failure> for JsValue {
    fn from(Failure(error): Failure) -> Self {
        let js = Error::new(&error.to_string());
        js.set_name("GostError");
        let kind = format!("{:?}", error.kind()).to_lowercase();
        for (name, value) in [("code", error.code().into()), ("kind", JsString::from(kind).into())] {
            // The object is new, so setting a property cannot fail.
            let _ = Reflect::set(&js, &JsString::from(name), &value);
        }
        js.into()
    }
}

//! Errors in the form that JavaScript has.
use js_sys::{Error, JsString, Reflect};
use wasm_bindgen::JsValue;

pub(crate) type Result<T> = core::result::Result<T, Failure>;

/// An error of the library, or of one of its streams.
pub struct Failure(fastgost::Error);

impl From<fastgost::Error> for Failure {
    fn from(error: fastgost::Error) -> Self {
        Self(error)
    }
}

/// Takes an error out of a stream. The library's errors pass through streams unchanged, and no other errors occur here.
impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        let of_library = error.get_ref().and_then(|inner| inner.downcast_ref::<fastgost::Error>());
        Self(*of_library.unwrap_or(&fastgost::Error::Memory))
    }
}

/// An `Error` of JavaScript. It has the library's sentence and, for programs, `code` and `kind`.
impl From<Failure> for JsValue {
    fn from(Failure(error): Failure) -> Self {
        let js = Error::new(&error.to_string());
        js.set_name("GostError");
        let kind = format!("{:?}", error.kind()).to_lowercase();
        for (name, value) in [("code", error.code().into()), ("kind", JsString::from(kind).into())] {
            // The object was just made, so setting a property cannot fail.
            let _ = Reflect::set(&js, &JsString::from(name), &value);
        }
        js.into()
    }
}

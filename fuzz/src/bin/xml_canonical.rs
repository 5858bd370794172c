//! Tests canonical XML.
#![no_main]
use fastgost_xml::{Form, Limits, Method, canonical};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((choice, document)) = data.split_first() else { return };
    let limits = Limits::default();
    let form = [Form::Exclusive, Form::Inclusive, Form::Inclusive11][usize::from(choice % 3)];
    let listed = choice & 16 != 0 && form == Form::Exclusive;
    let prefixes = if listed { vec!["p".to_owned(), String::new()] } else { Vec::new() };
    let method = Method { form, comments: choice & 8 != 0, prefixes };
    if choice & 32 != 0 {
        // This is the canonical form of an element alone, without the elements around the element.
        let _ = canonical(document, Some("x"), &method, &limits);
    }
    // The canonical form of a canonical form is the form itself.
    let Ok(first) = canonical(document, None, &method, &limits) else { return };
    assert_eq!(canonical(&first, None, &method, &limits).unwrap(), first);
});

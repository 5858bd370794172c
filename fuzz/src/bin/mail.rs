//! Tests mail with documents. The data that is read from a mail occurs in the mail itself, as it is or in base64. The
//! result does not depend on the kind of line ends. A mail that was written can be read.
#![no_main]
use fastgost_pki::cms::{DigestAlgorithm, Mail, mail};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let is_mail = Mail::is_mail(data);
    match Mail::read(data) {
        Ok(Mail::Signed { content, .. }) => {
            assert!(is_mail);
            // The comparison ignores the kind of line ends, because the reader may replace line ends.
            let all = String::from_utf8_lossy(data).replace("\r\n", "\n");
            assert!(all.contains(&String::from_utf8_lossy(&content).replace("\r\n", "\n")));
        }
        Ok(Mail::Document(der)) => assert!(is_mail && der.len() <= data.len()),
        Err(_) => {}
    }
    let Ok(part) = mail::part(data) else { return };
    // The part is already in the form that a part must have, so making a part from it again changes nothing.
    assert_eq!(mail::part(&part).expect("a part"), part);
    let document = [&[0x30, 0x84][..], &(data.len() as u32).to_be_bytes(), data].concat();
    let made = mail::signed(&part, &document, &[DigestAlgorithm::Streebog256]).expect("randomness");
    assert_eq!(Mail::read(&made).expect("mail"), Mail::Signed { content: part.to_vec(), signatures: document.clone() });
    let made = mail::document(&document, mail::Kind::Signed);
    assert_eq!(Mail::read(&made).expect("mail"), Mail::Document(document));
});

//! Mail with documents: what is read of it is a part of it, or in base64 in it, however the lines end; and what is made
//! is read.
#![no_main]
use fastgost_pki::cms::{DigestAlgorithm, Mail, mail};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let is_mail = Mail::is_mail(data);
    match Mail::read(data) {
        Ok(Mail::Signed { content, .. }) => {
            assert!(is_mail);
            // Its lines, which may end otherwise.
            let all = String::from_utf8_lossy(data).replace("\r\n", "\n");
            assert!(all.contains(&String::from_utf8_lossy(&content).replace("\r\n", "\n")));
        }
        Ok(Mail::Document(der)) => assert!(is_mail && der.len() <= data.len()),
        Err(_) => {}
    }
    let Ok(part) = mail::part(data) else { return };
    // A part is made once.
    assert_eq!(mail::part(&part).expect("a part"), part);
    let document = [&[0x30, 0x84][..], &(data.len() as u32).to_be_bytes(), data].concat();
    let made = mail::signed(&part, &document, &[DigestAlgorithm::Streebog256]).expect("randomness");
    assert_eq!(Mail::read(&made).expect("mail"), Mail::Signed { content: part.to_vec(), signatures: document.clone() });
    let made = mail::document(&document, mail::Kind::Signed);
    assert_eq!(Mail::read(&made).expect("mail"), Mail::Document(document));
});

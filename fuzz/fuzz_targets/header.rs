//! Any bytes as the header of a sealed file.
#![no_main]
use fastgost::sealed::{Header, Identity, Opener};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|file: &[u8]| {
    let mut rest = file;
    match (Header::parse(file), Header::read(&mut rest)) {
        (Ok(header), Ok(same)) => {
            assert_eq!(header, same);
            assert!(header.len() <= 16464);
            assert_eq!(rest.len(), file.len() - header.len());
            // Nobody can make one without the key.
            assert!(Opener::new(&header, &[Identity::RawKey(&[7; 32])]).is_err());
        }
        (Err(_), Err(_)) => {}
        (one, other) => panic!("{one:?}, but {other:?}"),
    }
});

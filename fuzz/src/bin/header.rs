//! Tests any bytes as the header of a sealed file.
#![no_main]
use fastgost::{
    curve::Curve,
    sealed::{Header, Identity, Opener, Stanza},
    sign::SigningKey,
};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static KEY: LazyLock<SigningKey> =
    LazyLock::new(|| SigningKey::from_bytes(Curve::from_name("256-a").unwrap(), &[7; 32]).unwrap());

fuzz_target!(|file: &[u8]| {
    let mut rest = file;
    match (Header::parse(file), Header::read(&mut rest)) {
        (Ok(header), Ok(same)) => {
            assert_eq!(header, same);
            assert!(header.len() <= 16464);
            assert_eq!(rest.len(), file.len() - header.len());
            let stanzas: Vec<_> = header.stanzas().collect();
            assert!(!stanzas.is_empty());
            assert!(stanzas.len() == 1 || !stanzas.contains(&Stanza::Passphrase));
            // A file may ask for any number of iterations. But the reader never performs more iterations than the
            // caller allows.
            let passphrase = Identity::Passphrase { passphrase: b"guess", most_iterations: 0 };
            assert!(Opener::new(&header, &[passphrase]).is_err());
            // Without the key nobody can make a valid header.
            assert!(Opener::new(&header, &[Identity::RawKey(&[7; 32])]).is_err());
            assert!(Opener::new(&header, &[Identity::PrivateKey(&KEY)]).is_err());
        }
        (Err(_), Err(_)) => {}
        (one, other) => panic!("{one:?}, but {other:?}"),
    }
});

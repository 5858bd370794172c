//! Tests that all PEM documents of a text are read, and that a broken document gives an error.
use super::key;
use fastgost::{
    Error,
    curve::Curve,
    keys::{self, EncodePrivateKey, EncodePublicKey, LineEnding, PublicKey},
};

/// Returns the label and the line of each document. For an invalid document, returns the line of this document.
fn documents_of(text: &str) -> Vec<Result<(Option<String>, usize), usize>> {
    let document = |document: Result<keys::Document, Error>| match document {
        Ok(document) => Ok((document.label, document.line)),
        Err(Error::Pem { line, .. }) => Err(line),
        Err(e) => panic!("{e}"),
    };
    keys::documents(text.as_bytes()).map(document).collect()
}

#[test]
fn all_documents_of_a_text() {
    let curves = ["256-a", "512-c", "256-b"].map(|name| Curve::from_name(name).expect("a curve"));
    let [a, b, c] = curves.map(|curve| {
        let public = key(curve).verifying_key();
        (public, public.to_public_key_pem(LineEnding::LF).expect("PEM"))
    });
    let private = key(curves[0]).to_pkcs8_pem(LineEnding::LF).expect("PEM");
    let lines = |pem: &str| pem.lines().count();
    let public = Some("PUBLIC KEY".to_owned());
    // The text also has other lines, comments and blank lines. After the last line there may be a line break.
    let text = format!("# both\n{}\nBag attributes: none\n{}#\n", a.1, b.1);
    assert_eq!(documents_of(&text), [Ok((public.clone(), 2)), Ok((public.clone(), 4 + lines(&a.1)))]);
    let commented = c.1.lines().map(|line| format!("# {line}\n")).collect::<String>();
    let text = format!("\u{feff}{}{commented}\n{}{}", a.1, *private, b.1.trim_end());
    let at = 1 + lines(&a.1) + lines(&c.1) + 1;
    let found =
        [Ok((public.clone(), 1)), Ok((Some("PRIVATE KEY".to_owned()), at)), Ok((public.clone(), at + lines(&private)))];
    for ends in ["\n", "\r\n", "\r"] {
        let text = text.replace('\n', ends);
        assert_eq!(documents_of(&text), found, "{ends:?}");
        let ders: Vec<_> = keys::documents(text.as_bytes()).map(|d| d.expect("a document").der).collect();
        assert_eq!(PublicKey::read(&ders[0]).expect("a key").verifying_key(), Ok(a.0));
        assert_eq!(keys::read_private_key(&ders[1]).expect("a key").verifying_key(), a.0);
        assert_eq!(PublicKey::read(&ders[2]).expect("a key").verifying_key(), Ok(b.0));
    }
    // DER can only be a single document. Two documents in DER, or a document in DER with some text, are neither DER nor
    // text.
    let der = a.0.to_public_key_der().expect("DER");
    let all: Vec<_> = keys::documents(der.as_bytes()).map(|d| d.expect("a document")).collect();
    assert_eq!((all.len(), all[0].label.as_deref(), all[0].line, &all[0].der[..]), (1, None, 1, der.as_bytes()));
    for both in [[der.as_bytes(), der.as_bytes()], [der.as_bytes(), a.1.as_bytes()]] {
        let both = both.concat();
        let found: Vec<_> = keys::documents(&both).map(|d| d.map(|d| d.line)).collect();
        assert!(matches!(found[..], [Err(Error::Pem { line: 0, .. })]), "{found:?}");
        assert!(PublicKey::read(&both).is_err());
    }
    let both = [a.1.as_bytes(), der.as_bytes()].concat();
    let found: Vec<_> = keys::documents(&both).map(|d| d.map(|d| d.line)).collect();
    assert!(matches!(found[..], [Ok(1), Err(Error::Pem { .. })]), "{found:?}");
    for none in ["", "\n", "# text\n", "-----", "- -----BEGIN PUBLIC KEY-----".replace("BEGIN ", "BEGIN").as_str()] {
        assert_eq!(documents_of(none), [], "{none:?}");
    }
    // The debug output shows no part of a private key.
    let shown = format!("{:?}", keys::documents(private.as_bytes()).next());
    assert!(shown.contains("PRIVATE KEY") && !shown.contains("48"), "{shown}");
}

/// A part that looks like a document must not be skipped. If such a part were skipped, a recipient could be missing,
/// and nobody would notice.
#[test]
fn documents_that_are_none() {
    let good = key(Curve::from_name("256-a").expect("a curve")).verifying_key();
    let good = good.to_public_key_pem(LineEnding::LF).expect("PEM");
    let size = good.lines().count();
    let whole = |line| Ok((Some("PUBLIC KEY".to_owned()), line));
    let cut =
        |lines: std::ops::Range<usize>| good.lines().map(|l| format!("{l}\n")).collect::<Vec<_>>()[lines].concat();
    let (no_begin, no_end) = (cut(1..size), cut(0..size - 1));
    for (bad, size_of_bad, at) in [
        // In these texts, the label of the END line differs from the label of the BEGIN line, or the END line is wrong.
        (good.replace("END PUBLIC", "END PRIVATE"), size, 1),
        (good.replace("END PUBLIC KEY", "END PUBLIC KEYS"), size, 1),
        (good.replace("END PUBLIC KEY", "END "), size, 1),
        (good.replace("END PUBLIC KEY-----", "END PUBLIC KEY--"), size, 1),
        (good.replace("END PUBLIC KEY-----", "END PUBLIC KEY----- text"), size, size),
        // In these texts, a document begins before the previous document has ended, has no BEGIN line, or has an
        // invalid boundary.
        (no_end.clone(), size - 1, 1),
        (no_begin, size - 1, 1),
        (good.replace("-----BEGIN PUBLIC", "----BEGIN PUBLIC"), size, 2),
        // In these texts, the content is not base64, or other lines come before the base64.
        (good.replacen('M', "*", 1), size, 2),
        (cut(0..1) + "Proc-Type: 4,ENCRYPTED\n\n" + &cut(1..size), size + 2, 2),
        (cut(0..1) + "# text\n" + &cut(1..size), size + 1, 2),
    ] {
        let text = format!("{good}{bad}{good}");
        let found = documents_of(&text);
        assert_eq!(found, [whole(1), Err(size + at), whole(1 + size + size_of_bad)], "{bad}");
        // `PublicKey::read` reads the first document, although the second document is wrong.
        assert!(PublicKey::read(text.as_bytes()).is_ok());
        let alone = PublicKey::read(bad.as_bytes());
        assert!(matches!(alone, Err(Error::Pem { .. } | Error::Encoding { .. })), "{bad}: {alone:?}");
    }
    // The error says that the document has no END line with the right label.
    for ends in ["END PRIVATE KEY", "END PUBLIC KEYS", "END "] {
        let wrong = PublicKey::read(good.replace("END PUBLIC KEY", ends).as_bytes());
        assert!(
            matches!(wrong, Err(Error::Pem { line: 1, what, .. }) if what.contains("no END line")),
            "{ends}: {wrong:?}"
        );
    }
    // The second document has an invalid boundary, or has no end. In both cases, the mistake extends to the end of the
    // text.
    let text = format!("{good}{}", good.replace("BEGIN PUBLIC KEY-----", "BEGIN PUBLIC KEY"));
    assert_eq!(documents_of(&text), [whole(1), Err(size + 1)]);
    assert_eq!(documents_of(&format!("{good}{no_end}")), [whole(1), Err(size + 1)]);
    assert_eq!(documents_of("-----BEGIN PUBLIC KEY----------END PUBLIC KEY-----\n"), [Err(1)]);
}

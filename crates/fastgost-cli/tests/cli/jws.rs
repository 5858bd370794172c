//! Tests tokens, and the client secrets of ESIA.
use crate::{
    cms::certified,
    common::{Folder, failure, pair, refusal, success, text},
};
use fastgost::{hash::Streebog256, keys::documents};
use std::process::Output;

fn run(folder: &Folder, line: &str) -> Output {
    folder.run(line.split(' '), b"")
}

#[test]
fn tokens() {
    let folder = Folder::new();
    for (curve, alg) in [("256-a", "GOST3410_2012_256"), ("512-c", "GOST3410_2012_512")] {
        pair(&folder, curve, "key");
        folder.write("payload", br#"{"sub":"ivan","nbf":1000,"exp":2000}"#);
        success(run(&folder, "jws sign --key key -o token payload"));
        let token = text(&folder.read("token")).to_owned();
        assert!(token.ends_with('\n') && token.matches('.').count() == 2, "{token}");
        success(run(&folder, "jws verify --key key.pub --attime 1000 -o read token"));
        assert_eq!(folder.read("read"), folder.read("payload"));
        assert_eq!(text(&success(run(&folder, "jws verify --key key.pub --attime 1999 token"))), "token: OK\n");
        for (time, said) in [("999", "not valid before 1000"), ("2000", "expired at 2000")] {
            let output = run(&folder, &format!("jws verify --key key.pub --attime {time} -o no token"));
            assert!(refusal(&output, 1).contains(said), "{}", text(&output.stderr));
            assert!(!folder.path("no").exists());
        }
        // The token goes through pipes. The file `header` gives further parameters for the token's header.
        folder.write("header", br#"{"typ":"JOSE","kid":"7"}"#);
        let token = success(folder.run("jws sign --key key --header header".split(' '), b"any\0bytes"));
        let read = folder.run("jws verify --key key.pub --quiet -o -".split(' '), &token);
        assert_eq!(success(read), b"any\0bytes");
        let header = text(&token).split('.').next().expect("a header");
        folder.write("decoded", header.as_bytes());
        assert!(header.starts_with("eyJ"), "{header}");
        folder.write("none", br#"{"alg":"none"}"#);
        let output = run(&folder, "jws sign --key key --header none -o no payload");
        let said = failure(&output);
        assert!(said.contains("none is not supported") && said.contains(alg), "{said}");
        pair(&folder, curve, "other");
        let output = run(&folder, "jws verify --key other.pub --attime 1000 token");
        assert!(refusal(&output, 1).contains("the signature of the token is wrong, or of another key"));
        success(run(&folder, "jws verify --key other.pub --key key.pub --attime 1000 token"));
        for name in ["key", "key.pub", "other", "other.pub"] {
            std::fs::remove_file(folder.path(name)).expect("a file");
        }
    }
    pair(&folder, "256-a", "key");
    let output = run(&folder, "jws verify --key key.pub --attime 1000 token");
    assert!(refusal(&output, 1).contains("no key that is given is for this algorithm"));
    folder.write("token", b"eyJhbGciOiJub25lIn0.e30.");
    let output = run(&folder, "jws verify --key key.pub token");
    assert!(failure(&output).contains("none is not supported"), "{output:?}");
    folder.write("long", &vec![b'x'; (1 << 20) + 1]);
    for command in ["jws sign --key key -o no long", "jws verify --key key.pub -o no long"] {
        assert!(failure(&run(&folder, command)).contains("too long for a token"));
    }
    assert!(!folder.path("no").exists());
}

/// A token is not accepted as a signed file, and a signed file is not accepted as a token. The order in which the token
/// and the signed file are made does not matter.
#[test]
fn tokens_and_files() {
    let folder = Folder::new();
    pair(&folder, "256-a", "key");
    folder.write("payload", br#"{"exp":2000}"#);
    success(run(&folder, "jws sign --key key -o token payload"));
    let token = text(&folder.read("token")).trim().to_owned();
    let (input, signature) = token.rsplit_once('.').expect("three parts");
    folder.write("file", input.as_bytes());
    assert!(
        refusal(&run(&folder, "sign --key key --base64url file"), 2)
            .contains("it is one that begins as a token (JWS, JWT)")
    );
    folder.write("file.sig", signature.as_bytes());
    let output = run(&folder, "verify --key key.pub file");
    assert!(refusal(&output, 1).contains("the file is one that begins as a token (JWS, JWT)"), "{output:?}");
    success(run(&folder, "verify --allow-structure --key key.pub file"));
    // The command also refuses to sign the text of a token in two other ways: with `cms sign --no-attr`, and as a
    // string for ESIA.
    certified(&folder, "256-a", "a");
    let output = run(&folder, "cms sign --no-attr --key a.key --cert a.crt -o no file");
    assert!(!output.status.success() && text(&output.stderr).contains("begins as a token"), "{output:?}");
    let output = run(&folder, "jws esia-secret --form raw --key a.key --cert a.crt file");
    assert!(failure(&output).contains("begins as a token"), "{output:?}");
}

/// If `exp` is missing, a warning says so. A message that quotes text from a token must stay on one line, even if this
/// text contains a line break.
#[test]
fn what_is_said_of_tokens() {
    let folder = Folder::new();
    pair(&folder, "256-a", "key");
    for (payload, expires) in
        [(&br#"{"exp":2000}"#[..], true), (br#"{"nbf":1}"#, false), (b"{}", false), (b"text", false)]
    {
        folder.write("payload", payload);
        success(run(&folder, "jws sign --key key -o token payload"));
        let output = run(&folder, "jws verify --key key.pub --attime 1000 token");
        assert_eq!(text(&output.stdout), "token: OK\n");
        assert_eq!(text(&output.stderr).contains("the token has no exp, and never expires"), !expires, "{output:?}");
    }
    folder.write("payload", "\u{feff}{\"exp\":1}".as_bytes());
    assert!(failure(&run(&folder, "jws sign --key key -o no payload")).contains("byte order mark"));
    // The header of this token is {"alg":"x\ntoken: OK"}.
    folder.write("token", b"eyJhbGciOiJ4XG50b2tlbjogT0sifQ.e30.");
    let output = run(&folder, "jws verify --key key.pub token");
    let said = failure(&output);
    assert!(said.contains(r"x\ntoken: OK is not supported") && said.trim().lines().count() == 1, "{said}");
}

/// Standard input can be used only once.
#[test]
fn standard_input_once() {
    let folder = Folder::new();
    pair(&folder, "256-a", "key");
    for line in ["jws sign --key key --header -", "jws sign --key key --header - -"] {
        let output = folder.run(line.split(' '), br#"{"kid":"7"}"#);
        assert!(failure(&output).contains("--header - reads the header from standard input"), "{output:?}");
        assert!(output.stdout.is_empty());
    }
    folder.write("payload", b"text");
    let output = folder.run("jws sign --key key --passphrase-fd 0 --header - payload".split(' '), b"{}");
    assert!(failure(&output).contains("--passphrase-fd 0 reads the passphrase from standard input"), "{output:?}");
    success(folder.run("jws sign --key key --header - payload".split(' '), br#"{"kid":"7"}"#));
}

/// Returns the value in the line of `shown` that begins with `name` and a colon.
fn field<'a>(shown: &'a str, name: &str) -> &'a str {
    shown.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": ")).expect("a line")
}

#[test]
fn client_secrets() {
    let folder = Folder::new();
    certified(&folder, "256-a", "a");
    folder.write("string", "openid2026.01.01 00:00:00 +0000КЛИЕНТ\n".as_bytes());
    folder.write("bare", "openid2026.01.01 00:00:00 +0000КЛИЕНТ".as_bytes());
    let secret = "jws esia-secret --key a.key --cert a.crt --form";
    let shown = success(run(&folder, &format!("{secret} raw string")));
    assert_eq!(field(text(&shown), "string"), "openid2026.01.01 00:00:00 +0000КЛИЕНТ");
    // The text of `client_secret` is also a signature that `verify` can read.
    folder.write("bare.sig", field(text(&shown), "client_secret").as_bytes());
    success(run(&folder, "verify --key a.crt bare"));
    let der = documents(&folder.read("a.crt")).next().expect("PEM").expect("PEM").der.to_vec();
    let hash: String = Streebog256::digest(&der).iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(field(text(&shown), "client_certificate_hash"), hash);
    let shown = success(run(&folder, &format!("{secret} cms string")));
    folder.write("bare.p7s", field(text(&shown), "client_secret").as_bytes());
    success(run(&folder, "cms verify --ca a.crt --purpose any --content bare bare.p7s"));
    assert!(!text(&shown).contains("client_certificate_hash"));
    for (wrong, said) in
        [(&b""[..], "not a string"), (b"a\nb", "not a string"), (b"\xff", "not a string"), (b"\x1b", "not a string")]
    {
        folder.write("string", wrong);
        assert!(failure(&run(&folder, &format!("{secret} raw string"))).contains(said));
    }
    folder.write("string", b"0\x03\x02\x01");
    assert!(!run(&folder, &format!("{secret} raw string")).status.success());
    certified(&folder, "256-a", "b");
    let output = run(&folder, "jws esia-secret --form raw --key a.key --cert b.crt bare");
    assert!(failure(&output).contains("none of the given certificates is for this private key"));
}

/// Tests signatures in base64url, which are one line of text.
#[test]
fn base64url() {
    let folder = Folder::new();
    certified(&folder, "256-a", "a");
    folder.write("letter", b"text");
    success(run(&folder, "sign --key a.key --base64url letter"));
    let signature = folder.read("letter.sig");
    assert_eq!((signature.len(), signature.last()), (87, Some(&b'\n')));
    assert!(signature[..86].iter().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_')));
    success(run(&folder, "verify --key a.crt letter"));
    success(run(&folder, "cms sign --key a.key --cert a.crt --detached --base64url -o letter.p7s letter"));
    let document = folder.read("letter.p7s");
    assert!(
        document
            .strip_suffix(b"\n")
            .expect("a line")
            .iter()
            .all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
    );
    success(run(&folder, "cms verify --ca a.crt --purpose any --content letter letter.p7s"));
    let output = run(&folder, "cms sign --key a.key --cert a.crt --base64url -o no letter");
    assert!(failure(&output).contains("add --detached"));
    assert!(failure(&run(&folder, "sign --key a.key --base64url --armor letter")).contains("cannot be used with"));
}

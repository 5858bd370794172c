//! Tests docs/errors.md, which has the error messages of the command. The test runs the commands below, and compares
//! their messages with the page. The last section of the page lists all error messages that occur in the sources.
//! With the environment variable `FASTGOST_WRITE=1`, the test writes the page before it compares.
#![cfg(unix)]
use crate::{
    common::{Folder, text},
    docs::{certified, shell},
    sentences,
};
use std::{fs, os::unix::fs::PermissionsExt, path::Path};

const INTRODUCTION: &str = "\
# Errors

An error says what was wrong and where, what is allowed, and which option helps. This page shows errors of every command of
`fastgost`, and then most sentences of errors in the sources of the library, the command and the tunnel. In these sentences, a word in braces
stands for a name, a number or a part of a sentence. So search this page for a few words of your error, without names and numbers. Errors of
the operating system and of other libraries are not on this page. The test `errors` runs the commands and reads the sources, and
`FASTGOST_WRITE=1 cargo test --release -p fastgost-cli --test cli errors` writes this page.

After a command, `? 1` is the exit status of a failed check, and `? 2` is the exit status of every other error. Among these
commands only `sum` exits with 1 after every error, as `sha256sum` does.

The files are: a file `letter` and its digest in `list`, a folder `photos`, keys `alice.pem` and `bob.pem` with their public keys
`alice.pub` and `bob.pub`, a secret key `key`, a passphrase in `words`, a CA `root.pem` with a CRL `root.crl`, its intermediate CA
`ca.pem`, and Ivan's `ivan.key`, `ivan.pem` and `ivan.p12`. Names such as `letter.p7m` and `signed.xml` are of files that Ivan or Alice signed or
sealed.
";

/// The headings of the page. Each heading comes with the commands whose messages are under this heading.
const COMMANDS: &[(&str, &[&str])] = &[
    (
        "encrypt and decrypt",
        &[
            "encrypt letter",
            "encrypt -d letter.sealed",
            "encrypt -r alice.pub letter nowhere",
            "encrypt --key alice.pub letter",
            "encrypt -i alice.pem letter",
            "decrypt --key alice.pem letter.sealed",
            "seal letter",
            "encrypt --key-file nowhere -o out letter",
            "encrypt --key-file letter -o out letter",
            "encrypt --key-file alice.pub -o out letter",
            "encrypt -r alice.pem -o out letter",
            "encrypt -r letter -o out letter",
            "encrypt -p --recipient alice.pub letter",
            "encrypt -a aes -r alice.pub letter",
            "encrypt -r alice.pub -o out nowhere",
            "encrypt -r alice.pub -o out photos",
            "encrypt -r alice.pub -o out letter list",
            "encrypt -r alice.pub letter letter.sealed",
            "encrypt -r alice.pub -o letter letter",
            "encrypt -r alice.pub -o alice.pub letter",
            "encrypt -r alice.pub --no-clobber -o list letter",
            "encrypt -r alice.pub -o nowhere/out letter",
            "decrypt -i bob.pem letter.sealed",
            "decrypt --passphrase-file words letter.sealed",
            "decrypt --key-file key --passphrase-file words letter.sealed",
            "decrypt -i alice.pub letter.sealed",
            "decrypt -i alice.pem letter",
            "decrypt -i alice.pem cut.sealed",
            "decrypt -i alice.pem mailed.sealed",
            "decrypt -i alice.pem --beside letter.sealed",
            "decrypt -i alice.pem --beside letter",
            "decrypt -i alice.pem photos",
            "decrypt -i alice.pem ivan.p12",
        ],
    ),
    (
        "keygen and pubkey",
        &[
            "keygen -o out",
            "keygen --curve",
            "keygen --curve 128-a -o out",
            "keygen --curve 256-a -o alice.pem",
            "pubkey root.crl",
            "pubkey --fingerprint two.pub",
            "pubkey --passphrase-file words alice.pub",
            "pubkey letter",
            "pubkey --passphrase-file words alice.pem",
        ],
    ),
    (
        "sign and verify",
        &[
            "sign letter",
            "sign --key alice.pub letter",
            "sign --key alice.pem photos",
            "sign --key alice.pem nowhere",
            "sign --key alice.pem -o out letter list",
            "sign --key alice.pem -",
            "sign --key alice.pem letter letter.sig",
            "sign --key alice.pem root.crl.der",
            "sign --key alice.pem --base64url --armor letter",
            "verify --key alice.pub letter.p7m",
            "verify --key bob.pub letter",
            "verify --key alice.pub list",
            "verify --key alice.pub photos",
            "verify --key alice.pub --signature words letter",
            "verify --key alice.pub --signature letter.p7s letter",
            "verify --key alice.pub --encoding der letter",
        ],
    ),
    (
        "sum",
        &[
            "sum nowhere",
            "sum photos",
            "sum -a sha256 letter",
            "sum -c letter",
            "sum -c photos",
            "sum -c wrong.list",
            "sum --sbox a letter",
            "sum --tag --check list",
            "sum --quiet letter",
            "sum --raw letter list",
            "sum --threads 0 letter",
        ],
    ),
    (
        "cipher and mac",
        &[
            "cipher -a kuznyechik-ctr letter",
            "cipher -a kuznyechik-xts --key-file key letter",
            "cipher -a kuznyechik-mgm --key-file key letter",
            "cipher -a kuznyechik-ctr --key-file key letter",
            "cipher -a kuznyechik-ctr --key-file key --iv 00 letter",
            "cipher -a kuznyechik-ctr --key-file key --iv xyz letter",
            "cipher -a kuznyechik-ecb --key-file key letter",
            "cipher -a magma-ctr --key-file key --iv prefix --section 8 letter",
            "cipher -a gost28147-cnt --key-file key --iv prefix --sbox q letter",
            "mac letter",
            "mac -a streebog256 --key-file key letter",
        ],
    ),
    (
        "cert",
        &[
            "cert new --key alice.pem -o out",
            "cert new --key alice.pem --subject Alice -o out",
            "cert new --key alice.pem --subject NAME=Alice -o out",
            "cert new --key alice.pem --subject CN=Alice --san alice -o out",
            "cert new --key alice.pem --subject CN=Alice --days 0 -o out",
            "cert new --key alice.pem --subject CN=Alice --usage signing -o out",
            "cert new --key alice.pem --subject CN=Alice -o root.pem",
            "cert request --key alice.pub --subject CN=Alice -o out",
            "cert sign --ca root.pem --ca-key alice.pem -o out ivan.req",
            "cert sign --ca ivan.pem --ca-key ivan.key -o out ivan.req",
            "cert sign --ca root.pem --ca-key root.key -o out letter",
            "cert sign --ca root.pem --ca-key root.key -o out ivan.pem",
            "cert crl --ca root.pem --ca-key root.key --revoke bob.pub -o out",
            "cert crl --ca ivan.pem --ca-key ivan.key -o out",
            "cert show alice.pub",
            "cert verify ivan.pem",
            "cert verify --ca root.pem --untrusted ca.pem ivan.pem",
            "cert verify --ca root.pem ivan.pem",
            "cert verify --ca ca.pem --crl root.crl ivan.pem",
            "cert verify --ca root.pem --cert ca.pem --crl root.crl ivan.pem",
            "cert verify --ca root.pem --cert ca.pem --purpose server ivan.pem",
            "cert verify --ca root.pem --cert ca.pem --purpose web ivan.pem",
            "cert verify --ca root.pem --cert ca.pem --host example.ru ivan.pem",
            "cert verify --ca root.pem --cert ca.pem --attime 2020-01-01 ivan.pem",
            "cert verify --ca root.pem --cert ca.pem --attime soon ivan.pem",
            "cert verify --ca root.pem --cert ca.pem --most-work 10 ivan.pem",
            "cert verify --ca ca.pem bob.crt",
            "cert verify --ca root.pem --cert ca.pem revoked.pem --crl ca.crl",
            "cert verify --ca alice.pub ivan.pem",
        ],
    ),
    (
        "cms",
        &[
            "cms sign --key ivan.key letter",
            "cms sign --key alice.pem --cert ivan.pem -o out letter",
            "cms sign --key ivan.key --cert ivan.pem --base64url letter",
            "cms sign --key ivan.key --cert ivan.pem --digest 00 letter",
            "cms sign --add --key ivan.key --cert ivan.pem -o out letter.p7m",
            "cms verify letter.p7m",
            "cms verify --ca root.pem letter.p7m",
            "cms verify --ca bob.crt --cert ca.pem letter.p7m",
            "cms verify --ca root.pem --cert ca.pem letter.p7s",
            "cms verify --ca root.pem --cert ca.pem --content list letter.p7s",
            "cms verify --ca root.pem --cert ca.pem --content letter letter.p7m",
            "cms verify --ca root.pem --cert ca.pem --attime 2050-01-01 letter.p7m",
            "cms verify --ca root.pem --cert ca.pem --crl root.crl letter.p7m",
            "cms verify --ca root.pem --cert ca.pem --timestamp letter.p7m",
            "cms verify --ca root.pem --cert ca.pem --purpose mail letter.p7m",
            "cms verify --ca root.pem --cert ca.pem letter",
            "cms verify --ca root.pem --cert ca.pem letter.cms",
            "cms verify --no-chain letter.p7m",
            "cms countersign --key bob.pem --cert bob.crt -o out letter.p7m",
            "cms augment -o out letter.p7m",
            "cms augment --response letter -o out letter.p7m",
            "cms encrypt -o out letter",
            "cms encrypt --recipient bob.pub -o out letter",
            "cms decrypt letter.cms",
            "cms decrypt --key ivan.key letter.cms",
            "cms encrypt -r ivan.pem -o out letter",
            "cms decrypt --identity ivan.key -o out letter.cms",
            "cms sign --signer ivan.pem --key ivan.key letter",
            "cms verify --ca root.pem letter letter.p7m",
            "cms decrypt --key bob.pem --cert bob.crt -o out letter.cms",
            "cms decrypt --key bob.pem -o out letter.cms",
            "cms decrypt --key ivan.key -o out letter.p7m",
            "cms show letter",
        ],
    ),
    (
        "pfx and key",
        &[
            "pfx show letter",
            "pfx show photos",
            "pfx show --passphrase-file other.words ivan.p12",
            "pfx export -o out",
            "key import -o out letter",
        ],
    ),
    (
        "jws",
        &[
            "jws sign --key alice.pem -o out nowhere",
            "jws verify --key alice.pub letter",
            "jws verify --key bob.pub letter.jws",
        ],
    ),
    (
        "xml",
        &[
            "xml sign --key ivan.key --cert ivan.pem -o out letter",
            "xml sign --key alice.pem --cert ivan.pem -o out order.xml",
            "xml sign --key ivan.key --cert ivan.pem --xades -o out order.xml",
            "xml sign --key ivan.key --cert ivan.pem --id other -o out order.xml",
            "xml sign --key ivan.key --cert ivan.pem -o out absent.xml",
            "xml augment --request -o out absent.xml",
            "xml verify --ca root.pem letter",
            "xml verify --ca root.pem root.pem",
            "xml verify --ca root.pem order.xml",
            "xml verify --ca root.pem signed.xml",
            "xml verify --ca ca.pem --covers '#price' signed.xml",
            "xml verify --ca ca.pem --covers price signed.xml",
            "xml verify --ca ca.pem --attime 2050-01-01 signed.xml",
            "xml verify --ca ca.pem --timestamp signed.xml",
            "xml verify --ca ca.pem altered.xml",
            "xml verify --ca ca.pem both.xml",
        ],
    ),
    (
        "speed, kat and the others",
        &[
            "kat letter",
            "kat nowhere",
            "speed --seconds 0",
            "completions csh",
            "man-pages letter",
            "man-pages",
            "encript letter",
            "nonsense",
            "--frobnicate",
        ],
    ),
];

/// Makes the files that the introduction of docs/errors.md names, and makes further files from these files.
fn folder() -> Folder {
    let folder = Folder::new();
    let documents = "--usage digitalSignature,keyAgreement --extended-usage emailProtection";
    certified(&folder, "root", "--authority", &[("ca", "ca.pem")]);
    fs::create_dir(folder.path("photos")).expect("a folder");
    for (name, content) in [
        ("letter", "a letter\n"),
        ("photos/1", "one\n"),
        ("order.xml", "<order><item Id=\"item\">a letter</item><price Id=\"price\">100</price></order>\n"),
        ("words", "four words of mine\n"),
        ("other.words", "others\n"),
    ] {
        folder.write(name, content.as_bytes());
    }
    // Other users cannot read these files, whatever the umask is. So the commands do not warn that other users can read
    // the files.
    for name in ["letter", "words", "other.words"] {
        fs::set_permissions(folder.path(name), fs::Permissions::from_mode(0o600)).expect("a file");
    }
    folder.write("wrong.list", format!("{}  letter\n", "0".repeat(64)).as_bytes());
    for line in [
        "keygen --secret -o key",
        "keygen --curve 256-a -o alice.pem",
        "pubkey -o alice.pub alice.pem",
        "keygen --curve 256-a -o bob.pem",
        "pubkey -o bob.pub bob.pem",
        "cert new --key bob.pem --subject CN=Bob -o bob.crt",
        "keygen --curve 256-a -o ivan.key",
        "cert request --key ivan.key --subject CN=Ivan -o ivan.req",
        &format!("cert sign --quiet --ca ca.pem --ca-key ca.key {documents} -o ivan.pem ivan.req"),
        &format!("cert sign --quiet --ca ca.pem --ca-key ca.key {documents} -o revoked.pem ivan.req"),
        "cert crl --ca ca.pem --ca-key ca.key --revoke revoked.pem -o ca.crl",
        "pfx export --key ivan.key --cert ivan.pem --iterations 1000 --passphrase-file words -o ivan.p12",
        "sum letter > list",
        "encrypt -r alice.pub -o letter.sealed letter",
        "sign --key alice.pem letter",
        "cms sign --key ivan.key --cert ivan.pem -o letter.p7m letter",
        "cms sign --detached --key ivan.key --cert ivan.pem -o letter.p7s letter",
        "cms encrypt --recipient ivan.pem -o letter.cms letter",
        "jws sign --key alice.pem -o letter.jws letter",
        "xml sign --key ivan.key --cert ivan.pem --id item -o signed.xml order.xml",
        "xml sign --key ivan.key --cert ivan.pem --id price -o both.xml signed.xml",
    ] {
        let output = shell(&folder, &format!("fastgost {line}"));
        assert!(output.status.success(), "{line}: {}", text(&output.stderr));
    }
    let signed = folder.read("signed.xml");
    folder.write("altered.xml", text(&signed).replace("a letter", "a better").as_bytes());
    let sealed = folder.read("letter.sealed");
    folder.write("cut.sealed", &sealed[..sealed.len() - 1]);
    let armored = fastgost::text::encode(fastgost::text::SEALED_FILE, &sealed);
    folder.write("two.pub", &[folder.read("alice.pub"), folder.read("bob.pub")].concat());
    folder.write("mailed.sealed", format!("Hello\n\n{}", *armored).as_bytes());
    let list = fastgost::text::documents(&folder.read("root.crl")).next().expect("a CRL").expect("a CRL").der.to_vec();
    folder.write("root.crl.der", &list);
    folder
}

/// Returns the text without the parts that differ from run to run: serial numbers and times.
fn steady(text: &str) -> String {
    let mut out = String::new();
    for (i, part) in text.split("serial ").enumerate() {
        let number = part.trim_start_matches(|c: char| c.is_ascii_hexdigit() || c == ':');
        let length = part[..part.len() - number.len()].trim_end_matches(':').len();
        match i {
            0 => out.push_str(part),
            _ if length > 8 => out += &format!("serial 01:23...:EF{}", &part[length..]),
            _ => out += &format!("serial {part}"),
        }
    }
    // The text has a date and a time before `UTC`.
    while let Some(end) = out.find(" UTC").filter(|end| *end >= 19) {
        out.replace_range(end - 19..end + 4, "DATE TIME");
    }
    out.lines().map(|line| line.trim_end().to_owned() + "\n").collect()
}

/// Runs a command that must fail, and returns its output.
fn transcript(folder: &Folder, line: &str) -> String {
    let output = shell(folder, &format!("fastgost {line} < /dev/null"));
    let status = output.status.code().expect("a status");
    assert!(matches!(status, 1 | 2), "{line}: {status}: {}", text(&output.stderr));
    let message = text(&output.stderr);
    assert!(message.contains("fastgost: ") && !message.contains("panicked"), "{line}: {message}");
    assert!(!folder.path("out").exists(), "{line}");
    // The messages of clap about wrong usage end with this hint at --help. The page leaves out the hint.
    let message = message.replace("\n\nFor more information, try '--help'.", "");
    format!("$ fastgost {line}\n? {status}\n{}", steady(&(text(&output.stdout).to_owned() + &message)))
}

#[test]
fn page_of_errors() {
    let folder = folder();
    let mut page = INTRODUCTION.to_owned();
    for (heading, commands) in COMMANDS {
        let all: Vec<_> = commands.iter().map(|line| transcript(&folder, line)).collect();
        page += &format!("\n## {heading}\n\n```console\n{}```\n", all.join("\n"));
    }
    page += &sentences::chapter();
    let at = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/errors.md");
    if std::env::var_os("FASTGOST_WRITE").is_some() {
        fs::write(&at, &page).expect("the page");
    }
    let committed = fs::read_to_string(&at).unwrap_or_default();
    let differs = page.lines().zip(committed.lines()).find(|(now, then)| now != then);
    assert!(page == committed, "docs/errors.md is out of date; `FASTGOST_WRITE=1` writes it: {differs:?}");
}

/// Every command that builds chains takes the certificates of a chain with the option --cert.
#[test]
fn certificates_of_a_chain_have_one_option() {
    let folder = folder();
    for line in ["cert verify --ca root.pem ivan.pem", "cms verify --ca root.pem letter.p7m"] {
        let refused = shell(&folder, &format!("fastgost {line}"));
        let said = format!("{}{}", text(&refused.stdout), text(&refused.stderr));
        assert!(said.contains("give it as --cert, or, if you trust it, as --ca"), "{line}: {said}");
        for cure in ["--ca root.pem --cert ca.pem", "--ca ca.pem"] {
            let output = shell(&folder, &format!("fastgost {} --purpose any", line.replace("--ca root.pem", cure)));
            assert!(output.status.success(), "{line}: {cure}: {}", text(&output.stderr));
        }
    }
}

/// Tests a signer whose key is in a PFX. The command must take the signer's certificate from the same PFX.
#[test]
fn signers_in_a_pfx() {
    let folder = folder();
    for line in [
        "cms sign --key ivan.p12 --passphrase-file words -o signed letter",
        "cms verify --ca ca.pem signed",
        "cms countersign --ca ca.pem --key ivan.p12 --passphrase-file words -o both signed",
        "cms verify --ca ca.pem both",
    ] {
        let output = shell(&folder, &format!("fastgost {line}"));
        assert!(output.status.success(), "{line}: {}", text(&output.stderr));
    }
    let output = shell(&folder, "fastgost cms sign --key ivan.key -o x letter");
    assert!(text(&output.stderr).contains("give its certificate as --cert"), "{}", text(&output.stderr));
}

//! Runs the commands in README.md, in the pages of docs/, and in the README.md of the crates `fastgost-cli` and
//! `fastgost-tunnel`.
#![cfg(unix)]
use crate::{
    common::{Folder, pair, success, text},
    cryptopro,
    pfx_others::{signed_pfx, write},
    token::{info, response_with},
};
use fastgost::{keys, sign::SigningKey};
use fastgost_pki::x509::{
    Certificate,
    x509_cert::der::{Any, Decode, Encode},
};
use std::{
    path::Path,
    process::{Command, Output},
};

pub fn page(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name);
    std::fs::read_to_string(path).expect("the page")
}

/// Runs a line of shell commands, as if a user had typed the line.
pub fn shell(folder: &Folder, line: &str) -> Output {
    let bin = Path::new(env!("CARGO_BIN_EXE_fastgost")).parent().expect("a folder").to_str().expect("text");
    let mut shell = Command::new("bash");
    shell.args(["-o", "pipefail", "-c", line]);
    shell.env("PATH", format!("{bin}:{}", std::env::var("PATH").unwrap_or_default()));
    folder.run_command(shell, b"")
}

/// Returns the lines of all code blocks with the language `sh` on a page, each with the heading above its block.
pub fn commands(page: &str) -> Vec<(&str, &str)> {
    let (mut heading, mut inside, mut all) = ("", None, Vec::new());
    for line in page.lines() {
        match (line.strip_prefix("```"), inside) {
            (Some(language), None) => inside = Some(language == "sh"),
            (Some(_), Some(_)) => inside = None,
            (None, Some(true)) => all.push((heading, line)),
            (None, Some(false)) => {}
            (None, None) => {
                heading = line.strip_prefix('#').map_or(heading, |rest| rest.trim_start_matches(['#', ' ']))
            }
        }
    }
    all
}

/// Runs the commands in code blocks with the language `console`, and compares the output with the output on the page.
/// Returns the number of commands.
fn replay(folder: &Folder, page: &str) -> usize {
    let (mut inside, mut steps) = (false, Vec::<(&str, String)>::new());
    for line in page.lines() {
        match (line.strip_prefix("```"), line.strip_prefix("$ ")) {
            (Some(language), _) => inside = language == "console",
            (None, Some(command)) if inside => steps.push((command, String::new())),
            (None, None) if inside => {
                let (_, output) = steps.last_mut().expect("a command");
                *output += &format!("{line}\n");
            }
            _ => {}
        }
    }
    for (command, expected) in &steps {
        let output = shell(folder, command);
        assert!(output.status.success(), "{command}: {}", text(&output.stderr));
        assert_eq!(text(&output.stdout), *expected, "{command}");
    }
    steps.len()
}

/// Returns the command in `line`, without its comment. If the command would ask for a passphrase, or would be slow,
/// adds options that avoid this.
fn unattended(line: &str) -> String {
    let line = line.split("  #").next().unwrap_or_default().trim_end();
    let more = match line {
        _ if line.starts_with("fastgost key import") => {
            " --passphrase-file passphrase --new-passphrase-file passphrase"
        }
        _ if line.starts_with("fastgost cms sign --key ivan.key")
            || line.starts_with("fastgost jws") && line.contains("--key ivan.key") =>
        {
            " --passphrase-file passphrase"
        }
        _ if line.starts_with("fastgost pfx import") && !line.contains("--nokeys") && line.ends_with("signed.p12") => {
            " --new-passphrase-file passphrase"
        }
        _ if line.starts_with("fastgost pfx import")
            && !line.contains("--nokeys")
            && !line.contains("--unencrypted") =>
        {
            " --passphrase-file passphrase --new-passphrase-file passphrase"
        }
        _ if line.starts_with("fastgost pfx export") && line.contains("--key alice.pem") => {
            " --passphrase-file passphrase --key-passphrase-file passphrase"
        }
        _ if line.starts_with("fastgost pfx") && !line.ends_with("signed.p12") => " --passphrase-file passphrase",
        _ if line.starts_with("fastgost speed") && line.ends_with("--lengths") => " --seconds 0.001",
        _ if line.starts_with("fastgost speed") => " --seconds 0.001 --bytes 64",
        _ => "",
    };
    format!("{line}{more}")
}

/// Runs commands one after the other, and returns their output together. If a command writes a request for a timestamp,
/// the function immediately writes a response to this request.
fn run(folder: &Folder, commands: &[(&str, &str)]) -> String {
    let mut printed = String::new();
    for (heading, line) in commands {
        let output = shell(folder, &unattended(line));
        assert!(output.status.success(), "{heading}: {line}: {}", text(&output.stderr));
        printed += &String::from_utf8_lossy(&output.stdout);
        if line.contains("--request -o request.tsq") {
            let key = keys::read_private_key(&folder.read("tsa.key")).expect("a key");
            let certificate = Certificate::read(&folder.read("tsa.pem")).expect("a certificate");
            folder.write("response.tsr", &answered(&folder.read("request.tsq"), &key, &certificate));
        }
    }
    printed
}

/// Makes the response to a request. The response has a timestamp with the imprint from the request.
pub fn answered(request: &[u8], key: &SigningKey, certificate: &Certificate) -> Vec<u8> {
    let parts = Vec::<Any>::from_der(request).expect("a request");
    let mut info = info(b"");
    info[2] = parts[1].to_der().expect("DER");
    response_with(key, certificate, &info, true)
}

fn fastgost(folder: &Folder, lines: &[&str]) {
    for line in lines {
        let output = shell(folder, &format!("fastgost {line}"));
        assert!(output.status.success(), "{line}: {}", text(&output.stderr));
    }
}

/// Makes a CA in CA.key, CA.pem and CA.crl. For each name in `certificates`, makes a key in `NAME.key`. The CA signs a
/// certificate for each key.
pub fn certified(folder: &Folder, ca: &str, usage: &str, certificates: &[(&str, &str)]) {
    fastgost(
        folder,
        &[
            &format!("keygen --curve 256-a -o {ca}.key"),
            &format!("cert new --key {ca}.key --subject CN={ca},C=RU --authority -o {ca}.pem"),
            &format!("cert crl --ca {ca}.pem --ca-key {ca}.key -o {ca}.crl"),
        ],
    );
    for (name, certificate) in certificates {
        fastgost(
            folder,
            &[
                &format!("keygen --curve 256-a -o {name}.key"),
                &format!("cert request --key {name}.key --subject CN={name} -o {name}.req"),
                &format!("cert sign --ca {ca}.pem --ca-key {ca}.key {usage} -o {certificate} {name}.req"),
            ],
        );
    }
}

const DOCUMENTS: &str = "--usage digitalSignature,keyAgreement --extended-usage emailProtection";

#[test]
fn signed_and_encrypted_documents() {
    let folder = Folder::new();
    let people = [("key", "cert.pem"), ("alice", "alice.pem"), ("bob", "bob.pem"), ("notary", "notary.pem")];
    certified(&folder, "ca", DOCUMENTS, &people);
    certified(&folder, "tsa-ca", "--extended-usage timeStamping", &[("tsa", "tsa.pem")]);
    fastgost(&folder, &["keygen --secret -o k"]);
    std::fs::rename(folder.path("key.key"), folder.path("key.pem")).expect("a file");
    for name in ["contract.pdf", "secret.pdf", "report.pdf", "letter.txt"] {
        folder.write(name, b"text\r\n");
    }
    let page = page("docs/cms.md");
    let commands = commands(&page);
    assert!(commands.len() > 30, "{} commands", commands.len());
    let printed = run(&folder, &commands);
    for line in [
        "contract.p7m: OK, signed by CN=key",
        "contract.p7s: OK, signed by CN=key",
        "contract.pdf:   timestamp: OK, ",
        "contract.pdf:   references: OK, all 2 certificates, lists and responses are there",
        "letter.eml: OK, signed by CN=key",
    ] {
        assert!(printed.contains(line), "{line}: {printed}");
    }
    for name in ["contract.pdf", "secret.pdf", "report.pdf"] {
        assert_eq!(text(&folder.read(name)), "text\r\n", "{name}");
    }
}

#[test]
fn documents_and_identities() {
    let page = page("docs/pki.md");
    let (cryptopro, others): (Vec<_>, Vec<_>) =
        commands(&page).into_iter().partition(|(heading, _)| *heading == "Keys out of CryptoPro");
    let (pfx, authority): (Vec<_>, Vec<_>) =
        others.into_iter().partition(|(heading, _)| *heading == "Read and write a PFX");
    let ten = authority.iter().filter(|(heading, _)| *heading == "A CA in ten commands").count();
    assert_eq!((ten, authority.len() > ten, pfx.len()), (10, true, 6));
    let folder = Folder::new();
    let printed = run(&folder, &authority);
    assert!(printed.starts_with("ivan.pem: OK\n"), "{printed}");
    let revoked = shell(&folder, "fastgost cert verify --ca root.pem --cert ca.pem --crl ca.crl ivan.pem");
    assert_eq!(revoked.status.code(), Some(1), "{}", text(&revoked.stderr));
    let line = text(&revoked.stdout);
    assert!(line.starts_with("ivan.pem: FAILED: CN=Иван Иванов,SNILS=12345678901,C=RU, serial "), "{line}");
    assert!(line.contains(": was revoked at ") && line.ends_with(": the key was compromised\n"), "{line}");
    run(&folder_with_pfx(), &pfx);
    assert_eq!(cryptopro.len(), 6);
    let folder = cryptopro::folder();
    for (made, name) in [("made.000", "ivan.000"), ("made.pfx", "ivan.pfx"), ("p", "passphrase")] {
        std::fs::rename(folder.path(made), folder.path(name)).expect("a file");
    }
    folder.write("contract.pdf", b"text");
    let printed = run(&folder, &cryptopro);
    assert!(
        printed.starts_with("Container of CryptoPro\n") && printed.contains("\nMAC: HMAC-Streebog-512"),
        "{printed}"
    );
}

/// Makes a folder with alice.p12 and signed.p12. The PFX signed.p12 is encrypted for Alice's key.
fn folder_with_pfx() -> Folder {
    let folder = Folder::new();
    certified(&folder, "ca", DOCUMENTS, &[("alice", "alice.cer")]);
    write(&folder, "passphrase", b"four words");
    let export = "pfx export --key alice.key --cert alice.cer --chain ca.pem --iterations 1000";
    fastgost(&folder, &[&format!("{export} --passphrase-file passphrase -o alice.p12")]);
    let key = keys::read_private_key(&folder.read("alice.key")).expect("a key");
    let certificate = Certificate::read(&folder.read("alice.cer")).expect("a certificate");
    write(&folder, "signed.p12", &signed_pfx(&key, &certificate, &certificate));
    folder
}

#[test]
fn the_command() {
    let photos = |folder: &Folder| {
        std::fs::create_dir(folder.path("photos")).expect("a folder");
        folder.write("photos/1", b"one");
        folder.write("letter", b"text\n");
    };
    let readme = page("README.md");
    let folder = Folder::new();
    assert_eq!(replay(&folder, &readme), 13);
    let others: Vec<_> = commands(&readme).into_iter().map(|(_, line)| line).collect();
    let elsewhere =
        ["cargo install --locked --path crates/fastgost-cli", "sh docs/demo.sh README.md", "cargo test --release"];
    // `.ci/run` runs the last two commands. It makes the same build as the first command.
    assert_eq!(others, elsewhere);

    let command = page("docs/command.md");
    let (pfx, others): (Vec<_>, Vec<_>) =
        commands(&command).into_iter().partition(|(heading, _)| *heading == "Keys and certificates in one file");
    assert!(pfx.len() == 3 && others.len() > 10, "{} commands", others.len());
    run(&folder_with_pfx(), &pfx);
    let folder = Folder::new();
    photos(&folder);
    folder.write("backup.tar", b"backup");
    folder.write("payload.json", br#"{"sub":"alice"}"#);
    folder.write("order.xml", b"<order><price>100</price></order>");
    folder.write("string", b"openid2026.01.01 00:00:00 +0000CLIENT");
    let vectors = page("vectors/hmac_streebog.json");
    folder.write("my-vectors.json", vectors.as_bytes());
    // The test skips the command `fastgost kat`, because it takes long, and because tests/cmd/kat.trycmd runs it.
    let others: Vec<_> = others.into_iter().filter(|(_, line)| *line != "fastgost kat").collect();
    run(&folder, &others);

    let own = page("crates/fastgost-cli/README.md");
    let (install, own): (Vec<_>, Vec<_>) =
        commands(&own).into_iter().partition(|(_, line)| line.starts_with("cargo install"));
    assert_eq!((install.len(), own.len()), (1, 6));
    let folder = Folder::new();
    folder.write("plain", b"text");
    folder.write("1.iso", b"image");
    run(&folder, &own);
    assert_eq!(text(&folder.read("again")), "text");
}

/// Makes a folder with the test files of CryptoPro. In this folder, Ivan's container has the name `ivan.000`, and its
/// passphrase is in the file `passphrase`.
fn container() -> Folder {
    let folder = cryptopro::folder();
    for (made, name) in [("made.000", "ivan.000"), ("p", "passphrase")] {
        std::fs::rename(folder.path(made), folder.path(name)).expect("a file");
    }
    folder
}

#[test]
fn a_request_to_esia() {
    let folder = container();
    folder.write("payload.json", br#"{"sub":"ivan","exp":4000000000}"#);
    let page = page("docs/esia.md");
    let commands = commands(&page);
    assert_eq!(commands.len(), 9);
    let printed = run(&folder, &commands);
    assert!(printed.contains("Container of CryptoPro") && printed.contains("client_certificate_hash"), "{printed}");
    assert!(printed.contains("openid2026.01.31 12:00:00 +0000CLIENTf0d7a9e8"), "{printed}");
    assert_eq!(folder.read("payload"), folder.read("payload.json"));
}

#[test]
fn messages_of_smev() {
    let folder = Folder::new();
    certified(&folder, "ca", DOCUMENTS, &[("ivan", "ivan.crt"), ("anna", "anna.crt")]);
    certified(&folder, "tsa-ca", "--extended-usage timeStamping", &[("tsa", "tsa.pem")]);
    let soap = "http://schemas.xmlsoap.org/soap/envelope/";
    let types = "urn://x-artefacts-smev-gov-ru/services/message-exchange/types";
    let oasis = "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity";
    let message = format!(
        "<S:Envelope xmlns:S=\"{soap}\">\n<S:Body>\n<n:AckRequest xmlns:n=\"{types}/1.1\" xmlns:b=\"{types}/basic/1.1\">\n\
         <b:AckTargetMessage Id=\"SIGNED_BY_CALLER\" accepted=\"true\">0e8cfc01-5e81-11e4-a9ff-d4c9eff07b77</b:AckTargetMessage>\n\
         <n:CallerInformationSystemSignature/>\n</n:AckRequest>\n</S:Body>\n</S:Envelope>\n"
    );
    folder.write("message.xml", message.as_bytes());
    let second = format!(
        "<S:Envelope xmlns:S=\"{soap}\" xmlns:u=\"{oasis}-utility-1.0.xsd\"><S:Header><w:Security \
         xmlns:w=\"{oasis}-secext-1.0.xsd\"/></S:Header><S:Body u:Id=\"body\"><q xmlns=\"urn:q\"/></S:Body></S:Envelope>"
    );
    folder.write("message2.xml", second.as_bytes());
    folder.write("order.xml", b"<order><price>100</price></order>");
    let page = page("docs/smev.md");
    let commands = commands(&page);
    assert_eq!(commands.len(), 15);
    let printed = run(&folder, &commands);
    for line in [
        "signed.xml: OK, signed by CN=ivan",
        "signed2.xml: OK, signed by CN=ivan",
        "both.xml: OK, signed by CN=anna",
        "stamped.xml:   timestamp: OK, ",
    ] {
        assert!(printed.contains(line), "{line}: {printed}");
    }
    let expected = format!(
        "<ns1:AckTargetMessage xmlns:ns1=\"{types}/basic/1.1\" Id=\"SIGNED_BY_CALLER\" \
         accepted=\"true\">0e8cfc01-5e81-11e4-a9ff-d4c9eff07b77</ns1:AckTargetMessage>"
    );
    assert_eq!(text(&folder.read("content.xml")), expected);
}

/// Runs the commands that make the keys and certificates for TLS. The test does not run the TLS programs, because
/// `interop/run tls` and the tunnel's own tests run these programs.
#[test]
fn tls() {
    for (name, count) in [("docs/tls.md", 7), ("docs/tunnel.md", 2), ("crates/fastgost-tunnel/README.md", 2)] {
        let page = page(name);
        let own: Vec<_> = commands(&page).into_iter().filter(|(_, line)| line.starts_with("fastgost ")).collect();
        assert_eq!(own.len(), count, "{name}");
        let folder = Folder::new();
        run(&folder, &own);
        let line = "fastgost cert verify --ca cert.pem --purpose server --host localhost cert.pem";
        assert_eq!(text(&success(shell(&folder, line))), "cert.pem: OK\n");
    }
}

/// Makes a CA, and a key and a certificate of this CA for Ivan. Also signs and encrypts `letter` with Ivan's key and
/// certificate, and exports the key and the certificate as a PFX.
fn ivan(folder: &Folder) {
    certified(folder, "ca", &format!("{DOCUMENTS} --san email:ivan@example.ru"), &[("ivan", "ivan.pem")]);
    let signer = "--key ivan.key --cert ivan.pem";
    fastgost(
        folder,
        &[
            &format!("cms sign {signer} -o letter.p7m letter"),
            &format!("cms sign --detached {signer} -o letter.p7s letter"),
            &format!("cms sign --mail --detached {signer} -o letter.eml letter"),
            "cms encrypt --recipient ivan.pem -o letter.cms letter",
            &format!("pfx export {signer} --iterations 1000 --passphrase-file words -o ivan.p12"),
        ],
    );
}

/// README.md has a table of the ways to use fastgost, which the project calls doors. Each row has code and a link to a
/// page. The linked page must contain the same code, because the tests run the code of the page.
#[test]
fn doors() {
    let readme = page("README.md");
    let rows =
        readme.lines().skip_while(|line| *line != "## Ways to use it").skip(4).take_while(|line| line.starts_with('|'));
    let mut doors = 0;
    for row in rows {
        let cells: Vec<_> = row.split('|').collect();
        let [_, _, line, more, _] = cells[..] else { panic!("{row}") };
        let at = more.split(['(', ')']).nth(1).expect("a link");
        for part in line.split('`').skip(1).step_by(2) {
            assert!(page(at).contains(part), "{at}: {part}");
        }
        doors += 1;
    }
    assert_eq!(doors, 13);
}

/// Every command in the tables of docs/for-users-of.md must succeed in a folder with the files that the page describes.
#[test]
fn commands_for_users_of_other_programs() {
    // In a table, `\|` stands for a bar.
    let docs = page("docs/for-users-of.md");
    let commands = docs.split('`').skip(1).step_by(2).map(|code| code.replace("\\|", "|"));
    let commands: Vec<_> = commands.filter(|code| code.contains("fastgost ")).collect();
    assert!(commands.len() > 30, "{} commands", commands.len());
    for command in commands {
        let folder = Folder::new();
        pair(&folder, "256-a", "alice.pem");
        pair(&folder, "512-a", "bob.pem");
        for name in ["alice", "bob"] {
            std::fs::rename(folder.path(&format!("{name}.pem.pub")), folder.path(&format!("{name}.pub")))
                .expect("a file");
        }
        let keys = [folder.read("alice.pub"), folder.read("bob.pub")];
        folder.write("everybody.pub", format!("# Alice\n{}# Bob\n{}", text(&keys[0]), text(&keys[1])).as_bytes());
        folder.write("letter", b"text\n");
        folder.write("other", b"more\n");
        success(folder.run(["keygen", "--secret", "-o", "k"], b""));
        success(folder.run(["keygen", "--secret", "--hex", "-o", "words"], b""));
        success(folder.run(["sign", "--key", "alice.pem", "letter"], b""));
        success(folder.run(["encrypt", "--recipient", "everybody.pub", "-o", "letter.sealed", "letter"], b""));
        folder.write("list", &success(folder.run(["sum", "letter"], b"")));
        let digest = text(&folder.read("list"))[..64].to_owned();
        folder.write("dgst.list", format!("md_gost12_256(letter)= {digest}\n").as_bytes());
        let armor = ["encrypt", "--armor", "--recipient", "everybody.pub", "-o", "letter.armored", "letter"];
        success(folder.run(armor, b""));
        if ["cms", "cert", "pfx"].iter().any(|group| command.contains(&format!("fastgost {group} "))) {
            ivan(&folder);
        }
        let output = shell(&folder, &command);
        assert!(output.status.success(), "{command}: {}", text(&output.stderr));
        if command.contains("OUT") {
            assert!(folder.path("OUT").exists(), "{command}");
        }
        if command.contains("decrypt") || command.contains("fastgost -d ") {
            let plain = if command.contains("OUT") { folder.read("OUT") } else { output.stdout };
            assert_eq!(text(&plain), "text\n", "{command}");
        }
    }
}

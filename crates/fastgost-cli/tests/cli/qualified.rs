//! Tests Russian qualified certificates: the requests for them, the parts of a request that stay in the certificate,
//! and the certificates as text.
use crate::{
    common::{Folder, failure, pair, refusal, success, text},
    documents::folder,
};
use std::process::Output;

fn run(folder: &Folder, line: &str) -> Output {
    folder.run(["cert"].into_iter().chain(line.split(' ')), b"")
}

fn good(folder: &Folder, line: &str) -> String {
    text(&success(run(folder, line))).to_owned()
}

/// Makes a folder with the files of other programs, and a CA.
fn authority() -> Folder {
    let folder = folder();
    pair(&folder, "256-a", "root.key");
    good(&folder, "new --key root.key --subject CN=Root,C=RU --authority --days 3650 -o root.pem");
    folder
}

const SIGN: &str = "sign --ca root.pem --ca-key root.key --days 30";

/// Runs a command that makes a certificate, and returns its notes.
fn notes(folder: &Folder, line: &str) -> Vec<String> {
    let output = run(folder, line);
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stderr).lines().map(str::to_owned).collect()
}

#[test]
fn what_stays_of_a_request() {
    let folder = authority();
    let asked = [
        "subjectSignTool (1.2.643.100.111)",
        "identificationKind (1.2.643.100.114)",
        "certificatePolicies (2.5.29.32)",
    ];
    // The options keep no extension, one extension by its name, two extensions (by an identifier and by a name), or
    // `all`.
    for (i, (keep, left)) in [
        ("", 3),
        (" --keep subjectSignTool", 2),
        (" --keep 2.5.29.32 --keep identificationKind", 1),
        // Statements of the subject about itself are kept. A statement of the issuer is not kept.
        (" --keep all", 2),
        (" --keep all --keep certificatePolicies --keep identificationKind", 0),
    ]
    .into_iter()
    .enumerate()
    {
        let notes = notes(&folder, &format!("{SIGN}{keep} -o {i}.pem csr-cryptopro-like.der"));
        assert_eq!(notes.len(), left, "{notes:?}");
        let shown = good(&folder, &format!("show {i}.pem"));
        for name in asked {
            let (short, oid) = name.split_once(' ').expect("two parts");
            let note = format!("the request asks for {name}, which is left out; --keep {short} keeps it");
            let said = notes.iter().any(|line| line.contains(&note));
            let line = match short {
                "subjectSignTool" => "Signing tool of the subject: КриптоПро CSP 5.0\n",
                "identificationKind" => "Kind of identification: in person\n",
                _ => "Policies: signing tool of class KC1 (1.2.643.100.113.1)\n",
            };
            assert_eq!(said, !shown.contains(line), "{keep} {oid}: {notes:?} {shown}");
        }
        assert_eq!(good(&folder, &format!("verify --strict --ca root.pem {i}.pem")), format!("{i}.pem: OK\n"));
    }
    // In this command, an option sets the same extension for which the request asks.
    let notes = notes(
        &folder,
        &format!(
            "{SIGN} --keep all --keep identificationKind --policy KC2 --policy 1.2.3 -o o.pem csr-cryptopro-like.der"
        ),
    );
    assert!(
        notes.len() == 1 && notes[0].contains("another certificatePolicies (2.5.29.32) than the certificate has"),
        "{notes:?}"
    );
    assert!(good(&folder, "show o.pem").contains("Policies: signing tool of class KC2 (1.2.643.100.113.2), 1.2.3\n"));
    for (keep, why) in [
        ("basicConstraints", "basicConstraints (2.5.29.19) is not for this option; --authority sets it"),
        ("2.5.29.15", "--usage sets it"),
        ("nameConstraints", "--permit and --exclude set it"),
        ("policyMappings", "(2.5.29.33) limits a CA and is never kept from a request; --extension sets it"),
        ("subjectKeyIdentifier", "(2.5.29.14) is not for this option; it is computed from the keys"),
        ("nothing", "allowed: all, an object identifier, or a name"),
        ("issuerSignTool", "--keep: the request does not ask for issuerSignTool (1.2.643.100.112)"),
    ] {
        let output = run(&folder, &format!("{SIGN} --keep {keep} -o x csr-cryptopro-like.der"));
        assert!(failure(&output).contains(why), "{}", text(&output.stderr));
    }
}

/// A certificate has everything that the Russian order (regulation) on qualified certificates requires. The test makes
/// a request, the certificate for this request, and the certificate as text.
#[test]
fn a_qualified_certificate() {
    let folder = authority();
    pair(&folder, "256-a", "user.key");
    let subject = "CN=Иван,O=Ромашка,INN=007700000000,INNLE=7700000000,OGRN=1027700000000,SNILS=00000000000,C=RU";
    let asked =
        "--policy KC1 --policy KC2 --subject-tool Tool --identification personal --extension 1.2.643.2.2.49.2=3000";
    good(&folder, &format!("request --key user.key --subject {subject} {asked} -o user.req"));
    let issuer = ["--issuer-tool", "Средство", "УЦ", "№ 1", "№ 2"];
    let keep = "--keep all --keep certificatePolicies --keep identificationKind --keep 1.2.643.2.2.49.2";
    let sign = format!("cert {SIGN} {keep} -o user.pem");
    let output = folder.run(sign.split(' ').chain(issuer).chain(["user.req"]), b"");
    success(output);
    let shown = good(&folder, "show user.pem");
    for line in [
        "Policies: signing tool of class KC1 (1.2.643.100.113.1), signing tool of class KC2 (1.2.643.100.113.2)\n",
        "Signing tool of the subject: Tool\n",
        "Signing tool of the issuer: Средство; УЦ; № 1; № 2\n",
        "Kind of identification: in person\n",
        "1.2.643.2.2.49.2: #3000\n",
        "INN=007700000000,INNLE=7700000000,OGRN=1027700000000,SNILS=00000000000",
    ] {
        assert!(shown.contains(line), "{line}: {shown}");
    }
    success(folder.run(["cert", "verify", "--strict", "--ca", "root.pem", "user.pem"], b""));
}

/// Values are decoded and checked before the command puts them into a request or certificate.
#[test]
fn values_that_are_not_allowed() {
    let folder = authority();
    let long = "x".repeat(201);
    for (options, why) in [
        ("--extension 1.2.3=0501", "cannot be decoded"),
        ("--extension 1.2.3=05000", "a value in hexadecimal"),
        ("--extension 1.2.3=", "a value in hexadecimal"),
        ("--extension 1.2.3", "allowed: an extension and its value"),
        ("--extension x=0500", "allowed: an extension and its value"),
        ("--extension keyUsage=0500", "--usage sets it"),
        ("--extension basicConstraints=30030101ff", "--authority sets it"),
        ("--extension subjectKeyIdentifier=0400", "(2.5.29.14) is not for this option; it is computed from the keys"),
        ("--extension certificatePolicies=3000", "there are no policies in it"),
        ("--extension subjectSignTool=0c00", "1 to 200 characters"),
        ("--extension identificationKind=020104", "cannot be decoded"),
        ("--extension 1.2.3=0500 --extension 1.2.3=0500", "is there twice; allowed: once"),
        ("--policy KC1 --policy KC1", "a policy is there twice"),
        ("--policy KC4", "KC1, KC2, KC3, KB1, KB2, KA1"),
        ("--identification other", "personal, certificate, passport, system"),
        (&format!("--subject-tool {long}"), "1 to 200 characters"),
    ] {
        let why = why.replace("a value in hexadecimal", "its value in hexadecimal");
        for line in ["request --key root.key --subject CN=A", "new --key root.key --subject CN=A", SIGN] {
            let request = if line == SIGN { " csr-cryptopro-like.der" } else { "" };
            let output = run(&folder, &format!("{line} {options} -o x{request}"));
            assert!(failure(&output).contains(&why), "{options}: {}", text(&output.stderr));
        }
    }
    // A reader refuses a certificate with an unknown critical extension. So the command does not make such a
    // certificate.
    let output = run(&folder, &format!("{SIGN} --extension 1.2.3=critical,0500 -o x csr-cryptopro-like.der"));
    assert!(failure(&output).contains("the critical extension 1.2.3 is not known"), "{}", text(&output.stderr));
    assert!(!folder.path("x").exists());
}

/// The command reads a certificate and CRLs that deviate from DER. The command also reports the deviations.
#[test]
fn deviations_are_said() {
    let folder = authority();
    let shown = good(&folder, "show cert-boolean-01.der");
    assert!(
        shown.contains("  Deviates, and is read nevertheless: a BOOLEAN that is true by another octet than ff"),
        "{shown}"
    );
    let verify = "verify --attime 2027-01-01 --ca cert-boolean-01.der cert-boolean-01.der";
    let output = run(&folder, verify);
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(0), "cert-boolean-01.der: OK\n"));
    let note = ": read although it has a BOOLEAN that is true by another octet than ff (X.690, section 11.1); --strict refuses it\n";
    assert!(text(&output.stderr).contains(note), "{}", text(&output.stderr));
    assert_eq!(text(&run(&folder, &format!("{verify} --quiet")).stderr), "");
    let output = run(&folder, &format!("{verify} --strict"));
    assert!(failure(&output).contains("strict reading refuses a BOOLEAN that is true by another octet"));
}

/// Tests the number of a CRL, which may have at most 20 bytes.
#[test]
fn numbers_of_lists() {
    let folder = authority();
    let crl = "crl --ca root.pem --ca-key root.key";
    for (i, (number, next)) in [
        ("255", "0100"),
        ("0xffffffffffffffff", "010000000000000000"),
        ("0x7ffffffffffffffffffffffffffffffffffffffe", "7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"),
    ]
    .into_iter()
    .enumerate()
    {
        good(&folder, &format!("{crl} --number {number} -o first{i}.crl"));
        good(&folder, &format!("{crl} --from first{i}.crl -o next{i}.crl"));
        let shown = good(&folder, &format!("show next{i}.crl"));
        assert!(shown.contains(&format!("Number: {next}\n")), "{shown}");
        good(&folder, &format!("verify --strict --ca root.pem --crl next{i}.crl root.pem"));
        let output = run(&folder, &format!("{crl} --from next{i}.crl --number {number} -o x"));
        let why = if i == 2 { "after it there is none" } else { "numbers of CRLs grow; allowed: " };
        assert!(failure(&output).contains(why), "{}", text(&output.stderr));
    }
    let output = run(&folder, &format!("{crl} --from next2.crl -o x"));
    assert!(failure(&output).contains("after it there is none of up to 20 bytes"), "{}", text(&output.stderr));
    for number in ["-1", "0x80ffffffffffffffffffffffffffffffffffffff", "x"] {
        assert!(failure(&run(&folder, &format!("{crl} --number={number} -o x"))).contains("20 bytes in hexadecimal"));
    }
    // A number of 26 bytes is too long. The command shows the CRL, but does not make the next CRL.
    assert!(good(&folder, "show crl-number-26-octets.crl").starts_with("CRL\n"));
    let output = run(&folder, "crl --ca ca.pem --ca-key root.key --from crl-number-26-octets.crl -o x");
    assert!(
        refusal(&output, 1).contains("the number has more than 20 bytes; allowed: up to 20"),
        "{}",
        text(&output.stderr)
    );
}

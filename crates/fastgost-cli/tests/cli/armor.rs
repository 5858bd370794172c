//! Tests sealed files and signatures in armor (as text).
use crate::common::{Folder, KEY, data, pair, refusal, success, text};
use fastgost::sealed::CHUNK;

const WITH_KEY: [&str; 2] = ["--insecure-key-hex", KEY];

fn decrypt(folder: &Folder, armored: &[u8]) -> std::process::Output {
    folder.run(["decrypt", "-o", "-"].iter().chain(&WITH_KEY), armored)
}

#[test]
fn sealed_files() {
    let folder = Folder::new();
    for size in [0, 1, 31, CHUNK - 1, CHUNK, 9 * CHUNK + 5] {
        let plain = data(size);
        for threads in ["1", "3"] {
            let encrypt = ["encrypt", "--armor", "--threads", threads];
            let armored = success(folder.run(encrypt.iter().chain(&WITH_KEY), &plain));
            let lines: Vec<_> = text(&armored).lines().collect();
            assert_eq!(lines.first(), Some(&"-----BEGIN FASTGOST SEALED FILE-----"));
            assert_eq!(lines.last(), Some(&"-----END FASTGOST SEALED FILE-----"));
            assert!(lines[1..lines.len() - 2].iter().all(|line| line.len() == 64));
            assert!(success(decrypt(&folder, &armored)) == plain, "{size}");
            let crlf = text(&armored).replace('\n', "\r\n");
            assert!(success(decrypt(&folder, crlf.as_bytes())) == plain, "{size}");
        }
    }
    // Finally, the output is a file, and a private key opens the sealed file.
    pair(&folder, "512-a", "alice");
    folder.write("plain", b"text");
    success(folder.run(["encrypt", "--armor", "--recipient", "alice.pub", "-o", "sealed", "plain"], b""));
    assert!(folder.read("sealed").starts_with(b"-----BEGIN FASTGOST SEALED FILE-----\nR09TVFNFQUw"));
    assert_eq!(success(folder.run(["decrypt", "--identity", "alice", "sealed"], b"")), b"text");
}

/// If the sealed file was changed, decryption must fail. Standard output must get only chunks that were verified before
/// the error. If the output is a file, the file must not be written.
#[test]
fn damage() {
    let folder = Folder::new();
    let plain = data(9 * CHUNK + 5);
    let armored = success(folder.run(["encrypt", "--armor"].iter().chain(&WITH_KEY), &plain));
    let changed = |at: usize, to: &[u8]| [&armored[..at], to, &armored[at + 1..]].concat();
    let late = armored.len() * 3 / 4;
    let end = armored.len() - 36;
    let cases: [(Vec<u8>, &str, usize); 8] = [
        (changed(late, b"*"), "of the armor is damaged; allowed: 64 characters of Base64", 4),
        (changed(late, b""), "of the armor is damaged; allowed: 64 characters of Base64", 4),
        (armored[..late].to_vec(), "of the armor is damaged", 4),
        (armored[..late / 65 * 65 + 37].to_vec(), "the armor was cut off; its last line is -----END FASTGOST", 4),
        (armored[..end].to_vec(), "the armor was cut off; its last line is -----END FASTGOST SEALED FILE-----", 8),
        ([&armored[..], &armored].concat(), "something follows the armor's last line", 8),
        (
            b"-----BEGIN PGP MESSAGE-----\n\nAAAA\n".to_vec(),
            "armored as something else; allowed: -----BEGIN FASTGOST",
            0,
        ),
        // The armor is correct, but the bytes inside the armor are not the bytes of the sealed file.
        (changed(late, if armored[late] == b'A' { b"B" } else { b"A" }), "of the sealed file failed authentication", 4),
    ];
    for (bad, want, chunks) in cases {
        let output = decrypt(&folder, &bad);
        let message = refusal(&output, 1);
        assert!(message.starts_with("fastgost: standard input: ") && message.contains(want), "{want}: {message}");
        assert!(plain.starts_with(&output.stdout), "{want}");
        assert!(output.stdout.len().is_multiple_of(CHUNK) && output.stdout.len() <= chunks * 2 * CHUNK, "{want}");
        folder.write("bad", &bad);
        let output = folder.run(["decrypt", "-o", "out"].iter().chain(&WITH_KEY).chain(&["bad"]), b"");
        assert!(refusal(&output, 1).starts_with("fastgost: bad: "));
        assert_eq!(folder.names(), ["bad"]);
    }
}

#[test]
fn signatures() {
    let folder = Folder::new();
    folder.write("plain", b"text");
    for curve in ["256-a", "512-c"] {
        pair(&folder, curve, curve);
        let public = format!("{curve}.pub");
        let verify = ["verify", "--key", &public, "plain"];
        success(folder.run(["sign", "--armor", "--key", curve, "plain"], b""));
        let armored = folder.read("plain.sig");
        assert!(text(&armored).starts_with("-----BEGIN FASTGOST SIGNATURE-----\n"));
        assert_eq!(success(folder.run(verify, b"")), b"plain: OK\n");
        folder.write("plain.sig", text(&armored).replace('\n', "\r\n").as_bytes());
        assert_eq!(success(folder.run(verify, b"")), b"plain: OK\n");
        for (bad, want) in [
            (text(&armored).replace("END", "BEGIN"), "plain.sig: line "),
            (
                text(&armored).replace("SIGNATURE", "SEALED FILE"),
                "plain.sig: this is a sealed file of fastgost; `fastgost decrypt` opens it; ",
            ),
            (text(&armored).replacen("-----\n", "-----\nAAAA", 1), "plain.sig: line 2 of the armor is damaged"),
            (
                format!("Hello\n\n{}", text(&armored)),
                "plain.sig: the armor begins in line 3; remove the lines above it",
            ),
        ] {
            folder.write("plain.sig", bad.as_bytes());
            let output = folder.run(verify, b"");
            assert!(refusal(&output, 1).starts_with(&format!("fastgost: {want}")), "{}", text(&output.stderr));
            assert_eq!(text(&output.stdout), "plain: FAILED\n");
        }
        // With --armor, the command writes armor to standard output too.
        let armored = success(folder.run(["sign", "--armor", "--key", curve, "-o", "-", "plain"], b""));
        folder.write("plain.sig", &armored);
        assert_eq!(success(folder.run(verify, b"")), b"plain: OK\n");
    }
}

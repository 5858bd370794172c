//! Tests the examples `server` and `client`, which run as separate programs.
use crate::common::*;
use fastgost::keys::{EncodePrivateKey, LineEnding};
use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};
use x509_cert::der::pem;

/// The server is killed at the end of the test.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Returns a command that runs an example. `cargo test` builds the examples, and puts them in a folder next to the
/// tests' folder.
fn example(name: &str) -> Command {
    let test = std::env::current_exe().expect("a path");
    let folder = test.parent().and_then(Path::parent).expect("target").join("examples");
    let mut command = Command::new(folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX)));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn files(folder: &Path, name: &str, certified: &Certified) -> [PathBuf; 2] {
    let (certificate, key) = (folder.join(format!("{name}.pem")), folder.join(format!("{name}.key")));
    let text = pem::encode_string("CERTIFICATE", LineEnding::LF, &certified.certificate).expect("PEM");
    fs::write(&certificate, text).expect("written");
    fs::write(&key, &*certified.key.to_pkcs8_pem(LineEnding::LF).expect("PEM")).expect("written");
    [certificate, key]
}

#[test]
fn server_and_client() {
    let folder = tempfile::tempdir().expect("a folder");
    // The server's certificate names the curve of its key in a way that only `Verifier` accepts in handshakes.
    let authority = Certified::new("512-c", &Template::authority("authority"), None);
    let server = Certified::new("cryptopro-a", &Template::end_entity("localhost"), Some(&authority));
    let client = Certified::new("256-a", &Template::end_entity("a client"), Some(&authority));
    let [anchors, _] = files(folder.path(), "authority", &authority);
    let [chain, key] = files(folder.path(), "server", &server);
    let [own, own_key] = files(folder.path(), "client", &client);

    let mut running = example("server").arg("127.0.0.1:0").args([&chain, &key, &anchors]).spawn().expect("started");
    let mut log = BufReader::new(running.stderr.take().expect("piped"));
    let _server = Server(running);
    let mut line = String::new();
    log.read_line(&mut line).expect("a line");
    let address = line.trim().strip_prefix("listening on ").expect("the address").to_owned();

    let request = data(1_000_000);
    let connect = |name: &str, own: &[&PathBuf]| {
        let mut client = example("client").args([&address, name]).arg(&anchors).args(own).spawn().expect("started");
        let (mut stdin, sent) = (client.stdin.take().expect("piped"), request.clone());
        // The client may end before it has read the whole request. Then this write fails.
        let writing = std::thread::spawn(move || drop(stdin.write_all(&sent)));
        let output = client.wait_with_output().expect("ended");
        writing.join().expect("written");
        output
    };
    let output = connect("localhost", &[&own, &own_key]);
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{told}");
    assert!(told.contains("TLS_GOSTR341112_256_WITH_KUZNYECHIK_MGM_L"), "{told}");
    assert!(output.stdout == request, "{} bytes came back", output.stdout.len());

    // In the first case, the client has no certificate. In the second case, the client asks for a name that the server
    // does not have. The client's error depends on whether the alert or the end of the connection arrives first.
    let output = connect("localhost", &[]);
    assert!(!output.status.success() && output.stdout.is_empty(), "{output:?}");
    let output = connect("elsewhere", &[&own, &own_key]);
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("not valid for name"), "{output:?}");
    // `log` reads the server's log. It stays open until here, because otherwise the server could not write to the log.
    drop(log);
}

//! Helpers for the tests: they start tunnels and the services behind the tunnels, and make folders for files.
use crate::certificates::{Identity, Profile};
use fastgost_testkit::Random;
use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{Shutdown, TcpListener, TcpStream},
    path::PathBuf,
    process::{Child, Command, ExitStatus, Stdio},
    sync::{Arc, Mutex},
    thread,
    time::{Duration, Instant},
};

/// This time is longer than any step of a test takes, even on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(60);

pub struct Folder(tempfile::TempDir);

impl Folder {
    pub fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Writes a file that only its owner can read, and returns its path.
    pub fn write(&self, name: &str, text: &str) -> String {
        use std::os::unix::fs::PermissionsExt;
        let path = self.path(name);
        std::fs::write(&path, text).expect("a file");
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600)).expect("a file");
        path.to_str().expect("text").to_owned()
    }

    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).expect("a file")
    }

    /// Makes a named pipe that has no writer.
    pub fn pipe(&self, name: &str) {
        use rustix::fs::{CWD, FileType, Mode, mknodat};
        mknodat(CWD, self.path(name), FileType::Fifo, Mode::RUSR | Mode::WUSR, 0).expect("a pipe");
    }

    /// Adds the files `NAME.crt` and `NAME.key` to the folder.
    pub fn add(&self, name: &str, identity: &Identity) {
        self.write(&format!("{name}.crt"), &identity.certificate);
        self.write(&format!("{name}.key"), &identity.private_key());
    }
}

/// A port at which nobody listens. As long as this object exists, no other program can listen on this port.
pub struct Unused(socket2::Socket);

impl Unused {
    pub fn new() -> Self {
        let socket = socket2::Socket::new(socket2::Domain::IPV4, socket2::Type::STREAM, None).expect("a socket");
        let any: std::net::SocketAddr = "127.0.0.1:0".parse().expect("an address");
        socket.bind(&any.into()).expect("a port");
        Self(socket)
    }

    pub fn address(&self) -> String {
        self.0.local_addr().expect("an address").as_socket().expect("an address").to_string()
    }

    pub fn descriptor(&self) -> std::os::fd::OwnedFd {
        self.0.try_clone().expect("a socket").into()
    }
}

/// A running tunnel.
pub struct Tunnel {
    pub child: Child,
    lines: Arc<Mutex<Vec<String>>>,
    /// The address at which the tunnel accepts connections.
    pub address: String,
}

pub fn command(folder: &Folder) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fastgost-tunnel"));
    command.current_dir(folder.0.path()).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
    command.env_remove("JOURNAL_STREAM");
    command
}

/// Runs a tunnel that must fail to start, with the exit status 2. Returns its message.
pub fn refusal(command: &mut Command) -> String {
    let mut child = command.spawn().expect("the tunnel");
    let end = Instant::now() + PATIENCE;
    while child.try_wait().expect("the tunnel").is_none() {
        if Instant::now() > end {
            child.kill().expect("the tunnel");
        }
        thread::sleep(Duration::from_millis(2));
    }
    let output = child.wait_with_output().expect("the tunnel");
    let said = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(2), "{command:?}: {said}");
    said
}

impl Tunnel {
    /// Starts the tunnel, and waits until it listens.
    pub fn start(folder: &Folder, arguments: &[&str]) -> Self {
        let mut command = command(folder);
        Self::run(command.args(arguments))
    }

    /// Starts a tunnel client that connects to the address `server`. The server's certificate must have the name
    /// `localhost`.
    pub fn client(folder: &Folder, server: &str, ca: &str) -> Self {
        let common = ["client", "--listen", "127.0.0.1:0", "--to", server];
        Self::start(folder, &[&common[..], &["--ca", ca, "--name", "localhost"]].concat())
    }

    pub fn run(command: &mut Command) -> Self {
        let mut child = command.spawn().expect("the tunnel");
        let stderr = child.stderr.take().expect("its log");
        let lines = Arc::new(Mutex::new(Vec::new()));
        let all = lines.clone();
        thread::spawn(move || {
            for line in BufReader::new(stderr).lines().map_while(Result::ok) {
                all.lock().expect("lines").push(line);
            }
        });
        let mut tunnel = Self { child, lines, address: String::new() };
        let line = tunnel.wait_for("listening on ");
        let rest = line.split_once("listening on ").expect("it").1;
        tunnel.address = rest.split_once(',').expect("an address").0.to_owned();
        tunnel
    }

    pub fn log(&self) -> Vec<String> {
        self.lines.lock().expect("lines").clone()
    }

    /// Waits until a line of the tunnel's log contains this text, and returns the line.
    pub fn wait_for(&mut self, text: &str) -> String {
        self.wait_for_nth(text, 1)
    }

    pub fn wait_for_nth(&mut self, text: &str, n: usize) -> String {
        let end = Instant::now() + PATIENCE;
        loop {
            let ended = self.child.try_wait().expect("the tunnel").is_some();
            let log = self.log();
            if let Some(line) = log.iter().filter(|line| line.contains(text)).nth(n - 1) {
                return line.clone();
            }
            assert!(!ended && Instant::now() < end, "no {text:?} in {log:#?}");
            thread::sleep(Duration::from_millis(5));
        }
    }

    pub fn signal(&self, signal: rustix::process::Signal) {
        let pid = rustix::process::Pid::from_child(&self.child);
        rustix::process::kill_process(pid, signal).expect("the tunnel");
    }

    pub fn wait(&mut self) -> ExitStatus {
        let end = Instant::now() + PATIENCE;
        loop {
            if let Some(status) = self.child.try_wait().expect("the tunnel") {
                return status;
            }
            assert!(Instant::now() < end, "it does not end: {:#?}", self.log());
            thread::sleep(Duration::from_millis(5));
        }
    }

    pub fn connect(&self) -> TcpStream {
        connect(&self.address)
    }

    pub fn metrics_address(&mut self) -> String {
        let line = self.wait_for("metrics at http://");
        line.split("http://").nth(1).expect("an address").trim_end_matches("/metrics").to_owned()
    }

    /// Sends `request` to the address of the metrics. Returns the head and the text of the answer.
    pub fn get(&mut self, request: &str) -> (String, String) {
        let mut socket = connect(&self.metrics_address());
        socket.write_all(request.as_bytes()).expect("a connection");
        let mut answer = String::new();
        socket.read_to_string(&mut answer).expect("an answer");
        let (head, text) = answer.split_once("\r\n\r\n").expect("an answer");
        assert!(head.contains(&format!("Content-Length: {}\r\n", text.len())));
        (head.to_owned(), text.to_owned())
    }

    /// Waits until no connection is left, and returns the metrics.
    pub fn metrics(&mut self) -> String {
        self.wait_for_metric("connections_active 0")
    }

    /// Waits until the metrics have this line, and returns the metrics. The wait is needed because a connection is
    /// counted until its task has ended, which may be after the connection was closed.
    pub fn wait_for_metric(&mut self, metric: &str) -> String {
        let end = Instant::now() + PATIENCE;
        loop {
            let (head, text) = self.get("GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
            assert!(head.starts_with("HTTP/1.1 200 OK\r\nContent-Type: text/plain; version=0.0.4"), "{head}");
            if text.lines().any(|line| line.strip_prefix("fastgost_tunnel_") == Some(metric)) {
                return text;
            }
            assert!(Instant::now() < end, "no {metric:?} in {text}");
            thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Tunnel {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        if thread::panicking() {
            eprintln!("the log of the tunnel at {}: {:#?}", self.address, self.log());
        }
    }
}

pub fn connect(address: &str) -> TcpStream {
    let socket = TcpStream::connect(address).expect("a connection");
    socket.set_read_timeout(Some(PATIENCE)).expect("a timeout");
    socket.set_write_timeout(Some(PATIENCE)).expect("a timeout");
    socket
}

/// Starts a service that runs a function for each connection. Returns the service's address.
pub fn service(serve: impl Fn(TcpStream) + Send + Sync + 'static) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address").to_string();
    let serve = Arc::new(serve);
    thread::spawn(move || {
        for socket in listener.incoming().map_while(Result::ok) {
            let serve = serve.clone();
            thread::spawn(move || serve(socket));
        }
    });
    address
}

/// Starts a service that sends back all received data. The service closes a connection when its peer has ended the
/// data. Returns the service's address.
pub fn echo() -> String {
    service(|mut socket| {
        let mut data = vec![0; 30_000];
        while let Ok(n @ 1..) = socket.read(&mut data) {
            if socket.write_all(&data[..n]).is_err() {
                return;
            }
        }
        let _ = socket.shutdown(Shutdown::Write);
    })
}

/// A server and a client of the tunnel in front of a service.
pub struct Pair {
    pub server: Tunnel,
    pub client: Tunnel,
    pub folder: Folder,
}

impl Pair {
    pub fn new(service: &str) -> Self {
        Self::with(service, &[], &[])
    }

    /// Starts the server and the client of the tunnel, each with additional arguments.
    pub fn with(service: &str, server: &[&str], client: &[&str]) -> Self {
        let folder = Folder::new();
        folder.add("server", &Identity::new(Profile::default()));
        let common =
            ["server", "--listen", "127.0.0.1:0", "--to", service, "--cert", "server.crt", "--key", "server.key"];
        let server = Tunnel::start(&folder, &[&common[..], server].concat());
        let common = ["client", "--listen", "127.0.0.1:0", "--to", &server.address, "--ca", "server.crt"];
        let named = if client.contains(&"--name") { vec![] } else { vec!["--name", "localhost"] };
        let client = Tunnel::start(&folder, &[&common[..], &named, client].concat());
        Self { server, client, folder }
    }

    pub fn connect(&self) -> TcpStream {
        self.client.connect()
    }
}

/// Sends a few bytes through the tunnel, and receives the same bytes from the service.
pub fn exchange(socket: &mut TcpStream) {
    socket.write_all(b"ping").expect("a connection");
    let mut answer = [0; 4];
    socket.read_exact(&mut answer).expect("an answer");
    assert_eq!(&answer, b"ping");
}

/// Reads all data, and returns whether the connection was reset. A reset is an error, and not the normal end of the
/// data.
pub fn is_reset(socket: &mut TcpStream) -> bool {
    let mut rest = Vec::new();
    match socket.read_to_end(&mut rest) {
        Ok(_) => false,
        Err(e) => matches!(e.kind(), std::io::ErrorKind::ConnectionReset | std::io::ErrorKind::ConnectionAborted),
    }
}

/// Returns bytes without a repeated pattern, so that a test notices misplaced bytes.
pub fn data(n: usize) -> Vec<u8> {
    Random(1).bytes(n)
}

"""Tests both ends of fastgost-tunnel with real programs (curl with nginx, PostgreSQL, SSH). The tests also cover lost
packets, idle connections, a full log, kills, and the systemd units of docs/tunnel.md. These tests would take too long
among the Rust tests. Several tests need root."""
import contextlib
import ctypes
import getpass
import hashlib
import os
import pathlib
import re
import resource
import signal
import socket
import subprocess
import threading
import time
import urllib.request

import pytest
from services import nginx, postgresql, wait_until
from support import BUILT, ROOT, Program, free_port, need, same, skip

pytestmark = pytest.mark.long
MIB = 1 << 20
IDLE, MOST_IDLE = 5000, 200 * 1000 * 1000
PROGRAM = BUILT / "fastgost-tunnel"


@pytest.fixture(autouse=True)
def certificate(fastgost, folder):
    fastgost("keygen --curve 256-a -o key.pem")
    fastgost("cert new --key key.pem --subject CN=localhost --san DNS:localhost -o cert.pem")


@pytest.fixture
def root():
    if os.geteuid() != 0:
        skip("this takes root")


class Tunnel:
    """Both ends of a tunnel. The tunnel leads from a free port of this machine to the port of a service. Unless a test
    kills an end, this end must exit with status 0."""

    def __init__(self, to, logs="."):
        self.logs, self.ends, self.killed = pathlib.Path(logs), {}, set()
        try:
            self.start("server", "--to", f"127.0.0.1:{to}", "--cert", "cert.pem", "--key", "key.pem", "--metrics", "127.0.0.1:0")
            self.metrics = self.said("server", r"metrics at http://127\.0\.0\.1:(\d+)/")
            self.start("client", "--to", f"localhost:{self.said('server')}", "--ca", "cert.pem")
            self.port = self.said("client")
        except BaseException:
            self.stop()
            raise

    def start(self, end, *arguments):
        with open(self.logs / f"log.{end}", "wb") as log:
            self.ends[end] = subprocess.Popen([PROGRAM, end, "--listen", "127.0.0.1:0", *arguments], stderr=log,
                                              stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)

    def log(self, end):
        return (self.logs / f"log.{end}").read_text(errors="replace")

    def said(self, end, pattern=r"listening on 127\.0\.0\.1:(\d+),"):
        """Waits until one end of the tunnel has written a port to its log, and returns this port. By default, this is
        the port at which the end listens."""
        return int(wait_until(lambda: re.search(pattern, self.log(end)), f"the {end} did not say {pattern}")[1])

    def value(self, name):
        """Returns the value of the metric `fastgost_tunnel_NAME` at the server end of the tunnel."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.metrics}/metrics", timeout=30) as answer:
            return float(re.search(rf"^fastgost_tunnel_{re.escape(name)} (\S+)$", answer.read().decode(), re.M)[1])

    def kill(self, end):
        self.killed.add(end)
        self.ends[end].kill()

    def stop(self):
        """Stops both ends at the same time. Returns a text for each end that has exited in a wrong way."""
        for process in self.ends.values():
            for _ in range(2 if process.poll() is None else 0):
                process.send_signal(signal.SIGTERM)
        wrong = []
        for end, process in self.ends.items():
            try:
                status = process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                status = "nothing within 20 s"
            if status != (-signal.SIGKILL if end in self.killed else 0):
                wrong.append(f"the {end} ended with {status}")
            print(f"the log of the {end}:", self.log(end)[-4000:])
        return wrong

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        wrong = self.stop()
        # If the test has already failed with an exception, pytest reports only this exception.
        assert kind is not None or not wrong


@contextlib.contextmanager
def web():
    """Starts nginx, which accepts uploads with PUT. Yields the port of nginx."""
    need("curl:curl")
    port = free_port()
    os.makedirs("www/put")
    pathlib.Path("www/index.html").write_text("hello\n")
    with nginx(port, f"server {{ listen 127.0.0.1:{port}; location /put/ {{ dav_methods PUT; }} }}"):
        yield port


def test_page(fastgost):
    """Runs the commands of docs/tunnel.md. The commands make the keys, start both ends and fetch a web page through the
    tunnel. The last commands use client certificates."""
    page = (ROOT / "docs/tunnel.md").read_text()
    _, server, client, pair = re.findall(r"^```sh\n(.*?)^```$", page, re.M | re.S)
    ends = [server.splitlines()[-1], client.splitlines()[0], *pair.splitlines()]
    for made in "key.pem", "cert.pem":
        os.unlink(made)
    for line in server.splitlines()[:-1]:
        fastgost(line.removeprefix("fastgost "))
    for name, subject in ("my-key", "me"), ("other-key", "other"):
        fastgost(f"keygen --curve 256-a -o {name}.pem")
        fastgost(f"cert new --key {name}.pem --subject CN={subject} -o {subject}.pem")
    pathlib.Path("clients.pem").write_bytes(pathlib.Path("me.pem").read_bytes())
    with web() as port, contextlib.ExitStack() as stack:
        for server, client in (ends[:2], ends[2:]):
            tls, plain = free_port(), free_port()
            server = re.sub(r"--listen \S+", f"--listen 127.0.0.1:{tls}", re.sub(r"--to \S+", f"--to 127.0.0.1:{port}", server))
            client = re.sub(r"--listen \S+", f"--listen 127.0.0.1:{plain}", re.sub(r"--to \S+", f"--to localhost:{tls}", client))
            for end, at in (server, tls), (client, plain):
                stack.enter_context(Program("", PROGRAM).serving(at, end.removeprefix("fastgost-tunnel ")))
            assert Program("curl -sS")(f"http://127.0.0.1:{plain}/") == "hello\n"
        # A client with another certificate gets nothing.
        assert "--client-ca" in server and "--cert me.pem" in client
        other = free_port()
        client = client.replace(str(plain), str(other)).replace("me.pem", "other.pem").replace("my-key", "other-key")
        stack.enter_context(Program("", PROGRAM).serving(other, client.removeprefix("fastgost-tunnel ")))
        assert Program("curl -sS").run(f"http://127.0.0.1:{other}/").stdout == ""


def random_file(path, size):
    with open(path, "wb") as file:
        for _ in range(size // MIB):
            file.write(os.urandom(MIB))


def transfers(size, report):
    """Fetches many web pages, fetches a large file, and uploads this file."""
    curl = Program("curl -sf")
    with web() as port, Tunnel(port) as tunnel:
        url = f"http://127.0.0.1:{tunnel.port}"
        assert curl(f"{url}/") == "hello\n"
        assert curl(f"--parallel --parallel-max 50 {url}/?[1-200]") == "hello\n" * 200
        random_file("www/large", size)
        start = time.monotonic()
        curl(f"-o got {url}/large", timeout=1200)
        report(f"tunnel: {size / MIB / (time.monotonic() - start):.0f} MiB/s down")
        equal("got", "www/large")
        # curl fetches only a part of the file.
        curl(f"-r 1000-1999 -o part {url}/large")
        with open("www/large", "rb") as file:
            assert pathlib.Path("part").read_bytes() == file.read(2000)[1000:]
        start = time.monotonic()
        curl(f"-T got {url}/put/large", timeout=1200)
        report(f"tunnel: {size / MIB / (time.monotonic() - start):.0f} MiB/s up")
        equal("www/put/large", "www/large")
        for path in "got", "www/large", "www/put/large":
            os.unlink(path)


def equal(found, expected):
    """Compares two files that are too large to be read into memory."""
    Program("cmp")("", found, expected)


def test_curl(report):
    transfers(1 << 30, report)


@pytest.fixture
def lossy(root):
    """Runs the test in a separate network, which loses, delays and reorders packets."""
    need("tc:iproute2", "nft:nftables")
    libc = ctypes.CDLL(None, use_errno=True)
    with open("/proc/self/ns/net") as outside:
        if libc.unshare(0x4000_0000) != 0:
            skip("no network namespaces here")
        try:
            Program("ip")("link set lo up")
            if Program("tc").run("qdisc add dev lo root netem delay 10ms 3ms loss 2% reorder 5%").returncode == 0:
                yield "2 %, with delay and another order, by tc netem"
            else:
                nft = Program("nft")
                nft("add table ip loss")
                nft("", "add chain ip loss input { type filter hook input priority 0; }")
                nft("add rule ip loss input numgen random mod 100 < 2 drop")
                yield "2 %, by nftables, since this kernel has no netem"
        finally:
            assert libc.setns(outside.fileno(), 0) == 0


def test_loss(lossy, report):
    report(f"tunnel: packets are lost: {lossy}")
    transfers(32 * MIB, report)


def test_postgresql(root):
    """Sends queries to PostgreSQL through the tunnel. The queries and the results are large, so much data passes in
    both directions."""
    port = free_port()
    with postgresql(port), Tunnel(port) as tunnel:
        psql = Program(f"psql -h 127.0.0.1 -p {tunnel.port} -U postgres -AtqX -v ON_ERROR_STOP=1 -c")
        assert psql("", "select 6 * 7") == "42\n"
        rows = "".join(f"{i}\t{hashlib.md5(b'%d' % i).hexdigest()}\n" for i in range(500_000))
        psql("", "create table t (i integer, t text)")
        psql("", "copy t from stdin", input=rows)
        assert psql("", "select count(*), sum(i) from t") == f"500000|{499_999 * 250_000}\n"
        assert psql("", "copy (select * from t order by i) to stdout") == rows


def test_ssh(root, folder):
    """Runs a command through SSH, sends 64 MB through a session in both directions, and opens a session that ends by
    itself."""
    need("/usr/sbin/sshd:openssh-server", "ssh:openssh-client")
    port = free_port()
    os.makedirs("/run/sshd", exist_ok=True)
    for name in "host", "user":
        Program("ssh-keygen -q -t ed25519 -N ''")("-f", name)
    sshd = Program(f"/usr/sbin/sshd -D -e -f /dev/null -o HostKey={folder}/host -o AuthorizedKeysFile={folder}/user.pub "
                   f"-o StrictModes=no -o UsePAM=no -o PidFile={folder}/sshd.pid -o ListenAddress=127.0.0.1 -o PermitRootLogin=yes "
                   "-o 'Subsystem=sftp internal-sftp'")
    options = ("-i user -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -o LogLevel=ERROR -o IdentitiesOnly=yes "
               "-F /dev/null")
    with sshd.serving(port, f"-p {port}"), Tunnel(port) as tunnel:
        ssh = Program(f"ssh {options} -p {tunnel.port} -l {getpass.getuser()}")
        done = ssh.run("127.0.0.1 'echo hello; exit 3'", timeout=60)
        assert (done.stdout, done.returncode) == ("hello\n", 3), done
        random_file("file", 64 * MIB)
        with open("file", "rb") as source, open("through", "wb") as target:
            subprocess.run(ssh.line("127.0.0.1 cat"), stdin=source, stdout=target, check=True, timeout=600)
        same("through", "file")
        Program(f"scp {options} -P {tunnel.port}")(f"file {getpass.getuser()}@127.0.0.1:{folder}/copy")
        same("copy", "file")
        # This session has a terminal, like the session of a user.
        assert "begin-42" in ssh("-tt 127.0.0.1", input="stty -echo; echo begin-$((40+2))\nexit\n")


def resident(process):
    status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+) kB", status)[1]) * 1024


def test_idle_connections(report):
    """Many idle connections take only little memory. Each idle connection still works."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < 3 * IDLE:
        skip(f"{hard} open files are too few")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 3 * IDLE), hard))
    with contextlib.ExitStack() as stack:
        listener = stack.enter_context(socket.create_server(("127.0.0.1", 0), backlog=4096))
        accepted = []

        def accept():
            with contextlib.suppress(OSError):
                while True:
                    accepted.append(stack.enter_context(listener.accept()[0]))

        threading.Thread(target=accept, daemon=True).start()
        tunnel = stack.enter_context(Tunnel(listener.getsockname()[1]))
        before = {end: resident(process) for end, process in tunnel.ends.items()}
        start, sockets = time.monotonic(), []
        for i in range(IDLE):
            sockets.append(socket.create_connection(("127.0.0.1", tunnel.port), 60))
            # Each connection passes some data before it becomes idle.
            sockets[i].sendall(b"%08d" % i)
        wait_until(lambda: tunnel.value("connections_active") >= IDLE and len(accepted) >= IDLE, "connections are missing", 600)
        seconds, peers = time.monotonic() - start, {}
        for peer in accepted:
            peer.settimeout(60)
            peers[int(peer.recv(8, socket.MSG_WAITALL))] = peer
        for end, process in tunnel.ends.items():
            used = resident(process)
            report(f"tunnel: {IDLE} connections in {seconds:.0f} s, {end}: {used / 1e6:.0f} MB, "
                   f"{(used - before[end]) / IDLE / 1e3:.1f} kB each")
            assert used < MOST_IDLE, f"the {end} takes {used} bytes"
        for i in range(0, IDLE, 50):
            peers[i].sendall(b"still here")
            assert sockets[i].recv(100) == b"still here"
        for connection in [*sockets, *accepted]:
            connection.close()
        wait_until(lambda: tunnel.value("connections_active") == 0, "connections are left", 60)


def test_log_on_a_full_file_system(root, folder):
    small = folder / "small"
    small.mkdir()
    if Program("mount").run(f"-t tmpfs -o size=64k tmpfs {small}").returncode != 0:
        skip("nothing can be mounted here")
    try:
        with web() as port, Tunnel(port, logs=small) as tunnel:
            curl = Program("curl -sf")
            for _ in range(600):
                assert curl(f"http://127.0.0.1:{tunnel.port}/") == "hello\n"
            assert os.statvfs(small).f_bavail == 0, "it is not full"
            assert all(process.poll() is None for process in tunnel.ends.values())
    finally:
        Program("umount -l")("", small)


@pytest.mark.parametrize("victim, other", [("server", "client"), ("client", "server")])
def test_kill_while_data_flows(victim, other):
    """If an end of the tunnel is killed during a transfer, the client gets an error. The client must not get a
    truncated file without an error."""
    with web() as port, Tunnel(port) as tunnel:
        random_file("www/large", 256 * MIB)
        slow = subprocess.Popen(["curl", "-sf", "--limit-rate", "20M", "-o", "got", f"http://127.0.0.1:{tunnel.port}/large"])
        time.sleep(1)
        tunnel.kill(victim)
        assert slow.wait(60) != 0, "curl noticed nothing"
        assert tunnel.ends[other].poll() is None, "the other end is gone too"


def test_units_of_the_guide(folder):
    need("systemd-analyze:systemd")
    units = re.findall(r"^```ini\n(.*?)^```", (ROOT / "docs/tunnel.md").read_text(), re.M | re.S)
    assert len(units) == 2
    for kind, unit in zip(("service", "socket"), units):
        # The unit has the path of the installed program. The test replaces this path by the path of the program under
        # test.
        (folder / f"fastgost-tunnel.{kind}").write_text(unit.replace("/usr/local/bin/fastgost-tunnel", str(PROGRAM)))
    done = Program("systemd-analyze").run(f"verify --man=no {folder}/fastgost-tunnel.service {folder}/fastgost-tunnel.socket")
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
    # systemd-analyze rates the risk of a unit from 0 to 10. The threshold is in tenths of this rating, so 15 means 1.5.
    Program("systemd-analyze")("security --offline=true --threshold=15 fastgost-tunnel.service")

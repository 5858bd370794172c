"""Tests TLS with GOST, with unchanged libssl and the provider. For TLS 1.2 (RFC 9189), the programs with the provider
are s_server, s_client, Python's ssl, and a program in C. These programs also connect to GnuTLS and to gost-engine,
which are clients in some tests and servers in others. For TLS 1.3, the groups of RFC 9367 are tested. `interop/tls`
tests web servers and other programs."""
import contextlib
import os
import re
import subprocess
import time

import pytest
from provider import VERSIONS
from services import wait_until
from support import Program, free_port, need

IANA, LEGACY, OLD = "IANA-GOST2012-GOST8912-GOST8912", "LEGACY-GOST2012-GOST8912-GOST8912", "GOST2001-GOST89-GOST89"
KUZNYECHIK, MAGMA = "GOST2012-KUZNYECHIK-KUZNYECHIKOMAC", "GOST2012-MAGMA-MAGMAOMAC"
# In the cipher suite 0xC100, one key protects only 64 records, and in the suite 0xC101 only 4096 records. The records
# of the test are small, so the file needs more records than one key may protect.
SIZE, SMALL = 4_000_000, "-max_send_frag 512"
KEYS = {"256A": "gost2012_256", "256TCA": "gost2012_256", "512A": "gost2012_512", "2001A": "gost2001"}
# Each pair has the program of the server and the program of the client.
PEERS = pytest.mark.parametrize("server, client", [("ours", "ours"), ("ours", "theirs"), ("theirs", "ours")])
GET = "GET /big HTTP/1.0\r\n\r\n"
GNUTLS = "NORMAL:-VERS-ALL:+VERS-TLS1.2:+GOST"


@pytest.fixture(scope="session")
def peers(installed, theirs):
    return {"ours": installed, "theirs": theirs}


@pytest.fixture(scope="module")
def material(installed, tmp_path_factory):
    """Makes a folder with keys, certificates for these keys, and a large file."""
    folder = tmp_path_factory.mktemp("tls")
    (folder / "big").write_bytes(os.urandom(SIZE))
    for name, algorithm in KEYS.items():
        parameters = name[4:] if algorithm == "gost2001" else name[3:]
        installed(f"genpkey -algorithm {algorithm} -pkeyopt paramset:{parameters} -out {folder}/{name}.key")
        installed(f"req -x509 -key {folder}/{name}.key -subj /CN=localhost -days 30 -out {folder}/{name}.pem")
    return folder


def certificate(key):
    return f"-cert {key}.pem -key {key}.key"


def mutual(key):
    """Returns the options for a server whose clients have the same certificate as the server."""
    return f"-Verify 1 -CAfile {key}.pem -verify_return_error"


@contextlib.contextmanager
def s_server(peer, suite, key, options="-WWW"):
    """Starts s_server. Returns its port, and a function that returns its log."""
    port = free_port()
    with peer.serving(port, f"s_server -accept {port} -tls1_2 -cipher {suite} {certificate(key)} {options}") as log:
        yield port, log


def s_client(port, suite, ca, options=""):
    return (f"s_client -connect localhost:{port} -tls1_2 -quiet -ign_eof -verify_return_error -cipher {suite} -CAfile {ca}.pem "
            f"{options}")


def assert_gets_the_file(client, line):
    """Checks that the client reports no error and gets the whole file."""
    # The output is bytes and not text, so this function does not use the methods of `Program`.
    found = subprocess.run(client.line(line), input=GET.encode(), env=os.environ | client.environment, capture_output=True, timeout=60)
    assert found.returncode == 0, found.stderr.decode(errors="replace")
    with open("big", "rb") as big:
        assert found.stdout[-SIZE:] == big.read()


def test_suites(installed):
    offered = installed("ciphers -s -tls1_2 'kGOST:!eNULL'").strip()
    assert offered == f"{LEGACY}:{IANA}:{OLD}"
    offered = installed("ciphers -s -tls1_2 'aGOST:!eNULL'").strip()
    assert sorted(offered.split(":")) == sorted([IANA, LEGACY, OLD, KUZNYECHIK, MAGMA])


@pytest.mark.parametrize("suite, key", [(IANA, "256A"), (IANA, "256TCA"), (IANA, "512A"), (LEGACY, "256A"), (OLD, "2001A")])
def test_server_authenticated(installed, suite, key):
    with s_server(installed, suite, key) as (port, _):
        assert_gets_the_file(installed, s_client(port, suite, key))


@PEERS
@pytest.mark.parametrize("suite, key, more", [
    (IANA, "256A", ""), (IANA, "256TCA", ""), (IANA, "512A", ""), (LEGACY, "256A", ""), (LEGACY, "512A", ""), (OLD, "2001A", ""),
    *((suite, key, SMALL) for suite in (KUZNYECHIK, MAGMA) for key in ("256A", "256TCA", "512A")),
])
def test_both_authenticated(peers, suite, key, more, server, client):
    with s_server(peers[server], suite, key, f"-WWW {more} {mutual(key)}") as (port, _):
        assert_gets_the_file(peers[client], s_client(port, suite, key, certificate(key)))


@pytest.mark.long
@pytest.mark.parametrize("suite", [IANA, KUZNYECHIK, MAGMA])
@pytest.mark.parametrize("server", VERSIONS)
@pytest.mark.parametrize("client", VERSIONS)
def test_between_versions(version, suite, server, client):
    """Connects each version of OpenSSL 3 with each version of OpenSSL 3. OpenSSL 4 is not tested, because it has no
    GOST cipher suites."""
    server, client = version(server), version(client)
    if "4" in (server.version[0], client.version[0]):
        pytest.skip("OpenSSL 4")
    with s_server(server, suite, "256A", f"-WWW {mutual('256A')}") as (port, _):
        assert_gets_the_file(client, s_client(port, suite, "256A", certificate("256A")))


SUITES = pytest.mark.parametrize("suite, key", [(IANA, "256A"), (LEGACY, "256A"), (OLD, "2001A"), (KUZNYECHIK, "256A"),
                                                (MAGMA, "256A")])


@PEERS
@SUITES
@pytest.mark.parametrize("options", ["", "-no_ticket"])
def test_resumption(peers, suite, key, server, client, options):
    with s_server(peers[server], suite, key, "-www") as (port, _):
        done = peers[client].run(f"s_client -connect localhost:{port} -tls1_2 -cipher {suite} -CAfile {key}.pem {options} -reconnect",
                                 timeout=60)
        assert len(re.findall("^Reused", done.stdout, re.M)) == 5, done


@PEERS
@SUITES
def test_renegotiation(peers, folder, suite, key, server, client):
    """The client renegotiates during the connection. The web page of the server shows the number of renegotiations."""
    client, out, errors = peers[client], folder / "out", folder / "errors"
    line = f"s_client -tls1_2 -cipher {suite} -CAfile {key}.pem -verify_return_error -connect localhost:"
    with s_server(peers[server], suite, key, "-www -client_renegotiation") as (port, _), open(out, "wb") as to, \
            open(errors, "wb") as err, subprocess.Popen(client.line(f"{line}{port}"), env=os.environ | client.environment,
                                                        stdin=subprocess.PIPE, stdout=to, stderr=err) as process:
        for text, answer, log in (b"R\n", "RENEGOTIATING", errors), (b"GET / HTTP/1.0\r\n\r\n", "</HTML>", out):
            process.stdin.write(text)
            process.stdin.flush()
            wait_until(lambda: answer in log.read_text(errors="replace"), f"no {answer}")
            time.sleep(0.2)
        process.stdin.close()
        process.wait(60)
    found = out.read_text(errors="replace")
    assert " 1 server renegotiates" in found
    assert " 2 server accepts that finished" in found, "the renegotiation did not end"


@pytest.mark.parametrize("sentence, server, ca, client", [
    pytest.param("certificate verify failed", "", "256TCA", "", id="the server has a certificate of somebody else"),
    pytest.param("certificate verify failed", mutual("256A"), "256A", certificate("256TCA"), id="the client has"),
    pytest.param("peer did not return a certificate", mutual("256A"), "256A", "", id="the client has none"),
])
def test_nothing_without_the_right_certificate(installed, sentence, server, ca, client):
    with s_server(installed, IANA, "256A", f"-WWW {server}") as (port, log):
        done = installed.run(s_client(port, IANA, ca, client), input=GET, timeout=60)
        assert done.returncode > 0 and done.stdout == ""
        wait_until(lambda: sentence in done.stderr + log(), f"nobody says {sentence}")


def test_key_that_is_not_the_certificates(installed):
    installed.refuses("key values mismatch", f"s_server -accept {free_port()} -key 256A.key -cert 256TCA.pem")


@pytest.fixture(scope="session")
def gnutls():
    """The server and the client of GnuTLS."""
    need("gnutls-cli:gnutls-bin")
    return Program("gnutls-serv --http --priority", GNUTLS), Program("gnutls-cli --priority", GNUTLS)


def test_gnutls_as_client(installed, gnutls):
    _, client = gnutls
    with s_server(installed, IANA, "256A", f"-WWW {mutual('256A')}") as (port, _):
        assert_gets_the_file(client, f"-p {port} localhost --x509cafile 256A.pem --x509certfile 256A.pem --x509keyfile 256A.key "
                                     "--logfile=gnutls.log")


def test_gnutls_as_client_resumes(installed, gnutls):
    _, client = gnutls
    with s_server(installed, IANA, "256A", "-www") as (port, _):
        client.says("This is a resumed session", f"-p {port} localhost --x509cafile 256A.pem --resume", timeout=60)


WITH_CLIENTS = "--require-client-cert --verify-client-cert --x509cafile 256A.pem"


@pytest.mark.parametrize("options", ["", WITH_CLIENTS], ids=["server authenticated", "both authenticated"])
def test_gnutls_as_server(installed, gnutls, options):
    server, _ = gnutls
    port = free_port()
    with server.serving(port, f"-p {port} --x509keyfile 256A.key --x509certfile 256A.pem {options}") as log:
        found = installed.run(s_client(port, IANA, "256A", certificate("256A")), input="GET / HTTP/1.0\r\n\r\n", timeout=60).stdout
        assert "HTTP/1.0 200 OK" in found
        assert not options or re.search("Peer's certificate is trusted|CN=localhost", found + log())
        # The client resumes a session by the session identifier. gnutls-serv sends session tickets only if an option is
        # set.
        done = installed.run(f"s_client -connect localhost:{port} -tls1_2 -cipher {IANA} -CAfile 256A.pem {certificate('256A')} "
                             "-reconnect", timeout=60)
        assert len(re.findall("^Reused", done.stdout, re.M)) >= 4, done


def test_gnutls_as_server_wants_a_certificate(installed, gnutls):
    server, _ = gnutls
    port = free_port()
    with server.serving(port, f"-p {port} --x509keyfile 256A.key --x509certfile 256A.pem {WITH_CLIENTS}") as log:
        done = installed.run(s_client(port, IANA, "256A"), input=GET, timeout=60)
        assert done.returncode > 0 and done.stdout == ""
        wait_until(lambda: "No certificate was found" in done.stderr + log(), "no reason")


@pytest.mark.parametrize("suite, key", [(IANA, "256A"), (LEGACY, "512A"), (OLD, "2001A")])
def test_both_ends_in_one_process(installed, suite, key):
    """The client and the server run in one process. Both sides renegotiate, the client resumes sessions, and some
    handshakes fail. The heap of the process must not grow."""
    installed.compiled("tls")(f"{key}.pem {key}.key {suite} repeat 60")


@pytest.mark.parametrize("key, suite, threads", [
    *((f"gost2012_256 -pkeyopt paramset:{name}", LEGACY, "1 2") for name in "A B C XA XB TCA TCB TCC TCD".split()),
    *((f"gost2012_512 -pkeyopt paramset:{name}", LEGACY, "1 2") for name in "ABC"),
    # This suite does not use the provider. It shows whether the test program works without the provider.
    ("rsa:2048", "ECDHE-RSA-AES128-GCM-SHA256", "4 5"),
])
def test_every_parameter_set(installed, key, suite, threads):
    installed(f"req -x509 -newkey {key} -noenc -keyout set.key -subj /CN=localhost -days 30 -out set.pem")
    installed.compiled("tls")(f"set.pem set.key {suite} threads {threads}")


def test_threads(installed):
    installed.compiled("tls")(f"256A.pem 256A.key {IANA} threads 16 25")


PYTHON = """
import socket, ssl, threading
server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
server.set_ciphers("aGOST12")
server.load_cert_chain("256A.pem", "256A.key")
client = ssl.create_default_context(cafile="256A.pem")
client.check_hostname = False
for context in server, client:
    context.maximum_version = ssl.TLSVersion.TLSv1_2
client.set_ciphers("aGOST12")
listener = socket.create_server(("localhost", 0), backlog=100)
wrong, right = [], []

def answer(connection):
    try:
        with server.wrap_socket(connection, server_side=True) as tls:
            tls.sendall(tls.recv(100))
    except Exception as error:
        wrong.append(error)

def accept():
    while True:
        threading.Thread(target=answer, args=(listener.accept()[0],)).start()

def ask():
    for i in range(20):
        try:
            with client.wrap_socket(socket.create_connection(listener.getsockname())) as tls:
                tls.sendall(b"%d" % i)
                assert tls.recv(10) == b"%d" % i
                assert "GOST" in tls.cipher()[0], tls.cipher()
                right.append(i)
        except Exception as error:
            wrong.append(error)

threading.Thread(target=accept, daemon=True).start()
threads = [threading.Thread(target=ask) for _ in range(16)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
assert not wrong and len(right) == 320, (len(right), wrong[:3])
"""


def test_python_with_16_threads(installed):
    installed.python()("-c", PYTHON, timeout=120)


GROUPS = pytest.mark.parametrize("group", "GC256A GC256B GC256C GC256D GC512A GC512B GC512C".split())


def agree_by(server, client, group, offered=None, protocol="-tls1_3"):
    """Makes a TLS 1.3 handshake with an ECDSA certificate and a server that has only one group. Returns the client's
    output."""
    server("req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -noenc -keyout ec.key -subj /CN=localhost -days 30 -out ec.pem")
    port = free_port()
    with server.serving(port, f"s_server -accept {port} -groups {group} {certificate('ec')} -www"):
        return client.run(f"s_client -connect localhost:{port} {protocol} -groups {offered or group} -CAfile ec.pem "
                          "-verify_return_error -msg", input="", timeout=60)


@GROUPS
def test_groups_of_tls_1_3(installed, group):
    said = agree_by(installed, installed, group).stdout
    assert "New, TLSv1.3, Cipher is TLS_AES_256_GCM_SHA384" in said and f"{group[2:5]} bits" in said, said


def test_group_after_a_retry(installed):
    """The client's first key share is for a group that the server does not have. So the server asks for a second key
    share, for the server's group."""
    said = agree_by(installed, installed, "GC256A", "X25519:GC256A").stdout
    assert said.count("ClientHello") == 2 and "New, TLSv1.3" in said, said


@pytest.mark.parametrize("offered, protocol", [("GC256B", "-tls1_3"), ("GC256A", "-tls1_2")])
def test_no_group_in_common(installed, offered, protocol):
    """A handshake fails if the client and the server have no common group. It also fails in TLS 1.2, because the groups
    of RFC 9367 are only for TLS 1.3."""
    done = agree_by(installed, installed, "GC256A", offered, protocol)
    assert done.returncode > 0 and "Cipher is (NONE)" in done.stdout, done


@pytest.mark.parametrize("name", [VERSIONS[0], *(pytest.param(name, marks=pytest.mark.long) for name in ("trixie", "sid"))])
def test_groups_by_default(version, name):
    """OpenSSL 3.0 offers and accepts the GOST groups after all other groups. Later versions offer and accept the GOST
    groups only if the configuration or an option names them."""
    openssl, port = version(name), free_port()
    assert agree_by(openssl, openssl, "GC256A").returncode == 0
    for server, client in ("", "-groups GC256A"), ("-groups GC256A", ""):
        with openssl.serving(port, f"s_server -accept {port} {server} {certificate('ec')} -www"):
            done = openssl.run(f"s_client -connect localhost:{port} -tls1_3 {client}", timeout=60)
            assert (done.returncode == 0) == openssl.version.startswith("3.0."), done


@pytest.mark.long
@pytest.mark.parametrize("server", VERSIONS)
@pytest.mark.parametrize("client", VERSIONS)
def test_groups_between_versions(version, server, client):
    """Connects each version of OpenSSL with each version in TLS 1.3. The groups also work in OpenSSL 4."""
    said = agree_by(version(server), version(client), "GC512C").stdout
    assert "New, TLSv1.3, Cipher is TLS_AES_256_GCM_SHA384" in said, said


@pytest.mark.parametrize("name", [VERSIONS[0], *(pytest.param(name, marks=pytest.mark.long) for name in VERSIONS[1:])])
def test_no_gost_certificate_in_tls_1_3(version, name):
    """If the only certificate of a server has a GOST key, the server does not support TLS 1.3. This is true for all
    versions of OpenSSL. If this test fails, a new libssl may support the signature schemes of RFC 9367."""
    openssl, port = version(name), free_port()
    openssl("req -x509 -newkey gost2012_256 -pkeyopt paramset:A -noenc -keyout gost.key -subj /CN=localhost -days 30 -out gost.pem")
    with openssl.serving(port, f"s_server -accept {port} -tls1_3 {certificate('gost')} -www") as log:
        done = openssl.run(f"s_client -connect localhost:{port} -tls1_3 -CAfile gost.pem", input="", timeout=60)
        assert done.returncode > 0 and "Cipher is (NONE)" in done.stdout, done
        wait_until(lambda: "unsupported protocol" in log(), "the server has another reason")

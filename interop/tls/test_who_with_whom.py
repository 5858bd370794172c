"""Tests the tables of docs/tls.md, which say which client works with which server. A cell of a table names the cipher
suites that work between a client and a server. For each cell, the test tries every suite. A suite must work if the cell
names it, and must fail otherwise."""
import pathlib
import re
import socket

import pytest
from services import wait_until
from support import Program, inside
from tls_page import CIPHERS, FILES, FIRST, GROUPS, POSTGRESQL, WEB, Place, command, table, with_groups

pytestmark = pytest.mark.long
NAMES = {"C100": FIRST, "C101": "GOST2012-MAGMA-MAGMAOMAC", "C102": "IANA-GOST2012-GOST8912-GOST8912"}
NONE, NOT_FOR_THIS = "no", "–"
# The ports on the page. If the page has no separate port for a server, the server gets a port here.
PORTS = {
    "TLS 1.2": {"openssl": "8446", "nginx": "8443", "HAProxy": "8444", "stunnel": "8445", "PostgreSQL": POSTGRESQL, "gost-engine": "8449",
                "GnuTLS": "8447", "tunnel": "8448", "rustls": "8458"},
    "TLS 1.3": {"openssl": "8456", "nginx": "8453", "HAProxy": "8454", "stunnel": "8455", "tunnel": "8448", "rustls": "8458"},
}
GNUTLS_SUITE = re.compile(r"GOST28147-TC26Z-CNT")
TUNNEL_SUITE = re.compile(r"TLS_GOSTR341112_256_WITH_KUZNYECHIK_MGM_L")


@pytest.fixture(scope="module")
def servers(provider, openssl, tmp_path_factory):
    """Starts all servers. A server with a GOST group has no other group. So if a client connects to such a server, the
    client has used the GOST group."""
    with inside(tmp_path_factory.mktemp("servers")):
        place = Place(provider, changes={GROUPS: GROUPS.split(":")[0]})
        place.engine = openssl.environment["OPENSSL_CONF"]
        place.fill()
        pathlib.Path("engine.cnf").write_text(pathlib.Path(place.engine).read_text())
        engine = command("s_server", "8446").replace("openssl.cnf", "engine.cnf").replace("8446", "8449")
        rustls = place.example("server", f"127.0.0.1:{place.port('8458')}", "cert.pem", "key.pem")
        tunnel = {"0.0.0.0:8443": "127.0.0.1:8448", "127.0.0.1:80 ": f"127.0.0.1:{WEB} "}
        with place.all(
            place.web(), place.nginx("8443", "gost", "everybody"), place.stunnel("8445", "server"), place.postgresql(),
            place.haproxy("8444", FILES["/etc/haproxy/haproxy.cfg, the server"]), place.serving("8446", "s_server"),
            place.serving("8456", "s_server"), place.serving("8447", "gnutls-serv"), place.tunnel("8448", "server", tunnel),
            place.program(engine).serving(place.port("8449"), ""), rustls.serving(place.port("8458"), ""),
        ):
            yield place


@pytest.fixture
def folder(servers, monkeypatch):
    """Changes to the folder of the servers. The clients run in the same folder."""
    monkeypatch.chdir(servers.folder)


# The functions of the clients. Each function returns true if the client can connect. The first argument is a `Place`,
# which replaces the port in the command of the page by the port of the server. The second argument is the name of the
# server. The third argument is the cipher suite for TLS 1.2, or None for TLS 1.3.


def s_client(place, server, suite, configuration="openssl.cnf"):
    line = command("s_client", "-tls1_2" if suite else "-tls1_3").replace(FIRST, suite or "").replace("openssl.cnf", configuration)
    done = place.program(line).run("-starttls postgres" if server == "PostgreSQL" else "", timeout=60)
    agreed = re.search("Cipher is (.*)", done.stdout)
    works = agreed is not None and agreed[1] == (suite or "TLS_AES_256_GCM_SHA384")
    assert works == (done.returncode == 0), done
    return works


def gost_engine(place, server, suite):
    return s_client(place, server, suite, "engine.cnf")


def curl(place, server, suite):
    line = command("curl", "cert.pem --tls-max" if suite else "--tlsv1.3").replace(FIRST, suite or "")
    done = place.program(line).run("-sSf", timeout=60)
    # The status 35 of curl means that the handshake has failed.
    assert done.returncode in (0, 35), done
    return done.returncode == 0


def through(port):
    """Fetches a web page with curl through another program, which makes the TLS connection and listens at `port`."""
    done = Program("curl -sSf").run(f"http://localhost:{port}/", timeout=60)
    # The status 22 of curl means an HTTP error. The statuses 52 and 56 mean that no data came.
    assert done.returncode in (0, 22, 52, 56), done
    return done.returncode == 0


def nginx(place, server, suite):
    port = "8081" if suite else "8091"
    with place.nginx(port, "to-gost"):
        return through(place.port(port))


def haproxy(place, server, suite):
    text = FILES["/etc/haproxy/haproxy.cfg, the client"]
    if not suite:
        place, text = with_groups(place), text.replace("cert.pem ssl-max-ver TLSv1.2", "ec.pem ssl-min-ver TLSv1.3")
    with place.haproxy("8082", text):
        return through(place.port("8082"))


def stunnel(place, server, suite):
    port = "8093" if not suite else "8084" if server == "PostgreSQL" else "8083"
    with place.stunnel(port, "client"):
        if server == "PostgreSQL":
            return asked(place.program(command("psql", port)), suite)
        return through(place.port(port))


def psql(place, server, suite):
    """libpq has no option for suites, so the configuration of OpenSSL sets the suite."""
    text = pathlib.Path("openssl.cnf").read_text().replace("[openssl_init]\n", "[openssl_init]\nssl_conf = tls\n")
    pathlib.Path("psql.cnf").write_text(f"{text}[tls]\nsystem_default = suites\n[suites]\nCipherString = {suite}\n")
    return asked(place.program(command("psql", POSTGRESQL).replace("openssl.cnf", "psql.cnf")), suite)


def asked(client, suite):
    """Asks PostgreSQL which cipher suite the client's connection has. Returns true if the client could connect."""
    done = client.run("-Atc", "select cipher from pg_stat_ssl where pid = pg_backend_pid()", timeout=60)
    assert done.stdout in ("", f"{suite}\n"), done
    return bool(done.stdout)


def gnutls(place, server, suite):
    """Connects with the client of GnuTLS. GnuTLS has only one GOST suite, so the client cannot connect with any other
    GOST suite."""
    if suite != NAMES["C102"]:
        return False
    line = command("gnutls-cli") + (" --starttls-proto=postgres" if server == "PostgreSQL" else "")
    done = place.program(line).run(timeout=60)
    assert done.returncode != 0 or GNUTLS_SUITE.search(done.stdout), done
    return done.returncode == 0


def tunnel(place, server, suite):
    ends = {"127.0.0.1:8080": "127.0.0.1:8089", "localhost:8443": "localhost:8443"}
    with place.tunnel("8089", "client", ends) as log, socket.create_connection(("localhost", int(place.port("8089"))), 30) as plain:
        plain.sendall(b"hello")
        said = wait_until(lambda: re.search(r"connected, (\w+)|the handshake failed", log()), "neither success nor failure")
    return bool(said[1] and TUNNEL_SUITE.fullmatch(said[1]))


def rustls(place, server, suite):
    done = place.example("client", f"127.0.0.1:{place.port('8443')}", "localhost", "cert.pem").run(input="hello", timeout=60)
    return bool(TUNNEL_SUITE.search(done.stderr))


CLIENTS = {"openssl": s_client, "curl": curl, "nginx": nginx, "HAProxy": haproxy, "stunnel": stunnel, "psql": psql,
           "gost-engine": gost_engine, "GnuTLS": gnutls, "tunnel": tunnel, "rustls": rustls}
CELLS = [(version, *cell, text) for version in PORTS for cell, text in table(f"{version}: server").items()]


@pytest.mark.parametrize("version, server, client, cell", CELLS, ids=lambda text: text.replace(" ", ""))
def test_cell(servers, version, server, client, cell):
    if (server == "PostgreSQL") != (client == "psql") and (server, client) not in [
            ("PostgreSQL", name) for name in ("openssl", "stunnel", "gost-engine", "GnuTLS")]:
        assert cell == NOT_FOR_THIS
        return
    place = servers.but({port: servers.port(PORTS[version][server]) for port in ("8443", "8453", "8455", POSTGRESQL)})
    connects = CLIENTS[client]
    if client in ("tunnel", "rustls"):
        found = ["C103"] if connects(place, server, None) else []
    elif version == "TLS 1.2":
        found = [code for code, name in NAMES.items() if connects(place.but(changes={CIPHERS: name}), server, name)]
    else:
        found = ["AES"] if connects(place, server, None) else []
    # The tunnel and rustls have no option that chooses the suite, and always connect with C103, a suite of TLS 1.3. So
    # for TLS 1.2, the test does not count this suite.
    of_version = [code for code in found if (code in NAMES) == (version == "TLS 1.2")]
    assert cell == (" ".join(of_version) or NONE)


def test_every_server_and_client_is_in_the_tables():
    assert {server for _, server, _, _ in CELLS} == {*PORTS["TLS 1.2"], *PORTS["TLS 1.3"]}
    assert {client for _, _, client, _ in CELLS} == {*CLIENTS}

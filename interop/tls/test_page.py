"""Runs every configuration and every command of docs/tls.md, and checks the claims of the page about them."""
import os
import pathlib
import re

import pytest
from services import nginx, wait_until
from support import Program, need, same
from tls_page import CIPHERS, COMMANDS, FILES, FIRST, GROUPS, POSTGRESQL, TEXT, USED, WEB, command, with_groups

MAGMA, OLD = "GOST2012-MAGMA-MAGMAOMAC", "IANA-GOST2012-GOST8912-GOST8912"
# The clients whose commands are on the page. For each client, the value has words that only the command of this client
# contains.
CURL, CURL_13 = ("curl", "cert.pem --tls-max"), ("curl", "--tlsv1.3")
OPENSSL, OPENSSL_13 = ("s_client", "-tls1_2"), ("s_client", "-tls1_3")
GNUTLS, GNUTLS_SUITE = ("gnutls-cli",), "GOST28147-TC26Z-CNT"
# This query asks PostgreSQL for the TLS version and the cipher suite of the connection that sends the query.
SUITE = "select version, cipher from pg_stat_ssl where pid = pg_backend_pid()"
HELLO = "GET / HTTP/1.0\r\n\r\n"


def gets(place, port, *words):
    """Runs a client of the page, and returns the output of the client. `port` is the port that the server has on the
    page."""
    client = place.but({"8443": place.port(port), "8453": place.port(port)}).program(command(*words))
    return client(input="" if "curl" in words else HELLO, timeout=60)


def suite(said):
    return re.search(r"Cipher is (\S+)", said)[1]


def agrees(place, port):
    """Returns the cipher suite that a server chooses if a suite with Kuznyechik is the last suite in the client's
    list."""
    line = command(*OPENSSL).replace(FIRST, f"{OLD}:{MAGMA}:{FIRST}")
    return suite(place.but({"8443": place.port(port)}).program(line)())


def speaks_gost(place, port):
    """Checks that each client of TLS 1.2 gets a web page, and that the server prefers the suite with Kuznyechik."""
    assert gets(place, port, *CURL) == "hello\n"
    assert suite(gets(place, port, *OPENSSL)) == FIRST
    assert GNUTLS_SUITE in gets(place, port, *GNUTLS)
    assert agrees(place, port) == FIRST


def speaks_the_group(place, port):
    assert gets(place, port, *CURL_13) == "hello\n"
    said = gets(place, port, *OPENSSL_13)
    assert suite(said) == "TLS_AES_256_GCM_SHA384" and re.search("Server Temp Key: .*256 bits", said)


def test_nginx(place):
    with place.nginx("8443", "gost"):
        speaks_gost(place, "8443")
        (place.folder / "www/file").write_bytes(os.urandom(1_000_000) * 100)
        for name in FIRST, OLD:
            curl = command(*CURL).replace(FIRST, name).replace("8443/", "8443/file") + " -sS -o got"
            place.program(curl)(timeout=120)
            same("got", "www/file")


def test_nginx_for_everybody(place):
    """Tests a server for clients with and without GOST. Each kind of client must get the best cipher suite that both
    sides support."""
    with place.nginx("8453", "everybody"):
        speaks_gost(place, "8453")
        speaks_the_group(place, "8453")
        port = place.port("8453")
        for options, expected in (
            ("-CAfile ec.pem", "TLS_AES_256_GCM_SHA384"), ("-CAfile ec.pem -tls1_2 -cipher ECDHE", "ECDHE-ECDSA-AES256-GCM-SHA384"),
            ("-CAfile ec.pem -groups X25519", "TLS_AES_256_GCM_SHA384"), ("-CAfile cert.pem -tls1_2", FIRST),
        ):
            assert suite(place.provider(f"s_client -connect localhost:{port} -verify_return_error {options}")) == expected
        # curl connects here without the provider, like a client that knows nothing of GOST.
        assert Program("curl -sS --cacert ec.pem")(f"https://localhost:{port}/") == "hello\n"


def test_tls_1_3_cannot_use_a_gost_key(place):
    text = place.here(FILES["/etc/nginx/conf.d/gost.conf"])
    with nginx(place.port("8443"), text.replace("TLSv1.2;", "TLSv1.2 TLSv1.3;"), place.environment):
        refused = place.provider.run(f"s_client -connect localhost:{place.port('8443')} -CAfile cert.pem")
        assert refused.returncode > 0 and suite(refused.stdout) == "(NONE)"


def test_nginx_as_client(place):
    with place.all(place.nginx("8443", "gost"), place.nginx("8453", "everybody"), place.nginx("8081", "to-gost")):
        for port in "8081", "8091":
            assert Program("curl -sSf")(f"http://localhost:{place.port(port)}/") == "hello\n"


def test_certificates_of_clients(place):
    for words in ("clients-ca.key", "keygen"), ("Clients",), ("alice.key", "keygen"), ("cert request",), ("cert sign",):
        place.run(command(*words))
    with place.nginx("8449", "clients"):
        client = command("curl", "alice.pem")
        said = place.program(client)()
        assert "\nClient: CN=Alice" in said and said.endswith("hello\n")
        # In the next calls, the client has no certificate, or a certificate from another issuer.
        own = "--cert /etc/gost/alice.pem --key /etc/gost/alice.key "
        for other, error in ("", "No required SSL certificate was sent"), (
            "--cert /etc/gost/cert.pem --key /etc/gost/key.pem ", "The SSL certificate error"
        ):
            assert own in client and f"400 {error}" in place.program(client.replace(own, other))()


def test_haproxy(place):
    with place.all(place.web(), place.haproxy("8444", FILES["/etc/haproxy/haproxy.cfg, the server"])):
        speaks_gost(place, "8444")
        speaks_the_group(place, "8454")


@pytest.mark.parametrize("first, second, works", [("haproxy", "haproxy-ec", "aGOST:!eNULL"), ("haproxy-ec", "haproxy", "ECDHE")])
def test_haproxy_takes_the_first_of_two_certificates(place, first, second, works):
    server = FILES["/etc/haproxy/haproxy.cfg, the server"].replace(CIPHERS, f"{CIPHERS}:ECDHE+AESGCM")
    with place.haproxy("8444", server.replace("haproxy.pem", f"{first}.pem crt /etc/gost/{second}.pem")):
        for ciphers in "aGOST:!eNULL", "ECDHE":
            line = f"s_client -connect localhost:{place.port('8444')} -tls1_2 -cipher {ciphers}"
            assert (suite(place.provider.run(line).stdout) != "(NONE)") == (ciphers == works), ciphers


def test_haproxy_as_client(place):
    with place.all(place.nginx("8443", "gost"), place.haproxy("8082", FILES["/etc/haproxy/haproxy.cfg, the client"])):
        assert Program("curl -sSf")(f"http://localhost:{place.port('8082')}/") == "hello\n"
    file = place.folder / "curves.cfg"
    file.write_text("backend b\nserver s localhost:1 ssl verify none curves GC256A\n")
    Program("/usr/sbin/haproxy").refuses("unknown keyword 'curves'", f"-c -f {file}")


@pytest.mark.parametrize("configure, offered", [
    (lambda place: place, r"x25519:.*:GC256A:GC256B:GC256C:GC256D:GC512A:GC512B:GC512C:"), (with_groups, "GC256A:x25519$")])
def test_groups_for_all_programs(place, configure, offered):
    """In OpenSSL 3.0, the GOST groups and suites are at the end of the client's lists, unless the configuration names
    the groups and suites. The program in this test has no option for them, so only the configuration can name them. The
    test runs without such a configuration, and then with one."""
    client = FILES["/etc/haproxy/haproxy.cfg, the client"].replace("cert.pem ssl-max-ver TLSv1.2", "ec.pem ssl-min-ver TLSv1.3")
    there = configure(place).but({"8443": place.port("8456")})
    with place.serving("8456", "s_server"), there.haproxy("8082", client):
        said = Program("curl -sSf")(f"http://localhost:{there.port('8082')}/")
        assert re.search(f"^Supported groups: {offered}", said, re.M)


def test_stunnel(place):
    with place.all(place.web(), place.stunnel("8445", "server")):
        speaks_gost(place, "8445")
        speaks_the_group(place, "8455")


def test_stunnel_as_client(place):
    with place.all(place.web(), place.nginx("8443", "gost"), place.stunnel("8445", "server"), place.postgresql(),
                   place.stunnel("8083", "client")):
        for port in "8083", "8093":
            assert Program("curl -sSf")(f"http://localhost:{place.port(port)}/") == "hello\n"
        assert place.program(command("psql", "8084"))("-Atc", SUITE) == f"TLSv1.2|{FIRST}\n"


def test_postgresql(place):
    """The client connects to PostgreSQL twice. The first connection has no password. In the second connection, the
    password is bound to the TLS channel (channel binding)."""
    with place.postgresql():
        psql = place.program(command("psql", POSTGRESQL))
        assert psql("-Atc", SUITE) == f"TLSv1.2|{FIRST}\n"
        psql("-Atc", "create user ivan password 'words'")
        with open(psql("-Atc", "show hba_file").strip(), "r+") as rules:
            old = rules.read()
            rules.seek(0)
            rules.write(f"hostssl all ivan 127.0.0.1/32 scram-sha-256\n{old}")
        psql("-Atc", "select pg_reload_conf()")
        bound = place.program(command("psql", POSTGRESQL).replace("user=postgres", "user=ivan dbname=postgres channel_binding=require"))
        wait_until(lambda: "no password supplied" in bound.run("-wc", "select 1").stderr, "no password is asked for")
        assert bound.run("-Atc", SUITE, PGPASSWORD="words").stdout == f"TLSv1.2|{FIRST}\n"


def test_postgresql_knows_no_gost_groups(place):
    settings = "ssl = on\nssl_cert_file = '/etc/gost/ec.pem'\nssl_key_file = '/etc/gost/ec.key'\nssl_ecdh_curve = 'GC256A'\n"
    with pytest.raises(pytest.fail.Exception, match="the server ended"), place.postgresql(settings):
        pass
    assert "unrecognized curve name: GC256A" in pathlib.Path(f"server-{place.port(POSTGRESQL)}.log").read_text()


def test_openssl_as_server(place):
    with place.serving("8446", "s_server"), place.serving("8456", "s_server"):
        assert suite(gets(place, "8446", *OPENSSL)) == agrees(place, "8446") == FIRST
        assert f"Cipher is {FIRST}" in gets(place, "8446", *CURL)
        assert GNUTLS_SUITE in gets(place, "8446", *GNUTLS)
        assert suite(gets(place, "8456", *OPENSSL_13)) == "TLS_AES_256_GCM_SHA384"
        assert "TLSv1.3" in gets(place, "8456", *CURL_13)


def test_gnutls_as_server(place):
    with place.serving("8447", "gnutls-serv"):
        assert GNUTLS_SUITE in gets(place, "8447", *GNUTLS)


def test_gnutls_reads_no_key_on_256_a(place):
    """GnuTLS cannot read a key on the curve 256-a. So the page uses another curve for GnuTLS."""
    place.run(command("keygen", "-o key.pem").replace("256-b", "256-a").replace("key.pem", "a.pem"))
    need("certtool:gnutls-bin")
    Program("certtool").refuses("The curve is unsupported", "--key-info --infile a.pem")


def test_neither_gost_engine_nor_gnutls_has_gost_in_tls_1_3(place, openssl):
    groups = place.port("8456")
    with place.but(changes={GROUPS: "GC256B"}).serving("8456", "s_server"):
        refused = openssl.run(f"s_client -connect localhost:{groups} -tls1_3 -groups GC256B")
        assert refused.returncode > 0 and "-groups, GC256B" in refused.stderr
        need("gnutls-cli:gnutls-bin")
        Program("gnutls-cli --priority NORMAL:-VERS-ALL:+VERS-TLS1.3:-GROUP-ALL:+GROUP-GC256B").refuses(
            "No common key share", f"--x509cafile ec.pem --port {groups} localhost")


def test_messages(place):
    """Checks the messages in the last table of the page."""
    with place.web():
        text = place.here(FILES["/etc/nginx/conf.d/gost.conf"])
        (place.folder / "unconfigured.conf").write_text(f"events {{}} http {{ {text} }}")
        Program("nginx").refuses("no cipher match", f"-t -c {place.folder}/unconfigured.conf")
        Program("curl").refuses("failed setting cipher list", f"--ciphers {FIRST} https://localhost:{place.port(WEB)}/")
        with place.nginx("8443", "gost"):
            for options, alert in ("", "handshake failure"), ("-tls1_3", "protocol version"):
                Program("openssl").refuses(f"alert {alert}", f"s_client -connect localhost:{place.port('8443')} {options}")
        ends = {"0.0.0.0:8443": "127.0.0.1:8448", "127.0.0.1:80 ": f"127.0.0.1:{WEB} "}
        with place.tunnel("8448", "server", ends) as log:
            server = f"s_client -connect localhost:{place.port('8448')}"
            for options, alert in ("-tls1_2 -cipher aGOST:!eNULL", "protocol version"), ("-groups GC256A", "handshake failure"):
                place.provider.refuses(f"alert {alert}", f"{server} {options}")
            (hint,) = re.findall("^\\| `(\\(the tunnel .*?)`", TEXT, re.M)
            wait_until(lambda: log().count(hint) == 2, "no hint")


def test_every_block_has_run(request):
    """Checks that the tests above have used every file and every command of the page."""
    if {item.originalname for item in request.session.items} < {name for name in globals() if name.startswith("test_")}:
        pytest.skip("not all tests run")
    assert {*FILES, *COMMANDS} == USED

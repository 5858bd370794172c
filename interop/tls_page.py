"""Runs the programs of the page docs/tls.md with the commands of this page. The programs run in the folder of a test,
and use free ports instead of the ports of the page."""
import contextlib
import os
import pathlib
import re
import shlex
import shutil

from services import nginx, postgresql
from support import BUILT, ROOT, Program, free_port, need, skip

TEXT = (ROOT / "docs/tls.md").read_text()
TUNNEL = (ROOT / "docs/tunnel.md").read_text()
CIPHERS = "GOST2012-KUZNYECHIK-KUZNYECHIKOMAC:aGOST:!eNULL"
FIRST = CIPHERS.split(":")[0]
GROUPS = "GC256A:X25519"
PORT = re.compile(r"\b(?:80[89]\d|84[45]\d|5432)\b")
# The ports of two servers without TLS. WEB is the port of a web server that gets requests from other servers, and
# POSTGRESQL is the port of PostgreSQL.
WEB, POSTGRESQL = "8080", "5432"


def _blocks():
    """Returns the files that the page shows, and the lines with commands. In the page, the first line of a file is a
    comment with the name of the file."""
    files, commands = {}, []
    for language, text in re.findall(r"^```(\w+)\n(.*?)^```$", TEXT, re.M | re.S):
        if language == "sh":
            commands += text.splitlines()
        else:
            name, text = text.split("\n", 1)
            assert name.startswith("# /") and name[2:] not in files, f"{name}: the first line has to name the file"
            files[name[2:]] = text
    return Files(files), commands


class Files(dict):
    """The files that the page shows. The class records in `USED` which files the tests have used."""

    def __getitem__(self, name):
        USED.add(name)
        return super().__getitem__(name)


# The files and commands of the page that tests have used.
USED = set()
FILES, COMMANDS = _blocks()


def command(*words):
    """Returns the command of the page that contains all these words."""
    (line,) = (line for line in COMMANDS if all(word in line for word in words))
    USED.add(line)
    return line


def table(corner):
    """Returns the cells of the table whose first cell has the text `corner`. The key of a cell is a pair of the name of
    the row and the name of the column."""
    (rows,) = re.findall(rf"^\| {re.escape(corner)} \|.*\n(?:\|.*\n)+", TEXT, re.M)
    head, _, *rows = ([cell.strip() for cell in row.strip("|").split("|")] for row in rows.splitlines())
    return {(row[0], column): cell for row in rows for column, cell in zip(head[1:], row[1:], strict=True)}


class Place:
    """A folder that replaces /etc/gost, and free ports that replace the ports of the page. The method `fill` makes the
    files in the folder as the page says. In the dictionary `ports`, a key is a port of the page, and the value is the
    free port that replaces it. In the dictionary `changes`, a key is a text of the page, and the value is the text that
    replaces it."""

    def __init__(self, provider, ports=None, changes=None):
        self.folder = pathlib.Path.cwd()
        self.provider, self.ports, self.changes = provider, {} if ports is None else ports, changes or {}

    def fill(self):
        """Makes the files in the folder as the section "Before you start" of the page says. Also makes the files that
        only HAProxy needs."""
        shutil.copy(self.provider.environment["OPENSSL_CONF"], "openssl.cnf")
        (self.folder / "www").mkdir(exist_ok=True)
        (self.folder / "www/index.html").write_text("hello\n")
        for words in ("keygen", "-o key.pem"), ("cert new", "-o cert.pem"), ("openssl req",), ("cat cert.pem",), ("cat ec.pem",):
            self.run(command(*words))

    def but(self, ports=None, changes=None):
        """Returns a new object for the same folder, with additional entries in `ports` or `changes`."""
        return Place(self.provider, {**self.ports, **ports} if ports else self.ports, {**self.changes, **(changes or {})})

    def port(self, number):
        return self.ports.setdefault(number, free_port())

    def here(self, text):
        for old, new in self.changes.items():
            text = text.replace(old, new)
        text = PORT.sub(lambda found: str(self.port(found[0])), text)
        return text.replace("/etc/gost", str(self.folder)).replace("/srv/www", str(self.folder / "www"))

    def program(self, line):
        """Returns a command of the page as a `Program`. The line may set environment variables before the command."""
        line = self.here(line)
        need(*{"curl": ["curl:curl"], "gnutls-cli": ["gnutls-cli:gnutls-bin"], "gnutls-serv": ["gnutls-cli:gnutls-bin"],
               "psql": ["psql:postgresql-client"]}.get(re.sub(r"^\w+=\S+ ", "", line).split()[0], []))
        path = f"{BUILT}:{os.environ['PATH']}"
        return Program("env", *shlex.split(line), PATH=path, OPENSSL_MODULES=self.provider.environment["OPENSSL_MODULES"])

    def run(self, line):
        """Runs a command of the page in a shell. The command may have pipes and redirections."""
        return Program("bash -ec", self.here(line), PATH=f"{BUILT}:{os.environ['PATH']}")()

    @property
    def environment(self):
        """Returns the environment variables that the systemd units of the page set for a service."""
        (line,) = re.findall("^Environment=(.*)$", FILES["/etc/systemd/system/nginx.service.d/gost.conf"], re.M)
        return {**dict([self.here(line).split("=")]), "OPENSSL_MODULES": self.provider.environment["OPENSSL_MODULES"]}

    def nginx(self, port, *names):
        servers = "".join(self.here(FILES[f"/etc/nginx/conf.d/{name}.conf"]) for name in names)
        return nginx(self.port(port), servers, self.environment)

    def web(self):
        return nginx(self.port(WEB), f"server {{ listen 127.0.0.1:{self.port(WEB)}; }}")

    def haproxy(self, port, text):
        need("/usr/sbin/haproxy:haproxy")
        file = self.folder / f"haproxy-{self.port(port)}.cfg"
        times = "".join(f"timeout {name} 30s\n" for name in ("connect", "client", "server"))
        file.write_text(f"defaults\nmode http\n{times}{self.here(text)}")
        return Program("/usr/sbin/haproxy", **self.environment).serving(self.port(port), f"-db -f {file}")

    def stunnel(self, port, side):
        need("stunnel4:stunnel4")
        file = self.folder / f"stunnel-{self.port(port)}.conf"
        file.write_text("foreground = yes\npid =\n" + self.here(FILES[f"/etc/stunnel/{side}.conf"]))
        return Program("stunnel4", **self.environment).serving(self.port(port), str(file))

    def postgresql(self, settings=None):
        if os.geteuid() != 0:
            skip("this takes root")
        (line,) = FILES["/etc/postgresql/15/main/environment"].splitlines()
        name, value = line.replace("'", "").split(" = ")
        settings = self.here(settings or FILES["/etc/postgresql/15/main/postgresql.conf"]).replace(str(self.folder), "{base}")
        # The user that runs PostgreSQL may not read the folder of the test, so the files are copied.
        files = [*(self.folder / file for file in ("cert.pem", "key.pem", "ec.pem", "ec.key", "openssl.cnf")),
                 self.provider.environment["OPENSSL_MODULES"] + "/fastgost.so"]
        return postgresql(self.port(POSTGRESQL), settings, files,
                          {name: value.replace("/etc/gost", "{base}"), "OPENSSL_MODULES": "{base}"})

    def serving(self, port, word):
        """Starts the server that a command of the page starts. The command contains `word` and `port`."""
        return self.program(command(word, port)).serving(self.port(port), "")

    def tunnel(self, port, end, replaced):
        """Starts one end of the tunnel at a port. The command is the first command for this end in docs/tunnel.md. Each
        text in `replaced` is replaced in the command."""
        line = re.search(f"^fastgost-tunnel {end} .*$", TUNNEL, re.M)[0]
        for old, new in replaced.items():
            assert old in line, f"{line}: no {old}"
            line = line.replace(old, new)
        return self.program(line).serving(self.port(port), "")

    def example(self, name, *arguments):
        """Runs an example program of fastgost-rustls."""
        program = BUILT / "examples" / name
        if not program.exists():
            skip(f"{program} is missing: cargo build --release -p fastgost-rustls --example {name}")
        return Program("", program, *arguments)

    @contextlib.contextmanager
    def all(self, *contexts):
        """Runs several servers until the `with` block ends."""
        with contextlib.ExitStack() as stack:
            yield [stack.enter_context(context) for context in contexts]


def with_groups(place):
    """Returns a new object for the same folder, with a configuration of OpenSSL that names the GOST groups of TLS
    1.3."""
    with open("openssl.cnf") as old, open("groups.cnf", "w") as new:
        new.write(old.read() + place.here(FILES["/etc/gost/openssl.cnf, the end"]))
    return place.but(changes={"openssl.cnf": "groups.cnf"})

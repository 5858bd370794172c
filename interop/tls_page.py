"""Runs the programs of docs/tls.md with the commands of the page. But the programs run in the folder of a test, and at
free ports."""
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
# A web server without TLS. Other servers pass requests on to this server.
WEB, POSTGRESQL = "8080", "5432"


def _blocks():
    """The files of the page, each by the comment in its first line, and the lines of commands."""
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
    """Remembers which files and commands tests have asked for."""

    def __getitem__(self, name):
        USED.add(name)
        return super().__getitem__(name)


# The files and commands of the page that tests have used.
USED = set()
FILES, COMMANDS = _blocks()


def command(*words):
    """The command of the page that has all these words."""
    (line,) = (line for line in COMMANDS if all(word in line for word in words))
    USED.add(line)
    return line


def table(corner):
    """The cells of a table. Each cell is found by its row and its column."""
    (rows,) = re.findall(rf"^\| {re.escape(corner)} \|.*\n(?:\|.*\n)+", TEXT, re.M)
    head, _, *rows = ([cell.strip() for cell in row.strip("|").split("|")] for row in rows.splitlines())
    return {(row[0], column): cell for row in rows for column, cell in zip(head[1:], row[1:], strict=True)}


class Place:
    """A folder that replaces /etc/gost, and free ports that replace the page's ports. A test has filled the folder as
    the page says. `ports` maps ports of the page to known ports. `changes` maps texts of the page to replacements."""

    def __init__(self, provider, ports=None, changes=None):
        self.folder = pathlib.Path.cwd()
        self.provider, self.ports, self.changes = provider, {} if ports is None else ports, changes or {}

    def fill(self):
        """Follows the section "Before you start". Also makes the files that only HAProxy needs."""
        shutil.copy(self.provider.environment["OPENSSL_CONF"], "openssl.cnf")
        (self.folder / "www").mkdir(exist_ok=True)
        (self.folder / "www/index.html").write_text("hello\n")
        for words in ("keygen", "-o key.pem"), ("cert new", "-o cert.pem"), ("openssl req",), ("cat cert.pem",), ("cat ec.pem",):
            self.run(command(*words))

    def but(self, ports=None, changes=None):
        """The same place with other ports or more changes."""
        return Place(self.provider, {**self.ports, **ports} if ports else self.ports, {**self.changes, **(changes or {})})

    def port(self, number):
        return self.ports.setdefault(number, free_port())

    def here(self, text):
        for old, new in self.changes.items():
            text = text.replace(old, new)
        text = PORT.sub(lambda found: str(self.port(found[0])), text)
        return text.replace("/etc/gost", str(self.folder)).replace("/srv/www", str(self.folder / "www"))

    def program(self, line):
        """A command of the page. The line may first set variables."""
        line = self.here(line)
        need(*{"curl": ["curl:curl"], "gnutls-cli": ["gnutls-cli:gnutls-bin"], "gnutls-serv": ["gnutls-cli:gnutls-bin"],
               "psql": ["psql:postgresql-client"]}.get(re.sub(r"^\w+=\S+ ", "", line).split()[0], []))
        path = f"{BUILT}:{os.environ['PATH']}"
        return Program("env", *shlex.split(line), PATH=path, OPENSSL_MODULES=self.provider.environment["OPENSSL_MODULES"])

    def run(self, line):
        """A command with the files and pipes of a shell line."""
        return Program("bash -ec", self.here(line), PATH=f"{BUILT}:{os.environ['PATH']}")()

    @property
    def environment(self):
        """The environment of a service, as its unit defines it."""
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
        # Copies the files to a place where the service's user may read them.
        files = [*(self.folder / file for file in ("cert.pem", "key.pem", "ec.pem", "ec.key", "openssl.cnf")),
                 self.provider.environment["OPENSSL_MODULES"] + "/fastgost.so"]
        return postgresql(self.port(POSTGRESQL), settings, files,
                          {name: value.replace("/etc/gost", "{base}"), "OPENSSL_MODULES": "{base}"})

    def serving(self, port, word):
        """Starts a server that is a command of the page."""
        return self.program(command(word, port)).serving(self.port(port), "")

    def tunnel(self, port, end, replaced):
        """An end of the tunnel, at a port. It is started by the first command for this end on the tunnel's page."""
        line = re.search(f"^fastgost-tunnel {end} .*$", TUNNEL, re.M)[0]
        for old, new in replaced.items():
            assert old in line, f"{line}: no {old}"
            line = line.replace(old, new)
        return self.program(line).serving(self.port(port), "")

    def example(self, name, *arguments):
        """An example of fastgost-rustls."""
        program = BUILT / "examples" / name
        if not program.exists():
            skip(f"{program} is missing: cargo build --release -p fastgost-rustls --example {name}")
        return Program("", program, *arguments)

    @contextlib.contextmanager
    def all(self, *contexts):
        """Runs several servers until the block ends."""
        with contextlib.ExitStack() as stack:
            yield [stack.enter_context(context) for context in contexts]


def with_groups(place):
    """The same place. The configuration of OpenSSL names the groups."""
    with open("openssl.cnf") as old, open("groups.cnf", "w") as new:
        new.write(old.read() + place.here(FILES["/etc/gost/openssl.cnf, the end"]))
    return place.but(changes={"openssl.cnf": "groups.cnf"})

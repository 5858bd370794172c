"""OpenSSL with the provider, in several versions."""
import functools
import pathlib
import re

from support import ROOT, Program, need

TESTS = ROOT / "crates/fastgost-openssl/tests"
# The installed version, and newer versions. For a newer version, there is the name of Debian's suite.
VERSIONS = ["installed", "trixie", "sid", "experimental"]
KEY = "8899aabbccddeeff0011223344556677fedcba98765432100123456789abcdef"


class OpenSSL(Program):
    """The command of a version. If the object is called, it runs the command `openssl`. It can also run other programs
    with the libraries of this version."""

    def __init__(self, gcc, environment, root=None):
        """Without `root`, this is the installed version. `root` is a folder with the files of a version's packages."""
        self.gcc, self.loader, self.is_newer = gcc, [], root is not None
        if root:
            libraries = root / "usr/lib/x86_64-linux-gnu"
            self.loader = [libraries / "ld-linux-x86-64.so.2", "--library-path", libraries]
        super().__init__("", *self.loader, (root or pathlib.Path("/")) / "usr/bin/openssl", **environment)
        self.version = self("version").split()[1]
        self.libcrypto = f"libcrypto.so.{self.version.split('.')[0]}"
        self.libraries = [libraries / self.libcrypto] if root else ["-lssl", "-lcrypto"]
        self.home = pathlib.Path(environment["OPENSSL_MODULES"])

    def program(self, *command):
        """Another program, with the libraries and the configuration of this version."""
        return Program("", *self.loader, *command, **self.environment)

    @functools.lru_cache(maxsize=None)
    def python(self):
        """Debian's Python, with the libraries and the configuration of this version."""
        need("/usr/bin/python3:python3")
        return self.program("/usr/bin/python3")

    @functools.lru_cache(maxsize=None)
    def compiled(self, name):
        """A program in C that belongs to the provider's tests."""
        program = self.home / f"{name}-{self.version}"
        self.gcc("-lpthread -Wl,--allow-shlib-undefined -o", program, TESTS / f"{name}.c", *self.libraries)
        return self.program(program)

    def under_valgrind(self, program=None):
        """Runs a program (by default the command `openssl`) that must not lose memory or use memory wrongly. Memory
        that libcrypto itself keeps until the end is still reachable, and does not count."""
        need("valgrind:valgrind")
        command = (program or self).command
        return self.program("valgrind", "-q", "--error-exitcode=9", "--leak-check=full", "--errors-for-leak-kinds=definite", *command)


def unpacked(suite, folder):
    """The packages of a suite of Debian, in a folder. Nothing is installed."""
    for name in "lists/partial", "cache/archives/partial":
        (folder / name).mkdir(parents=True)
    # The suite experimental has few packages. The packages that these need are in sid.
    others = suite.replace("experimental", "sid")
    (folder / "sources").write_text("".join(f"deb http://deb.debian.org/debian {name} main\n" for name in {suite, others}))
    options = "".join(f" -o {option}" for option in (
        f"Dir::Etc::sourcelist={folder}/sources", "Dir::Etc::sourceparts=-", f"Dir::State::lists={folder}/lists",
        f"Dir::Cache={folder}/cache", "Acquire::Languages=none", "APT::Sandbox::User=root"))
    get = Program("apt-get -q" + options)
    get("update")
    newest = re.search(r"\| *(\S+) *\|.*Packages", Program("apt-cache -q" + options)("madison openssl"))[1]
    library = "libssl4" if newest.startswith("4") else "libssl3t64"
    Program(f"env -C {folder}", *get.command)("download", f"openssl={newest}", f"{library}={newest}",
                                              *(f"{name}/{others}" for name in ("libc6", "zlib1g", "libzstd1")))
    for package in folder.glob("*.deb"):
        Program("dpkg-deb -x")("", package, folder / "root")
    return folder / "root"


def generate(openssl, algorithm, parameters, name):
    """A key and its public key."""
    openssl(f"genpkey -algorithm {algorithm} -pkeyopt paramset:{parameters} -out {name}.pem")
    openssl(f"pkey -in {name}.pem -pubout -out {name}.pub")


def text(name):
    with open(name) as file:
        return file.read()


def passed(output, name):
    """Requires that a program with many checks has passed some checks and failed none. Returns a line with the numbers,
    for the report."""
    found = re.search(rf"^{re.escape(name)}(: [1-9]\d* passed, 0 failed)$", output, re.M)
    assert found, output
    return name.removesuffix(".c") + found[1]

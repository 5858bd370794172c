"""Runs several versions of OpenSSL with the provider."""
import functools
import pathlib
import re

from support import ROOT, Program, need

TESTS = ROOT / "crates/fastgost-openssl/tests"
# The names of the versions of OpenSSL. `installed` is the version that is installed on this machine. Each newer version
# has the name of the Debian suite (release) that has it.
VERSIONS = ["installed", "trixie", "sid", "experimental"]
KEY = "8899aabbccddeeff0011223344556677fedcba98765432100123456789abcdef"


class OpenSSL(Program):
    """A version of OpenSSL. A call of the object runs the command `openssl` of this version. The object can also run
    other programs with the libraries of this version."""

    def __init__(self, gcc, environment, root=None):
        """`root` is a folder with the unpacked Debian packages of a version. If `root` is None, the object is the
        installed version."""
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
        """Returns a `Program` that runs `command` with the libraries and the configuration of this version of
        OpenSSL."""
        return Program("", *self.loader, *command, **self.environment)

    @functools.lru_cache(maxsize=None)
    def python(self):
        """Returns Debian's Python, with the libraries and the configuration of this version."""
        need("/usr/bin/python3:python3")
        return self.program("/usr/bin/python3")

    @functools.lru_cache(maxsize=None)
    def compiled(self, name):
        """Compiles a C program of the provider's tests, and returns the program."""
        program = self.home / f"{name}-{self.version}"
        self.gcc("-lpthread -Wl,--allow-shlib-undefined -o", program, TESTS / f"{name}.c", *self.libraries)
        return self.program(program)

    def under_valgrind(self, program=None):
        """Runs a program under valgrind, by default the command `openssl`. The program must not lose memory, and must
        not make an invalid memory access. libcrypto itself does not free some memory, but valgrind does not count this
        memory as lost, because it is still reachable at the end."""
        need("valgrind:valgrind")
        command = (program or self).command
        return self.program("valgrind", "-q", "--error-exitcode=9", "--leak-check=full", "--errors-for-leak-kinds=definite", *command)


def unpacked(suite, folder):
    """Unpacks the packages of a suite of Debian into a folder, without installing them. Returns the folder."""
    for name in "lists/partial", "cache/archives/partial":
        (folder / name).mkdir(parents=True)
    # The suite experimental has only a few packages. These packages need other packages, which are in the suite sid.
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
    """Generates a private key, and writes its public key."""
    openssl(f"genpkey -algorithm {algorithm} -pkeyopt paramset:{parameters} -out {name}.pem")
    openssl(f"pkey -in {name}.pem -pubout -out {name}.pub")


def text(name):
    with open(name) as file:
        return file.read()


def passed(output, name):
    """Takes the output of a program that runs many checks. Requires that the program has passed some checks, and that
    no check has failed. Returns a line for the report with the numbers of passed and failed checks."""
    found = re.search(rf"^{re.escape(name)}(: [1-9]\d* passed, 0 failed)$", output, re.M)
    assert found, output
    return name.removesuffix(".c") + found[1]

"""Tests the C library in the form in which users get it. The library is built and then installed under a prefix, and
pkg-config finds the library. The tests compile the examples and the tests of known answers with gcc and clang, and run
these programs under valgrind and AddressSanitizer. Other tests run programs that fork or that have too little memory.
Other tests compile the header as C++, compare the header with the sources, and compare the binary interface with the
list in abi.txt. The tests of wrong calls are in Rust (`cargo test -p fastgost-capi`)."""
import os
import re

import abi
import pytest
from abi import CAPI
from support import BUILT, ROOT, Program, need, same

STRICT = "-std=c99 -Wall -Wextra -Werror -O1 -g"
LOCK = ROOT / "Cargo.lock"


@pytest.fixture(scope="session")
def install():
    need("gcc:gcc", "g++:g++", "clang:clang", "pkg-config:pkg-config", "nm:binutils")
    return Program("", CAPI / "install", CARGO_TARGET_DIR=BUILT.parent)


@pytest.fixture(scope="session")
def usr(install, tmp_path_factory):
    """Returns the prefix under which the library is installed."""
    usr = tmp_path_factory.mktemp("capi") / "usr"
    install("", usr)
    return usr


@pytest.fixture(scope="session")
def flags(usr):
    """Returns a function that runs pkg-config with the given options, and returns the output of pkg-config."""
    return lambda options: Program("pkg-config", PKG_CONFIG_PATH=usr / "lib/pkgconfig")(f"--libs {options} fastgost")


@pytest.fixture
def compiled(usr, flags):
    """Returns a function that compiles a source file and links the program with the shared library. This function
    returns the program."""
    def compiled(compiler, source):
        Program(compiler)("", source, "-o", "program", *flags("--cflags").split())
        return Program("", os.path.abspath("program"), LD_LIBRARY_PATH=usr / "lib")

    return compiled


def files(folder):
    return [path for path in folder.rglob("*") if not path.is_dir()]


def test_binary_interface(usr, folder):
    first, *expected = abi.LIST.read_text().splitlines()
    assert abi.abi(usr / "lib/libfastgost.so", folder) == expected, (
        "The binary interface is not that of the list. If it may change: interop/abi.py. If something was changed or removed, and not "
        f"only added, the number in the first line of {abi.LIST} must change, too")
    assert abi.soname(usr / "lib/libfastgost.so") == first


def test_header_matches_the_sources():
    # `cargo build` does not build the package that writes the header. So this test runs this package with `cargo run`.
    Program("cargo run -q --release -p fastgost-capi-header --manifest-path", ROOT / "Cargo.toml")("-- --check")


@pytest.mark.parametrize("standard", ["c++11", "c++17"])
def test_header_in_cpp(compiled, standard):
    compiled(f"g++ -std={standard} -Wall -Wextra -Werror", CAPI / "tests/c/header.cc")()


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_results_must_be_looked_at(folder, flags, compiler):
    (folder / "unused.c").write_text(
        "#include <fastgost.h>\nint main(void) { fastgost_public_key_verify(0, 0, 0, 0, 0, 0); return 0; }\n")
    Program(compiler).refuses("unused-result", f"-Wall -Werror unused.c {flags('--cflags')}")


@pytest.mark.parametrize("text, arguments", [
    ("unknown argument '--unistall'", "{0}/other --unistall"), ("is not an absolute path", "other"),
    *(("cannot stand in a file of pkg-config", f"'{{0}}/{name}'") for name in ("a&b", "a|b", "a b")),
])
def test_installation_is_refused(install, folder, text, arguments):
    install.refuses(text, arguments.format(folder))
    assert not list(folder.iterdir())


def test_installation_before_the_build(install, folder):
    install.refuses("run cargo build", f"{folder}/other", CARGO_TARGET_DIR=f"{folder}/empty")
    assert not list(folder.iterdir())


def test_installation_with_another_libdir(install, folder):
    libdir = f"{folder}/lib/multi"
    install(f"{folder}", LIBDIR=libdir)
    assert Program("pkg-config")("--variable=libdir fastgost", PKG_CONFIG_PATH=f"{libdir}/pkgconfig").strip() == libdir
    install(f"{folder} --uninstall", LIBDIR=libdir)
    assert not files(folder)


def test_uninstallation(install, folder):
    install("", folder)
    assert len(files(folder)) == 6
    install(f"{folder} --uninstall")
    assert not files(folder)


# The ways to compile a program, and the tools that run it. valgrind is used only with gcc, because valgrind 3.19 cannot
# read clang's debug information.
WAYS = pytest.mark.parametrize("compiler, under", [
    (f"clang {STRICT}", ""), (f"gcc {STRICT}", ""),
    (f"gcc {STRICT}", "valgrind -q --error-exitcode=9 --leak-check=full --errors-for-leak-kinds=definite"),
    (f"gcc {STRICT} -fsanitize=address,undefined -fno-sanitize-recover=all", ""),
], ids=["clang", "gcc", "valgrind", "sanitizers"])


@pytest.fixture
def program(compiled, compiler, under):
    """Returns a function that compiles a source file in one of the ways in `WAYS`. This function returns the
    program."""
    def program(source):
        made = compiled(compiler, CAPI / source)
        if under:
            need("valgrind:valgrind")
        return Program(under, *made.command, **made.environment)

    return program


@WAYS
@pytest.mark.parametrize("source", ["examples/packets.c", "examples/sign_verify.c", "tests/c/known_answers.c"])
def test_program(program, source):
    program(source)()


def test_page(folder, compiled):
    """Compiles the two code blocks of docs/c.md. One code block is a whole program, and the other is a part of a
    program."""
    whole, part = re.findall(r"^```c\n(.*?)^```$", (ROOT / "docs/c.md").read_text(), re.M | re.S)
    (folder / "whole.c").write_text(whole)
    compiled(f"gcc {STRICT}", "whole.c")()
    (folder / "part.c").write_text(f"""#include <fastgost.h>
int main(void)
{{
    static const uint8_t key[32];
    struct fastgost_mac *mac;
    {part}
    fastgost_mac_free(mac);
    return error;
}}
""")
    compiled(f"gcc {STRICT}", "part.c")()


def test_page_commands(folder):
    """Runs the commands of docs/c.md. The commands install the library under a home folder, and use the library to
    build the first program of the page. This program must print the digest that the page shows. The test also builds
    the program as a static program, which must print the same digest."""
    need("make:make", "cc:gcc", "pkg-config:pkg-config")
    page = (ROOT / "docs/c.md").read_text()
    install, build = (re.findall(f"^({start}.*?)(?: +#.*)?$", page, re.M)[-1] for start in ("make capi", "cc program"))
    assert "PREFIX=$HOME/.local" in install
    # The library is already built, so the test does not run `make capi`.
    built = install.replace("make capi && ", "")
    (path,) = re.findall(r"`PKG_CONFIG_PATH=(\S+)`", page)
    (static,) = re.findall(r"^  `(\$\(pkg-config --cflags fastgost\) .*?)`", page, re.M)
    (digest,) = re.findall(r"^the digest: `([0-9a-f]{64})`", page, re.M)
    home = {"HOME": folder, "CARGO_TARGET_DIR": BUILT.parent}
    Program("bash -ec", f"cd '{ROOT}' && {built}", **home)()
    (folder / "program.c").write_text(re.search(r"^```c\n(.*?)^```$", page, re.M | re.S)[1])
    with_library = f"export PKG_CONFIG_PATH={path}"
    Program("bash -ec", f"{with_library}; {build}", **home)()
    assert Program("./a.out", LD_LIBRARY_PATH=folder / ".local/lib")() == digest + "\n"
    Program("./a.out").refuses("libfastgost.so.0")
    static = static.replace("/usr/local", "$HOME/.local")
    Program("bash -ec", f"{with_library}; {build.split(' $(')[0]} -static {static}", **home)()
    assert Program("./a.out")() == digest + "\n"


def test_all_examples_are_tested():
    found = {path.name for path in (CAPI / "examples").glob("*.c")}
    assert found == {"hash_file.c", "packets.c", "seal_file.c", "sign_verify.c"}


@WAYS
def test_example_hash_file(program, fastgost):
    file = ROOT / "vectors/README.md"
    assert program("examples/hash_file.c")("streebog256", file) == fastgost(f"sum -a streebog256 {file}")


@WAYS
def test_example_seal_file(program, fastgost, folder):
    example = program("examples/seal_file.c")
    example("keygen key.pem public.pem")
    example(f"seal public.pem {LOCK} sealed")
    example("open key.pem sealed opened")
    same("opened", LOCK)
    # The command fastgost can open the same file.
    fastgost("decrypt --identity key.pem -o decrypted sealed")
    same("decrypted", LOCK)
    # If the call is wrong, or if the sealed file cannot be opened, the old output file stays unchanged, and no part of
    # a new file remains.
    changed = bytearray((folder / "sealed").read_bytes())
    changed[3000] ^= 1
    (folder / "changed").write_bytes(changed)
    example.refuses("chunk 0 of the sealed file", "open key.pem changed opened")
    example.refuses("error 40", f"open {ROOT}/Makefile sealed opened")
    example.refuses("usage", "unseal key.pem sealed opened")
    same("opened", LOCK)
    assert (folder / "opened").stat().st_mode & 0o777 == 0o600
    assert not (folder / "opened.part").exists()
    # In this call, the output file is the input file itself.
    example("open key.pem sealed sealed")
    same("sealed", LOCK)


@pytest.mark.parametrize("name", ["fork", "memory"])
def test_processes_that_fork_or_lack_memory(compiled, name):
    """Runs programs that limit their own memory, or that fork while their threads run."""
    compiled("gcc -std=c11 -D_DEFAULT_SOURCE -Wall -Wextra -Werror -O1 -pthread", CAPI / f"tests/c/{name}.c")()


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
@pytest.mark.parametrize("whole", ["", "-static"])
def test_static_library(usr, flags, compiler, whole):
    """Links a program with the static library of fastgost. In one case the program uses the shared libraries of the
    system, and in the other case it uses no shared libraries."""
    libraries = flags("--static").replace("-lfastgost ", "")
    Program(compiler)(f"{STRICT} {whole} -o program", CAPI / "tests/c/known_answers.c", f"-I{usr}/include", usr / "lib/libfastgost.a",
                      *libraries.split())
    Program("./program")()

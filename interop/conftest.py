"""Fixtures for all tests. Each program has a fixture. The value of this fixture is a `Program` (see support.py), and a
test runs the program by calling this object. Another fixture makes a folder for each test."""
import os
import pathlib
import re
import shutil

import pytest
from support import BUILT, ROOT, Program, need

# The path of Debian's openssl, because gost-engine is built for Debian's OpenSSL.
OPENSSL = "/usr/bin/openssl"
HERE = pathlib.Path(__file__).parent


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """Makes an empty folder. The test runs in this folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def copy(folder):
    """Returns a function that copies all files of a given folder into the folder of the test. A fixture that runs once
    for a module makes the files in the given folder."""
    return lambda other: shutil.copytree(other, folder, dirs_exist_ok=True)


@pytest.fixture(scope="session")
def fastgost():
    """The command fastgost. The environment variable FASTGOST may name another program file for this command."""
    return Program("", os.environ.get("FASTGOST") or BUILT / "fastgost")


@pytest.fixture(scope="session")
def engine():
    """The path of gost-engine's shared library."""
    need("openssl:openssl")
    path = re.search('"(.*)"', Program(OPENSSL)("version -e"))[1] + "/gost.so"
    need(f"{path}:libengine-gost-openssl")
    return path


@pytest.fixture(scope="session")
def openssl(engine):
    """The command openssl with gost-engine. The command also uses the sections of the file openssl.cnf."""
    return Program(OPENSSL, OPENSSL_CONF=HERE / "openssl.cnf")


@pytest.fixture(scope="session")
def provider(tmp_path_factory):
    """The command openssl with our provider, configured as docs/openssl.md says. The configuration also has a section
    for certificate requests. Other programs get this configuration from the environment variables in
    `provider.environment`."""
    need("openssl:openssl")
    home = tmp_path_factory.mktemp("provider")
    shutil.copy(BUILT / "libfastgost_openssl.so", home / "fastgost.so")
    (configuration,) = re.findall("^```ini\n(.*?)^```$", (ROOT / "docs/openssl.md").read_text(), re.M | re.S)
    assert len(configuration.splitlines()) == 10, "docs/openssl.md has no configuration of ten lines"
    (home / "openssl.cnf").write_text(configuration + "[req]\ndistinguished_name = name\n[name]\n")
    return Program(OPENSSL, OPENSSL_CONF=home / "openssl.cnf", OPENSSL_MODULES=home)


@pytest.fixture(scope="session")
def certtool():
    """The command certtool of GnuTLS."""
    need("certtool:gnutls-bin")
    return Program("certtool")


@pytest.fixture(scope="session")
def gcc():
    """The C compiler gcc, with options that make every warning an error."""
    need("gcc:gcc", "/usr/include/openssl/evp.h:libssl-dev")
    return Program("gcc -std=c11 -D_GNU_SOURCE -Wall -Wextra -Werror -O1 -g")


@pytest.fixture
def report(record_property):
    """Returns a function that takes a text. pytest shows this text at the end, even if the test passes."""
    return lambda text: record_property("report", text)


def pytest_terminal_summary(terminalreporter):
    """Prints the reports of tests, and the line from which `.ci/run` reads the number of tests."""
    for test in terminalreporter.stats.get("passed", []):
        for name, text in test.user_properties:
            terminalreporter.write_line(text)
    passed, failed, errors = (len(terminalreporter.stats.get(kind, [])) for kind in ("passed", "failed", "error"))
    terminalreporter.write_line(f"interop: {passed} passed, {failed + errors} failed")

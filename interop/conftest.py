"""Fixtures for all tests: the programs, each ready to be called (`Program` in support.py), and a folder for each test."""
import os
import pathlib
import re
import shutil

import pytest
from support import BUILT, ROOT, Program, need

# The program comes from Debian, since gost-engine is for Debian's OpenSSL.
OPENSSL = "/usr/bin/openssl"
HERE = pathlib.Path(__file__).parent


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """An empty folder, in which the test runs."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def copy(folder):
    """Copies all files of a folder that a fixture of a module has made into the folder of the test."""
    return lambda other: shutil.copytree(other, folder, dirs_exist_ok=True)


@pytest.fixture(scope="session")
def fastgost():
    """The command. FASTGOST may name another command."""
    return Program("", os.environ.get("FASTGOST") or BUILT / "fastgost")


@pytest.fixture(scope="session")
def engine():
    """gost-engine, the file."""
    need("openssl:openssl")
    path = re.search('"(.*)"', Program(OPENSSL)("version -e"))[1] + "/gost.so"
    need(f"{path}:libengine-gost-openssl")
    return path


@pytest.fixture(scope="session")
def openssl(engine):
    """openssl with gost-engine, and the sections of openssl.cnf."""
    return Program(OPENSSL, OPENSSL_CONF=HERE / "openssl.cnf")


@pytest.fixture(scope="session")
def provider(tmp_path_factory):
    """openssl with our provider, configured as docs/openssl.md says, and able to make requests. Other programs get it by
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
    """That of GnuTLS."""
    need("certtool:gnutls-bin")
    return Program("certtool")


@pytest.fixture(scope="session")
def gcc():
    """Compiles with warnings as errors."""
    need("gcc:gcc", "/usr/include/openssl/evp.h:libssl-dev")
    return Program("gcc -std=c11 -D_GNU_SOURCE -Wall -Wextra -Werror -O1 -g")


@pytest.fixture
def report(record_property):
    """Takes text that is shown at the end, even if the test passes."""
    return lambda text: record_property("report", text)


def pytest_terminal_summary(terminalreporter):
    """Prints the reports of tests, and the line that `.ci/run` counts."""
    for test in terminalreporter.stats.get("passed", []):
        for name, text in test.user_properties:
            terminalreporter.write_line(text)
    passed, failed, errors = (len(terminalreporter.stats.get(kind, [])) for kind in ("passed", "failed", "error"))
    terminalreporter.write_line(f"interop: {passed} passed, {failed + errors} failed")

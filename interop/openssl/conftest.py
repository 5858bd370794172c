"""Fixtures of the provider's tests. The fixtures `engine` and `openssl` of the folder above are gost-engine, which is
called `theirs` here."""
import functools

import pytest
from provider import VERSIONS, OpenSSL, unpacked


@pytest.fixture(scope="session")
def version(gcc, provider, tmp_path_factory):
    """A function that returns OpenSSL with the provider, for the name of a version."""
    return functools.lru_cache(maxsize=None)(
        lambda name: OpenSSL(gcc, provider.environment, None if name == "installed" else unpacked(name, tmp_path_factory.mktemp(name))))


@pytest.fixture(scope="session")
def installed(version):
    """The installed OpenSSL with the provider."""
    return version("installed")


@pytest.fixture(scope="session", params=[VERSIONS[0], *(pytest.param(name, marks=pytest.mark.long) for name in VERSIONS[1:])])
def ours(request, version):
    """OpenSSL with the provider, of each version."""
    return version(request.param)


@pytest.fixture(scope="session")
def ours_3(ours):
    """Each version except OpenSSL 4."""
    if not ours.version.startswith("3."):
        assert ours.is_newer, f"the installed OpenSSL is {ours.version}"
        pytest.skip(f"OpenSSL {ours.version}")
    return ours


@pytest.fixture(scope="session")
def theirs(openssl):
    """The installed OpenSSL with gost-engine."""
    return openssl


@pytest.fixture(scope="module")
def material():
    """A folder with files for all tests of a module. The folder exists only if the module has this fixture."""


@pytest.fixture(autouse=True)
def folder(folder, material):
    """Each test's folder gets these files."""
    for file in material.iterdir() if material else ():
        (folder / file.name).symlink_to(file)
    return folder

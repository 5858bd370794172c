"""Fixtures of the provider's tests. In the folder above, the fixtures `engine` and `openssl` are gost-engine. Here
gost-engine is called `theirs`."""
import functools

import pytest
from provider import VERSIONS, OpenSSL, unpacked


@pytest.fixture(scope="session")
def version(gcc, provider, tmp_path_factory):
    """A function that takes the name of a version, and returns OpenSSL of this version with the provider."""
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
    """OpenSSL with the provider, of each version except OpenSSL 4."""
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
    """A folder with files for all tests of a module. It exists only if the module has this fixture."""


@pytest.fixture(autouse=True)
def folder(folder, material):
    """Copies these files into the folder of each test."""
    for file in material.iterdir() if material else ():
        (folder / file.name).symlink_to(file)
    return folder

"""Fixtures for the tests of the provider. In these tests, the fixture `ours` is OpenSSL with our provider, and the
fixture `theirs` is openssl with gost-engine."""
import functools

import pytest
from provider import VERSIONS, OpenSSL, unpacked


@pytest.fixture(scope="session")
def version(gcc, provider, tmp_path_factory):
    """Returns a function. The function takes the name of a version, and returns this version of OpenSSL with the
    provider."""
    return functools.lru_cache(maxsize=None)(
        lambda name: OpenSSL(gcc, provider.environment, None if name == "installed" else unpacked(name, tmp_path_factory.mktemp(name))))


@pytest.fixture(scope="session")
def installed(version):
    """The installed OpenSSL with the provider."""
    return version("installed")


@pytest.fixture(scope="session", params=[VERSIONS[0], *(pytest.param(name, marks=pytest.mark.long) for name in VERSIONS[1:])])
def ours(request, version):
    """A version of OpenSSL with the provider. The test runs with each version."""
    return version(request.param)


@pytest.fixture(scope="session")
def ours_3(ours):
    """A version of OpenSSL 3 with the provider. The test runs with each version of OpenSSL 3."""
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
    """The folder with the files that all tests of a module share. By default, the fixture has no folder (None). A
    module with shared files replaces this fixture."""


@pytest.fixture(autouse=True)
def folder(folder, material):
    """The folder of a test, with links to the files of `material`."""
    for file in material.iterdir() if material else ():
        (folder / file.name).symlink_to(file)
    return folder

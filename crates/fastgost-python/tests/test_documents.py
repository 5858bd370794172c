"""Tests that all examples in docstrings and on pages run, that every public item has a docstring, and that the import
is fast."""

import doctest
import inspect
import re
import subprocess
import sys

import fastgost
import pytest
from conftest import VECTORS

MODULES = [
    fastgost,
    fastgost.batch,
    fastgost.cms,
    fastgost.cryptopro,
    fastgost.jws,
    fastgost.modes,
    fastgost.xml,
    fastgost._aead,
    fastgost._cipher,
    fastgost._sealed,
    fastgost._fastgost,
]


def objects():
    for module in MODULES:
        yield module.__name__, module
        for name, item in vars(module).items():
            if not (inspect.isclass(item) or inspect.isroutine(item)) or name.startswith("_"):
                continue
            yield f"{module.__name__}.{name}", item
            if inspect.isclass(item):
                yield from ((f"{module.__name__}.{name}.{key}", value) for key, value in vars(item).items())


def test_examples():
    runner, seen = doctest.DocTestRunner(), set()
    for name, item in objects():
        text = getattr(item, "__doc__", None)
        if isinstance(text, str) and ">>>" in text and text not in seen:
            seen.add(text)
            runner.run(doctest.DocTestParser().get_doctest(text, {"fastgost": fastgost}, name, None, 0))
    assert runner.failures == 0 and runner.tries > 40


@pytest.mark.parametrize("page", ["crates/fastgost-python/README.md", "docs/python.md", "docs/columns-and-clusters.md"])
def test_examples_on_pages(page, tmp_path):
    """Runs each example of the page unchanged, in a separate program."""
    blocks = re.findall(r"^```python\n(.*?)^```$", (VECTORS.parent / page).read_text(), re.M | re.S)
    assert blocks
    for block in blocks:
        ended = subprocess.run([sys.executable, "-c", block], cwd=tmp_path, capture_output=True, text=True)
        assert ended.returncode == 0, ended.stderr


def test_everything_public_is_documented():
    for name in fastgost.__all__:
        item = getattr(fastgost, name)
        assert name == "__version__" or item.__doc__, name


def loaded_by(code):
    """Returns the modules that a program has loaded when it ends, without the modules that an empty program also
    loads."""
    code = f"import sys; before = set(sys.modules); {code}; print(*set(sys.modules) - before)"
    return set(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split())


def test_importing_loads_little():
    """`import fastgost` must be fast. So the import must not load optional packages, and it may load only a few modules
    of the standard library."""
    loaded = loaded_by("import io, os, warnings; import fastgost")
    assert len([name for name in loaded if not name.startswith("fastgost")]) <= 6, loaded
    assert not loaded & {"fastgost.arrow", "fastgost.cms", "fastgost.ray", "pyarrow", "polars", "ray", "numpy", "fsspec"}
    assert not loaded & {"asyncio", "typing", "logging", "json", "inspect", "importlib.metadata", "socket", "ssl"}


def test_columns_are_there_when_they_are_used():
    loaded = loaded_by("import fastgost; fastgost.arrow.hash")
    assert "fastgost.arrow" in loaded and not loaded & {"pyarrow", "polars", "numpy"}
    assert not hasattr(fastgost, "no_such_name")

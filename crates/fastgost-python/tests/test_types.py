"""Tests that the type annotations of the package are complete and agree with the compiled module."""

import importlib.util
import os
import pathlib
import subprocess
import sys

import pytest

import fastgost

pytest.importorskip("mypy")
HERE = pathlib.Path(__file__).parent


@pytest.fixture
def check(tmp_path):
    """Returns a function that runs mypy, or another module of mypy, on the package that the tests import."""
    package = pathlib.Path(fastgost.__file__).parent
    (tmp_path / "fastgost").symlink_to(package)
    environment = {**os.environ, "MYPYPATH": str(tmp_path), "PYTHONPATH": str(tmp_path)}

    def run(*arguments):
        command = [sys.executable, "-m", *map(str, arguments)]
        done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run


def test_everything_has_a_type(check):
    found = check("mypy", "--config-file", HERE / "mypy.ini", "-p", "fastgost")
    assert int(found.split("found in ")[1].split()[0]) >= 18


def test_types_in_a_program(check):
    check("mypy", "--config-file", HERE / "mypy.ini", HERE / "typed.py")


def test_types_are_those_of_the_compiled_module(check, tmp_path):
    optional = ("fsspec", "pyarrow", "ray")
    if missing := [name for name in optional if importlib.util.find_spec(name) is None]:
        pytest.skip(f"stubtest imports everything; not installed: {', '.join(missing)}")
    check("mypy.stubtest", "--mypy-config-file", HERE / "mypy.ini", "fastgost")


def test_programs_see_the_types():
    assert (pathlib.Path(fastgost.__file__).parent / "py.typed").exists()

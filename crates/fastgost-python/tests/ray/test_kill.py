"""Kills the processes of workers and drivers. Afterwards no result may be lost, and no result may be incomplete."""

import os
import pathlib
import secrets
import signal
import subprocess
import sys
import time

import pytest

import fastgost
from fastgost.ray import manifest

pytestmark = pytest.mark.long
pytest.importorskip("ray.data")
COUNT, SIZE = 120, 1 << 20
#: The value of an environment variable. All processes of these jobs have this variable, and a test finds the processes
#: by its value.
MARK = secrets.token_hex(16)


@pytest.fixture
def job(tmp_path):
    """Makes the files that a job encrypts, and returns the command line of the job."""
    contents = {f"{i % 7}/{i}": secrets.token_bytes(SIZE + i) for i in range(COUNT)}
    for name, content in contents.items():
        path = tmp_path / "source" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    (tmp_path / "key").write_bytes(bytes(range(32)))
    arguments = ["encrypt", tmp_path / "source", tmp_path / "sealed", "--key-file", tmp_path / "key", "--json"]
    # With this slow level, the job takes long enough to be killed in the middle.
    environment = {**os.environ, "FASTGOST_LEVEL": "portable", "FASTGOST_TEST": MARK}

    def start():
        # The journal is written often, so that even on a fast machine it has an entry before the job ends.
        program = "from fastgost.ray import cli, journal; journal.Journal.SECONDS = 0.1; raise SystemExit(cli.main())"
        command = [sys.executable, "-c", program, *map(str, arguments), "--workers", "2"]
        return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)

    return start, tmp_path, contents


def finished(folder):
    return len(list((folder / "sealed").glob("*/*.sealed")))


def wait(condition, seconds=120):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.01)


def workers():
    """Returns the processes of Ray's workers that run a job of this test."""
    found = []
    for path in pathlib.Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if b"MapWorker" in path.read_bytes() and MARK.encode() in path.with_name("environ").read_bytes():
                found.append(int(path.parent.name))
        except OSError:
            pass
    return found


def check(folder, contents):
    sealed = {str(path.relative_to(folder / "sealed")): path for path in (folder / "sealed").glob("[0-9]/*")}
    assert sealed.keys() == {name + ".sealed" for name in contents}
    for name, content in contents.items():
        with fastgost.open(sealed[name + ".sealed"], "rb", identity=bytes(range(32))) as file:
            assert file.read() == content
    lines = dict(manifest.parse((folder / "sealed/MANIFEST.streebog256").read_bytes()))
    assert lines == {name: fastgost.streebog256(path.read_bytes()).hexdigest() for name, path in sealed.items()}
    assert not list((folder / "sealed/.fastgost/partial").glob("*"))


def test_a_worker_is_killed(job):
    start, folder, contents = job
    with start() as process:
        for part in (COUNT // 8, COUNT // 3):
            wait(lambda part=part: finished(folder) >= part and workers())
            os.kill(workers()[0], signal.SIGKILL)
        output, _ = process.communicate(timeout=300)
    assert process.returncode == 0, output
    check(folder, contents)


def test_the_driver_is_killed(job):
    start, folder, contents = job
    with start() as process:
        # Wait until the journal has an entry.
        wait(lambda: list((folder / "sealed/.fastgost").glob("journal-encrypt/*.jsonl")))
        process.kill()
    before = finished(folder)
    assert 0 < before < COUNT
    with start() as process:
        output, _ = process.communicate(timeout=300)
    assert process.returncode == 0, output
    assert '"skipped": 0' not in output
    check(folder, contents)

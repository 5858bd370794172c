"""Tests jobs whose objects are in S3. The server of moto simulates S3."""

import os
import pathlib
import secrets
import socket
import subprocess
import sys
import time
import urllib.request

import pytest

import fastgost
from fastgost.ray import Job, JobError
from fastgost.ray import run as start

pytestmark = pytest.mark.long
pytest.importorskip("ray.data")
s3fs = pytest.importorskip("s3fs")


@pytest.fixture(scope="module")
def server():
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    process = subprocess.Popen([sys.executable, "-m", "moto.server", "-H", "127.0.0.1", "-p", str(port)])
    url = f"http://127.0.0.1:{port}"
    for _ in range(200):
        try:
            urllib.request.urlopen(url)
            break
        except OSError:
            time.sleep(0.1)
    yield url
    process.kill()
    process.wait()


@pytest.fixture
def environment(server, tmp_path):
    key = tmp_path / "key"
    key.write_text(secrets.token_hex(32) + "\n")
    access = {"AWS_ACCESS_KEY_ID": "test", "AWS_SECRET_ACCESS_KEY": "test", "AWS_DEFAULT_REGION": "us-east-1"}
    # Tests must not use a cluster that another user has on this machine.
    return {**os.environ, **access, "AWS_ENDPOINT_URL": server, "RAY_ADDRESS": "local"}, str(key)


def run(environment, *arguments):
    command = [sys.executable, "-m", "fastgost.ray", *arguments, "--quiet"]
    return subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, timeout=300)


@pytest.fixture
def s3(server, environment, monkeypatch):
    """Returns the simulated S3 store, and the path of the file with the key. The jobs of this process use the same
    simulated server."""
    variables, key_file = environment
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    return s3fs.S3FileSystem(key="test", secret="test", endpoint_url=server), key_file


def test_objects_in_s3(server, environment, tmp_path):
    environment, key_file = environment
    key = bytes.fromhex(pathlib.Path(key_file).read_text())
    fs = s3fs.S3FileSystem(key="test", secret="test", endpoint_url=server)
    fs.mkdir("plain")
    # One object is larger than S3's smallest part of 5 MiB, so that this object is uploaded in parts.
    contents = {"empty": b"", "a/b/small": b"small", "a/large": secrets.token_bytes((21 << 20) + 7), "a/имя": b"1"}
    for name, content in contents.items():
        fs.pipe(f"plain/2026/{name}", content)
    fs.mkdir("sealed")
    fs.mkdir("opened")
    done = run(environment, "encrypt", "s3://plain/2026", "s3://sealed/x", "--key-file", key_file)
    assert done.returncode == 0, done.stdout
    fs.invalidate_cache()
    for name, content in contents.items():
        with fs.open(f"sealed/x/{name}.sealed") as raw:
            with fastgost.open(raw, "rb", identity=key) as file:
                assert file.read() == content
    done = run(environment, "encrypt", "s3://plain/2026", "s3://sealed/x", "--key-file", key_file)
    assert "4 objects were done before" in done.stdout
    done = run(environment, "decrypt", "s3://sealed/x", "s3://opened/x", "--key-file", key_file)
    assert done.returncode == 0, done.stdout
    fs.invalidate_cache()
    assert {name: fs.cat(f"opened/x/{name}") for name in contents} == contents

    # One object is not authentic. No part of the decrypted object may appear, and no unfinished upload may remain.
    data = bytearray(fs.cat("sealed/x/a/large.sealed"))
    data[-1] ^= 1
    fs.pipe("sealed/x/a/large.sealed", bytes(data))
    fs.rm("opened/x", recursive=True)
    done = run(environment, "decrypt", "s3://sealed/x", "s3://opened/x", "--key-file", key_file)
    assert done.returncode == 1 and "FAILED 'a/large.sealed'" in done.stdout
    fs.invalidate_cache()
    assert not fs.exists("opened/x/a/large") and fs.exists("opened/x/a/b/small")
    assert fs.call_s3("list_multipart_uploads", Bucket="opened").get("Uploads", []) == []
    # The next job decrypts objects in S3 to local files.
    done = run(environment, "decrypt", "s3://sealed/x", str(tmp_path / "files"), "--key-file", key_file)
    assert done.returncode == 1
    assert (tmp_path / "files/a/имя").read_bytes() == b"1" and not (tmp_path / "files/a/large").exists()


def test_names_that_are_no_paths(s3, tmp_path, here):
    """In S3, an object may have a name that a file cannot have. The job reports an error for each such object."""
    fs, key_file = s3
    fs.mkdir("odd")
    names = (
        "x/a",
        "x/a/one",
        "x/a//b",
        "x//c",
        "x/back\\slash",
        "x/marker/",
        "x/full/",
        "x/.fastgost/old",
        "xy/z",
        "x",
    )
    for name in names:
        fs.call_s3("put_object", Bucket="odd", Key=name, Body=b"" if name == "x/marker/" else b"text")
    job = Job("encrypt", "s3://odd/x", str(tmp_path / "sealed"), key_file=key_file)
    with pytest.raises(JobError, match="SRC is an object and a folder: s3://odd/x"):
        start(job)
    fs.call_s3("delete_object", Bucket="odd", Key="x")
    report = start(job)
    assert report.objects == 2 and report.failures.keys() == {"a//b", "/c", "back\\slash", "full/"}
    assert (tmp_path / "sealed/a.sealed").exists() and (tmp_path / "sealed/a/one.sealed").exists()


def test_uploads_that_killed_workers_have_begun(s3, tmp_path, here):
    fs, key_file = s3
    fs.mkdir("left")
    (tmp_path / "source").mkdir()
    for name in "ab":
        (tmp_path / "source" / name).write_bytes(b"text")
    job = Job("encrypt", str(tmp_path / "source"), "s3://left/x", key_file=key_file)

    def begin(*names):
        for name in names:
            fs.call_s3("create_multipart_upload", Bucket="left", Key=f"x/{name}")

    def left():
        return sorted(
            upload["Key"] for upload in fs.call_s3("list_multipart_uploads", Bucket="left").get("Uploads", [])
        )

    def interrupt(objects, of, size):
        if objects < of:
            raise KeyboardInterrupt

    # These uploads do not belong to the job. They exist before the job begins, and must still exist afterwards.
    begin("other")
    with pytest.raises(KeyboardInterrupt):
        start(job, interrupt)
    begin("a.sealed", "b.sealed", "b.sealed")
    with pytest.raises(KeyboardInterrupt):
        start(job, interrupt)
    assert left() == ["x/other"]
    # In this run, the test leaves an unfinished upload, as a worker that was killed does.
    report = start(job, lambda objects, of, size: begin("b.sealed") if objects == 1 else None)
    assert (report.failures, report.objects, left()) == ({}, 2, ["x/other"])

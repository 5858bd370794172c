"""A job whose objects are in S3, as moto's server has it."""

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
    return {**os.environ, **access, "AWS_ENDPOINT_URL": server}, str(key)


def run(environment, *arguments):
    command = [sys.executable, "-m", "fastgost.ray", *arguments, "--quiet"]
    return subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, timeout=300)


def test_objects_in_s3(server, environment, tmp_path):
    environment, key_file = environment
    key = bytes.fromhex(pathlib.Path(key_file).read_text())
    fs = s3fs.S3FileSystem(key="test", secret="test", endpoint_url=server)
    fs.mkdir("plain")
    # Beyond S3's least part of 5 MiB, so that there are uploads in parts.
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

    # One that is not authentic: nothing of it appears, not even an upload that was begun.
    data = bytearray(fs.cat("sealed/x/a/large.sealed"))
    data[-1] ^= 1
    fs.pipe("sealed/x/a/large.sealed", bytes(data))
    fs.rm("opened/x", recursive=True)
    done = run(environment, "decrypt", "s3://sealed/x", "s3://opened/x", "--key-file", key_file)
    assert done.returncode == 1 and "FAILED 'a/large.sealed'" in done.stdout
    fs.invalidate_cache()
    assert not fs.exists("opened/x/a/large") and fs.exists("opened/x/a/b/small")
    assert fs.call_s3("list_multipart_uploads", Bucket="opened").get("Uploads", []) == []
    # From there to files.
    done = run(environment, "decrypt", "s3://sealed/x", str(tmp_path / "files"), "--key-file", key_file)
    assert done.returncode == 1
    assert (tmp_path / "files/a/имя").read_bytes() == b"1" and not (tmp_path / "files/a/large").exists()

"""Functions for all tests. The functions run programs, check the results of programs, compare files, start servers, and
install packages."""
import contextlib
import functools
import os
import pathlib
import shlex
import socket
import subprocess
import time

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent
CI = bool(os.environ.get("FASTGOST_NO_SKIP"))
# The folder with the programs that `cargo build --release` has made. Users get programs that are built in this way.
BUILT = pathlib.Path(os.environ.get("FASTGOST_BUILT") or ROOT / "target/release")


def need(*things):
    """Installs missing programs with `.ci/install`. Each argument has the form THING:PACKAGE. If the program or file
    THING is missing, the function installs PACKAGE. If the installation fails, the test is skipped, but in CI the test
    fails."""
    if problem := _install(things):
        skip(problem)


@functools.lru_cache(maxsize=None)
def _install(things):
    done = subprocess.run([ROOT / ".ci/install", *things], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True)
    return done.returncode and f"{' '.join(things)} cannot be installed: {done.stdout[-1000:]}"


def skip(reason):
    """Skips a test that cannot run on this machine. In CI (FASTGOST_NO_SKIP is set), the test fails instead."""
    __tracebackhide__ = True
    (pytest.fail if CI else pytest.skip)(reason)


class Program:
    """A program with its environment variables. To run the program, call the object, for example `openssl("dgst
    -sha256", path)`. The first argument is split as a shell splits a command line. All other arguments are passed
    unchanged. If the program does not end as expected, the test fails, and shows the command line, the exit status and
    all output."""

    def __init__(self, line, *arguments, **environment):
        self.command = [*shlex.split(line), *map(str, arguments)]
        self.environment = {name: str(value) for name, value in environment.items()}

    def but(self, **environment):
        """Returns a new object for the same program, with additional or changed environment variables."""
        return Program("", *self.command, **{**self.environment, **environment})

    def __call__(self, line="", *arguments, **options):
        """Runs the program, and requires that it succeeds. Returns the standard output of the program."""
        __tracebackhide__ = True
        done = self.run(line, *arguments, **options)
        _judge(done, "success", done.returncode == 0)
        return done.stdout

    def says(self, text, line="", *arguments, **options):
        """Runs the program. Requires that the program succeeds, and prints `text` to standard output or standard error.
        Returns standard output and standard error as one text."""
        __tracebackhide__ = True
        done = self.run(line, *arguments, **options)
        output = done.stdout + done.stderr
        _judge(done, f"success and the text {text!r}", done.returncode == 0 and text in output)
        return output

    def refuses(self, text, line="", *arguments, **options):
        """Runs the program. Requires that the program fails with an exit status, and not by a signal. Also requires
        that the program prints `text` to standard output or standard error. Returns standard output and standard error
        as one text."""
        __tracebackhide__ = True
        done = self.run(line, *arguments, **options)
        output = done.stdout + done.stderr
        _judge(done, f"an error and the text {text!r}", done.returncode > 0 and text in output)
        return output

    def run(self, line="", *arguments, input="", timeout=600, **environment):
        """Runs the program without a check of the result. `input` is the standard input of the program, as text or
        bytes."""
        input = input.encode() if isinstance(input, str) else input
        done = subprocess.run(self.line(line, *arguments), input=input, capture_output=True, timeout=timeout,
                              env={**os.environ, **self.environment, **environment})
        done.stdout, done.stderr = (stream.decode(errors="replace") for stream in (done.stdout, done.stderr))
        return done

    def line(self, line, *arguments):
        """Returns the whole command line of a run as a list of arguments."""
        return [*self.command, *shlex.split(line), *map(str, arguments)]

    @contextlib.contextmanager
    def serving(self, port, line, *arguments, **environment):
        """Runs the program as a server until the `with` block ends. The block begins when the server listens at the
        port. Yields a function that returns the server's output so far. If the test fails, pytest shows this output."""
        __tracebackhide__ = True
        log = pathlib.Path(f"server-{port}.log").absolute()
        with open(log, "wb") as file:
            process = subprocess.Popen(self.line(line, *arguments), stdin=subprocess.DEVNULL, stdout=file, stderr=file,
                                       env={**os.environ, **self.environment, **environment})
        try:
            wait_for(port, process)
            yield lambda: log.read_text(errors="replace")
        finally:
            ended = "" if process.poll() is None else f"ended by itself with status {process.returncode}\n"
            stop(process)
            print(f"$ {shlex.join(map(str, process.args))}\n{log.read_text(errors='replace')[-4000:]}{ended}")


def _judge(done, expected, right):
    __tracebackhide__ = True
    if not right:
        pytest.fail(f"$ {shlex.join(map(str, done.args))}\nexpected: {expected}\nexit status: {done.returncode}\n"
                    f"output:\n{done.stdout[-8000:]}\nerrors:\n{done.stderr[-8000:]}")


@contextlib.contextmanager
def inside(folder):
    """Makes the folder the current folder until the `with` block ends."""
    before = os.getcwd()
    os.chdir(folder)
    try:
        yield folder
    finally:
        os.chdir(before)


def join(to, *files):
    """Writes the contents of `files` into the file `to`, one after the other."""
    pathlib.Path(to).write_bytes(b"".join(pathlib.Path(file).read_bytes() for file in files))


def same(found, expected):
    """Checks that two files have the same bytes."""
    __tracebackhide__ = True
    a, b = pathlib.Path(found).read_bytes(), pathlib.Path(expected).read_bytes()
    if a != b:
        at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
        pytest.fail(f"{found} ({len(a)} bytes) differs from {expected} ({len(b)} bytes) at byte {at}: "
                    f"{a[at:at + 16].hex() or 'the end'}, expected {b[at:at + 16].hex() or 'the end'}")


# The sockets of the ports that `free_port` has reserved. These sockets are bound, but do not listen.
_reserved = []


def free_port():
    """Returns a free port for a server that sets SO_REUSEADDR. Until this process ends, the system does not give this
    port to a program that asks for any free port."""
    reserved = socket.socket()
    reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    reserved.bind(("127.0.0.1", 0))
    _reserved.append(reserved)
    return reserved.getsockname()[1]


def wait_for(port, process=None, seconds=30):
    """Waits until a program listens at the port. Fails if `process` ends before."""
    __tracebackhide__ = True
    end = time.monotonic() + seconds
    while True:
        with contextlib.suppress(OSError):
            socket.create_connection(("localhost", port), 1).close()
            return
        if process and process.poll() is not None:
            pytest.fail(f"the server ended with status {process.returncode}")
        if time.monotonic() > end:
            pytest.fail(f"nothing listens at {port}")
        time.sleep(0.05)


def stop(process, seconds=20):
    """Asks a process to end, and kills the process if it does not end in time. Returns the exit status of the
    process."""
    process.terminate()
    try:
        return process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        return process.wait()

"""Measures how much slower the Python package is than the Rust library. Each line of the output has a speed or a time
of the package, and the same value from the command `fastgost speed`. Both values are measured in turns in the same run.

    python speed.py target/release/fastgost [--wheel FILE] [--rounds N] [--only TEXT] [--mib N]

The benchmark needs the installed wheel, and pyarrow for columns. The command `fastgost` should be built from the same
sources, in release mode. For one thread, the benchmark measures the CPU time, as the command does. For two threads, the
benchmark measures the elapsed time, so other programs on the machine can change the result. In each round, the
benchmark computes the ratio of the two values. A line has the median of the ratios of all rounds. The benchmark only
prints its results, and never fails because of them.
"""

import argparse
import hashlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import fastgost

NONCE = bytes(16)
SECONDS = 0.2
IMPORT = "import time; start = time.perf_counter(); import {}; print(time.perf_counter() - start)"


class Bench:
    """Runs measurements. The object has the path of the command `fastgost`, and the number of rounds of each
    measurement."""

    def __init__(self, binary, rounds, only):
        self.binary, self.rounds, self.only = binary, rounds, only

    def speed(self, algorithm, operation, size, *, messages=1, threads=1):
        """Runs `fastgost speed`, and returns the speed in bytes per second. For signatures, the speed is in operations
        per second."""
        options = {"--only": algorithm, "--messages": messages, "--threads": threads, "--seconds": SECONDS}
        if size:
            options["--bytes"] = size
        command = [self.binary, "speed", "--json", "--quiet", *(str(x) for pair in options.items() for x in pair)]
        lines = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)["results"]
        wanted = {"operation": operation, "messages": messages, "threads": threads}
        [line] = [line for line in lines if wanted.items() <= line.items()]
        return line["mb_per_s_median"] * 1e6 if size else line["ops_per_s_median"]

    def in_turn(self, ours, theirs):
        """Measures the wheel (`ours`) and the Rust library (`theirs`) in turns. Returns the median for the wheel, the
        median for the library, and the median of the ratios."""
        pairs = []
        for i in range(self.rounds):
            # The machine may become slower within a round, so the order of the two measurements changes in every round.
            first, second = (ours, theirs) if i % 2 == 0 else (theirs, ours)
            one, two = first(), second()
            pairs.append((one, two) if i % 2 == 0 else (two, one))
        a, b = ([pair[i] for pair in pairs] for i in (0, 1))
        return statistics.median(a), statistics.median(b), statistics.median(x / y for x, y in pairs)

    def compare(self, name, target, unit, scale, ours, theirs):
        """Measures the wheel and the Rust library in turns. Prints a line with both medians and the ratio."""
        if self.only not in name:
            return
        a, b, ratio = self.in_turn(ours, theirs)
        line(name, f"{a / scale:.1f} {unit}", f"{b / scale:.1f} {unit}", f"{ratio:.3f}", target)


def line(name, ours, theirs, ratio, target):
    print(f"{name:<42} {ours:>14} {theirs:>14} {ratio:>10}  {target}", flush=True)


def seconds(call, clock=time.thread_time):
    """Measures the time of one call in seconds. The function measures short batches of calls, and returns the median.
    All batches together take about `SECONDS` seconds. The command `fastgost speed` measures in the same way."""
    calls = 1
    while (once := _batch(call, calls, clock)) < SECONDS / 40 and calls < 1 << 20:
        calls *= 2
    batches = max(3, round(SECONDS / once))
    return statistics.median(_batch(call, calls, clock) for _ in range(batches)) / calls


def _batch(call, calls, clock):
    start = clock()
    for _ in range(calls):
        call()
    # If the clock is too coarse for a short time, it measures 0. So the result is at least 1 ns.
    return max(clock() - start, 1e-9)


def streebog(bench, mib):
    part = os.urandom(1 << 20)

    def update():
        hasher = fastgost.streebog256()
        start = time.thread_time()
        for _ in range(mib):
            hasher.update(part)
        hasher.digest()
        return (mib << 20) / (time.thread_time() - start)

    name = f"Streebog-256, {mib} MiB by update"
    bench.compare(
        f"{name}, beside speed", "0.98", "MB/s", 1e6, update, lambda: bench.speed("streebog256", "hash", 1 << 20)
    )

    if bench.only not in f"{name}, beside sum":
        return
    with tempfile.NamedTemporaryFile() as file:
        for _ in range(mib):
            file.write(part)
        file.flush()

        def digest():
            with open(file.name, "rb", buffering=0) as data:
                start = time.thread_time()
                hashlib.file_digest(data, fastgost.streebog256)
                return (mib << 20) / (time.thread_time() - start)

        def command():
            before = os.times()
            subprocess.run([bench.binary, "sum", file.name], check=True, stdout=subprocess.DEVNULL)
            after = os.times()
            spent = after.children_user + after.children_system - before.children_user - before.children_system
            return (mib << 20) / spent

        bench.compare(f"{name}, beside sum", "0.98", "MB/s", 1e6, digest, command)


def mgm(bench):
    aead = fastgost.KuznyechikMGM(bytes(range(32)))
    for size in (16384, 1 << 20):
        data, into = os.urandom(size), bytearray(size + 16)

        def rust(size=size):
            return bench.speed("kuznyechik-mgm", "seal", size)

        for method, call in (
            ("encrypt", lambda data=data: aead.encrypt(NONCE, data, None)),
            ("encrypt_into", lambda data=data, into=into: aead.encrypt_into(NONCE, data, None, into)),
        ):
            name = f"KuznyechikMGM.{method}, {size} bytes"
            target = "0.9" if size == 16384 else ""
            bench.compare(name, target, "MB/s", 1e6, lambda size=size, call=call: size / seconds(call), rust)

    name, data = "KuznyechikMGM.encrypt, 64 bytes", os.urandom(64)
    if bench.only in name:
        ours, theirs, _ = bench.in_turn(
            lambda: seconds(lambda: aead.encrypt(NONCE, data, None)),
            lambda: 64 / bench.speed("kuznyechik-mgm", "seal", 64),
        )
        over = (ours - theirs) * 1e9
        line(name, f"{ours * 1e9:.0f} ns", f"{theirs * 1e9:.0f} ns", f"{over:+.0f} ns", "at most +200 ns")


def signatures(bench, count=1000):
    keys = [fastgost.PrivateKey.generate("256-a") for _ in range(count)]
    jobs = [(key.public_key(), key.sign(data), data) for key in keys for data in [os.urandom(32)]]

    def rust():
        # `verify_many` hashes the messages and verifies the digests. The command has one measurement for hashing and
        # one measurement for verifying digests. So this function adds these two times.
        hashing = 32 / bench.speed("streebog256", "hash", 32, messages=count)
        return 1 / (hashing + 1 / bench.speed("gost3410-256-a", "verify", None, messages=count))

    bench.compare(
        f"verify_many of {count} signatures",
        "0.95",
        "/s",
        1,
        lambda: count / seconds(lambda: fastgost.verify_many(jobs)),
        rust,
    )


def threads(bench, size=1 << 26):
    data = os.urandom(size)

    def hashing(count):
        def work():
            fastgost.streebog256(data).digest()

        running = [threading.Thread(target=work) for _ in range(count)]
        start = time.perf_counter()
        for thread in running:
            thread.start()
        for thread in running:
            thread.join()
        return count * size / (time.perf_counter() - start)

    name = "two threads of Streebog-256, times one"
    if bench.only in name:
        _, _, ours = bench.in_turn(lambda: hashing(2), lambda: hashing(1))
        _, _, theirs = bench.in_turn(*(lambda n=n: bench.speed("streebog256", "hash", size, threads=n) for n in (2, 1)))
        line(name, f"{ours:.2f}", f"{theirs:.2f}", "", "1.9")


def columns(bench, count=100_000):
    values = [os.urandom(64) for _ in range(count)]

    def rust():
        return bench.speed("streebog256", "hash", 64, messages=64)

    try:
        import pyarrow
        from fastgost import arrow
    except ImportError:
        print("columns: no pyarrow")
    else:
        column = pyarrow.array(values, pyarrow.binary())
        name = f"arrow.hash, {count} values of 64 bytes"
        bench.compare(name, "0.8", "MB/s", 1e6, lambda: 64 * count / seconds(lambda: arrow.hash(column)), rust)
    name = f"batch.hash, {count} values of 64 bytes"

    def hashing():
        return 64 * count / seconds(lambda: fastgost.batch.hash("streebog256", values))

    bench.compare(name, "", "MB/s", 1e6, hashing, rust)


def imports(bench):
    """Measures the time of `import fastgost`, and the time of the import of AES-GCM from the package `cryptography`.
    Each import runs in a separate process."""
    name, rival = "import, beside cryptography's AEADs", "cryptography.hazmat.primitives.ciphers.aead"

    def once(module):
        output = subprocess.run(
            [sys.executable, "-c", IMPORT.format(module)], check=False, capture_output=True, text=True
        )
        return float(output.stdout) if output.returncode == 0 else None

    if bench.only not in name:
        return
    # The first import reads the files from the disk, so it is not measured.
    if once("fastgost") is None:
        raise SystemExit("fastgost cannot be imported by a new process")
    if once(rival) is None:
        ours, theirs = statistics.median(once("fastgost") for _ in range(bench.rounds)), "not there"
    else:
        ours, theirs, _ = bench.in_turn(lambda: once("fastgost"), lambda: once(rival))
        theirs = f"{theirs * 1000:.1f} ms"
    line(name, f"{ours * 1000:.1f} ms", theirs, "", "under 50 ms")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary", help="the command fastgost")
    parser.add_argument("--wheel", help="its size is shown")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--only", default="", metavar="TEXT", help="only figures with this in their names")
    parser.add_argument("--mib", type=int, default=1024, help="of data for Streebog")
    given = parser.parse_args()
    if given.rounds < 1 or given.mib < 1:
        parser.error("--rounds and --mib are at least 1")
    bench = Bench(given.binary, given.rounds, given.only)
    load = os.getloadavg()[0]
    print(
        f"fastgost {fastgost.__version__}, level {fastgost.levels()[0]}; load of the machine at the start: {load:.1f}"
    )
    line("", "Python", "command", "ratio", "wanted")
    streebog(bench, given.mib)
    mgm(bench)
    signatures(bench)
    threads(bench)
    columns(bench)
    imports(bench)
    if given.wheel:
        line("the wheel", f"{Path(given.wheel).stat().st_size / 1e6:.2f} MB", "", "", "under 6 MB")


if __name__ == "__main__":
    main()

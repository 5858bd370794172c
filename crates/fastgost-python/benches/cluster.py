"""Measures the speed of a job on Ray, with one worker and with several workers. Jobs with one worker and jobs with
several workers run in turns. The benchmark also prints how many days one worker would need for a petabyte, at the speed
that each worker has if several workers run.

    python cluster.py [--command encrypt|hash] [--mib N] [--objects N] [--workers N] [--rounds N] [--folder DIR]

The benchmark needs the installed wheel and `ray[data]`. It measures the elapsed time, so nothing else should run on the
machine. The start of the workers is part of this time. The folder DIR should be in memory (`/dev/shm`), so that the
disk does not limit the speed. The benchmark only prints its results, and never fails because of them.
"""

import argparse
import os
import secrets
import shutil
import statistics
import tempfile
from pathlib import Path

import ray

from fastgost.ray import Job, run

PETABYTE = 10**15
DAY = 24 * 60 * 60


def measure(folder, command, workers):
    """Runs one job, and returns its speed in bytes per second."""
    key = {"key_file": str(folder / "key")} if command == "encrypt" else {}
    report = run(Job(command, str(folder / "source"), str(folder / "target"), workers=workers, **key))
    shutil.rmtree(folder / "target")
    if report.failures:
        raise SystemExit(report.text())
    return report.bytes / report.seconds


def main():
    p = argparse.ArgumentParser(allow_abbrev=False)
    p.add_argument("--command", choices=("encrypt", "hash"), default="encrypt")
    p.add_argument("--mib", type=int, default=2048, help="of all objects (default: %(default)s)")
    p.add_argument("--objects", type=int, default=128, help="default: %(default)s")
    p.add_argument("--workers", type=int, default=os.cpu_count(), help="default: one per CPU")
    p.add_argument("--rounds", type=int, default=3, help="default: %(default)s")
    p.add_argument("--folder", type=Path, default=Path("/dev/shm"), help="default: %(default)s")
    args = p.parse_args()
    ray.init(num_cpus=args.workers, log_to_driver=False)
    with tempfile.TemporaryDirectory(dir=args.folder) as name:
        folder = Path(name)
        (folder / "source").mkdir()
        (folder / "key").write_bytes(secrets.token_bytes(32))
        size = (args.mib << 20) // args.objects
        for i in range(args.objects):
            (folder / "source" / str(i)).write_bytes(secrets.token_bytes(size))
        # This job is not measured, because the first job also starts the processes that Ray starts only once.
        measure(folder, args.command, args.workers)
        rounds = [[measure(folder, args.command, n) for n in (1, args.workers)] for _ in range(args.rounds)]
    one, all_workers = (statistics.median(column) for column in zip(*rounds, strict=True))
    ratio = statistics.median(b / a for a, b in rounds)
    print(f"{args.command}, {args.objects} objects of {size} bytes")
    print(f"1 worker   {one / 1e9:.3f} GB/s")
    print(f"{args.workers} workers  {all_workers / 1e9:.3f} GB/s, {ratio:.2f} times one")
    each = all_workers / args.workers
    print(f"a petabyte: {PETABYTE / each / DAY:.1f} days of a worker; in one day, {PETABYTE / each / DAY:.0f} workers,")
    print(f"to which the store delivers {PETABYTE / DAY / 1e9:.1f} GB/s")


if __name__ == "__main__":
    main()

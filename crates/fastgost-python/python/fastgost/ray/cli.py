"""The command ``python -m fastgost.ray``."""

from __future__ import annotations

import argparse
import json
import logging
import os
import sys
import time
from dataclasses import asdict

from .. import algorithms
from .driver import run
from .job import CIPHERS, COMMANDS, Job, JobError

DESCRIPTION = """\
Encrypt, decrypt, hash or verify all objects under a URI, on a Ray cluster.

  encrypt  writes each object as a sealed file, NAME.sealed, which `fastgost decrypt` opens
  decrypt  opens sealed files
  hash     writes a list of digests
  verify   compares objects with the list beside them; with a key, also opens sealed ones to the end

With --columns, Parquet objects stay Parquet files, and the named columns are encrypted, decrypted, or replaced by
digests (with a key: by pseudonyms, which are HMACs).
"""

EPILOG = """\
URIs are what fsspec reads: /path, s3://bucket/prefix, and so on. Endpoints and credentials come from the environment
(AWS_ENDPOINT_URL, AWS_ACCESS_KEY_ID, ...), which every worker must have.

DST gets MANIFEST.ALGORITHM, a list for `fastgost sum -c`, and in .fastgost/ the journal and the report. A run that was
interrupted continues when the same command is given again. If `verify` has ended, the same command begins again. A DST
is for one command and one SRC, and only one run at a time may write to a DST. Objects in DST that other programs wrote
stay as they are, unless --overwrite is given.

Exit status: 0 all objects are done; 1 some objects failed, and the report says why; 2 the usage was wrong, the job could
not begin, or the cluster gave up; 130 the run was interrupted.
"""


def parser() -> argparse.ArgumentParser:
    p = argparse.ArgumentParser(
        prog="python -m fastgost.ray",
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    p.add_argument("command", choices=COMMANDS, metavar="encrypt|decrypt|hash|verify")
    p.add_argument("source", metavar="SRC", help="the URI of the objects to read, or of one object")
    p.add_argument("target", metavar="DST", help="the URI to write to")
    key = p.add_mutually_exclusive_group()
    key.add_argument("--key-file", metavar="FILE", help="a file on every worker: 32 bytes, or 64 hex digits")
    key.add_argument("--key-env", metavar="NAME", help="an environment variable of every worker: 64 hex digits")
    hashes = algorithms("hash")
    p.add_argument("-a", "--algorithm", default="streebog256", choices=hashes, help="of digests (default: %(default)s)")
    p.add_argument("--cipher", default=CIPHERS[0], choices=CIPHERS, help="default: %(default)s")
    p.add_argument("--columns", type=_columns, default=(), metavar="A,B,...", help="the columns of Parquet objects")
    p.add_argument("--deterministic", action="store_true", help="equal values of a column become equal ciphertexts")
    p.add_argument("--overwrite", action="store_true", help="replace objects in DST that this job has not written")
    p.add_argument("--address", metavar="HOST:PORT", help="the cluster (default: RAY_ADDRESS, or one on this machine)")
    p.add_argument("--workers", type=_count, metavar="N", help="the most workers at a time (default: all CPUs)")
    p.add_argument("--retries", type=_count, default=3, metavar="N", help="for each object (default: %(default)s)")
    p.add_argument("--json", action="store_true", help="print the report as JSON")
    p.add_argument("--quiet", action="store_true", help="no progress")
    return p


def _columns(text: str) -> tuple[str, ...]:
    columns = tuple(text.split(","))
    if "" in columns or len(set(columns)) < len(columns):
        raise argparse.ArgumentTypeError("names of columns, each once, with commas between them")
    return columns


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is not a number")
    return int(text)


class Progress:
    """Shows the progress of a job on standard error. On a terminal, each new state overwrites the same line. If
    standard error is not a terminal, this class writes a new line every half minute."""

    def __init__(self) -> None:
        self.start = self.shown = time.monotonic()
        self.is_terminal = sys.stderr.isatty()

    def __call__(self, objects: int, of: int, size: int) -> None:
        now = time.monotonic()
        if objects < of and now - self.shown < (0.5 if self.is_terminal else 30):
            return
        self.shown = now
        speed = size / max(now - self.start, 1e-9) / 1e9
        line = f"{objects} of {of} objects, {size / 1e9:.3f} GB, {speed:.3f} GB/s"
        end = "\n" if not self.is_terminal or objects == of else ""
        print(("\r\x1b[K" if self.is_terminal else "") + line, end=end, file=sys.stderr, flush=True)


def main(arguments: list[str] | None = None) -> int:
    p = parser()
    given = p.parse_args(arguments)
    if given.workers == 0:
        p.error("argument --workers: at least 1")
    job = Job(
        given.command,
        given.source,
        given.target,
        key_file=given.key_file,
        key_variable=given.key_env,
        algorithm=given.algorithm,
        cipher=given.cipher,
        columns=given.columns,
        deterministic=given.deterministic,
        overwrite=given.overwrite,
        workers=given.workers,
        retries=given.retries,
    )
    try:
        job.check()
        import ray
        import ray.data
    except JobError as error:
        print(f"fastgost.ray: {error}", file=sys.stderr)
        return 2
    except ImportError:
        print("fastgost.ray: Ray is not installed; pip install 'fastgost[ray]'", file=sys.stderr)
        return 2
    # This code always passes an address to Ray. Without an address, Ray would join a cluster that another user has
    # started on this machine.
    address = given.address or os.environ.get("RAY_ADDRESS") or "local"
    # Ray logs errors as tracebacks, for example when workers die. This setting hides the tracebacks, because the report
    # has a sentence for each failure.
    logging.getLogger("ray.data").setLevel(logging.CRITICAL)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except Exception as error:  # noqa: BLE001, since Ray may raise any exception
        print(f"fastgost.ray: there is no Ray cluster: {error}", file=sys.stderr)
        return 2
    try:
        report = run(job, (lambda *_: None) if given.quiet else Progress())
    except JobError as error:
        print(f"fastgost.ray: {error}", file=sys.stderr)
        return 2
    except Exception as error:  # noqa: BLE001, since each store's library has its own exceptions
        print(f"fastgost.ray: {type(error).__name__}: {' '.join(str(error).split())}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("fastgost.ray: interrupted; the same command continues", file=sys.stderr)
        return 130
    if given.json:
        print(json.dumps(asdict(report)))
    else:
        print(report.text())
    return 1 if report.failures else 0

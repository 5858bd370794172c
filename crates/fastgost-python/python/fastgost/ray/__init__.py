"""Encrypt, decrypt, hash and verify whole stores of objects on a Ray cluster.

``python -m fastgost.ray --help`` says how. A program that has its own Ray session calls :func:`run` with a
:class:`Job`:

    from fastgost.ray import Job, run

    report = run(Job("encrypt", "s3://plain/2026", "s3://sealed/2026", key_file="/etc/fastgost/key"))

Workers read keys from a file or an environment variable on their machines. Keys are never in the arguments of a task,
in a log or in a result.
"""

# `storage.py` makes each object appear only when it is complete. `journal.py` records the finished objects, and the
# job that owns DST. `worker.py` works on one object, `job.py` describes jobs and reports, `driver.py` plans jobs, and
# `cluster.py` gives the work to Ray.

from .driver import run
from .job import Job, JobError, Report

__all__ = ["Job", "JobError", "Report", "run"]

"""Encrypts, decrypts, hashes and verifies all objects under a URI on a Ray cluster.

``python -m fastgost.ray --help`` shows the commands and options. A program that has its own Ray session calls
:func:`run` with a :class:`Job`:

    from fastgost.ray import Job, run

    report = run(Job("encrypt", "s3://plain/2026", "s3://sealed/2026", key_file="/etc/fastgost/key"))

Workers read keys from a file or an environment variable on their machines. Keys are never in the arguments of a task,
in a log or in a result.
"""

# A job reads objects from a URI (SRC) and writes its results to another URI (DST). `storage.py` reads and writes
# objects, and makes each new object appear only when it is complete. `journal.py` records which objects are finished,
# and which job owns DST. `worker.py` works on one object. `job.py` describes jobs and reports. `driver.py` plans the
# work of a job, and `cluster.py` gives this work to Ray.

from .driver import run
from .job import Job, JobError, Report

__all__ = ["Job", "JobError", "Report", "run"]

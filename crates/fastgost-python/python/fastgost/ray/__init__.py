"""Encrypts, decrypts, hashes and verifies all objects under a URI on a Ray cluster.

``python -m fastgost.ray --help`` shows the commands and options. A program that has its own Ray session calls
:func:`run` with a :class:`Job`:

    from fastgost.ray import Job, run

    report = run(Job("encrypt", "s3://plain/2026", "s3://sealed/2026", key_file="/etc/fastgost/key"))

Workers read keys from a file or an environment variable on their machines. No argument of a task, no log and no result
contains a key.
"""

# A job reads objects from a URI (SRC) and writes its results to another URI (DST). `storage.py` reads and writes
# objects. A new object appears only when it is complete. `journal.py` records which objects are finished, and which job
# writes to DST. `worker.py` processes one object. `job.py` describes jobs and reports. `driver.py` decides which
# objects a job has to process, and `cluster.py` gives these objects to Ray.

from .driver import run
from .job import Job, JobError, Report

__all__ = ["Job", "JobError", "Report", "run"]

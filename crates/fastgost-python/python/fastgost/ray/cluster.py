"""Processes the objects of a job on Ray. Ray gives batches of objects to workers. If a worker dies, Ray gives the batch
of this worker to another worker."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from .job import Job, JobError
from .journal import Record
from .keys import KeySourceError, check_value
from .storage import Object
from .worker import Worker

#: The largest number of objects in a batch, and the largest number of bytes in a batch. A batch of one object may have
#: more bytes.
BATCH_OBJECTS, BATCH_BYTES = 64, 64 << 20
#: If there are enough objects, a job has about this number of batches for each worker, or more. For this purpose,
#: batches may have fewer objects than `BATCH_OBJECTS` and fewer bytes than `BATCH_BYTES`.
BATCHES = 8
#: Ray keeps batches in memory, so the driver gives the batches to Ray in rounds. A round has at most `ROUND` batches,
#: or `ROUND_OF_WORKER` batches for each worker if this number is larger.
ROUND, ROUND_OF_WORKER = 10_000, 256
#: After this number of workers died while they processed the same batch, the next worker counts the deaths for each
#: object of the batch. After this number of workers died while they processed the same object, the object fails.
DEATHS = 3


def key_check(job: Job) -> str:
    """Returns the check value of the job's key (see `keys.check_value`). A worker reads the key for this purpose. The
    driver does not read the key.

    Raises JobError if the worker has no key.
    """
    import ray

    def look(job: Job) -> tuple[str, str]:
        try:
            return (check_value(job.key.read()) if job.key else ""), ""
        except KeySourceError as error:
            return "", str(error)

    try:
        found: tuple[str, str] = ray.get(ray.remote(num_cpus=1)(look).remote(job))
    except Exception as error:  # noqa: BLE001, since Ray may raise any exception
        raise _gave_up(error) from error
    check, why = found
    if why:
        raise JobError(why)
    return check


class Attempts:
    """An actor of Ray (an object in a separate process). The actor counts how often workers began to process a batch or
    an object, but died before the end."""

    def __init__(self) -> None:
        self.begun: dict[str, int] = {}

    def begin(self, what: str) -> int:
        """Records that a worker begins to process `what`, which is a batch or an object. Returns how often workers have
        begun before without coming to the end."""
        before = self.begun.get(what, 0)
        self.begun[what] = before + 1
        return before

    def end(self, what: str) -> None:
        self.begun.pop(what, None)


class RayWorker(Worker):
    """A worker that counts how often earlier workers died while they processed the same batch. Without this count, Ray
    would repeat the batch without end."""

    def __init__(self, job: Job, attempts: Any):
        super().__init__(job)
        self.attempts = attempts

    def __call__(self, row: dict[str, str]) -> dict[str, str]:
        """Processes a batch of objects, and returns the records of these objects. A batch is one row of Ray's data. The
        records are JSON text, so Arrow need not know the type of each field."""
        import ray

        objects = [Object(*fields) for fields in json.loads(row["objects"])]
        batch = f"batch of {objects[0].name}"
        work = self.process if ray.get(self.attempts.begin.remote(batch)) < DEATHS else self.process_counted
        records = [asdict(work(object)) for object in objects]
        ray.get(self.attempts.end.remote(batch))
        return {"records": json.dumps(records)}

    def process_counted(self, object: Object) -> Record:
        """Processes one object of a batch with which several workers died. If `DEATHS` workers died with this object
        alone, the object fails."""
        import ray

        if ray.get(self.attempts.begin.remote(object.name)) >= DEATHS:
            record = self.record(object)
            record.error = f"it was given up: its worker died {DEATHS} times; Ray's logs may say why"
        else:
            record = self.process(object)
        ray.get(self.attempts.end.remote(object.name))
        return record


def process(job: Job, objects: Sequence[Object], worker: type[RayWorker] = RayWorker) -> Iterator[Record]:
    """Processes all objects. Yields the record of each object as soon as its batch is finished."""
    if not objects:
        return
    import ray
    from ray.data import ActorPoolStrategy

    try:
        cpus = int(ray.cluster_resources().get("CPU", 1))
        workers = max(1, min(job.workers or cpus, cpus, len(objects)))
        batches, size = list(batched(objects, workers)), max(ROUND, ROUND_OF_WORKER * workers)
        for at in range(0, len(batches), size):
            rows = [{"objects": json.dumps(batch)} for batch in batches[at : at + size]]
            attempts = ray.remote(num_cpus=0, max_restarts=-1, max_task_retries=-1)(Attempts).remote()
            data = ray.data.from_items(rows, override_num_blocks=len(rows)).map(
                worker,
                fn_constructor_args=(job, attempts),
                compute=ActorPoolStrategy(size=min(workers, len(rows))),
                num_cpus=1,
            )
            # The next lines change a copy of Ray's settings. The settings of the program stay unchanged.
            data.context.enable_progress_bars = False
            # With this setting, Ray repeats a batch only if its worker was killed. If the work on an object fails, the
            # worker raises no exception, but returns a record with the failure.
            data.context.actor_task_retry_on_errors = False
            # If the next batch were fetched ahead, the records of a batch would arrive only together with the next
            # batch.
            for rows_done in data.iter_batches(batch_size=None, prefetch_batches=0):
                for records in rows_done["records"]:
                    for fields in json.loads(records):
                        yield Record(**fields)
    except Exception as error:  # noqa: BLE001, as above
        raise _gave_up(error) from error


def batched(objects: Sequence[Object], workers: int) -> Iterator[list[Object]]:
    shares = workers * BATCHES
    most_objects = min(BATCH_OBJECTS, -(-len(objects) // shares))
    most_bytes = min(BATCH_BYTES, sum(object.size for object in objects) // shares)
    batch: list[Object] = []
    size = 0
    for object in objects:
        if batch and (len(batch) == most_objects or size + object.size > most_bytes):
            yield batch
            batch, size = [], 0
        batch.append(object)
        size += object.size
    if batch:
        yield batch


def _gave_up(error: Exception) -> JobError:
    # If the text is a traceback, its last line has the exception.
    lines = [line.strip() for line in str(error).split("\n") if line.strip()]
    return JobError(f"the cluster gave up: {lines[-1] if lines else type(error).__name__}")

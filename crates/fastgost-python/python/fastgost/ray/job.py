"""The description of a job, and its report."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass, field

from .. import algorithms
from .keys import KeySource
from .storage import OWN

COMMANDS = ("encrypt", "decrypt", "hash", "verify")
CIPHERS = ("kuznyechik", "magma")
#: The end of the names of sealed objects.
SUFFIX = ".sealed"

#: A password in a URI, before a host. Owners and repositories of GitHub's URIs look like this, but are no passwords.
PASSWORD = r"(?!github:)[^/]*//[^/@]*:[^/@]*@"
#: A signature in the query of a URI.
SIGNATURE = r"(?i)[?&](x-amz-signature|x-goog-signature|signature|sig|token)="


class JobError(Exception):
    """The reason why a job cannot begin or cannot finish."""


@dataclass(frozen=True)
class Job:
    """The work of a job. The job names keys but does not contain them, so it can be shown to anyone."""

    #: encrypt, decrypt, hash or verify.
    command: str
    #: The URI of the objects that are read.
    source: str
    #: The URI of the place that is written to. It gets objects, the list of digests, the journal and the report.
    target: str
    #: A file with the key. Every worker must have it.
    key_file: str | None = None
    #: An environment variable with the key as 64 hex digits. Every worker must have it.
    key_variable: str | None = None
    #: The hash function of digests.
    algorithm: str = "streebog256"
    #: The cipher of sealed objects: kuznyechik or magma.
    cipher: str = "kuznyechik"
    #: The columns of Parquet objects to work on. The objects stay Parquet files.
    columns: tuple[str, ...] = ()
    #: With columns: whether equal values of a column become equal ciphertexts.
    deterministic: bool = False
    #: Whether to replace objects in the target that the job did not write, or that it wrote under another key.
    overwrite: bool = False
    #: The largest number of workers at a time; None: as many as the cluster has CPUs.
    workers: int | None = None
    #: How often an object is tried again after a failure that may be temporary.
    retries: int = 3
    #: The pause before the first retry. Each further pause is twice as long.
    retry_seconds: float = 1.0
    #: Whether SRC is the URI of one object. The driver finds this out.
    is_single: bool = False
    #: The check value of the key. The driver gets it from a worker.
    key_check: str = ""

    @property
    def writes(self) -> bool:
        """Whether the target has an object for each object in the source."""
        return self.command in ("encrypt", "decrypt") or bool(self.columns)

    @property
    def key(self) -> KeySource | None:
        if self.key_file is None and self.key_variable is None:
            return None
        return KeySource(self.key_file, self.key_variable)

    def check(self) -> None:
        """Raises JobError for wrong settings, and for settings that contradict each other."""
        if self.command not in COMMANDS:
            raise JobError(f"unknown command {self.command!r}; allowed: {', '.join(COMMANDS)}")
        if self.key_file is not None and self.key_variable is not None:
            raise JobError("give the key by a file or by an environment variable, not both")
        if self.command in ("encrypt", "decrypt") and self.key is None:
            raise JobError(f"{self.command} needs a key: --key-file or --key-env")
        if self.algorithm not in (hashes := algorithms("hash")):
            raise JobError(f"unknown algorithm {self.algorithm!r}; allowed: {', '.join(hashes)}")
        if self.key and self.command == "hash" and f"hmac-{self.algorithm}" not in algorithms("mac"):
            allowed = [name for name in hashes if f"hmac-{name}" in algorithms("mac")]
            raise JobError(f"pseudonyms are not made with {self.algorithm}; allowed: {', '.join(allowed)}")
        if self.cipher not in CIPHERS:
            raise JobError(f"unknown cipher {self.cipher!r}; allowed: {', '.join(CIPHERS)}")
        if self.columns and self.cipher != CIPHERS[0]:
            raise JobError(f"columns are encrypted with {CIPHERS[0]}; --cipher is for whole objects")
        if self.deterministic and not (self.columns and self.command == "encrypt"):
            raise JobError("--deterministic is for `encrypt` with --columns")
        if self.columns and self.command == "verify":
            raise JobError("`verify` checks whole objects; it has no --columns")
        if self.key and self.command == "hash" and not self.columns:
            raise JobError("`hash` needs a key only with --columns, to make pseudonyms of values")
        if self.overwrite and self.command == "verify":
            raise JobError("`verify` writes no objects; it has no --overwrite")
        for uri in (self.source, self.target):
            # Reports and Ray's logs contain the URIs.
            if any(re.match(PASSWORD, part) for part in uri.split("::")) or re.search(SIGNATURE, uri):
                raise JobError(
                    "a URI must not have a password or a signature; put credentials where the store's library looks for them"
                )

    @property
    def manifest(self) -> str:
        """The name of the list of digests."""
        return f"MANIFEST.{self.algorithm}"

    def target_name(self, name: str) -> str:
        """The name of an object's result in the target.

        Raises ValueError if the object cannot have a result there.
        """
        if self.columns:
            target = name
        elif self.command == "encrypt":
            target = name + SUFFIX
        elif name.endswith(SUFFIX):
            target = name[: -len(SUFFIX)]
        else:
            raise ValueError(f"it is not named as a sealed object: its name does not end with {SUFFIX}")
        if target == self.manifest or target.split("/")[0] == OWN:
            raise ValueError(f"its name in DST would be {target!r}, which is the job's own")
        return target

    def settings(self) -> str:
        """Identifies the settings that decide the results, besides the key. Records of the journal with other settings
        are ignored."""
        chosen = [self.command, self.algorithm, self.cipher, list(self.columns), self.deterministic, self.source]
        return hashlib.sha256(json.dumps(chosen).encode()).hexdigest()[:16]


@dataclass
class Report:
    """The results of a job."""

    command: str
    source: str
    target: str
    #: The number of objects that this run finished, and the number that an earlier run had finished.
    objects: int = 0
    skipped: int = 0
    #: The number of objects that `verify` could not open with its key, since they are not sealed.
    unsealed: int = 0
    #: The number of listed objects that the job leaves out: lists of digests and, with columns, files that datasets
    #: keep beside their tables.
    left_out: int = 0
    #: The number of bytes that this run read.
    bytes: int = 0
    seconds: float = 0.0
    gb_per_s: float = 0.0
    #: The number of objects of each worker. A worker is named by its node, process and CPU level.
    workers: dict[str, int] = field(default_factory=dict)
    #: The names of the failed objects, with the reasons.
    failures: dict[str, str] = field(default_factory=dict)
    #: The name of the list of digests, relative to the target.
    manifest: str | None = None

    def text(self) -> str:
        """The report as text for people."""
        size = f"{self.objects} objects, {self.bytes} bytes"
        lines = [f"{self.command}: {size}, {self.seconds:.1f} s, {self.gb_per_s:.3f} GB/s, {len(self.workers)} workers"]
        if self.skipped:
            lines.append(f"{self.skipped} objects were done before")
        if self.unsealed:
            lines.append(f"{self.unsealed} objects are not named {SUFFIX}: only compared with the manifest")
        if self.left_out:
            lines.append(f"{self.left_out} files were left out: lists of digests, or what datasets keep beside tables")
        lines += [f"FAILED {name!r}: {why}" for name, why in sorted(self.failures.items())]
        if self.manifest:
            lines.append(f"digests: {self.target.rstrip('/')}/{self.manifest}")
        return "\n".join(lines)

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
#: The names of sealed objects end with this text.
SUFFIX = ".sealed"

#: Matches a URI with a password before the host. In a URI of GitHub, the owner and the repository look like a user and
#: a password, so the pattern does not match URIs of GitHub.
PASSWORD = r"(?!github:)[^/]*//[^/@]*:[^/@]*@"
#: Matches a URI with a signature in its query.
SIGNATURE = r"(?i)[?&](x-amz-signature|x-goog-signature|signature|sig|token)="


class JobError(Exception):
    """The reason why a job cannot begin or cannot finish."""


@dataclass(frozen=True)
class Job:
    """The description of a job. The description names the place of the key, but does not contain the key. So the
    description is not secret."""

    #: The command: encrypt, decrypt, hash or verify.
    command: str
    #: The URI of the objects that the job reads (SRC).
    source: str
    #: The URI of the place to which the job writes (DST). The job writes objects, a list of digests, the journal and
    #: the report.
    target: str
    #: The path of a file with the key. Every worker must have this file.
    key_file: str | None = None
    #: The name of an environment variable with the key as 64 hex digits. Every worker must have this variable.
    key_variable: str | None = None
    #: The hash function for the digests of objects.
    algorithm: str = "streebog256"
    #: The cipher for sealed objects: kuznyechik or magma.
    cipher: str = "kuznyechik"
    #: If columns are named, the job processes only these columns of Parquet objects, and the results are also Parquet
    #: files.
    columns: tuple[str, ...] = ()
    #: If this is true and columns are named, equal values of a column become equal ciphertexts.
    deterministic: bool = False
    #: If this is true, the job also replaces objects in DST that the job did not write, or that an earlier run wrote
    #: under another key.
    overwrite: bool = False
    #: The largest number of workers at a time. None means as many workers as the cluster has CPUs.
    workers: int | None = None
    #: The largest number of times that a worker repeats the work on an object. A worker repeats the work after a
    #: failure that may be temporary.
    retries: int = 3
    #: The pause in seconds before the first retry. Each further pause is twice as long as the pause before, up to 30
    #: times the first pause.
    retry_seconds: float = 1.0
    #: True if SRC is the URI of one object. The driver sets this field.
    is_single: bool = False
    #: The check value of the key (see `keys.check_value`). The driver gets this value from a worker.
    key_check: str = ""

    @property
    def writes(self) -> bool:
        """True if the job writes an object to DST for each object of SRC."""
        return self.command in ("encrypt", "decrypt") or bool(self.columns)

    @property
    def key(self) -> KeySource | None:
        if self.key_file is None and self.key_variable is None:
            return None
        return KeySource(self.key_file, self.key_variable)

    def check(self) -> None:
        """Raises JobError if a setting is wrong, or if two settings contradict each other."""
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
            # Reports and Ray's logs contain the URIs, so the URIs must not contain secrets.
            if any(re.match(PASSWORD, part) for part in uri.split("::")) or re.search(SIGNATURE, uri):
                raise JobError(
                    "a URI must not have a password or a signature; put credentials where the store's library looks for them"
                )

    @property
    def manifest(self) -> str:
        """The name of the list of digests."""
        return f"MANIFEST.{self.algorithm}"

    def target_name(self, name: str) -> str:
        """Returns the name that the result of an object has in DST.

        Raises ValueError if no result of the object can be in DST.
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
        """Returns a short hash of the settings on which the results depend, without the key. If a record of the journal
        has other settings, the job processes the object of this record again."""
        chosen = [self.command, self.algorithm, self.cipher, list(self.columns), self.deterministic, self.source]
        return hashlib.sha256(json.dumps(chosen).encode()).hexdigest()[:16]


@dataclass
class Report:
    """The results of a job."""

    command: str
    source: str
    target: str
    #: The number of objects that this run has finished (`objects`), and the number of objects that earlier runs have
    #: finished (`skipped`).
    objects: int = 0
    skipped: int = 0
    #: The number of objects that are not sealed. `verify` counts these objects only if it has a key to open sealed
    #: objects.
    unsealed: int = 0
    #: The number of objects that the job ignores. These objects are lists of digests and, if columns are named, files
    #: that datasets keep beside their tables.
    left_out: int = 0
    #: The number of bytes that this run has read.
    bytes: int = 0
    seconds: float = 0.0
    gb_per_s: float = 0.0
    #: The number of objects that each worker has processed. The name of a worker consists of the name of its machine,
    #: the number of its process, and the level of CPU features.
    workers: dict[str, int] = field(default_factory=dict)
    #: The names of the objects that failed, with the reasons.
    failures: dict[str, str] = field(default_factory=dict)
    #: The name of the list of digests, relative to DST.
    manifest: str | None = None

    def text(self) -> str:
        """Returns the report as text for people."""
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

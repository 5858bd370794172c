"""Verifies signed documents (CMS, RFC 5652). The documents may be from other programs. The module verifies every
signature, and the certificate chain of each signer."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from ._fastgost import InvalidSignature, cms_verify

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from typing_extensions import Buffer

    from ._fastgost import _Whose

__all__ = ["Signatory", "Signer", "Timestamp", "Verdict", "verify"]


@dataclass(frozen=True, slots=True)
class Signatory:
    """The signer, or the reason why the signer is not accepted."""

    #: The chain from the signer's certificate to a trusted certificate, in DER. The chain is empty if the signer is not
    #: accepted.
    path: tuple[bytes, ...]
    #: A readable name of the signer's certificate: `CN=..., serial ...`.
    name: str | None
    #: The reason why the signer is not accepted. None if the signer is accepted.
    problem: str | None

    @property
    def ok(self) -> bool:
        """True if the signer is accepted."""
        return self.problem is None

    @property
    def certificate(self) -> bytes | None:
        """The signer's certificate in DER. None if the signer is not accepted."""
        return self.path[0] if self.path else None


@dataclass(frozen=True, slots=True)
class Timestamp(Signatory):
    """A timestamp of a signature. The object has the signer of the timestamp, and the time in the timestamp."""

    #: The time in the timestamp. None if the timestamp cannot be read.
    time: datetime | None


@dataclass(frozen=True, slots=True)
class Signer(Signatory):
    """A signature of the document. The object has the signer, and the timestamps and countersignatures that were added
    to the signature."""

    #: The signing time that the signer claims.
    claimed_time: datetime | None
    #: The time of the earliest correct timestamp. At this time, the signature already existed. None if neither
    #: `timestamps` nor `long_term` is set.
    proved_time: datetime | None
    #: The timestamps of the signature. A wrong timestamp does not make the signature wrong, because anybody can add a
    #: timestamp.
    timestamps: tuple[Timestamp, ...]
    #: The signers of the countersignatures. A countersignature is a signature of this signature. A wrong
    #: countersignature does not make this signature wrong.
    countersignatures: tuple[Signatory, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on a signed document."""

    #: The signatures of the document. If the document has several copies of a signature, this tuple has only one copy.
    signers: tuple[Signer, ...]
    #: The content that the signed document contains. None if the content was given separately, or if any signature is
    #: not accepted.
    content: bytes | None
    #: The number of steps of work that the verification took. The argument `most_work` limits this number.
    work: int
    #: The reason why not all signatures are accepted. None if all signatures are accepted.
    problem: str | None

    @property
    def ok(self) -> bool:
        """True if all signatures are accepted."""
        return self.problem is None


def verify(
    document: Buffer,
    *,
    ca: Buffer | Iterable[Buffer],
    content: Buffer | None = None,
    certs: Iterable[Buffer] = (),
    crls: Iterable[Buffer] = (),
    ocsp: Iterable[Buffer] = (),
    purpose: str = "documents",
    at: datetime | None = None,
    strict: bool = False,
    legacy: bool = False,
    timestamps: bool = False,
    long_term: bool = False,
    chain: bool = True,
    ca_without_constraints: bool = False,
    allow_structure: bool = False,
    content_type: str = "1.2.840.113549.1.7.1",
    most_work: int | None = None,
) -> Verdict:
    """Verifies a signed document in DER, BER or PEM. The function verifies every signature. For each signer, it also
    verifies a certificate chain from the signer's certificate to a certificate of `ca`.

    If the signed document does not contain its content, the caller passes the content in `content`. `ca` and `certs`
    have certificates (PEM or DER). Only the certificates of `ca` are trusted. `crls` has CRLs, and `ocsp` has OCSP
    responses. If the caller passes any CRL or OCSP response, each signer's certificate must be covered by a CRL or an
    OCSP response. The caller may pass this CRL or OCSP response, or the document may contain it. `purpose` is the
    required purpose of the certificates (see `fastgost cert verify --purpose`). `at` is the time at which the
    certificates must be valid, and None means the present time. With `timestamps`, every signature must have a correct
    timestamp, and the signer's certificate must be valid at the time of the timestamp. With `long_term`, every
    signature must be CAdES-X Long Type 1. Such a signature has a timestamp. It also contains all certificates, CRLs and
    OCSP responses of the signer's chain, and references to these objects. A second timestamp covers the references.
    With `chain=False`, `ca` has the signers' certificates themselves, and no chain is verified. The content could also
    be the signed data of another format, such as one whole SET or SEQUENCE of ASN.1. Then a signature without signed
    attributes is accepted only with `allow_structure` (see `PublicKey.verify`).

    Raises InvalidSignature if any signature is not accepted. The attribute `verdict` of this exception names the
    signature and the reason. Raises ExhaustedError if the verification takes more than `most_work` steps. Raises
    FormatError if the document cannot be read.

    >>> from fastgost import cms
    >>> cms.verify(b'nonsense', ca=[])  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    fastgost.FormatError: ...
    """
    if at is not None and at.tzinfo is None:
        raise TypeError("at: a time without a time zone; allowed: one with a time zone")
    given = {
        "ca": [bytes(ca)] if isinstance(ca, (bytes, bytearray, memoryview)) else _several(ca),
        "certs": _several(certs),
        "crls": _several(crls),
        "ocsp": _several(ocsp),
        "purpose": purpose,
        "content_type": content_type,
        "at": None if at is None else int(at.timestamp()),
        "strict": strict,
        "legacy": legacy,
        "timestamps": timestamps,
        "long_term": long_term,
        "chain": chain,
        "ca_without_constraints": ca_without_constraints,
        "allow_structure": allow_structure,
        "most_work": most_work,
    }
    signatures, problem, attached, work = cms_verify(document, content, given)
    signers = tuple(
        Signer(
            *_whose(signer),
            _time(claimed),
            _time(proved),
            tuple(Timestamp(*_whose(authority), _time(time)) for authority, time in stamps),
            tuple(Signatory(*_whose(by)) for by in countersignatures),
        )
        for signer, claimed, proved, stamps, countersignatures in signatures
    )
    verdict = Verdict(signers, attached, work, problem)
    if problem is not None:
        error = InvalidSignature(problem)
        error.verdict = verdict
        raise error
    return verdict


def _several(files: Buffer | Iterable[Buffer]) -> list[bytes]:
    if isinstance(files, (bytes, bytearray, memoryview, str)):
        raise TypeError("one file where several are expected; allowed: a list of them")
    return [bytes(memoryview(file)) for file in files]  # type: ignore[arg-type]


def _whose(found: _Whose) -> tuple[tuple[bytes, ...], str | None, str | None]:
    path, name, problem = found
    return tuple(path), name, problem


def _time(seconds: int | None) -> datetime | None:
    return None if seconds is None else datetime.fromtimestamp(seconds, UTC)

"""Makes and verifies XML signatures (XMLDSig, XAdES-BES and XAdES-T) with the algorithms of GOST. The module supports
the transform of SMEV 3, which is the message system of Russia's state services."""

from __future__ import annotations

from dataclasses import dataclass

from ._fastgost import xml_add_timestamp, xml_sign, xml_timestamp_request, xml_verify
from .cms import Timestamp, _several, _time, _whose

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime
    from typing import Literal

    from typing_extensions import Buffer

    from ._fastgost import PrivateKey

__all__ = ["Part", "Signed", "add_timestamp", "sign", "timestamp_request", "verify"]


@dataclass(frozen=True, slots=True)
class Part:
    """A signed part of the document."""

    #: The URI by which the signature refers to the part. It is `#ID`, or empty for the whole document.
    uri: str
    #: The path of the signed element, in the form of the argument `covers`. It is `/` for the whole document. Several
    #: elements may have the same path.
    path: str
    #: True if this part contains the element that the argument `covers` names.
    covers: bool
    #: The exact bytes that the signer has signed. Read these bytes, and not the document.
    data: bytes


@dataclass(frozen=True, slots=True)
class Signed:
    """A signature that was accepted."""

    #: The chain from the signer's certificate to a trusted certificate, in DER.
    path: tuple[bytes, ...]
    #: A readable name of the signer's certificate: `CN=..., serial ...`.
    name: str | None
    #: All signed parts.
    parts: tuple[Part, ...]
    #: The signing time that the signer claims, exactly as it is written in the signature (XAdES).
    claimed_time: str | None
    #: The time of the earliest correct timestamp. At this time, the signature already existed. None if the argument
    #: `timestamps` is not set.
    proved_time: datetime | None
    #: The timestamps of the signature. A wrong timestamp does not make the signature wrong, because anybody can add a
    #: timestamp.
    timestamps: tuple[Timestamp, ...]


def sign(
    document: Buffer,
    key: PrivateKey,
    certificate: Buffer,
    *,
    id: str | None = None,
    into: str = "document",
    enveloping: bool = False,
    signature_id: str | None = None,
    canonical: Literal["exclusive", "inclusive", "inclusive-1.1"] = "exclusive",
    smev: bool = False,
    cosign: bool = False,
    xades: bool = False,
    token: str | None = None,
) -> bytes:
    """Signs a document in UTF-8, or only the element with the identifier `id`. Returns the document with the signature.
    The signature is at the end of the element `into`, which is `document`, `#ID`, or a path such as `/{urn:a}Order`.
    With `enveloping`, the signature contains the document. `certificate` is the certificate of the key, in PEM or DER.
    `smev` applies the transform of SMEV 3. `xades` makes a XAdES-BES signature. With `token`, a security token with
    this identifier has the certificate, and is before the signature (SMEV 2). With `cosign`, the signed data contains
    no signature of the document, so other people can sign the same document later. Without `cosign`, the signed data
    contains all other signatures in the document or element.

    Raises FormatError if the document is not XML, or if the new signature would break another signature in the
    document. Raises ParameterError if two arguments cannot be used together.

    >>> from fastgost import PrivateKey, xml
    >>> xml.sign(b'<a/>', PrivateKey.generate('256-a'), b'no certificate')  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    fastgost.FormatError: ...
    """
    wanted = {
        "id": id,
        "into": into,
        "enveloping": enveloping,
        "signature_id": signature_id,
        "canonical": canonical,
        "smev": smev,
        "cosign": cosign,
        "xades": xades,
        "token": token,
    }
    return xml_sign(document, key, certificate, wanted)


def verify(
    document: Buffer,
    *,
    ca: Buffer | Iterable[Buffer],
    covers: str | None = None,
    signature: str | None = None,
    certs: Iterable[Buffer] = (),
    crls: Iterable[Buffer] = (),
    ocsp: Iterable[Buffer] = (),
    purpose: str = "documents",
    at: datetime | None = None,
    strict: bool = False,
    legacy: bool = False,
    timestamps: bool = False,
    ca_without_constraints: bool = False,
    most_work: int | None = None,
) -> Signed:
    """Verifies a signature of a document in UTF-8, and the chain from the signer's certificate to a certificate of
    `ca`. A signature proves only that the covered data was signed. The signature proves nothing about other data, or
    about the place of a signed element in the document. So use `covers` to name the part that must be signed:
    `document`, `#ID`, or the path of an element. Then read the bytes of this element in `parts`, and not the document.
    The document may have text that is not signed, because transforms remove signatures and comments from the signed
    data. The transform of SMEV also removes white space. If there are several signatures, `signature` chooses one
    signature. It is `#ID` or the number of the signature, counted from 1. The remaining arguments are the same as in
    `fastgost.cms.verify`.

    Raises InvalidSignature if the signature is not accepted. Raises FormatError if the document is not XML, or has no
    supported XML signature.

    >>> from fastgost import xml
    >>> xml.verify(b'<a/>', ca=[])
    Traceback (most recent call last):
    ...
    fastgost.FormatError: the XML document: it has no Signature, so it is not signed
    """
    if at is not None and at.tzinfo is None:
        raise TypeError("at: a time without a time zone; allowed: one with a time zone")
    given = {
        "ca": [bytes(ca)] if isinstance(ca, (bytes, bytearray, memoryview)) else _several(ca),
        "certs": _several(certs),
        "crls": _several(crls),
        "ocsp": _several(ocsp),
        "purpose": purpose,
        "content_type": "1.2.840.113549.1.7.1",
        "at": None if at is None else int(at.timestamp()),
        "strict": strict,
        "legacy": legacy,
        "timestamps": timestamps,
        "long_term": False,
        "chain": True,
        "ca_without_constraints": ca_without_constraints,
        "allow_structure": False,
        "most_work": most_work,
    }
    who, parts, claimed, proved, stamps = xml_verify(document, covers, signature, given)
    path, name, _ = _whose(who)
    return Signed(
        path,
        name,
        tuple(Part(*part) for part in parts),
        claimed,
        _time(proved),
        tuple(Timestamp(*_whose(authority), _time(time)) for authority, time in stamps),
    )


def timestamp_request(document: Buffer, *, signature: str | None = None) -> bytes:
    """Returns a request (RFC 3161, in DER) for a timestamp of a signature in a document. Send the request to a TSA.

    Raises FormatError if the document has no XML signature.
    """
    return xml_timestamp_request(document, signature)


def add_timestamp(document: Buffer, response: Buffer, *, signature: str | None = None) -> bytes:
    """Adds a timestamp to a XAdES signature in a document (XAdES-T), and returns the document. `response` is the
    response of the TSA. This function does not verify the timestamp. Use `verify` to verify the timestamp.

    Raises FormatError if the timestamp is not for this signature, or cannot be read. Raises ParameterError if the
    signature is not a XAdES signature.
    """
    return xml_add_timestamp(document, response, signature)

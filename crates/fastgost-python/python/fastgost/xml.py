"""XML signatures (XMLDSig, XAdES-BES and XAdES-T) with the algorithms of GOST, and the transform of SMEV 3."""

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

    #: The URI of the reference: `#ID`, or nothing for the document.
    uri: str
    #: Where the element stands, as in `covers`; `/` for the document. Several elements may have this path.
    path: str
    #: Whether the element that `covers` asked for is in this part.
    covers: bool
    #: The very bytes that are signed. These, and not the document, are what the signer signed.
    data: bytes


@dataclass(frozen=True, slots=True)
class Signed:
    """The verdict on an accepted signature."""

    #: The certificates from the signer's to a trusted one, in DER.
    path: tuple[bytes, ...]
    #: The signer's certificate for people: `CN=..., serial ...`.
    name: str | None
    #: All that is signed.
    parts: tuple[Part, ...]
    #: When the signer claims to have signed, as it is written (XAdES).
    claimed_time: str | None
    #: When the signature existed, by its earliest right timestamp, if `timestamps` was given.
    proved_time: datetime | None
    #: Wrong ones do not make the signature wrong: anybody can add them.
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
    """Signs a document in UTF-8, or the element with the identifier `id`. Returns the document with the signature in it, at the end of
    the element `into`: `document`, `#ID`, or a path such as `/{urn:a}Order`. With `enveloping`, the document goes into the signature.
    `certificate` is the certificate of the key, in PEM or DER. `smev` applies the transform of SMEV 3, `xades` makes a XAdES-BES
    signature, and `token` is the identifier of a security token that has the certificate (SMEV 2). `cosign` leaves all signatures out
    of the signed data, not only this signature, so that others can sign the same document afterwards.

    Raises FormatError if the document is not XML, or if the change would break a signature in the document;
    ParameterError for arguments that exclude each other.

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
    """Verifies a signature of a document in UTF-8, and the chain from the signer's certificate to one of `ca`. A
    signature says nothing about data that it does not cover, and nothing about the place of a signed element in the
    document. So name the part that must be signed with `covers`: `document`, `#ID`, or the path of an element. Then
    read the bytes of this element in `parts`, and not the document: transforms leave out signatures, comments and, in
    SMEV, white space, so the document may have text that is not signed. If there are several signatures, `signature`
    chooses one: `#ID`, or its number, counted from 1. The other arguments are the same as in `fastgost.cms.verify`.

    Raises InvalidSignature if the signature is not accepted; FormatError if the document is not XML, or has no
    supported XML signature.

    >>> from fastgost import xml
    >>> xml.verify(b'<a/>', ca=[])
    Traceback (most recent call last):
    ...
    fastgost.FormatError: the XML document: it has no Signature
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
    """A request (RFC 3161, in DER) for a timestamp of a signature in a document, to be sent to a TSA.

    Raises FormatError if there is no XML signature.
    """
    return xml_timestamp_request(document, signature)


def add_timestamp(document: Buffer, response: Buffer, *, signature: str | None = None) -> bytes:
    """Adds the timestamp in a response to a XAdES signature in a document (XAdES-T), and returns the document. This
    function does not verify the timestamp: `verify` does.

    Raises FormatError if the timestamp is not for this signature, or cannot be read; ParameterError for a signature
    that is not XAdES.
    """
    return xml_add_timestamp(document, response, signature)

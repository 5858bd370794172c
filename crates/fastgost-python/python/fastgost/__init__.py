"""Cryptography of the Russian standards (GOST), at the speed of the hardware and in constant time.

>>> import fastgost
>>> fastgost.streebog256(b'a message').hexdigest()[:16]
'77f8a76f9167f874'
>>> key = fastgost.KuznyechikMGM.generate_key()
>>> aead = fastgost.KuznyechikMGM(key)
>>> sealed = aead.encrypt(b'\\x01' * 16, b'a secret', b'associated')
>>> aead.decrypt(b'\\x01' * 16, sealed, b'associated')
b'a secret'
"""

from __future__ import annotations

from . import batch, modes
from ._aead import (
    Gost28147CNTIMIT,
    KuznyechikCTRACPKMOMAC,
    KuznyechikCTROMAC,
    KuznyechikMGM,
    MagmaCTRACPKMOMAC,
    MagmaCTROMAC,
    MagmaMGM,
)
from ._cipher import Cipher, Gost28147, Kuznyechik, Magma
from ._fastgost import (
    AEAD,
    AuthenticationError,
    ExhaustedError,
    FastgostError,
    FormatError,
    Hash,
    InvalidSignature,
    InvalidTag,
    Mac,
    Opener,
    ParameterError,
    PrivateKey,
    PublicKey,
    Sealer,
    UnavailableError,
    Unverified,
    WrongKey,
    __version__,
    algorithms,
    curves,
    gost94,
    hmac,
    levels,
    mac,
    new,
    pad,
    pbkdf2_hmac,
    streebog256,
    streebog512,
    unpad,
    verify_many,
)
from ._sealed import SealedReader, SealedWriter, open

# This line avoids an import of `typing`, which would be the slowest import.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from . import arrow, cms, cryptopro, jws, xml

__all__ = [
    "AEAD",
    "AuthenticationError",
    "Cipher",
    "ExhaustedError",
    "FastgostError",
    "FormatError",
    "Gost28147",
    "Gost28147CNTIMIT",
    "Hash",
    "InvalidSignature",
    "InvalidTag",
    "Kuznyechik",
    "KuznyechikCTRACPKMOMAC",
    "KuznyechikCTROMAC",
    "KuznyechikMGM",
    "Mac",
    "Magma",
    "MagmaCTRACPKMOMAC",
    "MagmaCTROMAC",
    "MagmaMGM",
    "Opener",
    "ParameterError",
    "PrivateKey",
    "PublicKey",
    "SealedReader",
    "SealedWriter",
    "Sealer",
    "UnavailableError",
    "Unverified",
    "WrongKey",
    "__version__",
    "algorithms",
    "batch",
    "curves",
    "gost94",
    "hmac",
    "levels",
    "mac",
    "modes",
    "new",
    "open",
    "pad",
    "pbkdf2_hmac",
    "streebog256",
    "streebog512",
    "unpad",
    "verify_many",
]

if not TYPE_CHECKING:

    def __getattr__(name):
        # Each module in this set is imported when the program first uses it. So a program does not wait for the import
        # of a module that it does not use.
        if name in {"arrow", "cms", "cryptopro", "jws", "xml"}:
            from importlib import import_module

            return import_module(f".{name}", __name__)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

"""Russian standard cryptography (GOST) at the speed of the hardware, constant-time.

>>> import fastgost
>>> fastgost.streebog256(b'a message').hexdigest()[:16]
'ef5c2aac8a2dd52e'
>>> key = fastgost.KuznyechikMGM.generate_key()
>>> aead = fastgost.KuznyechikMGM(key)
>>> sealed = aead.encrypt(b'\\x01' * 16, b'a secret', b'associated')
>>> aead.decrypt(b'\\x01' * 16, sealed, b'associated')
b'a secret'
"""

from ._aead import (
    Gost28147CNTIMIT,
    KuznyechikCTROMAC,
    KuznyechikMGM,
    MagmaCTROMAC,
    MagmaMGM,
)
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
    ParameterError,
    UnavailableError,
    WrongKey,
    __version__,
    algorithms,
    curves,
    gost94,
    hmac,
    levels,
    mac,
    new,
    pbkdf2_hmac,
    streebog256,
    streebog512,
)

__all__ = [
    "AEAD",
    "AuthenticationError",
    "ExhaustedError",
    "FastgostError",
    "FormatError",
    "Gost28147CNTIMIT",
    "Hash",
    "InvalidSignature",
    "InvalidTag",
    "KuznyechikCTROMAC",
    "KuznyechikMGM",
    "Mac",
    "MagmaCTROMAC",
    "MagmaMGM",
    "ParameterError",
    "UnavailableError",
    "WrongKey",
    "__version__",
    "algorithms",
    "curves",
    "gost94",
    "hmac",
    "levels",
    "mac",
    "new",
    "pbkdf2_hmac",
    "streebog256",
    "streebog512",
]

"""A program with type annotations, which test_types.py checks with mypy. Each line with the comment `type: ignore` must
have a type error. If such a line has no type error, mypy reports the comment."""

import io
import mmap
from datetime import UTC, datetime
from typing import assert_type

import fastgost
from fastgost import arrow, batch, cms, modes


def right(path: str, memory: mmap.mmap, key: fastgost.PrivateKey) -> None:
    assert_type(fastgost.streebog256(memory).digest(), bytes)
    assert_type(fastgost.new("streebog512", data=bytearray(1)).copy(), fastgost.Hash)
    aead = fastgost.KuznyechikMGM(memoryview(bytes(32)), tag_size=8)
    assert_type(aead, fastgost.KuznyechikMGM)
    assert_type(aead.encrypt_into(bytes(16), b"text", None, bytearray(12)), int)
    assert_type(batch.open(aead, [(bytes(16), bytes(12), None)]), list[bytes | None])
    assert_type(fastgost.batch.seal(aead, iter([(bytes(16), b"", memory)])), list[bytes])
    encryptor = fastgost.Cipher(fastgost.Kuznyechik(bytes(32)), modes.CTRACPKM(bytes(8), 4096)).encryptor()
    assert_type(encryptor.update(b"") + encryptor.finalize(), bytes)
    assert_type(fastgost.verify_many([(key.public_key(), b"", b"")]), list[bool])
    with fastgost.open(path, identity=[key, bytes(32)]) as file:
        assert_type(file.read(), bytes)
    with fastgost.open(io.BytesIO(), "wb", recipients=[key.public_key(), bytes(32)]) as written:
        assert_type(written, fastgost.SealedWriter)
    verdict = cms.verify(b"", ca=memory, certs=[b"", memory], at=datetime.now(UTC))
    assert_type(verdict, cms.Verdict)
    assert_type(verdict.signers[0].timestamps[0].time, datetime | None)
    assert_type(verdict.content, bytes | None)
    assert_type(fastgost.arrow.ArrowArray, type[arrow.ArrowArray])


def wrong(path: str, key: fastgost.PrivateKey) -> None:
    cms.verify("text", ca=b"")  # type: ignore[arg-type]
    cms.verify(b"", ca=b"", at=1)  # type: ignore[arg-type]
    fastgost.streebog256("text")  # type: ignore[arg-type]
    fastgost.KuznyechikMGM("key")  # type: ignore[arg-type]
    fastgost.Kuznyechik(bytes(32), "z")  # type: ignore[call-arg]
    fastgost.Cipher(bytes(32), modes.ECB())  # type: ignore[arg-type]
    fastgost.pad(b"", 16, "pkcs5")  # type: ignore[arg-type]
    key.sign(b"", encoding="der")  # type: ignore[arg-type]
    key.agree(key, b"")  # type: ignore[arg-type]
    fastgost.open(path, "rb", recipients=bytes(32))  # type: ignore[call-overload]
    fastgost.open(path, "wb", recipients=key)  # type: ignore[call-overload]
    fastgost.open(path, identity=key.public_key())  # type: ignore[call-overload]
    fastgost.algorithms("modes")  # type: ignore[arg-type]
    fastgost.nothing  # type: ignore[attr-defined]
    arrow.decrypt(None, bytes(32), type="text")  # type: ignore[arg-type]

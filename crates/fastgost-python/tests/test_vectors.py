"""Tests known answers through the package, on every level of CPU features that this machine can run."""

import hashlib
import hmac
import io

import pytest
from conftest import VECTORS, cases

import fastgost

LEVELS = fastgost.levels()


@pytest.mark.parametrize("level", LEVELS)
def test_streebog(level):
    count = 0
    for case in cases("streebog.json"):
        message, name = bytes.fromhex(case["message"]), f"streebog{case['bits']}"
        whole = fastgost.new(name, message, level=level)
        assert whole.hexdigest() == case["digest"]
        parts = fastgost.new(name, level=level)
        for at in range(0, len(message), 17):
            parts.update(memoryview(message)[at : at + 17])
        assert parts.digest() == whole.digest() == whole.copy().digest()
        count += 1
    assert count > 280


def test_streebog_in_one_batch():
    wanted = [case for case in cases("streebog.json") if case["bits"] == 512]
    found = fastgost.batch.hash("streebog512", (bytes.fromhex(case["message"]) for case in wanted))
    assert [digest.hex() for digest in found] == [case["digest"] for case in wanted]


def test_hmac():
    count = 0
    for case in cases("hmac_streebog.json"):
        key, message, name = bytes.fromhex(case["key"]), bytes.fromhex(case["message"]), f"streebog{case['bits']}"
        ours = fastgost.hmac(key, message, name)
        assert ours.hexdigest() == case["mac"]
        ours.verify(bytes.fromhex(case["mac"]))
        # This line computes the HMAC with Python's module `hmac`, which calls the hash function of fastgost.
        assert hmac.new(key, message, getattr(fastgost, name)).hexdigest() == case["mac"]
        ours.update(b"more")
        with pytest.raises(fastgost.InvalidTag):
            ours.verify(bytes.fromhex(case["mac"]))
        count += 1
    assert count > 10


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("cipher", [fastgost.Kuznyechik, fastgost.Magma])
def test_modes(cipher, level):
    count = 0
    name = cipher.__name__.lower()
    for case in cases(f"{name}_modes.json"):
        key = bytes.fromhex(case["key"])
        if case["mode"] == "MAC":
            tag_size = case["mac_bits"] // 8
            mac = fastgost.mac(f"{name}-omac", key, bytes.fromhex(case["message"]), tag_size=tag_size, level=level)
            assert mac.hexdigest() == case["mac"]
            continue
        mode = getattr(fastgost.modes, case["mode"])
        mode = mode(bytes.fromhex(case["iv"])) if "iv" in case else mode()
        text, secret = bytes.fromhex(case["plaintext"]), bytes.fromhex(case["ciphertext"])
        for split in range(len(text) + 1):
            encryptor = fastgost.Cipher(cipher(key), mode, level=level).encryptor()
            assert encryptor.update(text[:split]) + encryptor.update(text[split:]) + encryptor.finalize() == secret
            decryptor = fastgost.Cipher(cipher(key), mode, level=level).decryptor()
            out = bytearray(len(secret))
            n = decryptor.update_into(secret[:split], out)
            n += decryptor.update_into(secret[split:], memoryview(out)[n:])
            assert (n, out) == (len(text), text)
        count += 1
    assert count == 5


@pytest.mark.parametrize("level", LEVELS)
def test_mgm(level):
    aeads = {"kuz": fastgost.KuznyechikMGM, "magma": fastgost.MagmaMGM}
    valid = rejected = 0
    for case in cases("mgm.json"):
        aead = aeads[case["cipher"]](bytes.fromhex(case["key"]), tag_size=case["tag_bits"] // 8, level=level)
        nonce, associated = bytes.fromhex(case["nonce"]), bytes.fromhex(case["aad"])
        text, sealed = bytes.fromhex(case.get("plaintext", "")), bytes.fromhex(case["ciphertext"] + case["tag"])
        if case.get("valid") is False:
            with pytest.raises(fastgost.FastgostError):
                aead.decrypt(nonce, sealed, associated)
            rejected += 1
            continue
        assert aead.encrypt(nonce, text, associated) == sealed
        assert aead.decrypt(nonce, sealed, associated) == text
        assert fastgost.batch.seal(aead, [(nonce, text, associated)]) == [sealed]
        assert fastgost.batch.open(aead, [(nonce, sealed, associated)] * 3) == [text] * 3
        out = bytearray(len(sealed))
        assert aead.encrypt_into(nonce, text, associated, out) == len(out)
        assert out == sealed
        # The call decrypts in place.
        assert aead.decrypt_into(nonce, out, associated, out) == len(text)
        assert out[: len(text)] == text
        assert aead.encrypt_into(nonce, memoryview(out)[: len(text)], associated, out) == len(out)
        assert out == sealed
        valid += 1
    assert valid > 10 and valid + rejected == 70


@pytest.mark.parametrize("level", LEVELS)
def test_ctr_acpkm_omac(level):
    aeads = {"kuz": fastgost.KuznyechikCTRACPKMOMAC, "magma": fastgost.MagmaCTRACPKMOMAC}
    valid = 0
    for case in cases("ctr_acpkm_omac.json"):
        if case.get("valid") is False or "section_size_bytes" in case:
            continue
        aead = aeads[case["cipher"]](bytes.fromhex(case["key"]), level=level)
        nonce, text, tag = (bytes.fromhex(case[name]) for name in ("nonce", "plaintext", "tag"))
        sealed = bytes.fromhex(case["ciphertext"]) + tag
        assert aead.encrypt(nonce, text) == sealed
        assert aead.decrypt(nonce, sealed) == text
        with pytest.raises(fastgost.ParameterError, match="associated data"):
            aead.encrypt(nonce, text, b"header")
        valid += 1
    assert valid >= 5


@pytest.mark.parametrize("name", fastgost.algorithms("aead"))
def test_parts(name):
    aead = fastgost.AEAD(name, bytes(range(fastgost.AEAD._key_size(name))))
    nonce, text = bytes(range(aead.nonce_size)), bytes(range(251)) * 20
    header = b"" if name.endswith("-acpkm-omac") else b"header"
    sealed = aead.encrypt(nonce, text, header)
    body, tag = sealed[: len(text)], sealed[len(text) :]
    for cut in (0, 1, 7, 16, 1024, len(text)):
        sealer, opener, unverified = aead.sealer(nonce), aead.opener(nonce), aead.hazmat_opener(nonce)
        for message in (sealer, opener, unverified):
            message.update_associated(header[:3])
            message.update_associated(header[3:])
        assert sealer.update(text[:cut]) + sealer.update(text[cut:]) == body
        assert sealer.finalize() == tag
        assert opener.update(body[:cut]) is opener.update(body[cut:]) is None
        assert opener.finalize(tag) == text
        assert unverified.update(body[:cut]) + unverified.update(body[cut:]) == text
        unverified.verify(tag)
        for ended in (sealer, opener, unverified):
            with pytest.raises(fastgost.ParameterError, match="the message has ended"):
                ended.update(b"more")
    for begin in (aead.opener, aead.hazmat_opener):
        message = begin(nonce)
        message.update_associated(header)
        message.update(body[:-1])
        with pytest.raises(fastgost.InvalidTag):
            message.finalize(tag) if begin == aead.opener else message.verify(tag)


def test_signatures():
    verified = rejected = 0
    for case in cases("gost3410_2012.json"):
        if not all(case.get(field) for field in ("public_key", "signature", "digest")):
            continue

        def check(case=case):
            key = fastgost.PublicKey.from_bytes(case["curve"], bytes.fromhex(case["public_key"]))
            digest, signature = bytes.fromhex(case["digest"]), bytes.fromhex(case["signature"])
            key.verify_digest(signature, digest, encoding="x509")

        if case.get("valid") is False:
            with pytest.raises(fastgost.FastgostError):
                check()
            rejected += 1
        else:
            check()
            verified += 1
    assert verified > 40 and rejected > 15


def test_keys_in_files():
    read = rejected = 0
    for case in cases("keys.json"):
        data = bytes.fromhex(case.get("der", ""))
        load = {
            "private_key": fastgost.PrivateKey.load,
            "public_key": fastgost.PublicKey.load,
        }.get(case["op"])
        if load is None:
            continue
        if case.get("valid") is False:
            with pytest.raises(fastgost.FastgostError):
                load(data)
            rejected += 1
            continue
        if case["op"] == "private_key" and bytes.fromhex("06062a8503020213") in data:
            # Private keys of GOST R 34.10-2001 cannot sign.
            with pytest.raises(fastgost.ParameterError, match="decrypts, and signs nothing"):
                load(data)
            rejected += 1
            continue
        if case["op"] == "public_key":
            if case.get("public_key"):
                assert load(data).to_bytes().hex() == case["public_key"]
        else:
            key = load(data)
            assert int.from_bytes(key.to_bytes(), "little") == int(case["d"], 16)
            if case.get("written"):
                assert key.to_der().hex() == case["written"]
        read += 1
    assert read > 20 and rejected > 15


def test_sealed_files():
    import json

    count = 0
    for file in json.loads((VECTORS / "sealed" / "files.json").read_text())["files"]:
        if "key" not in file:
            continue
        path = VECTORS / "sealed" / file["file"]
        with fastgost.open(path, identity=bytes.fromhex(file["key"])) as sealed:
            text = sealed.read()
        assert len(text) == file["plaintext_bytes"]
        assert fastgost.streebog256(text).hexdigest() == file["plaintext_streebog256"]
        count += 1
    assert count > 3


def test_file_digest():
    data = bytes(range(256)) * 5000
    assert hashlib.file_digest(io.BytesIO(data), fastgost.streebog512).digest() == fastgost.streebog512(data).digest()

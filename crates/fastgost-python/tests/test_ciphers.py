"""Tests known answers of GOST 28147-89, CTR-ACPKM, MACs, PBKDF2 and key agreement. Also tests messages in parts."""

import pytest
from conftest import cases, plaintext

import fastgost

LEVELS = fastgost.levels()
SHORT = {"kuz": "kuznyechik", "magma": "magma"}
CURVES = {
    "id-GostR3410-2001-TestParamSet": "256-test",
    "id-tc26-gost-3410-2012-512-paramSetTest": "512-test",
    **{f"id-GostR3410-2001-CryptoPro-{x}-ParamSet": f"cryptopro-{x.lower()}" for x in ("A", "B", "C", "XchA", "XchB")},
    **{f"id-tc26-gost-3410-2012-256-paramSet{x}": f"256-{x.lower()}" for x in "ABCD"},
    **{f"id-tc26-gost-3410-2012-512-paramSet{x}": f"512-{x.lower()}" for x in "ABC"},
}


def in_parts(context, data, size):
    """Passes a message to an encryptor or decryptor in parts of `size` bytes, and returns the whole output."""
    parts = [context.update(data[at : at + size]) for at in range(0, len(data), size)]
    return b"".join(parts) + context.finalize()


def check(cipher, mode, text, secret, level=None):
    for size in (1, 7, 8, 100, len(text) + 1):
        assert in_parts(fastgost.Cipher(cipher, mode, level=level).encryptor(), text, size) == secret
        assert in_parts(fastgost.Cipher(cipher, mode, level=level).decryptor(), secret, size) == text
    out = bytearray(text)
    encryptor = fastgost.Cipher(cipher, mode, level=level).encryptor()
    assert encryptor.update_into(out, out) == len(out)
    assert (out, encryptor.finalize()) == (secret, b"")


def gost28147(case, level=None):
    cipher = fastgost.Gost28147(bytes.fromhex(case["key"]), case["sbox"].lower(), meshing=bool(case.get("meshing")))
    mode = getattr(fastgost.modes, case["mode"])
    return cipher, mode(bytes.fromhex(case["iv"])) if "iv" in case else mode()


@pytest.mark.parametrize("level", LEVELS)
def test_gost28147(level):
    seen, count = set(), 0
    for case in cases("gost28147.json"):
        if "plaintext" not in case:
            continue
        # Key meshing has no effect in a mode without an IV, such as ECB. So the test sets the option `meshing` only
        # with an IV.
        case["meshing"] = case["meshing"] and "iv" in case
        text, secret = bytes.fromhex(case["plaintext"]), bytes.fromhex(case["ciphertext"])
        check(*gost28147(case), text, secret, level)
        seen.add((case["mode"], case["sbox"], case["meshing"]))
        count += 1
    assert count == 56
    assert {mode for mode, _, _ in seen} == {"ECB", "CBC", "CFB", "CNT"}
    assert {sbox for _, sbox, _ in seen} == {"A", "B", "C", "D", "Z", "test", "h94test", "h94cp"}
    assert {mode for mode, _, is_meshed in seen if is_meshed} == {"CBC", "CFB", "CNT"}


def test_long_messages_of_gost28147():
    """Tests a message of 5 MiB. Key meshing changes the key after every 1,024 bytes, so it changes the key 5,120
    times."""
    count = 0
    for case in cases("gost28147.json"):
        if "plaintext_zero_bytes" in case:
            encryptor = fastgost.Cipher(*gost28147(case)).encryptor()
            secret = encryptor.update(bytes(case["plaintext_zero_bytes"]))
            assert secret[-16:].hex() == case["ciphertext_last_16"]
            count += 1
    assert count == 2


def test_one_key_change_of_gost28147():
    """After 1,024 bytes, key meshing changes the key and the IV. The ciphertext after this change is the same as the
    ciphertext of a new message under the new key and the new IV."""
    count = 0
    for case in cases("gost28147.json"):
        if case["mode"] != "MESH":
            continue
        text, sbox = plaintext(1024 + 100), case["sbox"].lower()
        meshed = fastgost.Cipher(
            fastgost.Gost28147(bytes.fromhex(case["key"]), sbox, meshing=True), fastgost.modes.CNT(bytes(8))
        )
        plain = fastgost.Cipher(fastgost.Gost28147(bytes.fromhex(case["key"]), sbox), fastgost.modes.CNT(bytes(8)))
        one, other = meshed.encryptor().update(text), plain.encryptor().update(text)
        assert one[:1024] == other[:1024] and one[1024:] != other[1024:]
        # Key meshing decrypts a constant in ECB under the old key, and the result is the new key. So if the new key is
        # encrypted in ECB under the old key, the result is the constant.
        ecb = fastgost.Cipher(fastgost.Gost28147(bytes.fromhex(case["key"]), sbox), fastgost.modes.ECB())
        constant = ecb.encryptor().update(bytes.fromhex(case["new_key"]))
        assert constant.hex().startswith("6900722264c904238d3adb9646e92ac4")
        new = fastgost.Cipher(fastgost.Gost28147(bytes.fromhex(case["new_key"]), sbox), fastgost.modes.ECB())
        assert new.encryptor().update(bytes.fromhex(case["iv"])).hex() == case["new_iv"]
        count += 1
    assert count == 5


def test_imit():
    count = 0
    for case in cases("gost28147.json"):
        # For a message of one block, some implementations compute IMIT by another rule ("plain"). The package does not
        # have this rule, so the test leaves out the cases with this rule.
        if case["mode"] != "IMIT" or case["imit_single_block_rule"] == "plain":
            continue
        if "message_repeat" in case:
            repeat = case["message_repeat"]
            message = bytes.fromhex(repeat["unit"]) * next(n for key, n in repeat.items() if key != "unit")
        else:
            message = bytes.fromhex(case.get("message", "")) or bytes(case.get("message_zero_bytes", 0))
        tag = bytes.fromhex(case["mac"])
        options = {"sbox": case["sbox"].lower(), "meshing": case["meshing"], "tag_size": len(tag)}
        key = bytes.fromhex(case["key"])
        assert fastgost.mac("gost28147-imit", key, message, **options).digest() == tag
        mac = fastgost.mac("gost28147-imit", key, **options)
        for at in range(0, len(message), 1000):
            mac.update(message[at : at + 1000])
        mac.verify(tag)
        count += 1
    assert count == 13


@pytest.mark.parametrize("level", LEVELS)
def test_ctr_acpkm(level):
    count = 0
    for case in cases("ctr_acpkm.json"):
        if case["op"] != "CTR-ACPKM":
            continue
        cipher = {"kuz": fastgost.Kuznyechik, "magma": fastgost.Magma}[case["cipher"]](bytes.fromhex(case["key"]))
        mode = fastgost.modes.CTRACPKM(bytes.fromhex(case["iv"]), case["section_size_bytes"])
        text, secret = bytes.fromhex(case["plaintext"]), bytes.fromhex(case["ciphertext"])
        check(cipher, mode, text, secret, level)
        decryptor = fastgost.Cipher(cipher, mode, level=level).decryptor()
        middle = len(text) // 2
        decryptor.seek(middle)
        assert decryptor.update(secret[middle:]) == text[middle:]
        with pytest.raises(fastgost.FastgostError):
            decryptor.seek(0)
        if case["section_size_bytes"] == 4096:
            assert fastgost.Cipher(cipher, fastgost.modes.CTRACPKM(mode.iv)).encryptor().update(text) == secret
        count += 1
    assert count == 10


@pytest.mark.parametrize("cipher", [fastgost.Kuznyechik, fastgost.Magma])
@pytest.mark.parametrize("mode", ["ECB", "CBC", "CFB", "OFB", "CTR", "CTRACPKM"])
def test_levels_agree(cipher, mode):
    """All levels of CPU features must return the same results. Messages of some lengths fill all lanes of the vector
    registers, and messages of other lengths leave lanes empty. A message in parts must give the same result as the
    whole message in one call."""
    block = cipher(bytes(32)).block_size // 8
    kind = getattr(fastgost.modes, mode)
    begin = kind() if mode == "ECB" else kind(bytes(range(block // 2 if mode.startswith("CTR") else block)))
    for blocks in (0, 1, 17, 300):
        text = plaintext(blocks * block)
        whole = {fastgost.Cipher(cipher(bytes(32)), begin, level=x).encryptor().update(text) for x in LEVELS}
        assert len(whole) == 1
        check(cipher(bytes(32)), begin, text, whole.pop())


@pytest.mark.parametrize("mode", ["CFB", "OFB", "CTR"])
def test_modes_of_any_length(mode):
    cipher = fastgost.Kuznyechik(bytes(range(32)))
    begin = getattr(fastgost.modes, mode)(bytes(8 if mode == "CTR" else 16))
    text = plaintext(1000)
    whole = fastgost.Cipher(cipher, begin).encryptor().update(text)
    for length in (0, 1, 15, 17, 999):
        check(cipher, begin, text[:length], whole[:length])


def test_seeking():
    cipher, text = fastgost.Gost28147(bytes(32)), plaintext(5000)
    for mode in (fastgost.modes.CNT(bytes(8)), fastgost.modes.CTR(bytes(8))):
        key = cipher if mode.name == "cnt" else fastgost.Kuznyechik(bytes(32))
        context = fastgost.Cipher(key, mode).encryptor()
        whole = context.update(text)
        for position in (0, 4097, 3):
            context.seek(position)
            assert context.update(text[position:]) == whole[position:]
    for mode in (fastgost.modes.CFB(bytes(16)), fastgost.modes.ECB()):
        with pytest.raises(fastgost.FastgostError):
            fastgost.Cipher(fastgost.Kuznyechik(bytes(32)), mode).encryptor().seek(16)


@pytest.mark.parametrize(
    ("cipher", "mode", "sentence"),
    [
        (fastgost.Kuznyechik, fastgost.modes.CNT(bytes(8)), "unknown algorithm 'kuznyechik-cnt'; allowed here"),
        (fastgost.Gost28147, fastgost.modes.OFB(bytes(8)), "unknown algorithm 'gost28147-ofb'; allowed here"),
        (fastgost.Kuznyechik, fastgost.modes.CTR(bytes(16)), "16 bytes; allowed: 8"),
        (fastgost.Magma, fastgost.modes.CFB(b""), "0 bytes; allowed"),
        (fastgost.Gost28147, fastgost.modes.CBC(bytes(16)), "16 bytes; allowed: 8"),
        (fastgost.Magma, fastgost.modes.CTRACPKM(bytes(4), 0), "allowed"),
        (fastgost.Magma, fastgost.modes.CTRACPKM(bytes(4), 12), "allowed"),
    ],
)
def test_wrong_modes(cipher, mode, sentence):
    with pytest.raises(fastgost.ParameterError, match=sentence):
        fastgost.Cipher(cipher(bytes(32)), mode).encryptor()


def test_pbkdf2():
    count = 0
    for case in cases("pbkdf2_gost.json"):
        if case["hash"] == "s512":
            password, salt = bytes.fromhex(case["password"]), bytes.fromhex(case["salt"])
            key = fastgost.pbkdf2_hmac("streebog512", password, salt, case["iterations"], case["dklen"])
            assert key.hex() == case["output"]
            count += 1
    assert count == 5


def test_agreement():
    count = 0
    for case in cases("vko.json"):
        algorithm = "vko-" + case["algorithm"].rsplit("_", 1)[1]
        curve, ukm = CURVES[case["curve"]], bytes.fromhex(case["ukm"])
        for one, other in ("ab", "ba"):
            private = fastgost.PrivateKey.from_bytes(curve, bytes.fromhex(case[f"private_key_{one}"]))
            public = fastgost.PublicKey.from_bytes(curve, bytes.fromhex(case[f"public_key_{other}"]))
            assert private.agree(public, ukm, algorithm).hex() == case["kek"]
            assert private.public_key().to_bytes().hex() == case[f"public_key_{one}"]
        count += 1
    assert count == 45

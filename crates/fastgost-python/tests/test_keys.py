"""Reads keys of the test vectors in every format, and writes the keys again."""

import base64
import textwrap

import pytest
from conftest import EMULATED, VECTORS, cases, texts
from test_ciphers import CURVES

import fastgost


def pem(label, der):
    """Converts DER into PEM, in the same form in which other programs write PEM."""
    lines = textwrap.wrap(base64.b64encode(der).decode(), 64)
    return "\n".join([f"-----BEGIN {label}-----", *lines, f"-----END {label}-----", ""]).encode()


def number(key):
    return int.from_bytes(key.to_bytes(), "little")


def valid(op):
    return [case for case in cases("keys.json") if case["op"] == op and case.get("valid") is not False]


#: The identifier of keys of GOST R 34.10-2001. The library does not sign with such keys.
OF_2001 = bytes.fromhex("06062a8503020213")


def is_of_2001(der):
    """Returns true if a public key or a certificate has the identifier of GOST R 34.10-2001, or of key agreement with
    keys of GOST R 34.10-2001."""
    return OF_2001 in der or bytes.fromhex("06062a8503020262") in der


def test_private_keys(buffer):
    found = valid("private_key")
    for case in found:
        der, curve = bytes.fromhex(case["der"]), CURVES[case["curve"]]
        if OF_2001 in der:
            with pytest.raises(fastgost.ParameterError, match="decrypts, and signs nothing"):
                fastgost.PrivateKey.load(buffer(der))
            continue
        for form in (der, pem("PRIVATE KEY", der)):
            key = fastgost.PrivateKey.load(buffer(form))
            assert (key.curve, number(key)) == (curve, int(case["d"], 16))
        raw = fastgost.PrivateKey.from_bytes(curve, buffer(key.to_bytes()))
        for other in (
            raw,
            fastgost.PrivateKey.load(key.to_der()),
            fastgost.PrivateKey.load(key.to_pem().encode()),
            fastgost.PrivateKey.load(key.to_der(b"password", iterations=1000), b"password"),
            fastgost.PrivateKey.load(key.to_pem(b"password", iterations=1000).encode(), buffer(b"password")),
        ):
            assert (other.curve, other.to_bytes()) == (curve, key.to_bytes())
            assert other.public_key().to_bytes().hex() == case["public_key"]
        # The library writes PEM in the same form as other programs do.
        assert key.to_pem().encode() == pem("PRIVATE KEY", key.to_der())
        assert key.to_der().hex() == case["written"]
    assert len(found) == 19


#: The number 600,000, encoded in DER. Files from GnuTLS have this number of PBKDF2 iterations.
MANY_ITERATIONS = bytes.fromhex("02030927c0")


def test_encrypted_private_keys():
    read = 0
    for case in valid("encrypted_private_key") + valid("encrypt_private_key"):
        der, password = bytes.fromhex(case["der"]), bytes.fromhex(case["password"])
        read += 1
        if EMULATED and MANY_ITERATIONS in der:
            continue
        inside = fastgost.PrivateKey.load(bytes.fromhex(case["private_key_info"]))
        for form in (der, pem("ENCRYPTED PRIVATE KEY", der)):
            key = fastgost.PrivateKey.load(form, password)
            assert (key.curve, key.to_bytes()) == (inside.curve, inside.to_bytes())
            with pytest.raises(fastgost.FastgostError):
                fastgost.PrivateKey.load(form, password + b"x")
    assert read == 13
    rejected = [c for c in cases("keys.json") if c["op"] == "encrypted_private_key" and c.get("valid") is False]
    for case in rejected:
        with pytest.raises(fastgost.FastgostError):
            fastgost.PrivateKey.load(bytes.fromhex(case["der"]), bytes.fromhex(case["password"]))
    assert len(rejected) == 6


def test_public_keys(buffer):
    count = 0
    for case in valid("public_key"):
        if case["curve"] not in CURVES:
            continue
        der, curve = bytes.fromhex(case["der"]), CURVES[case["curve"]]
        raw = fastgost.PublicKey.from_bytes(curve, buffer(bytes.fromhex(case["public_key"])))
        # An object of a public key also stores the standard of the key. `from_bytes` makes a key of GOST R 34.10-2012.
        # So a key of GOST R 34.10-2001 is not equal to a key that `from_bytes` makes from the same coordinates.
        new = not is_of_2001(der)
        for form, equal in (
            (der, new),
            (pem("PUBLIC KEY", der), new),
            (raw.to_der(), True),
            (raw.to_pem().encode(), True),
        ):
            key = fastgost.PublicKey.load(buffer(form))
            assert key.to_bytes() == raw.to_bytes() and (key == raw) is equal
            assert (key.curve, hash(key)) == (curve, hash(raw))
        assert raw.to_pem().encode() == pem("PUBLIC KEY", raw.to_der())
        assert raw.to_der().hex() == case["written"]
        count += 1
    assert count == 14


def test_keys_of_certificates():
    count = 0
    for case in cases("x509_samples.json"):
        if (
            case["kind"] != "certificate"
            or case.get("subject_curve") not in CURVES
            or not case.get("subject_public_key")
        ):
            continue
        key = fastgost.PublicKey.from_bytes(CURVES[case["subject_curve"]], bytes.fromhex(case["subject_public_key"]))
        der = bytes.fromhex(case["der"])
        other = fastgost.PrivateKey.generate()
        for form in (
            der,
            pem("CERTIFICATE", der),
            b"Subject: somebody\n" + pem("X509 CERTIFICATE", der),
            # The first public key in the text is read. A private key in the text is ignored.
            other.to_pem().encode() + pem("CERTIFICATE", der) + other.public_key().to_pem().encode(),
        ):
            loaded = fastgost.PublicKey.load(form)
            assert loaded.to_bytes() == key.to_bytes() and (loaded == key) is not is_of_2001(der)
        assert fastgost.PublicKey.load(other.public_key().to_pem().encode() + pem("CERTIFICATE", der)) != key
        if "subject_private_key_d" in case:
            size = len(key.to_bytes()) // 2
            private = int(case["subject_private_key_d"], 16).to_bytes(size, "little")
            assert fastgost.PrivateKey.from_bytes(key.curve, private).public_key() == key
        if case.get("signer_curve") in CURVES:
            signer = fastgost.PublicKey.from_bytes(
                CURVES[case["signer_curve"]], bytes.fromhex(case["signer_public_key"])
            )
            signer.verify_digest(bytes.fromhex(case["signature"]), bytes.fromhex(case["digest"]), encoding="x509")
        count += 1
    assert count >= 10


def test_every_curve():
    assert set(CURVES.values()) == set(fastgost.curves())
    for curve in fastgost.curves():
        key = fastgost.PrivateKey.generate(curve)
        public = fastgost.PublicKey.load(key.public_key().to_der())
        size = len(key.to_bytes())
        assert size == (64 if curve.startswith("512") else 32) and len(public.to_bytes()) == 2 * size
        for encoding in ("standard", "x509", "tls"):
            signature = key.sign(b"message", encoding=encoding)
            public.verify(signature, b"message", encoding=encoding)
            assert fastgost.verify_many([(public, signature, b"message")], encoding=encoding) == [True]
        hash = fastgost.streebog512 if size == 64 else fastgost.streebog256
        public.verify(key.sign_digest(hash(b"message").digest()), b"message")


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: fastgost.PrivateKey.from_bytes("256-a", bytes(32)), "allowed"),
        (lambda: fastgost.PrivateKey.from_bytes("256-a", b"\xff" * 32), "allowed"),
        (lambda: fastgost.PrivateKey.from_bytes("512-a", b"\1" * 32), "32 bytes; allowed: 64"),
        (lambda: fastgost.PublicKey.from_bytes("256-a", b"\1" * 64), "allowed|not on the curve"),
        (lambda: fastgost.PublicKey.from_bytes("256-a", b"\1" * 63), "63 bytes; allowed: 64"),
        (lambda: fastgost.PublicKey.load(fastgost.PrivateKey.generate().to_pem().encode()), "this is a private key"),
        (lambda: fastgost.PrivateKey.load(fastgost.PrivateKey.generate().public_key().to_der()), "this is a public key"),
        (lambda: fastgost.PrivateKey.load(pem("PRIVATE KEY", b"")), "allowed"),
        (lambda: fastgost.PublicKey.load(b"text"), "a public key or a certificate in DER or PEM"),
        (lambda: fastgost.PublicKey.load(pem("CERTIFICATE", b"\x30\x00")), "the certificate.*allowed"),
        (lambda: fastgost.PublicKey.load(pem("PUBLIC KEY", b"\x30\x00")), "the public key.*allowed"),
        (lambda: fastgost.PublicKey.load(b"\x30\x00"), "allowed"),
        (lambda: fastgost.PrivateKey.generate().sign_digest(bytes(31)), "31 bytes; allowed"),
        (lambda: fastgost.PrivateKey.generate().sign(b"", encoding="der"), "unknown encoding 'der'"),
        (lambda: fastgost.PrivateKey.generate().sign(b"1\x03\x02\x01\x05"), "allow_structure=True signs it"),
        (lambda: fastgost.PrivateKey.generate().sign(b"0\x80" + bytes(10**6)), "one whole SEQUENCE"),
        (
            lambda: fastgost.PrivateKey.generate().public_key().verify(bytes(63) + b"\1", b"0\0"),
            "allow_structure=True verifies it",
        ),
    ],
)
def test_wrong_keys(call, sentence):
    with pytest.raises(fastgost.FastgostError, match=sentence):
        call()


def test_structures_are_meant_or_refused():
    key, message = fastgost.PrivateKey.generate(), b"0\x03\x02\x01\x05"
    public, signature = key.public_key(), key.sign(message, allow_structure=True)
    public.verify(signature, message, allow_structure=True)
    assert fastgost.verify_many([(public, signature, message)] * 2) == [False, False]
    assert fastgost.verify_many([(public, signature, message)] * 2, allow_structure=True) == [True, True]


def test_texts_of_others():
    """Reads keys in the forms of PEM and base64 that other programs write."""
    key = fastgost.PrivateKey.generate()
    for label, der, load in [
        ("PRIVATE KEY", key.to_der(), lambda form: fastgost.PrivateKey.load(form).public_key()),
        ("PUBLIC KEY", key.public_key().to_der(), fastgost.PublicKey.load),
    ]:
        for form in texts(label, der):
            assert load(form) == key.public_key(), form


def test_keys_of_other_programs():
    """Reads a container of CryptoPro, and a PFX of CryptoPro. Both contain the same key."""
    folder = VECTORS.parent / "crates/fastgost-pki/tests/files/cryptopro"
    container = fastgost.PrivateKey.import_from(folder / "made.000", b"12345678")
    pfx = fastgost.PrivateKey.import_from(str(folder / "made.pfx"), bytearray(b"12345678"))
    assert container.to_bytes() == pfx.to_bytes()
    assert fastgost.PrivateKey.import_from(folder / "pfx-2012-512.pfx").curve == "512-a"
    for name in ("made.000", "made.pfx"):
        with pytest.raises(fastgost.WrongKey, match="the passphrase is wrong"):
            fastgost.PrivateKey.import_from(folder / name, b"1")
    with pytest.raises(fastgost.ParameterError, match="decrypts, and signs nothing"):
        fastgost.PrivateKey.import_from(folder / "container-2001.000")
    with pytest.raises(fastgost.ExhaustedError):
        fastgost.PrivateKey.import_from(folder / "pfx-2012-256.pfx", max_iterations=3999)
    with pytest.raises(FileNotFoundError):
        fastgost.PrivateKey.import_from(folder / "none")
    with pytest.raises(fastgost.FormatError):
        fastgost.PrivateKey.import_from(folder / "pfx-2001.cer")

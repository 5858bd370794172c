"""Tests that one call with many messages returns the same results as one call for each message."""

import pytest
from conftest import plaintext

import fastgost
from fastgost import batch

LEVELS = fastgost.levels()
NAMES = fastgost.algorithms("aead")
LENGTHS = [0, 1, 7, 8, 15, 16, 17, 63, 64, 65, 255, 1000, 5000] * 3


def aead(name, level=None):
    return fastgost.AEAD(name, bytes(range(fastgost.AEAD._key_size(name))), level=level)


def nonces(name, count):
    size = aead(name).nonce_size
    return [i.to_bytes(size, "big") for i in range(count)]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", NAMES)
def test_packets(name, level):
    one = aead(name, level)
    has_associated = not name.endswith("-acpkm-omac")
    given = [
        (nonce, plaintext(length), (plaintext(length % 50) or b"header") if has_associated else None)
        for nonce, length in zip(nonces(name, len(LENGTHS)), LENGTHS)
    ]
    sealed = batch.seal(one, given)
    assert sealed == [one.encrypt(*packet) for packet in given]
    packets = [(nonce, data, header) for (nonce, _, header), data in zip(given, sealed)]
    assert batch.open(one, iter(packets)) == [text for _, text, _ in given]
    for number in (0, 20, len(packets) - 1):
        nonce, data, header = packets[number]
        wrong = [*packets[:number], (nonce, data[:-1] + bytes([data[-1] ^ 1]), header), *packets[number + 1 :]]
        opened = batch.open(one, wrong)
        assert [i for i, text in enumerate(opened) if text is None] == [number]
    # With other associated data, no packet is authentic.
    others = [(nonce, data, b"other") for nonce, data, _ in packets]
    if has_associated:
        assert set(batch.open(one, others)) == {None}
    else:
        with pytest.raises(fastgost.ParameterError, match="associated data"):
            batch.open(one, others)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", fastgost.algorithms("hash"))
def test_digests(name, level):
    messages = [plaintext(length) for length in LENGTHS]
    digests = batch.hash(name, (memoryview(message) for message in messages), level=level)
    assert digests == [fastgost.new(name, message).digest() for message in messages]


def test_more_than_one_group():
    """`batch` divides packets into groups of about 16 MiB. At the end of a group, no packet must be lost, and the order
    of packets must not change."""
    one, text = aead("kuznyechik-mgm"), bytes(6 << 20)
    given = [(nonce, memoryview(text)[: (6 << 20) - i], None) for i, nonce in enumerate(nonces("kuznyechik-mgm", 7))]
    sealed = batch.seal(one, given)
    assert sealed == [one.encrypt(*packet) for packet in given]
    packets = [(nonce, data, None) for (nonce, _, _), data in zip(given, sealed)]
    packets[5] = (packets[5][0], packets[6][1], None)
    opened = batch.open(one, packets)
    assert [None if x is None else len(x) for x in opened] == [
        len(g[1]) if i != 5 else None for i, g in enumerate(given)
    ]
    messages = [data for _, data, _ in packets]
    assert batch.hash("streebog256", messages) == [fastgost.streebog256(message).digest() for message in messages]


def test_buffers_are_given_back():
    memory = bytearray(100)
    batch.hash("streebog256", [memory, memory])
    batch.seal(aead("kuznyechik-mgm"), [(bytes(16), memory, None)])
    with pytest.raises(TypeError, match="str"):
        batch.hash("streebog256", [memory, "text"])
    memory.extend(b"it is free to grow")


@pytest.mark.parametrize(
    ("call", "exception", "sentence", "note"),
    [
        (
            lambda a: batch.seal(a, [(bytes(16), b"x", None), (bytes(15), b"x", None)]),
            fastgost.ParameterError,
            "15 bytes; allowed: 16",
            "1",
        ),
        (
            lambda a: batch.open(a, [(bytes(16), bytes(17), None), (b"\0" * 15, bytes(17), None)]),
            fastgost.ParameterError,
            "15 bytes; allowed: 16",
            "1",
        ),
        (lambda a: batch.seal(a, [(bytes(16), b"x")]), (TypeError, ValueError), "length 3|tuple", None),
        (lambda a: batch.seal(a, 3), TypeError, "not iterable", None),
        (lambda a: batch.seal(b"key", []), TypeError, "AEAD", None),
        (lambda a: batch.hash("md5", []), fastgost.ParameterError, "'md5'; allowed here: streebog256", None),
        (lambda a: batch.hash("streebog256", [1]), TypeError, "int", None),
    ],
)
def test_errors(call, exception, sentence, note):
    with pytest.raises(exception, match=sentence) as caught:
        call(aead("kuznyechik-mgm"))
    if note is not None:
        assert caught.value.__notes__ == [f"in packet {note}, counted from 0"]


def test_the_module_can_be_imported_from():
    from fastgost.batch import hash, open, seal

    assert (hash, open, seal) == (fastgost.batch.hash, fastgost.batch.open, fastgost.batch.seal)

"""Tests buffers for input and output, errors, threads, and Ctrl-C."""

import array
import copy
import mmap
import pickle
import signal
import sys
import threading

import pytest

import fastgost

KEY, NONCE = bytes(range(32)), bytes(range(16))
SIGNER = fastgost.PrivateKey.from_bytes("512-a", KEY + KEY)
SIGNATURE = SIGNER.sign(b"m")


def test_any_buffer(buffer, tmp_path):
    data = bytes(range(256)) * 40
    assert fastgost.streebog256(buffer(data)).digest() == fastgost.streebog256(data).digest()
    aead = fastgost.KuznyechikMGM(buffer(KEY))
    assert aead.encrypt(buffer(NONCE), buffer(data), buffer(b"a")) == fastgost.KuznyechikMGM(KEY).encrypt(
        NONCE, data, b"a"
    )
    numbers = array.array("d", [1.5, -2.25])
    assert fastgost.streebog256(numbers).digest() == fastgost.streebog256(numbers.tobytes()).digest()
    path = tmp_path / "file"
    path.write_bytes(data)
    with open(path, "rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as mapped:
        assert fastgost.streebog256(mapped).digest() == fastgost.streebog256(data).digest()


def test_numpy_and_arrow():
    numpy, pyarrow = pytest.importorskip("numpy"), pytest.importorskip("pyarrow")
    numbers = numpy.arange(5000, dtype="<i8")
    wanted = fastgost.streebog256(numbers.tobytes()).digest()
    assert fastgost.streebog256(numbers).digest() == wanted
    assert fastgost.streebog256(pyarrow.py_buffer(numbers.tobytes())).digest() == wanted
    with pytest.raises(BufferError, match="not next to each other.*allowed: contiguous"):
        fastgost.streebog256(numbers[::2])


@pytest.mark.parametrize(
    ("call", "exception", "sentence"),
    [
        (lambda a: a.encrypt(NONCE, "text"), TypeError, "bytes-like object is required, not 'str'"),
        (lambda a: a.encrypt(NONCE, memoryview(KEY)[::2]), BufferError, "not next to each other"),
        (lambda a: a.encrypt(NONCE[1:], b"x"), fastgost.ParameterError, "15 bytes; allowed: 16 bytes"),
        (lambda a: a.encrypt(b"\xff" * 16, b"x"), fastgost.ParameterError, "allowed"),
        (lambda a: a.encrypt_into(NONCE, b"x", None, bytes(17)), BufferError, "this bytes is read-only; allowed"),
        (lambda a: a.encrypt_into(NONCE, b"x", None, bytearray(16)), ValueError, "16 bytes; allowed: 17 or more"),
        (lambda a: a.decrypt(NONCE, bytes(15)), fastgost.InvalidTag, "15 bytes; allowed: a ciphertext and its tag"),
        (lambda a: a.decrypt(NONCE, bytes(16 + 1)), fastgost.InvalidTag, "tag does not match"),
        (lambda a: fastgost.KuznyechikMGM(KEY[1:]), fastgost.ParameterError, "31 bytes; allowed: 32 bytes"),
        (lambda a: fastgost.KuznyechikMGM(KEY, tag_size=17), fastgost.ParameterError, "17 bytes; allowed"),
        (lambda a: fastgost.KuznyechikMGM(KEY, level="mmx"), fastgost.ParameterError, "unknown kernel; allowed"),
        (lambda a: fastgost.new("sha256"), fastgost.ParameterError, "'sha256'; allowed here: streebog256"),
        (lambda a: fastgost.Magma(b""), fastgost.ParameterError, "0 bytes; allowed"),
        (lambda a: fastgost.Gost28147(KEY, "q"), fastgost.ParameterError, "unknown S-box set; allowed"),
        (lambda a: fastgost.Cipher(KEY, fastgost.modes.ECB()), TypeError, "not a cipher"),
        (lambda a: fastgost.pbkdf2_hmac("streebog512", b"p", b"s", 1, 0), fastgost.ParameterError, "0 bytes; allowed"),
        (lambda a: fastgost.pbkdf2_hmac("streebog512", b"p", b"s", 0), fastgost.ParameterError, "allowed"),
        (lambda a: fastgost.PrivateKey.generate("x"), fastgost.ParameterError, "unknown curve; allowed"),
        (lambda a: fastgost.PrivateKey.load(b"x"), fastgost.FormatError, "allowed"),
        (lambda a: fastgost.verify_many([(1, b"", b"")]), TypeError, "PublicKey"),
        (lambda a: fastgost.pad(b"x", 0), fastgost.ParameterError, "0 bytes; allowed: 8 and 16"),
        (lambda a: fastgost.unpad(b"x" * 8, 8), fastgost.FormatError, "padding is wrong"),
    ],
)
def test_errors(call, exception, sentence):
    with pytest.raises(exception, match=sentence) as caught:
        call(fastgost.KuznyechikMGM(KEY))
    if isinstance(caught.value, fastgost.FastgostError):
        assert caught.value.code > 100 and isinstance(caught.value, ValueError)


def test_released_and_borrowed_buffers():
    view = memoryview(bytearray(10))
    view.release()
    with pytest.raises(ValueError, match="released"):
        fastgost.streebog256(view)
    # Every call releases the buffers at its end, even a call that fails.
    data = bytearray(16)
    with pytest.raises(fastgost.InvalidTag):
        fastgost.KuznyechikMGM(KEY).decrypt_into(NONCE, bytes(17), None, data)
    assert data == bytes(16)
    data.append(1)


@pytest.mark.parametrize("shift", [1, 15, 16, 63])
def test_overlapping_buffers(shift):
    aead, memory = fastgost.KuznyechikMGM(KEY), bytearray(range(200))
    view, before = memoryview(memory), bytes(memory)
    for data, out in ((view[shift : shift + 64], view[:80]), (view[:64], view[shift : shift + 80])):
        with pytest.raises(ValueError, match="overlaps an input; allowed"):
            aead.encrypt_into(NONCE, data, None, out)
    with pytest.raises(ValueError, match="overlaps an input"):
        aead.encrypt_into(NONCE, b"x", view[shift : shift + 1], view[:80])
    assert memory == before
    # The output may begin at the byte where an input ends.
    aead.encrypt_into(NONCE, view[:64], view[80:90], view[90:170])
    assert memory[90:170] == aead.encrypt(NONCE, before[:64], before[80:90])


def test_updates_into_overlapping_memory():
    cipher = fastgost.Cipher(fastgost.Kuznyechik(KEY), fastgost.modes.CBC(bytes(16)))
    text = bytes(range(96))
    wanted = cipher.encryptor().update(text)
    encryptor, memory = cipher.encryptor(), bytearray(text)
    view = memoryview(memory)
    # The encryptor keeps five bytes of an incomplete block. So in memory, the next output begins five bytes before the
    # next input.
    assert encryptor.update_into(view[:5], view) == 0
    assert encryptor.update_into(view[5:], view) == 96
    assert memory == wanted
    with pytest.raises(fastgost.ParameterError, match="3 bytes of data are not a whole number"):
        encryptor.update(b"abc") or encryptor.finalize()
    with pytest.raises(fastgost.ParameterError, match="the message is complete; allowed"):
        encryptor.update(b"")


def test_nonces_are_read_before_anything_is_written():
    """The nonce may overlap the output, because the call reads the nonce before it writes the output."""
    for name in fastgost.algorithms("aead"):
        aead = fastgost.AEAD(name, bytes(range(fastgost.AEAD._key_size(name))))
        data, size = b"some data" * 1000, aead.nonce_size
        nonce = bytes(range(1, size + 1))
        a = None if name.endswith("-acpkm-omac") else b"a"
        sealed = aead.encrypt(nonce, data, a)
        memory = bytearray(nonce + bytes(len(sealed)))
        assert aead.encrypt_into(memoryview(memory)[:size], data, a, memory) == len(sealed)
        assert memory[: len(sealed)] == sealed
        memory[:size] = nonce
        assert aead.decrypt_into(memoryview(memory)[:size], sealed, a, memory) == len(data)
        assert memory[: len(data)] == data


def test_nonces():
    sizes = {
        name: fastgost.AEAD(name, bytes(range(fastgost.AEAD._key_size(name)))) for name in fastgost.algorithms("aead")
    }
    assert {name: aead.nonce_size for name, aead in sizes.items()} == {
        "kuznyechik-mgm": 16,
        "magma-mgm": 8,
        "kuznyechik-ctr-omac": 8,
        "magma-ctr-omac": 4,
        "kuznyechik-ctr-acpkm-omac": 16,
        "magma-ctr-acpkm-omac": 12,
        "gost28147-cnt-imit": 8,
    }
    for name, aead in sizes.items():
        if not name.endswith("-mgm"):
            with pytest.raises(
                fastgost.ParameterError, match=f"random nonces of {aead.nonce_size} bytes.* allowed: a counter"
            ):
                aead.generate_nonce()
            continue
        nonces = {aead.generate_nonce() for _ in range(1000)}
        assert len(nonces) == 1000 and {len(nonce) for nonce in nonces} == {aead.nonce_size}
        # All bits except the highest bit are random.
        bits = [sum(int.from_bytes(nonce, "big") >> i & 1 for nonce in nonces) for i in range(8 * aead.nonce_size)]
        assert bits.pop() == 0 and all(300 < count < 700 for count in bits)
        aead.encrypt(nonces.pop(), b"data")
        # Half of all random values begin with the bit 1, so they are not valid nonces. The error names the method that
        # makes a valid nonce.
        with pytest.raises(fastgost.ParameterError, match=r"allowed: 0.*`generate_nonce\(\)`"):
            aead.encrypt(b"\xff" * aead.nonce_size, b"data")


def test_long_messages_are_those_of_parts():
    """A message that is longer than 16 MiB is processed in parts. The result must be the same as without parts."""
    data = bytes(range(251)) * 70_000
    whole = fastgost.streebog256(data)
    parts = fastgost.streebog256()
    for at in range(0, len(data), 1 << 20):
        parts.update(memoryview(data)[at : at + (1 << 20)])
    assert whole.digest() == parts.digest()
    for aead in (fastgost.KuznyechikMGM(KEY), fastgost.KuznyechikCTROMAC(KEY + bytes(32))):
        nonce = NONCE if aead.name.endswith("mgm") else NONCE[:8]
        out = bytearray(len(data) + 16)
        aead.encrypt_into(nonce, data, b"a", out)
        assert aead.encrypt(nonce, data, b"a") == out
        assert aead.decrypt(nonce, out, b"a") == data
        out[-1] ^= 1
        with pytest.raises(fastgost.InvalidTag):
            aead.decrypt(nonce, out, b"a")
    # A packet of a batch is not processed in parts. So this line compares a result without parts and a result with
    # parts.
    assert fastgost.batch.seal(fastgost.KuznyechikMGM(KEY), [(NONCE, data, b"a")])[0] == fastgost.KuznyechikMGM(
        KEY
    ).encrypt(NONCE, data, b"a")


def test_batches():
    aead = fastgost.MagmaMGM(KEY)
    packets = [(i.to_bytes(8, "big"), bytes([i % 256]) * (i % 67 + 1), None) for i in range(1000)]
    sealed = fastgost.batch.seal(aead, iter(packets))
    assert sealed == [aead.encrypt(*packet) for packet in packets]
    again = [(nonce, text, None) for (nonce, _, _), text in zip(packets, sealed)]
    again[7] = (again[7][0], again[8][1], None)
    opened = fastgost.batch.open(aead, again)
    assert opened[7] is None
    assert opened[:7] + opened[8:] == [text for _, text, _ in packets[:7] + packets[8:]]
    with pytest.raises(fastgost.ParameterError, match="allowed") as caught:
        fastgost.batch.seal(aead, packets[:3] + [(b"", b"x", None)])
    assert caught.value.__notes__ == ["in packet 3, counted from 0"]
    assert fastgost.batch.seal(aead, []) == fastgost.batch.hash("gost94", []) == []

    def interrupted():
        yield packets[0]
        raise KeyError("the caller's")

    with pytest.raises(KeyError, match="the caller's"):
        fastgost.batch.seal(aead, interrupted())


def test_secrets_stay():
    key = fastgost.PrivateKey.from_bytes("256-a", KEY)
    pem = key.to_pem()
    for secret in (
        key,
        fastgost.Kuznyechik(KEY),
        fastgost.KuznyechikMGM(KEY),
        fastgost.hmac(KEY),
        fastgost.AEAD("magma-mgm", KEY),
    ):
        assert KEY.hex() not in repr(secret) and repr(KEY) not in repr(secret)
        with pytest.raises(TypeError, match="cannot pickle"):
            pickle.dumps(secret)
    assert fastgost.PrivateKey.load(pem.encode()).to_bytes() == KEY
    encrypted = key.to_pem(b"password", iterations=2000)
    assert "ENCRYPTED" in encrypted
    assert fastgost.PrivateKey.load(encrypted.encode(), b"password").to_bytes() == KEY
    for password, exception in ((b"other", fastgost.WrongKey), (None, fastgost.WrongKey)):
        with pytest.raises(exception):
            fastgost.PrivateKey.load(encrypted.encode(), password)
    with pytest.raises(fastgost.ExhaustedError, match="2000 iterations.*allowed: 1 to 1000"):
        fastgost.PrivateKey.load(encrypted.encode(), b"password", max_iterations=1000)
    assert copy.copy(fastgost.hmac(KEY, b"m")).digest() == fastgost.hmac(KEY, b"m").digest()


@pytest.mark.parametrize("curve", ["256-a", "512-c"])
def test_keys(curve):
    a, b = fastgost.PrivateKey.generate(curve), fastgost.PrivateKey.generate(curve)
    public = fastgost.PublicKey.load(a.public_key().to_pem().encode())
    assert public == a.public_key() != b.public_key() and len({public, a.public_key()}) == 1
    for encoding in ("standard", "x509", "tls"):
        public.verify(a.sign(b"m", encoding=encoding), b"m", encoding=encoding)
    assert a.sign(b"m", deterministic=True) == a.sign(b"m", deterministic=True)
    signature = a.sign(b"m")
    with pytest.raises(fastgost.InvalidSignature):
        public.verify(signature, b"n")
    jobs = [
        (public, signature, b"m"),
        (public, signature, b"n"),
        (public, signature[1:], b"m"),
        (public, signature, b"m"),
    ]
    assert fastgost.verify_many(jobs) == [True, False, False, True]
    assert a.agree(b.public_key(), b"12345678") == b.agree(public, b"12345678")
    with pytest.raises(fastgost.ParameterError, match="allowed"):
        a.agree(b.public_key(), b"")


def test_threads_share_objects():
    aead, data = fastgost.KuznyechikMGM(KEY), bytes(100_000)
    wanted, total, wrong = aead.encrypt(NONCE, data), fastgost.streebog256(), []

    def work():
        for _ in range(20):
            if aead.encrypt(NONCE, data) != wanted:
                wrong.append(1)
            total.update(data)

    threads = [threading.Thread(target=work) for _ in range(4)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    assert not wrong and total.digest() == fastgost.streebog256(data * 80).digest()


def test_the_gil_is_free():
    """While one thread hashes, another thread must continue to run. This is possible only if the hashing thread
    releases the GIL."""
    data, counted, stop = bytes(64 << 20), [0], threading.Event()

    def count():
        while not stop.is_set():
            counted[0] += 1

    thread = threading.Thread(target=count)
    thread.start()
    before = counted[0]
    fastgost.streebog512(data)
    during = counted[0] - before
    stop.set()
    thread.join()
    assert during > 100


@pytest.mark.parametrize(
    "call",
    [
        lambda: fastgost.gost94(bytes(1 << 30)),
        lambda: fastgost.pbkdf2_hmac("streebog512", b"p", b"s", 1 << 22),
        lambda: fastgost.batch.hash("gost94", [bytes(1 << 20)] * 1000),
        # Ctrl-C also interrupts a batch with one long message, the hashing in `sign` and `verify`, and an AEAD call
        # with long associated data.
        lambda: fastgost.batch.hash("gost94", [b"", bytes(1 << 30)]),
        lambda: fastgost.KuznyechikMGM(KEY, level="portable").encrypt(NONCE, b"", bytes(1 << 30)),
        lambda: SIGNER.sign(bytes(1 << 30)),
        lambda: SIGNER.public_key().verify(SIGNATURE, bytes(1 << 30)),
        lambda: fastgost.verify_many([(SIGNER.public_key(), SIGNATURE, bytes(1 << 30))]),
    ],
)
def test_interrupts(call):
    """A signal such as Ctrl-C must interrupt a call. A timer sends the signal. Each of these calls takes longer than
    the timer, so the signal comes before the end of the call."""

    class Interrupted(Exception):
        pass

    inside, ends = [None], []

    def handler(number, frame):
        # The timer may fire several times during the call. If the timer fires before the call begins, the handler does
        # nothing.
        if inside[0] not in (None, bytes, sys.setprofile):
            raise Interrupted

    def profile(frame, event, argument):
        if event == "c_call":
            inside[0] = argument
        elif event in ("c_return", "c_exception"):
            inside[0] = None
            ends.append(event)

    before = signal.signal(signal.SIGALRM, handler)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.1, 0.1)
        # If the handler never runs during the call, no exception is raised, and the test fails.
        with pytest.raises(Interrupted):
            try:
                sys.setprofile(profile)
                call()
            finally:
                sys.setprofile(None)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert ends[-1] == "c_exception"


def test_a_handler_cannot_use_the_interrupted_object():
    total, errors = fastgost.gost94(), []

    def handler(number, frame):
        try:
            total.update(b"x")
        except RuntimeError as error:
            errors.append(str(error))

    data = bytes(64 << 20)
    before = signal.signal(signal.SIGALRM, handler)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.1, 0.1)
        total.update(data)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert set(errors) == {"this object is in the middle of another call of the same thread"}

"""Tests mistakes of callers, data from attackers, and failures in the middle of a call."""

import contextlib
import copy
import gc
import io
import pickle
import signal
import subprocess
import sys
import weakref

import pytest
from conftest import EMULATED

import fastgost
from fastgost import modes

KEY, NONCE = bytes(range(32)), bytes(16)


def is_whole(data):
    try:
        fastgost.open(io.BytesIO(data), identity=KEY).read()
    except (fastgost.FastgostError, OSError):
        return False
    return True


class Odd(Exception):
    pass


@pytest.mark.parametrize(
    "around",
    [
        lambda sealed: io.TextIOWrapper(sealed, write_through=True),
        lambda sealed: io.TextIOWrapper(io.BufferedWriter(sealed)),
        io.BufferedWriter,
        contextlib.closing,
    ],
)
def test_others_close_after_exceptions(around):
    """A wrapper around a sealed file closes the file even after an exception. Readers must reject this file as
    incomplete."""
    file = io.BytesIO()
    with pytest.raises((Odd, RuntimeError)) as caught, around(fastgost.open(file, "wb", recipients=KEY)) as wrapper:
        wrapper.write("row 1\n") if isinstance(wrapper, io.TextIOWrapper) else wrapper.write(b"row 1\n")
        raise Odd
    error = caught.value
    while error is not None and not isinstance(error, Odd):
        error = error.__context__
    assert isinstance(error, Odd) and not is_whole(file.getvalue())
    # Without an exception the file is complete.
    file = io.BytesIO()
    with around(fastgost.open(file, "wb", recipients=KEY)) as wrapper:
        wrapper.write("row 1\n") if isinstance(wrapper, io.TextIOWrapper) else wrapper.write(b"row 1\n")
    assert fastgost.open(io.BytesIO(file.getvalue()), identity=KEY).read() == b"row 1\n"


@pytest.mark.parametrize("around", [io.TextIOWrapper, io.BufferedWriter, lambda sealed: sealed])
def test_what_is_deleted_is_not_whole(around):
    file = io.BytesIO()
    wrapper = around(fastgost.open(file, "wb", recipients=KEY))
    with pytest.warns(ResourceWarning, match="the sealed file is incomplete"):
        del wrapper
        gc.collect()
    assert not is_whole(file.getvalue())


def test_closed_while_something_else_is_handled():
    """If a program opens a sealed file in an exception handler, the program can also close the file in this handler."""
    file, early = io.BytesIO(), fastgost.open(io.BytesIO(), "wb", recipients=KEY)
    try:
        raise Odd
    except Odd:
        sealed = fastgost.open(file, "wb", recipients=KEY)
        sealed.write(b"a report of what happened")
        sealed.close()
        with fastgost.open(io.BytesIO(), "wb", recipients=KEY) as nested:
            nested.write(b"x")
        with pytest.raises(RuntimeError, match="closed while an exception is being handled, so the sealed file is inc"):
            early.close()
    assert is_whole(file.getvalue()) and early.closed


def test_one_exception_after_another():
    """The file is opened while the program handles one exception, and closed while it handles a second exception. Both
    exceptions may have the same memory address. Nevertheless the file must not become complete."""
    for _ in range(50):
        file = io.BytesIO()
        try:
            raise KeyError(1)
        except KeyError:
            sealed = fastgost.open(file, "wb", recipients=KEY)
        with pytest.raises((KeyError, RuntimeError)), io.TextIOWrapper(sealed) as wrapper:
            wrapper.write("row 1\n")
            raise KeyError(1)
        assert not is_whole(file.getvalue())


@pytest.mark.parametrize("error", [KeyboardInterrupt, SystemExit, GeneratorExit])
def test_exits_stay_exits(error):
    file = io.BytesIO()
    with pytest.raises(error), io.TextIOWrapper(fastgost.open(file, "wb", recipients=KEY)) as wrapper:
        wrapper.write("row 1\n")
        raise error
    assert not is_whole(file.getvalue())


def test_wrappers_that_are_deleted_too_early():
    """If a program deletes a wrapper without closing it, readers reject the file as incomplete."""

    def write(sealed):
        with pytest.warns(ResourceWarning):
            io.TextIOWrapper(sealed).write("row 1\n")
            gc.collect()

    with (
        pytest.raises(ValueError, match="was deleted without close, so the file is incomplete"),
        fastgost.open(io.BytesIO(), "wb", recipients=KEY) as sealed,
    ):
        write(sealed)
    sealed = fastgost.open(io.BytesIO(), "wb", recipients=KEY)
    write(sealed)
    with pytest.raises(ValueError, match="was deleted without close"):
        sealed.close()


def test_forks(tmp_path):
    """After a fork, only one process may continue a sealed file. If both processes continued, both would use the same
    nonces."""
    program = """
import fastgost, os, sys
file = open(sys.argv[1], "wb", buffering=0)
with fastgost.open(file, "wb", recipients=bytes(range(32))) as sealed:
    sealed.write(b"the beginning, ")
    child = os.fork()
    if child == 0:
        size = os.path.getsize(sys.argv[1])
        for call in (lambda: sealed.write(b"of something else"), sealed.close):
            try:
                call()
            except ValueError as error:
                print(error, os.path.getsize(sys.argv[1]) - size, flush=True)
        os._exit(0)
    os.waitpid(child, 0)
    sealed.write(b"and the end")
"""
    done = subprocess.run([sys.executable, "-c", program, tmp_path / "f"], capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()
    assert lines[0].startswith("the sealed file was begun by the process that this one was forked from")
    assert lines[0].endswith(" 0") and lines[1].endswith(" 0")
    with fastgost.open(tmp_path / "f", identity=KEY) as file:
        assert file.read() == b"the beginning, and the end"


def test_interrupted_errors_are_errors():
    """If a file object raises `InterruptedError`, the call fails. Rust's streams must not repeat the call."""

    class File(io.BytesIO):
        calls = 0

        def write(self, data):
            self.calls += 1
            if self.calls == 4:
                super().write(bytes(data)[:100])
                raise InterruptedError("of a signal handler")
            return super().write(data)

        def read(self, size=-1):
            raise InterruptedError("of a signal handler")

    file = File()
    sealed = fastgost.open(file, "wb", recipients=KEY)
    with pytest.raises(InterruptedError, match="of a signal handler"):
        for _ in range(8):
            sealed.write(bytes(65536))
    assert file.calls == 4
    sealed.abort()
    with pytest.raises(InterruptedError):
        fastgost.open(file, identity=KEY)


@pytest.mark.parametrize("mode", ["wb", "rb"])
def test_cycles_are_collected(mode):
    class File(io.BytesIO):
        pass

    plain = io.BytesIO()
    with fastgost.open(plain, "wb", recipients=KEY) as sealed:
        sealed.write(b"text")
    file = File(plain.getvalue() if mode == "rb" else b"")
    file.itself = fastgost.open(file, mode, **{"identity" if mode == "rb" else "recipients": KEY})
    seen = weakref.ref(file)
    with contextlib.nullcontext() if mode == "rb" else pytest.warns(ResourceWarning):
        del file
        gc.collect()
    assert seen() is None


@pytest.mark.parametrize("iv", [8, 16, [0] * 8, "01234567", None])
def test_ivs_are_buffers(iv):
    """A number must not be accepted as an IV, because `bytes(8)` returns eight zeros."""
    for mode in (modes.CTR, modes.CBC, modes.CTRACPKM):
        with pytest.raises(TypeError, match="bytes-like object is required"):
            mode(iv)


@pytest.mark.parametrize("empty", ["", b""])
def test_empty_passphrases(empty):
    """An empty passphrase is refused. For example, `os.environ.get("PASSPHRASE", "")` may return an empty
    passphrase."""
    for mode, file in (("wb", io.BytesIO()), ("rb", io.BytesIO(b"x"))):
        with pytest.raises(fastgost.ParameterError, match="an empty passphrase.*allowed: one that is not empty"):
            fastgost.open(file, mode, passphrase=empty)
    key = fastgost.PrivateKey.generate()
    for write in (key.to_pem, key.to_der):
        with pytest.raises(fastgost.ParameterError, match="an empty passphrase"):
            write(b"")


def test_a_password_for_a_key_without_one():
    """A password for a key that is not encrypted is refused. If the password were accepted, the caller would believe
    that the password protects the key."""
    key = fastgost.PrivateKey.generate()
    for data in (key.to_pem().encode(), key.to_der()):
        with pytest.raises(fastgost.ParameterError, match="a passphrase was given, but the key is not encrypted"):
            fastgost.PrivateKey.load(data, b"password")
    encrypted = key.to_der(b"password", iterations=2000)
    assert fastgost.PrivateKey.load(encrypted, b"password").to_bytes() == key.to_bytes()


def test_malformed_input_is_not_authentic():
    """If the data is too short, or if a nonce begins with the bit 1, `decrypt` raises InvalidTag, as for every changed
    message."""
    aead = fastgost.KuznyechikMGM(KEY)
    good = (NONCE, aead.encrypt(NONCE, b"text"), None)
    for nonce, data, _ in ((NONCE, b"short", None), (NONCE, b"", None), (b"\xff" + NONCE[1:], good[1], None)):
        with pytest.raises(fastgost.InvalidTag):
            aead.decrypt(nonce, data)
        with pytest.raises(fastgost.InvalidTag):
            aead.decrypt_into(nonce, data, None, bytearray(100))
    with pytest.raises(fastgost.InvalidTag):
        aead.decrypt(b"\xff" + NONCE[1:], bytes(20 << 20))
    packets = [(NONCE, b"short", None), good, (b"\xff" + NONCE[1:], good[1], None), good, (NONCE, b"", None)]
    assert fastgost.batch.open(aead, packets) == [None, b"text", None, b"text", None]
    assert fastgost.batch.open(aead, packets[:1]) == [None]
    # A nonce of a wrong length is a mistake of the caller, so the exception is ParameterError.
    with pytest.raises(fastgost.ParameterError) as caught:
        fastgost.batch.open(aead, [good, (NONCE, b"short", None), (b"12345", good[1], None)])
    assert caught.value.__notes__ == ["in packet 2, counted from 0"]
    with pytest.raises(fastgost.ParameterError):
        aead.encrypt(b"\xff" + NONCE[1:], b"text")
    key = fastgost.PrivateKey.generate()
    for signature in (bytes(63), b"", bytes(65), b"\x00" * 64):
        with pytest.raises(fastgost.InvalidSignature):
            key.public_key().verify(signature, b"text")
        with pytest.raises(fastgost.InvalidSignature):
            key.public_key().verify_digest(signature, bytes(32))


def test_one_nonce_in_two_packets():
    aead = fastgost.KuznyechikMGM(KEY)
    packets = [(i.to_bytes(16, "big"), b"text", None) for i in (1, 2, 3, 2)]
    with pytest.raises(fastgost.ParameterError, match="an earlier packet has the same nonce") as caught:
        fastgost.batch.seal(aead, packets)
    assert caught.value.__notes__ == ["in packet 3, counted from 0"]
    assert len(fastgost.batch.seal(aead, packets[:3])) == 3


def test_an_interrupted_encryption_in_place():
    """If Ctrl-C interrupts an encryption in place, a repeated call must not decrypt the data that the first call has
    encrypted."""
    aead, buffer = fastgost.KuznyechikMGM(KEY, level="portable"), bytearray(b"TOP SECRET LINE\n" * (256 << 16))
    size, inside = len(buffer), [False]
    buffer += bytes(16)

    def handler(number, frame):
        # The timer may fire before the call begins. Then the handler does nothing.
        if inside[0]:
            raise Odd

    def profile(frame, event, argument):
        if event.startswith("c_"):
            inside[0] = event == "c_call" and argument.__name__ == "encrypt_into"

    before, text = signal.signal(signal.SIGALRM, handler), memoryview(buffer)[:size]
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.2, 0.2)
        with pytest.raises(Odd):
            try:
                sys.setprofile(profile)
                aead.encrypt_into(NONCE, text, None, buffer)
            finally:
                sys.setprofile(None)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert not any(buffer[:size:4096]) and buffer[:size].count(0) == size
    # If the nonce is wrong, the data in the buffer stays unchanged.
    text = bytearray(b"text" + bytes(16))
    with pytest.raises(fastgost.ParameterError):
        aead.encrypt_into(b"\xff" * 16, memoryview(text)[:4], None, text)
    assert text[:4] == b"text"


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_nothing_is_pickled(protocol):
    key = fastgost.PrivateKey.generate()
    for thing in (key, key.public_key(), fastgost.streebog256(b"x"), fastgost.hmac(KEY), fastgost.KuznyechikMGM(KEY)):
        with pytest.raises(TypeError, match="cannot pickle"):
            pickle.dumps(thing, protocol)
    assert copy.copy(fastgost.streebog256(b"x")).digest() == fastgost.streebog256(b"x").digest()


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc/self/mem")
def test_keys_leave_with_their_objects():
    """After the objects with a key are deleted, no copy of the key must stay in the memory of the process. The test
    searches the memory for the key. The text of the program is also in memory, so it must not contain the key. For this
    reason, the program makes the key from two parts, one byte at a time."""
    program = """
import ctypes, fastgost, gc, io, re, sys
from fastgost import modes

def find(masked):
    # Only during this function, the searched bytes and a copy of each searched region are in memory.
    wanted, places = bytearray(byte ^ 0x5a for byte in masked), 0
    with open("/proc/self/maps") as maps, open("/proc/self/mem", "rb", 0) as memory:
        for line in maps.readlines():
            start, end = (int(part, 16) for part in line.split()[0].split("-"))
            if "rw" in line.split()[1] and "[v" not in line:
                region = bytearray(end - start)
                try:
                    memory.seek(start)
                    memory.readinto(region)
                except (OSError, OverflowError):
                    continue
                places += region.count(wanted)
                region[:] = bytes(len(region))
    wanted[:] = bytes(32)
    return places

masked = bytes((7 * i * i + 91 * i + 13) % 251 ^ 0x5a for i in range(32))
key = bytearray(32)
def fill():
    for i in range(32):
        key[i] = masked[i] ^ 0x5a
def empty():
    for i in range(32):
        key[i] = 0
uses = {
    "mgm": lambda: fastgost.KuznyechikMGM(key).encrypt(bytes(16), b"text"),
    "omac": lambda: fastgost.mac("kuznyechik-omac", key, b"text").digest(),
    "hmac": lambda: fastgost.hmac(key, b"text").digest(),
    "ctr": lambda: fastgost.Cipher(fastgost.Kuznyechik(key), modes.CTR(bytes(8))).encryptor().update(b"text"),
    "acpkm": lambda: fastgost.Cipher(fastgost.Kuznyechik(key), modes.CTRACPKM(bytes(8))).encryptor().update(b"text"),
    "magma": lambda: fastgost.Cipher(fastgost.Magma(key), modes.CTR(bytes(4))).encryptor().update(b"text"),
    "sealed": lambda: fastgost.open(io.BytesIO(), "wb", recipients=[key] * 6).close(),
}
base = find(masked)
for name, use in uses.items():
    fill(); use(); empty(); gc.collect()
    print(name, find(masked) - base)
# This shows that the search finds bytes that are in memory.
fill()
assert find(masked) > base
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert {line.split()[0]: int(line.split()[1]) for line in done.stdout.splitlines()} == dict.fromkeys(
        ["mgm", "omac", "hmac", "ctr", "acpkm", "magma", "sealed"], 0
    )


class TestColumns:
    @pytest.fixture(autouse=True)
    def arrow(self):
        self.pa = pytest.importorskip("pyarrow")
        self.arrow = pytest.importorskip("fastgost.arrow")

    def test_columns_without_end(self):
        """A column of nulls takes no memory, so it can have any length. If the result is too large for the memory, the
        call must raise MemoryError."""
        nulls = self.pa.Array.from_buffers(self.pa.null(), 1 << 46, [None])
        for call in (
            lambda: self.arrow.hash(nulls),
            lambda: self.arrow.hmac(nulls, KEY),
            lambda: self.arrow.encrypt(nulls, KEY),
            lambda: self.arrow.decrypt(nulls, KEY, type="large_string"),
        ):
            with pytest.raises(MemoryError, match="there is no memory for a column of"):
                call()

    def test_values_that_are_no_ciphertexts(self):
        for value, why in ((b"short", "row 1: the value has 5 bytes|the value in row 1"), (b"\xff" * 40, "row 1")):
            with pytest.raises(fastgost.InvalidTag, match=why):
                self.arrow.decrypt(self.pa.array([None, value]), KEY)

    def test_nonces_of_what_is_encrypted(self):
        """Two different ciphertexts never have the same deterministic nonce, even if somebody changes values during the
        call."""
        np = pytest.importorskip("numpy")
        import threading

        size = 1 << 20
        memory = np.full(size, 120, dtype=np.uint8)
        offsets = self.pa.py_buffer(np.array([0, size], dtype=np.int32))
        column = self.pa.Array.from_buffers(self.pa.binary(), 1, [None, offsets, self.pa.py_buffer(memory)])
        stop = threading.Event()

        def change():
            while not stop.wait(0.0002):
                memory[0] ^= 1

        thread = threading.Thread(target=change)
        thread.start()
        seen = {}
        try:
            for _ in range(200):
                value = self.arrow.encrypt(column, KEY, deterministic=True)
                value = self.pa.array(value)[0].as_py()
                assert seen.setdefault(value[:16], value[16:]) == value[16:]
        finally:
            stop.set()
            thread.join()


def test_no_memory():
    """If there is not enough memory, the call must raise an exception, and the process must continue."""
    program = """
import mmap, resource, fastgost
aead = fastgost.KuznyechikMGM(bytes(32))
data = bytes(600 << 20)
resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
try:
    mmap.mmap(-1, 2 << 30).close()
    raise SystemExit("no limit")
except OSError:
    pass
calls = [lambda: fastgost.batch.open(aead, [(bytes(16), data, None)]), lambda: fastgost.pad(data, 16),
    lambda: fastgost.KuznyechikMGM(memoryview(data)), lambda: fastgost.PublicKey.load(data)]
for call in calls:
    try:
        call()
    except MemoryError as error:
        print(error)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    if EMULATED and "no limit" in done.stderr:
        return  # The user mode of qemu ignores the limit of memory.
    assert done.returncode == 0, done.stderr
    assert [line.split(" for ")[0] for line in done.stdout.splitlines()] == ["there is no memory"] * 4

"""Tests library contexts, copies of the provider's file, forks, threads, and the data that stays in memory. Each part
runs in its own process, which has not used libcrypto before."""
import os
import shutil
import signal
import tempfile
import threading
import traceback

import libcrypto
from evp_keys import generate, operation, verify
from libcrypto import *

# OpenSSL's numbers of the types of keys.
NUMBERS = 979, 980, 811


def alone(part):
    """Runs a part (a function of this file or of evp_methods.py) in a new process. The argument of the part is a folder
    with two copies of the provider. This function adds the number of passed checks to the number of all checks."""
    with tempfile.TemporaryDirectory() as folder:
        for name in "fastgost", "again":
            shutil.copy(f"{FOLDER}/fastgost.so", f"{folder}/{name}.so")
        fork(part, folder)


def fork(part, folder):
    print_to, result = tempfile.TemporaryFile(), os.pipe()
    pid = os.fork()
    if pid == 0:
        status = 1
        try:
            signal.alarm(300)
            os.dup2(print_to.fileno(), 2)
            os.environ["OPENSSL_CONF"] = "/dev/null"
            os.environ["FASTGOST_PROVIDER_DEBUG"] = "1"
            libcrypto.passed = 0
            part(folder)
            os.write(result[1], str(libcrypto.passed).encode())
            status = 0
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(status)
    os.close(result[1])
    status = os.waitpid(pid, 0)[1]
    passed = os.read(result[0], 20)
    os.close(result[0])
    if status != 0 or not passed:
        print_to.seek(0)
        sys.exit(f"{part.__name__}: status {status}\n{print_to.read().decode()}")
    libcrypto.passed += int(passed)


def said():
    """Returns the text that was written to stderr so far."""
    return os.pread(2, 1 << 20, 0).decode()


def load(folder, *names, library=None):
    check(OSSL_PROVIDER_set_default_search_path(library, folder.encode()))
    return [check(OSSL_PROVIDER_load(library, name.encode()), name) for name in names]


def configured(folder, *lines, library=None, activate="activate = 1"):
    """Loads a configuration of OpenSSL with our provider and OpenSSL's default provider. The section of our provider
    has the lines in `lines`."""
    conf = f"{folder}/openssl.cnf"
    with open(conf, "w") as file:
        print("openssl_conf = init\n[init]\nproviders = providers\n[providers]\nfastgost = ours\ndefault = theirs\n"
              f"[theirs]\nactivate = 1\n[ours]\nmodule = {folder}/fastgost.so", activate, *lines, sep="\n", file=file)
    check(OSSL_LIB_CTX_load_config(library, conf.encode()), "the configuration")


def digest(data, library=None, name=b"md_gost12_256", query=QUERY):
    md, context = check(EVP_MD_fetch(library, name, query), name), EVP_MD_CTX_new()
    try:
        check(EVP_DigestInit_ex2(context, md, None))
        check(EVP_DigestUpdate(context, data, len(data)))
        out, size = ctypes.create_string_buffer(64), c_uint()
        check(EVP_DigestFinal_ex(context, out, byref(size)))
        return out.raw[:size.value]
    finally:
        EVP_MD_CTX_free(context)
        EVP_MD_free(md)


def begin_tls(provider):
    """Makes the same requests to the provider as libssl does when a program creates a TLS context."""
    callback = ctypes.CFUNCTYPE(c_int, V, V)(lambda params, argument: 1)
    check(OSSL_PROVIDER_get_capabilities(provider, b"TLS-GROUP", ctypes.cast(callback, V), None))


def registered():
    return [bool(EVP_PKEY_meth_find(number)) for number in NUMBERS] if EVP_PKEY_meth_find else []


ALL, NONE = ([True] * 3, [False] * 3) if EVP_PKEY_meth_find else ([], [])
# True if this OpenSSL has the tables of legacy methods that TLS 1.2 needs.
LEGACY = bool(EVP_PKEY_meth_find)

OPERATIONS = "EVP_MD", "EVP_CIPHER", "EVP_MAC", "EVP_KDF", "EVP_RAND", "EVP_KEYMGMT", "EVP_SIGNATURE", "EVP_KEYEXCH", "EVP_ASYM_CIPHER"


def foreign_algorithms(folder):
    """Our algorithms and the algorithms of OpenSSL's own providers have no name in common."""

    def names(library, operation):
        found = set()
        on_name = ctypes.CFUNCTYPE(None, B, V)(lambda name, _: found.add(name.decode().lower()))
        names_do_all = function(f"{operation}_names_do_all", c_int, V, V, V)
        on_algorithm = ctypes.CFUNCTYPE(None, V, V)(lambda a, _: check(names_do_all(a, ctypes.cast(on_name, V), None)))
        function(f"{operation}_do_all_provided", None, V, V, V)(library, ctypes.cast(on_algorithm, V), None)
        return found

    ours, theirs = OSSL_LIB_CTX_new(), OSSL_LIB_CTX_new()
    load(folder, "fastgost", library=ours)
    load(folder, "default", library=theirs)
    # libcrypto itself loads OpenSSL's default provider into a library context only if the context has no other
    # provider. So the context `ours` has only our provider.
    count = 0
    for operation in OPERATIONS:
        mine = names(ours, operation)
        count += len(mine)
        same(mine & names(theirs, operation), set(), f"names of {operation}")
    same(count > 100, True, f"{count} names")

    # The order in which the two providers are loaded does not matter.
    for order in ("fastgost", "default"), ("default", "fastgost"):
        both = OSSL_LIB_CTX_new()
        load(folder, *order, library=both)
        for operation, name in (("EVP_MD", b"SHA256"), ("EVP_CIPHER", b"AES-256-GCM"), ("EVP_MAC", b"HMAC"), ("EVP_KDF", b"PBKDF2"),
                                ("EVP_KEYMGMT", b"RSA"), ("EVP_SIGNATURE", b"RSA"), ("EVP_KEYMGMT", b"EC"), ("EVP_KEYEXCH", b"X25519")):
            found = check(function(f"{operation}_fetch", V, V, B, B)(both, name, None), name)
            provider = function(f"{operation}_get0_provider", V, V)(found)
            same(OSSL_PROVIDER_get0_name(provider), b"default", f"{name} with {order}")
            function(f"{operation}_free", None, V)(found)
        same(EVP_MD_fetch(both, b"SHA256", QUERY), None, "SHA-256 of ours")
        OSSL_LIB_CTX_free(both)


def own_context(folder):
    """The program makes a separate library context, and loads the provider into this context. The default context does
    not get the provider."""
    library = OSSL_LIB_CTX_new()
    load(folder, "fastgost", "default", library=library)
    load(folder, "null")
    same(EVP_MD_fetch(None, b"md_gost12_256", None), None, "the other context")
    value = digest(b"message", library)
    for algorithm, paramset in (b"gost2012_256", b"TCA"), (b"gost2001", b"A"):
        key, peer = (generate(algorithm, paramset, library) for _ in range(2))
        signature = operation("sign", key, value, library=library)
        same(verify(key, signature, value, library), True, "a signature")
        same(verify(peer, signature, value, library), False, "another key's")
        options = {"ukmhex": "0102030405060708"}
        agreed = [operation("derive", a, options=options, peer=b, library=library) for a, b in ((key, peer), (peer, key))]
        same(*agreed, "an agreed key")
        same(operation("decrypt", key, operation("encrypt", key, value, library=library), library=library), value, "transport")
        EVP_PKEY_free(key)
        EVP_PKEY_free(peer)
    OSSL_LIB_CTX_free(library)


def encrypted_keys(folder):
    """A private key is encrypted with one of OpenSSL's own ciphers. This cipher must come from the library context of
    the key."""
    library = OSSL_LIB_CTX_new()
    load(folder, "fastgost", "default", library=library)
    load(folder, "null")
    key = generate(b"gost2012_256", b"TCA", library)

    def encrypt(cipher, query):
        context = check(OSSL_ENCODER_CTX_new_for_pkey(key, 0x87, b"DER", b"EncryptedPrivateKeyInfo", None))
        out, size = V(), N()
        try:
            check(OSSL_ENCODER_CTX_set_cipher(context, cipher, query), cipher)
            check(OSSL_ENCODER_CTX_set_passphrase(context, b"passphrase", 10))
            check(OSSL_ENCODER_to_data(context, byref(out), byref(size)), cipher)
            return ctypes.string_at(out, size.value)
        finally:
            OSSL_ENCODER_CTX_free(context)

    aes = bytes.fromhex("06096086480165030401" "2a")
    same(aes in encrypt(b"AES-256-CBC", None), True, "AES-256-CBC")
    same(aes in encrypt(b"AES-256-CBC", b"provider=default"), True, "AES-256-CBC of a provider")
    fails(lambda: encrypt(b"AES-256-CBC", b"provider=other"), "AES-256-CBC.*allowed", "AES-256-CBC of no provider")


def refused_configuration(folder):
    """If the configuration is wrong, the provider is not loaded. If the program itself loads the provider, libcrypto
    reports the reason. If the configuration of OpenSSL loads the provider, only the provider can print the reason."""
    sentence = "tls = sometimes, which is unknown; allowed: no, when-used, at-load"
    library = OSSL_LIB_CTX_new()
    configured(folder, "tls = sometimes", library=library)
    same("fastgost provider: not loaded: the configuration says " + sentence in said(), True, said())
    same(OSSL_PROVIDER_available(library, b"fastgost"), 0, "the provider")
    same(OSSL_PROVIDER_available(library, b"default"), 1, "OpenSSL's provider")
    os.environ["FASTGOST_PROVIDER_DEBUG"] = "0"
    before = said()
    for value, found in ("sometimes", sentence), ("At-Load", "tls = At-Load, which"):
        library = OSSL_LIB_CTX_new()
        configured(folder, f"tls = {value}", library=library, activate="")
        ERR_clear_error()
        fails(lambda: check(OSSL_PROVIDER_load(library, b"fastgost")), found, "a wrong configuration")
    same(said(), before, "nothing is said unless it is asked for")
    same(registered(), NONE, "methods")


def two_copies(folder):
    """A process loads two copies of the provider's file into two library contexts, and loads one of the copies twice.
    Each of these providers has its own keys. The process may unload the providers in any order."""
    first, second = OSSL_LIB_CTX_new(), OSSL_LIB_CTX_new()
    load(folder, "fastgost", "default", "fastgost", library=first)
    providers = load(folder, "again", "default", library=second)
    value = digest(b"message", first)
    same(digest(b"message", second), value, "a digest")
    key = generate(b"gost2012_256", b"TCA", second)
    values, copy = PARAMS(), V()
    check(EVP_PKEY_todata(key, 0x87, byref(values)))
    context = check(EVP_PKEY_CTX_new_from_name(first, b"gost2012_256", None))
    check(EVP_PKEY_fromdata_init(context))
    check(EVP_PKEY_fromdata(context, byref(copy), 0x87, values))
    EVP_PKEY_CTX_free(context)
    OSSL_PARAM_free(values)
    signature = operation("sign", key, value, library=second)
    same(verify(copy, signature, value, first), True, "a key of one copy in the other")
    EVP_PKEY_free(key)
    for provider in providers:
        check(OSSL_PROVIDER_unload(provider))
    OSSL_LIB_CTX_free(second)
    same(verify(copy, operation("sign", copy, value, library=first), value, first), True, "after the end of the other")
    EVP_PKEY_free(copy)
    OSSL_LIB_CTX_free(first)
    third = OSSL_LIB_CTX_new()
    load(folder, "again", "default", library=third)
    same(digest(b"message", third), value, "after the end of both")


def second_libcrypto(folder):
    """If the process has two copies of libcrypto, the methods are registered only in the first copy. The provider also
    works with the second copy, but without these methods."""
    if not LEGACY:
        return
    [provider, _] = load(folder, "fastgost", "default")
    begin_tls(provider)
    value = digest(b"message")
    with open("/proc/self/maps") as maps:
        path = next(line.split()[-1] for line in maps if f"/{os.path.basename(LIBCRYPTO._name)}" in line)
    shutil.copy(path, f"{folder}/libcrypto-again.so")
    again = ctypes.CDLL(f"{folder}/libcrypto-again.so")
    for name, first in list(globals().items()):
        if hasattr(first, "argtypes") and hasattr(again, name):
            second = getattr(again, name)
            second.restype, second.argtypes = first.restype, first.argtypes
            globals()[name] = second
    before = said()
    [provider, _] = load(folder, "fastgost", "default")
    begin_tls(provider)
    same(digest(b"message"), value, "a digest")
    same(registered(), NONE, "methods in the second one")
    for what in "no legacy digests, by which OpenSSL 3 verifies certificates", "no TLS 1.2 with GOST":
        same(f"{what}: another libcrypto in this process has the" in said()[len(before):], True, said())


def failing_copy(folder):
    """libcrypto begins to copy a context of a legacy digest, but fails before it calls the digest's function for
    copying. The message of the first context must be freed only once."""
    load(folder, "fastgost", "default")
    md = EVP_get_digestbyname(b"md_gost12_256")
    if not LEGACY:
        return
    # libcrypto cannot copy a context that generates a key. So it cannot copy a digest's context that contains such a
    # context.
    stuck = check(EVP_PKEY_CTX_new_from_name(None, b"RSA", None))
    check(EVP_PKEY_keygen_init(stuck))
    for _ in range(10):
        context, copy = EVP_MD_CTX_new(), EVP_MD_CTX_new()
        check(function("EVP_DigestInit_ex", c_int, V, V, V)(context, md, None))
        check(EVP_DigestUpdate(context, b"mess", 4))
        EVP_MD_CTX_set_pkey_ctx(context, stuck)
        same(EVP_MD_CTX_copy_ex(copy, context), 0, "a copy that fails")
        EVP_MD_CTX_free(copy)
        EVP_MD_CTX_set_pkey_ctx(context, None)
        copy = EVP_MD_CTX_new()
        check(EVP_MD_CTX_copy_ex(copy, context))
        for each in context, copy:
            check(EVP_DigestUpdate(each, b"age", 3))
            out, size = ctypes.create_string_buffer(64), c_uint()
            check(EVP_DigestFinal_ex(each, out, byref(size)))
            same(out.raw[:32], digest(b"message"), "the digest")
            EVP_MD_CTX_free(each)


def is_mapped(memory, address):
    """Returns whether this process can still read the byte at an address. `memory` is /proc/self/mem."""
    try:
        return len(os.pread(memory.fileno(), 1, address)) == 1
    except OSError:
        return False


def occurrences(needle):
    """Returns the number of places in the memory of this process that have these bytes."""
    count = 0
    with open("/proc/self/maps") as maps, open("/proc/self/mem", "rb", 0) as memory:
        for line in maps.readlines():
            if not line.split()[1].startswith("rw") or "[vvar" in line:
                continue
            start, end = (int(number, 16) for number in line.split()[0].split("-"))
            # Python may have returned memory to the system since the list was read.
            while end > start and not is_mapped(memory, end - 1):
                end -= 4096
            while start < end and not is_mapped(memory, start):
                start += 4096
            address = libc.memmem(start, end - start, needle, len(needle))
            while address:
                count += 1
                address = libc.memmem(address + 1, end - address - 1, needle, len(needle))
    return count


libc = ctypes.CDLL(None)
libc.memmem.restype, libc.memmem.argtypes = V, (V, N, B, N)


def wiped(folder):
    """A context stores an incomplete block of plaintext until more plaintext comes. After the context is freed, this
    plaintext must not be in memory any more."""
    load(folder, "fastgost", "default")
    needle = os.urandom(15)
    before = occurrences(needle)
    same(before >= 1, True, "the bytes themselves")
    for name, iv in (b"kuznyechik-cbc", bytes(16)), (b"kuznyechik-ecb", None):
        cipher, context = check(EVP_CIPHER_fetch(None, name, QUERY)), EVP_CIPHER_CTX_new()
        check(EVP_CipherInit_ex2(context, cipher, bytes(32), iv, 1, None))
        n, out = c_int(), ctypes.create_string_buffer(64)
        check(EVP_CipherUpdate(context, out, byref(n), needle, 15))
        same(occurrences(needle) > before, True, "while it waits")
        EVP_CIPHER_CTX_free(context)
        EVP_CIPHER_free(cipher)
        same(occurrences(needle), before, f"{name} leaves a plaintext")


class Heap(ctypes.Structure):
    _fields_ = [(name, N) for name in "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost".split()]


def heap():
    """Returns the number of bytes that are allocated on the heap."""
    libc.mallinfo2.restype = Heap
    found = libc.mallinfo2()
    return found.uordblks + found.hblkhd


def loads(folder):
    """Fills all caches, and then loads, uses and unloads the provider a thousand times. The heap must not grow."""
    os.environ["FASTGOST_PROVIDER_DEBUG"] = "0"
    sizes = []
    for i in range(2000):
        library = OSSL_LIB_CTX_new()
        providers = load(folder, "fastgost", "default", library=library)
        value = digest(b"message", library)
        if i % 10 == 0:
            key = generate(b"gost2012_256", b"TCA", library)
            same(verify(key, operation("sign", key, value, library=library), value, library), True, "a signature")
            EVP_PKEY_free(key)
        for provider in providers:
            check(OSSL_PROVIDER_unload(provider))
        OSSL_LIB_CTX_free(library)
        if i in (999, 1999):
            sizes.append(heap())
    # On average, the heap must grow by less than 32 bytes (one small allocation) for each load. The growth is not
    # exactly 0, because malloc keeps some memory for each thread and counts this memory as allocated.
    same(sizes[1] - sizes[0] < 1000 * 32, True, f"the heap grows: {sizes}")


def forks(folder):
    """A process forks while its threads use the provider. After the fork, the provider works in the child processes and
    in the parent process."""
    [provider, _] = load(folder, "fastgost", "default")
    key, expected = generate(b"gost2012_256", b"TCA"), digest(b"message")
    stop, wrong = threading.Event(), []

    def work():
        assert digest(b"message") == expected
        assert verify(key, operation("sign", key, expected), expected)

    def often():
        try:
            while not stop.is_set():
                work()
        except BaseException as error:
            wrong.append(error)

    running = [threading.Thread(target=often) for _ in range(4)]
    [thread.start() for thread in running]
    for i in range(20):
        if i == 10:
            begin_tls(provider)
        pid = os.fork()
        if pid == 0:
            # If the process hangs, the alarm ends it.
            signal.alarm(60)
            try:
                for _ in range(5):
                    work()
                new = generate(b"gost2012_256", b"TCA")
                assert not EVP_PKEY_eq(new, key)
                os._exit(0)
            finally:
                os._exit(1)
        same(os.waitpid(pid, 0)[1], 0, f"child {i}")
        work()
    stop.set()
    [thread.join() for thread in running]
    same(wrong, [], "threads of the parent")


def threads(folder):
    """16 threads begin at the same time, in a process that has not used libcrypto yet. One of these threads begins to
    use TLS, which changes libcrypto's list of methods. At the same time, the other threads search this list for all
    types of keys. No lock protects the list."""
    [provider, _] = load(folder, "fastgost", "default")
    elliptic = generate(b"EC", b"P-256", option=b"group")
    start, wrong, results = threading.Barrier(16), [], []

    def work(i):
        try:
            start.wait()
            for n in range(10):
                value = digest(b"message")
                key = generate(b"gost2012_256", b"TCA")
                assert verify(key, operation("sign", key, value), value)
                assert operation("decrypt", key, operation("encrypt", key, value)) == value
                assert verify(elliptic, operation("sign", elliptic, value), value)
                if i == 0 and n == 5:
                    begin_tls(provider)
                EVP_PKEY_free(key)
                results.append(value)
        except BaseException as error:
            wrong.append(error)

    running = [threading.Thread(target=work, args=(i,)) for i in range(16)]
    [thread.start() for thread in running]
    [thread.join() for thread in running]
    same(wrong, [], "threads")
    same((len(results), len(set(results))), (160, 1), "digests")


PARTS = (foreign_algorithms, own_context, encrypted_keys, refused_configuration, two_copies, second_libcrypto, failing_copy, wiped, loads,
         forks, threads)

"""Tests every parameter that a program can set for an algorithm of the provider. Each parameter must either change the
result or be refused. An unknown parameter must be refused."""
from evp_keys import generate
from libcrypto import *

KEY, DATA = bytes(range(32)), bytes(range(251)) * 400


def every(kind):
    """Returns all algorithms of one kind that the provider has, with all their names."""
    found = {}
    callback = ctypes.CFUNCTYPE(None, V, V)
    name = function(f"EVP_{kind}_get0_name", B, V)
    provider = function(f"EVP_{kind}_get0_provider", V, V)
    function("OSSL_PROVIDER_get0_name", B, V)

    def add(algorithm, _):
        if OSSL_PROVIDER_get0_name(provider(algorithm)) == b"fastgost":
            found[name(algorithm).decode()] = None

    function(f"EVP_{kind}_do_all_provided", None, V, callback, V)(None, callback(add), None)
    return list(found)


def settable(kind, algorithm):
    """Returns the names of the parameters that a program can set for an algorithm."""
    keys, array = [], function(f"EVP_{kind}_settable_ctx_params", PARAMS, V)(algorithm)
    while array[len(keys)].key:
        keys.append(array[len(keys)].key.decode())
    return keys


def array_of(values):
    """Makes an array of parameters, as `params` does, but the names of the parameters may have any characters."""
    array = params(**{f"x{i}": value for i, value in enumerate(values.values())})
    for entry, key in zip(array, values):
        entry.key = key.encode()
    return array


def walk(what, keys, values, result):
    """Sets each parameter to one or more values, one after the other. At least one value of each parameter is not the
    default, and at least one value must be refused or must change the result."""
    base = result({})
    for key in keys:
        if key not in values:
            sys.exit(f"{what}: the parameter {key} needs values here")
        found = []
        for value in values[key]:
            try:
                found.append(result(value if isinstance(value, dict) else {key: value}))
            except Failed:
                found.append(None)
        same(any(one != base for one in found), True, f"{what}: {key} is used or refused")
    fails(lambda: result({"no-such-parameter": 1}), "no parameter|arameter", f"{what}: an unknown parameter")


def ciphers():
    function("EVP_CIPHER_CTX_get0_cipher", V, V)
    for name in every("CIPHER"):
        cipher = check(EVP_CIPHER_fetch(None, name.encode(), QUERY), name)
        iv_size, wraps = EVP_CIPHER_get_iv_length(cipher), "kexp15" in name
        key = KEY if not wraps else KEY + bytes(32)
        iv = bytes(range(iv_size)) or None

        def run(encrypt, options, data, iv=iv, get=None):
            context = EVP_CIPHER_CTX_new()
            try:
                EVP_CIPHER_CTX_set_flags(context, 1)
                check(EVP_CipherInit_ex2(context, cipher, None, None, encrypt, None), name)
                if "padding" not in options:
                    check(EVP_CIPHER_CTX_set_params(context, array_of({"padding": 0})))
                if options:
                    check(EVP_CIPHER_CTX_set_params(context, array_of(options)), name)
                check(EVP_CipherInit_ex2(context, None, key, iv, encrypt, None), name)
                out, n, more = ctypes.create_string_buffer(len(data) + 64), c_int(), c_int()
                array = (Param * 2)()
                memory = ctypes.create_string_buffer(64)
                array[0].type, array[0].data = 5, ctypes.addressof(memory)
                if get == "alg_id_param":
                    array[0].key, array[0].size = b"alg_id_param", 64
                    if EVP_CIPHER_CTX_get_params(context, array) == 1:
                        return memory.raw[:array[0].returned]
                    ERR_clear_error()
                    return None
                check(EVP_CipherUpdate(context, out, byref(n), data, len(data)), name)
                if not wraps:
                    check(EVP_CipherFinal_ex(context, ctypes.addressof(out) + n.value, byref(more)), name)
                tag = b""
                if "mgm" in name and encrypt:
                    array[0].key, array[0].size = b"tag", 64
                    check(EVP_CIPHER_CTX_get_params(context, array))
                    tag = memory.raw[:array[0].returned]
                return out.raw[:n.value + more.value] + tag
            finally:
                EVP_CIPHER_CTX_free(context)

        data = KEY if wraps else DATA[:96000]
        # This algorithm identifier has a different IV, which consists of zeros. The test passes this identifier to a
        # context, which must take the parameters from the identifier.
        identifier = run(1, {}, data, bytes(iv_size) or None, "alg_id_param") or bytes(8)

        usual = run(1, {}, data, iv, "alg_id_param") if "omac" in name else None

        def result(options):
            described = {"alg_id_param", "algorithm-id-params"} & options.keys()
            if "omac" in name and not described:
                # The seed is random by default. So the test sets the seed to a constant, to get the same result in each
                # call.
                options = {"alg_id_param": usual, **options}
                described = True
            encrypted = run(1, {k: v for k, v in options.items() if not k.startswith("tls")}, data, None if described else iv)
            tls = {k: v for k, v in options.items() if k.startswith("tls")}
            return run(0, tls, data) if tls else encrypted

        walk(name, settable("CIPHER", cipher), {
            "padding": [1],
            "num": [1],
            "keylen": [16, 31],
            "ivlen": [iv_size + 1],
            "paramset": ["B", "C"],
            "key-mesh": [0, 1, 48],
            "tag": [b"12345"],
            "alg_id_param": [identifier],
            "algorithm-id-params": [identifier],
            "tls-version": [{"tls-version": 0x303, "tls-mac-size": 8}],
            "tls-mac-size": [{"tls-version": 0x303, "tls-mac-size": 9}],
        }, result)
        EVP_CIPHER_free(cipher)


def macs():
    for name in every("MAC"):
        mac = check(EVP_MAC_fetch(None, name.encode(), QUERY), name)

        def result(options, given=KEY):
            context = EVP_MAC_CTX_new(mac)
            try:
                check(EVP_MAC_init(context, given, len(given), None), name)
                if options:
                    check(function("EVP_MAC_CTX_set_params", c_int, V, PARAMS)(context, array_of(options)), name)
                check(EVP_MAC_update(context, DATA, len(DATA)), name)
                out, size = ctypes.create_string_buffer(64), N()
                check(EVP_MAC_final(context, out, byref(size), 64), name)
                return out.raw[:size.value]
            finally:
                EVP_MAC_CTX_free(context)

        walk(name, settable("MAC", mac), {
            "key": [bytes(32)],
            "size": [5, 8],
            "paramset": ["B", "C"],
            "key-mesh": [48, 96],
            "cipher-key-mesh": [240, 480],
        }, result)
        EVP_MAC_free(mac)
        # libcrypto must not find a MAC as a digest.
        same(EVP_MD_fetch(None, name.encode(), QUERY), None, f"{name} as a digest")
        ERR_clear_error()


def kdfs():
    for name in every("KDF"):
        kdf = check(EVP_KDF_fetch(None, name.encode(), QUERY), name)
        usual = {"key": KEY} if "TLS" not in name else {"key": KEY, "tree": "kuznyechik-mgm-s", "record": 13}

        def result(options):
            context = EVP_KDF_CTX_new(kdf)
            try:
                out = ctypes.create_string_buffer(32)
                values = {k: v for k, v in usual.items() if not (k == "key" and "secret" in options)}
                check(EVP_KDF_derive(context, out, 32, array_of({**values, **options})), name)
                return out.raw
            finally:
                EVP_KDF_CTX_free(context)

        walk(name, settable("KDF", kdf), {
            "key": [bytes(32)],
            "secret": [bytes(32)],
            "label": [b"another"],
            "seed": [b"another"],
            "r": [2, 4],
            "tree": ["magma-ctr-omac", "kuznyechik-ctr-omac"],
            "record": [1 << 40],
        }, result)
        EVP_KDF_free(kdf)


def keys():
    """Tests the parameters of operations with keys. Signatures and encrypted data are random. So for a signature, the
    test compares only the size. For encrypted data, the test compares the size, and looks for the user keying material
    in the data."""
    new = function("EVP_PKEY_CTX_settable_params", PARAMS, V)
    set_params = function("EVP_PKEY_CTX_set_params", c_int, V, PARAMS)

    def names(context):
        found, array = [], new(context)
        while array[len(found)].key:
            found.append(array[len(found)].key.decode())
        return found

    for algorithm, size in ("gost2012_256", 32), ("gost2012_512", 64), ("gost2001", 32):
        key, peer = (generate(algorithm.encode(), b"A") for _ in range(2))

        def run(operation, options, data, usual={}, list_only=False):
            context = check(EVP_PKEY_CTX_new_from_pkey(None, key, None), operation)
            try:
                check(globals()[f"EVP_PKEY_{operation}_init"](context), operation)
                if list_only:
                    return names(context)
                values = {**usual, **options}
                if values:
                    check(set_params(context, array_of(values)), operation)
                if operation == "derive":
                    check(EVP_PKEY_derive_set_peer(context, peer), "the peer")
                out, n = ctypes.create_string_buffer(1024), N(1024)
                arguments = () if operation == "derive" else (data, len(data))
                check(globals()[f"EVP_PKEY_{operation}"](context, out, byref(n), *arguments), operation)
                return out.raw[:n.value]
            finally:
                EVP_PKEY_CTX_free(context)

        # The result of VKO depends on all parameters.
        ukm = {"ukm": bytes(range(1, 9))}
        walk(f"{algorithm}: derive", run("derive", {}, b"", list_only=True), {
            "ukm": [bytes(range(2, 10))],
            "ukmhex": [{"ukmhex": "0202020202020202", "ukm": bytes(range(2, 10))}],
            "vko": [512],
        }, lambda options: run("derive", options, b"", ukm))
        same(run("derive", {"ukmhex": "01:02:03:04:05:06:07:08"}, b""), run("derive", {}, b"", ukm), "ukmhex")
        # The encrypted data contains the user keying material. The form of the data depends on the cipher.
        walk(f"{algorithm}: encrypt", run("encrypt", {}, KEY, list_only=True), {
            "ukm": [b"12345678"],
            "ukmhex": ["3132333435363738"],
            "cipher": ["magma-ctr", "kuznyechik-ctr"],
        }, lambda options: (lambda found: (len(found), b"12345678" in found))(run("encrypt", options, KEY)))
        # A key can sign only digests of the hash function that belongs to the key.
        walk(f"{algorithm}: sign", run("sign", {}, bytes(size), list_only=True), {
            "digest": ["SHA256", "md5"],
            "digest-size": [20],
        }, lambda options: len(run("sign", options, bytes(size))))
        # The generator of keys must accept exactly these two parameters.
        context = check(EVP_PKEY_CTX_new_from_name(None, algorithm.encode(), None))
        check(EVP_PKEY_keygen_init(context))
        same(sorted(names(context)), ["group", "paramset"], "the generator's parameters")
        fails(lambda: check(set_params(context, array_of({"no-such-parameter": 1}))), "arameter", "an unknown one")
        EVP_PKEY_CTX_free(context)
        for k in key, peer:
            EVP_PKEY_free(k)


def parameters():
    for part in ciphers, macs, kdfs, keys:
        ERR_clear_error()
        part()

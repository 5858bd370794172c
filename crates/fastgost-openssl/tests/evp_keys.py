"""Tests keys with libcrypto's functions. These tests parse DER, which is easier in Python than in C. keys.c has the
other tests of keys."""
from libcrypto import *

OIDS = {"gost2012_256": "06082a85030701010101", "gost2012_512": "06082a85030701010102", "gost2001": "06062a8503020213"}
# The identifier of CryptoPro's curve A. All types of keys of 256 bits may use this curve.
CRYPTOPRO_A = "06072a850302022301"


def generate(algorithm, paramset, library=None, option=b"paramset"):
    context, key = check(EVP_PKEY_CTX_new_from_name(library, algorithm, None), algorithm), V()
    try:
        check(EVP_PKEY_keygen_init(context), algorithm)
        check(EVP_PKEY_CTX_ctrl_str(context, option, paramset), paramset)
        check(EVP_PKEY_generate(context, byref(key)), algorithm)
        return key
    finally:
        EVP_PKEY_CTX_free(context)


def operation(name, key, data=b"", options={}, peer=None, library=None, size=512):
    """Does one operation (`name`) with a key: sign, encrypt, decrypt or derive. The function begins the operation, sets
    the options, and returns the result."""
    context = check(EVP_PKEY_CTX_new_from_pkey(library, key, None), name)
    try:
        check(globals()[f"EVP_PKEY_{name}_init"](context), name)
        for option, value in options.items():
            check(EVP_PKEY_CTX_ctrl_str(context, option.encode(), value.encode()), option)
        if peer:
            check(EVP_PKEY_derive_set_peer(context, peer), "the peer's key")
        # From here on, the test uses a copy of the context. The result must be the same as with the original.
        copy = check(EVP_PKEY_CTX_dup(context), name)
        EVP_PKEY_CTX_free(context)
        context = copy
        out, n = ctypes.create_string_buffer(size), N(size)
        arguments = () if name == "derive" else (data, len(data))
        check(globals()[f"EVP_PKEY_{name}"](context, out, byref(n), *arguments), name)
        return out.raw[:n.value]
    finally:
        EVP_PKEY_CTX_free(context)


def verify(key, signature, digest, library=None):
    context = check(EVP_PKEY_CTX_new_from_pkey(library, key, None), "verify")
    try:
        check(EVP_PKEY_verify_init(context), "verify")
        return EVP_PKEY_verify(context, signature, len(signature), digest, len(digest)) == 1
    finally:
        EVP_PKEY_CTX_free(context)


def tlv(tag, *parts):
    content = b"".join(parts)
    size = len(content)
    length = bytes([size]) if size < 128 else bytes([0x81, size]) if size < 256 else b"\x82" + size.to_bytes(2, "big")
    return bytes([tag]) + length + content


def elements(der):
    """Returns the elements inside a constructed element of DER. Each element is a pair of a tag and a content."""
    found = []
    while der:
        tag, size, start = der[0], der[1], 2
        if size > 127:
            start = 2 + (size & 127)
            size = int.from_bytes(der[2:start], "big")
        found.append((tag, der[start:start + size]))
        der = der[start + size:]
    return found


def transport():
    """Tests the two encodings of key transport (RFC 4490 and RFC 9189). An encoding must work only with the ciphers for
    which it is allowed, and only with an ephemeral key that has the type of the recipient's key."""
    secret, rfc9189 = random.randbytes(32), ("magma-ctr", "kuznyechik-ctr")
    for algorithm, paramset in ("gost2012_256", "A"), ("gost2012_256", "TCA"), ("gost2012_512", "C"), ("gost2001", "A"):
        key, other = (generate(algorithm.encode(), paramset.encode()) for _ in range(2))

        def encrypt(**options):
            return operation("encrypt", key, secret, options)

        def decrypt(data, recipient=key, **options):
            return operation("decrypt", recipient, data, options)

        cryptopro = encrypt()
        for options in {}, {"cipher": "gost89"}:
            same(decrypt(encrypt(**options), **options), secret, f"{algorithm} {options}")
            same(decrypt(cryptopro, **options), secret, f"{algorithm} {options}")
        fails(lambda: decrypt(cryptopro, other), "does not match|not authentic", "another recipient")
        # The recipient gets the secret if it sets the same user keying material as the sender. In TLS, the client and
        # the server derive this material.
        ukm = encrypt(ukmhex="0102030405060708")
        same(decrypt(ukm, ukmhex="0102030405060708"), secret, "the user keying material")
        fails(lambda: decrypt(ukm, ukmhex="0102030405060709"), "not the one that was set", "another user keying material")

        if algorithm == "gost2001":
            fails(lambda: encrypt(cipher="magma-ctr"), "with the cipher gost89 only", "GOST R 34.10-2001")
        else:
            for cipher in rfc9189:
                kexp15 = encrypt(cipher=cipher)
                same(decrypt(kexp15), secret, cipher)
                same(decrypt(kexp15, cipher=cipher), secret, cipher)
                fails(lambda: decrypt(kexp15, other), "does not match|not authentic", "another recipient")
                fails(lambda: decrypt(kexp15, cipher="gost89"), "form of RFC 9189.*allowed", f"{cipher} for gost89")
                fails(lambda: decrypt(cryptopro, cipher=cipher), "form of RFC 4490.*allowed", f"gost89 for {cipher}")

        # The test splits the encrypted secret into its DER elements. Then the test joins the elements again, first
        # correctly and then in wrong ways.
        [(_, whole)] = elements(cryptopro)
        session, (_, parameters) = elements(whole)
        (_, encrypted), (_, checksum) = elements(session[1])
        (_, sbox), (_, ephemeral), (_, iv) = elements(parameters)
        point = elements(ephemeral)[1][1]

        def together(ephemeral=ephemeral, cut=32, iv=iv):
            body = encrypted + checksum
            return tlv(0x30, tlv(0x30, tlv(4, body[:cut]), tlv(4, body[cut:])),
                       tlv(0xa0, tlv(6, sbox), tlv(0xa0, ephemeral), tlv(4, iv)))

        same(decrypt(together()), secret, "put together")
        fails(lambda: decrypt(together(cut=33)), "malformed", "a longer key, a shorter checksum")
        fails(lambda: decrypt(together(iv=iv + b"x")), "malformed", "a longer user keying material")
        if paramset == "A":
            kind = {"gost2001": "gost2012_256", "gost2012_256": "gost2001"}[algorithm]
            digest = {"gost2001": "06072a850302021e01", "gost2012_256": "06082a85030701010202"}[kind]
            identifier = tlv(0x30, bytes.fromhex(OIDS[kind]), tlv(0x30, bytes.fromhex(CRYPTOPRO_A + digest)))
            confused = identifier + tlv(3, point)
            fails(lambda: decrypt(together(ephemeral=confused)), "ephemeral key.*allowed", f"a key of {kind} for {algorithm}")
            if algorithm == "gost2012_256":
                [(_, whole)] = elements(encrypt(cipher="magma-ctr"))
                (_, keyexp), (_, ephemeral), (_, iv) = elements(whole)
                confused = tlv(0x30, tlv(4, keyexp), tlv(0x30, identifier, tlv(3, elements(ephemeral)[1][1])), tlv(4, iv))
                fails(lambda: decrypt(confused), "ephemeral key.*allowed", f"a key of {kind}, RFC 9189")
        for k in key, other:
            EVP_PKEY_free(k)


def encoded(key):
    """Returns the public key in the form in which TLS sends it."""
    place = V()
    size = EVP_PKEY_get1_encoded_public_key(key, byref(place))
    try:
        return ctypes.string_at(place, size)
    finally:
        CRYPTO_free(place, b"", 0)


def ephemeral():
    """Tests the ephemeral keys for the groups of TLS 1.3. The test calls the same functions as libssl."""
    for algorithm, group, size in ("gost-ecdhe-256", "256-a", 32), ("gost-ecdhe-256", "256-b", 32), ("gost-ecdhe-512", "512-c", 64):
        ours, theirs = (generate(algorithm.encode(), group.encode(), option=b"group") for _ in range(2))

        def share(bytes):
            """Makes a key with the parameters of the peer's key. Then sets the public key to the bytes that the peer
            sends."""
            key = check(EVP_PKEY_new())
            try:
                check(EVP_PKEY_copy_parameters(key, ours))
                check(EVP_PKEY_set1_encoded_public_key(key, bytes, len(bytes)), "the share")
            except BaseException:
                EVP_PKEY_free(key)
                raise
            return key

        peer, us = share(encoded(theirs)), share(encoded(ours))
        secret = operation("derive", ours, peer=peer)
        same((len(encoded(ours)), len(secret)), (2 * size, size), "sizes")
        same(operation("derive", theirs, peer=us), secret, f"{algorithm} on {group}")
        fails(lambda: operation("derive", ours, peer=peer, options={"ukmhex": "0102030405060708"}), "allowed: none", "user keying material")
        fails(lambda: operation("sign", ours, bytes(size)), "", "a signature by an ephemeral key")
        wrong = bytearray(encoded(theirs))
        wrong[0] ^= 1
        for bad in bytes(wrong), encoded(theirs)[1:], b"", bytes(2 * size):
            fails(lambda: share(bad), "", f"a share of {len(bad)} bytes")
        fails(lambda: check(EVP_PKEY_set1_encoded_public_key(ours, encoded(theirs), 2 * size)), "private key", "another public key")
        for key in ours, theirs, peer, us:
            EVP_PKEY_free(key)
    for algorithm, group in (b"gost-ecdhe-256", b"256-test"), (b"gost-ecdhe-256", b"512-a"), (b"gost-ecdhe-512", b"256-a"):
        fails(lambda: generate(algorithm, group, option=b"group"), "allowed: ", f"{algorithm} on {group}")

"""Tests the legacy methods for keys (`EVP_PKEY_METHOD`), which libssl uses. The tests check when the provider registers
the methods. The tests also compare the results of the methods with the results of the provider's operations."""
from evp_keys import generate, operation, verify
from evp_process import ALL, LEGACY, NONE, begin_tls, configured, digest, heap, load, registered, said
from libcrypto import *

# The type of an OSSL_PARAM that is a pointer to bytes.
POINTER_TO_BYTES = 7


def tls_no(folder):
    configured(folder, "tls = no")
    begin_tls(check(OSSL_PROVIDER_load(None, b"fastgost")))
    same(registered(), NONE, "methods")
    if LEGACY:
        same(EVP_PKEY_asn1_find_str(None, b"gost2012_256", -1), None, "names of keys")
        same(bool(EVP_get_digestbyname(b"md_gost12_256")), True, "digests, by which certificates are verified")
    same("no TLS 1.2 with GOST: it is turned off" in said(), True, said())


def tls_when_used(folder):
    for lines in (), ("tls = when-used",):
        configured(folder, *lines)
    same(registered(), NONE, "methods")
    if LEGACY:
        same(bool(EVP_PKEY_asn1_find_str(None, b"gost2012_256", -1)), True, "names of keys")
    provider = check(OSSL_PROVIDER_load(None, b"fastgost"))
    for _ in range(2):
        begin_tls(provider)
        same(registered(), ALL, "methods")


def tls_at_load(folder):
    configured(folder, "tls = at-load")
    same(registered(), ALL, "methods")
    begin_tls(check(OSSL_PROVIDER_load(None, b"fastgost")))
    same(registered(), ALL, "methods")
    same("no TLS" in said(), not LEGACY, said())


def all_or_nothing(folder):
    """If another library has already registered a method for one type of keys, the provider registers no methods. The
    existing method stays."""
    if not LEGACY:
        return
    theirs = EVP_PKEY_meth_new(980, 0)
    check(EVP_PKEY_meth_add0(theirs))
    configured(folder, "tls = at-load")
    same(registered(), [False, True, False], "methods")
    same(EVP_PKEY_meth_find(980), theirs, "their method")
    begin_tls(check(OSSL_PROVIDER_load(None, b"fastgost")))
    same(registered(), [False, True, False], "methods")
    # The provider reports this error each time libcrypto loads the provider.
    why = "no TLS 1.2 with GOST: this libcrypto has methods for GOST keys from somebody else"
    same(said().count(why), 1, said())
    library = OSSL_LIB_CTX_new()
    configured(folder, library=library)
    for i in range(2):
        begin_tls(check(OSSL_PROVIDER_load(library, b"fastgost")))
        same(said().count(why), 2 + i, said())
    # The provider's operations still work.
    key, value = generate(b"gost2012_256", b"TCA"), digest(b"message")
    same(verify(key, operation("sign", key, value), value), True, "a signature")


def methods(folder):
    """Does the same operations before and after the methods are registered. The results must be the same."""
    if not LEGACY:
        return
    [provider, _] = load(folder, "fastgost", "default")
    kinds = [(b"gost2012_256", b"TCA", b"md_gost12_256"), (b"gost2012_512", b"C", b"md_gost12_512"), (b"gost2001", b"A", b"md_gost94")]
    before = []
    for algorithm, paramset, md in kinds:
        value = digest(b"message", name=md)
        key, peer = generate(algorithm, paramset), generate(algorithm, paramset)
        agreed = operation("derive", key, options={"ukmhex": "0102030405060708"}, peer=peer)
        before.append((key, peer, value, operation("sign", key, value), agreed, operation("encrypt", key, bytes(range(32)))))
    begin_tls(provider)
    same(registered(), ALL, "methods")
    for (algorithm, paramset, md), (key, peer, value, signature, agreed, encrypted) in zip(kinds, before):
        same(verify(key, signature, value), True, "a signature from before")
        same(verify(key, operation("sign", key, value), value), True, "a signature")
        same(verify(peer, signature, value), False, "another key's")
        fails(lambda: operation("sign", key, value[1:]), "allowed:", "a short digest")
        fails(lambda: operation("sign", key, value, size=10), "are needed", "a small buffer")
        for options in {"ukmhex": "0102030405060708"}, {"hexukm": "0102030405060708"}:
            same(operation("derive", peer, options=options, peer=key), agreed, "an agreed key")
        fails(lambda: operation("derive", key, peer=peer), "user keying material is not set", "without ukm")
        same(operation("decrypt", key, encrypted), bytes(range(32)), "what was encrypted before")
        same(operation("decrypt", key, operation("encrypt", key, value[:32])), value[:32], "transport")
        fails(lambda: operation("encrypt", key, bytes(31)), "31 bytes.*allowed|allowed: 32 bytes", "a short secret")
        fails(lambda: operation("encrypt", key, bytes(32), {"cipher": "rot13"}), "allowed: gost89", "an unknown cipher")
        new = generate(algorithm, paramset)
        same(verify(new, operation("sign", new, value), value), True, "a new key's signature")
        same(EVP_PKEY_eq(new, key), 0, "a new key")
        EVP_PKEY_free(new)

        context, found = check(EVP_PKEY_CTX_new(key, None)), V()
        check(EVP_PKEY_sign_init(context))
        check(EVP_PKEY_CTX_get_signature_md(context, byref(found)))
        same(EVP_MD_get0_name(found), md, "the digest")
        check(EVP_PKEY_CTX_set_signature_md(context, found))
        wrong = EVP_get_digestbyname(b"SHA256")
        fails(lambda: check(EVP_PKEY_CTX_set_signature_md(context, wrong)), "allowed: md_gost", "SHA-256")
        fails(lambda: check(EVP_PKEY_CTX_ctrl_str(context, b"nonsense", b"1")), "", "an unknown option")
        fails(lambda: check(EVP_PKEY_CTX_ctrl(context, -1, -1, 15, 0, None)), "", "an unknown control")
        EVP_PKEY_CTX_free(context)

        # The test sets the cipher by OpenSSL's number of the cipher, as libssl does for suites with KExp15.
        context = check(EVP_PKEY_CTX_new(key, None))
        check(EVP_PKEY_encrypt_init(context))
        check(EVP_PKEY_CTX_ctrl(context, -1, -1, 8, 32, bytes(range(32))))
        result = EVP_PKEY_CTX_ctrl(context, -1, -1, 12, 1188, None)  # NID_magma_ctr
        out, size = ctypes.create_string_buffer(512), N(512)
        done = lambda: check(EVP_PKEY_encrypt(context, out, byref(size), value[:32], 32))
        same(result, 1, "magma-ctr")
        if algorithm == b"gost2001":
            fails(done, "gost89 only", "GOST R 34.10-2001")
        else:
            done()
            options = {"cipher": "magma-ctr", "ukmhex": bytes(range(32)).hex()}
            same(operation("decrypt", key, out.raw[:size.value], options), value[:32], "magma-ctr")
        fails(lambda: check(EVP_PKEY_CTX_ctrl(context, -1, -1, 12, 427, None)), "allowed: gost89", "AES-256-CBC")
        EVP_PKEY_CTX_free(context)

    sizes = []
    for i in range(2000):
        new = generate(b"gost2012_256", b"TCA")
        verify(new, operation("sign", new, value[:32]), value[:32])
        operation("decrypt", new, operation("encrypt", new, value[:32]))
        operation("derive", new, options={"ukmhex": "0102030405060708"}, peer=new)
        EVP_PKEY_free(new)
        if i in (999, 1999):
            sizes.append(heap())
    same(sizes[1] - sizes[0] < 1000 * 32, True, f"the heap grows: {sizes}")


def foreign_keys(folder):
    """The methods of one copy of the provider's library get keys from another copy of this library. The methods must
    not read the memory of these keys."""
    if not LEGACY:
        return
    library, other = OSSL_LIB_CTX_new(), OSSL_LIB_CTX_new()
    load(folder, "default", library=library)
    configured(folder, "tls = at-load", library=library)
    load(folder, "again", "default", library=other)
    key, foreign = generate(b"gost2012_256", b"TCA", library), generate(b"gost2012_256", b"TCA", other)
    value = digest(b"message", library)
    same(verify(key, operation("sign", key, value, library=library), value, library), True, "our key")
    sentence = "allowed: keys of fastgost"
    fails(lambda: operation("sign", foreign, value, library=other), sentence, "to sign")
    fails(lambda: verify(foreign, bytes(64), value, other), sentence, "to verify")
    fails(lambda: operation("encrypt", foreign, value, library=other), sentence, "to encrypt")
    options = {"ukmhex": "0102030405060708"}
    fails(lambda: operation("derive", key, options=options, peer=foreign, library=library), sentence, "as a peer's")

    # The methods find the object of a key by a parameter with a pointer. A program must not be able to set this
    # parameter.
    place = V(0x1234)
    array = (Param * 3)()
    array[0] = params(group="id-tc26-gost-3410-2012-256-paramSetA")[0]
    keep = ctypes.create_string_buffer(b"id-tc26-gost-3410-2012-256-paramSetA")
    array[0].data = ctypes.addressof(keep)
    array[1].key, array[1].type, array[1].data, array[1].size = b"fastgost-key", POINTER_TO_BYTES, ctypes.addressof(place), 8
    context, made = check(EVP_PKEY_CTX_new_from_name(library, b"fastgost-2012-256", None)), V()
    check(EVP_PKEY_fromdata_init(context))
    check(EVP_PKEY_fromdata(context, byref(made), 0x84, array))
    EVP_PKEY_CTX_free(context)
    fails(lambda: operation("sign", made, value, library=library), "public key|no public", "parameters without a key")


PARTS = tls_no, tls_when_used, tls_at_load, all_or_nothing, methods, foreign_keys

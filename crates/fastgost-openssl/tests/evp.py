#!/usr/bin/env python3
"""Tests known answers, messages in parts, copies and wrong calls with libcrypto's EVP functions. This file tests
algorithms. evp_parameters.py tests the parameters of algorithms, evp_keys.py tests keys, and evp_methods.py tests the
legacy methods for keys. evp_process.py has tests that need a separate process.

    evp.py FOLDER [LIBCRYPTO]     FOLDER has fastgost.so
"""
import json

import evp_keys
import evp_methods
import evp_parameters
import evp_process
import libcrypto
from libcrypto import *


def digest(name, parts, copy_at=None):
    md, context = check(EVP_MD_fetch(None, name.encode(), QUERY), name), EVP_MD_CTX_new()
    check(EVP_DigestInit_ex2(context, md, None))
    for i, part in enumerate(parts):
        if i == copy_at:
            other = EVP_MD_CTX_new()
            check(EVP_MD_CTX_copy_ex(other, context))
            check(EVP_DigestUpdate(context, b"something else", 14))
            EVP_MD_CTX_free(context)
            context = other
        check(EVP_DigestUpdate(context, part, len(part)))
    out, size = ctypes.create_string_buffer(64), c_uint()
    check(EVP_DigestFinal_ex(context, out, byref(size)))
    EVP_MD_CTX_free(context)
    EVP_MD_free(md)
    return out.raw[:size.value]


def mac(name, key, parts, copy_at=None, again=False, query=QUERY, **options):
    mac = check(EVP_MAC_fetch(None, name.encode(), query), name)
    context = EVP_MAC_CTX_new(mac)
    try:
        check(EVP_MAC_init(context, key, len(key), params(**options)), name)
        if again:
            check(EVP_MAC_update(context, b"another message", 15))
            check(EVP_MAC_init(context, None, 0, params(**options)), name)
        for i, part in enumerate(parts):
            if i == copy_at:
                other = check(EVP_MAC_CTX_dup(context))
                check(EVP_MAC_update(context, b"something else", 14))
                EVP_MAC_CTX_free(context)
                context = other
            check(EVP_MAC_update(context, part, len(part)))
        out, size = ctypes.create_string_buffer(64), N()
        check(EVP_MAC_final(context, out, byref(size), 64))
        return out.raw[:size.value]
    finally:
        EVP_MAC_CTX_free(context)
        EVP_MAC_free(mac)


def kdf(name, size, query=QUERY, **options):
    kdf = check(EVP_KDF_fetch(None, name.encode(), query), name)
    context = EVP_KDF_CTX_new(kdf)
    try:
        out = ctypes.create_string_buffer(size or 1)
        check(EVP_KDF_derive(context, out, size, params(**options)), name)
        return out.raw[:size]
    finally:
        EVP_KDF_CTX_free(context)
        EVP_KDF_free(kdf)


class Cipher:
    """A context of a cipher."""

    def __init__(self, name, encrypt, key, iv=None, padding=0, **options):
        self.cipher = check(EVP_CIPHER_fetch(None, name.encode(), QUERY), name)
        self.context, self.iv, self.out = EVP_CIPHER_CTX_new(), iv, b""
        EVP_CIPHER_CTX_set_flags(self.context, 1)  # This flag allows key wraps.
        # Programs set the cipher first, then the parameters, and then the key and the IV.
        check(EVP_CipherInit_ex2(self.context, self.cipher, None, None, encrypt, None), name)
        check(EVP_CIPHER_CTX_set_params(self.context, params(padding=padding, **options)), name)
        check(EVP_CipherInit_ex2(self.context, None, key, iv, encrypt, None), name)

    def __del__(self):
        if hasattr(self, "context"):
            EVP_CIPHER_CTX_free(self.context)
            EVP_CIPHER_free(self.cipher)

    def update(self, data, place="apart"):
        size, n = len(data), c_int()
        memory = ctypes.create_string_buffer(data + bytes(64), size + 64)
        if place == "apart":
            out = ctypes.create_string_buffer(size + 64)
            check(EVP_CipherUpdate(self.context, out, byref(n), memory, size))
            self.out += out.raw[:n.value]
        elif place == "in place":
            check(EVP_CipherUpdate(self.context, memory, byref(n), memory, size))
            self.out += memory.raw[:n.value]
        else:  # The buffers overlap, and the output begins before the input.
            at = ctypes.addressof(memory)
            ctypes.memmove(at + 5, data, size)
            check(EVP_CipherUpdate(self.context, at, byref(n), at + 5, size))
            self.out += memory.raw[:n.value]
        return self

    def associated(self, data):
        n = c_int()
        check(EVP_CipherUpdate(self.context, None, byref(n), data, len(data)))
        return self

    def copy(self):
        other = EVP_CIPHER_CTX_new()
        check(EVP_CIPHER_CTX_copy(other, self.context))
        self.context, old = other, self.context
        n, out = c_int(), ctypes.create_string_buffer(64)
        EVP_CipherUpdate(old, out, byref(n), b"something else", 14)
        EVP_CIPHER_CTX_free(old)
        return self

    def end(self):
        n, out = c_int(), ctypes.create_string_buffer(64)
        check(EVP_CipherFinal_ex(self.context, out, byref(n)))
        self.out += out.raw[:n.value]
        return self.out

    def set(self, **options):
        check(EVP_CIPHER_CTX_set_params(self.context, params(**options)))
        return self

    def get(self, key, size):
        memory = ctypes.create_string_buffer(size)
        array = (Param * 2)()
        array[0].key, array[0].type, array[0].data, array[0].size = key, 5, ctypes.addressof(memory), size
        check(EVP_CIPHER_CTX_get_params(self.context, array), key)
        return memory.raw[:array[0].returned]


def cipher_agrees(name, key, iv, plaintext, ciphertext, what, **options):
    """Compares a cipher with a known answer, for encryption and for decryption. The test processes the data in one
    call, in parts, in place and in buffers that overlap. The test also copies the context in the middle of the data,
    and processes the data twice in one context."""
    for encrypt, data, expected in (1, plaintext, ciphertext), (0, ciphertext, plaintext):
        for parts in splits(data):
            for place in "apart", "in place", "overlapping":
                context = Cipher(name, encrypt, key, iv, **options)
                copy_at = random.randrange(len(parts) + 1)
                for i, part in enumerate(parts):
                    if i == copy_at:
                        context.copy()
                    context.update(part, place)
                same(context.end(), expected, f"{what}, {place}, encrypt={encrypt}")
                context.out = b""
                check(EVP_CipherInit_ex2(context.context, None, None, iv, -1, None))
                same(context.update(data).end(), expected, f"{what}, again")


def cases(name):
    return json.load(open(VECTORS / f"{name}.json"))["cases"]


def x(case, key):
    return bytes.fromhex(case[key])


def digests():
    for case in cases("streebog"):
        message = x(case, "message")
        for parts in splits(message):
            name = random.choice([f"md_gost12_{case['bits']}", f"id-tc26-gost3411-12-{case['bits']}"])
            same(digest(name, parts, random.randrange(len(parts) + 1)), x(case, "digest"), case["name"])
    for case in cases("gostr341194"):
        if case["sbox"] == "h94cp":
            for parts in splits(x(case, "message")):
                same(digest("md_gost94", parts, random.randrange(len(parts) + 1)), x(case, "digest"), case["name"])


def macs():
    for cipher in "kuznyechik", "magma":
        for case in cases(f"{cipher}_modes"):
            if case["mode"] == "MAC":
                for size in case["mac_bits"] // 8, len(x(case, "mac_untruncated")):
                    for parts in splits(x(case, "message")):
                        found = mac(f"{cipher}-mac", x(case, "key"), parts, 1, size=size)
                        same(found, x(case, "mac_untruncated")[:size], case["name"])
    for case in cases("omac_acpkm"):
        name = {"kuz": "kuznyechik", "magma": "magma"}[case["cipher"]] + "-ctr-acpkm-omac"
        # Some examples of the standard change the master key more often than programs do. `cipher_key_mesh` sets the
        # number of bytes of keystream between these changes.
        options = {"key_mesh": case["section_size_bytes"], "cipher_key_mesh": case["key_section_bytes"]}
        for parts in splits(x(case, "message")):
            same(mac(name, x(case, "key"), parts, 1, **options), x(case, "mac"), case["name"])
        if case["key_section_bytes"] in (2048 * 48, 2048 * 40):
            del options["cipher_key_mesh"]
            same(mac(name, x(case, "key"), [x(case, "message")], **options), x(case, "mac"), case["name"])
    for case in cases("gost28147"):
        # In these MACs, the S-box set decides whether key meshing (a change of the key after every 1,024 bytes) is
        # used.
        if case["mode"] == "IMIT" and case["imit_single_block_rule"] in ("n/a", "cryptopro"):
            if case["sbox"].lower() in ("a", "b", "c", "d", "z", "test") and "message" in case:
                if case["meshing"] == (case["sbox"] != "test") or len(x(case, "message")) <= 1024:
                    for name in "gost-mac", "gost-mac-12":
                        for parts in splits(x(case, "message")):
                            found = mac(name, x(case, "key"), parts, 1, True, size=len(x(case, "mac")), paramset=case["sbox"])
                            same(found, x(case, "mac"), case["name"])
            elif "message_zero_bytes" in case:
                message = [bytes(case["message_zero_bytes"])]
                same(mac("gost-mac", x(case, "key"), message, size=len(x(case, "mac"))), x(case, "mac"), case["name"])
    for case in cases("hmac_streebog"):
        for parts in splits(x(case, "message")):
            found = mac("HMAC", x(case, "key"), parts, 1, query=None, digest=f"md_gost12_{case['bits']}")
            same(found, x(case, "mac"), case["name"])


def kdfs():
    for case in cases("kdf_prf"):
        if case["op"] == "KDF_TREE":
            found = kdf("KDF_TREE", case["L_bits"] // 8, key=x(case, "key"), label=x(case, "label"), seed=x(case, "seed"),
                        r=case["R"])
            same(found, x(case, "output"), case["name"])
    for case in cases("tlstree"):
        if case["op"] == "TLSTREE":
            tree = case["suite"].lower().replace("_", "-")
            same(kdf("TLSTREE", 32, key=x(case, "root"), tree=tree, record=case["seqnum"]), x(case, "key"), case["name"])
    for case in cases("pbkdf2_gost"):
        if case["iterations"] <= 10000:
            name = {"s256": "md_gost12_256", "s512": "md_gost12_512"}.get(case["hash"], "md_gost94")
            found = kdf("PBKDF2", case["dklen"], None, **{"pass": x(case, "password")}, salt=x(case, "salt"),
                        iter=case["iterations"], digest=name, pkcs5=1)
            same(found, x(case, "output"), case["name"])


def ciphers():
    for cipher in "kuznyechik", "magma":
        for case in cases(f"{cipher}_modes"):
            name = f"{cipher}-{case['mode'].lower()}"
            iv = x(case, "iv") if "iv" in case else None
            # In EVP, an IV has at most 16 bytes. With these ciphers, an IV is at most as long as a block. If the
            # IV of an example is longer, the test uses only the first block of the IV and the first block of the data.
            if case["mode"] != "MAC":
                block = {"kuznyechik": 16, "magma": 8}[cipher]
                n = len(x(case, "plaintext")) if iv is None or len(iv) <= block else block
                iv = iv and iv[:block]
                cipher_agrees(name, x(case, "key"), iv, x(case, "plaintext")[:n], x(case, "ciphertext")[:n], case["name"])
    for case in cases("ctr_acpkm"):
        if case["op"] == "CTR-ACPKM":
            name = {"kuz": "kuznyechik", "magma": "magma"}[case["cipher"]] + "-ctr-acpkm"
            cipher_agrees(name, x(case, "key"), x(case, "iv"), x(case, "plaintext"), x(case, "ciphertext"), case["name"],
                          key_mesh=case["section_size_bytes"])
    names = {"ECB": ["gost89-ecb"], "CFB": ["gost89"], "CNT": ["gost89-cnt", "gost89-cnt-12"], "CBC": ["gost89-cbc"]}
    for case in cases("gost28147"):
        if case["mode"] in names and case["sbox"].lower() in ("a", "b", "c", "d", "z", "test"):
            iv = x(case, "iv") if "iv" in case else None
            options = {"paramset": case["sbox"]}
            if case["mode"] != "ECB":
                options["key_mesh"] = int(case["meshing"])
            for name in names[case["mode"]]:
                if "plaintext" in case and "ciphertext" in case:
                    cipher_agrees(name, x(case, "key"), iv, x(case, "plaintext"), x(case, "ciphertext"), case["name"], **options)
                elif "ciphertext_last_16" in case:
                    found = Cipher(name, 1, x(case, "key"), iv, **options).update(bytes(case["plaintext_zero_bytes"])).end()
                    same(found[-16:], x(case, "ciphertext_last_16"), case["name"])


def padding():
    """Encrypts messages of all lengths near the size of a block, in random parts. Then the test itself adds the padding
    to each message, and encrypts the padded message without the padding of libcrypto. Both results must be the same."""
    key = random.randbytes(32)
    for name, block, iv in ("kuznyechik-cbc", 16, 16), ("kuznyechik-ecb", 16, 0), ("magma-cbc", 8, 8), ("gost89-cbc", 8, 8):
        iv = random.randbytes(iv) or None
        for size in list(range(40)) + [1000, 1024, 1030]:
            data = random.randbytes(size)
            n = block - size % block
            expected = Cipher(name, 1, key, iv).update(data + bytes([n] * n)).end()
            cipher_agrees(name, key, iv, data, expected, f"{name} with padding, {size} bytes", padding=1)
        damaged = Cipher(name, 1, key, iv).update(bytes(block)).end()
        fails(lambda: Cipher(name, 0, key, iv, padding=1).update(damaged).end(), "padding", f"{name}, no padding there")
        for pad in 0, 1:
            fails(lambda: Cipher(name, 0, key, iv, padding=pad).update(damaged[:-1]).end(), "whole|block", f"{name}, {pad}")


def mgm():
    for case in cases("mgm"):
        name = {"kuz": "kuznyechik", "magma": "magma"}[case["cipher"]] + "-mgm"
        key, nonce, tag = x(case, "key"), x(case, "nonce"), x(case, "tag")
        aad, ciphertext = x(case, "aad"), x(case, "ciphertext")

        def open_it():
            context = Cipher(name, 0, key, nonce, tag=tag)
            if aad:
                context.associated(aad)
            return context.update(ciphertext).end()

        if not case.get("valid", True):
            # The caller chooses the size of the tag, but cannot change it after the message has begun.
            if len(tag) * 8 != case["tag_bits"]:
                late = Cipher(name, 0, key, nonce).update(ciphertext)
                fails(lambda: late.set(tag=tag), "size of a tag", case["name"])
            else:
                fails(open_it, "not authentic|tag|first bit|length of data", case["name"])
            continue
        plaintext = x(case, "plaintext")
        same(open_it(), plaintext, case["name"])
        if case["tag_bits"] == {"kuz": 128, "magma": 64}[case["cipher"]]:
            for parts in splits(plaintext):
                for place in "apart", "in place":
                    context = Cipher(name, 1, key, nonce)
                    for part in splits(aad).__next__():
                        context.associated(part)
                    for part in parts:
                        context.update(part, place)
                    same(context.end(), ciphertext, case["name"])
                    same(context.get(b"tag", 16), tag, case["name"])
                    fails(lambda: context.update(b"more"), "begin", "a message after its end")
            late = Cipher(name, 0, key, nonce)
            if aad:
                late.associated(aad)
            same(late.update(ciphertext).set(tag=tag).end(), plaintext, f"{case['name']}, tag last")
    # A tag that the program sets is for one message only, even if the program does not finish this message. The program
    # may set the tag before the key and the IV.
    iv, other = bytes(16), bytes(15) + b"x"
    sealed = Cipher("kuznyechik-mgm", 1, bytes(32), iv)
    ciphertext, tag = sealed.update(b"a message").end(), sealed.get(b"tag", 16)
    left = Cipher("kuznyechik-mgm", 0, bytes(32), other, tag=tag).update(b"another message")
    check(EVP_CipherInit_ex2(left.context, None, None, iv, -1, None))
    fails(lambda: left.update(ciphertext).end(), "no tag was set", "the tag of another message")
    fails(lambda: Cipher("kuznyechik-mgm", 1, bytes(32), iv).update(b"x").copy(), "nonce", "a copy in a message")
    fails(lambda: Cipher("kuznyechik-mgm", 1, bytes(32), b"\xff" * 16).update(b"x"), "first bit", "the first bit")
    fails(lambda: Cipher("kuznyechik-mgm", 0, bytes(32), iv).update(b"x").end(), "no tag", "no tag")


def wraps():
    for case in cases("kexp15"):
        if case["op"] != "KExp15":
            continue
        name, keys = f"{case['cipher'].replace('kuz', 'kuznyechik')}-kexp15", x(case, "k_exp_mac") + x(case, "k_exp_enc")
        name = name.replace("kuznyechiknyechik", "kuznyechik")
        iv, wrapped = x(case, "iv"), x(case, "kexp")

        def unwrap():
            return Cipher(name, 0, keys, iv).update(wrapped).out

        if not case.get("valid", True):
            fails(unwrap, "tag|allowed|bytes", case["name"])
        else:
            same(Cipher(name, 1, keys, iv).update(x(case, "key")).out, wrapped, case["name"])
            same(unwrap(), x(case, "key"), case["name"])
            same(Cipher(name, 0, keys, iv).update(wrapped, "in place").out, x(case, "key"), case["name"])


def with_mac():
    """Tests the ciphers with a MAC (RFC 9337). The tag follows the data, and the parameters of the algorithm contain
    the values that the recipient needs."""
    key = random.randbytes(32)
    for name, half, block in ("kuznyechik-ctr-acpkm-omac", 8, 16), ("magma-ctr-acpkm-omac", 4, 8):
        iv = random.randbytes(half)
        for size in 0, 1, 15, 16, 17, 100, 300000:
            data = random.randbytes(size)
            context = Cipher(name, 1, key, iv)
            identifier = context.get(b"alg_id_param", 64)
            same(len(identifier), 4 + half + 8, "the identifier")
            sealed = context.update(data).end()
            same(len(sealed), size + block, "the tag")
            for parts in splits(sealed):
                for place in "apart", "in place":
                    context = Cipher(name, 0, key, None, alg_id_param=identifier)
                    for part in parts:
                        context.update(part, place)
                    same(context.end(), data, f"{name}, {size} bytes, {place}")
            damaged = sealed[:-1] + bytes([sealed[-1] ^ 1])
            fails(lambda: Cipher(name, 0, key, None, alg_id_param=identifier).update(damaged).end(), "tag|authentic", name)
        fails(lambda: Cipher(name, 0, key, iv).update(sealed[:3]).end(), "fewer", f"{name}, too short")
        fails(lambda: Cipher(name, 0, key, None, alg_id_param=identifier[:-1]), "malformed", f"{name}, identifier")


def wrong_calls():
    key, iv = bytes(32), bytes(8)
    fails(lambda: Cipher("kuznyechik-ctr", 1, key).update(b"x"), "no IV", "no IV")
    fails(lambda: Cipher("kuznyechik-ctr", 1, None, iv).update(b"x"), "no key", "no key")
    fails(lambda: Cipher("kuznyechik-ctr", 1, key, iv, keylen=31), "31 bytes; allowed: 32", "keylen")
    fails(lambda: Cipher("kuznyechik-ctr", 1, key, iv, ivlen=16), "16 bytes; allowed: 8", "ivlen")
    fails(lambda: Cipher("kuznyechik-ctr", 1, key, iv, paramset="A"), "no S-box sets", "a set for Kuznyechik")
    fails(lambda: Cipher("gost89", 1, key, iv, paramset="E"), "A, B, C, D, Z and test", "an unknown set")
    fails(lambda: Cipher("kuznyechik-ctr-acpkm", 1, key, iv, key_mesh=17), "section", "a section of 17 bytes")
    # These parameters must not be set within a message. If they restarted the message, the context would use the same
    # keystream twice.
    within = "before the data"
    for name, option in (("kuznyechik-ctr-acpkm", {"key_mesh": 4096}), ("gost89", {"paramset": "A"}), ("gost89", {"key_mesh": 1}),
                         ("gost89", {"alg_id_param": Cipher("gost89", 1, key, iv, paramset="A").get(b"alg_id_param", 64)})):
        context = Cipher(name, 1, key, iv).update(bytes(32))
        fails(lambda: check(EVP_CIPHER_CTX_set_params(context.context, params(**option))), within, f"{option} within a message")
    late = Cipher("gost89", 1, key, iv)
    check(EVP_CIPHER_CTX_set_params(late.context, params(paramset="A")))
    same(late.update(bytes(99)).end(), Cipher("gost89", 1, key, iv, paramset="A").update(bytes(99)).end(), "a set after key and IV")
    fails(lambda: Cipher("kuznyechik-ctr", 1, key, iv).associated(b"x"), "MGM", "associated data")
    fails(lambda: Cipher("kuznyechik-kexp15", 1, key * 2, iv).update(key), "two different keys", "equal keys")
    fails(lambda: mac("kuznyechik-mac", key[1:], [b""]), "31 bytes; allowed: 32", "a short key")
    fails(lambda: mac("gost-mac", key, [b""], size=9), "1 to 8", "a long tag")
    fails(lambda: mac("kuznyechik-mac", key, [b""], size=17), "4 to 16", "a long tag")
    fails(lambda: kdf("KDF_TREE", 32), "no key", "no key")
    fails(lambda: kdf("KDF_TREE", 32, key=key, r=5), "1 to 4", "r = 5")
    fails(lambda: kdf("TLSTREE", 32, key=key, tree="aes"), "kuznyechik-mgm-l", "an unknown tree")
    fails(lambda: kdf("TLSTREE", 31, key=key, tree="magma-mgm-s"), "32 bytes, not 31", "a short key")
    fails(lambda: digest("md_gost12_128", [b""]), "", "an unknown digest")


def identifiers():
    """Tests the parameters of algorithm identifiers, which CMS writes and reads. Some ciphers have an IV and an S-box
    set as parameters. Other ciphers have user keying material."""
    key, iv = bytes(32), bytes(range(8))
    context = Cipher("gost89", 1, key, iv, paramset="A")
    same(context.get(b"alg_id_param", 64).hex(), "3013" "0408" + iv.hex() + "06072a850302021f01", "GOST 28147-89")
    other = Cipher("gost89", 1, key, None, alg_id_param=context.get(b"alg_id_param", 64))
    same(other.update(b"data" * 999).end(), context.update(b"data" * 999).end(), "the set and the IV")
    # The S-box set decides whether key meshing is used.
    for name, sets in ("gost89", {"test": 0, "A": 1, "Z": 1}), ("gost89-cnt", {"test": 0, "B": 1}):
        for paramset, mesh in sets.items():
            found = Cipher(name, 1, key, iv, paramset=paramset).update(bytes(3000)).end()
            same(found, Cipher(name, 1, key, iv, paramset=paramset, key_mesh=mesh).update(bytes(3000)).end(), paramset)
    # In containers such as CMS, a section has 256 KiB, so the key does not change in the first 256 KiB.
    context = Cipher("kuznyechik-ctr-acpkm", 1, key, iv)
    same(context.get(b"alg_id_param", 64).hex(), "30120410" + iv.hex() + "00" * 8, "user keying material")
    same(context.update(bytes(9999)).end(), Cipher("kuznyechik-ctr", 1, key, iv).update(bytes(9999)).end(), "sections")
    out = ctypes.create_string_buffer(8)
    check(EVP_CIPHER_CTX_get_original_iv(context.context, out, 8))
    same(out.raw, iv, "the IV")


def main():
    # Each of these parts runs in a new process that has not used libcrypto before.
    for part in *evp_process.PARTS, *evp_methods.PARTS:
        evp_process.alone(part)
    check(OSSL_PROVIDER_set_default_search_path(None, FOLDER.encode()))
    providers = [check(OSSL_PROVIDER_load(None, name), name) for name in (b"fastgost", b"default", b"fastgost")]
    check(OSSL_PROVIDER_unload(providers.pop()))
    for part in (digests, macs, kdfs, ciphers, padding, mgm, wraps, with_mac, wrong_calls, identifiers, evp_keys.transport,
                 evp_keys.ephemeral, evp_parameters.parameters):
        ERR_clear_error()
        part()
    print(f"evp: {libcrypto.passed} passed, 0 failed")


main()

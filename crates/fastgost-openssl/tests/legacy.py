#!/usr/bin/env python3
"""Tests the legacy methods that the provider registers in libcrypto. The tests compare the results of the legacy
ciphers with the results of the provider's own ciphers. The tests also compute the examples of TLS records in RFC 9189.

    legacy.py FOLDER [LIBCRYPTO LIBSSL]     FOLDER has fastgost.so
"""
import ctypes
import json
import pathlib
import random
import re
import sys
from ctypes import POINTER, byref, c_char_p, c_int, c_size_t, c_uint, c_void_p

FOLDER = sys.argv[1]
LIBCRYPTO = ctypes.CDLL(sys.argv[2] if len(sys.argv) > 2 else "libcrypto.so.3", mode=ctypes.RTLD_GLOBAL)
VECTORS = pathlib.Path(__file__).resolve().parents[3] / "vectors"
random.seed(4)
V, B, N = c_void_p, c_char_p, c_size_t
for name, result, *arguments in [
    ("OSSL_PROVIDER_set_default_search_path", c_int, V, B),
    ("OSSL_PROVIDER_load", V, V, B),
    ("OBJ_sn2nid", c_int, B),
    ("EVP_get_cipherbyname", V, B),
    ("EVP_get_digestbyname", V, B),
    ("EVP_CIPHER_fetch", V, V, B, B),
    ("EVP_CIPHER_free", None, V),
    ("EVP_CIPHER_get_nid", c_int, V),
    ("EVP_CIPHER_get0_provider", V, V),
    ("EVP_CIPHER_get_block_size", c_int, V),
    ("EVP_CIPHER_get_key_length", c_int, V),
    ("EVP_CIPHER_get_iv_length", c_int, V),
    ("EVP_CIPHER_CTX_new", V),
    ("EVP_CIPHER_CTX_free", None, V),
    ("EVP_CIPHER_CTX_copy", c_int, V, V),
    ("EVP_CIPHER_CTX_set_flags", None, V, c_int),
    ("EVP_CIPHER_CTX_set_padding", c_int, V, c_int),
    ("EVP_CIPHER_CTX_ctrl", c_int, V, c_int, c_int, V),
    ("EVP_CIPHER_param_to_asn1", c_int, V, V),
    ("EVP_CIPHER_asn1_to_param", c_int, V, V),
    ("ASN1_TYPE_new", V),
    ("ASN1_TYPE_free", None, V),
    ("EVP_CipherInit_ex", c_int, V, V, V, B, B, c_int),
    ("EVP_CipherUpdate", c_int, V, V, POINTER(c_int), V, c_int),
    ("EVP_CipherFinal_ex", c_int, V, V, POINTER(c_int)),
    ("EVP_Cipher", c_int, V, V, V, c_uint),
    ("EVP_MD_CTX_new", V),
    ("EVP_MD_CTX_free", None, V),
    ("EVP_MD_CTX_copy", c_int, V, V),
    ("EVP_MD_CTX_ctrl", c_int, V, c_int, c_int, V),
    ("EVP_DigestSignInit", c_int, V, V, V, V, V),
    ("EVP_DigestUpdate", c_int, V, B, N),
    ("EVP_DigestInit_ex", c_int, V, V, V),
    ("EVP_DigestSignFinal", c_int, V, V, POINTER(N)),
    ("EVP_PKEY_new_mac_key", V, c_int, V, B, c_int),
    ("EVP_PKEY_free", None, V),
    ("ERR_get_error_all", ctypes.c_ulong, V, V, V, POINTER(B), V),
]:
    globals()[name] = getattr(LIBCRYPTO, name)
    globals()[name].restype, globals()[name].argtypes = result, arguments
passed = 0


class Failed(Exception):
    """The exception for a call that libcrypto has refused. The exception has the texts of libcrypto's error queue."""


def check(result, what=""):
    if result is None or result <= 0:
        texts, text = [], c_char_p()
        while ERR_get_error_all(None, None, None, byref(text), None):
            texts.append((text.value or b"").decode())
        raise Failed(f"{what}: {'; '.join(texts)}")
    return result


def same(found, expected, what):
    global passed
    if found != expected:
        sys.exit(f"{what}: found {found!r:.200}, expected {expected!r:.200}")
    passed += 1


def fails(call, sentence, what):
    global passed
    try:
        call()
    except Failed as error:
        if not re.search(sentence, str(error)):
            sys.exit(f"{what}: the error is: {error}")
        passed += 1
        return
    sys.exit(f"{what}: no error")


class Cipher:
    def __init__(self, cipher, encrypt, key, iv, padding=1, controls=(), parameters=None):
        self.context, self.out = EVP_CIPHER_CTX_new(), b""
        EVP_CIPHER_CTX_set_flags(self.context, 1)  # This flag allows key wraps.
        check(EVP_CipherInit_ex(self.context, cipher, None, None, None, encrypt))
        check(EVP_CIPHER_CTX_set_padding(self.context, padding))
        for what, number, pointer in controls:
            check(EVP_CIPHER_CTX_ctrl(self.context, what, number, pointer), "a control")
        if parameters:
            check(EVP_CIPHER_asn1_to_param(self.context, parameters), "parameters")
        check(EVP_CipherInit_ex(self.context, None, None, key, iv, encrypt))

    def __del__(self):
        EVP_CIPHER_CTX_free(self.context)

    def copy(self):
        other = EVP_CIPHER_CTX_new()
        check(EVP_CIPHER_CTX_copy(other, self.context))
        self.context, old = other, self.context
        n, out = c_int(), ctypes.create_string_buffer(64)
        EVP_CipherUpdate(old, out, byref(n), b"something else", 14)
        EVP_CIPHER_CTX_free(old)

    def update(self, data, in_place=False):
        n, memory = c_int(), ctypes.create_string_buffer(data, len(data) + 64)
        out = memory if in_place else ctypes.create_string_buffer(len(data) + 64)
        check(EVP_CipherUpdate(self.context, out, byref(n), memory, len(data)))
        self.out += out.raw[:n.value]
        return self

    def end(self):
        n, out = c_int(), ctypes.create_string_buffer(64)
        check(EVP_CipherFinal_ex(self.context, out, byref(n)), "the end")
        return self.out + out.raw[:n.value]


NAMES = [f"{cipher}-{mode}" for cipher in ("kuznyechik", "magma") for mode in
         ("ecb", "cbc", "cfb", "ofb", "ctr", "ctr-acpkm")] + ["gost89", "gost89-cnt", "gost89-cnt-12", "gost89-cbc", "gost89-ecb"]


def ciphers():
    """Every legacy cipher that has a number (NID) in OpenSSL must have the same results as the provider's cipher. The
    test processes the data in parts, in place and with padding. The test also copies the context in the middle of the
    data."""
    for name in NAMES:
        legacy, fetched = check(EVP_get_cipherbyname(name.encode()), name), check(EVP_CIPHER_fetch(None, name.encode(), None), name)
        same(EVP_CIPHER_get0_provider(legacy), None, f"{name} is a legacy method")
        same(EVP_CIPHER_get_nid(fetched), OBJ_sn2nid(name.encode()), f"{name}'s number")
        for size in EVP_CIPHER_get_block_size, EVP_CIPHER_get_key_length, EVP_CIPHER_get_iv_length:
            same(size(legacy), size(fetched), f"{name}'s sizes")
        iv = random.randbytes(EVP_CIPHER_get_iv_length(legacy))
        for length in 0, 1, 8, 16, 100, 5000, 20000:
            key, data = random.randbytes(32), random.randbytes(length)
            expected = Cipher(fetched, 1, key, iv).update(data).end()
            for encrypt, given, wanted in (1, data, expected), (0, expected, data):
                context, rest = Cipher(legacy, encrypt, key, iv), given
                while rest:
                    n = random.choice([1, 7, 8, 16, 33, 3000])
                    context.update(rest[:n], in_place=random.random() < 0.5)
                    rest = rest[n:]
                    if random.random() < 0.3:
                        context.copy()
                same(context.end(), wanted, f"{name}, {length} bytes, encrypt={encrypt}")
        if EVP_CIPHER_get_block_size(legacy) > 1:
            data = random.randbytes(64)
            same(Cipher(legacy, 1, key, iv, 0).update(data).end(), Cipher(fetched, 1, key, iv, 0).update(data).end(), f"{name}, no padding")
            fails(lambda: Cipher(legacy, 1, key, iv, 0).update(data[:-1]).end(), "whole|block", f"{name}, no whole blocks")
        EVP_CIPHER_free(fetched)


def parameters():
    key, iv, data = random.randbytes(32), random.randbytes(8), random.randbytes(300001)
    for name in "kuznyechik-ctr-acpkm", "magma-ctr-acpkm", "gost89", "gost89-cnt", "kuznyechik-ctr-acpkm-omac", "magma-ctr-acpkm-omac":
        legacy, fetched = EVP_get_cipherbyname(name.encode()), check(EVP_CIPHER_fetch(None, name.encode(), None))
        for writer, reader in (legacy, fetched), (fetched, legacy), (legacy, legacy):
            identifier = ASN1_TYPE_new()
            # For PBES2, libcrypto writes the parameters with a context for decryption. This test does the same. So with
            # the `-omac` ciphers, the MAC follows the data, as in PBES2.
            template = Cipher(writer, 0, None, iv[:EVP_CIPHER_get_iv_length(legacy)])
            check(EVP_CIPHER_param_to_asn1(template.context, identifier), name)
            sealed = Cipher(writer, 1, key, None, parameters=identifier).update(data).end()
            same(Cipher(reader, 0, key, None, parameters=identifier).update(sealed).end(), data, f"{name}, parameters")
            if name.endswith("omac"):
                changed = sealed[:-1] + bytes([sealed[-1] ^ 1])
                fails(lambda: Cipher(reader, 0, key, None, parameters=identifier).update(changed).end(), "tag|authentic", name)
            ASN1_TYPE_free(identifier)
        if name.endswith("omac"):
            identifier = ASN1_TYPE_new()
            context = Cipher(legacy, 1, key, iv[:EVP_CIPHER_get_iv_length(legacy)])
            fails(lambda: check(EVP_CIPHER_param_to_asn1(context.context, identifier)), "no place for the MAC", name)
            ASN1_TYPE_free(identifier)
    gost89, mesh = EVP_get_cipherbyname(b"gost89"), EVP_get_cipherbyname(b"kuznyechik-ctr-acpkm")
    sets = {name: Cipher(gost89, 1, key, iv, controls=[(0x1E, 0, name)]).update(data).end() for name in (b"A", b"B", b"Z")}
    same(len(set(sets.values())), 3, "sets of S-boxes")
    same(sets[b"Z"], Cipher(gost89, 1, key, iv).update(data).end(), "the default set")
    same(Cipher(mesh, 1, key, iv, controls=[(0x20, 4096, None)]).update(data).end(), Cipher(mesh, 1, key, iv).update(data).end(), "sections")
    same(Cipher(mesh, 1, key, iv, controls=[(0x20, 32, None)]).update(data).end() == Cipher(mesh, 1, key, iv).update(data).end(), False, "sections")
    fails(lambda: Cipher(gost89, 1, key, iv, controls=[(0x1E, 0, b"E")]), "A, B, C, D, Z and test", "an unknown set")
    fails(lambda: Cipher(mesh, 1, key, iv, controls=[(0x20, 17, None)]).update(b""), "section", "a section of 17 bytes")
    fails(lambda: Cipher(mesh, 1, None, iv).update(b"x"), "no key", "no key")
    fails(lambda: Cipher(gost89, 1, key, iv, controls=[(0x2A, 0, bytes(8))]), "no records", "records of another cipher")


def records():
    """Tests the examples of RFC 9189, appendix A.1.2, with the calls that libssl makes. The records are encrypted and
    decrypted, in any order."""
    tags = 0
    for case in json.load(open(VECTORS / "tls12_records.json"))["cases"]:
        if "CTR_OMAC" not in case["suite"] or "seqnum" not in case:
            continue
        name = "kuznyechik" if "KUZ" in case["suite"] else "magma"
        number = case["seqnum"].to_bytes(8, "big")
        data, record = bytes(case["application_data_zero_bytes"]), bytes.fromhex(case["tls_ciphertext"])
        key = check(EVP_PKEY_new_mac_key(OBJ_sn2nid(f"{name}-mac".encode()), None, bytes.fromhex(case["mac_write_key"]), 32))
        first, context = EVP_MD_CTX_new(), EVP_MD_CTX_new()
        check(EVP_DigestSignInit(first, None, EVP_get_digestbyname(f"{name}-mac".encode()), None, key), "signature")
        for other in 10000, case["seqnum"], 0, case["seqnum"], case["seqnum"]:
            check(EVP_MD_CTX_copy(context, first))
            check(EVP_MD_CTX_ctrl(context, 4, 0, other.to_bytes(8, "big")), "TLSTREE")
            header = other.to_bytes(8, "big") + record[:3] + len(data).to_bytes(2, "big")
            check(EVP_DigestUpdate(context, header, len(header)))
            check(EVP_DigestUpdate(context, data, len(data)))
            tag, size = ctypes.create_string_buffer(64), N(64)
            check(EVP_DigestSignFinal(context, tag, byref(size)))
            mac = tag.raw[:size.value]
            if other == case["seqnum"]:
                same(mac.hex(), case["mac"], case["name"])
        EVP_MD_CTX_free(first)
        EVP_MD_CTX_free(context)
        EVP_PKEY_free(key)
        cipher = EVP_get_cipherbyname(f"{name}-ctr-acpkm".encode())
        for encrypt in 1, 0:
            context = Cipher(cipher, encrypt, bytes.fromhex(case["enc_write_key"]), bytes.fromhex(case["write_iv"]))
            for other in 10000, case["seqnum"], 0, case["seqnum"]:
                # When libssl sends a record, it has already increased the number of the record by 1.
                seen = ((other + encrypt) % 2**64).to_bytes(8, "big")
                check(EVP_CIPHER_CTX_ctrl(context.context, 0x2A, encrypt, seen), "TLSTREE")
                plain = data + bytes.fromhex(case["mac"])
                memory = ctypes.create_string_buffer(plain if encrypt else record[5:], len(plain))
                check(EVP_Cipher(context.context, memory, memory, len(plain)))
                if other == case["seqnum"]:
                    # If a record is long, the file with the examples has only the beginning of the record.
                    n = len(record) - 5
                    found, wanted = (memory.raw[:n], record[5:]) if encrypt else (memory.raw[:n - n // 2], plain[:n - n // 2])
                    same(found, wanted, case["name"])
        tags += 1
    same(tags, 6, "records")
    key = bytes(32)
    fails(lambda: check(EVP_PKEY_new_mac_key(OBJ_sn2nid(b"magma-mac"), None, key, 31)), "31 bytes; allowed: 32", "a short key")
    pkey = EVP_PKEY_new_mac_key(OBJ_sn2nid(b"magma-mac"), None, key, 32)
    context = EVP_MD_CTX_new()
    fails(lambda: check(EVP_DigestSignInit(context, None, EVP_get_digestbyname(b"kuznyechik-mac"), None, pkey)), "digest magma-mac", "another digest")
    EVP_MD_CTX_free(context)
    context = EVP_MD_CTX_new()
    check(EVP_DigestInit_ex(context, EVP_get_digestbyname(b"kuznyechik-mac"), None))
    fails(lambda: check(EVP_DigestUpdate(context, b"x", 1)), "needs a key", "a MAC without a key")
    EVP_MD_CTX_free(context)
    EVP_PKEY_free(pkey)


def main():
    check(OSSL_PROVIDER_set_default_search_path(None, FOLDER.encode()))
    for name in b"fastgost", b"default":
        check(OSSL_PROVIDER_load(None, name), name)
    ciphers()
    parameters()
    # The next lines make libssl's first context. At this moment, the provider registers the methods for MAC keys, and
    # an engine with the ciphers for the cipher suites.
    libssl = ctypes.CDLL(sys.argv[3] if len(sys.argv) > 3 else "libssl.so.3")
    libssl.TLS_method.restype = libssl.SSL_CTX_new.restype = V
    libssl.SSL_CTX_new.argtypes, libssl.SSL_CTX_free.argtypes = [V], [V]
    libssl.SSL_CTX_free(check(libssl.SSL_CTX_new(libssl.TLS_method())))
    records()
    ciphers()
    print(f"legacy: {passed} passed, 0 failed")


main()

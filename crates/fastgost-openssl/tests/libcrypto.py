"""Makes libcrypto's functions available to Python through ctypes. Other functions of this file check results and count
the checks. FOLDER is the folder with fastgost.so."""
import ctypes
import pathlib
import random
import re
import sys
from ctypes import POINTER, byref, c_char_p, c_int, c_size_t, c_uint, c_uint64, c_void_p

FOLDER = sys.argv[1]
LIBCRYPTO = ctypes.CDLL(sys.argv[2] if len(sys.argv) > 2 else "libcrypto.so.3")
VECTORS = pathlib.Path(__file__).resolve().parents[3] / "vectors"
random.seed(3)


class Param(ctypes.Structure):
    _fields_ = [("key", c_char_p), ("type", c_uint), ("data", c_void_p), ("size", c_size_t), ("returned", c_size_t)]


def function(name, result, *arguments):
    """Returns a function of libcrypto, or None if the loaded version of libcrypto does not have this function."""
    f = getattr(LIBCRYPTO, name, None)
    if f:
        f.restype, f.argtypes = result, arguments
    return f


V, B, N = c_void_p, c_char_p, c_size_t
PARAMS = POINTER(Param)
for name, result, *arguments in [
    ("OSSL_PROVIDER_set_default_search_path", c_int, V, B),
    ("OSSL_PROVIDER_load", V, V, B),
    ("OSSL_PROVIDER_unload", c_int, V),
    ("EVP_MD_fetch", V, V, B, B),
    ("EVP_MD_free", None, V),
    ("EVP_MD_CTX_new", V),
    ("EVP_MD_CTX_free", None, V),
    ("EVP_MD_CTX_copy_ex", c_int, V, V),
    ("EVP_DigestInit_ex2", c_int, V, V, PARAMS),
    ("EVP_DigestUpdate", c_int, V, B, N),
    ("EVP_DigestFinal_ex", c_int, V, V, POINTER(c_uint)),
    ("EVP_MAC_fetch", V, V, B, B),
    ("EVP_MAC_free", None, V),
    ("EVP_MAC_CTX_new", V, V),
    ("EVP_MAC_CTX_dup", V, V),
    ("EVP_MAC_CTX_free", None, V),
    ("EVP_MAC_init", c_int, V, B, N, PARAMS),
    ("EVP_MAC_update", c_int, V, B, N),
    ("EVP_MAC_final", c_int, V, V, POINTER(N), N),
    ("EVP_CIPHER_fetch", V, V, B, B),
    ("EVP_CIPHER_free", None, V),
    ("EVP_CIPHER_get_block_size", c_int, V),
    ("EVP_CIPHER_get_iv_length", c_int, V),
    ("EVP_CIPHER_CTX_new", V),
    ("EVP_CIPHER_CTX_free", None, V),
    ("EVP_CIPHER_CTX_copy", c_int, V, V),
    ("EVP_CIPHER_CTX_set_flags", None, V, c_int),
    ("EVP_CIPHER_CTX_set_params", c_int, V, PARAMS),
    ("EVP_CIPHER_CTX_get_params", c_int, V, PARAMS),
    ("EVP_CIPHER_CTX_get_original_iv", c_int, V, V, N),
    ("EVP_CipherInit_ex2", c_int, V, V, B, B, c_int, PARAMS),
    ("EVP_CipherUpdate", c_int, V, V, POINTER(c_int), V, c_int),
    ("EVP_CipherFinal_ex", c_int, V, V, POINTER(c_int)),
    ("EVP_KDF_fetch", V, V, B, B),
    ("EVP_KDF_free", None, V),
    ("EVP_KDF_CTX_new", V, V),
    ("EVP_KDF_CTX_free", None, V),
    ("EVP_KDF_derive", c_int, V, V, N, PARAMS),
    ("EVP_PKEY_CTX_new", V, V, V),
    ("EVP_PKEY_CTX_new_from_name", V, V, B, B),
    ("EVP_PKEY_CTX_new_from_pkey", V, V, V, B),
    ("EVP_PKEY_CTX_dup", V, V),
    ("EVP_PKEY_CTX_free", None, V),
    ("EVP_PKEY_CTX_ctrl", c_int, V, c_int, c_int, c_int, c_int, V),
    ("EVP_PKEY_CTX_ctrl_str", c_int, V, B, B),
    ("EVP_PKEY_CTX_get_signature_md", c_int, V, POINTER(V)),
    ("EVP_PKEY_CTX_set_signature_md", c_int, V, V),
    ("EVP_PKEY_keygen_init", c_int, V),
    ("EVP_PKEY_generate", c_int, V, POINTER(V)),
    ("EVP_PKEY_fromdata_init", c_int, V),
    ("EVP_PKEY_fromdata", c_int, V, POINTER(V), c_int, PARAMS),
    ("EVP_PKEY_todata", c_int, V, c_int, POINTER(PARAMS)),
    ("EVP_PKEY_get_params", c_int, V, PARAMS),
    ("CRYPTO_free", None, V, B, c_int),
    ("EVP_PKEY_new", V),
    ("EVP_PKEY_copy_parameters", c_int, V, V),
    ("EVP_PKEY_set1_encoded_public_key", c_int, V, B, N),
    ("EVP_PKEY_get1_encoded_public_key", N, V, POINTER(V)),
    ("EVP_PKEY_eq", c_int, V, V),
    ("EVP_PKEY_free", None, V),
    ("EVP_PKEY_sign_init", c_int, V),
    ("EVP_PKEY_sign", c_int, V, V, POINTER(N), B, N),
    ("EVP_PKEY_verify_init", c_int, V),
    ("EVP_PKEY_verify", c_int, V, B, N, B, N),
    ("EVP_PKEY_encrypt_init", c_int, V),
    ("EVP_PKEY_encrypt", c_int, V, V, POINTER(N), B, N),
    ("EVP_PKEY_decrypt_init", c_int, V),
    ("EVP_PKEY_decrypt", c_int, V, V, POINTER(N), B, N),
    ("EVP_PKEY_derive_init", c_int, V),
    ("EVP_PKEY_derive_set_peer", c_int, V, V),
    ("EVP_PKEY_derive", c_int, V, V, POINTER(N)),
    ("EVP_PKEY_meth_find", V, c_int),
    ("EVP_PKEY_meth_new", V, c_int, c_int),
    ("EVP_PKEY_meth_add0", c_int, V),
    ("EVP_PKEY_asn1_find_str", V, V, B, c_int),
    ("EVP_MD_get0_name", B, V),
    ("EVP_get_digestbyname", V, B),
    ("EVP_MD_CTX_set_pkey_ctx", None, V, V),
    ("OSSL_PARAM_free", None, PARAMS),
    ("OSSL_PROVIDER_available", c_int, V, B),
    ("OSSL_PROVIDER_get0_name", B, V),
    ("OSSL_PROVIDER_get_capabilities", c_int, V, B, V, V),
    ("OSSL_LIB_CTX_new", V),
    ("OSSL_LIB_CTX_free", None, V),
    ("OSSL_LIB_CTX_load_config", c_int, V, B),
    ("OSSL_ENCODER_CTX_new_for_pkey", V, V, c_int, B, B, B),
    ("OSSL_ENCODER_CTX_set_cipher", c_int, V, B, B),
    ("OSSL_ENCODER_CTX_set_passphrase", c_int, V, B, N),
    ("OSSL_ENCODER_to_data", c_int, V, POINTER(V), POINTER(N)),
    ("OSSL_ENCODER_CTX_free", None, V),
    ("ERR_get_error_all", ctypes.c_ulong, V, V, V, POINTER(B), V),
    ("ERR_clear_error", None),
]:
    globals()[name] = function(name, result, *arguments)

passed = 0


class Failed(Exception):
    """The exception for a call that libcrypto has refused. The exception has the texts of libcrypto's error queue."""


def check(condition, what=""):
    """Raises `Failed` with the texts of libcrypto's error queue, if the result `condition` of a call is None, false,
    zero or negative."""
    if condition is None or condition is False or condition <= 0:
        texts, text = [], c_char_p()
        while ERR_get_error_all(None, None, None, byref(text), None):
            texts.append((text.value or b"").decode())
        raise Failed(f"{what}: {'; '.join(texts)}")
    return condition


def same(found, expected, what):
    global passed
    if found != expected:
        sys.exit(f"{what}: found {found if not isinstance(found, bytes) else found.hex()[:200]}, "
                 f"expected {expected if not isinstance(expected, bytes) else expected.hex()[:200]}")
    passed += 1


def fails(call, sentence, what):
    """Checks that a call fails, and that the text of the error names the allowed values."""
    global passed
    try:
        call()
    except Failed as error:
        if not re.search(sentence, str(error)):
            sys.exit(f"{what}: the error is: {error}")
        passed += 1
        return
    sys.exit(f"{what}: no error")


def params(**values):
    """Makes an array of parameters. The values are bytes, texts or numbers."""
    keep, array = [], (Param * (len(values) + 1))()
    for entry, (key, value) in zip(array, values.items()):
        entry.key = key.replace("_", "-").encode() if key != "alg_id_param" else b"alg_id_param"
        if isinstance(value, int):
            number = c_uint64(value)
            entry.type, entry.data, entry.size = 2, ctypes.addressof(number), 8
            keep.append(number)
        else:
            data = value.encode() if isinstance(value, str) else value
            memory = ctypes.create_string_buffer(data, len(data) + 1)
            entry.type, entry.data, entry.size = 4 if isinstance(value, str) else 5, ctypes.addressof(memory), len(data)
            keep.append(memory)
    array.keep = keep
    return array


def splits(data):
    """Yields the data several times, first as one part, and then cut into random parts. Some of these parts are
    empty."""
    yield [data]
    for _ in range(3):
        parts, rest = [], data
        while rest:
            n = random.choice([0, 1, 2, 7, 8, 15, 16, 17, 31, 64, 1000, 5000])
            parts.append(rest[:n])
            rest = rest[n:]
        yield parts


QUERY = b"provider=fastgost"

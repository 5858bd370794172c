"""Tests the provider with programs that were not changed for the provider: the openssl command, Python's hashlib and
hmac, and programs that call libcrypto's EVP functions."""
import re
import shutil

import pytest
from provider import KEY, TESTS, passed
from support import ROOT, same

DATA = ROOT / "Cargo.lock"


def hexadecimal(output):
    """Returns the hexadecimal digits in the output of a command, without colons and in small letters."""
    return output.replace(":", "").strip().lower()


@pytest.mark.parametrize("name, algorithm", [("md_gost12_256", "streebog256"), ("md_gost12_512", "streebog512"),
                                             ("md_gost94", "gost94"), ("1.2.643.7.1.1.2.2", "streebog256")])
def test_digest(ours, fastgost, name, algorithm):
    assert ours(f"dgst -{name} -r {DATA}").split()[0] == fastgost(f"sum -a {algorithm} {DATA}").split()[0]


def test_property_query(ours):
    assert ours(f"dgst -propquery provider=fastgost -md_gost12_256 {DATA}") == ours(f"dgst -md_gost12_256 {DATA}")
    ours.refuses("", f"dgst -propquery provider=default -md_gost12_256 {DATA}")
    ours.refuses("", f"dgst -propquery provider=fastgost -sha256 {DATA}")


def test_digests_of_others(ours):
    ours(f"dgst -sha256 {DATA}")


@pytest.mark.parametrize("name, algorithm", [
    ("kuznyechik-mac", "kuznyechik-omac"), ("magma-mac", "magma-omac"), ("gost-mac", "gost28147-imit --sbox a --meshing"),
    ("gost-mac-12", "gost28147-imit --sbox z --meshing"), ("-macopt digest:md_gost12_256 HMAC", "hmac-streebog256"),
])
def test_mac(ours, fastgost, name, algorithm):
    expected = fastgost(f"mac -a {algorithm} --insecure-key-hex {KEY} {DATA}").split()[0]
    assert hexadecimal(ours(f"mac -macopt hexkey:{KEY} -in {DATA} {name}")) == expected


@pytest.mark.parametrize("name, options", [
    ("kuznyechik-mac", ""), ("gost-mac", "-macopt size:3"), ("gost-mac-12", "-macopt paramset:1.2.643.2.2.31.1"),
    ("gost-mac", "-macopt paramset:id-tc26-gost-28147-param-Z -macopt size:8"),
])
def test_mac_as_a_signature(ours, openssl, name, options):
    """Tests an older way to compute a MAC, in which the key of the MAC is a key object of OpenSSL (`EVP_PKEY`). The
    test compares the result with the result of gost-engine."""
    expected = hexadecimal(ours(f"mac -macopt hexkey:{KEY} {options} -in {DATA} {name}"))
    line = f"dgst -mac {name} -macopt hexkey:{KEY} {options} {DATA}"
    assert ours(line).split()[-1].lower() == expected
    assert openssl(line).split()[-1].lower() == expected
    ours.refuses("allowed: 32 bytes", f"dgst -mac {name} -macopt hexkey:{KEY}00 {DATA}")
    ours.refuses("", f"dgst -mac {name} -macopt hexkey:{KEY} -macopt size:99 {DATA}")
    if name == "kuznyechik-mac":
        ours.refuses("no parameter sets", f"dgst -mac {name} -macopt hexkey:{KEY} -macopt paramset:A {DATA}")


def test_example_of_gost_engine(ours):
    found = ours("mac -macopt key:0123456789abcdef0123456789abcdef -in - gost-mac", input=("12345670" * 8 + "\n") * 4096)
    assert hexadecimal(found) == "5efab81f"


def test_kdf_tree_of_rfc_7836(ours):
    found = ours(f"kdf -keylen 64 -kdfopt hexkey:{bytes(range(32)).hex()} -kdfopt hexlabel:26bdb878 -kdfopt hexseed:af21434145656378 "
                 "-kdfopt r:1 KDF_TREE")
    assert hexadecimal(found) == ("22b6837845c6bef65ea71672b265831086d3c76aebe6dae91cad51d83f79d16b"
                                  "074c9330599d7f8d712fca54392f4ddde93751206b3584c8f43f9e6dc51531f9")


def test_tlstree_of_rfc_9189(ours):
    found = ours("kdf -keylen 32 -kdfopt hexkey:00112233445566778899aabbcceeff0a112233445566778899aabbcceeff0a00 "
                 "-kdfopt tree:magma-ctr-omac -kdfopt record:0 TLSTREE")
    assert hexadecimal(found) == "19a76ed30f4d6d1f5b7263ec491ad83817c0b57d8a0356127140fb4f7425494d"


@pytest.mark.parametrize("cipher, iv", {
    "kuznyechik-ecb": 0, "kuznyechik-cbc": 16, "kuznyechik-cfb": 16, "kuznyechik-ofb": 16, "kuznyechik-ctr": 8,
    "kuznyechik-ctr-acpkm": 8, "1.2.643.7.1.1.5.2.1": 8, "magma-ecb": 0, "magma-cbc": 8, "magma-cfb": 8, "magma-ofb": 8,
    "magma-ctr": 4, "magma-ctr-acpkm": 4, "gost89": 8, "gost89-cnt": 8, "gost89-cnt-12": 8, "gost89-cbc": 8, "gost89-ecb": 0,
}.items())
def test_cipher(ours, folder, cipher, iv):
    options = f"-{cipher} -K {KEY}" + (f" -iv {DATA.read_bytes()[:iv].hex()}" if iv else "")
    ours(f"enc {options} -in {DATA} -out encrypted")
    assert (folder / "encrypted").read_bytes() != DATA.read_bytes()
    ours(f"enc -d {options} -in encrypted -out decrypted")
    same("decrypted", DATA)


def test_cipher_under_a_password(ours):
    options = "-kuznyechik-cbc -pbkdf2 -md md_gost12_512 -pass stdin"
    ours(f"enc {options} -in {DATA} -out encrypted", input="password\n")
    ours(f"enc -d {options} -in encrypted -out decrypted", input="password\n")
    same("decrypted", DATA)


@pytest.mark.parametrize("algorithm", ["kuznyechik-ctr", "md_gost12_256"])
def test_speed(ours, algorithm):
    """Checks only that the command `openssl speed` runs without an error, and not the speed itself."""
    ours(f"speed -seconds 1 -bytes 16384 -evp {algorithm}")


@pytest.mark.parametrize("sentence, command", [
    ("allowed: 32 bytes", f"mac -macopt hexkey:{KEY}00 -in {DATA} kuznyechik-mac"),
    ("A, B, C, D, Z and test", f"mac -macopt hexkey:{KEY} -macopt paramset:E -in {DATA} gost-mac"),
    ("allowed: 1 to 8 bytes", f"mac -macopt hexkey:{KEY} -macopt size:9 -in {DATA} gost-mac"),
    ("needs a key", f"mac -in {DATA} gost-mac"),
    ("no key was set", "kdf -keylen 32 KDF_TREE"),
    ("kuznyechik-ctr-omac, magma-ctr-omac", f"kdf -keylen 32 -kdfopt hexkey:{KEY} -kdfopt tree:x TLSTREE"),
])
def test_what_is_wrong_and_what_is_allowed(ours, sentence, command):
    assert re.search(f"fastgost.*{sentence}", ours.refuses(sentence, command))


def test_ciphertext_that_is_cut_off(ours):
    errors = ours.refuses("fastgost", f"enc -d -kuznyechik-cbc -K {KEY} -iv {KEY[32:]}", input=bytes(100))
    assert re.search("fastgost.*(whole|padding|block)", errors)


def test_loaded_by_two_names_and_twice(ours):
    shutil.copy(ours.home / "fastgost.so", ours.home / "again.so")
    ours(f"dgst -provider fastgost -provider again -provider default -md_gost12_256 {DATA}")


def test_providers_are_listed(ours):
    ours.says("status: active", "list -providers -verbose")
    # A program may use its own copy of libcrypto. Only the messages of the provider name the libcrypto that has loaded
    # the provider.
    found = ours.says("fastgost provider", "list -providers", FASTGOST_PROVIDER_DEBUG="1")
    assert re.search("fastgost provider: loaded by OpenSSL [34]", found)


PYTHON = """
import hashlib, hmac, os, sys, threading
path, expected, expected_mac, key = sys.argv[1:]
data = open(path, "rb").read()
hash = hashlib.new("md_gost12_512")
for i in range(0, len(data), 77):
    hash.update(data[i:i + 77])
    hash = hash.copy()
assert hash.hexdigest() == expected, hash.hexdigest()
assert hash.digest_size == hash.block_size == 64
assert hmac.new(bytes.fromhex(key), data, "md_gost12_256").hexdigest() == expected_mac
assert hashlib.pbkdf2_hmac("md_gost12_512", b"password", b"salt", 1).hex().startswith("64770af7f748c3b1c9ac831dbcfd85c2")

def right():
    return hashlib.new("md_gost12_512", data).hexdigest() == expected

# The function right() runs in a child process after a fork, and in threads.
pid = os.fork()
if pid == 0:
    os._exit(0 if right() else 1)
assert os.waitpid(pid, 0)[1] == 0
results = []
threads = [threading.Thread(target=lambda: results.extend(right() for _ in range(200))) for _ in range(16)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
assert len(results) == 16 * 200 and all(results)
"""


def test_python_configured_by_its_environment(ours_3, fastgost):
    """Tests Debian's Python, which uses OpenSSL 3. The environment variable OPENSSL_CONF names a configuration that
    loads the provider into this OpenSSL."""
    ours_3.python()("-c", PYTHON, DATA, fastgost(f"sum -a streebog512 {DATA}").split()[0],
                    fastgost(f"mac -a hmac-streebog256 --insecure-key-hex {KEY} {DATA}").split()[0], KEY)


def test_python_loads_this_libcrypto(ours):
    ask = "import ctypes, sys; f = ctypes.CDLL(sys.argv[1]).OpenSSL_version; f.restype = ctypes.c_char_p; print(f(0).decode())"
    assert ours.python()("-c", ask, ours.libcrypto).split()[1] == ours.version


def test_functions_of_libcrypto(ours, report):
    """Runs a program that calls libcrypto's functions. The program uses no configuration file of OpenSSL. It loads the
    provider by a function call."""
    report(passed(ours.python()("", TESTS / "evp.py", ours.home, ours.libcrypto, OPENSSL_CONF="/dev/null"), "evp"))


def test_legacy_methods(ours_3, report):
    report(passed(ours_3.python()("", TESTS / "legacy.py", ours_3.home, OPENSSL_CONF="/dev/null"), "legacy"))


def test_contexts_in_c(ours, report):
    report(passed(ours.compiled("contexts")(), "contexts.c"))


@pytest.mark.parametrize("suites", ["", "tls"])
def test_the_heap_stays_as_it_is(installed, suites):
    """Runs a program that repeats every kind of operation many times. The heap of the program must not grow."""
    installed.compiled("leaks")(f"300 {suites}")


def test_memory(installed):
    checked = installed.under_valgrind()
    checked(f"dgst -md_gost12_256 {DATA}")
    checked(f"mac -macopt hexkey:{KEY} -in {DATA} gost-mac")
    checked(f"enc -kuznyechik-cbc -K {KEY} -iv {KEY[32:]} -in {DATA} -out encrypted")
    checked(f"enc -d -kuznyechik-cbc -K {KEY} -iv {KEY[32:]} -in encrypted -out decrypted")
    same("decrypted", DATA)

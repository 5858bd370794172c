"""Tests the cells in the table of docs/openssl.md that depend on the version of OpenSSL. If a cell says "yes", the
operation must work. If a cell says "no", the operation must fail. So if a new version of OpenSSL makes a cell wrong,
the test fails."""
from pathlib import Path

import pytest

COLUMNS = ["3.0", "3.5", "3.6", "4.0"]


# Each operation has three steps. First gost-engine prepares the files, then the tested version does the operation, and
# then gost-engine checks the result.
BEFORE = {
    "verify": "{} -sign -binary -nodetach -in message -signer cert.pem -inkey key.pem -outform DER -out first",
    "decrypt": "{} -encrypt -binary -gost89 -in message -outform DER -out first cert.pem",
}
OURS = {
    "certificate": "verify -check_ss_sig -CAfile cert.pem cert.pem",
    "pkcs12": "pkcs12 -export -inkey key.pem -in cert.pem -passout pass:x -macalg md_gost12_512 -out out",
    "verify": "{} -verify -binary -inform DER -in first -CAfile cert.pem -out again",
    "decrypt": "{} -decrypt -binary -inform DER -in first -inkey key.pem -recip cert.pem -out again",
    "sign": "{} -sign -binary -nodetach -in message -signer cert.pem -inkey key.pem -outform DER -out last",
    # This is the command `cms -sign` or `smime -sign` without more options. From OpenSSL 3.0 on, the command writes an
    # empty signature and reports success.
    "mail": "{} -sign -in message -signer cert.pem -inkey key.pem -out last",
    "timestamp": "ts -reply -config tsa.cnf -section tsa -queryfile query -signer cert.pem -inkey key.pem -out last",
    "encrypt": "{} -encrypt -binary -{} -in message -outform DER -out last {}",
    "suite": "ciphers -s -tls1_2 {}",
}
AFTER = {
    "sign": "{} -verify -binary -inform DER -in last -CAfile cert.pem -out again",
    "mail": "{} -verify -in last -CAfile cert.pem -out again",
    "encrypt": "{0} -decrypt -binary -inform DER -in last -inkey {3} -recip {2} -out again",
}
TSA = """[tsa]
serial = serial
default_policy = 1.2.3
digests = sha256
signer_digest = md_gost12_256
[time]
extendedKeyUsage = critical, timeStamping
[req]
distinguished_name = name
[name]
"""
YES = None
DIGEST, CIPHER, LEFT_OUT = "unknown message digest algorithm", "unsupported content encryption algorithm", "illegal zero content"
ATTRIBUTES = "the signed attributes of a document"
SUITE, SIGNER, RECIPIENT = "no cipher match", "signing not supported for this key type", "encryption not supported for this key type"


@pytest.mark.parametrize("columns, operation", [
    #  3.0       3.5       3.6       4.0
    ((YES,       YES,      YES,      DIGEST), "certificate"),
    ((YES,       YES,      YES,      "unknown digest algorithm"), "pkcs12"),
    ((YES,       YES,      YES,      "no matching digest"), "verify cms"),
    ((YES,       YES,      YES,      "unable to find message digest"), "verify smime"),
    ((ATTRIBUTES, YES,     YES,      "no default digest"), "sign cms"),
    ((ATTRIBUTES, YES,     YES,      "no default digest"), "mail cms"),
    ((SIGNER,    SIGNER,   SIGNER,   "no default digest"), "sign smime"),
    ((SIGNER,    SIGNER,   SIGNER,   "no default digest"), "timestamp"),
    ((YES,       YES,      YES,      "unknown cipher"), "decrypt cms"),
    ((YES,       YES,      YES,      YES), "decrypt smime"),
    ((YES,       YES,      YES,      YES), "encrypt cms aes256 ec.crt ec.pem"),
    ((LEFT_OUT,  LEFT_OUT, LEFT_OUT, CIPHER), "encrypt cms gost89 cert.pem key.pem"),
    ((RECIPIENT, RECIPIENT, RECIPIENT, RECIPIENT), "encrypt smime aes256 cert.pem key.pem"),
    ((YES,       YES,      YES,      CIPHER), "encrypt cms kuznyechik-ctr-acpkm ec.crt ec.pem"),
    *(((YES,     YES,      YES,      SUITE), f"suite {name}") for name in (
        "IANA-GOST2012-GOST8912-GOST8912", "LEGACY-GOST2012-GOST8912-GOST8912", "GOST2001-GOST89-GOST89",
        "GOST2012-KUZNYECHIK-KUZNYECHIKOMAC", "GOST2012-MAGMA-MAGMAOMAC")),
], ids=lambda value: value if isinstance(value, str) else "")
def test_limit(ours, installed, theirs, folder, columns, operation):
    """Tests one operation with one version of OpenSSL. For each version, the row of the operation has `YES` or the text
    of the error. If the operation works, its result must be correct."""
    assert ours.version[:3] in COLUMNS, f"docs/openssl.md has no column for {ours.version}"
    expected = columns[COLUMNS.index(ours.version[:3])]
    (folder / "message").write_text("a message\n")
    ours("genpkey -algorithm gost2012_256 -pkeyopt paramset:TCA -out key.pem")
    (folder / "tsa.cnf").write_text(TSA)
    (folder / "serial").write_text("01\n")
    usage = "-config tsa.cnf -extensions time" if operation == "timestamp" else ""
    installed(f"req -x509 -key key.pem -subj /CN=x -days 10 {usage} -out cert.pem")
    if operation == "timestamp":
        ours("ts -query -data message -sha256 -cert -out query")
    ours("req -x509 -newkey EC -pkeyopt group:P-256 -noenc -keyout ec.pem -subj /CN=x -days 10 -out ec.crt")
    name, *words = operation.split()
    if name in BEFORE:
        theirs(BEFORE[name].format(*words))
    done = ours.run(OURS[name].format(*words))
    # If the TSA refuses a request, the command `ts` writes a response with the refusal, and reports success.
    failed = done.returncode != 0 or (name == "timestamp" and "response setup error" in done.stderr)
    assert failed == (expected is not YES), done
    if expected is not YES:
        assert expected in done.stdout + done.stderr, done
        return
    if name in AFTER:
        theirs(AFTER[name].format(*words))
    if name in BEFORE or name in AFTER:
        # The line ends in mail may differ from the line ends in the message. So the test converts all line ends to one
        # form.
        again, message = (Path(folder / file).read_bytes() for file in ("again", "message"))
        assert again.replace(b"\r\n", b"\n") == message
    if name == "suite":
        assert words[0] in done.stdout.strip().split(":")

"""What depends on the version of OpenSSL in docs/openssl.md: what works must work, and what does not must not, so that nobody goes on
believing a "no" that a new version has turned into a yes."""
import pytest
from support import same

COLUMNS = ["3.0", "3.5", "3.6", "4.0"]


@pytest.fixture
def limits(ours, installed, theirs, folder):
    return Limits(ours, installed, theirs, folder)


class Limits:
    """Operations with a version, each with the right result; they end with the run that decides."""

    def __init__(self, ours, installed, theirs, folder):
        self.ours, self.theirs = ours, theirs
        (folder / "message").write_text("a message\n")
        ours("genpkey -algorithm gost2012_256 -pkeyopt paramset:TCA -out key.pem")
        installed("req -x509 -key key.pem -subj /CN=x -days 10 -out cert.pem")
        ours("genpkey -algorithm EC -pkeyopt group:P-256 -out ec.pem")
        ours("req -x509 -key ec.pem -subj /CN=x -days 10 -out ec.crt")

    def certificate(self):
        return self.ours.run("verify -check_ss_sig -CAfile cert.pem cert.pem")

    def pkcs12(self):
        return self.ours.run("pkcs12 -export -inkey key.pem -in cert.pem -passout pass:x -macalg md_gost12_512 -out out")

    def suite(self, name):
        return self.ours.run(f"ciphers -s -tls1_2 {name}")

    def verify(self, command):
        self.theirs(f"{command} -sign -binary -nodetach -in message -signer cert.pem -inkey key.pem -outform DER -out signed")
        return self.ours.run(f"{command} -verify -binary -inform DER -in signed -CAfile cert.pem -out again")

    def decrypt(self, command):
        self.theirs(f"{command} -encrypt -binary -gost89 -in message -outform DER -out encrypted cert.pem")
        return self.ours.run(f"{command} -decrypt -binary -inform DER -in encrypted -inkey key.pem -recip cert.pem -out again")

    def sign(self, command):
        done = self.ours.run(f"{command} -sign -binary -nodetach -in message -signer cert.pem -inkey key.pem -outform DER -out signed")
        if done.returncode == 0:
            self.theirs(f"{command} -verify -binary -inform DER -in signed -CAfile cert.pem -out again")
        return done

    def encrypt(self, command, cipher, recipient, key):
        done = self.ours.run(f"{command} -encrypt -binary -{cipher} -in message -outform DER -out encrypted {recipient}")
        if done.returncode == 0:
            self.theirs(f"{command} -decrypt -binary -inform DER -in encrypted -inkey {key} -recip {recipient} -out again")
        return done


YES = None
DIGEST, CIPHER, LEFT_OUT = "unknown message digest algorithm", "unsupported content encryption algorithm", "illegal zero content"
SUITE, SIGNER, RECIPIENT = "no cipher match", "signing not supported for this key type", "encryption not supported for this key type"


@pytest.mark.parametrize("columns, operation", [
    #  3.0       3.5       3.6       4.0
    ((YES,       YES,      YES,      DIGEST), "certificate"),
    ((YES,       YES,      YES,      "unknown digest algorithm"), "pkcs12"),
    ((YES,       YES,      YES,      "no matching digest"), "verify cms"),
    ((YES,       YES,      YES,      "unable to find message digest"), "verify smime"),
    ((LEFT_OUT,  YES,      YES,      "no default digest"), "sign cms"),
    ((SIGNER,    SIGNER,   SIGNER,   "no default digest"), "sign smime"),
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
def test_limit(limits, folder, columns, operation):
    """`YES`, or what a failure says, for each version."""
    version = limits.ours.version
    assert version[:3] in COLUMNS, f"docs/openssl.md has no column for {version}"
    expected = columns[COLUMNS.index(version[:3])]
    name, *arguments = operation.split()
    done = getattr(limits, name)(*arguments)
    assert (done.returncode == 0) == (expected is YES), done
    assert expected is YES or expected in done.stdout + done.stderr, done
    if expected is YES and name in ("verify", "decrypt", "sign", "encrypt"):
        same("again", "message")
    if expected is YES and name == "suite":
        assert arguments[0] in done.stdout.strip().split(":")

"""Makes random changes in the DER of valid certificates, chains, CRLs, certificate requests and signed documents, and
signs the changed objects again. Then the test compares our verdict with the verdicts of OpenSSL (with gost-engine) and
of BouncyCastle. The test fails if our library accepts an object that OpenSSL or BouncyCastle refuses. But a refusal for
one of the reasons in the file `argued` does not count. The test reports all reasons, and how often each reason
occurred. The file target/differential.txt has samples of the objects in hexadecimal digits.

The environment variable EXECUTIONS is the number of cases. The default is 3,000 cases, which take about a minute. The
variable SEED is the seed of the random changes. If the variable ONLY is the number of a case, the test shows only this
case."""
import os
import pathlib
import subprocess

from support import BUILT, ROOT, Program

HERE = pathlib.Path(__file__).parent


def test_we_accept_nothing_that_others_refuse(openssl, gcc, java, folder, report):
    if not os.environ.get("FASTGOST_BUILT"):
        subprocess.run("cargo build -q --release --example differential".split(), cwd=ROOT, check=True)
    gcc("-O2 -o peer", HERE / "peer.c", "-lcrypto")
    differential = Program("", BUILT / "examples/differential", **openssl.environment)
    options = ["--argued", HERE / "argued", "--report", ROOT / "target/differential.txt", "--openssl", folder / "peer",
               "--bouncycastle", " ".join(java.line("-XX:TieredStopAtLevel=4 Differential"))]
    for name in "EXECUTIONS", "SEED", "ONLY":
        if name in os.environ:
            options += [f"--{name.lower()}", os.environ[name]]
    report(differential("", *options, timeout=None))

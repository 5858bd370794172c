"""Valid certificates, chains, CRLs, requests and signed documents are changed at the level of DER and signed again.
Our verdict is compared with the verdicts of OpenSSL with gost-engine and of BouncyCastle. Fails if we accept a
document that one of them refuses, unless the cause is in the file `argued`. The test lists all causes with counts.
Samples are in target/differential.txt, in hexadecimal.

EXECUTIONS is the number of documents. By default there are 3,000, which takes about a minute. SEED is another seed.
ONLY is the number of a single case to show."""
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

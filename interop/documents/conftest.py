"""Fixtures for documents: BouncyCastle."""
import hashlib
import os
import pathlib
import urllib.request

import pytest
from support import ROOT, Program, need, skip

VERSION = "jdk18on-1.81"
ARCHIVES = {
    "bcprov": "249f396412b0c0ce67f25c8197da757b241b8be3ec4199386c00704a2457459b",
    "bcpkix": "b38c604871f3690109a3c00982d9145634125de3365a817ba16eb90d88e242c9",
    "bcutil": "31a5fe3a7ba42e3457b83930f0ff8d679fb5b76eaadf2b51f5740c92a394bf52",
}


@pytest.fixture(scope="session")
def java(tmp_path_factory):
    """Runs the classes of this folder with BouncyCastle. Its archives are in JARS, or come there from Maven Central."""
    need("javac:default-jdk-headless")
    jars = pathlib.Path(os.environ.get("JARS") or ROOT / "target/bouncycastle")
    jars.mkdir(parents=True, exist_ok=True)
    for name, digest in ARCHIVES.items():
        jar = jars / f"{name}-{VERSION}.jar"
        if not jar.exists():
            try:
                address = f"https://repo1.maven.org/maven2/org/bouncycastle/{name}-jdk18on/1.81/{jar.name}"
                with urllib.request.urlopen(address, timeout=300) as answer:
                    data = answer.read()
            except OSError as error:
                skip(f"no BouncyCastle: {error}")
            jar.write_bytes(data)
        assert hashlib.sha256(jar.read_bytes()).hexdigest() == digest, f"{jar} is not the known one; remove it"
    classes = tmp_path_factory.mktemp("classes")
    Program("javac")(f"-cp {jars}/* -d {classes}", *pathlib.Path(__file__).parent.glob("*.java"))
    return Program(f"java -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp {jars}/*:{classes}")

"""The fixture that runs our Java programs, which call BouncyCastle and Apache Santuario."""
import hashlib
import os
import pathlib
import urllib.request

import pytest
from support import ROOT, Program, need, skip

# Archives (JAR files) of Maven Central. Each row has the group and the name of an archive, the version, and the SHA-256
# digest.
ARCHIVES = [
    ("org/bouncycastle/bcprov-jdk18on", "1.81", "249f396412b0c0ce67f25c8197da757b241b8be3ec4199386c00704a2457459b"),
    ("org/bouncycastle/bcpkix-jdk18on", "1.81", "b38c604871f3690109a3c00982d9145634125de3365a817ba16eb90d88e242c9"),
    ("org/bouncycastle/bcutil-jdk18on", "1.81", "31a5fe3a7ba42e3457b83930f0ff8d679fb5b76eaadf2b51f5740c92a394bf52"),
    ("org/apache/santuario/xmlsec", "3.0.5", "ad39c8422c0a90d54377d53e1200d596879e7440ab88db0b1e15fb0410940f11"),
    ("org/slf4j/slf4j-api", "2.0.16", "a12578dde1ba00bd9b816d388a0b879928d00bab3c83c240f7013bf4196c579a"),
]


@pytest.fixture(scope="session")
def java(tmp_path_factory):
    """Returns a program that runs the Java classes of this folder. The folder JARS has the archives that the classes
    need. If an archive is missing, the fixture downloads the archive from Maven Central."""
    need("javac:default-jdk-headless")
    jars = pathlib.Path(os.environ.get("JARS") or ROOT / "target/bouncycastle")
    jars.mkdir(parents=True, exist_ok=True)
    for name, version, digest in ARCHIVES:
        jar = jars / f"{name.rsplit('/')[-1]}-{version}.jar"
        if not jar.exists():
            try:
                address = f"https://repo1.maven.org/maven2/{name}/{version}/{jar.name}"
                with urllib.request.urlopen(address, timeout=300) as answer:
                    data = answer.read()
            except OSError as error:
                skip(f"no {jar.name}: {error}")
            jar.write_bytes(data)
        assert hashlib.sha256(jar.read_bytes()).hexdigest() == digest, f"{jar} is not the known one; remove it"
    classes = tmp_path_factory.mktemp("classes")
    Program("javac")(f"-cp {jars}/* -d {classes}", *pathlib.Path(__file__).parent.glob("*.java"))
    return Program(f"java -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp {jars}/*:{classes}")

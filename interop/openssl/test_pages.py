"""Runs the commands of docs/openssl.md in the order of the page, with the configurations of the page."""
import os
import pathlib
import re

from support import BUILT, ROOT, Program

PAGE = (ROOT / "docs/openssl.md").read_text()


def test_installation(folder, provider):
    """Installs the provider into the folder where OpenSSL looks for providers. OpenSSL must find the installed
    provider."""
    build, install = re.search(r"^```console\n\$ (.*)\n\$ (.*)\n```$", PAGE, re.M).groups()
    assert build == "cargo build --release -p fastgost-openssl", "the tests do not build it again"
    file, modules = re.fullmatch(r"install target/release/(\S+) (\$\(.*\))/fastgost.so", install).groups()
    named = pathlib.Path(Program("bash -ec", f"echo {modules}")().strip())
    assert (named / "legacy.so").exists(), f"{named} is not the folder of OpenSSL's modules"
    (folder / "modules").mkdir()
    Program("bash -ec", install.replace(f"target/release/{file}", str(BUILT / file)).replace(modules, "modules"))()
    found = provider.but(OPENSSL_MODULES=folder / "modules")
    assert "fastgost" in found("list -providers")
    os.unlink("modules/fastgost.so")
    assert "fastgost" not in found.run("list -providers").stdout


def test_registration_at_load(folder, provider):
    """Tests the configuration with `tls = at-load`. The cipher suites exist, but libcrypto cannot sign certificates."""
    (section,) = re.findall(r"^```conf\n\[fastgost\]\n(.*?)^```$", PAGE, re.M | re.S)
    configuration = pathlib.Path(provider.environment["OPENSSL_CONF"]).read_text()
    assert "fastgost = active" in configuration and "tls" not in configuration
    (folder / "openssl.cnf").write_text(configuration.replace("fastgost = active", "fastgost = fastgost_section")
                                        + f"[fastgost_section]\n{section}")
    early = provider.but(OPENSSL_CONF=folder / "openssl.cnf")
    assert "GOST2012-KUZNYECHIK-KUZNYECHIKOMAC" in early("ciphers -s -v aGOST")
    request = "req -x509 -newkey gost2012_256 -pkeyopt paramset:A -noenc -subj /CN=x -keyout key.pem -out cert.pem"
    provider(request)
    # With legacy methods for keys, libcrypto cannot sign certificates.
    early.refuses("error", request)


def test_commands(installed, folder):
    blocks = "".join(re.findall(r"^```console\n(.*?)^```$", PAGE, re.M | re.S))
    lines = re.findall(r"^\$ openssl (.*)$", blocks, re.M)
    assert len(lines) == 6
    (folder / "file").write_text("text")
    for line in lines:
        # For these commands, a user has to type a passphrase. The test passes the passphrase by an option.
        writes = "" if line.startswith(("genpkey", "cms")) or "-noenc" in line else " -passout pass:words"
        reads = " -passin pass:words" if line.startswith("pkcs12") else ""
        installed(line + writes + reads)
        (name,) = re.findall(r"-out (\S+)", line)
        assert (folder / name).stat().st_size, line

"""The commands on docs/openssl.md, in their order."""
import re

from support import ROOT


def test_commands(installed, folder):
    page = (ROOT / "docs/openssl.md").read_text()
    blocks = "".join(re.findall(r"^```console\n(.*?)^```$", page, re.M | re.S))
    lines = re.findall(r"^\$ openssl (.*)$", blocks, re.M)
    assert len(lines) == 6
    (folder / "file").write_text("text")
    for line in lines:
        # Somebody has to type these passphrases.
        writes = "" if line.startswith(("genpkey", "cms")) or "-noenc" in line else " -passout pass:words"
        reads = " -passin pass:words" if line.startswith("pkcs12") else ""
        installed(line + writes + reads)
        (name,) = re.findall(r"-out (\S+)", line)
        assert (folder / name).stat().st_size, line

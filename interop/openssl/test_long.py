"""Tests of the provider that take long. Every kind of operation runs 10,000 times, and the process must not use more
and more memory (heap and resident size). Some hundred operations run under valgrind. 16 threads make 400 TLS handshakes
each."""
import pytest

pytestmark = pytest.mark.long
COUNT, FEW = 10_000, 200
IANA, LEGACY = "IANA-GOST2012-GOST8912-GOST8912", "LEGACY-GOST2012-GOST8912-GOST8912"
KUZNYECHIK = "GOST2012-KUZNYECHIK-KUZNYECHIKOMAC"


def run(installed, program, arguments, valgrind):
    program = installed.compiled(program)
    if valgrind:
        installed.under_valgrind(program)(arguments, timeout=7200, UNDER_VALGRIND="1")
    else:
        program(arguments, timeout=7200)


@pytest.mark.parametrize("suites", ["", "tls"])
@pytest.mark.parametrize("count, valgrind", [(COUNT, False), (FEW, True)], ids=["", "valgrind"])
def test_every_operation(installed, count, valgrind, suites):
    run(installed, "leaks", f"{count} {suites}", valgrind)


@pytest.mark.parametrize("bits, suite, work, valgrind", [
    (256, IANA, f"repeat {COUNT}", False),
    (512, LEGACY, f"repeat {COUNT // 10}", False),
    (256, KUZNYECHIK, f"repeat {COUNT // 10}", False),
    (256, IANA, "threads 16 400", False),
    (256, KUZNYECHIK, "threads 16 400", False),
    (256, IANA, f"repeat {FEW // 10}", True),
    (256, KUZNYECHIK, f"repeat {FEW // 10}", True),
    (256, IANA, "threads 4 3", True),
])
def test_both_ends_of_tls(installed, bits, suite, work, valgrind):
    installed(f"req -x509 -newkey gost2012_{bits} -pkeyopt paramset:A -noenc -keyout key -subj /CN=localhost -days 30 -out cert")
    run(installed, "tls", f"cert key {suite} {work}", valgrind)

#!/usr/bin/env python3
"""Lists the binary interface of the C library. The list has the library's name (SONAME) and the names of the symbols to
which programs are linked. It also has the layout of each structure, the values of the constants in the header, and the
types of the functions.

    interop/abi.py       writes crates/fastgost-capi/abi.txt again, from what `cargo build --release` has built

The first line of abi.txt ends with `.so.` and a number. If a change of the library changes or removes another line of
the file, the developer must increase this number. If a change only adds new lines, the number stays the same."""
import os
import pathlib
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
CAPI = ROOT / "crates/fastgost-capi"
LIST = CAPI / "abi.txt"


def output(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def abi(library, folder):
    """Returns the lines of the list for a shared library and the header fastgost.h. The function compiles a program in
    `folder`, and this program prints some of the lines."""
    symbols = sorted(line.split()[2] for line in output("nm", "-D", "--defined-only", library).splitlines())
    header = CAPI / "include/fastgost.h"
    # The preprocessor removes the comments from the header. Then this code joins all lines, except preprocessor
    # directives.
    code = output("gcc", "-w", "-fpreprocessed", "-dD", "-E", "-P", header)
    code = " ".join(line for line in code.split("\n") if not line.startswith("#"))
    code = re.sub(" +", " ", code)
    lines = []
    for name in re.findall(r"^#define (FASTGOST_(?!VERSION_)[A-Z0-9_]*) [0-9]*$", header.read_text(), re.M):
        lines.append(f'printf("value {name} %d\\n", {name});')
    for name, fields in re.findall(r"struct (fastgost_[a-z_]*) \{([^}]*)\}", code):
        lines.append(f'printf("struct {name} %zu\\n", sizeof(struct {name}));')
        for field in re.findall(r"[ *]([a-z_]+);", fields):
            lines.append(f'printf("field {name}.{field} %zu\\n", offsetof(struct {name}, {field}));')
    source, program = folder / "abi.c", folder / "abi"
    source.write_text("#include <fastgost.h>\n#include <stdio.h>\nint main(void) {" + "\n".join(lines) + "return 0; }\n")
    subprocess.run(["gcc", source, "-o", program, "-I", header.parent], check=True)
    types = re.findall(r"(?:typedef|FASTGOST_MUST_USE|int fastgost_|const char \*fastgost_)[^;]*", code)
    types = sorted("type " + text.removeprefix("FASTGOST_MUST_USE ") for text in types)
    return [*(f"symbol {name}" for name in symbols), *output(program).splitlines(), *types]


def soname(library):
    return "soname " + re.search(r"SONAME.*\[(.*)\]", output("readelf", "-d", library))[1]


if __name__ == "__main__":
    built = pathlib.Path(os.environ.get("FASTGOST_BUILT") or ROOT / "target/release") / "libfastgost_capi.so"
    first = LIST.read_text().split("\n")[0]
    with tempfile.TemporaryDirectory() as folder:
        LIST.write_text("\n".join([first, *abi(built, pathlib.Path(folder))]) + "\n")

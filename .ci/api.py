#!/usr/bin/env python3
"""Lists the public items of the library, one per line, from rustdoc's JSON. The list has every item that a user can
name, with its signature.

    .ci/api.py > crates/fastgost/public-api.txt     writes the list again
    .ci/api.py --check                              compares the list with the library, and shows what differs

The list has the items that exist when the feature `std` is turned on. Items that need the features `tables`, `count` or
`circuits` are not listed. The features `tables` and `count` are for measurements, and `circuits` is for the generator
of the GPUs' kernels. Items that the documentation hides are also listed, since users can name them. Blanket and
automatic traits are not listed. The library is built on other crates of this workspace. From these crates, the list has
only the items that the library re-exports. Tools such as cargo-public-api list only one crate. If an item is
re-exported from another crate, these tools do not list its methods, because rustdoc's JSON has no items of other
crates."""
import difflib
import json
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STANDARD = ("core", "alloc", "std")
# The crates whose items the library re-exports under its own name.
OURS = ("fastgost_base", "fastgost_curve")
# The formats of rustdoc's JSON with which this script was tested, and a Rust version that writes one of them.
FORMATS, RUST = (57,), "1.95"
LIST = ROOT / "crates/fastgost/public-api.txt"
PACKAGES = ("fastgost", "fastgost-base", "fastgost-curve")


def documentation(package):
    target = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
    command = ["cargo", "rustdoc", "-q", "-p", package, "--lib", "--features", "std", "--", "-Z", "unstable-options",
               "--output-format", "json", "--document-hidden-items", "--cap-lints", "allow"]
    subprocess.run(command, cwd=ROOT, check=True, env={**os.environ, "RUSTC_BOOTSTRAP": "1"}, stdout=sys.stderr)
    document = json.loads((target / f"doc/{package.replace('-', '_')}.json").read_text())
    check_format(document.get("format_version"))
    return document


def check_format(version):
    if version not in FORMATS:
        raise SystemExit(f"rustdoc's JSON has format {version}; known to .ci/api.py: {', '.join(map(str, FORMATS))}. "
                         f"Run it with RUSTUP_TOOLCHAIN={RUST}, or add {version} to FORMATS if the list then comes out unchanged.")


class Api:
    def __init__(self, package):
        document = documentation(package)
        self.index, self.paths = document["index"], document["paths"]
        self.lines, self.seen = set(), set()
        self.module(self.index[str(document["root"])], package.replace("-", "_"))

    def module(self, module, path):
        for item in module["inner"]["module"]["items"]:
            self.item(item, path)

    def item(self, number, path):
        item = self.index.get(str(number))
        if item is None:
            return
        (kind, inner), = item["inner"].items()
        if kind == "use":
            return self.use(inner, path)
        if item["visibility"] != "public":
            return
        self.named(item, kind, inner, f"{path}::{item['name']}")

    def use(self, use, path):
        target = self.index.get(str(use["id"]))
        if target is None:
            # rustdoc's JSON does not have this item, because it belongs to another crate.
            return self.lines.add(f"pub use {path}::{use['name']} = {use['source']}")
        (kind, inner), = target["inner"].items()
        if use["is_glob"]:
            return self.module(target, path)
        self.named(target, kind, inner, f"{path}::{use['name']}")

    def named(self, item, kind, inner, path):
        if (item["id"], path) in self.seen:
            return
        self.seen.add((item["id"], path))
        marks = "".join(f"#[{mark}] " for mark in ["non_exhaustive"] if any(mark in str(a) for a in item["attrs"]))
        add = lambda text: self.lines.add(marks + text)
        if kind == "module":
            add(f"pub mod {path}")
            self.module(item, path)
        elif kind == "function":
            add("pub " + self.function(inner, path))
        elif kind == "constant":
            add(f"pub const {path}: {self.type(inner['type'])}")
        elif kind == "static":
            add(f"pub static {path}: {self.type(inner['type'])}")
        elif kind == "type_alias":
            add(f"pub type {path}{self.generics(inner['generics'])} = {self.type(inner['type'])}")
        elif kind == "macro":
            add(f"macro {path}")
        elif kind in ("struct", "union"):
            add(f"pub {kind} {path}{self.generics(inner['generics'])}{self.where(inner['generics'])}")
            form = inner.get("kind", "")
            if "plain" in form:
                self.fields(form["plain"]["fields"], path, "pub ")
            elif "tuple" in form:
                self.fields([f for f in form["tuple"] if f is not None], path, "pub ")
            self.impls(inner["impls"], path)
        elif kind == "enum":
            add(f"pub enum {path}{self.generics(inner['generics'])}")
            for variant in inner["variants"]:
                self.variant(self.index[str(variant)], path)
            self.impls(inner["impls"], path)
        elif kind == "trait":
            bounds = self.bounds(inner["bounds"])
            add(f"pub trait {path}{self.generics(inner['generics'])}{': ' + bounds if bounds else ''}")
            for member in inner["items"]:
                self.member(member, path)
        else:
            add(f"{kind} {path}")

    def fields(self, numbers, path, visibility):
        for number in numbers:
            field = self.index.get(str(number))
            if field and (field["visibility"] == "public" or not visibility):
                self.lines.add(f"{visibility}{path}.{field['name']}: {self.type(field['inner']['struct_field'])}")

    def variant(self, variant, path):
        form, name = variant["inner"]["variant"]["kind"], f"{path}::{variant['name']}"
        if form == "plain":
            return self.lines.add(name)
        if "tuple" in form:
            types = [self.type(self.index[str(f)]["inner"]["struct_field"]) for f in form["tuple"] if f is not None]
            return self.lines.add(f"{name}({', '.join(types)})")
        self.lines.add(name)
        self.fields(form["struct"]["fields"], name, "")

    def impls(self, numbers, path):
        for number in numbers:
            item = self.index.get(str(number))
            if item is None:
                continue
            impl = item["inner"]["impl"]
            if impl["blanket_impl"] or impl["is_synthetic"]:
                continue
            if impl["trait"]:
                if impl["trait"]["path"].endswith("StructuralPartialEq"):
                    continue
                generics, where = self.generics(impl["generics"]), self.where(impl["generics"])
                self.lines.add(f"impl{generics} {self.path(impl['trait'])} for {self.type(impl['for'], path)}{where}")
            else:
                for member in impl["items"]:
                    self.member(member, path, inherent=True)

    def member(self, number, path, inherent=False):
        item = self.index.get(str(number))
        if item is None or inherent and item["visibility"] != "public":
            return
        (kind, inner), = item["inner"].items()
        name, start = f"{path}::{item['name']}", "pub " if inherent else ""
        if kind == "function":
            self.lines.add(start + self.function(inner, name) + (" { .. }" if not inherent and inner["has_body"] else ""))
        elif kind == "assoc_const":
            self.lines.add(f"{start}const {name}: {self.type(inner['type'])}")
        elif kind == "assoc_type":
            self.lines.add(f"{start}type {name}: {self.bounds(inner['bounds'])}")

    # Signatures.

    def function(self, function, name):
        header, signature = function["header"], function["sig"]
        words = [word for word, on in [("const", header["is_const"]), ("async", header["is_async"]), ("unsafe", header["is_unsafe"])] if on]
        inputs = ", ".join(self.input(name, of) for name, of in signature["inputs"])
        output = f" -> {self.type(signature['output'])}" if signature["output"] else ""
        generics = function["generics"]
        return " ".join(words + ["fn"]) + f" {name}{self.generics(generics)}({inputs}){output}{self.where(generics)}"

    def input(self, name, of):
        if name == "self":
            return {"Self": "self", "&Self": "&self", "&mut Self": "&mut self"}.get(self.type(of), f"self: {self.type(of)}")
        return f"{name}: {self.type(of)}"

    def generics(self, generics):
        shown = []
        for parameter in generics["params"]:
            (kind, inner), = parameter["kind"].items()
            if kind == "type":
                if inner["is_synthetic"]:
                    continue
                bounds, default = self.bounds(inner["bounds"]), inner["default"]
                shown.append(parameter["name"] + (f": {bounds}" if bounds else "") + (f" = {self.type(default)}" if default else ""))
            elif kind == "const":
                shown.append(f"const {parameter['name']}: {self.type(inner['type'])}")
            else:
                shown.append(parameter["name"])
        return f"<{', '.join(shown)}>" if shown else ""

    def where(self, generics):
        shown = []
        for predicate in generics["where_predicates"]:
            (kind, inner), = predicate.items()
            if kind == "bound_predicate":
                shown.append(f"{self.type(inner['type'])}: {self.bounds(inner['bounds'])}")
            elif kind == "lifetime_predicate":
                shown.append(f"{inner['lifetime']}: {' + '.join(inner['outlives'])}")
            else:
                shown.append(f"{self.type(inner['lhs'])} == {self.term(inner['rhs'])}")
        return f" where {', '.join(shown)}" if shown else ""

    def bounds(self, bounds):
        shown = []
        for bound in bounds:
            (kind, inner), = bound.items()
            if kind == "trait_bound":
                shown.append(("?" if inner["modifier"] == "maybe" else "") + self.path(inner["trait"]))
            elif kind == "outlives":
                shown.append(inner)
            else:
                shown.append(f"use<{', '.join(self.captured(of) for of in inner)}>")
        return " + ".join(shown)

    def captured(self, of):
        return of if isinstance(of, str) else next(iter(of.values()))

    def term(self, term):
        (kind, inner), = term.items()
        return self.type(inner) if kind == "type" else inner["expr"]

    def path(self, path):
        # The result leaves out the modules between the crate and the item. If the item belongs to another crate, its
        # modules may be private, and a new version of the crate may rename them.
        known = self.paths.get(str(path["id"]))
        name = ((path.get("path") or path.get("name")) if known is None else known["path"][-1]).rsplit("::", 1)[-1]
        if known and known["crate_id"] != 0:
            crate = known["path"][0]
            name = name if crate in OURS or crate in STANDARD and name not in ("Hash", "Result") else f"{crate}::{name}"
        return name + self.arguments(path.get("args"))

    def arguments(self, arguments):
        if not arguments:
            return ""
        (kind, inner), = arguments.items() if isinstance(arguments, dict) else ((arguments, {}),)
        if kind == "parenthesized":
            output = f" -> {self.type(inner['output'])}" if inner["output"] else ""
            return f"({', '.join(self.type(of) for of in inner['inputs'])}){output}"
        if kind != "angle_bracketed":
            return ""
        shown = []
        for argument in inner["args"]:
            if argument == "infer":
                shown.append("_")
                continue
            (kind, of), = argument.items()
            shown.append({"type": lambda: self.type(of), "lifetime": lambda: of, "const": lambda: of["expr"]}[kind]())
        for constraint in inner["constraints"]:
            (kind, of), = constraint["binding"].items()
            name = constraint["name"] + self.arguments(constraint.get("args"))
            shown.append(f"{name} = {self.term(of)}" if kind == "equality" else f"{name}: {self.bounds(of)}")
        return f"<{', '.join(shown)}>" if shown else ""

    def type(self, of, own=None):
        if of == "infer":
            return "_"
        (kind, inner), = of.items()
        if kind == "resolved_path":
            return own + self.arguments(inner["args"]) if own and own.endswith(inner["path"].rpartition("::")[2]) else self.path(inner)
        if kind in ("generic", "primitive"):
            return {"never": "!"}.get(inner, inner)
        if kind == "borrowed_ref":
            life = f"{inner['lifetime']} " if inner["lifetime"] else ""
            return f"&{life}{'mut ' if inner['is_mutable'] else ''}{self.type(inner['type'])}"
        if kind == "raw_pointer":
            return f"*{'mut' if inner['is_mutable'] else 'const'} {self.type(inner['type'])}"
        if kind == "slice":
            return f"[{self.type(inner)}]"
        if kind == "array":
            return f"[{self.type(inner['type'])}; {inner['len']}]"
        if kind == "tuple":
            return f"({', '.join(map(self.type, inner))}{',' if len(inner) == 1 else ''})"
        if kind == "impl_trait":
            return f"impl {self.bounds(inner)}"
        if kind == "dyn_trait":
            traits = [self.path(t["trait"]) for t in inner["traits"]] + ([inner["lifetime"]] if inner["lifetime"] else [])
            return f"dyn {' + '.join(traits)}"
        if kind == "qualified_path":
            whole = self.type(inner["self_type"])
            if inner["trait"] and whole != "Self" and inner["trait"].get("path"):
                return f"<{whole} as {self.path(inner['trait'])}>::{inner['name']}"
            return f"{whole}::{inner['name']}"
        if kind == "function_pointer":
            inputs = ", ".join(self.type(t) for _, t in inner["sig"]["inputs"])
            output = f" -> {self.type(inner['sig']['output'])}" if inner["sig"]["output"] else ""
            return f"fn({inputs}){output}"
        return kind


def place(line):
    """Returns the key by which a line is sorted. Lines are in the order of paths. The traits of a type come after the
    type's own items."""
    if line.startswith("impl"):
        return (line.rsplit(" for ", 1)[1].replace("<", "\0"), 1, line)
    words = r"(#\[\w+\] )?(pub )?((const|unsafe|async) (?=fn ))*((fn|mod|struct|union|enum|trait|type|const|static|use|macro) )?"
    return (re.sub(f"^{words}", "", line).replace("<", "\0"), 0, line)


def passed_on(library, part):
    """Returns some of the lines in `part`, the lines of a crate on which the library is built. The returned lines are
    about items that the library re-exports, and about types to which re-exported aliases refer."""
    names, found = set(re.findall(r"^pub use .* = ((?:fastgost_base|fastgost_curve)::\S+)$", "\n".join(library), re.M)), set()
    while True:
        found = {line for line in part if any(re.search(rf"(?<![\w:]){name}(?!\w)", line) for name in names)}
        aliases = {m[1] for line in found if (m := re.match(r"pub type \S+ = (\w+)", line))}
        more = {m[1] for line in part if (m := re.match(r"pub (?:struct|enum) (\S+?)(?:<.*)?$", line)) and m[1].split("::")[-1] in aliases}
        if more <= names:
            return found
        names |= more


def main():
    arguments = sys.argv[1:]
    if arguments not in ([], ["--check"]):
        sys.exit(__doc__)
    library, *parts = [Api(package).lines for package in PACKAGES]
    lines = [f"{line}\n" for of in [library, *(passed_on(library, part) for part in parts)] for line in sorted(of, key=place)]
    if not arguments:
        return sys.stdout.writelines(lines)
    listed = LIST.read_text().splitlines(keepends=True) if LIST.exists() else []
    differences = list(difflib.unified_diff(listed, lines, str(LIST.relative_to(ROOT)), "the library", n=0))
    sys.stdout.writelines(differences)
    if differences:
        sys.exit("The public items are not those of the list. If that is meant: .ci/api.py > crates/fastgost/public-api.txt")
    print(f"{len(lines)} public items, as listed")


main()

#!/usr/bin/env python3
"""Copies the pages of the site, and the files to which the pages link, into a folder. The copies have the same paths as
in the repository. The command is `docs/site/stage.py FOLDER`."""
import re
import shutil
import subprocess
import sys
from pathlib import Path

LEFT_OUT = re.compile(r"lab/record/.+/|crates/fastgost/src/possession\.md")


def main(to):
    root = Path(__file__).resolve().parents[2]
    names = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=root, capture_output=True, text=True, check=True)
    known = set(names.stdout.splitlines())
    pages = [name for name in known if name.endswith(".md") and not LEFT_OUT.match(name)]
    wanted = {*pages, "docs/site/extra.css"}
    folders = {}
    for page in pages:
        text = (root / page).read_text()
        for link in re.findall(r"\]\(([^)#\s]+)(?:#[^)\s]*)?\)|(?:src|srcset)=\"([^\"]+)\"", text):
            link = link[0] or link[1]
            if "://" in link or link.startswith("mailto:"):
                continue
            path = (root / page).parent / link
            try:
                name = path.resolve().relative_to(root).as_posix()
            except ValueError:
                continue
            if name in known:
                wanted.add(name)
            elif path.is_dir():
                folders.setdefault(page, set()).add(link)
    for name in sorted(wanted):
        at = to / name
        at.parent.mkdir(parents=True, exist_ok=True)
        if name in folders:
            # The site has no pages that list the files of a folder. So a link to a folder becomes text without a link.
            text = (root / name).read_text()
            for link in folders[name]:
                text = re.sub(rf"\[([^\]]+)\]\({re.escape(link)}\)", r"\1", text)
            at.write_text(text)
        else:
            shutil.copyfile(root / name, at)
    print(f"{len(pages)} pages, {len(wanted) - len(pages)} other files")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

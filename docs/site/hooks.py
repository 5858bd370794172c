"""Hooks of mkdocs, the program that makes the site. One hook writes links to the references, which are on the site but
not in the repository. The other hooks replace a script from the network by a file of the site."""
import re

from mkdocs.utils import get_relative_url

# If a user opens the pages as files, the search needs this script. The theme loads the script from the network.
SHIM = "https://unpkg.com/iframe-worker/shim"


def on_page_markdown(markdown, page, **_):
    if page.file.src_uri != "docs/site/references.md":
        return markdown
    # The links are written as HTML, because mkdocs searches the targets of Markdown links among its pages.
    return re.sub(r"\[(\w+)\]\(((?:\.\./)+(?:rust|python|javascript)/[^)]*)\)", r'<a href="\2">\1</a>', markdown)


def on_post_page(output, page, **_):
    return output.replace(SHIM, get_relative_url("iframe-worker.js", page.url))


def on_post_template(output_content, **_):
    return output_content.replace(SHIM, "iframe-worker.js")

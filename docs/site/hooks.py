"""What the site has and the repository has not: references beside the pages, and no need of a network."""
import re

from mkdocs.utils import get_relative_url

# Pages that are opened as files search by this shim, which the theme takes from the network.
SHIM = "https://unpkg.com/iframe-worker/shim"


def on_page_markdown(markdown, page, **_):
    if page.file.src_uri != "docs/site/references.md":
        return markdown
    # As HTML, which mkdocs does not look up among its pages.
    return re.sub(r"\[(\w+)\]\(((?:\.\./)+(?:rust|python|javascript)/[^)]*)\)", r'<a href="\2">\1</a>', markdown)


def on_post_page(output, page, **_):
    return output.replace(SHIM, get_relative_url("iframe-worker.js", page.url))


def on_post_template(output_content, **_):
    return output_content.replace(SHIM, "iframe-worker.js")

"""Links of pages that lead to the references, which are beside the pages on the site and nowhere in the repository."""
import re

def on_page_markdown(markdown, page, **_):
    if page.file.src_uri != "docs/site/references.md":
        return markdown
    # As HTML, which mkdocs does not look up among its pages.
    return re.sub(r"\[(\w+)\]\(((?:\.\./)+(?:rust|python|javascript)/[^)]*)\)", r'<a href="\2">\1</a>', markdown)

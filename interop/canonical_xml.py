"""Makes random XML documents, and computes the canonical XML of these documents with libxml2. Programs for XML
signatures call libxml2 in the same way."""
import ctypes
import random

FORMS = {"inclusive": 0, "exclusive": 1, "inclusive11": 2}
XML = "http://www.w3.org/XML/1998/namespace"
# No URI contains the character "&" after the parser has replaced the references, because libxml2 writes this character
# in the URI of a namespace as "&#38;".
URIS = ["urn:a", "urn:b", "urn:c", "http://example.org/x?y=1;z=2", "urn:&#x41;", "urn:a"]
PREFIXES = ["p", "q", "r", "ns1", "Ж", "p-1.x"]
NAMES = ["a", "b", "e1", "Имя", "x-y.z", "_u", "A"]


class Made:
    """A random document. One element of the document has the identifier `id`, unless `id` is None."""

    def __init__(self, seed):
        self.random, self.serial, self.elements = random.Random(seed), 0, 0
        self.inherited_base = False
        r = self.random
        self.chosen = r.choice([0, 1, 1, 2, 3, 5])
        parts = [r.choice(["", "", "\ufeff"]), r.choice(["", "<?xml version='1.0'?>", '<?xml version="1.0" encoding="UTF-8" ?>\r\n'])]
        parts += self.outside() + [self.element({}, 0, False)] + self.outside()
        self.bytes = "".join(parts).encode()
        self.id = "x" if self.elements > self.chosen else None

    def outside(self):
        return [self.random.choice([self.comment, self.instruction, self.space])() for _ in range(self.random.randrange(3))]

    def space(self):
        return "".join(self.random.choices([" ", "\n", "\t", "\r\n", "\r"], k=self.random.randrange(4)))

    def some(self):
        """Returns random white space for the place between two attributes. The white space has at least one
        character."""
        return self.random.choice([" ", " ", " ", "\n", "\t", "\r\n", "  "])

    def comment(self):
        return f"<!--{self.random.choice(['', ' c ', '<a>&amp;', 'х', 'a' + chr(13) + 'b', ' ]]> '])}-->"

    def instruction(self):
        return f"<?{self.random.choice(['p', 'q ', 'p  d=1?', 'x-y <&amp;>', 'p ' + chr(13) + 'x', 'p v '])}?>"

    def characters(self, quote):
        known = ["x", "я", "😀", " ", "\t", "\n", "\r\n", "\r", "&amp;", "&lt;", "&gt;", "&quot;", "&apos;", "&#13;", "&#xA;", "&#9;", "&#x20;",
                 "&#38;", "&#60;", "&#x1F600;", ">", "\u0085", "\u2028", "\u00a0", "]]", "'" if quote != "'" else "-",
                 '"' if quote != '"' else "-"]
        return "".join(self.random.choices(known, k=self.random.randrange(6)))

    def text(self):
        text = self.characters("").replace("]]>", "]]&gt;")
        # The text before this text may end with "]]", and a text must not contain "]]>". So this text must not begin
        # with ">".
        return "x" + text if text.startswith(">") else text

    def section(self):
        text = self.random.choice(["", "x", "<&>", "]]", "\r\n\r", " ", "&amp;", "&#13;"])
        return f"<![CDATA[{text}]]>"

    def attribute(self, name, value=None):
        quote = self.random.choice("'\"")
        space = self.random.choice(["", "", " ", "\n"])
        value = self.characters(quote) if value is None else value.replace('"', "&quot;")
        return f"{self.some()}{name}{space}={space}{quote}{value}{quote}"

    def element(self, scope, depth, with_base):
        r = self.random
        number, self.elements = self.elements, self.elements + 1
        scope, attributes = dict(scope), []
        for prefix in r.sample(PREFIXES, r.choice([0, 0, 1, 1, 2, 4])):
            scope[prefix] = r.choice(URIS)
            attributes.append(self.attribute(f"xmlns:{prefix}", scope[prefix]))
        if r.random() < 0.3:
            scope[""] = r.choice(URIS + ["", "", ""])
            attributes.append(self.attribute("xmlns", scope[""]))
        if r.random() < 0.03:
            attributes.append(self.attribute("xmlns:xml", XML))
        prefixes = [prefix for prefix in scope if prefix]
        used = {("", name) for name in ["Id"]}
        for _ in range(r.choice([0, 0, 1, 2, 3, 6])):
            prefix, name = r.choice(["", "", "xml", *prefixes]), r.choice(NAMES)
            value = None
            if prefix == "xml":
                name = r.choice(["lang", "space", "id", "other", "base"])
                value = {"space": r.choice(["preserve", "default"]), "id": f"i{self.serial}", "base": "urn:base", "lang": "ru"}.get(name)
                self.serial += 1
                # Our program refuses an element with two identifiers. So the chosen element gets no xml:id here.
                if name == "base" and r.random() < 0.8 or name == "id" and number == self.chosen:
                    continue
            uri = scope.get(prefix, prefix).replace("&#x41;", "A") if prefix else ""
            if (uri, name) in used:
                continue
            used.add((uri, name))
            with_base |= (prefix, name) == ("xml", "base")
            attributes.append(self.attribute(f"{prefix}:{name}" if prefix else name, value))
        if number == self.chosen:
            attributes.append(self.attribute("Id", "x"))
            self.inherited_base = with_base
        r.shuffle(attributes)
        prefix = r.choice(["", *prefixes])
        name = f"{prefix}:{r.choice(NAMES)}" if prefix else r.choice(NAMES)
        children = []
        for _ in range(r.randrange(5 if depth < 5 else 1) + (2 if depth == 0 else 0)):
            make = r.choice([self.text, self.text, self.section, self.comment, self.instruction, None, None, None])
            children.append(make() if make else self.element(scope, depth + 1, with_base))
        start = f"<{name}{''.join(attributes)}{r.choice(['', '', ' ', chr(10)])}"
        text = "".join(children)
        return f"{start}/>" if not text and r.random() < 0.5 else f"{start}>{text}</{name}{r.choice(['', ' '])}>"


class Libxml2:
    def __init__(self):
        self.lib, self.free = ctypes.CDLL("libxml2.so.2"), ctypes.CDLL(None).free
        self.free.argtypes = [ctypes.c_void_p]
        for name in ["xmlReadMemory", "xmlXPathNewContext", "xmlXPathEvalExpression"]:
            getattr(self.lib, name).restype = ctypes.c_void_p
        self.version = ctypes.c_char_p.in_dll(self.lib, "xmlParserVersion").value.decode()

    def canonical(self, document, form, comments, id, prefixes):
        """Returns the canonical XML, or None if libxml2 cannot read or write the document."""
        lib, no_network_no_words = self.lib, 1 << 11 | 1 << 5 | 1 << 6
        tree = lib.xmlReadMemory(document, len(document), None, None, no_network_no_words)
        if not tree:
            return None
        context = found = nodes = None
        try:
            if id:
                context = lib.xmlXPathNewContext(ctypes.c_void_p(tree))
                top = f"//*[@Id='{id}']/descendant-or-self::"
                expression = f"{top}node() | {top}*/@* | {top}*/namespace::*"
                found = lib.xmlXPathEvalExpression(expression.encode(), ctypes.c_void_p(context))
                # The structure xmlXPathObject has a type, then padding, and then the pointer to the set of nodes.
                nodes = ctypes.cast(found, ctypes.POINTER(ctypes.c_void_p))[1]
            listed = (ctypes.c_char_p * (len(prefixes) + 1))(*[prefix.encode() for prefix in prefixes], None)
            out = ctypes.c_void_p()
            length = lib.xmlC14NDocDumpMemory(ctypes.c_void_p(tree), ctypes.c_void_p(nodes), FORMS[form], listed if prefixes else None,
                                              comments, ctypes.byref(out))
            if length < 0:
                return None
            text = ctypes.string_at(out, length)
            self.free(out)
            return text
        finally:
            if found:
                lib.xmlXPathFreeObject(ctypes.c_void_p(found))
            if context:
                lib.xmlXPathFreeContext(ctypes.c_void_p(context))
            lib.xmlFreeDoc(ctypes.c_void_p(tree))

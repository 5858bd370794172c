//! Tests canonical XML and the transform of SMEV 3 without signatures.
use crate::{
    Limits,
    c14n::{Method, Subset, written_form},
    ids::Ids,
    limits::Budget,
    smev, source,
};

const INCLUSIVE: &str = "http://www.w3.org/TR/2001/REC-xml-c14n-20010315";
const INCLUSIVE11: &str = "http://www.w3.org/2006/12/xml-c14n11";
const EXCLUSIVE: &str = "http://www.w3.org/2001/10/xml-exc-c14n#";

fn parsed(text: &str) -> roxmltree::Document<'_> {
    let limits = Limits::default();
    source::parse(text, &limits, &mut Budget::new(&limits)).unwrap()
}

/// Returns the canonical form of a document, or of the document's element with the Id `x`.
fn form(document: &str, uri: &str, prefixes: Option<&str>, element: bool) -> String {
    let limits = Limits::default();
    let list = prefixes
        .map_or(String::new(), |list| format!("<InclusiveNamespaces xmlns='{EXCLUSIVE}' PrefixList='{list}'/>"));
    let method = format!("<m Algorithm='{uri}'>{list}</m>");
    let method = parsed(&method);
    let method = Method::read(method.root_element(), &limits).unwrap().unwrap();
    let text = source::text(document.as_bytes(), &limits).unwrap();
    let document = parsed(&text);
    let ids = Ids::of(&document, &mut Budget::new(&limits)).unwrap();
    let top = if element { ids.get("x").unwrap() } else { document.root() };
    let subset = Subset { comments: true, ..Subset::of(top) };
    String::from_utf8(written_form(&method, &subset, &mut Budget::new(&limits)).unwrap()).unwrap()
}

/// Tests the example of Canonical XML 1.0, section 3.1.
#[test]
fn processing_instructions_comments_and_what_is_outside() {
    let document = "<?xml version=\"1.0\"?>\n\n<?xml-stylesheet   href=\"doc.xsl\"\n   type=\"text/xsl\"   ?>\n\n<doc>Hello, world!<!-- Comment 1 \
                    --></doc>\n\n<?pi-without-data     ?>\n\n<!-- Comment 2 -->\n\n<!-- Comment 3 -->";
    let without =
        "<?xml-stylesheet href=\"doc.xsl\"\n   type=\"text/xsl\"   ?>\n<doc>Hello, world!</doc>\n<?pi-without-data?>";
    let with = "<?xml-stylesheet href=\"doc.xsl\"\n   type=\"text/xsl\"   ?>\n<doc>Hello, world!<!-- Comment 1 --></doc>\n<?pi-without-data?>\n\
                <!-- Comment 2 -->\n<!-- Comment 3 -->";
    for (uri, comments) in [(INCLUSIVE, "#WithComments"), (INCLUSIVE11, "#WithComments"), (EXCLUSIVE, "WithComments")] {
        assert_eq!(form(document, uri, None, false), without);
        assert_eq!(form(document, &format!("{uri}{comments}"), None, false), with);
    }
}

/// Tests the example of Canonical XML 1.0, section 3.3, without its document type.
#[test]
fn tags_attributes_and_namespaces() {
    let document = "<doc>\n   <e1   />\n   <e2   ></e2>\n   <e3   name = \"elem3\"   id=\"elem3\"   />\n   <e5 a:attr=\"out\" b:attr=\"sorted\" \
                    attr2=\"all\" attr=\"I'm\"\n      xmlns:b=\"http://www.ietf.org\"\n      xmlns:a=\"http://www.w3.org\"\n      \
                    xmlns=\"http://example.org\"/>\n   <e6 xmlns=\"\" xmlns:a=\"http://www.w3.org\">\n      <e7 \
                    xmlns=\"http://www.ietf.org\">\n         <e8 xmlns=\"\" xmlns:a=\"http://www.w3.org\">\n            <e9 xmlns=\"\" \
                    xmlns:a=\"http://www.ietf.org\"/>\n         </e8>\n      </e7>\n   </e6>\n</doc>";
    let expected = "<doc>\n   <e1></e1>\n   <e2></e2>\n   <e3 id=\"elem3\" name=\"elem3\"></e3>\n   <e5 xmlns=\"http://example.org\" \
                    xmlns:a=\"http://www.w3.org\" xmlns:b=\"http://www.ietf.org\" attr=\"I'm\" attr2=\"all\" b:attr=\"sorted\" \
                    a:attr=\"out\"></e5>\n   <e6 xmlns:a=\"http://www.w3.org\">\n      <e7 xmlns=\"http://www.ietf.org\">\n         <e8 \
                    xmlns=\"\">\n            <e9 xmlns:a=\"http://www.ietf.org\"></e9>\n         </e8>\n      </e7>\n   </e6>\n</doc>";
    assert_eq!(form(document, INCLUSIVE, None, false), expected);
}

/// Tests the example of Canonical XML 1.0, section 3.4, without its document type.
#[test]
fn characters_and_references() {
    let document = "<doc>\r\n   <text>First line&#x0d;&#10;Second line</text>\r   <value>&#x32;</value>\n   <compute><![CDATA[value>\"0\" && \
                    value<\"10\" ?\"valid\":\"error\"]]></compute>\n   <compute expr='value>\"0\" &amp;&amp; value&lt;\"10\" \
                    ?\"valid\":\"error\"'>valid</compute>\n   <norm attr=' &apos;   &#x20;&#13;&#xa;&#9;   &apos; '/>\r&#65;\n</doc>";
    let expected = "<doc>\n   <text>First line&#xD;\nSecond line</text>\n   <value>2</value>\n   <compute>value&gt;\"0\" &amp;&amp; \
                    value&lt;\"10\" ?\"valid\":\"error\"</compute>\n   <compute expr=\"value>&quot;0&quot; &amp;&amp; \
                    value&lt;&quot;10&quot; ?&quot;valid&quot;:&quot;error&quot;\">valid</compute>\n   <norm attr=\" '    \
                    &#xD;&#xA;&#x9;   ' \"></norm>\nA\n</doc>";
    assert_eq!(form(document, INCLUSIVE, None, false), expected);
}

/// Tests the example of Exclusive XML Canonicalization 1.0, section 2.2, and its list of prefixes.
#[test]
fn an_element_without_its_ancestors() {
    let document = "<n0:local xmlns:n0=\"foo:bar\" xmlns:n3=\"ftp://example.org\" xmlns=\"urn:d\" xml:space=\"preserve\" \
                    xml:id=\"i\"><n1:elem2 Id=\"x\" xmlns:n1=\"http://example.net\" xml:lang=\"en\"><n3:stuff \
                    xmlns:n3=\"ftp://example.org\"/><e/></n1:elem2></n0:local>";
    let body = "<n3:stuff></n3:stuff><e></e></n1:elem2>";
    let spaces = "xmlns=\"urn:d\" xmlns:n0=\"foo:bar\" xmlns:n1=\"http://example.net\" xmlns:n3=\"ftp://example.org\"";
    assert_eq!(
        form(document, INCLUSIVE, None, true),
        format!("<n1:elem2 {spaces} Id=\"x\" xml:id=\"i\" xml:lang=\"en\" xml:space=\"preserve\">{body}")
    );
    assert_eq!(
        form(document, INCLUSIVE11, None, true),
        format!("<n1:elem2 {spaces} Id=\"x\" xml:lang=\"en\" xml:space=\"preserve\">{body}")
    );
    let exclusive = "<n1:elem2 xmlns:n1=\"http://example.net\" Id=\"x\" xml:lang=\"en\"><n3:stuff \
                     xmlns:n3=\"ftp://example.org\"></n3:stuff><e xmlns=\"urn:d\"></e></n1:elem2>";
    assert_eq!(form(document, EXCLUSIVE, None, true), exclusive);
    assert_eq!(form(document, EXCLUSIVE, Some("none"), true), exclusive);
    let listed = format!("<n1:elem2 {spaces} Id=\"x\" xml:lang=\"en\">{body}");
    assert_eq!(form(document, EXCLUSIVE, Some("#default n0\n n3"), true), listed);
}

#[test]
fn exclusive_form_takes_back_the_default_namespace_where_it_is_used() {
    let document = "<a xmlns=\"urn:a\" xmlns:p=\"urn:p\"><p:b xmlns=\"\"><c/><p:d/></p:b></a>";
    let expected = "<a xmlns=\"urn:a\"><p:b xmlns:p=\"urn:p\"><c xmlns=\"\"></c><p:d></p:d></p:b></a>";
    assert_eq!(form(document, EXCLUSIVE, None, false), expected);
}

#[test]
fn two_prefixes_of_one_namespace_stay_apart() {
    let document = "<p:a xmlns:p=\"u:u\" xmlns:q=\"u:u\" q:b=\"\"><q:c/></p:a>";
    assert_eq!(
        form(document, EXCLUSIVE, None, false),
        "<p:a xmlns:p=\"u:u\" xmlns:q=\"u:u\" q:b=\"\"><q:c></q:c></p:a>"
    );
}

#[test]
fn the_transform_of_smev_3() {
    let limits = Limits::default();
    let files = |name: &str| {
        std::fs::read(format!("{}/tests/files/smev3-SendRequestRequestNoAttach.{name}", env!("CARGO_MANIFEST_DIR")))
            .unwrap()
    };
    let document = files("xml");
    let text = source::text(&document, &limits).unwrap();
    let document = parsed(&text);
    let ids = Ids::of(&document, &mut Budget::new(&limits)).unwrap();
    let subset = Subset::of(ids.get("SIGNED_BY_CONSUMER").unwrap());
    let found = smev::transformed(&subset, &mut Budget::new(&limits)).unwrap();
    assert_eq!(String::from_utf8(found).unwrap(), String::from_utf8(files("transformed")).unwrap());
    // In the result, attributes with a namespace come before attributes without a namespace. The transform numbers the
    // namespaces in the order of the sorted attributes.
    let text = "<?p?><a:a xmlns:a='urn:a' xmlns:z='urn:z' xmlns:c='urn:c' b='&#9;' z:q='1' c:q='2' a='0'> <!-- -->\t<z:b> x </z:b>\n</a:a>";
    let document = parsed(text);
    let found = smev::transformed(&Subset::of(document.root()), &mut Budget::new(&limits)).unwrap();
    let expected = "<ns1:a xmlns:ns1=\"urn:a\" xmlns:ns2=\"urn:c\" xmlns:ns3=\"urn:z\" ns2:q=\"2\" ns3:q=\"1\" a=\"0\" b=\"&#x9;\"><ns3:b> x \
                    </ns3:b></ns1:a>";
    assert_eq!(String::from_utf8(found).unwrap(), expected);
}

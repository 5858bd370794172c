//! The transform of SMEV 3, `urn://smev-gov-ru/xmldsig/transform`. The transform gives namespaces the prefixes `ns1`,
//! `ns2` and so on, in the order in which the output first uses the namespaces. The transform also removes comments,
//! processing instructions, and text that is only white space.
use crate::{
    c14n::Subset,
    error::refused,
    escape::{escape_text, value},
    limits::Budget,
    tree::{self, Node, label},
};
use fastgost_pki::Result;
use roxmltree::NodeType;
use std::collections::HashMap;

/// The namespaces that the start tags of the open elements declare in the output.
#[derive(Default)]
struct Scope<'a> {
    numbers: HashMap<&'a str, usize>,
    declared: Vec<&'a str>,
    /// For each open element, the number of its namespace, and the length of `declared` before this element was opened.
    open: Vec<(usize, usize)>,
    last: usize,
}

impl<'a> Scope<'a> {
    /// Returns the number of a namespace, and declares the namespace if it is not in scope.
    fn number(&mut self, uri: &'a str) -> usize {
        *self.numbers.entry(uri).or_insert_with(|| {
            self.last += 1;
            self.declared.push(uri);
            self.last
        })
    }
}

/// Returns the result of the transform of SMEV 3, in UTF-8.
pub(crate) fn transformed(subset: &Subset<'_>, budget: &mut Budget) -> Result<Vec<u8>> {
    let (mut out, mut scope) = (String::new(), Scope::default());
    let mut place = Some(subset.top);
    while let Some(node) = place {
        let before = out.len();
        let omitted = subset.omits(node);
        match node.node_type() {
            _ if omitted => {}
            NodeType::Element => start(node, &mut scope, &mut out, budget)?,
            NodeType::Text => {
                let text = node.text().unwrap_or_default();
                if text.chars().any(|c| c > ' ') {
                    escape_text(text, &mut out);
                }
            }
            NodeType::Root | NodeType::Comment | NodeType::PI => {}
        }
        place = tree::next(subset.top, node, omitted, |left| {
            if left.is_element()
                && let Some((number, mark)) = scope.open.pop()
            {
                out.push_str(&format!("</ns{number}:{}>", left.tag_name().name()));
                for uri in scope.declared.drain(mark..) {
                    scope.numbers.remove(uri);
                }
            }
        });
        budget.node(out.len() - before)?;
    }
    Ok(out.into_bytes())
}

fn start<'a>(node: Node<'a>, scope: &mut Scope<'a>, out: &mut String, budget: &mut Budget) -> Result<()> {
    let own = tree::namespace(node);
    if own.is_empty() {
        let name = label(node);
        return Err(refused(format!(
            "the element {name} is in no namespace, which the transform of SMEV 3 does not allow"
        )));
    }
    let mark = scope.declared.len();
    let mut new = Vec::new();
    let mut numbered = |uri: &'a str| {
        let known = scope.last;
        let number = scope.number(uri);
        if number > known {
            new.push((number, uri));
        }
        number
    };
    let number = numbered(own);
    let mut attributes: Vec<_> =
        node.attributes().map(|one| (one.namespace().unwrap_or(tree::NONE), one.name(), one.value())).collect();
    // Each namespace is hashed, so each byte of a namespace costs a step.
    budget.spend(own.len() + attributes.iter().map(|(uri, ..)| 1 + uri.len()).sum::<usize>())?;
    budget.spend(tree::sorting(attributes.iter().map(|(uri, ..)| uri.len())))?;
    attributes.sort_unstable_by_key(|(uri, name, _)| (uri.is_empty(), *uri, *name));
    let attributes: Vec<_> = attributes
        .into_iter()
        .map(|(uri, name, text)| ((!uri.is_empty()).then(|| numbered(uri)), name, text))
        .collect();
    scope.open.push((number, mark));
    out.push_str(&format!("<ns{number}:{}", node.tag_name().name()));
    for (number, uri) in new {
        out.push_str(&format!(" xmlns:ns{number}"));
        value(uri, out);
    }
    for (number, name, text) in attributes {
        match number {
            Some(number) => out.push_str(&format!(" ns{number}:{name}")),
            None => out.push_str(&format!(" {name}")),
        }
        value(text, out);
    }
    out.push('>');
    Ok(())
}

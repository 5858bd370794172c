//! Finds the places for mutants in a source, and writes the source with mutants.

use crate::Result;
use proc_macro2::Span;
use quote::{ToTokens, quote};
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};
use syn::{
    AngleBracketedGenericArguments, Attribute, BinOp, Block, Expr, ExprConst, ExprLit, ExprRepeat, ImplItemConst,
    ImplItemFn, Item, ItemFn, Lit, LitInt, Local, Pat, Stmt, TraitItemConst, TraitItemFn, Type, parse_quote, parse2,
    spanned::Spanned,
    visit_mut::{self, VisitMut},
};

/// The folders with the sources of kernels.
const FOLDERS: [&str; 6] = [
    "crates/fastgost/src/cipher/kuznyechik",
    "crates/fastgost/src/cipher/gost28147",
    "crates/fastgost/src/hash/streebog",
    "crates/fastgost/src/hash/gost94",
    "crates/fastgost/src/gf",
    "crates/fastgost-simd/src",
];
/// Names of files and folders that get no mutants. They contain tests, generators, kernels for other processors,
/// arithmetic of numbers, or features that users do not have.
const OTHERS: [&str; 14] = [
    "tests",
    "generate",
    "count",
    "circuit",
    "tables",
    "lookups",
    "neon",
    "neon_aes",
    "neon_sha3",
    "wasm",
    "ifma",
    "decomposition",
    "register",
    "write",
];
/// Operations on registers that take two operands of the same type, and in which the order of the operands matters.
const ORDERED: [&str; 15] = [
    "above_signed8",
    "and_not",
    "below8",
    "below32",
    "high_halves",
    "if_zero8",
    "interleave_hi8",
    "interleave_lo8",
    "lookup16",
    "low_halves",
    "lower_halves",
    "multiply_high_low",
    "sub8",
    "upper_halves",
    "with_high",
];
/// Pairs of operations on registers. A mutant replaces one operation of a pair by the other.
const PAIRS: [(&str, &str); 13] = [
    ("interleave_lo8", "interleave_hi8"),
    ("low_halves", "high_halves"),
    ("lower_halves", "upper_halves"),
    ("multiply_low", "multiply_high"),
    ("multiply_high_low", "multiply_low_high"),
    ("shl64", "shr64"),
    ("shl32", "shr32"),
    ("shift_up16", "shift_down16"),
    ("add8", "sub8"),
    ("even_odd", "alternate"),
    ("rows", "columns"),
    ("to_le_bytes", "to_be_bytes"),
    ("wrapping_add", "wrapping_sub"),
];

/// The numbers of the chosen mutants. The numbers of mutants begin with 1.
pub type Chosen = BTreeSet<u32>;

/// A place in a source at which a mutant can be planted.
pub struct Place {
    pub file: PathBuf,
    pub line: usize,
    pub what: String,
}

/// Returns the sources of kernels for x86-64: the paths, relative to `root`, and the texts.
pub fn sources(root: &Path) -> Result<Vec<(PathBuf, String)>> {
    let mut found = Vec::new();
    let mut folders: Vec<PathBuf> = FOLDERS.iter().map(|folder| root.join(folder)).collect();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))? {
            let path = entry.map_err(|e| e.to_string())?.path();
            let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            if OTHERS.contains(&&*stem) {
                continue;
            }
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "rs") {
                let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
                found.push((path.strip_prefix(root).map_err(|e| e.to_string())?.to_owned(), text));
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Finds all places for mutants in the sources.
pub fn find(sources: &[(PathBuf, String)]) -> Result<Vec<Place>> {
    let mut places = Vec::new();
    for (file, text) in sources {
        planted(file, text, &Chosen::new(), &mut places)?;
    }
    Ok(places)
}

/// Returns the source with the chosen mutants. Appends all places of the source to `places`.
pub fn planted(file: &Path, text: &str, chosen: &Chosen, places: &mut Vec<Place>) -> Result<String> {
    let mut tree = syn::parse_file(text).map_err(|e| format!("{}: {e}", file.display()))?;
    Planter { file, chosen, places }.visit_file_mut(&mut tree);
    Ok(prettyplease::unparse(&tree))
}

struct Planter<'a> {
    file: &'a Path,
    chosen: &'a Chosen,
    places: &'a mut Vec<Place>,
}

impl Planter<'_> {
    /// Returns the condition under which the mutant at this place is selected, if this place was chosen.
    fn mutant(&mut self, at: Span, what: String) -> Option<Expr> {
        self.places.push(Place { file: self.file.to_owned(), line: at.start().line, what });
        let number = self.places.len() as u32;
        self.chosen.contains(&number).then(|| parse_quote!(::fastgost_base::mutant(#number)))
    }

    fn binary(&mut self, e: &mut Expr) {
        let Expr::Binary(binary) = &*e else { return };
        let (left, op, right) = (binary.left.clone(), binary.op, binary.right.clone());
        let Some(other) = neighbour(&op) else { return };
        let Some(mutant) = self.mutant(op.span(), format!("`{}` to `{}`", text(&op), text(&other))) else { return };
        *e = match op {
            // With these operators, the right operand is not always computed, or the operands are only borrowed. So the
            // operands are not computed before the operator is chosen.
            BinOp::And(_)
            | BinOp::Or(_)
            | BinOp::Eq(_)
            | BinOp::Ne(_)
            | BinOp::Lt(_)
            | BinOp::Le(_)
            | BinOp::Gt(_)
            | BinOp::Ge(_) => {
                parse_quote!((if #mutant { #left #other #right } else { #left #op #right }))
            }
            _ if is_assignment(&op) => parse_quote!({
                let mutant_selected = #mutant;
                let mutant_right = #right;
                if mutant_selected { #left #other mutant_right } else { #left #op mutant_right }
            }),
            // With all other operators, the new code contains each operand only once. Otherwise each mutant would
            // double the code of the mutants inside its operands.
            _ => parse_quote!(({
                let mutant_selected = #mutant;
                let (mutant_left, mutant_right) = (#left, #right);
                if mutant_selected { mutant_left #other mutant_right } else { mutant_left #op mutant_right }
            })),
        };
    }

    fn literal(&mut self, e: &mut Expr) {
        let Expr::Lit(ExprLit { lit, .. }) = &*e else { return };
        let (lit, other) = match lit {
            Lit::Int(number) => {
                let Ok(value) = number.base10_parse::<u128>() else { return };
                let next = LitInt::new(&format!("{}{}", value + 1, number.suffix()), number.span());
                (lit.clone(), Lit::Int(next))
            }
            Lit::Bool(value) => {
                let mut other = value.clone();
                other.value = !other.value;
                (lit.clone(), Lit::Bool(other))
            }
            _ => return,
        };
        if let Some(mutant) = self.mutant(lit.span(), format!("`{}` to `{}`", text(&lit), text(&other))) {
            *e = parse_quote!((if #mutant { #other } else { #lit }));
        }
    }

    /// Plants a mutant in a method call: replaces the operation by another operation, or exchanges the first two
    /// operands.
    fn method(&mut self, e: &mut Expr) {
        let Expr::MethodCall(call) = &*e else { return };
        let (receiver, name, generic) = (&call.receiver, &call.method, &call.turbofish);
        let arguments: Vec<&Expr> = call.args.iter().collect();
        let pair = PAIRS.iter().find_map(|&(a, b)| match name {
            _ if name == a => Some(b),
            _ if name == b => Some(a),
            _ => None,
        });
        if let (Some(other), [] | [_]) = (pair, &*arguments) {
            let other = syn::Ident::new(other, name.span());
            let (bound, given) = match arguments.first() {
                Some(argument) => (quote!((#receiver, #argument)), quote!(mutant_argument)),
                None => (quote!((#receiver, ())), quote!()),
            };
            if let Some(mutant) = self.mutant(name.span(), format!("`{name}` to `{other}`")) {
                *e = parse_quote!(({
                    let mutant_selected = #mutant;
                    let (mutant_receiver, mutant_argument) = #bound;
                    if mutant_selected { mutant_receiver.#other #generic(#given) } else { mutant_receiver.#name #generic(#given) }
                }));
            }
        } else if let (true, [first, rest @ ..]) = (ORDERED.iter().any(|s| name == s), &*arguments)
            && let Some(mutant) = self.mutant(name.span(), format!("the operands of `{name}` exchanged"))
        {
            *e = parse_quote!(({
                let mutant_selected = #mutant;
                let (mutant_left, mutant_right) = (#receiver, #first);
                let (mutant_left, mutant_right) =
                    if mutant_selected { (mutant_right, mutant_left) } else { (mutant_left, mutant_right) };
                mutant_left.#name #generic(mutant_right, #(#rest),*)
            }));
        }
    }

    /// Plants a mutant in a call of a function: exchanges its first two arguments.
    fn call(&mut self, e: &mut Expr) {
        let Expr::Call(call) = &*e else { return };
        let Expr::Path(function) = &*call.func else { return };
        let arguments: Vec<&Expr> = call.args.iter().collect();
        let [first, second, rest @ ..] = &*arguments else { return };
        let name = function.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
        // Calls with a name that begins with a capital letter make values of types, and get no mutant. Calls of XOR get
        // none either, because the order of the operands does not matter.
        if !name.starts_with(|c: char| c.is_lowercase() || c == '_') || name.contains("xor") {
            return;
        }
        if let Some(mutant) = self.mutant(call.span(), format!("the arguments of `{name}` exchanged")) {
            *e = parse_quote!(({
                let mutant_selected = #mutant;
                let (mutant_left, mutant_right) = (#first, #second);
                let (mutant_left, mutant_right) =
                    if mutant_selected { (mutant_right, mutant_left) } else { (mutant_left, mutant_right) };
                #function(mutant_left, mutant_right, #(#rest),*)
            }));
        }
    }
}

impl VisitMut for Planter<'_> {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        visit_mut::visit_expr_mut(self, e);
        match e {
            Expr::Binary(_) => self.binary(e),
            Expr::Lit(_) => self.literal(e),
            Expr::MethodCall(_) => self.method(e),
            Expr::Call(_) => self.call(e),
            Expr::If(choice) if !matches!(*choice.cond, Expr::Let(_)) => {
                if let Some(mutant) = self.mutant(choice.cond.span(), "the condition negated".into()) {
                    let condition = &choice.cond;
                    choice.cond = parse_quote!(#mutant ^ (#condition));
                }
            }
            // This expression is a call of the macro `intrinsic`, whose argument is also an expression. The argument
            // can have mutants.
            Expr::Macro(m) if m.mac.path.is_ident("intrinsic") => {
                if let Ok(mut inner) = parse2::<Expr>(m.mac.tokens.clone()) {
                    self.visit_expr_mut(&mut inner);
                    m.mac.tokens = inner.into_token_stream();
                }
            }
            _ => {}
        }
    }

    fn visit_block_mut(&mut self, block: &mut Block) {
        for statement in &mut block.stmts {
            let removable = match &*statement {
                Stmt::Expr(Expr::Binary(binary), Some(_)) => is_assignment(&binary.op),
                Stmt::Expr(Expr::Assign(_) | Expr::Call(_) | Expr::MethodCall(_), Some(_)) => true,
                _ => false,
            };
            // The statement gets its number before the mutants inside of it, because these mutants may change its form.
            let mutant = removable.then(|| {
                let shown: String = text(&*statement).trim_end_matches([' ', ';']).chars().take(50).collect();
                self.mutant(statement.span(), format!("`{shown}` removed"))
            });
            self.visit_stmt_mut(statement);
            if let Some(mutant) = mutant.flatten() {
                let kept = statement.clone();
                *statement = parse_quote!(if !#mutant { #kept });
            }
        }
    }

    fn visit_item_mut(&mut self, item: &mut Item) {
        match item {
            Item::Fn(_) | Item::Impl(_) | Item::Trait(_) | Item::Mod(_) => visit_mut::visit_item_mut(self, item),
            _ => {}
        }
    }
    fn visit_item_mod_mut(&mut self, module: &mut syn::ItemMod) {
        if !only_tests(&module.attrs) {
            visit_mut::visit_item_mod_mut(self, module);
        }
    }
    fn visit_item_fn_mut(&mut self, function: &mut ItemFn) {
        if function.sig.constness.is_none() && !only_tests(&function.attrs) {
            self.visit_block_mut(&mut function.block);
        }
    }
    fn visit_impl_item_fn_mut(&mut self, function: &mut ImplItemFn) {
        if function.sig.constness.is_none() && !only_tests(&function.attrs) {
            self.visit_block_mut(&mut function.block);
        }
    }
    fn visit_trait_item_fn_mut(&mut self, function: &mut TraitItemFn) {
        if let Some(body) = &mut function.default {
            self.visit_block_mut(body);
        }
    }
    fn visit_local_mut(&mut self, local: &mut Local) {
        if let Some(init) = &mut local.init {
            visit_mut::visit_local_init_mut(self, init);
        }
    }
    fn visit_expr_repeat_mut(&mut self, repeat: &mut ExprRepeat) {
        self.visit_expr_mut(&mut repeat.expr);
    }
    // The following parts are not visited, because they are constants that the compiler computes, or contain no code of
    // a kernel.
    fn visit_impl_item_const_mut(&mut self, _: &mut ImplItemConst) {}
    fn visit_trait_item_const_mut(&mut self, _: &mut TraitItemConst) {}
    fn visit_expr_const_mut(&mut self, _: &mut ExprConst) {}
    fn visit_angle_bracketed_generic_arguments_mut(&mut self, _: &mut AngleBracketedGenericArguments) {}
    fn visit_type_mut(&mut self, _: &mut Type) {}
    fn visit_pat_mut(&mut self, _: &mut Pat) {}
    fn visit_attribute_mut(&mut self, _: &mut Attribute) {}
}

fn only_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|a| a.path().is_ident("cfg") && text(a).replace(' ', "").contains("(test"))
}

fn text(part: &impl ToTokens) -> String {
    part.to_token_stream().to_string()
}

fn is_assignment(op: &BinOp) -> bool {
    text(op).ends_with('=') && !matches!(op, BinOp::Eq(_) | BinOp::Ne(_) | BinOp::Le(_) | BinOp::Ge(_))
}

/// Returns the operator that a mutant has in place of this operator.
fn neighbour(op: &BinOp) -> Option<BinOp> {
    Some(match op {
        BinOp::Add(_) | BinOp::Mul(_) => parse_quote!(-),
        BinOp::Sub(_) => parse_quote!(+),
        BinOp::Div(_) => parse_quote!(*),
        BinOp::Rem(_) => parse_quote!(/),
        BinOp::BitXor(_) | BinOp::BitAnd(_) => parse_quote!(|),
        BinOp::BitOr(_) => parse_quote!(&),
        BinOp::Shl(_) => parse_quote!(>>),
        BinOp::Shr(_) => parse_quote!(<<),
        BinOp::AddAssign(_) => parse_quote!(-=),
        BinOp::SubAssign(_) => parse_quote!(+=),
        BinOp::BitXorAssign(_) | BinOp::BitAndAssign(_) => parse_quote!(|=),
        BinOp::BitOrAssign(_) => parse_quote!(&=),
        BinOp::ShlAssign(_) => parse_quote!(>>=),
        BinOp::ShrAssign(_) => parse_quote!(<<=),
        BinOp::And(_) => parse_quote!(||),
        BinOp::Or(_) => parse_quote!(&&),
        BinOp::Eq(_) => parse_quote!(!=),
        BinOp::Ne(_) => parse_quote!(==),
        BinOp::Lt(_) => parse_quote!(<=),
        BinOp::Le(_) => parse_quote!(<),
        BinOp::Gt(_) => parse_quote!(>=),
        BinOp::Ge(_) => parse_quote!(>),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of a place must not depend on the mutants that are planted.
    #[test]
    fn places_have_the_same_numbers_with_and_without_mutants() {
        let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..")).unwrap();
        assert!(sources.len() > 50);
        for (file, source) in sources {
            let listed = |chosen: &Chosen| {
                let mut places = Vec::new();
                planted(&file, &source, chosen, &mut places).unwrap();
                places.into_iter().map(|place| place.what).collect::<Vec<_>>()
            };
            let without = listed(&Chosen::new());
            let with = listed(&(1..=without.len() as u32).collect());
            let differ = without.iter().zip(&with).find(|(without, with)| without != with);
            assert!(differ.is_none() && without.len() == with.len(), "{}: {differ:?}", file.display());
        }
    }
}

//! Reads the structure of a module: directives, variables, kernels and labels. `decode.rs` reads instructions.
use super::{
    CONSTANT_STRIDE, Entry, Error, Guard, Instruction, Module, NONE, Op, Parameter, Preset, Reg, Result, Variable,
    decode::decode,
    lexer::{Token, tokens},
    operands::{Tokens, text},
};
use std::collections::HashMap;

/// The size of constant memory.
const CONSTANT_BYTES: usize = 64 << 10;

/// The class of a register: a register of 32 bits, a register of 64 bits, or a predicate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    Bits32,
    Bits64,
    Predicate,
}

/// The meaning of a variable's name in a kernel.
#[derive(Clone, Copy, Debug)]
pub enum Symbol {
    /// The address of a variable in constant or shared memory. This address is known before the module is loaded.
    Known(u64),
    /// The number of a global variable. Its address is known only when the module is loaded.
    Global(usize),
}

pub fn parse(source: &str) -> Result<Module> {
    let mut parser = Parser {
        tokens: Tokens::new(tokens(source)?),
        module: Module {
            version: (0, 0),
            target: 0,
            entries: Vec::new(),
            constants: Vec::new(),
            globals: Vec::new(),
            shared_bytes: 0,
        },
        symbols: HashMap::new(),
    };
    parser.header()?;
    while parser.tokens.peek().is_some() {
        parser.item()?;
    }
    if parser.module.constants.iter().map(|variable| variable.size).sum::<usize>() > CONSTANT_BYTES {
        return Err(parser.error(format!("constants of more than {CONSTANT_BYTES} bytes")));
    }
    Ok(parser.module)
}

struct Parser<'a> {
    tokens: Tokens<'a>,
    module: Module,
    symbols: HashMap<&'a str, Symbol>,
}

impl<'a> Parser<'a> {
    fn error(&self, message: impl Into<String>) -> Error {
        Error::new(self.tokens.line(), message)
    }

    /// Reads `.version`, `.target` and `.address_size`.
    fn header(&mut self) -> Result<()> {
        self.directive(".version")?;
        let version = self.tokens.word()?;
        let numbers = version.split_once('.').and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
        self.module.version = numbers.ok_or_else(|| self.error(format!("`{version}` is not a version")))?;
        self.directive(".target")?;
        let target = self.tokens.word()?;
        let number = target.strip_prefix("sm_").and_then(|number| number.parse().ok());
        self.module.target = number.ok_or_else(|| self.error(format!("`{target}` is not a target such as sm_70")))?;
        self.directive(".address_size")?;
        match self.tokens.number()? {
            64 => Ok(()),
            _ => Err(self.error("the address size is not 64")),
        }
    }

    fn directive(&mut self, name: &str) -> Result<()> {
        match self.tokens.word()? {
            word if word == name => Ok(()),
            word => Err(self.error(format!("`{word}` where `{name}` should be"))),
        }
    }

    fn item(&mut self) -> Result<()> {
        let mut word = self.tokens.word()?;
        let mut is_extern = false;
        while matches!(word, ".visible" | ".extern") {
            is_extern |= word == ".extern";
            word = self.tokens.word()?;
        }
        match word {
            ".entry" if !is_extern => self.entry(),
            ".const" | ".global" if !is_extern => self.variable(word, false),
            ".shared" => self.variable(word, is_extern),
            ".pragma" if !is_extern => self.pragma(),
            _ => Err(self.error(format!("`{word}` is not supported here"))),
        }
    }

    fn pragma(&mut self) -> Result<()> {
        match self.tokens.next()? {
            Token::Text("nounroll") => self.tokens.sign(';'),
            token => Err(self.error(format!("the pragma {} is not supported", text(token)))),
        }
    }

    /// Reads `.align N`, if these are the next tokens.
    fn align(&mut self) -> Result<Option<u64>> {
        if !self.tokens.accept(Token::Word(".align")) {
            return Ok(None);
        }
        let align = self.tokens.number()?;
        if !align.is_power_of_two() || align > 1 << 20 {
            return Err(self.error(format!("the alignment {align} is not a power of two")));
        }
        Ok(Some(align))
    }

    /// Reads a type, and returns its size in bytes.
    fn kind(&mut self) -> Result<usize> {
        let word = self.tokens.word()?;
        match word {
            ".b8" | ".u8" | ".s8" => Ok(1),
            ".b16" | ".u16" | ".s16" => Ok(2),
            ".b32" | ".u32" | ".s32" => Ok(4),
            ".b64" | ".u64" | ".s64" => Ok(8),
            ".v2" => Ok(2 * self.kind()?),
            ".v4" => Ok(4 * self.kind()?),
            _ => Err(self.error(format!("the type `{word}` is not supported"))),
        }
    }

    /// Reads the declaration of a variable. The caller has already read the name of the variable's state space.
    fn variable(&mut self, space: &str, is_extern: bool) -> Result<()> {
        let line = self.tokens.line();
        let align = self.align()?;
        let element = self.kind()?;
        let align = align.unwrap_or(element as u64);
        let name = self.tokens.word()?;
        let mut count = Some(1_usize);
        let mut has_size = true;
        while self.tokens.accept(Token::Sign('[')) {
            if self.tokens.accept(Token::Sign(']')) {
                has_size = false;
                break;
            }
            count = count.and_then(|count| count.checked_mul(self.tokens.number().ok()? as usize));
            self.tokens.sign(']')?;
        }
        let size = count.and_then(|count| count.checked_mul(element)).filter(|&size| size <= 1 << 30);
        let size = size.ok_or_else(|| Error::new(line, format!("the size of `{name}` is not supported")))?;
        if is_extern == has_size {
            return Err(Error::new(line, "only `.extern .shared` arrays, and all of them, are without a size"));
        }
        let mut initial = Vec::new();
        if self.tokens.accept(Token::Sign('=')) {
            if space == ".shared" {
                return Err(Error::new(line, "shared memory cannot have an initial value"));
            }
            self.initial(element, &mut initial)?;
            if initial.len() > size {
                return Err(Error::new(line, format!("more values than `{name}` has elements")));
            }
        }
        self.tokens.sign(';')?;
        let symbol = match space {
            ".const" => {
                let address = CONSTANT_STRIDE * (1 + self.module.constants.len() as u64);
                self.module.constants.push(Variable { name: name.into(), size, initial });
                Symbol::Known(address)
            }
            ".global" => {
                self.module.globals.push(Variable { name: name.into(), size, initial });
                Symbol::Global(self.module.globals.len() - 1)
            }
            _ => {
                let address = self.module.shared_bytes.next_multiple_of(align);
                // The dynamic part begins after all static variables. So the static variables must be declared before
                // the dynamic part.
                self.module.shared_bytes = address + if is_extern { 0 } else { size as u64 };
                Symbol::Known(address)
            }
        };
        match self.symbols.insert(name, symbol) {
            None => Ok(()),
            Some(_) => Err(Error::new(line, format!("`{name}` is declared twice"))),
        }
    }

    /// Reads the initial value of a variable. This value is a number, or a list in braces.
    fn initial(&mut self, element: usize, bytes: &mut Vec<u8>) -> Result<()> {
        if !self.tokens.accept(Token::Sign('{')) {
            let value = self.tokens.signed()?;
            bytes.extend_from_slice(&value.to_le_bytes()[..element]);
            return Ok(());
        }
        loop {
            self.initial(element, bytes)?;
            if self.tokens.accept(Token::Sign('}')) {
                return Ok(());
            }
            self.tokens.sign(',')?;
        }
    }

    fn entry(&mut self) -> Result<()> {
        let name = self.tokens.word()?;
        if self.module.entry(name).is_some() {
            return Err(self.error(format!("the kernel `{name}` is declared twice")));
        }
        let mut entry = Entry {
            name: name.into(),
            parameters: Vec::new(),
            parameter_bytes: 0,
            maxntid: None,
            reqntid: None,
            code: Vec::new(),
            lines: Vec::new(),
            accesses: Vec::new(),
            registers: [0; 3],
            presets: Vec::new(),
            has_barrier: false,
        };
        if self.tokens.accept(Token::Sign('(')) && !self.tokens.accept(Token::Sign(')')) {
            loop {
                self.parameter(&mut entry)?;
                if self.tokens.accept(Token::Sign(')')) {
                    break;
                }
                self.tokens.sign(',')?;
            }
        }
        while !self.tokens.accept(Token::Sign('{')) {
            let directive = self.tokens.word()?;
            match directive {
                ".maxntid" => entry.maxntid = Some(self.threads()?),
                ".reqntid" => entry.reqntid = Some(self.threads()?),
                ".minnctapersm" | ".maxnreg" => drop(self.tokens.number()?),
                _ => return Err(self.error(format!("the directive `{directive}` is not supported"))),
            }
        }
        self.body(&mut entry)?;
        self.module.entries.push(entry);
        Ok(())
    }

    /// Reads the number of threads of a block in each dimension, and returns the number for x. The numbers for y and z
    /// must be 1.
    fn threads(&mut self) -> Result<u32> {
        let threads = self.tokens.number()?;
        while self.tokens.accept(Token::Sign(',')) {
            if self.tokens.number()? != 1 {
                return Err(self.error("blocks of more than one dimension are not supported"));
            }
        }
        u32::try_from(threads)
            .ok()
            .filter(|n| (1..=1024).contains(n))
            .ok_or_else(|| self.error("not 1 to 1024 threads"))
    }

    fn parameter(&mut self, entry: &mut Entry) -> Result<()> {
        self.directive(".param")?;
        let align = self.align()?;
        let element = self.kind()?;
        // The type to which a pointer points is only a hint, so it is ignored.
        if self.tokens.accept(Token::Word(".ptr")) {
            let _ = self.tokens.accept(Token::Word(".global")) || self.tokens.accept(Token::Word(".const"));
            self.align()?;
        }
        let name = self.tokens.word()?.to_string();
        let mut size = element;
        if self.tokens.accept(Token::Sign('[')) {
            size *= self.tokens.number()?.min(4096) as usize;
            self.tokens.sign(']')?;
        }
        let align = align.map_or(element, |align| align as usize);
        let offset = entry.parameter_bytes.next_multiple_of(align);
        entry.parameter_bytes = offset + size;
        if entry.parameter_bytes > 4096 {
            return Err(self.error("parameters of more than 4096 bytes"));
        }
        if entry.parameters.iter().any(|parameter| parameter.name == name) {
            return Err(self.error(format!("the parameter `{name}` is declared twice")));
        }
        entry.parameters.push(Parameter { name, offset, size });
        Ok(())
    }

    fn body(&mut self, entry: &mut Entry) -> Result<()> {
        let mut scope = Scope::default();
        let mut labels = HashMap::new();
        loop {
            let line = self.tokens.line();
            let guard = if self.tokens.accept(Token::Sign('@')) {
                let negated = self.tokens.accept(Token::Sign('!'));
                Guard { predicate: scope.predicate(self.tokens.word()?, line)?, negated }
            } else {
                if self.tokens.accept(Token::Sign('}')) {
                    break;
                }
                Guard { predicate: NONE, negated: false }
            };
            let word = self.tokens.word()?;
            let is_guarded = guard.predicate != NONE;
            match word {
                ".reg" if !is_guarded => self.registers(&mut scope)?,
                ".shared" if !is_guarded => self.variable(word, false)?,
                ".pragma" if !is_guarded => self.pragma()?,
                _ if !is_guarded && self.tokens.accept(Token::Sign(':')) => {
                    if labels.insert(word, entry.code.len() as u32).is_some() {
                        return Err(Error::new(line, format!("the label `{word}` is declared twice")));
                    }
                }
                _ => {
                    let operands = self.tokens.operands()?;
                    for op in decode(&mut scope, &self.symbols, entry, word, &operands, line)? {
                        entry.code.push(Instruction { guard, op });
                        entry.lines.push(line);
                    }
                }
            }
        }
        // A kernel may end without `ret`, so an exit is added.
        entry.code.push(Instruction { guard: Guard { predicate: NONE, negated: false }, op: Op::Exit });
        entry.lines.push(self.tokens.line());
        for (at, label, line) in scope.branches {
            let target = labels.get(label).ok_or_else(|| Error::new(line, format!("there is no label `{label}`")))?;
            if let Op::Branch { target: to, .. } = &mut entry.code[at].op {
                *to = *target;
            }
        }
        entry.registers = scope.counts;
        entry.presets = scope.presets.iter().map(|(&preset, &register)| (register, preset)).collect();
        Ok(())
    }

    /// Reads a declaration such as `.reg .b32 %r<10>, %x;`.
    fn registers(&mut self, scope: &mut Scope<'a>) -> Result<()> {
        let kind = self.tokens.word()?;
        let class = match kind {
            ".b32" | ".u32" | ".s32" => Class::Bits32,
            ".b64" | ".u64" | ".s64" => Class::Bits64,
            ".pred" => Class::Predicate,
            _ => return Err(self.error(format!("registers of the type `{kind}` are not supported"))),
        };
        loop {
            let name = self.tokens.word()?;
            let mut count = None;
            if self.tokens.accept(Token::Sign('<')) {
                let number = self.tokens.number()?;
                let number = u32::try_from(number).ok().filter(|&n| n <= 1 << 20);
                count = Some(number.ok_or_else(|| self.error("more than 1048576 registers"))?);
                self.tokens.sign('>')?;
            }
            let first = scope.counts[class as usize];
            scope.counts[class as usize] += count.unwrap_or(1);
            if scope.names.insert(name, Names { class, first, count }).is_some() {
                return Err(self.error(format!("`{name}` is declared twice")));
            }
            if self.tokens.accept(Token::Sign(';')) {
                return Ok(());
            }
            self.tokens.sign(',')?;
        }
    }
}

/// One declaration of registers. It declares one register, or `count` registers with numbered names.
#[derive(Clone, Copy)]
pub struct Names {
    class: Class,
    first: Reg,
    count: Option<u32>,
}

/// The registers that a kernel declares, and the data that the parser collects while it reads the kernel's
/// instructions.
#[derive(Default)]
pub struct Scope<'a> {
    names: HashMap<&'a str, Names>,
    /// The number of registers of each `Class`.
    counts: [u32; 3],
    presets: HashMap<Preset, Reg>,
    /// The branches whose targets are still names of labels, because not all labels are known yet.
    pub branches: Vec<(usize, &'a str, u32)>,
}

impl Scope<'_> {
    /// Returns the class and the number of a declared register.
    pub fn register(&self, name: &str) -> Option<(Class, Reg)> {
        if let Some(&Names { class, first, count: None }) = self.names.get(name) {
            return Some((class, first));
        }
        let digits = name.trim_end_matches(|c: char| c.is_ascii_digit()).len();
        let (prefix, number) = name.split_at(digits);
        let Names { class, first, count } = *self.names.get(prefix)?;
        let index = number.parse::<u32>().ok().filter(|&index| count.is_some_and(|count| index < count))?;
        (number.len() == 1 || !number.starts_with('0')).then_some((class, first + index))
    }

    pub fn predicate(&self, name: &str, line: u32) -> Result<Reg> {
        match self.register(name) {
            Some((Class::Predicate, register)) => Ok(register),
            _ => Err(Error::new(line, format!("`{name}` is not a predicate"))),
        }
    }

    /// Returns the register that has the value of a preset.
    pub fn preset(&mut self, preset: Preset) -> Reg {
        let class =
            if matches!(preset, Preset::Value64(_) | Preset::Global(_)) { Class::Bits64 } else { Class::Bits32 };
        let next = &mut self.counts[class as usize];
        *self.presets.entry(preset).or_insert_with(|| {
            *next += 1;
            *next - 1
        })
    }
}

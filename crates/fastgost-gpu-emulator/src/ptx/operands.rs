//! Reads the operands of instructions from the tokens of a source text.
use super::{
    Error, Result,
    lexer::{Located, Token},
};

/// An operand of an instruction, in the form that the source has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Operand<'a> {
    /// A register, a symbol or a label.
    Name(&'a str),
    /// `!%p`.
    Negated(&'a str),
    Number(i128),
    /// `{a, b, ...}`.
    Vector(Vec<Operand<'a>>),
    /// `[base+offset]`.
    Address {
        base: &'a str,
        offset: i64,
    },
    /// `[object, {coordinate}]`.
    Texture {
        object: &'a str,
        coordinate: Box<Operand<'a>>,
    },
    /// `p|q`.
    Pair(&'a str, &'a str),
}

/// The tokens of a source text. `at` is the index of the next token.
pub struct Tokens<'a> {
    tokens: Vec<Located<'a>>,
    at: usize,
}

impl<'a> Tokens<'a> {
    pub fn new(tokens: Vec<Located<'a>>) -> Self {
        Self { tokens, at: 0 }
    }

    pub fn peek(&self) -> Option<Token<'a>> {
        self.tokens.get(self.at).map(|&(token, _)| token)
    }

    /// Returns the line number of the next token. If there is no next token, returns the line number of the last token.
    pub fn line(&self) -> u32 {
        self.tokens.get(self.at).or(self.tokens.last()).map_or(1, |&(_, line)| line)
    }

    pub fn next(&mut self) -> Result<Token<'a>> {
        let token = self.peek().ok_or_else(|| Error::new(self.line(), "the file ends in the middle"))?;
        self.at += 1;
        Ok(token)
    }

    /// Returns whether the next token is equal to `token`. If so, the token is taken from the stream.
    pub fn accept(&mut self, token: Token<'_>) -> bool {
        let is = self.peek() == Some(token);
        self.at += usize::from(is);
        is
    }

    pub fn sign(&mut self, sign: char) -> Result<()> {
        let line = self.line();
        match self.next()? {
            Token::Sign(c) if c == sign => Ok(()),
            token => Err(Error::new(line, format!("{} where `{sign}` should be", text(token)))),
        }
    }

    pub fn word(&mut self) -> Result<&'a str> {
        let line = self.line();
        match self.next()? {
            Token::Word(word) => Ok(word),
            token => Err(Error::new(line, format!("{} where a name should be", text(token)))),
        }
    }

    pub fn number(&mut self) -> Result<u64> {
        let line = self.line();
        match self.next()? {
            Token::Number(number) => Ok(number),
            token => Err(Error::new(line, format!("{} where an integer should be", text(token)))),
        }
    }

    pub fn signed(&mut self) -> Result<i128> {
        let negative = self.accept(Token::Sign('-'));
        let number = i128::from(self.number()?);
        Ok(if negative { -number } else { number })
    }

    /// Reads operands up to the semicolon.
    pub fn operands(&mut self) -> Result<Vec<Operand<'a>>> {
        let mut operands = Vec::new();
        if self.accept(Token::Sign(';')) {
            return Ok(operands);
        }
        loop {
            operands.push(self.operand()?);
            if self.accept(Token::Sign(';')) {
                return Ok(operands);
            }
            self.sign(',')?;
        }
    }

    fn operand(&mut self) -> Result<Operand<'a>> {
        match self.peek() {
            Some(Token::Sign('{')) => self.vector(),
            Some(Token::Sign('[')) => self.address(),
            Some(Token::Sign('!')) => {
                self.at += 1;
                Ok(Operand::Negated(self.word()?))
            }
            Some(Token::Word(_)) => {
                let name = self.word()?;
                if self.accept(Token::Sign('|')) {
                    return Ok(Operand::Pair(name, self.word()?));
                }
                Ok(Operand::Name(name))
            }
            _ => Ok(Operand::Number(self.signed()?)),
        }
    }

    fn vector(&mut self) -> Result<Operand<'a>> {
        self.sign('{')?;
        let mut elements = vec![self.operand()?];
        while self.accept(Token::Sign(',')) {
            elements.push(self.operand()?);
        }
        self.sign('}')?;
        Ok(Operand::Vector(elements))
    }

    fn address(&mut self) -> Result<Operand<'a>> {
        self.sign('[')?;
        let base = self.word()?;
        if self.accept(Token::Sign(',')) {
            let coordinate = Box::new(self.operand()?);
            self.sign(']')?;
            return Ok(Operand::Texture { object: base, coordinate });
        }
        let line = self.line();
        let offset = match self.peek() {
            Some(Token::Sign('+')) => {
                self.at += 1;
                self.signed()?
            }
            Some(Token::Sign('-')) => self.signed()?,
            _ => 0,
        };
        self.sign(']')?;
        let offset = i32::try_from(offset).map_err(|_| Error::new(line, "an offset of more than 32 bits"))?;
        Ok(Operand::Address { base, offset: offset.into() })
    }
}

/// Returns the text that stands for a token in an error message.
pub fn text(token: Token<'_>) -> String {
    match token {
        Token::Word(word) => format!("`{word}`"),
        Token::Number(number) => format!("`{number}`"),
        Token::Text(text) => format!("\"{text}\""),
        Token::Sign(sign) => format!("`{sign}`"),
    }
}

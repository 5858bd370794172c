//! A row consists of a function of the library that works on limbs, and of claims about the function's results.

use super::{
    limbs::Limbs,
    polynomial::{Interval, Polynomial, Variable},
};
use crate::{
    code,
    cpu::{Cpu, Maker},
    domain::{Bit, ZERO},
    machine::{
        Machine,
        memory::{Program, Region},
        process::Process,
    },
    oracle::operands::Random,
};
use fastgost::Level;
use fastgost_curve::mp::Modulus;
use num_bigint::BigInt;
use std::{collections::HashMap, fmt};

/// The size of a buffer in limbs.
pub const MOST: usize = 208;
/// The name of the variable in which `mp` keeps its choice of the best kernel. If all bits of this variable are ones,
/// `mp` has not chosen yet, and detects the CPU's features.
const CHOICE: &str = "fastgost_curve::mp::kernel::MpKernel::best::BEST";
/// The number of random inputs. For each input, the outputs of the algebra are compared with the outputs that this CPU
/// writes.
const POINTS: usize = 40;

/// The three buffers that a function of a row reads. The function writes to a fourth buffer.
pub type Numbers = [[u64; MOST]; 3];

/// A function on numbers. The first argument of the function is the number of a level.
pub type Function = extern "C" fn(usize, &Numbers, &mut [u64; MOST]);

/// The function that a row executes.
#[derive(Clone, Copy)]
pub enum Entry {
    /// A function that gets the number of a level.
    Level(Function),
    /// A function that gets this modulus. The modulus contains the choice of a level.
    Modulus(&'static Modulus<8>, extern "C" fn(&Modulus<8>, &Numbers, &mut [u64; MOST])),
}

/// Says where the limbs of a number are in the buffers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The number of the buffer. The function reads three buffers, and writes the fourth buffer.
    pub buffer: usize,
    /// The place of the first limb in the buffer.
    pub first: usize,
    /// The distance from a limb to the next limb in the buffer. If the number is in a lane of vectors, the distance is
    /// the number of lanes, because each limb is in another vector.
    pub step: usize,
    /// The number of bits of a limb. The weight of a limb is 2^`bits` times the weight of the limb before it.
    pub bits: usize,
}

impl Place {
    /// Returns the place of a number with limbs of 64 bits at the beginning of a buffer.
    pub fn whole(buffer: usize) -> Self {
        Self { buffer, first: 0, step: 1, bits: 64 }
    }
}

/// A number that the function reads.
#[derive(Clone, Debug)]
pub struct Input {
    /// The number of limbs.
    pub limbs: usize,
    /// The places of the limbs.
    pub place: Place,
    /// The interval of each limb. Limbs may be negative.
    pub limb: Interval,
    /// The interval of the highest limb, if it differs from the interval of the other limbs.
    pub top: Option<Interval>,
    /// The number is smaller than this bound. If the intervals of the limbs are the only bounds, the value is `None`.
    pub below: Option<BigInt>,
}

impl Input {
    /// Returns an input with limbs of 64 bits at the beginning of a buffer.
    pub fn whole(buffer: usize, limbs: usize, below: Option<BigInt>) -> Self {
        Self { limbs, place: Place::whole(buffer), limb: Interval::of_bits(64), top: None, below }
    }

    /// Returns the interval of limb `i`. For the highest limb, the interval may be smaller because of the bound
    /// `below`.
    fn limb(&self, i: usize) -> Interval {
        if i + 1 < self.limbs {
            return self.limb.clone();
        }
        let mut limb = self.top.as_ref().unwrap_or(&self.limb).clone();
        if let Some(below) = self.below.as_ref().filter(|_| limb.low >= BigInt::ZERO) {
            limb.high = limb.high.min((below - 1) >> (self.place.bits * i));
        }
        limb
    }

    /// Returns the interval of the number.
    fn interval(&self) -> Interval {
        let limbs: Vec<Interval> = (0..self.limbs).map(|i| self.limb(i)).collect();
        let [low, high] = [|i: &Interval| i.low.clone(), |i: &Interval| i.high.clone()]
            .map(|end| sum(&limbs.iter().map(end).collect::<Vec<_>>(), self.place.bits));
        Interval { low, high: self.below.as_ref().map_or(high, |below| below - 1) }
    }
}

/// The claims about one number that the function writes.
#[derive(Clone, Debug)]
pub struct Claim {
    /// The places of the limbs in the output buffer.
    pub place: Place,
    /// The number of limbs.
    pub limbs: usize,
    /// Whether the last limb is a borrow, which is subtracted from the number.
    pub borrow: bool,
    /// The number of bits of a digit, if the function writes the number as odd digits. Each digit has two limbs. The
    /// first limb is (|digit| - 1) / 2. The second limb is 1 if the digit is negative, and 0 otherwise.
    pub digits: Option<usize>,
    /// The factor by which the number is multiplied before it is compared with `equals`.
    pub times: BigInt,
    /// The polynomial to which the product of the number and `times` must be equal. The variables of the polynomial are
    /// the inputs. Variable 0 is the first input, variable 2 is the second, variable 4 is the third, and so on.
    pub equals: Polynomial,
    /// If a modulus is given, the product of the number and `times` must be equal to `equals` modulo this modulus.
    /// Otherwise, the product and `equals` must be equal as integers.
    pub modulus: Option<BigInt>,
    /// The number is smaller than this bound.
    pub below: Option<BigInt>,
    /// The number is not smaller than this bound.
    pub least: Option<BigInt>,
}

/// A function, with the numbers that it reads and the claims about its results.
pub struct Row {
    /// The level of the CPU on which the row is executed.
    pub level: Level,
    /// The name of the operation.
    pub name: String,
    /// The function that the row executes.
    pub entry: Entry,
    /// The numbers that the function reads.
    pub inputs: Vec<Input>,
    /// The claims about the function's results.
    pub claims: Vec<Claim>,
}

/// The result of the proof of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// All claims of the row hold.
    Proved,
    /// The machine (our emulator of the CPU) refused to execute the function.
    Refused(String),
    /// A claim of the row could not be proved. The text says why.
    Open(String),
    /// The numbers that this CPU computes differ from the numbers of the algebra.
    OtherNumbers(String),
    /// A claim was proved, but the numbers at a random point do not satisfy this claim.
    WronglyProved(String),
}

impl Default for Outcome {
    fn default() -> Self {
        Self::Open("it did not run".into())
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Proved => f.write_str("proved"),
            Self::Refused(why) | Self::Open(why) => write!(f, "NOT PROVED: {why}"),
            Self::WronglyProved(why) => write!(f, "NOT PROVED: the proof is wrong: {why}"),
            Self::OtherNumbers(why) => write!(f, "NOT PROVED: this CPU has other numbers: {why}"),
        }
    }
}

/// The report about the proof of a row.
#[derive(Default)]
pub struct Report {
    /// The number of executed instructions.
    pub executed: usize,
    /// The number of variables that the execution has made.
    pub variables: usize,
    /// The executed instructions.
    pub instructions: Vec<iced_x86::Instruction>,
    /// The result of the proof.
    pub result: Outcome,
}

/// The number of the buffer that the function writes.
pub const OUTPUT: usize = 3;

/// Returns the variable that stands for the input with this number, as a polynomial.
pub fn input(number: usize) -> Polynomial {
    Polynomial::variable(2 * number as Variable)
}

/// Returns the number 2^`bits`.
pub fn power(bits: usize) -> BigInt {
    BigInt::from(1) << bits
}

/// Returns the limbs of 64 bits of a number, the lowest limb first.
pub fn limbs(number: &BigInt) -> Vec<u64> {
    number.to_u64_digits().1
}

/// Returns the number whose limbs of 64 bits are given.
pub fn number(limbs: &[u64]) -> BigInt {
    sum(limbs, 64)
}

/// Returns the number whose limbs of `bits` bits are given.
pub fn sum<T: Clone + Into<BigInt>>(limbs: &[T], bits: usize) -> BigInt {
    limbs.iter().rev().fold(BigInt::ZERO, |sum, limb| (sum << bits) + limb.clone().into())
}

/// The algebra, the inputs and the outputs after the function of a row was executed.
struct Executed {
    domain: Limbs,
    /// Maps the variable of each limb of an input to a pair: the number of the input, and the number of the limb in the
    /// input.
    inputs: HashMap<Variable, (usize, usize)>,
    /// The limbs of the output buffer, as polynomials. `None` if a limb was not written.
    outputs: Vec<Option<Polynomial>>,
}

impl Row {
    /// Returns the level and the name of the row.
    pub fn title(&self) -> String {
        format!("{} numbers {}", self.level.name(), self.name)
    }

    /// Executes the function of the row with unknown limbs, and tries to prove the row's claims. `patches` are bytes of
    /// code that a planted fault has changed.
    pub fn prove(&self, process: &Process, patches: &[(u64, u8)]) -> Report {
        let mut report = Report::default();
        let mut executed = match self.execute(process, patches, &mut report) {
            Ok(executed) => executed,
            Err(why) => {
                report.result = Outcome::Refused(why);
                return report;
            }
        };
        let used: Vec<Polynomial> = executed.outputs.iter().flatten().cloned().collect();
        executed.domain.variables.settle(&used);
        report.variables = executed.domain.variables.count();
        // If the bounds of a row are not proved, the row's congruences and values are still checked.
        let all = |holds: fn(&Claim, &Executed) -> Result<(), String>| {
            self.claims.iter().try_for_each(|claim| holds(claim, &executed)).map_err(Outcome::Open)
        };
        let result =
            all(Claim::is_congruent).and_then(|()| self.agrees(&executed)).and_then(|()| all(Claim::is_bounded));
        report.result = result.err().unwrap_or(Outcome::Proved);
        report
    }

    /// Returns the instructions that the row executes. The row is not proved.
    ///
    /// # Errors
    /// Returns an error if the machine refuses an instruction.
    pub fn instructions(&self, process: &Process) -> Result<Vec<iced_x86::Instruction>, String> {
        let mut report = Report::default();
        self.execute(process, &[], &mut report)?;
        Ok(report.instructions)
    }

    fn execute(&self, process: &Process, patches: &[(u64, u8)], report: &mut Report) -> Result<Executed, String> {
        let numbers: Numbers = [[0; MOST]; 3];
        let output = [0; MOST];
        let mut domain = Limbs::default();
        let mut inputs = HashMap::new();
        let values: Vec<Variable> = self.inputs.iter().map(|input| domain.variables.free(input.interval())).collect();
        domain.variables.first_limb = 2 * values.len() as Variable;
        let mut stored = HashMap::new();
        for (number, (input, &value)) in self.inputs.iter().zip(&values).enumerate() {
            let Place { buffer, first, step, bits } = input.place;
            let mut lowest = Polynomial::variable(value);
            // A variable stands for the whole input, so that the proof can use the input's bound. All limbs except the
            // lowest are free variables. The lowest limb is defined as the whole input minus the other limbs.
            for i in (1..input.limbs).rev() {
                let limb = domain.variables.free(input.limb(i));
                inputs.insert(limb, (number, i));
                lowest.add_times(&Polynomial::variable(limb), &-power(bits * i));
                stored.insert((buffer, first + step * i), Polynomial::variable(limb));
            }
            if input.limbs > 0 {
                let lowest = match lowest.single() {
                    Some(value) => value,
                    None => domain.variables.word(lowest, input.limb.clone()),
                };
                // The proof of a bound tries all subsets of `lowest`. Numbers in lanes have too many lowest limbs for
                // this search.
                if input.limbs > 1 && bits == 64 {
                    domain.variables.lowest.push(lowest);
                }
                stored.insert((buffer, first), Polynomial::variable(lowest));
            }
        }
        let stored: Vec<((usize, usize), Vec<Bit>)> = stored
            .into_iter()
            .map(|(place, limb)| {
                // A negative limb is stored modulo 2^64.
                let (low, _) = domain.variables.divide(&limb, 64);
                (place, domain.bits(&low, 64))
            })
            .collect();
        let (entry, context) = match self.entry {
            Entry::Level(entry) => (entry as *const () as u64, self.level_number()),
            Entry::Modulus(modulus, entry) => (entry as *const () as u64, std::ptr::from_ref(modulus) as u64),
        };
        let mut machine = Machine::new(&mut domain, process, patches);
        machine.most = 3_000_000;
        machine.become_cpu(self.cpu());
        let (start, length) = process.symbols.find(CHOICE).ok_or(format!("there is no {CHOICE}"))?;
        machine.set_variable(start, length, u64::MAX);
        if let Entry::Modulus(modulus, _) = self.entry {
            let mut bytes = vec![0; size_of_val(modulus)];
            process.read(context, &mut bytes).map_err(|error| error.to_string())?;
            machine.memory.allow(Region { start: context, length: bytes.len() as u64, writable: false, own: false });
            for (i, byte) in bytes.iter().enumerate() {
                machine.memory.store(context + i as u64, &crate::domain::constant::<8>((*byte).into()));
            }
        }
        let places = [&numbers[0], &numbers[1], &numbers[2], &output].map(|buffer| buffer.as_ptr() as u64);
        for (place, &start) in places.iter().enumerate() {
            machine.memory.allow(Region { start, length: 8 * MOST as u64, writable: place == OUTPUT, own: false });
        }
        // The three buffers that are read contain zeros around the inputs. The bytes of the output buffer have no
        // values. The machine refuses to read such a byte before the function has written it.
        places[..OUTPUT]
            .iter()
            .for_each(|start| (0..8 * MOST as u64).for_each(|at| machine.memory.store(start + at, &[ZERO; 8])));
        for ((buffer, i), bits) in &stored {
            for (k, byte) in bits.chunks(8).enumerate() {
                machine.memory.store(places[*buffer] + 8 * *i as u64 + k as u64, byte);
            }
        }
        let result = machine.call(entry, &[context, places[0], places[OUTPUT]]);
        report.executed = machine.executed;
        report.instructions = machine.instructions();
        result.map_err(|refusal| refusal.to_string())?;
        if let Some(why) = code::lacks(self.cpu(), &report.instructions) {
            return Err(why);
        }
        let written: Vec<Option<Vec<Bit>>> = (0..MOST)
            .map(|i| {
                let bytes = (0..8).map(|k| machine.memory.last(places[OUTPUT] + (8 * i + k) as u64));
                bytes.collect::<Option<Vec<_>>>().map(|bytes| bytes.concat())
            })
            .collect();
        drop(machine);
        let outputs = written.into_iter().map(|bits| bits.map(|bits| domain.number(&bits))).collect();
        Ok(Executed { domain, inputs, outputs })
    }

    /// Returns the CPU of the row's level, which the machine imitates.
    fn cpu(&self) -> Cpu {
        Cpu { level: self.level, maker: Maker::Intel }
    }

    fn level_number(&self) -> u64 {
        Level::ALL.iter().position(|&level| level == self.level).unwrap_or(usize::MAX) as u64
    }

    /// Checks the execution at random points. At each point, the values of the variables must satisfy everything that
    /// was proved about the variables. Also, this CPU must write the same outputs as the algebra.
    fn agrees(&self, executed: &Executed) -> Result<(), Outcome> {
        let mut random = Random(0x5eed);
        // A proved claim that does not hold is a worse error than an output of this CPU that differs from the algebra's
        // output. So the function does not return such a difference at once, but keeps the difference in `other`. If a
        // claim does not hold at a later point, the function returns the error about this claim instead of the
        // difference.
        let mut other = Ok(());
        for _ in 0..POINTS {
            let digits: Vec<Vec<BigInt>> = self.inputs.iter().map(|input| input.any(&mut random)).collect();
            let mut numbers = [[0; MOST]; 4];
            for (Input { place, .. }, digits) in self.inputs.iter().zip(&digits) {
                for (i, digit) in digits.iter().enumerate() {
                    // A negative limb is stored modulo 2^64.
                    let modulo = ((digit % power(64)) + power(64)) % power(64);
                    numbers[place.buffer][place.first + place.step * i] = limbs(&modulo).first().copied().unwrap_or(0);
                }
            }
            let variables = executed.domain.variables.evaluate(|variable| match executed.inputs.get(&variable) {
                Some(&(number, i)) => digits[number][i].clone(),
                None => match digits.get((variable >> 1) as usize) {
                    Some(digits) => sum(digits, self.inputs[(variable >> 1) as usize].place.bits),
                    None => BigInt::from(random.any() & 255),
                },
            });
            let variables = variables.map_err(Outcome::WronglyProved)?;
            for claim in &self.claims {
                claim.has_values(executed, &variables).map_err(Outcome::WronglyProved)?;
            }
            let [a, b, c, mut output] = numbers;
            match self.entry {
                Entry::Level(entry) => entry(self.level_number() as usize, &[a, b, c], &mut output),
                Entry::Modulus(modulus, entry) => entry(modulus, &[a, b, c], &mut output),
            }
            for claim in &self.claims {
                for i in claim.all() {
                    let value = match &executed.outputs[i] {
                        Some(found) => found.value(|v| &variables[(v >> 1) as usize]),
                        None => return Err(Outcome::OtherNumbers("a limb is not written".into())),
                    };
                    if value != BigInt::from(output[i]) && other.is_ok() {
                        let why = format!("limb {i} is {value} and not {}", output[i]);
                        other = Err(Outcome::OtherNumbers(why));
                    }
                }
            }
        }
        other
    }
}

impl Input {
    /// Returns the limbs of a random number. Limbs are often close to the ends of their intervals, and the number is
    /// often close to its bound.
    fn any(&self, random: &mut Random) -> Vec<BigInt> {
        let any = |i| {
            let Interval { low, high } = self.limb(i);
            match random.below(4) {
                0 => (low + random.below(3)).min(high),
                1 => (&high - random.below(3)).max(low),
                _ => &low + BigInt::from(random.word()) % (high - &low + 1),
            }
        };
        let digits: Vec<BigInt> = (0..self.limbs).map(any).collect();
        let Some(below) = &self.below else { return digits };
        let value = match random.below(3) {
            0 => (below - BigInt::from(1 + random.below(3))).max(BigInt::ZERO),
            _ => sum(&digits, self.place.bits) % below,
        };
        let bits = self.place.bits;
        (0..self.limbs).map(|i| (&value >> (bits * i)) % power(bits)).collect()
    }
}

impl Claim {
    /// Returns the claim that a number is equal to a polynomial in the inputs, as integers or modulo `modulus`.
    pub fn equals(place: Place, limbs: usize, equals: Polynomial, modulus: Option<BigInt>) -> Self {
        let times = BigInt::from(1);
        Self { place, limbs, borrow: false, digits: None, times, equals, modulus, below: None, least: None }
    }

    /// Returns the claim that a limb is in an interval. The limb is never negative. The equation of the claim is modulo
    /// 1, where all numbers are equal. So the claim says nothing except this interval.
    pub fn bounded(place: Place, Interval { low, high }: &Interval) -> Self {
        let any = Self::equals(place, 1, Polynomial::default(), Some(BigInt::from(1)));
        Self { below: Some(high + 1), least: (*low > BigInt::ZERO).then(|| low.clone()), ..any }
    }

    /// Returns the places of the number's limbs in the output buffer.
    fn all(&self) -> impl Iterator<Item = usize> {
        let Place { first, step, .. } = self.place;
        (0..self.limbs).map(move |i| first + step * i)
    }

    /// Returns the number that the function writes, as a polynomial.
    fn written(&self, executed: &Executed) -> Result<Polynomial, String> {
        let mut sum = Polynomial::default();
        let limbs = self.all().map(|i| executed.outputs[i].as_ref().ok_or("a limb is not written"));
        let limbs: Vec<&Polynomial> = limbs.collect::<Result<_, _>>()?;
        for (i, limb) in limbs.iter().enumerate() {
            if let (Some(width), true) = (self.digits, i % 2 == 1) {
                let index = limbs[i - 1];
                let one = Polynomial::from(1);
                let digit = index.shifted(1).plus(&one).product(&one.minus(&limb.shifted(1)));
                sum.add_times(&digit, &power(width * (i / 2)));
            }
            if self.digits.is_some() {
                continue;
            }
            let sign = if self.borrow && i + 1 == self.limbs { -1 } else { 1 };
            sum.add_times(limb, &(power(self.place.bits * i) * sign));
        }
        Ok(sum)
    }

    /// Whether the claim holds for these values of the variables.
    fn has_values(&self, executed: &Executed, values: &[BigInt]) -> Result<(), String> {
        let value = |p: &Polynomial| p.value(|v| &values[(v >> 1) as usize]);
        let sum = value(&self.written(executed)?);
        let difference = &sum * &self.times - value(&self.equals);
        let rest = self.modulus.as_ref().map_or(difference.clone(), |modulus| difference % modulus);
        if rest != BigInt::ZERO
            || self.below.as_ref().is_some_and(|below| sum >= *below)
            || self.least.as_ref().is_some_and(|least| sum < *least)
        {
            return Err(format!("{sum:x} is written"));
        }
        Ok(())
    }

    fn is_congruent(&self, executed: &Executed) -> Result<(), String> {
        let variables = &executed.domain.variables;
        let written = self.written(executed)?.times(&self.times);
        // Two numbers from 0 to 2^n - 1 are equal if they are equal modulo 2^n. Modulo 2^n, the carries above the
        // highest limb vanish. So nothing has to be proved about these carries, which programs drop.
        let whole = power(self.place.bits * self.limbs);
        let is_short = |number: &Polynomial| {
            let range = variables.range(number);
            range.low >= BigInt::ZERO && range.high < whole
        };
        let modulus = match &self.modulus {
            None if is_short(&written) && is_short(&self.equals) => Some(&whole),
            modulus => modulus.as_ref(),
        };
        variables.vanishes(&written.minus(&self.equals), modulus)
    }

    fn is_bounded(&self, executed: &Executed) -> Result<(), String> {
        let (variables, sum) = (&executed.domain.variables, self.written(executed)?);
        if let Some(least) = self.least.as_ref().filter(|least| variables.range(&sum).low < **least) {
            return Err(format!("it is not proved to be at least {least:x}"));
        }
        match &self.below {
            Some(below) if !variables.is_below(&sum, below) => Err(format!("it is not proved to be below {below:x}")),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In this test, the function of the row adds two limbs, and writes the sum and the carry. An exact claim has no
    /// modulus. Such a claim may be checked modulo 2^n only if the written number and the claimed number are both less
    /// than 2^n, and not negative.
    #[test]
    fn exact_claims_are_exact() {
        let mut domain = Limbs::default();
        let [a, b] = [0, 1].map(|_| Polynomial::variable(domain.variables.free(Interval::of_bits(64))));
        domain.variables.first_limb = 4;
        let sum = a.clone().plus(&b);
        let (low, high) = domain.variables.divide(&sum, 64);
        let zero = Polynomial::default();
        let outputs = [low.clone(), high.clone(), zero].map(Some).to_vec();
        let executed = Executed { domain, inputs: HashMap::new(), outputs };
        let holds = |first: usize, limbs: usize, borrow: bool, equals: &Polynomial| {
            let place = Place { first, ..Place::whole(OUTPUT) };
            let claim = Claim { borrow, ..Claim::equals(place, limbs, equals.clone(), None) };
            claim.is_congruent(&executed).is_ok()
        };
        assert!(holds(0, 2, false, &sum));
        // This claim has one limb, but the sum may have a carry above this limb.
        assert!(!holds(0, 1, false, &sum));
        // The written number (0) and the claimed number are equal modulo 2^64, but the claimed number may be 2^64, or
        // negative.
        assert!(!holds(2, 1, false, &high.shifted(64)));
        assert!(!holds(2, 1, false, &high.shifted(64).times(&BigInt::from(-1))));
        // If the second limb is a borrow, the written number may be negative.
        assert!(!holds(0, 2, true, &sum));
        assert!(holds(0, 2, true, &low.minus(&high.shifted(64))));
    }
}

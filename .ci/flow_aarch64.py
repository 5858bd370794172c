"""Checks machine code of AArch64 as `flow` checks machine code of x86-64. Registers, flags and the stack are analysed
in the same way, but this module knows the instructions of AArch64."""
import re

from flow import (ALLOWED_CALLS, HELPERS, JOB, PANICS, PUBLIC, SECRET, STATIC, WORD, Function, State, Violation, join,
                  opaque)

# The no-op that `simd::public` leaves in the code is `orr xzr, xN, xN, lsl #42`.
MARK = "lsl #42"
SETS_FLAGS = re.compile(r"^(cmp|cmn|tst|adds|subs|ands|bics|negs|adcs|sbcs|ngcs|ccmp|ccmn|fcmpe?|fccmpe?)$")
NO_DESTINATION = re.compile(r"^(cmp|cmn|tst|ccmp|ccmn|fcmpe?|fccmpe?|prfm|prfum)$")
READS_FLAGS = re.compile(r"^(csel|csinc|csinv|csneg|cset|csetm|cinc|cinv|cneg|ccmp|ccmn|adcs?|sbcs?|ngcs?|fcsel|fccmpe?)$")
# A 64-bit word may be a pointer or a length. Only after these instructions may the result also be a pointer or a
# length.
KEEPS_WORDS = re.compile(r"^(mov|add|adds|sub|subs|cmp|cmn|csel|ccmp|tst)$")
# Vector instructions whose destination is also a source.
ACCUMULATES = re.compile(r"^(tbx|bsl|bit|bif|sri|sli|[us]r?sra|[us]?ml[as]l?2?|sqr?dml[as]\w+|[us]aba\w*|[us]adalp|[us]dot|\w+n2"
                         r"|ins|movk|bfi|bfxil|bfc|aes[ed]|sha\w+)$")
# Instructions that write only their first register. If such an instruction is in SETS_FLAGS, it also writes the flags.
# None of these instructions writes memory. An instruction that is neither here nor in another list of this module is
# refused, because it could write several registers, or could read a secret from a place that this check does not track.
ARITHMETIC = re.compile("^(" + "|".join(r"""
    mov mov[zkn] mvn adds? subs? negs? cmp cmn adcs? sbcs? ngcs? ands? bics? orr orn eor eon tst
    lsl lsr asr ror extr bfi bfxil bfc [us]bfx [us]bfiz [us]xt[bhw] rev rev16 rev32 rev64 rbit cl[zs] cnt abs
    csel csinc csinv csneg cset csetm cinc cinv cneg ccmp ccmn
    mul madd msub mneg [us]mull2? [us]maddl [us]msubl [us]mnegl [us]mulh
    movi mvni fmov fcsel fcmpe? fccmpe? dup [us]mov ins ext tb[lx] zip[12] uzp[12] trn[12] not bsl bit bif eor3 bcax rax1 xar
    [us]?sh[lr] [us]rsh[lr] [us]r?sra sli sri [us]?shll2? r?shrn2? xtn2? [us]xtl2? [us]q\w+
    addp addv r?addhn2? r?subhn2? [us]addl2? [us]addw2? [us]subl2? [us]subw2? [us]addl[pv] [us]adalp [us]r?hadd [us]hsub
    [us]ab[ad]l?2? [us]max[pv]? [us]min[pv]? ml[as] [us]ml[as]l2? [us]dot pmul pmull2? cm(eq|ge|gt|hi|hs|le|lt|tst)
    aes[ed] aesi?mc sha\w+
""".split()) + ")$")
LOADS = re.compile(r"^(ldr|ldur|ldp|ldnp|ldrb|ldrh|ldrs[bhw]|ldurb|ldurh|ldurs[bhw]|ldpsw|ld1|ld1r|ld2|ld3|ld4)$")
STORES = re.compile(r"^(str|stur|stp|stnp|strb|strh|sturb|sturh|st1|st2|st3|st4)$")
IGNORED = re.compile(r"^(nop|bti|hint|yield|dmb|isb|dsb|udf|brk|paciasp|autiasp)$")
BYTES = {"x": 8, "w": 4, "q": 16, "d": 8, "s": 4, "h": 2, "b": 1, "v": 16}


def register(name):
    """Returns the canonical name of a register, and its size in bytes. Returns None if the name is not a register."""
    name = name.strip("{} ").split(".")[0]
    name = {"wsp": "sp", "lr": "x30"}.get(name, name)
    if name == "sp":
        return "sp", 8
    if m := re.fullmatch(r"([xw])(zr|\d+)", name):
        return "x" + m[2], BYTES[m[1]]
    if m := re.fullmatch(r"([vqdshb])(\d+)", name):
        return "v" + m[2], BYTES[m[1]]
    return None


def split(text):
    """Splits a text into operands. A comma inside brackets does not separate operands."""
    return [o.strip() for o in re.findall(r"(?:[^,\[{]|\[[^\]]*\]!?|\{[^}]*\})+", text) if o.strip()]


class FunctionAArch64(Function):
    """The function at one entry point, and the facts that the check knows about the paths of this function."""

    def __init__(self, code, tables, job):
        super().__init__([], {}, job)
        self.code = code
        self.at = {i.address: n for n, i in enumerate(code)}
        self.leaders = set()
        for i in code:
            if re.match(r"^(b|b\..+|cbn?z|tbn?z)$", i.op) and not i.symbol:
                self.leaders.add(self.at.get(int(i.operands[-1], 16)))

    def begin(self):
        state = State()
        state.reg = {"sp": ("stack", "entry", 0, True)}
        if self.job:
            state.reg[self.job] = JOB
        return state

    # Operands

    def value(self, state, operand):
        """Returns the class of a register or an immediate."""
        found = register(operand)
        if operand.startswith("{"):
            found = None
            value = PUBLIC
            for name in self.listed(operand):
                value = join(value, opaque(state.reg.get(name, PUBLIC)))
            return value
        if not found or found[0] == "xzr":
            return PUBLIC
        value = state.reg.get(found[0], PUBLIC)
        return SECRET if value == WORD and found[1] < 8 else value

    @staticmethod
    def listed(operand):
        """Returns the registers of a list such as {v0.16b, v1.16b} or {v0.16b-v3.16b}."""
        inside = operand[operand.index("{") + 1:operand.index("}")]
        if "-" in inside:
            first, last = (int(re.search(r"v(\d+)", part)[1]) for part in inside.split("-"))
            return [f"v{i % 32}" for i in range(first, last + 1 if last >= first else last + 33)]
        return [register(part)[0] for part in inside.split(",")]

    def memory(self, state, instruction):
        """Returns the class of the address in the instruction's memory operand. If the instruction changes the base
        register, also returns this register and the new class of the register."""
        place = next(n for n, o in enumerate(instruction.operands) if o.startswith("["))
        operand = instruction.operands[place]
        parts = [part.strip() for part in operand.strip("!").strip("[]").split(",")]
        base = register(parts[0])[0]
        pointer = state.reg.get(base, PUBLIC)
        if len(parts) > 1:
            if parts[1].startswith("#"):
                pointer = self.moved(pointer, int(parts[1][1:], 0))
            else:
                offset = self.value(state, parts[1])
                if offset == WORD and len(parts) > 2 and not re.fullmatch(r"(lsl|sxtx) #0", parts[2]):
                    offset = SECRET
                pointer = self.plus(pointer, offset)
        if pointer == SECRET:
            raise Violation("an address is made of a secret")
        changed = None
        if operand.endswith("!"):
            changed = (base, pointer)
        elif place + 1 < len(instruction.operands):
            after = instruction.operands[place + 1]
            step = self.moved(pointer, int(after[1:], 0)) if after.startswith("#") else self.plus(pointer, self.value(state, after))
            changed = (base, step)
        return pointer, changed

    @staticmethod
    def moved(pointer, by):
        """Returns the class of a pointer after the constant `by` was added."""
        if pointer[0] == "stack" and pointer[3]:
            return ("stack", pointer[1], pointer[2] + by, True)
        return pointer

    @staticmethod
    def width(instruction):
        """Returns the number of bytes that the instruction moves between memory and each of its registers."""
        op = instruction.op
        if op in ("ldpsw",) or op.endswith("sw"):
            return 4
        if m := re.search(r"(?:r|ur)s?([bh])$", op):
            return {"b": 1, "h": 2}[m[1]]
        first = instruction.operands[0]
        if op == "ld1r":
            return {"b": 1, "h": 2, "s": 4, "d": 8}[re.search(r"\.\d+([bhsd])", first)[1]]
        if m := re.search(r"\.([bhsd])\}?\[", first):
            return {"b": 1, "h": 2, "s": 4, "d": 8}[m[1]]
        if m := re.search(r"\.(8b|4h|2s|1d)\b", first):
            return 8
        return 16 if first.startswith("{") else register(first)[1]

    # Instructions

    def step(self, state, instruction):
        op, operands = instruction.op, instruction.operands
        if op in ("sdiv", "udiv"):
            raise Violation("division: its time depends on its operands")
        if op == "orr" and len(operands) == 4 and operands[0] == "xzr" and operands[3] == MARK and operands[1] == operands[2]:
            state.reg[register(operands[1])[0]] = PUBLIC
            return
        if IGNORED.match(op):
            return
        if LOADS.match(op) or STORES.match(op):
            return self.access(state, instruction)
        if op in ("prfm", "prfum"):
            self.memory(state, instruction)
            return
        if op in ("adrp", "adr"):
            symbol = instruction.symbol
            state.reg[register(operands[0])[0]] = ("static", symbol[1], symbol[2]) if symbol else STATIC
            return
        self.arithmetic(state, instruction)

    def access(self, state, instruction):
        op, operands = instruction.op, instruction.operands
        place = next(n for n, o in enumerate(operands) if o.startswith("["))
        size = self.width(instruction)
        pointer, changed = self.memory(state, instruction)
        names = []
        for operand in operands[:place]:
            names += self.listed(operand) if operand.startswith("{") else [register(operand)[0]]
        general = not operands[0].startswith("{") and names[0][0] == "x" and names[0] not in state.zeros
        lane = re.search(r"\]\s*$", operands[0]) and not operands[0].startswith("[")
        for n, name in enumerate(names):
            at = self.moved(pointer, n * size)
            if LOADS.match(op):
                value = self.load(state, at, size, general)
                if instruction.symbol and instruction.symbol[0] == "got":
                    value = ("static", instruction.symbol[1], None)
                if lane:
                    value = join(opaque(value), opaque(state.reg.get(name, PUBLIC)))
                if name != "xzr":
                    state.reg[name] = value
                state.zeros.discard(name)
            else:
                value = PUBLIC if name == "xzr" else state.reg.get(name, PUBLIC)
                if value == WORD and size != 8:
                    value = SECRET
                zero = name == "xzr" or name in state.zeros
                self.store(state, at, size, value, not zero)
        if changed:
            state.reg[changed[0]] = changed[1]

    def arithmetic(self, state, instruction):
        op, operands = instruction.op, instruction.operands
        to = register(operands[0]) if ARITHMETIC.match(op) else None
        if to is None:
            raise Violation(f"an instruction that this check does not know: {op}")
        destination = not NO_DESTINATION.match(op)
        sources = operands[1:] if destination else operands
        if op in ("movi", "fmov", "mov", "movz", "movn") and len(sources) >= 1 and sources[0].startswith("#"):
            state.reg[to[0]] = PUBLIC
            state.zeros.discard(to[0])
            if re.match(r"^#0(x0+|\.0)?$", sources[0]):
                state.zeros.add(to[0])
            return
        values = [self.value(state, o) for o in sources if not o.startswith("#")]
        # After a shift or an extension, an operand cannot be a pointer or a length any more.
        shifted = bool(sources) and re.match(r"^(lsl|lsr|asr|ror|msl|[us]xt[bhwx])", sources[-1])
        if shifted:
            values.pop()
            if not sources[-2].startswith("#"):
                values[-1] = opaque(values[-1])
        general = to[0] == "sp" or to[0][0] == "x"
        plain = op == "mov" and general and len(sources) == 1
        result = PUBLIC
        if op in ("add", "adds", "sub", "subs") and general and destination and to[1] == 8:
            result = self.sum(instruction, sources, values, bool(shifted))
        elif plain:
            result = values[0] if to[1] == 8 else opaque(values[0])
        elif op == "and" and (to[0] == "sp" or values[0][0] == "stack" and self.aligns(sources[1])):
            # If the stack frame is large, the code first computes the address of the frame in another register. Then
            # the code touches all pages up to this address.
            result = ("stack", f"aligned at {instruction.address:x}", 0, True)
        elif op in ("eor", "sub") and not general and len(sources) == 2 and sources[0] == sources[1]:
            state.zeros.add(to[0])
        else:
            for value in values:
                result = join(result, value if KEEPS_WORDS.match(op) and to[1] == 8 else opaque(value))
            lane = re.search(r"\[\d+\]$", operands[0])
            if ACCUMULATES.match(op) or lane:
                result = join(result, opaque(self.value(state, operands[0].split("[")[0])))
        if READS_FLAGS.match(op):
            result = join(result, SECRET if state.flags == SECRET else PUBLIC)
        if SETS_FLAGS.match(op):
            flags = SECRET if READS_FLAGS.match(op) and state.flags == SECRET else PUBLIC
            for value in values:
                flags = join(flags, value if KEEPS_WORDS.match(op) and op != "tst" and value == WORD else opaque(value))
            state.flags = flags
        if destination and to[0] != "xzr":
            state.reg[to[0]] = result
            if not (op in ("eor", "sub") and not general):
                state.zeros.discard(to[0])

    @staticmethod
    def aligns(mask):
        """Returns whether an AND with this immediate clears only low bits, as code does to align an address."""
        if not mask.startswith("#"):
            return False
        cleared = ~int(mask[1:], 0) & (1 << 64) - 1
        return cleared & cleared + 1 == 0 and cleared < 4096

    def sum(self, instruction, sources, values, shifted):
        """Returns the class of a sum or a difference. The result may be a pointer into the stack or the job."""
        value = values[0]
        if instruction.symbol and value[0] == "static":
            return value
        if len(sources) >= 2 and sources[1].startswith("#"):
            by = int(sources[1][1:], 0) << (int(sources[2].split("#")[1], 0) if len(sources) > 2 else 0)
            return self.moved(value, by if instruction.op.startswith("add") else -by)
        if len(values) < 2:
            return value
        # If both values are pointers, the result of a subtraction is a length.
        return self.plus(value, values[1])

    # Control

    def called(self, state, name):
        """Changes `state` as a call does, and returns whether the called function returns. Raises Violation if a kernel
        must not call this function."""
        if name is None:
            raise Violation("a call to who knows where")
        if PANICS.match(name):
            return False
        if name not in ALLOWED_CALLS | HELPERS:
            raise Violation(f"a call of {name}")
        # A function that returns an array writes the array to the address in x8.
        to = state.reg.get("x8" if name in HELPERS else "x0", PUBLIC)
        if name in HELPERS:
            stored = SECRET
        else:
            if state.reg.get("x2", PUBLIC) == SECRET:
                raise Violation(f"{name} of a secret length")
            source = state.reg.get("x1", PUBLIC)
            stored = opaque(source) if name == "memset" else self.load(state, source, 16, False)
        self.store(state, to if to[0] != "stack" else ("stack", to[1], to[2], False), 1, stored)
        self.clobber(state, to)
        return True

    @staticmethod
    def clobber(state, result):
        for r in range(19):
            state.reg[f"x{r}"] = PUBLIC
        # A called function must restore the lower halves of v8 to v15, but not the upper halves.
        for r in [*range(8), *range(16, 32)]:
            state.reg[f"v{r}"] = PUBLIC
        for r in range(8, 16):
            state.reg[f"v{r}"] = opaque(state.reg.get(f"v{r}", PUBLIC))
        state.reg["x0"], state.reg["x30"], state.flags = result, PUBLIC, PUBLIC

    def successors(self, state, n):
        instruction = self.code[n]
        op, operands = instruction.op, instruction.operands
        if op == "bl":
            return [(n + 1, state)] if self.called(state, instruction.symbol and instruction.symbol[1]) else []
        if op == "blr":
            value = state.reg.get(register(operands[0])[0], PUBLIC)
            return [(n + 1, state)] if self.called(state, value[1] if value[0] == "static" else None) else []
        if op in ("ret", "udf", "brk"):
            return []
        if op == "br":
            value = state.reg.get(register(operands[0])[0], PUBLIC)
            if value[0] == "static" and value[1]:
                self.called(state, value[1])
                return []
            raise Violation("a computed jump that this check cannot follow: build with -C jump-tables=no")
        if op == "b" and instruction.symbol:
            self.called(state, instruction.symbol[1])
            return []
        if re.match(r"^(b|b\..+|cbn?z|tbn?z)$", op):
            if op.startswith("b.") and state.flags == SECRET:
                raise Violation("a branch depends on a secret")
            if op[0] != "b":
                value = self.value(state, operands[0])
                if value == SECRET or op.startswith("t") and value == WORD:
                    raise Violation("a branch depends on a secret")
            target = int(operands[-1], 16)
            if target not in self.at:
                raise Violation("a jump out of the function")
            follow = [(self.at[target], state)]
            if op != "b":
                follow.append((n + 1, state.copy()))
            return follow
        self.step(state, instruction)
        return [(n + 1, state)]

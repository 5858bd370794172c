"""Follows the machine code of one function along all paths of its control-flow graph. For every register, flag and
stack slot, this check tracks the class of the value. The class is public, secret, pointer, or word. A value of the
class word may be a pointer, a length or data. The script `kernels` says what this check looks for, which data is
secret, and which faults the check cannot find."""
import re

PUBLIC, WORD, SECRET = ("public",), ("word",), ("secret",)
JOB, MAYBE_STACK, STATIC = ("job",), ("maybe-stack",), ("static", None, None)
# The displacement in the no-op that `simd::public` leaves in the machine code. The base register of the no-op is the
# register that is declared public.
MARK = 0x4c425550

ALLOWED_CALLS = {"memcpy", "memmove", "memset"}
# Functions that the kernels call on purpose, once for each job (the work of one call of a kernel). These functions use
# no registers of the kernel's instruction set. They are checked like entry points, but may write secrets through their
# first argument.
HELPERS = {"fastgost::cipher::kuznyechik::bitsliced::key_masks"}
# The check rejects a function that accesses the stack more than this number of bytes below the top of its frame.
DEEPEST = 1 << 16
PANICS = re.compile(
    r"^core::(panicking::|(slice|option|result|str|cell|array)::[\w:]*(fail|failed|panic)\w*$)|^_Unwind_Resume$"
)
FLAG_READERS = re.compile(r"^(set|cmov|adc|sbb|adcx|adox|rcl|rcr)")
FLAG_WRITERS = re.compile(
    r"^(add|sub|and|or|xor|neg|inc|dec|sh[lr]d?|sa[lr]|ro[lr]|rc[lr]|i?mul|adc|sbb|bt[src]?|cmp|test|bs[fr]|tzcnt|lzcnt"
    r"|popcnt|andn|bls\w+|bextr|bzhi)[bwlq]?$|^v?ptest$|^vtestp[sd]$|^k(or)?test[bwdq]$|^v?u?comis[sd]$|^adcx|^adox"
)
NO_DESTINATION = re.compile(r"^(cmp|test|bt)[bwlq]?$|^v?ptest$|^vtestp[sd]$|^k(or)?test[bwdq]$|^v?u?comis[sd]$|^prefetch")
MOVES = re.compile(r"^(mov[bwlq]?|movabsq?|mov[sz][bwl]{1,2}q?|cltq|movs[lwb]\w*|v?mov[au]p[sd]|v?movdq[au]\d*|v?mov[dq]|v?lddqu"
                   r"|kmov[bwdq]|v?movnt\w+|v?pbroadcast\w+|v?broadcast\w+)$")
KEEPS_WORDS = re.compile(r"^(mov|movq|movabsq?|add|addq|sub|subq|inc|incq|dec|decq|lea|leaq|cmp|cmpq|test|testq|cmov\w+|xchg)$")
ZERO_IDIOM = re.compile(r"^(xor|sub|v?pxor[dq]?|v?psub[bwdq]|v?xorp[sd]|kxor[bwdq])[lq]?$")
ONES_IDIOM = re.compile(r"^v?pcmpeq[bwdq]$")
IGNORED = re.compile(r"^(nop[wl]?|endbr64|vzeroupper|data16|cs|ud2|int3|lfence|leave)$")

GPR = {}
for _r, _parts in {
    "rax": "eax ax al ah", "rbx": "ebx bx bl bh", "rcx": "ecx cx cl ch", "rdx": "edx dx dl dh",
    "rsi": "esi si sil", "rdi": "edi di dil", "rbp": "ebp bp bpl", "rsp": "esp sp spl",
}.items():
    GPR[_r] = (_r, 8)
    for _p in _parts.split():
        GPR[_p] = (_r, 4 if _p[0] == "e" else 2 if _p[-1] in "xip" and len(_p) == 2 else 1)
for _i in range(8, 16):
    for _suffix, _size in (("", 8), ("d", 4), ("w", 2), ("b", 1)):
        GPR[f"r{_i}{_suffix}"] = (f"r{_i}", _size)
HIGH_BYTES = {"ah", "bh", "ch", "dh"}
# Instructions whose memory operand is narrower than their registers.
MEMORY_BYTES = [(re.compile(pattern), size) for pattern, size in (
    (r"^v?p(extr|insr|broadcast)b$", 1), (r"^v?p(extr|insr|broadcast)w$", 2), (r"^set", 1),
    (r"^v?(movd|movss|p(extr|insr|broadcast)d|broadcastss|extractps|insertps)$", 4),
    (r"^v?(movq|movsd|mov[lh]p[sd]|p(extr|insr|broadcast)q|broadcastsd|movddup)$", 8),
    (r"^v(extract|insert|broadcast)[fi](128|32x4|64x2)$", 16), (r"^v(extract|insert|broadcast)[fi](32x8|64x4)$", 32),
)]
VECTOR_BYTES = {"x": 16, "y": 32, "z": 64}


class Violation(Exception):
    """Machine code that a kernel must not contain."""


def register(name):
    """Returns the canonical name of a register, and the size in bytes of the part that `name` means. For example, `eax`
    is 4 bytes of `rax`."""
    if name in GPR:
        return GPR[name]
    m = re.fullmatch(r"([xyz])mm(\d+)", name)
    if m:
        return "v" + m[2], VECTOR_BYTES[m[1]]
    return name, 8


def join(a, b):
    """Returns the class of a value that has the class `a` on one path and the class `b` on another path."""
    if a == b:
        return a
    for top in (SECRET, WORD):
        if top in (a, b):
            return top
    if a[0] == b[0] == "static":
        return STATIC
    if MAYBE_STACK in (a, b) or "stack" in (a[0], b[0]):
        return ("stack", a[1], min(a[2], b[2]), False) if a[:2] == b[:2] else MAYBE_STACK
    return PUBLIC


def opaque(a):
    """Returns the class of a result that was computed from a value of the class `a`. The computation is one that
    programs never do with pointers and lengths. So a word must be data, and its class becomes secret."""
    if a in (WORD, SECRET):
        return SECRET
    return PUBLIC


class State:
    """The classes of the registers, of the flags and of the stack at one point of a function."""

    def __init__(self):
        self.reg, self.slots, self.flags = {"rsp": ("stack", "entry", 0, True)}, {}, PUBLIC
        # Vector registers that were set to zero. The check records these registers, because code uses them to clear
        # arrays.
        self.zeros = set()
        # The key of an entry is (region, kind). A region is named by the point from which its offsets are counted: the
        # stack pointer at the entry, or the stack pointer after an instruction has aligned it. The kind is WORD or
        # SECRET. The value is a number with one bit for each byte of the stack. A bit is set if a path has written data
        # of this kind to the byte.
        self.frame = {}

    def copy(self):
        new = State()
        new.reg, new.slots, new.flags, new.zeros = dict(self.reg), dict(self.slots), self.flags, set(self.zeros)
        new.frame = dict(self.frame)
        return new

    def entry(self, r):
        """Returns the class of a register. A name with ^ means the part of the register above its low byte."""
        if r in self.reg:
            return self.reg[r]
        return opaque(self.reg.get(r[:-1], PUBLIC)) if r.endswith("^") else PUBLIC

    def absorb(self, other):
        """Joins the state of another path into this state, and returns whether this state has changed."""
        changed = False
        # The entries with ^ come first, because they may be derived from the entries without ^.
        for r in sorted(set(self.reg) | set(other.reg), reverse=True):
            old = self.entry(r)
            new = join(old, other.entry(r))
            if new != old:
                self.reg[r], changed = new, True
        for s in set(self.slots) | set(other.slots):
            mine, theirs = self.slots.get(s), other.slots.get(s)
            if mine is None or theirs is None:
                # Only one of the two paths has this slot. If the slot has a saved register, only the code of this path
                # reads the slot. If the slot belongs to an array, the other path may have written to the slot by an
                # index. So the value of the slot may be a secret.
                size, value, saved, low = mine or theirs
                new = (size, value, saved, low) if saved else (size, SECRET, saved, SECRET)
            else:
                new = (max(mine[0], theirs[0]), join(mine[1], theirs[1]), mine[2] and theirs[2],
                       join(mine[3], theirs[3]))
            if new != mine:
                self.slots[s], changed = new, True
        for key, bits in other.frame.items():
            if bits & ~self.frame.get(key, 0):
                self.frame[key], changed = self.frame.get(key, 0) | bits, True
        if self.zeros - other.zeros:
            self.zeros &= other.zeros
            changed = True
        if join(self.flags, other.flags) != self.flags:
            self.flags, changed = join(self.flags, other.flags), True
        return changed


class Instruction:
    """One line of the disassembly."""

    def __init__(self, address, op, operands):
        self.address, self.op, self.operands, self.symbol = address, op, operands, None

    def __str__(self):
        return f"{self.address:x}: {self.op} {','.join(self.operands)}" + (f"  [{self.symbol[1]}]" if self.symbol else "")


MEMORY = re.compile(r"^\*?(?:%[fg]s:)?(-?(?:0x)?[0-9a-f]+)?\((%\w+)?(?:,(%\w+)(?:,(\d))?)?\)")


class Function:
    """The function at one entry point, and the facts that the check knows about the paths of this function."""

    def __init__(self, code, tables, job):
        self.code, self.tables = code, tables
        self.at = {i.address: n for n, i in enumerate(code)}
        targets = [int(i.operands[0], 16) for i in code if i.op.startswith("j") and not i.symbol
                   and not i.operands[0].startswith("*")]
        self.leaders = {self.at[t] for t in targets + [t for table in tables.values() for t in table] if t in self.at}
        # The class of all data that was written to an unknown place on the stack.
        self.anywhere = PUBLIC
        # The places where arrays on the stack begin. Each place is a pair (region, offset). The code accesses memory at
        # an unknown distance from this place, for example by an index, or in a called function.
        self.bases = set()
        # The register with the pointer to the public part of the arguments, such as a cipher's job. None if the
        # arguments have no public part.
        self.job = job

    # Operands

    def address(self, state, operand, followed=True):
        """Returns the class of the address that a memory operand computes. If the code reads or writes memory at this
        address, the address must not depend on a secret."""
        m = MEMORY.match(operand)
        disp = int(m[1], 16) if m[1] else 0
        base, index, scale = (m[2] or "")[1:], (m[3] or "")[1:], int(m[4] or 1)
        if base == "rip":
            return STATIC
        pointer = self.get(state, base) if base else PUBLIC
        if pointer[0] == "stack" and pointer[3]:
            pointer = ("stack", pointer[1], pointer[2] + disp, True)
        if index and index not in ("riz", "eiz"):
            offset = self.get(state, index)
            if offset == WORD and scale != 1:
                offset = SECRET
            pointer = self.plus(pointer, offset)
        if followed and pointer == SECRET:
            raise Violation("an address is made of a secret")
        return pointer

    @staticmethod
    def plus(a, b):
        """Returns the class of the sum of two values. One of the values may be a pointer."""
        for x, y in ((a, b), (b, a)):
            if x[0] == "static" and y == PUBLIC:
                return ("static", None, x[2])
            if x[0] in ("job", "maybe-stack") and y == PUBLIC:
                return x
            if x[0] == "stack" and y == PUBLIC:
                return ("stack", x[1], x[2], False)
        if SECRET in (a, b):
            return SECRET
        return WORD if WORD in (a, b) else PUBLIC

    def load(self, state, pointer, size, general):
        """Returns the class of a value that is read through `pointer`."""
        kind = pointer[0]
        if kind in ("static", "job"):
            # Eight bytes in a static variable may be a pointer to another static variable.
            return STATIC if kind == "static" and general and size == 8 else PUBLIC
        if kind == "stack":
            return self.load_stack(state, pointer, size)
        if kind == "maybe-stack" and (self.anywhere == SECRET or any(k == SECRET for _, k in state.frame)):
            return SECRET
        return WORD if general and size == 8 and kind != "word" else SECRET

    def load_stack(self, state, pointer, size):
        _, region, offset, exact = pointer
        if exact:
            for (r, o), (slot, value, _, low) in state.slots.items():
                if r == region and o <= offset and offset + size <= o + slot:
                    value = low if size == 1 and o == offset else value
                    return value if slot == size or value != WORD else SECRET
        else:
            self.bases.add((region, offset))
        value = self.anywhere
        for kind in (WORD, SECRET):
            if state.frame.get((region, kind), 0) & self.bits(offset, offset + size):
                value = join(value, kind)
        return SECRET if value == WORD and size < 8 else value

    def store(self, state, pointer, size, value, spill=False, low=None):
        """Records data that is written to the stack. `spill` is true if the code saves a register in a slot. If `spill`
        is false, the code may be clearing an array."""
        if pointer[0] == "maybe-stack":
            self.anywhere = join(self.anywhere, value if value in (WORD, SECRET) else PUBLIC)
        if pointer[0] != "stack":
            return
        _, region, offset, exact = pointer
        if exact:
            for (r, o), (s, *_) in list(state.slots.items()):
                if r == region and o < offset + size and offset < o + s:
                    del state.slots[(r, o)]
            state.slots[(region, offset)] = (size, value, spill, low or value)
            return self.mark(state, region, offset, offset + size, value)
        # The code writes to an unknown element of the array that begins here. The end of the array is also unknown. The
        # check assumes that the array ends where the next array begins, has at least 64 bytes, and contains no saved
        # registers.
        self.bases.add((region, offset))
        end = min((o for r, o in self.bases if r == region and o >= offset + 64), default=0)
        end = max(end, offset + 64)
        for (r, o), (s, old, spilled, _) in list(state.slots.items()):
            if r == region and offset <= o < end and not spilled and value in (WORD, SECRET):
                state.slots[(r, o)] = (s, join(old, opaque(value)), spilled, SECRET)
        self.mark(state, region, offset, end, value)

    def mark(self, state, region, start, end, value):
        # An entry of `frame` is never removed. The check knows only where an array begins, so the check cannot know
        # that the whole array was overwritten.
        if value in (WORD, SECRET):
            state.frame[(region, value)] = state.frame.get((region, value), 0) | self.bits(start, end)

    @staticmethod
    def bits(start, end):
        """Returns a number with one bit for each byte of the stack. The bits from `start` up to `end` are set."""
        if start < -DEEPEST:
            raise Violation("a frame that is deeper than this check follows")
        return (1 << end - start) - 1 << start + DEEPEST

    def get(self, state, name):
        """Returns the class of a register. The entry without ^ has the class of the last value that was written to the
        register or to its low byte. If the code has written only the low byte, the part above the low byte has a
        separate entry, whose name ends with ^."""
        canonical, size = register(name)
        value = state.reg.get(canonical, PUBLIC)
        if canonical + "^" in state.reg and (size > 1 or name in HIGH_BYTES):
            value = join(value, state.reg[canonical + "^"])
        return SECRET if value == WORD and size < 8 else value

    def size_of(self, instruction):
        """Returns the size of the instruction's memory operand, in bytes."""
        op = instruction.op
        if re.fullmatch(r"mov[sz][bwl][wlq]", op):
            return {"b": 1, "w": 2, "l": 4}[op[4]]
        for pattern, size in MEMORY_BYTES:
            if pattern.match(op):
                return size
        for o in instruction.operands:
            if o.startswith("%") or o.startswith("*%"):
                return register(re.match(r"\*?%(\w+)", o)[1])[1]
        return {"b": 1, "w": 2, "l": 4}.get(op[-1], 8)

    def read(self, state, instruction, operand):
        """Returns the class of an operand."""
        if operand.startswith("$"):
            return PUBLIC
        if operand.startswith("%"):
            masks = [state.reg.get(k, PUBLIC) for k in re.findall(r"\{%(k\d)\}", operand)]
            value = self.get(state, re.match(r"%(\w+)", operand)[1])
            for mask in masks:
                value = join(opaque(value), opaque(mask))
            return value
        general = not any(re.match(r"%[xyz]mm|%k", o) for o in instruction.operands)
        if instruction.op.startswith("lea"):
            if instruction.symbol and "(%rip)" in operand:
                return ("static", instruction.symbol[1], instruction.symbol[2])
            return self.address(state, operand, followed=False)
        if instruction.symbol and "(%rip)" in operand and instruction.symbol[0] == "got":
            return ("static", instruction.symbol[1], None)
        return self.load(state, self.address(state, operand), self.size_of(instruction), general)

    # Instructions

    def step(self, state, instruction):
        """Changes `state` as one instruction does. Raises Violation if a kernel must not contain this instruction."""
        op, operands = instruction.op, instruction.operands
        if re.match(r"^v?p?(gather|scatter)", op):
            raise Violation("gather or scatter")
        if re.match(r"^i?div", op):
            raise Violation("division: its time depends on its operands")
        if op == "nopl" and (m := MEMORY.match(operands[0])) and m[1] and int(m[1], 16) == MARK:
            state.reg[register(m[2][1:])[0]] = PUBLIC
            return
        if IGNORED.match(op) or op == "xchg" and operands[0] == operands[1] and "{" not in operands[-1]:
            return
        if op in ("push", "pop"):
            return self.push_pop(state, instruction)
        if op == "ret" or op.startswith("j"):
            return
        if not operands:
            for r in ("rax", "rdx"):
                state.reg[r] = opaque(state.reg.get(r, PUBLIC))
            return
        # Some instructions set a register to zeros or ones. Their result does not depend on the register's old value.
        zero = bool(ZERO_IDIOM.match(op))
        if (zero or ONES_IDIOM.match(op)) and len(operands) >= 2 and operands[0] == operands[1] and "{" not in operands[-1]:
            if FLAG_WRITERS.match(op):
                state.flags = PUBLIC
            self.write(state, instruction, operands[-1], PUBLIC)
            if zero and "mm" in operands[-1]:
                state.zeros.add(register(operands[-1][1:])[0])
            return
        self.arithmetic(state, instruction)

    def push_pop(self, state, instruction):
        top = state.reg["rsp"]
        if top[0] != "stack" or not top[3]:
            raise Violation("the stack pointer is lost")
        if instruction.op == "push":
            top = ("stack", top[1], top[2] - 8, True)
            self.store(state, top, 8, self.read(state, instruction, instruction.operands[0]), True)
        else:
            state.reg[register(instruction.operands[0][1:])[0]] = self.load(state, top, 8, True)
            top = ("stack", top[1], top[2] + 8, True)
        state.reg["rsp"] = top

    def arithmetic(self, state, instruction):
        op, operands = instruction.op, instruction.operands
        values = [self.read(state, instruction, o) for o in operands]
        to = operands[-1]
        destination = not NO_DESTINATION.match(op)
        plain = bool(MOVES.match(op)) and len(operands) == 2 and "{%k" not in to
        vex = op.startswith("v") or op.startswith("k")
        masked = "{%k" in to
        # Moves, LEA and instructions with three operands write their destination without reading it. (If such an
        # instruction reads its destination, the destination is also one of the other operands. So the class of the old
        # value is joined anyway.)
        overwrites = plain or op.startswith("lea") or op.startswith("set") or (
            op.startswith("imul") and len(operands) == 3) or (
            vex and not masked and not re.match(r"^v(pternlog|perm[ti]2|fm|pdp)", op) and destination)
        sources = values[:-1] if destination and overwrites and len(values) > 1 else values
        if op.startswith("set"):
            sources = []
        keeps = bool(KEEPS_WORDS.match(op))
        if plain or op.startswith("lea"):
            result = sources[0]
            narrow = op not in ("mov", "movq", "movabs", "lea", "leaq", "vmovq")
            if result == WORD and (narrow or not to.startswith("%") and self.size_of(instruction) != 8):
                result = SECRET
        elif op in ("add", "addq", "inc", "incq", "dec", "decq", "sub", "subq") and destination:
            result = self.sum(op, operands, values)
        else:
            result = PUBLIC
            for value in sources:
                result = join(result, value if keeps else opaque(value))
        if FLAG_READERS.match(op):
            flags = SECRET if state.flags == SECRET else PUBLIC
            result = join(result, flags) if op.startswith("cmov") else join(opaque(result), flags)
        if FLAG_WRITERS.match(op):
            state.flags = PUBLIC
            for value in values:
                state.flags = join(state.flags, value if keeps and value == WORD else opaque(value))
        if re.match(r"^(i?mul|mulx)", op) and len(operands) == 1 or op.startswith("mulx"):
            for r in ("rax", "rdx"):
                state.reg[r] = join(opaque(state.reg.get(r, PUBLIC)), result)
        if op.startswith("xchg"):
            self.write(state, instruction, operands[0], values[-1])
        if op == "and" and to == "%rsp":
            result = ("stack", f"aligned at {instruction.address:x}", 0, True)
        slot = None
        if op == "mov" and to[1:] in GPR and register(to[1:])[1] >= 4 and "(" in operands[0]:
            pointer = self.address(state, operands[0])
            slot = state.slots.get(pointer[1:3]) if pointer[0] == "stack" and pointer[3] else None
        if destination:
            self.write(state, instruction, to, result)
        if slot and slot[0] == register(to[1:])[1] and slot[3] != slot[1]:
            # The slot has a saved register whose low byte is a flag, and whose upper part is an older value. So this
            # load restores both the flag and the older value.
            name = register(to[1:])[0]
            state.reg[name], state.reg[name + "^"] = slot[3], opaque(slot[1])
        source = register(operands[0][1:])[0]
        if op == "mov" and to[1:] in GPR and register(to[1:])[1] >= 4 and source + "^" in state.reg:
            # A move between registers also copies the flag and the older value.
            name = register(to[1:])[0]
            state.reg[name], state.reg[name + "^"] = state.reg[source], state.reg[source + "^"]

    @staticmethod
    def sum(op, operands, values):
        """Returns the class of a sum or a difference. The result may be a pointer into the stack or the job."""
        value = values[-1]
        if len(values) == 1:
            return value if value[0] != "stack" else ("stack", value[1], value[2], False)
        if operands[0].startswith("$") and value[0] == "stack" and value[3]:
            delta = int(operands[0][1:], 16)
            delta = delta - (1 << 64) if delta >= 1 << 63 else delta
            return ("stack", value[1], value[2] + (delta if op.startswith("add") else -delta), True)
        return Function.plus(value, values[0])

    def write(self, state, instruction, operand, value):
        if operand.startswith("%"):
            part = re.match(r"%(\w+)", operand)[1]
            name, size = register(part)
            if size >= 4:
                state.reg.pop(name + "^", None)
            elif name + "^" not in state.reg:
                state.reg[name + "^"] = opaque(state.reg.get(name, PUBLIC))
            if size == 2 or part in HIGH_BYTES:
                state.reg[name + "^"] = join(state.reg[name + "^"], opaque(value))
            if part not in HIGH_BYTES:
                state.reg[name] = value
            state.zeros.discard(name)
        else:
            source = instruction.operands[0]
            pointer = self.address(state, operand)
            if MOVES.match(instruction.op):
                spill = source.startswith("%") and register(source[1:].split("{")[0])[0] not in state.zeros
                spill = spill or instruction.op in ("movb", "movl")
            else:
                spill = state.slots.get(pointer[1:3], (0, 0, True))[2]
            low = state.reg.get(register(source[1:])[0]) if source[1:] in GPR and spill else None
            self.store(state, pointer, self.size_of(instruction), value, spill, low)

    # Control

    def call(self, state, instruction):
        """Changes `state` as a call does, and returns whether the called function returns. Raises Violation if a kernel
        must not call this function."""
        target = instruction.operands[0]
        if target.startswith("*%"):
            value = state.reg.get(register(target[2:])[0], PUBLIC)
            name = value[1] if value[0] == "static" else None
        else:
            name = instruction.symbol[1] if instruction.symbol else None
        if name is None:
            raise Violation("a call to who knows where")
        if PANICS.match(name):
            return False
        if name not in ALLOWED_CALLS | HELPERS:
            raise Violation(f"a call of {name}")
        if name in HELPERS:
            to = state.reg.get("rdi", PUBLIC)
            self.store(state, to if to[0] != "stack" else ("stack", to[1], to[2], False), 1, SECRET)
            self.clobber(state, to)
            return True
        argument = {r: state.reg.get(r, PUBLIC) for r in ("rdi", "rsi", "rdx")}
        if argument["rdx"] == SECRET:
            raise Violation(f"{name} of a secret length")
        stored = PUBLIC if name == "memset" else self.load(state, argument["rsi"], 16, False)
        if name == "memset":
            stored = opaque(argument["rsi"])
        to = argument["rdi"]
        self.store(state, to if to[0] != "stack" else ("stack", to[1], to[2], False), 1, stored)
        self.clobber(state, to)
        return True

    @staticmethod
    def clobber(state, result):
        """Sets the classes of the registers and flags after a call. `result` is the class of the returned value."""
        for r in ("rax", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11"):
            state.reg[r] = PUBLIC
            state.reg.pop(r + "^", None)
        for r in [r for r in state.reg if r[0] in "vk"]:
            state.reg[r] = PUBLIC
        state.reg["rax"], state.flags = result, PUBLIC

    def successors(self, state, n):
        """Follows instruction `n`. Returns the numbers of the instructions that may be next, each with the state before
        it."""
        instruction = self.code[n]
        op = instruction.op
        if op.startswith("call"):
            return [(n + 1, state)] if self.call(state, instruction) else []
        if op in ("ret", "ud2", "int3"):
            return []
        if op == "jmp" and instruction.operands[0].startswith("*%"):
            value = self.get(state, instruction.operands[0][2:])
            if value in (SECRET, WORD):
                raise Violation("a computed jump depends on a secret")
            targets = self.tables.get(value[2]) if value[0] == "static" else None
            if targets is None:
                raise Violation("a computed jump that this check cannot follow")
            return [(self.at[t], state) for t in targets]
        if op == "jmp" and instruction.symbol:
            self.call(state, instruction)
            return []
        if op.startswith("j"):
            if op != "jmp" and state.flags == SECRET:
                raise Violation("a branch depends on a secret")
            target = int(instruction.operands[0], 16) if not instruction.symbol else None
            if target not in self.at:
                raise Violation("a jump out of the function")
            follow = [(self.at[target], state)]
            if op != "jmp":
                follow.append((n + 1, self.after_probe(state.copy(), n)))
            return follow
        self.step(state, instruction)
        return [(n + 1, state)]

    def after_probe(self, state, n):
        """Sets the class of the stack pointer after a loop that touches every page of a large stack frame. The loop
        compares the stack pointer with a limit, and ends when both are equal."""
        before = self.code[n - 1]
        if self.code[n].op == "jne" and before.op == "cmp" and before.operands[-1] == "%rsp":
            limit = state.reg.get(register(before.operands[0][1:])[0], PUBLIC)
            if limit[0] == "stack":
                state.reg["rsp"] = limit
        return state

    def check(self):
        """Returns all violations in the function. The key of a violation is the number of its instruction, and the
        value is a text."""
        while True:
            found = {}
            known = (len(self.bases), self.anywhere)
            self.run(found)
            if known == (len(self.bases), self.anywhere):
                return found

    def begin(self):
        """Returns the state at the entry point."""
        state = State()
        if self.job:
            state.reg[self.job] = JOB
        return state

    def run(self, found):
        states = {}
        start = self.begin()
        todo = []

        def enter(n, state):
            if n not in states:
                states[n] = state.copy()
                todo.append(n)
            elif states[n].absorb(state):
                todo.append(n)

        enter(0, start)
        while todo:
            n = todo.pop()
            state = states[n].copy()
            # The states are stored only where paths split or meet. Between these places, the check follows the
            # instructions without storing states.
            while True:
                try:
                    follow = self.successors(state, n)
                except Violation as violation:
                    found[n] = str(violation)
                    if self.code[n].op in ("call", "bl", "blr"):
                        self.clobber(state, PUBLIC)
                    follow = [(n + 1, state)] if self.code[n].op not in ("jmp", "b", "br") else []
                if len(follow) != 1 or follow[0][0] in self.leaders or follow[0][0] >= len(self.code):
                    break
                n, state = follow[0]
            for m, state in follow:
                if m < len(self.code):
                    enter(m, state)

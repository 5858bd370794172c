#!/usr/bin/env python3
"""Makes vectors/gost3410_nonces.json. This file has nonces as docs/nonces.md defines them, and signatures with these
nonces.

The script implements Streebog (RFC 6986), HMAC (RFC 2104) and the curves (with Python's integers) from the text of the
standards. The script shares no code with the library.

    docs/nonces.py vectors > vectors/gost3410_nonces.json
"""
import json
import random
import sys

# The tables of RFC 6986, sections 6.2, 6.4 and 6.5.
PI = bytes(map(int, """
252 238 221 17 207 110 49 22 251 196 250 218 35 197 4 77
233 119 240 219 147 46 153 186 23 54 241 187 20 205 95 193
249 24 101 90 226 92 239 33 129 28 60 66 139 1 142 79
5 132 2 174 227 106 143 160 6 11 237 152 127 212 211 31
235 52 44 81 234 200 72 171 242 42 104 162 253 58 206 204
181 112 14 86 8 12 118 18 191 114 19 71 156 183 93 135
21 161 150 41 16 123 154 199 243 145 120 111 157 158 178 177
50 117 25 61 255 53 138 126 109 84 198 128 195 189 13 87
223 245 36 169 62 168 67 201 215 121 214 246 124 34 185 3
224 15 236 222 122 148 176 188 220 232 40 80 78 51 10 74
167 151 96 115 30 0 98 68 26 184 56 130 100 159 38 65
173 69 70 146 39 94 85 47 140 163 165 125 105 213 149 59
7 88 179 64 134 172 29 247 48 55 107 228 136 217 231 137
225 27 131 73 76 63 248 254 141 83 170 144 202 216 133 97
32 113 103 164 45 43 9 91 203 155 37 208 190 229 108 82
89 166 116 210 230 244 180 192 209 102 175 194 57 75 99 182
""".split()))
A = [int(row, 16) for row in """
8e20faa72ba0b470 47107ddd9b505a38 ad08b0e0c3282d1c d8045870ef14980e
6c022c38f90a4c07 3601161cf205268d 1b8e0b0e798c13c8 83478b07b2468764
a011d380818e8f40 5086e740ce47c920 2843fd2067adea10 14aff010bdd87508
0ad97808d06cb404 05e23c0468365a02 8c711e02341b2d01 46b60f011a83988e
90dab52a387ae76f 486dd4151c3dfdb9 24b86a840e90f0d2 125c354207487869
092e94218d243cba 8a174a9ec8121e5d 4585254f64090fa0 accc9ca9328a8950
9d4df05d5f661451 c0a878a0a1330aa6 60543c50de970553 302a1e286fc58ca7
18150f14b9ec46dd 0c84890ad27623e0 0642ca05693b9f70 0321658cba93c138
86275df09ce8aaa8 439da0784e745554 afc0503c273aa42a d960281e9d1d5215
e230140fc0802984 71180a8960409a42 b60c05ca30204d21 5b068c651810a89e
456c34887a3805b9 ac361a443d1c8cd2 561b0d22900e4669 2b838811480723ba
9bcf4486248d9f5d c3e9224312c8c1a0 effa11af0964ee50 f97d86d98a327728
e4fa2054a80b329c 727d102a548b194e 39b008152acb8227 9258048415eb419d
492c024284fbaec0 aa16012142f35760 550b8e9e21f7a530 a48b474f9ef5dc18
70a6a56e2440598e 3853dc371220a247 1ca76e95091051ad 0edd37c48a08a6d8
07e095624504536c 8d70c431ac02a736 c83862965601dd1b 641c314b2b8ee083
""".split()]
C = [bytes.fromhex(c)[::-1] for c in """
b1085bda1ecadae9ebcb2f81c0657c1f2f6a76432e45d016714eb88d7585c4fc4b7ce09192676901a2422a08a460d31505767436cc744d23dd806559f2a64507
6fa3b58aa99d2f1a4fe39d460f70b5d7f3feea720a232b9861d55e0f16b501319ab5176b12d699585cb561c2db0aa7ca55dda21bd7cbcd56e679047021b19bb7
f574dcac2bce2fc70a39fc286a3d843506f15e5f529c1f8bf2ea7514b1297b7bd3e20fe490359eb1c1c93a376062db09c2b6f443867adb31991e96f50aba0ab2
ef1fdfb3e81566d2f948e1a05d71e4dd488e857e335c3c7d9d721cad685e353fa9d72c82ed03d675d8b71333935203be3453eaa193e837f1220cbebc84e3d12e
4bea6bacad4747999a3f410c6ca923637f151c1f1686104a359e35d7800fffbdbfcd1747253af5a3dfff00b723271a167a56a27ea9ea63f5601758fd7c6cfe57
ae4faeae1d3ad3d96fa4c33b7a3039c02d66c4f95142a46c187f9ab49af08ec6cffaa6b71c9ab7b40af21f66c2bec6b6bf71c57236904f35fa68407a46647d6e
f4c70e16eeaac5ec51ac86febf240954399ec6c7e6bf87c9d3473e33197a93c90992abc52d822c3706476983284a05043517454ca23c4af38886564d3a14d493
9b1f5b424d93c9a703e7aa020c6e41414eb7f8719c36de1e89b4443b4ddbc49af4892bcb929b069069d18d2bd1a5c42f36acc2355951a8d9a47f0dd4bf02e71e
378f5a541631229b944c9ad8ec165fde3a7d3a1b258942243cd955b7e00d0984800a440bdbb2ceb17b2b8a9aa6079c540e38dc92cb1f2a607261445183235adb
abbedea680056f52382ae548b2e4f3f38941e71cff8a78db1fffe18a1b3361039fe76702af69334b7a1e6c303b7652f43698fad1153bb6c374b4c7fb98459ced
7bcd9ed0efc889fb3002c6cd635afe94d8fa6bbbebab076120018021148466798a1d71efea48b9caefbacd1d7d476e98dea2594ac06fd85d6bcaa4cd81f32d1b
378ee767f11631bad21380b00449b17acda43c32bcdf1d77f82012d430219f9b5d80ef9d1891cc86e71da4aa88e12852faf417d5d9b21b9948bc924af11bd720
""".split()]


def xor(a, b):
    return bytes(x ^ y for x, y in zip(a, b))


def lps(block):
    """Computes the transformation LPS of Streebog. Byte 0 is the least significant byte, as in all functions of this
    script."""
    block = [PI[b] for b in block]
    out = b""
    for i in range(8):
        # The transposition moves byte 8 j + i to byte 8 i + j. So these bytes are row i of the transposed block.
        word = int.from_bytes(bytes(block[8 * j + i] for j in range(8)), "little")
        image = 0
        for bit in range(64):
            if word >> bit & 1:
                image ^= A[63 - bit]
        out += image.to_bytes(8, "little")
    return out


def g(n, h, m):
    key, state = lps(xor(h, n)), m
    for c in C:
        state = lps(xor(state, key))
        key = lps(xor(key, c))
    return xor(xor(xor(state, key), h), m)


def streebog(message, bits=512):
    h, n, sigma = bytes([bits == 256]) * 64, 0, 0
    encode = lambda x: (x % 2**512).to_bytes(64, "little")
    while len(message) >= 64:
        block, message = message[:64], message[64:]
        h = g(encode(n), h, block)
        n, sigma = n + 512, sigma + int.from_bytes(block, "little")
    block = (message + b"\1").ljust(64, b"\0")
    h = g(encode(n), h, block)
    n, sigma = n + 8 * len(message), sigma + int.from_bytes(block, "little")
    h = g(bytes(64), h, encode(n))
    h = g(bytes(64), h, encode(sigma))
    return h[64 - bits // 8 :]


def hmac(key, message):
    assert len(key) <= 64
    pad = lambda byte: bytes(b ^ byte for b in key.ljust(64, b"\0"))
    return streebog(pad(0x5C) + streebog(pad(0x36) + message))


def nonce(d, size, group, q, digest, entropy, attempt):
    """Computes a nonce as docs/nonces.md defines it."""
    key = hmac(d.to_bytes(size, "little"), b"fastgost nonce key")
    codes = b""
    for i in range(1 if q.bit_length() <= 448 else 2):
        message = b"fastgost nonce" + bytes([1 if entropy else 0, attempt, i, len(group)]) + group
        message += bytes([len(digest)]) + digest + entropy
        assert len(message) <= 127
        codes += hmac(key, message)
    return int.from_bytes(codes, "little") % q


def add(curve, P, Q):
    p = curve["p"]
    if P is None or Q is None:
        return P or Q
    if P[0] == Q[0] and (P[1] + Q[1]) % p == 0:
        return None
    if P == Q:
        slope = (3 * P[0] ** 2 + curve["a"]) * pow(2 * P[1], -1, p)
    else:
        slope = (Q[1] - P[1]) * pow(Q[0] - P[0], -1, p)
    x = (slope**2 - P[0] - Q[0]) % p
    return x, (slope * (P[0] - x) - P[1]) % p


def multiply(curve, k):
    R, P = None, (curve["x"], curve["y"])
    while k:
        if k & 1:
            R = add(curve, R, P)
        P, k = add(curve, P, P), k >> 1
    return R


def number(digest, q):
    return int.from_bytes(digest, "little") % q or 1


SHORT = {
    "id-GostR3410-2001-TestParamSet": "256-test",
    "id-tc26-gost-3410-2012-512-paramSetTest": "512-test",
}


def short(name):
    if name in SHORT:
        return SHORT[name]
    if name.startswith("id-tc26-gost-3410-2012-"):
        bits, letter = name[len("id-tc26-gost-3410-2012-") :].split("-paramSet")
        return bits + "-" + letter.lower()
    return "cryptopro-" + name[len("id-GostR3410-2001-CryptoPro-") : -len("-ParamSet")].lower()


def main(vectors):
    load = lambda name: json.load(open(f"{vectors}/{name}.json"))["cases"]
    rng = random.Random("fastgost nonces")
    cases = []

    def case(name, fields):
        cases.append({
            "id": len(cases) + 1, "source": "derived (docs/nonces.py, from docs/nonces.md)", "name": name, **fields,
            "verified_with": ["docs/nonces.py"],
        })

    for c in load("curves"):
        curve = {f: int(c[f], 16) for f in ("p", "a", "q", "x", "y")}
        q, size = curve["q"], c["bits"] // 8
        for what in ["deterministic", "hedged", "hedged, zero digest", "third attempt"]:
            if what not in ("deterministic", "hedged") and not c["name"].startswith("id-tc26"):
                continue
            d = rng.randrange(1, q)
            digest = bytes(size) if "zero" in what else rng.randbytes(size)
            entropy = b"" if what == "deterministic" else rng.randbytes(32)
            attempt = 2 if what == "third attempt" else 0
            group = short(c["name"])
            k = nonce(d, size, group.encode(), q, digest, entropy, attempt)
            r = multiply(curve, k)[0] % q
            s = (r * d + k * number(digest, q)) % q
            assert k and r and s
            fields = {"op": "nonce", "curve": c["name"], "d": f"{d:x}", "digest": digest.hex()}
            if entropy:
                fields["entropy"] = entropy.hex()
            fields |= {"attempt": attempt, "k": f"{k:x}"}
            if attempt == 0:
                fields |= {"r": f"{r:x}", "s": f"{s:x}"}
            case(f"{group}, {what}", fields)

    for c in load("gost3410_94"):
        if c["kind"] != "params":
            continue
        p, q, a = (int(c[f], 16) for f in "pqa")
        size = 64 if p < 2**512 else 128
        group = streebog(p.to_bytes(size, "big") + q.to_bytes(32, "big") + a.to_bytes(size, "big"), 256)
        for what in ["deterministic", "hedged"]:
            x = rng.randrange(1, q)
            digest = rng.randbytes(32)
            entropy = b"" if what == "deterministic" else rng.randbytes(32)
            k = nonce(x, 32, group, q, digest, entropy, 0)
            r = pow(a, k, p) % q
            s = (x * r + k * number(digest, q)) % q
            assert k and r and s
            fields = {"op": "nonce-94", "parameters": c["name"], "x": f"{x:x}", "digest": digest.hex()}
            if entropy:
                fields["entropy"] = entropy.hex()
            case(f"{c['name']}, {what}", fields | {"attempt": 0, "k": f"{k:x}", "r": f"{r:x}", "s": f"{s:x}"})

    json.dump({
        "schema": "gost-vectors/1",
        "algorithm": "Nonces of GOST R 34.10 signatures",
        "standard": "docs/nonces.md",
        "notes": "d, x, k, r, s: big-endian hex integers. digest, entropy: bytes; without entropy the key is deterministic. k is that of "
        "the attempt with that number; r and s are those of the signature with k. Derived by docs/nonces.py, written from the definition "
        "and the standards' text alone.",
        "cases": cases,
    }, sys.stdout, indent=1)
    print()


if __name__ == "__main__":
    main(*sys.argv[1:])

/// <reference lib="esnext.disposable" />
/**
 * Russian standard cryptography (GOST) in WebAssembly: the Rust library `fastgost`.
 *
 * ```js
 * import { init, digest } from 'fastgost'
 *
 * await init()
 * digest('streebog256', new TextEncoder().encode('a message'))
 * ```
 *
 * Every function throws: a {@link GostError} if the library rejects its input, with a sentence that says what was wrong and what
 * is allowed; a `TypeError` or `RangeError` if an argument is not what its type says; an `Error` before {@link init} has
 * finished, and for objects that were freed.
 *
 * Objects are in WebAssembly's memory, with the keys they were given. `free()` wipes and frees one; so does `using`, where the
 * language has it. What is not freed is freed some time after the last reference to it is gone, and perhaps never.
 */

/** Bytes: a `Uint8Array` (such as node's `Buffer`) or an `ArrayBuffer`. They are copied; nothing keeps a reference to them. */
export type Bytes = Uint8Array | ArrayBuffer

/**
 * Loads the module; nothing else works before the promise is fulfilled. The first call decides which of the builds is loaded;
 * others give the same promise. Each worker loads its own.
 *
 * A page with a Content-Security-Policy needs `script-src 'wasm-unsafe-eval'`, and `connect-src` for the module's address.
 */
export function init(options?: InitOptions): Promise<void>

export interface InitOptions {
  /**
   * The build: with relaxed SIMD (`fastgost_relaxed.wasm`), with SIMD (`fastgost_simd.wasm`), or without (`fastgost.wasm`). By
   * default the first of them that this engine supports.
   */
  build?: 'relaxed-simd' | 'simd' | 'portable'
  /** The module itself, for example one that another thread has compiled, instead of the file next to the package. */
  module?: WebAssembly.Module | Bytes | Response
}

/** An error of the library. */
export interface GostError extends Error {
  name: 'GostError'
  /**
   * What was wrong, as a number that never changes; its hundreds digit is the kind. The table is in the library's documentation
   * of `Error::code`. 201 is a tag that does not match, 303 a wrong key or passphrase for a sealed file.
   */
  code: number
  /**
   * What a caller can do about it: correct an argument (`parameter`); reject the data, which was modified (`authentication`); ask
   * for another key or passphrase (`key`); reject the data, which is malformed (`format`); use another key, or allow more
   * (`exhausted`); do without (`unavailable`).
   */
  kind: 'parameter' | 'authentication' | 'key' | 'format' | 'exhausted' | 'unavailable'
}

/** The hash functions. */
export type HashName = 'streebog256' | 'streebog512' | 'gost94'

/** The MACs. */
export type MacName =
  | 'kuznyechik-omac' | 'kuznyechik-omac-acpkm' | 'kuznyechik-pmac'
  | 'magma-omac' | 'magma-omac-acpkm' | 'magma-pmac'
  | 'gost28147-imit' | 'gost28147-pmac'
  | 'hmac-streebog256' | 'hmac-streebog512'

/** The ciphers in modes of operation. None of them authenticates. */
export type CipherName =
  | 'kuznyechik-ecb' | 'kuznyechik-ctr' | 'kuznyechik-ctr-acpkm' | 'kuznyechik-cbc' | 'kuznyechik-cfb' | 'kuznyechik-ofb'
  | 'magma-ecb' | 'magma-ctr' | 'magma-ctr-acpkm' | 'magma-cbc' | 'magma-cfb' | 'magma-ofb'
  | 'gost28147-ecb' | 'gost28147-cnt' | 'gost28147-cfb' | 'gost28147-cbc'

/** Authenticated encryption. MGM is the choice unless a protocol says otherwise. */
export type AeadName =
  | 'kuznyechik-mgm' | 'kuznyechik-ctr-omac' | 'kuznyechik-ctr-acpkm-omac'
  | 'magma-mgm' | 'magma-ctr-omac' | 'magma-ctr-acpkm-omac'
  | 'gost28147-cnt-imit'

/** The curves of TC 26, those of CryptoPro, and those of the standard's examples, which are for tests. */
export type CurveName =
  | '256-a' | '256-b' | '256-c' | '256-d' | '512-a' | '512-b' | '512-c'
  | 'cryptopro-a' | 'cryptopro-b' | 'cryptopro-c' | 'cryptopro-xcha' | 'cryptopro-xchb'
  | '256-test' | '512-test'

/** Options of algorithms. An option that the algorithm does not have is an error. */
export interface AlgorithmOptions {
  /** The level of the kernel, one of `info().levels`; by default the best one. */
  level?: string
  /** The S-box set of GOST 28147-89 (`z` by default) and GOST R 34.11-94 (`h94cp`): `z a b c d test h94test h94cp`. */
  sbox?: string
  /** CryptoPro key meshing of GOST 28147-89. */
  meshing?: boolean
  /** Bytes in a section of CTR-ACPKM and OMAC-ACPKM: 4096 by default. */
  section?: number
  /** Bytes in a tag: all of it by default. */
  tagSize?: number
}

/** What an object in WebAssembly's memory has. */
interface Freeable {
  /** Wipes and frees it. After that it can only be freed again, which does nothing. */
  free(): void
  /** The same, for `using`. */
  [Symbol.dispose](): void
}

/**
 * A hash function, for messages in parts.
 *
 * ```js
 * const hash = new Hash('streebog512')
 * for await (const part of file.stream()) hash.update(part)
 * hash.digest()
 * hash.free()
 * ```
 */
export class Hash implements Freeable {
  constructor(algorithm: HashName, options?: Pick<AlgorithmOptions, 'level' | 'sbox'>)
  /** The level of its kernel. */
  readonly level: string
  /** Adds the next part of the message, of any length. */
  update(data: Bytes): this
  /** The digest: 32 bytes, or 64 from `streebog512`. A new message begins. */
  digest(): Uint8Array<ArrayBuffer>
  free(): void
  [Symbol.dispose](): void
}

/** The digest of a message. */
export function digest(
  algorithm: HashName, data: Bytes, options?: Pick<AlgorithmOptions, 'level' | 'sbox'>,
): Uint8Array<ArrayBuffer>

/** A MAC, for messages in parts. */
export class Mac implements Freeable {
  /** The key has 32 bytes; for HMAC, any number of them. */
  constructor(algorithm: MacName, key: Bytes, options?: AlgorithmOptions)
  /** The level of its kernel. */
  readonly level: string
  /** Adds the next part of the message, of any length. */
  update(data: Bytes): this
  /** The tag. A new message begins. */
  tag(): Uint8Array<ArrayBuffer>
  /**
   * Compares the tag with one that was received, in constant time, and throws (code 201) if they differ. A new message begins.
   */
  verify(tag: Bytes): void
  free(): void
  [Symbol.dispose](): void
}

/** The tag of a message. To check a tag that was received, use {@link Mac.verify}, which compares in constant time. */
export function mac(algorithm: MacName, key: Bytes, data: Bytes, options?: AlgorithmOptions): Uint8Array<ArrayBuffer>

/**
 * A cipher in a mode of operation, for messages in parts. It does not authenticate: whoever can change the ciphertext changes the
 * plaintext. Unless a protocol demands it, use {@link Aead} or {@link seal}.
 */
export class Cipher implements Freeable {
  /**
   * @param key 32 bytes
   * @param iv Never again under this key with CTR, CTR-ACPKM, OFB and CNT. CTR's has half a block: 8 bytes for Kuznyechik, 4 for
   * Magma. ECB has none: an empty array.
   */
  constructor(algorithm: CipherName, direction: 'encrypt' | 'decrypt', key: Bytes, iv: Bytes, options?: AlgorithmOptions)
  /** The level of its kernel. */
  readonly level: string
  /**
   * The next part of the message, encrypted or decrypted. It has any length, except with ECB and CBC: a multiple of the block
   * there (16 bytes for Kuznyechik, otherwise 8). There is no padding. A large part that is rejected may have been processed up
   * to there.
   */
  update(data: Bytes): Uint8Array<ArrayBuffer>
  /** Begins another message under the same key. */
  reset(iv: Bytes): this
  /** Moves to a position in the message, in bytes from its beginning: with CTR, CNT and, forward only, CTR-ACPKM. */
  seek(position: number): this
  free(): void
  [Symbol.dispose](): void
}

/** Encrypts a message. It does not authenticate: see {@link Cipher}. */
export function encrypt(
  algorithm: CipherName, key: Bytes, iv: Bytes, data: Bytes, options?: AlgorithmOptions,
): Uint8Array<ArrayBuffer>

/** Decrypts a message. It does not authenticate: see {@link Cipher}. */
export function decrypt(
  algorithm: CipherName, key: Bytes, iv: Bytes, data: Bytes, options?: AlgorithmOptions,
): Uint8Array<ArrayBuffer>

/**
 * Authenticated encryption of messages, each as a whole. For files use {@link seal}, which needs no nonce and has no limit of
 * memory.
 *
 * ```js
 * const aead = new Aead('kuznyechik-mgm', key)
 * const sealed = aead.seal(nonce, message, associated)
 * aead.open(nonce, sealed, associated)
 * aead.free()
 * ```
 */
export class Aead implements Freeable {
  /** The key has 32 bytes; for CTR-OMAC, 64: the first half encrypts, the second authenticates. */
  constructor(algorithm: AeadName, key: Bytes, options?: AlgorithmOptions)
  /** The level of its kernel. */
  readonly level: string
  /** Bytes in a tag, by which a sealed message is longer. */
  readonly tagSize: number
  /** Bytes in a nonce. */
  readonly nonceSize: number
  /**
   * Seals a message: the ciphertext, followed by the tag.
   *
   * @param nonce Never again under this key: two messages with one nonce reveal both, and let anybody forge others. With MGM its
   * first bit is 0. Count messages, rather than draw nonces at random.
   * @param associated what is authenticated without being encrypted
   */
  seal(nonce: Bytes, message: Bytes, associated?: Bytes): Uint8Array<ArrayBuffer>
  /** Opens what {@link seal} returned: gives the message, or throws (code 201) if anything was changed. */
  open(nonce: Bytes, sealed: Bytes, associated?: Bytes): Uint8Array<ArrayBuffer>
  free(): void
  [Symbol.dispose](): void
}

/** A random key of 32 bytes, for ciphers, MACs and sealed files. */
export function generateKey(): Uint8Array<ArrayBuffer>

export interface SignOptions {
  /**
   * `standard`: r, then s, both big-endian (RFC 7091), as the command `fastgost sign` writes it. `x509`: s, then r, both
   * big-endian, as in certificates and CMS. `tls`: r, then s, both little-endian.
   */
  encoding?: 'standard' | 'x509' | 'tls'
  /** Equal digests get equal signatures: for tests. Otherwise random numbers also go into the nonce. */
  deterministic?: boolean
}

/** A private key of GOST R 34.10-2012. */
export class PrivateKey implements Freeable {
  private constructor()
  /** Generates one. For new keys take `256-a`, `512-a` or another curve of TC 26. */
  static generate(curve: CurveName): PrivateKey
  /** Makes one from its number: 32 or 64 bytes, little-endian. */
  static fromBytes(curve: CurveName, number: Bytes): PrivateKey
  /** Reads PKCS #8: the first key in a text with PEM, or DER. If it is encrypted, a password is needed. */
  static read(data: string | Bytes, options?: {
    password?: string | Bytes
    /** The most iterations of PBKDF2 to accept: 2^26 by default. They are in the file, and take time. */
    mostIterations?: number
  }): PrivateKey
  /** The name of its curve. */
  readonly curve: CurveName
  /** Its public key. */
  publicKey(): PublicKey
  /** Writes PKCS #8 in PEM, encrypted if there is a password. The text cannot be wiped. */
  toPem(options?: EncryptOptions): string
  /** Writes PKCS #8 in DER, encrypted if there is a password. */
  toDer(options?: EncryptOptions): Uint8Array<ArrayBuffer>
  /** Its number: 32 or 64 bytes, little-endian. */
  toBytes(): Uint8Array<ArrayBuffer>
  /**
   * Signs a message, which it hashes with Streebog of the curve's size. Hash long ones in parts, and sign the digest. A message
   * that another format signs too is refused, since whoever has its signature could present it as one of a document (CMS), a
   * certificate, a request or a CRL: one whole SET or SEQUENCE of ASN.1, or what TLS 1.3, a token (JWS) or an XML signature signs. `allowStructure` signs it.
   */
  sign(message: Bytes, options?: SignOptions & { allowStructure?: boolean }): Uint8Array<ArrayBuffer>
  /** Signs a digest of 32 or 64 bytes, as the curve has it. */
  signDigest(digest: Bytes, options?: SignOptions): Uint8Array<ArrayBuffer>
  free(): void
  [Symbol.dispose](): void
}

export interface EncryptOptions {
  password?: string | Bytes
  /** Iterations of PBKDF2, at least 1000: 2^20 by default, which may take a minute. */
  iterations?: number
}

/** A public key of GOST R 34.10-2012. */
export class PublicKey implements Freeable {
  private constructor()
  /** Makes one from its coordinates: x, then y, both little-endian; 64 or 128 bytes. */
  static fromBytes(curve: CurveName, coordinates: Bytes): PublicKey
  /** Reads SubjectPublicKeyInfo: the first key in a text with PEM, or DER. */
  static read(data: string | Bytes): PublicKey
  /** The name of its curve. */
  readonly curve: CurveName
  /** Writes SubjectPublicKeyInfo (RFC 9215) in PEM. */
  toPem(): string
  /** Writes SubjectPublicKeyInfo (RFC 9215) in DER. */
  toDer(): Uint8Array<ArrayBuffer>
  /** Its coordinates: x, then y, both little-endian; 64 or 128 bytes. */
  toBytes(): Uint8Array<ArrayBuffer>
  /**
   * Whether a signature is that of the message. It throws if the signature does not have 64 or 128 bytes, as the curve has it, and
   * for a message that another format signs too, since the key may have signed it as that: one whole SET or SEQUENCE of ASN.1, or
   * what TLS 1.3, a token (JWS) or an XML signature signs. `allowStructure` verifies it.
   */
  verify(message: Bytes, signature: Bytes, options?: Pick<SignOptions, 'encoding'> & { allowStructure?: boolean }): boolean
  /** Whether a signature is that of the digest of 32 or 64 bytes. */
  verifyDigest(digest: Bytes, signature: Bytes, options?: Pick<SignOptions, 'encoding'>): boolean
  free(): void
  [Symbol.dispose](): void
}

/** Who will be able to open a sealed file: holders of keys, or those who know a passphrase, which must be the only recipient. */
export interface SealOptions {
  /** `kuznyechik` by default. */
  cipher?: 'kuznyechik' | 'magma'
  /** Keys of 32 bytes. */
  key?: Bytes | Bytes[]
  publicKey?: PublicKey | PublicKey[]
  /** A text is encoded in UTF-8, and not normalised. Deriving a key from it may take a minute: do it in a worker. */
  passphrase?: string | Bytes
  /** Iterations of PBKDF2: 2^20 by default, and at least. */
  iterations?: number
}

/** What may open a sealed file. Each is tried. */
export interface OpenOptions {
  /** Keys of 32 bytes. */
  key?: Bytes | Bytes[]
  privateKey?: PrivateKey | PrivateKey[]
  /** Deriving a key from it may take a minute: do it in a worker. */
  passphrase?: string | Bytes
  /** The most iterations of PBKDF2 to accept: 2^26 by default. They are in the file, and take time. */
  mostIterations?: number
}

/** Seals a plaintext: the whole file. It is encrypted and authenticated, and `fastgost decrypt` opens it. */
export function seal(plaintext: Bytes, options: SealOptions): Uint8Array<ArrayBuffer>

/** Opens a sealed file, which is not armored: gives all of the plaintext, or throws. */
export function open(file: Bytes, options: OpenOptions): Uint8Array<ArrayBuffer>

/** Seals a file in parts. After an error it is freed, as it is by `finish`. */
export class Sealer implements Freeable {
  constructor(options: SealOptions)
  /** Seals the next part of the plaintext, of any length, and gives the next part of the file; it may be empty. */
  update(data: Bytes): Uint8Array<ArrayBuffer>
  /** The last part of the file, without which nobody can open all of it. */
  finish(): Uint8Array<ArrayBuffer>
  free(): void
  [Symbol.dispose](): void
}

/**
 * Opens a file in parts. It gives only what was verified; but only when `finish` has returned, the file was whole: until then, a
 * file that was cut off looks like one that has not all arrived. After an error it is freed, as it is by `finish`.
 */
export class Opener implements Freeable {
  constructor(options: OpenOptions)
  /** Takes the next part of the file, of any length, and gives the next part of the plaintext; it may be empty. */
  update(data: Bytes): Uint8Array<ArrayBuffer>
  /** The last part of the plaintext; it throws if the file was cut off. */
  finish(): Uint8Array<ArrayBuffer>
  free(): void
  [Symbol.dispose](): void
}

/** {@link Sealer} as a stream: `file.stream().pipeThrough(sealStream({ passphrase }))`. */
export function sealStream(options: SealOptions): TransformStream<Bytes, Uint8Array<ArrayBuffer>>

/** {@link Opener} as a stream. The file was whole if the stream ends without an error. */
export function openStream(options: OpenOptions): TransformStream<Bytes, Uint8Array<ArrayBuffer>>

/** What the header of a sealed file says. It is not authentic before the file was opened. */
export interface SealedHeader {
  cipher: 'kuznyechik' | 'magma'
  /** What opens the file, by the names of {@link OpenOptions}: one for each recipient. */
  recipients: ('key' | 'passphrase' | 'privateKey' | 'unknown')[]
}

/** Reads the header of a sealed file; its first 16464 bytes are enough. */
export function readHeader(beginning: Bytes): SealedHeader

/** What this build has. */
export function info(): {
  version: string
  /** The levels of kernels that can run, best first: `simd128` in the builds with SIMD, and `portable`. */
  levels: string[]
  algorithms: { hash: HashName[], mac: MacName[], cipher: CipherName[], aead: AeadName[] }
  curves: CurveName[]
  /** Bytes of WebAssembly's memory, which never shrinks: as much as the longest whole message has needed. */
  memory: number
}

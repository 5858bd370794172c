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
 * Every function throws on an error. It throws a {@link GostError} if the library rejects its input: the message says
 * what is wrong and what is allowed. It throws a `TypeError` or `RangeError` if an argument does not match its type. It
 * throws an `Error` if {@link init} has not finished, or if an object was already freed.
 *
 * Objects, and the keys that they were given, are in WebAssembly's memory. `free()` wipes and frees an object. If the
 * language has `using`, it does this too. An object that is not freed by the program is freed some time after the last
 * reference to it is gone, and perhaps never.
 */

/**
 * Bytes: a `Uint8Array` (such as node's `Buffer`) or an `ArrayBuffer`. They are copied, and no object keeps a reference to them.
 */
export type Bytes = Uint8Array | ArrayBuffer

/**
 * Loads the module. Before the promise is fulfilled, no other function works. The first call decides which build is
 * loaded; later calls return the same promise. Each worker must load the module for itself.
 *
 * A page with a Content-Security-Policy must allow `script-src 'wasm-unsafe-eval'`. Its `connect-src` must allow the
 * module's address.
 */
export function init(options?: InitOptions): Promise<void>

export interface InitOptions {
  /**
   * The build: with relaxed SIMD (`fastgost_relaxed.wasm`), with SIMD (`fastgost_simd.wasm`), or without SIMD
   * (`fastgost.wasm`). The default is the first of these builds that this engine supports.
   */
  build?: 'relaxed-simd' | 'simd' | 'portable'
  /** The module itself, instead of the file next to the package. For example, another thread may have compiled the module. */
  module?: WebAssembly.Module | Bytes | Response
}

/** An error of the library. */
export interface GostError extends Error {
  name: 'GostError'
  /**
   * The number of the error, which never changes. Its hundreds digit is the kind. The table of numbers is in the
   * library's documentation of `Error::code`. For example, 201 is a tag that does not match, and 303 is a wrong key or
   * passphrase for a sealed file.
   */
  code: number
  /**
   * The kind of the error, by what a caller can do: correct an argument (`parameter`); reject the data, because it was
   * modified (`authentication`); ask for another key or passphrase (`key`); reject the data, because it is malformed
   * (`format`); use another key, or allow more (`exhausted`); do without the function (`unavailable`).
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

/** The ciphers in modes of operation. They do not authenticate. */
export type CipherName =
  | 'kuznyechik-ecb' | 'kuznyechik-ctr' | 'kuznyechik-ctr-acpkm' | 'kuznyechik-cbc' | 'kuznyechik-cfb' | 'kuznyechik-ofb'
  | 'magma-ecb' | 'magma-ctr' | 'magma-ctr-acpkm' | 'magma-cbc' | 'magma-cfb' | 'magma-ofb'
  | 'gost28147-ecb' | 'gost28147-cnt' | 'gost28147-cfb' | 'gost28147-cbc'

/** Authenticated encryption. Use MGM, unless a protocol requires another algorithm. */
export type AeadName =
  | 'kuznyechik-mgm' | 'kuznyechik-ctr-omac' | 'kuznyechik-ctr-acpkm-omac'
  | 'magma-mgm' | 'magma-ctr-omac' | 'magma-ctr-acpkm-omac'
  | 'gost28147-cnt-imit'

/** The curves of TC 26, the curves of CryptoPro, and the curves of the standard's examples. The last group is for tests only. */
export type CurveName =
  | '256-a' | '256-b' | '256-c' | '256-d' | '512-a' | '512-b' | '512-c'
  | 'cryptopro-a' | 'cryptopro-b' | 'cryptopro-c' | 'cryptopro-xcha' | 'cryptopro-xchb'
  | '256-test' | '512-test'

/** Options of algorithms. If the algorithm does not have an option, the option is an error. */
export interface AlgorithmOptions {
  /** The level of the kernel, one of `info().levels`. The default is the best level. */
  level?: string
  /** The S-box set: `z a b c d test h94test h94cp`. The default is `z` for GOST 28147-89 and `h94cp` for GOST R 34.11-94. */
  sbox?: string
  /** CryptoPro key meshing of GOST 28147-89. */
  meshing?: boolean
  /** The number of bytes in a section of CTR-ACPKM or OMAC-ACPKM. The default is 4096. */
  section?: number
  /** The number of bytes in a tag. The default is the whole tag. */
  tagSize?: number
}

/** The methods that every object in WebAssembly's memory has. */
interface Freeable {
  /** Wipes and frees the object. After that, the only allowed call is another `free()`, which does nothing. */
  free(): void
  /** The same as `free()`, for `using`. */
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
  /** The level of the kernel that the object uses. */
  readonly level: string
  /** Adds the next part of the message, of any length. */
  update(data: Bytes): this
  /** Returns the digest, of 32 bytes (64 bytes for `streebog512`). After that, a new message begins. */
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
  /** The key has 32 bytes. For HMAC, the key may have any number of bytes. */
  constructor(algorithm: MacName, key: Bytes, options?: AlgorithmOptions)
  /** The level of the kernel that the object uses. */
  readonly level: string
  /** Adds the next part of the message, of any length. */
  update(data: Bytes): this
  /** Returns the tag. After that, a new message begins. */
  tag(): Uint8Array<ArrayBuffer>
  /**
   * Computes the tag, and compares it with a received tag in constant time. Throws (code 201) if they differ. After
   * that, a new message begins.
   */
  verify(tag: Bytes): void
  free(): void
  [Symbol.dispose](): void
}

/** The tag of a message. To check a received tag, use {@link Mac.verify}, which compares in constant time. */
export function mac(algorithm: MacName, key: Bytes, data: Bytes, options?: AlgorithmOptions): Uint8Array<ArrayBuffer>

/**
 * A cipher in a mode of operation, for messages in parts. The cipher does not authenticate: anybody who can change the
 * ciphertext can change the plaintext. Unless a protocol requires this cipher, use {@link Aead} or {@link seal}.
 */
export class Cipher implements Freeable {
  /**
   * @param key 32 bytes
   * @param iv With CTR, CTR-ACPKM, OFB and CNT: never use an IV twice under one key. The IV of CTR has half a block: 8
   * bytes for Kuznyechik, 4 bytes for Magma. ECB has no IV: pass an empty array.
   */
  constructor(algorithm: CipherName, direction: 'encrypt' | 'decrypt', key: Bytes, iv: Bytes, options?: AlgorithmOptions)
  /** The level of the kernel that the object uses. */
  readonly level: string
  /**
   * Encrypts or decrypts the next part of the message. The part may have any length. But with ECB and CBC, the length
   * must be a multiple of the block (16 bytes for Kuznyechik, otherwise 8 bytes). There is no padding. If a large part
   * is rejected, its beginning may have been processed.
   */
  update(data: Bytes): Uint8Array<ArrayBuffer>
  /** Begins another message under the same key. */
  reset(iv: Bytes): this
  /**
   * Moves to a position in the message, in bytes from its beginning. Only CTR, CNT and CTR-ACPKM support this; CTR-ACPKM moves
   * forward only.
   */
  seek(position: number): this
  free(): void
  [Symbol.dispose](): void
}

/** Encrypts a message. This does not authenticate: see {@link Cipher}. */
export function encrypt(
  algorithm: CipherName, key: Bytes, iv: Bytes, data: Bytes, options?: AlgorithmOptions,
): Uint8Array<ArrayBuffer>

/** Decrypts a message. This does not authenticate: see {@link Cipher}. */
export function decrypt(
  algorithm: CipherName, key: Bytes, iv: Bytes, data: Bytes, options?: AlgorithmOptions,
): Uint8Array<ArrayBuffer>

/**
 * Authenticated encryption of messages. Each message is processed as a whole. For files use {@link seal}, which needs
 * no nonce, and whose files may be longer than memory.
 *
 * ```js
 * const aead = new Aead('kuznyechik-mgm', key)
 * const sealed = aead.seal(nonce, message, associated)
 * aead.open(nonce, sealed, associated)
 * aead.free()
 * ```
 */
export class Aead implements Freeable {
  /** The key has 32 bytes. For CTR-OMAC it has 64 bytes: the first half encrypts, and the second half authenticates. */
  constructor(algorithm: AeadName, key: Bytes, options?: AlgorithmOptions)
  /** The level of the kernel that the object uses. */
  readonly level: string
  /** The number of bytes in a tag. A sealed message is longer than its plaintext by this number. */
  readonly tagSize: number
  /** The number of bytes in a nonce. */
  readonly nonceSize: number
  /**
   * Seals a message. Returns the ciphertext, followed by the tag.
   *
   * @param nonce Never use a nonce twice under one key. Two messages with one nonce reveal both messages, and let
   * anybody forge other messages. With MGM, the first bit of the nonce is 0. Count the messages to make nonces, and do
   * not draw nonces at random.
   * @param associated data that is authenticated, but not encrypted
   */
  seal(nonce: Bytes, message: Bytes, associated?: Bytes): Uint8Array<ArrayBuffer>
  /** Opens a message that {@link seal} returned. Returns the plaintext, or throws (code 201) if anything was changed. */
  open(nonce: Bytes, sealed: Bytes, associated?: Bytes): Uint8Array<ArrayBuffer>
  free(): void
  [Symbol.dispose](): void
}

/** A random key of 32 bytes, for ciphers, MACs and sealed files. */
export function generateKey(): Uint8Array<ArrayBuffer>

export interface SignOptions {
  /**
   * `standard`: r, then s, both big-endian (RFC 7091), as the command `fastgost sign` writes signatures. `x509`: s,
   * then r, both big-endian, as in certificates and CMS. `tls`: r, then s, both little-endian.
   */
  encoding?: 'standard' | 'x509' | 'tls'
  /** For tests: makes equal signatures of equal digests. Without this option, random numbers also go into the nonce. */
  deterministic?: boolean
}

/** A private key of GOST R 34.10-2012. */
export class PrivateKey implements Freeable {
  private constructor()
  /** Generates a private key. For new keys use `256-a`, `512-a` or another curve of TC 26. */
  static generate(curve: CurveName): PrivateKey
  /** Makes a private key from its number: 32 or 64 bytes, little-endian. */
  static fromBytes(curve: CurveName, number: Bytes): PrivateKey
  /** Reads PKCS #8 in DER, or the first key in a text with PEM. An encrypted key needs its password. */
  static read(data: string | Bytes, options?: {
    password?: string | Bytes
    /** The limit for the iterations of PBKDF2, which the file states and which take time. The default is 2^26. */
    mostIterations?: number
  }): PrivateKey
  /** The name of the key's curve. */
  readonly curve: CurveName
  /** The public key of this private key. */
  publicKey(): PublicKey
  /** Writes PKCS #8 in PEM. With a password, the key is encrypted. The text cannot be wiped. */
  toPem(options?: EncryptOptions): string
  /** Writes PKCS #8 in DER. With a password, the key is encrypted. */
  toDer(options?: EncryptOptions): Uint8Array<ArrayBuffer>
  /** The key's number: 32 or 64 bytes, little-endian. */
  toBytes(): Uint8Array<ArrayBuffer>
  /**
   * Signs a message. The method hashes the message with Streebog of the curve's size. Hash a long message in parts, and
   * sign its digest. The method refuses a message that could be the signed data of another format: one whole SET or
   * SEQUENCE of ASN.1, or the form that TLS 1.3, a token (JWS) or an XML signature signs. Otherwise anybody with the
   * signature could present it as the signature of a document (CMS), a certificate, a request or a CRL.
   * `allowStructure` signs such a message.
   */
  sign(message: Bytes, options?: SignOptions & { allowStructure?: boolean }): Uint8Array<ArrayBuffer>
  /** Signs a digest. It has 32 or 64 bytes, depending on the curve. */
  signDigest(digest: Bytes, options?: SignOptions): Uint8Array<ArrayBuffer>
  free(): void
  [Symbol.dispose](): void
}

export interface EncryptOptions {
  password?: string | Bytes
  /** The number of iterations of PBKDF2, at least 1000. The default is 2^20, which may take a minute. */
  iterations?: number
}

/** A public key of GOST R 34.10-2012. */
export class PublicKey implements Freeable {
  private constructor()
  /** Makes a public key from its coordinates: x, then y, both little-endian; 64 or 128 bytes. */
  static fromBytes(curve: CurveName, coordinates: Bytes): PublicKey
  /** Reads SubjectPublicKeyInfo in DER, or the first key in a text with PEM. */
  static read(data: string | Bytes): PublicKey
  /** The name of the key's curve. */
  readonly curve: CurveName
  /** Writes SubjectPublicKeyInfo (RFC 9215) in PEM. */
  toPem(): string
  /** Writes SubjectPublicKeyInfo (RFC 9215) in DER. */
  toDer(): Uint8Array<ArrayBuffer>
  /** The key's coordinates: x, then y, both little-endian; 64 or 128 bytes. */
  toBytes(): Uint8Array<ArrayBuffer>
  /**
   * Whether the signature of the message is right. Throws if the signature does not have the length for the curve,
   * which is 64 or 128 bytes. Also throws for a message that could be the signed data of another format, since the key
   * may have signed the message in that format: one whole SET or SEQUENCE of ASN.1, or the form that TLS 1.3, a token
   * (JWS) or an XML signature signs. `allowStructure` verifies such a message too.
   */
  verify(message: Bytes, signature: Bytes, options?: Pick<SignOptions, 'encoding'> & { allowStructure?: boolean }): boolean
  /** Whether the signature of the digest is right. The digest has 32 or 64 bytes. */
  verifyDigest(digest: Bytes, signature: Bytes, options?: Pick<SignOptions, 'encoding'>): boolean
  free(): void
  [Symbol.dispose](): void
}

/**
 * Who will be able to open a sealed file: people with keys, or people with a passphrase. A passphrase must be the only recipient.
 */
export interface SealOptions {
  /** The default is `kuznyechik`. */
  cipher?: 'kuznyechik' | 'magma'
  /** Keys of 32 bytes. */
  key?: Bytes | Bytes[]
  publicKey?: PublicKey | PublicKey[]
  /**
   * A text is encoded in UTF-8, without normalisation. Deriving a key from the passphrase may take a minute: do it in a worker.
   */
  passphrase?: string | Bytes
  /** The number of iterations of PBKDF2. The default is 2^20, which is also the minimum. */
  iterations?: number
}

/** The keys and the passphrase that may open a sealed file. All of them are tried. */
export interface OpenOptions {
  /** Keys of 32 bytes. */
  key?: Bytes | Bytes[]
  privateKey?: PrivateKey | PrivateKey[]
  /** Deriving a key from the passphrase may take a minute: do it in a worker. */
  passphrase?: string | Bytes
  /** The limit for the iterations of PBKDF2, which the file states and which take time. The default is 2^26. */
  mostIterations?: number
}

/** Seals a plaintext, and returns the whole file. The file is encrypted and authenticated, and `fastgost decrypt` opens it. */
export function seal(plaintext: Bytes, options: SealOptions): Uint8Array<ArrayBuffer>

/** Opens a sealed file, which must not be armored. Returns the whole plaintext, or throws. */
export function open(file: Bytes, options: OpenOptions): Uint8Array<ArrayBuffer>

/** Seals a file in parts. The object is freed by `finish`, and by an error. */
export class Sealer implements Freeable {
  constructor(options: SealOptions)
  /** Seals the next part of the plaintext, of any length. Returns the next part of the file, which may be empty. */
  update(data: Bytes): Uint8Array<ArrayBuffer>
  /** Returns the last part of the file. Without this part, nobody can open the whole file. */
  finish(): Uint8Array<ArrayBuffer>
  free(): void
  [Symbol.dispose](): void
}

/**
 * Opens a file in parts. The object returns only verified plaintext. But only `finish` shows that the file is complete:
 * before that, a truncated file looks like a file that has not arrived completely. The object is freed by `finish`, and
 * by an error.
 */
export class Opener implements Freeable {
  constructor(options: OpenOptions)
  /** Takes the next part of the file, of any length. Returns the next part of the plaintext, which may be empty. */
  update(data: Bytes): Uint8Array<ArrayBuffer>
  /** Returns the last part of the plaintext. Throws if the file was truncated. */
  finish(): Uint8Array<ArrayBuffer>
  free(): void
  [Symbol.dispose](): void
}

/** {@link Sealer} as a stream: `file.stream().pipeThrough(sealStream({ passphrase }))`. */
export function sealStream(options: SealOptions): TransformStream<Bytes, Uint8Array<ArrayBuffer>>

/** {@link Opener} as a stream. If the stream ends without an error, the file was complete. */
export function openStream(options: OpenOptions): TransformStream<Bytes, Uint8Array<ArrayBuffer>>

/** The contents of the header of a sealed file. Before the file is opened, the header is not known to be authentic. */
export interface SealedHeader {
  cipher: 'kuznyechik' | 'magma'
  /** For each recipient, the kind of key that opens the file, as a name of {@link OpenOptions}. */
  recipients: ('key' | 'passphrase' | 'privateKey' | 'unknown')[]
}

/** Reads the header of a sealed file. The first 16464 bytes of the file are enough for this. */
export function readHeader(beginning: Bytes): SealedHeader

/** The properties of this build. */
export function info(): {
  version: string
  /** The levels of kernels that can run, the best level first: `simd128` (only in the builds with SIMD) and `portable`. */
  levels: string[]
  algorithms: { hash: HashName[], mac: MacName[], cipher: CipherName[], aead: AeadName[] }
  curves: CurveName[]
  /**
   * The size of WebAssembly's memory in bytes. The memory never shrinks, so the longest whole message has determined this size.
   */
  memory: number
}

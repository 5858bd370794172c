/// <reference lib="esnext.disposable" />
/**
 * Russian standard cryptography (GOST) in WebAssembly. The package contains the Rust library `fastgost`.
 *
 * ```js
 * import { init, digest } from 'fastgost'
 *
 * await init()
 * digest('streebog256', new TextEncoder().encode('a message'))
 * ```
 *
 * Every function throws an exception if there is an error. If the library rejects the input, the exception is a {@link
 * GostError}. The message of this error says what is wrong and what is allowed. If an argument does not match its type,
 * the exception is a `TypeError` or a `RangeError`. If {@link init} has not finished, or if an object was already
 * freed, the exception is an `Error`.
 *
 * Objects and their keys are in WebAssembly's memory. `free()` wipes and frees an object. The statement `using` does
 * the same at the end of a block. If the program does not free an object, the engine may free it some time after the
 * last reference to the object is gone, or may never free it.
 */

/**
 * Bytes, which are a `Uint8Array` (such as node's `Buffer`) or an `ArrayBuffer`. The package copies the bytes, and
 * keeps no reference to them.
 */
export type Bytes = Uint8Array | ArrayBuffer

/**
 * Loads the module. Before the promise is fulfilled, no other function works. The first call decides which build is
 * loaded, and later calls return the same promise. Each worker must call this function itself.
 *
 * If a page has a Content-Security-Policy, the policy must allow `script-src 'wasm-unsafe-eval'`, and its `connect-src`
 * must allow the address of the module.
 */
export function init(options?: InitOptions): Promise<void>

export interface InitOptions {
  /**
   * The build of the module. `relaxed-simd` is the build with relaxed SIMD (`fastgost_relaxed.wasm`), `simd` is the
   * build with SIMD (`fastgost_simd.wasm`), and `portable` is the build without SIMD (`fastgost.wasm`). The default is
   * the first of these builds that this engine supports.
   */
  build?: 'relaxed-simd' | 'simd' | 'portable'
  /**
   * The module itself, which another thread may have compiled. If it is given, `init` does not load a file of the
   * package.
   */
  module?: WebAssembly.Module | Bytes | Response
}

/** An error of the library. */
export interface GostError extends Error {
  name: 'GostError'
  /**
   * The number of the error, which never changes. The hundreds digit of the number tells the kind of the error. The
   * documentation of `Error::code` in the Rust library has the table of all numbers. For example, 201 is a tag that
   * does not match, and 303 is a wrong key or passphrase for a sealed file.
   */
  code: number
  /**
   * The kind of the error, which tells what the caller can do. With `parameter`, correct an argument. With
   * `authentication`, reject the data, because it was modified. With `key`, ask for another key or passphrase. With
   * `format`, reject the data, because it is malformed. With `exhausted`, use a new key, or allow a higher limit. With
   * `unavailable`, do without the function.
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

/** The ciphers in modes of operation. These ciphers do not authenticate the data. */
export type CipherName =
  | 'kuznyechik-ecb' | 'kuznyechik-ctr' | 'kuznyechik-ctr-acpkm' | 'kuznyechik-cbc' | 'kuznyechik-cfb' | 'kuznyechik-ofb'
  | 'magma-ecb' | 'magma-ctr' | 'magma-ctr-acpkm' | 'magma-cbc' | 'magma-cfb' | 'magma-ofb'
  | 'gost28147-ecb' | 'gost28147-cnt' | 'gost28147-cfb' | 'gost28147-cbc'

/** The algorithms of authenticated encryption. Use MGM, unless a protocol requires another algorithm. */
export type AeadName =
  | 'kuznyechik-mgm' | 'kuznyechik-ctr-omac' | 'kuznyechik-ctr-acpkm-omac'
  | 'magma-mgm' | 'magma-ctr-omac' | 'magma-ctr-acpkm-omac'
  | 'gost28147-cnt-imit'

/**
 * The curves of TC 26, the curves of CryptoPro, and the curves of the standard's examples. `256-test` and `512-test` are only for tests.
 */
export type CurveName =
  | '256-a' | '256-b' | '256-c' | '256-d' | '512-a' | '512-b' | '512-c'
  | 'cryptopro-a' | 'cryptopro-b' | 'cryptopro-c' | 'cryptopro-xcha' | 'cryptopro-xchb'
  | '256-test' | '512-test'

/** Options of algorithms. If the program sets an option that the algorithm does not have, the call throws. */
export interface AlgorithmOptions {
  /**
   * The name of a level, which is a set of CPU features that the code may use. `info().levels` has the names. The
   * default is the best level.
   */
  level?: string
  /** The S-box set: `z a b c d test h94test h94cp`. The default is `z` for GOST 28147-89 and `h94cp` for GOST R 34.11-94. */
  sbox?: string
  /** If this is true, GOST 28147-89 uses CryptoPro key meshing. */
  meshing?: boolean
  /**
   * The number of bytes in a section. CTR-ACPKM and OMAC-ACPKM process each section under its own key. The default is
   * 4096 with Kuznyechik and 1024 with Magma. For `-ctr-acpkm-omac`, the default is 262144 with Kuznyechik and 8192
   * with Magma.
   */
  section?: number
  /** The number of bytes in a tag. The default is 4 for `gost28147-imit`, and the longest tag for all other algorithms. */
  tagSize?: number
}

/** The methods that every object in WebAssembly's memory has. */
interface Freeable {
  /** Wipes and frees the object. After that, the program may only call `free()` again, and this call does nothing. */
  free(): void
  /** Does the same as `free()`. The statement `using` calls this method. */
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
  /** The name of the level (a set of CPU features) that the code of this object uses. */
  readonly level: string
  /** Adds the next part of the message, of any length. */
  update(data: Bytes): this
  /** Returns the digest, which has 32 bytes (64 bytes for `streebog512`). After that, a new message begins. */
  digest(): Uint8Array<ArrayBuffer>
  free(): void
  [Symbol.dispose](): void
}

/** Returns the digest of a message. */
export function digest(
  algorithm: HashName, data: Bytes, options?: Pick<AlgorithmOptions, 'level' | 'sbox'>,
): Uint8Array<ArrayBuffer>

/** A MAC, for messages in parts. */
export class Mac implements Freeable {
  /** The key has 32 bytes. For HMAC, the key may have any number of bytes. */
  constructor(algorithm: MacName, key: Bytes, options?: AlgorithmOptions)
  /** The name of the level (a set of CPU features) that the code of this object uses. */
  readonly level: string
  /** Adds the next part of the message, of any length. */
  update(data: Bytes): this
  /** Returns the tag. After that, a new message begins. */
  tag(): Uint8Array<ArrayBuffer>
  /**
   * Computes the tag, and compares this tag with a received tag in constant time. Throws (code 201) if the tags differ.
   * After that, a new message begins.
   */
  verify(tag: Bytes): void
  free(): void
  [Symbol.dispose](): void
}

/** Returns the tag of a message. To check a received tag, use {@link Mac.verify}, which compares in constant time. */
export function mac(algorithm: MacName, key: Bytes, data: Bytes, options?: AlgorithmOptions): Uint8Array<ArrayBuffer>

/**
 * A cipher in a mode of operation, for messages in parts. The cipher does not authenticate the data, so anybody who can
 * change the ciphertext can change the plaintext. Unless a protocol requires this cipher, use {@link Aead} or {@link
 * seal}.
 */
export class Cipher implements Freeable {
  /**
   * @param key The key has 32 bytes.
   * @param iv With CTR, CTR-ACPKM, OFB and CNT, never use an IV twice under one key. The IV of CTR has 8 bytes for
   * Kuznyechik and 4 bytes for Magma. ECB has no IV, so pass an empty array.
   */
  constructor(algorithm: CipherName, direction: 'encrypt' | 'decrypt', key: Bytes, iv: Bytes, options?: AlgorithmOptions)
  /** The name of the level (a set of CPU features) that the code of this object uses. */
  readonly level: string
  /**
   * Encrypts or decrypts the next part of the message. The part may have any length. But with ECB and CBC, the length
   * must be a multiple of the size of a block, which is 16 bytes for Kuznyechik and 8 bytes for the other ciphers.
   * There is no padding. If the method throws for a large part, the beginning of the part may have been processed.
   */
  update(data: Bytes): Uint8Array<ArrayBuffer>
  /** Begins the next message under the same key. */
  reset(iv: Bytes): this
  /**
   * Moves to a position in the message. The position is a number of bytes from the beginning of the message. Only CTR,
   * CNT and CTR-ACPKM support this method. CTR-ACPKM can only move forward.
   */
  seek(position: number): this
  free(): void
  [Symbol.dispose](): void
}

/** Encrypts a message. The message is not authenticated: see {@link Cipher}. */
export function encrypt(
  algorithm: CipherName, key: Bytes, iv: Bytes, data: Bytes, options?: AlgorithmOptions,
): Uint8Array<ArrayBuffer>

/** Decrypts a message. The message is not authenticated: see {@link Cipher}. */
export function decrypt(
  algorithm: CipherName, key: Bytes, iv: Bytes, data: Bytes, options?: AlgorithmOptions,
): Uint8Array<ArrayBuffer>

/**
 * Authenticated encryption of messages. Each message is processed as a whole. For files use {@link seal} or {@link
 * Sealer}, which need no nonce. With {@link Sealer}, a file may be larger than the memory.
 *
 * ```js
 * const aead = new Aead('kuznyechik-mgm', key)
 * const sealed = aead.seal(nonce, message, associated)
 * aead.open(nonce, sealed, associated)
 * aead.free()
 * ```
 */
export class Aead implements Freeable {
  /**
   * The key has 32 bytes. For `-ctr-omac` it has 64 bytes: 32 bytes for encryption, and then 32 bytes for
   * authentication.
   */
  constructor(algorithm: AeadName, key: Bytes, options?: AlgorithmOptions)
  /** The name of the level (a set of CPU features) that the code of this object uses. */
  readonly level: string
  /** The number of bytes in a tag. A sealed message is longer than its plaintext by this number. */
  readonly tagSize: number
  /** The number of bytes in a nonce. */
  readonly nonceSize: number
  /**
   * Seals a message. Returns the ciphertext, followed by the tag.
   *
   * @param nonce Never use a nonce twice under one key. Two messages with the same nonce reveal information about both
   * messages, and let anybody forge other messages. With MGM, the first bit of the nonce must be 0. Use the number of
   * the message as the nonce, and not random bytes.
   * @param associated This data is authenticated, but not encrypted.
   */
  seal(nonce: Bytes, message: Bytes, associated?: Bytes): Uint8Array<ArrayBuffer>
  /** Opens a message that {@link seal} has returned. Returns the plaintext, or throws (code 201) if any input was changed. */
  open(nonce: Bytes, sealed: Bytes, associated?: Bytes): Uint8Array<ArrayBuffer>
  free(): void
  [Symbol.dispose](): void
}

/** Returns a random key of 32 bytes, for ciphers, MACs and sealed files. */
export function generateKey(): Uint8Array<ArrayBuffer>

export interface SignOptions {
  /**
   * The encoding of signatures. `standard` is r and then s, both big-endian (RFC 7091). The command `fastgost sign`
   * writes this encoding. `x509` is s and then r, both big-endian, as in certificates and CMS. `tls` is r and then s,
   * both little-endian.
   */
  encoding?: 'standard' | 'x509' | 'tls'
  /**
   * Makes equal signatures for equal digests. This option is for tests. Without this option, random numbers make each
   * signature different.
   */
  deterministic?: boolean
}

/** A private key of GOST R 34.10-2012. */
export class PrivateKey implements Freeable {
  private constructor()
  /** Generates a private key. For new keys use `256-a`, `512-a` or another curve of TC 26. */
  static generate(curve: CurveName): PrivateKey
  /** Makes a private key from its secret number, which is little-endian and has 32 or 64 bytes. */
  static fromBytes(curve: CurveName, number: Bytes): PrivateKey
  /**
   * Reads a private key. The data is PKCS #8 in DER, or a text with PEM. From a text with several documents, the first
   * private key is read. An encrypted key needs its password.
   */
  static read(data: string | Bytes, options?: {
    password?: string | Bytes
    /** The file states its number of PBKDF2 iterations. This option is the largest number to accept. The default is 2^26. */
    mostIterations?: number
  }): PrivateKey
  /** The name of the key's curve. */
  readonly curve: CurveName
  /** Returns the public key of this private key. */
  publicKey(): PublicKey
  /** Returns the private key as PKCS #8 in PEM. With a password, the key is encrypted. A program cannot wipe this text. */
  toPem(options?: EncryptOptions): string
  /** Returns the private key as PKCS #8 in DER. With a password, the key is encrypted. */
  toDer(options?: EncryptOptions): Uint8Array<ArrayBuffer>
  /** Returns the secret number of the key, which is little-endian and has 32 or 64 bytes. */
  toBytes(): Uint8Array<ArrayBuffer>
  /**
   * Signs a message. The method hashes the message with Streebog-256 on curves of 256 bits, and with Streebog-512 on
   * curves of 512 bits. If a message is long, hash it in parts, and sign its digest.
   *
   * The method refuses a message that could be the signed data of another format. Such a message is one whole SET or
   * SEQUENCE of ASN.1, or has the form that TLS 1.3, a token (JWS) or an XML signature signs. Without this rule,
   * anybody could present the signature of such a message as the signature of a document (CMS), a certificate, a
   * certificate request or a CRL. With `allowStructure`, the method signs such a message, too.
   */
  sign(message: Bytes, options?: SignOptions & { allowStructure?: boolean }): Uint8Array<ArrayBuffer>
  /** Signs a digest, which has 32 bytes on curves of 256 bits, and 64 bytes on curves of 512 bits. */
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
  /** Makes a public key from its coordinates x and y. Both are little-endian, and have 64 or 128 bytes together. */
  static fromBytes(curve: CurveName, coordinates: Bytes): PublicKey
  /**
   * Reads a public key. The data is a SubjectPublicKeyInfo in DER, or a text with PEM. From a text with several
   * documents, the first public key is read.
   */
  static read(data: string | Bytes): PublicKey
  /** The name of the key's curve. */
  readonly curve: CurveName
  /** Returns the public key as SubjectPublicKeyInfo (RFC 9215) in PEM. */
  toPem(): string
  /** Returns the public key as SubjectPublicKeyInfo (RFC 9215) in DER. */
  toDer(): Uint8Array<ArrayBuffer>
  /** Returns the coordinates x and y of the key. Both are little-endian, and have 64 or 128 bytes together. */
  toBytes(): Uint8Array<ArrayBuffer>
  /**
   * Returns whether the signature of the message is correct. Throws if the signature does not have the length for the
   * curve, which is 64 or 128 bytes. Also throws for a message that could be the signed data of another format, because
   * the key may have signed the message in that format. Such a message is one whole SET or SEQUENCE of ASN.1, or has
   * the form that TLS 1.3, a token (JWS) or an XML signature signs. With `allowStructure`, the method verifies such a
   * message, too.
   */
  verify(message: Bytes, signature: Bytes, options?: Pick<SignOptions, 'encoding'> & { allowStructure?: boolean }): boolean
  /** Returns whether the signature of the digest is correct. The digest has 32 or 64 bytes, as for {@link PrivateKey.signDigest}. */
  verifyDigest(digest: Bytes, signature: Bytes, options?: Pick<SignOptions, 'encoding'>): boolean
  free(): void
  [Symbol.dispose](): void
}

/**
 * The options for sealing a file. They say who can open the file. Either owners of keys can open the file, or people
 * who know a passphrase. A file with a passphrase cannot have other recipients.
 */
export interface SealOptions {
  /** The cipher. The default is `kuznyechik`. */
  cipher?: 'kuznyechik' | 'magma'
  /** Keys of 32 bytes. */
  key?: Bytes | Bytes[]
  publicKey?: PublicKey | PublicKey[]
  /**
   * A passphrase. A text is encoded in UTF-8, without normalisation. The derivation of a key from the passphrase may
   * take a minute, so seal the file in a worker.
   */
  passphrase?: string | Bytes
  /** The number of iterations of PBKDF2. The default is 2^20, which is also the minimum. */
  iterations?: number
}

/** The keys and the passphrase that may open a sealed file. When a file is opened, all of them are tried. */
export interface OpenOptions {
  /** Keys of 32 bytes. */
  key?: Bytes | Bytes[]
  privateKey?: PrivateKey | PrivateKey[]
  /** The passphrase. The derivation of a key from the passphrase may take a minute, so open the file in a worker. */
  passphrase?: string | Bytes
  /** The file states its number of PBKDF2 iterations. This option is the largest number to accept. The default is 2^26. */
  mostIterations?: number
}

/** Seals a plaintext, and returns the whole file. The file is encrypted and authenticated. `fastgost decrypt` can open it. */
export function seal(plaintext: Bytes, options: SealOptions): Uint8Array<ArrayBuffer>

/** Opens a sealed file, which must not be in text form (armored). Returns the whole plaintext, or throws an exception. */
export function open(file: Bytes, options: OpenOptions): Uint8Array<ArrayBuffer>

/** Seals a file in parts. `finish` frees the object. If a method throws, the object is freed, too. */
export class Sealer implements Freeable {
  constructor(options: SealOptions)
  /** Seals the next part of the plaintext, of any length. Returns the next part of the file, which may be empty. */
  update(data: Bytes): Uint8Array<ArrayBuffer>
  /** Returns the last part of the file. If this part is missing, nobody can open the file to its end. */
  finish(): Uint8Array<ArrayBuffer>
  free(): void
  [Symbol.dispose](): void
}

/**
 * Opens a file in parts. The object returns only verified plaintext. But only a successful call of `finish` shows that
 * the file is complete. Before this call, a truncated file looks like a file of which more parts will arrive. `finish`
 * frees the object. If a method throws, the object is freed, too.
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

/** Returns a stream that seals, like a {@link Sealer}. Example: `file.stream().pipeThrough(sealStream({ passphrase }))`. */
export function sealStream(options: SealOptions): TransformStream<Bytes, Uint8Array<ArrayBuffer>>

/** Returns a stream that opens a file, like an {@link Opener}. If the stream ends without an error, the file was complete. */
export function openStream(options: OpenOptions): TransformStream<Bytes, Uint8Array<ArrayBuffer>>

/** The contents of the header of a sealed file. Until the file is opened, nothing shows that the header is authentic. */
export interface SealedHeader {
  cipher: 'kuznyechik' | 'magma'
  /** The kinds of the recipients. A kind is the name of the option in {@link OpenOptions} that opens the file, or `unknown`. */
  recipients: ('key' | 'passphrase' | 'privateKey' | 'unknown')[]
}

/** Reads the header of a sealed file. The first 16464 bytes of the file are enough for this. */
export function readHeader(beginning: Bytes): SealedHeader

/** The properties of this build. */
export function info(): {
  version: string
  /** The levels that this build can run. They are `simd128` (only in builds with SIMD) and `portable`. The best level comes first. */
  levels: string[]
  algorithms: { hash: HashName[], mac: MacName[], cipher: CipherName[], aead: AeadName[] }
  curves: CurveName[]
  /**
   * The size of WebAssembly's memory in bytes. The memory never shrinks, so this size depends on the longest whole
   * message so far.
   */
  memory: number
}

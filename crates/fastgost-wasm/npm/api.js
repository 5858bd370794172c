// The public classes and functions, which index.d.ts documents. They check arguments, cut long data into parts, and
// call the WebAssembly module.
import { bytes, described, flag, many, number, optionsOf, text, wholeBytes, withText } from './arguments.js'
import * as raw from './glue.js'

// The number of bytes in a part of long data. All parts use the same place in WebAssembly's memory.
const PART = 1 << 16
const NOTHING = new Uint8Array()
const INNER = Symbol('inner')

let memory

/** The loader calls this function with the exports of the module after it has loaded the module. */
export function started(exports) {
  memory = exports.memory
}

/** Returns the module, or throws if the module was not loaded. */
function loaded() {
  if (!memory) throw new Error('fastgost is not loaded; first: await init()')
  return raw
}

/** The base class of all objects whose data is in WebAssembly's memory. */
class Handle {
  constructor(inner) {
    Object.defineProperty(this, INNER, { value: inner, writable: true })
  }

  free() {
    const inner = this[INNER]
    this[INNER] = undefined
    inner?.free()
  }
}
if (Symbol.dispose) Handle.prototype[Symbol.dispose] = Handle.prototype.free

/** Returns the name of a class, for messages. Bundlers change `type.name`, but not the property names of an object. */
function nameOf(type) {
  const types = { Aead, Cipher, Hash, Mac, Opener, PrivateKey, PublicKey, Sealer }
  return Object.keys(types).find(name => types[name] === type)
}

/** Returns the object of a handle, or throws if the handle was freed. */
function inner(handle, type = handle.constructor) {
  if (!(handle instanceof type)) throw new TypeError(`the object is ${described(handle)}; allowed: a ${nameOf(type)}`)
  const object = handle[INNER]
  if (!object) throw new Error(`this ${nameOf(type)} was freed, or it is finished; allowed: a new one`)
  return object
}

const ALGORITHM = ['level', 'sbox', 'meshing', 'section', 'tagSize']

/** Calls `make` with the options of an algorithm. */
function withOptions(given, make) {
  const { level, sbox, meshing, section, tagSize } = optionsOf(given, ALGORITHM)
  const options = new (loaded().Options)(
    level === undefined ? undefined : text(level, 'level'),
    sbox === undefined ? undefined : text(sbox, 'sbox'),
    flag(meshing, 'meshing'),
    number(section, 'section'),
    number(tagSize, 'tagSize'))
  try {
    return make(options)
  } finally {
    options.free()
  }
}

function* parts(data) {
  for (let at = 0; at < data.length; at += PART) yield data.subarray(at, at + PART)
}

/** Calls `use` with an object that is needed for only one message, and then frees the object. */
function once(handle, use) {
  try {
    return use(handle)
  } finally {
    handle.free()
  }
}

export class Hash extends Handle {
  constructor(algorithm, options) {
    text(algorithm, 'the algorithm')
    super(withOptions(options, options => new raw.Hash(algorithm, options)))
  }

  get level() {
    return inner(this, Hash).level()
  }

  update(data) {
    const hash = inner(this, Hash)
    for (const part of parts(bytes(data, 'the data'))) hash.update(part)
    return this
  }

  digest() {
    return inner(this, Hash).digest()
  }
}

export class Mac extends Handle {
  constructor(algorithm, key, options) {
    text(algorithm, 'the algorithm')
    const secret = wholeBytes(key, 'the key')
    super(withOptions(options, options => new raw.Mac(algorithm, secret, options)))
  }

  get level() {
    return inner(this, Mac).level()
  }

  update(data) {
    const mac = inner(this, Mac)
    for (const part of parts(bytes(data, 'the data'))) mac.update(part)
    return this
  }

  tag() {
    return inner(this, Mac).tag()
  }

  verify(tag) {
    return inner(this, Mac).verify(wholeBytes(tag, 'the tag'))
  }
}

export class Cipher extends Handle {
  constructor(algorithm, direction, key, iv, options) {
    text(algorithm, 'the algorithm')
    if (direction !== 'encrypt' && direction !== 'decrypt') {
      throw new TypeError('the direction is neither of those allowed: encrypt, decrypt')
    }
    const secret = wholeBytes(key, 'the key')
    const start = wholeBytes(iv, 'the IV')
    super(withOptions(options, options =>
      new raw.Cipher(algorithm, direction === 'decrypt', secret, start, options)))
  }

  get level() {
    return inner(this, Cipher).level()
  }

  update(data) {
    const cipher = inner(this, Cipher)
    const input = bytes(data, 'the data')
    const output = new Uint8Array(input.length)
    for (let at = 0; at < input.length; at += PART) {
      cipher.update(input.subarray(at, at + PART), output.subarray(at, at + PART))
    }
    return output
  }

  reset(iv) {
    inner(this, Cipher).reset(wholeBytes(iv, 'the IV'))
    return this
  }

  seek(position) {
    if (position === undefined) throw new TypeError('there is no position; allowed: a whole number from 0')
    inner(this, Cipher).seek(number(position, 'the position', Number.MAX_SAFE_INTEGER))
    return this
  }
}

export class Aead extends Handle {
  constructor(algorithm, key, options) {
    text(algorithm, 'the algorithm')
    const secret = wholeBytes(key, 'the key')
    super(withOptions(options, options => new raw.Aead(algorithm, secret, options)))
  }

  get level() {
    return inner(this, Aead).level()
  }

  get tagSize() {
    return inner(this, Aead).tag_size()
  }

  get nonceSize() {
    return inner(this, Aead).nonce_size()
  }

  seal(nonce, message, associated = NOTHING) {
    const aead = inner(this, Aead)
    const [n, m, a] = [wholeBytes(nonce, 'the nonce'), wholeBytes(message, 'the message'), associatedData(associated)]
    const output = new Uint8Array(m.length + aead.tag_size())
    aead.seal(n, m, a, output)
    return output
  }

  open(nonce, sealed, associated = NOTHING) {
    const aead = inner(this, Aead)
    const [n, s, a] = [wholeBytes(nonce, 'the nonce'), wholeBytes(sealed, 'the message'), associatedData(associated)]
    const output = new Uint8Array(Math.max(0, s.length - aead.tag_size()))
    aead.open(n, s, a, output)
    return output
  }
}

const associatedData = data => wholeBytes(data, 'the associated data')

export const digest = (algorithm, data, options) =>
  once(new Hash(algorithm, options), hash => hash.update(data).digest())

export const mac = (algorithm, key, data, options) =>
  once(new Mac(algorithm, key, options), mac => mac.update(data).tag())

export const encrypt = (algorithm, key, iv, data, options) =>
  once(new Cipher(algorithm, 'encrypt', key, iv, options), cipher => cipher.update(data))

export const decrypt = (algorithm, key, iv, data, options) =>
  once(new Cipher(algorithm, 'decrypt', key, iv, options), cipher => cipher.update(data))

export const generateKey = () => crypto.getRandomValues(new Uint8Array(32))

const SIGNATURE = ['encoding', 'deterministic']

export class PrivateKey extends Handle {
  constructor(key) {
    if (!(key instanceof raw.PrivateKey)) {
      throw new TypeError('a PrivateKey is made by PrivateKey.generate, PrivateKey.read or PrivateKey.fromBytes')
    }
    super(key)
  }

  static generate(curve) {
    return new PrivateKey(loaded().PrivateKey.generate(text(curve, 'the curve')))
  }

  static fromBytes(curve, number) {
    return new PrivateKey(loaded().PrivateKey.from_bytes(text(curve, 'the curve'), wholeBytes(number, 'the key')))
  }

  static read(data, options) {
    const { password, mostIterations } = optionsOf(options, ['password', 'mostIterations'])
    const most = number(mostIterations, 'mostIterations')
    return withText(data, 'the key', data => withPassword(password, password =>
      new PrivateKey(loaded().PrivateKey.read(data, password, most))))
  }

  get curve() {
    return inner(this, PrivateKey).curve()
  }

  publicKey() {
    return new PublicKey(inner(this, PrivateKey).public_key())
  }

  toPem(options) {
    return encoded(inner(this, PrivateKey), options, 'to_pem')
  }

  toDer(options) {
    return encoded(inner(this, PrivateKey), options, 'to_der')
  }

  toBytes() {
    return inner(this, PrivateKey).to_bytes()
  }

  sign(message, options) {
    const { encoding = 'standard', deterministic, allowStructure } = optionsOf(options, [...SIGNATURE, 'allowStructure'])
    return inner(this, PrivateKey).sign(
      wholeBytes(message, 'the message'), text(encoding, 'encoding'), flag(deterministic, 'deterministic'),
      flag(allowStructure, 'allowStructure'))
  }

  signDigest(digest, options) {
    const { encoding = 'standard', deterministic } = optionsOf(options, SIGNATURE)
    return inner(this, PrivateKey).sign_digest(
      wholeBytes(digest, 'the digest'), text(encoding, 'encoding'), flag(deterministic, 'deterministic'))
  }
}

/** Calls `use` with the bytes of a password. If there is no password, `use` gets undefined. */
function withPassword(password, use) {
  return password === undefined ? use(undefined) : withText(password, 'password', use)
}

/** Returns the contents of a file with a private key. If there is a password, the key is encrypted. */
function encoded(key, options, method) {
  const { password, iterations } = optionsOf(options, ['password', 'iterations'])
  const count = number(iterations, 'iterations')
  return withPassword(password, password => key[method](password, count))
}

export class PublicKey extends Handle {
  constructor(key) {
    if (!(key instanceof raw.PublicKey)) {
      throw new TypeError('a PublicKey is made by PublicKey.read, PublicKey.fromBytes or publicKey of a PrivateKey')
    }
    super(key)
  }

  static fromBytes(curve, coordinates) {
    return new PublicKey(loaded().PublicKey.from_bytes(text(curve, 'the curve'), wholeBytes(coordinates, 'the key')))
  }

  static read(data) {
    return withText(data, 'the key', data => new PublicKey(loaded().PublicKey.read(data)))
  }

  get curve() {
    return inner(this, PublicKey).curve()
  }

  toPem() {
    return inner(this, PublicKey).to_pem()
  }

  toDer() {
    return inner(this, PublicKey).to_der()
  }

  toBytes() {
    return inner(this, PublicKey).to_bytes()
  }

  verify(message, signature, options) {
    const { encoding = 'standard', allowStructure } = optionsOf(options, ['encoding', 'allowStructure'])
    return inner(this, PublicKey).verify(
      wholeBytes(message, 'the message'), wholeBytes(signature, 'the signature'), text(encoding, 'encoding'),
      flag(allowStructure, 'allowStructure'))
  }

  verifyDigest(digest, signature, options) {
    const { encoding = 'standard' } = optionsOf(options, ['encoding'])
    return inner(this, PublicKey).verify_digest(
      wholeBytes(digest, 'the digest'), wholeBytes(signature, 'the signature'), text(encoding, 'encoding'))
  }
}

/** The common part of the classes that seal and open files in parts. */
class SealedParts extends Handle {
  update(data) {
    const object = inner(this)
    const file = bytes(data, 'the data')
    const done = []
    try {
      for (const part of parts(file)) done.push(object.update(part))
    } catch (error) {
      this.free()
      throw error
    }
    return joined(done)
  }

  finish() {
    const object = inner(this)
    // `finish` frees the object, even if `finish` throws. So the handle forgets the object here.
    this[INNER] = undefined
    return object.finish()
  }
}

export class Sealer extends SealedParts {
  constructor(options) {
    const { cipher = 'kuznyechik', key, publicKey, passphrase, iterations } =
      optionsOf(options, ['cipher', 'key', 'publicKey', 'passphrase', 'iterations'])
    text(cipher, 'cipher')
    const recipients = new (loaded().Recipients)()
    try {
      for (const one of many(key)) recipients.add_key(wholeBytes(one, 'key'))
      for (const one of many(publicKey)) recipients.add_public_key(inner(one, PublicKey))
      withPassphrase(recipients, passphrase, 'iterations', iterations)
      super(new raw.Sealer(cipher, recipients))
    } finally {
      recipients.free()
    }
  }
}

export class Opener extends SealedParts {
  constructor(options) {
    const { key, privateKey, passphrase, mostIterations } =
      optionsOf(options, ['key', 'privateKey', 'passphrase', 'mostIterations'])
    const identities = new (loaded().Identities)()
    try {
      for (const one of many(key)) identities.add_key(wholeBytes(one, 'key'))
      for (const one of many(privateKey)) identities.add_private_key(inner(one, PrivateKey))
      withPassphrase(identities, passphrase, 'mostIterations', mostIterations)
    } catch (error) {
      identities.free()
      throw error
    }
    super(new raw.Opener(identities))
  }
}

/** If there is a passphrase, adds the passphrase to the recipients or identities. */
function withPassphrase(to, passphrase, name, iterations) {
  const count = number(iterations, name)
  if (passphrase !== undefined) withText(passphrase, 'passphrase', bytes => to.add_passphrase(bytes, count))
  else if (count !== undefined) throw new TypeError(`${name} is for a passphrase, and there is none`)
}

function joined(done) {
  if (done.length === 1) return done[0]
  const whole = new Uint8Array(done.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of done) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Seals or opens a whole file at once. */
const whole = (data, parts) => once(parts, parts => joined([parts.update(data), parts.finish()]))

export const seal = (plaintext, options) => whole(bytes(plaintext, 'the plaintext'), new Sealer(options))

export const open = (file, options) => whole(bytes(file, 'the file'), new Opener(options))

export const sealStream = options => stream(new Sealer(options))

export const openStream = options => stream(new Opener(options))

function stream(parts) {
  const enqueue = (controller, part) => part.length > 0 && controller.enqueue(part)
  return new TransformStream({
    transform: (part, controller) => enqueue(controller, parts.update(part)),
    flush: controller => enqueue(controller, parts.finish()),
    cancel: () => parts.free(),
  })
}

export function readHeader(beginning) {
  const header = loaded().Header.parse(bytes(beginning, 'the file').subarray(0, PART))
  try {
    return { cipher: header.cipher(), recipients: header.recipients() }
  } finally {
    header.free()
  }
}

export function info() {
  const { version, levels, algorithms, curves } = loaded()
  return {
    version: version(),
    levels: levels(),
    algorithms: Object.fromEntries(['hash', 'mac', 'cipher', 'aead'].map(kind => [kind, algorithms(kind)])),
    curves: curves(),
    memory: memory.buffer.byteLength,
  }
}

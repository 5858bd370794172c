// Tests arguments that do not match their types. Programs without TypeScript may pass such arguments. Each such
// argument must cause an error, and the module must still work afterwards.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import vm from 'node:vm'
import { code, fastgost, hex, memory, utf8 } from './common.js'

const { Aead, Cipher, Hash, Mac, Opener, PrivateKey, Sealer } = fastgost
const key = Uint8Array.from({ length: 32 }, (_, i) => i)
const nothing = new Uint8Array()

/** Values that are not bytes. */
const WRONG = [undefined, null, 'text', 5, 5n, true, {}, [1, 2, 3], () => {}, Symbol('s'), new Uint16Array(4),
  new DataView(new ArrayBuffer(4)),
  { length: 4, 0: 1 }, { buffer: new ArrayBuffer(4), byteOffset: 0, byteLength: 4 }, new Date(), new Proxy(new Uint8Array(4), {})]

/** Returns an array whose memory was detached. */
function detached() {
  const array = new Uint8Array(64)
  structuredClone(array.buffer, { transfer: [array.buffer] })
  return array
}

test('what is not bytes', () => {
  const hash = new Hash('streebog256')
  for (const value of WRONG) {
    const calls = [
      () => hash.update(value),
      () => fastgost.digest('streebog256', value),
      () => new Mac('hmac-streebog256', value),
      () => new Cipher('kuznyechik-ctr', 'encrypt', value, new Uint8Array(8)),
      () => new Cipher('kuznyechik-ctr', 'encrypt', key, value),
      () => new Aead('magma-mgm', key).seal(value, nothing),
      () => new Aead('magma-mgm', key).seal(new Uint8Array(8), value),
      () => fastgost.open(value, { key }),
      () => fastgost.seal(value, { key }),
      () => fastgost.readHeader(value),
      () => PrivateKey.fromBytes('256-a', value),
      () => PrivateKey.generate('256-a').sign(value),
    ]
    for (const call of calls) assert.throws(call, TypeError, `${String(call)} of ${typeof value}`)
    // A text is a valid passphrase, and undefined means that there is no passphrase. So this test leaves out texts and
    // undefined.
    if (value !== undefined && typeof value !== 'string') {
      assert.throws(() => new Opener({ passphrase: value }), TypeError)
      assert.throws(() => new Opener({ key: [value] }), TypeError)
    }
  }
  assert.equal(hex(hash.digest()), hex(fastgost.digest('streebog256', nothing)))
})

test('secrets are not in messages', () => {
  for (const call of [() => new Mac('hmac-streebog256', 'secret'), () => new Aead('kuznyechik-mgm', utf8('secret')),
    () => new Opener({ passphrase: ['secret'] }), () => PrivateKey.read('secret'), () => new Sealer({ key: 'secret' })]) {
    assert.throws(call, error => !/secret/.test(error.message))
  }
})

test('memory that was detached or has shrunk', () => {
  const hash = new Hash('streebog256')
  assert.throws(() => hash.update(detached()), /detached or has shrunk/)
  assert.throws(() => hash.update(detached().buffer), /detached or has shrunk/)
  assert.throws(() => fastgost.encrypt('kuznyechik-ctr', detached(), new Uint8Array(8), nothing), /detached/)
  const resizable = new ArrayBuffer(64, { maxByteLength: 64 })
  const view = new Uint8Array(resizable, 32, 32)
  resizable.resize?.(16)
  if (resizable.resize) assert.throws(() => hash.update(view), /detached or has shrunk/)
})

test('bytes of all kinds that are allowed', () => {
  const expected = hex(fastgost.digest('streebog256', utf8('text')))
  const shared = new Uint8Array(new SharedArrayBuffer(4))
  shared.set(utf8('text'))
  const foreign = vm.runInNewContext('[Uint8Array.of(116, 101, 120, 116), Uint8Array.of(116, 101, 120, 116).buffer]')
  const within = new Uint8Array(10)
  within.set(utf8('text'), 3)
  for (const value of [Buffer.from('text'), utf8('text').buffer, shared, ...foreign, within.subarray(3, 7)]) {
    assert.equal(hex(fastgost.digest('streebog256', value)), expected)
  }
})

test('names, numbers and options', () => {
  assert.throws(() => new Hash('md5'), code(118, /./))
  assert.throws(() => new Hash('kuznyechik-ctr'), code(120, /./))
  assert.throws(() => new Hash(), TypeError)
  assert.throws(() => new Hash({ toString: () => 'streebog256' }), TypeError)
  assert.throws(() => new Hash('streebog256', { levels: 'portable' }), TypeError)
  assert.throws(() => new Hash('streebog256', 'portable'), TypeError)
  assert.throws(() => new Hash('streebog256', null), TypeError)
  assert.throws(() => new Hash('streebog256', { level: 'fast' }), code(119))
  assert.throws(() => new Cipher('kuznyechik-ctr', 'sideways', key, new Uint8Array(8)), TypeError)
  for (const tagSize of [-1, 1.5, NaN, Infinity, '8', 2 ** 32, {}, 8n]) {
    assert.throws(() => new Aead('kuznyechik-mgm', key, { tagSize }), TypeError)
  }
  for (const tagSize of [0, 3, 17, 2 ** 32 - 1]) assert.throws(() => new Aead('kuznyechik-mgm', key, { tagSize }), code(104))
  assert.throws(() => new Cipher('gost28147-cnt', 'encrypt', key, new Uint8Array(8), { sbox: 'q' }), code(116, /./))
  for (const [name, section] of [['kuznyechik-ctr-acpkm', 1], ['kuznyechik-ctr', 4096]]) {
    assert.throws(() => new Cipher(name, 'encrypt', key, new Uint8Array(8), { section }), error => error.name === 'GostError')
  }
  assert.throws(() => new Hash('streebog256', { meshing: 1 }), TypeError)
  const ctr = new Cipher('kuznyechik-ctr', 'encrypt', key, new Uint8Array(8))
  for (const position of [undefined, -1, 0.5, '1', NaN, 2 ** 53]) assert.throws(() => ctr.seek(position), TypeError)
})

test('sizes', () => {
  assert.throws(() => new Mac('kuznyechik-omac', new Uint8Array(31)), code(101))
  assert.throws(() => new Aead('kuznyechik-mgm', new Uint8Array(33)), code(101))
  assert.throws(() => new Cipher('kuznyechik-ctr', 'encrypt', key, new Uint8Array(9)), code(102))
  assert.throws(() => fastgost.encrypt('kuznyechik-ecb', key, nothing, new Uint8Array(17)), code(103))
  const aead = new Aead('kuznyechik-mgm', key)
  assert.throws(() => aead.seal(new Uint8Array(15), nothing), code(102))
  assert.throws(() => aead.seal(new Uint8Array(16).fill(255), utf8('m')), error => error.name === 'GostError')
  // MGM cannot make a tag if both the message and the associated data are empty.
  assert.throws(() => aead.seal(new Uint8Array(16), nothing), error => error.name === 'GostError')
  for (let length = 0; length < 40; length++) {
    // 16 bytes are a tag without data. MGM does not allow that data and associated data are both empty (error 110).
    const expected = length === 16 ? 110 : 201
    assert.throws(() => aead.open(new Uint8Array(16), new Uint8Array(length)), code(expected), `${length} bytes`)
  }
  const sealed = aead.seal(new Uint8Array(16), utf8('message'))
  sealed[0] ^= 1
  assert.throws(() => aead.open(new Uint8Array(16), sealed), code(201))
})

test('objects that were freed', () => {
  const hash = new Hash('streebog256')
  hash.free()
  hash.free()
  assert.throws(() => hash.update(nothing), /this Hash was freed/)
  assert.throws(() => hash.digest(), /this Hash was freed/)
  assert.throws(() => hash.level, /this Hash was freed/)
  const privateKey = PrivateKey.generate('256-a')
  privateKey.free()
  assert.throws(() => privateKey.sign(nothing), /this PrivateKey was freed/)
  assert.throws(() => new Opener({ privateKey }), /this PrivateKey was freed/)
  assert.throws(() => new Opener({ privateKey: hash }), TypeError)
  assert.throws(() => Hash.prototype.update.call(privateKey, nothing), TypeError)
  assert.throws(() => Hash.prototype.update.call({}, nothing), TypeError)
  if (Symbol.dispose) {
    const mac = new Mac('hmac-streebog256', key)
    mac[Symbol.dispose]()
    assert.throws(() => mac.tag(), /this Mac was freed/)
  }
})

test('keys are gone from memory after free', () => {
  const secret = crypto.getRandomValues(new Uint8Array(32))
  const found = () => Buffer.from(memory.buffer).indexOf(secret) >= 0
  const opener = new Opener({ key: secret })
  assert.ok(found(), 'an opener keeps the key until it has seen the header')
  opener.free()
  assert.ok(!found())
  // The number has 64 bytes, and its highest byte is 1, so it is smaller than the order of the curve.
  const number = Uint8Array.from([...secret, ...secret.subarray(0, 31), 1])
  const privateKey = PrivateKey.fromBytes('512-a', number)
  privateKey.toPem()
  privateKey.toPem({ password: secret, iterations: 1000 })
  privateKey.free()
  fastgost.encrypt('kuznyechik-ctr', secret, new Uint8Array(8), secret)
  fastgost.mac('hmac-streebog512', secret, secret)
  const aead = new Aead('kuznyechik-mgm', secret)
  aead.seal(new Uint8Array(16), secret)
  aead.free()
  fastgost.digest('streebog256', secret)
  fastgost.open(fastgost.seal(secret, { key: secret }), { key: secret })
  assert.ok(!found())
})

// Tests keys and signatures.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { code, fastgost, utf8 } from './common.js'

const { PrivateKey, PublicKey } = fastgost
const message = utf8('a message')

test('every curve signs and verifies, and its keys go through files', () => {
  const { curves } = fastgost.info()
  assert.ok(curves.length >= 14)
  for (const curve of curves) {
    const key = PrivateKey.generate(curve)
    assert.equal(key.curve, curve)
    const size = key.toBytes().length
    const again = [PrivateKey.fromBytes(curve, key.toBytes())]
    const publicKey = key.publicKey()
    const pem = key.toPem()
    assert.match(pem, /^-----BEGIN PRIVATE KEY-----\n/)
    again.push(PrivateKey.read(pem), PrivateKey.read(utf8(pem)), PrivateKey.read(key.toDer()))
    for (const encoding of ['standard', 'x509', 'tls']) {
      const signature = key.sign(message, { encoding })
      assert.equal(signature.length, 2 * size)
      assert.equal(publicKey.verify(message, signature, { encoding }), true)
      assert.equal(publicKey.verify(utf8('another'), signature, { encoding }), false)
    }
    const signature = key.sign(message)
    const digest = fastgost.digest(size === 32 ? 'streebog256' : 'streebog512', message)
    assert.equal(publicKey.verifyDigest(digest, signature), true)
    assert.notDeepEqual(key.sign(message), signature)
    assert.deepEqual(key.signDigest(digest, { deterministic: true }), key.sign(message, { deterministic: true }))
    for (const other of again) assert.deepEqual(other.publicKey().toBytes(), publicKey.toBytes())
    const fromBytes = PublicKey.fromBytes(curve, publicKey.toBytes())
    for (const other of [PublicKey.read(publicKey.toPem()), PublicKey.read(publicKey.toDer()), fromBytes]) {
      assert.equal(other.verify(message, signature), true)
    }
  }
})

test('the names of the registry are names of curves', () => {
  assert.equal(PrivateKey.generate('gost3410-256-a').curve, '256-a')
  assert.equal(PrivateKey.generate('id-tc26-gost-3410-2012-512-paramSetC').curve, '512-c')
})

test('encrypted keys', () => {
  const key = PrivateKey.generate('256-a')
  const pem = key.toPem({ password: 'пароль', iterations: 1000 })
  assert.match(pem, /^-----BEGIN ENCRYPTED PRIVATE KEY-----\n/)
  assert.deepEqual(PrivateKey.read(pem, { password: utf8('пароль') }).toBytes(), key.toBytes())
  assert.deepEqual(PrivateKey.read(key.toDer({ password: 'p', iterations: 1000 }), { password: 'p' }).toBytes(), key.toBytes())
  assert.throws(() => PrivateKey.read(pem), code(301, /passphrase/))
  assert.throws(() => PrivateKey.read(pem, { password: 'wrong' }), code(302, /passphrase/))
  assert.throws(() => PrivateKey.read(pem, { password: 'пароль', mostIterations: 999 }), code(503, /iterations/))
  assert.throws(() => key.toPem({ password: 'p', iterations: 999 }), code(110))
})

test('errors', () => {
  const key = PrivateKey.generate('256-a')
  const publicKey = key.publicKey()
  assert.throws(() => PrivateKey.generate('secp256k1'), code(117, /./))
  assert.throws(() => PrivateKey.fromBytes('256-a', new Uint8Array(31)), code(101))
  assert.throws(() => PrivateKey.fromBytes('256-a', new Uint8Array(32)), code(111))
  assert.throws(() => PrivateKey.fromBytes('256-a', new Uint8Array(32).fill(255)), code(111))
  assert.throws(() => PublicKey.fromBytes('256-a', new Uint8Array(64).fill(1)), code(403, /./))
  assert.throws(() => PublicKey.fromBytes('256-a', new Uint8Array(63)), code(101))
  assert.throws(() => PrivateKey.read('no key'), error => error.name === 'GostError')
  assert.throws(() => PrivateKey.read(publicKey.toPem()), error => error.name === 'GostError')
  assert.throws(() => PublicKey.read(key.toPem()), error => error.name === 'GostError')
  assert.throws(() => PublicKey.read(new Uint8Array()), error => error.name === 'GostError')
  assert.throws(() => publicKey.verify(message, new Uint8Array(63)), code(108))
  assert.equal(publicKey.verify(message, new Uint8Array(64)), false)
  assert.equal(publicKey.verify(message, new Uint8Array(64).fill(255)), false)
  assert.throws(() => key.signDigest(new Uint8Array(64)), code(107))
  assert.throws(() => publicKey.verifyDigest(new Uint8Array(31), new Uint8Array(64)), code(107))
  assert.throws(() => key.sign(message, { encoding: 'der' }), code(110))
  const set = new Uint8Array([0x31, 3, 2, 1, 5])
  assert.throws(() => key.sign(set), code(121))
  const signature = key.sign(set, { allowStructure: true })
  assert.throws(() => key.publicKey().verify(set, signature), code(121))
  assert.equal(key.publicKey().verify(set, signature, { allowStructure: true }), true)
  assert.throws(() => key.signDigest(new Uint8Array(32), { allowStructure: true }))
  for (const Key of [PrivateKey, PublicKey]) assert.throws(() => new Key('256-a'), TypeError)
})

// Tests sealed files. An old version of the library made some of these files, and every later version must open them.
// The tests make the other files.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases, code, fastgost, hex, plaintext, split, unhex, utf8, vector } from './common.js'

const { Opener, PrivateKey, Sealer, generateKey, open, openStream, readHeader, seal, sealStream } = fastgost
const files = JSON.parse(new TextDecoder().decode(await vector('sealed/files.json'))).files

// In the build without SIMD, the derivation of a key from a passphrase takes a minute. So the tests use passphrases
// only if FASTGOST_SLOW is 1. A test of one build is enough, because the code is the same in every build.
const slow = process.env.FASTGOST_SLOW === '1'

/** Opens a file that arrives in parts. */
function inParts(file, options, sizes) {
  const opener = new Opener(options)
  const parts = [...split(file, sizes)].map(part => opener.update(part))
  parts.push(opener.finish())
  return Uint8Array.from(Buffer.concat(parts))
}

test('files that every version opens', async () => {
  for (const { file, key, recipients = [], plaintext_bytes: length, plaintext_streebog256: digest } of files) {
    const sealed = await vector(`sealed/${file}`)
    const header = readHeader(sealed)
    assert.equal(header.cipher, file.split('-')[0])
    const identities = key
      ? [{ key: unhex(key) }]
      : recipients.map(one => ({ privateKey: PrivateKey.fromBytes(one.curve, unhex(one.private_key)) }))
    for (const identity of identities) {
      assert.ok(header.recipients.includes(Object.keys(identity)[0]))
      for (const text of [open(sealed, identity), inParts(sealed, identity), inParts(sealed, identity, [1000])]) {
        assert.deepEqual(text, plaintext(length))
        assert.equal(hex(fastgost.digest('streebog256', text)), digest)
      }
    }
  }
})

test('cases of the vectors', async () => {
  let count = 0
  for (const one of await cases('sealed.json')) {
    const { key, curve, private_key: number, sealed, plaintext: text, plaintext_bytes: bytes, name } = one
    if (!sealed || !(key || number) || text === undefined && bytes === undefined) continue
    const identity = key ? { key: unhex(key) } : { privateKey: PrivateKey.fromBytes(curve, unhex(number)) }
    assert.deepEqual(open(unhex(sealed), identity), text === undefined ? plaintext(bytes) : unhex(text), name)
    count++
  }
  assert.ok(count >= 8, String(count))
})

test('passphrases', { skip: !slow && 'FASTGOST_SLOW=1 runs it' }, async () => {
  for (const { file, passphrase, plaintext_bytes: length } of files.filter(file => file.passphrase)) {
    const sealed = await vector(`sealed/${file}`)
    assert.deepEqual(open(sealed, { passphrase: new TextDecoder().decode(unhex(passphrase)) }), plaintext(length))
  }
  const sealed = seal(utf8('secret'), { passphrase: 'correct horse' })
  assert.deepEqual(open(sealed, { passphrase: utf8('correct horse') }), utf8('secret'))
  assert.throws(() => open(sealed, { passphrase: 'wrong' }), code(303))
})

test('what is sealed is opened, at every border', async () => {
  const key = generateKey()
  for (const cipher of ['kuznyechik', 'magma']) {
    for (const length of [0, 1, 65535, 65536, 65537, 131072, 131073]) {
      const text = plaintext(length)
      const whole = seal(text, { key, cipher })
      const sealer = new Sealer({ key, cipher })
      const parts = [...split(text)].map(part => sealer.update(part))
      const file = Uint8Array.from(Buffer.concat([...parts, sealer.finish()]))
      assert.equal(file.length, whole.length)
      assert.deepEqual(open(file, { key }), text)
      assert.deepEqual(inParts(whole, { key }), text)
      assert.notDeepEqual(whole, seal(text, { key, cipher }), 'each file has its own file key')
    }
  }
})

test('several recipients, and identities of which one fits', () => {
  const [alice, bob] = [PrivateKey.generate('256-a'), PrivateKey.generate('512-c')]
  const [key, other] = [generateKey(), generateKey()]
  const file = seal(utf8('to all'), { key: [key, other], publicKey: [alice.publicKey(), bob.publicKey()] })
  assert.deepEqual(readHeader(file).recipients, ['key', 'key', 'privateKey', 'privateKey'])
  const identities = [{ key }, { key: [generateKey(), other] }, { privateKey: alice }, { privateKey: [alice, bob], key: generateKey() }]
  for (const identity of identities) {
    assert.deepEqual(open(file, identity), utf8('to all'))
  }
  assert.throws(() => open(file, { key: generateKey(), privateKey: PrivateKey.generate('256-a') }), code(303))
})

test('streams', async () => {
  const key = generateKey()
  const text = plaintext(300000)
  const sealed = new Blob([text]).stream().pipeThrough(sealStream({ key }))
  const file = new Uint8Array(await new Response(sealed).arrayBuffer())
  const opened = await new Response(new Blob([file]).stream().pipeThrough(openStream({ key }))).arrayBuffer()
  assert.deepEqual(new Uint8Array(opened), text)
  const cut = new Blob([file.subarray(0, 70000)]).stream().pipeThrough(openStream({ key }))
  await assert.rejects(new Response(cut).arrayBuffer(), code(204))
})

test('a modified file is rejected, whatever was modified', () => {
  const key = generateKey()
  const file = seal(plaintext(65536 + 100), { key })
  const opened = changed => {
    assert.throws(() => open(changed, { key }), error => error.name === 'GostError')
    assert.throws(() => inParts(changed, { key }, [1000]), error => error.name === 'GostError')
  }
  // The test changes each byte of the header and some bytes of the chunks, one byte at a time.
  for (let at = 0; at < file.length; at += at < 132 ? 1 : 997) {
    const changed = file.slice()
    changed[at] ^= 1
    opened(changed)
  }
  for (const length of [0, 1, 8, 47, 48, 131, 132, 147, 148, 65684, 65685, 65700, file.length - 1]) {
    opened(file.subarray(0, length))
  }
  opened(Uint8Array.from([...file, 0]))
})

test('errors', () => {
  const key = generateKey()
  const file = seal(utf8('text'), { key })
  assert.throws(() => open(utf8('not a sealed file, but long enough to have a header of one, if it were'), { key }), code(405))
  assert.throws(() => open(new Uint8Array(), { key }), code(407, /./))
  assert.throws(() => open(file.subarray(0, 100), { key }), code(407, /./))
  assert.throws(() => open(file, {}), code(303))
  assert.throws(() => open(file, { key: generateKey() }), code(303))
  assert.throws(() => open(file, { key: new Uint8Array(31) }), code(101))
  assert.throws(() => seal(file, {}), error => error.name === 'GostError')
  assert.throws(() => seal(file, { key, cipher: 'aes' }), code(118, /./))
  assert.throws(() => seal(file, { key, passphrase: 'and a key' }), code(110))
  assert.throws(() => seal(file, { passphrase: 'text', iterations: 1000 }), code(110))
  assert.throws(() => seal(file, { key, iterations: 2 ** 20 }), TypeError)
  assert.throws(() => seal(file, { keys: key }), /there is no option keys; allowed: cipher, key/)
})

test('iterations in a file are limited', async () => {
  const file = await vector('sealed/kuznyechik-passphrase.sealed')
  assert.throws(() => open(file, { passphrase: 'p', mostIterations: 2 ** 20 - 1 }), code(504))
})

test('after an error or the end an object is gone', () => {
  const key = generateKey()
  const file = seal(plaintext(70000), { key })
  file[200] ^= 1
  const opener = new Opener({ key })
  assert.throws(() => opener.update(file), code(204))
  assert.throws(() => opener.update(file), /freed, or it is finished/)
  assert.throws(() => opener.finish(), /freed, or it is finished/)
  opener.free()
  const sealer = new Sealer({ key })
  sealer.finish()
  assert.throws(() => sealer.update(file), /freed, or it is finished/)
  assert.throws(() => sealer.finish(), /freed, or it is finished/)
  sealer.free()
  sealer.free()
})

test('memory does not grow with the file', () => {
  const key = generateKey()
  const part = new Uint8Array(1 << 20)
  const before = fastgost.info().memory
  const sealer = new Sealer({ key, cipher: 'kuznyechik' })
  const opener = new Opener({ key })
  let length = 0
  const count = 6
  for (let i = 0; i < count; i++) length += opener.update(sealer.update(part)).length
  length += opener.update(sealer.finish()).length + opener.finish().length
  assert.equal(length, count << 20)
  const { memory } = fastgost.info()
  assert.ok(memory <= before + (1 << 20), `${before} bytes, then ${memory}`)
})

// The test only compiles this file, and does not run it. Most calls in this file are correct. The compiler must report
// an error for the calls that are marked as errors.
import {
  Aead, Cipher, type GostError, Hash, type HashName, Mac, Opener, PrivateKey, PublicKey, Sealer,
  decrypt, digest, encrypt, generateKey, info, init, mac, open, openStream, readHeader, seal, sealStream,
} from 'fastgost'

export async function all(file: Blob, module: WebAssembly.Module): Promise<Uint8Array[]> {
  await init()
  await init({ build: 'portable', module })
  const key: Uint8Array<ArrayBuffer> = generateKey()
  const names: HashName[] = info().algorithms.hash
  using hash = new Hash(names[0] ?? 'streebog256', { sbox: 'z' })
  const tag: Uint8Array = new Mac('hmac-streebog512', key).update(key.buffer).update(key).tag()
  new Mac('kuznyechik-omac', key, { tagSize: 8 }).verify(tag)
  const cipher = new Cipher('magma-ctr', 'decrypt', key, new Uint8Array(4)).seek(16).reset(new Uint8Array(4))
  const aead = new Aead('kuznyechik-mgm', key, { tagSize: 12 })
  const sealed = aead.seal(new Uint8Array(aead.nonceSize), key, tag)
  const alice = PrivateKey.generate('256-a')
  const bob: PublicKey = PublicKey.read(alice.publicKey().toPem())
  const right: boolean = bob.verify(key, alice.sign(key, { encoding: 'x509' }), { encoding: 'x509' })
  const pem: string = PrivateKey.read(alice.toPem({ password: 'p', iterations: 1000 }), { password: 'p' }).toPem()
  const whole = new Sealer({ key: [key], publicKey: bob, cipher: 'magma' })
  const opener = new Opener({ privateKey: [alice], passphrase: 'p', mostIterations: 2 ** 22 })
  const text = new Response(file.stream().pipeThrough(sealStream({ key })).pipeThrough(openStream({ key })))
  const kind: 'key' | 'passphrase' | 'privateKey' | 'unknown' | undefined = readHeader(sealed).recipients[0]
  try {
    open(seal(key, { passphrase: 'p' }), { passphrase: 'p' })
  } catch (error) {
    const { code, kind } = error as GostError
    if (kind === 'key' && code === 303) throw error
  }
  if (right && pem && kind) opener.free()
  return [
    hash.update(key).digest(), cipher.update(key), whole.update(key), whole.finish(), new Uint8Array(await text.arrayBuffer()),
    digest('streebog512', key), mac('magma-omac', key, key),
    encrypt('kuznyechik-ctr', key, key, key), decrypt('magma-cbc', key, key, key),
  ]
}

export function mistakes(key: Uint8Array): void {
  // @ts-expect-error: no such hash function
  new Hash('md5')
  // @ts-expect-error: a cipher is no hash function
  digest('kuznyechik-ctr', key)
  // @ts-expect-error: a text is not bytes
  digest('streebog256', 'text')
  // @ts-expect-error: the direction is missing
  new Cipher('kuznyechik-ctr', key, key)
  // @ts-expect-error: keys are made by functions
  new PrivateKey('256-a')
  // @ts-expect-error: no such option
  seal(key, { keys: key })
  // @ts-expect-error: no such encoding
  PrivateKey.generate('256-a').sign(key, { encoding: 'der' })
}

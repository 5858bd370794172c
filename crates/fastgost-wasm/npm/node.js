// The package for node: reads the module from next to this file.
import { readFile } from 'node:fs/promises'
import { loader } from './load.js'

export {
  Aead, Cipher, Hash, Mac, Opener, PrivateKey, PublicKey, Sealer,
  decrypt, digest, encrypt, generateKey, info, mac, open, openStream, readHeader, seal, sealStream,
} from './api.js'

export const init = loader(simd =>
  readFile(new URL(simd ? './fastgost_simd.wasm' : './fastgost.wasm', import.meta.url)))

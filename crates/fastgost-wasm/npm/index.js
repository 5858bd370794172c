// The package for browsers, workers and bundlers. It fetches the module, which is next to this file.
import { loader } from './load.js'

export {
  Aead, Cipher, Hash, Mac, Opener, PrivateKey, PublicKey, Sealer,
  decrypt, digest, encrypt, generateKey, info, mac, open, openStream, readHeader, seal, sealStream,
} from './api.js'

// Each `new URL` is written in full, because bundlers search the source for calls of exactly this form.
const MODULES = {
  'relaxed-simd': new URL('./fastgost_relaxed.wasm', import.meta.url),
  simd: new URL('./fastgost_simd.wasm', import.meta.url),
  portable: new URL('./fastgost.wasm', import.meta.url),
}

export const init = loader(build => fetch(MODULES[build]))

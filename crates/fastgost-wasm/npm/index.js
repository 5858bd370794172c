// The package for browsers, workers and bundlers: fetches the module from next to this file.
import { loader } from './load.js'

export {
  Aead, Cipher, Hash, Mac, Opener, PrivateKey, PublicKey, Sealer,
  decrypt, digest, encrypt, generateKey, info, mac, open, openStream, readHeader, seal, sealStream,
} from './api.js'

export const init = loader(simd =>
  // Written out, for bundlers look for this form.
  fetch(simd ? new URL('./fastgost_simd.wasm', import.meta.url) : new URL('./fastgost.wasm', import.meta.url)))

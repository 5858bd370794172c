// The package for node. It reads the WebAssembly module, which is next to this file. The script `build` makes node.cjs
// from this file. Both `import` and `require` use node.cjs.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loader } from './load.js'

export {
  Aead, Cipher, Hash, Mac, Opener, PrivateKey, PublicKey, Sealer,
  decrypt, digest, encrypt, generateKey, info, mac, open, openStream, readHeader, seal, sealStream,
} from './api.js'

const MODULES = { 'relaxed-simd': 'fastgost_relaxed.wasm', simd: 'fastgost_simd.wasm', portable: 'fastgost.wasm' }

export const init = loader(build => readFile(join(__dirname, MODULES[build])))

// The package for node: reads the module from next to this file.
import { readFile } from 'node:fs/promises'
import { loader } from './load.js'

export * from './api.js'

export const init = loader(simd =>
  readFile(new URL(simd ? './fastgost_simd.wasm' : './fastgost.wasm', import.meta.url)))

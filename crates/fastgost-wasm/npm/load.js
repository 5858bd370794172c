// Loads one of the two builds of the module, once.
import { started } from './api.js'
import start from './glue.js'
import { bytes, described, optionsOf } from './arguments.js'

// A module whose only function uses SIMD: it is valid where SIMD is supported.
const SIMD = Uint8Array.of(
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11)

/** The function `init` of a package whose modules come from `read`. */
export function loader(read) {
  let loading
  return function init(options) {
    // The first call decides; after a failure, the next one may try again.
    loading ??= load(read, options).catch(error => {
      loading = undefined
      throw error
    })
    return loading
  }
}

async function load(read, options) {
  const { simd = WebAssembly.validate(SIMD), module } = optionsOf(options, ['simd', 'module'])
  if (typeof simd !== 'boolean') throw new TypeError(`simd is ${described(simd)}; allowed: true and false`)
  started(await start({ module_or_path: module === undefined ? read(simd) : checked(module) }))
}

// The generated code would fetch whatever it does not know.
function checked(module) {
  const response = typeof Response === 'function' && module instanceof Response
  return response || module instanceof WebAssembly.Module ? module : bytes(module, 'module')
}

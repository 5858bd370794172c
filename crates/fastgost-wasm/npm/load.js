// Chooses one of the builds of the WebAssembly module, and loads it once.
import { started } from './api.js'
import start from './glue.js'
import { bytes, described, optionsOf } from './arguments.js'

// Makes a WebAssembly module with one function, whose body is `code`. The module is valid only if the engine has the
// instructions in `code`.
const using = (...code) => Uint8Array.of(
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, code.length + 4, 1, code.length + 2, 0, ...code, 11)

// The names of the builds, each with a small module. If the small module is valid, the engine can run the build. The
// best build comes first.
const BUILDS = new Map([
  ['relaxed-simd', using(65, 0, 253, 15, 65, 0, 253, 15, 253, 128, 2)], // i8x16.relaxed_swizzle
  ['simd', using(65, 0, 253, 15, 253, 98)], // i8x16.popcnt
  ['portable', Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)],
])

/** Makes the function `init` of the package. `read` gives the module of a build. */
export function loader(read) {
  let loading
  return function init(options) {
    // The first call decides which build is loaded. If this call fails, the next call may try again.
    loading ??= load(read, options).catch(error => {
      loading = undefined
      throw error
    })
    return loading
  }
}

async function load(read, options) {
  const { build = best(), module } = optionsOf(options, ['build', 'module'])
  if (!BUILDS.has(build)) {
    throw new TypeError(`build is ${described(build)}; allowed: ${[...BUILDS.keys()].join(', ')}`)
  }
  started(await start({ module_or_path: module === undefined ? read(build) : checked(module) }))
}

const best = () => [...BUILDS].find(([, needed]) => WebAssembly.validate(needed))[0]

// Returns the module that the program passed to `init`. Throws if this value is of an unknown kind, because the
// generated code in glue.js would fetch such a value as an address.
function checked(module) {
  const response = typeof Response === 'function' && module instanceof Response
  return response || module instanceof WebAssembly.Module ? module : bytes(module, 'module')
}

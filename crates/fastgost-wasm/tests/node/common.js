// Code that all tests use. It loads the build of the package that FASTGOST_BUILD names, and reads the repository's test
// vectors.
import { readFile } from 'node:fs/promises'
import * as fastgost from '../../dist/node.js'

export const build = process.env.FASTGOST_BUILD ?? 'portable'

// The memory of the package's WebAssembly module. The package does not export this memory, so this code watches which
// modules are loaded. Node also loads other WebAssembly modules, so the code must find the package's module among them.
const { instantiate } = WebAssembly
const exported = []
WebAssembly.instantiate = async (...given) => {
  const result = await instantiate(...given)
  exported.push((result.instance ?? result).exports)
  return result
}
await fastgost.init({ build })
WebAssembly.instantiate = instantiate
export const { memory } = exported.find(names => names.hash_update)
export { fastgost }

const vectors = new URL('../../../../vectors/', import.meta.url)

/** Returns the cases of a file of test vectors. */
export async function cases(file) {
  return JSON.parse(await readFile(new URL(file, vectors), 'utf8')).cases
}

/** Returns the contents of a file in the folder of test vectors. */
export const vector = async file => new Uint8Array(await readFile(new URL(file, vectors)))

export const unhex = text => Uint8Array.from(Buffer.from(text, 'hex'))
export const hex = data => Buffer.from(data).toString('hex')
export const utf8 = text => new TextEncoder().encode(text)

/** Returns a plaintext in which no part repeats. The examples in docs/format.md have this plaintext. */
export function plaintext(length) {
  return Uint8Array.from({ length }, (_, i) => (i * i + 7 * i + Math.floor(i / 251)) % 251)
}

/** Cuts data into parts. The parts end near the ends of blocks, of chunks, and of the parts into which the package cuts data. */
export function* split(data, sizes = [1, 15, 16, 17, 63, 64, 65, 4095, 65535, 65536, 65537, 200000]) {
  for (let at = 0, i = 0; at < data.length; i++) {
    const part = data.subarray(at, at + sizes[i % sizes.length])
    at += part.length
    yield part
  }
}

/** Checks that an error is an error of the library with this code, and that its message is a sentence. */
export const code = (code, sentence = /; allowed: |not |wrong|modified/) => error =>
  error instanceof Error && error.name === 'GostError' && error.code === code && sentence.test(error.message)

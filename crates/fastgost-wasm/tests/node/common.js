// Code that the tests share: the package, in the build that FASTGOST_BUILD names, and the repository's vectors.
import { readFile } from 'node:fs/promises'
import * as fastgost from '../../dist/node.js'

export const build = process.env.FASTGOST_BUILD ?? 'portable'

// The module's memory. The package does not show it, so this code watches how the module is loaded. Node itself also
// loads modules.
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

/** The cases of a file of vectors. */
export async function cases(file) {
  return JSON.parse(await readFile(new URL(file, vectors), 'utf8')).cases
}

/** A file among the vectors. */
export const vector = async file => new Uint8Array(await readFile(new URL(file, vectors)))

export const unhex = text => Uint8Array.from(Buffer.from(text, 'hex'))
export const hex = data => Buffer.from(data).toString('hex')
export const utf8 = text => new TextEncoder().encode(text)

/** Plaintexts like the examples of docs/format.md, in which nothing repeats. */
export function plaintext(length) {
  return Uint8Array.from({ length }, (_, i) => (i * i + 7 * i + Math.floor(i / 251)) % 251)
}

/** Cuts data into parts. Their sizes cross every border: of blocks, of the parts of this package, and of chunks. */
export function* split(data, sizes = [1, 15, 16, 17, 63, 64, 65, 4095, 65535, 65536, 65537, 200000]) {
  for (let at = 0, i = 0; at < data.length; i++) {
    const part = data.subarray(at, at + sizes[i % sizes.length])
    at += part.length
    yield part
  }
}

/** Checks an error: it must be the library's error, with this code and a sentence. */
export const code = (code, sentence = /; allowed: |not |wrong|modified/) => error =>
  error instanceof Error && error.name === 'GostError' && error.code === code && sentence.test(error.message)

// Tests the ways to load the package, and the files in the package.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFile, readdir } from 'node:fs/promises'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { build, fastgost } from './common.js'

const dist = new URL('../../dist/', import.meta.url)
const text = name => readFile(new URL(name, dist), 'utf8')

/**
 * Runs a module in a separate process. In the module, `f` is the package, whose `init` was not called yet. Returns the
 * output of the module.
 */
async function run(module, ...options) {
  const source = `import * as f from '${new URL('node.js', dist)}'\n${module}`
  return (await promisify(execFile)(process.execPath, [...process.execArgv, ...options, '--input-type=module', '-e', source])).stdout.trim()
}

test('no code is made from texts, so that a strict Content-Security-Policy does', async () => {
  for (const name of await readdir(dist)) {
    if (!/\.c?js$/.test(name)) continue
    assert.doesNotMatch(await text(name), /\beval\b|\bFunction\s*\(|new\s+Function|setTimeout\s*\(\s*['"`]/, name)
  }
  const flag = '--disallow-code-generation-from-strings'
  assert.equal(await run('await f.init(); console.log(f.digest("streebog256", new Uint8Array()).length)', flag), '32')
})

test('versions agree', async () => {
  const { version } = JSON.parse(await text('package.json'))
  assert.equal(fastgost.info().version, version)
})

test('names in the types are those of the module', async () => {
  const types = await text('index.d.ts')
  const declared = name => types.match(new RegExp(`export type ${name} =([^/]*?)\\n\\n`))[1]
  const union = name => [...declared(name).matchAll(/'([^']+)'/g)].map(m => m[1]).sort()
  const { algorithms, curves } = fastgost.info()
  assert.deepEqual(union('HashName'), algorithms.hash.sort())
  assert.deepEqual(union('MacName'), algorithms.mac.sort())
  assert.deepEqual(union('CipherName'), algorithms.cipher.sort())
  assert.deepEqual(union('AeadName'), algorithms.aead.sort())
  assert.deepEqual(union('CurveName'), curves.sort())
})

test('everything that is declared is exported, by both entries', async () => {
  const declared = [...(await text('index.d.ts')).matchAll(/^export (?:function|class|const) (\w+)/gm)].map(m => m[1]).sort()
  assert.deepEqual(Object.keys(fastgost).sort(), [...new Set(declared)])
  assert.deepEqual(Object.keys(await import('../../dist/index.js')).sort(), [...new Set(declared)])
})

test('`import` and `require` give the same objects, and neither prints a warning', async () => {
  const [imported, required] = ['node.js', 'node.cjs'].map(name => new URL(name, dist).pathname)
  const program = `
    const required = require('${required}')
    import('${imported}').then(async imported => {
      await required.init({ build: '${build}' })
      console.log(Object.keys(imported).sort().join() === Object.keys(required).sort().join())
      console.log(Object.keys(imported).every(name => imported[name] === required[name]), imported.info().version)
    })`
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [...process.execArgv, '--input-type=commonjs', '-e', program])
  assert.equal(stdout, `true\ntrue ${fastgost.info().version}\n`)
  assert.equal(stderr, '')
})

test('nothing works before init, which can be repeated, and tried again after a failure', async () => {
  const expected = 'Error: fastgost is not loaded; first: await init()'
  const calls = ['f.digest("streebog256", new Uint8Array())', 'f.info()', 'f.PrivateKey.generate("256-a")', 'new f.Opener({})']
  for (const call of calls) {
    assert.equal(await run(`try { ${call} } catch (e) { console.log(String(e)) }`), expected)
  }
  assert.equal(await run(`
    const modules = ['https://example.org/', {}, new Uint8Array(8)]
    for (const wrong of [5, { build: 'fast' }, { build: 'toString' }, { other: 1 }, ...modules.map(module => ({ module }))]) {
      await f.init(wrong).then(() => console.log('loaded', wrong), () => {})
    }
    const first = f.init()
    console.log(first === f.init({ build: 'portable' }))
    await Promise.all([first, f.init()])
    console.log(f.info().levels.length > 0)`), 'true\ntrue')
})

test('a module that was compiled elsewhere', async () => {
  assert.equal(await run(`
    import { readFile } from 'node:fs/promises'
    const bytes = await readFile('${new URL('fastgost.wasm', dist).pathname}')
    await f.init({ module: await WebAssembly.compile(bytes) })
    console.log(f.info().levels)`), "[ 'portable' ]")
})

test('without a choice, the best build that the engine supports', async () => {
  const names = ['fastgost_relaxed.wasm', 'fastgost_simd.wasm', 'fastgost.wasm']
  const modules = await Promise.all(names.map(name => readFile(new URL(name, dist))))
  const valid = modules.findIndex(module => WebAssembly.validate(module))
  assert.equal(await run(`
    import { syncBuiltinESMExports } from 'node:module'
    import fs from 'node:fs/promises'
    const read = fs.readFile
    fs.readFile = path => { console.log(String(path).split('/').pop()); return read(path) }
    syncBuiltinESMExports()
    await f.init()`), names[valid])
  assert.equal(new Set(modules.map(module => module.toString('latin1'))).size, 3)
})

test('in a worker', async () => {
  const source = `
    import { parentPort } from 'node:worker_threads'
    const { init, digest } = await import('${new URL('node.js', dist)}')
    await init({ build: '${build}' })
    parentPort.postMessage(digest('streebog512', new Uint8Array(1000)))`
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(source)}`))
  const digest = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
  assert.deepEqual(digest, fastgost.digest('streebog512', new Uint8Array(1000)))
  await worker.terminate()
})

// Tests the examples in the documentation. Each block of JavaScript runs unchanged, as a program of a user who has
// installed the package.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = new URL('../../../../', import.meta.url)
const dist = fileURLToPath(new URL('../../dist', import.meta.url))

for (const [page, count] of [['docs/javascript.md', 3], ['crates/fastgost-wasm/npm/README.md', 1]]) {
  test(page, async () => {
    const text = await readFile(new URL(page, root), 'utf8')
    const blocks = [...text.matchAll(/^```js\n(.*?)^```$/gms)].map(match => match[1])
    assert.equal(blocks.length, count)
    const folder = await mkdtemp(join(tmpdir(), 'fastgost-'))
    try {
      await mkdir(join(folder, 'node_modules'))
      await symlink(dist, join(folder, 'node_modules/fastgost'), 'dir')
      for (const [i, block] of blocks.entries()) {
        const program = join(folder, `${i}.mjs`)
        await writeFile(program, block)
        await promisify(execFile)(process.execPath, [...process.execArgv.filter(option => !option.startsWith('--test')), program])
      }
    } finally {
      await rm(folder, { recursive: true })
    }
  })
}

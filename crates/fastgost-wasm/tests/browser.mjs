// Tests the demo in headless Chromium. The test loads the demo over HTTP with a strict Content-Security-Policy. It
// drops files on the page of the demo, and uses the demo offline.
//
//   node browser.mjs [PICTURES]     CHROMIUM names the program; FASTGOST_SLOW=1 also opens a file with a passphrase
//
// The test writes four pictures of the page into the folder PICTURES. They show the page in light and in dark colours,
// each on a phone and on a large screen.
import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as fastgost from '../dist/node.js'
import { Chromium } from './chromium.mjs'

const root = new URL('../../../', import.meta.url).pathname
const work = await mkdtemp(join(tmpdir(), 'fastgost-demo-'))
const downloads = join(work, 'downloads')

const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; " +
  "worker-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm' }

const server = createServer(async (request, response) => {
  const path = new URL(request.url, 'http://localhost').pathname
  try {
    const body = await readFile(join(root, 'docs/demo', path === '/' ? 'index.html' : path))
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/html', 'content-security-policy': POLICY })
    response.end(body)
  } catch {
    response.writeHead(404).end()
  }
})
await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
const address = `http://localhost:${server.address().port}/`

const chromium = await Chromium.start(work)
const send = chromium.send.bind(chromium)
const evaluate = chromium.evaluate.bind(chromium)
const until = chromium.until.bind(chromium)

/** Drops a file on the page, as a user does. */
async function drop(path) {
  const data = { items: [], files: [path], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop']) await send('Input.dispatchDragEvent', { type, x: 100, y: 180, data })
  await until(`document.getElementById('chosen').textContent.startsWith(${JSON.stringify(path.split('/').at(-1))}) && ${IDLE}`)
}

const IDLE = "document.getElementById('progress').hidden"
const text = id => evaluate(`document.getElementById('${id}').textContent`)
const click = selector => evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`)

/** Fills in the form, and submits it. */
async function submit(kind, secret) {
  await click(`[name=with][value=${kind}]`)
  if (secret !== undefined) await evaluate(`document.getElementById('secret').value = ${JSON.stringify(secret)}`)
  await click('#form [type=submit]')
  await until(IDLE, 600)
}

/** Clicks the link to the result, and returns the file that Chromium saves. */
async function saved() {
  const name = await evaluate("document.querySelector('#result a').download")
  await click('#result a')
  for (let i = 0; i < 200; i++, await sleep(50)) {
    if ((await readdir(downloads).catch(() => [])).includes(name)) {
      const bytes = new Uint8Array(await readFile(join(downloads, name)))
      await rm(join(downloads, name))
      return { name, bytes }
    }
  }
  throw new Error(`${name} was not saved`)
}

const hex = data => Buffer.from(data).toString('hex')
const vectors = join(root, 'vectors/sealed')
const { files } = JSON.parse(await readFile(join(vectors, 'files.json'), 'utf8'))
const plaintext = length => Uint8Array.from({ length }, (_, i) => (i * i + 7 * i + Math.floor(i / 251)) % 251)
const plain = join(work, 'a file.bin')

const tests = {
  async 'the page loads under its policy'() {
    await send('Page.navigate', { url: address })
    await until("document.getElementById('build')?.textContent")
    assert.match(await text('build'), /^fastgost \d+\.\d+\.\d+, with(out)? SIMD\.$/)
  },
  async 'it stores itself'() {
    await until("document.getElementById('offline').textContent.includes('works offline')", 30)
  },
  async 'the digest of a dropped file'() {
    const content = plaintext(3_000_001)
    await writeFile(plain, content)
    await drop(plain)
    for (const algorithm of ['streebog256', 'streebog512']) {
      await evaluate(`document.getElementById('algorithm').value = '${algorithm}'`)
      await click('#hash')
      await until(`${IDLE} && document.getElementById('digest').textContent`)
      assert.equal(await text('digest'), hex(fastgost.digest(algorithm, content)))
    }
  },
  async 'a dropped sealed file is opened with a key'() {
    for (const { file, key, plaintext_bytes: length } of files.filter(({ key }) => key)) {
      await drop(join(vectors, file))
      assert.equal(await text('action'), 'Open')
      await submit('key', key)
      assert.equal(await text('status'), 'Opened: the file is authentic and whole.')
      assert.deepEqual((await saved()).bytes, plaintext(length))
    }
  },
  async 'and with a private key'() {
    const { file, recipients, plaintext_bytes: length } = files.find(({ recipients }) => recipients)
    const [{ curve, private_key: number }] = recipients
    await drop(join(vectors, file))
    await submit('privateKey', fastgost.PrivateKey.fromBytes(curve, Buffer.from(number, 'hex')).toPem())
    assert.deepEqual((await saved()).bytes, plaintext(length))
  },
  async 'with a wrong one it is not'() {
    await drop(join(vectors, 'kuznyechik-short.sealed'))
    await submit('key', '00'.repeat(32))
    assert.match(await text('status'), /does not|wrong|no key/)
    assert.equal(await evaluate("document.getElementById('status').className"), 'error')
    assert.equal(await evaluate("document.querySelector('#result a')"), null)
    await submit('key', 'not hex digits')
    assert.match(await text('status'), /allowed: 64 hex digits/)
  },
  async 'nor one that was modified'() {
    const { key } = files.find(({ file }) => file === 'kuznyechik-chunk-and-byte.sealed')
    const bytes = await readFile(join(vectors, 'kuznyechik-chunk-and-byte.sealed'))
    bytes[70000 % bytes.length] ^= 1
    await writeFile(join(work, 'modified.sealed'), bytes)
    await drop(join(work, 'modified.sealed'))
    await submit('key', key)
    assert.match(await text('status'), /failed authentication/)
    assert.equal(await evaluate("document.querySelector('#result a')"), null)
  },
  async 'a file is sealed under a generated key'() {
    await drop(plain)
    assert.equal(await text('action'), 'Seal')
    await click('[name=with][value=key]')
    await click('#generate')
    await until("document.getElementById('secret').value.length === 64")
    const key = await evaluate("document.getElementById('secret').value")
    await submit('key')
    const { name, bytes } = await saved()
    assert.equal(name, 'a file.bin.sealed')
    assert.deepEqual(fastgost.open(bytes, { key: Buffer.from(key, 'hex') }), plaintext(3_000_001))
  },
  async 'long work can be cancelled'() {
    await drop(join(vectors, 'kuznyechik-passphrase.sealed'))
    await click('[name=with][value=passphrase]')
    await evaluate("document.getElementById('secret').value = 'wrong'")
    await click('#form [type=submit]')
    await until(`!${IDLE}`)
    await click('#cancel')
    assert.equal(await text('status'), 'Cancelled.')
    await drop(plain)
  },
  async 'on a phone it fits, and can be read'() {
    await chromium.phone()
    await drop(join(vectors, 'kuznyechik-recipients.sealed'))
    assert.ok(await evaluate('document.documentElement.scrollWidth <= innerWidth && innerWidth === 360'))
    // Hidden elements have the height 0. All other elements of these kinds must be at least 44 pixels high.
    const heights = await evaluate("[...document.querySelectorAll('button, select, textarea')].map(e => e.offsetHeight)")
    assert.ok(heights.every(height => height === 0 || height >= 44) && Math.max(...heights) > 0)
    assert.ok(await evaluate("parseFloat(getComputedStyle(document.body).fontSize) >= 16"))
    if (process.argv[2]) {
      await mkdir(process.argv[2], { recursive: true })
      for (const size of ['phone', 'screen']) {
        await chromium[size]()
        for (const scheme of ['light', 'dark']) {
          await chromium.scheme(scheme)
          await chromium.picture(join(process.argv[2], `demo-${size}-${scheme}.png`), true)
        }
      }
      await chromium.scheme('')
    }
    await send('Emulation.clearDeviceMetricsOverride')
  },
  async 'it works offline'() {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
    await send('Page.reload', { ignoreCache: false })
    await until("document.readyState === 'complete' && document.getElementById('build')?.textContent")
    const { file, key, plaintext_bytes: length } = files.find(({ key }) => key)
    await drop(join(vectors, file))
    await submit('key', key)
    assert.deepEqual((await saved()).bytes, plaintext(length))
  },
}
if (process.env.FASTGOST_SLOW === '1') {
  tests['a passphrase opens a file, even offline'] = async () => {
    const { file, passphrase, plaintext_bytes: length } = files.find(({ passphrase }) => passphrase)
    await drop(join(vectors, file))
    await submit('passphrase', Buffer.from(passphrase, 'hex').toString())
    assert.deepEqual((await saved()).bytes, plaintext(length))
  }
}

let [passed, failed] = [0, 0]
try {
  await fastgost.init()
  await send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: downloads })
  for (const [name, test] of Object.entries(tests)) {
    try {
      await test()
      // While the browser is offline, it cannot load files. So these errors are expected.
      const found = chromium.problems.splice(0).filter(text => !/ERR_CONNECTION_REFUSED|ERR_FAILED/.test(text))
      assert.deepEqual(found, [])
      console.log(`ok: ${name}`)
      passed++
    } catch (error) {
      console.log(`NOT ok: ${name}\n${error.stack}`)
      failed++
    }
  }
} catch (error) {
  console.log(`${error.stack}\n${chromium.complaints}`)
  failed++
} finally {
  await chromium.stop()
  server.close()
  await rm(work, { recursive: true, force: true, maxRetries: 5 })
}
console.log(`browser: ${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)

// Opens the pages of target/site/html in a headless Chromium without a network, in the size of a phone and of a screen.
//
//   node docs/site/look.mjs [PICTURES]     CHROMIUM names the program
//
// Checks that no page is wider than the phone or the screen, that no page has an error, and that the search finds
// English and Russian words. If PICTURES is given, the script writes pictures of some pages, in light and dark colours,
// to this folder.
import assert from 'node:assert/strict'
import { access, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Chromium, WIDTHS } from '../../crates/fastgost-wasm/tests/chromium.mjs'

const site = new URL('../../target/site/html/', import.meta.url)
const pictures = process.argv[2]
// The pages of which pictures are made: the first page, a page with long tables, a page with long lines of code, and a
// page in Russian.
const DRAWN = ['index.html', 'docs/tls.html', 'docs/openssl.html', 'docs/ru/index.html']
const REFERENCES = ['rust/fastgost/index.html', 'python/fastgost.html', 'javascript/index.html']
// Words, and for each word a page that the search for this word must find.
const SEARCHES = [['nginx', 'docs/tls.html'], ['подпись', 'docs/ru/'], ['CRL', 'docs/pki.html']]

const work = await mkdtemp(join(tmpdir(), 'fastgost-site-'))
if (pictures) await mkdir(pictures, { recursive: true })
const listed = await readdir(site, { recursive: true })
const pages = listed.filter(name => /\.html$/.test(name) && !/^(rust|python|javascript)\/|^404/.test(name)).sort()
assert.ok(pages.length > 60, `only ${pages.length} pages`)
for (const name of REFERENCES) await access(new URL(name, site)).then(() => pages.push(name), () => {})

const chromium = await Chromium.start(work)
let [passed, failed] = [0, 0]

async function test(name, work) {
  try {
    await work()
    assert.deepEqual(chromium.problems.splice(0), [])
    passed++
  } catch (error) {
    console.log(`NOT ok: ${name}\n${error.message}`)
    failed++
  }
}

/** Loads a page. A page that is already open is loaded again. */
async function load(page) {
  await chromium.evaluate('before = true')
  await chromium.send('Page.navigate', { url: new URL(page, site).href })
  await chromium.until(`typeof before === 'undefined' && document.readyState === 'complete'`, 60)
}

/** Fails if the page is wider than the screen. The width of the screen comes from WIDTHS, because Chromium makes the
  window of a phone as wide as the page. */
async function fits(size) {
  const [wide, room] = [await chromium.evaluate('document.documentElement.scrollWidth'), WIDTHS[size]]
  assert.ok(wide <= room, `the page is ${wide} pixels wide, and the ${size} has ${room}`)
}

try {
  for (const size of ['phone', 'screen']) {
    await chromium[size]()
    for (const page of pages) {
      await test(`${page} on a ${size}`, async () => {
        await load(page)
        await fits(size)
        assert.ok(await chromium.evaluate('document.body.innerText.length') > 200, 'the page is empty')
        for (const scheme of pictures && DRAWN.includes(page) ? ['dark', 'light'] : []) {
          // A page chooses its colours when it is loaded, and remembers them.
          await load('about:blank')
          await chromium.scheme(scheme)
          await chromium.send('Storage.clearDataForOrigin', { origin: 'file://', storageTypes: 'local_storage' })
          await load(page)
          await chromium.until(`document.body.dataset.mdColorMedia?.includes('${scheme}')`, 20)
          await chromium.picture(join(pictures, `${page.replaceAll('/', '-')}-${size}-${scheme}.png`))
        }
      })
    }
  }
  await test('a page that is too wide', async () => {
    await chromium.phone()
    await load('index.html')
    await chromium.evaluate("document.body.append(Object.assign(document.createElement('div'), { style: 'width: 500px; height: 1px' }))")
    await assert.rejects(fits('phone'), /500 pixels wide/)
    await chromium.screen()
  })
  for (const [word, page] of SEARCHES) {
    await test(`the search for ${word}`, async () => {
      await load('index.html')
      // The search works only after the page has read the search index.
      const found = `[...document.querySelectorAll('.md-search-result__link')].map(link => decodeURI(link.href))`
      await chromium.evaluate(`document.querySelector('#__search').click()`)
      await chromium.evaluate(`(() => {
        const field = document.querySelector('.md-search__input')
        field.focus()
        field.value = ${JSON.stringify(word)}
        field.dispatchEvent(new Event('keyup', { bubbles: true }))
        field.dispatchEvent(new Event('input', { bubbles: true }))
      })()`)
      await chromium.until(`${found}.length > 0`, 60)
      const links = await chromium.evaluate(found)
      assert.ok(links.some(link => link.includes(page)), `not found in ${page}, but in ${links.slice(0, 5)}`)
      if (pictures) await chromium.picture(join(pictures, `search-${word}.png`))
    })
  }
} catch (error) {
  console.log(`${error.stack}\n${chromium.complaints}`)
  failed++
} finally {
  await chromium.stop()
  await rm(work, { recursive: true, force: true, maxRetries: 5 })
}
console.log(`site: ${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)

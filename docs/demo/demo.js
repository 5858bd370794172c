// The script of the page. It tells the worker what to do with a file, and shows the result. This script contains no
// cryptography, and does not read the contents of files.
const $ = id => document.getElementById(id)

let worker
let file
let header // of a sealed file
let download

function start() {
  worker?.terminate()
  worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }) => answers[data.about](data)
  worker.onerror = event => fail(`The worker could not start: ${event.message || 'see the console'}`)
}

const answers = {
  ready({ simd, version }) {
    $('build').textContent = `fastgost ${version}, ${simd ? 'with SIMD' : 'without SIMD'}.`
  },
  file(answer) {
    header = answer.header
    show()
    finished(answer.error ?? '')
  },
  progress({ done, text }) {
    $('status').textContent = text
    if (done === undefined) $('progress').removeAttribute('value')
    else $('progress').value = done
  },
  digest({ digest }) {
    $('digest').textContent = digest
    finished('')
  },
  sealed({ blob, name }) {
    offer(blob, name)
    if (header) {
      $('secret').value = ''
      finished('Opened: the file is authentic and whole.')
    } else {
      finished(`Sealed. Keep the ${chosenKind()}: nothing else opens the file.`)
    }
  },
  key({ key }) {
    $('secret').value = key
  },
  error({ message }) {
    fail(message)
  },
}

function take(chosen) {
  if (!chosen) return
  file = chosen
  header = undefined
  $('secret').value = ''
  clear()
  $('chosen').textContent = `${file.name} (${file.size.toLocaleString('en')} bytes)`
  busy('')
  worker.postMessage({ task: 'look', file })
}

function clear() {
  $('digest').textContent = ''
  $('result').replaceChildren()
  if (download) URL.revokeObjectURL(download)
  download = undefined
}

function show() {
  $('digests').hidden = $('sealing').hidden = false
  const action = header ? 'Open' : 'Seal'
  $('action').textContent = $('form').querySelector('[type=submit]').textContent = action
  const names = { passphrase: 'a passphrase', key: 'a key', privateKey: 'a private key', unknown: 'something newer' }
  $('about').textContent = header
    ? `A sealed file (${header.cipher}). It opens with ${[...new Set(header.recipients)].map(kind => names[kind]).join(' or ')}.`
    : ''
  $('private-key').hidden = !header
  for (const radio of $('form').elements.with) {
    const possible = header ? header.recipients.includes(radio.value) : radio.value !== 'privateKey'
    radio.disabled = !possible
    if (possible && !chosenKind()) radio.checked = true
    if (!possible && radio.checked) radio.checked = false
  }
  if (!chosenKind()) [...$('form').elements.with].find(radio => !radio.disabled)?.click()
  kind()
}

const chosenKind = () => $('form').elements.with.value

function kind() {
  $('secret').rows = chosenKind() === 'privateKey' ? 5 : 1
  $('cost').hidden = chosenKind() !== 'passphrase'
  $('generate').hidden = header !== undefined || chosenKind() !== 'key'
}

function offer(blob, name) {
  clear()
  download = URL.createObjectURL(blob)
  const link = document.createElement('a')
  Object.assign(link, { href: download, download: name, textContent: `Save ${name}` })
  $('result').append(link, ` (${blob.size.toLocaleString('en')} bytes)`)
}

function busy(text) {
  $('status').textContent = text
  $('status').className = ''
  $('progress').hidden = $('cancel').hidden = false
  $('progress').removeAttribute('value')
  for (const button of [$('hash'), $('form').querySelector('[type=submit]')]) button.disabled = true
}

function finished(text, error = false) {
  $('status').textContent = text
  $('status').className = error ? 'error' : ''
  $('progress').hidden = $('cancel').hidden = true
  for (const button of [$('hash'), $('form').querySelector('[type=submit]')]) button.disabled = false
}

const fail = text => finished(text, true)

$('file').addEventListener('change', event => take(event.target.files[0]))
for (const name of ['dragenter', 'dragover']) {
  document.addEventListener(name, event => {
    event.preventDefault()
    $('drop').classList.add('over')
  })
}
document.addEventListener('dragleave', event => event.relatedTarget ?? $('drop').classList.remove('over'))
document.addEventListener('drop', event => {
  event.preventDefault()
  $('drop').classList.remove('over')
  take(event.dataTransfer.files[0])
})
$('hash').addEventListener('click', () => {
  $('digest').textContent = ''
  busy('')
  worker.postMessage({ task: 'hash', file, algorithm: $('algorithm').value })
})
$('form').addEventListener('change', kind)
$('form').addEventListener('submit', event => {
  event.preventDefault()
  clear()
  busy(chosenKind() === 'passphrase' ? 'Deriving a key from the passphrase …' : '')
  worker.postMessage({ task: header ? 'open' : 'seal', file, kind: chosenKind(), secret: $('secret').value })
})
$('generate').addEventListener('click', () => worker.postMessage({ task: 'generate' }))
$('cancel').addEventListener('click', () => {
  start()
  finished('Cancelled.')
})

// Shows whether the page works offline. It works offline as soon as all its files are in the cache.
async function offline() {
  const say = text => { $('offline').textContent = text }
  if (!('serviceWorker' in navigator)) return say('This page does not work offline here: that needs https.')
  try {
    const { installing } = await navigator.serviceWorker.register(new URL('service.js', import.meta.url))
    installing?.addEventListener('statechange', () =>
      installing.state === 'redundant' && say('This page does not work offline: it could not be stored.'))
    await navigator.serviceWorker.ready
    say('This page is stored on this device and works offline.')
  } catch (error) {
    say(`This page does not work offline here: ${error.message}`)
  }
}

start()
offline()

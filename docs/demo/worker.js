// Does the work for the page. The worker reads a file in parts, and needs only one part in memory at a time.
import { Hash, Opener, PrivateKey, Sealer, generateKey, info, init, readHeader } from './fastgost/index.js'

const loaded = init().then(() => {
  const { levels, version } = info()
  postMessage({ about: 'ready', simd: levels.includes('simd128'), version })
})

const hex = data => Array.from(data, byte => byte.toString(16).padStart(2, '0')).join('')

const tasks = {
  async look({ file }) {
    const beginning = new Uint8Array(await file.slice(0, 16464).arrayBuffer())
    const text = new TextDecoder().decode(beginning.subarray(0, 64))
    if (text.startsWith('-----BEGIN FASTGOST SEALED FILE')) {
      return { about: 'file', error: 'This sealed file is armored; allowed here: one that is not. fastgost decrypt opens it.' }
    }
    try {
      return { about: 'file', header: readHeader(beginning) }
    } catch (error) {
      // Error 405: the file is not a sealed file.
      const other = error.code === 405 || file.size === 0
      return { about: 'file', error: other ? undefined : `${file.name}: ${error.message}` }
    }
  },

  async hash({ file, algorithm }) {
    const hash = new Hash(algorithm)
    try {
      await read(file, 'Computing the digest', part => hash.update(part))
      return { about: 'digest', digest: hex(hash.digest()) }
    } finally {
      hash.free()
    }
  },

  open: ({ file, kind, secret }) => withSecret(kind, secret, options =>
    through(file, 'Opening', new Opener(options), file.name.replace(/\.sealed$/, '') || 'opened')),

  seal: ({ file, kind, secret }) => withSecret(kind, secret, options =>
    through(file, 'Sealing', new Sealer(options), `${file.name}.sealed`)),

  async generate() {
    return { about: 'key', key: hex(generateKey()) }
  },
}

/** Reads a file in parts, calls `use` with each part, and tells the page how much has been read. */
async function read(file, doing, use) {
  let done = 0
  let told = 0
  for (let at = 0; at < file.size; at += 1 << 20) {
    const part = new Uint8Array(await file.slice(at, at + (1 << 20)).arrayBuffer())
    use(part)
    done += part.length
    if (performance.now() - told > 100) {
      told = performance.now()
      postMessage({ about: 'progress', done: done / file.size, text: `${doing} …` })
    }
  }
}

/** Opens or seals a file with `object`, and returns the output as a Blob. The browser need not keep the parts of a
  Blob in memory. The page gets the Blob only after all parts are processed. */
async function through(file, doing, object, name) {
  try {
    const parts = []
    await read(file, doing, part => parts.push(new Blob([object.update(part)])))
    parts.push(object.finish())
    return { about: 'sealed', blob: new Blob(parts, { type: 'application/octet-stream' }), name }
  } finally {
    object.free()
  }
}

async function withSecret(kind, secret, use) {
  if (kind === 'privateKey') {
    const privateKey = PrivateKey.read(secret)
    try {
      return await use({ privateKey })
    } finally {
      privateKey.free()
    }
  }
  if (kind === 'passphrase') {
    if (secret === '') throw new Error('The passphrase is empty; allowed: any other')
    return use({ passphrase: secret })
  }
  const digits = secret.trim()
  if (!/^[0-9a-f]{64}$/i.test(digits)) throw new Error('This is not a key; allowed: 64 hex digits')
  return use({ key: Uint8Array.from(digits.match(/../g), pair => parseInt(pair, 16)) })
}

onmessage = async ({ data }) => {
  try {
    await loaded
    postMessage(await tasks[data.task](data))
  } catch (error) {
    postMessage({ about: 'error', message: error.message })
  }
}

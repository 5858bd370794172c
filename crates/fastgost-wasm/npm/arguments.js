// Checks arguments, because TypeScript does not check all programs. Every argument that does not match index.d.ts is an
// error. Without these checks, JavaScript could convert a wrong argument into a number, an empty array or a text.

const TypedArray = Object.getPrototypeOf(Uint8Array)
const kindOfArray = Object.getOwnPropertyDescriptor(TypedArray.prototype, Symbol.toStringTag).get
const lengthOfBuffer = Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, 'byteLength').get

// The longest message. WebAssembly has 4 GiB of memory, and a message may need twice its length.
const MOST = 2 ** 31 - 1

/**
 * Returns a Uint8Array over the bytes of a Uint8Array or an ArrayBuffer. The value may come from another realm, such as
 * another frame.
 */
export function bytes(value, what) {
  let view
  try {
    if (kindOfArray.call(value) === 'Uint8Array') {
      // This call throws if the memory was detached or has shrunk. Without this call, memory that has shrunk would
      // pass as 0 bytes.
      TypedArray.prototype.at.call(value, 0)
      view = new Uint8Array(value.buffer, value.byteOffset, value.length)
    } else if (isBuffer(value)) {
      view = new Uint8Array(value)
    }
  } catch {
    throw new TypeError(`${what} is in memory that was detached or has shrunk; allowed: memory that this thread has`)
  }
  if (!view) throw new TypeError(`${what} is ${described(value)}; allowed: a Uint8Array or an ArrayBuffer`)
  return view
}

/** Does the same as `bytes` for data that must be in WebAssembly's memory as a whole. Throws for too much data. */
export function wholeBytes(value, what) {
  const view = bytes(value, what)
  if (view.length > MOST) {
    throw new RangeError(`${what} has ${view.length} bytes; allowed: up to ${MOST}; more, in parts`)
  }
  return view
}

/** Calls `use` with bytes. If the value is a text, `use` gets the text in UTF-8. This copy is wiped afterwards. */
export function withText(value, what, use) {
  if (typeof value !== 'string') return use(wholeBytes(value, what))
  // Half of a surrogate pair is an error, because the conversion to UTF-8 would replace every such half by the same
  // character.
  if (/\p{Surrogate}/u.test(value)) throw new TypeError(`${what} has half of a surrogate pair; allowed: Unicode text`)
  const encoded = new TextEncoder().encode(value)
  try {
    return use(encoded)
  } finally {
    encoded.fill(0)
  }
}

/** Returns the value if it is a text. Throws for any other value. */
export function text(value, what) {
  if (typeof value !== 'string') throw new TypeError(`${what} is ${described(value)}; allowed: a string`)
  return value
}

/** Returns the value if it is undefined or a whole number from 0 to `most`. Throws for any other value. */
export function number(value, what, most = 2 ** 32 - 1) {
  if (value !== undefined && !(Number.isInteger(value) && value >= 0 && value <= most)) {
    const given = typeof value === 'number' ? value : described(value)
    throw new TypeError(`${what} is ${given}; allowed: a whole number from 0 to ${most}`)
  }
  return value
}

/** Returns the value if it is true or false, and returns false for undefined. Throws for any other value. */
export function flag(value, what) {
  if (value !== undefined && typeof value !== 'boolean') {
    throw new TypeError(`${what} is ${described(value)}; allowed: true and false`)
  }
  return value === true
}

/** Checks the names of options. Any name that is not allowed is an error. */
export function optionsOf(options, allowed) {
  if (options === undefined) return {}
  if (options === null || typeof options !== 'object' || ArrayBuffer.isView(options)) {
    throw new TypeError(`the options are ${described(options)}; allowed: an object with any of ${allowed.join(', ')}`)
  }
  for (const name of Object.keys(options)) {
    if (!allowed.includes(name)) throw new TypeError(`there is no option ${name}; allowed: ${allowed.join(', ')}`)
  }
  return options
}

/** Returns an array. The value may be an array, one element, or undefined for no elements. */
export function many(value) {
  return value === undefined ? [] : Array.isArray(value) ? value : [value]
}

/** Describes the kind of a value, for an error message. The value may be a secret, so the message does not show it. */
export function described(value) {
  if (value === null || value === undefined) return String(value)
  if (typeof value !== 'object') return `of type ${typeof value}`
  const name = value.constructor?.name
  return typeof name === 'string' && name ? `of type ${name}` : 'of type object'
}

function isBuffer(value) {
  try {
    lengthOfBuffer.call(value)
    return true
  } catch {
    return false
  }
}

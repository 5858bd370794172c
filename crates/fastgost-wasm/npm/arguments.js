// Arguments from programs without types. Every argument that does not match index.d.ts is an error here. Otherwise
// JavaScript's conversions could turn it into a number, an empty array or a text.

const TypedArray = Object.getPrototypeOf(Uint8Array)
const kindOfArray = Object.getOwnPropertyDescriptor(TypedArray.prototype, Symbol.toStringTag).get
const lengthOfBuffer = Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, 'byteLength').get

// WebAssembly has 4 GiB of memory, and a message may need twice its length.
const MOST = 2 ** 31 - 1

/** A Uint8Array over the bytes of a Uint8Array or an ArrayBuffer. The value may come from another realm. */
export function bytes(value, what) {
  let view
  try {
    if (kindOfArray.call(value) === 'Uint8Array') {
      // This throws if the memory was detached or has shrunk. In this case the length would be 0.
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

/** As `bytes`, but for data that must be in WebAssembly's memory as a whole. */
export function wholeBytes(value, what) {
  const view = bytes(value, what)
  if (view.length > MOST) {
    throw new RangeError(`${what} has ${view.length} bytes; allowed: up to ${MOST}; more, in parts`)
  }
  return view
}

/** Calls `use` with bytes. If the value is a text, `use` gets a copy of the text in UTF-8, which is wiped afterwards. */
export function withText(value, what, use) {
  if (typeof value !== 'string') return use(wholeBytes(value, what))
  // Every half of a surrogate pair would become the same replacement character.
  if (/\p{Surrogate}/u.test(value)) throw new TypeError(`${what} has half of a surrogate pair; allowed: Unicode text`)
  const encoded = new TextEncoder().encode(value)
  try {
    return use(encoded)
  } finally {
    encoded.fill(0)
  }
}

/** A text. */
export function text(value, what) {
  if (typeof value !== 'string') throw new TypeError(`${what} is ${described(value)}; allowed: a string`)
  return value
}

/** A whole number that is not negative, or undefined. */
export function number(value, what, most = 2 ** 32 - 1) {
  if (value !== undefined && !(Number.isInteger(value) && value >= 0 && value <= most)) {
    const given = typeof value === 'number' ? value : described(value)
    throw new TypeError(`${what} is ${given}; allowed: a whole number from 0 to ${most}`)
  }
  return value
}

/** True or false. Undefined counts as false. */
export function flag(value, what) {
  if (value !== undefined && typeof value !== 'boolean') {
    throw new TypeError(`${what} is ${described(value)}; allowed: true and false`)
  }
  return value === true
}

/** Options by their names. Other names are an error. */
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

/** Says what kind of value this is. The value itself is not shown, because it may be a secret. */
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

// Starts a headless Chromium. Tests send commands to it through a pipe (--remote-debugging-pipe). The environment
// variable CHROMIUM names the program.
import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The widths of a phone and of a large screen, in pixels of CSS. */
export const WIDTHS = { phone: 360, screen: 1280 }

export class Chromium {
  /** The errors of the page, and the errors in loading its files, in the order in which they happened. */
  problems = []
  /** The text that Chromium has written to standard error. */
  complaints = ''
  #waiting = new Map()
  #number = 0
  #process
  #session

  /** Starts Chromium, and attaches to its first page. Chromium keeps its profile in `folder`. */
  static async start(folder) {
    const chromium = new Chromium()
    const options = ['--headless=new', '--no-sandbox', '--disable-gpu', '--remote-debugging-pipe', '--no-first-run',
      `--user-data-dir=${join(folder, 'profile')}`, 'about:blank']
    const stdio = ['ignore', 'ignore', 'pipe', 'pipe', 'pipe']
    chromium.#process = spawn(process.env.CHROMIUM ?? 'chromium', options, { stdio })
    chromium.#process.stderr.on('data', data => { chromium.complaints += data })
    chromium.#listen()
    const { targetInfos } = await chromium.send('Target.getTargets')
    const { targetId } = targetInfos.find(({ type }) => type === 'page')
    chromium.#session = (await chromium.send('Target.attachToTarget', { targetId, flatten: true })).sessionId
    for (const domain of ['Page', 'Runtime', 'Log']) await chromium.send(`${domain}.enable`)
    return chromium
  }

  /** Handles the messages from Chromium. A message is an event, or the answer to a command. An answer has the number of
    its command. */
  #listen() {
    let rest = ''
    this.#process.stdio[4].setEncoding('utf8')
    this.#process.on('exit', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error(`Chromium has ended: ${this.complaints}`))
    })
    this.#process.stdio[4].on('data', data => {
      const messages = (rest + data).split('\0')
      rest = messages.pop()
      for (const message of messages.map(text => JSON.parse(text))) {
        const { id, error, result, method, params } = message
        if (id) {
          const { resolve, reject } = this.#waiting.get(id)
          this.#waiting.delete(id)
          error ? reject(new Error(error.message)) : resolve(result)
        } else if (method === 'Runtime.exceptionThrown') {
          this.problems.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text)
        } else if (method === 'Log.entryAdded' && params.entry.level === 'error') {
          this.problems.push(`${params.entry.text} ${params.entry.url ?? ''}`)
        }
      }
    })
  }

  /**
   * Sends a command to the page. Before `start` has ended, the command goes to Chromium itself. Commands of the domain
   * `Browser` always go to Chromium itself.
   */
  send(method, params = {}) {
    const id = ++this.#number
    const sessionId = method.startsWith('Browser.') ? undefined : this.#session
    this.#process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
  }

  /** Evaluates an expression in the page, and returns its value. */
  async evaluate(expression) {
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description}`)
    return result.value
  }

  /** Waits until an expression in the page is true. */
  async until(expression, seconds = 120) {
    for (const end = Date.now() + 1000 * seconds; Date.now() < end; await sleep(50)) {
      if (await this.evaluate(`Boolean(${expression})`)) return
    }
    throw new Error(`not within ${seconds} s: ${expression}; the page says: ${await this.evaluate('document.body.innerText')}`)
  }

  /** Gives the page the size of a phone or of a screen. */
  phone() {
    return this.send('Emulation.setDeviceMetricsOverride', { width: WIDTHS.phone, height: 780, deviceScaleFactor: 2, mobile: true })
  }
  screen() {
    return this.send('Emulation.setDeviceMetricsOverride', { width: WIDTHS.screen, height: 800, deviceScaleFactor: 1, mobile: false })
  }
  /** Tells the page whether the reader prefers a light or a dark page. */
  scheme(value) {
    return this.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] })
  }

  /** Writes a picture of the page. With `whole`, the picture shows the whole page. Otherwise it shows only the part on the screen. */
  async picture(file, whole = false) {
    const { data } = await this.send('Page.captureScreenshot', { format: 'png', captureBeyondViewport: whole })
    await writeFile(file, Buffer.from(data, 'base64'))
  }

  async stop() {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return
    const ended = new Promise(resolve => this.#process.once('exit', resolve))
    this.#process.kill()
    await ended
  }
}

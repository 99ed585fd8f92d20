import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { freePort } from '#test/support/command.ts'
import type { OtherBrowser } from './mirrored-browser.ts'

/** An installed WebKitGTK, driven by its own WebKitWebDriver over HTTP. It needs a display. */

/** Milliseconds. */
const START = 30_000
const PAUSE = 200

const answer = z.object({ value: z.unknown() })
const started = z.object({ sessionId: z.string() })
/** Where Linux distributions install WebKitGTK's MiniBrowser. */
const BROWSER = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`

export const startWebKit = async (binary: string): Promise<OtherBrowser> => {
  const port = await freePort()
  // WebKitGTK prefers reduced motion where GTK's animations are off.
  const settings = mkdtempSync(join(tmpdir(), 'five-circles-webkit-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  writeFileSync(join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n')
  const env = { ...process.env, XDG_CONFIG_HOME: settings }
  const driver = spawn(binary, [`--port=${port}`], { stdio: 'ignore', env })
  await new Promise((done, failed) => {
    driver.once('error', failed)
    driver.once('spawn', done)
  })
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = answer.parse(await response.json())
    if (!response.ok) throw new Error(JSON.stringify(value))
    return value
  }
  const until = Date.now() + START
  const ready = async (): Promise<unknown> =>
    ask('GET', '/status').catch(async (error: unknown) => {
      if (Date.now() > until) throw error
      await new Promise((done) => setTimeout(done, PAUSE))
      return ready()
    })
  await ready()
  const browser = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
  }
  const { sessionId } = started.parse(await ask('POST', '/session', { capabilities: { alwaysMatch: browser } }))
  const session = `/session/${sessionId}`
  return {
    open: async (url) => {
      await ask('POST', `${session}/url`, { url })
    },
    run: async (script) => {
      const failure = await ask('POST', `${session}/execute/async`, {
        // The expression is part of the script, because the content security policy forbids eval.
        script: `const done = arguments[0]; Promise.resolve(${script}).then(() => done(null), (e) => done(String(e)))`,
        args: [],
      })
      if (failure !== null) throw new Error(String(failure))
    },
    resize: async (size) => {
      await ask('POST', `${session}/window/rect`, size)
    },
    picture: async () => Buffer.from(z.string().parse(await ask('GET', `${session}/screenshot`)), 'base64'),
    close: async () => {
      await ask('DELETE', session).catch(() => undefined)
      driver.kill()
      rmSync(settings, { recursive: true, force: true })
    },
  }
}

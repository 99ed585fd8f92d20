import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { OtherBrowser } from './mirrored-browser.ts'

/** An installed Firefox, driven by WebDriver BiDi over its WebSocket, without a driver. */

const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/
/** Milliseconds. */
const START = 60_000

const reply = z.object({ id: z.optional(z.number()), result: z.optional(z.unknown()), message: z.optional(z.string()) })
const tree = z.object({ contexts: z.array(z.object({ context: z.string() })) })
const evaluated = z.object({ type: z.string(), exceptionDetails: z.optional(z.object({ text: z.string() })) })
const captured = z.object({ data: z.string() })

type Send = (method: string, params?: object) => Promise<unknown>

const connect = async (address: string): Promise<{ send: Send; close: () => void }> => {
  const socket = new WebSocket(`${address}/session`)
  const waiting = new Map<number, { done: (result: unknown) => void; failed: (error: Error) => void }>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, result, message } = reply.parse(JSON.parse(String(data)))
    const one = id === undefined ? undefined : waiting.get(id)
    if (message === undefined) one?.done(result)
    else one?.failed(new Error(message))
  })
  await new Promise((done, failed) => {
    socket.addEventListener('open', done)
    socket.addEventListener('error', failed)
  })
  return {
    send: (method, params = {}) =>
      new Promise((done, failed) => {
        last += 1
        waiting.set(last, { done, failed })
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
    close: () => socket.close(),
  }
}

/** Starts `firefox-esr` or `firefox` headless; fails with ENOENT if neither is installed. */
export const startFirefox = async (binary: string): Promise<OtherBrowser> => {
  const profile = mkdtempSync(join(tmpdir(), 'five-circles-firefox-'))
  writeFileSync(join(profile, 'user.js'), 'user_pref("ui.prefersReducedMotion", 1);\n')
  const firefox = spawn(binary, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'])
  const address = await new Promise<string>((done, failed) => {
    firefox.on('error', failed)
    setTimeout(() => failed(new Error('Firefox did not start.')), START).unref()
    firefox.stderr.on('data', (text) => {
      const [, found] = LISTENING.exec(String(text)) ?? []
      if (found) done(found)
    })
  })
  const { send, close } = await connect(address)
  await send('session.new', { capabilities: {} })
  const context = tree.parse(await send('browsingContext.getTree')).contexts[0]?.context
  return {
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    run: async (script) => {
      const { exceptionDetails } = evaluated.parse(
        await send('script.evaluate', { expression: script, target: { context }, awaitPromise: true }),
      )
      if (exceptionDetails) throw new Error(exceptionDetails.text)
    },
    resize: async (viewport) => {
      await send('browsingContext.setViewport', { context, viewport })
    },
    picture: async () =>
      Buffer.from(
        captured.parse(await send('browsingContext.captureScreenshot', { context, origin: 'document' })).data,
        'base64',
      ),
    close: async () => {
      close()
      firefox.kill()
      await new Promise((done) => firefox.once('exit', done))
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

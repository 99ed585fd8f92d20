import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import * as z from 'zod/mini'
import { startBrowser } from './browser.ts'
import { freePort, type Started, startCommand } from './command.ts'

/** What a person has: the product started as `npm start` does, a browser, and the mails that came. */

const mail = z.object({
  to: z.array(z.string()),
  subject: z.string(),
  text: z.nullable(z.string()),
  headers: z.record(z.string(), z.string()),
})
export type Mail = z.infer<typeof mail>

export type Journey = {
  url: string
  /** A browser with nothing in it. Whatever a page complains of is kept in `complaints`. */
  visitor(): Promise<{ page: Page; context: BrowserContext }>
  complaints: string[]
  mailsTo(address: string): Promise<Mail[]>
  /** Sets the product's clock: an instant such as 2026-04-15T11:00:00Z. */
  setClock(now: string): Promise<void>
  /** Ends the product as Ctrl-C does and starts it again on the same data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const asked = async (url: string, init?: RequestInit): Promise<unknown> => {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response.json()
}

export const startJourney = async (now: string): Promise<Journey> => {
  const folder = mkdtempSync(join(tmpdir(), 'five-circles-journey-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const options = ['--port', String(port), '--data', join(folder, 'data')]
  const complaints: string[] = []
  let product: Started = startCommand([...options, '--now', now])
  const browser: Browser = await startBrowser()
  await product.running()

  const end = async () => {
    product.kill('SIGINT')
    await product.ended
  }

  return {
    url,
    complaints,
    visitor: async () => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
      context.setDefaultTimeout(20_000)
      context.on('weberror', (error) => complaints.push(error.error().message))
      context.on('console', (message) => {
        if (message.type() === 'error' && /Content Security Policy/.test(message.text()))
          complaints.push(message.text())
      })
      return { context, page: await context.newPage() }
    },
    mailsTo: async (address) =>
      z.array(mail).parse(await asked(`${url}/_local/mail?to=${encodeURIComponent(address)}`)),
    setClock: async (instant) => {
      await asked(`${url}/_local/clock`, { method: 'POST', body: JSON.stringify({ now: instant }) })
    },
    restart: async () => {
      await end()
      product = startCommand(options)
      await product.running()
    },
    stop: async () => {
      await browser.close()
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Opens the newest mail to an address in the inbox, as its reader does, and follows the link with these words. */
export const followMailLink = async (
  journey: Journey,
  context: BrowserContext,
  to: string,
  link: RegExp,
): Promise<Page> => {
  const inbox = await context.newPage()
  await inbox.goto(`${journey.url}/_local/inbox?to=${encodeURIComponent(to)}`)
  await inbox.locator('.mails a').first().click()
  const opened = inbox.frameLocator('iframe').getByRole('link', { name: link }).first()
  const popup = context.waitForEvent('page', { timeout: 5_000 }).catch(() => null)
  await opened.click()
  return (await popup) ?? inbox
}

/** The streak that a goal's card shows. */
export const streakOf = async (page: Page, title: string): Promise<string> => {
  const card = page.getByRole('article').filter({ hasText: title })
  return (await card.locator('.goal-streak').first().innerText()).replace(/\s+/g, ' ').trim()
}

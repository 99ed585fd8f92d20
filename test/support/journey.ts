import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { expect, inject, vi } from 'vitest'
import * as z from 'zod/mini'
import { startBrowser } from './browser.ts'
import type {} from './journey-host.ts'
import { createVisitors, type Had, type Visitor } from './visitors.ts'

/** The product as `npm start` runs it, a browser, and the received mails. */

const mail = z.object({
  to: z.array(z.string()),
  subject: z.string(),
  text: z.nullable(z.string()),
  html: z.nullable(z.string()),
  headers: z.record(z.string(), z.string()),
})
export type Mail = z.infer<typeof mail>

export type Journey = {
  url: string
  /** A browser context, empty or with stored data, that nobody else uses. Errors that a page logs are collected in `complaints`. */
  visitor(has?: Had): Promise<Visitor>
  /** Ends the visit of a page. */
  leave(page: Page): Promise<void>
  complaints: string[]
  mailsTo(address: string): Promise<Mail[]>
  /** Moves the product's clock to an instant such as 2026-04-15T11:00:00Z and runs the ticks in between. */
  setClock(now: string): Promise<void>
  /** Moves the clock without running the ticks in between. Sessions expire. */
  skipTo(now: string): Promise<void>
  /** Stops the product like Ctrl-C and starts it again with the same data. */
  restart(): Promise<void>
  /** Closes the browser's pages and leaves the product to the next journey. */
  stop(): Promise<void>
}

export const asked = async (url: string, init?: RequestInit): Promise<unknown> => {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response.json()
}

const place = z.object({ url: z.string() })
const host = (operation: string, url = '') =>
  asked(`${inject('journeyHost')}/${operation}?url=${encodeURIComponent(url)}`)

type At = { url: string; browser: Browser; restart(): Promise<unknown>; stop(): Promise<unknown> }

/** A journey on a product that runs at `url`. */
export const journeyAt = ({ url, browser, restart, stop }: At): Journey => {
  const complaints: string[] = []
  const visitors = createVisitors(browser, url, complaints)
  const clock = (body: object) => asked(`${url}/_local/clock`, { method: 'POST', body: JSON.stringify(body) })

  return {
    url,
    complaints,
    visitor: visitors.visit,
    leave: visitors.leave,
    mailsTo: async (address) =>
      z.array(mail).parse(await asked(`${url}/_local/mail?to=${encodeURIComponent(address)}`)),
    setClock: async (instant) => {
      await clock({ now: instant })
    },
    skipTo: async (instant) => {
      await clock({ now: instant, skip: true })
    },
    restart: async () => {
      await restart()
    },
    stop: async () => {
      await visitors.stop()
      await stop()
    },
  }
}

/** One for all journeys of this process; it ends with the process. */
let shared: Promise<Browser> | undefined

/**
 * Takes a running product and sets its clock to `now` without running the ticks in between. People of earlier journeys can
 * exist, so each journey uses its own addresses.
 */
export const startJourney = async (now: string): Promise<Journey> => {
  shared ??= startBrowser()
  const [{ url }, browser] = await Promise.all([host('take').then((taken) => place.parse(taken)), shared])
  const journey = journeyAt({
    url,
    browser,
    restart: () => host('restart', url),
    stop: () => host('giveBack', url),
  })
  await journey.skipTo(now)
  return journey
}

/** Opens the newest mail to an address in the inbox and follows the link with this text. */
export const followMailLink = async (
  journey: Journey,
  context: BrowserContext,
  to: string,
  link: RegExp,
): Promise<Page> => {
  const inbox = await context.newPage()
  const opened = inbox.frameLocator('iframe').getByRole('link', { name: link }).first()
  // The user pool sends mails asynchronously: a mail can arrive after the page announces it.
  await vi.waitUntil(
    async () => {
      await inbox.goto(`${journey.url}/_local/inbox?to=${encodeURIComponent(to)}`)
      const newest = inbox.locator('.mails a').first()
      if ((await newest.count()) === 0) return false
      await newest.click()
      return opened.waitFor({ timeout: 2_000 }).then(
        () => true,
        () => false,
      )
    },
    { timeout: 30_000, interval: 50 },
  )
  // Every link of a mail opens a new page.
  const [popup] = await Promise.all([context.waitForEvent('page'), opened.click()])
  return popup
}

/** Waits until a prerendered control is hydrated. Before that, a click has its behaviour without JavaScript. */
export const waitForHydration = async (control: Locator): Promise<void> => {
  await expect
    .poll(() => control.evaluate((it) => Object.keys(it).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
}

/** Checks in by `press` and waits for the server's answer, because the page shows the check-in before it. */
export const checkInBy = async (page: Page, press: () => Promise<void>): Promise<void> => {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/check-in')
  await press()
  await answered
}

/** The streak that a goal's card shows. */
export const readStreak = async (page: Page, title: string): Promise<string> => {
  const card = page.getByRole('article').filter({ hasText: title })
  return (await card.locator('.goal-streak').first().innerText()).replace(/\s+/g, ' ').trim()
}

import type { Browser, BrowserContext, Page } from 'playwright-core'

/** The pages of the people of a journey. */

export type Had = {
  /** In local storage. */
  kept?: { name: string; value: string }[]
  /**
   * True: with the service worker, which loads the whole app, and with animations. By default a journey has neither, because
   * both take time.
   */
  inFull?: boolean
  /** The device's time zone; by default the machine's. */
  zone?: string
}

export type Visitor = { page: Page; context: BrowserContext }

const changed = new WeakSet<Page>()

/** The page has a script, a clock or a network of its own, so nobody else uses it. */
export const keepFromOthers = (page: Page): void => void changed.add(page)

const VIEWPORT = { width: 1280, height: 900 }
/** A document of the product's origin without scripts. */
const EMPTY = '/config.json'

/**
 * `visit` gives a browser context, empty or with stored data. Errors that a page logs are collected in `complaints`. `leave` empties
 * the context of a page for the next visitor: a page that has loaded the app before loads it in a third of the CPU time.
 */
export const createVisitors = (browser: Browser, url: string, complaints: string[]) => {
  /** Contexts without options. */
  const plain = new WeakSet<BrowserContext>()
  const idle: Visitor[] = []

  const begin = async ({ kept, inFull = false, zone }: Had): Promise<Visitor> => {
    const context = await browser.newContext({
      serviceWorkers: inFull ? 'allow' : 'block',
      reducedMotion: inFull ? 'no-preference' : 'reduce',
      viewport: VIEWPORT,
      ...(zone && { timezoneId: zone }),
      ...(kept && { storageState: { cookies: [], origins: [{ origin: url, localStorage: kept }] } }),
    })
    if (!inFull && zone === undefined) plain.add(context)
    context.setDefaultTimeout(30_000)
    context.on('weberror', (error) => complaints.push(error.error().message))
    context.on('console', (message) => {
      if (message.type() === 'error' && /Content Security Policy/.test(message.text())) complaints.push(message.text())
    })
    return { context, page: await context.newPage() }
  }

  return {
    visit: async (has: Had = {}): Promise<Visitor> => {
      const visitor = has.inFull || has.zone ? undefined : idle.pop()
      if (!visitor) return begin(has)
      const { page, context } = visitor
      context.setDefaultTimeout(30_000)
      await page.setViewportSize(VIEWPORT)
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.evaluate((kept) => {
        for (const { name, value } of kept) localStorage.setItem(name, value)
      }, has.kept ?? [])
      return visitor
    },
    leave: async (page: Page): Promise<void> => {
      const context = page.context()
      if (changed.has(page) || !plain.has(context) || context.pages().length > 1) return context.close()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.goto(`${url}${EMPTY}`)
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
      await context.clearCookies()
      idle.push({ page, context })
    },
  }
}

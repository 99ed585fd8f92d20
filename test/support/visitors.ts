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

const walked = new WeakSet<Page>()

/** The page has the scripts of a walk, so only walks of the same journey use it. */
export const keepForWalks = (page: Page): void => void walked.add(page)

const VIEWPORT = { width: 1280, height: 900 }
/** A document of the product's origin without scripts. */
const EMPTY = '/config.json'

/** Contexts without options. */
const plain = new WeakSet<BrowserContext>()
/** Where the errors of a context's pages are collected. */
const heard = new WeakMap<BrowserContext, string[]>()
/** By browser and product, what earlier journeys have left. */
const left = new WeakMap<Browser, Map<string, Visitor[]>>()

const leftAt = (browser: Browser, url: string): Visitor[] => {
  const products = left.get(browser) ?? new Map<string, Visitor[]>()
  left.set(browser, products)
  const visitors = products.get(url) ?? []
  products.set(url, visitors)
  return visitors
}

const begin = async (browser: Browser, url: string, { kept, inFull = false, zone }: Had): Promise<Visitor> => {
  const context = await browser.newContext({
    serviceWorkers: inFull ? 'allow' : 'block',
    reducedMotion: inFull ? 'no-preference' : 'reduce',
    viewport: VIEWPORT,
    ...(zone && { timezoneId: zone }),
    ...(kept && { storageState: { cookies: [], origins: [{ origin: url, localStorage: kept }] } }),
  })
  if (!inFull && zone === undefined) plain.add(context)
  context.setDefaultTimeout(30_000)
  context.on('weberror', (error) => heard.get(context)?.push(error.error().message))
  context.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy/.test(message.text()))
      heard.get(context)?.push(message.text())
  })
  return { context, page: await context.newPage() }
}

/** Prepares a page that was in use. */
const beginAgain = async ({ page, context }: Visitor, kept: Had['kept'] = []): Promise<void> => {
  context.setDefaultTimeout(30_000)
  await page.setViewportSize(VIEWPORT)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value)
  }, kept)
}

const canBeUsedAgain = ({ page, context }: Visitor): boolean =>
  !changed.has(page) && plain.has(context) && !page.isClosed()

/** Leaves nothing of a person in a context but the loaded app. */
const empty = async ({ page, context }: Visitor, url: string): Promise<void> => {
  await Promise.all(context.pages().flatMap((other) => (other === page ? [] : [other.close()])))
  await context.setOffline(false)
  await context.clearPermissions()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(`${url}${EMPTY}`)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
    Object.assign(globalThis, { name: '' })
  })
  await context.clearCookies()
}

/**
 * `visit` gives a browser context, empty or with stored data. Errors that a page logs are collected in `complaints`. `leave` empties
 * the context of a page for the next visitor of the journey, `stop` all contexts for the next journey at the same product: a page that
 * has loaded the app before loads it in less than half of the CPU time.
 */
export const createVisitors = (browser: Browser, url: string, complaints: string[]) => {
  const idle: Visitor[] = []
  const all = new Map<Page, Visitor>()
  const forOthers = leftAt(browser, url)

  return {
    visit: async (has: Had = {}): Promise<Visitor> => {
      const isPlain = !has.inFull && has.zone === undefined
      const used = isPlain ? (idle.pop() ?? forOthers.pop()) : undefined
      const visitor = used ?? (await begin(browser, url, has))
      all.set(visitor.page, visitor)
      heard.set(visitor.context, complaints)
      if (used) await beginAgain(used, has.kept)
      return visitor
    },
    leave: async (page: Page): Promise<void> => {
      const visitor = { page, context: page.context() }
      if (canBeUsedAgain(visitor) && visitor.context.pages().length === 1) {
        await empty(visitor, url)
        idle.push(visitor)
        return
      }
      all.delete(page)
      await visitor.context.close()
    },
    stop: async (): Promise<void> => {
      const end = async (visitor: Visitor) => {
        if (!canBeUsedAgain(visitor) || walked.has(visitor.page)) return visitor.context.close()
        try {
          await empty(visitor, url)
          forOthers.push(visitor)
        } catch {
          await visitor.context.close()
        }
      }
      await Promise.all([...all.values()].map(end))
    },
  }
}

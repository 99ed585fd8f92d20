import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Journey, startJourney } from '#test/support/journey.ts'
import { signedIn } from '#test/support/signed-in.ts'

/** The prerendered documents, before and after their scripts run. */

const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const HEADLINE = 'Before the day gets loud.'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney('2026-04-20T14:00:00Z')
})
afterAll(async () => {
  await journey?.stop()
})

const load = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${journey.url}${path}`, { headers: { accept: 'text/html', ...headers } })
  return response.text()
}

/** The requests of a page during `act`. */
const askedFor = async (page: Page, act: () => Promise<unknown>): Promise<URL[]> => {
  const asked: URL[] = []
  page.on('request', (request) => asked.push(new URL(request.url())))
  await act()
  return asked
}

describe('a crawler', () => {
  it('reads the landing page at every address, with the canonical address of this site (PAGE-7)', async () => {
    for (const path of ['/', '/?utm_source=mail', '/goal/goal_1', '/dashboard', '/nowhere']) {
      const html = await load(path, { 'user-agent': BOT })
      expect(html).toContain(HEADLINE)
      expect(html).toContain(`<link rel="canonical" href="${journey.url}/">`)
      expect(html).toContain(`<meta property="og:image" content="${journey.url}/og.png">`)
    }
  })

  it('finds the pages by robots.txt and the sitemap', async () => {
    expect(await load('/robots.txt')).toContain(`Sitemap: ${journey.url}/sitemap.xml`)
    const sitemap = await load('/sitemap.xml')
    for (const path of ['/', '/pricing']) expect(sitemap).toContain(`<loc>${journey.url}${path}</loc>`)
  })
})

describe('a visitor', () => {
  it('reads the landing and the pricing page without JavaScript', async () => {
    const { context } = await journey.visitor()
    const still = await context.browser()?.newContext({ javaScriptEnabled: false })
    const page = await still?.newPage()
    if (!page) throw new Error('There is no browser.')
    await page.goto(journey.url)
    await page.getByRole('heading', { level: 1, name: HEADLINE }).waitFor()
    expect(await page.getByRole('link', { name: 'Start Free Trial' }).first().getAttribute('href')).toContain('/auth')
    await page.goto(`${journey.url}/pricing`)
    await page.getByRole('heading', { level: 1, name: 'Start Your First Goal' }).waitFor()
    await still?.close()
  })

  it('gets a hydrated landing page that requests only its own origin and logs no error', async () => {
    const { page, context } = await journey.visitor()
    const asked = await askedFor(page, async () => {
      await page.goto(journey.url, { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Switch between light and dark' }).click()
    })
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set([journey.url]))

    // The next document is served in that theme.
    const again = await page.goto(journey.url)
    expect(await again?.text()).toContain('<html lang="en" data-theme="dark">')

    await page.getByRole('link', { name: 'Sign In' }).click()
    await page.getByRole('tab', { name: 'Sign In' }).waitFor()
    expect(journey.complaints).toEqual([])
    await context.close()
  })

  it('gets a hydrated pricing page', async () => {
    const { page, context } = await journey.visitor()
    await page.goto(`${journey.url}/pricing?utm_source=mail`)
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${journey.url}/pricing`)
    await page.getByRole('link', { name: 'Meet your coach' }).first().click()
    await page.getByRole('dialog').waitFor()
    expect(journey.complaints).toEqual([])
    await context.close()
  })
})

describe('a signed-in person', () => {
  it('gets the app without the landing page', async () => {
    const { page } = await signedIn(journey, { goals: [{ title: 'Write 300 words a day' }] })
    // A session without the hint cookie: the app replaces the landing page.
    await page.goto(journey.url)
    await page.getByRole('heading', { name: 'Your Personal Goal Dashboard' }).waitFor()

    const again = await page.goto(journey.url)
    expect(await again?.text()).not.toContain(HEADLINE)
    await page.getByRole('heading', { name: 'Your Personal Goal Dashboard' }).waitFor()

    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByRole('tab', { name: 'Sign In' }).waitFor()
    const gone = await page.goto(journey.url)
    expect(await gone?.text()).toContain(HEADLINE)
    expect(journey.complaints).toEqual([])
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { OFFERS } from '#domain/billing/plans.ts'
import { DOCUMENTS, SITE, THEMES } from '#domain/site.ts'
import { buildPage } from '#local/host/gateway/page-build.ts'
import { CACHE, ROOT } from '#local/host/product.ts'

/** The documents of the built page, as a crawler reads them: no script has run. */

let folder: string
beforeAll(async () => {
  folder = await buildPage(ROOT, CACHE)
}, 120_000)

const NAMES = ['index', 'home', 'auth', 'landing', 'pricing'] as const
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const loadDocument = (name: string) => new JSDOM(read(`${name}.html`)).window.document

const readMeta = (name: string, key: string): string | null =>
  loadDocument(name).querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.getAttribute('content') ?? null

const offer = z.looseObject({ name: z.string(), price: z.string(), priceCurrency: z.literal('USD') })
const question = z.looseObject({ name: z.string(), acceptedAnswer: z.looseObject({ text: z.string() }) })
const thing = z.looseObject({
  '@type': z.string(),
  offers: z.optional(z.array(offer)),
  mainEntity: z.optional(z.array(question)),
})
const graph = z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.array(thing) })
const readStructuredData = (name: string) =>
  graph.parse(JSON.parse(loadDocument(name).querySelector('script[type="application/ld+json"]')?.textContent ?? ''))[
    '@graph'
  ]

describe('without a script', () => {
  it('the landing page says what the product is and leads on', () => {
    const { body } = loadDocument('landing')
    expect(body.querySelector('h1')?.textContent).toBe('Before the day gets loud.')
    const words = body.textContent
    expect(words).toContain('For ambitious professionals.')
    for (const circle of ['Spiritual', 'Friends & Family', 'Work', 'Personal Development', 'Health & Fitness'])
      expect(words).toContain(circle)
    const links = [...body.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toContainEqual(['Start Free Trial', '/auth?mode=sign-up'])
    expect(links).toContainEqual(['Sign In', '/auth'])
  })

  it('the pricing page has its title', () => {
    expect(loadDocument('pricing').querySelector('h1')?.textContent).toBe('Start Your First Goal')
  })

  it.each(['index', 'home', 'auth'])('the app (%s) says that it loads, and that it needs JavaScript', (name) => {
    const { body } = loadDocument(name)
    expect(body.querySelector('[role="status"]')?.textContent).toBe('Dream Big')
    expect(body.querySelector('noscript')?.textContent).toContain('needs JavaScript')
  })
})

describe('what the head says', () => {
  it.each([
    ['landing', 'Five Circles', '/'],
    ['pricing', 'Start Your First Goal · Five Circles', '/pricing'],
  ])('%s has its own title, description, address and picture to share', (name, title, path) => {
    const head = loadDocument(name)
    expect(head.querySelector('title')?.textContent).toBe(title)
    const description = readMeta(name, 'description')
    expect(description?.length).toBeGreaterThan(50)
    expect(description?.length).toBeLessThan(160)
    const canonical = [...head.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute('href'))
    expect(canonical).toEqual([`${SITE}${path}`])
    expect(readMeta(name, 'og:url')).toBe(`${SITE}${path}`)
    for (const prefix of ['og', 'twitter']) {
      expect(readMeta(name, `${prefix}:title`)).toBe(title)
      expect(readMeta(name, `${prefix}:description`)).toBe(description)
      expect(readMeta(name, `${prefix}:image`)).toBe(`${SITE}/og.png`)
    }
    expect(readMeta(name, 'twitter:card')).toBe('summary_large_image')
  })

  it('no two documents of a path say the same of themselves', () => {
    expect(readMeta('landing', 'description')).not.toBe(readMeta('pricing', 'description'))
  })

  it('the app stands at many addresses and claims none', () => {
    for (const name of ['index', 'home', 'auth'])
      expect(loadDocument(name).querySelector('link[rel="canonical"]')).toBeNull()
  })

  it.each(NAMES)('%s names its characters within the first 1024 bytes, where browsers look', (name) => {
    expect(read(`${name}.html`).slice(0, 1024)).toContain('<meta charset="utf-8"')
  })

  it.each(['landing', 'pricing'])('%s tells search engines what is sold, at its prices', (name) => {
    const data = readStructuredData(name)
    expect(data.map((one) => one['@type'])).toEqual(expect.arrayContaining(['Organization', 'SoftwareApplication']))
    const offers = data.find((one) => one['@type'] === 'SoftwareApplication')?.offers ?? []
    expect(offers.map(({ name: sold, price }) => [sold, price])).toEqual([
      ['Free trial, 30 days', '0.00'],
      ...Object.values(OFFERS).map(({ name: sold, cents }) => [sold, (cents / 100).toFixed(2)]),
    ])
  })
})

it('the pricing page tells search engines the questions that it answers', () => {
  const page = loadDocument('pricing')
  const shown = [...page.querySelectorAll('details')].map((one) => [
    one.querySelector('summary')?.textContent,
    one.querySelector('p')?.textContent,
  ])
  expect(shown.length).toBeGreaterThan(0)
  const told = readStructuredData('pricing').find((one) => one['@type'] === 'FAQPage')?.mainEntity ?? []
  expect(told.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(shown)
})

describe('what a document brings', () => {
  it.each(NAMES)('%s runs no inline script, waits for none, and asks nobody else for anything', (name) => {
    const document = loadDocument(name)
    for (const script of document.querySelectorAll('script')) {
      if (script.getAttribute('type') === 'application/ld+json') continue
      // A module waits for the document, never the document for it.
      expect(script.getAttribute('type')).toBe('module')
      expect(script.getAttribute('src')).toMatch(/^\/assets\//)
    }
    for (const one of document.querySelectorAll('link:not([rel="canonical"]), [src]'))
      expect(one.getAttribute('href') ?? one.getAttribute('src')).toMatch(/^\/[^/]/)
    expect(document.querySelectorAll('[style], style')).toHaveLength(0)
  })

  it('no style sheet asks for anything but files of ours', () => {
    const sheets = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.css'))
    expect(sheets.length).toBeGreaterThan(0)
    for (const sheet of sheets) {
      const css = read(`assets/${sheet}`)
      expect(css).not.toContain('@import')
      for (const [, url = ''] of css.matchAll(/url\(["']?([^"')]+)/g)) expect(url).toMatch(/^\/assets\/|^data:|^#/)
    }
  })

  it('every document is there in every theme, and differs in nothing else', () => {
    for (const theme of THEMES)
      for (const name of NAMES) {
        const themed = read(`${theme}/${name}.html`)
        expect(new JSDOM(themed).window.document.querySelector('html')?.getAttribute('data-theme')).toBe(theme)
        expect(themed.replace(` data-theme="${theme}"`, '')).toBe(read(`${name}.html`))
      }
  })
})

describe('what a crawler asks for first', () => {
  it('the sitemap names the prerendered pages', () => {
    const found = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
    expect(found).toEqual(Object.keys(DOCUMENTS).map((path) => `${SITE}${path}`))
  })

  it('robots.txt lets everybody in, but for the API, and names the sitemap', () => {
    const lines = read('robots.txt').split('\n')
    expect(lines).toEqual(
      expect.arrayContaining(['User-agent: *', 'Allow: /', 'Disallow: /api/', `Sitemap: ${SITE}/sitemap.xml`]),
    )
  })

  it('the picture to share is a PNG of 1200 by 630 in less than 80 kB', () => {
    const picture = readFileSync(join(folder, 'og.png'))
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
    expect(picture.length).toBeLessThan(80_000)
  })
})

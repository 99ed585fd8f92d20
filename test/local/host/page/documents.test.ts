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
  it('the landing page describes the product and links to the sign-up', () => {
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

  it('the pricing page has its title (PAGE-14)', () => {
    expect(loadDocument('pricing').querySelector('h1')?.textContent).toBe('Start Your First Goal')
  })

  it.each(['index', 'home', 'auth'])('the app (%s) shows that it is loading, and that it needs JavaScript', (name) => {
    const { body } = loadDocument(name)
    expect(body.querySelector('[role="status"]')?.textContent).toBe('Dream Big')
    expect(body.querySelector('noscript')?.textContent).toContain('needs JavaScript')
  })
})

describe('the head of a document', () => {
  it.each([
    ['landing', 'Five Circles', '/'],
    ['pricing', 'Start Your First Goal · Five Circles', '/pricing'],
  ])('%s has its own title, description, canonical address and preview picture', (name, title, path) => {
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

  it('titles and descriptions of documents differ', () => {
    expect(readMeta('landing', 'description')).not.toBe(readMeta('pricing', 'description'))
  })

  it('the app has no canonical address', () => {
    for (const name of ['index', 'home', 'auth'])
      expect(loadDocument(name).querySelector('link[rel="canonical"]')).toBeNull()
  })

  it.each(NAMES)('%s declares its character set within the first 1024 bytes', (name) => {
    expect(read(`${name}.html`).slice(0, 1024)).toContain('<meta charset="utf-8"')
  })

  it.each(['landing', 'pricing'])('%s has structured data with the plans and their prices (PLAN-5)', (name) => {
    const data = readStructuredData(name)
    expect(data.map((one) => one['@type'])).toEqual(expect.arrayContaining(['Organization', 'SoftwareApplication']))
    const offers = data.find((one) => one['@type'] === 'SoftwareApplication')?.offers ?? []
    expect(offers.map(({ name: sold, price }) => [sold, price])).toEqual([
      ['Free trial, 30 days', '0.00'],
      ...Object.values(OFFERS).map(({ name: sold, cents }) => [sold, (cents / 100).toFixed(2)]),
    ])
  })
})

it('the pricing page has structured data with its questions', () => {
  const page = loadDocument('pricing')
  const shown = [...page.querySelectorAll('details')].map((one) => [
    one.querySelector('summary')?.textContent,
    one.querySelector('p')?.textContent,
  ])
  expect(shown.length).toBeGreaterThan(0)
  const told = readStructuredData('pricing').find((one) => one['@type'] === 'FAQPage')?.mainEntity ?? []
  expect(told.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(shown)
})

describe('the resources of a document', () => {
  it.each(NAMES)('%s has no inline or blocking script and no third-party request', (name) => {
    const document = loadDocument(name)
    for (const script of document.querySelectorAll('script')) {
      if (script.getAttribute('type') === 'application/ld+json') continue
      // Module scripts and asynchronous scripts do not block the document.
      expect(script.getAttribute('type') === 'module' || script.getAttribute('async') !== null).toBe(true)
      expect(script.getAttribute('src')).toMatch(/^\/assets\//)
    }
    for (const one of document.querySelectorAll('link:not([rel="canonical"]), [src]'))
      expect(one.getAttribute('href') ?? one.getAttribute('src')).toMatch(/^\/[^/]/)
    expect(document.querySelectorAll('[style], style')).toHaveLength(0)
  })

  it('style sheets load only files of this origin', () => {
    const sheets = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.css'))
    expect(sheets.length).toBeGreaterThan(0)
    for (const sheet of sheets) {
      const css = read(`assets/${sheet}`)
      expect(css).not.toContain('@import')
      for (const [, url = ''] of css.matchAll(/url\(["']?([^"')]+)/g)) expect(url).toMatch(/^\/assets\/|^data:|^#/)
    }
  })

  it('every document exists in every theme and differs only in the theme', () => {
    for (const theme of THEMES)
      for (const name of NAMES) {
        const themed = read(`${theme}/${name}.html`)
        expect(new JSDOM(themed).window.document.querySelector('html')?.getAttribute('data-theme')).toBe(theme)
        expect(themed.replace(` data-theme="${theme}"`, '')).toBe(read(`${name}.html`))
      }
  })
})

describe('the files for crawlers', () => {
  it('the sitemap names the prerendered pages', () => {
    const found = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
    expect(found).toEqual(Object.keys(DOCUMENTS).map((path) => `${SITE}${path}`))
  })

  it('robots.txt allows everything except the API and names the sitemap', () => {
    const lines = read('robots.txt').split('\n')
    expect(lines).toEqual(
      expect.arrayContaining(['User-agent: *', 'Allow: /', 'Disallow: /api/', `Sitemap: ${SITE}/sitemap.xml`]),
    )
  })

  it('the preview picture is a PNG of 1200 by 630 with less than 80 kB', () => {
    const picture = readFileSync(join(folder, 'og.png'))
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
    expect(picture.length).toBeLessThan(80_000)
  })
})

it('only the document of the dashboard has a script that requests the goals', () => {
  const asks = (name: string) => loadDocument(name).querySelector('head script[async][src^="/assets/ask-goals-"]')
  expect(NAMES.filter((name) => asks(name))).toEqual(['home'])
  const script = read((asks('home')?.getAttribute('src') ?? '').slice(1))
  expect(script).toContain('/api/fetch-user-goals')
  expect(script.length).toBeLessThan(2_500)
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SITE } from '#domain/site.ts'
import { ANSWER_UNKNOWN, ROUTE_PAGE } from '#infra/constructs/route-page.ts'
import type { PageDelivery } from '#local/contracts/cloud-model.ts'
import { createPageServer, type PageServer } from '#local/host/gateway/page.ts'

const LONG = 'go(); '.repeat(400)

let folder: string
const delivery: PageDelivery = {
  viewerRequest: ROUTE_PAGE,
  viewerResponse: ANSWER_UNKNOWN,
  headers: {},
  root: 'index.html',
  errors: [],
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'five-circles-page-'))
  mkdirSync(join(folder, 'web/assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'not for everyone')
  mkdirSync(join(folder, 'web/dark'))
  mkdirSync(join(folder, 'web/404'))
  writeFileSync(join(folder, 'web/404/index.html'), '<h1>the page, which finds nothing</h1>')
  writeFileSync(join(folder, 'web/index.html'), '<h1>the page</h1>')
  writeFileSync(join(folder, 'web/dark/home.html'), '<h1>the page in the dark</h1>')
  writeFileSync(join(folder, 'web/home.html'), '<h1>the page of a person</h1>')
  writeFileSync(join(folder, 'web/landing.html'), `<h1>the landing page of ${SITE}/</h1>`)
  writeFileSync(join(folder, 'web/robots.txt'), `Sitemap: ${SITE}/sitemap.xml`)
  writeFileSync(join(folder, 'web/assets/long-1a2b.js'), LONG)
  writeFileSync(join(folder, 'web/assets/letters-1a2b.woff2'), LONG)
  writeFileSync(join(folder, 'web/assets/app-1a2b.js'), 'go()')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ORIGIN = 'http://localhost:3000'
const served = (more: Partial<PageDelivery> = {}) =>
  createPageServer(join(folder, 'web'), { ...delivery, ...more }, ORIGIN)

type Asked = { page?: PageServer; method?: string; headers?: Record<string, string> }

const get = async (path: string, { page = served(), method = 'GET', headers = {} }: Asked = {}) => {
  const response = await page(new Request(`${ORIGIN}${path}`, { method, headers }))
  return { status: response.status, text: await response.text(), headers: response.headers }
}

describe('the distribution', () => {
  test.each(['/settings', '/goal/goal_01', '/goal/x.y', '/verify-email?code=1'])(
    '%s is the page itself',
    async (path) => {
      const { status, text, headers } = await get(path)
      expect({ status, text }).toEqual({ status: 200, text: '<h1>the page</h1>' })
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(headers.get('cache-control')).toBe('no-cache')
    },
  )

  test('the distribution serves the app with status 404 for an unknown path', async () => {
    const { status, text, headers } = await get('/nowhere')
    expect({ status, text }).toEqual({ status: 404, text: '<h1>the page, which finds nothing</h1>' })
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  test.each([
    ['/', {}],
    ['/dashboard', {}],
    ['/?utm_source=mail', {}],
    ['/goal/goal_01', { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' }],
  ])('the distribution serves the landing page for %s with %j', async (path, headers) => {
    expect(await get(path, { headers })).toMatchObject({
      status: 200,
      text: '<h1>the landing page of http://localhost:3000/</h1>',
    })
  })

  test.each([
    ['/?view=email', {}, '<h1>the page</h1>'],
    ['/', { cookie: 'other=1; five-circles.signed-in=true' }, '<h1>the page of a person</h1>'],
    ['/', { cookie: 'five-circles.signed-in=true; five-circles.theme=dark' }, '<h1>the page in the dark</h1>'],
  ])('the distribution serves the app for %s with %j', async (path, headers, text) => {
    expect(await get(path, { headers })).toMatchObject({ status: 200, text })
  })

  test('robots.txt, sitemap and documents name the product origin', async () => {
    const { text, headers } = await get('/robots.txt')
    expect(text).toBe('Sitemap: http://localhost:3000/sitemap.xml')
    expect(headers.get('content-type')).toContain('text/plain')
  })

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('the distribution compresses text for accept-encoding %s as %s', async (accepted, encoding, decode) => {
    for (const again of [1, 2]) {
      const response = await served()(
        new Request(`${ORIGIN}/assets/long-1a2b.js?${again}`, { headers: { 'accept-encoding': accepted } }),
      )
      const sent = Buffer.from(await response.arrayBuffer())
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('vary')).toBe('accept-encoding')
      expect(sent.length).toBeLessThan(LONG.length / 10)
      expect(decode(sent).toString()).toBe(LONG)
    }
  })

  test.each([
    ['/assets/long-1a2b.js', 'identity'],
    ['/assets/app-1a2b.js', 'br'],
    ['/assets/letters-1a2b.woff2', 'br'],
  ])('the distribution sends %s uncompressed for accept-encoding %s', async (path, accepted) => {
    const { headers } = await get(path, { headers: { 'accept-encoding': accepted } })
    expect(headers.get('content-encoding')).toBeNull()
  })

  test('the distribution sends an immutable cache header for a hashed file', async () => {
    const { status, headers } = await get('/assets/app-1a2b.js')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('javascript')
    expect(headers.get('cache-control')).toContain('immutable')
  })

  test.each(['/assets/gone.js', '/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%ff.txt', '/a%00.txt'])(
    '%s is 404',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )

  test('the distribution allows GET and HEAD only', async () => {
    expect((await get('/', { method: 'POST' })).status).toBe(405)
  })

  test('the distribution replaces a missing file by its error page', async () => {
    const errors = [{ status: 404, file: '/index.html', answerStatus: 200 }]
    const page = served({ viewerRequest: null, viewerResponse: null, errors })
    expect(await get('/dashboard', { page })).toMatchObject({ status: 200, text: '<h1>the page</h1>' })
  })

  test('the distribution returns a redirect of its viewer function', async () => {
    const viewerRequest = `function handler() { return { statusCode: 301, headers: { location: { value: '/new' } } } }`
    const { status, headers } = await get('/old', { page: served({ viewerRequest }) })
    expect([status, headers.get('location')]).toEqual([301, '/new'])
  })
})

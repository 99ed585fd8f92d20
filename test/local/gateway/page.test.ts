import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROUTE_PAGE } from '#infra/constructs/page-headers.ts'
import type { PageDelivery } from '#local/cloud-model.ts'
import { createPage, type PageServer } from '#local/gateway/page.ts'

let folder: string
const delivery: PageDelivery = { viewerRequest: ROUTE_PAGE, headers: {}, root: 'index.html', errors: [] }

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'five-circles-page-'))
  mkdirSync(join(folder, 'web/assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'not for everyone')
  writeFileSync(join(folder, 'web/index.html'), '<h1>the page</h1>')
  writeFileSync(join(folder, 'web/assets/app-1a2b.js'), 'go()')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const get = async (path: string, page: PageServer = createPage(join(folder, 'web'), delivery), method = 'GET') => {
  const response = await page(new Request(`http://localhost:3000${path}`, { method }))
  return { status: response.status, text: await response.text(), headers: response.headers }
}

describe('the page as the distribution serves it', () => {
  test.each(['/', '/dashboard', '/goal/goal_01', '/verify-email?code=1'])('%s is the page itself', async (path) => {
    const { status, text, headers } = await get(path)
    expect({ status, text }).toEqual({ status: 200, text: '<h1>the page</h1>' })
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-cache')
  })

  test('a hashed file may be kept for ever', async () => {
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

  test('nothing but reading is allowed', async () => {
    expect((await get('/', undefined, 'POST')).status).toBe(405)
  })

  test('an error page of the distribution takes the place of a missing file', async () => {
    const errors = [{ status: 404, file: '/index.html', answerStatus: 200 }]
    const page = createPage(join(folder, 'web'), { ...delivery, viewerRequest: null, errors })
    expect(await get('/dashboard', page)).toMatchObject({ status: 200, text: '<h1>the page</h1>' })
  })

  test('a redirect of its function is passed on', async () => {
    const viewerRequest = `function handler() { return { statusCode: 301, headers: { location: { value: '/new' } } } }`
    const { status, headers } = await get('/old', createPage(join(folder, 'web'), { ...delivery, viewerRequest }))
    expect([status, headers.get('location')]).toEqual([301, '/new'])
  })
})

import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { buildPage } from '#local/host/gateway/page-build.ts'
import { CACHE, ROOT } from '#local/host/product.ts'
import { readBuiltPage } from '../../../../bench/built-page.ts'

/** Budgets of the deployed page in bytes after gzip. `npm run bench -- page` prints the present sizes. */

let folder: string
let page: ReturnType<typeof readBuiltPage>
beforeAll(async () => {
  folder = await buildPage(ROOT, CACHE)
  page = readBuiltPage(folder)
}, 120_000)

const sourceMap = z.object({ sources: z.array(z.string()) })

/** Packages whose code stands in a document's scripts, by their source maps. */
const packagesIn = (name: string): string[] =>
  [...page.filesOfDocument(name)]
    // The bundler's own few lines have no map.
    .filter((file) => file.endsWith('.js') && existsSync(join(folder, `${file}.map`)))
    .flatMap((file) => {
      const { sources } = sourceMap.parse(JSON.parse(readFileSync(join(folder, `${file}.map`), 'utf8')))
      return sources.map((source) => resolve(folder, 'assets', source))
    })
    .map((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1])
    .filter((name) => name !== undefined)

describe('the landing page', () => {
  it('has at most 20 kB of HTML and CSS', () => {
    const weight = page.documentWeight('landing') + page.weight(page.filesOfDocument('landing'), '.css')
    expect(weight).toBeLessThanOrEqual(20_000)
  })

  it('loads at most 96 kB of scripts', () => {
    expect(page.weight(page.filesOfDocument('landing'), '.js')).toBeLessThanOrEqual(96_000)
  })

  it('does not load router, queries and sign-in', () => {
    const packages = packagesIn('landing')
    expect(packages).toContain('react-dom')
    for (const name of ['react-router', '@tanstack/query-core', '@aws-amplify/auth', 'temporal-polyfill'])
      expect(packages).not.toContain(name)
  })
})

it.each([
  ['the prices', 'pricing', 126_000],
  ['the sign-in', 'auth', 173_000],
])('the document of %s loads no scripts of another document', (_, name, most) => {
  expect(page.weight(page.filesOfDocument(name), '.js')).toBeLessThanOrEqual(most)
})

it('the parts that every screen loads later bring no chunk of the dashboard to a visitor', () => {
  const own = page.filesOfDocument('auth')
  const later = [...page.filesOfChunk('toaster'), ...page.filesOfModule('src/app/deferred-parts.tsx')]
  const more = [...new Set(later)].filter((file) => !own.has(file))
  expect(page.weight(more, '.js')).toBeLessThanOrEqual(10_000)
})

describe('the dashboard', () => {
  it('loads at most 150 kB of scripts', () => {
    expect(page.weight(page.filesOfDocument('home'), '.js')).toBeLessThanOrEqual(150_000)
  })

  it('loads no Temporal polyfill', () => {
    expect(packagesIn('index')).not.toContain('temporal-polyfill')
  })

  it('loads nothing of Amplify', () => {
    expect(packagesIn('home').filter((name) => /amplify/.test(name))).toEqual([])
  })
})

it('the page uses one font file of at most 60 kB', () => {
  expect(page.fonts).toHaveLength(1)
  expect(page.fonts[0]?.bytes).toBeLessThanOrEqual(60_000)
})

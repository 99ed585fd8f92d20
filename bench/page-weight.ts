import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildPage } from '#local/host/gateway/page-build.ts'
import { CACHE, ROOT } from '#local/host/product.ts'
import { readBuiltPage } from './built-page.ts'
import type { ReleaseFigures } from './history.ts'
import { kilobytes, printTable } from './print.ts'

/** The paths that the router opens by loading a module: what stands between one `path:` and its `import()`. */
const routesBySource = (): Map<string, string> => {
  const router = readFileSync(join(ROOT, 'web/src/app/router.tsx'), 'utf8')
  const found = router.matchAll(/path: '([^']+)',\s*lazy:[^']*import\('([^']+)'\)/g)
  return new Map([...found].map(([, path = '', specifier = '']) => [basename(specifier), path]))
}

/** Gzip bytes of what every document and every route of the page loads, as it is deployed. */
export const benchPageWeight = async (): Promise<ReleaseFigures> => {
  const page = readBuiltPage(await buildPage(ROOT, CACHE))
  const app = page.filesOfDocument('index')
  const routes = routesBySource()

  const names = ['landing', 'pricing', 'auth', 'home', 'index']
  const documents = names.map((name) => {
    const files = page.filesOfDocument(name)
    return [name, ...[page.documentWeight(name), page.weight(files, '.css'), page.weight(files, '.js')].map(kilobytes)]
  })
  printTable('Page, gzip: what a document brings', ['document', 'HTML', 'style', 'script'], documents)

  const rows = page.modules.map((source) => {
    const files = page.filesOfModule(source)
    const more = [...files].filter((file) => !app.has(file))
    const all = new Set([...app, ...files])
    return [
      routes.get(basename(source)) ?? `part: ${source}`,
      ...[page.weight(more, '.js'), page.weight(all, '.js'), page.weight(all, '.css')].map(kilobytes),
    ]
  })
  printTable(
    'Page, gzip: what a route of the app loads',
    ['route', 'script of its own', 'script in all', 'style in all'],
    rows.toSorted(([a = ''], [b = '']) => a.localeCompare(b)),
  )
  const bytes = page.fonts.reduce((sum, font) => sum + font.bytes, 0)
  console.log(`\n  Fonts ${kilobytes(bytes)} in ${page.fonts.length} files`)
  return Object.fromEntries(
    names.map((name) => [`page ${name}: script bytes`, page.weight(page.filesOfDocument(name), '.js')]),
  )
}

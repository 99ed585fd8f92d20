import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { buildPage } from '#local/gateway/page-build.ts'
import { CACHE, ROOT } from '#local/product.ts'
import { kilobytes, printTable } from './print.ts'

const chunk = z.object({
  file: z.string(),
  src: z.optional(z.string()),
  isEntry: z.optional(z.boolean()),
  isDynamicEntry: z.optional(z.boolean()),
  imports: z._default(z.array(z.string()), []),
  css: z._default(z.array(z.string()), []),
})
const manifestSchema = z.record(z.string(), chunk)
type Manifest = z.infer<typeof manifestSchema>

/** The files that a module needs before it runs, its own and those of its static imports. */
const filesOf = (manifest: Manifest, key: string, seen = new Set<string>()): Set<string> => {
  const found = manifest[key]
  if (!found || seen.has(found.file)) return seen
  for (const file of [found.file, ...found.css]) seen.add(file)
  for (const imported of found.imports) filesOf(manifest, imported, seen)
  return seen
}

/** The paths that the router opens by loading a module: what stands between one `path:` and its `import()`. */
const routesBySource = (): Map<string, string> => {
  const router = readFileSync(join(ROOT, 'web/src/app/router.tsx'), 'utf8')
  const found = router.matchAll(/path: '([^']+)',\s*lazy:[^']*import\('([^']+)'\)/g)
  return new Map(
    [...found].map(([, path = '', specifier = '']) => [
      specifier
        .replace(/^#web\/|^\.\//, '')
        .split('/')
        .at(-1) ?? '',
      path,
    ]),
  )
}

/** Gzip bytes of what every route of the page loads, as it is deployed. */
export const benchPageWeight = async (): Promise<void> => {
  const folder = await buildPage(ROOT, CACHE)
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')))
  const weigh = (file: string) => gzipSync(readFileSync(join(folder, file))).length
  const weights = (files: Iterable<string>, ending: string) =>
    [...files].filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + weigh(file), 0)
  const routes = routesBySource()
  const entries = Object.entries(manifest)
  const [entry] = entries.find(([, { isEntry }]) => isEntry) ?? []
  if (entry === undefined) throw new Error('The manifest of the page names no entry')
  const start = filesOf(manifest, entry)

  const rowOf = (name: string, files: Set<string>) => {
    const all = new Set([...start, ...files])
    const more = new Set([...files].filter((file) => !start.has(file)))
    return [name, ...[weights(more, '.js'), weights(all, '.js'), weights(all, '.css')].map(kilobytes)]
  }
  const lazy = entries
    .filter(([, { isDynamicEntry }]) => isDynamicEntry)
    .map(([key, { src = key }]) =>
      rowOf(routes.get(src.split('/').at(-1) ?? '') ?? `part: ${src}`, filesOf(manifest, key)),
    )
  printTable(
    'Page, gzip: what a route loads',
    ['route', 'script of its own', 'script in all', 'style in all'],
    [rowOf('every route', new Set()), ...lazy.toSorted(([a = ''], [b = '']) => a.localeCompare(b))],
  )
  const fonts = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.woff2'))
  const bytes = fonts.reduce((sum, file) => sum + readFileSync(join(folder, 'assets', file)).length, 0)
  console.log(`\n  HTML ${kilobytes(weigh('index.html'))}, fonts ${kilobytes(bytes)} in ${fonts.length} files`)
}

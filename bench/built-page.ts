import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as z from 'zod/mini'

/** Sizes of the built page. The bench prints them, and a test compares them with their budgets. */

const chunk = z.object({
  file: z.string(),
  name: z.optional(z.string()),
  src: z.optional(z.string()),
  isDynamicEntry: z.optional(z.boolean()),
  imports: z._default(z.array(z.string()), []),
  css: z._default(z.array(z.string()), []),
})
const manifestSchema = z.record(z.string(), chunk)
type Manifest = z.infer<typeof manifestSchema>

/** The files that a module needs before it runs, its own and those of its static imports. */
const listFiles = (manifest: Manifest, key: string, seen = new Set<string>()): Set<string> => {
  const found = manifest[key]
  if (!found || seen.has(found.file)) return seen
  for (const file of [found.file, ...found.css]) seen.add(file)
  for (const imported of found.imports) listFiles(manifest, imported, seen)
  return seen
}

/** Scripts and style sheets that a document asks for. */
const filesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file))

export const readBuiltPage = (folder: string) => {
  const read = (file: string) => readFileSync(join(folder, file))
  const manifest = manifestSchema.parse(JSON.parse(read('.vite/manifest.json').toString()))
  const html = (name: string) => read(`${name}.html`).toString()
  const weigh = (file: string) => gzipSync(read(file)).length
  return {
    html,
    /** Gzip bytes of the files with an ending: `.js`, `.css`. */
    weight: (files: Iterable<string>, ending: string): number =>
      [...files].filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + weigh(file), 0),
    /** Gzip bytes of a document itself. */
    documentWeight: (name: string): number => weigh(`${name}.html`),
    /** What a document loads before any interaction: `index`, `landing` or `pricing`. */
    filesOfDocument: (name: string): Set<string> => filesIn(html(name)),
    /** What a lazily loaded module adds, by its source below `web/`. */
    filesOfModule: (source: string): Set<string> => {
      if (!manifest[source]) throw new Error(`The build has no part for ${source}.`)
      return listFiles(manifest, source)
    },
    /** What a chunk with a name of `web/vite/chunks.ts` adds. */
    filesOfChunk: (name: string): Set<string> => {
      const key = Object.keys(manifest).find((one) => manifest[one]?.name === name)
      if (key === undefined) throw new Error(`The build has no chunk ${name}.`)
      return listFiles(manifest, key)
    },
    /** Sources of the lazily loaded modules. */
    modules: Object.entries(manifest)
      .filter(([, { isDynamicEntry }]) => isDynamicEntry)
      .map(([source]) => source),
    fonts: readdirSync(join(folder, 'assets'))
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => ({ file, bytes: read(`assets/${file}`).length })),
  }
}

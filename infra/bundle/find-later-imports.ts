import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** An import of a module of ours, except of types. */
const STATIC_IMPORT = /(?:^|\n)(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s+)?'([#.][^']+)'/g
const DYNAMIC_IMPORT = /\bimport\('([#.][^']+)'\)/g

/**
 * The modules of ours that `entry` and its imports load by a dynamic import. Paths are from `root`, with `/`. Reads the sources,
 * because a run of esbuild takes a second for this.
 */
export const findLaterImports = (root: string, entry: string): string[] => {
  const later = new Set<string>()
  const seen = new Set([entry])
  for (const file of seen) {
    const source = readFileSync(join(root, file), 'utf8')
    const find = (pattern: RegExp): string[] =>
      [...source.matchAll(pattern)].map(([, specifier = '']) =>
        specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(file), specifier),
      )
    for (const target of find(STATIC_IMPORT)) seen.add(target)
    for (const target of find(DYNAMIC_IMPORT)) later.add(target)
  }
  return [...later]
}

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** An import of a file beside the bundle in esbuild's minified output, except a dynamic one. */
const STATIC_IMPORT = /\b(?:from|import)"\.\/([^"]+)"/g

/** A bundle's file and those that its import loads, without those that it loads later (ADR 267). */
export const listLoaded = (file: string): string[] => {
  const found = new Set([file])
  for (const one of found)
    for (const [, name] of readFileSync(one, 'utf8').matchAll(STATIC_IMPORT)) found.add(join(dirname(one), name ?? ''))
  return [...found]
}

import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A cache of build results (templates, the page) by the hash of their sources. */

const filesBelow = (path: string): string[] => {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules' && entry.name !== 'dist')
    .flatMap((entry) => (entry.isFile() ? [join(path, entry.name)] : filesBelow(join(path, entry.name))))
}

const digests = new Map<string, { size: number; changed: number; digest: string }>()

/** The digest of a file's content. It is kept in this process until the file changes, because several results have the same sources. */
const digestFile = (file: string): string => {
  const { size, mtimeMs: changed } = statSync(file)
  const kept = digests.get(file)
  if (kept?.size === size && kept.changed === changed) return kept.digest
  const digest = hash('sha256', readFileSync(file))
  digests.set(file, { size, changed, digest })
  return digest
}

/** Hashes names and contents of files and folders (relative to `root`), and further text. */
export const hashSources = (root: string, sources: string[], ...more: string[]): string => {
  const files = sources.flatMap((source) => filesBelow(join(root, source))).sort()
  const parts = [...more, ...files.flatMap((file) => [relative(root, file), digestFile(file)])]
  return hash('sha256', parts.map((part) => `${part}\0`).join('')).slice(0, 24)
}

const KEPT = 4

/** Deletes all but the newest results. */
const prune = (folder: string): void => {
  const entries = readdirSync(folder)
    .map((name) => ({ path: join(folder, name), made: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.made - a.made)
  for (const { path } of entries.slice(KEPT)) rmSync(path, { recursive: true, force: true })
}

/**
 * The folder `<folder>/<key>`, filled by `make` if it does not exist. It is created atomically, also when two processes create
 * it at once.
 */
export const cached = async (folder: string, key: string, make: (target: string) => Promise<void>): Promise<string> => {
  const target = join(folder, key)
  if (existsSync(target)) return target
  const unfinished = `${target}.${process.pid}.${performance.now()}`
  mkdirSync(unfinished, { recursive: true })
  try {
    await make(unfinished)
    if (!existsSync(target)) renameSync(unfinished, target)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  prune(folder)
  return target
}

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A cache of build results (templates, the page) by the hash of their sources. */

const filesBelow = (path: string): string[] => {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules' && entry.name !== 'dist')
    .flatMap((entry) => filesBelow(join(path, entry.name)))
}

/** Hashes names and contents of files and folders (relative to `root`), and further text. */
export const hashSources = (root: string, sources: string[], ...more: string[]): string => {
  const hash = createHash('sha256')
  for (const text of more) hash.update(`${text}\0`)
  for (const file of sources.flatMap((source) => filesBelow(join(root, source))).sort())
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  return hash.digest('hex').slice(0, 24)
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

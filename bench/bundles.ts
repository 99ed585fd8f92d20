import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { listLoaded } from '#infra/bundle/list-loaded.ts'
import { bundleHandlers } from '#infra/bundle-handlers.ts'
import { locateHandler as entryOfOperation } from '#infra/operation.ts'
import { operations } from '#infra/operations.ts'
import { locateReaction as entryOfReaction } from '#infra/reaction.ts'
import { reactions } from '#infra/reactions.ts'
import type { ReleaseFigures } from './history.ts'
import { kilobytes, number, percentile, printTable } from './print.ts'

const TRIES = 5
const run = promisify(execFile)

/** Milliseconds of an import. The CPU time, of all threads, depends less on what else the machine does. */
type ImportTime = { elapsed: number; cpu: number }

/** A fresh process each time: what a Lambda does at a cold start, on this machine's processor. */
const importOnce = async (file: string): Promise<ImportTime> => {
  const program = `
const [before, start] = [process.cpuUsage(), performance.now()]
await import(${JSON.stringify(pathToFileURL(file).href)})
const elapsed = performance.now() - start
const { user, system } = process.cpuUsage(before)
console.log(elapsed, (user + system) / 1000)
process.exit()`
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program])
  const [elapsed = Number.NaN, cpu = Number.NaN] = stdout.split(' ').map(Number)
  return { elapsed, cpu }
}

const supply = (): { stem: string; entry: string }[] =>
  [...operations.map(entryOfOperation), ...reactions.map(entryOfReaction)].map((entry) => ({
    entry,
    stem: entry.split('/').at(-2) ?? entry,
  }))

/** Measures bytes and import time of what the import of every function's deployment bundle loads. */
export const benchBundles = async (): Promise<ReleaseFigures> => {
  const folder = mkdtempSync(join(tmpdir(), 'five-bundles-'))
  try {
    const handlers = supply()
    await bundleHandlers(
      handlers.map(({ entry }) => entry),
      folder,
    )
    const nothing = join(folder, 'nothing.mjs')
    writeFileSync(nothing, '')
    const rows: string[][] = []
    const figures: ReleaseFigures = {}
    for (const { stem } of [...handlers, { stem: '' }]) {
      const file = stem === '' ? nothing : join(folder, stem, 'index.mjs')
      const times: ImportTime[] = []
      for (let tries = 0; tries < TRIES; tries += 1) times.push(await importOnce(file))
      const code = Buffer.concat(listLoaded(file).map((one) => readFileSync(one)))
      const median = (kind: keyof ImportTime) =>
        percentile(
          times.map((time) => time[kind]),
          0.5,
        )
      const milliseconds = median('elapsed')
      if (stem !== '') {
        figures[`function ${stem}: bytes`] = code.length
        figures[`function ${stem}: import ms`] = milliseconds
      }
      rows.push([
        stem === '' ? '(an empty module)' : stem,
        kilobytes(code.length),
        kilobytes(gzipSync(code).length),
        `${number(milliseconds, 1)} ms`,
        `${number(median('cpu'), 1)} ms`,
      ])
    }
    printTable(
      `Functions as they are deployed (import: median of ${TRIES})`,
      ['function', 'bytes', 'gzip', 'import', 'CPU time'],
      rows,
    )
    return figures
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

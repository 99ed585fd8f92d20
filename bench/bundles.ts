import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { listLoaded } from '#infra/bundle/list-loaded.ts'
import { bundleHandlers } from '#infra/constructs/handler-code.ts'
import { locateHandler as entryOfOperation } from '#infra/operation.ts'
import { operations } from '#infra/operations.ts'
import { locateReaction as entryOfReaction } from '#infra/reaction.ts'
import { reactions } from '#infra/reactions.ts'
import type { ReleaseFigures } from './history.ts'
import { kilobytes, number, percentile, printTable } from './print.ts'

const TRIES = 5
const run = promisify(execFile)

/** A fresh process each time: what a Lambda does at a cold start, on this machine's processor. */
const importTime = async (file: string): Promise<number> => {
  const program = `const start = performance.now(); await import(${JSON.stringify(pathToFileURL(file).href)}); console.log(performance.now() - start); process.exit()`
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program])
  return Number(stdout)
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
    bundleHandlers(
      handlers.map(({ entry }) => entry),
      folder,
    )
    const nothing = join(folder, 'nothing.mjs')
    writeFileSync(nothing, '')
    const rows: string[][] = []
    const figures: ReleaseFigures = {}
    for (const { stem } of [...handlers, { stem: '' }]) {
      const file = stem === '' ? nothing : join(folder, stem, 'index.mjs')
      const times: number[] = []
      for (let tries = 0; tries < TRIES; tries += 1) times.push(await importTime(file))
      const code = Buffer.concat(listLoaded(file).map((one) => readFileSync(one)))
      const milliseconds = percentile(times, 0.5)
      if (stem !== '') {
        figures[`function ${stem}: bytes`] = code.length
        figures[`function ${stem}: import ms`] = milliseconds
      }
      rows.push([
        stem === '' ? '(an empty module)' : stem,
        kilobytes(code.length),
        kilobytes(gzipSync(code).length),
        `${number(milliseconds, 1)} ms`,
      ])
    }
    printTable(
      `Functions as they are deployed (import: median of ${TRIES})`,
      ['function', 'bytes', 'gzip', 'import'],
      rows,
    )
    return figures
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/** The folder with the tables of a run. Vitest creates it before the first file and removes it after the last thread. */

declare module 'vitest' {
  interface ProvidedContext {
    tableFolder: string
  }
}

export default ({ provide }: TestProject) => {
  const folder = mkdtempSync(join(tmpdir(), 'five-circles-tables-'))
  provide('tableFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}

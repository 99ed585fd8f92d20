import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Logs = {
  append(stem: string, text: string): void
  /** The log of a function, over all runs of the product. */
  read(stem: string): string
}

/** The console output of each function, in `<folder>/<stem>.log`. */
export const createLogs = (folder: string): Logs => {
  mkdirSync(folder, { recursive: true })
  const file = (stem: string) => join(folder, `${stem}.log`)
  return {
    append: (stem, text) => appendFileSync(file(stem), text.endsWith('\n') ? text : `${text}\n`),
    read: (stem) => (existsSync(file(stem)) ? readFileSync(file(stem), 'utf8') : ''),
  }
}

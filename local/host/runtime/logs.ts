import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Logs = {
  append(stem: string, text: string): void
  /** What a function wrote, all runs of the product one after the other. */
  read(stem: string): string
}

/** Each function's console in a file of its own: `<folder>/<stem>.log`. */
export const createLogs = (folder: string): Logs => {
  mkdirSync(folder, { recursive: true })
  const file = (stem: string) => join(folder, `${stem}.log`)
  return {
    append: (stem, text) => appendFileSync(file(stem), text.endsWith('\n') ? text : `${text}\n`),
    read: (stem) => (existsSync(file(stem)) ? readFileSync(file(stem), 'utf8') : ''),
  }
}

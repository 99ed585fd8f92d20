import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from '#local/host/product.ts'
import { findFreePort } from '#local/services/dynamodb/free-port.ts'
import type { ReleaseFigures } from './history.ts'
import { number, printTable } from './print.ts'

const startOnce = async (folder: string): Promise<number> => {
  const port = `${await findFreePort()}`
  const start = performance.now()
  const child = spawn(process.execPath, ['local/main.ts', '--port', port, '--data', join(folder, 'data')], {
    cwd: ROOT,
    env: { ...process.env, FIVE_CIRCLES_CACHE: join(folder, 'cache'), NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  try {
    for await (const line of createInterface(child.stdout)) {
      const url = /^\s*Page\s+(http\S+)/.exec(line)?.[1]
      if (url === undefined) continue
      const page = await fetch(url)
      await page.text()
      return performance.now() - start
    }
    throw new Error('The product ended before it printed the URL of its page')
  } finally {
    child.kill('SIGTERM')
    await exited
  }
}

/** From the command to the first page: without any cached build (packages installed), and with one. */
export const benchStartTime = async (): Promise<ReleaseFigures> => {
  const folder = mkdtempSync(join(tmpdir(), 'five-start-'))
  try {
    const cold = await startOnce(folder)
    const again = [await startOnce(folder), await startOnce(folder), await startOnce(folder)]
    const seconds = (milliseconds: number) => `${number(milliseconds / 1000, 2)} s`
    printTable(
      'Start: from the command to the first page, packages installed',
      ['', 'measured', 'budget'],
      [
        ['first (templates synthesised, page built)', seconds(cold), '180 s'],
        ['again, fastest of three', seconds(Math.min(...again)), '5 s'],
        ['again, slowest of three', seconds(Math.max(...again)), '5 s'],
      ],
    )
    return { 'first start: ms': cold, 'start again: ms': Math.min(...again) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

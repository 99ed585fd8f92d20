import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))

/**
 * Runs `npm run simulate` with the options. A run takes over the clock and the clients of its process, so each has a process of its
 * own.
 */
export const runSimulation = async (...options: string[]): Promise<{ code: number | null; lines: string[] }> => {
  const child = spawn(process.execPath, [MAIN, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_NO_WARNINGS: '1', NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') },
  })
  const code = new Promise<number | null>((resolve) => void child.once('close', resolve))
  const [out, complaint] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, lines: `${out}${complaint}`.trim().split('\n') }
}

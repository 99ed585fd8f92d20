import { execFileSync, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** The product started by `npm start`, in separate processes. */

const ROOT = join(import.meta.dirname, '../..')

export type Started = {
  pid: number
  /** All that was printed so far, both streams. */
  output(): string
  /** Resolves with the code when the command has ended. */
  ended: Promise<number | NodeJS.Signals>
  /** Resolves when the table of addresses is printed. Throws an error with the output when the command ends first. */
  running(): Promise<void>
  kill(signal: NodeJS.Signals): void
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Runs `scripts/start.mjs`, which `npm start` runs, with these options. */
export const startCommand = (args: string[], nodeArgs: string[] = []): Started =>
  follow(process.execPath, [...nodeArgs, 'scripts/start.mjs', ...args])

/** Runs `npm start` with npm and its shell. */
export const npmStart = (args: string[]): Started => follow('npm', ['start', '--', ...args])

const follow = (command: string, args: string[]): Started => {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let tell = () => {}
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk
      tell()
    })
  const ended = new Promise<number | NodeJS.Signals>((resolve) =>
    child.on('close', (code, signal) => resolve(signal ?? code ?? 1)),
  )
  return {
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    kill: (signal) => child.kill(signal),
    running: () =>
      new Promise((resolve, reject) => {
        tell = () => {
          if (output.includes('Local control')) resolve()
        }
        tell()
        void ended.then(() => reject(new Error(`It ended:\n${output}`)))
      }),
  }
}

/** Each process with its parent, from /proc, because a minimal machine has no `ps`. */
const allProcesses = (): { pid: number; parent: number }[] => {
  if (process.platform !== 'linux')
    return execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .map(([pid = 0, parent = 0]) => ({ pid, parent }))
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const parent = /\) \S (\d+)/.exec(readStat(name))?.[1]
      return parent === undefined ? [] : [{ pid: Number(name), parent: Number(parent) }]
    })
}

/** A process can end after it was listed. */
const readStat = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}

/** Every descendant of a process, including the engine of the table. */
export const processesBelow = (pid: number): number[] => {
  const all = allProcesses()
  const below = (parent: number): number[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one.pid, ...below(one.pid)])
  return below(pid)
}

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { watchNpm } from './watch-npm.mjs'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
/** The Node of the npm package `node`, independent of the machine's Node. */
export const NODE = join(ROOT, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

export const fail = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

/** Node's own default. With the variable, a program's first file and the processes that it starts use the cache as well. */
const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') }

/** Puts Node 24 and the packages' commands first on the PATH of child processes, which keep compiled sources. */
export const environment = (more = {}) => {
  const path = `${dirname(NODE)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`
  return { ...COMPILE_CACHE, ...process.env, PATH: path, NODE_NO_WARNINGS: '1', ...more }
}

/** The JavaScript file behind a package's command, so that it starts without a shell on every platform. */
export const command = (file) => {
  const path = join(ROOT, 'node_modules', file)
  return existsSync(path) ? path : fail(`${file} is missing in node_modules; run npm ci.`)
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program under Node 24 and returns its exit code. Passes signals on. When this process is killed, the child's IPC
 * channel closes and the child exits. Its output is printed, or passed to `hear`.
 */
export const run = (args, { ipc = false, env = {}, cwd = ROOT, hear = undefined } = {}) =>
  new Promise((resolve) => {
    const out = hear ? 'pipe' : 'inherit'
    const child = spawn(NODE, args, {
      cwd,
      env: environment(env),
      stdio: ['inherit', out, out, ...(ipc ? ['ipc'] : [])],
    })
    if (hear) for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear)
    const forward = (signal) => child.kill(signal)
    for (const signal of SIGNALS) process.on(signal, forward)
    const unwatch = watchNpm(() => child.kill('SIGTERM'))
    const end = (code) => {
      unwatch()
      for (const signal of SIGNALS) process.off(signal, forward)
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(`${NODE} could not be started: ${error.message}.`)
      end(1)
    })
    // With `hear`, wait for the end of the output. Otherwise do not wait for a grandchild that keeps the terminal open.
    child.on(hear ? 'close' : 'exit', (code, signal) =>
      end(code ?? 128 + ({ SIGINT: 2, SIGTERM: 15, SIGKILL: 9 }[signal] ?? 1)),
    )
  })

import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '#local/contracts/start-error.ts'
import { callTable } from './call.ts'
import { findFreePort } from './free-port.ts'

export type Engine = { endpoint: string; stop(): Promise<void> }

/**
 * Ends the engine when this process ends, also after `kill -9`: the pipe on file descriptor 0 closes with its last writer. The
 * engine then gets SIGTERM, and SIGKILL after two seconds.
 */
const GUARD = `
exec 3<&0
"$@" 3<&- </dev/null &
engine=$!
{
  cat <&3
  kill $engine
  for i in 1 2 3 4 5 6 7 8 9 10; do kill -0 $engine || exit; sleep 0.2; done
  kill -9 $engine
} >/dev/null 2>&1 &
exec 3<&-
wait $engine
`
const READY_WITHIN_MS = 20_000

const refuseDamage = (file: string): void => {
  if (!existsSync(file)) return
  let verdict: unknown
  try {
    const database = new DatabaseSync(file)
    try {
      verdict = database.prepare('pragma quick_check(1)').get()?.quick_check
    } finally {
      database.close()
    }
  } catch (error) {
    verdict = error
  }
  if (verdict !== 'ok')
    throw new StartError(`The file ${file} is damaged; start with --fresh to begin with empty data.`)
}

const isExit = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

const isReady = async (child: ChildProcess, endpoint: string): Promise<boolean> => {
  for (const until = performance.now() + READY_WITHIN_MS; performance.now() < until && !isExit(child); ) {
    const answered = await callTable(endpoint, 'ListTables', {}).catch(() => undefined)
    if (answered && !isExit(child)) return true
    await pause(10)
  }
  return false
}

const launch = async (binary: string, file: string, port: number) => {
  const child = spawn('sh', ['-c', GUARD, 'table-guard', binary, 'serve', '--port', `${port}`, '--db-path', file], {
    stdio: ['pipe', 'ignore', 'pipe'],
    // Ctrl-C must not reach the engine, so that running functions can finish their writes.
    detached: true,
  })
  let complaint = ''
  child.stderr.on('data', (text) => {
    complaint = `${complaint}${text}`.slice(-2000)
  })
  child.stdin.on('error', () => {})
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => {
      child.stdin.destroy()
      resolve()
    })
  })
  const stop = async () => {
    child.stdin.destroy()
    await exited
  }
  if (await isReady(child, `http://127.0.0.1:${port}`)) return { stop, exited }
  await stop()
  return { complaint: complaint.trim().split('\n')[0] || 'it did not answer' }
}

const launchOnFreePort = async (binary: string, file: string) => {
  let complaint = ''
  // Another process can take the free port before the engine listens on it.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const port = await findFreePort()
    const launched = await launch(binary, file, port)
    if (launched.stop) return { ...launched, port }
    complaint = launched.complaint
    if (!/in use/i.test(complaint)) break
  }
  throw new StartError(`The local DynamoDB engine does not start on ${file}: ${complaint}.`)
}

/**
 * Starts the engine on a file and waits until it answers. Throws `StartError` when the file is damaged or the engine does not
 * start. The engine ends with this process, also after `kill -9`. If the engine dies alone, it is restarted.
 */
export const startEngine = async (binary: string, file: string): Promise<Engine> => {
  refuseDamage(file)
  const { port, ...first } = await launchOnFreePort(binary, file)
  let running = first
  let stopping = false
  const watch = async (): Promise<void> => {
    await running.exited
    if (stopping) return
    console.error('The local DynamoDB engine ended unexpectedly and is restarted.')
    const again = await launch(binary, file, port)
    if (!again.stop) return console.error(`The restart failed: ${again.complaint}.`)
    running = again
    return stopping ? running.stop() : watch()
  }
  const watching = watch()
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: async () => {
      stopping = true
      await running.stop()
      await watching
    },
  }
}

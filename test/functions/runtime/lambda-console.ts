import { format } from 'node:util'

const LEVELS = { log: 'INFO', info: 'INFO', warn: 'WARN', error: 'ERROR' } as const

/**
 * Patches the console as Lambda's Node.js runtime does in the JSON log format (`LogPatch` of aws-lambda-ric 3.3): each
 * call becomes one record with its argument, or the formatted arguments, under `message`. Returns what undoes it.
 */
export const patchConsole = (requestId: string): (() => void) => {
  const original = { ...console }
  for (const [method, level] of Object.entries(LEVELS)) {
    Object.assign(console, {
      [method]: (...params: unknown[]) => {
        const message = params.length === 1 ? params[0] : format(...params)
        const line = JSON.stringify({ timestamp: new Date().toISOString(), level, requestId, message })
        process.stdout.write(`${line.replaceAll('\n', '\r')}\n`)
      },
    })
  }
  return () => void Object.assign(console, original)
}

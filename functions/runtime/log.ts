import { readCorrelation } from './correlation.ts'
import { writeLine } from './stdout.ts'

/** Structured logs, one JSON object per line. Never log a body, a token or an e-mail address. */

type Fields = Record<string, unknown>
export type Log = {
  info(message: string, fields?: Fields): void
  warn(message: string, fields?: Fields): void
  error(message: string, fields?: Fields): void
}

/** Creates a log that adds `context` and the correlation id to every line. Lambda filters lines by `level`. */
export const createLog = (context: Fields): Log => {
  const write = (level: string) => (message: string, fields?: Fields) =>
    writeLine({
      timestamp: new Date().toISOString(),
      level,
      message,
      correlation_id: readCorrelation(),
      ...context,
      ...fields,
    })
  return { info: write('INFO'), warn: write('WARN'), error: write('ERROR') }
}

/** The fields of an error. */
export const describe = (error: unknown): Fields =>
  error instanceof Error
    ? { error: error.name, reason: error.message, stack: error.stack }
    : { error: typeof error, reason: String(error) }

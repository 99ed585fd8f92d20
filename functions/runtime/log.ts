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

/** An e-mail address. A package's path in a stack, such as `node_modules/@middy/core`, has a slash before its at sign. */
const ADDRESS = /[^\s@<>()[\],;:/\\]+@[^\s@<>()[\],;:/\\]+/gu

const maskAddresses = (text: string): string => text.replaceAll(ADDRESS, '[address]')

/** The fields of an error. SES names the recipient in its errors, so addresses are masked. */
export const describe = (error: unknown): Fields =>
  error instanceof Error
    ? { error: error.name, reason: maskAddresses(error.message), stack: error.stack && maskAddresses(error.stack) }
    : { error: typeof error, reason: maskAddresses(String(error)) }

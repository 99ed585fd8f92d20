/** One JSON line per thing worth knowing. Never a body, a token or an e-mail address. */

type Fields = Record<string, unknown>
export type Log = {
  info(message: string, fields?: Fields): void
  warn(message: string, fields?: Fields): void
  error(message: string, fields?: Fields): void
}

const line = (level: string, message: string, fields: Fields): string =>
  JSON.stringify({ timestamp: new Date().toISOString(), level, message, ...fields })

/** A log whose lines all carry `context`: the operation's stem, the request's id. */
export const logWith = (context: Fields): Log => ({
  info: (message, fields) => console.log(line('INFO', message, { ...context, ...fields })),
  warn: (message, fields) => console.warn(line('WARN', message, { ...context, ...fields })),
  error: (message, fields) => console.error(line('ERROR', message, { ...context, ...fields })),
})

/** What a log may say of an error. */
export const describe = (error: unknown): Fields =>
  error instanceof Error
    ? { error: error.name, reason: error.message, stack: error.stack }
    : { error: typeof error, reason: String(error) }

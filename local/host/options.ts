import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { StartError } from '../contracts/start-error.ts'
import { parseInstant } from './clock.ts'

export type Options = { port: number; data: string; fresh: boolean; now?: number; dev: boolean; help: boolean }

export const HELP = `Starts Five Circles on this machine.

  npm start -- [options]

  --port <number>   port of the page and of everything beside it (3000)
  --data <folder>   where users, goals, mails and logs are kept (.local)
  --fresh           begin with empty data
  --now <instant>   set the clock, as 2026-11-21T07:00:00-05:00
  --help            this text

npm run dev takes the same options; it reloads the page and restarts functions when their sources change.`

const options = z.strictObject({
  port: z._default(
    z.string().check(
      z.refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535, {
        error: '--port must be a number from 1 to 65535',
      }),
    ),
    '3000',
  ),
  data: z._default(z.string().check(z.minLength(1, { error: '--data must name a folder' })), '.local'),
  fresh: z._default(z.boolean(), false),
  now: z.optional(z.string()),
  dev: z._default(z.boolean(), false),
  help: z._default(z.boolean(), false),
})

const given = (args: string[]): Record<string, unknown> => {
  try {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        fresh: { type: 'boolean' },
        now: { type: 'string' },
        dev: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    })
    return { ...values }
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : '').split(/[.\n]/)
    throw new StartError(`${sentence}; npm start -- --help lists the options.`)
  }
}

/** Parses the start options. Throws `StartError` for an unknown or invalid option. */
export const readOptions = (args: string[]): Options => {
  const parsed = options.safeParse(given(args))
  if (!parsed.success)
    throw new StartError(`${parsed.error.issues[0]?.message}; npm start -- --help lists the options.`)
  const { now, port, ...flags } = parsed.data
  const rest = { ...flags, port: Number(port) }
  if (now === undefined) return rest
  const instant = parseInstant(now)
  if (instant === undefined)
    throw new StartError('--now must be an instant with its offset, as 2026-11-21T07:00:00-05:00.')
  return { ...rest, now: instant }
}

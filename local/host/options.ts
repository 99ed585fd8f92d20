import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import type { ModelChoice } from '../contracts/model-choice.ts'
import { StartError } from '../contracts/start-error.ts'
import { parseInstant } from './clock.ts'

export type Options = {
  port: number
  data: string
  fresh: boolean
  now?: number
  /** Who answers the model's calls. */
  model: ModelChoice
  /** Whether the functions run from the bundles of a deployment. */
  bundled: boolean
  /** Whether batch jobs write the texts of the night. */
  nightBatch: boolean
  dev: boolean
  help: boolean
}

export const HELP = `Starts Five Circles on this machine.

  npm start -- [options]

  --port <number>   port of the page and the API (3000)
  --data <folder>   folder for users, goals, mails and logs (.local)
  --fresh           begin with empty data
  --now <instant>   set the clock, such as 2026-11-21T07:00:00-05:00
  --model <url>     let a server with OpenAI's API write the texts, such as http://localhost:11434 (Ollama), or bedrock
                    for Bedrock with your own AWS credentials
  --model-name <id> the model to use (default: the first that the server lists; with bedrock, the model of the deployment)
  --bundled         run the functions from the bundles that npm run deploy uploads
  --night-batch     write the texts of the night in batch jobs, as the setting nightBatch does
  --help            print this text

npm run dev takes the same options; it reloads the page and restarts functions when their sources change.`

const MODEL_ERROR = '--model must be bedrock, or the http address of a server, such as http://localhost:11434'
/** The address of a server without a final slash or `/v1`, or `bedrock`. */
const model = z.pipe(
  z.union([z.literal('bedrock'), z.url({ protocol: /^https?$/, error: MODEL_ERROR })], { error: MODEL_ERROR }),
  z.transform((given) => given.replace(/\/+$/, '').replace(/\/v1$/, '')),
)

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
  model: z.optional(model),
  'model-name': z.optional(z.string().check(z.minLength(1, { error: '--model-name must name a model' }))),
  bundled: z._default(z.boolean(), false),
  'night-batch': z._default(z.boolean(), false),
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
        model: { type: 'string' },
        'model-name': { type: 'string' },
        bundled: { type: 'boolean' },
        'night-batch': { type: 'boolean' },
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

const modelChoice = (url: string | undefined, name: string | undefined): ModelChoice => {
  if (url === undefined) return { kind: 'stand-in' }
  return url === 'bedrock' ? { kind: 'bedrock', name } : { kind: 'openai', url, name }
}

/** Parses the start options. Throws `StartError` for an unknown or invalid option. */
export const readOptions = (args: string[]): Options => {
  const parsed = options.safeParse(given(args))
  if (!parsed.success)
    throw new StartError(`${parsed.error.issues[0]?.message}; npm start -- --help lists the options.`)
  const { now, port, model: url, 'model-name': name, 'night-batch': nightBatch, ...flags } = parsed.data
  if (name !== undefined && url === undefined)
    throw new StartError('--model-name needs --model; npm start -- --help lists the options.')
  if (flags.bundled && flags.dev)
    throw new StartError(
      '--bundled is for npm start only: npm run dev runs the sources; npm start -- --help lists the options.',
    )
  const rest = { ...flags, nightBatch, port: Number(port), model: modelChoice(url, name) }
  if (now === undefined) return rest
  const instant = parseInstant(now)
  if (instant === undefined)
    throw new StartError('--now must be an instant with its offset, such as 2026-11-21T07:00:00-05:00.')
  return { ...rest, now: instant }
}

import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import type { ModelChoice } from '#local/contracts/model-choice.ts'
import { StartError } from '#local/contracts/start-error.ts'

export const HELP = `Writes and grades the coach's texts for the ten people of test/support/people.

  npm run coach:eval -- [options]

  --writer <who>     library (default), or local for the local model of this machine
  --model <url>      a server with OpenAI's API, such as http://localhost:11434 (Ollama), or bedrock
  --model-name <id>  which of its models
  --judge <number>   texts that the model compares with the library's, in both orders (40; 0 for none)
  --sample <number>  texts drawn for readers, over people, tones and goals, into sample.tsv; with 0 none (0)
  --days <number>    days of the script (14)
  --seed <number>    another walk through the library (1)
  --out <folder>     where the texts are written as Markdown (a temporary folder)

Exits with 1 where a floor is not held.`

const whole = (name: string, least: number, most: number, fallback: string) =>
  z.pipe(
    z._default(
      z.string().check(
        z.refine((text) => /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most, {
          error: `--${name} must be a whole number from ${least} to ${most}`,
        }),
      ),
      fallback,
    ),
    z.transform(Number),
  )

const MODEL_ERROR = '--model must be bedrock, or the http address of a server, such as http://localhost:11434'
const options = z.strictObject({
  writer: z._default(z.enum(['library', 'local'], { error: '--writer must be library or local' }), 'library'),
  model: z.optional(
    z.union([z.literal('bedrock'), z.url({ protocol: /^https?$/, error: MODEL_ERROR })], { error: MODEL_ERROR }),
  ),
  'model-name': z.optional(z.string().check(z.minLength(1, { error: '--model-name must name a model' }))),
  judge: whole('judge', 0, 10_000, '40'),
  sample: whole('sample', 0, 10_000, '0'),
  days: whole('days', 1, 365, '14'),
  seed: whole('seed', 0, 999_999, '1'),
  out: z.optional(z.string().check(z.minLength(1, { error: '--out must name a folder' }))),
  help: z._default(z.boolean(), false),
})

export type EvalOptions = {
  /** Who writes; undefined for the built-in library. */
  choice: ModelChoice | undefined
  judge: number
  /** Texts that readers grade, written to a file. */
  sample: number
  days: number
  seed: number
  out: string | undefined
  help: boolean
}

const given = (args: string[]): Record<string, unknown> => {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      args,
      options: {
        ...{
          writer: text,
          model: text,
          'model-name': text,
          judge: text,
          sample: text,
          days: text,
          seed: text,
          out: text,
        },
        help: { type: 'boolean' },
      },
    })
    return { ...values }
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : '').split(/[.\n]/)
    throw new StartError(`${sentence}; npm run coach:eval -- --help lists the options.`)
  }
}

/** Parses the options of the command. Throws `StartError` for an unknown or invalid one. */
export const readEvalOptions = (args: string[]): EvalOptions => {
  const read = options.safeParse(given(args))
  const fault = (says: string | undefined) => new StartError(`${says}; npm run coach:eval -- --help lists the options.`)
  if (!read.success) throw fault(read.error.issues[0]?.message)
  const { writer, model, 'model-name': name, judge, sample, days, seed, out, help } = read.data
  if (name !== undefined && model === undefined) throw fault('--model-name needs --model')
  if (model !== undefined && writer === 'local') throw fault('--writer local and --model exclude each other')
  const url = model?.replace(/\/+$/, '').replace(/\/v1$/, '')
  const ofModel = (address: string): ModelChoice =>
    address === 'bedrock' ? { kind: 'bedrock', name } : { kind: 'openai', url: address, name }
  const choice = url === undefined ? (writer === 'local' ? { kind: 'stand-in' as const } : undefined) : ofModel(url)
  return { choice, judge, sample, days, seed, out, help }
}

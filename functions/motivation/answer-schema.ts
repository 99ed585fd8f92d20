import * as z from 'zod/mini'

/** The answer of a model to the daily text and to a nudge: the text, and its concern about the goal's words (CARE-12). */

const CONCERNS = ['none', 'gentle', 'crisis'] as const

/** Structured output supports no lengths and no bounds, so `readAnswer` checks them. */
export const textAnswer = z.strictObject({
  message: z.string(),
  steps: z.array(z.strictObject({ text: z.string(), minutes: z.number() })),
  challenge: z.strictObject({ text: z.string(), seconds: z.number() }),
  concern: z.enum(CONCERNS),
})

const timed = (unit: 'minutes' | 'seconds', about: string) => ({
  type: 'object',
  properties: { text: { type: 'string' }, [unit]: { type: 'integer', description: about } },
  required: ['text', unit],
  additionalProperties: false,
})

/** The schema of the request. It has only keywords that structured output supports. */
export const textSchema = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'At most 60 words, in one or two paragraphs.' },
    steps: {
      type: 'array',
      description: 'One to three steps, in the order they are done.',
      items: timed('minutes', '1 to 4'),
    },
    challenge: timed('seconds', '15, 30, 45, 60, 90 or 120'),
    concern: { type: 'string', enum: [...CONCERNS], description: 'Whether the data worries you.' },
  },
  required: ['message', 'steps', 'challenge', 'concern'],
  additionalProperties: false,
}

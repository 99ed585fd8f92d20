import * as z from 'zod/mini'
import { keepsTime } from '#domain/motivation/durations.ts'
import { type MotivationText, motivationText, readMicroPlan } from '#domain/motivation/motivation.ts'
import { toPlainLine, toPlainText } from '#functions/adapters/bedrock/plain-text.ts'

/** The model's answer. Structured output supports no lengths, so `readAnswer` checks the limits. */
const answer = z.strictObject({ message: z.string(), micro_plan: z.array(z.string()), challenge: z.string() })

/** The schema of the request. It has only keywords that structured output supports. */
export const answerSchema = {
  name: 'daily_motivation',
  description: 'The morning note for one goal.',
  schema: {
    type: 'object',
    properties: {
      message: { type: 'string', description: 'Two or three short paragraphs, separated by one line break.' },
      micro_plan: {
        type: 'array',
        description: 'Three steps, in the order they are done, each under 5 minutes, without numbers or bullets.',
        items: { type: 'string' },
      },
      challenge: { type: 'string', description: 'One small dare that takes 2 minutes or less.' },
    },
    required: ['message', 'micro_plan', 'challenge'],
    additionalProperties: false,
  },
}

/** Parses the answer as plain text within the limits (TEXT-1, TEXT-2); undefined when invalid (COACH-1). `goal` is the person's text. */
export const readAnswer = (json: unknown, goal: string): MotivationText | undefined => {
  const raw = answer.safeParse(json)
  if (!raw.success) return undefined
  const text = motivationText.safeParse({
    message: toPlainText(raw.data.message),
    micro_plan: readMicroPlan(raw.data.micro_plan.map(toPlainLine)),
    challenge: toPlainLine(raw.data.challenge),
  })
  return text.success && keepsTime(text.data, goal) ? text.data : undefined
}

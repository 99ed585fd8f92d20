import type { AnswerFault, AnswerSchema } from './question.ts'

/** The words that `ask` adds to every prompt. They are a part of each prompt's version (COACH-8). */

/** Asks for an answer by schema where the model does not take `outputConfig` (COACH-9). */
export const schemaRule = ({ schema }: Pick<AnswerSchema, 'schema'>): string =>
  `\nAnswer with one JSON object and nothing else: no text before or after it, no Markdown. It fits this JSON Schema:\n${JSON.stringify(schema)}\n`

const ANSWER_AGAIN = 'Answer again with the whole JSON object. Change only what is wrong.'

/** What a retry tells the model (COACH-7). */
export const TELL_TRUNCATED = 'Your last answer was cut off. Answer shorter.'
export const TELL_OFF_SCHEMA = `That does not fit the JSON Schema. ${ANSWER_AGAIN}`
export const tellFaults = (faults: readonly Pick<AnswerFault, 'tell'>[]): string =>
  `That cannot be used:\n${faults.map(({ tell }) => `- ${tell}`).join('\n')}\n${ANSWER_AGAIN}`

/** These words with nothing in their places. */
export const FIXED_WORDS: readonly string[] = [
  schemaRule({ schema: {} }),
  TELL_TRUNCATED,
  TELL_OFF_SCHEMA,
  tellFaults([{ tell: '' }]),
]

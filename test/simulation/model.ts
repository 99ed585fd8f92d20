import * as z from 'zod/mini'
import { memoize } from '#domain/memoize.ts'
import { composeAnswer } from '#local/services/bedrock/compose-text.ts'

const block = z.object({
  text: z.optional(z.string()),
  guardContent: z.optional(z.object({ text: z.object({ text: z.string() }) })),
})
const converseInput = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.array(block) })),
})

/** Prompts whose answers are kept: without ids, those of goals with the same title, time and neighbors are the same. */
const PROMPTS_MAX = 2000

const compose = memoize(
  ({ prompt, passed }: { prompt: string; passed: number }) => composeAnswer(prompt, passed),
  PROMPTS_MAX,
  ({ prompt, passed }) => `${passed} ${prompt}`,
)

/**
 * The prompt of a request of Converse, and the answer of the model of the local stack. `further` is how many of its answers to the same
 * prompt are passed over.
 */
export const answerRequest = (input: object, further = 0): { prompt: string; answer: unknown } => {
  const { messages } = converseInput.parse(input)
  const content = messages[0]?.content ?? []
  const prompt = content.map(({ text, guardContent }) => text ?? guardContent?.text.text ?? '').join('\n')
  const passed = further + messages.filter(({ role }) => role === 'assistant').length
  return { prompt, answer: compose({ prompt, passed }) }
}

/** An answer as Bedrock returns it. */
export const wrapAnswer = (answer: unknown): object => ({
  output: { message: { role: 'assistant', content: [{ text: JSON.stringify(answer) }] } },
  stopReason: 'end_turn',
  usage: { inputTokens: 100, outputTokens: 100, totalTokens: 200 },
})

/** The calls of Bedrock Runtime. The guardrail blocks nothing. */
export const serveModel = (command: string, input: object): object => {
  if (command === 'ApplyGuardrail') return { action: 'NONE', outputs: [], assessments: [] }
  if (command !== 'Converse') throw new Error(`The simulated model has no ${command}.`)
  return wrapAnswer(answerRequest(input).answer)
}

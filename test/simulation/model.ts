import * as z from 'zod/mini'
import { composeAnswer } from '#local/services/bedrock/compose-text.ts'

const block = z.object({
  text: z.optional(z.string()),
  guardContent: z.optional(z.object({ text: z.object({ text: z.string() }) })),
})
const converseInput = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.array(block) })),
})

/** Bedrock, which answers as the model of the local stack does. */
export const serveModel = (command: string, input: object): object => {
  if (command !== 'Converse') throw new Error(`The simulated model has no ${command}.`)
  const { messages } = converseInput.parse(input)
  const content = messages[0]?.content ?? []
  const prompt = content.map(({ text, guardContent }) => text ?? guardContent?.text.text ?? '').join('\n')
  const retries = messages.filter(({ role }) => role === 'assistant').length
  return {
    output: { message: { role: 'assistant', content: [{ text: JSON.stringify(composeAnswer(prompt, retries)) }] } },
    stopReason: 'end_turn',
    usage: { inputTokens: 100, outputTokens: 100, totalTokens: 200 },
  }
}

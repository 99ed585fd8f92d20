import * as z from 'zod/mini'
import { listRelations } from '#domain/framework/relations.ts'
import { chooseQuote } from '#domain/framework/words.ts'
import { conversationField, interviewFields, readInterview } from '#local/services/bedrock/interview-data.ts'
import { readData } from '#local/services/bedrock/person-data.ts'

const consultation = z.object({
  ...interviewFields,
  conversation: conversationField,
  to_ask: z.array(z.string()),
  questions_left: z.int(),
})

/** Another wording than the built-in consultant's. */
const SEED = 1

const quoted = (text: string | undefined, frame: (quote: string) => string): string => {
  const quote = chooseQuote(text ?? '')
  return quote ? `${frame(`“${quote}”`)} ` : ''
}

/** Asks about the open findings in the domain's wording, after a reference to the last answer. Ends without open findings. */
export const composeConsultantTurn = (prompt: string): { ask_more: boolean; message: string } => {
  const data = readData(prompt, consultation)
  const last = data.conversation.findLast(({ role }) => role === 'user')?.said
  const [pressing] = data.to_ask
  if (pressing === undefined) {
    const heard = quoted(last ?? data.priority_for_90_days, (quote) => `I have understood ${quote}.`)
    return { ask_more: false, message: `${heard}That is enough to draw your framework.` }
  }
  const draft = readInterview(data)
  const at = listRelations(draft).findIndex(({ question }) => question === pressing)
  const worded = listRelations(draft, { seed: SEED })[at]?.question ?? pressing
  const heard = last ? quoted(last, (quote) => `${quote}: noted.`) : 'I have read all eight steps. '
  return { ask_more: true, message: `${heard}${worded}` }
}

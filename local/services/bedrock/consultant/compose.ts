import * as z from 'zod/mini'
import { listRelations } from '#domain/framework/relations.ts'
import { quotedEnd } from '#domain/framework/said.ts'
import { sentencesIn } from '#domain/framework/sentences.ts'
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

/** The fullest sentence of a text, quoted. Empty for a text that cannot be quoted. */
const quoteLast = (text: string): string => {
  const [fullest] = sentencesIn(text)
    .flatMap((sentence) => chooseQuote(sentence) ?? [])
    .toSorted((a, b) => b.length - a.length)
  return fullest ? `You wrote ${quotedEnd(fullest)} ` : ''
}

/** How the built-in question about a step that is not filled in begins. */
const ABOUT_A_STEP = /^Step \d/

/** Asks about the open findings in the domain's wording, after a reference to the last answer. Ends without open findings. */
export const composeConsultantTurn = (prompt: string): { ask_more: boolean; message: string } => {
  const data = readData(prompt, consultation)
  const last = data.conversation.findLast(({ role }) => role === 'user')?.said
  const [pressing] = data.to_ask
  if (pressing === undefined) {
    return {
      ask_more: false,
      message: `${quoteLast(last ?? data.priority_for_90_days)}Thank you, that is enough for your framework.`,
    }
  }
  const draft = readInterview(data)
  const at = listRelations(draft).findIndex(({ question }) => question === pressing)
  const worded = listRelations(draft, { seed: SEED })[at]?.question ?? pressing
  const opening = ABOUT_A_STEP.test(worded) ? '' : 'I have read all your answers. '
  return { ask_more: true, message: `${last ? quoteLast(last) : opening}${worded}` }
}

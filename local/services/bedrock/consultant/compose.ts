import * as z from 'zod/mini'
import { hours, quoteOf } from '#domain/framework/words.ts'
import { conversationField, interviewFields } from '#local/services/bedrock/interview-data.ts'
import { readData } from '#local/services/bedrock/person-data.ts'

const consultation = z.object({
  ...interviewFields,
  conversation: conversationField,
  to_ask: z.array(z.string()),
  questions_left: z.int(),
})
type Consultation = z.infer<typeof consultation>

const quoted = (text: string | undefined, frame: (quote: string) => string): string => {
  const quote = quoteOf(text ?? '')
  return quote ? `${frame(`“${quote}”`)} ` : ''
}

const MUCH_MORE = 5

/** The circle with the largest wanted growth, if it is `MUCH_MORE` hours or more. */
const growing = ({ circles }: Consultation) => {
  const [most] = circles.toSorted((a, b) => b.hours_wanted - b.hours_now - (a.hours_wanted - a.hours_now))
  return most && most.hours_wanted - most.hours_now >= MUCH_MORE ? most : undefined
}

const answersOf = ({ conversation }: Consultation) => conversation.filter(({ role }) => role === 'user')

const ownQuestion = (data: Consultation): string | undefined => {
  const circle = growing(data)
  if (!circle) return undefined
  if (answersOf(data).length === 0)
    return `${quoted(data.primary_challenge, (quote) => `You wrote: ${quote}.`)}You want ${hours(circle.hours_wanted)} a week for ${circle.name} and have ${hours(circle.hours_now)}. Where could the first of the missing hours come from?`
  if (answersOf(data).length > 1) return undefined
  return `${quoted(answersOf(data)[0]?.said, (quote) => `${quote}, you say.`)}And ${quoted(data.priority_for_90_days, (quote) => quote) || 'your priority '}— when in the week would you work on it?`
}

/** Asks about missing or contradictory answers first, then about new hours and the priority, then ends. */
export const composeConsultantTurn = (prompt: string): { ask_more: boolean; message: string } => {
  const data = readData(prompt, consultation)
  const last = answersOf(data).at(-1)?.said
  const [pressing] = data.to_ask
  if (pressing) {
    const heard = last ? quoted(last, (quote) => `${quote}: noted.`) : 'I have read all eight steps. '
    return { ask_more: true, message: `${heard}${pressing}` }
  }
  const question = ownQuestion(data)
  if (question) return { ask_more: true, message: question }
  const heard = quoted(last ?? data.priority_for_90_days, (quote) => `I have understood ${quote}.`)
  return { ask_more: false, message: `${heard}That is enough to draw your framework.` }
}

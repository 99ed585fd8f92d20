import type { Interview } from '#domain/interview/answers.ts'
import { CIRCLE_KEYS, type CircleKey } from '#domain/interview/circles.ts'
import type { ConversationEntry } from '#domain/interview/conversation.ts'
import { sentencesIn } from './sentences.ts'
import { chooseQuote } from './words.ts'

/** The person's own sentences, with the place where each was written. */

type Place = 'challenge' | 'priority' | 'definition' | 'success' | 'chat'
export type OwnSentence = {
  place: Place
  /** The circle of a definition or a success; null elsewhere. */
  circle: CircleKey | null
  /** As it may stand in quotation marks, without a final period. */
  quote: string
  /** What the consultant had asked, for a sentence of the chat. */
  question?: string
}

const saidIn = (place: Place, circle: CircleKey | null, text: string): OwnSentence[] =>
  sentencesIn(text).flatMap((sentence) => {
    const quote = chooseQuote(sentence)
    return quote ? [{ place, circle, quote }] : []
  })

const saidInChat = (chat: readonly ConversationEntry[]): OwnSentence[] =>
  chat.flatMap(({ role, content }, at) => {
    if (role !== 'user') return []
    const question = chat.slice(0, at).findLast((entry) => entry.role === 'consultant')?.content
    return saidIn('chat', null, content).map((one) => ({ ...one, ...(question !== undefined && { question }) }))
  })

/** Every readable sentence of the interview and of the person's part of the chat, in the order of the interview. */
export const listSentences = (
  { lifeContext, circleData }: Interview,
  chat: readonly ConversationEntry[],
): OwnSentence[] => [
  ...saidIn('challenge', null, lifeContext.primary_challenge),
  ...saidIn('priority', null, lifeContext.primary_90_day_priority),
  ...CIRCLE_KEYS.flatMap((circle) => [
    ...saidIn('definition', circle, circleData[circle].personal_definition),
    ...saidIn('success', circle, circleData[circle].success_definition_90_days),
  ]),
  ...saidInChat(chat),
]

/** The first sentence of a place, of a circle where one is given. */
export const firstSaid = (
  said: readonly OwnSentence[],
  place: Place,
  circle: CircleKey | null = null,
): string | undefined => said.find((one) => one.place === place && one.circle === circle)?.quote

/** What a growing Work circle pulls against. */
export const HOME_LIFE =
  /\b(?:(?:at|be|come|coming|go|get) home|home (?:for|by|before)|office|dinner|evenings?|daughters?|sons?|kids?|children|family|husband|wife|partner|late)\b/i

/** A quote within a sentence: “my words”. */
export const quoted = (quote: string): string => `“${quote}”`
/** A quote that ends a sentence: “my words.” */
export const quotedEnd = (quote: string): string => `“${quote}${/[…,:;]$/u.test(quote) ? '' : '.'}”`

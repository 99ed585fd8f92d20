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
}

const saidIn = (place: Place, circle: CircleKey | null, text: string): OwnSentence[] =>
  sentencesIn(text).flatMap((sentence) => {
    const quote = chooseQuote(sentence)
    return quote ? [{ place, circle, quote }] : []
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
  ...chat.flatMap(({ role, content }) => (role === 'user' ? saidIn('chat', null, content) : [])),
]

/** The first sentence of a place, of a circle where one is given. */
export const firstSaid = (
  said: readonly OwnSentence[],
  place: Place,
  circle: CircleKey | null = null,
): string | undefined => said.find((one) => one.place === place && one.circle === circle)?.quote

/** A quote within a sentence: “my words”. */
export const quoted = (quote: string): string => `“${quote}”`
/** A quote that ends a sentence: “my words.” */
export const quotedEnd = (quote: string): string => `“${quote}${/[…,:;]$/u.test(quote) ? '' : '.'}”`

/** Occasions, most telling first. A weekday of German is named in English. */
const ANCHORS: readonly [RegExp, string | ((day: string) => string)][] = [
  [/\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/i, (day) => `on ${day}days`],
  [
    /\b(?:montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?)\b/i,
    (day) => GERMAN_DAYS[day] ?? '',
  ],
  [/\bshifts?\b/i, 'at the end of a shift'],
  [/\b(?:weekends?|Wochenende)\b/i, 'on the weekend'],
  [/\b(?:mornings?|breakfast|before work|wake up|gets? up|is up|morgens?|coffee)\b/i, 'in the morning'],
  [/\b(?:lunch|at noon|mittags?)\b/i, 'at noon'],
  [/\b(?:evenings?|dinner|nights?|bed|abends?|Bett)\b/i, 'in the evening'],
]
const GERMAN_DAYS: Record<string, string> = {
  montag: 'on Mondays',
  dienstag: 'on Tuesdays',
  mittwoch: 'on Wednesdays',
  donnerstag: 'on Thursdays',
  freitag: 'on Fridays',
  samstag: 'on Saturdays',
  sonntag: 'on Sundays',
}

/** When in the week a sentence takes place, as an adverbial: 'on Sundays', 'in the morning'. */
export const occasionIn = (quote: string): string | undefined => {
  for (const [pattern, said] of ANCHORS) {
    const [whole, day = ''] = pattern.exec(quote) ?? []
    if (whole === undefined) continue
    if (typeof said === 'string') return said
    const word = day || whole.toLowerCase().replace(/s$/, '')
    return said(day ? `${day.charAt(0).toUpperCase()}${day.slice(1).toLowerCase()}` : word)
  }
  return undefined
}

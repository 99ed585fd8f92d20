import type { Interview } from '#domain/interview/answers.ts'
import { CIRCLE_KEYS, type CircleKey } from '#domain/interview/circles.ts'
import type { ConversationEntry } from '#domain/interview/conversation.ts'
import { sentencesIn } from './sentences.ts'
import { chooseQuote, list } from './words.ts'

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

/** What a growing Work circle pulls against. */
export const HOME_LIFE =
  /\b(?:(?:at|be|come|coming|go|get) home|home (?:for|by|before)|office|dinner|evenings?|daughters?|sons?|kids?|children|family|husband|wife|partner|late)\b/i

/** A quote within a sentence: “my words”. */
export const quoted = (quote: string): string => `“${quote}”`
/** A quote that ends a sentence: “my words.” */
export const quotedEnd = (quote: string): string => `“${quote}${/[…,:;]$/u.test(quote) ? '' : '.'}”`

/** A weekday of English or German, by its English name. */
const WEEKDAYS: Record<string, string> = {
  monday: 'Mondays',
  tuesday: 'Tuesdays',
  wednesday: 'Wednesdays',
  thursday: 'Thursdays',
  friday: 'Fridays',
  saturday: 'Saturdays',
  sunday: 'Sundays',
  montag: 'Mondays',
  dienstag: 'Tuesdays',
  mittwoch: 'Wednesdays',
  donnerstag: 'Thursdays',
  freitag: 'Fridays',
  samstag: 'Saturdays',
  sonntag: 'Sundays',
}
const WEEKDAY = new RegExp(`\\b(${Object.keys(WEEKDAYS).join('|')})s?\\b`, 'gi')

/** Parts of a day or week, most telling first. */
const PARTS: readonly [RegExp, string][] = [
  [/\bshifts?\b/i, 'at the end of a shift'],
  [/\b(?:weekends?|Wochenende)\b/i, 'on the weekend'],
  [/\b(?:mornings?|breakfast|before work|wake up|gets? up|is up|morgens?)\b/i, 'in the morning'],
  [/\b(?:lunch|at noon|mittags?)\b/i, 'at noon'],
  [/\b(?:evenings?|dinner|nights?|bed|abends?|Bett)\b/i, 'in the evening'],
]

/** What takes place without the person, or is to end: its day is no place for hours. */
const NOT_THEN =
  /\b(?:without (?:me|us)|never|no more|no longer|stop(?:s|ped)?|not|ohne mich|nie|nicht mehr)\b|n[’']t\b/i

/** A moment that a sentence names by what happens in it. */
const MOMENT =
  /\b(?:before|after|when|while|as soon as|bevor|nachdem|wenn|sobald) (?:I|we|the|my|our|ich|wir|der|die|das)\b/i

export const namesMoment = (quote: string): boolean => MOMENT.test(quote) && !NOT_THEN.test(quote)

/** When in the week a sentence takes place, as an adverbial: 'on Tuesdays and Fridays', 'in the morning'. */
export const occasionIn = (quote: string): string | undefined => {
  if (NOT_THEN.test(quote)) return undefined
  const days = [...quote.matchAll(WEEKDAY)].flatMap(([, day = '']) => WEEKDAYS[day.toLowerCase()] ?? [])
  if (days.length > 0) return `on ${list([...new Set(days)])}`
  return PARTS.find(([pattern]) => pattern.test(quote))?.[1]
}

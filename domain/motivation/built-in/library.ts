import type { CircleType, Tone } from '#domain/goals/fields.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'
import { type Day, daysBetween } from '#domain/time/day.ts'
import type { CircleEntries } from './entries.ts'
import { familyEntries } from './friends-family.ts'
import { generalEntries } from './general.ts'
import { healthEntries } from './health-fitness.ts'
import { drillSergeantMessages } from './messages-drill-sergeant.ts'
import { kindMessages } from './messages-kind-encouraging.ts'
import { teammateMessages } from './messages-teammate.ts'
import { wiseMentorMessages } from './messages-wise-mentor.ts'
import { personalEntries } from './personal-development.ts'
import { spiritualEntries } from './spiritual.ts'
import { workEntries } from './work.ts'

const LIBRARY_VERSION = 'built-in/1'

export const MESSAGES: Record<Tone, readonly string[]> = {
  drill_sergeant: drillSergeantMessages,
  kind_encouraging: kindMessages,
  teammate: teammateMessages,
  wise_mentor: wiseMentorMessages,
}

export const CIRCLES: Record<CircleType | 'general', CircleEntries> = {
  Spiritual: spiritualEntries,
  'Friends & Family': familyEntries,
  Work: workEntries,
  'Personal Development': personalEntries,
  'Health & Fitness': healthEntries,
  general: generalEntries,
}

/** FNV-1a, 32 bits: spreads goals over the library, and guards nothing. */
const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (const char of text) {
    value ^= char.codePointAt(0) ?? 0
    value = Math.imul(value, 0x01000193) >>> 0
  }
  return value
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/**
 * A walk of its own through a list for each goal: a start and a stride out of its id, one stride a day. The stride shares
 * no factor with the length, so that the walk meets every entry once before it meets one again.
 */
const entryOf = <T>(list: readonly T[], walk: string, dayNumber: number): T => {
  const seed = hash(walk)
  const length = list.length
  let stride = 1 + (Math.floor(seed / length) % Math.max(1, length - 1))
  while (gcd(stride, length) !== 1) stride += 1
  const entry = list[(((seed + stride * dayNumber) % length) + length) % length]
  if (entry === undefined) throw new RangeError('The built-in library has an empty list.')
  return entry
}

const TITLE_SHOWN = 60

/** The title as a message quotes it: one line, and the beginning of a long one. */
const quoted = (title: string): string => {
  const chars = [...title.replace(/[\s\p{Cc}]+/gu, ' ').trim()]
  if (chars.length <= TITLE_SHOWN) return chars.join('')
  const cut = chars.slice(0, TITLE_SHOWN).join('')
  const space = cut.lastIndexOf(' ')
  return `${(space > TITLE_SHOWN / 2 ? cut.slice(0, space) : cut).trimEnd()}…`
}

type BuiltInInput = {
  tone: Tone
  circle: CircleType | null
  goalId: string
  /** The person's local date. */
  date: Day
  /** Null where the text is for no goal in particular. */
  title: string | null
  /** Days further along the walk, for a second text of the same day. */
  offset?: number
}

/**
 * The text of a goal's day without a model (TEXT-5). The same goal and date give the same text, and thirty days in
 * a row repeat no message, no step and no challenge. Each step is under 5 minutes and each challenge 2 or less.
 */
export const builtInMotivation = (input: BuiltInInput): MotivationText & { prompt_version: string } => {
  const { tone, circle, goalId, date, title, offset = 0 } = input
  const dayNumber = daysBetween('2000-01-01', date) + offset
  const { plans, challenges } = CIRCLES[circle ?? 'general']
  const messages = MESSAGES[tone].filter((message) => title !== null || !message.includes('{title}'))
  const message = entryOf(messages, `message:${goalId}`, dayNumber)
  return {
    message: message.replaceAll('{title}', () => quoted(title ?? '')),
    micro_plan: entryOf(plans, `plan:${goalId}`, dayNumber).map((step) => step.text),
    challenge: entryOf(challenges, `challenge:${goalId}`, dayNumber).text,
    prompt_version: LIBRARY_VERSION,
  }
}

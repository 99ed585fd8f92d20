import * as z from 'zod/mini'
import { DEFAULT_TONE, tone } from '#domain/goals/fields.ts'
import { isAskedFor, type MailFacts } from '#domain/motivation/mail-facts.ts'
import {
  type Motivation,
  microPlan,
  motivationSource,
  motivationTimes,
  readMicroPlan,
} from '#domain/motivation/motivation.ts'
import { CARES, type Care, REASONS } from '#domain/safety/outcome.ts'
import { motivationKey, parseUserId } from './keys.ts'
import { packedWeek, packWeek } from './packed-week.ts'
import { readItem } from './read-item.ts'
import type { Item } from './table.ts'

/** The item of a goal's day: its text, and the facts of its mail. */

const motivationItem = z.object({
  pk: z.string(),
  sk: z.string(),
  message: z.string(),
  micro_plan: z.pipe(
    microPlan,
    z.transform((plan: string | string[]) => readMicroPlan(plan)),
  ),
  challenge: z.string(),
  ...motivationTimes,
  tone,
  source: motivationSource,
  prompt_version: z.string(),
  created_at: z.string(),
})

/** Values for unreadable fields of a motivation. */
const SPARE = {
  micro_plan: [],
  step_minutes: undefined,
  challenge_seconds: undefined,
  tone: DEFAULT_TONE,
  source: 'built-in',
  prompt_version: '',
}

export const motivationOfItem = (item: Item): Motivation => {
  const { pk, sk, ...rest } = readItem(motivationItem, item, SPARE)
  const [, goal_id = '', date = ''] = sk.split('#')
  return { goal_id, user_id: parseUserId(pk), date, ...rest }
}

const factsItem = z.object({
  to: z.string(),
  until: z.optional(z.number()),
  streak: z.int(),
  week: packedWeek,
  silent: z.optional(z.int()),
  kept_of_30: z.optional(z.int()),
  days_of_30: z.optional(z.int()),
  best: z.optional(z.int()),
  hint_when: z.optional(z.string()),
  hint_then: z.optional(z.string()),
  hint_obstacle: z.optional(z.string()),
  hint_next: z.optional(z.string()),
  names_zone: z.optional(z.literal(true)),
  offers_rest: z.optional(z.literal(true)),
  streak_hidden: z.optional(z.literal(true)),
  day_number: z.int(),
  care: z.optional(z.enum(CARES)),
  care_reason: z._default(z.enum(REASONS), 'none'),
})

const SPARE_FACTS = {
  streak: 0,
  week: 'nnnnnnn',
  silent: undefined,
  kept_of_30: undefined,
  days_of_30: undefined,
  best: undefined,
  hint_when: undefined,
  hint_then: undefined,
  hint_obstacle: undefined,
  hint_next: undefined,
  names_zone: undefined,
  offers_rest: undefined,
  streak_hidden: undefined,
  day_number: 1,
  care: undefined,
  care_reason: 'none',
}

export const factsOfItem = (item: Item): MailFacts => {
  const { until, care, ...facts } = readItem(factsItem, item, SPARE_FACTS)
  return { ...facts, until, care }
}

export const createItem = ({ goal_id, user_id, date, ...text }: Motivation, facts: MailFacts): Item => ({
  ...motivationKey(user_id, goal_id, date),
  ...text,
  ...facts,
  week: packWeek(facts.week),
  // A text that is read on a day without a mail is not sent.
  mail: isAskedFor(facts) ? 'due' : 'withheld',
})

const storedCare = z.enum(CARES)

/**
 * The care that a stored text was written for. Texts from before the screening have none: they were written as ordinary ones.
 * Undefined for a care that this version does not know.
 */
export const careOfItem = ({ care }: Item): Care | undefined =>
  care === undefined ? 'ordinary' : storedCare.safeParse(care).data

/**
 * Whether the streak changed between the writing of a text and the beginning of its day (ADR 310). The text may tell of a missed day
 * that was kept since, so it is written again.
 */
export const isOutdated = ({ outdated }: Item): boolean => outdated === true

import * as z from 'zod/mini'
import { DEFAULT_TIME_OF_DAY, DEFAULT_TONE } from '#domain/goals/fields.ts'
import { type Goal, goalFields } from '#domain/goals/goal.ts'
import { CARES, type Care, REASONS, type Reason } from '#domain/safety/outcome.ts'
import { GOAL_PREFIX, parseUserId } from './keys.ts'
import { readItem } from './read-item.ts'
import type { Item } from './table.ts'

/** The item of a goal, as it is read. */

/** A goal with the fields that operations do not return. */
export type StoredGoal = Goal & {
  mail_token: string
  /**
   * Stored before the screening existed. Code that coaches or shows the goal screens its texts first (screened-accounts.ts,
   * ADR 183).
   */
  unscreened?: true
  /** The position in the rotation of texts (TEXT-14). Absent in a goal from before slots were stored. */
  slot?: number | undefined
  /** The key of the request that created the goal, where it had one. */
  idempotency_key?: string | undefined
  /** ISO time at which the person said that these words were read wrongly (CARE-9). Null again once the words change. */
  confirmed_at?: string | null | undefined
}

/** The rules of the screening are 100 kB: a read of the table does not carry them. */
const UNSCREENED = { care: 'ordinary', care_reason: 'none', unscreened: true } as const

const goalItem = z.object({
  pk: z.string(),
  sk: z.string(),
  ...goalFields,
  /** Items from before the screening have neither. */
  care: z.optional(goalFields.care),
  care_reason: z.optional(goalFields.care_reason),
  /** Absent in items from before the coach's brief (ADR 175). */
  chosen_kind: z._default(goalFields.chosen_kind, null),
  plan_when: z._default(goalFields.plan_when, ''),
  plan_then: z._default(goalFields.plan_then, ''),
  obstacle: z._default(goalFields.obstacle, ''),
  slot: z.optional(z.int().check(z.gte(0))),
  idempotency_key: z.optional(z.string()),
  confirmed_at: z.optional(z.nullable(z.string())),
  created_at: z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  mail_token: z.string(),
})

/** Values for unreadable fields of a goal (ADR 102). */
const SPARE_GOAL = {
  description: '',
  target_date: null,
  tone: DEFAULT_TONE,
  time_of_day: DEFAULT_TIME_OF_DAY,
  circle_type: null,
  weekly_commitment_hours: null,
  circle_interview_data: null,
  chosen_kind: null,
  plan_when: '',
  plan_then: '',
  obstacle: '',
  is_draft: undefined,
  done_on: undefined,
  slot: undefined,
  idempotency_key: undefined,
  confirmed_at: undefined,
  care: undefined,
  care_reason: undefined,
}

/**
 * Whether an item is a draft (FRAMEWORK-17). Items from before drafts were marked have no `is_draft`: of these, a goal that is inactive and was
 * never changed was created as one.
 */
const readDraft = ({ is_draft, is_active, created_at, updated_at }: z.infer<typeof goalItem>): boolean | undefined =>
  is_draft ?? (!is_active && updated_at === created_at ? true : undefined)

/** The goal of an item. Undefined for other items. */
export const goalOfItem = (item: Item): StoredGoal | undefined => {
  if (typeof item.sk !== 'string' || !item.sk.startsWith(GOAL_PREFIX)) return undefined
  const whole = readItem(goalItem, item, SPARE_GOAL)
  const { pk, sk, care, care_reason, ...rest } = whole
  const read = care && care_reason ? { care, care_reason } : UNSCREENED
  const is_draft = readDraft(whole)
  return { id: sk.slice(GOAL_PREFIX.length), user_id: parseUserId(pk), ...rest, is_draft, ...read }
}

/** Removes the fields that operations do not return. */
export const withoutToken = (stored: StoredGoal): Goal => {
  const { mail_token: _, unscreened: __, slot: ___, confirmed_at: ____, idempotency_key: _____, ...goal } = stored
  return goal
}

/**
 * What decides, at the moment of a write or of a mail, whether a goal is coached and how. `care` is undefined for a goal that
 * was stored before the screening.
 */
export type CoachedAs = { care: Care | undefined; care_reason: Reason; is_active: boolean; wake_up_mail: boolean }

const coachedItem = z.object({
  pk: z.string(),
  sk: z.string(),
  care: z.optional(z.enum(CARES)),
  care_reason: z._default(z.enum(REASONS), 'none'),
  is_active: z.boolean(),
  wake_up_mail: z.boolean(),
})
const SPARE_COACHED = { care: undefined, care_reason: 'none' }

/** How the goal of an item is coached. */
export const coachedAsOfItem = (item: Item): CoachedAs => {
  const { care, care_reason, is_active, wake_up_mail } = readItem(coachedItem, item, SPARE_COACHED)
  return { care, care_reason, is_active, wake_up_mail }
}

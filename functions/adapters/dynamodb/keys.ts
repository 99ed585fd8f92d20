import * as z from 'zod/mini'
import type { Day } from '#domain/time/day.ts'
import { digestShard } from './shards.ts'

/** Every key of the table (docs/architecture.md, "The table"). Items of a person share the partition `USER#<sub>`. */

export type Key = { pk: string; sk: string }
export const keySchema = z.object({ pk: z.string(), sk: z.string() })

export const INDEXES = { delivery: 'delivery', lookup: 'lookup' } as const

const USER = 'USER#'
export const ACCOUNT = 'ACCOUNT'
export const GOAL_PREFIX = 'ACCOUNT#GOAL#'
export const RUN_PREFIX = 'ACCOUNT#RUN#'
export const RHYTHM_PREFIX = 'ACCOUNT#RHYTHM#'

export const userKey = (userId: string): string => `${USER}${userId}`
export const parseUserId = (pk: string): string => pk.slice(USER.length)

const of = (userId: string, sk: string): Key => ({ pk: userKey(userId), sk })

export const accountKey = (userId: string): Key => of(userId, ACCOUNT)
export const goalKey = (userId: string, goalId: string): Key => of(userId, `${GOAL_PREFIX}${goalId}`)
export const runKey = (userId: string, goalId: string): Key => of(userId, `${RUN_PREFIX}${goalId}`)

export const rhythmKey = (userId: string, goalId: string): Key => of(userId, `${RHYTHM_PREFIX}${goalId}`)

export const dayPrefix = (goalId: string): string => `DAY#${goalId}#`
export const dayKey = (userId: string, goalId: string, date: Day): Key => of(userId, `${dayPrefix(goalId)}${date}`)

export const motivationPrefix = (goalId: string): string => `MOTIVATION#${goalId}#`
export const motivationKey = (userId: string, goalId: string, date: Day): Key =>
  of(userId, `${motivationPrefix(goalId)}${date}`)

/** The goal id of a day, motivation, run, rhythm or witness key. Undefined for every other key. */
export const goalOfKey = (sk: string): string | undefined =>
  /^(?:DAY|MOTIVATION|WITNESS|ACCOUNT#RUN|ACCOUNT#RHYTHM)#([^#]+)/.exec(sk)?.[1]

/** The count of a day's nudges. The overview reads it. */
export const NUDGES_PREFIX = 'ACCOUNT#NUDGES#'
export const nudgesKey = (userId: string, date: Day): Key => of(userId, `${NUDGES_PREFIX}${date}`)
const NUDGE_PREFIX = 'NUDGE#'
export const nudgePrefix = (date?: Day): string => (date === undefined ? NUDGE_PREFIX : `${NUDGE_PREFIX}${date}#`)
export const nudgeKey = (userId: string, date: Day, number: number): Key =>
  of(userId, `${nudgePrefix(date)}${String(number).padStart(3, '0')}`)
/** The count of a person's model calls of a day. */
export const modelCallsKey = (userId: string, date: Day): Key => of(userId, `MODEL_CALLS#${date}`)
export const FRAMEWORK_PREFIX = 'FRAMEWORK#'
export const frameworkKey = (userId: string, createdAt: string): Key => of(userId, `${FRAMEWORK_PREFIX}${createdAt}`)

/** Shards of the people count, against write contention. The number must not change. */
const PEOPLE_SHARDS = 8
export const PEOPLE = 'PEOPLE'
export const peopleKey = (userId: string): Key => ({ pk: PEOPLE, sk: String(digestShard(userId, PEOPLE_SHARDS)) })

export const ZONES: Key = { pk: 'ZONES', sk: 'ZONES' }
/** Marks a listed zone without goals. */
export const emptyZoneKey = (zone: string): Key => ({ pk: 'ZONES', sk: `EMPTY#${zone}` })

/** The zones that have people with an evening question (ADR 258), and the mark of one without. */
export const EVENING_ZONES: Key = { pk: 'ZONES', sk: 'EVENING_ZONES' }
export const emptyEveningZoneKey = (zone: string): Key => ({ pk: 'ZONES', sk: `EMPTY#EVENING#${zone}` })

/** How far the ticks of a schedule were dispatched. */
export const dispatchedKey = (schedule: string): Key => ({ pk: 'ZONES', sk: `DISPATCHED#${schedule}` })

/**
 * The pages of a shard's range of local times. `question` is set for those of the evening question, whose cursors are of another index.
 */
export type ShardPages = { zone: string; shard: number; date: Day; from: string; to: string; question?: 'evening' }

/** How far the pages are queued. */
export const pagesKey = (pages: ShardPages): Key => ({
  pk: `PAGES#${pages.zone}#${pages.shard}`,
  sk: `${pages.date}#${pages.from}#${pages.to}${pages.question === undefined ? '' : `#${pages.question}`}`,
})

/** The leases of the account's send rate. */
export const SEND_RATE: Key = { pk: 'SEND_RATE', sk: 'SEND_RATE' }

/** Keys of the index `lookup`. */
export const emailLookup = (email: string) => ({ lookup_pk: `EMAIL#${email.toLowerCase()}`, lookup_sk: ACCOUNT })

/** Keys of the index `delivery`. */
export const shardKey = (zone: string, shard: number): string => `ZONE#${zone}#${shard}`
/** What the person chose about mails, as far as the delivery keys of a goal carry it. */
export type MailChoice = { mailsOff: boolean; together: boolean; weekLetter: boolean; push: boolean }
const NO_MAILS = 'x'
const TOGETHER = 't'
const WEEK_LETTER = 'w'
const PUSH = 'p'
/** Separates the goal's id from the marks of the choice. Sorts before `~`, the end of a range. */
const MARKS = '+'

/**
 * The slot of a goal: `<HH:MM>#<id>`, with `+` and the marks `t`, `w` and `p` for one mail a morning, the Sunday letter and the morning's push (ADR 237). Goals
 * without mails sort after every time of day: in the zone, but outside every range of mails.
 */
export const slotKey = (time: string, goalId: string, choice?: MailChoice): string => {
  if (choice?.mailsOff) return `${NO_MAILS}${time}#${goalId}`
  const marks = `${choice?.together ? TOGETHER : ''}${choice?.weekLetter ? WEEK_LETTER : ''}${choice?.push ? PUSH : ''}`
  return `${time}#${goalId}${marks && MARKS}${marks}`
}

/** The choice of the person in the slot of a goal. */
export const parseMailChoice = (deliverySk: string): MailChoice => {
  const [, marks = ''] = deliverySk.split(MARKS)
  return {
    mailsOff: deliverySk.startsWith(NO_MAILS),
    together: marks.includes(TOGETHER),
    weekLetter: marks.includes(WEEK_LETTER),
    push: marks.includes(PUSH),
  }
}
/** The goal's id in the slot of a goal, without the marks. */
export const parseSlotGoal = (slotGoal: string): string => slotGoal.split(MARKS)[0] ?? ''
/** The zone in the delivery keys. Undefined for a goal without mails or without delivery keys. */
export const parseMailZone = (deliveryPk: string, deliverySk: string): string | undefined =>
  deliverySk.startsWith(NO_MAILS) ? undefined : /^ZONE#(.+)#\d+$/.exec(deliveryPk)?.[1]
/** Sorts after every slot. */
export const LAST_SLOT = '~'

/** The Stripe customer of a person. */
export const customerKey = (userId: string): Key => of(userId, 'CUSTOMER')

/** Shards of the customers, for parallel reconciliation. The number must not change. */
export const CUSTOMER_SHARDS = 8
export const customerShardKey = (shard: number): string => `CUSTOMER#${shard}`
export const customerLookup = (customer: string) => ({
  lookup_pk: customerShardKey(digestShard(customer, CUSTOMER_SHARDS)),
  lookup_sk: customer,
})

export const stripeEventKey = (eventId: string): Key => ({
  pk: `STRIPE_EVENT#${eventId}`,
  sk: `STRIPE_EVENT#${eventId}`,
})

/** The trial end of a deleted account, by the hash of its address. */
export const formerTrialKey = (hash: string): Key => ({ pk: `FORMER#${hash}`, sk: `FORMER#${hash}` })

/** An identity whose account was deleted, by the hash of its `sub`. */
export const deletedIdentityKey = (hash: string): Key => ({
  pk: `FORMER#IDENTITY#${hash}`,
  sk: `FORMER#IDENTITY#${hash}`,
})

/** A person's evening question. The index finds it by zone, shard and hour, apart from the goals (ADR 231). */
export const eveningKey = (userId: string): Key => of(userId, 'EVENING')
export const eveningShardKey = (zone: string, shard: number): string => `EVENING#${zone}#${shard}`

/** A device that gets notifications, by a hash of its endpoint. */
export const PUSH_PREFIX = 'PUSH#'
export const pushKey = (userId: string, id: string): Key => of(userId, `${PUSH_PREFIX}${id}`)

/** The witness of a goal. The index finds it by the hash of its link's token (ADR 225). */
export const witnessKey = (userId: string, goalId: string): Key => of(userId, `WITNESS#${goalId}`)
export const witnessLookup = (hash: string) => ({ lookup_pk: `WITNESS#${hash}`, lookup_sk: 'WITNESS' })

/** The trial item. The index finds it by the day on which the trial ends. */
export const trialKey = (userId: string): Key => of(userId, 'TRIAL')
export const trialDayKey = (day: Day): string => `TRIAL#${day}`
export const trialLookup = (userId: string, expiresAt: string) => ({
  lookup_pk: trialDayKey(expiresAt.slice(0, 10)),
  lookup_sk: `${expiresAt}#${userId}`,
})

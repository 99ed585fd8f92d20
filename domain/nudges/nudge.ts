import * as z from 'zod/mini'
import type { Standing } from '#domain/accounts/account.ts'
import { isRaisedByAPlan } from '#domain/billing/plans.ts'
import { DomainError } from '#domain/errors.ts'
import type { Tone } from '#domain/goals/fields.ts'
import { nudgeMessages } from '#domain/messages/nudges.ts'
import type { MotivationSource, MotivationText } from '#domain/motivation/motivation.ts'
import type { Day } from '#domain/time/day.ts'

/** An extra message on request (NUDGE-1). */
export type Nudge = MotivationText & {
  user_id: string
  /** The check-in day in which it counts. */
  date: Day
  /** The first of the day is 1. */
  number: number
  /** Null for a general nudge. */
  goal_id: string | null
  tone: Tone
  source: MotivationSource
  prompt_version: string
  /** The key of the request that it answered, where the request had one. */
  idempotency_key?: string | undefined
  created_at: string
}

export const nudgeStatus = z.strictObject({
  currentCount: z.int(),
  maxNudges: z.int(),
  userSubscribed: z.boolean(),
  remaining: z.int(),
  atLimit: z.boolean(),
})
export type NudgeStatus = z.infer<typeof nudgeStatus>

type Allowed = Pick<Standing, 'limits' | 'trial'>

/** `count` is the number of nudges of the person's present check-in day. */
export const readNudges = (count: number, { limits, trial }: Allowed): NudgeStatus => ({
  currentCount: count,
  maxNudges: limits.nudges,
  userSubscribed: trial.hasActiveSubscription,
  remaining: Math.max(0, limits.nudges - count),
  atLimit: count >= limits.nudges,
})

/** The text at the day's limit of nudges (NUDGE-5). */
export const nudgeLimitMessage = ({ limits, trial }: Allowed): string => {
  if (!trial.hasActiveSubscription) return nudgeMessages.freeLimit
  const { nudges } = limits
  return isRaisedByAPlan('nudges', nudges) ? nudgeMessages.personalLimit(nudges) : nudgeMessages.limit(nudges)
}

/** Throws `limit-reached` when the day's nudges are used up (NUDGE-2, NUDGE-5). */
export const checkNudges = (count: number, allowed: Allowed): void => {
  if (readNudges(count, allowed).atLimit) throw new DomainError('limit-reached', nudgeLimitMessage(allowed))
}

import * as z from 'zod/mini'
import { circleType } from '#domain/goals/fields.ts'
import { LINK_TOKEN } from '#domain/link-token.ts'
import { day } from '#domain/time/day.ts'

/** Request and response of the three operations of a mail's check-in link (MAIL-12 to MAIL-16). */

export const mailCheckInRequest = z.strictObject({ token: z.string().check(z.maxLength(700), z.regex(LINK_TOKEN)) })

const goal = z.strictObject({
  title: z.string(),
  circle_type: z.nullable(circleType),
  /** True for a goal in gentle care, which is shown without a number (CARE-3). */
  gentle: z.boolean(),
})
/** ISO date-time at which the check-in day, and with it the link, ends. */
const ends_at = z.iso.datetime()

/** What the link stands for now. It names the goal only while the link is valid, and nothing else of the person. */
export const mailCheckIn = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('open'), day, ends_at, goal }),
  z.strictObject({
    state: z.literal('checked-in'),
    day,
    ends_at,
    goal,
    checked_in_at: z.iso.datetime(),
    /** Null for a gentle goal, and where the person hides the streak (STREAK-18). */
    streak_count: z.nullable(z.int()),
    /** Whether `undo-mail-check-in` takes this check-in back. */
    can_undo: z.boolean(),
  }),
  /** The check-in day of the link is over. */
  z.strictObject({ state: z.literal('ended'), day }),
  /** The check-in day of the link has not begun: the mail came before the hour at which the day starts. */
  z.strictObject({ state: z.literal('early'), day }),
  /** The goal takes no check-in now (GOAL-11, CARE-4). The reason is shown after a sign-in only. */
  z.strictObject({ state: z.literal('closed') }),
])
export type MailCheckIn = z.infer<typeof mailCheckIn>

export const mailCheckInResponse = z.strictObject({ success: z.literal(true), check_in: mailCheckIn })

import * as z from 'zod/mini'
import { LINK_TOKEN } from '#domain/link-token.ts'
import { type Day, day } from '#domain/time/day.ts'

/** The payload of the evening question's push, which the service worker shows (EVENING-4). */
export const eveningPush = z.object({
  kind: z.literal('evening'),
  /** The check-in day that the question asks about. */
  day,
  title: z.string(),
  body: z.string(),
  /** The token of the check-in link, for one open goal. */
  token: z.optional(z.string().check(z.regex(LINK_TOKEN))),
})
export type EveningPush = z.infer<typeof eveningPush>

/** A push service keeps the question this long for a device that is not reachable: it is asked in the evening or not at all. */
export const PUSH_TTL_SECONDS = 7200

/** The payload of the morning's push (EVENING-11). */
export type MorningPush = {
  kind: 'morning'
  day: Day
  /** The subject of the mail. */
  title: string
  body: string
  /** The page that it opens. */
  path: string
}

/** A push service keeps the morning this long for a device that is not reachable. */
export const MORNING_TTL_SECONDS = 14_400

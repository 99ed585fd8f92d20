import * as z from 'zod/mini'
import { dayStartHour, zone } from '#domain/time/zone.ts'
import { defineContract } from '#functions/shared/contract.ts'
import { callerId } from '#functions/shared/wire.ts'
import { mailChoices, profileView, todayView } from '../profile-view.ts'

const DISPLAY_NAME_MAX = 100

/** Changes what a person decides about their account; what is left out stays. The day that has begun runs to its end. */
export const contract = defineContract('update-profile', {
  summary: "Changes the caller's settings that stand in the request, and no other.",
  request: z
    .strictObject({
      userId: callerId,
      displayName: z.optional(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(DISPLAY_NAME_MAX)))),
      zone: z.optional(zone),
      dayStartHour: z.optional(dayStartHour),
      mails: z.optional(mailChoices),
    })
    .check(
      z.refine(({ userId: _, ...changes }) => Object.keys(changes).length > 0, {
        error: 'must change at least one field',
      }),
    ),
  response: z.strictObject({ success: z.literal(true), profile: profileView, today: todayView }),
})

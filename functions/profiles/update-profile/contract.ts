import * as z from 'zod/mini'
import { displayName } from '#domain/accounts/display-name.ts'
import { dayStartHour, zone } from '#domain/time/zone.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'
import { mailChoices, profileView, todayView } from '../profile-view.ts'

/** Changes what a person decides about their account; what is left out stays. The day that has begun runs to its end. */
export const contract = defineContract('update-profile', {
  summary: "Changes the caller's settings that stand in the request, and no other.",
  request: z
    .strictObject({
      userId: callerId,
      displayName: z.optional(z.nullable(displayName)),
      zone: z.optional(zone),
      dayStartHour: z.optional(dayStartHour),
      mails: z.optional(mailChoices),
    })
    .check(
      z.refine(({ userId: _, ...changes }) => Object.keys(changes).length > 0, {
        error: 'must change at least one field',
      }),
      z.meta({
        anyOf: [
          { required: ['displayName'] },
          { required: ['zone'] },
          { required: ['dayStartHour'] },
          { required: ['mails'] },
        ],
      }),
    ),
  response: z.strictObject({ success: z.literal(true), profile: profileView, today: todayView }),
})

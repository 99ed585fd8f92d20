import * as z from 'zod/mini'
import { displayName } from '#domain/accounts/display-name.ts'
import { eveningSetting } from '#domain/evening/evening-question.ts'
import { dayStartHour, zone } from '#domain/time/zone.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'
import { profileView, todayView } from '../profile-view.ts'

/** The choices of mails. Those that are not given stay as they are. */
const changedMails = z.strictObject({
  wake_up: z.boolean(),
  together: z.optional(z.boolean()),
  week_letter: z.optional(z.boolean()),
})

/** Changes the given settings of an account. The current check-in day is never shortened (DAY-3). */
export const contract = defineContract('update-profile', {
  summary: "Changes the caller's settings that are in the request.",
  request: z
    .strictObject({
      userId: callerId,
      displayName: z.optional(z.nullable(displayName)),
      zone: z.optional(zone),
      dayStartHour: z.optional(dayStartHour),
      mails: z.optional(changedMails),
      /** Null switches the evening question off. */
      evening: z.optional(z.nullable(eveningSetting)),
      streakHidden: z.optional(z.boolean()),
      morningPush: z.optional(z.boolean()),
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
          { required: ['evening'] },
          { required: ['streakHidden'] },
          { required: ['morningPush'] },
        ],
      }),
    ),
  response: z.strictObject({ success: z.literal(true), profile: profileView, today: todayView }),
})

import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { defineEvent } from './event.ts'

/**
 * A check-in, a reset or a change of the days changed a streak that a mail names which is not sent yet, or the person hid or
 * showed the streak (MAIL-9, STREAK-18). Consumer: refresh-wake-up-mail.
 */
export const streakChanged = defineEvent('streak-changed', z.strictObject({ userId: z.string(), goalId }))

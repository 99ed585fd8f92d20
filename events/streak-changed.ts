import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { defineEvent } from './event.ts'

/**
 * A check-in or reset changed a streak that a mail names which is not sent yet (MAIL-9). Consumer: refresh-wake-up-mail.
 */
export const streakChanged = defineEvent('streak-changed', z.strictObject({ userId: z.string(), goalId }))

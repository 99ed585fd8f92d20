import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { defineEvent } from './event.ts'

/**
 * A check-in or a reset changed a streak while a mail that names it is written and not yet sent. Taken by:
 * refresh-wake-up-mail.
 */
export const streakChanged = defineEvent('streak-changed', z.strictObject({ userId: z.string(), goalId }))

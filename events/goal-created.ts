import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { defineEvent } from './event.ts'

/** A person made a goal. Taken by: generate-first-motivation. */
export const goalCreated = defineEvent('goal-created', z.strictObject({ userId: z.string(), goalId }))

import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { defineEvent } from './event.ts'

/** A person created a goal. Consumer: generate-first-motivation. */
export const goalCreated = defineEvent('goal-created', z.strictObject({ userId: z.string(), goalId }))

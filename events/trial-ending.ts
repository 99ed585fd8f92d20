import * as z from 'zod/mini'
import { defineEvent } from './event.ts'

/** Three days of a trial are left and no plan was bought. Told once per account; taken by nobody yet. */
export const trialEnding = defineEvent(
  'trial-ending',
  z.strictObject({ userId: z.string(), trialExpiresAt: z.string() }),
)

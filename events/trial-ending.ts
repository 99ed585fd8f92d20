import * as z from 'zod/mini'
import { defineEvent } from './event.ts'

/** Three days of a trial are left and no plan was bought. Published once per account (ADR 054). Consumer: queue-trial-ending-mail. */
export const trialEnding = defineEvent(
  'trial-ending',
  z.strictObject({ userId: z.string(), trialExpiresAt: z.string() }),
)

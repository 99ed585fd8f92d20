import * as z from 'zod/mini'
import { defineEvent } from './event.ts'

/** A trial has ended and no plan was bought. Published once per account (ADR 054). Consumer: queue-trial-ended-mail. */
export const trialEnded = defineEvent('trial-ended', z.strictObject({ userId: z.string(), trialExpiresAt: z.string() }))

import * as z from 'zod/mini'
import { defineEvent } from './event.ts'

/** A trial has ended and no plan was bought. Told once per account; taken by nobody yet. */
export const trialEnded = defineEvent('trial-ended', z.strictObject({ userId: z.string(), trialExpiresAt: z.string() }))

import * as z from 'zod/mini'
import { keptValue } from '#web/lib/storage.ts'

/** Somebody deleted their account and is owed a last word; kept over a visit to the provider's sign-out. */
export const farewell = keptValue('farewell', z.literal(true), 'session')

import * as z from 'zod/mini'
import { createStoredValue } from '#web/lib/storage.ts'

/** Set after an account was deleted, so that the landing page confirms it. Session storage survives the provider's sign-out. */
export const farewell = createStoredValue('farewell', z.literal(true), 'session')

import * as z from 'zod/mini'
import { createStoredValue } from '#web/lib/storage.ts'

/** The address for which this tab shows Check Your Email, so that a reload shows it again (AUTH-22). */
export const awaitedEmail = createStoredValue('awaitedEmail', z.string().check(z.maxLength(320)), 'session')

import * as z from 'zod/mini'
import { createStoredValue, type StoredValue } from '#web/lib/storage.ts'

const typed = z.strictObject({ line: z.string(), name: z.string() })

/** What a witness has typed and not sent, by the token of the link, in session storage: it survives a reload (WITNESS-5). */
export const keptLine = (token: string): StoredValue<z.infer<typeof typed>> =>
  createStoredValue(`witness-line.${token}`, typed, 'session')

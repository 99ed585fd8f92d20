import * as z from 'zod/mini'
import { createStoredValue } from '#web/lib/storage.ts'

/** Whether this tab's goal workshop was begun and not finished. Reads the key by name, so that the workshop is not loaded. */
export const isWorkshopUnfinished = (personId: string): boolean =>
  createStoredValue(`workshop.${personId}`, z.looseObject({ plan: z.string() }), 'session').read() !== null

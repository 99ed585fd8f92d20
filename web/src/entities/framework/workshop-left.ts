import * as z from 'zod/mini'
import { keptValue } from '#web/lib/storage.ts'

/** Whether this tab's goal workshop was begun and not finished; by its name, so that whoever asks loads no workshop. */
export const isWorkshopLeft = (personId: string): boolean =>
  keptValue(`workshop.${personId}`, z.looseObject({ plan: z.string() }), 'session').read() !== null

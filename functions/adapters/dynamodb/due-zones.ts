import { canonicalZone } from '#domain/time/canonical-zone.ts'
import { type SlotRange, slotsDue } from '#domain/time/due.ts'
import type { Window } from '#functions/runtime/consumer.ts'
import { describe } from '#functions/runtime/log.ts'
import { noteBad } from './read-item.ts'

/** What falls due in a window, by zone. A zone whose clock cannot be read is logged, counted and left out. */
export const dueIn = (zones: readonly string[], { after, until }: Window): { zone: string; slots: SlotRange[] }[] =>
  zones.flatMap((zone) => {
    if (canonicalZone(zone) === undefined) {
      noteBad('zone', { zone, reason: 'is not a zone' })
      return []
    }
    try {
      return [{ zone, slots: slotsDue(zone, after, until) }]
    } catch (error) {
      const { reason } = describe(error)
      noteBad('zone', { zone, reason })
      return []
    }
  })

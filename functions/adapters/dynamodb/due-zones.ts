import { type SlotRange, slotsDue } from '#domain/time/due.ts'
import { isZone } from '#domain/time/zone.ts'
import type { Window } from '#functions/runtime/consumer.ts'
import type { ShardRange } from './occupied-shards.ts'
import { noteBad } from './read-item.ts'

/**
 * What falls due in a window, by zone. A name that is no zone, or more than one (DAY-6), is logged, counted and left out until
 * tidy-zones.ts replaces it.
 */
export const dueIn = (zones: readonly string[], { after, until }: Window): { zone: string; slots: SlotRange[] }[] =>
  zones.flatMap((zone) => {
    if (isZone(zone)) return [{ zone, slots: slotsDue(zone, after, until) }]
    noteBad('zone', { zone, reason: `Invalid time zone specified: ${zone}` })
    return []
  })

/** The ranges of local times that fall due in a window, for each zone and each of `shards` shards. */
export const listDueRanges = (zones: readonly string[], window: Window, shards: number): ShardRange[] =>
  dueIn(zones, window).flatMap(({ zone, slots }) =>
    slots.flatMap((range) => Array.from({ length: shards }, (_, shard) => ({ zone, shard, ...range }))),
  )

import * as z from 'zod/mini'
import { type Rhythm, rhythm } from '#domain/streaks/rhythm.ts'
import { RHYTHM_PREFIX } from './keys.ts'
import { readItem } from './read-item.ts'
import type { Item } from './table.ts'

const rhythmItem = z.extend(rhythm, { sk: z.string() })

/** Values for unreadable fields of a rhythm (ADR 102). */
const SPARE_RHYTHM = { weekdays: [], rest: [], pauses: [] }

/** The rhythm of an item. Undefined for other items. */
export const rhythmOfItem = (item: Item): { goalId: string; rhythm: Rhythm } | undefined => {
  if (typeof item.sk !== 'string' || !item.sk.startsWith(RHYTHM_PREFIX)) return undefined
  const { sk, ...read } = readItem(rhythmItem, item, SPARE_RHYTHM)
  return { goalId: sk.slice(RHYTHM_PREFIX.length), rhythm: read }
}

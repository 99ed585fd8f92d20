import { DAY_MS } from '#domain/time/units.ts'

/** 'Join N+ goal achievers' (specification 9). A deployment may show the real count instead (decision 10). */

const FIRST_DAY = Date.UTC(2026, 0, 1)
const FIRST_COUNT = 115
const LEAST_GROWTH = 30
const MOST_GROWTH = 46

/** Fewer are no proof of anything. */
const LEAST_SHOWN = 100
const STEP = 10

/** A real count as it is told: rounded down, so that nobody's coming or going shows in it; null below 100 people. */
export const shownPeople = (people: number): number | null => (people < LEAST_SHOWN ? null : people - (people % STEP))

/** A whole number from 0 to 2^32 - 1 that looks like chance and is the same for the same `seed` everywhere. */
const scatter = (seed: number): number => {
  let mixed = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** How many joined on the `index`-th day after the first. */
const growthOf = (index: number): number => LEAST_GROWTH + (scatter(index + 1) % (MOST_GROWTH - LEAST_GROWTH + 1))

/** The count on a day, YYYY-MM-DD; before the first day, the first count. */
export const goalAchievers = (day: string): number => {
  const days = Math.floor((Date.parse(day) - FIRST_DAY) / DAY_MS)
  let count = FIRST_COUNT
  for (let index = 1; index <= days; index += 1) count += growthOf(index)
  return count
}

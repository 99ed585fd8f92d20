import { DAY_MS } from '#domain/time/units.ts'

/** 'Join N+ goal achievers' (PLAN-18). With `socialProof: actual` a deployment shows the real count. */

const FIRST_DAY = Date.UTC(2026, 0, 1)
const FIRST_COUNT = 115
const LEAST_GROWTH = 30
const MOST_GROWTH = 46

/** The line is hidden below this count (PLAN-18). */
const LEAST_SHOWN = 100
const STEP = 10

/** The displayed real count: rounded down to tens, so that single sign-ups and deletions do not show. Null below 100. */
export const shownPeople = (people: number): number | null => (people < LEAST_SHOWN ? null : people - (people % STEP))

/** Deterministic pseudo-random integer from 0 to 2^32 - 1. */
const scatter = (seed: number): number => {
  let mixed = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** Growth on the `index`-th day after the first. */
const computeGrowth = (index: number): number => LEAST_GROWTH + (scatter(index + 1) % (MOST_GROWTH - LEAST_GROWTH + 1))

/** The count on a day (YYYY-MM-DD); before the first day, the first count. */
export const goalAchievers = (day: string): number => {
  const days = Math.floor((Date.parse(day) - FIRST_DAY) / DAY_MS)
  let count = FIRST_COUNT
  for (let index = 1; index <= days; index += 1) count += computeGrowth(index)
  return count
}

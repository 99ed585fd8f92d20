import type { CircleStanding } from '#domain/framework/circle-dashboard.ts'
import type { CircleKey } from '#domain/interview/circles.ts'
import { addDays, type Day } from '#domain/time/day.ts'

/** Example data for people whose plan does not include the panel (PLAN-15). */
export const EXAMPLE_DAY: Day = '2026-04-14'

/** `days` are the last days up to the example's today, oldest first; x is a covered day. */
const of = (circle: CircleKey, days: string, planned: number, wanted: number): CircleStanding => {
  const from = addDays(EXAMPLE_DAY, 1 - days.length)
  return {
    circle,
    goals: days === '' ? 0 : 1,
    kept: [...days].flatMap((mark, at) => (mark === 'x' ? [addDays(from, at)] : [])),
    since: days === '' ? null : from,
    counted: days.length,
    planned,
    wanted,
    gap: null,
  }
}

export const EXAMPLE: readonly CircleStanding[] = [
  of('spiritual', '', 0, 3),
  of('friends_family', 'xxxxx.xxx..xxxxxxx.xxxxxx', 6, 12),
  of('work', 'xxx.xxxxxxxxxxx', 4, 4),
  of('personal_development', 'xxxxx..xxxxxxx.xxxxxxxxxxxxxxx', 5, 5),
  of('health_fitness', 'xxxx.xxxxxxxxxxxxxxxxxxxxxxxxx', 3, 6),
]

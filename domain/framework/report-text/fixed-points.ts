import { namesMoment, occasionIn } from '#domain/framework/occasions.ts'
import { quoted, quotedEnd } from '#domain/framework/said.ts'
import { list } from '#domain/framework/words.ts'
import { CIRCLE_KEYS } from '#domain/interview/circles.ts'
import { isCalm } from './calm-quotes.ts'
import type { Telling } from './telling.ts'

/** The fixed points of a retired person's week: what the person placed in it (FRAMEWORK-11). */

type FixedPoint = {
  quote: string
  /** As it follows 'builds on': 'Sundays', 'the morning'. */
  when: string
}

const MOST = 2
const LEADING = /^(?:on|in|at) /

const readPoint = (quote: string, isGentle: boolean): FixedPoint[] => {
  if (isGentle && !isCalm(quote)) return []
  const when = occasionIn(quote)?.replace(LEADING, '') ?? (namesMoment(quote) ? 'that moment of the day' : undefined)
  return when === undefined ? [] : [{ quote, when }]
}

/** At most two, that of the first circle first, one for a circle. Only sentences that name a day, a part of the day or a moment. */
const listFixedPoints = ({ said, frame }: Telling): FixedPoint[] => {
  const { recommended, circumstances } = frame
  if (circumstances.shifts) return []
  const order = [...new Set([...recommended.slice(0, 1), ...CIRCLE_KEYS])]
  const points = order.flatMap((circle) => {
    const own = said.filter((one) => one.circle === circle)
    const quotes = [
      ...own.filter(({ place }) => place === 'success'),
      ...own.filter(({ place }) => place !== 'success'),
    ]
    return quotes.flatMap(({ quote }) => readPoint(quote, circumstances.isGentle)).slice(0, 1)
  })
  return points.filter(({ quote }, at) => points.findIndex((one) => one.quote === quote) === at).slice(0, MOST)
}

/** 'You named two: “…” and “…” The plan builds on the morning and Sundays.' Undefined where the person named none. */
export const tellFixedPoints = (telling: Telling, noun: '' | ' fixed point'): string | undefined => {
  const [one, other] = listFixedPoints(telling)
  if (!one) return undefined
  const built = `The plan builds on ${list([...new Set([one.when, ...(other ? [other.when] : [])])])}.`
  return other
    ? `You named two${noun && `${noun}s`}: ${quoted(one.quote)} and ${quotedEnd(other.quote)} ${built}`
    : `You named one${noun}: ${quotedEnd(one.quote)} ${built}`
}

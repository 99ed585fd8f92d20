import type { Simulation } from './simulate.ts'

/**
 * The time that the largest slot took (the mails of one zone that are due at one instant), and the mails per second of the middle 80 % of
 * them left: without the start of the workers and without the last pages.
 */
export type Drain = { mails: number; seconds: number; perSecond: number }

const SECOND_MS = 1000

export const measureDrain = ({ due, mails }: Pick<Simulation, 'due' | 'mails'>): Drain => {
  const slots = Map.groupBy(due, ({ goal, at }) => `${goal.zone} ${at}`)
  const largest = [...slots.values()].reduce((most, one) => (one.length > most.length ? one : most), [])
  const expected = new Map(largest.map(({ goal, date, at }) => [`${goal.id}#${date}`, at]))
  const waits = mails
    .flatMap(({ goalId, date, at }) => {
      const dueAt = expected.get(`${goalId}#${date}`)
      return dueAt === undefined ? [] : [at - dueAt]
    })
    .toSorted((one, other) => one - other)
  const [start, end] = [0.1, 0.9].map((part) => Math.floor((waits.length - 1) * part))
  const [first = 0, last = 0] = [waits[start ?? 0], waits[end ?? 0]]
  return {
    mails: waits.length,
    seconds: (waits.at(-1) ?? 0) / SECOND_MS,
    perSecond: last > first ? (((end ?? 0) - (start ?? 0)) * SECOND_MS) / (last - first) : 0,
  }
}

export const drainLine = ({ mails, seconds, perSecond }: Drain): string =>
  `the largest slot: ${mails} mails in ${seconds.toFixed(1)} seconds, ${Math.floor(perSecond)} a second in between`

import type { Simulation } from './simulate.ts'

/** How long the largest slot took: the mails of one zone that are due at one instant. */
export type Drain = { mails: number; seconds: number }

const SECOND_MS = 1000

/** The time from the instant at which the mails of the largest slot are due to the last of them. */
export const measureDrain = ({ due, mails }: Pick<Simulation, 'due' | 'mails'>): Drain => {
  const slots = Map.groupBy(due, ({ goal, at }) => `${goal.zone} ${at}`)
  const largest = [...slots.values()].reduce((most, one) => (one.length > most.length ? one : most), [])
  const expected = new Map(largest.map(({ goal, date, at }) => [`${goal.id}#${date}`, at]))
  const waits = mails.flatMap(({ goalId, date, at }) => {
    const dueAt = expected.get(`${goalId}#${date}`)
    return dueAt === undefined ? [] : [at - dueAt]
  })
  return { mails: waits.length, seconds: waits.reduce((most, one) => Math.max(most, one), 0) / SECOND_MS }
}

export const drainLine = ({ mails, seconds }: Drain): string =>
  `the largest slot: ${mails} mails in ${seconds.toFixed(1)} seconds`

import { HOUR_MS } from '#domain/time/units.ts'
import { BATCHED_FROM, GENERATION_TIME } from '#events/schedules.ts'
import type { AcceptedMail } from './mailbox.ts'
import { oracleDue } from './morning-oracle.ts'
import type { Simulation } from './simulate.ts'

/** The result of a run. Every number except `goals`, `due` and `remainder` is a violation. */
export type Verdict = {
  goals: number
  due: number
  lost: string[]
  twice: string[]
  early: string[]
  withoutContent: string[]
  /** Mails after the 12 hours of MAIL-5, and mails that were not due. */
  unasked: string[]
  /** Seconds in which more mails left than SES allows. */
  rushed: string[]
  /** Mails that arrived and are not stored as sent, when they are more than the faults explain. */
  unmarked: string[]
  /** A poisoned mail that is not in the dead letters with its reason. */
  unburied: string[]
  /** Texts that were replaced after they were stored (TEXT-3). */
  rewritten: string[]
  /** Answers of a batch job that were stored although their question had changed (TEXT-27). */
  outdated: string[]
  /** Texts of deleted goals (GOAL-16). */
  leftovers: string[]
  /** Built-in texts that only the mail made, because the night left the goal without one, when they are more than the faults explain. */
  unfilled: string[]
  /** Mails that did not arrive and for which it is unknown whether SES accepted them (ADR 013). */
  remainder: string[]
}

/** The part of the marks that fails in a run with all faults: three throttled attempts, or a process that ends. */
const MARKS_FAILING = 0.03
/** The part of the texts that a night may leave to the mails: a message that failed four times, or a tick that was lost. */
const NIGHTS_FAILING = 0.03
const LATEST_MS = 12 * HOUR_MS
/** Mails from this time on have their texts from the night. */
const NIGHT_ENDS = '05:55'
const SECOND_MS = 1000

const formatKey = (goalId: string, date: string): string => `${goalId}#${date}`

/** The beginnings of the seconds with more mails than the limit. A second may begin at any millisecond. */
const listRushes = (mails: readonly AcceptedMail[], maxPerSecond: number): string[] => {
  const instants = mails.map(({ sentAt }) => sentAt).toSorted((one, other) => one - other)
  return instants.flatMap((at, place) => {
    const last = instants[place + maxPerSecond]
    return last !== undefined && last - at < SECOND_MS ? [new Date(at).toISOString()] : []
  })
}

/** The reason names the last error, which can be another fault of the run. */
const isBuried = ({ deadLetters }: Simulation, goalId: string, date: string): boolean =>
  deadLetters.some(({ body, reason }) => {
    if (!body.includes(goalId) || !body.includes(date) || reason === undefined) return false
    return /^MailTooLate: .*failed with (?!nothing)\w+/.test(reason)
  })

/** A mail whose goal was deleted after it was due may have been on its way, or was not sent in time. */
const isOptional = ({ night }: Simulation, { goal, at }: Simulation['due'][number]): boolean =>
  at > (night?.deletedAt.get(goal.id) ?? Number.POSITIVE_INFINITY) - LATEST_MS

/** Mails from 06:00 on have their texts from a batch job or the generation at 05:00, the others from that at 02:00. */
const listUnfilled = ({ night, due, start }: Simulation): string[] => {
  if (!night) return []
  const written = due.filter(
    ({ goal, date }) => goal.time >= NIGHT_ENDS && oracleDue(goal.zone, date, GENERATION_TIME) > start,
  )
  return [...Map.groupBy(written, ({ goal }) => goal.time >= BATCHED_FROM).values()].flatMap((group) => {
    const keys = group.map(({ goal, date }) => formatKey(goal.id, date))
    const unfilled = keys.filter((key) => night.stored.get(key)?.by === 'send-mails')
    return unfilled.length > 1 + keys.length * NIGHTS_FAILING ? unfilled : []
  })
}

export const judge = (simulation: Simulation): Verdict => {
  const { goals, mails, unknown, maxPerSecond, night } = simulation
  const sent = Map.groupBy(mails, ({ goalId, date }) => formatKey(goalId, date))
  const expected = new Map(simulation.due.map((one) => [formatKey(one.goal.id, one.date), one]))
  const due = simulation.due.filter((one) => !isOptional(simulation, one))
  const isMissing = (key: string): boolean => !sent.has(key) && expected.get(key)?.isPoisoned === false
  const keys = due.map(({ goal, date }) => formatKey(goal.id, date))
  // The texts of a deleted goal are deleted with their marks.
  const kept = due.filter(({ goal }) => !night?.deletedAt.has(goal.id))
  const unmarked = kept.flatMap(({ goal, date }) => {
    const key = formatKey(goal.id, date)
    return sent.has(key) && !simulation.isMarked(goal, date) ? [key] : []
  })
  return {
    goals: goals.length,
    due: due.length,
    lost: keys.filter((key) => isMissing(key) && !unknown.has(key)),
    remainder: keys.filter((key) => isMissing(key) && unknown.has(key)),
    twice: [...sent].flatMap(([key, list]) => (list.length > 1 ? [key] : [])),
    early: mails.flatMap(({ goalId, date, at }) => {
      const one = expected.get(formatKey(goalId, date))
      return one && at < one.at ? [formatKey(goalId, date)] : []
    }),
    // The text of a goal that is deleted while its mail is on its way is not stored any more.
    withoutContent: mails.flatMap(({ goalId, date, hasContent }) => {
      const one = expected.get(formatKey(goalId, date))
      return hasContent || (one && isOptional(simulation, one)) ? [] : [formatKey(goalId, date)]
    }),
    unasked: mails.flatMap(({ goalId, date, at }) => {
      const one = expected.get(formatKey(goalId, date))
      return !one || at > one.at + LATEST_MS ? [formatKey(goalId, date)] : []
    }),
    rushed: listRushes(mails, maxPerSecond),
    unmarked: unmarked.length > 2 + mails.length * MARKS_FAILING ? unmarked : [],
    rewritten: night?.rewritten ?? [],
    outdated: night?.outdated ?? [],
    leftovers: night?.leftovers ?? [],
    unfilled: listUnfilled(simulation),
    unburied: due.flatMap(({ goal, date, isPoisoned }) => {
      const key = formatKey(goal.id, date)
      return isPoisoned && !unknown.has(key) && !isBuried(simulation, goal.id, date) ? [key] : []
    }),
  }
}

/** The violations by kind, without the kinds that have none. */
export const listViolations = ({ goals, due, remainder, ...kinds }: Verdict): [string, string[]][] =>
  Object.entries(kinds).filter(([, found]) => found.length > 0)

export const closingLine = ({ goals, due, lost, twice, early, withoutContent }: Verdict): string =>
  `${goals} goals, ${due} mails due: ${lost.length} lost, ${twice.length} twice, ${early.length} early, ${withoutContent.length} without content`

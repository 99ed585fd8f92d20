import { randomBytes } from 'node:crypto'
import { type EveningSetting, listAskedGoals, readAskedDay } from '#domain/evening/evening-question.ts'
import type { GoalView } from '#domain/goals/goal.ts'
import { retryDelaySeconds, untilDue } from '#domain/motivation/mail-due.ts'
import type { Day } from '#domain/time/day.ts'
import type { EveningWork } from '#events/work.ts'
import type { AccountStore, Overview } from '#functions/adapters/dynamodb/accounts.ts'
import type { EveningStore } from '#functions/adapters/dynamodb/evening.ts'
import { isBad, noteLeftOut } from '#functions/adapters/dynamodb/for-each-isolated.ts'
import { readPerson, showGoal } from '#functions/adapters/dynamodb/person.ts'
import type { Enqueue } from '#functions/adapters/sqs/enqueue-work.ts'
import { inParallel } from '#functions/runtime/in-parallel.ts'
import { describe, type Log } from '#functions/runtime/log.ts'
import type { Pace } from '#functions/runtime/pacer.ts'
import { classifySendError } from './classify-send-error.ts'

/** The question of a person's check-in day, and the goals that it names. */
export type EveningQuestion = {
  userId: string
  to: string
  /** The person's local date and hour (HH:MM) of the question. */
  date: Day
  time: string
  /** The check-in day that the question asks about. */
  day: Day
  goals: GoalView[]
}

export type AskEveningDeps = {
  accounts: Pick<AccountStore, 'overview'>
  evenings: EveningStore
  /** Renders the mail and sends it with SES. */
  sendEvening: (question: EveningQuestion) => Promise<void>
  enqueueEvening: Enqueue<EveningWork>
  /** Resolves when the next mail may be sent (MAIL-10). */
  pace: Pace
  now: () => number
}

const PAGE = 25
const CONCURRENCY = 5

type Judged = EveningQuestion & { by: EveningSetting['by'] }

/** Undefined where nothing is asked: another hour or zone, the question is off, or no goal is open (EVENING-2, EVENING-3). */
const readQuestion = (overview: Overview, { zone, date }: EveningWork, now: number): Judged | undefined => {
  const { account } = overview
  if (!account?.evening || account.closing_at !== undefined || account.zone !== zone) return undefined
  const { at, by } = account.evening
  if (by === 'mail' && account.mails_off) return undefined
  const person = readPerson(overview, now)
  const day = readAskedDay(now, person.rule, date, at)
  if (day === undefined) return undefined
  const views = person.goals.map((goal) => showGoal(person, goal, person.runs.get(goal.id)))
  const goals = listAskedGoals(views, by)
  return goals.length === 0 ? undefined : { userId: account.id, to: account.email, date, time: at, day, goals, by }
}

/**
 * Asks the people of one page, each at most once a check-in day (EVENING-1). People whose question did not leave are queued again
 * with a growing delay, until it is two hours late. Throws when the table or SQS fails, so that SQS delivers the message again.
 */
export const askEvening = (deps: AskEveningDeps) => {
  const { evenings } = deps

  /** Returns true when the question did not leave and may be asked again. */
  const ask = async (userId: string, work: EveningWork, log: Pick<Log, 'warn' | 'error'>): Promise<boolean> => {
    const overview = await deps.accounts.overview(userId, { consistent: true })
    const question = readQuestion(overview, work, deps.now())
    if (!question) return false
    const reachSlot = await deps.pace()
    const claimId = randomBytes(6).toString('base64url')
    if (!(await evenings.claim(userId, question.day, claimId))) return false
    try {
      await reachSlot()
    } catch (error) {
      await evenings.dueAgain(userId, claimId)
      throw error
    }
    try {
      await deps.sendEvening(question)
    } catch (error) {
      const kind = classifySendError(error)
      log.error('evening question failed', { user_id: userId, kind, ...describe(error) })
      if (kind === 'unknown') return false
      if (kind === 'never') await evenings.refused(userId, claimId)
      else await evenings.dueAgain(userId, claimId)
      return kind !== 'never'
    }
    await evenings.sent(userId, claimId).catch((error: unknown) => {
      // The claim stays, which also prevents a second question.
      log.warn('evening question sent but not marked', { user_id: userId, ...describe(error) })
    })
    return false
  }

  return async (work: EveningWork, log: Pick<Log, 'warn' | 'error'>): Promise<void> => {
    const early = untilDue(deps.now(), work.zone, work.date, work.to)
    if (early > 0) return deps.enqueueEvening([work], { delaySeconds: Math.ceil(early / 1000) })
    const { cursor: _, people: again, attempt = 0, ...range } = work
    const page = again ? { people: again, cursor: undefined } : await evenings.page({ ...work, limit: PAGE })
    const unasked: string[] = []
    await inParallel(page.people, CONCURRENCY, async (userId) => {
      try {
        if (await ask(userId, work, log)) unasked.push(userId)
      } catch (error) {
        if (isBad(error)) return noteLeftOut(`USER#${userId}`, error)
        log.error('evening question not tried', describe(error))
        unasked.push(userId)
      }
    })
    if (unasked.length > 0) {
      const next = attempt + 1
      await deps.enqueueEvening([{ ...range, attempt: next, people: unasked }], {
        delaySeconds: retryDelaySeconds(next),
      })
    }
    if (page.cursor !== undefined) await deps.enqueueEvening([{ ...range, cursor: page.cursor }])
  }
}

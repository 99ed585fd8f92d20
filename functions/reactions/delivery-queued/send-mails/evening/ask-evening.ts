import { type EveningSetting, listAskedGoals, readAskedDay } from '#domain/evening/evening-question.ts'
import type { GoalView } from '#domain/goals/goal.ts'
import {
  LONGEST_DELAY_SECONDS,
  retryDelaySeconds,
  THROTTLED_DELAY_SECONDS,
  untilDue,
} from '#domain/motivation/mail-due.ts'
import type { EveningWork } from '#events/work.ts'
import type { AccountStore, Overview } from '#functions/adapters/dynamodb/accounts.ts'
import type { EveningStore } from '#functions/adapters/dynamodb/evening.ts'
import { isBad, noteLeftOut } from '#functions/adapters/dynamodb/for-each-isolated.ts'
import { requirePerson, viewOwnGoal } from '#functions/adapters/dynamodb/person.ts'
import type { QueuedPages } from '#functions/adapters/dynamodb/queued-pages.ts'
import type { Enqueue } from '#functions/adapters/sqs/enqueue-work.ts'
import { classifySendError } from '#functions/reactions/delivery-queued/send-mails/classify-send-error.ts'
import { createClaimId } from '#functions/reactions/delivery-queued/send-mails/create-claim-id.ts'
import { inParallel } from '#functions/runtime/in-parallel.ts'
import { describe, type Log } from '#functions/runtime/log.ts'
import { type Pace, type ReachSlot, watchSlot } from '#functions/runtime/pacer.ts'
import { queueNextPage } from '#functions/runtime/queue-next-page.ts'
import type { EveningQuestion } from './evening-question.ts'
import { type PushQuestionDeps, pushQuestion } from './push-question.ts'

export type AskEveningDeps = PushQuestionDeps & {
  accounts: Pick<AccountStore, 'overview'>
  evenings: EveningStore
  /** Renders the mail and sends it with SES. */
  sendEvening: (question: EveningQuestion, claimId: string, reachSlot: ReachSlot) => Promise<void>
  pages: QueuedPages
  enqueueEvening: Enqueue<EveningWork>
  /** Resolves when the next mail may be sent (MAIL-10). */
  pace: Pace
  now: () => number
}

type AskLog = Pick<Log, 'warn' | 'error'>

const PAGE = 25
const CONCURRENCY = 5

/** What stands for a question at the moment of asking, before its way is known. */
type Due = { question: Omit<EveningQuestion, 'goals'>; views: GoalView[]; by: EveningSetting['by']; mailed: boolean }

/** Undefined where nothing is asked: another hour or zone, or the question is off (EVENING-1, EVENING-3). */
const readDue = (overview: Overview, { zone, date }: EveningWork, now: number): Due | undefined => {
  const { account } = overview
  if (!account?.evening || account.closing_at !== undefined || account.zone !== zone) return undefined
  const { at, by } = account.evening
  const person = requirePerson(overview, now)
  const day = readAskedDay(now, person.rule, date, at)
  if (day === undefined) return undefined
  return {
    question: { userId: account.id, to: account.email, token: account.mails_token, date, time: at, day },
    views: person.goals.map((goal) => viewOwnGoal(person, goal, person.runs.get(goal.id))),
    by,
    mailed: !account.mails_off,
  }
}

/** Whether the question is asked again: 'again' with a growing delay, 'throttled' in 30 seconds, where the attempt does not count. */
type Outcome = 'done' | 'again' | 'throttled'

/**
 * Asks the people of one page, each at most once a check-in day (EVENING-1), by push or by mail where no device takes it (EVENING-7).
 * People whose question did not leave are queued again until it is two hours late. The next page is queued first (ADR 243), and once
 * (ADR 221). Throws when the table or SQS fails, so that SQS delivers the message again.
 */
export const askEvening = (deps: AskEveningDeps) => {
  const { evenings } = deps

  const push = pushQuestion(deps)

  /** Mails a claimed question. */
  const mail = async (question: EveningQuestion, claimId: string, log: AskLog): Promise<Outcome> => {
    const { userId } = question
    const slot = watchSlot(async () => {
      const reachSlot = await deps.pace()
      await reachSlot()
    })
    try {
      await deps.sendEvening(question, claimId, slot.reach)
    } catch (error) {
      if (slot.hasFailed()) {
        await evenings.markDue(userId, claimId)
        throw error
      }
      const kind = classifySendError(error)
      log.error('evening question failed', { user_id: userId, kind, ...describe(error) })
      if (kind === 'unknown') return 'done'
      if (kind === 'never') {
        await evenings.markRefused(userId, claimId)
        return 'done'
      }
      await evenings.markDue(userId, claimId)
      return kind === 'throttled' ? 'throttled' : 'again'
    }
    await markSent(userId, claimId, log)
    return 'done'
  }

  const markSent = (userId: string, claimId: string, log: AskLog) =>
    evenings.markSent(userId, claimId).catch((error: unknown) => {
      // The claim stays, which also prevents a second question.
      log.warn('evening question sent but not marked', { user_id: userId, ...describe(error) })
    })

  const ask = async (userId: string, work: EveningWork, log: AskLog): Promise<Outcome> => {
    const due = readDue(await deps.accounts.overview(userId, { consistent: true }), work, deps.now())
    if (!due) return 'done'
    const [pushed, mailed] = [listAskedGoals(due.views, 'push'), due.mailed ? listAskedGoals(due.views, 'mail') : []]
    const devices = due.by === 'push' && pushed.length > 0 ? await deps.subscriptions.list(userId) : []
    if (devices.length === 0 && mailed.length === 0) return 'done'
    const claimId = createClaimId()
    if (!(await evenings.claim(userId, due.question.day, claimId))) return 'done'
    if (devices.length > 0) {
      const outcome = await push({ ...due.question, goals: pushed }, devices).catch(async (error: unknown) => {
        // The keys cannot be read, so nothing was sent.
        await evenings.markDue(userId, claimId)
        throw error
      })
      if (outcome === 'asked') await markSent(userId, claimId, log)
      if (outcome === 'again') await evenings.markDue(userId, claimId)
      if (outcome !== 'none') return outcome === 'again' ? 'again' : 'done'
    }
    if (mailed.length > 0) return mail({ ...due.question, goals: mailed }, claimId, log)
    await evenings.markRefused(userId, claimId)
    return 'done'
  }

  return async (work: EveningWork, log: AskLog): Promise<void> => {
    const early = untilDue(deps.now(), work.zone, work.date, work.to)
    if (early > 0)
      return deps.enqueueEvening([work], { delaySeconds: Math.min(LONGEST_DELAY_SECONDS, Math.ceil(early / 1000)) })
    const { cursor: _, people: again, attempt, ...range } = work
    const page = again ? { people: again, cursor: undefined } : await evenings.page({ ...work, limit: PAGE })
    const { people, cursor } = page
    const queueUnqueued = await queueNextPage(async () => {
      if (cursor === undefined) return
      await deps.pages.queueOnce(work, cursor, deps.now(), () => deps.enqueueEvening([{ ...range, cursor }]))
    }, log)
    const asked: Record<Outcome, string[]> = { done: [], again: [], throttled: [] }
    const errors = await inParallel(people, CONCURRENCY, async (userId) => {
      try {
        asked[await ask(userId, work, log)].push(userId)
      } catch (error) {
        if (isBad(error)) return noteLeftOut(`USER#${userId}`, error)
        log.error('evening question not tried', describe(error))
        asked.again.push(userId)
      }
    })
    if (asked.again.length > 0) {
      const next = (attempt ?? 0) + 1
      await deps.enqueueEvening([{ ...range, attempt: next, people: asked.again }], {
        delaySeconds: retryDelaySeconds(next),
      })
    }
    if (asked.throttled.length > 0) {
      const next = { ...range, ...(attempt !== undefined && { attempt }), people: asked.throttled }
      await deps.enqueueEvening([next], { delaySeconds: THROTTLED_DELAY_SECONDS })
    }
    await queueUnqueued()
    if (errors.length > 0) throw new AggregateError(errors, `${errors.length} questions of a page have no outcome.`)
  }
}

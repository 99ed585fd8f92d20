import { type EveningSetting, listAskedGoals, readAskedDay } from '#domain/evening/evening-question.ts'
import type { GoalView } from '#domain/goals/goal.ts'
import { LONGEST_DELAY_SECONDS, retryDelaySeconds, untilDue } from '#domain/motivation/mail-due.ts'
import type { EveningWork } from '#events/work.ts'
import type { AccountStore, Overview } from '#functions/adapters/dynamodb/accounts.ts'
import type { EveningStore } from '#functions/adapters/dynamodb/evening.ts'
import { isBad, noteLeftOut } from '#functions/adapters/dynamodb/for-each-isolated.ts'
import { requirePerson, viewOwnGoal } from '#functions/adapters/dynamodb/person.ts'
import type { Enqueue } from '#functions/adapters/sqs/enqueue-work.ts'
import { inParallel } from '#functions/runtime/in-parallel.ts'
import { describe, type Log } from '#functions/runtime/log.ts'
import { type Pace, type ReachSlot, watchSlot } from '#functions/runtime/pacer.ts'
import { classifySendError } from './classify-send-error.ts'
import { createClaimId } from './create-claim-id.ts'
import type { EveningQuestion } from './evening-question.ts'
import { type PushQuestionDeps, pushQuestion } from './push-question.ts'

export type AskEveningDeps = PushQuestionDeps & {
  accounts: Pick<AccountStore, 'overview'>
  evenings: EveningStore
  /** Renders the mail and sends it with SES. */
  sendEvening: (question: EveningQuestion, claimId: string, reachSlot: ReachSlot) => Promise<void>
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

/**
 * Asks the people of one page, each at most once a check-in day (EVENING-1), by push or by mail where no device takes it (EVENING-7). People whose question did not leave are queued again
 * with a growing delay, until it is two hours late. Throws when the table or SQS fails, so that SQS delivers the message again.
 */
export const askEvening = (deps: AskEveningDeps) => {
  const { evenings } = deps

  const push = pushQuestion(deps)

  /** Mails a claimed question. Returns true when it did not leave and may be asked again. */
  const mail = async (question: EveningQuestion, claimId: string, log: AskLog): Promise<boolean> => {
    const { userId } = question
    const slot = watchSlot(async () => {
      const reachSlot = await deps.pace()
      await reachSlot()
    })
    try {
      await deps.sendEvening(question, claimId, slot.reach)
    } catch (error) {
      if (slot.hasFailed()) {
        await evenings.dueAgain(userId, claimId)
        throw error
      }
      const kind = classifySendError(error)
      log.error('evening question failed', { user_id: userId, kind, ...describe(error) })
      if (kind === 'unknown') return false
      if (kind === 'never') await evenings.refused(userId, claimId)
      else await evenings.dueAgain(userId, claimId)
      return kind !== 'never'
    }
    await markSent(userId, claimId, log)
    return false
  }

  const markSent = (userId: string, claimId: string, log: AskLog) =>
    evenings.sent(userId, claimId).catch((error: unknown) => {
      // The claim stays, which also prevents a second question.
      log.warn('evening question sent but not marked', { user_id: userId, ...describe(error) })
    })

  /** Returns true when the question did not leave and may be asked again. */
  const ask = async (userId: string, work: EveningWork, log: AskLog): Promise<boolean> => {
    const due = readDue(await deps.accounts.overview(userId, { consistent: true }), work, deps.now())
    if (!due) return false
    const [pushed, mailed] = [listAskedGoals(due.views, 'push'), due.mailed ? listAskedGoals(due.views, 'mail') : []]
    const devices = due.by === 'push' && pushed.length > 0 ? await deps.subscriptions.list(userId) : []
    if (devices.length === 0 && mailed.length === 0) return false
    const claimId = createClaimId()
    if (!(await evenings.claim(userId, due.question.day, claimId))) return false
    if (devices.length > 0) {
      const outcome = await push({ ...due.question, goals: pushed }, devices).catch(async (error: unknown) => {
        // The keys cannot be read, so nothing was sent.
        await evenings.dueAgain(userId, claimId)
        throw error
      })
      if (outcome === 'asked') await markSent(userId, claimId, log)
      if (outcome === 'again') await evenings.dueAgain(userId, claimId)
      if (outcome !== 'none') return outcome === 'again'
    }
    if (mailed.length > 0) return mail({ ...due.question, goals: mailed }, claimId, log)
    await evenings.refused(userId, claimId)
    return false
  }

  return async (work: EveningWork, log: AskLog): Promise<void> => {
    const early = untilDue(deps.now(), work.zone, work.date, work.to)
    if (early > 0)
      return deps.enqueueEvening([work], { delaySeconds: Math.min(LONGEST_DELAY_SECONDS, Math.ceil(early / 1000)) })
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

import { randomBytes } from 'node:crypto'
import { mayBeMailed } from '#domain/goals/permit.ts'
import { statusOf } from '#domain/goals/status.ts'
import { isTooLate, untilDue } from '#domain/motivation/mail-due.ts'
import { mailFacts } from '#domain/motivation/mail-facts.ts'
import { toneOf } from '#domain/safety/gentle-texts.ts'
import type { Day } from '#domain/time/day.ts'
import type { AccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import type { Claim, DeliveryStore } from '#functions/adapters/dynamodb/delivery.ts'
import type { DueGoal } from '#functions/adapters/dynamodb/delivery-index.ts'
import { isBad, noteLeftOut } from '#functions/adapters/dynamodb/for-each-isolated.ts'
import type { GoalStore } from '#functions/adapters/dynamodb/goals.ts'
import type { MotivationStore } from '#functions/adapters/dynamodb/motivation.ts'
import { findGoal, personOf } from '#functions/adapters/dynamodb/person.ts'
import { libraryMotivation } from '#functions/motivation/daily-motivation/write.ts'
import { keepIfGoalExists } from '#functions/motivation/keep-text.ts'
import { describe, type Log } from '#functions/runtime/log.ts'
import { classifySendError } from './classify-send-error.ts'

export type Claimed = Extract<Claim, { outcome: 'claimed' }>

export type DeliverDeps = {
  accounts: Pick<AccountStore, 'overview'>
  goals: Pick<GoalStore, 'exists'>
  motivations: Pick<MotivationStore, 'keepFirst' | 'remove'>
  delivery: DeliveryStore
  /** Renders the mail of a claimed day and sends it with SES. */
  send: (goal: DueGoal, claimed: Claimed) => Promise<void>
  /** Resolves when the next mail may be sent (MAIL-10). */
  pace: () => Promise<void>
  now: () => number
  log: Pick<Log, 'warn' | 'error'>
}

/**
 * Claims a mail that the first claim did not get, because the day has no text or access seems to have ended. Reads the account,
 * checks the permissions (GOAL-11) and stores the built-in text where there is no text (MAIL-6).
 */
const claimByAccount = async (deps: DeliverDeps, goal: DueGoal, date: Day, claimId: string): Promise<Claim> => {
  const at = deps.now()
  const overview = await deps.accounts.overview(goal.user_id, { consistent: true })
  const { account } = overview
  if (!account || account.closing_at || account.mails_off) return { outcome: 'taken' }
  const person = personOf(overview, at)
  const found = findGoal(person, goal.id)
  if (!found || !mayBeMailed(found.goal, statusOf(found.goal, person.trial, date))) return { outcome: 'taken' }
  const facts = mailFacts(person.account, found.goal, found.run, date)
  const { id, user_id } = found.goal
  const { text, source, promptVersion } = libraryMotivation({ goal: found.goal, goalId: id, date })
  const kept = await deps.motivations.keepFirst(
    {
      goal_id: id,
      user_id,
      date,
      ...text,
      prompt_version: promptVersion,
      tone: toneOf(found.goal),
      source,
      created_at: new Date(at).toISOString(),
    },
    facts,
  )
  if (!(await keepIfGoalExists(deps, kept))) return { outcome: 'taken' }
  return deps.delivery.claim({ user_id, goal_id: id, date }, claimId, at, { until: facts.until })
}

/** A goal whose mail is due, and the person's zone. */
export type DueMail = { goal: DueGoal; zone: string }

/**
 * The result of one delivery. 'settled': no further work. 'late': the mail is more than 12 hours late (MAIL-5). Otherwise the
 * mail was not sent and must be retried; `claim` is the id of a claim that may still be stored.
 */
export type Outcome = 'settled' | 'late' | { claim: string | undefined; reason: string }

export const errorName = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')

/**
 * Sends the mail of a goal and date at most once (MAIL-2) and not before it is due (MAIL-5). A mail whose acceptance by SES is
 * unknown stays claimed and counts as settled (ADR 013). Never throws.
 */
export const deliver = (deps: DeliverDeps) => {
  const { delivery, log } = deps

  const transmit = async (goal: DueGoal, date: Day, claimed: Claimed, claimId: string): Promise<Outcome> => {
    const mail = { user_id: goal.user_id, goal_id: goal.id, date }
    try {
      await deps.send(goal, claimed)
    } catch (error) {
      const kind = classifySendError(error)
      log.error('mail failed', { goal_id: goal.id, date, kind, ...describe(error) })
      if (kind === 'unknown') return 'settled'
      const mark = kind === 'never' ? delivery.refused : delivery.dueAgain
      const marked = await mark(mail, claimId, deps.now()).then(
        () => true,
        (failure: unknown) => {
          log.warn('not sent and not marked', { goal_id: goal.id, date, ...describe(failure) })
          return false
        },
      )
      return kind === 'never' ? 'settled' : { claim: marked ? undefined : claimId, reason: errorName(error) }
    }
    await delivery.sent(mail, claimId, deps.now()).catch((error: unknown) => {
      // The claim stays, which also prevents a second send.
      log.warn('sent but not marked', { goal_id: goal.id, date, ...describe(error) })
    })
    return 'settled'
  }

  /** `read` returns undefined for a goal that gets no mail. `oldClaim` is a claim that an earlier attempt could not release. */
  return async (
    read: () => Promise<DueMail | undefined>,
    oldClaim: string | undefined,
    date: Day,
  ): Promise<Outcome> => {
    const claimId = randomBytes(6).toString('base64url')
    let claimToRelease = oldClaim
    let key = 'a goal'
    try {
      const due = await read()
      if (!due) return 'settled'
      const { goal, zone } = due
      key = `USER#${goal.user_id} ${goal.id}`
      const mail = { user_id: goal.user_id, goal_id: goal.id, date }
      const expired = goal.target_date !== null && goal.target_date < date
      if (!goal.wake_up_mail || expired) return 'settled'
      if (isTooLate(deps.now(), zone, date, goal.time_of_day)) return 'late'
      // The goal moved to a later time. The tick of that time sends the mail.
      if (untilDue(deps.now(), zone, date, goal.time_of_day) > 0) return 'settled'
      if (oldClaim !== undefined) await delivery.dueAgain(mail, oldClaim, deps.now())
      claimToRelease = undefined
      await deps.pace()
      // The claim can be stored although its response is lost.
      claimToRelease = claimId
      let claim = await delivery.claim(mail, claimId, deps.now())
      // The built-in text replaces a text that cannot be read.
      if (claim.outcome === 'unreadable') await delivery.dueAgain(mail, claimId, deps.now())
      if (claim.outcome !== 'claimed' && claim.outcome !== 'taken') {
        claim = await claimByAccount(deps, goal, date, claimId)
      }
      return claim.outcome === 'claimed' ? await transmit(goal, date, claim, claimId) : 'settled'
    } catch (error) {
      if (isBad(error)) {
        noteLeftOut(key, error)
        return 'settled'
      }
      log.error('mail not tried', { date, ...describe(error) })
      return { claim: claimToRelease, reason: errorName(error) }
    }
  }
}

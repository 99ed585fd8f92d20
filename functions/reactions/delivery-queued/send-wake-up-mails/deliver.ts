import { randomBytes } from 'node:crypto'
import { mayBeMailed } from '#domain/goals/permit.ts'
import { statusOf } from '#domain/goals/status.ts'
import { builtInMotivation } from '#domain/motivation/built-in/library.ts'
import { isTooLate } from '#domain/motivation/mail-due.ts'
import { mailFacts } from '#domain/motivation/mail-facts.ts'
import type { Day } from '#domain/time/day.ts'
import { describe, type Log } from '#functions/shared/log.ts'
import { findGoal, personOf } from '#functions/shared/person.ts'
import type { Accounts } from '#functions/shared/store/accounts.ts'
import type { Claim, Delivery } from '#functions/shared/store/delivery.ts'
import type { DueGoal } from '#functions/shared/store/delivery-index.ts'
import type { Motivations } from '#functions/shared/store/motivation.ts'
import { fateOf } from './fate.ts'

export type Claimed = Extract<Claim, { outcome: 'claimed' }>

export type DeliverDeps = {
  accounts: Pick<Accounts, 'overview'>
  motivations: Pick<Motivations, 'keepFirst'>
  delivery: Delivery
  /** Writes the mail of a claimed day and gives it to SES. */
  send: (goal: DueGoal, claimed: Claimed) => Promise<void>
  /** Resolves when the next mail may leave. */
  pace: () => Promise<void>
  now: () => number
  log: Log
}

/**
 * The mail of a goal and date that the quick claim did not get: nobody wrote its text, or access seemed to end. The account
 * is read, permissions hold as on the screen (decision 23), and the built-in text stands in: no goal goes without.
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
  const { id, user_id, title, tone, circle_type } = found.goal
  await deps.motivations.keepFirst(
    {
      goal_id: id,
      user_id,
      date,
      ...builtInMotivation({ tone, circle: circle_type, goalId: id, date, title }),
      tone,
      source: 'built-in',
      created_at: new Date(at).toISOString(),
    },
    facts,
  )
  return deps.delivery.claim({ user_id, goal_id: id, date }, claimId, at, { until: facts.until })
}

/**
 * Sends the mail of a goal's date, once. Throws where it certainly was not sent and is to be tried again; where nobody can
 * know, it stays claimed and is not.
 */
export const deliver =
  (deps: DeliverDeps) =>
  async (goal: DueGoal, date: Day, zone: string): Promise<void> => {
    const { delivery, log } = deps
    const mail = { user_id: goal.user_id, goal_id: goal.id, date }
    const expired = goal.target_date !== null && goal.target_date < date
    if (!goal.wake_up_mail || expired || isTooLate(deps.now(), zone, date, goal.time_of_day)) return
    await deps.pace()

    const claimId = randomBytes(6).toString('base64url')
    let claim = await delivery.claim(mail, claimId, deps.now())
    if (claim.outcome === 'unwritten' || claim.outcome === 'access-ended') {
      claim = await claimByAccount(deps, goal, date, claimId)
    }
    if (claim.outcome !== 'claimed') return

    try {
      await deps.send(goal, claim)
    } catch (error) {
      const fate = fateOf(error)
      log.error('mail failed', { goal_id: goal.id, date, fate, ...describe(error) })
      if (fate === 'never') await delivery.refused(mail, claimId, deps.now())
      if (fate !== 'not-sent') return
      await delivery.dueAgain(mail, claimId, deps.now())
      throw error
    }
    await delivery.sent(mail, claimId, deps.now()).catch((error: unknown) => {
      // It stays claimed, which keeps it from being sent again as well.
      log.warn('sent, and not marked', { goal_id: goal.id, date, ...describe(error) })
    })
  }

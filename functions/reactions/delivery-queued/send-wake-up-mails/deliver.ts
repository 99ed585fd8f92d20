import { randomBytes } from 'node:crypto'
import { mayBeMailed } from '#domain/goals/permit.ts'
import { statusOf } from '#domain/goals/status.ts'
import { builtInMotivation } from '#domain/motivation/built-in/library.ts'
import { isTooLate, untilDue } from '#domain/motivation/mail-due.ts'
import { mailFacts } from '#domain/motivation/mail-facts.ts'
import type { Day } from '#domain/time/day.ts'
import type { AccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import type { Claim, DeliveryStore } from '#functions/adapters/dynamodb/delivery.ts'
import type { DueGoal } from '#functions/adapters/dynamodb/delivery-index.ts'
import { isBad, noteLeftOut } from '#functions/adapters/dynamodb/for-each-isolated.ts'
import type { GoalStore } from '#functions/adapters/dynamodb/goals.ts'
import type { MotivationStore } from '#functions/adapters/dynamodb/motivation.ts'
import { findGoal, personOf } from '#functions/adapters/dynamodb/person.ts'
import { staysWithGoal } from '#functions/motivation/keep-text.ts'
import { describe, type Log } from '#functions/runtime/log.ts'
import { fateOf } from './classify-send-error.ts'

export type Claimed = Extract<Claim, { outcome: 'claimed' }>

export type DeliverDeps = {
  accounts: Pick<AccountStore, 'overview'>
  goals: Pick<GoalStore, 'exists'>
  motivations: Pick<MotivationStore, 'keepFirst' | 'remove'>
  delivery: DeliveryStore
  /** Writes the mail of a claimed day and gives it to SES. */
  send: (goal: DueGoal, claimed: Claimed) => Promise<void>
  /** Resolves when the next mail may leave. */
  pace: () => Promise<void>
  now: () => number
  log: Pick<Log, 'warn' | 'error'>
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
  const kept = await deps.motivations.keepFirst(
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
  if (!(await staysWithGoal(deps, kept))) return { outcome: 'taken' }
  return deps.delivery.claim({ user_id, goal_id: id, date }, claimId, at, { until: facts.until })
}

/** A goal whose mail is due, in the zone of its person. */
export type DueMail = { goal: DueGoal; zone: string }

/**
 * What became of a mail. 'settled': nothing is left to do. 'late': it is more than 12 hours late. Otherwise it was certainly not
 * sent, and is to be tried again: `claim` is set where the claim on it may still stand.
 */
export type Outcome = 'settled' | 'late' | { claim: string | undefined; reason: string }

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')

/**
 * Sends the mail of a goal's date, at most once and never before it is due. A mail of which it is not known whether it was sent
 * stays claimed and counts as settled (docs/adr/013-send-a-wake-up-mail-at-most-once.md). Never throws.
 */
export const deliver = (deps: DeliverDeps) => {
  const { delivery, log } = deps

  const transmit = async (goal: DueGoal, date: Day, claimed: Claimed, claimId: string): Promise<Outcome> => {
    const mail = { user_id: goal.user_id, goal_id: goal.id, date }
    try {
      await deps.send(goal, claimed)
    } catch (error) {
      const fate = fateOf(error)
      log.error('mail failed', { goal_id: goal.id, date, fate, ...describe(error) })
      if (fate === 'unknown') return 'settled'
      const mark = fate === 'never' ? delivery.refused : delivery.dueAgain
      const marked = await mark(mail, claimId, deps.now()).then(
        () => true,
        (failure: unknown) => {
          log.warn('not sent, and not marked', { goal_id: goal.id, date, ...describe(failure) })
          return false
        },
      )
      return fate === 'never' ? 'settled' : { claim: marked ? undefined : claimId, reason: reasonOf(error) }
    }
    await delivery.sent(mail, claimId, deps.now()).catch((error: unknown) => {
      // It stays claimed, which keeps it from being sent again as well.
      log.warn('sent, and not marked', { goal_id: goal.id, date, ...describe(error) })
    })
    return 'settled'
  }

  /** `read` gives the goal, or undefined where it gets no mails; `held` is a claim that an earlier attempt could not release. */
  return async (read: () => Promise<DueMail | undefined>, held: string | undefined, date: Day): Promise<Outcome> => {
    const claimId = randomBytes(6).toString('base64url')
    let standing = held
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
      // The goal moved to a later time: the tick of that time sends its mail.
      if (untilDue(deps.now(), zone, date, goal.time_of_day) > 0) return 'settled'
      if (held !== undefined) await delivery.dueAgain(mail, held, deps.now())
      standing = undefined
      await deps.pace()
      // The claim may be made although its answer is lost.
      standing = claimId
      let claim = await delivery.claim(mail, claimId, deps.now())
      // The built-in text takes the place of one that cannot be read.
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
      return { claim: standing, reason: reasonOf(error) }
    }
  }
}

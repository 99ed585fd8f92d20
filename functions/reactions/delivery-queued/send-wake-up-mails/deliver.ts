import { randomBytes } from 'node:crypto'
import { isTooLate, untilDue } from '#domain/motivation/mail-due.ts'
import type { Day } from '#domain/time/day.ts'
import type { DueGoal } from '#functions/adapters/dynamodb/delivery-index.ts'
import { isBad, noteLeftOut } from '#functions/adapters/dynamodb/for-each-isolated.ts'
import { describe, type Log } from '#functions/runtime/log.ts'
import type { Pace } from '#functions/runtime/pacer.ts'
import { type CalmMail, type ClaimDeps, type Claimed, claimByAccount, claimMail } from './claim-mail.ts'
import { classifySendError } from './classify-send-error.ts'

export type DeliverDeps = ClaimDeps & {
  /** Renders the mail of a claimed day and sends it with SES. */
  send: (goal: DueGoal, claimed: Claimed) => Promise<void>
  /** Renders the calm mail and sends it with SES. */
  sendCalm: (goal: DueGoal, mail: CalmMail) => Promise<void>
  /** Waits for a slot of the send rate (MAIL-10). */
  pace: Pace
  log: Pick<Log, 'warn' | 'error'>
}

/** A goal whose mail is due, and the person's zone. */
export type DueMail = { goal: DueGoal; zone: string }

/**
 * The result of one delivery. 'settled': no further work. 'late': the mail is more than 12 hours late (MAIL-5). Otherwise the
 * mail was not sent and must be retried; `claim` is the id of a claim that may still be stored, `throttled` says that SES was
 * reached and takes the mail later.
 */
export type DeliveryOutcome = 'settled' | 'late' | { claim: string | undefined; reason: string; throttled?: boolean }

export const errorName = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')

/**
 * Sends the mail of a goal and date at most once (MAIL-2) and not before it is due (MAIL-5). A mail whose acceptance by SES is
 * unknown stays claimed and counts as settled (ADR 013). Never throws.
 */
export const deliver = (deps: DeliverDeps) => {
  const { delivery, log } = deps

  const transmit = async (
    goal: DueGoal,
    date: Day,
    claimed: Claimed | CalmMail,
    claimId: string,
    reachSlot: () => Promise<void>,
  ): Promise<DeliveryOutcome> => {
    const mail = { user_id: goal.user_id, goal_id: goal.id, date }
    const marks = claimed.outcome === 'calm' ? deps.careMail : delivery
    try {
      await reachSlot()
    } catch (error) {
      await marks.dueAgain(mail, claimId, deps.now())
      throw error
    }
    try {
      await (claimed.outcome === 'calm' ? deps.sendCalm(goal, claimed) : deps.send(goal, claimed))
    } catch (error) {
      const kind = classifySendError(error)
      log.error('mail failed', { goal_id: goal.id, date, kind, ...describe(error) })
      if (kind === 'unknown') return 'settled'
      const mark = kind === 'never' ? marks.refused : marks.dueAgain
      const marked = await mark(mail, claimId, deps.now()).then(
        () => true,
        (failure: unknown) => {
          log.warn('not sent and not marked', { goal_id: goal.id, date, ...describe(failure) })
          return false
        },
      )
      if (kind === 'never') return 'settled'
      return { claim: marked ? undefined : claimId, reason: errorName(error), throttled: kind === 'throttled' }
    }
    await marks.sent(mail, claimId, deps.now()).catch((error: unknown) => {
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
  ): Promise<DeliveryOutcome> => {
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
      if (!goal.wake_up_mail) return 'settled'
      if (isTooLate(deps.now(), zone, date, goal.time_of_day)) return 'late'
      // The goal moved to a later time. The tick of that time sends the mail.
      if (untilDue(deps.now(), zone, date, goal.time_of_day) > 0) return 'settled'
      if (oldClaim !== undefined) {
        await delivery.dueAgain(mail, oldClaim, deps.now())
        await deps.careMail.dueAgain(mail, oldClaim)
      }
      claimToRelease = undefined
      if (expired) {
        // A goal past its target date gets no mail but the calm one (CARE-5).
        claimToRelease = claimId
        const calm = await claimByAccount(deps, goal, date, claimId)
        return calm.outcome === 'calm' ? await transmit(goal, date, calm, claimId, await deps.pace()) : 'settled'
      }
      const reachSlot = await deps.pace()
      // The claim can be stored although its response is lost.
      claimToRelease = claimId
      const claim = await claimMail(deps, goal, date, claimId)
      return claim.outcome === 'taken' ? 'settled' : await transmit(goal, date, claim, claimId, reachSlot)
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

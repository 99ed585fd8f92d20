import { isTooLate, untilDue } from '#domain/motivation/mail-due.ts'
import type { Day } from '#domain/time/day.ts'
import type { UnsentMail } from '#events/work.ts'
import type { DueGoal } from '#functions/adapters/dynamodb/delivery-index.ts'
import { isBad, noteLeftOut } from '#functions/adapters/dynamodb/for-each-isolated.ts'
import { describe } from '#functions/runtime/log.ts'
import type { ReachSlot } from '#functions/runtime/pacer.ts'
import { type CalmMail, type Claimed, claimByAccount, claimMail } from './claim-mail.ts'
import { createClaimId } from './create-claim-id.ts'
import { deliverLetter, type LetterDeps } from './deliver-letter.ts'
import { deliverTogether, proveMorning, releaseMorning, type TogetherDeps } from './deliver-together.ts'
import { PROOF_MS, proveMail } from './prove-mail.ts'
import { type DeliveryOutcome, errorName, transmit } from './transmit.ts'

export type DeliverDeps = Omit<TogetherDeps, 'transmitCalm'> &
  LetterDeps & {
    /** Renders the calm mail and sends it with SES in its slot. */
    sendCalm: (goal: DueGoal, mail: CalmMail, claimId: string, reachSlot: ReachSlot) => Promise<void>
  }

/** A goal whose mail is due, and the person's zone. */
export type DueMail = { goal: DueGoal; zone: string }

type Claims = Pick<UnsentMail, 'claim' | 'unproven' | 'letter' | 'letter_claim' | 'only'>

/** What became of the goal's mail of a slot, and of the Sunday letter of its person. */
export type SlotOutcome = { own: DeliveryOutcome; letter: DeliveryOutcome }
const SETTLED: SlotOutcome = { own: 'settled', letter: 'settled' }

/**
 * Sends the mail of a goal and date once (MAIL-2) and not before it is due (MAIL-5). A mail whose acceptance by SES is unknown
 * stays claimed until an event proves it or an hour has passed (ADR 245). Never throws.
 */
export const deliver = (deps: DeliverDeps) => {
  const { delivery, log } = deps

  const transmitOwn = async (
    goal: DueGoal,
    date: Day,
    claimed: Claimed | CalmMail,
    claimId: string,
    reachSlot: ReachSlot,
  ): Promise<DeliveryOutcome> => {
    const mail = { user_id: goal.user_id, goal_id: goal.id, date }
    const marks = claimed.outcome === 'calm' ? deps.careMail : delivery
    return transmit(
      {
        claimId,
        reachSlot,
        send: (slot) =>
          claimed.outcome === 'calm'
            ? deps.sendCalm(goal, claimed, claimId, slot)
            : deps.send(goal, claimed, claimId, slot),
        markSent: () => marks.markSent(mail, claimId, deps.now()),
        markRefused: () => marks.markRefused(mail, claimId, deps.now()),
        markDue: () => marks.markDue(mail, claimId, deps.now()),
        isRetriedWithoutProof: claimed.outcome !== 'calm',
        about: { goal_id: goal.id, date },
      },
      log,
    )
  }

  const togetherDeps: TogetherDeps = {
    ...deps,
    transmitCalm: async (goal, calm, claimId) => transmitOwn(goal, calm.date, calm, claimId, await deps.pace()),
  }

  const deliverGoal = async (
    { goal, zone }: DueMail,
    { claim: oldClaim, unproven }: Pick<UnsentMail, 'claim' | 'unproven'>,
    date: Day,
  ): Promise<DeliveryOutcome> => {
    const claimId = createClaimId()
    let claimToRelease = oldClaim
    try {
      const mail = { user_id: goal.user_id, goal_id: goal.id, date }
      if (unproven !== undefined) {
        const at = { zone, date, time: goal.time_of_day }
        const waits =
          (await proveMorning(togetherDeps, goal.user_id, unproven, at)) ?? (await proveMail(deps, mail, unproven, at))
        if (waits !== 'released') return waits
      }
      const expired = goal.target_date !== null && goal.target_date < date
      if (!goal.wake_up_mail) return 'settled'
      if (isTooLate(deps.now(), zone, date, goal.time_of_day)) return 'late'
      // The goal moved to a later time. The tick of that time sends the mail.
      if (untilDue(deps.now(), zone, date, goal.time_of_day) > 0) return 'settled'
      if (oldClaim !== undefined) {
        await delivery.markDue(mail, oldClaim, deps.now())
        await deps.careMail.markDue(mail, oldClaim)
        if (goal.choice.together) await releaseMorning(togetherDeps, goal.user_id, date, oldClaim)
      }
      claimToRelease = undefined
      if (expired) {
        // A goal past its target date gets no mail but the calm one (CARE-5).
        claimToRelease = claimId
        const calm = await claimByAccount(deps, goal, date, claimId)
        return calm.outcome === 'calm' ? await transmitOwn(goal, date, calm, claimId, await deps.pace()) : 'settled'
      }
      if (goal.choice.together) {
        claimToRelease = claimId
        const outcome = await deliverTogether(togetherDeps)(goal, zone, date, claimId)
        if (outcome !== 'own') return outcome
      }
      const reachSlot = await deps.pace()
      // The claim can be stored although its response is lost.
      claimToRelease = claimId
      const claim = await claimMail(deps, goal, date, claimId)
      if (claim.outcome !== 'taken') return await transmitOwn(goal, date, claim, claimId, reachSlot)
      return claim.unproven === undefined ? 'settled' : { unproven: claim.unproven, after: PROOF_MS }
    } catch (error) {
      if (isBad(error)) {
        noteLeftOut(`USER#${goal.user_id} ${goal.id}`, error)
        return 'settled'
      }
      log.error('mail not tried', { date, ...describe(error) })
      return { claim: claimToRelease, reason: errorName(error) }
    }
  }

  /**
   * `read` returns undefined for a goal that gets no mail. `unsent` has the claims of earlier attempts. On a Sunday the slot of the
   * goal sends the person's letter too (MAIL-28).
   */
  return async (read: () => Promise<DueMail | undefined>, unsent: Claims, date: Day): Promise<SlotOutcome> => {
    try {
      const due = await read()
      if (!due) return SETTLED
      const own = unsent.only === 'letter' ? 'settled' : await deliverGoal(due, unsent, date)
      const letter = unsent.only === 'mail' ? 'settled' : await deliverLetter(deps)(due, date, unsent)
      return { own, letter }
    } catch (error) {
      if (isBad(error)) {
        noteLeftOut('a goal', error)
        return SETTLED
      }
      log.error('mail not tried', { date, ...describe(error) })
      const reason = errorName(error)
      const { claim, letter_claim: letterClaim } = unsent
      return {
        own: { claim, reason },
        letter: letterClaim === undefined ? 'settled' : { claim: letterClaim, reason },
      }
    }
  }
}

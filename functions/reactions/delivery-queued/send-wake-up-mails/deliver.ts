import { randomBytes } from 'node:crypto'
import { isTooLate, untilDue } from '#domain/motivation/mail-due.ts'
import type { Day } from '#domain/time/day.ts'
import type { UnsentMail } from '#events/work.ts'
import type { DueGoal } from '#functions/adapters/dynamodb/delivery-index.ts'
import { isBad, noteLeftOut } from '#functions/adapters/dynamodb/for-each-isolated.ts'
import { describe } from '#functions/runtime/log.ts'
import type { ReachSlot } from '#functions/runtime/pacer.ts'
import { type CalmMail, type Claimed, claimByAccount, claimMail } from './claim-mail.ts'
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
        sent: () => marks.sent(mail, claimId, deps.now()),
        refused: () => marks.refused(mail, claimId, deps.now()),
        dueAgain: () => marks.dueAgain(mail, claimId, deps.now()),
        isLookedAtAgain: claimed.outcome !== 'calm',
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
    read: () => Promise<DueMail | undefined>,
    { claimId, oldClaim, unproven }: { claimId: string; oldClaim: string | undefined; unproven: string | undefined },
    date: Day,
  ): Promise<DeliveryOutcome> => {
    let claimToRelease = oldClaim
    let key = 'a goal'
    try {
      const due = await read()
      if (!due) return 'settled'
      const { goal, zone } = due
      key = `USER#${goal.user_id} ${goal.id}`
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
        await delivery.dueAgain(mail, oldClaim, deps.now())
        await deps.careMail.dueAgain(mail, oldClaim)
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
        noteLeftOut(key, error)
        return 'settled'
      }
      log.error('mail not tried', { date, ...describe(error) })
      return { claim: claimToRelease, reason: errorName(error) }
    }
  }

  /**
   * `read` returns undefined for a goal that gets no mail. `claim` is a claim that an earlier attempt could not release, `unproven` one
   * that waits for its proof, `letter` that of the Sunday letter. On a Sunday the slot of the goal sends the person's letter too (MAIL-28).
   */
  return async (
    read: () => Promise<DueMail | undefined>,
    { claim: oldClaim, unproven, letter: unprovenLetter }: Pick<UnsentMail, 'claim' | 'unproven' | 'letter'>,
    date: Day,
  ): Promise<DeliveryOutcome> => {
    const claims = { claimId: randomBytes(6).toString('base64url'), oldClaim, unproven }
    const listed: DueMail[] = []
    const readOnce = async () => {
      const due = await read()
      if (due) listed.push(due)
      return due
    }
    const own = await deliverGoal(readOnce, claims, date)
    const [due] = listed
    const letter = due ? await deliverLetter(deps)(due, date, { ...claims, unproven: unprovenLetter }) : 'settled'
    if (typeof letter === 'string') return own
    if ('unproven' in letter) {
      const companion = letter.unproven === undefined ? {} : { letter: letter.unproven }
      return typeof own === 'string'
        ? { unproven: undefined, after: letter.after, ...companion }
        : { ...own, ...companion }
    }
    // A mail that waits for its proof is found again by the retry of the letter.
    return typeof own === 'string' || 'unproven' in own ? letter : { ...own, claim: own.claim ?? letter.claim }
  }
}

import { isTooLate, untilDue } from '#domain/motivation/mail-due.ts'
import type { Day } from '#domain/time/day.ts'
import { readIsoWeekday } from '#domain/time/weekday.ts'
import type { UnsentMail } from '#events/work.ts'
import type { AccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import type { DeliveryStore } from '#functions/adapters/dynamodb/delivery.ts'
import type { DueGoal } from '#functions/adapters/dynamodb/delivery-index.ts'
import { isBad, noteLeftOut } from '#functions/adapters/dynamodb/for-each-isolated.ts'
import type { PersonMailStore } from '#functions/adapters/dynamodb/person-mails.ts'
import { describe, type Log } from '#functions/runtime/log.ts'
import type { Pace, ReachSlot } from '#functions/runtime/pacer.ts'
import { createClaimId } from './create-claim-id.ts'
import { holdPersonMail, provePersonMail } from './prove-mail.ts'
import { readWeekLetter, type WeekLetter } from './read-week-letter.ts'
import { type DeliveryOutcome, errorName, transmit } from './transmit.ts'

export type LetterDeps = {
  accounts: Pick<AccountStore, 'overview'>
  personMails: PersonMailStore
  delivery: DeliveryStore
  /** Renders the letter and sends it with SES. `time` is its local time as HH:MM. */
  sendLetter: (letter: WeekLetter, sunday: Day, time: string, claimId: string, reachSlot: ReachSlot) => Promise<void>
  /** Waits for a slot of the send rate (MAIL-10). */
  pace: Pace
  log: Pick<Log, 'warn' | 'error'>
  now: () => number
}

const SUNDAY = 7

/** Whether the slot of a goal sends the letter of a date: it is due, and its person chose the letter. */
const isDue = (goal: DueGoal, zone: string, date: Day, now: number): boolean =>
  goal.choice.weekLetter &&
  readIsoWeekday(date) === SUNDAY &&
  !isTooLate(now, zone, date, goal.time_of_day) &&
  untilDue(now, zone, date, goal.time_of_day) <= 0

/**
 * Sends the Sunday letter of a person once (MAIL-28, ADR 238), by the first slot of a goal that falls due on the Sunday.
 * `letter_claim` is a claim that an earlier attempt could not release, `letter` one that waits for its proof (ADR 209). Never throws.
 */
export const deliverLetter =
  (deps: LetterDeps) =>
  async (
    { goal, zone }: { goal: DueGoal; zone: string },
    date: Day,
    { letter_claim: oldClaim, letter: unproven }: Pick<UnsentMail, 'letter' | 'letter_claim'>,
  ): Promise<DeliveryOutcome> => {
    const { accounts, personMails, log } = deps
    const userId = goal.user_id
    if (!isDue(goal, zone, date, deps.now())) return 'settled'
    const claimId = createClaimId()
    let claimToRelease = oldClaim
    try {
      if (unproven !== undefined) {
        const due = { zone, date, time: goal.time_of_day }
        const waits = (await provePersonMail(deps, { userId, what: 'letter' }, unproven, due)) ?? 'settled'
        if (waits !== 'released') return waits === 'late' ? 'settled' : waits
      }
      if (oldClaim !== undefined) await personMails.markDue(userId, 'letter', oldClaim)
      claimToRelease = undefined
      const letter = readWeekLetter(await accounts.overview(userId, { consistent: true }), date, deps.now())
      if (!letter) return 'settled'
      const reachSlot = await deps.pace()
      // The claim can be stored although its response is lost.
      claimToRelease = claimId
      if (!(await personMails.claim(userId, 'letter', date, claimId, deps.now())))
        return holdPersonMail(deps, userId, 'letter', date)
      return await transmit(
        {
          claimId,
          reachSlot,
          send: (slot) => deps.sendLetter(letter, date, goal.time_of_day, claimId, slot),
          markSent: () => personMails.markSent(userId, 'letter', claimId),
          markRefused: () => personMails.markRefused(userId, 'letter', claimId),
          markDue: () => personMails.markDue(userId, 'letter', claimId),
          isRetriedWithoutProof: true,
          about: { user_id: userId, date, mail: 'letter' },
        },
        log,
      )
    } catch (error) {
      if (isBad(error)) {
        noteLeftOut(`USER#${userId} letter`, error)
        return 'settled'
      }
      log.error('letter not tried', { date, ...describe(error) })
      return { claim: claimToRelease, reason: errorName(error) }
    }
  }

import { TRIAL_ENDING_DAYS } from '#domain/billing/trial.ts'
import { retryDelaySeconds, THROTTLED_DELAY_SECONDS } from '#domain/motivation/mail-due.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/units.ts'
import type { TrialMailWork } from '#events/work.ts'
import type { AccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import type { TrialMailStore } from '#functions/adapters/dynamodb/trial-mails.ts'
import type { Enqueue, SendToDeadLetters } from '#functions/adapters/sqs/enqueue-work.ts'
import { describe, type Log } from '#functions/runtime/log.ts'
import { type Pace, type ReachSlot, watchSlot } from '#functions/runtime/pacer.ts'
import { classifySendError } from './classify-send-error.ts'
import { createClaimId } from './create-claim-id.ts'
import { readTrialLetter, type TrialLetter } from './read-trial-mail.ts'

export type TrialMailDeps = {
  accounts: Pick<AccountStore, 'overview'>
  trialMails: TrialMailStore
  /** Renders the mail and sends it with SES. */
  sendTrial: (letter: TrialLetter, claimed: { user: string; claim: string }, reachSlot: ReachSlot) => Promise<void>
  enqueueTrial: Enqueue<TrialMailWork>
  sendTrialToDeadLetters: SendToDeadLetters<TrialMailWork>
  /** Waits for a slot of the send rate (MAIL-10). */
  pace: Pace
  now: () => number
}

/** After the announcement was due. It is checked once an hour. */
const LATEST_MS = 12 * HOUR_MS

const isTooLate = ({ trial, ends }: TrialMailWork, now: number): boolean =>
  now > Date.parse(ends) - (trial === 'ending' ? TRIAL_ENDING_DAYS * DAY_MS : 0) + LATEST_MS

/**
 * Sends the mail of a trial's end at most once per account (MAIL-23). A mail that SES did not accept is queued again for 12 hours;
 * one whose acceptance is unknown stays claimed (ADR 245). Throws when the table or SQS fails, so that SQS delivers the message again.
 */
export const deliverTrialMail =
  (deps: TrialMailDeps) =>
  async (work: TrialMailWork, log: Pick<Log, 'warn' | 'error'>): Promise<void> => {
    const { trial, user } = work
    if (isTooLate(work, deps.now())) {
      const message = `Not sent within 12 hours, in ${work.attempt ?? 0} retries.`
      return deps.sendTrialToDeadLetters(work, { code: 'MailTooLate', message })
    }
    const reachSlot = await deps.pace()
    const letter = readTrialLetter(await deps.accounts.overview(user, { consistent: true }), work, deps.now())
    if (!letter) return
    const claimId = createClaimId()
    if (!(await deps.trialMails.claim(user, trial, claimId))) return
    const slot = watchSlot(reachSlot)
    try {
      await deps.sendTrial(letter, { user, claim: claimId }, slot.reach)
    } catch (error) {
      if (slot.hasFailed()) {
        await deps.trialMails.markDue(user, trial, claimId)
        throw error
      }
      const kind = classifySendError(error)
      log.error('trial mail failed', { user_id: user, trial, kind, ...describe(error) })
      if (kind === 'unknown') return
      if (kind === 'never') return deps.trialMails.markRefused(user, trial, claimId)
      await deps.trialMails.markDue(user, trial, claimId)
      if (kind === 'throttled') return deps.enqueueTrial([work], { delaySeconds: THROTTLED_DELAY_SECONDS })
      const attempt = (work.attempt ?? 0) + 1
      return deps.enqueueTrial([{ ...work, attempt }], { delaySeconds: retryDelaySeconds(attempt) })
    }
    await deps.trialMails.markSent(user, trial, claimId).catch((error: unknown) => {
      // The claim stays, which also prevents a second send.
      log.warn('trial mail sent but not marked', { user_id: user, trial, ...describe(error) })
    })
  }

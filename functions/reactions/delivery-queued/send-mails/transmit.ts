import { describe, type Log } from '#functions/runtime/log.ts'
import { countMetric } from '#functions/runtime/metrics.ts'
import { type ReachSlot, watchSlot } from '#functions/runtime/pacer.ts'
import { classifySendError, refusesSender } from './classify-send-error.ts'
import { PROOF_MS } from './prove-mail.ts'

/** The goals that were in the same mail, one of which sends it where the first one is deleted. */
type Companions = { others?: readonly string[] }

/**
 * The mail was not sent and must be retried. `claim` is the id of a claim that may still be stored, `throttled` says that SES was
 * reached and takes the mail later.
 */
export type FailedMail = { claim: string | undefined; reason: string; throttled?: boolean } & Companions

/** The mail has a claim of this id and no mark. It is looked at again in `after` milliseconds (prove-mail.ts). */
export type UnprovenMail = { unproven: string; after: number } & Companions

/** 'sent': SES accepted the mail now. 'settled': no further work. 'late': the mail is more than 12 hours late (MAIL-5). */
export type DeliveryOutcome = 'sent' | 'settled' | 'late' | FailedMail | UnprovenMail

export const errorName = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')

/** A claimed mail: how it is sent, and how its claim is marked afterwards. */
export type ClaimedMail = {
  claimId: string
  /** Waits for the slot of the send rate that was leased before the claim (MAIL-10). */
  reachSlot: ReachSlot
  /** Renders the mail, waits for the slot and sends the mail. */
  send: (reachSlot: ReachSlot) => Promise<void>
  markSent: () => Promise<unknown>
  markRefused: () => Promise<unknown>
  /** Only when SES certainly did not accept the mail. */
  markDue: () => Promise<unknown>
  /** Whether a mail whose acceptance is unknown is sent again when no event proves it (ADR 245). */
  isRetriedWithoutProof: boolean
  /** What the log names: ids and the date. */
  about: Record<string, unknown>
}

/** Sends a claimed mail and marks its claim (ADR 245). Throws only what `reachSlot` throws, after the mail is due again. */
export const transmit = async (
  { claimId, reachSlot, send, markSent, markRefused, markDue, isRetriedWithoutProof, about }: ClaimedMail,
  log: Pick<Log, 'warn' | 'error'>,
): Promise<DeliveryOutcome> => {
  const slot = watchSlot(reachSlot)
  try {
    await send(slot.reach)
  } catch (error) {
    if (slot.hasFailed()) {
      await markDue()
      throw error
    }
    const kind = classifySendError(error)
    log.error('mail failed', { ...about, kind, ...describe(error) })
    if (refusesSender(error)) countMetric('SenderRefusals', 'send-mails')
    if (kind === 'unknown') return isRetriedWithoutProof ? { unproven: claimId, after: PROOF_MS } : 'settled'
    const mark = kind === 'never' ? markRefused : markDue
    const marked = await mark().then(
      () => true,
      (failure: unknown) => {
        log.warn('not sent and not marked', { ...about, ...describe(failure) })
        return false
      },
    )
    if (kind === 'never') return 'settled'
    return { claim: marked ? undefined : claimId, reason: errorName(error), throttled: kind === 'throttled' }
  }
  await markSent().catch((error: unknown) => {
    // The claim stays, which also prevents a second send.
    log.warn('sent but not marked', { ...about, ...describe(error) })
  })
  return 'sent'
}

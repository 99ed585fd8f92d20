import { describe, type Log } from '#functions/runtime/log.ts'
import { classifySendError } from './classify-send-error.ts'

/**
 * The result of one delivery. 'settled': no further work. 'late': the mail is more than 12 hours late (MAIL-5). Otherwise the
 * mail was not sent and must be retried; `claim` is the id of a claim that may still be stored, `throttled` says that SES was
 * reached and takes the mail later.
 */
export type DeliveryOutcome = 'settled' | 'late' | { claim: string | undefined; reason: string; throttled?: boolean }

export const errorName = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')

/** A claimed mail: how it is sent, and how its claim is marked afterwards. */
export type ClaimedMail = {
  claimId: string
  /** Waits for the slot of the send rate that was leased before the claim (MAIL-10). */
  reachSlot: () => Promise<void>
  send: () => Promise<void>
  sent: () => Promise<unknown>
  refused: () => Promise<unknown>
  /** Only when SES certainly did not accept the mail. */
  dueAgain: () => Promise<unknown>
  /** What the log names: ids and the date. */
  about: Record<string, unknown>
}

/** Sends a claimed mail and marks its claim (ADR 013). Throws only what `reachSlot` throws, after the mail is due again. */
export const transmit = async (
  { claimId, reachSlot, send, sent, refused, dueAgain, about }: ClaimedMail,
  log: Pick<Log, 'warn' | 'error'>,
): Promise<DeliveryOutcome> => {
  try {
    await reachSlot()
  } catch (error) {
    await dueAgain()
    throw error
  }
  try {
    await send()
  } catch (error) {
    const kind = classifySendError(error)
    log.error('mail failed', { ...about, kind, ...describe(error) })
    if (kind === 'unknown') return 'settled'
    const mark = kind === 'never' ? refused : dueAgain
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
  await sent().catch((error: unknown) => {
    // The claim stays, which also prevents a second send.
    log.warn('sent but not marked', { ...about, ...describe(error) })
  })
  return 'settled'
}

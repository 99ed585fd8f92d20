import { setTimeout as pause } from 'node:timers/promises'
import type { Faults } from '#local/contracts/services.ts'
import { SesRefusal } from './ses-response.ts'

const SLOW_MS = 5000

/** Applies the fault for the next mail: waits, or throws `SesRefusal`. */
export const applyMailFault = async (faults: Faults): Promise<void> => {
  const fault = faults.take('mail')
  switch (fault?.mode) {
    case undefined:
      return
    case 'slow':
      await pause(fault?.delayMs ?? SLOW_MS)
      return
    case 'throttled':
      throw new SesRefusal('Throttling', 'Maximum sending rate exceeded.')
    case 'down':
      throw new SesRefusal('ServiceUnavailable', 'Service is unavailable.', { status: 503 })
    case 'refused':
      throw new SesRefusal('MessageRejected', 'Sending is refused by a fault that is set in the local stack.')
    case 'paused':
      // SES has the same code for one mail that it does not take.
      throw new SesRefusal(
        'MessageRejected',
        'Sending paused for this account. For more information, please check the inbox of the email address associated with your AWS account.',
      )
    default:
      throw new SesRefusal('InternalFailure', `Mail has no fault '${fault?.mode}'.`, { status: 500 })
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import type { Faults } from '#local/contracts/services.ts'
import { refuse } from './refusal.ts'

const SLOW_MS = 5000

/** Applies the fault for the next call: waits, or throws a Refusal. */
export const meetFault = async (faults: Faults): Promise<void> => {
  const fault = faults.take('identity')
  if (!fault) return
  if (fault.mode === 'slow') await pause(fault.delayMs ?? SLOW_MS)
  else if (fault.mode === 'throttled') refuse('TooManyRequestsException', 'Rate exceeded')
  else if (fault.mode === 'down') refuse('ServiceUnavailableException', 'The service is unavailable.', 503)
  else refuse('InternalErrorException', `Identity has no fault '${fault.mode}'.`, 500)
}

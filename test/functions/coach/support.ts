import { vi } from 'vitest'
import { PAUSE_MS } from '#functions/adapters/bedrock/ask.ts'
import type { FaultMode } from '#local/contracts/services.ts'
import type { Product } from '#test/support/functions.ts'
import { skipPause } from '#test/support/skip-pause.ts'

/** The faults of a model that say nothing of the person's words, and the number of calls until the built-in text is used. */
export const FAILURES: readonly [FaultMode, number][] = [
  ['throttled', 2],
  ['down', 2],
  ['rubbish', 2],
  ['truncated', 2],
  ['slow', 2],
]

/** Sets a fault of the model. The pause before a retry is skipped, and the time-out of a slow answer is shortened. */
export const failModel = (product: Product, mode: FaultMode): void => {
  product.services.faults.set('model', { mode, ...(mode === 'slow' ? { delayMs: 5_000 } : {}) })
  if (mode === 'throttled' || mode === 'down') skipPause(PAUSE_MS)
  if (mode !== 'slow') return
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(60))
}

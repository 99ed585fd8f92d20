import { vi } from 'vitest'
import { PAUSE_MS } from '#functions/adapters/bedrock/ask.ts'
import type { FaultMode } from '#local/contracts/services.ts'
import type { Product } from '#test/support/functions.ts'
import { skipPause } from '#test/support/skip-pause.ts'

/** How a model can fail, and how often it is asked before another text stands in. */
export const FAILURES: readonly [FaultMode, number][] = [
  ['throttled', 2],
  ['down', 2],
  ['rubbish', 2],
  ['truncated', 2],
  ['refusal', 1],
  ['slow', 2],
]

/** Sets a fault of the model. A failed attempt is repeated without its pause; a slow one is given up after a moment instead of nine seconds. */
export const failModel = (product: Product, mode: FaultMode): void => {
  product.services.faults.set('model', { mode, ...(mode === 'slow' ? { delayMs: 5_000 } : {}) })
  if (mode === 'throttled' || mode === 'down') skipPause(PAUSE_MS)
  if (mode !== 'slow') return
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(60))
}

import { createLog } from '#functions/runtime/log.ts'
import { count } from '#functions/runtime/metrics.ts'
import type { Coach } from './ask.ts'
import { createConverseClient } from './converse.ts'

/** The coach of this deployment, asked by its model id. */
export const createCoach = (modelId: string): Coach => ({
  model: createConverseClient(),
  modelId,
  log: createLog({ part: 'coach' }),
  count,
})

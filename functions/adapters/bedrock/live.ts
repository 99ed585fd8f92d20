import { logWith } from '#functions/runtime/log.ts'
import { count } from '#functions/runtime/metrics.ts'
import type { Coach } from './ask.ts'
import { bedrockConverse } from './converse.ts'

/** The coach of this deployment, asked by its model id. */
export const liveCoach = (modelId: string): Coach => ({
  model: bedrockConverse(),
  modelId,
  log: logWith({ part: 'coach' }),
  count,
})

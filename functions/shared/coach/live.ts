import { logWith } from '#functions/shared/log.ts'
import { count } from '#functions/shared/metrics.ts'
import type { Coach } from './ask.ts'
import { bedrockConverse } from './converse.ts'

/** The coach of this deployment, asked by its model id. */
export const liveCoach = (modelId: string): Coach => ({
  model: bedrockConverse(),
  modelId,
  log: logWith({ part: 'coach' }),
  count,
})

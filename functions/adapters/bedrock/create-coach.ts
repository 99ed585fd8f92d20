import type { ModelEnv } from '#functions/runtime/env.ts'
import { createLog } from '#functions/runtime/log.ts'
import { countMetric } from '#functions/runtime/metrics.ts'
import type { Coach } from './ask.ts'
import { createConverseClient } from './converse.ts'

/** The coach of this deployment: its model, and its guardrail where one is deployed. */
export const createCoach = ({ MODEL_ID, GUARDRAIL }: ModelEnv): Coach => ({
  model: createConverseClient(),
  modelId: MODEL_ID,
  guardrail: GUARDRAIL,
  log: createLog({ part: 'coach' }),
  count: countMetric,
})

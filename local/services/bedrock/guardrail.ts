import type { AwsService, Clock, Faults } from '#local/contracts/services.ts'
import { reply } from './converse.ts'

/** The emulator of ApplyGuardrail. It blocks a text where the fault `guardrail` of the service `model` is set. */
export const createGuardrail =
  ({ clock, faults }: { clock: Clock; faults: Faults }): AwsService =>
  async () => {
    const isBlocked = faults.take('model')?.mode === 'guardrail'
    const action = isBlocked ? 'GUARDRAIL_INTERVENED' : 'NONE'
    return reply({ action, outputs: [], assessments: [], usage: {} }, clock.now())
  }

import { setTimeout as pause } from 'node:timers/promises'
import type { Fault, Faults } from '#local/contracts/services.ts'
import { type Answer, accessDenied, refusal } from '#local/services/protocol/refusal.ts'

const KINDS = { dynamodb: 'table', events: 'bus', sqs: 'queues' } as const
/** The services whose faults the gate makes; mail and model make their own. */
export type FaultableService = keyof typeof KINDS

const THROTTLED: Record<FaultableService, { code: string; message: string }> = {
  dynamodb: {
    code: 'ProvisionedThroughputExceededException',
    message: 'The level of configured provisioned throughput for the table was exceeded. Consider increasing it.',
  },
  events: { code: 'ThrottlingException', message: 'Rate exceeded' },
  sqs: { code: 'RequestThrottled', message: 'The request was denied due to request throttling.' },
}

/** What is left of a call after its fault: an answer in its stead, or how the real answer is spoilt. */
export type Faulted = { instead?: Answer; truncates: boolean }

const instead = (service: FaultableService, { mode }: Fault): Answer | undefined => {
  switch (mode) {
    case 'throttled':
      return refusal(service, 400, THROTTLED[service].code, THROTTLED[service].message)
    case 'down':
      return refusal(service, 500, 'InternalServerError', 'Internal server error')
    case 'rubbish':
      return { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>Bad gateway</html>' }
    case 'refused':
      return accessDenied(service, 'Refused by a fault that is set in the local stack')
    case 'slow':
    case 'truncated':
      return undefined
  }
}

/** Takes the service's next fault and waits as long as a slow one asks for. */
export const faulted = async (service: FaultableService, faults: Faults): Promise<Faulted> => {
  const fault = faults.take(KINDS[service])
  if (!fault) return { truncates: false }
  if (fault.delayMs !== undefined || fault.mode === 'slow') await pause(fault.delayMs ?? 5000)
  const answer = instead(service, fault)
  return { truncates: fault.mode === 'truncated', ...(answer ? { instead: answer } : {}) }
}

import { setTimeout as pause } from 'node:timers/promises'
import type { Fault, Faults } from '#local/contracts/services.ts'
import { accessDenied, createRefusal, type ServiceAnswer, type ServiceName } from '#local/services/protocol/refusal.ts'

const KINDS = { dynamodb: 'table', events: 'bus', sqs: 'queues' } as const
/** The services whose faults the gate applies. The others apply their faults themselves or have none. */
export type FaultableService = keyof typeof KINDS
export const isFaultable = (service: ServiceName): service is FaultableService => Object.hasOwn(KINDS, service)

const THROTTLED: Record<FaultableService, { code: string; message: string }> = {
  dynamodb: {
    code: 'ProvisionedThroughputExceededException',
    message: 'The level of configured provisioned throughput for the table was exceeded. Consider increasing it.',
  },
  events: { code: 'ThrottlingException', message: 'Rate exceeded' },
  sqs: { code: 'RequestThrottled', message: 'The request was denied due to request throttling.' },
}

/** The effect of a fault: a response instead of the service's, or a truncated one. */
export type FaultEffect = { response?: ServiceAnswer; isTruncated: boolean }

const createFaultResponse = (service: FaultableService, { mode }: Fault): ServiceAnswer | undefined => {
  switch (mode) {
    case 'throttled':
      return createRefusal(service, 400, THROTTLED[service].code, THROTTLED[service].message)
    case 'down':
      return createRefusal(service, 500, 'InternalServerError', 'Internal server error')
    case 'rubbish':
      return { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>Bad gateway</html>' }
    case 'refused':
      return accessDenied(service, 'Refused by a fault that is set in the local stack')
    case 'slow':
    case 'truncated':
      return undefined
  }
}

/** Takes the service's next fault and waits for its delay. */
export const takeFault = async (service: FaultableService, faults: Faults): Promise<FaultEffect> => {
  const fault = faults.take(KINDS[service])
  if (!fault) return { isTruncated: false }
  if (fault.delayMs !== undefined || fault.mode === 'slow') await pause(fault.delayMs ?? 5000)
  const answer = createFaultResponse(service, fault)
  return { isTruncated: fault.mode === 'truncated', ...(answer ? { response: answer } : {}) }
}

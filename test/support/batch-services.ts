import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AwsService, Faults, ServiceEvent } from '#local/contracts/services.ts'
import { type BatchEmulator, createBatchEmulator } from '#local/services/bedrock/batch-emulator.ts'
import { createGuardrail } from '#local/services/bedrock/guardrail.ts'
import { createObjects, type Objects } from '#local/services/s3/objects.ts'
import { BATCH_BUCKET, GUARDRAIL } from './service-environment.ts'

/** The batch jobs of Bedrock with their files, and the events of jobs that ended. */
export type BatchServices = {
  readonly jobs: BatchEmulator
  readonly objects: Objects
  readonly events: ServiceEvent[]
  answer: AwsService
  /** Forgets all jobs and files. */
  reset(): void
}

/** `model` answers the records. The emulators of the local product do the rest. */
export const createBatchServices = (model: AwsService, faults: Faults): BatchServices => {
  const clock = { now: () => Date.now() }
  const guardrail = createGuardrail({ clock, faults, guardrail: GUARDRAIL })
  const create = () => {
    const events: ServiceEvent[] = []
    const objects = createObjects()
    const emit = (event: ServiceEvent) => void events.push(event)
    const place = { account: '000000000000', region: 'us-east-1' }
    return { events, objects, jobs: createBatchEmulator({ objects, model, clock, faults, emit, ...place }) }
  }
  let parts = create()
  return {
    get jobs() {
      return parts.jobs
    },
    get objects() {
      return parts.objects
    },
    get events() {
      return parts.events
    },
    reset: () => {
      parts = create()
    },
    answer: (request, caller) => {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith(`/${BATCH_BUCKET}`)) return parts.objects.service(request, caller)
      return pathname.startsWith('/guardrail/') ? guardrail(request, caller) : parts.jobs.service(request, caller)
    },
  }
}

/** Whether a call is one of these services'. */
export const isBatchCall = (path: string): boolean =>
  [`/${BATCH_BUCKET}`, '/model-invocation-job', '/guardrail/'].some((start) => path.startsWith(start))

export const relayBatch = async (
  services: BatchServices,
  { method = 'GET', url = '/' }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<void> => {
  const sent = method === 'GET' || method === 'DELETE' ? {} : { body: new Uint8Array(body) }
  const answer = await services.answer(new Request(new URL(url, 'http://localhost'), { method, ...sent }), {
    functionName: 'test',
  })
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(await answer.text())
}

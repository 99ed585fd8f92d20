import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EventBridgeClient } from '@aws-sdk/client-eventbridge'
import { SQSClient } from '@aws-sdk/client-sqs'
import type { CloudModel } from '#local/contracts/cloud-model.ts'
import type { InvokeResult } from '#local/contracts/services.ts'
import { createFaults } from '#local/host/faults.ts'
import { startGate } from '#local/host/iam/gate.ts'
import { createDurableStore } from '#local/services/engine/durable-store.ts'
import { createBus } from '#local/services/eventbridge/bus.ts'
import { createScheduler } from '#local/services/scheduler/scheduler.ts'
import { createQueues } from '#local/services/sqs/queues.ts'

/** Queues, bus and scheduler behind the gate, over functions that the test writes. */

type Invocation = { name: string; event: unknown; at: number }
export type Answerer = (event: unknown, invocation: Invocation) => unknown

const failure = (errorMessage: string): InvokeResult => ({
  ok: false,
  error: { errorType: 'Error', errorMessage },
})

export const startParts = async (
  model: CloudModel,
  answerers: Record<string, Answerer> = {},
  more: { folder?: string; now?: number } = {},
) => {
  const folder = more.folder ?? mkdtempSync(join(tmpdir(), 'five-parts-'))
  let offset = more.now === undefined ? 0 : more.now - Date.now()
  const clock = {
    now: () => Date.now() + offset,
    set: (instant: number) => {
      offset = instant - Date.now()
    },
  }
  const invocations: Invocation[] = []
  const store = createDurableStore(folder)
  const functions = {
    /** Calls the answerer of a function. An answerer that throws makes the function fail. */
    invoke: async (name: string, event: unknown): Promise<InvokeResult> => {
      const invocation = { name, event, at: clock.now() }
      invocations.push(invocation)
      try {
        return { ok: true, payload: await answerers[name]?.(event, invocation) }
      } catch (error) {
        return failure(error instanceof Error ? error.message : String(error))
      }
    },
  }
  const queues = createQueues({ model, store, functions, clock })
  const bus = createBus({ model, store, functions, queues, clock })
  const scheduler = createScheduler({ model, store, functions, queues, clock })
  const nothing = async () => new Response(null, { status: 500 })
  const gate = await startGate({
    model,
    tableEndpoint: 'http://127.0.0.1:1',
    services: {
      ses: nothing,
      bedrock: nothing,
      s3: nothing,
      events: bus.service,
      sqs: queues.service,
      secretsmanager: nothing,
      kms: nothing,
    },
    faults: createFaults(),
  })
  const settings = (name: string) => ({
    endpoint: gate.url,
    region: model.region,
    maxAttempts: 1,
    credentials: { accessKeyId: name, secretAccessKey: 'any' },
  })
  const stop = async () => {
    await scheduler.stop()
    await bus.stop()
    await queues.stop()
    await gate.stop()
    store.close()
  }
  return {
    folder,
    clock,
    invocations,
    queues,
    bus,
    scheduler,
    /** Clients with the credentials of a function. */
    sqs: (name: string) => new SQSClient(settings(name)),
    events: (name: string) => new EventBridgeClient(settings(name)),
    start: () => {
      queues.start()
      bus.start()
      scheduler.start()
    },
    stop,
    end: async () => {
      await stop()
      rmSync(folder, { recursive: true })
    },
  }
}
export type StartedParts = Awaited<ReturnType<typeof startParts>>

import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import type * as z from 'zod/mini'
import { CORRELATION_FIELD } from '#events/correlation.ts'
import type { DomainEvent } from '#events/event.ts'
import { readCorrelation } from '#functions/runtime/correlation.ts'
import { createLog, describe } from '#functions/runtime/log.ts'

export type Publish = <Detail extends z.ZodMiniType>(
  event: DomainEvent<Detail>,
  detail: z.infer<Detail>,
) => Promise<void>

const tell = async (
  client: EventBridgeClient,
  busName: string,
  type: { source: string; detailType: string },
  detail: unknown,
) => {
  const { FailedEntryCount } = await client.send(
    new PutEventsCommand({
      Entries: [
        {
          EventBusName: busName,
          Source: type.source,
          DetailType: type.detailType,
          Detail: JSON.stringify(Object.assign({}, detail, { [CORRELATION_FIELD]: readCorrelation() })),
        },
      ],
    }),
  )
  return !FailedEntryCount
}

/** As `createPublisher`, but throws when the bus does not accept the event. For callers that retry. */
export const createStrictPublisher = (busName: string): Publish => {
  const client = new EventBridgeClient()
  return async (event, detail) => {
    if (!(await tell(client, busName, event, detail))) throw new Error(`The bus did not take ${event.detailType}.`)
  }
}

/**
 * Publishes events. An event that the bus does not accept is logged and does not fail the request, because the change is
 * already stored. Use it only for events whose loss another part compensates.
 */
export const createPublisher = (busName: string): Publish => {
  const client = new EventBridgeClient({ maxAttempts: 2 })
  return async (event, detail) => {
    const log = createLog({ event: event.detailType })
    try {
      if (!(await tell(client, busName, event, detail))) log.error('event lost')
    } catch (error) {
      log.error('event lost', describe(error))
    }
  }
}

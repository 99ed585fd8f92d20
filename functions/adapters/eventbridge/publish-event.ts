import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import type * as z from 'zod/mini'
import type { DomainEvent } from '#events/event.ts'
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
        { EventBusName: busName, Source: type.source, DetailType: type.detailType, Detail: JSON.stringify(detail) },
      ],
    }),
  )
  return !FailedEntryCount
}

/** As `createPublisher`, for whoever tries again: throws where the bus does not take the event. */
export const createStrictPublisher = (busName: string): Publish => {
  const client = new EventBridgeClient()
  return async (event, detail) => {
    if (!(await tell(client, busName, event, detail))) throw new Error(`The bus did not take ${event.detailType}.`)
  }
}

/**
 * Tells the bus what happened. What happened has happened: an event that the bus does not take is logged and never fails
 * the request. Nothing may be published here whose loss is not made good elsewhere.
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

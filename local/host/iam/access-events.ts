import * as z from 'zod/mini'
import type { CloudModel } from '#local/contracts/cloud-model.ts'
import { type AccessRequest, type ServiceCall, UnsupportedCall } from './access-call.ts'

const request = z.object({
  Entries: z.array(
    z.object({
      EventBusName: z.optional(z.string()),
      Source: z.optional(z.string()),
      DetailType: z.optional(z.string()),
    }),
  ),
})

/** PutEvents needs `events:PutEvents` on the bus of each entry. */
export const readEventsAccess = (call: ServiceCall, model: CloudModel): AccessRequest[] => {
  if (call.operation !== 'PutEvents') throw new UnsupportedCall(call.operation)
  return request.parse(JSON.parse(call.body)).Entries.map(({ EventBusName = 'default', Source, DetailType }) => ({
    action: 'events:PutEvents',
    resource: EventBusName.startsWith('arn:')
      ? EventBusName
      : `arn:aws:events:${call.region}:${model.account}:event-bus/${EventBusName}`,
    context: {
      ...(Source === undefined ? {} : { 'events:source': [Source] }),
      ...(DetailType === undefined ? {} : { 'events:detail-type': [DetailType] }),
    },
  }))
}

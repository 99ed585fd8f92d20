import * as z from 'zod/mini'
import type { CloudModel } from '#local/contracts/cloud-model.ts'
import { type Call, UnknownCall } from './access-call.ts'
import type { Access } from './policy.ts'

const request = z.object({
  Entries: z.array(
    z.object({
      EventBusName: z.optional(z.string()),
      Source: z.optional(z.string()),
      DetailType: z.optional(z.string()),
    }),
  ),
})

/** What PutEvents does on each bus that its entries name. */
export const eventsAccess = (call: Call, model: CloudModel): Access[] => {
  if (call.operation !== 'PutEvents') throw new UnknownCall(call.operation)
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

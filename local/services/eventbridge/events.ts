import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'

/** The payload of a target. */
export type BusEvent = {
  version: '0'
  id: string
  'detail-type': string
  source: string
  account: string
  /** ISO date-time in UTC, to the second. */
  time: string
  region: string
  resources: string[]
  detail: unknown
}

export const putEvents = z.object({
  Entries: z
    .array(
      z.object({
        EventBusName: z._default(z.string(), 'default'),
        Source: z.optional(z.string()),
        DetailType: z.optional(z.string()),
        Detail: z.optional(z.string()),
        Resources: z._default(z.array(z.string()), []),
        /** Epoch seconds. */
        Time: z.optional(z.number()),
      }),
    )
    .check(z.minLength(1), z.maxLength(10)),
})
export type EventEntry = z.infer<typeof putEvents>['Entries'][number]
export type EntryError = { ErrorCode: string; ErrorMessage: string }

const parseDetail = (text: string): Record<string, unknown> | undefined => {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Formats epoch milliseconds as AWS does in events: ISO in UTC, to the second. */
export const formatEventTime = (instant: number): string => `${new Date(instant).toISOString().slice(0, 19)}Z`

/** The event of an entry, or the error with which EventBridge refuses it. */
export const createEvent = (
  entry: EventEntry,
  place: { account: string; region: string },
  now: number,
): BusEvent | EntryError => {
  for (const name of ['Source', 'DetailType', 'Detail'] as const) {
    if (!entry[name]) {
      const ErrorMessage = `Parameter ${name} is not valid. Reason: ${name} is a required argument.`
      return { ErrorCode: 'InvalidArgument', ErrorMessage }
    }
  }
  const detail = parseDetail(entry.Detail ?? '')
  if (!detail) return { ErrorCode: 'MalformedDetail', ErrorMessage: 'Detail is malformed.' }
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': entry.DetailType ?? '',
    source: entry.Source ?? '',
    account: place.account,
    time: formatEventTime(entry.Time === undefined ? now : entry.Time * 1000),
    region: place.region,
    resources: entry.Resources,
    detail,
  }
}

import { createHash } from 'node:crypto'
import * as z from 'zod/mini'

/** Message attributes in SQS's JSON protocol. Strings only: no caller sends numbers or binary values. */
export const messageAttributes = z.record(
  z.string(),
  z.object({ DataType: z.literal('String'), StringValue: z.string() }),
)
export type MessageAttributes = z.infer<typeof messageAttributes>

export const md5 = (data: string | Buffer): string => createHash('md5').update(data).digest('hex')

/** Marks a string value in the digest. */
const STRING_VALUE = 1

const withLength = (text: string): Buffer => {
  const data = Buffer.from(text)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, data])
}

/** The digest by which the SQS client checks message attributes; undefined without attributes. */
export const attributesMd5 = (attributes: MessageAttributes): string | undefined => {
  const entries = Object.entries(attributes).toSorted(([a], [b]) => (a < b ? -1 : 1))
  if (entries.length === 0) return undefined
  const parts = entries.flatMap(([name, { DataType, StringValue }]) => [
    withLength(name),
    withLength(DataType),
    Buffer.from([STRING_VALUE]),
    withLength(StringValue),
  ])
  return md5(Buffer.concat(parts))
}

export const createStringAttributes = (values: Record<string, string>): MessageAttributes =>
  Object.fromEntries(Object.entries(values).map(([name, StringValue]) => [name, { DataType: 'String', StringValue }]))

import { createHash } from 'node:crypto'
import * as z from 'zod/mini'

/** Message attributes as SQS's JSON protocol has them. Binary values are base64. */
export const messageAttributes = z.record(
  z.string(),
  z.object({
    DataType: z.string(),
    StringValue: z.optional(z.string()),
    BinaryValue: z.optional(z.string()),
  }),
)
export type MessageAttributes = z.infer<typeof messageAttributes>

export const md5 = (data: string | Buffer): string => createHash('md5').update(data).digest('hex')

const STRING_VALUE = 1
const BINARY_VALUE = 2

const withLength = (data: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, data])
}

/** The digest by which clients check message attributes; undefined where there are none. */
export const attributesMd5 = (attributes: MessageAttributes): string | undefined => {
  const names = Object.keys(attributes).toSorted()
  if (names.length === 0) return undefined
  const parts = names.flatMap((name) => {
    const { DataType = '', StringValue, BinaryValue } = attributes[name] ?? {}
    const isBinary = DataType.startsWith('Binary')
    return [
      withLength(Buffer.from(name)),
      withLength(Buffer.from(DataType)),
      Buffer.from([isBinary ? BINARY_VALUE : STRING_VALUE]),
      withLength(isBinary ? Buffer.from(BinaryValue ?? '', 'base64') : Buffer.from(StringValue ?? '')),
    ]
  })
  return md5(Buffer.concat(parts))
}

export const stringAttributes = (values: Record<string, string>): MessageAttributes =>
  Object.fromEntries(Object.entries(values).map(([name, StringValue]) => [name, { DataType: 'String', StringValue }]))

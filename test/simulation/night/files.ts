import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { createServiceError } from '../errors.ts'

/** S3 in memory, with the calls that the batch jobs of the night make. Objects do not expire. */

const given = z.object({
  Bucket: z.string(),
  Key: z._default(z.string(), ''),
  Prefix: z._default(z.string(), ''),
  Body: z._default(z.string(), ''),
})

export type Files = ReturnType<typeof createFiles>

export const createFiles = () => {
  const objects = new Map<string, string>()
  const locate = (bucket: string, key: string): string => `s3://${bucket}/${key}`

  return {
    /** An object by its address `s3://<bucket>/<key>`. Undefined for one that does not exist. */
    read: (address: string): string | undefined => objects.get(address),
    write: (address: string, body: string): void => void objects.set(address, body),
    serve(command: string, input: object): object {
      const { Bucket, Key, Prefix, Body } = given.parse(input)
      const address = locate(Bucket, Key)
      if (command === 'PutObject') {
        objects.set(address, Body)
        return {}
      }
      if (command === 'DeleteObject') {
        objects.delete(address)
        return {}
      }
      if (command === 'ListObjectsV2') {
        const found = [...objects.keys()].filter((one) => one.startsWith(locate(Bucket, Prefix))).toSorted()
        return { Contents: found.map((one) => ({ Key: one.slice(locate(Bucket, '').length) })) }
      }
      if (command !== 'GetObject') throw new Error(`The simulated S3 has no ${command}.`)
      const body = objects.get(address)
      if (body === undefined) throw createServiceError('NoSuchKey', 'The specified key does not exist.', 404)
      return { Body: Readable.from([body]) }
    },
  }
}

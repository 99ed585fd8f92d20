import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { zone } from '#domain/time/zone.ts'
import type { NightOfShard } from '#events/night-batch.ts'

/*
 * Files of the batch jobs of the night (ADR 255). A job reads `records/<date>/<zone>/<shard>/records.jsonl`. Bedrock writes its answers
 * to `answers/<date>/<zone>/<shard>/<job>/records.jsonl.out`, and `manifest.json.out` beside it when the job has ended.
 */

const FILE = 'records.jsonl'
const ANSWERS = `/${FILE}.out`
const MANIFEST = '/manifest.json.out'

const prefixOf = ({ date, zone, shard }: NightOfShard) => `${date}/${zone}/${shard}/`
const recordsKey = (night: NightOfShard): string => `records/${prefixOf(night)}${FILE}`
const answersPrefix = (night: NightOfShard): string => `answers/${prefixOf(night)}`

/** Where a job reads and writes. */
export const locateFiles = (bucket: string, night: NightOfShard): { input: string; output: string } => ({
  input: `s3://${bucket}/${recordsKey(night)}`,
  output: `s3://${bucket}/${answersPrefix(night)}`,
})

const OUTPUT = /^s3:\/\/([^/]+)\/answers\/(\d{4}-\d{2}-\d{2})\/(.+)\/(\d{1,2})\/$/

/** The night of a job by the place of its answers. Undefined for a job of another stage or another product. */
export const parseOutput = (bucket: string, uri: string): NightOfShard | undefined => {
  const [, name, date, zoneName, shard] = OUTPUT.exec(uri) ?? []
  const read = zone.safeParse(zoneName)
  if (name !== bucket || date === undefined || shard === undefined || !read.success) return undefined
  return { zone: read.data, shard: Number(shard), date }
}

export type BatchFiles = ReturnType<typeof createBatchFiles>

export const createBatchFiles = (bucket: string) => {
  const client = new S3Client()

  const list = async (prefix: string): Promise<string[]> => {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }))
    return Contents.flatMap(({ Key }) => Key ?? [])
  }

  return {
    /** Replaces the records of an earlier attempt. */
    async putRecords(night: NightOfShard, lines: readonly string[]): Promise<void> {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: recordsKey(night), Body: `${lines.join('\n')}\n` }))
    },

    /**
     * Keys of the files of a night: its records, the answers of its jobs, and whether a job has ended. A night has at most one job, so
     * one page of the listing holds them.
     */
    async find(
      night: NightOfShard,
    ): Promise<{ records: string[]; answers: string[]; all: string[]; isEnded: boolean }> {
      const [records, written] = await Promise.all([list(recordsKey(night)), list(answersPrefix(night))])
      return {
        records,
        answers: written.filter((key) => key.endsWith(ANSWERS)),
        all: [...records, ...written],
        isEnded: written.some((key) => key.endsWith(MANIFEST)),
      }
    },

    /** The lines of a file, as they arrive. */
    async *readLines(key: string): AsyncGenerator<string> {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
      if (Body instanceof Readable) yield* createInterface({ input: Body, crlfDelay: Number.POSITIVE_INFINITY })
    },

    async remove(keys: readonly string[]): Promise<void> {
      for (const key of keys) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
  }
}

import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type {
  BatchWriteCommandInput,
  BatchWriteCommandOutput,
  DeleteCommandInput,
  GetCommandInput,
  PutCommandInput,
  QueryCommandInput,
  UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb'
import {
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { cancellationReasons } from '#functions/runtime/outage.ts'
import { TABLE_LIMITS, type TableLimits, TableTimeout, timed } from '#functions/runtime/request-deadline.ts'
import { ConditionFailed } from './condition-failed.ts'
import { type Key, keySchema } from './keys.ts'
import { capacity, report } from './request-units.ts'

/** Client and commands of the table. The stores of this folder use them. */

export type Item = Record<string, unknown>
export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

const createClient = ({ attempts, connectMs, answerMs }: TableLimits): DynamoDBDocumentClient => {
  const requestHandler = { connectionTimeout: connectMs, requestTimeout: answerMs, throwOnRequestTimeout: true }
  const base = new DynamoDBClient({ maxAttempts: attempts, requestHandler })
  return DynamoDBDocumentClient.from(base, { marshallOptions: { removeUndefinedValues: true } })
}

let shared: DynamoDBDocumentClient | undefined

type Without<Input> = Omit<Input, 'TableName' | 'ReturnConsumedCapacity'>

const BATCH = 25
const BATCH_ATTEMPTS = 8

/** Maps the failed conditions of the SDK to `ConditionFailed` and returns every other error unchanged. */
const namedError = (error: unknown): unknown => {
  if (error instanceof Error && error.name === 'ConditionalCheckFailedException') {
    return new ConditionFailed([0], { cause: error })
  }
  const reasons = cancellationReasons(error) ?? []
  const failed = reasons.flatMap((reason, part) => (reason === 'ConditionalCheckFailed' ? [part] : []))
  return failed.length > 0 ? new ConditionFailed(failed, { cause: error }) : error
}

/** Exponential backoff with full jitter, at most 400 ms. `attempt` counts from 0. */
export const backOff = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(400, 10 * 2 ** attempt)))

export type Table = ReturnType<typeof createTable>

/**
 * The table with this name. All tables of a process share a client, unless other limits are passed, as a deletion and tests do. Endpoint and credentials
 * come from the environment.
 */
export const createTable = (name: string, limits = TABLE_LIMITS) => {
  let own: DynamoDBDocumentClient | undefined
  const client = (): DynamoDBDocumentClient => {
    own ??= limits === TABLE_LIMITS ? shared : undefined
    own ??= createClient(limits)
    if (limits === TABLE_LIMITS) shared = own
    return own
  }
  const ask = <T>(send: (options: { abortSignal?: AbortSignal }) => Promise<T>): Promise<T> =>
    timed(limits.requestMs, send).catch((error: unknown) => {
      throw namedError(error)
    })
  const base = () => ({ TableName: name, ...capacity() })

  const deleteBatch = async (keys: readonly Key[]): Promise<void> => {
    let left: BatchWriteCommandInput['RequestItems'] = { [name]: keys.map((Key) => ({ DeleteRequest: { Key } })) }
    for (let attempt = 0; attempt < BATCH_ATTEMPTS; attempt += 1) {
      if (attempt > 0) await backOff(attempt)
      const answer: BatchWriteCommandOutput = await ask((options) =>
        client().send(new BatchWriteCommand({ RequestItems: left, ...capacity() }), options),
      )
      report('BatchWriteItem', 'write', answer.ConsumedCapacity ?? [])
      left = answer.UnprocessedItems
      if (!left?.[name]?.length) return
    }
    throw new TableTimeout('The table left some of a batch undone.')
  }

  return {
    async get(input: Without<GetCommandInput>): Promise<Item | undefined> {
      const { Item, ConsumedCapacity } = await ask((options) =>
        client().send(new GetCommand({ ...base(), ...input }), options),
      )
      report('GetItem', 'read', [ConsumedCapacity])
      return Item
    },

    /** One page: at most 1 MB or `Limit` items. `next` is the start key of the next page. */
    async page(input: Without<QueryCommandInput>): Promise<{ items: Item[]; next: Item | undefined }> {
      const answer = await ask((options) => client().send(new QueryCommand({ ...base(), ...input }), options))
      report('Query', 'read', [answer.ConsumedCapacity])
      return { items: answer.Items ?? [], next: answer.LastEvaluatedKey }
    },

    /** All pages. */
    async query(input: Without<QueryCommandInput>): Promise<Item[]> {
      const items: Item[] = []
      let from: Item | undefined
      do {
        const page = await this.page({ ...input, ExclusiveStartKey: from })
        items.push(...page.items)
        from = page.next
      } while (from)
      return items
    },

    /** Number of matching items, over all pages. */
    async count(input: Without<QueryCommandInput>): Promise<number> {
      let found = 0
      let from: Item | undefined
      do {
        const answer = await ask((options) =>
          client().send(new QueryCommand({ ...base(), ...input, Select: 'COUNT', ExclusiveStartKey: from }), options),
        )
        report('Query', 'read', [answer.ConsumedCapacity])
        found += answer.Count ?? 0
        from = answer.LastEvaluatedKey
      } while (from)
      return found
    },

    /** Keys of a partition whose sort key has the prefix. Consistent read. */
    async keys(pk: string, prefix: string): Promise<Key[]> {
      const items = await this.query({
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
        ProjectionExpression: 'pk, sk',
        ConsistentRead: true,
      })
      return items.map((item) => keySchema.parse(item))
    },

    async put(input: Without<PutCommandInput>): Promise<void> {
      const { ConsumedCapacity } = await ask((options) =>
        client().send(new PutCommand({ ...base(), ...input }), options),
      )
      report('PutItem', 'write', [ConsumedCapacity])
    },

    async update(input: Without<UpdateCommandInput>): Promise<Item | undefined> {
      const { Attributes, ConsumedCapacity } = await ask((options) =>
        client().send(new UpdateCommand({ ...base(), ...input }), options),
      )
      report('UpdateItem', 'write', [ConsumedCapacity])
      return Attributes
    },

    async delete(input: Without<DeleteCommandInput>): Promise<void> {
      const { ConsumedCapacity } = await ask((options) =>
        client().send(new DeleteCommand({ ...base(), ...input }), options),
      )
      report('DeleteItem', 'write', [ConsumedCapacity])
    },

    /** All writes or none. Throws `ConditionFailed` with the failed parts. */
    async transact(writes: (name: string) => Write[]): Promise<void> {
      const { ConsumedCapacity } = await ask((options) =>
        client().send(new TransactWriteCommand({ TransactItems: writes(name), ...capacity() }), options),
      )
      report('TransactWriteItems', 'write', ConsumedCapacity ?? [])
    },

    /** Deletes any number of items, 25 per call. Missing items count as deleted. */
    async deleteAll(keys: readonly Key[]): Promise<void> {
      for (let start = 0; start < keys.length; start += BATCH) await deleteBatch(keys.slice(start, start + BATCH))
    },
  }
}

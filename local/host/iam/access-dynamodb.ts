import * as z from 'zod/mini'
import type { CloudModel, KeySchema } from '#local/contracts/cloud-model.ts'
import { type Call, UnknownCall } from './access-call.ts'
import type { Access } from './policy.ts'

const value = z.record(z.string(), z.unknown())
const item = z.record(z.string(), value)
type Item = z.infer<typeof item>

const single = z.object({ TableName: z.string(), Item: z.optional(item), Key: z.optional(item) })
const search = z.object({
  TableName: z.string(),
  IndexName: z.optional(z.string()),
  KeyConditionExpression: z.optional(z.string()),
  ExpressionAttributeNames: z.optional(z.record(z.string(), z.string())),
  ExpressionAttributeValues: z.optional(item),
})
const batchGet = z.object({ RequestItems: z.record(z.string(), z.object({ Keys: z.array(item) })) })
const batchWrite = z.object({
  RequestItems: z.record(
    z.string(),
    z.array(
      z.object({
        PutRequest: z.optional(z.object({ Item: item })),
        DeleteRequest: z.optional(z.object({ Key: item })),
      }),
    ),
  ),
})
const transaction = z.object({ TransactItems: z.array(z.record(z.string(), single)) })

const TRANSACTION_ACTIONS: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
}
const ITEM_OPERATIONS = ['PutItem', 'GetItem', 'UpdateItem', 'DeleteItem']
const TABLE_OPERATIONS = ['DescribeTable', 'DescribeTimeToLive']

const keyText = (attribute: Item[string] | undefined): string[] => {
  const text = attribute?.S ?? attribute?.N ?? attribute?.B
  return typeof text === 'string' ? [text] : []
}

const keysOf = (model: CloudModel, tableName: string, indexName?: string): KeySchema | undefined => {
  const { table } = model
  if (tableName !== table.name && tableName !== table.arn) return undefined
  return indexName === undefined ? table.keys : table.indexes.find(({ name }) => name === indexName)?.keys
}

const access = (call: Call, model: CloudModel, action: string, tableName: string, leadingKeys: string[]): Access => {
  const isArn = tableName.startsWith('arn:')
  return {
    action: `dynamodb:${action}`,
    resource: isArn ? tableName : `arn:aws:dynamodb:${call.region}:${model.account}:table/${tableName}`,
    context: leadingKeys.length > 0 ? { 'dynamodb:LeadingKeys': [...new Set(leadingKeys)] } : {},
  }
}

const leadingKey = (model: CloudModel, tableName: string, attributes: Item | undefined): string[] => {
  const keys = keysOf(model, tableName)
  return keys ? keyText(attributes?.[keys.partition]) : []
}

const searchAccess = (call: Call, model: CloudModel, action: 'Query' | 'Scan'): Access => {
  const request = search.parse(JSON.parse(call.body))
  const names = request.ExpressionAttributeNames ?? {}
  const partition = keysOf(model, request.TableName, request.IndexName)?.partition
  const leading: string[] = []
  for (const [, name = '', placeholder = ''] of (request.KeyConditionExpression ?? '').matchAll(
    /(#?[\w.-]+)\s*=\s*(:\w+)/g,
  )) {
    if ((names[name] ?? name) === partition) leading.push(...keyText(request.ExpressionAttributeValues?.[placeholder]))
  }
  const base = access(call, model, action, request.TableName, leading)
  return request.IndexName === undefined ? base : { ...base, resource: `${base.resource}/index/${request.IndexName}` }
}

const batchAccess = (call: Call, model: CloudModel): Access[] => {
  const body: unknown = JSON.parse(call.body)
  if (call.operation === 'BatchGetItem') {
    return Object.entries(batchGet.parse(body).RequestItems).map(([name, { Keys }]) =>
      access(
        call,
        model,
        'BatchGetItem',
        name,
        Keys.flatMap((key) => leadingKey(model, name, key)),
      ),
    )
  }
  return Object.entries(batchWrite.parse(body).RequestItems).map(([name, writes]) => {
    const keys = writes.flatMap(({ PutRequest, DeleteRequest }) =>
      leadingKey(model, name, PutRequest?.Item ?? DeleteRequest?.Key),
    )
    return access(call, model, 'BatchWriteItem', name, keys)
  })
}

/** What a DynamoDB call does: a transaction is what its items do, a search of an index has the index's ARN and key. */
export const dynamodbAccess = (call: Call, model: CloudModel): Access[] => {
  const { operation } = call
  if (operation === 'Query' || operation === 'Scan') return [searchAccess(call, model, operation)]
  if (operation === 'BatchGetItem' || operation === 'BatchWriteItem') return batchAccess(call, model)
  if (operation === 'TransactWriteItems' || operation === 'TransactGetItems') {
    return transaction.parse(JSON.parse(call.body)).TransactItems.flatMap((entry) =>
      Object.entries(entry).map(([kind, { TableName, Item, Key }]) => {
        const action = TRANSACTION_ACTIONS[kind]
        if (!action) throw new UnknownCall(`${operation} with ${kind}`)
        return access(call, model, action, TableName, leadingKey(model, TableName, Item ?? Key))
      }),
    )
  }
  if (!ITEM_OPERATIONS.includes(operation) && !TABLE_OPERATIONS.includes(operation)) throw new UnknownCall(operation)
  const { TableName, Item, Key } = single.parse(JSON.parse(call.body))
  return [access(call, model, operation, TableName, leadingKey(model, TableName, Item ?? Key))]
}

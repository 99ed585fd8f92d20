import * as z from 'zod/mini'
import type { CloudModel, KeySchema } from '#local/contracts/cloud-model.ts'
import { type AccessRequest, type ServiceCall, UnsupportedCall } from './access-call.ts'

const value = z.record(z.string(), z.unknown())
const item = z.record(z.string(), value)
type Item = z.infer<typeof item>

const single = z.object({ TableName: z.string(), Item: z.optional(item), Key: z.optional(item) })
const query = z.object({
  TableName: z.string(),
  IndexName: z.optional(z.string()),
  KeyConditionExpression: z.string(),
  ExpressionAttributeNames: z.optional(z.record(z.string(), z.string())),
  ExpressionAttributeValues: z.optional(item),
})
const batchWrite = z.object({
  RequestItems: z.record(z.string(), z.array(z.strictObject({ DeleteRequest: z.object({ Key: item }) }))),
})
const transaction = z.object({ TransactItems: z.array(z.record(z.string(), single)) })

const TRANSACTION_ACTIONS: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
}
const ITEM_OPERATIONS = ['PutItem', 'GetItem', 'UpdateItem', 'DeleteItem']

const keyText = (attribute: Item[string] | undefined): string[] => {
  const text = attribute?.S ?? attribute?.N ?? attribute?.B
  return typeof text === 'string' ? [text] : []
}

const findKeys = (model: CloudModel, tableName: string, indexName?: string): KeySchema | undefined => {
  const { table } = model
  if (tableName !== table.name) return undefined
  return indexName === undefined ? table.keys : table.indexes.find(({ name }) => name === indexName)?.keys
}

const createAccess = (
  call: ServiceCall,
  model: CloudModel,
  action: string,
  tableName: string,
  leadingKeys: string[],
): AccessRequest => ({
  action: `dynamodb:${action}`,
  resource: `arn:aws:dynamodb:${call.region}:${model.account}:table/${tableName}`,
  context: leadingKeys.length > 0 ? { 'dynamodb:LeadingKeys': [...new Set(leadingKeys)] } : {},
})

const leadingKey = (model: CloudModel, tableName: string, attributes: Item | undefined): string[] => {
  const keys = findKeys(model, tableName)
  return keys ? keyText(attributes?.[keys.partition]) : []
}

const readQueryAccess = (call: ServiceCall, model: CloudModel): AccessRequest => {
  const request = query.parse(JSON.parse(call.body))
  const names = request.ExpressionAttributeNames ?? {}
  const partition = findKeys(model, request.TableName, request.IndexName)?.partition
  const leading: string[] = []
  for (const [, name = '', placeholder = ''] of request.KeyConditionExpression.matchAll(/(#?[\w.-]+)\s*=\s*(:\w+)/g)) {
    if ((names[name] ?? name) === partition) leading.push(...keyText(request.ExpressionAttributeValues?.[placeholder]))
  }
  const base = createAccess(call, model, 'Query', request.TableName, leading)
  return request.IndexName === undefined ? base : { ...base, resource: `${base.resource}/index/${request.IndexName}` }
}

const readBatchAccess = (call: ServiceCall, model: CloudModel): AccessRequest[] =>
  Object.entries(batchWrite.parse(JSON.parse(call.body)).RequestItems).map(([name, writes]) =>
    createAccess(
      call,
      model,
      'BatchWriteItem',
      name,
      writes.flatMap(({ DeleteRequest }) => leadingKey(model, name, DeleteRequest.Key)),
    ),
  )

const readTransactionAccess = (call: ServiceCall, model: CloudModel): AccessRequest[] =>
  transaction.parse(JSON.parse(call.body)).TransactItems.flatMap((entry) =>
    Object.entries(entry).map(([kind, { TableName, Item, Key }]) => {
      const action = TRANSACTION_ACTIONS[kind]
      if (!action) throw new UnsupportedCall(`${call.operation} with ${kind}`)
      return createAccess(call, model, action, TableName, leadingKey(model, TableName, Item ?? Key))
    }),
  )

/**
 * The access that a DynamoDB call needs. A transaction needs the actions of its items. A query of an index needs the index's
 * ARN and is checked by the index's partition key. Operations that no function uses, such as Scan, are refused (ADR 167).
 */
export const readDynamodbAccess = (call: ServiceCall, model: CloudModel): AccessRequest[] => {
  const { operation } = call
  if (operation === 'Query') return [readQueryAccess(call, model)]
  if (operation === 'BatchWriteItem') return readBatchAccess(call, model)
  if (operation === 'TransactWriteItems') return readTransactionAccess(call, model)
  if (!ITEM_OPERATIONS.includes(operation)) throw new UnsupportedCall(operation)
  const { TableName, Item, Key } = single.parse(JSON.parse(call.body))
  return [createAccess(call, model, operation, TableName, leadingKey(model, TableName, Item ?? Key))]
}

import * as z from 'zod/mini'
import type { CloudTable, KeySchema } from '#local/contracts/cloud-model.ts'
import type { Catalog } from './catalog.ts'
import { readName, resolveAttribute } from './names.ts'

/** Reads the table. */

const keySchema = z.array(z.strictObject({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }))
const table = z.strictObject({
  AttributeDefinitions: z.array(z.strictObject({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) })),
  GlobalSecondaryIndexes: z.optional(
    z.array(
      z.strictObject({
        IndexName: z.string(),
        KeySchema: keySchema,
        Projection: z.strictObject({
          ProjectionType: z.enum(['ALL', 'KEYS_ONLY', 'INCLUDE']),
          NonKeyAttributes: z.optional(z.array(z.string())),
        }),
      }),
    ),
  ),
  KeySchema: keySchema,
  TimeToLiveSpecification: z.optional(z.strictObject({ AttributeName: z.string(), Enabled: z.boolean() })),
})

const readKeys = (schema: z.infer<typeof keySchema>): KeySchema => {
  const named = (type: 'HASH' | 'RANGE') => schema.find(({ KeyType }) => KeyType === type)?.AttributeName
  return { partition: named('HASH') ?? '', sort: named('RANGE') ?? null }
}

export const readTable = (catalog: Catalog): CloudTable => {
  const resource = catalog.one('AWS::DynamoDB::GlobalTable')
  const read = catalog.read(resource, table, ['BillingMode', 'Replicas', 'SSESpecification', 'TableName'])
  return {
    name: readName(resource),
    arn: resolveAttribute(resource, 'Arn'),
    keys: readKeys(read.KeySchema),
    attributes: Object.fromEntries(read.AttributeDefinitions.map((one) => [one.AttributeName, one.AttributeType])),
    indexes: (read.GlobalSecondaryIndexes ?? []).map((index) => ({
      name: index.IndexName,
      keys: readKeys(index.KeySchema),
      projection: { type: index.Projection.ProjectionType, attributes: index.Projection.NonKeyAttributes ?? [] },
    })),
    ttlAttribute: read.TimeToLiveSpecification?.Enabled ? read.TimeToLiveSpecification.AttributeName : null,
  }
}

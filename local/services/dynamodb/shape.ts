import * as z from 'zod/mini'
import type { CloudTable, KeySchema } from '#local/contracts/cloud-model.ts'

const keySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }))

/** The fields of DescribeTable that must match the templates. */
export const describedTable = z.object({
  Table: z.object({
    TableStatus: z.string(),
    KeySchema: keySchema,
    AttributeDefinitions: z.array(z.object({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) })),
    GlobalSecondaryIndexes: z.optional(
      z.array(
        z.object({
          IndexName: z.string(),
          KeySchema: keySchema,
          Projection: z.object({
            ProjectionType: z.enum(['ALL', 'KEYS_ONLY', 'INCLUDE']),
            NonKeyAttributes: z.optional(z.array(z.string())),
          }),
        }),
      ),
    ),
  }),
})
type Described = z.infer<typeof describedTable>['Table']

const createKeySchema = (keys: KeySchema): z.infer<typeof keySchema> => [
  { AttributeName: keys.partition, KeyType: 'HASH' },
  ...(keys.sort === null ? [] : [{ AttributeName: keys.sort, KeyType: 'RANGE' as const }]),
]

/** The CreateTable request for a table of the templates. */
export const createTableRequest = (table: CloudTable) => {
  const indexes = table.indexes.map(({ name, keys, projection }) => ({
    IndexName: name,
    KeySchema: createKeySchema(keys),
    Projection: {
      ProjectionType: projection.type,
      ...(projection.type === 'INCLUDE' ? { NonKeyAttributes: projection.attributes } : {}),
    },
  }))
  return {
    TableName: table.name,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: createKeySchema(table.keys),
    AttributeDefinitions: Object.entries(table.attributes).map(([AttributeName, AttributeType]) => ({
      AttributeName,
      AttributeType,
    })),
    ...(indexes.length > 0 ? { GlobalSecondaryIndexes: indexes } : {}),
  }
}

const sorted = (lines: string[]) => lines.toSorted().join('\n')
const keysLine = (keys: z.infer<typeof keySchema>) =>
  keys.map(({ AttributeName, KeyType }) => `${KeyType} ${AttributeName}`).join(' ')

const fingerprint = (described: Omit<Described, 'TableStatus'>): string =>
  sorted([
    keysLine(described.KeySchema),
    ...described.AttributeDefinitions.map(({ AttributeName, AttributeType }) => `${AttributeName} ${AttributeType}`),
    ...(described.GlobalSecondaryIndexes ?? []).map(
      ({ IndexName, KeySchema, Projection }) =>
        `${IndexName} ${keysLine(KeySchema)} ${Projection.ProjectionType} ${(Projection.NonKeyAttributes ?? []).toSorted()}`,
    ),
  ])

/** Whether an existing table has the keys and indexes of the templates. */
export const isSameShape = (described: Described, table: CloudTable): boolean =>
  fingerprint(described) === fingerprint(createTableRequest(table))

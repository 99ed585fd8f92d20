import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Resource, synthesise } from './support/cloud.ts'

const indexes = z.array(
  z.object({
    IndexName: z.string(),
    KeySchema: z.array(z.object({ AttributeName: z.string() })),
    Projection: z.object({ ProjectionType: z.string(), NonKeyAttributes: z.optional(z.array(z.string())) }),
  }),
)

describe('the table', () => {
  let table: Resource
  beforeAll(async () => {
    table = (await synthesise()).one('AWS::DynamoDB::GlobalTable')
  })

  it('has point-in-time recovery', () => {
    expect(table.Properties.Replicas).toEqual([
      expect.objectContaining({
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      }),
    ])
  })

  it('is billed on demand, has a TTL, and has no stream', () => {
    expect(table.Properties).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      TimeToLiveSpecification: { AttributeName: 'expires_at', Enabled: true },
    })
    expect(table.Properties).not.toHaveProperty('StreamSpecification')
  })

  it('projects the fields of a mail into the delivery index, and only keys into the lookup index', () => {
    const read = indexes.parse(table.Properties.GlobalSecondaryIndexes).map((index) => ({
      name: index.IndexName,
      keys: index.KeySchema.map(({ AttributeName }) => AttributeName),
      projection: index.Projection.ProjectionType,
      attributes: index.Projection.NonKeyAttributes?.toSorted(),
    }))
    expect(read).toEqual([
      {
        name: 'delivery',
        keys: ['delivery_pk', 'delivery_sk'],
        projection: 'INCLUDE',
        attributes: ['circle_type', 'mail_token', 'target_date', 'time_of_day', 'title', 'tone', 'wake_up_mail'],
      },
      { name: 'lookup', keys: ['lookup_pk', 'lookup_sk'], projection: 'KEYS_ONLY', attributes: undefined },
    ])
  })
})

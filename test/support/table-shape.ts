import type { CloudTable } from '#local/contracts/cloud-model.ts'

/** The table as the data stack makes it. */
export const TABLE: CloudTable = {
  name: 'five-circles-test',
  arn: 'arn:aws:dynamodb:us-east-1:000000000000:table/five-circles-test',
  keys: { partition: 'pk', sort: 'sk' },
  attributes: { pk: 'S', sk: 'S', delivery_pk: 'S', delivery_sk: 'S', lookup_pk: 'S', lookup_sk: 'S' },
  indexes: [
    {
      name: 'delivery',
      keys: { partition: 'delivery_pk', sort: 'delivery_sk' },
      projection: {
        type: 'INCLUDE',
        attributes: ['title', 'tone', 'target_date', 'wake_up_mail', 'mail_token', 'circle_type', 'time_of_day'],
      },
    },
    {
      name: 'lookup',
      keys: { partition: 'lookup_pk', sort: 'lookup_sk' },
      projection: { type: 'KEYS_ONLY', attributes: [] },
    },
  ],
  ttlAttribute: 'expires_at',
}

import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Cloud, synthesise } from './support/cloud.ts'

const alarm = z.looseObject({
  AlarmName: z.string(),
  AlarmDescription: z.string(),
  Threshold: z.number(),
  EvaluationPeriods: z.int(),
  ComparisonOperator: z.string(),
  TreatMissingData: z.string(),
})

const PREFIX = 'five-circles-dev-'

/** How a metric of a route names its method and path. */
const dimensionsOf = (path: string): string => `{"Name":"Method","Value":"POST"},{"Name":"Resource","Value":"${path}"}`

describe('the alarms', () => {
  let alarms: Map<string, z.infer<typeof alarm>>
  let cloud: Cloud
  beforeAll(async () => {
    cloud = await synthesise()
    alarms = new Map(
      cloud.all('AWS::CloudWatch::Alarm').map(({ Properties }) => {
        const read = alarm.parse(Properties)
        return [read.AlarmName.replace(PREFIX, ''), read]
      }),
    )
  })

  /** Name, threshold, period in seconds, number of consecutive periods, and the measured metric. */
  it.each([
    ['server-errors', 5, 300, 1, '5xx'],
    ['slow-fetch-user-goals', 1500, 300, 3, dimensionsOf('/api/fetch-user-goals')],
    ['slow-check-in', 1500, 300, 3, dimensionsOf('/api/check-in')],
    ['throttled-functions', 1, 300, 1, 'Throttles'],
    ['throttled-table', 10, 300, 1, 'FILL(lookup_reads, 0) + FILL(lookup_writes, 0)'],
    ['bad-items', 1, 3600, 1, 'BadItems'],
    ['failed-sign-ups', 3, 3600, 1, 'FILL(checks, 0) - FILL(refused, 0) + FILL(profiles, 0)'],
    ['old-delivery', 900, 300, 1, 'five-circles-dev-delivery'],
    ['old-generation', 7200, 300, 1, 'five-circles-dev-generation'],
    ['old-billing', 900, 300, 1, 'five-circles-dev-billing'],
    ['old-reconciliation', 7200, 300, 1, 'five-circles-dev-reconciliation'],
    ['old-sweep', 7200, 300, 1, 'five-circles-dev-sweep'],
    ['unsent-mails', 0.1, 3600, 1, '(FILL(due, 0) - FILL(sent, 0)) / FILL(due, 0)'],
    ['refused-sender', 1, 3600, 1, 'SenderRefusals'],
    ['unproven-mails', 1, 3600, 1, 'UnprovenMails'],
    ['bounces', 0.04, 300, 1, 'Reputation.BounceRate'],
    ['complaints', 0.0008, 300, 1, 'Reputation.ComplaintRate'],
    ['built-in-texts', 0.2, 3600, 1, 'FILL(built, 0) + FILL(written, 0) >= 20'],
    ['failed-webhooks', 3, 3600, 1, dimensionsOf('/api/stripe-webhook')],
    ['drift', 1, 86_400, 1, 'DriftMended'],
    ['delivery-dead-letters', 1, 60, 1, 'ApproximateNumberOfMessagesVisible'],
  ])('%s: threshold %d, in periods of %d seconds, %d consecutive', (name, threshold, period, periods, measured) => {
    const found = alarms.get(name)
    expect(found).toMatchObject({ Threshold: threshold, EvaluationPeriods: periods })
    expect(JSON.stringify(found)).toContain(`"Period":${period}`)
    expect(JSON.stringify(found)).toContain(measured)
  })

  it('for throttles read the metrics of the table and of each index, because those of the table alone leave the indexes out', () => {
    const text = JSON.stringify(alarms.get('throttled-table'))
    const indexes = z
      .looseObject({ GlobalSecondaryIndexes: z.array(z.looseObject({ IndexName: z.string() })) })
      .parse(cloud.one('AWS::DynamoDB::GlobalTable').Properties).GlobalSecondaryIndexes
    expect(indexes.length).toBeGreaterThan(1)
    for (const { IndexName } of indexes)
      expect(text.split(`{"Name":"GlobalSecondaryIndexName","Value":"${IndexName}"}`)).toHaveLength(3)
  })

  it('of every dead-letter queue have the settings of the one for mails', () => {
    const letters = [...alarms].filter(([name]) => name.endsWith('-dead-letters'))
    expect(letters.length).toBe(cloud.all('AWS::SQS::Queue').filter(isDeadLetters).length)
    for (const [, one] of letters) expect(one).toMatchObject({ Threshold: 1, EvaluationPeriods: 1, Period: 60 })
  })

  it('fire at the threshold and ignore missing data', () => {
    for (const one of alarms.values())
      expect(one).toMatchObject({
        ComparisonOperator: 'GreaterThanOrEqualToThreshold',
        TreatMissingData: 'notBreaching',
      })
  })

  it('have one section each in docs/operations.md, which has no section of another alarm', async () => {
    const prod = await synthesise({ context: { stage: 'prod', nightBatch: 'true' } })
    const described = prod.all('AWS::CloudWatch::Alarm').map(({ Properties }) => {
      const { AlarmName, AlarmDescription } = alarm.parse(Properties)
      return { name: AlarmName.replace('five-circles-prod-', ''), AlarmDescription }
    })
    const [, chapter = ''] = /\n## Alarms\n([\s\S]*?)\n## /.exec(readFileSync('docs/operations.md', 'utf8')) ?? []
    const sections = [...chapter.matchAll(/^### (.+)$/gm)].flatMap(([, heading = '']) => heading.split(', '))
    expect(sections.toSorted()).toEqual(described.map(({ name }) => name).toSorted())
    for (const { name, AlarmDescription } of described)
      expect(AlarmDescription).toContain(`docs/operations.md, "${name}"`)
  })
})

const isDeadLetters = ({ Properties }: { Properties: Record<string, unknown> }) =>
  String(Properties.QueueName).endsWith('-dead-letters')

describe('the dashboard', () => {
  it('shows every alarm that is about the product as a whole, and answers five questions', async () => {
    const cloud = await synthesise()
    const body = JSON.stringify(cloud.one('AWS::CloudWatch::Dashboard').Properties.DashboardBody)
    for (const words of [
      'Are people served?',
      'Is the page fast?',
      'Did every mail that was due leave?',
      'Does the coach speak?',
      'Is money coming in?',
    ])
      expect(body).toContain(words)
    const shown = body.match(/alarm\w*[0-9A-F]{8}/g) ?? []
    expect(new Set(shown).size).toBeGreaterThanOrEqual(16)
  })
})

describe('the budget', () => {
  it('mails at 80 % of the amount and when the forecast exceeds it', async () => {
    const cloud = await synthesise({ context: { monthlyBudgetUsd: '200', alarmEmail: 'someone@five.org' } })
    const budget = JSON.stringify(cloud.one('AWS::Budgets::Budget').Properties)
    expect(budget).toContain('"BudgetLimit":{"Amount":200,"Unit":"USD"}')
    expect(budget).toMatch(/"ACTUAL","Threshold":80|"Threshold":80/)
    expect(budget).toMatch(/"FORECASTED"/)
    // An account takes one monitor of its services at most, so a second stage, or AWS's own, would fail the deployment.
    expect(cloud.all('AWS::CE::AnomalyMonitor')).toEqual([])
  })

  it('is not created when the setting is unset', async () => {
    const cloud = await synthesise({ context: { alarmEmail: 'someone@five.org' } })
    expect(cloud.all('AWS::Budgets::Budget')).toEqual([])
  })
})

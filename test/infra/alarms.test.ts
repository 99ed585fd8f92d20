import { beforeAll, describe, expect, it } from 'vitest'
import { type Cloud, synthesise } from './support/cloud.ts'

describe('the alarms', () => {
  let cloud: Cloud
  beforeAll(async () => {
    cloud = await synthesise()
  })

  const alarms = () =>
    cloud.all('AWS::CloudWatch::Alarm').map(({ Properties }) => {
      const name = JSON.stringify(Properties.AlarmName)
      return {
        ...Properties,
        kind: /-(drift|bad-items|built-in-texts|server-errors)"/.exec(name)?.[1] ?? 'dead letters',
      }
    })

  it.each([
    ['dead letters', 1],
    ['drift', 1],
    ['bad-items', 1],
    ['built-in-texts', 0.2],
    ['server-errors', 5],
  ])('of %s have the threshold %d in one period and ignore missing data', (kind, threshold) => {
    const found = alarms().filter((alarm) => alarm.kind === kind)
    expect(found.length).toBeGreaterThan(0)
    for (const alarm of found)
      expect(alarm).toMatchObject({
        Threshold: threshold,
        EvaluationPeriods: 1,
        ComparisonOperator: 'GreaterThanOrEqualToThreshold',
        TreatMissingData: 'notBreaching',
      })
  })

  it.each([
    ['drift', 86_400],
    ['bad-items', 3600],
    ['server-errors', 300],
    ['dead letters', 60],
  ])('of %s count over %d seconds', (kind, Period) => {
    for (const alarm of alarms().filter((one) => one.kind === kind)) expect(alarm).toMatchObject({ Period })
  })

  it('of built-in texts need 20 texts in the hour', () => {
    const [alarm] = alarms().filter(({ kind }) => kind === 'built-in-texts')
    expect(JSON.stringify(alarm)).toContain('FILL(built, 0) + FILL(written, 0) >= 20')
  })
})

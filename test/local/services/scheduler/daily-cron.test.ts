import { expect, test } from 'vitest'
import { readDailyCron } from '#local/services/scheduler/daily-cron.ts'

const listTicks = (expression: string, from: string, count: number): string[] => {
  const ticks: string[] = []
  for (let at = Date.parse(from); ticks.length < count; ) {
    at = readDailyCron(expression, 'UTC').next(at)
    ticks.push(new Date(at).toISOString().replace(':00.000Z', 'Z'))
  }
  return ticks
}

test.each([
  ['cron(0/15 * * * ? *)', '2026-11-21T06:07:00Z', ['2026-11-21T06:15Z', '2026-11-21T06:30Z']],
  ['cron(0/15 * * * ? *)', '2026-11-21T06:45:00Z', ['2026-11-21T07:00Z', '2026-11-21T07:15Z']],
  ['cron(0/5 * * * ? *)', '2026-11-21T23:50:00Z', ['2026-11-21T23:55Z', '2026-11-22T00:00Z', '2026-11-22T00:05Z']],
  ['cron(3/20 * * * ? *)', '2026-11-21T06:07:00Z', ['2026-11-21T06:23Z', '2026-11-21T06:43Z', '2026-11-21T07:03Z']],
  ['cron(20 8 * * ? *)', '2026-11-21T08:20:00Z', ['2026-11-22T08:20Z', '2026-11-23T08:20Z']],
  ['cron(5 * * * ? *)', '2026-02-28T22:59:59Z', ['2026-02-28T23:05Z', '2026-03-01T00:05Z']],
  ['cron(0 1/12 * * ? *)', '2026-11-21T00:00:00Z', ['2026-11-21T01:00Z', '2026-11-21T13:00Z', '2026-11-22T01:00Z']],
])('readDailyCron lists the ticks of %s after %s', (expression, from, expected) => {
  expect(listTicks(expression, from, expected.length)).toEqual(expected)
})

test.each([
  ['every 5 minutes', 'every 5 minutes is not supported, only cron(<minutes> <hours> * * ? *)'],
  ['rate(5 minutes)', 'rate(5 minutes) is not supported'],
  ['at(2026-12-24T18:00:00)', 'at(2026-12-24T18:00:00) is not supported'],
  ['cron(0 8 * * *)', 'cron(0 8 * * *) is not supported'],
  ['cron(0 8 ? * MON *)', 'cron(0 8 ? * MON *) is not supported'],
  ['cron(0 8 L * ? *)', 'cron(0 8 L * ? *) is not supported'],
  ['cron(60 8 * * ? *)', '60 is not a number below 60'],
  ['cron(0 24 * * ? *)', '24 is not a number below 24'],
  ['cron(0,30 8 * * ? *)', '0,30 is not a number below 60'],
  ['cron(0/0 8 * * ? *)', '0/0 has no step'],
])('readDailyCron refuses %s by name', (expression, reason) => {
  expect(() => readDailyCron(expression, 'UTC')).toThrow(reason)
})

test('readDailyCron refuses a zone other than UTC by name', () => {
  expect(() => readDailyCron('cron(0 7 * * ? *)', 'Europe/Oslo')).toThrow('the zone Europe/Oslo is not supported')
})

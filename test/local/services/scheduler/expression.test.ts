import { expect, test } from 'vitest'
import { readExpression } from '#local/services/scheduler/expression.ts'

const next = (expression: string, zone: string, from: string, count: number): string[] => {
  const ticks: string[] = []
  for (let at = Date.parse(from); ticks.length < count; ) {
    const found = readExpression(expression, zone).next(at)
    if (found === null) break
    ticks.push(new Date(found).toISOString().replace(':00.000Z', 'Z'))
    at = found
  }
  return ticks
}

test.each([
  ['cron(0/15 * * * ? *)', '2026-11-21T06:07:00Z', ['2026-11-21T06:15Z', '2026-11-21T06:30Z']],
  ['cron(0/5 * * * ? *)', '2026-11-21T23:55:00Z', ['2026-11-22T00:00Z', '2026-11-22T00:05Z']],
  ['cron(15 10 ? * MON-FRI *)', '2026-11-20T11:00:00Z', ['2026-11-23T10:15Z', '2026-11-24T10:15Z']],
  ['cron(0 8 1 * ? *)', '2026-11-21T00:00:00Z', ['2026-12-01T08:00Z', '2027-01-01T08:00Z']],
  ['cron(0 8 L * ? *)', '2026-11-21T00:00:00Z', ['2026-11-30T08:00Z', '2026-12-31T08:00Z']],
  ['cron(0 8 LW * ? *)', '2026-10-01T00:00:00Z', ['2026-10-30T08:00Z', '2026-11-30T08:00Z']],
  ['cron(0 8 15W * ? *)', '2026-11-01T00:00:00Z', ['2026-11-16T08:00Z', '2026-12-15T08:00Z']],
  ['cron(0 8 ? * 6L *)', '2026-11-01T00:00:00Z', ['2026-11-27T08:00Z', '2026-12-25T08:00Z']],
  ['cron(0 8 ? * TUE#2 *)', '2026-11-01T00:00:00Z', ['2026-11-10T08:00Z', '2026-12-08T08:00Z']],
  ['cron(0 8 ? * SAT-SUN *)', '2026-11-21T09:00:00Z', ['2026-11-22T08:00Z', '2026-11-28T08:00Z']],
  ['cron(0 0,12 ? 2 * 2028)', '2026-11-21T00:00:00Z', ['2028-02-01T00:00Z', '2028-02-01T12:00Z']],
  ['cron(0 0 29 2 ? *)', '2026-11-21T00:00:00Z', ['2028-02-29T00:00Z', '2032-02-29T00:00Z']],
  ['rate(10 minutes)', '2026-11-21T06:07:00Z', ['2026-11-21T06:10Z', '2026-11-21T06:20Z']],
  ['rate(1 day)', '2026-11-21T06:07:00Z', ['2026-11-22T00:00Z', '2026-11-23T00:00Z']],
  ['at(2026-12-24T18:00:00)', '2026-11-21T06:07:00Z', ['2026-12-24T18:00Z']],
  ['cron(0 0 1 1 ? 2020)', '2026-11-21T06:07:00Z', []],
])('%s in UTC', (expression, from, expected) => {
  expect(next(expression, 'UTC', from, 2)).toEqual(expected)
})

test('a local time that the clocks skip in spring is left out, and one that comes twice in autumn fires once', () => {
  // Oslo: 29 March 2026, 02:00 becomes 03:00; 25 October 2026, 03:00 becomes 02:00.
  expect(next('cron(30 2 * * ? *)', 'Europe/Oslo', '2026-03-27T12:00:00Z', 3)).toEqual([
    '2026-03-28T01:30Z',
    '2026-03-30T00:30Z',
    '2026-03-31T00:30Z',
  ])
  expect(next('cron(30 2 * * ? *)', 'Europe/Oslo', '2026-10-24T12:00:00Z', 2)).toEqual([
    '2026-10-25T00:30Z',
    '2026-10-26T01:30Z',
  ])
  // New York: 8 March 2026, 02:00 becomes 03:00; 1 November 2026, 02:00 becomes 01:00.
  expect(next('cron(30 2 * * ? *)', 'America/New_York', '2026-03-07T12:00:00Z', 2)).toEqual([
    '2026-03-09T06:30Z',
    '2026-03-10T06:30Z',
  ])
  expect(next('cron(30 1 * * ? *)', 'America/New_York', '2026-10-31T12:00:00Z', 2)).toEqual([
    '2026-11-01T05:30Z',
    '2026-11-02T06:30Z',
  ])
})

test('seven in the morning stays seven in the morning through both changes', () => {
  expect(next('cron(0 7 * * ? *)', 'America/New_York', '2026-03-07T00:00:00Z', 2)).toEqual([
    '2026-03-07T12:00Z',
    '2026-03-08T11:00Z',
  ])
  expect(next('cron(0 7 * * ? *)', 'Europe/Oslo', '2026-10-24T00:00:00Z', 2)).toEqual([
    '2026-10-24T05:00Z',
    '2026-10-25T06:00Z',
  ])
})

test.each([
  ['every 5 minutes', 'every 5 minutes is no schedule expression'],
  ['cron(0 8 * * *)', 'a cron expression has six fields, and 0 8 * * * has 5'],
  ['cron(0 8 * * * *)', 'either the day of the month or the weekday of a cron expression is ?'],
  ['cron(60 8 * * ? *)', '60 is no minute'],
  ['cron(0 8 ? * FUN *)', 'FUN is no weekday'],
  ['rate(0 minutes)', 'rate(0 minutes) never ends'],
  ['rate(5 fortnights)', 'rate(5 fortnights) cannot be read'],
])('%s is refused with its reason', (expression, reason) => {
  expect(() => readExpression(expression, 'UTC')).toThrow(reason)
})

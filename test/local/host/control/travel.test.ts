import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/units.ts'
import type { Person } from '#test/support/people.ts'
import { type Stack, startStack } from '#test/support/stack.ts'

/** 10 AM in New York, where people live until they say otherwise. */
const START = Date.parse('2026-11-20T15:00:00Z')

/** Local times of the people's mails. */
const TIMES = ['07:00', '07:10']

let stack: Stack
let people: Person[]
/** 7 AM in New York. The tests share the product and its people, and each has the next morning. */
let seven = Date.parse('2026-11-20T12:00:00Z')

beforeAll(async () => {
  stack = await startStack({ now: START })
  people = await Promise.all(TIMES.map(() => stack.person()))
  for (const [index, person] of people.entries())
    await stack.api(person, 'create-goal', { title: 'Run 5 km', time_of_day: TIMES[index] })
  await stack.product.travel.idle()
})
afterAll(() => stack.stop())
beforeEach(async () => {
  seven += DAY_MS
  await stack.local('DELETE', 'faults')
  await stack.local('DELETE', 'mail')
})

/** Skips the ticks between the instants, and does at each instant only what waits on a queue. */
const jump = async (...instants: number[]) => {
  for (const instant of instants) await stack.product.travel.to(instant, { skip: true })
}
/** When each mail of a person was sent. */
const sentTo = async (email: string) =>
  (await stack.product.mail.list({ to: email })).map(({ date }) => Date.parse(date))
const deadLetters = async () => {
  const { body } = await stack.local('GET', 'queues')
  return (Array.isArray(body) ? body : []).flatMap((queue) => queue.deadLetters ?? [])
}
describe('wake-up mails during an outage of SES', () => {
  test('wake-up mails are sent once after an outage of 3 hours', async () => {
    await jump(seven - 5 * MINUTE_MS)
    await stack.local('POST', 'faults', { service: 'mail', mode: 'down' })
    await stack.product.travel.to(seven + 20 * MINUTE_MS)
    await jump(seven + 2 * HOUR_MS, seven + 3 * HOUR_MS)
    for (const { email } of people) expect(await sentTo(email)).toEqual([])
    await stack.local('DELETE', 'faults')
    await stack.product.travel.to(seven + 3 * HOUR_MS + 20 * MINUTE_MS)
    await jump(seven + 20 * HOUR_MS)
    for (const { email } of people) {
      const sent = await sentTo(email)
      expect(sent).toHaveLength(1)
      expect(sent[0]).toBeLessThan(seven + 3 * HOUR_MS + 20 * MINUTE_MS)
    }
    expect(await deadLetters()).toEqual([])
  })

  test('wake-up mails become dead letters with a reason after 13 hours and are never sent', async () => {
    await jump(seven - 5 * MINUTE_MS)
    await stack.local('POST', 'faults', { service: 'mail', mode: 'down' })
    await stack.product.travel.to(seven + 20 * MINUTE_MS)
    await jump(seven + 4 * HOUR_MS, seven + 8 * HOUR_MS, seven + 12 * HOUR_MS, seven + 13 * HOUR_MS)
    const ids = people.map(({ id }) => id)
    const letters = await deadLetters()
    expect(letters.map(({ attributes }) => attributes)).toEqual(
      TIMES.map(() => ({
        ERROR_CODE: 'MailTooLate',
        ERROR_MESSAGE: expect.stringContaining('within 12 hours'),
        correlation_id: expect.any(String),
      })),
    )
    expect(
      letters.flatMap(({ body }) => JSON.parse(body).mails.map(({ user }: { user: string }) => user)).toSorted(),
    ).toEqual(ids.toSorted())
    await stack.local('DELETE', 'faults')
    await stack.local('POST', 'queues/five-circles-dev-delivery-dead-letters/redrive')
    await jump(seven + 22 * HOUR_MS)
    for (const { email } of people) expect(await sentTo(email)).toEqual([])
  })
})

test('stopping travel keeps the clock at its last step and sends no mail early', async () => {
  const [person] = people
  await jump(seven - HOUR_MS)
  const journey = stack.product.travel.to(seven + 48 * HOUR_MS)
  const ended = expect(journey).rejects.toThrow('The product is stopping')
  await vi.waitUntil(() => stack.product.clock.now() > seven - 45 * MINUTE_MS, { timeout: 30_000, interval: 5 })
  const seen = stack.product.clock.now()
  await stack.restart()
  await ended
  expect(stack.product.clock.now()).toBeGreaterThanOrEqual(seen)
  expect(stack.product.clock.now()).toBeLessThan(seven)
  await stack.product.travel.to(seven + 5 * MINUTE_MS)
  const [sent, ...more] = await sentTo(person?.email ?? '')
  expect([sent !== undefined && sent >= seven, more]).toEqual([true, []])
})

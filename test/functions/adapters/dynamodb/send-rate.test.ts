import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ConditionFailed } from '#functions/adapters/dynamodb/condition-failed.ts'
import { createSendRateStore } from '#functions/adapters/dynamodb/send-rate.ts'
import { createTable, type Table } from '#functions/adapters/dynamodb/table.ts'
import { type Lease, SLOT_TOLERANCE_MS } from '#functions/runtime/pacer.ts'
import { clear, items } from '#test/support/reactions.ts'
import { startTestTable, type TestTable } from '#test/support/table.ts'

const START = Date.parse('2026-11-24T12:00:00Z')

describe('the leases of the send rate', () => {
  let stored: TestTable
  let table: Table
  let at: number
  let asked: number

  beforeAll(async () => {
    stored = await startTestTable()
    table = createTable(stored.name)
  })
  afterAll(() => stored.stop())
  beforeEach(async () => {
    await clear()
    at = START
    asked = 0
  })

  const worker = (rate: () => Promise<number>, maxPerSecond = 10_000) =>
    createSendRateStore(table, {
      maxPerSecond,
      readRate: () => {
        asked += 1
        return rate()
      },
      now: () => at,
    })
  const listSlots = ({ first, gap, count }: Lease) => Array.from({ length: count }, (_, n) => first + n * gap)
  /** The largest number of mails in a second, when each mail is sent at once or as late as its slot allows. */
  const busiestSecond = (slots: number[]) =>
    Math.max(
      ...slots.map((start) => slots.filter((slot) => slot >= start && slot < start + 1000 + SLOT_TOLERANCE_MS).length),
    )

  it.each([1, 2, 14, 50])('of four workers together stay within %s mails a second, in every second', async (rate) => {
    const workers = Array.from({ length: 4 }, () => worker(async () => rate))
    const slots: number[] = []
    await workers[0]?.lease(1)
    for (let round = 0; round < 6; round += 1) {
      for (const lease of await Promise.all(workers.map((one) => one.lease(25)))) slots.push(...listSlots(lease))
      at += round === 3 ? 30_000 : 400
    }
    expect(new Set(slots).size).toBe(slots.length)
    expect(busiestSecond(slots)).toBeLessThanOrEqual(rate)
    expect(Math.min(...slots)).toBeGreaterThanOrEqual(START)
  })

  it.each([
    [1000, 6],
    [100, 8],
    [14, 6],
  ])(
    'at %i mails a second have %i slots of a page of 25: as many as a worker can use before they pass',
    async (rate, count) => {
      expect((await worker(async () => rate).lease(25)).count).toBe(count)
    },
  )

  it('follow the setting when it is below the rate of the account', async () => {
    const { gap } = await worker(async () => 100, 10).lease(1)
    expect(Math.round(gap)).toBe(111)
  })

  it('ask SES for the rate once in ten minutes for all workers', async () => {
    const [one, two] = [worker(async () => 100), worker(async () => 100)]
    await one.lease(1)
    await two.lease(1)
    expect(asked).toBe(1)
    at += 11 * 60_000
    await Promise.all([one.lease(1), two.lease(1)])
    expect(asked).toBe(2)
  })

  it('allow one mail a second until SES returns the rate', async () => {
    let rate = () => Promise.reject(new Error('throttled'))
    const one = worker(() => rate())
    expect(Math.round((await one.lease(25)).gap)).toBe(1111)
    rate = async () => 50 as never
    at += 11_000
    expect(Math.round((await one.lease(25)).gap)).toBe(22)
  })

  it('begin at the present time after the clock of a worker was ahead', async () => {
    const ahead = worker(async () => 50)
    at = START + 3_600_000
    await ahead.lease(25)
    at = START
    expect((await worker(async () => 50).lease(25)).first).toBe(START)
  })

  it('cost one write per lease', async () => {
    const one = worker(async () => 50)
    await one.lease(25)
    expect(await items()).toEqual([expect.objectContaining({ pk: 'SEND_RATE', rate: 50, next_at: expect.any(Number) })])
  })

  it('follow each other without a gap or an overlap', async () => {
    const one = worker(async () => 50)
    const first = await one.lease(25)
    const second = await one.lease(25)
    const end = first.first + first.count * first.gap
    expect(second.first).toBeGreaterThanOrEqual(end)
    expect(second.first).toBeLessThan(end + 1)
  })

  it('keep the known rate while SES does not answer, and use a new rate when it answers', async () => {
    let rate: () => Promise<number> = async () => 50
    const one = worker(() => rate())
    await one.lease(1)
    rate = () => Promise.reject(new Error('throttled'))
    at += 11 * 60_000
    expect(Math.round((await one.lease(1)).gap)).toBe(22)
    expect(await items()).toMatchObject([{ rate: 50, rate_at: at }])
    rate = async () => 100
    at += 10 * 60_000
    expect(Math.round((await one.lease(1)).gap)).toBe(22)
    at += 1
    expect(Math.round((await one.lease(1)).gap)).toBe(11)
    expect(await items()).toMatchObject([{ rate: 100, rate_at: at }])
  })

  it('ask for a missing rate once in ten seconds', async () => {
    const one = worker(() => Promise.reject(new Error('throttled')))
    await one.lease(1)
    at += 10_000
    await one.lease(1)
    expect(asked).toBe(1)
    at += 1
    await one.lease(1)
    expect(asked).toBe(2)
  })

  it('throw an error after eight attempts that lost against other writes', async () => {
    let attempts = 0
    const busy = {
      ...table,
      update: (input: Parameters<Table['update']>[0]) => {
        if (input.ReturnValues !== 'ALL_NEW') return table.update(input)
        attempts += 1
        return Promise.reject(new ConditionFailed())
      },
    }
    const one = createSendRateStore(busy, { maxPerSecond: 50, readRate: async () => 50, now: () => at })
    await expect(one.lease(1)).rejects.toThrow('The send rate was not leased: other workers lease at the same time.')
    expect(attempts).toBe(16)
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MORNING_MS } from '#domain/motivation/mail-due.ts'
import { MINUTE_MS } from '#domain/time/units.ts'
import { dispatchDailyGeneration as schedule } from '#events/schedules.ts'
import { createAccountSettingsStore } from '#functions/adapters/dynamodb/account-settings.ts'
import { createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createDeliveryIndexStore } from '#functions/adapters/dynamodb/delivery-index.ts'
import { createDispatchedTicks } from '#functions/adapters/dynamodb/dispatched-ticks.ts'
import { createOccupiedShards } from '#functions/adapters/dynamodb/occupied-shards.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createZoneStore } from '#functions/adapters/dynamodb/zones.ts'
import { dispatchDailyGeneration } from '#functions/reactions/daily-generation-due/dispatch-daily-generation/handler.ts'
import { type Product, startFunctions } from '#test/support/functions.ts'
import { clear } from '#test/support/reactions.ts'

const ZONE = 'America/New_York'
/** From 11 PM or midnight to 9 or 10 AM in that zone. */
const TICKS = 40

describe('a night with batch jobs', () => {
  let product: Product
  let done: unknown[]

  beforeAll(async () => {
    product = await startFunctions()
  })
  afterAll(() => product.stop())
  beforeEach(async () => {
    await clear()
    done = []
    await product.person()
  })

  const tick = (until: number) => {
    const table = createTable(process.env.TABLE_NAME ?? '')
    const accounts = createAccountStore(table)
    return dispatchDailyGeneration({
      zones: createZoneStore(table),
      eveningZones: createZoneStore(table, 'evenings'),
      evenings: createOccupiedShards(table, 'evenings'),
      ticks: createDispatchedTicks(table, schedule, MORNING_MS),
      accounts,
      settings: createAccountSettingsStore(table),
      index: createDeliveryIndexStore(table),
      shards: 1,
      now: () => until,
      enqueue: async (work) => void done.push(...work),
      publish: async ({ detailType }, detail) => void done.push({ event: detailType, ...Object(detail) }),
    })({ after: until - schedule.everyMinutes * MINUTE_MS, until })
  }

  it.each([
    ['an ordinary date', '2026-11-25'],
    ['the date on which the clocks go forward over its start', '2027-03-14'],
    ['the date on which the clocks go back', '2026-11-01'],
  ])(
    'starts a job and the generation of the earlier goals once, looks for the answers once and fills the rest once on %s (TEXT-27)',
    async (_, date) => {
      for (let n = 0; n < TICKS; n += 1) await tick(Date.parse(`${date}T04:00:00Z`) + n * 15 * MINUTE_MS)
      const shard = { zone: ZONE, shard: 0, date }
      expect(done).toEqual([
        { event: 'night-batch-due', ...shard },
        { ...shard, to: '05:59' },
        { event: 'batch-answers-due', ...shard },
        { ...shard, from: '06:00' },
      ])
    },
  )

  it('starts no job for a night whose ticks were missed until the morning: its texts are generated on demand', async () => {
    await tick(Date.parse('2026-11-25T05:00:00Z'))
    done = []
    await tick(Date.parse('2026-11-25T11:00:00Z'))
    const shard = { zone: ZONE, shard: 0, date: '2026-11-25' }
    expect(done).toEqual(expect.arrayContaining([shard, { ...shard, from: '06:00' }]))
    expect(done).not.toContainEqual({ event: 'night-batch-due', ...shard })
  })
})

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDeliveryIndexStore } from '#functions/adapters/dynamodb/delivery-index.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { startTestTable, type TestTable } from '#test/support/table.ts'

const GOAL = {
  title: 'Run',
  tone: 'teammate',
  target_date: null,
  wake_up_mail: true,
  mail_token: 'token',
  circle_type: 'Work',
  time_of_day: '07:00',
}
const ZONE = 'Europe/Oslo'

let started: TestTable
beforeAll(async () => {
  started = await startTestTable()
})
afterAll(() => started.stop())

const setUp = () => {
  const table = createTable(started.name)
  const put = (user: string, id: string, delivery: object, fields: object = GOAL) =>
    table.put({ Item: { pk: `USER#${user}`, sk: `ACCOUNT#GOAL#${id}`, ...delivery, ...fields } })
  return { index: createDeliveryIndexStore(table), put }
}
const at = (slot: string, shard = 0, zone = ZONE) => ({ delivery_pk: `ZONE#${zone}#${shard}`, delivery_sk: slot })

describe('the delivery index', () => {
  it('lists the goals of a range of times, both ends included, page by page', async () => {
    const { index, put } = setUp()
    for (const [id, time] of [
      ['a', '06:59'],
      ['b', '07:00'],
      ['c', '07:00'],
      ['d', '07:05'],
      ['e', '07:06'],
    ] as const)
      await put(`u-${id}`, id, at(`${time}#${id}`))
    await put('u-x', 'x', at('x07:01#x'))
    const asked = { zone: ZONE, shard: 0, from: '07:00', to: '07:05', limit: 2 }
    const first = await index.page(asked)
    expect(first.goals.map(({ id, user_id }) => [id, user_id])).toEqual([
      ['b', 'u-b'],
      ['c', 'u-c'],
    ])
    const second = await index.page({ ...asked, cursor: first.cursor })
    expect(second.goals.map(({ id }) => id)).toEqual(['d'])
    expect(second.cursor).toBeUndefined()
    const all = await index.page({ zone: ZONE, shard: 0, limit: 25 })
    expect(all.goals.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'x'])
    expect(all.goals.at(-1)?.zone).toBeUndefined()
    expect(await index.count(ZONE, 0)).toBe(6)
    expect(await index.userIdsInShard(ZONE, 0, 2)).toEqual(['u-a', 'u-b'])
  })

  it('tells that a zone is empty from all of its shards and no others', async () => {
    const { index, put } = setUp()
    await put('u', 'g', at('07:00#g', 2, 'Asia/Tokyo'))
    expect(await index.isEmpty('Asia/Tokyo', 2)).toBe(true)
    expect(await index.isEmpty('Asia/Tokyo', 3)).toBe(false)
  })

  it('finds a goal unless it is inactive, gets no mails or cannot be read', async () => {
    const { index, put } = setUp()
    await put('ann', 'on', at('07:00#on', 1))
    await put('ann', 'off', {})
    await put('ann', 'quiet', at('x07:00#quiet', 1))
    await put('ann', 'broken', at('07:00#broken', 1), { title: 7 })
    expect(await index.find('ann', 'on')).toMatchObject({
      zone: ZONE,
      goal: { id: 'on', user_id: 'ann', title: 'Run' },
    })
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    for (const id of ['off', 'quiet', 'broken', 'none']) expect(await index.find('ann', id)).toBeUndefined()
    written.mockRestore()
  })
})

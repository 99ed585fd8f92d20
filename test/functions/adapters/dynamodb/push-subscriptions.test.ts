import { describe, expect, it } from 'vitest'
import { SUBSCRIPTIONS_MAX } from '#domain/evening/push-subscription.ts'
import { pushKey } from '#functions/adapters/dynamodb/keys.ts'
import { createPushSubscriptionStore } from '#functions/adapters/dynamodb/push-subscriptions.ts'
import { countReadUnits, NOW, put, startStores, table } from './stores.ts'

const store = createPushSubscriptionStore(table)
const person = startStores()
const at = (minute: number) => `2026-11-24T17:${String(minute).padStart(2, '0')}:00.000Z`
const save = (n: number, minute = n) =>
  store.save(
    person(),
    { endpoint: `https://push.example/${n}`, keys: { p256dh: `p${n}`, auth: 'a' }, device: 'Phone' },
    at(minute),
  )
const minutes = async () => (await store.list(person())).map(({ created_at }) => created_at)

describe('push subscriptions (EVENING-6)', () => {
  it('are listed oldest first, one for each endpoint', async () => {
    await save(2)
    const first = await save(1)
    expect(first).toMatchObject({ id: expect.stringMatching(/^[\w-]{22}$/), device: 'Phone', created_at: at(1) })
    expect(await store.list(person())).toEqual([first, await save(2)])
    await save(1, 3)
    expect(await minutes()).toEqual([at(2), at(3)])
    expect(await countReadUnits(() => store.list(person()))).toBe(1)
    await store.remove(person(), first.id)
    expect(await minutes()).toEqual([at(2)])
  })

  it('replace the oldest one when a new one exceeds the limit', async () => {
    for (let n = 1; n <= SUBSCRIPTIONS_MAX; n += 1) await save(n)
    expect(await minutes()).toHaveLength(SUBSCRIPTIONS_MAX)
    await save(SUBSCRIPTIONS_MAX + 1)
    const left = await minutes()
    expect([left.length, left[0], left.at(-1)]).toEqual([SUBSCRIPTIONS_MAX, at(2), at(SUBSCRIPTIONS_MAX + 1)])
    await save(5, 30)
    expect(await minutes()).toHaveLength(SUBSCRIPTIONS_MAX)
  })

  it('are listed without an unreadable name', async () => {
    const fields = { endpoint: 'e', p256dh: 'p', auth: 'a', created_at: NOW }
    await put(
      { ...pushKey(person(), 'x'), ...fields, device: 7 },
      { ...pushKey(person(), 'y'), ...fields, endpoint: 7 },
    )
    expect(await store.list(person())).toEqual([
      { id: 'x', endpoint: 'e', keys: { p256dh: 'p', auth: 'a' }, device: '', created_at: NOW },
    ])
  })
})

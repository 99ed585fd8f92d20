import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, it } from 'vitest'
import { handler as dispatchDailyGeneration } from '#functions/reactions/daily-generation-due/dispatch-daily-generation/handler.ts'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import { handler as dispatchWakeUpMails } from '#functions/reactions/wake-up-mails-due/dispatch-wake-up-mails/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { NOON, setUpFunctions } from '#test/support/functions.ts'
import { change, clear, consume, fire, items } from '#test/support/reactions.ts'

const OSLO_NIGHT = '2026-11-25T01:00:00Z'
const TOKYO_NIGHT = '2026-11-24T17:00:00Z'
const NEXT_TOKYO_NIGHT = '2026-11-25T17:00:00Z'
const LATER_TOKYO_NIGHT = '2026-11-26T17:00:00Z'

const product = setUpFunctions()
let ann: Caller

beforeEach(async () => {
  await clear()
  ann = await product.person()
})

/** Adds names to the list as an earlier version stored them. */
const list = async (...names: string[]) => {
  await DynamoDBDocumentClient.from(new DynamoDBClient()).send(
    new UpdateCommand({
      TableName: process.env.TABLE_NAME,
      Key: { pk: 'ZONES', sk: 'ZONES' },
      UpdateExpression: 'ADD zones :names',
      ExpressionAttributeValues: { ':names': new Set(names) },
    }),
  )
}
const listed = async () => (await items()).find(({ pk, sk }) => pk === 'ZONES' && sk === 'ZONES')?.zones
const move = (zone: string, caller = ann) => product.as(caller, 'update-profile', { zone })
const tick = async (instant: string) => {
  product.at(instant)
  await fire(dispatchDailyGeneration, instant)
}
const queued = () => product.services.messages.map(({ work }) => Object(work).zone)

/** A person and a goal whose zone is stored under a name as an earlier version took it. */
const stored = async (zone: string) => {
  const goal = await product.goal(ann)
  await change(ann, 'ACCOUNT', { zone })
  await change(ann, `ACCOUNT#GOAL#${goal.id}`, { delivery_pk: `ZONE#${zone}#0` })
  await list(zone)
  return goal
}
const place = async (goalId: string) =>
  (await items(ann)).find(({ sk }) => sk === `ACCOUNT#GOAL#${goalId}`)?.delivery_pk

describe('an invalid zone name in the list', () => {
  it('is logged and counted, and other zones are processed', async () => {
    await product.goal(await product.person(), { time_of_day: '00:58' })
    await list('IST', 'Mars/Olympus', 'Europe/Oslo')
    await fire(dispatchDailyGeneration, OSLO_NIGHT)
    await fire(dispatchWakeUpMails, '2026-11-25T06:00:00Z')
    expect(new Set(queued())).toEqual(new Set(['America/New_York', 'Europe/Oslo']))
    expect(product.logs).toContainEqual(expect.objectContaining({ message: 'bad item', bad: 'zone', zone: 'IST' }))
    expect(product.counts).toContainEqual(expect.objectContaining({ BadItems: 1, Task: 'zone' }))
  })

  it('is removed at the next tick when it has no goals', async () => {
    await list('IST', 'asia/TOKYO')
    await tick(NOON)
    expect(await listed()).toEqual(new Set(['America/New_York']))
  })

  it.each([
    ['IST', 'Asia/Kolkata'],
    ['asia/CALCUTTA', 'Asia/Kolkata'],
    ['Mars/Olympus', 'America/New_York'],
  ])('%s is replaced by %s in the account, its goals and the list', async (name, canonical) => {
    const goal = await stored(name)
    expect((await product.as(ann, 'get-profile', {})).body.profile).toMatchObject({ zone: canonical })
    await tick(NOON)
    expect(await place(goal.id)).toBe(`ZONE#${canonical}#0`)
    expect((await items(ann)).find(({ sk }) => sk === 'ACCOUNT')).toMatchObject({ zone: canonical })
    await tick('2026-11-24T17:15:00Z')
    expect(await listed()).toEqual(new Set(['America/New_York', canonical]))
  })

  it('delays its people by at most one nightly tick, and their mails follow the canonical zone', async () => {
    await stored('IST')
    await tick(NOON)
    product.services.messages.length = 0
    const morning = '2026-11-25T01:30:00Z'
    product.at(morning)
    await fire(dispatchWakeUpMails, morning)
    for (const { work } of product.services.messages) expect(await consume(sendMails, work)).toBe(true)
    expect(product.services.mails.map(({ to }) => to?.[0]?.address)).toEqual([ann.email])
  })

  it.each(['IST', 'asia/calcutta'])(
    '%s allows creating a goal, a check-in and new settings before it is replaced',
    async (name) => {
      await change(ann, 'ACCOUNT', {
        zone: name,
        held_day: { day: '2026-11-24', until: 1, before: { zone: name, dayStartHour: 3, until: 1 } },
      })
      const goal = await product.goal(ann)
      expect(await place(goal.id)).toBe('ZONE#Asia/Kolkata#0')
      expect((await product.as(ann, 'check-in', { goalId: goal.id })).status).toBe(200)
      expect((await product.as(ann, 'update-profile', { displayName: 'Ann' })).status).toBe(200)
      expect((await items(ann)).find(({ sk }) => sk === 'ACCOUNT')).toMatchObject({ zone: 'Asia/Kolkata' })
      expect(await listed()).toContain('Asia/Kolkata')
    },
  )
})

describe('a zone without goals', () => {
  beforeEach(async () => {
    await move('Asia/Tokyo')
    await tick(TOKYO_NIGHT)
  })

  it('is removed from the list a day after it was found empty', async () => {
    expect(await listed()).toContain('Asia/Tokyo')
    await tick(TOKYO_NIGHT)
    expect(await listed()).toContain('Asia/Tokyo')
    await tick(NEXT_TOKYO_NIGHT)
    expect(await listed()).toEqual(new Set(['America/New_York']))
    expect((await items()).filter(({ sk }) => String(sk).startsWith('EMPTY#'))).toEqual([])
  })

  it('stays in the list when a goal is created meanwhile', async () => {
    await product.goal(ann)
    await tick(NEXT_TOKYO_NIGHT)
    await tick(LATER_TOKYO_NIGHT)
    expect(await listed()).toContain('Asia/Tokyo')
  })

  it('stays in the list for another day when a person moves there meanwhile', async () => {
    await move('Asia/Tokyo', await product.person('ben'))
    await tick(NEXT_TOKYO_NIGHT)
    expect(await listed()).toContain('Asia/Tokyo')
  })

  it('is listed again with the next goal of a person in the zone', async () => {
    await tick(NEXT_TOKYO_NIGHT)
    expect(await listed()).not.toContain('Asia/Tokyo')
    await product.goal(ann)
    expect(await listed()).toContain('Asia/Tokyo')
  })

  it('is listed again when a person in the zone makes a goal active again', async () => {
    const goal = await product.goal(ann)
    const set = (is_active: boolean) => product.as(ann, 'update-goal', { goalId: goal.id, updates: { is_active } })
    expect((await set(false)).status).toBe(200)
    await tick(TOKYO_NIGHT)
    await tick(NEXT_TOKYO_NIGHT)
    expect(await listed()).not.toContain('Asia/Tokyo')
    expect((await set(true)).status).toBe(200)
    expect(await listed()).toContain('Asia/Tokyo')
  })

  it('stays in the list as long as it has a goal', async () => {
    await product.goal(ann)
    for (const night of [TOKYO_NIGHT, NEXT_TOKYO_NIGHT, LATER_TOKYO_NIGHT]) await tick(night)
    expect(queued().filter((zone) => zone === 'Asia/Tokyo').length).toBeGreaterThanOrEqual(3)
  })
})

it('is never removed when it is the default zone', async () => {
  for (const night of ['2026-11-24T07:00:00Z', '2026-11-25T07:00:00Z', '2026-11-26T07:00:00Z']) await tick(night)
  expect(await listed()).toContain('America/New_York')
})

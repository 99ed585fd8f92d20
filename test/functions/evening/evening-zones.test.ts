import { beforeEach, describe, expect, it } from 'vitest'
import { handler as dispatchDailyGeneration } from '#functions/reactions/daily-generation-due/dispatch-daily-generation/handler.ts'
import { dispatchEveningQuestions } from '#functions/reactions/evening-questions-due/dispatch-evening-questions/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { NOON, setUpFunctions } from '#test/support/functions.ts'
import { change, clear, fire, items } from '#test/support/reactions.ts'

/** 2 AM in New York, where people without a chosen zone live. */
const NIGHTS = ['2026-11-25T07:00:00Z', '2026-11-26T07:00:00Z', '2026-11-27T07:00:00Z']
const EVENING = { at: '21:00', by: 'mail' }

describe('the list of zones with an evening question (ADR 258)', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    await clear()
    ann = await product.person()
    await product.goal(ann)
  })

  const listed = async () => {
    const item = (await items()).find(({ pk, sk }) => pk === 'ZONES' && sk === 'EVENING_ZONES')
    return item?.zones === undefined ? [] : [...Object(item.zones)].sort()
  }
  const choose = (settings: Record<string, unknown>) => product.as(ann, 'update-profile', settings)
  const tick = async (instant = '') => {
    product.at(instant)
    await fire(dispatchDailyGeneration, instant)
  }

  it('gets a zone with the first person who chooses the question there or moves there with one', async () => {
    await choose({ dayStartHour: 4 })
    expect(await listed()).toEqual([])
    await choose({ evening: EVENING })
    expect(await listed()).toEqual(['America/New_York'])
    await choose({ zone: 'Asia/Tokyo' })
    expect(await listed()).toEqual(['America/New_York', 'Asia/Tokyo'])
  })

  it('no longer has a zone one day after the last question there was switched off', async () => {
    await choose({ evening: EVENING })
    await tick(NIGHTS[0])
    await choose({ evening: null })
    await tick(NIGHTS[1])
    expect(await listed()).toEqual(['America/New_York'])
    await tick(NIGHTS[2])
    expect(await listed()).toEqual([])
  })

  it('keeps a zone whose question is switched on again before it is removed', async () => {
    await choose({ evening: EVENING })
    await choose({ evening: null })
    await tick(NIGHTS[0])
    await choose({ evening: EVENING })
    await tick(NIGHTS[1])
    await tick(NIGHTS[2])
    expect(await listed()).toEqual(['America/New_York'])
  })

  it('gets a missing zone of a stored question with the nightly run', async () => {
    await change(ann, 'EVENING', { delivery_pk: 'EVENING#America/New_York#0', delivery_sk: `21:00#${ann.sub}` })
    await tick(NIGHTS[0])
    expect(await listed()).toEqual(['America/New_York'])
  })

  it('makes the dispatcher read no shard while nobody has chosen a question', async () => {
    const asked: string[] = []
    const dispatch = (zones: string[]) =>
      dispatchEveningQuestions({
        zones: { all: async () => zones },
        ticks: { withMissed: async (window) => window, markDispatched: async () => undefined },
        occupied: {
          among: async (ranges) => {
            asked.push(...ranges.map(({ zone, shard }) => `${zone}#${shard}`))
            return []
          },
          hasAny: async () => false,
        },
        enqueue: async () => undefined,
        shards: 2,
      })({ after: Date.parse(NOON), until: Date.parse(NOON) + 300_000 })
    await dispatch([])
    expect(asked).toEqual([])
    await dispatch(['Europe/Oslo'])
    expect(asked).toEqual(['Europe/Oslo#0', 'Europe/Oslo#1'])
  })
})

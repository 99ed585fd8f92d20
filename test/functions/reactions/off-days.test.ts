import { describe, expect, it } from 'vitest'
import { handler as generateDailyMotivations } from '#functions/reactions/generation-queued/generate-daily-motivations/handler.ts'
import { change, consume, items } from '#test/support/reactions.ts'
import { DAY, setUpMorning } from './support/morning.ts'

/** DAY is a Tuesday. */
const morning = setUpMorning()
const { goal, mails, send, write } = morning

describe('a day that is not a chosen day of the goal (STREAK-14)', () => {
  it('has no mail, also when it has a stored text', async () => {
    const { id } = await goal({ weekdays: [1, 5] })
    await send()
    await write(id)
    await send()
    expect(mails()).toEqual([])
  })

  it('has a text of the library, and none of the nightly run', async () => {
    const { id } = await goal({ weekdays: [1, 5] })
    await consume(generateDailyMotivations, { zone: 'America/New_York', shard: 0, date: DAY })
    const ask = () => morning.product.as(morning.ann, 'get-daily-motivation', { goalId: id })
    expect((await ask()).body).toMatchObject({ motivation: null })
    expect((await write(id)).body).toMatchObject({ source: 'built-in' })
  })

  it('withholds the waiting mail when a pause begins, and releases it when the pause ends', async () => {
    const { id } = await goal()
    await write(id)
    const pause = (value: unknown) => morning.product.as(morning.ann, 'pause-goal', { goalId: id, pause: value })
    expect((await pause({ first: DAY, last: DAY })).status).toBe(200)
    await send()
    expect(mails()).toEqual([])
    await pause(null)
    await send()
    expect(mails()).toHaveLength(1)
  })

  it('withholds the waiting mail when its weekday is no longer chosen', async () => {
    const { id } = await goal()
    await write(id)
    await morning.product.as(morning.ann, 'update-goal', { goalId: id, updates: { weekdays: [1] } })
    await send()
    expect(mails()).toEqual([])
  })

  it('withholds the waiting mail of a goal from before the screening as well', async () => {
    const { id } = await goal()
    await write(id)
    await change(morning.ann, `ACCOUNT#GOAL#${id}`, { care: null, care_reason: null })
    await morning.product.as(morning.ann, 'update-goal', { goalId: id, updates: { weekdays: [1] } })
    const text = (await items(morning.ann)).find(({ sk }) => sk === `MOTIVATION#${id}#${DAY}`)
    expect(text).toMatchObject({ mail: 'withheld' })
  })
})

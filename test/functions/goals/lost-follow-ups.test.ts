import { beforeEach, describe, expect, it } from 'vitest'
import { handler as generateDailyMotivations } from '#functions/reactions/generation-queued/generate-daily-motivations/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { change, consume, items, putAll } from '#test/support/reactions.ts'
import { setUpTableFaults } from '#test/support/table-faults.ts'

const GENTLE = 'Recover from burnout'

/** A request fails after its write of the goal, and the client sends it again. */
describe('a change of a goal whose request failed after the write (CARE-13)', () => {
  const product = setUpFunctions()
  const faults = setUpTableFaults()
  let ann: Caller

  beforeEach(async () => {
    ann = await product.person()
  })

  const update = (goalId: string, updates: Record<string, unknown>) =>
    product.as(ann, 'update-goal', { goalId, updates })
  const confirm = (goalId: string) => product.as(ann, 'confirm-reading', { goalId, readWrongly: true })
  const generate = (goalId: string) => product.as(ann, 'generate-daily-motivation', { goalId })
  const today = (goalId: string) => product.as(ann, 'get-daily-motivation', { goalId })
  const item = async (sk: string) => (await items(ann)).find((one) => one.sk === sk)

  /** Sends a request while deletions fail, which is more often than the AWS client tries, and then again. */
  const sendTwice = async (send: () => Promise<{ status: number }>) => {
    faults.next('DeleteItem', ...Array.from({ length: 20 }, () => 'down' as const))
    expect((await send()).status).toBeGreaterThanOrEqual(500)
    faults.next('DeleteItem')
    expect((await send()).status).toBe(200)
  }
  /** Leaves the texts of a goal as they were before a request, as if no removal of it had succeeded. */
  const leaveTexts = async (id: string, send: () => Promise<{ status: number }>) => {
    const texts = (await items(ann)).filter(({ sk }) => String(sk).startsWith(`MOTIVATION#${id}#`))
    expect((await send()).status).toBe(200)
    await putAll(texts)
  }

  it.each([
    ['is set aside', { is_active: false }],
    ['is done', { done: true }],
  ])('ends the witness link of a goal that %s at the retry (WITNESS-9)', async (_, updates) => {
    const { id } = await product.goal(ann)
    expect((await product.as(ann, 'invite-witness', { goalId: id, name: 'Ben' })).status).toBe(200)
    expect(await item(`WITNESS#${id}`)).toBeDefined()
    await sendTwice(() => update(id, updates))
    expect(await item(`WITNESS#${id}`)).toBeUndefined()
  })

  const mailOf = async (id: string, date: string) => (await item(`MOTIVATION#${id}#${date}`))?.mail

  it('withholds the mails of a goal that is set aside, and releases them when it is taken up, at the retry', async () => {
    const { id } = await product.goal(ann)
    expect((await generate(id)).status).toBe(200)
    // The request before wrote the goal and nothing else.
    await update(id, { is_active: false })
    await change(ann, `MOTIVATION#${id}#2026-11-24`, { mail: 'due' })
    await update(id, { is_active: false })
    expect(await mailOf(id, '2026-11-24')).toBe('withheld')
    await update(id, { is_active: true })
    await change(ann, `MOTIVATION#${id}#2026-11-24`, { mail: 'withheld' })
    await update(id, { is_active: true })
    expect(await mailOf(id, '2026-11-24')).toBe('due')
  })

  it('withholds the mail of a paused day, and releases it when the pause ends, at the retry (STREAK-14)', async () => {
    const { id } = await product.goal(ann)
    expect((await generate(id)).status).toBe(200)
    const pause = (span: { first: string; last: string } | null) =>
      product.as(ann, 'pause-goal', { goalId: id, pause: span })
    // The request before wrote the rhythm and nothing else.
    for (const [span, lost, mail] of [
      [{ first: '2026-11-24', last: '2026-11-30' }, 'due', 'withheld'],
      [null, 'withheld', 'due'],
    ] as const) {
      expect((await pause(span)).status).toBe(200)
      await change(ann, `MOTIVATION#${id}#2026-11-24`, { mail: lost })
      expect((await pause(span)).status).toBe(200)
      expect(await mailOf(id, '2026-11-24')).toBe(mail)
    }
  })

  it('shows no ordinary text for a goal that turned gentle, and a gentle one in its place', async () => {
    const { id } = await product.goal(ann, { tone: 'drill_sergeant' })
    const before = (await generate(id)).body
    expect(before.tone).toBe('drill_sergeant')
    await leaveTexts(id, () => update(id, { title: GENTLE }))
    expect((await update(id, { title: GENTLE })).status).toBe(200)
    expect((await today(id)).body.motivation).toBeNull()
    const after = (await generate(id)).body
    expect(after).toMatchObject({ care: 'gentle', tone: 'kind_encouraging' })
    expect(after.message).not.toBe(before.message)
    expect((await today(id)).body.motivation).toMatchObject({ care: 'gentle', message: after.message })
  })

  it('prepares a gentle text in the night for a goal that turned gentle', async () => {
    const { id } = await product.goal(ann)
    const night = { zone: 'America/New_York', shard: 0, date: '2026-11-25' }
    product.at('2026-11-25T07:00:00Z')
    await consume(generateDailyMotivations, night)
    await leaveTexts(id, () => update(id, { title: GENTLE }))
    await consume(generateDailyMotivations, night)
    expect(await item(`MOTIVATION#${id}#2026-11-25`)).toMatchObject({ care: 'gentle', tone: 'kind_encouraging' })
  })

  it('removes the gentle text of a goal that was read wrongly, at the retry (CARE-9)', async () => {
    const { id } = await product.goal(ann, { title: GENTLE })
    expect((await generate(id)).body.care).toBe('gentle')
    await leaveTexts(id, () => confirm(id))
    expect((await today(id)).body.motivation).toBeNull()
    expect((await confirm(id)).status).toBe(200)
    expect(await item(`MOTIVATION#${id}#2026-11-24`)).toBeUndefined()
    const { message } = (await generate(id)).body
    await confirm(id)
    expect((await today(id)).body.motivation).toMatchObject({ message })
  })

  it('shows no ordinary text from before the screening for a goal that is gentle (CARE-14)', async () => {
    const { id } = await product.goal(ann)
    await generate(id)
    await change(ann, `ACCOUNT#GOAL#${id}`, { title: GENTLE, care: null, care_reason: null })
    await change(ann, `MOTIVATION#${id}#2026-11-24`, { care: null, care_reason: null })
    expect((await generate(id)).body).toMatchObject({ care: 'gentle' })
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, type Day } from '#domain/time/day.ts'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import { handler as generateDailyMotivations } from '#functions/reactions/generation-queued/generate-daily-motivations/handler.ts'
import { handler as refreshWakeUpMail } from '#functions/reactions/streak-changed/refresh-wake-up-mail/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { clear, consume, happen, items, subscribe } from '#test/support/reactions.ts'

const NEW_YORK = 'America/New_York'
const MISS = /nothing to (?:catch|make) up|missed|smaller step|Mark yesterday/i

describe('while the day before can still be checked in (STREAK-2)', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    await clear()
    product.at('2026-11-16T17:00:00Z')
    ann = await product.person()
    await subscribe(ann, 'Pro Plan')
  })

  const goal = async (time_of_day: string) => (await product.goal(ann, { title: 'Read a book', time_of_day })).id
  /** Checks in at noon in New York on the days from the 17th to `last`. */
  const keepTo = async (goalId: string, last: Day) => {
    for (let day = '2026-11-17'; day <= last; day = addDays(day, 1)) {
      product.at(`${day}T17:00:00Z`)
      expect((await product.as(ann, 'check-in', { goalId })).status).toBe(200)
    }
  }
  const night = async (zone: string, instant: string, date: Day) => {
    product.at(instant)
    expect(await consume(generateDailyMotivations, { zone, shard: 0, date })).toBe(true)
  }
  const send = async (zone: string, instant: string, date: Day, time: string) => {
    product.at(instant)
    expect(await consume(sendMails, { zone, shard: 0, date, from: time, to: time })).toBe(true)
    return product.services.mails.find(({ to }) => to?.[0]?.address === ann.email)
  }
  const react = async () => {
    for (const { type, detail } of product.services.events.splice(0))
      if (type === 'streak-changed') await happen(refreshWakeUpMail, type, detail)
  }
  const readText = async (goalId: string) => {
    const { body } = await product.as(ann, 'get-daily-motivation', { goalId })
    return body.motivation
  }
  const stored = async (goalId: string, date: Day) =>
    (await items(ann)).find(({ sk }) => sk === `MOTIVATION#${goalId}#${date}`)

  it('a mail after a flight to the east has the streak of the page, and no word of a miss', async () => {
    const id = await goal('07:00')
    await keepTo(id, '2026-11-22')
    product.at('2026-11-23T20:00:00Z')
    expect((await product.as(ann, 'update-profile', { zone: 'Europe/Berlin' })).status).toBe(200)
    await night('Europe/Berlin', '2026-11-24T01:00:00Z', '2026-11-24')
    // 07:00 in Berlin. The day of New York ends at 09:00.
    const mail = await send('Europe/Berlin', '2026-11-24T06:00:00Z', '2026-11-24', '07:00')
    const [page] = await product.goals(ann)
    expect(page).toMatchObject({ streak_count: 6, today_state: 'open' })
    expect(mail?.text).toContain('6 days in a row')
    for (const part of [mail?.subject, mail?.text, mail?.html]) expect(part).not.toMatch(MISS)
  })

  it('a mail at two in the night has the streak of the page, and no word of a miss', async () => {
    const id = await goal('02:00')
    await keepTo(id, '2026-11-22')
    const mail = await send(NEW_YORK, '2026-11-24T07:00:00Z', '2026-11-24', '02:00')
    expect(mail?.text).toContain('6 days in a row')
    for (const part of [mail?.subject, mail?.text, mail?.html]) expect(part).not.toMatch(MISS)
  })

  it('a check-in after the night’s generation replaces its text, in the mail and on the page (ADR 310)', async () => {
    const id = await goal('07:00')
    await keepTo(id, '2026-11-22')
    await night(NEW_YORK, '2026-11-24T07:00:00Z', '2026-11-24')
    const before = await stored(id, '2026-11-24')
    expect(before).toMatchObject({ silent: 1 })
    product.at('2026-11-24T07:30:00Z')
    await product.as(ann, 'check-in', { goalId: id })
    await react()
    expect(await stored(id, '2026-11-24')).toMatchObject({ outdated: true, silent: 0, streak: 7 })
    const mail = await send(NEW_YORK, '2026-11-24T12:00:00Z', '2026-11-24', '07:00')
    expect(mail?.subject).toMatch(/^7 days/)
    for (const part of [mail?.subject, mail?.text, mail?.html]) expect(part).not.toMatch(MISS)
    const after = await readText(id)
    expect(after).toMatchObject({ date: '2026-11-24' })
    expect(Object(after).message).not.toBe(before?.message)
    expect(await stored(id, '2026-11-24')).not.toHaveProperty('outdated')
  })

  it('a page that opens before the mail writes the replaced text, and the mail has the same one', async () => {
    const id = await goal('07:00')
    await keepTo(id, '2026-11-22')
    await night(NEW_YORK, '2026-11-24T07:00:00Z', '2026-11-24')
    product.at('2026-11-24T07:30:00Z')
    await product.as(ann, 'check-in', { goalId: id })
    await react()
    product.at('2026-11-24T09:00:00Z')
    expect(await readText(id)).toBeNull()
    const { body } = await product.as(ann, 'generate-daily-motivation', { goalId: id })
    expect(await stored(id, '2026-11-24')).not.toHaveProperty('outdated')
    const mail = await send(NEW_YORK, '2026-11-24T12:00:00Z', '2026-11-24', '07:00')
    expect(mail?.text).toContain(String(body.challenge).slice(0, 20))
    await send(NEW_YORK, '2026-11-24T12:01:00Z', '2026-11-24', '07:00')
    expect(product.services.mails).toHaveLength(1)
  })

  it('a check-in of the day itself keeps its text', async () => {
    const id = await goal('07:00')
    await keepTo(id, '2026-11-23')
    await night(NEW_YORK, '2026-11-24T07:00:00Z', '2026-11-24')
    product.at('2026-11-24T11:00:00Z')
    await product.as(ann, 'check-in', { goalId: id })
    await react()
    expect(await stored(id, '2026-11-24')).toMatchObject({ streak: 8 })
    expect(await stored(id, '2026-11-24')).not.toHaveProperty('outdated')
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#domain/time/units.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { passTime } from '#test/support/pass-time.ts'
import { forgetZones, items, subscribe } from '#test/support/reactions.ts'

describe('a change of the zone by update-profile', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    await forgetZones()
    ann = await product.person()
  })

  const update = (changes: Record<string, unknown>, caller = ann) =>
    product.as(caller, 'update-profile', { userId: caller.sub, ...changes })
  const checkIn = (goalId: string) => product.as(ann, 'check-in', { goalId })
  const today = async () => (await product.as(ann, 'fetch-user-goals', {})).body.today
  const places = async () =>
    (await items(ann)).flatMap(({ delivery_pk: zone, delivery_sk: slot }) => (zone ? [[zone, slot]] : []))
  const mailsTo = (caller: Caller) => product.services.mails.filter(({ to }) => to?.[0]?.address === caller.email)
  const passTo = (from: string, to: string) => passTime(product, from, to)

  it('moves every goal in the delivery index and adds the zone to the list', async () => {
    await subscribe(ann, 'Pro Plan')
    const one = await product.goal(ann)
    const two = await product.goal(ann, { time_of_day: '05:30' })
    await update({ zone: 'Asia/Tokyo' })
    expect((await places()).sort()).toEqual(
      [
        ['ZONE#Asia/Tokyo#0', `05:30#${two.id}`],
        ['ZONE#Asia/Tokyo#0', `07:00#${one.id}`],
      ].sort(),
    )
    expect((await items()).find(({ pk }) => pk === 'ZONES')?.zones).toContain('Asia/Tokyo')
  })

  it('stores the canonical zone name for any case or alias (DAY-6)', async () => {
    expect((await update({ zone: 'europe/OSLO' })).body.profile).toMatchObject({ zone: 'Europe/Oslo' })
    expect((await update({ zone: 'asia/CALCUTTA' })).body.profile).toMatchObject({ zone: 'Asia/Kolkata' })
    expect((await items(ann)).find(({ sk }) => sk === 'ACCOUNT')).toMatchObject({ zone: 'Asia/Kolkata' })
    const listed = (await items()).find(({ pk }) => pk === 'ZONES')?.zones
    expect(listed).toEqual(new Set(['America/New_York', 'Asia/Kolkata', 'Europe/Oslo']))
  })

  const ZONES = ['Europe/Oslo', 'Asia/Tokyo', 'Europe/Paris', 'Asia/Dubai', 'Africa/Lagos', 'Europe/Rome']

  it('allows six zone changes within 24 hours and any number of other changes (ACCOUNT-11)', async () => {
    for (const zone of ZONES) expect((await update({ zone })).status).toBe(200)
    product.at('2026-11-25T16:59:59Z')
    const before = await items()
    const { status, body } = await update({ zone: 'Asia/Seoul' })
    expect([status, body.code, body.error]).toEqual([
      409,
      'limit-reached',
      'You can change your time zone 6 times a day. Please try again tomorrow.',
    ])
    expect(await items()).toEqual(before)
    expect((await update({ zone: 'europe/ROME', dayStartHour: 5 })).status).toBe(200)
    product.at('2026-11-25T17:00:00Z')
    expect((await update({ zone: 'Asia/Seoul' })).status).toBe(200)
  })

  it('confirms the present zone without a change of zone (DAY-8)', async () => {
    expect(await today()).toMatchObject({ zone_chosen: false })
    expect((await update({ dayStartHour: 4 })).body.profile).toMatchObject({ zone_chosen: false })
    for (let i = 0; i < 7; i += 1) expect((await update({ zone: 'America/New_York' })).status).toBe(200)
    expect(await today()).toMatchObject({ zone_chosen: true })
  })

  it('is named in the wake-up mail until one is chosen (DAY-8)', async () => {
    await product.goal(ann)
    await passTo('2026-11-25T11:55:00Z', '2026-11-25T12:05:00Z')
    expect(mailsTo(ann).map(({ text }) => text)).toEqual([expect.stringMatching(/at 7:00 AM\sEastern time\./)])
    await update({ zone: 'America/New_York' })
    await passTo('2026-11-26T11:55:00Z', '2026-11-26T12:05:00Z')
    expect(mailsTo(ann)[1]?.text).toMatch(/at 7:00\sAM\./)
  })

  it('sends one mail for a local date when the person moves east past its time, and none twice after a move west (MAIL-34)', async () => {
    await product.goal(ann)
    // 05:30 in New York, 11:30 in Oslo.
    product.at('2026-11-25T10:30:00Z')
    await update({ zone: 'Europe/Oslo' })
    await passTo('2026-11-25T10:30:00Z', '2026-11-25T10:40:00Z')
    expect(mailsTo(ann)).toHaveLength(1)
    await update({ zone: 'America/New_York' })
    await passTo('2026-11-25T10:40:00Z', '2026-11-25T12:10:00Z')
    expect(mailsTo(ann)).toHaveLength(1)
    await passTo('2026-11-26T11:50:00Z', '2026-11-26T12:10:00Z')
    expect(mailsTo(ann)).toHaveLength(2)
  })

  it('sends the mail of the day before that a move east skips, and none twice after a move west (MAIL-34)', async () => {
    await product.goal(ann, { time_of_day: '21:00' })
    // 17:30 on the 25th in New York, 07:30 on the 26th in Tokyo.
    product.at('2026-11-25T22:30:00Z')
    await update({ zone: 'Asia/Tokyo' })
    await passTo('2026-11-25T22:30:00Z', '2026-11-25T22:40:00Z')
    expect(mailsTo(ann)).toHaveLength(1)
    await update({ zone: 'America/New_York' })
    await passTo('2026-11-26T01:50:00Z', '2026-11-26T02:10:00Z')
    expect(mailsTo(ann)).toHaveLength(1)
    await passTo('2026-11-27T01:50:00Z', '2026-11-27T02:10:00Z')
    expect(mailsTo(ann)).toHaveLength(2)
  })

  it('sends a mail whose time came just before a move east, before its tick, and none twice (MAIL-34)', async () => {
    await product.goal(ann)
    // Three minutes past the time in New York.
    product.at('2026-11-25T12:03:00Z')
    await update({ zone: 'Europe/Oslo' })
    await passTo('2026-11-25T12:00:00Z', '2026-11-25T12:10:00Z')
    expect(mailsTo(ann)).toHaveLength(1)
    await passTo('2026-11-26T05:50:00Z', '2026-11-26T06:10:00Z')
    expect(mailsTo(ann)).toHaveLength(2)
    product.at('2026-11-26T06:12:00Z')
    await update({ zone: 'Asia/Tokyo' })
    await passTo('2026-11-26T06:10:00Z', '2026-11-26T06:20:00Z')
    expect(mailsTo(ann)).toHaveLength(2)
  })

  it('sends the Sunday letter that a move east skips, also where the mail of its goal is off (MAIL-28, MAIL-34)', async () => {
    const { id } = await product.goal(ann)
    await product.as(ann, 'update-goal', { goalId: id, updates: { wake_up_mail: false } })
    await update({ mails: { wake_up: true, week_letter: true } })
    // Sunday, 05:30 in New York, 11:30 in Oslo.
    product.at('2026-11-29T10:30:00Z')
    await update({ zone: 'Europe/Oslo' })
    await passTo('2026-11-29T10:30:00Z', '2026-11-29T10:40:00Z')
    expect(mailsTo(ann).map(({ subject }) => subject)).toEqual([expect.stringMatching(/week/i)])
    await update({ zone: 'America/New_York' })
    await passTo('2026-11-29T11:50:00Z', '2026-11-29T12:10:00Z')
    expect(mailsTo(ann)).toHaveLength(1)
  })

  it('sends no mail for a time that had passed when the goal was created (MAIL-33, MAIL-34)', async () => {
    // 12:00 in New York, 18:00 in Oslo.
    await product.goal(ann)
    await update({ zone: 'Europe/Oslo' })
    await passTo('2026-11-24T17:00:00Z', '2026-11-24T17:30:00Z')
    expect(mailsTo(ann)).toEqual([])
  })

  it('sends no skipped mail when the change is refused (MAIL-34)', async () => {
    await product.goal(ann)
    for (const zone of ZONES) await update({ zone })
    await update({ zone: 'America/New_York' })
    product.services.messages.length = 0
    product.at('2026-11-25T10:30:00Z')
    expect((await update({ zone: 'Europe/Oslo' })).status).toBe(409)
    expect(product.services.messages).toEqual([])
  })

  it('allows six of 18 concurrent zone changes', async () => {
    const asked = [...ZONES, ...ZONES, ...ZONES].map((zone) => update({ zone }))
    await Promise.all(asked)
    const account = (await items(ann)).find(({ sk }) => sk === 'ACCOUNT')
    const { count } = Object(account?.zone_changes)
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual(6)
  })

  it('moves goals that are created, changed or deleted at the same time', async () => {
    await subscribe(ann, 'Pro Plan')
    const first = await product.goal(ann)
    const second = await product.goal(ann)
    const answers = await Promise.all([
      update({ zone: 'Asia/Tokyo' }),
      product.as(ann, 'create-goal', { title: 'New' }),
      update({ zone: 'Europe/Oslo' }),
      product.as(ann, 'update-goal', { goalId: first.id, updates: { time_of_day: '09:15' } }),
      product.as(ann, 'delete-goal', { goalId: second.id }),
      update({ mails: { wake_up: false } }),
      product.as(ann, 'create-goal', { title: 'Newer' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(200))
    const { body } = await product.as(ann, 'get-profile', {})
    expect(body.profile).toMatchObject({ mails: { wake_up: false } })
    const goals = await product.goals(ann)
    expect(goals).toHaveLength(3)
    const zone = Object(body.profile).zone
    expect((await places()).sort()).toEqual(
      goals.map(({ id, time_of_day }) => [`ZONE#${zone}#0`, `x${time_of_day}#${id}`]).sort(),
    )
  })

  it('keeps streak and check-in day open until their old end after an evening move to the east (DAY-3)', async () => {
    const { id } = await product.goal(ann)
    await checkIn(id)
    product.at('2026-11-26T04:00:00Z')
    await update({ zone: 'Asia/Tokyo' })
    expect(await today()).toMatchObject({ date: '2026-11-25', ends_at: '2026-11-26T08:00:00.000Z' })
    expect(await product.goals(ann)).toMatchObject([{ streak_count: 1, at_risk: true, checked_in_today: false }])
    expect((await checkIn(id)).body).toMatchObject({ alreadyCheckedIn: false, goal: { streak_count: 2 } })
    product.at('2026-11-26T08:00:00Z')
    expect((await checkIn(id)).body).toMatchObject({ alreadyCheckedIn: false, goal: { streak_count: 3 } })
  })

  it('opens each check-in day once after a move and a move back', async () => {
    const { id } = await product.goal(ann)
    await checkIn(id)
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Etc/GMT+12', 'Asia/Tokyo', 'America/New_York']) {
      for (const dayStartHour of [0, 6, 3]) {
        await update({ zone, dayStartHour })
        expect((await checkIn(id)).body).toMatchObject({ alreadyCheckedIn: true, goal: { kept_days: 1 } })
      }
    }
    product.at('2026-11-25T08:00:00Z')
    expect((await checkIn(id)).body).toMatchObject({ alreadyCheckedIn: false, goal: { streak_count: 2 } })
  })

  it.each([
    ['west', 'Pacific/Honolulu'],
    ['east', 'Asia/Tokyo'],
  ])('sends one mail for each goal and date after a move to the %s (DAY-4)', async (_, zone) => {
    product.at('2026-11-24T05:00:00Z')
    const ben = await product.person('ben')
    const { id } = await product.goal(ben)
    await passTo('2026-11-24T11:00:00Z', '2026-11-24T13:00:00Z')
    expect(mailsTo(ben)).toHaveLength(1)
    await update({ zone }, ben)
    // Around 7 AM in Honolulu, Tokyo and New York on two days.
    for (const before of ['2026-11-24T16', '2026-11-24T21', '2026-11-25T11', '2026-11-25T16', '2026-11-25T21']) {
      const from = `${before}:50:00Z`
      await passTo(from, new Date(Date.parse(from) + HOUR_MS / 3).toISOString())
    }
    const dates = (await items(ben))
      .filter(({ sk, mail }) => String(sk).startsWith(`MOTIVATION#${id}`) && mail === 'sent')
      .map(({ sk }) => String(sk).slice(-10))
    expect(mailsTo(ben)).toHaveLength(dates.length)
    expect(dates.slice(0, 2)).toEqual(['2026-11-24', '2026-11-25'])
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#domain/time/units.ts'
import { handler as generateDailyMotivations } from '#functions/reactions/generation-queued/generate-daily-motivations/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { NOON, type Product, startFunctions } from '#test/support/functions.ts'
import { consume, forgetZones, items, subscribe } from '#test/support/reactions.ts'
import { passTime } from './support/pass-time.ts'

describe('update-profile', () => {
  let product: Product
  let ann: Caller

  beforeAll(async () => {
    product = await startFunctions()
  })
  afterAll(() => product.stop())
  beforeEach(async () => {
    product.at(NOON)
    product.services.mails.length = 0
    product.services.messages.length = 0
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

  it('changes only the given fields', async () => {
    const before = (await product.as(ann, 'get-profile', {})).body.profile
    product.at('2026-11-24T18:00:00Z')
    const { status, body } = await update({ displayName: '  Ann  ' })
    expect(status).toBe(200)
    expect(body.profile).toEqual({
      ...Object(before),
      display_name: 'Ann',
      updated_at: '2026-11-24T18:00:00.000Z',
    })
    const all = { zone: 'Europe/Oslo', dayStartHour: 0, mails: { wake_up: false }, displayName: null }
    const changed = await update(all)
    expect(changed.body.profile).toMatchObject({
      display_name: null,
      zone: 'Europe/Oslo',
      day_start_hour: 0,
      mails: { wake_up: false },
    })
    expect((await product.as(ann, 'get-profile', {})).body.profile).toEqual(changed.body.profile)
  })

  it('keeps a chosen name when the identity has another', async () => {
    await update({ displayName: 'Annie' })
    const { body } = await product.as(ann, 'create-user-profile', { displayName: 'Ann Example' })
    expect(body.profile).toMatchObject({ display_name: 'Annie' })
  })

  it.each([
    [{}, undefined, 'must change at least one field'],
    [{ zone: 'Mars/Olympus' }, 'zone', 'zone: must be a time zone such as Europe/Oslo'],
    [{ zone: 'IST' }, 'zone', 'zone: must be a time zone such as Europe/Oslo'],
    [{ zone: 'bst' }, 'zone', 'zone: must be a time zone such as Europe/Oslo'],
    [{ zone: '+01:00' }, 'zone', 'zone: must be a time zone such as Europe/Oslo'],
    [{ zone: `A${'/a'.repeat(40)}` }, 'zone', 'zone: must have at most 64 characters'],
    [{ dayStartHour: 7 }, 'dayStartHour', 'dayStartHour: must be between 0 and 6'],
    [{ dayStartHour: 2.5 }, 'dayStartHour', 'dayStartHour: must be a whole number'],
    [{ displayName: '   ' }, 'displayName', 'displayName: is required'],
    [{ displayName: 'a'.repeat(101) }, 'displayName', 'displayName: must be at most 100 characters'],
    [{ streakHidden: 'yes' }, 'streakHidden', 'streakHidden: must be true or false'],
    [{ mails: {} }, 'mails.wake_up', 'mails.wake_up: is required'],
    [{ mails: { wake_up: true, together: 'yes' } }, 'mails.together', 'mails.together: must be true or false'],
    [{ trial_expires_at: '2030-01-01' }, 'trial_expires_at', 'trial_expires_at: is not a field of this request'],
  ])('refuses %j and writes nothing (ACCOUNT-10, DAY-2)', async (changes, field, error) => {
    const before = await items()
    const { status, body } = await update(changes)
    expect([status, body.code, body.field, body.error]).toEqual([400, 'invalid-request', field, error])
    expect(await items()).toEqual(before)
  })

  it('refuses the id of another person, and a person without a profile', async () => {
    const ben = await product.person('ben')
    const before = await items()
    const refused = await product.as(ann, 'update-profile', { userId: ben.sub, zone: 'Europe/Oslo' })
    expect([refused.status, refused.body.field]).toEqual([403, 'userId'])
    const nobody = { sub: 'nobody', email: 'nobody@example.com' }
    expect((await update({ zone: 'Europe/Oslo' }, nobody)).status).toBe(409)
    expect(await items()).toEqual(before)
  })

  it('hides the streak on the goal, in a mail that is written already, and shows it again (STREAK-18)', async () => {
    const { id } = await product.goal(ann)
    await checkIn(id)
    product.at('2026-11-25T18:00:00Z')
    await checkIn(id)
    await passTo('2026-11-26T06:45:00Z', '2026-11-26T07:15:00Z')
    expect((await update({ streakHidden: true })).body.profile).toMatchObject({ streak_hidden: true })
    expect(await product.goals(ann)).toMatchObject([{ streak_hidden: true, kept_of_30: 2 }])
    await passTo('2026-11-26T11:55:00Z', '2026-11-26T12:05:00Z')
    expect(mailsTo(ann).at(-1)?.text).not.toContain('in a row')
    await update({ streakHidden: false })
    expect(await product.goals(ann)).toMatchObject([{ streak_hidden: false, streak_count: 2 }])
    await passTo('2026-11-27T06:45:00Z', '2026-11-27T12:05:00Z')
    expect(mailsTo(ann)).toHaveLength(2)
  })

  describe('of the zone', () => {
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
      await passTo('2026-11-24T13:00:00Z', '2026-11-25T23:00:00Z')
      const dates = (await items(ben))
        .filter(({ sk, mail }) => String(sk).startsWith(`MOTIVATION#${id}`) && mail === 'sent')
        .map(({ sk }) => String(sk).slice(-10))
      expect(mailsTo(ben)).toHaveLength(dates.length)
      expect(dates.slice(0, 2)).toEqual(['2026-11-24', '2026-11-25'])
    })
  })

  describe('of the mails', () => {
    it('stops all wake-up mails, also those with a stored text, and starts them again (MAIL-7)', async () => {
      const ben = await product.person('ben')
      await product.goal(ben)
      const quiet = await product.goal(ann)
      await product.as(ann, 'generate-daily-motivation', { goalId: quiet.id })
      await update({ mails: { wake_up: false } })
      await passTo('2026-11-25T11:00:00Z', '2026-11-25T13:00:00Z')
      expect([mailsTo(ann).length, mailsTo(ben).length]).toEqual([0, 1])
      await update({ mails: { wake_up: true } })
      await passTo('2026-11-26T11:00:00Z', '2026-11-26T13:00:00Z')
      expect([mailsTo(ann).length, mailsTo(ben).length]).toEqual([1, 2])
    })

    it('still generates the texts of the day and keeps the setting of each goal', async () => {
      const { id } = await product.goal(ann)
      await product.as(ann, 'update-goal', { goalId: id, updates: { wake_up_mail: false } })
      await update({ mails: { wake_up: false } })
      await product.as(ann, 'update-goal', { goalId: id, updates: { time_of_day: '08:00' } })
      product.at(new Date(Date.parse(NOON) + 14 * HOUR_MS).toISOString())
      await consume(generateDailyMotivations, { zone: 'America/New_York', shard: 0, date: '2026-11-25' })
      const { body } = await product.as(ann, 'list-motivation-history', { goalId: id })
      product.at('2026-11-25T17:00:00Z')
      expect((await product.as(ann, 'get-daily-motivation', { goalId: id })).body.motivation).not.toBeNull()
      expect(body.success).toBe(true)
      await update({ mails: { wake_up: true } })
      expect(await product.goals(ann)).toMatchObject([{ wake_up_mail: false, time_of_day: '08:00' }])
      await passTo('2026-11-26T12:00:00Z', '2026-11-26T14:00:00Z')
      expect(mailsTo(ann)).toHaveLength(0)
    })
  })
})

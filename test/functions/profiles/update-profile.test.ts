import { beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#domain/time/units.ts'
import { handler as generateDailyMotivations } from '#functions/reactions/generation-queued/generate-daily-motivations/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { NOON, setUpFunctions } from '#test/support/functions.ts'
import { passTime } from '#test/support/pass-time.ts'
import { consume, forgetZones, items } from '#test/support/reactions.ts'

describe('update-profile', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    await forgetZones()
    ann = await product.person()
  })

  const update = (changes: Record<string, unknown>, caller = ann) =>
    product.as(caller, 'update-profile', { userId: caller.sub, ...changes })
  const checkIn = (goalId: string) => product.as(ann, 'check-in', { goalId })
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
    product.at('2026-11-26T07:00:00Z')
    await product.as(ann, 'generate-daily-motivation', { goalId: id })
    expect((await update({ streakHidden: true })).body.profile).toMatchObject({ streak_hidden: true })
    expect(await product.goals(ann)).toMatchObject([{ streak_hidden: true, kept_of_30: 2 }])
    await passTo('2026-11-26T11:55:00Z', '2026-11-26T12:05:00Z')
    expect(mailsTo(ann).at(-1)?.text).not.toMatch(/\d+ days? in a row/u)
    await update({ streakHidden: false })
    expect(await product.goals(ann)).toMatchObject([{ streak_hidden: false, streak_count: 2 }])
    await passTo('2026-11-27T11:55:00Z', '2026-11-27T12:05:00Z')
    expect(mailsTo(ann)).toHaveLength(2)
  })

  describe('of the mails', () => {
    it('stops all wake-up mails, also those with a stored text, and starts them again (MAIL-7)', async () => {
      const ben = await product.person('ben')
      await product.goal(ben)
      const quiet = await product.goal(ann)
      await product.as(ann, 'generate-daily-motivation', { goalId: quiet.id })
      await update({ mails: { wake_up: false } })
      await passTo('2026-11-25T11:50:00Z', '2026-11-25T12:10:00Z')
      expect([mailsTo(ann).length, mailsTo(ben).length]).toEqual([0, 1])
      await update({ mails: { wake_up: true } })
      await passTo('2026-11-26T11:50:00Z', '2026-11-26T12:10:00Z')
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
      await passTo('2026-11-26T12:50:00Z', '2026-11-26T13:10:00Z')
      expect(mailsTo(ann)).toHaveLength(0)
    })
  })
})

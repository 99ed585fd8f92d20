import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { createLinkSigner } from '#functions/adapters/secrets-manager/link-signer.ts'
import { signCheckInLink } from '#functions/streaks/check-in-token.ts'
import type { Caller } from '#test/support/call.ts'
import { NOON, setUpFunctions } from '#test/support/functions.ts'
import { items } from '#test/support/reactions.ts'
import type { OperationName } from '#test/support/samples.ts'
import { LINK_SECRET } from '#test/support/service-environment.ts'

const TODAY = '2026-11-24'
const INVALID = { status: 404, body: { error: 'This link is not valid any more.', code: 'not-found' } }
const OPERATIONS = ['get-mail-check-in', 'check-in-by-mail', 'undo-mail-check-in'] as const

describe('the check-in link of a mail', () => {
  const product = setUpFunctions()
  let ann: Caller
  let goalId: string
  let token: string

  const sign = (link: { userId?: string; goalId?: string; day?: string } = {}) =>
    signCheckInLink(createLinkSigner(LINK_SECRET, 'mail-check-in'), { userId: ann.sub, goalId, day: TODAY, ...link })
  const call = (operation: OperationName, given = token) =>
    product.as(ann, operation, { token: given }, { caller: undefined })
  const shown = async (operation: OperationName, given = token) => (await call(operation, given)).body.check_in
  const changed = () => product.services.events.filter(({ type }) => type === 'streak-changed')

  beforeEach(async () => {
    ann = await product.person()
    goalId = (await product.goal(ann, { circle_type: 'Work' })).id
    token = await sign()
  })

  it('shows the goal and nothing else of the person, and changes nothing (MAIL-13)', async () => {
    const before = await items(ann)
    expect(await call('get-mail-check-in')).toEqual({
      status: 200,
      body: {
        success: true,
        check_in: {
          state: 'open',
          day: TODAY,
          ends_at: '2026-11-25T08:00:00.000Z',
          goal: { title: 'Run a marathon', circle_type: 'Work', gentle: false },
        },
      },
    })
    expect(await items(ann)).toEqual(before)
  })

  it('checks in once, however often it is pressed (MAIL-14)', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => shown('check-in-by-mail')))
    for (const answer of answers) expect(answer).toMatchObject({ state: 'checked-in', streak_count: 1, can_undo: true })
    expect(await product.goals(ann)).toMatchObject([{ streak_count: 1, kept_days: 1, last_checkin_date: TODAY }])
    expect(await shown('get-mail-check-in')).toMatchObject({
      state: 'checked-in',
      checked_in_at: '2026-11-24T17:00:00.000Z',
    })
  })

  it('undoes its check-in and derives the run of the days before (MAIL-15)', async () => {
    for (const day of ['2026-11-22', '2026-11-23']) {
      product.at(`${day}T17:00:00Z`)
      await product.as(ann, 'check-in', { goalId })
    }
    product.at(NOON)
    const before = (await items(ann)).filter(({ sk }) => /^(DAY|ACCOUNT#RUN)#/.test(String(sk)))
    expect(await shown('check-in-by-mail')).toMatchObject({ streak_count: 3 })
    expect(await shown('undo-mail-check-in')).toMatchObject({ state: 'open' })
    expect((await items(ann)).filter(({ sk }) => /^(DAY|ACCOUNT#RUN)#/.test(String(sk)))).toEqual(before)
    expect(await shown('undo-mail-check-in')).toMatchObject({ state: 'open' })
    expect(await shown('check-in-by-mail')).toMatchObject({ state: 'checked-in', streak_count: 3 })
  })

  it('leaves no run behind when the only day is undone', async () => {
    await call('check-in-by-mail')
    await call('undo-mail-check-in')
    expect(await product.goals(ann)).toMatchObject([{ streak_count: 0, best_streak: 0, kept_days: 0 }])
    expect((await items(ann)).filter(({ sk }) => String(sk).startsWith('ACCOUNT#RUN#'))).toEqual([])
  })

  it('does not undo a check-in of the signed-in person, nor a day that closes a run (MAIL-15)', async () => {
    await product.as(ann, 'check-in', { goalId })
    expect(await shown('check-in-by-mail')).toMatchObject({ state: 'checked-in', can_undo: false })
    expect(await shown('undo-mail-check-in')).toMatchObject({ state: 'checked-in', can_undo: false })
    product.at('2026-11-25T17:00:00Z')
    const next = await sign({ day: '2026-11-25' })
    await call('check-in-by-mail', next)
    await product.as(ann, 'reset-streak', { goal_id: goalId })
    expect(await shown('undo-mail-check-in', next)).toMatchObject({ state: 'checked-in', can_undo: false })
    expect(await product.goals(ann)).toMatchObject([{ kept_days: 2, streak_count: 0 }])
  })

  it('publishes one change of the streak for a check-in and one for its undoing', async () => {
    // At 6:30 AM New York time the text of the 7 AM mail is written.
    product.at('2026-11-24T11:30:00Z')
    await call('check-in-by-mail')
    expect(changed()).toMatchObject([{ detail: { userId: ann.sub, goalId } }])
    await call('check-in-by-mail')
    expect(changed()).toHaveLength(1)
    await call('undo-mail-check-in')
    expect(changed()).toHaveLength(2)
  })

  it('ends with the check-in day at 3 AM, and then names no goal', async () => {
    product.at('2026-11-25T07:59:00Z')
    expect(await shown('get-mail-check-in')).toMatchObject({ state: 'open' })
    product.at('2026-11-25T08:00:00Z')
    for (const operation of OPERATIONS) expect(await shown(operation)).toEqual({ state: 'ended', day: TODAY })
    expect(await product.goals(ann)).toMatchObject([{ kept_days: 0 }])
  })

  it('checks in nothing before its day begins', async () => {
    const next = await sign({ day: '2026-11-25' })
    expect(await shown('check-in-by-mail', next)).toEqual({ state: 'early', day: '2026-11-25' })
    expect(await product.goals(ann)).toMatchObject([{ kept_days: 0 }])
  })

  it.each([
    [
      'a signature of another key',
      async () => `${token.split('.')[0]}.${createHmac('sha256', 'x').update('y').digest('base64url')}`,
    ],
    ['another payload', async () => `${(await sign({ day: '2026-11-25' })).split('.')[0]}.${token.split('.')[1]}`],
    [
      'another purpose',
      async () => {
        const payload = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()
        const mac = createHmac('sha256', 'key-of-the-links-of-the-tests-of-today').update(`witness\n${payload}`)
        return `${token.split('.')[0]}.${mac.digest('base64url')}`
      },
    ],
    ['a goal of somebody else', async () => sign({ goalId: (await product.goal(await product.person('ben'))).id })],
    ['a person who does not exist', () => sign({ userId: 'nobody' })],
  ])('refuses %s', async (_, make) => {
    const given = await make()
    const before = await items(ann)
    for (const operation of OPERATIONS) expect(await call(operation, given)).toMatchObject(INVALID)
    expect(await items(ann)).toEqual(before)
  })

  it('ends when its goal or its account is deleted', async () => {
    await product.as(ann, 'delete-goal', { goalId })
    for (const operation of OPERATIONS) expect(await call(operation)).toMatchObject(INVALID)
    goalId = (await product.goal(ann)).id
    token = await sign()
    await product.as(ann, 'delete-account', { email: ann.email })
    for (const operation of OPERATIONS) expect(await call(operation)).toMatchObject(INVALID)
  })

  it.each([
    ['is set aside', () => product.as(ann, 'update-goal', { goalId, updates: { is_active: false } })],
    ['turned to crisis', () => product.as(ann, 'update-goal', { goalId, updates: { title: 'I want to kill myself' } })],
  ])('returns nothing of a goal that %s, and checks nothing in', async (_, change) => {
    expect((await change()).status).toBe(200)
    for (const operation of OPERATIONS) expect(await shown(operation)).toEqual({ state: 'closed' })
    expect((await items(ann)).filter(({ sk }) => String(sk).startsWith('DAY#'))).toEqual([])
  })

  it('returns nothing of a goal whose target date is past (MAIL-14)', async () => {
    await product.as(ann, 'update-goal', { goalId, updates: { target_date: '2026-11-25' } })
    product.at('2026-11-26T17:00:00Z')
    expect(await shown('check-in-by-mail', await sign({ day: '2026-11-26' }))).toEqual({ state: 'closed' })
  })

  it('shows no number of a gentle goal (MAIL-16)', async () => {
    const changedGoal = await product.as(ann, 'update-goal', {
      goalId,
      updates: { title: 'Recover from burnout' },
    })
    expect(changedGoal.body.goal).toMatchObject({ care: 'gentle' })
    expect(await shown('check-in-by-mail')).toMatchObject({ goal: { gentle: true }, streak_count: null })
  })

  it('writes no token to the log', async () => {
    product.logs.length = 0
    await call('check-in-by-mail')
    expect(JSON.stringify(product.logs)).toContain('check-in-by-mail')
    expect(JSON.stringify(product.logs)).not.toContain(token.split('.')[1])
  })
})

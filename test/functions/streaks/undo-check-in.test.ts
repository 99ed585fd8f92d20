import { beforeEach, describe, expect, it } from 'vitest'
import { createLinkSigner } from '#functions/adapters/secrets-manager/link-signer.ts'
import { readEnv } from '#functions/runtime/env.ts'
import { signCheckInLink } from '#functions/streaks/check-in-token.ts'
import { createDayDeps } from '#functions/streaks/create-day-deps.ts'
import { Env, undoCheckIn } from '#functions/streaks/undo-check-in/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { NOON, setUpFunctions } from '#test/support/functions.ts'
import { items } from '#test/support/reactions.ts'
import { LINK_SECRET } from '#test/support/service-environment.ts'

const TODAY = '2026-11-24'
const UNDONE = { status: 200, body: { success: true, message: 'Undone. Today is open.' } }

describe('undo-check-in (STREAK-20)', () => {
  const product = setUpFunctions()
  let ann: Caller
  let goalId: string

  const undo = (more: Record<string, unknown> = {}, caller = ann) =>
    product.as(caller, 'undo-check-in', { goal_id: goalId, day: TODAY, user_id: caller.sub, ...more })
  const checkIn = (more: Record<string, unknown> = {}) => product.as(ann, 'check-in', { goalId, ...more })
  const keep = async (...days: string[]) => {
    for (const day of days) {
      product.at(`${day}T17:00:00Z`)
      await checkIn()
    }
    product.at(NOON)
  }
  const ledger = async () => (await items(ann)).filter(({ sk }) => /^(DAY|ACCOUNT#RUN)#/.test(String(sk)))
  const changed = () => product.services.events.filter(({ type }) => type === 'streak-changed')

  beforeEach(async () => {
    product.at('2026-11-20T17:00:00Z')
    ann = await product.person()
    goalId = (await product.goal(ann)).id
    product.at(NOON)
  })

  it('restores the run, the best run and the days as they were, and the day can be checked in again', async () => {
    await keep('2026-11-22', '2026-11-23')
    const before = await ledger()
    const shown = await product.goals(ann)
    expect((await checkIn()).body).toMatchObject({ goal: { streak_count: 3, best_streak: 3 } })
    expect(await undo()).toMatchObject({ ...UNDONE, body: { goal: { ...shown[0] } } })
    expect(await ledger()).toEqual(before)
    expect(await product.goals(ann)).toEqual(shown)
    expect((await checkIn()).body).toMatchObject({ alreadyCheckedIn: false, goal: { streak_count: 3, best_streak: 3 } })
  })

  it('leaves no run behind when the only day is undone', async () => {
    await checkIn()
    await undo()
    expect(await ledger()).toEqual([])
    expect(await product.goals(ann)).toMatchObject([{ streak_count: 0, best_streak: 0, kept_days: 0 }])
  })

  it('restores an ended run whose days no longer count', async () => {
    await keep('2026-11-20', '2026-11-21')
    await checkIn()
    expect((await undo()).body).toMatchObject({ goal: { streak_count: 0, best_streak: 2, today_state: 'open' } })
  })

  it('answers the same and writes nothing when the day is not checked in', async () => {
    await keep('2026-11-23')
    const before = await items(ann)
    const first = await undo()
    expect(first).toMatchObject(UNDONE)
    await checkIn()
    expect(await undo()).toEqual(first)
    expect(await undo()).toEqual(first)
    expect(await items(ann)).toEqual(before)
  })

  it('says on a day that the goal does not ask for that it is not checked in (STREAK-9)', async () => {
    // A goal of Mondays, on a Tuesday. A trial has one goal.
    ann = await product.person()
    goalId = (await product.goal(ann, { weekdays: [1] })).id
    await checkIn()
    expect(await undo()).toMatchObject({
      body: { message: 'Undone. Today is not checked in.', goal: { today_state: 'off' } },
    })
  })

  it('undoes a check-in of a mail’s link, which can then check in again', async () => {
    const signer = createLinkSigner(LINK_SECRET, 'mail-check-in')
    const token = await signCheckInLink(signer, { userId: ann.sub, goalId, day: TODAY })
    const byMail = () => product.as(ann, 'check-in-by-mail', { token }, { caller: undefined })
    expect((await byMail()).body).toMatchObject({ check_in: { state: 'checked-in' } })
    expect(await undo()).toMatchObject(UNDONE)
    expect(await ledger()).toEqual([])
    expect((await byMail()).body).toMatchObject({ check_in: { state: 'checked-in', streak_count: 1 } })
  })

  it('refuses every day but today’s, also one that was sent late, and names the field', async () => {
    await keep('2026-11-22')
    await checkIn({ checkedInAt: '2026-11-23T17:00:00Z' })
    await checkIn()
    const before = await items(ann)
    for (const day of ['2026-11-22', '2026-11-23', '2026-11-25']) {
      const { status, body } = await undo({ day, remove_words: true })
      expect([status, body.code, body.field, body.error]).toEqual([400, 'invalid-request', 'day', 'day: must be today'])
    }
    expect(await items(ann)).toEqual(before)
  })

  it.each([
    ['goal_id', { goal_id: 'goal_1' }],
    ['day', { day: '2026-11-31' }],
    ['day', { day: undefined }],
    ['remove_words', { remove_words: 'yes' }],
  ])('refuses a wrong %s and names it', async (field, fields) => {
    await checkIn()
    expect(await undo(fields)).toMatchObject({ status: 400, body: { field } })
    expect(await product.goals(ann)).toMatchObject([{ checked_in_today: true }])
  })

  it('ends with the check-in day at 3 AM (DAY-1)', async () => {
    await checkIn()
    product.at('2026-11-25T07:59:00Z')
    expect(await undo()).toMatchObject(UNDONE)
    await checkIn()
    product.at('2026-11-25T08:00:00Z')
    expect(await undo()).toMatchObject({ status: 400, body: { field: 'day' } })
    expect(await undo({ day: '2026-11-25' })).toMatchObject(UNDONE)
    expect(await product.goals(ann)).toMatchObject([{ kept_days: 1, streak_count: 1 }])
  })

  it('follows the day that a change of zone moved (DAY-3)', async () => {
    await checkIn()
    // In Auckland it is already Wednesday; the person's Tuesday goes on.
    await product.as(ann, 'update-profile', { zone: 'Pacific/Auckland' })
    expect(await undo({ day: '2026-11-25' })).toMatchObject({ status: 400, body: { field: 'day' } })
    expect(await undo()).toMatchObject(UNDONE)
    expect(await ledger()).toEqual([])
  })

  it('refuses the day on which Reset Streak closed a run', async () => {
    await keep('2026-11-23')
    await checkIn()
    await product.as(ann, 'reset-streak', { goal_id: goalId })
    const before = await items(ann)
    expect(await undo({ remove_words: true })).toMatchObject({
      status: 409,
      body: { code: 'conflict', error: 'The streak was reset after this check-in, so the check-in stays.' },
    })
    expect(await items(ann)).toEqual(before)
  })

  it.each([{ feeling: 'easy' }, { note: 'Wet shoes.' }])('removes %o only when told to', async (said) => {
    await keep('2026-11-23')
    await product.as(ann, 'reflect-on-check-in', { goalId, date: '2026-11-23', note: 'Yesterday.' })
    const before = await ledger()
    await checkIn()
    await product.as(ann, 'reflect-on-check-in', { goalId, ...said })
    for (const more of [{}, { remove_words: false }])
      expect(await undo(more)).toMatchObject({ status: 409, body: { code: 'conflict', field: 'remove_words' } })
    expect(await product.goals(ann)).toMatchObject([{ checked_in_today: true }])
    expect(await undo({ remove_words: true })).toMatchObject(UNDONE)
    expect(await ledger()).toEqual(before)
    await checkIn()
    const { body } = await product.as(ann, 'list-reflections', { goalId })
    expect(body.reflections).toEqual([{ date: '2026-11-23', feeling: null, note: 'Yesterday.' }])
  })

  it('refuses words that are stored between its read and its write', async () => {
    await checkIn()
    const deps = createDayDeps(readEnv(Env))
    const listDays: typeof deps.ledger.listDays = async (...of) => {
      const rows = await deps.ledger.listDays(...of)
      await product.as(ann, 'reflect-on-check-in', { goalId, feeling: 'hard' })
      return rows
    }
    const actor = { id: ann.sub, email: ann.email, emailVerified: true, groups: [], signedInAt: 0, issuedAt: 0 }
    const late = undoCheckIn({ ...deps, ledger: { ...deps.ledger, listDays } })
    await expect(late({ body: { goal_id: goalId, day: TODAY }, actor })).rejects.toMatchObject({
      field: 'remove_words',
    })
    expect((await product.as(ann, 'list-reflections', { goalId })).body.reflections).toMatchObject([
      { feeling: 'hard' },
    ])
  })

  it('returns 404 for another user’s goal, an unknown one and a deleted one', async () => {
    await checkIn()
    const ben = await product.person('ben')
    const before = await items()
    expect(await undo({}, ben)).toMatchObject({ status: 404, body: { error: 'Goal not found' } })
    expect(await undo({ goal_id: 'goal_01ARZ3NDEKTSV4RRFFQ69G5FAV' })).toMatchObject({ status: 404 })
    expect(await items()).toEqual(before)
    await product.breakOffDelete(ann, goalId)
    const left = await items(ann)
    expect(await undo()).toMatchObject({ status: 404 })
    expect(await items(ann)).toEqual(left)
  })

  it('writes nothing of a deleted account', async () => {
    await checkIn()
    await product.as(ann, 'delete-account', { email: ann.email })
    expect((await undo()).status).toBe(409)
    expect(await items(ann)).toEqual([])
  })

  it('is refused where a check-in is: after the target date and after the trial', async () => {
    ann = await product.person()
    goalId = (await product.goal(ann, { target_date: '2026-11-25' })).id
    product.at('2026-11-25T17:00:00Z')
    await checkIn()
    // The goal has expired, and its check-in day goes on until 3 AM (DAY-7).
    product.at('2026-11-26T06:00:00Z')
    expect(await undo({ day: '2026-11-25' })).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(await product.goals(ann)).toMatchObject([{ kept_days: 1 }])
  })

  it('leaves ledger and streak consistent with concurrent check-ins', async () => {
    await keep('2026-11-23')
    await checkIn()
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => (n % 2 ? checkIn() : undo())))
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    const rows = await ledger()
    const kept = rows.filter(({ sk }) => String(sk).startsWith('DAY#')).length
    const run = rows.find(({ sk }) => String(sk).startsWith('ACCOUNT#RUN#'))
    expect(run).toMatchObject({ kept, length: kept, best: kept, last_day: kept === 2 ? TODAY : '2026-11-23' })
  })

  it('publishes the change of the streak once, where the next mail is written already (MAIL-9)', async () => {
    // At 2:30 AM New York time the text of this morning's mail is written, and the check-in day is still Tuesday.
    product.at('2026-11-25T07:30:00Z')
    await checkIn()
    expect(changed()).toHaveLength(1)
    await undo()
    expect(changed()).toMatchObject([{}, { detail: { userId: ann.sub, goalId } }])
    await undo()
    expect(changed()).toHaveLength(2)
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { change, items, put, putAll } from '#test/support/reactions.ts'

const part = z.object({
  json: z.string(),
  csv: z.object({ goals: z.string(), days: z.string() }),
  next: z.nullable(z.string()),
})
const entries = z.array(z.record(z.string(), z.unknown()))
const document = z.object({
  exported_at: z.string(),
  account: z.nullable(z.record(z.string(), z.unknown())),
  goals: entries,
  runs: entries,
  rhythms: entries,
  days: entries,
  motivation: entries,
  nudges: entries,
  nudge_counts: entries,
  model_calls: entries,
  other: entries,
})

describe('export-account', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    ann = await product.person()
  })

  const read = async (after?: string, caller = ann) => {
    const { status, body } = await product.as(caller, 'export-account', after === undefined ? {} : { after })
    expect(status).toBe(200)
    const { json, csv, next } = part.parse(body)
    return { json, csv, next, document: document.parse(JSON.parse(json)), body }
  }

  it('returns every item of the caller and none of another person', async () => {
    const ben = await product.person('ben')
    await product.goal(ben, { title: 'Ben’s secret' })
    const { id } = await product.goal(ann, { title: '=HYPERLINK("x"), "mine"', target_date: '2027-06-01' })
    await product.as(ann, 'check-in', { goalId: id })
    await product.as(ann, 'generate-daily-motivation', { goalId: id })
    await product.as(ann, 'generate-daily-motivation', { goalId: id, isNudge: true })
    await put(ann, 'FRAMEWORK#2026', { interview: { life_stage: 'early_career' }, prompt_version: 'v1' })
    const { document: all, csv, next, json } = await read()
    expect(next).toBeNull()
    expect(all.account).toMatchObject({ email: ann.email, zone: 'America/New_York', goal_count: 1 })
    expect(all.goals).toMatchObject([{ id, title: '=HYPERLINK("x"), "mine"', target_date: '2027-06-01' }])
    expect(all.runs).toMatchObject([{ goal_id: id, length: 1 }])
    expect(all.days).toEqual([{ goal_id: id, date: '2026-11-24', checked_in_at: '2026-11-24T17:00:00.000Z' }])
    expect(all.motivation).toMatchObject([{ goal_id: id, date: '2026-11-24', care: 'ordinary', source: 'model' }])
    expect(all.nudges).toMatchObject([{ goal_id: id, date: '2026-11-24', number: '001' }])
    expect(all.nudge_counts).toEqual([{ date: '2026-11-24', count: 1 }])
    expect(all.other).toEqual([
      { kind: 'FRAMEWORK#2026', interview: { life_stage: 'early_career' } },
      { kind: 'TRIAL' },
    ])
    expect(all.model_calls).toEqual([{ date: '2026-11-24', count: 2 }])
    const sections = [
      all.model_calls,
      all.goals,
      all.runs,
      all.days,
      all.motivation,
      all.nudges,
      all.nudge_counts,
      all.other,
    ]
    expect(sections.flat()).toHaveLength((await items(ann)).length - 1)
    expect(csv.goals.split('\r\n')[1]).toMatch(new RegExp(`^${id},"'=HYPERLINK\\(""x""\\), ""mine""",,2027-06-01,`))
    expect(csv.days).toBe(
      `goal_id,date,checked_in_at,closes_run,late,feeling,note\r\n${id},2026-11-24,2026-11-24T17:00:00.000Z,,,,\r\n`,
    )
    expect(json + csv.goals).not.toMatch(/Ben’s secret|token|claim|USER#|ZONE#/)
  })

  it('returns no state of deliveries, no internal mark, and no field of a later release (ACCOUNT-7)', async () => {
    const { id } = await product.goal(ann)
    await product.as(ann, 'check-in', { goalId: id })
    await product.as(ann, 'generate-daily-motivation', { goalId: id })
    await product.as(ann, 'generate-daily-motivation', { goalId: id, isNudge: true })
    await product.as(ann, 'invite-witness', { goalId: id, name: 'Ben' })
    await put(ann, 'EVENING', { asked_on: '2026-11-24', asked: 'sent' })
    await put(ann, 'PUSH#x', { device: 'Chrome', endpoint: 'https://push.example', created_at: '2026-11-24' })
    const internal = ['mail', 'mail_at', 'released', 'care_mail', 'care_mail_at', 'care_claim', 'claim', 'line_at']
    const marks = [
      'line_mailed',
      'revision',
      'billing_version',
      'zone_changes',
      'closing_at',
      'letter_mail',
      'later_field',
    ]
    const fields = Object.fromEntries([...internal, ...marks].map((name) => [name, `internal ${name}`]))
    for (const { sk } of await items(ann)) await change(ann, String(sk), fields)
    const { json, document: all } = await read()
    expect(json).not.toMatch(/internal |prompt_version|mail_token|expires_at": \d/)
    expect(Object.keys(all.motivation[0] ?? {}).toSorted()).toEqual(
      ['care', 'challenge', 'challenge_seconds', 'created_at', 'date', 'goal_id']
        .concat('message', 'micro_plan', 'source', 'step_minutes', 'tone')
        .toSorted(),
    )
    expect(all.goals).toMatchObject([{ id, title: 'Run a marathon', care: 'ordinary' }])
    expect(all.account).toMatchObject({ email: ann.email, day_start_hour: 3, trial_expires_at: expect.any(String) })
    expect(all.days).toMatchObject([{ goal_id: id, checked_in_at: expect.any(String) }])
    expect(JSON.parse(json)).toMatchObject({
      witnesses: [{ name: 'Ben' }],
      evening_questions: [{ asked_on: '2026-11-24' }],
    })
  })

  it('returns pages below the response limit of Lambda that together are complete', async () => {
    const { id } = await product.goal(ann)
    const ROWS = 900
    const dates = Array.from({ length: ROWS }, (_, n) => String(n).padStart(4, '0'))
    const message = '"'.repeat(1200)
    await putAll(dates.map((date) => ({ pk: `USER#${ann.sub}`, sk: `MOTIVATION#${id}#${date}`, message })))
    const seen: unknown[] = []
    let after: string | undefined
    let parts = 0
    do {
      const one = await read(after)
      expect(Buffer.byteLength(JSON.stringify({ body: JSON.stringify(one.body) }))).toBeLessThan(6_000_000)
      expect(one.document.goals).toHaveLength(parts === 0 ? 1 : 0)
      seen.push(...one.document.motivation.map(({ date }) => date))
      after = one.next ?? undefined
      parts += 1
    } while (after !== undefined)
    expect(parts).toBeGreaterThan(1)
    expect(seen).toEqual(dates)
  })

  it('returns no items of another person for any cursor', async () => {
    const ben = await product.person('ben')
    await product.goal(ben)
    for (const after of ['A', 'USER#', `USER#${ben.sub}`, '~']) {
      expect((await read(after)).json).not.toContain(ben.email)
    }
    const refused = await product.as(ann, 'export-account', { after: '' })
    expect([refused.status, refused.body.field]).toEqual([400, 'after'])
  })

  it('returns nothing for a caller without a profile', async () => {
    const { document: none } = await read(undefined, { sub: 'nobody', email: 'nobody@example.com' })
    expect([none.account, none.goals]).toEqual([null, []])
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { gentleText } from '#domain/safety/gentle-texts.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { items } from '#test/support/reactions.ts'

describe('a text of a person besides the words of a goal (CARE-1)', () => {
  const product = setUpFunctions()
  let ann: Caller
  let goalId: string

  beforeEach(async () => {
    ann = await product.person()
    goalId = (await product.goal(ann)).id
  })

  const save = (fields: Record<string, unknown> = {}) =>
    product.as(ann, 'save-motivation', {
      goalId,
      message: 'My own words.',
      micro_plan: ['Lace up'],
      challenge: 'Open the door',
      tone: 'teammate',
      ...fields,
    })
  const texts = async () => (await items(ann)).filter(({ sk }) => String(sk).startsWith('MOTIVATION#'))

  it.each([
    ['message', { message: 'I want to die' }, 'suicide'],
    ['steps', { micro_plan: ['Lace up', 'Cut myself'] }, 'self-harm'],
    ['challenge', { challenge: 'Kill myself' }, 'suicide'],
  ])('sets the goal to crisis for the %s of a saved text, which is not stored', async (_, fields, care_reason) => {
    await save()
    const { status, body } = await save(fields)
    expect([status, body]).toEqual([
      409,
      { success: false, error: expect.any(String), code: 'conflict', care: 'crisis', care_reason },
    ])
    expect(body.error).toContain('988 Suicide & Crisis Lifeline: Call or text 988')
    expect((await product.goals(ann))[0]).toMatchObject({ care: 'crisis' })
    expect(await texts()).toEqual([])
    expect(JSON.stringify(product.logs)).not.toMatch(/want to die|cut myself/i)
  })

  it('refuses a saved text that would hurt another person, and keeps the goal', async () => {
    const { status, body } = await save({ message: 'Stab my neighbor' })
    expect([status, body.code]).toEqual([400, 'refused'])
    expect((await product.goals(ann))[0]).toMatchObject({ care: 'ordinary' })
    expect(await texts()).toEqual([])
  })

  it('lets the page save a gentle text, which names its subject', async () => {
    await product.as(ann, 'update-goal', { goalId, updates: { title: 'Be there for my suicidal brother' } })
    const [goal] = await product.goals(ann)
    expect(goal).toMatchObject({ care: 'gentle', care_reason: 'suicide' })
    for (let offset = 0; offset < 24; offset += 1) {
      const { message, steps, challenge } = gentleText('suicide', { goalId, date: '2026-11-24', offset })
      const saved = await save({ message, micro_plan: steps.map(({ text }) => text), challenge: challenge.text })
      expect(saved.status, message).toBe(200)
    }
  })

  it.each([
    ['Kill all jews', 400, { code: 'refused', field: 'displayName' }],
    ['wanna die', 409, { code: 'conflict', care: 'crisis', care_reason: 'suicide' }],
  ])('is refused as the name “%s”, and nothing is written (CARE-8, CARE-10)', async (displayName, status, refusal) => {
    const before = await items(ann)
    const answer = await product.as(ann, 'update-profile', { displayName, zone: 'Europe/Oslo', dayStartHour: 5 })
    expect(answer).toEqual({ status, body: { success: false, error: expect.any(String), ...refusal } })
    expect(await items(ann)).toEqual(before)
  })

  it.each(['Dieter Tod', 'Killian', 'Die Müllers', 'Suzie Hangman', 'Rob Hurt'])(
    'is accepted as the name %s',
    async (displayName) => {
      expect((await product.as(ann, 'update-profile', { displayName })).status).toBe(200)
    },
  )

  it.each([
    ['plan_then', { plan_when: 'I am on the bridge', plan_then: 'jump off' }],
    ['plan_when', { plan_when: 'I want to die' }],
    ['obstacle', { obstacle: 'I want to kill myself' }],
  ])('sets a goal to crisis for its %s', async (_, updates) => {
    const { body } = await product.as(ann, 'update-goal', { goalId, updates })
    expect(body.goal).toMatchObject({ care: 'crisis' })
  })
})

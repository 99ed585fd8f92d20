import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import { setUpShop } from '#test/functions/billing/support/shop.ts'
import { createInterview } from '#test/support/interview.ts'
import { consume, items } from '#test/support/reactions.ts'
import type { OperationName } from '#test/support/samples.ts'
import { PUSH_KEYS } from '#test/support/service-environment.ts'

const shop = setUpShop()

const exportedJson = z.object({ json: z.string() })

/** Fields that are not exported, by the beginning of the sort key: keys, states of deliveries, versions, marks and secrets. */
const INTERNAL: Record<string, string[]> = {
  'ACCOUNT#GOAL#': ['idempotency_key', 'mail_token', 'slot'],
  'ACCOUNT#NUDGES#': ['expires_at'],
  'ACCOUNT#RHYTHM#': ['revision'],
  'ACCOUNT#RUN#': [],
  ACCOUNT: ['billing_version', 'mails_token', 'morning_at', 'morning_claim', 'morning_date', 'morning_mail'].concat(
    'name_chosen',
    'zone_changes',
  ),
  CUSTOMER: [],
  'DAY#': [],
  EVENING: ['asked', 'claim'],
  'FRAMEWORK#': ['prompt_version', 'read_wrongly'],
  'MODEL_CALLS#': ['expires_at'],
  // The facts and the state of the mail.
  'MOTIVATION#': [
    'best',
    'care_reason',
    'claim',
    'day_number',
    'days_of_30',
    'hint_then',
    'hint_when',
    'kept_of_30',
  ].concat(['mail', 'mail_at', 'prompt_version', 'silent', 'streak', 'streak_hidden', 'to', 'until', 'week']),
  'NUDGE#': ['expires_at', 'idempotency_key', 'prompt_version'],
  'PUSH#': ['auth', 'p256dh'],
  TRIAL: ['expires_at'],
  'WITNESS#': ['line_at', 'line_mailed'],
}
const INDEXES = /^(?:lookup|delivery)_[ps]k$/

const ask = async (operation: OperationName, body: object) => {
  const { status, body: answer } = await shop.product.as(shop.ann, operation, body)
  expect([operation, status, answer]).toEqual([operation, 200, expect.anything()])
  return answer
}

/** Uses every part of the product that stores something about a person. */
const live = async () => {
  const { product, ann } = shop
  await shop.buy()
  await shop.buy({ tier: 'coaching' })
  const { endpoint, keys } = product.services.push.subscribe(PUSH_KEYS.publicKey)
  await ask('save-push-subscription', { endpoint, keys, device: 'Phone' })
  await ask('update-profile', {
    displayName: 'Ann',
    zone: 'Europe/Berlin',
    dayStartHour: 4,
    mails: { wake_up: true, together: true, week_letter: true },
    evening: { at: '21:00', by: 'mail' },
    streakHidden: true,
    morningPush: true,
  })
  await ask('create-five-circle-framework', {
    ...createInterview(),
    conversationHistory: [{ role: 'user', content: 'An hour.' }],
    readWrongly: ['0123456789abcdef'],
  })
  const { id: goalId } = await product.goal(ann, {
    description: 'Before breakfast',
    target_date: '2027-06-30',
    circle_type: 'Health & Fitness',
    weekly_commitment_hours: 3,
    circle_interview_data: { personalDefinition: 'Calm', currentChallenges: 'Evenings', specificGoal: 'Walk daily' },
    kind: 'do_regularly',
    plan_when: 'the kettle is on',
    plan_then: 'put my shoes on',
    obstacle: 'rain',
    rest_days: true,
  })
  const { link } = await ask('invite-witness', { goalId, name: 'Ann' })
  const token = String(link).split('#')[1]
  const open = (operation: OperationName, body: object) =>
    product.as(ann, operation, { token, ...body }, { caller: undefined })
  await open('get-witnessed-goal', {})
  await open('send-witness-line', { line: 'Go on.', name: 'Ben' })
  await ask('check-in', { goalId })
  await ask('reflect-on-check-in', { goalId, feeling: 'right', note: 'Wet shoes.' })
  await ask('generate-daily-motivation', { goalId })
  await ask('generate-daily-motivation', { goalId, isNudge: true })
  await ask('pause-goal', { goalId, pause: { first: '2026-12-01', last: '2026-12-02' } })
  const { id: doneId } = await product.goal(ann, { title: 'Recover from burnout' })
  await ask('confirm-reading', { goalId: doneId, readWrongly: true })
  await ask('check-in', { goalId: doneId })
  await ask('reset-streak', { goal_id: doneId })
  await ask('update-goal', { goalId: doneId, updates: { done: true } })
  product.at('2026-11-25T06:00:00Z')
  const date = '2026-11-25'
  await ask('generate-daily-motivation', { goalId })
  const morning = { zone: 'Europe/Berlin', shard: 0, date, from: '07:00', to: '07:00' }
  const evening = { question: 'evening', ...morning, from: '21:00', to: '21:00' }
  expect(await consume(sendMails, morning)).toBe(true)
  product.at('2026-11-25T20:00:00Z')
  expect(await consume(sendMails, evening)).toBe(true)
}

it('export-account returns every stored field of a person, or names it here as internal (ACCOUNT-7)', async () => {
  await live()
  const { json } = exportedJson.parse(await ask('export-account', {}))
  const exported = Object.values(JSON.parse(json)).flat()
  const stored = (await items(shop.ann)).map(({ pk: _, sk, ...fields }) => {
    const kind = Object.keys(INTERNAL).find((prefix) => String(sk).startsWith(prefix))
    const hidden = kind === undefined ? [] : INTERNAL[kind]
    return {
      kind,
      fields: Object.fromEntries(
        Object.entries(fields).filter(([name]) => !INDEXES.test(name) && !hidden?.includes(name)),
      ),
    }
  })
  expect([...new Set(stored.map(({ kind }) => kind))].toSorted()).toEqual(Object.keys(INTERNAL).toSorted())
  for (const { fields } of stored) expect(exported).toContainEqual(expect.objectContaining(fields))
})

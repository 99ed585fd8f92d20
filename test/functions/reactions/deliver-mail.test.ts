import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { UnusableData } from '#domain/errors.ts'
import { mailFacts } from '#domain/motivation/mail-facts.ts'
import { EVERY_DAY } from '#domain/streaks/rhythm.ts'
import { createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createCareMailStore } from '#functions/adapters/dynamodb/care-mail.ts'
import { createDeliveryStore } from '#functions/adapters/dynamodb/delivery.ts'
import { createDeliveryIndexStore } from '#functions/adapters/dynamodb/delivery-index.ts'
import { createFrameworkStore } from '#functions/adapters/dynamodb/frameworks.ts'
import { createGoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { createMotivationStore } from '#functions/adapters/dynamodb/motivation.ts'
import { createPersonMailStore } from '#functions/adapters/dynamodb/person-mails.ts'
import { createPushSubscriptionStore } from '#functions/adapters/dynamodb/push-subscriptions.ts'
import { createReflectionStore } from '#functions/adapters/dynamodb/reflections.ts'
import { createTable, type Table } from '#functions/adapters/dynamodb/table.ts'
import { createWitnessStore } from '#functions/adapters/dynamodb/witnesses.ts'
import { createSender } from '#functions/adapters/ses/send-mail.ts'
import { deliver } from '#functions/reactions/delivery-queued/send-mails/deliver.ts'
import { createMailSender } from '#functions/reactions/delivery-queued/send-mails/mail-sender.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { LINK_SECRET } from '#test/support/service-environment.ts'

const DAY = '2026-11-24'
/** 7 AM in New York on that day. */
const SEVEN = '2026-11-24T12:00:00Z'

describe('deliver', () => {
  const product = setUpFunctions()
  let table: Table
  let ann: Caller
  let goalId: string
  let steps: string[]
  /** Waits for the slot of a mail. */
  let reachSlot: () => Promise<void>

  beforeAll(async () => {
    table = createTable(process.env.TABLE_NAME ?? '')
  })
  beforeEach(async () => {
    product.at(SEVEN)
    steps = []
    reachSlot = async () => void steps.push('slot')
    ann = await product.person()
    goalId = (await product.goal(ann, { time_of_day: '07:00' })).id
    await product.as(ann, 'generate-daily-motivation', { goalId })
  })

  const send = async (beforeClaim: () => Promise<unknown> = () => Promise.resolve()) => {
    const delivery = createDeliveryStore(table)
    const deliverOne = deliver({
      accounts: createAccountStore(table),
      goals: createGoalStore(table),
      motivations: createMotivationStore(table),
      frameworks: createFrameworkStore(table),
      reflections: createReflectionStore(table),
      delivery: {
        ...delivery,
        claim: (...given) => {
          steps.push('claim')
          return delivery.claim(...given)
        },
      },
      careMail: createCareMailStore(table),
      personMails: createPersonMailStore(table),
      sendTogether: async () => undefined,
      sendLetter: async () => undefined,
      send: async (_, { motivation }, __, slot) => {
        await slot()
        steps.push(`send ${motivation.source}`)
      },
      sendCalm: async (_, { reason }) => void steps.push(`send calm ${reason}`),
      pace: async () => {
        await beforeClaim()
        steps.push('pace')
        return () => reachSlot()
      },
      now: () => Date.now(),
      log: { warn: () => {}, error: () => {} },
    })
    const due = await createDeliveryIndexStore(table).find(ann.sub, goalId)
    const { own } = await deliverOne(async () => due, {}, DAY)
    return own
  }

  it('waits for a slot of the send rate before the claim, and again before the send', async () => {
    expect(await send()).toBe('sent')
    expect(steps).toEqual(['pace', 'claim', 'slot', 'send model'])
  })

  it('sends the mail at the next attempt when no slot was leased (MAIL-10)', async () => {
    reachSlot = () => Promise.reject(new Error('no lease'))
    expect(await send()).toMatchObject({ reason: 'Error' })
    reachSlot = async () => void steps.push('slot')
    expect(await send()).toBe('sent')
  })

  it('retries the mail after a fault of the code, and leaves out one whose stored data cannot be used', async () => {
    const fault = new RangeError('Maximum call stack size exceeded')
    expect(await send(() => Promise.reject(fault))).toMatchObject({ reason: 'RangeError' })
    expect(await send(() => Promise.reject(new UnusableData('No zone.')))).toBe('settled')
    expect(await send()).toBe('sent')
  })

  it('reaches the slot after every other call, so that the request to SES follows at once (MAIL-10)', async () => {
    const { services } = product
    services.onMail = () => void steps.push('mail')
    const { sendEvening } = createMailSender(
      {
        siteUrl: 'https://five.example',
        sender: createSender({ from: 'hello@five.example', configurationSet: 'five-circles-test' }),
        linkSecretName: LINK_SECRET,
        now: () => Date.now(),
      },
      {
        witnesses: createWitnessStore(table),
        stops: { readAddress: async () => void steps.push('stop') },
        subscriptions: createPushSubscriptionStore(table),
        sendPush: () => expect.fail('nothing is pushed'),
      },
    )
    const question = { userId: ann.sub, to: ann.email, token: undefined, date: DAY, time: '20:00', day: DAY }
    await sendEvening({ ...question, goals: [] }, 'claim', () => reachSlot())
    services.onMail = () => {}
    expect(steps).toEqual(['stop', 'slot', 'mail'])
  })

  it('sends no second mail when a slow worker stores its text later', async () => {
    await send()
    const { account, goals } = await createAccountStore(table).overview(ann.sub)
    const [goal] = goals
    if (!account || !goal) return expect.fail('the account and its goal were not read')
    const late = { message: 'Late.', micro_plan: ['Step'], challenge: 'Dare', tone: goal.tone, prompt_version: '1' }
    const kept = await createMotivationStore(table).keepFirst(
      { goal_id: goalId, user_id: ann.sub, date: DAY, ...late, source: 'model', created_at: SEVEN },
      mailFacts(account, goal, { run: undefined, rhythm: EVERY_DAY }, { date: DAY, openDay: DAY }),
    )
    expect(kept.message).not.toBe('Late.')
    await send()
    expect(steps.filter((step) => step.startsWith('send'))).toEqual(['send model'])
  })

  const update = (updates: Record<string, unknown>) => product.as(ann, 'update-goal', { goalId, updates })

  it.each([
    ['is set aside', () => update({ is_active: false }), []],
    ['is deleted', () => product.as(ann, 'delete-goal', { goalId }), []],
    ['turns crisis', () => update({ title: 'Kill myself by Friday' }), ['send calm suicide']],
    ['turns crisis about danger', () => update({ description: 'My husband hits me' }), []],
  ])('sends no text of a goal that %s while its mail is queued (CARE-13)', async (_, happens, sends) => {
    let first = true
    const change = async () => {
      if (first) await happens()
      first = false
    }
    expect(await send(change)).toBe(sends.length > 0 ? 'sent' : 'settled')
    expect(steps.filter((step) => step.startsWith('send'))).toEqual(sends)
    await send()
    expect(steps.filter((step) => step.startsWith('send'))).toEqual(sends)
  })
})

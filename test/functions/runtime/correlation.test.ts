import { beforeEach, describe, expect, it } from 'vitest'
import { CORRELATION_HEADER } from '#domain/correlation-header.ts'
import { CORRELATION_FIELD } from '#events/correlation.ts'
import { goalCreated } from '#events/goal-created.ts'
import { handler as stripeWebhook } from '#functions/billing/stripe-webhook/handler.ts'
import { handler as dispatchDailyGeneration } from '#functions/reactions/daily-generation-due/dispatch-daily-generation/handler.ts'
import { handler as generateDailyMotivations } from '#functions/reactions/generation-queued/generate-daily-motivations/handler.ts'
import { handler as generateFirstMotivation } from '#functions/reactions/goal-created/generate-first-motivation/handler.ts'
import { handler as sweepLeftovers } from '#functions/reactions/sweep-queued/sweep-leftovers/handler.ts'
import { type Caller, call, context } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { forgetZones, happen } from '#test/support/reactions.ts'

const ID = '0b1f3c1e-5d0a-4c57-9a43-2f6f6b6a1c11'
const TICK = '7d9f0a34-1f3d-4c0b-8a53-0a3f7f1f2b22'
const TITLE = 'Run a marathon in Oslo'

type Handler = Parameters<typeof happen>[0]

/** Delivers a message with the attributes that its sender gave it, as SQS does. */
const deliver = (handler: Handler, work: unknown, correlation: unknown) =>
  handler(
    {
      Records: [
        {
          messageId: 'message',
          body: JSON.stringify(work),
          attributes: { ApproximateReceiveCount: '1' },
          messageAttributes: { [CORRELATION_FIELD]: { dataType: 'String', stringValue: correlation } },
        },
      ],
    },
    context(),
  )

describe('the correlation id of a call (API-11)', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    await forgetZones()
    ann = await product.person()
    for (const list of [product.logs, product.counts, product.services.events, product.services.messages])
      list.length = 0
  })

  const idsInLogs = () => new Set([...product.logs, ...product.counts].map(({ correlation_id }) => correlation_id))
  const createGoal = (id: string) =>
    product.as(ann, 'create-goal', { title: TITLE }, { headers: { [CORRELATION_HEADER]: id } })

  it('is in every log line of the call, of its event and of the reaction', async () => {
    await createGoal(ID)
    const [event] = product.services.events
    expect(product.services.correlations).toEqual([ID])
    await happen(generateFirstMotivation, goalCreated.detailType, { ...Object(event?.detail), [CORRELATION_FIELD]: ID })
    expect(product.logs.map(({ operation, reaction }) => operation ?? reaction)).toEqual(
      expect.arrayContaining(['create-goal', 'generate-first-motivation']),
    )
    expect(product.counts.length).toBeGreaterThan(0)
    expect(idsInLogs()).toEqual(new Set([ID]))
  })

  it('is in the queue message of the call and in the log of its worker', async () => {
    const { id } = await product.goal(ann)
    product.services.correlations.length = 0
    product.logs.length = 0
    await product.as(ann, 'delete-goal', { goalId: id }, { headers: { [CORRELATION_HEADER]: ID } })
    const [message] = product.services.messages
    expect(product.services.correlations).toEqual([ID])
    await deliver(sweepLeftovers, message?.work, ID)
    expect(product.logs.at(-1)).toMatchObject({ message: 'done', reaction: 'sweep-leftovers' })
    expect(idsInLogs()).toEqual(new Set([ID]))
  })

  it('is that of the tick in the last page of its work', async () => {
    await product.goal(ann)
    product.services.correlations.length = 0
    product.logs.length = 0
    // 02:00 in New York.
    await dispatchDailyGeneration({ scheduledTime: '2026-11-25T07:00:00Z' }, { ...context(), awsRequestId: TICK })
    const work = product.services.messages.map((message) => message.work)
    expect(new Set(product.services.correlations)).toEqual(new Set([TICK]))
    for (const one of work) await deliver(generateDailyMotivations, one, TICK)
    expect(product.logs.at(-1)).toMatchObject({ message: 'done', reaction: 'generate-daily-motivations' })
    expect(idsInLogs()).toEqual(new Set([TICK]))
  })

  it.each(['ann@example.com', 'x'.repeat(200), ''])('is that of the invocation in place of %j', async (given) => {
    const { status } = await createGoal(given)
    expect(status).toBe(200)
    expect(idsInLogs()).toEqual(new Set([context().awsRequestId]))
  })

  it('is in the answer, also of a refusal', async () => {
    const headers = { [CORRELATION_HEADER]: ID }
    const refused = await stripeWebhook({ headers, body: '{}', requestContext: {} }, context())
    expect(refused).toMatchObject({ statusCode: 400, headers: { [CORRELATION_HEADER]: ID } })
  })

  it('stands beside no personal data in the log lines of a person', async () => {
    const { id } = await product.goal(ann, { title: TITLE, description: 'For my daughter Sofie' })
    await product.as(ann, 'check-in', { goalId: id })
    await product.as(ann, 'update-goal', { goalId: id, updates: { title: '' } })
    await product.as(ann, 'update-profile', { display_name: 'Ann of Oslo' })
    await product.as(ann, 'generate-daily-motivation', { goalId: id })
    await call(stripeWebhook, { body: { email: ann.email }, headers: { 'stripe-signature': 't=1,v1=0' } })
    const text = JSON.stringify([...product.logs, ...product.counts])
    expect(product.logs.length).toBeGreaterThan(5)
    for (const personal of [ann.email, TITLE, 'Sofie', 'Ann of Oslo']) expect(text).not.toContain(personal)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/time/units.ts'
import { type Stack, startStack } from '#test/support/stack.ts'

/** The whole product with batch jobs: the functions of a deployment, with their permissions, and the emulators of S3 and Bedrock. */

/** 10 AM in New York. */
const START = Date.parse('2026-11-20T15:00:00Z')
/** 2 and 8 AM in New York on the next day. */
const [TWO, EIGHT] = [Date.parse('2026-11-21T07:00:00Z'), Date.parse('2026-11-21T13:00:00Z')]

describe('a night with batch jobs', () => {
  let stack: Stack

  beforeAll(async () => {
    stack = await startStack({ now: START, nightBatch: true })
  })
  afterAll(() => stack?.stop())

  it('writes the texts of the morning by a job, within the permissions of its functions', async () => {
    const ann = await stack.person()
    const { body: created } = await stack.api(ann, 'create-goal', { title: 'Run 5 km', time_of_day: '07:00' })
    await stack.product.travel.to(TWO - MINUTE_MS, { skip: true })
    await stack.product.travel.to(TWO)
    expect(stack.product.logs.read('keep-batch-answers')).toContain('batch answers kept')
    expect(stack.product.logs.read('generate-daily-motivations')).not.toContain('model answered')
    await stack.product.travel.to(EIGHT, { skip: true })
    const again = await stack.again(ann)
    const { body } = await stack.api(again, 'get-daily-motivation', { goalId: Object(created.goal).id })
    expect(body.motivation).toMatchObject({ date: '2026-11-21', source: 'model' })
  })
})

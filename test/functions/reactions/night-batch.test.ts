import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { batchAnswersDue, nightBatchDue } from '#events/night-batch.ts'
import { handler as keepBatchAnswers } from '#functions/reactions/batch-answers-due/keep-batch-answers/handler.ts'
import { handler as reportBatchJob } from '#functions/reactions/batch-job-changed/report-batch-job/handler.ts'
import { handler as generateDailyMotivations } from '#functions/reactions/generation-queued/generate-daily-motivations/handler.ts'
import { handler as startNightBatch } from '#functions/reactions/night-batch-due/start-night-batch/handler.ts'
import { type Caller, context } from '#test/support/call.ts'
import { NOON, type Product, startFunctions } from '#test/support/functions.ts'
import { change, clear, consume, happen, items } from '#test/support/reactions.ts'
import { BATCH_BUCKET, GUARDRAIL } from '#test/support/service-environment.ts'

const NIGHT = { zone: 'America/New_York', shard: 0, date: '2026-11-25' }
const RECORDS = `records/2026-11-25/America/New_York/0/records.jsonl`
/** 2:00, 4:30 and 5:00 in New York. */
const TWO = '2026-11-25T07:00:00Z'
const HALF_PAST_FOUR = '2026-11-25T09:30:00Z'
const FIVE = '2026-11-25T10:00:00Z'

const motivation = z.object({ sk: z.string(), source: z.string(), prompt_version: z.string(), message: z.string() })

describe('the batch job of a night', () => {
  let product: Product
  let people: Caller[]
  let goals: string[]

  beforeAll(async () => {
    product = await startFunctions()
  })
  afterAll(() => product.stop())
  beforeEach(async () => {
    await clear()
    const { services } = product
    services.faults.lift()
    services.messages.length = 0
    services.batch.reset()
    product.at(NOON)
    people = await Promise.all(Array.from({ length: 4 }, () => product.person()))
    goals = []
    for (const person of people) goals.push((await product.goal(person, { time_of_day: '07:00' })).id)
    services.events.length = 0
  })

  const files = () => product.services.batch.objects.list(BATCH_BUCKET, '')
  const start = async () => {
    product.at(TWO)
    await happen(startNightBatch, nightBatchDue.detailType, NIGHT)
    await product.services.batch.jobs.idle()
  }
  /** Takes the events of Bedrock, and reads the answers that they announce. */
  const report = async () => {
    const { batch, events } = product.services
    for (const { source, detailType, detail } of batch.events.splice(0))
      await reportBatchJob({ source, 'detail-type': detailType, detail }, context())
    for (const { type, detail } of events.splice(0)) await happen(keepBatchAnswers, type, detail)
  }
  const look = async () => {
    product.at(HALF_PAST_FOUR)
    await happen(keepBatchAnswers, batchAnswersDue.detailType, NIGHT)
  }
  const fill = async () => {
    product.at(FIVE)
    expect(await consume(generateDailyMotivations, { ...NIGHT, from: '06:00' })).toBe(true)
  }
  const texts = async () =>
    (await items())
      .filter(({ sk }) => String(sk).startsWith('MOTIVATION#') && String(sk).endsWith(NIGHT.date))
      .map((item) => motivation.parse(item))
  /** The texts that calls of the model on demand wrote until now. */
  const asked = () => product.services.asked()

  it('writes the texts of a morning at one time, and leaves no file (TEXT-27)', async () => {
    const before = asked()
    await start()
    expect(product.services.messages).toEqual([])
    expect(product.services.batch.events.map(({ detail }) => detail.status)).toEqual(['Completed'])
    await report()
    const kept = await texts()
    expect(kept.map(({ sk }) => sk.split('#')[1]).toSorted()).toEqual(goals.toSorted())
    expect(kept.map(({ source }) => source)).toEqual(['model', 'model', 'model', 'model'])
    expect(files()).toEqual([])
    await fill()
    expect(await texts()).toEqual(kept)
    expect(asked()).toBe(before)
  })

  it('asks the same question as a call on demand, without the cache point and the guardrail', async () => {
    await start()
    const [line = ''] = (product.services.batch.objects.get(BATCH_BUCKET, RECORDS) ?? '').split('\n')
    const { modelInput } = JSON.parse(line)
    product.services.prompts.length = 0
    await fill()
    const onDemand = product.services.prompts.map((prompt) => JSON.parse(prompt))
    expect(onDemand.map(({ outputConfig }) => outputConfig)).toContainEqual(modelInput.outputConfig)
    const words = onDemand.map(({ system, messages }) => [
      system[0],
      messages[0].content
        .map(
          (block: { text?: string; guardContent?: { text: { text: string } } }) =>
            block.text ?? block.guardContent?.text.text,
        )
        .join(''),
    ])
    expect(words).toContainEqual([modelInput.system[0], modelInput.messages[0].content[0].text])
    expect(modelInput.guardrailConfig).toBeUndefined()
  })

  it.each([
    ['absent', 0],
    ['partial', 2],
    ['errors', 2],
    ['late', 0],
    ['malformed', 4],
  ] as const)('leaves the rest to the generation on demand when its answers are %s', async (mode, byBatch) => {
    product.services.faults.set('batch', { mode, times: 1 })
    const before = asked()
    await start()
    await report()
    await look()
    expect(await texts()).toHaveLength(byBatch)
    await fill()
    const morning = await texts()
    expect(morning.map(({ source }) => source)).toEqual(['model', 'model', 'model', 'model'])
    expect(asked() - before).toBe(4 - byBatch)
    await product.services.batch.jobs.finishLate()
    await report()
    expect(await texts()).toEqual(morning)
  })

  it('has the goals of every page of the shard', async () => {
    product.at(NOON)
    const more = await Promise.all(Array.from({ length: 24 }, () => product.person()))
    await Promise.all(more.map((person) => product.goal(person, { time_of_day: '07:00' })))
    product.services.events.length = 0
    await start()
    await report()
    expect(await texts()).toHaveLength(28)
  })

  it('is found at half past four without an event of Bedrock', async () => {
    await start()
    product.services.batch.events.length = 0
    await look()
    expect(await texts()).toHaveLength(4)
  })

  it('counts a job without answers at half past four', async () => {
    product.services.faults.set('batch', { mode: 'late', times: 1 })
    await start()
    product.counts.length = 0
    await look()
    expect(product.counts).toContainEqual(expect.objectContaining({ BatchesWithoutAnswers: 1 }))
  })

  it('is created once when its event comes twice', async () => {
    await start()
    await start()
    expect(product.services.batch.events).toHaveLength(1)
  })

  it('is not created for fewer records than the least: the goals are queued for generation on demand', async () => {
    for (const [index, person] of people.slice(1).entries())
      await change(person, `ACCOUNT#GOAL#${goals[index + 1]}`, { is_active: false })
    await start()
    expect(files()).toEqual([])
    expect(product.services.messages.map(({ work }) => work)).toEqual([{ ...NIGHT, from: '06:00' }])
  })

  it('stores nothing for a goal that was changed, set aside or deleted, or that is in crisis since', async () => {
    await start()
    const [changed, aside, gone, crisis] = people
    const [changedGoal = '', asideGoal = '', goneGoal = '', crisisGoal = ''] = goals
    if (!changed || !aside || !gone || !crisis) throw new Error('There are four people.')
    const { status } = await product.as(changed, 'update-goal', {
      goalId: changedGoal,
      updates: { title: 'Learn to swim' },
    })
    expect(status).toBe(200)
    await change(aside, `ACCOUNT#GOAL#${asideGoal}`, { is_active: false })
    await product.as(gone, 'delete-goal', { goalId: goneGoal })
    await change(crisis, `ACCOUNT#GOAL#${crisisGoal}`, { care: 'crisis', care_reason: 'self-harm' })
    await report()
    expect(await texts()).toEqual([])
  })

  it('leaves an answer that breaks the checklist to the generation on demand', async () => {
    product.services.faults.set('model', { mode: 'link' })
    await start()
    product.services.faults.lift()
    await report()
    expect(await texts()).toEqual([])
  })

  it('stores the gentle text where the model refuses, and where the guardrail blocks (CARE-11, CARE-12)', async () => {
    product.services.faults.set('model', { mode: 'refusal', times: 1 })
    await start()
    product.services.faults.set('model', { mode: 'guardrail', times: 1 })
    const asked = vi.spyOn(product.services.batch, 'answer')
    await report()
    const paths = asked.mock.calls.map(([{ url }]) => new URL(url).pathname)
    expect(paths).toContain(`/guardrail/${GUARDRAIL.id}/version/${GUARDRAIL.version}/apply`)
    const gentle = (await texts()).filter(({ prompt_version }) => prompt_version.startsWith('gentle'))
    expect(gentle).toHaveLength(2)
  })

  it('takes a concern of the model as an answer on demand does: the goal is in crisis and has no text (CARE-12)', async () => {
    product.services.faults.set('model', { mode: 'concern', times: 1 })
    await start()
    await report()
    const cares = (await items()).filter(({ sk }) => String(sk).startsWith('ACCOUNT#GOAL#')).map(({ care }) => care)
    expect(cares.toSorted()).toEqual(['crisis', 'ordinary', 'ordinary', 'ordinary'])
    expect(await texts()).toHaveLength(3)
  })

  it('queues all goals for generation on demand when Bedrock refuses the job, and creates one job when its event comes again', async () => {
    const { batch } = product.services
    const { answer } = batch
    batch.answer = async (request, caller) =>
      request.url.includes('model-invocation-job')
        ? new Response('{"message":"Too many jobs"}', {
            status: 400,
            headers: { 'x-amzn-errortype': 'ServiceQuotaExceededException' },
          })
        : answer(request, caller)
    await start()
    expect(product.services.messages.map(({ work }) => work)).toEqual([{ ...NIGHT, from: '06:00' }])
    batch.answer = answer
    await start()
    expect(batch.events).toHaveLength(1)
  })

  it('deletes the answers of a past date unread', async () => {
    await start()
    product.at('2026-11-26T12:00:00Z')
    await report()
    expect(files()).toEqual([])
    expect(await texts()).toEqual([])
  })

  it('of another bucket is left alone, and an event without the ARN of a job is refused', async () => {
    await start()
    const [{ detail } = { detail: {} }] = product.services.batch.events
    const event = (batchJobArn: unknown) => reportBatchJob({ detail: { ...detail, batchJobArn } }, context())
    await expect(event('arn:aws:s3:::bucket')).rejects.toThrow()
    await expect(event('arn:aws:bedrock:us-east-1:000000000000:model-invocation-job/unknown00000')).rejects.toThrow()
    expect(product.services.events).toEqual([])
  })
})

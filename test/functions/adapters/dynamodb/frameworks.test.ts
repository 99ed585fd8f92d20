import { describe, expect, it } from 'vitest'
import { createFrameworkItem } from '#domain/framework/framework.ts'
import { createFrameworkStore } from '#functions/adapters/dynamodb/frameworks.ts'
import { frameworkKey } from '#functions/adapters/dynamodb/keys.ts'
import { writeReport } from '#functions/coach/create-five-circle-framework/write.ts'
import { createInterview } from '#test/support/interview.ts'
import { coachSaying } from '../bedrock/saying.ts'
import { countReadUnits, NOW, NOW_MS, put, startStores, table } from './stores.ts'

const store = createFrameworkStore(table)
const person = startStores()
const interview = createInterview()
const LATER = '2026-11-25T17:00:00.000Z'

/** Stores the part of a framework that the text of a goal uses. */
const putAnswers = (created_at: string, fields: object = {}) =>
  put({ ...frameworkKey(person(), created_at), interview, care: 'ordinary', ...fields })

describe('the answers for a circle', () => {
  const answers = () => store.answersFor(person(), 'spiritual')
  const { personal_definition, success_definition_90_days, ideal_time_per_week } = interview.circleData.spiritual

  it('are those of the newest framework', async () => {
    expect(await answers()).toBeUndefined()
    await putAnswers(NOW, { interview: { ...interview, lifeContext: { primary_challenge: 'Old.' } } })
    await putAnswers(LATER)
    expect(await answers()).toEqual({
      definition: personal_definition,
      goal: success_definition_90_days,
      challenges: interview.lifeContext.primary_challenge,
      hours: ideal_time_per_week,
    })
    expect(await countReadUnits(answers)).toBe(0.5)
  })

  it.each([{ care: 'gentle' }, { care: 'crisis' }, { care: undefined }, { care: 'none' }])(
    'are hours only with %j (CARE-3)',
    async (fields) => {
      await putAnswers(NOW, fields)
      expect(await answers()).toEqual({ hours: ideal_time_per_week })
    },
  )

  it('are absent for a circle without answers and when they cannot be read', async () => {
    await putAnswers(NOW, { interview: { ...interview, circleData: {} } })
    expect(await answers()).toBeUndefined()
    await putAnswers(LATER, { interview: 'none' })
    expect(await answers()).toBeUndefined()
  })
})

describe('a framework', () => {
  it('is stored, read as the newest one, and removed', async () => {
    const { analysis } = await writeReport(coachSaying(), { interview, history: [], goals: [] })
    const create = (now: number) =>
      createFrameworkItem(
        { id: person(), email: undefined },
        { interview, chat: [] },
        { analysis, promptVersion: 'v1', care: 'ordinary' },
        now,
      )
    expect(await store.latest(person())).toBeUndefined()
    await store.keep(create(NOW_MS))
    const newest = create(NOW_MS + 1)
    await store.keep(newest)
    expect(await store.latest(person())).toEqual(newest)
    expect(await countReadUnits(() => store.latest(person()))).toBeGreaterThanOrEqual(1)
    await store.remove(newest)
    expect(await store.latest(person())).toEqual(create(NOW_MS))
    await put({ ...frameworkKey(person(), LATER), interview: 'none' })
    expect(await store.latest(person())).toBeUndefined()
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listTexts, printWords } from '#domain/safety/word-print.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { createInterview } from '#test/support/interview.ts'
import { items } from '#test/support/reactions.ts'
import { CALM } from './consultant-answers.ts'

describe('an interview in crisis', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    ann = await product.person()
  })
  afterEach(() => product.services.faults.lift())

  const ask = (body: Record<string, unknown>) => product.as(ann, 'five-circle-consultant', body)

  it('names the subject of words in crisis, and accepts words that the person says were read wrongly (CARE-8, CARE-9)', async () => {
    const words = 'I want to die.'
    const turn = { mode: 'ask_followup', currentData: CALM, userResponse: words }
    expect((await ask(turn)).body).toMatchObject({ care: 'crisis', care_reason: 'suicide' })
    const readWrongly = [printWords(words)]
    product.logs.length = 0
    expect((await ask({ ...turn, readWrongly })).body).toMatchObject({ care: 'ordinary', care_reason: 'none' })
    expect(product.logs).toContainEqual(
      expect.objectContaining({ message: 'read wrongly', care: 'crisis', reason: 'suicide' }),
    )
    expect(JSON.stringify(product.logs)).not.toContain('die')
    // Other words are screened again, and a text that would hurt another person is always refused.
    expect((await ask({ ...turn, userResponse: 'I want to die tonight.', readWrongly })).body.care).toBe('crisis')
    const harm = 'Kill my landlord'
    const refused = await ask({ ...turn, userResponse: harm, readWrongly: [printWords(harm)] })
    expect([refused.status, refused.body.code]).toEqual([400, 'refused'])
  })

  it('names the answer of the steps that says it, to lead back to it, and none where the chat says it (CARE-8)', async () => {
    const words = 'I want to die.'
    const { lifeContext, circleData } = createInterview({ work: { success_definition_90_days: words } })
    const place = { care: 'crisis', field: 'circleData.work.success_definition_90_days' }
    const currentData = { lifeContext, circleData }
    expect((await ask({ mode: 'analyze', currentData })).body).toMatchObject(place)
    expect((await ask({ mode: 'ask_followup', currentData, userResponse: 'At seven.' })).body).toMatchObject(place)
    const report = { user_id: ann.email, ...currentData, conversationHistory: null }
    const refused = await product.as(ann, 'create-five-circle-framework', report)
    expect(refused).toMatchObject({ status: 409, body: place })
    expect(refused.body.error).not.toContain('circleData')
    expect(JSON.stringify(product.logs)).not.toContain('die')
    // Words that were read wrongly lead nowhere.
    const challenge = createInterview({ lifeContext: { primary_challenge: 'I want to end my life.' } }).lifeContext
    const both = { mode: 'analyze', currentData: { lifeContext: challenge, circleData } }
    expect((await ask(both)).body.field).toBe('lifeContext.primary_challenge')
    const readWrongly = [printWords('I want to end my life.')]
    expect((await ask({ ...both, readWrongly })).body).toMatchObject(place)
    const said = { mode: 'ask_followup', currentData: CALM, userResponse: words }
    expect((await ask(said)).body).not.toHaveProperty('field')
  })

  it('treats words that the person says were read wrongly as gentle, not as a crisis, after a concern of the model (ADR 186)', async () => {
    product.services.faults.set('model', { mode: 'concern' })
    const readWrongly = listTexts(CALM).map(printWords)
    expect((await ask({ mode: 'analyze', currentData: CALM, readWrongly })).body).toMatchObject({
      care: 'gentle',
      source: 'built-in',
    })
  })

  it('stores the confirmed words with the framework, so that the workshop does not ask again (CARE-9)', async () => {
    const words = 'I want to die.'
    const body = { ...createInterview({ spiritual: { personal_definition: words } }), conversationHistory: null }
    const readWrongly = [printWords(words)]
    expect((await product.as(ann, 'create-five-circle-framework', { ...body, readWrongly })).status).toBe(200)
    expect((await product.as(ann, 'get-latest-framework', {})).body).toMatchObject({
      framework: { read_wrongly: readWrongly },
    })
    const wish = { circleName: 'Spiritual', hoursPerWeek: 4, personalDefinition: words }
    const suggested = await product.as(ann, 'generate-goal-suggestions', { ...wish, readWrongly })
    expect(suggested.body.suggestions).toHaveLength(3)
  })

  it('writes a gentle report after a concern of the model (CARE-12)', async () => {
    product.services.faults.set('model', { mode: 'concern' })
    const readWrongly = listTexts(CALM).map(printWords)
    const { body } = await product.as(ann, 'create-five-circle-framework', { ...CALM, readWrongly })
    expect(body.analysis).toMatchObject({
      source: 'built-in',
      gentle: [],
      consultant_report: {
        executive_summary: expect.stringContaining('can help more than a report'),
        success_probability_assessment: { odds_in_ten: null },
      },
    })
  })

  it('returns the same subject from the report and the suggestions, and writes neither (CARE-8)', async () => {
    const before = await items()
    const wish = { circleName: 'Work', hoursPerWeek: 4, personalDefinition: 'I want to die.' }
    const { conversationHistory } = { conversationHistory: [{ role: 'user', content: 'I want to die.' }] }
    const crisis = { code: 'conflict', care: 'crisis', care_reason: 'suicide' }
    const report = { user_id: ann.email, ...createInterview(), conversationHistory }
    expect(await product.as(ann, 'create-five-circle-framework', report)).toMatchObject({ status: 409, body: crisis })
    expect(await product.as(ann, 'generate-goal-suggestions', wish)).toMatchObject({ status: 409, body: crisis })
    product.services.faults.set('model', { mode: 'concern' })
    const unclear = { status: 409, body: { ...crisis, care_reason: 'unclear' } }
    expect(await product.as(ann, 'create-five-circle-framework', { ...createInterview() })).toMatchObject(unclear)
    const calm = { ...wish, personalDefinition: 'Calls.' }
    expect(await product.as(ann, 'generate-goal-suggestions', calm)).toMatchObject(unclear)
    product.services.faults.lift()
    expect((await items()).filter(({ sk }) => String(sk).startsWith('FRAMEWORK#'))).toEqual(
      before.filter(({ sk }) => String(sk).startsWith('FRAMEWORK#')),
    )
  })
})

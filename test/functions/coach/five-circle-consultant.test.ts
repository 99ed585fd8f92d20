import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { createInterview } from '#test/support/interview.ts'
import { founder } from '#test/support/people/founder.ts'
import { manager } from '#test/support/people/manager.ts'
import { CALM, TANGLED } from './consultant-answers.ts'
import { FAILURES, failModel } from './support.ts'

const analyzed = z.strictObject({
  success: z.literal(true),
  analysis: z.strictObject({ canProceed: z.boolean(), nextQuestion: z.nullable(z.string()) }),
  care: z.enum(['ordinary', 'gentle', 'crisis']),
  care_reason: z.string(),
  source: z.enum(['model', 'built-in']),
})
const followed = z.strictObject({
  success: z.literal(true),
  shouldContinue: z.boolean(),
  consultantResponse: z.string(),
  care: z.enum(['ordinary', 'gentle', 'crisis']),
  care_reason: z.string(),
  source: z.enum(['model', 'built-in']),
})
type Entry = { role: 'consultant' | 'user'; content: string }

describe('five-circle-consultant', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    ann = await product.person()
  })
  afterEach(() => product.services.faults.lift())

  const ask = (body: Record<string, unknown>, caller = ann) => product.as(caller, 'five-circle-consultant', body)
  const analyze = async (currentData: unknown) => {
    const { status, body } = await ask({ mode: 'analyze', currentData, user_id: ann.email })
    expect([status, body.error]).toEqual([200, undefined])
    return analyzed.parse(body)
  }
  const answer = async (currentData: unknown, conversationHistory: Entry[] | null, userResponse: string) => {
    const { status, body } = await ask({ mode: 'ask_followup', currentData, userResponse, conversationHistory })
    expect([status, body.error]).toEqual([200, undefined])
    return followed.parse(body)
  }
  /** The whole conversation, with the calls that the page makes. */
  const converse = async (currentData: unknown, reply: (n: number) => string) => {
    const first = await analyze(currentData)
    const history: Entry[] = []
    let question = first.analysis.nextQuestion
    while (question !== null && history.length < 40) {
      history.push({ role: 'consultant', content: question })
      const said = reply(history.length)
      const turn = await answer(currentData, history, said)
      history.push({ role: 'user', content: said })
      question = turn.shouldContinue ? turn.consultantResponse : null
    }
    return history.filter(({ role }) => role === 'consultant').map(({ content }) => content)
  }

  it('lets a person proceed when no finding is open (INTERVIEW-6)', async () => {
    expect(await analyze(CALM)).toEqual({
      success: true,
      analysis: { canProceed: true, nextQuestion: null },
      care: 'ordinary',
      care_reason: 'none',
      source: 'model',
    })
  })

  it('asks in the person’s own words and ends when all findings are answered', async () => {
    const { analysis, source } = await analyze(createInterview())
    expect({ canProceed: analysis.canProceed, source }).toEqual({ canProceed: false, source: 'model' })
    expect(analysis.nextQuestion).toMatch(
      /For Friends & Family you wrote “Dinner at home four evenings a week\.” You also wrote “My evenings dissolve into mail\.”/,
    )
    const questions = await converse(createInterview(), () => 'The hour after work.')
    expect(questions).toHaveLength(2)
    expect(questions[1]).toMatch(
      /You wrote “The hour after work\.” You want 6 hours more for Friends & Family, and as your main challenge/,
    )
  })

  it('repeats no question after an answer was changed (INTERVIEW-11)', async () => {
    failModel(product, 'rubbish')
    const first = (await analyze(createInterview())).analysis.nextQuestion ?? ''
    const conversationHistory = [
      { role: 'consultant', content: first },
      { role: 'user', content: 'The hour after work.' },
    ]
    const { body } = await ask({ mode: 'analyze', currentData: createInterview(), conversationHistory })
    const second = analyzed.parse(body).analysis.nextQuestion
    expect(second).toContain('6 hours more for Friends & Family')
    expect(second).not.toBe(first)
  })

  it('asks about a gentle subject only what to leave alone (INTERVIEW-11)', async () => {
    failModel(product, 'rubbish')
    const { interview } = manager
    expect((await analyze(interview)).analysis.nextQuestion).toBe(
      'Is there anything of what you wrote that this plan should leave alone for now?',
    )
  })

  it('relates two answers of a person (INTERVIEW-11)', async () => {
    failModel(product, 'rubbish')
    expect((await analyze(founder.interview)).analysis.nextQuestion).toBe(
      'You gave Work 10 hours more and wrote “My daughter asked if I live at the office.” Which of the two should this plan believe for the next 90 days?',
    )
  })

  it('treats an untouched slider as a missing answer (INTERVIEW-10)', async () => {
    failModel(product, 'rubbish')
    const { lifeContext, circleData } = createInterview()
    const untouched = { lifeContext: { ...lifeContext, sleep_hours_per_night: null }, circleData }
    expect((await analyze(untouched)).analysis.nextQuestion).toContain('Time reality check, still needs: Sleep')
  })

  it('reads all eight steps', async () => {
    await analyze(createInterview())
    for (const words of [
      'dissolve into mail',
      'draft of my novel',
      'quiet hour',
      'before the job',
      'not only meetings',
    ])
      expect(product.services.prompts[0]).toContain(words)
    for (const words of [
      'Making something',
      'carries me',
      'mid_career_family',
      '\\"job\\": 50',
      '\\"available_time\\": 63',
    ])
      expect(product.services.prompts[0]).toContain(words)
  })

  it.each([
    ['the model', false],
    ['the built-in consultant', true],
  ])(
    '%s names missing or contradictory answers, at most five times, without a repetition (INTERVIEW-11)',
    async (_, alone) => {
      if (alone) failModel(product, 'rubbish')
      const questions = await converse(TANGLED, (n) => `Answer ${n}.`)
      expect(questions).toHaveLength(5)
      expect(new Set(questions).size).toBe(5)
      expect(questions[0]).toContain('Primary Challenge')
      expect(questions[1]).toContain('90-Day Priority')
      expect(questions[2]).toMatch(/Spiritual.*Personal Definition/)
      expect(questions[3]).toMatch(/hours have no place/)
      expect(questions[4]).toMatch(/Health & Fitness an importance of 9 of 10, and no hours/)
    },
  )

  it('stops after five questions by the count of the server, without a model call', async () => {
    const history: Entry[] = Array.from({ length: 5 }, (_, n) => [
      { role: 'consultant' as const, content: `Question ${n}?` },
      { role: 'user' as const, content: 'Yes.' },
    ]).flat()
    const turn = await answer(TANGLED, history.slice(0, -1), 'Go on, ask me more.')
    expect(turn).toMatchObject({ shouldContinue: false, source: 'built-in' })
    expect(product.services.prompts).toHaveLength(0)
  })

  it('accepts an interview with few answers', async () => {
    const { analysis } = await analyze({ lifeContext: {}, circleData: { work: { importance_level: 9 } } })
    expect(analysis.nextQuestion).toContain('Step 1, Life stage and challenge, still needs: Primary Challenge')
  })

  it('counts an answer once, whether or not the history contains it', async () => {
    const history: Entry[] = [{ role: 'consultant', content: 'Where from?' }]
    await answer(createInterview(), history, 'The hour after work')
    await answer(
      createInterview(),
      [...history, { role: 'user', content: 'The hour after work' }],
      'The hour after work',
    )
    const [first, second] = product.services.prompts
    expect(first).toBe(second)
  })

  it.each(FAILURES)(
    'asks a built-in question when the model is %s, marked as built-in (INTERVIEW-8)',
    async (mode, attempts) => {
      failModel(product, mode)
      product.counts.length = 0
      expect(await analyze(TANGLED)).toMatchObject({ analysis: { canProceed: false }, source: 'built-in' })
      expect(product.services.prompts).toHaveLength(attempts)
      expect(product.counts).toMatchObject([{ Task: 'consultant', BuiltInTexts: 1 }])
      expect(await answer(CALM, null, 'That is all.')).toMatchObject({ shouldContinue: false, source: 'built-in' })
    },
  )

  it('logs the tokens of the model and nothing that was typed (COACH-8)', async () => {
    product.counts.length = 0
    product.logs.length = 0
    await analyze(createInterview())
    expect(product.counts).toMatchObject([{ Task: 'consultant', ModelTexts: 1 }])
    expect(product.logs).toContainEqual(
      expect.objectContaining({
        prompt_version: expect.stringMatching(/^consultant\/[0-9a-f]{10}$/),
        input_tokens: expect.any(Number),
      }),
    )
    expect(JSON.stringify(product.logs)).not.toMatch(/novel|evenings/)
  })
})

import type { ConverseCommandInput } from '@aws-sdk/client-bedrock-runtime'
import { describe, expect, it } from 'vitest'
import { ask, type Coach } from '#functions/adapters/bedrock/ask.ts'
import type { Converse } from '#functions/adapters/bedrock/converse.ts'
import { dataBlock } from '#functions/adapters/bedrock/data-block.ts'
import { type Question, Unusable } from '#functions/adapters/bedrock/question.ts'

type Reply = { text?: string; stopReason?: string; error?: Error }

/** A model that gives these replies in order, and the requests that it got. */
const modelSaying = (replies: Reply[]) => {
  const asked: ConverseCommandInput[] = []
  const model: Converse = async (input) => {
    asked.push(input)
    const { text = '', stopReason = 'end_turn', error } = replies[asked.length - 1] ?? {}
    if (error) throw error
    return {
      output: { message: { role: 'assistant', content: [{ text }] } },
      // The type of the SDK lacks some of Bedrock's stop reasons.
      stopReason: stopReason as 'end_turn',
      usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
    }
  }
  return { model, asked }
}

const question: Question<{ word: string }> = {
  promptVersion: 'test/1',
  system: 'Say a word.',
  user: `Now.\n\n${dataBlock({ title: 'Run' })}`,
  answer: {
    name: 'word',
    description: 'A word.',
    schema: { type: 'object', properties: { word: { type: 'string' } } },
  },
  maxTokens: 10,
  temperature: 0,
  read: (json) => {
    if (typeof json !== 'object' || json === null || !('word' in json) || typeof json.word !== 'string')
      return undefined
    if (json.word === 'bad') return new Unusable([{ rule: 'word', tell: 'The word "bad" is not allowed.' }])
    return { word: json.word }
  },
}

let models = 0
const createTestCoach = (model: Converse, given: Partial<Coach> = {}) => {
  const lines: Record<string, unknown>[] = []
  const keep = (_: string, fields?: Record<string, unknown>) => void lines.push(fields ?? {})
  models += 1
  const coach: Coach = { model, modelId: `model-${models}`, log: { info: keep, warn: keep }, pauseMs: 1, ...given }
  return { coach, lines }
}
const lastText = (input: ConverseCommandInput | undefined) => input?.messages?.at(-1)?.content?.at(-1)?.text

describe('a retry (COACH-7)', () => {
  it('adds the answer and its faults to the conversation as a second user turn (COACH-1)', async () => {
    const { model, asked } = modelSaying([{ text: '{"word":"bad"}' }, { text: '{"word":"good"}' }])
    const { coach, lines } = createTestCoach(model)
    expect(await ask(coach, question)).toEqual({ value: { word: 'good' }, isRefused: false })
    expect(asked[1]?.messages?.map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
    expect(asked[1]?.messages?.[0]).toEqual(asked[0]?.messages?.[0])
    expect(asked[1]?.messages?.[1]?.content).toEqual([{ text: '{"word":"bad"}' }])
    expect(lastText(asked[1])).toContain('The word "bad" is not allowed.')
    expect(lines[0]).toMatchObject({ outcome: 'unusable', broken_rules: ['word'] })
  })

  it.each([
    ['an answer that is cut off', { text: '{"wo', stopReason: 'max_tokens' }, /cut off/],
    ['an empty answer', { text: '' }, /JSON Schema/],
  ])('after %s is sent as one turn, because there is no answer to add', async (_, reply, tell) => {
    const { model, asked } = modelSaying([reply, { text: '{"word":"good"}' }])
    expect((await ask(createTestCoach(model).coach, question)).value).toEqual({ word: 'good' })
    expect(asked[1]?.messages).toHaveLength(1)
    expect(lastText(asked[1])).toMatch(tell)
  })
})

describe('a refusal (CARE-12)', () => {
  it.each(['refusal', 'content_filtered', 'guardrail_intervened'])(
    'by %s is final and classified as a refusal',
    async (stopReason) => {
      const { model, asked } = modelSaying([{ text: 'No.', stopReason }])
      expect(await ask(createTestCoach(model).coach, question)).toEqual({ value: undefined, isRefused: true })
      expect(asked).toHaveLength(1)
    },
  )

  it('is not the result for a model that is down', async () => {
    const { model } = modelSaying([{ error: new Error('down') }, { error: new Error('down') }])
    expect(await ask(createTestCoach(model).coach, question)).toEqual({ value: undefined, isRefused: false })
  })
})

describe('a model without structured output (COACH-9)', () => {
  const refuses = () =>
    Object.assign(new Error('outputConfig.textFormat: json_schema is not supported for this model'), {
      name: 'ValidationException',
    })

  it('gets the schema in the prompt of the first retry and of each later call', async () => {
    const { model, asked } = modelSaying([
      { error: refuses() },
      { text: 'Here it is:\n```json\n{"word":"good"}\n```' },
      { text: '{"word":"again"}' },
    ])
    const { coach } = createTestCoach(model)
    expect((await ask(coach, question)).value).toEqual({ word: 'good' })
    expect(asked[1]?.outputConfig).toBeUndefined()
    expect(asked[1]?.system?.[0]?.text).toContain(JSON.stringify(question.answer.schema))
    expect((await ask(coach, question)).value).toEqual({ word: 'again' })
    expect(asked).toHaveLength(3)
    expect(asked[2]?.outputConfig).toBeUndefined()
  })

  it('still gets a retry after an unusable answer', async () => {
    const { model, asked } = modelSaying([{ error: refuses() }, { text: 'no' }, { text: '{"word":"good"}' }])
    expect((await ask(createTestCoach(model).coach, question)).value).toEqual({ word: 'good' })
    expect(asked).toHaveLength(3)
  })

  it('is not assumed after another invalid request', async () => {
    const error = Object.assign(new Error('The model id is invalid.'), { name: 'ValidationException' })
    const { model, asked } = modelSaying([{ error }])
    expect((await ask(createTestCoach(model).coach, question)).value).toBeUndefined()
    expect(asked).toHaveLength(1)
  })
})

describe('the guardrail (CARE-11)', () => {
  it('is sent with every call and assesses only the marked data', async () => {
    const { model, asked } = modelSaying([{ text: '{"word":"bad"}' }, { text: '{"word":"good"}' }])
    await ask(createTestCoach(model, { guardrail: { id: 'g1', version: '3' } }).coach, question)
    for (const { guardrailConfig, messages } of asked) {
      expect(guardrailConfig).toEqual({ guardrailIdentifier: 'g1', guardrailVersion: '3', trace: 'disabled' })
      expect(messages?.[0]?.content).toEqual([
        { text: 'Now.\n\n' },
        { guardContent: { text: { text: dataBlock({ title: 'Run' }) } } },
      ])
    }
  })

  it('is omitted when none is deployed', async () => {
    const { model, asked } = modelSaying([{ text: '{"word":"good"}' }])
    await ask(createTestCoach(model).coach, question)
    expect(asked[0]).not.toHaveProperty('guardrailConfig')
    expect(asked[0]?.messages?.[0]?.content).toEqual([{ text: question.user }])
  })
})

describe('the cache point (COACH-10)', () => {
  const HAIKU = 'us.anthropic.claude-haiku-4-5-20251001-v1:0'
  const SONNET = 'eu.anthropic.claude-sonnet-4-5-20250929-v1:0'
  const systemFor = async (modelId: string, words: number) => {
    const { model, asked } = modelSaying([{ text: '{"word":"good"}' }])
    await ask(createTestCoach(model, { modelId }).coach, { ...question, system: 'word '.repeat(words) })
    return asked[0]?.system?.slice(1)
  }

  it.each([
    ['long enough', SONNET, 900, true],
    ['too short', SONNET, 700, false],
    ['too short for this model', HAIKU, 900, false],
    ['long enough for this model', HAIKU, 3_500, true],
    ['for a model that may not know it', 'mistral.mistral-large-2407-v1:0', 3_500, false],
  ])('follows a prompt that is %s', async (_, modelId, words, isCached) => {
    expect(await systemFor(modelId, words)).toEqual(isCached ? [{ cachePoint: { type: 'default' } }] : [])
  })
})

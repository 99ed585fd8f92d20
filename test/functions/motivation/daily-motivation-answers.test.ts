import type { ConverseCommandInput } from '@aws-sdk/client-bedrock-runtime'
import { describe, expect, it, vi } from 'vitest'
import type { Converse } from '#functions/adapters/bedrock/converse.ts'
import { writeDailyMotivation } from '#functions/motivation/daily-motivation/write.ts'
import { EXAMPLES } from '#functions/motivation/prompts/choose-examples.ts'
import { builtIn, input, MODEL, write } from './support/write-daily-text.ts'

const EXAMPLE = EXAMPLES.find(({ situation, kind }) => situation === 'ordinary' && kind === 'finish')
if (!EXAMPLE) throw new Error('There is no example of an ordinary day.')
const GOOD = { ...EXAMPLE.answer, concern: 'none' }
const GOOD_TEXT = {
  message: GOOD.message,
  micro_plan: GOOD.steps.map(({ text }) => text),
  step_minutes: GOOD.steps.map(({ minutes }) => minutes),
  challenge: GOOD.challenge.text,
  challenge_seconds: GOOD.challenge.seconds,
}
const step = (text: string, minutes = 2) => ({ ...GOOD, steps: [{ text, minutes }] })

const saying =
  (...answers: string[]): Converse =>
  async () => ({
    output: { message: { role: 'assistant', content: [{ text: answers.shift() ?? '' }] } },
    stopReason: 'end_turn',
    usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
  })

describe('an answer of the model', () => {
  it('is cleaned of bullets, numbers and invisible characters (TEXT-6)', async () => {
    const steps = GOOD.steps.map(({ text, minutes }, index) => ({ text: `${index + 1}. ${text}\u202e`, minutes }))
    const { written } = await write(saying(JSON.stringify({ ...GOOD, message: `${GOOD.message}\u0000`, steps })))
    expect(written).toMatchObject({ source: 'model', text: GOOD_TEXT })
  })

  it.each<[string, unknown, string]>([
    ['with four steps', { ...GOOD, steps: [...GOOD.steps, { text: 'Close the book.', minutes: 1 }] }, 'time'],
    ['without steps', { ...GOOD, steps: [] }, 'time'],
    ['with empty steps', step(' '), 'length'],
    ['with the same step twice', { ...GOOD, steps: [GOOD.steps[1], GOOD.steps[1]] }, 'distinctness'],
    ['with a step of 20 minutes', step('Open the chapter and write for 20 minutes.'), 'time'],
    ['with a step of 5 minutes in its field', step('Open the chapter.', 5), 'time'],
    ['with a challenge of 5 minutes', { ...GOOD, challenge: { text: 'Stand still.', seconds: 300 } }, 'time'],
    ['with a challenge of 121 seconds', { ...GOOD, challenge: { text: 'Stand still.', seconds: 121 } }, 'time'],
    ['with an endless message', { ...GOOD, message: 'x '.repeat(500) }, 'length'],
    ['with more than 60 words', { ...GOOD, message: `${GOOD.message} ${'so '.repeat(30)}` }, 'length'],
    ['with a number that is not in the brief', { ...GOOD, message: `${GOOD.message} You are 80% there.` }, 'numbers'],
    [
      'with words that the person did not write',
      { ...GOOD, message: GOOD.message.replace('reread', 'sing') },
      'quotes',
    ],
    ['with a link', { ...GOOD, message: `${GOOD.message} See www.example.com.` }, 'link'],
    ['with a short link', { ...GOOD, message: `${GOOD.message} See bit.ly/abc.` }, 'link'],
    ['with a name on the web', { ...GOOD, message: `${GOOD.message} See writer.ai.` }, 'link'],
    ['with a dose', step('Swallow an aspirin, then open it.'), 'medical'],
    ['with shame in German', { ...GOOD, message: 'Keine Ausreden, du Versager.' }, 'shame'],
    ['with a day that was not missed', { ...GOOD, message: `${GOOD.message} You missed yesterday.` }, 'person'],
    ['with somebody unnamed', { ...GOOD, message: `${GOOD.message} Your wife noticed it.` }, 'person'],
    ['with a phone number', { ...GOOD, message: `${GOOD.message} Call 555 010 0199.` }, 'phone'],
    ['with an address', { ...GOOD, message: `${GOOD.message} Write to a@b.example.` }, 'link'],
    ['with markup', { ...GOOD, message: `**${GOOD.message}**` }, 'markup'],
    ['with an exclamation mark', { ...GOOD, message: `${GOOD.message} Go!` }, 'words'],
    ['with shame', { ...GOOD, message: `${GOOD.message} No excuses.` }, 'shame'],
    ['with a medical instruction', step('Take half of your tablet before you open it.'), 'medical'],
    [
      'in another language',
      {
        ...GOOD,
        message:
          'Heute nimmst du dir den ersten Schritt vor und lässt alles andere liegen, bis er getan ist. Danach ist für heute Schluss, und das ist in Ordnung. Der Rest kann bis morgen warten.',
      },
      'language',
    ],
    ['with a field too many', { ...GOOD, extra: 1 }, 'off-schema'],
    ['with a field missing', { message: 'a', challenge: 'b' }, 'off-schema'],
    ['with steps in a string', { ...GOOD, steps: 'Open it.' }, 'off-schema'],
    ['that is a list', [GOOD], 'off-schema'],
    ['that is null', null, 'off-schema'],
  ])('%s is requested again and then replaced (COACH-1, TEXT-18)', async (_, answer, rule) => {
    const bad = JSON.stringify(answer)
    const again = await write(saying(bad, JSON.stringify(GOOD)))
    expect(again.written).toMatchObject({ source: 'model', text: GOOD_TEXT })
    const { outcome, broken_rules: rules } = again.lines[0]?.fields ?? {}
    expect([outcome, rules]).toEqual(
      rule === 'off-schema' ? ['off-schema', undefined] : ['unusable', expect.arrayContaining([rule])],
    )
    expect((await write(saying(bad, bad))).written).toEqual(builtIn)
  })

  it('may quote an address that the person wrote', async () => {
    const title = 'Launch writer.ai'
    const message = GOOD.message.replace(/“[^”]*”/u, `“${title}.”`)
    const { written } = await write(saying(JSON.stringify({ ...GOOD, message })), { brief: { ...input, title } })
    expect(written).toMatchObject({ source: 'model' })
  })

  it('with a step of the last 7 days is requested again with the reason (COACH-7)', async () => {
    const recent = [
      { date: '2026-11-20', message: 'Another one.', steps: [GOOD.steps[1]?.text ?? ''], challenge: 'x', kept: true },
    ]
    const { written, lines } = await write(saying(JSON.stringify(GOOD)), { brief: { ...input, recent } })
    expect(lines[0]?.fields.broken_rules).toContain('distinctness')
    expect(written).toMatchObject({ source: 'built-in' })
  })

  it('is requested again with twice the tokens when it was cut off', async () => {
    const rooms: (number | undefined)[] = []
    const model: Converse = async ({ inferenceConfig }: ConverseCommandInput) => {
      rooms.push(inferenceConfig?.maxTokens)
      return { output: undefined, stopReason: 'max_tokens', usage: undefined }
    }
    expect((await write(model)).written).toEqual(builtIn)
    expect(rooms[1]).toBe((rooms[0] ?? 0) * 2)
  })

  it.each(['AccessDeniedException', 'ValidationException', 'ResourceNotFoundException'])(
    'is not requested again after %s, and the log has the reason',
    async (name) => {
      const error = Object.assign(new Error('the reason'), { name })
      const { written, lines, outcomes } = await write(() => Promise.reject(error))
      expect(written).toEqual(builtIn)
      expect(outcomes).toEqual(['rejected'])
      expect(lines[0]?.fields).toMatchObject({ error: name, reason: 'the reason' })
    },
  )

  it('is given up at the time limit when the call ignores its abort signal, without an error (COACH-2)', async () => {
    const never: Converse = () => new Promise(() => undefined)
    const odd: Converse = () => {
      throw 'a string'
    }
    expect((await write(never, { attemptMs: 20 })).written).toEqual(builtIn)
    expect((await write(odd)).written).toEqual(builtIn)
  })

  it('is given up within 20 seconds (COACH-2)', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    const waits: number[] = []
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      waits.push(ms)
      return timeout(5)
    })
    const log = { info: () => undefined, warn: () => undefined }
    await writeDailyMotivation({ model: () => new Promise(() => undefined), modelId: MODEL, log }, input)
    expect(waits).toHaveLength(2)
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(19_000)
  })
})

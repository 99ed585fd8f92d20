import { describe, expect, it } from 'vitest'
import { writeDailyMotivation } from '#functions/motivation/daily-motivation/write.ts'
import { EXAMPLES } from '#functions/motivation/prompts/choose-examples.ts'
import { listenTo } from '../coach/prose-answers.ts'
import { input } from './support/write-daily-text.ts'

const EXAMPLE = EXAMPLES.find(({ situation, kind }) => situation === 'ordinary' && kind === 'finish')
if (!EXAMPLE) throw new Error('There is no example of an ordinary day.')
const GOOD = { ...EXAMPLE.answer, concern: 'none' }
const [FIRST] = GOOD.steps
const [LAST] = GOOD.steps.slice(-1)

describe('the retry of a daily text (COACH-7)', () => {
  it.each<[string, unknown, string]>([
    [
      'four steps',
      { ...GOOD, steps: [...GOOD.steps, { text: 'Close the book.', minutes: 1 }] },
      'steps: there are 4, allowed are 1 to 3',
    ],
    ['no step', { ...GOOD, steps: [] }, 'steps: there are 0, allowed are 1 to 3'],
    [
      'a step of 5 minutes',
      { ...GOOD, steps: [{ ...FIRST, minutes: 5 }, LAST] },
      'steps[0]: minutes is 5, allowed are 1 to 4',
    ],
    [
      'a part of a minute',
      { ...GOOD, steps: [FIRST, { ...LAST, minutes: 1.5 }] },
      'steps[1]: minutes is 1.5, allowed are 1 to 4',
    ],
    [
      'a challenge of 121 seconds',
      { ...GOOD, challenge: { ...GOOD.challenge, seconds: 121 } },
      'challenge: seconds is 121, allowed are 15, 30, 45, 60, 90, 120',
    ],
    [
      'an empty step',
      { ...GOOD, steps: [FIRST, { text: ' - ', minutes: 1 }] },
      'steps[1]: has 0 words, allowed are 2 to 16',
    ],
    [
      'a step of one long word',
      { ...GOOD, steps: [FIRST, { text: `Write ${'a'.repeat(150)}`, minutes: 1 }] },
      'steps[1]: has 156 characters, allowed are 0 to 140',
    ],
    [
      'an empty challenge',
      { ...GOOD, challenge: { text: '', seconds: 60 } },
      'challenge: has 0 words, allowed are 2 to 22',
    ],
    [
      'an endless message',
      { ...GOOD, message: `${GOOD.message} ${'a'.repeat(1200)}` },
      `message: has ${GOOD.message.length + 1201} characters, allowed are 0 to 1200`,
    ],
  ])('names the field and its limit after %s', async (_, answer, said) => {
    const { coach, told } = listenTo(answer, GOOD)
    expect(await writeDailyMotivation(coach, input)).toMatchObject({ source: 'model' })
    expect(told).toEqual([expect.stringContaining(said)])
    expect(told[0]).not.toContain('JSON Schema')
  })

  it('says everything that is wrong at once', async () => {
    const { coach, told } = listenTo(
      { ...GOOD, message: `${GOOD.message} See bit.ly/abc. You are halfway there.` },
      GOOD,
    )
    await writeDailyMotivation(coach, input)
    for (const said of ['It has a link or an address', 'says You are halfway']) expect(told[0]).toContain(said)
  })
})

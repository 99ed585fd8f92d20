import { describe, expect, it } from 'vitest'
import { createGeneralBrief } from '#domain/coach/brief/general-brief.ts'
import { tone } from '#domain/goals/fields.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'
import { differsFrom } from '#domain/nudges/differs.ts'
import { DATA_CLOSE, DATA_OPEN } from '#functions/adapters/bedrock/data-block.ts'
import { type NudgeInput, userPrompt } from '#functions/motivation/nudge/prompt.ts'
import { readAnswer } from '#functions/motivation/read-answer.ts'
import { composeAnswer } from '#local/services/bedrock/compose-text.ts'
import { BRIEFS } from '#test/support/briefs.ts'
import { HOSTILE } from '#test/support/hostile.ts'

const input = (given: Partial<NudgeInput>): NudgeInput => ({
  brief: { ...BRIEFS.P3, title: 'Run', description: 'Daily' },
  titles: [],
  tone: 'teammate',
  walk: 'goal_01JZ0000000000000000000000',
  date: '2026-11-24',
  localTime: '18:30',
  number: 2,
  earlier: [],
  ...given,
})
const frame = (prompt: string) => [prompt.split(DATA_OPEN)[0], prompt.split(DATA_CLOSE).at(-1)]
const PLAIN = userPrompt(input({}))
const brief = { ...BRIEFS.P3, description: '', circle: null, run: 0 }

describe.each<[string, (text: string) => Partial<NudgeInput>]>([
  ['title', (text) => ({ brief: { ...brief, title: text } })],
  ['description', (text) => ({ brief: { ...brief, title: 'Run', description: text } })],
  ['title among several', (text) => ({ brief: null, titles: ['Paint', text] })],
  ['text of the day', (text) => ({ earlier: [{ message: text, micro_plan: [text], challenge: text }] })],
])('a hostile %s in the prompt of a nudge (COACH-3)', (_, make) => {
  it.each(HOSTILE.map((text, number) => ({ number, text })))('$number stays data', ({ text }) => {
    const prompt = userPrompt(input(make(text)))
    expect(prompt.split(DATA_OPEN)).toHaveLength(2)
    expect(prompt.split(DATA_CLOSE)).toHaveLength(2)
    expect(frame(prompt)).toEqual(frame(PLAIN))
    expect(prompt.length).toBeLessThan(12_000)
    expect(prompt).not.toContain('goal_01JZ')
  })
})

describe('a nudge about no goal', () => {
  const general = (localTime: string) => input({ brief: null, titles: ['Paint'], localTime })
  const saysAfternoon = (localTime: string) => {
    const message =
      'You named the goal “Paint.” This afternoon has room for the first of it. Take out one brush and one color, and set the others aside. Begin with the corner that is nearest.'
    const steps = [{ text: 'Take out one brush.', minutes: 2 }]
    const answer = { message, steps, challenge: { text: 'Look at one color.', seconds: 30 }, concern: 'none' }
    return readAnswer(answer, createGeneralBrief(general(localTime)))
  }

  it('has the local time in its prompt (NUDGE-1)', () => {
    expect(userPrompt(general('07:05'))).toContain('"local_time": "07:05"')
  })

  it('names the part of the day at which it is read (TEXT-20)', () => {
    expect(saysAfternoon('14:00')).toMatchObject({ concern: 'none' })
    expect(saysAfternoon('22:00')).toMatchObject({ faults: [{ rule: 'language' }] })
  })
})

describe.each(tone.options)('a nudge of the emulator in the tone %s', (voice) => {
  it.each([
    ['of a goal', { brief: { ...brief, title: 'Run a marathon', tone: voice } }],
    ['of no goal', { brief: null, titles: ['Paint', 'Learn Greek'] }],
    ['of a person without goals', { brief: null, titles: [] }],
  ])('%s passes the checks and differs from the earlier ones (NUDGE-7)', (_, about) => {
    const earlier: MotivationText[] = []
    for (let number = 1; number <= 5; number += 1) {
      const asked = input({ ...about, tone: voice, number, earlier: [...earlier] })
      const answer = readAnswer(composeAnswer(userPrompt(asked), 0), asked.brief ?? createGeneralBrief(asked))
      if (!answer || !('text' in answer)) throw new Error(JSON.stringify(answer))
      expect(differsFrom(answer.text, earlier)).toBe(true)
      earlier.push(answer.text)
    }
  })
})

import { describe, expect, it } from 'vitest'
import { tone } from '#domain/goals/fields.ts'
import { motivationText } from '#domain/motivation/motivation.ts'
import { DATA_CLOSE, DATA_OPEN } from '#functions/adapters/bedrock/data-block.ts'
import { readAnswer } from '#functions/motivation/daily-motivation/schema.ts'
import { type NudgeInput, userPrompt } from '#functions/motivation/nudge/prompt.ts'
import { composeNudge } from '#local/services/bedrock/nudge/compose.ts'
import { BRIEFS } from '#test/support/briefs.ts'
import { HOSTILE } from '#test/support/hostile.ts'

const input = (given: Partial<NudgeInput>): NudgeInput => ({
  brief: { ...BRIEFS.P3, title: 'Run', description: 'Daily' },
  titles: [],
  tone: 'teammate',
  walk: 'goal_01JZ0000000000000000000000',
  date: '2026-11-24',
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
])('a hostile %s', (_, make) => {
  it.each(HOSTILE.map((text, number) => ({ number, text })))('$number stays data', ({ text }) => {
    const prompt = userPrompt(input(make(text)))
    expect(prompt.split(DATA_OPEN)).toHaveLength(2)
    expect(prompt.split(DATA_CLOSE)).toHaveLength(2)
    expect(frame(prompt)).toEqual(frame(PLAIN))
    expect(prompt.length).toBeLessThan(12_000)
    expect(prompt).not.toContain('goal_01JZ')
  })
})

it('a nudge of the model in this stack is within the product’s bounds, whatever the goal is called', () => {
  for (const title of HOSTILE) {
    const answer = readAnswer(composeNudge(userPrompt(input({ brief: { ...brief, title } }))), title)
    expect(motivationText.safeParse(answer).success).toBe(true)
  }
})

it.each(tone.options)('each sentence of a %s nudge begins with a capital letter', (voice) => {
  const begins = (text: string) => text.split(/(?<=[.!?])\s+|\n/).map((sentence) => sentence.charAt(0))
  for (let number = 1; number <= 40; number += 1) {
    for (const about of [{ brief: null, titles: [] }, { brief: { ...brief, title: 'run a marathon' } }]) {
      const { message } = composeNudge(userPrompt(input({ ...about, tone: voice, number })))
      expect(
        begins(message).filter((letter) => letter !== letter.toUpperCase()),
        message,
      ).toEqual([])
    }
  }
})

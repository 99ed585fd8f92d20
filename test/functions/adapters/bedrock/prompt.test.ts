import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief.ts'
import { motivationText } from '#domain/motivation/motivation.ts'
import { DATA_CLOSE, DATA_OPEN } from '#functions/adapters/bedrock/data-block.ts'
import { systemPrompt, userPrompt } from '#functions/motivation/daily-motivation/prompt.ts'
import { readAnswer } from '#functions/motivation/daily-motivation/schema.ts'
import { composeDailyMotivation } from '#local/services/bedrock/daily-motivation/compose.ts'
import { BRIEFS } from '#test/support/briefs.ts'
import { HOSTILE } from '#test/support/hostile.ts'

const input = (title: string, description: string): CoachBrief => ({
  ...BRIEFS.P5,
  title,
  description,
  target: '2026-12-01',
  daysToTarget: 7,
})
const PLAIN = userPrompt(input('a plain title', 'a plain description'))
const frame = (prompt: string) => [prompt.split(DATA_OPEN)[0], prompt.split(DATA_CLOSE).at(-1)]
const dataOf = (prompt: string): Record<string, unknown> =>
  JSON.parse(prompt.slice(prompt.indexOf(DATA_OPEN) + DATA_OPEN.length, prompt.indexOf(DATA_CLOSE)))

describe('what the model is told', () => {
  it('says the day, the streak and the days left, and nothing of the account', () => {
    expect(dataOf(PLAIN)).toEqual({
      title: 'a plain title',
      description: 'a plain description',
      tone: 'drill_sergeant',
      circle: 'Work',
      date: '2026-11-24',
      weekday: 'Tuesday',
      day_number: 23,
      streak: 3,
      target_date: '2026-12-01',
      days_left: 7,
    })
  })

  it('has a voice for each tone, and none of them is the others’', () => {
    const prompts = (['drill_sergeant', 'kind_encouraging', 'teammate', 'wise_mentor'] as const).map(systemPrompt)
    expect(new Set(prompts).size).toBe(4)
  })
})

describe.each([
  ['title', (text: string) => input(text, 'plain')],
  ['description', (text: string) => input('plain', text)],
] as const)('a hostile %s', (field, make) => {
  it.each(HOSTILE.map((text, number) => ({ number, text })))('$number stays data', ({ text }) => {
    const prompt = userPrompt(make(text))
    expect(prompt.split(DATA_OPEN)).toHaveLength(2)
    expect(prompt.split(DATA_CLOSE)).toHaveLength(2)
    expect(frame(prompt)).toEqual(frame(PLAIN))
    expect(prompt.length).toBeLessThan(4_000)

    const data = dataOf(prompt)
    expect(Object.keys(data)).toEqual(Object.keys(dataOf(PLAIN)))
    expect({ ...data, title: '', description: '' }).toEqual({ ...dataOf(PLAIN), title: '', description: '' })
    expect(data[field]).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u)

    const answer = readAnswer(composeDailyMotivation(prompt), text)
    expect(motivationText.safeParse(answer).success).toBe(true)
    expect(JSON.stringify(answer)).not.toMatch(/<\/?[a-z]/i)
  })
})

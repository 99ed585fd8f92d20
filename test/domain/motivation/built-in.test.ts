import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CIRCLES as CIRCLE_TYPES, type CircleType, type Tone, tone } from '#domain/goals/fields.ts'
import { builtInMotivation, CIRCLES, MESSAGES } from '#domain/motivation/built-in/library.ts'
import { keepsTime, namedMinutes } from '#domain/motivation/durations.ts'
import { motivationText } from '#domain/motivation/motivation.ts'
import { addDays } from '#domain/time/day.ts'

const SEED = 20_261_121
const TONES = tone.options
const circles: (CircleType | null)[] = [...CIRCLE_TYPES, null]
const goalId = fc.string({ minLength: 26, maxLength: 26 }).map((id) => `goal_${id}`)
const date = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2000-01-01', days))
const days = (first: string, count: number) => Array.from({ length: count }, (_, i) => addDays(first, i))

const textOf = (input: { tone: Tone; circle: CircleType | null; goalId: string; date: string; title?: string }) => {
  const { prompt_version, ...text } = builtInMotivation({ title: 'Write the first draft', ...input })
  return { text, prompt_version }
}

describe('the built-in library', () => {
  it.each(TONES.flatMap((voice) => circles.map((circle) => ({ voice, circle }))))(
    'repeats no message, step or challenge in 30 days of one goal: $voice, $circle',
    ({ voice, circle }) => {
      fc.assert(
        fc.property(goalId, date, (id, first) => {
          const month = days(first, 30).map((day) => textOf({ tone: voice, circle, goalId: id, date: day }).text)
          expect(new Set(month.map((text) => text.message)).size).toBe(30)
          expect(new Set(month.flatMap((text) => text.micro_plan)).size).toBe(90)
          expect(new Set(month.map((text) => text.challenge)).size).toBe(30)
        }),
        { seed: SEED, numRuns: 40 },
      )
    },
  )

  it('gives the same text for the same goal and day, and a text of its own to another goal', () => {
    const same = { tone: 'teammate', circle: 'Work', goalId: 'goal_1', date: '2026-11-21' } as const
    expect(textOf(same)).toEqual(textOf(same))
    const others = Array.from({ length: 100 }, (_, i) => textOf({ ...same, goalId: `goal_${i}` }).text)
    expect(new Set(others.map((text) => JSON.stringify(text))).size).toBeGreaterThan(95)
  })

  it('stays within the bounds of a stored day: by schema, in time, and under 1 kB', () => {
    for (const voice of TONES)
      for (const circle of circles)
        for (const date of days('2026-01-01', 33)) {
          const { text } = textOf({ tone: voice, circle, goalId: 'goal_a', date, title: 'x'.repeat(100) })
          expect(motivationText.parse(text)).toEqual(text)
          expect(text.micro_plan).toHaveLength(3)
          expect(new TextEncoder().encode(JSON.stringify(text)).length).toBeLessThan(1_000)
        }
  })

  it('asks for no step of 5 minutes and no challenge over 2, by its data and by its words', () => {
    for (const { plans, challenges } of Object.values(CIRCLES)) {
      for (const step of plans.flat()) {
        expect(step.minutes).toBeLessThan(5)
        expect(keepsTime({ micro_plan: [step.text], challenge: '' }), step.text).toBe(true)
      }
      for (const challenge of challenges) {
        expect(challenge.seconds).toBeLessThanOrEqual(120)
        expect(keepsTime({ micro_plan: [], challenge: challenge.text }), challenge.text).toBe(true)
      }
    }
  })

  it('names no time of 5 minutes or more in a step, and none over 2 in a challenge', () => {
    const steps = Object.values(CIRCLES).flatMap(({ plans }) => plans.flat().map(({ text }) => text))
    const challenges = Object.values(CIRCLES).flatMap((entries) => entries.challenges.map(({ text }) => text))
    expect(steps.filter((text) => namedMinutes(text) >= 5)).toEqual([])
    expect(challenges.filter((text) => namedMinutes(text) > 2)).toEqual([])
    expect(['Block an hour.', 'Half an hour of it.', 'Take five minutes.'].map(namedMinutes)).toEqual([60, 30, 5])
  })

  it('shares no step and no challenge between circles, so that a goal may change its circle', () => {
    const steps = Object.values(CIRCLES).flatMap(({ plans }) => plans.flat().map(({ text }) => text))
    const challenges = Object.values(CIRCLES).flatMap((entries) => entries.challenges.map(({ text }) => text))
    const messages = Object.values(MESSAGES).flat()
    for (const list of [steps, challenges, messages]) expect(new Set(list).size).toBe(list.length)
  })

  it('shames nobody and does not shout, in any tone', () => {
    const shaming =
      /\b(?:laz(?:y|iness)|pathetic|weak\w*|loser|fail\w*|excuses?|shame\w*|ashamed|pitiful|worthless|stupid|embarrass\w*|disappoint\w*|quitter|slack\w*|whin\w+|guilt\w*|wimp|coward\w*|useless|soft|you should have|no discipline|get a grip|what is wrong with you)\b/i
    const all = [
      ...Object.values(MESSAGES).flat(),
      ...Object.values(CIRCLES).flatMap(({ plans, challenges }) => [...plans.flat(), ...challenges].map((e) => e.text)),
    ]
    for (const text of all) {
      expect(text).not.toMatch(shaming)
      expect(text).not.toMatch(/!|[A-Z]{4,}/)
    }
  })

  it.each([
    ['Run a marathon', '“Run a marathon”'],
    ['  Two\nlines\there ', '“Two lines here”'],
    ['Pay $& and $1 back', '“Pay $& and $1 back”'],
    [`${'word '.repeat(19)}end`, `“${'word '.repeat(12).trim()}…”`],
  ])('quotes the title %j as a person would', (title, quoted) => {
    const input = { tone: 'kind_encouraging', circle: null, goalId: 'goal_q', title } as const
    const messages = days('2026-01-01', 33).map((date) => builtInMotivation({ ...input, date }).message)
    const quoting = messages.filter((message) => message.includes(quoted))
    expect(quoting.length).toBeGreaterThan(2)
    expect(messages.some((message) => message.includes('{title}'))).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { composeText } from '#domain/coach/compose/compose-text.ts'
import type { QuoteAnswer, StepAndChallenge } from '#domain/coach/library/frame.ts'
import { LIBRARY } from '#domain/coach/library/library.ts'
import type { Library } from '#domain/coach/library/library-lists.ts'
import { addDays } from '#domain/time/day.ts'
import { readWeekday } from '#domain/time/weekday.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const DAYS = 192
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const ordinary = inSituation(BRIEFS.P1, 'ordinary')
const without = { plan: null, reason: null, description: '', interview: null, target: null, daysToTarget: null }
const asleep = {
  title: 'Finish the wound-care course',
  kind: 'finish',
  obstacle: 'I read a page and fall asleep',
} as const

/** The library, in which the answers of a topic have other steps. */
const withSteps = (change: (answer: QuoteAnswer, index: number) => QuoteAnswer): Library => ({
  ...LIBRARY,
  ANSWERS: { ...LIBRARY.ANSWERS, course: (LIBRARY.ANSWERS.course ?? []).map(change) },
})

const partsOf = (index: number, side: string, minutes: 1 | 3 = 1): StepAndChallenge => ({
  step: { text: `Lay card ${LETTERS[index]} beside the course, ${side}.`, minutes },
  challenge: { text: `Hold card ${LETTERS[index]} up to the light, ${side}.`, seconds: 15 },
})

/** Each answer has two steps of its own, in turn. */
const withOwn = withSteps((answer, index) => ({
  ...answer,
  own: [partsOf(index, 'front'), partsOf(index, 'back')],
}))

/** The texts of a goal on many days, each with those of the 7 days before. */
const writeDays = (
  change: Partial<CoachBrief>,
  situation: 'ordinary' | 'after_miss' | 'rest_day',
  library = withOwn,
) => {
  const recent: CoachBrief['recent'][number][] = []
  return Array.from({ length: DAYS }, (_, day) => {
    const date = addDays(ordinary.date, day)
    const brief = { ...ordinary, ...without, ...change, date, weekday: readWeekday(date), recent: recent.slice(0, 7) }
    const { message, micro_plan: steps, challenge } = composeText(library, inSituation(brief, situation))
    recent.unshift({ date, message, steps, challenge, kept: true })
    return { day, message, steps, challenge }
  })
}

/** The texts with an answer, and the index of the answer. */
const answered = (texts: ReturnType<typeof writeDays>) =>
  texts.flatMap((text) => {
    const index = LIBRARY.ANSWERS.course?.findIndex((one) =>
      [one.text, one.short].some((words) => text.message.includes(words)),
    )
    return index === undefined || index < 0 ? [] : [{ ...text, index }]
  })

describe('the step and the challenge of an answer (TEXT-32)', () => {
  it.each(['ordinary', 'after_miss'] as const)('stand below it, and again after 90 days or later: %s', (situation) => {
    const found = answered(writeDays(asleep, situation))
    const byAnswer = Map.groupBy(found, ({ index }) => index)
    expect(byAnswer.size).toBeGreaterThanOrEqual(2)
    const sides = new Set<number>()
    for (const [index, times] of byAnswer) {
      const parts = [partsOf(index, 'front'), partsOf(index, 'back')]
      const stood = times.map(({ steps, challenge, day }) => {
        const side = parts.findIndex(({ step }) => steps.includes(step.text))
        expect(challenge === parts[side]?.challenge.text).toBe(side >= 0)
        sides.add(side)
        return { side, day }
      })
      for (const side of [0, 1]) {
        const days = stood.filter((one) => one.side === side).map(({ day }) => day)
        for (const [time, day] of days.slice(1).entries()) expect(day - (days[time] ?? 0)).toBeGreaterThanOrEqual(90)
      }
    }
    expect(sides).toEqual(new Set([0, 1, -1]))
  })

  it('give way to those of the turn where the step is too long for the day after a miss', () => {
    const long = withSteps((answer, index) => ({ ...answer, own: [partsOf(index, 'front', 3)] }))
    const ofDay = (situation: 'ordinary' | 'after_miss') =>
      answered(writeDays(asleep, situation, long)).flatMap(({ steps, challenge, index }) => {
        const own = partsOf(index, 'front', 3)
        return [
          ...(steps.includes(own.step.text) ? ['step'] : []),
          ...(challenge === own.challenge.text ? ['challenge'] : []),
        ]
      })
    expect(new Set(ofDay('ordinary'))).toEqual(new Set(['step', 'challenge']))
    expect(ofDay('after_miss')).toEqual([])
  })

  it('give way on a day off, where the step is of a working day', () => {
    const ofWork = withSteps((answer, index) => {
      const { step, challenge } = partsOf(index, 'front')
      return { ...answer, own: [{ step: { ...step, text: `${step.text} Take it to the office.` }, challenge }] }
    })
    const found = answered(writeDays({ ...asleep, isOffWork: true }, 'ordinary', ofWork))
    expect(found.length).toBeGreaterThanOrEqual(4)
    expect(found.filter(({ steps }) => steps.some((step) => step.includes('office')))).toEqual([])
  })

  it('do not stand on a day that the goal does not ask for', () => {
    for (const { steps, challenge } of writeDays(asleep, 'rest_day'))
      expect([...steps, challenge].filter((text) => /\bcard [a-z]\b/u.test(text))).toEqual([])
  })

  it('have the noun of the title', () => {
    const passage = { title: 'Read a psalm every day', kind: 'reflect', obstacle: 'I am too tired in the end' } as const
    const library = {
      ...LIBRARY,
      ANSWERS: {
        ...LIBRARY.ANSWERS,
        scripture: (LIBRARY.ANSWERS.scripture ?? []).map((answer) => ({
          ...answer,
          own: [
            {
              step: { text: 'Say the first word of the passage.', minutes: 1 as const },
              challenge: { text: 'Copy the next word of the passage.', seconds: 30 as const },
            },
          ],
        })),
      },
    }
    const texts = writeDays(passage, 'ordinary', library).flatMap(({ steps, challenge }) => [...steps, challenge])
    expect(texts).toContain('Say the first word of the psalm.')
    expect(texts).toContain('Copy the next word of the psalm.')
  })
})

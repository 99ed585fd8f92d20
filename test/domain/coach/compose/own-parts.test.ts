import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { composeText } from '#domain/coach/compose/compose-text.ts'
import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { LIBRARY } from '#domain/coach/library/library.ts'
import type { Library } from '#domain/coach/library/library-lists.ts'
import { addDays } from '#domain/time/day.ts'
import { readWeekday } from '#domain/time/weekday.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const DAYS = 48
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

const withOwn = withSteps((answer, index) => ({
  ...answer,
  own: {
    step: { text: `Lay card ${'abcdefghijklmnopqrstuvwxyz'[index]} beside the course.`, minutes: 1 },
    challenge: { text: `Hold card ${'abcdefghijklmnopqrstuvwxyz'[index]} up to the light.`, seconds: 15 },
  },
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
    return { message, steps, challenge }
  })
}

const answered = (texts: ReturnType<typeof writeDays>) =>
  texts.flatMap((text) => {
    const index = withOwn.ANSWERS.course?.findIndex(
      (one) => text.message.includes(one.text) || text.message.includes(one.short),
    )
    const own = withOwn.ANSWERS.course?.[index ?? -1]?.own
    return own === undefined ? [] : [{ ...text, own }]
  })

describe('the step and the challenge of an answer (TEXT-32)', () => {
  it.each(['ordinary', 'after_miss'] as const)('stand below it: %s', (situation) => {
    const found = answered(writeDays(asleep, situation))
    expect(found.length).toBeGreaterThanOrEqual(4)
    for (const { steps, challenge, own } of found)
      expect([steps, challenge]).toEqual([[own.step.text], own.challenge.text])
  })

  it('give way to those of the turn where the step is too long for the day after a miss', () => {
    const long = withSteps((answer, index) => {
      const own = withOwn.ANSWERS.course?.[index]?.own
      return own === undefined ? answer : { ...answer, own: { ...own, step: { ...own.step, minutes: 3 } } }
    })
    expect(answered(writeDays(asleep, 'ordinary', long)).every(({ steps, own }) => steps.includes(own.step.text))).toBe(
      true,
    )
    const found = answered(writeDays(asleep, 'after_miss', long))
    expect(found.length).toBeGreaterThanOrEqual(4)
    for (const { steps, challenge, own } of found) {
      expect(steps).not.toContain(own.step.text)
      expect(challenge).not.toBe(own.challenge.text)
    }
  })

  it('give way on a day off, where the step is of a working day', () => {
    const ofWork = withSteps((answer, index) => {
      const own = withOwn.ANSWERS.course?.[index]?.own
      const step = own && { ...own.step, text: own.step.text.replace('the course', 'the office door') }
      return own === undefined || step === undefined ? answer : { ...answer, own: { ...own, step } }
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
          own: {
            step: { text: 'Say the first word of the passage.', minutes: 1 as const },
            challenge: { text: 'Copy the next word of the passage.', seconds: 30 as const },
          },
        })),
      },
    }
    const texts = writeDays(passage, 'ordinary', library).flatMap(({ steps, challenge }) => [...steps, challenge])
    expect(texts).toContain('Say the first word of the psalm.')
    expect(texts).toContain('Copy the next word of the psalm.')
  })
})

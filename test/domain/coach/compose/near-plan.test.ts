import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import type { PlanEntries } from '#domain/coach/compose/choose-plan.ts'
import { findNearPlan } from '#domain/coach/compose/near-plan.ts'
import { writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import type { LibraryStep } from '#domain/coach/library/entry.ts'
import { addDays, daysBetween } from '#domain/time/day.ts'
import { readWeekday } from '#domain/time/weekday.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const step = (text: string): LibraryStep => ({ text, minutes: 1 })
const plan = (text: string): PlanEntries => [step('Set out a cup.'), step(text), step('Close the door.')]
const others = Array.from({ length: 12 }, (_, index) => plan(`Walk past the house with number ${index}.`))
const [bag, shoes, laces] = [
  plan('Pack the bag for the walk.'),
  plan('Put the shoes beside the mat.'),
  plan('Tie the laces of your shoes.'),
]
const all = [...others, bag, shoes, laces]

describe('the plan that goes with a message (TEXT-24)', () => {
  it('has most words in common with it, and the shortest step of several', () => {
    const [prepare, , close] = shoes
    const long: PlanEntries = [prepare, { text: 'Clean the shoes on the mat.', minutes: 4 }, close]
    expect(findNearPlan([...all, long], [long, bag, shoes], 'Lay out the shoes.')).toBe(shoes)
    expect(findNearPlan([...all, long], [long, bag], 'Lay out the shoes.')).toBe(long)
  })

  it('is the first of several with steps of a length', () => {
    expect(findNearPlan(all, [bag, shoes, laces], 'Lay the shoe out, and loosen its laces.')).toBe(laces)
    expect(findNearPlan(all, [bag, shoes, laces], 'Lay out the shoes.')).toBe(shoes)
  })

  it('is none for words that most plans have, or that say little', () => {
    expect(findNearPlan(all, [bag, shoes, laces], 'Walk past a house.')).toBeUndefined()
    expect(findNearPlan(all, [bag, shoes, laces], 'Put one thing beside the other.')).toBeUndefined()
    expect(findNearPlan(all, [], 'Lay out the shoes.')).toBeUndefined()
  })
})

/** Steps of a goal on so many days, each written with the texts of the 7 days before. */
const writeDays = (goal: CoachBrief, days: number) => {
  const recent: CoachBrief['recent'][number][] = []
  return Array.from({ length: days }, (_, day) => {
    const date = addDays(goal.date, day)
    const brief = { ...goal, date, weekday: readWeekday(date), dayNumber: day + 2, recent: recent.slice(0, 7) }
    const { message, micro_plan, challenge } = writeBuiltInText(brief)
    recent.unshift({ date, message, steps: micro_plan, challenge, kept: true })
    return { date, message, step: micro_plan[0] ?? '' }
  })
}

describe('a step that is taken before its turn', () => {
  const goal = { ...inSituation(BRIEFS.P3, 'ordinary'), plan: null, obstacle: null, reason: null, description: '' }

  it.each([
    ['a walk', goal],
    ['a laptop, by somebody who is not at work', { ...goal, title: 'Laptop closed at 7 PM', isOffWork: true }],
  ])('returns after 90 days or later: %s (TEXT-19)', (_, brief) => {
    const last = new Map<string, string>()
    const early = writeDays(brief, 200).filter(({ date, step: text }) => {
      const before = last.get(text)
      last.set(text, date)
      return before !== undefined && daysBetween(before, date) < 90
    })
    expect(early).toEqual([])
  })

  it('goes with the message more often than its turn would', () => {
    const shares = (message: string, text: string) =>
      ['shoes', 'laces', 'door', 'corner', 'coat', 'street', 'window'].some(
        (word) => message.includes(word) && text.includes(word),
      )
    const near = writeDays(goal, 90).filter(({ message, step: text }) => shares(message, text)).length
    const inTurn = Array.from({ length: 90 }, (_, day) => {
      const date = addDays(goal.date, day)
      const { message, micro_plan } = writeBuiltInText({ ...goal, date, weekday: readWeekday(date), recent: [] })
      return shares(message, micro_plan[0] ?? '')
    }).filter(Boolean).length
    expect(near).toBeGreaterThan(inTurn * 1.5)
  })
})

describe('the detail of a message (TEXT-26)', () => {
  const goal = { ...inSituation(BRIEFS.P3, 'ordinary'), plan: null, obstacle: null, reason: null, description: '' }
  const readStems = (text: string) =>
    new Set((text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 5)))

  const goals = [
    ['Walk 20 minutes after every shift', 'do_regularly'],
    ['Learn Japanese', 'learn'],
    ['Read a psalm every morning', 'reflect'],
    ['Pay off the credit card', 'save'],
  ] as const

  it('is chosen by the steps: on a third of the days, a word that few steps have is in both', () => {
    const near = goals.flatMap(([title, kind]) => {
      const days = writeDays({ ...goal, title, kind }, 90)
      const steps = days.map(({ step: text }) => readStems(text))
      const isRare = (stem: string) => steps.filter((stems) => stems.has(stem)).length <= days.length / 5
      return days.filter(({ message }, day) =>
        [...readStems(message)].some((stem) => steps[day]?.has(stem) && isRare(stem)),
      )
    })
    // Where each detail only waits for its turn, it is 104 of 360.
    expect(near.length).toBeGreaterThan((goals.length * 90) / 3)
  })
})

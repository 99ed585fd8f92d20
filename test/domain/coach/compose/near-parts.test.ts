import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import type { PlanEntries } from '#domain/coach/compose/choose-plan.ts'
import { composeText } from '#domain/coach/compose/compose-text.ts'
import { choosePlanFor } from '#domain/coach/compose/near-parts.ts'
import { findCommon } from '#domain/coach/compose/nearness.ts'
import { writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import type { LibraryChallenge, LibraryStep } from '#domain/coach/library/entry.ts'
import { LIBRARY } from '#domain/coach/library/library.ts'
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

const none = { steps: new Set<string>(), challenges: new Set<string>() }
const choose = (plans: readonly PlanEntries[], message: string, challenges: readonly LibraryChallenge[] = []) =>
  choosePlanFor({ plans, challenges, common: { ...none, steps: findCommon(all.map(([, step]) => step)) } })(message)
    .plan

describe('the plan that goes with a message (TEXT-24)', () => {
  it('has most words in common with it', () => {
    expect(choose([bag, shoes], 'Lay out the shoes for tonight.')).toBe(shoes)
    expect(choose([bag, laces, shoes], 'Lay the shoe out on a mat.')).toBe(shoes)
  })

  it('is the first of several that have as many', () => {
    expect(choose([bag, shoes, laces], 'Lay out the shoes for tonight.')).toBe(shoes)
    expect(choose([bag, laces, shoes], 'Lay out the shoes for tonight.')).toBe(laces)
  })

  it('is one with a challenge about the same where several have as many', () => {
    const challenge: LibraryChallenge = { text: 'Pull both laces tight once.', seconds: 15 }
    expect(choose([bag, shoes, laces], 'Lay out the shoes for tonight.', [challenge])).toBe(laces)
  })

  it('does not repeat the act of the message', () => {
    expect(choose([shoes, laces], 'A mat keeps dirt out. Put the shoes on the mat.')).toBe(laces)
  })

  it('has a step that goes with the detail of the message, before one with words of it (TEXT-24)', () => {
    const [first, ...rest] = bag
    const ofDetail: PlanEntries = [first, { ...rest[0], place: 9 }, rest[1]]
    const find = choosePlanFor({ plans: [shoes, ofDetail], challenges: [], common: { ...none } })
    expect(find('Lay out the shoes for tonight.', 2).plan).toBe(ofDetail)
    expect(find('Lay out the shoes for tonight.', 3).plan).toBe(shoes)
  })

  it('has no step that points back to another detail than that of the message', () => {
    const [first, , last] = shoes
    const pointing: PlanEntries = [first, { text: 'Copy that line about the shoes.', minutes: 1, place: 9 }, last]
    const find = choosePlanFor({ plans: [pointing, laces], challenges: [], common: { ...none } })
    expect(find('Lay out the shoes for tonight.', 3).plan).toBe(laces)
    expect(find('Lay out the shoes for tonight.', 2).plan).toBe(pointing)
  })

  it('is none for words that most plans have, or that say little', () => {
    expect(choose([bag, shoes, laces], 'Walk past a house.')).toBeUndefined()
    expect(choose([bag, shoes, laces], 'Put one thing beside the other.')).toBeUndefined()
    expect(choose([], 'Lay out the shoes.')).toBeUndefined()
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
    return { date, message, step: micro_plan[0] ?? '', challenge }
  })
}

describe('a text of a goal whose topic other goals have too', () => {
  it('is the same whichever of them were written before (TEXT-1)', () => {
    const goals = ['Touch my toes', 'Couch stretch both sides after every shift', 'Bend forward until the floor'].map(
      (title): CoachBrief => ({
        ...inSituation(BRIEFS.P3, 'ordinary'),
        title,
        plan: null,
        obstacle: null,
        reason: null,
      }),
    )
    const dates = Array.from({ length: 20 }, (_, day) => addDays('2026-12-01', day))
    // What is kept of a library belongs to its object.
    const write = (library: typeof LIBRARY, goal: CoachBrief) =>
      dates.map((date) => composeText(library, { ...goal, date, recent: [] }))
    const together = { ...LIBRARY }
    for (const goal of goals) expect(write(together, goal), goal.title).toEqual(write({ ...LIBRARY }, goal))
  })
})

describe('a step or a challenge that is taken before its turn', () => {
  const goal = { ...inSituation(BRIEFS.P3, 'ordinary'), plan: null, obstacle: null, reason: null, description: '' }

  it.each([
    ['a walk', goal],
    ['a laptop, by somebody who is not at work', { ...goal, title: 'Laptop closed at 7 PM', isOffWork: true }],
  ])('returns after 90 days or later: %s (TEXT-19)', (_, brief) => {
    const days = writeDays(brief, 200)
    for (const part of ['step', 'challenge'] as const) {
      const last = new Map<string, string>()
      const early = days.filter(({ date, [part]: text }) => {
        const before = last.get(text)
        last.set(text, date)
        return before !== undefined && daysBetween(before, date) < 90
      })
      expect(early, part).toEqual([])
    }
  })
})

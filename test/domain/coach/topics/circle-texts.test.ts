import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import { suitsHour } from '#domain/coach/day/part-of-day.ts'
import type { GoalKind } from '#domain/coach/kinds/kind.ts'
import { CIRCLE_TEXTS } from '#domain/coach/library/circles/circles.ts'
import { readTopic } from '#domain/coach/topics/topic.ts'
import { isUnfit } from '#domain/coach/topics/topic-texts.ts'
import type { CircleType } from '#domain/goals/fields.ts'
import { addDays } from '#domain/time/day.ts'
import { BRIEFS } from '#test/support/briefs.ts'

type Wish = { circle: CircleType | null; title: string; kind: GoalKind }

const GOALS = [
  { circle: 'Spiritual', title: 'Light the Sabbath candles', kind: 'do_regularly' },
  { circle: 'Spiritual', title: 'Complete the pilgrimage', kind: 'finish' },
  { circle: 'Friends & Family', title: 'Hold a Sunday lunch', kind: 'do_regularly' },
  { circle: 'Friends & Family', title: 'Make the scrapbook for our parents', kind: 'finish' },
  { circle: 'Work', title: 'Update the ward board', kind: 'do_regularly' },
  { circle: 'Work', title: 'Roll out the new scheduling tool', kind: 'finish' },
  { circle: 'Personal Development', title: 'Practice handwriting', kind: 'do_regularly' },
  { circle: 'Personal Development', title: 'Put together the exhibition', kind: 'finish' },
  { circle: 'Health & Fitness', title: 'Get some daylight at noon', kind: 'do_regularly' },
  { circle: 'Health & Fitness', title: 'Finish my vaccinations', kind: 'finish' },
] as const satisfies readonly Wish[]

const createBriefs = (userId: string, ...wishes: Wish[]): CoachBrief[] =>
  wishes.map((wish, slot) => ({
    ...BRIEFS.P1,
    ...wish,
    userId,
    description: '',
    plan: null,
    obstacle: '',
    recent: [],
    slot,
    slots: 3,
    otherGoals: wishes.map(({ title }) => title).filter((title) => title !== wish.title),
  }))

const DAYS = 96
const writeDays = (brief: CoachBrief) =>
  Array.from({ length: DAYS }, (_, day) => writeBuiltInText({ ...brief, date: addDays(brief.date, day) }))

const ALL = Object.entries(CIRCLE_TEXTS).flatMap(([circle, byKind]) =>
  Object.entries(byKind).flatMap(([kind, texts]) =>
    [...texts.steps, ...texts.challenges].map(({ text }) => ({ list: `${circle} ${kind}`, text })),
  ),
)
/** How many days of 96 have a step, and how many a challenge, of each circle's lists. */
const countLists = (brief: CoachBrief): Record<string, { steps: number; challenges: number }> => {
  const days = writeDays(brief)
  const counts = Map.groupBy(ALL, ({ list }) => list)
  return Object.fromEntries(
    [...counts].flatMap(([list, entries]) => {
      const texts = new Set(entries.map(({ text }) => text))
      const steps = days.filter(({ micro_plan }) => micro_plan.some((step) => texts.has(step))).length
      const challenges = days.filter(({ challenge }) => texts.has(challenge)).length
      return steps + challenges > 0 ? [[list, { steps, challenges }]] : []
    }),
  )
}

describe('the texts of a circle (TEXT-29)', () => {
  it.each(GOALS)('reach $title, which has no topic, and no texts of another circle or kind do', (goal) => {
    expect(readTopic(goal)).toBeUndefined()
    for (const brief of createBriefs('ann', goal)) {
      const counts = countLists(brief)
      expect(Object.keys(counts)).toEqual([`${goal.circle} ${goal.kind}`])
      for (const { steps, challenges } of Object.values(counts)) {
        expect(steps).toBeGreaterThanOrEqual(16)
        expect(challenges).toBeGreaterThanOrEqual(16)
      }
    }
  })

  it.each(GOALS)('all fit $title, so that no plan of three steps leaves one out', (goal) => {
    const own = ALL.filter(({ list }) => list === `${goal.circle} ${goal.kind}`)
    expect(own.filter((text) => isUnfit(goal, text))).toEqual([])
  })

  it.each([
    ['with a topic', { circle: 'Health & Fitness', title: 'Run every morning', kind: 'do_regularly' }],
    ['of no circle', { circle: null, title: 'Get some daylight at noon', kind: 'do_regularly' }],
    ['to leave something off', { circle: 'Work', title: 'Stop gossiping', kind: 'stop' }],
  ] as const)('do not reach a goal %s', (_, goal) => {
    expect(createBriefs('ann', goal).map(countLists)).toEqual([{}])
  })

  it.each(['Work', 'Health & Fitness'] as const)('differ on a day between two goals of the circle %s', (circle) => {
    const briefs = createBriefs(
      'ann',
      { circle, title: 'Get some daylight at noon', kind: 'do_regularly' },
      { circle, title: 'Update the ward board', kind: 'do_regularly' },
    )
    const [one = [], other = []] = briefs.map(writeDays)
    for (const [day, { micro_plan, challenge }] of one.entries()) {
      expect(micro_plan.filter((step) => other[day]?.micro_plan.includes(step))).toEqual([])
      expect(challenge).not.toBe(other[day]?.challenge)
    }
  })

  it.each([
    [
      'Make the scrapbook for our parents',
      'Friends & Family',
      'finish',
      /\b(?:pages?|blank|placeholder|draft|screws?|cursor|file)\b/iu,
    ],
    [
      'Finish my vaccinations',
      'Health & Fitness',
      'finish',
      /\b(?:pages?|blank|placeholder|draft|screws?|cursor|file)\b/iu,
    ],
    ['Get some daylight at noon', 'Health & Fitness', 'do_regularly', /\b(?:weather|opening hours|battery|chalk)\b/iu],
    ['Update the ward board', 'Work', 'do_regularly', /\b(?:weather|kitchen|get dressed|shoes)\b/iu],
  ] as const)('come before steps that do not fit the circle: %s', (title, circle, kind, unfit) => {
    const plansOf = (one: CircleType | null) =>
      createBriefs('ann', { circle: one, title, kind }).flatMap((brief) =>
        writeDays(brief).map((day) => day.micro_plan),
      )
    const count = (plans: string[][]) => plans.filter((plan) => plan.some((step) => unfit.test(step))).length
    expect(count(plansOf(circle))).toBeLessThan(count(plansOf(null)) / 3)
  })

  it.each([
    'Consult somebody who has done it about the hardest part.',
    'Promise one part to somebody, with a day.',
    'Show a half-finished piece to one person, with one question.',
    'Let one of them choose the next time and place.',
  ])('wait for the day if they need others: %s (NUDGE-9)', (text) => {
    expect(ALL.map((one) => one.text)).toContain(text)
    expect([suitsHour({ text }, '01:30'), suitsHour({ text }, '09:00')]).toEqual([false, true])
  })
})

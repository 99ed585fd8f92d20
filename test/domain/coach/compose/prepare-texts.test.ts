import { describe, expect, it } from 'vitest'
import { composeText } from '#domain/coach/compose/compose-text.ts'
import { findPreparingTexts } from '#domain/coach/compose/prepare-texts.ts'
import { LIBRARY } from '#domain/coach/library/library.ts'
import { goesWithDetail, readFit } from '#domain/coach/topics/places.ts'
import { DETAILS_MIN } from '#domain/coach/topics/title-fit.ts'
import { findTopicTexts } from '#domain/coach/topics/topic-texts.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const [person] = Object.values(BRIEFS)
if (person === undefined) throw new RangeError('There are no briefs.')

describe('a free day of a topic without texts of its own for it (TEXT-30)', () => {
  it('has texts of the topic that prepare it, and none that asks for the goal itself', () => {
    const goal = { title: 'Networking lunch every Friday', kind: 'do_regularly' } as const
    const texts = findPreparingTexts(LIBRARY, goal)
    const brief = { ...inSituation(person, 'rest_day'), ...goal, otherGoals: [], plan: null, obstacle: '' }
    const days = Array.from({ length: 14 }, (_, offset) => composeText(LIBRARY, brief, { offset }))
    const plans = texts?.any.flatMap((move) => move.plans) ?? []
    const steps = new Set(plans.map(({ step }) => step.text))
    const challenges = new Set(plans.map(({ challenge }) => challenge.text))
    expect(days.filter(({ micro_plan: [step] }) => !steps.has(step ?? ''))).toEqual([])
    expect(days.filter(({ challenge }) => !challenges.has(challenge))).toEqual([])
    expect(
      days.filter(
        ({ message }) => !texts?.any.some(({ text, short }) => [text, short].some((words) => message.includes(words))),
      ),
    ).toEqual([])
    const works = LIBRARY.DETAILS.network?.filter(({ form }) => form === 'work') ?? []
    expect(texts?.any.filter(({ text }) => works.some((work) => work.text === text))).toEqual([])
  })

  it('has for each detail a step of its own and the challenge of that step, where they prepare the topic', () => {
    const goal = { title: 'Networking lunch every Friday', kind: 'do_regularly' } as const
    const places = findTopicTexts(LIBRARY, goal)
    const details = LIBRARY.DETAILS.network ?? []
    const moves = findPreparingTexts(LIBRARY, goal)?.any ?? []
    const own = moves.filter(({ text, plans }) => {
      const place = details.findIndex((detail) => detail.text === text)
      return plans.some(({ step }) => goesWithDetail(step, place))
    })
    expect(own.length).toBeGreaterThan(moves.length / 2)
    for (const { step, challenge } of own.flatMap((move) => move.plans)) {
      const pair = places?.challenges.find((one) => readFit(step, one) === 'pair')
      if (pair && moves.some(({ plans }) => plans.some((plan) => plan.challenge === pair)))
        expect(challenge.text, step.text).toBe(pair.text)
    }
  })

  it.each([
    ['Knit every evening', 'Put the phone behind you, and make a few stitches.'],
    ['Knit every evening', 'Lay the phone out of reach, and knit with both hands.'],
    ['Floss every night', 'Fill a glass, rinse your mouth, and floss the first gap.'],
  ])('has no text that prepares and then asks for the goal itself: %j', (title, text) => {
    const goal = { title, kind: 'do_regularly' } as const
    const topic = findTopicTexts(LIBRARY, goal)
    expect([...(topic?.steps ?? []), ...(topic?.challenges ?? [])].map((one) => one.text)).toContain(text)
    const texts = findPreparingTexts(LIBRARY, goal)
    const prepared = (texts?.any ?? [])
      .flatMap((move) => move.plans)
      .flatMap(({ step, challenge }) => [step.text, challenge.text])
    expect(prepared.length).toBeGreaterThan(0)
    expect(prepared).not.toContain(text)
  })

  it('has the texts of its kind where one detail fewer prepares the topic than a week needs', () => {
    const goal = { title: 'Knit every evening', kind: 'do_regularly' } as const
    const preparing = (LIBRARY.DETAILS.yarn ?? []).filter(({ form }) => form === 'prepare' || form === 'note')
    const withDetails = (count: number) =>
      findPreparingTexts({ ...LIBRARY, DETAILS: { ...LIBRARY.DETAILS, yarn: preparing.slice(0, count) } }, goal)
    expect(withDetails(DETAILS_MIN)?.any).toHaveLength(9)
    expect(withDetails(DETAILS_MIN - 1)).toBeUndefined()
  })

  it.each([
    ['Varnish the boat on Saturdays', 'do_regularly'],
    ['Journal every Sunday', 'reflect'],
  ] as const)('has the texts of its kind where the topic has too few, or the goal has none: %j', (title, kind) =>
    expect(findPreparingTexts(LIBRARY, { title, kind })).toBeUndefined(),
  )

  it.each([
    ['Do the laundry on Saturdays', 'do_regularly', 'laundry', 'laundry day'],
    ['Wash the dishes on weekends', 'do_regularly', 'dishes', 'round of dishes'],
    ['Journal every Sunday', 'reflect', 'journal', 'journal day'],
  ] as const)(
    'has texts of its own for the one chore or the journal that a title names: %j',
    (title, kind, topic, noun) => {
      const goal = { title, kind, otherGoals: [], plan: null, obstacle: '', reason: null }
      const brief = { ...inSituation(person, 'rest_day'), ...goal }
      const days = Array.from({ length: 14 }, (_, offset) => composeText(LIBRARY, brief, { offset }))
      const own = LIBRARY.FREE_DAYS.topics[topic]
      const plans = [...(own?.any ?? []), ...(own?.eve ?? [])].flatMap((move) => move.plans)
      const challenges = new Set(plans.flatMap(({ challenge: { text, twin } }) => [text, twin]))
      expect(days.filter(({ challenge }) => !challenges.has(challenge))).toEqual([])
      expect(days.some(({ message }) => message.includes(`your next ${noun} is`))).toBe(true)
    },
  )
})

import { describe, expect, it } from 'vitest'
import { composeText } from '#domain/coach/compose/compose-text.ts'
import { repeatsClause } from '#domain/coach/compose/nearness.ts'
import { findPreparingTexts } from '#domain/coach/compose/prepare-texts.ts'
import type { Wording } from '#domain/coach/library/entry.ts'
import { LIBRARY } from '#domain/coach/library/library.ts'
import { goesWithDetail, readFit } from '#domain/coach/topics/places.ts'
import { DETAILS_MIN } from '#domain/coach/topics/title-fit.ts'
import { findDetails, findTopicTexts } from '#domain/coach/topics/topic-texts.ts'
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
    const pairs = texts?.any.flatMap((move) => move.pairs) ?? []
    const isMade = ({ text }: Wording, words = '') =>
      words !== '' && words.startsWith(text.split(/(?:on )?\{/u)[0] ?? text)
    const isOwn = ({ micro_plan: [words], challenge: last }: (typeof days)[number]) =>
      pairs.some(({ step, challenge }) => isMade(step, words) && isMade(challenge, last))
    expect(days.filter((day) => !isOwn(day))).toEqual([])
    expect(
      days.filter(
        ({ message }) => !texts?.any.some(({ text, short }) => [text, short].some((words) => message.includes(words))),
      ),
    ).toEqual([])
    const works = LIBRARY.DETAILS.network?.filter(({ form }) => form === 'work') ?? []
    expect(texts?.any.filter(({ text }) => works.some((work) => work.text === text))).toEqual([])
  })

  it.each([['Networking lunch every Friday'], ['Knit on Sundays']])(
    'has for each message steps of its own detail, or those that go with any note or preparation: %s',
    (title) => {
      const details = findDetails(LIBRARY, { title, kind: 'do_regularly' })
      const general = Object.values(LIBRARY.FREE_DAYS.answerPairs).flat()
      const moves = findPreparingTexts(LIBRARY, { title, kind: 'do_regularly' })?.any ?? []
      expect(moves.length).toBeGreaterThanOrEqual(DETAILS_MIN)
      for (const { text, pairs } of moves) {
        const place = details.find((detail) => detail.text === text)?.place
        expect(pairs.length, text).toBeGreaterThanOrEqual(2)
        for (const { step } of pairs) expect(repeatsClause(step, text), `${text} ${step.text}`).toBe(false)
        for (const pair of pairs.filter((one) => !general.includes(one))) {
          expect(goesWithDetail(pair.step, place), pair.step.text).toBe(true)
          expect(readFit(pair.step, pair.challenge), pair.challenge.text).toBeDefined()
        }
      }
      expect(moves.some(({ pairs }) => pairs.some((pair) => !general.includes(pair)))).toBe(true)
    },
  )

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
      .flatMap((move) => move.pairs)
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
      const pairs = [...(own?.any ?? []), ...(own?.eve ?? [])].flatMap((move) => move.pairs)
      const challenges = new Set(pairs.flatMap(({ challenge: { text, twin } }) => [text, twin]))
      expect(days.filter(({ challenge }) => !challenges.has(challenge))).toEqual([])
      expect(days.some(({ message }) => message.includes(`your next ${noun} is`))).toBe(true)
    },
  )
})

import { describe, expect, it } from 'vitest'
import { composeText } from '#domain/coach/compose-text.ts'
import { LIBRARY } from '#domain/coach/library/library.ts'
import { findPreparingTexts } from '#domain/coach/prepare-texts.ts'
import { BRIEFS } from '#test/support/briefs.ts'
import { inSituation } from './support/situation-briefs.ts'

const [person] = Object.values(BRIEFS)
if (person === undefined) throw new RangeError('There are no briefs.')

describe('a free day of a topic without texts of its own for it (TEXT-30)', () => {
  it('has texts of the topic that prepare it, and none that asks for the goal itself', () => {
    const goal = { title: 'Networking lunch every Friday', kind: 'do_regularly' } as const
    const texts = findPreparingTexts(LIBRARY, goal)
    const brief = { ...inSituation(person, 'rest_day'), ...goal, otherGoals: [], plan: null, obstacle: '' }
    const days = Array.from({ length: 14 }, (_, offset) => composeText(LIBRARY, brief, { offset }))
    const steps = new Set(texts?.steps.any.map(({ text }) => text))
    const challenges = new Set(texts?.challenges.any.map(({ text }) => text))
    expect(days.filter(({ micro_plan: [step] }) => !steps.has(step ?? ''))).toEqual([])
    expect(days.filter(({ challenge }) => !challenges.has(challenge))).toEqual([])
    expect(
      days.filter(
        ({ message }) =>
          !texts?.details.any.some(({ text, short }) => [text, short].some((words) => message.includes(words))),
      ),
    ).toEqual([])
    const works = LIBRARY.DETAILS.network?.filter(({ form }) => form === 'work') ?? []
    expect(texts?.details.any.filter(({ text }) => works.some((work) => work.text === text))).toEqual([])
  })

  it.each([
    ['Varnish the boat on Saturdays', 'do_regularly'],
    ['Journal every Sunday', 'reflect'],
  ] as const)('has the texts of its kind where the topic has too few, or the goal has none: %j', (title, kind) =>
    expect(findPreparingTexts(LIBRARY, { title, kind })).toBeUndefined(),
  )
})

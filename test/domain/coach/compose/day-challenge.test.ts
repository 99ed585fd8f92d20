import { describe, expect, it } from 'vitest'
import { composeText } from '#domain/coach/compose/compose-text.ts'
import { LIBRARY } from '#domain/coach/library/library.ts'
import { findAnswers, findTopicTexts } from '#domain/coach/topics/topic-texts.ts'
import { addDays } from '#domain/time/day.ts'
import { fillTitle } from '#test/domain/coach/support/fill-title.ts'
import { FULL_TOPICS } from '#test/domain/coach/support/full-topics.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const DAYS = 90
const [person] = Object.values(BRIEFS)
if (person === undefined) throw new RangeError('There are no briefs.')

/** A text without the mark that ends it, which a quote changes. */
const bare = (text: string): string => text.replace(/[.…”]+$/u, '')

describe('the challenges of a goal with a topic (TEXT-24)', () => {
  it.each(FULL_TOPICS)('are of it on each of ninety days, and none stands twice: $topic', ({ title, kind, topic }) => {
    const fill = fillTitle(title, kind)
    const texts = findTopicTexts(LIBRARY, { title, kind })?.challenges ?? []
    const ofAnswers = findAnswers(LIBRARY, { title, kind }).flatMap(({ own = [] }) => own.map((one) => one.challenge))
    const own = new Set([...texts, ...ofAnswers].flatMap(({ text, twin = text }) => [bare(fill(text)), bare(twin)]))
    const goal = { ...inSituation(person, 'ordinary'), title, kind, otherGoals: [], recent: [] }
    const days = Array.from({ length: DAYS }, (_, day) =>
      composeText(LIBRARY, { ...goal, date: addDays(goal.date, day) }),
    )
    const challenges = days.map(({ challenge }) => challenge)
    expect(new Set(challenges).size).toBe(DAYS)
    const others = challenges.filter((challenge) => !own.has(bare(challenge)))
    // A challenge of silence that is for another hour gives way to one of its kind.
    expect(others.length, others.join(' / ')).toBeLessThanOrEqual(topic === 'silence' ? 1 : 0)
  })
})

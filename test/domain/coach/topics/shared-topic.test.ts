import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import { deriveKind } from '#domain/coach/kinds/derive-kind.ts'
import { readTopic } from '#domain/coach/topics/topic.ts'
import { addDays } from '#domain/time/day.ts'
import { BRIEFS } from '#test/support/briefs.ts'

/** Briefs of a person's goals. */
const briefsOf = (userId: string, ...titles: string[]): CoachBrief[] =>
  titles.map((title, slot) => ({
    ...BRIEFS.P1,
    userId,
    title,
    description: '',
    kind: deriveKind(title, ''),
    plan: null,
    obstacle: '',
    recent: [],
    slot,
    slots: 3,
    otherGoals: titles.filter((one) => one !== title),
  }))

describe('two goals of a person about one topic (TEXT-19, TEXT-24)', () => {
  it.each([
    ['Learn the piano', 'Play the piano every evening'],
    ['Run a marathon', 'Running three times a week'],
    ['Write my memoirs', 'Work on my thesis 2 hours a day'],
  ])('share no step and no challenge on a day: %j and %j', (one, other) => {
    for (const userId of ['ann', 'bea', 'cem'])
      for (let day = 0; day < 48; day += 1) {
        const parts = briefsOf(userId, one, other).flatMap((brief) => {
          const { micro_plan, challenge } = writeBuiltInText({ ...brief, date: addDays(brief.date, day) })
          return [...micro_plan, challenge]
        })
        expect(parts.filter((part, place) => parts.indexOf(part) !== place)).toEqual([])
      }
  })

  it('both keep the words of their titles on free days, which all goals of a person walk apart (TEXT-30)', () => {
    const title = 'Finish the Psalms on Mondays'
    const [alone] = briefsOf('ann', title)
    const [beside] = briefsOf('ann', title, 'Read a psalm every morning')
    if (!alone || !beside) throw new Error('no brief')
    expect([readTopic(alone), readTopic(beside)]).toEqual(['scripture', undefined])
    for (let day = 0; day < 24; day += 1) {
      const rest = {
        userId: `user-${day}`,
        nextDay: '2026-11-30',
        days: [{ date: alone.date, state: 'rest' as const }],
      }
      expect(writeBuiltInText({ ...beside, ...rest })).toEqual(writeBuiltInText({ ...alone, ...rest }))
    }
  })

  it('give its texts to the goal of its own kind, and to each goal alone', () => {
    const [learning, playing] = briefsOf('ann', 'Learn the piano', 'Play the piano every evening')
    expect([learning, playing].map((brief) => brief && readTopic(brief))).toEqual(['instrument', undefined])
    expect(briefsOf('ann', 'Play the piano every evening').map(readTopic)).toEqual(['instrument'])
    expect(briefsOf('ann', 'Run every morning', 'Run a mile a day').map(readTopic)).toEqual(['run', 'run'])
  })
})

import { describe, expect, it } from 'vitest'
import { writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import { DETAILS } from '#domain/coach/library/details/details.ts'
import { TOPICS } from '#domain/coach/library/topics/topics.ts'
import { goesWithDetail, readFit, readOrderedTexts, STEPS_OF_DETAIL } from '#domain/coach/topics/places.ts'
import { tone as toneOfGoal } from '#domain/goals/fields.ts'
import { addDays } from '#domain/time/day.ts'
import { readWeekday } from '#domain/time/weekday.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const ordered = Object.entries(TOPICS).filter(([topic]) => topic !== 'screen')
const detailsOf = (topic: string) => Object.entries(DETAILS).find(([one]) => one === topic)?.[1] ?? []

describe('the order of the texts of a topic (TEXT-24, ADR 315)', () => {
  it.each(ordered)('has four steps and four challenges for each detail of %s', (topic, { steps, challenges }) => {
    const details = detailsOf(topic)
    expect(details.length).toBeGreaterThan(0)
    expect(steps).toHaveLength(STEPS_OF_DETAIL * details.length)
    expect(challenges).toHaveLength(STEPS_OF_DETAIL * details.length)
  })

  it('tells which detail a step goes with, and which challenge goes with a step', () => {
    const { steps, challenges } = readOrderedTexts('run', TOPICS.run)
    const find = <T>(list: readonly T[], place: number): T => {
      const entry = list[place]
      if (entry === undefined) throw new RangeError(`No entry has the place ${place}.`)
      return entry
    }
    expect([0, 3, 4].map((place) => goesWithDetail(find(steps, place), 0))).toEqual([true, true, false])
    expect(goesWithDetail(find(steps, 0), undefined)).toBe(false)
    const fits = [5, 4, 3].map((place) => readFit(find(steps, 5), find(challenges, place)))
    expect(fits).toEqual(['pair', 'detail', undefined])
    expect(readFit({}, find(challenges, 0))).toBeUndefined()
  })
})

const GOALS = [
  ['run', 'Run three times a week', 'do_regularly'],
  ['swim', 'Swim twice a week', 'do_regularly'],
  ['smoke', 'Quit smoking', 'stop'],
  ['debt', 'Pay off the credit card', 'save'],
  ['draft', 'Finish the first draft of my thesis', 'finish'],
] as const

describe('message, step and challenge of a day', () => {
  const goal = { ...inSituation(BRIEFS.P3, 'ordinary'), plan: null, obstacle: null, reason: null, description: '' }

  it.each(GOALS)(
    'belong to one detail on at least 70 % of the days whose message has a detail: %s',
    (topic, title, kind) => {
      const details = DETAILS[topic]
      const texts = TOPICS[topic]
      const placeIn = (list: readonly { text: string; twin?: string }[], text: string | undefined) => {
        const place = list.findIndex((entry) => entry.text === text || entry.twin === text)
        return place < 0 ? undefined : Math.floor(place / STEPS_OF_DETAIL)
      }
      const days = toneOfGoal.options
        .flatMap((tone) => {
          const recent: (typeof goal.recent)[number][] = []
          return Array.from({ length: 60 }, (_, day) => {
            const date = addDays(goal.date, day)
            const brief = { ...goal, title, kind, tone, date, weekday: readWeekday(date), dayNumber: day + 2 }
            const { message, micro_plan, challenge } = writeBuiltInText({ ...brief, recent: recent.slice(0, 7) })
            recent.unshift({ date, message, steps: micro_plan, challenge, kept: true })
            const detail = details.findIndex(({ text, short }) =>
              message.includes(tone === 'drill_sergeant' ? short : text),
            )
            const step = micro_plan.map((one) => placeIn(texts.steps, one)).find((place) => place !== undefined)
            return { detail, step, challenge: placeIn(texts.challenges, challenge) }
          })
        })
        .filter(({ detail }) => detail >= 0)
      const together = days.filter(({ detail, step, challenge }) => step === detail && challenge === detail)
      expect(days.length).toBeGreaterThan(120)
      expect(together.length).toBeGreaterThan(days.length * 0.7)
    },
  )
})

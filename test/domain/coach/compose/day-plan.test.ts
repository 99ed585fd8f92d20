import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { choosePlan } from '#domain/coach/compose/day-plan.ts'
import { isLate } from '#domain/coach/day/part-of-day.ts'
import { readSituation } from '#domain/coach/day/situation.ts'
import { LIBRARY } from '#domain/coach/library/library.ts'
import { TOPICS } from '#domain/coach/library/topics/topics.ts'
import { readFacts } from '#domain/coach/slots/slot-facts.ts'
import { readTopic } from '#domain/coach/topics/topic.ts'
import { findTopicTexts } from '#domain/coach/topics/topic-texts.ts'
import { addDays } from '#domain/time/day.ts'
import { fillTitle } from '#test/domain/coach/support/fill-title.ts'
import { FULL_TOPICS } from '#test/domain/coach/support/full-topics.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const DAYS = 90
const [person] = Object.values(BRIEFS)
if (person === undefined) throw new RangeError('There are no briefs.')

/** The plans of ninety days, each with the steps of the week before and beside the same message. */
const planDays = (goal: CoachBrief, message?: string): string[][] => {
  const used = message === undefined ? [] : [{ text: message, wording: message }]
  const plans: string[][] = []
  for (let day = 0; day < DAYS; day += 1) {
    const brief = { ...goal, date: addDays(goal.date, day) }
    const said = plans.slice(-7).map((steps) => ({ message: '', steps, challenge: '' }))
    const situation = readSituation(brief)
    const plan = choosePlan(LIBRARY, { brief, offset: 0, said, situation, facts: readFacts(brief) }, used)
    plans.push(plan.map(({ text }) => text))
  }
  return plans
}

describe('the plans of a goal with a topic (TEXT-24)', () => {
  it('are tested for each topic, and each has a step for each position', () => {
    expect(FULL_TOPICS.length).toBe(Object.keys(TOPICS).length)
    expect(FULL_TOPICS.map(({ title, kind }) => readTopic({ title, kind }))).toEqual(
      FULL_TOPICS.map(({ topic }) => topic),
    )
  })

  it.each(FULL_TOPICS)('have a step of it on each of ninety days, and none twice: $topic', ({ title, kind }) => {
    const steps = findTopicTexts(LIBRARY, { title, kind })?.steps ?? []
    const fill = fillTitle(title, kind)
    const own = new Set(steps.flatMap(({ text, twin = text }) => [fill(text), twin]))
    for (const userId of ['ann', 'ben', 'eva', 'joe'])
      for (const situation of ['ordinary', 'silent_3'] as const) {
        const plans = planDays({ ...inSituation(person, situation), title, kind, userId, otherGoals: [] })
        expect(plans.filter((plan) => !plan.some((step) => own.has(step)))).toEqual([])
        const all = plans.flat()
        expect(all.filter((step, index) => all.indexOf(step) !== index)).toEqual([])
      }
  })
})

describe('a step beside a step of the topic (TEXT-24)', () => {
  it('may practice the plan, but never only copies or announces it', () => {
    const plan = { when: 'I sit down in the library', will: 'open the chapter before my email' }
    const said = ['ann', 'ben', 'eva', 'joe'].flatMap((userId) =>
      planDays({
        ...person,
        title: 'Finish the first draft of my thesis',
        kind: 'finish',
        plan,
        userId,
        otherGoals: [],
      }).flat(),
    )
    expect(
      said.filter((step) => /^(?:Text|Tape|Pin|Copy your plan|Promise|Announce|Ask one person)/.test(step)),
    ).toEqual([])
    expect(said.some((step) => step.includes(plan.will))).toBe(true)
  })

  it('quotes the obstacle only where that step or the message is about it (TEXT-32)', () => {
    const quoting = (obstacle: string, message = '') =>
      ['ann', 'ben', 'eva', 'joe'].flatMap((userId) =>
        planDays(
          { ...inSituation(person, 'ordinary'), title: 'Quit smoking', kind: 'stop', userId, obstacle, otherGoals: [] },
          message,
        ).filter((plan) => plan.some((step) => step.includes(obstacle))),
      )
    expect(quoting('visitors', 'Open the window, and wipe the windowsill.')).toEqual([])
    expect(quoting('visitors', 'Tell one of the visitors that you stay inside.')).not.toEqual([])
    // Some steps of the topic are about coffee.
    expect(quoting('my coffee', 'Open the window, and wipe the windowsill.')).not.toEqual([])
  })

  it('does not repeat the act of the message where another of the next steps is left', () => {
    const goal = { ...inSituation(person, 'ordinary'), title: 'Quit smoking', kind: 'stop', otherGoals: [] } as const
    const said = Array.from({ length: 7 }, () => ({
      message: 'Other words.',
      steps: ['Other words.'],
      challenge: 'Other words.',
    }))
    for (let day = 0; day < 30; day += 1) {
      const brief = { ...goal, date: addDays(goal.date, day), dayNumber: 40 }
      const given = { brief, offset: 0, said, situation: 'ordinary', facts: readFacts(brief) } as const
      const turn = choosePlan(LIBRARY, given, []).map(({ text }) => text)
      const message = turn.join(' ')
      const plan = choosePlan(LIBRARY, given, [{ text: message, wording: message }]).map(({ text }) => text)
      expect(plan.filter((step) => turn.includes(step))).toEqual([])
    }
  })
})

describe('a step late in the evening (TEXT-24)', () => {
  it.each([
    ['Move one errand that comes too close to this today.', '22:15', true],
    ['Tell one person the reason for this goal: {why}.', '22:15', true],
    ['Move one errand that comes too close to this today.', '10:00', false],
    ['Say your plan out loud once: {plan}', '22:15', false],
  ])('is left out where it asks for something that is over: %s at %s', (text, time, late) => {
    expect(isLate({ text }, time)).toBe(late)
  })
})

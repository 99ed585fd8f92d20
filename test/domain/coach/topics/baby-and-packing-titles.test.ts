import { describe, expect, it } from 'vitest'
import { writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import { deriveKind } from '#domain/coach/kinds/derive-kind.ts'
import type { GoalKind } from '#domain/coach/kinds/kind.ts'
import { TOPICS } from '#domain/coach/library/topics/topics.ts'
import { CHILD_WISH } from '#domain/coach/slots/child-wish.ts'
import { readTitleWords } from '#domain/coach/slots/title-words.ts'
import { readDateFamily } from '#domain/coach/topics/date-family.ts'
import { readTopic } from '#domain/coach/topics/topic.ts'
import type { Topic } from '#domain/coach/topics/topic-name.ts'
import { withoutQuotes } from '#domain/coach/words/own-quotes.ts'
import { screenText } from '#domain/safety/screen.ts'
import { addDays } from '#domain/time/day.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const read = (title: string) => {
  const kind = deriveKind(title, '')
  return { kind, topic: readTopic({ title, kind }) }
}

describe('titles about packing for a move (TEXT-24)', () => {
  it.each([
    'Pack the flat',
    'Pack up our apartment',
    'Pack the house by June',
    'Pack the kitchen',
    'Pack up the old flat',
  ])('%s has the texts about moving', (title) => {
    expect(read(title).topic).toBe('event')
  })

  it.each<[string, Topic | undefined]>([
    ['Pack my bag', undefined],
    ['Pack lunch every day', 'cook'],
    ['Pack for the trip', 'trip'],
    ['Pack away the winter clothes', 'declutter'],
    ['Paint the kitchen', 'renovation'],
    ['Pack the house with people every Saturday', undefined],
  ])('%s has not', (title, topic) => {
    expect(read(title).topic).not.toBe('event')
    if (topic !== undefined) expect(read(title).topic).toBe(topic)
  })
})

describe('the kind of a goal about a baby (TEXT-13)', () => {
  it.each<[string, GoalKind]>([
    ['Get ready for the baby', 'finish'],
    ['Prepare for our first baby', 'finish'],
    ['Set up the nursery', 'finish'],
    ['Pack the hospital bag', 'finish'],
    ['Have a baby', 'finish'],
    ['I want to become a mother', 'finish'],
    ['Start a family', 'finish'],
    ['Get ready for the baby shower', 'do_regularly'],
    ['Become a better mother', 'relate'],
    ['Become a dad who listens', 'relate'],
    ['Spend time with the baby', 'do_regularly'],
  ])('%s: %s', (title, kind) => {
    expect(read(title).kind).toBe(kind)
  })
})

describe('a title that wishes for a child', () => {
  const WISHES = ['Have a baby', 'Get pregnant', 'Become a mother', 'We want to have another child', 'Start a family']

  it.each(WISHES)('is only quoted, because nobody does it with a kettle on: %s', (title) => {
    expect(readTitleWords(title, deriveKind(title, ''))).toEqual({})
    const goal = { ...inSituation(BRIEFS.P3, 'ordinary'), title, kind: deriveKind(title, ''), description: '' }
    const texts = Array.from({ length: 60 }, (_, day) =>
      writeBuiltInText({ ...goal, plan: null, obstacle: null, reason: null, date: addDays(goal.date, day) }),
    )
    const said = texts.flatMap(({ message, micro_plan, challenge }) =>
      [message, ...micro_plan, challenge].map(withoutQuotes),
    )
    expect(
      said.filter((text) =>
        /\bto (?:work on|have another child|have a baby|get pregnant|become|start a family)\b|\bgetting pregnant\b/u.test(
          text,
        ),
      ),
    ).toEqual([])
  })

  it.each([...WISHES, 'Try for a baby', 'Have a baby by 35', 'I want to get pregnant this year', 'Schwanger werden'])(
    'has texts of its own, and none of a piece of work: %s',
    (title) => {
      const { kind, topic } = read(title)
      expect(topic).toBe('child_wish')
      const goal = { ...inSituation(BRIEFS.P3, 'ordinary'), title, kind, description: '', target: null }
      const own = { steps: TOPICS.child_wish.steps.map(({ text }) => text), challenges: TOPICS.child_wish.challenges }
      for (let day = 0; day < 96; day += 1) {
        const date = addDays(goal.date, day)
        const text = writeBuiltInText({ ...goal, plan: null, obstacle: null, reason: null, notes: [], date })
        expect(own.steps).toContain(text.micro_plan[0])
        expect(own.challenges.map((one) => one.text)).toContain(text.challenge)
        expect(text.message.replaceAll(/the goal “[^”]*”/gu, '')).not.toContain('“')
      }
    },
  )

  it.each([
    'Become a better mother',
    'Get ready for the baby',
    'Stop trying for a baby',
    'Help my sister get pregnant',
    'Conceive my next novel',
    'Conceive a plan for the garden',
    'Get pregnant mares vaccinated',
    'Try to have a child-free vacation',
    'Try for a baby grand piano',
  ])('is not the subject of %s', (title) => {
    expect(read(title).topic).not.toBe('child_wish')
  })

  it('has texts of its own around a target date, which can move (TEXT-37)', () => {
    expect(readDateFamily({ ...BRIEFS.P3, title: 'Have a baby', kind: 'finish' })).toBe('child_wish')
  })

  it.each(['Start a family dinner', 'Become a mother figure', 'Have a baby shower'])('is not %s', (title) => {
    expect(CHILD_WISH.test(title)).toBe(false)
  })

  it.each([
    'Have another baby after the miscarriage',
    'Become a mother again after the stillbirth',
    'Get over losing the baby',
  ])('stays gentle after a loss: %s (CARE-3)', (title) => {
    expect(screenText(title).outcome).toBe('gentle')
  })
})

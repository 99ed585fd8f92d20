import { describe, expect, it } from 'vitest'
import type { Tone } from '#domain/goals/fields.ts'
import { chooseProposal, writeProposal } from '#domain/week/proposal.ts'
import { writeDone, writeSentence } from '#domain/week/sentence.ts'
import { isOfWeek, readWeek, type Week, type WeekGoal } from '#domain/week/week.ts'

/** The letter of this Sunday covers Sunday, November 15 to Saturday, November 21. */
const SUNDAY = '2026-11-22'
const EVERY = [1, 2, 3, 4, 5, 6, 7]

/** Days as letters: d done, m missed, r rest, o off, p paused, n none, y not over yet. */
const STATES = { d: 'done', m: 'missed', r: 'rest', o: 'off', p: 'paused', n: 'none', y: 'open' } as const
const days = (letters: string): WeekGoal['states'] =>
  [...letters].map((letter) => STATES[letter as keyof typeof STATES])

const goal = (letters: string, more: Partial<WeekGoal> = {}): WeekGoal => ({
  id: 'goal_1',
  title: 'Run far',
  circle: null,
  tone: 'wise_mentor',
  hours: null,
  weekdays: EVERY,
  restDays: false,
  isOver: false,
  isDone: false,
  states: days(letters),
  ...more,
})

const read = (...goals: WeekGoal[]): Week => {
  const week = readWeek(goals, SUNDAY)
  if (!week) throw new TypeError('no week')
  return week
}

describe('the week of a letter (MAIL-29)', () => {
  it('counts the days kept of those that were asked for, and the hours that they stand for', () => {
    const week = read(goal('dmrdopd', { hours: 7 }), goal('ododoon', { weekdays: [1, 3, 5], hours: 3 }))
    expect(week).toMatchObject({ first: '2026-11-15', last: '2026-11-21', kept: 5, asked: 7 })
    expect(week.rows.map(({ kept, asked, missed, hoursKept }) => [kept, asked, missed, hoursKept])).toEqual([
      [3, 5, 1, 3.5],
      [2, 2, 0, 2],
    ])
  })

  it('counts all hours for all days, also where they are no half hours', () => {
    const week = read(goal('ddddddd', { hours: 1.7 }), goal('dddoodm', { hours: 1.7 }))
    expect(week.rows.map(({ hoursKept }) => hoursKept)).toEqual([1.7, 1.5])
  })

  it('leaves out a goal that asked for no day, and is absent when no goal is left', () => {
    expect(read(goal('ppppppp'), goal('nnnnnnm')).rows).toHaveLength(1)
    expect(readWeek([goal('pponnoo')], SUNDAY)).toBeUndefined()
  })

  it('counts a Saturday that is not over as asked for, and as no missed day (STREAK-2)', () => {
    const week = read(goal('ddddddy'), goal('ooooooy', { weekdays: [6] }))
    expect(week.rows.map(({ kept, asked, missed }) => [kept, asked, missed])).toEqual([
      [6, 7, 0],
      [0, 1, 0],
    ])
    expect(writeSentence(week).text).toContain('6 of 8 days were kept')
    expect(chooseProposal(week)).toEqual({ kind: 'keep' })
  })
})

describe('the proposal of a letter (MAIL-30)', () => {
  it.each<[string, WeekGoal[], string, string]>([
    [
      'the weekdays that held',
      [goal('ddmdmmd'), goal('ddddddm', { title: 'Eat' })],
      'Four days instead of seven',
      '“Run far” held on Monday, Wednesday, Saturday, and Sunday. Choose those, and the other three no longer count as missed.',
    ],
    ['a smaller step after a week without a check-in', [goal('mmmmmmm')], 'A smaller step, or a pause', 'no check-in'],
    ['rest days after a single miss', [goal('ddddddm')], 'Two rest days a month', '“Run far”'],
    ['nothing where rest days are on', [goal('ddddddm', { restDays: true })], 'Leave the week as it is', 'Nothing'],
    [
      'nothing of fewer days while the Saturday can still be checked in',
      [goal('ddmmddy')],
      'Leave the week as it is',
      'Nothing',
    ],
    ['nothing of a goal that is over', [goal('mmmmmmm', { isOver: true })], 'Leave the week as it is', 'Nothing'],
    ['nothing where all is kept', [goal('ddddddd')], 'Leave the week as it is', 'Nothing'],
  ])('is %s', (_, goals, heading, words) => {
    const proposed = writeProposal(chooseProposal(read(...goals)))
    expect(proposed.heading).toBe(heading)
    expect(proposed.words).toContain(words)
  })
})

describe('the sentence of a letter (MAIL-29)', () => {
  it.each<[Tone, string]>([
    ['drill_sergeant', 'Every chosen day is on the log. Carry on.'],
    ['teammate', 'There is a check-in on every chosen day, so let’s change nothing.'],
  ])('has the tone of the goal: %s', (tone, text) => {
    expect(writeSentence(read(goal('ddddddd', { tone })))).toEqual({ text, tone })
  })

  it('names the goal that was kept and the one that was not, in the tone of the latter', () => {
    const week = read(goal('ddddddd', { title: 'Eat' }), goal('dmmdddd', { tone: 'kind_encouraging' }))
    expect(writeSentence(week)).toEqual({
      text: '“Eat” held on every day, and “Run far” can be smaller if you like.',
      tone: 'kind_encouraging',
    })
  })

  it('proposes nothing smaller for a goal that is over', () => {
    const week = read(goal('ddddddd', { title: 'Eat' }), goal('mmmdddd', { isOver: true }))
    expect(writeSentence(week).text).toContain('11 of 14 days were kept')
  })

  it('counts a mixed week, and no days of a week without a check-in', () => {
    expect(writeSentence(read(goal('dddmddm'))).text).toContain('5 of 7 days were kept')
    expect(writeSentence(read(goal('mmdmmmm'))).text).toContain('1 of 7 days was kept')
    expect(writeSentence(read(goal('mmmmmmm'))).text).not.toMatch(/\d/)
  })
})

describe('a goal that is done (GOAL-20)', () => {
  it('belongs to the week in which it was done, and to no later one (MAIL-28)', () => {
    expect(isOfWeek({ is_active: true }, SUNDAY)).toBe(true)
    expect(isOfWeek({ is_active: false }, SUNDAY)).toBe(false)
    expect(isOfWeek({ is_active: false, done_on: '2026-11-15' }, SUNDAY)).toBe(true)
    expect(isOfWeek({ is_active: false, done_on: '2026-11-24' }, SUNDAY)).toBe(true)
    expect(isOfWeek({ is_active: false, done_on: '2026-11-14' }, SUNDAY)).toBe(false)
  })

  it('is said to be done in one sentence (MAIL-29)', () => {
    const [one, other] = [goal('ddddddd', { isDone: true }), goal('ddddddm', { title: 'Eat', isDone: true })]
    expect(writeDone(read(one, goal('ddddddd')))).toBe('“Run far” is done.')
    expect(writeDone(read(one, other))).toBe('“Run far” and “Eat” are done.')
    expect(writeDone(read(goal('ddddddd')))).toBeUndefined()
  })
})

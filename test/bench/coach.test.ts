import { beforeAll, describe, expect, it } from 'vitest'
import { PEOPLE } from '#test/support/people/people.ts'
import type { EvalText } from '../../bench/coach/eval-text.ts'
import { belowFloor, type Grades, gradeAll } from '../../bench/coach/floor.ts'
import { writeDays } from '../../bench/coach/write-days.ts'
import { createEvalCoach, createModelWriter, writeFromLibrary } from '../../bench/coach/writers.ts'

const SEED = 1
const DAYS = 14
/** The limit of a busy machine. An idle one takes a few seconds. */
const MOST_MS = 60_000

/** The floor of the built-in library for the ten people (TEXT-23): the graders of `npm run coach:eval`. */
describe('the library for the ten people over fourteen days', () => {
  let texts: EvalText[]
  let grades: Grades
  beforeAll(async () => {
    texts = await writeDays(PEOPLE, { days: DAYS, seed: SEED, write: writeFromLibrary })
    grades = gradeAll(texts)
  }, MOST_MS)

  it('has a text for each goal on each day', () => {
    const goals = PEOPLE.flatMap((person) => person.goals)
    expect(texts).toHaveLength(goals.length * DAYS)
    expect(new Set(texts.map(({ person }) => person)).size).toBe(10)
  })

  it('reaches the floor of each grader (TEXT-23)', () => {
    expect(
      grades.faults.map(({ about, grader, says }) => `${about.brief.title}, day ${about.day + 1}: ${grader}: ${says}`),
    ).toEqual([])
    expect(belowFloor(grades)).toEqual([])
  })

  it('includes days with a situation (TEXT-17)', () => {
    const met = new Set(texts.map(({ situation }) => situation))
    for (const situation of [
      'first_day',
      'after_miss',
      'returned',
      'silent_3',
      'silent_7',
      'target_eve',
      'target_day',
      'after_target',
      'note_hard',
      'note_easy',
      'milestone_7',
      'milestone_30',
    ] as const)
      expect(met).toContain(situation)
  })

  it('has no text for goals in crisis, and only gentle texts for gentle goals', () => {
    const gentle = new Set(texts.filter(({ brief }) => brief.care === 'gentle').map(({ brief }) => brief.title))
    expect([...gentle]).toEqual(['Cook for one again', 'Recover from burnout'])
    for (const { brief } of texts.filter((one) => one.brief.care === 'gentle'))
      expect(brief.tone).toBe('kind_encouraging')
  })
})

describe('the local model', () => {
  it('gives a goal no step twice in weeks with gaps (TEXT-19)', async () => {
    const coach = await createEvalCoach({ kind: 'stand-in' }, { info: () => undefined, warn: () => undefined })
    const inDebt = PEOPLE.filter(({ id }) => id === 'P7')
    const texts = await writeDays(inDebt, { days: 45, seed: SEED, write: createModelWriter(coach) })
    expect(new Set(texts.map(({ source }) => source))).toEqual(new Set(['model']))
    expect(gradeAll(texts).faults.map(({ about, says }) => `${about.brief.title}: ${says}`)).toEqual([])
  })
})

describe('the graders', () => {
  const [person] = PEOPLE
  const write = async (change: (text: EvalText['text'], day: number) => EvalText['text']) => {
    if (!person) throw new RangeError('There are no people.')
    let day = -1
    const texts = await writeDays([person], {
      days: 3,
      seed: SEED,
      write: async (brief) => {
        day += 1
        const written = await writeFromLibrary(brief)
        return written && { ...written, text: change(written.text, day) }
      },
    })
    return belowFloor(gradeAll(texts)).join('\n')
  }

  it.each<[string, (text: EvalText['text'], day: number) => EvalText['text'], RegExp]>([
    ['a long message', (text) => ({ ...text, message: `${text.message} ${'Sit down. '.repeat(30)}` }), /^length:/m],
    ['ten minutes', (text) => ({ ...text, step_minutes: text.micro_plan.map(() => 10) }), /^minutes:/m],
    ['an invented number', (text) => ({ ...text, message: `${text.message} It is 92 sure.` }), /^numbers:/m],
    ['shouting', (text) => ({ ...text, message: `${text.message}!` }), /^wording:/m],
    ['an order of another tone', (text) => ({ ...text, message: `${text.message} Dismissed.` }), /^tone words:/m],
    ['one challenge every day', (text) => ({ ...text, challenge: 'Sit on the floor once.' }), /^repetition:/m],
    [
      'texts about nothing',
      () => ({ message: 'Be here.', micro_plan: ['Sit down.'], challenge: 'Breathe.' }),
      /^grounding: .* 0 % of its days/m,
    ],
  ])('report %s', async (_, change, below) => {
    expect(await write(change)).toMatch(below)
  })
})

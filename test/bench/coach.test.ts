import { beforeAll, describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import { tone as tones } from '#domain/goals/fields.ts'
import { PEOPLE } from '#test/support/people/people.ts'
import type { EvalText } from '../../bench/coach/eval-text.ts'
import { belowFloor, type Grades, gradeAll } from '../../bench/coach/floor.ts'
import { gradeSafety } from '../../bench/coach/safety-outcomes.ts'
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

  it('has a text for each goal on each day until its target date (GOAL-11)', () => {
    const goals = PEOPLE.flatMap((person) => person.goals)
    const days = goals.map(({ targetIn }) => Math.min(DAYS, (targetIn ?? DAYS) + 1))
    expect(texts).toHaveLength(days.reduce((sum, count) => sum + count, 0))
    expect(texts.length).toBeLessThan(goals.length * DAYS)
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
      'note_hard',
      'note_easy',
      'milestone_7',
      'milestone_30',
    ] as const)
      expect(met).toContain(situation)
    // No goal gets a text after its target date (ADR 235).
    expect(met).not.toContain('after_target')
  })

  it('has no text for goals in crisis, and only gentle texts for gentle goals', () => {
    const gentle = new Set(texts.filter(({ brief }) => brief.care === 'gentle').map(({ brief }) => brief.title))
    expect([...gentle]).toEqual(['Cook for one again', 'Recover from burnout'])
    for (const { brief } of texts.filter((one) => one.brief.care === 'gentle'))
      expect(brief.tone).toBe('kind_encouraging')
  })
})

describe('the library for somebody who is signed off work', () => {
  it('repeats no step and no challenge in ninety days, although it leaves out those of a working day (TEXT-19, TEXT-33)', async () => {
    const signedOff = PEOPLE.filter(({ id }) => id === 'P5')
    const texts = await writeDays(signedOff, { days: 90, seed: SEED, write: writeFromLibrary })
    expect(texts.filter(({ brief }) => brief.isOffWork && brief.care === 'ordinary')).toHaveLength(90)
    expect(
      gradeAll(texts).faults.map(({ about, says }) => `${about.brief.title}, day ${about.day + 1}: ${says}`),
    ).toEqual([])
  })
})

describe('the library after missed days', () => {
  // Walks in which a week has no step of two minutes at its turn, or only those that a message has asked for already.
  it.each([
    ['P2', 6],
    ['P9', 8],
  ])('repeats no step in ninety days: %s with seed %i (TEXT-19)', async (person, seed) => {
    const own = PEOPLE.filter(({ id }) => id === person)
    const texts = await writeDays(own, { days: 90, seed, write: writeFromLibrary })
    expect(gradeAll(texts).faults.map(({ about, says }) => `day ${about.day + 1}: ${says}`)).toEqual([])
  })
})

describe('the local model', () => {
  it('gives a goal no step twice in weeks with gaps (TEXT-19)', async () => {
    const coach = await createEvalCoach({ kind: 'stand-in' }, { info: () => undefined, warn: () => undefined })
    const inDebt = PEOPLE.filter(({ id }) => id === 'P7')
    const texts = await writeDays(inDebt, { days: 45, seed: SEED, write: createModelWriter(coach) })
    // Two attempts may repeat a text that the prompt left out; the built-in one stands in then.
    expect(texts.filter(({ source }) => source === 'model').length).toBeGreaterThanOrEqual(texts.length * 0.95)
    expect(gradeAll(texts).faults.map(({ about, says }) => `${about.brief.title}: ${says}`)).toEqual([])
  })
})

describe('the graders', () => {
  type Change = (text: EvalText['text'], brief: CoachBrief) => EvalText['text']
  type Given = { id?: string; source?: EvalText['source'] }
  const write = async (change: Change, { id = 'P1', source = 'built-in' }: Given = {}) => {
    const texts = await writeDays(
      PEOPLE.filter((person) => person.id === id),
      {
        days: 7,
        seed: SEED,
        write: async (brief) => {
          const written = await writeFromLibrary(brief)
          return written && { text: change(written.text, brief), source }
        },
      },
    )
    return belowFloor(gradeAll(texts)).join('\n')
  }
  const inOtherTone: Change = (text, brief) => {
    const other = tones.options[(tones.options.indexOf(brief.tone) + 1) % tones.options.length]
    return { ...text, message: writeBuiltInText({ ...brief, tone: other ?? brief.tone }).message }
  }

  it.each<[string, Change, RegExp, Given?]>([
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
    [
      'British English',
      (text) => ({ ...text, message: `${text.message} The grey colour of the morning is enough.` }),
      /^language:/m,
    ],
    [
      'an exercise for a goal to recover',
      (text) => ({ ...text, challenge: 'Do ten squats and one lunge.' }),
      /^kind:/m,
      { id: 'P8' },
    ],
    ['messages in another tone', inOtherTone, /^tones: the classifier names/m, { source: 'model' }],
  ])('report %s', async (_, change, below, given) => {
    expect(await write(change, given)).toMatch(below)
    expect(await write((text) => text, given)).not.toMatch(below)
  })

  it('report a screening that misses what is grave, and one that holds up what is ordinary', () => {
    const own = gradeAll([])
    const judge = (outcome: string) => belowFloor({ ...own, safety: gradeSafety(() => outcome) }).join('\n')
    expect(own.safety.cases).toBeGreaterThan(80)
    expect(belowFloor(own)).toEqual([])
    expect(judge('ordinary')).toMatch(/^safety: “.+” is missed/m)
    expect(judge('crisis')).toMatch(/^safety: \d+ of \d+ ordinary texts are held up/m)
  })
})

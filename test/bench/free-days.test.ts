import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import { readSituation } from '#domain/coach/day/situation.ts'
import type { GoalKind } from '#domain/coach/kinds/kind.ts'
import { ANSWERS } from '#domain/coach/library/answers/answers.ts'
import { runDetails } from '#domain/coach/library/details/run.ts'
import type { Wording } from '#domain/coach/library/entry.ts'
import { FREE_DAYS } from '#domain/coach/library/situations/free-day/free-days.ts'
import { readMailHint } from '#domain/coach/mail/mail-hint.ts'
import { writeMailSubject } from '#domain/coach/mail/mail-subject.ts'
import { type Tone, tone as tones } from '#domain/goals/fields.ts'
import { memoize } from '#domain/memoize.ts'
import { EVERY_DAY, type Rhythm } from '#domain/streaks/rhythm.ts'
import { readRun, recordCheckIn } from '#domain/streaks/run.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { gradeTexts, measureGrounding } from '../../bench/coach/graders.ts'
import { writeDays } from '../../bench/coach/write-days.ts'
import { writeFromLibrary } from '../../bench/coach/writers.ts'
import { buildBrief } from '../domain/coach/support/build-brief.ts'
import { founder } from '../support/people/founder.ts'
import { goal } from '../support/people/person.ts'

/** Places whose answers are those of silence. */
const OUTDOORS: ReadonlySet<string> = new Set(['waterside', 'outdoors'])
const SATURDAY: Day = '2026-11-28'
const TITLE = 'Run on Saturdays before the kids wake up'
const starts = (words: string): string => words.split(/(?:\bon )?\{/u)[0] ?? words
/** Whether a step or a challenge was made from an entry. */
const isMade = ({ text, twin = text }: Wording, words = ''): boolean =>
  [text, twin].some((own) => words.startsWith(starts(own)) && words.length > 0)
const MONDAYS: Rhythm = { ...EVERY_DAY, weekdays: [{ from: '2026-11-01', days: [1] }] }

/** The brief of a goal that was kept on some Saturdays of November, on a date. */
const on = (date: Day, kept: readonly Day[], rhythm: Rhythm = EVERY_DAY, title = TITLE): CoachBrief => {
  const run = kept.reduce<ReturnType<typeof recordCheckIn>>(
    (before, day) => recordCheckIn(before, day) ?? before,
    undefined,
  )
  return buildBrief({ title, target_date: null, created_at: '2026-11-02T12:00:00.000Z' }, { run, rhythm, date })
}

describe('a day that a goal does not ask for (TEXT-30)', () => {
  it('is read from the weekdays of the title where none are chosen', () => {
    const monday = on(addDays(SATURDAY, 2), [SATURDAY])
    expect([readSituation(monday), monday.nextDay]).toEqual(['rest_day', addDays(SATURDAY, 7)])
    expect(monday.silentDays).toBe(0)
    expect(on(addDays(SATURDAY, 7), [SATURDAY]).nextDay).toBeNull()
  })

  it('is read from the chosen weekdays, whatever the title says', () => {
    const saturday = on(SATURDAY, [], MONDAYS)
    expect([readSituation(saturday), saturday.nextDay]).toEqual(['rest_day', addDays(SATURDAY, 2)])
    expect(readSituation(on(addDays(SATURDAY, 2), [], MONDAYS))).not.toBe('rest_day')
  })

  it('leaves run and best run to the days that the goal asks for', () => {
    const kept = [addDays(SATURDAY, -8), addDays(SATURDAY, -7), SATURDAY]
    const run = kept.reduce<ReturnType<typeof recordCheckIn>>(
      (before, day) => recordCheckIn(before, day) ?? before,
      undefined,
    )
    for (const day of [1, 2, 6, 7]) {
      const date = addDays(SATURDAY, day)
      const shown = readRun(run, date)
      expect(on(date, kept)).toMatchObject({ run: shown.streak_count, bestRun: shown.best_streak })
    }
  })

  it('keeps "yesterday" out of the text after a missed Saturday', () => {
    const brief = on(addDays(SATURDAY, 7), [addDays(SATURDAY, -7)])
    expect([brief.silentDays, readSituation(brief)]).toEqual([1, 'ordinary'])
    for (const tone of tones.options) expect(writeBuiltInText({ ...brief, tone }).message).not.toContain('esterday')
  })

  it('speaks of yesterday where the missed day was yesterday', () => {
    const brief = on(
      '2026-11-24',
      ['2026-11-20'],
      { ...EVERY_DAY, weekdays: [{ from: '2026-11-01', days: [1, 2, 3, 4, 5] }] },
      'Read 20 pages',
    )
    expect([brief.silentDays, readSituation(brief)]).toEqual([1, 'after_miss'])
  })

  it('names the number of planned days, not of days in a row', () => {
    const weekdays = [1, 3, 5]
    const kept: Day[] = ['2026-11-16', '2026-11-18', '2026-11-20', '2026-11-23', '2026-11-25']
    const brief = on(
      '2026-11-27',
      kept,
      { ...EVERY_DAY, weekdays: [{ from: '2026-11-01', days: weekdays }] },
      'Read 20 pages',
    )
    const said = Array.from({ length: 96 }, (_, offset) => writeBuiltInText(brief, { offset }).message)
    const numbers = said.flatMap((message) => /\d+ of the last \d+ (?:planned )?days/u.exec(message)?.[0] ?? [])
    expect(new Set(numbers)).toEqual(new Set(['5 of the last 6 planned days']))
  })

  it('leaves the goal itself to the day that it asks for: no message of that day prepares it', () => {
    const prepares = runDetails.filter(({ form }) => form === 'prepare' || form === 'note')
    for (const tone of tones.options)
      for (let offset = 0; offset < 96; offset += 1) {
        const { message } = writeBuiltInText(
          { ...on(SATURDAY, [addDays(SATURDAY, -7)]), kind: 'do_regularly', tone },
          { offset },
        )
        expect(prepares.find(({ text, short }) => message.includes(text) || message.includes(short))).toBeUndefined()
      }
  })

  it('has a subject that names the next day, and another one the day after', () => {
    const subjects = [1, 2].map((day) => {
      const brief = on(addDays(SATURDAY, day), [SATURDAY])
      const { hint_next: next } = readMailHint(brief)
      const mail = {
        title: TITLE,
        care: 'ordinary' as const,
        weekday: brief.weekday,
        time: '06:00',
        run: 0,
        before: [],
        checkedInToday: false,
        daysToTarget: null,
        next,
      }
      return writeMailSubject({ ...mail, dayNumber: brief.dayNumber }, writeBuiltInText(brief)).subject
    })
    expect(subjects.toSorted()).toEqual([
      'On Saturday: Run on Saturdays before the kids…',
      'To prepare: Run on Saturdays before the kids…',
    ])
  })

  /** The texts of the free days of a goal within 90 days. Several tests read those of the same goal. */
  const writeFreeDays = async (words: { title: string; kind: GoalKind; tone: Tone }) => {
    const given = { ...words, circle: 'Health & Fitness', time: '06:00' } as const
    const script = { script: 'mmmmmmmmmmmmmm', obstacle: 'I fell asleep at midnight' }
    const person = { ...founder, goals: [goal(given, script)] }
    const texts = await writeDays([person], { days: 90, seed: 3, write: writeFromLibrary })
    return texts.filter(({ situation }) => situation === 'rest_day')
  }
  const writeFree = memoize(writeFreeDays, 40, JSON.stringify)

  it.each([
    ['Samstags schwimmen', 'do_regularly', 'swim'],
    [TITLE, 'do_regularly', 'run'],
    ['Choir on Thursdays again', 'relate', 'choir'],
    ['Sit at the lake on Saturday mornings', 'reflect', 'waterside'],
    ['Sit in the park on Sundays', 'reflect', 'outdoors'],
    ['Learn to swim on Mondays', 'learn', 'swim_start'],
    ['Yoga on Fridays', 'do_regularly', 'stretch'],
    ['Write my thesis on Mondays', 'finish', 'draft'],
  ] as const)('has a detail, a step and a challenge of its own topic: %s', async (title, kind, topic) => {
    const { any, eve } = FREE_DAYS.topics[topic] ?? FREE_DAYS.kinds[kind]
    for (const tone of tones.options)
      for (const { text, brief } of await writeFree({ title, kind, tone })) {
        // The day before has entries that no other day has, and all others have none of them.
        const held = brief.nextDay === addDays(brief.date, 1) ? eve : any
        // What the person wrote has an answer on any day (TEXT-32).
        const told = [...held, ...(new Map(Object.entries(ANSWERS)).get(OUTDOORS.has(topic) ? 'silence' : topic) ?? [])]
        expect(
          told.some((one) => text.message.includes(starts(tone === 'drill_sergeant' ? one.short : one.text))),
          text.message,
        ).toBe(true)
        const pairs = [...held.flatMap((move) => move.pairs), ...Object.values(FREE_DAYS.answerPairs).flat()]
        expect(
          pairs.some(({ step }) => isMade(step, text.micro_plan[0])),
          text.micro_plan[0],
        ).toBe(true)
        expect(
          pairs.some(({ challenge }) => isMade(challenge, text.challenge)),
          text.challenge,
        ).toBe(true)
      }
  })

  it('never answers the worry of somebody who recovers with the plan', async () => {
    const words = { title: 'Walk to the bakery on Mondays', kind: 'recover', circle: 'Health & Fitness' } as const
    const more = { obstacle: 'I’m afraid it gives way', plan: { when: 'the kettle is on', will: 'do the sheet' } }
    for (const tone of tones.options) {
      const given = goal({ ...words, tone, time: '08:00' }, { script: 'mmmmmmmmmmmmmm', ...more })
      const texts = await writeDays([{ ...founder, goals: [given] }], { days: 40, seed: 3, write: writeFromLibrary })
      const free = texts.filter(({ situation }) => situation === 'rest_day')
      expect(free.length).toBeGreaterThan(30)
      for (const { text } of free) expect(JSON.stringify(text)).not.toContain('gives way')
    }
  })

  it.each([
    [TITLE, 'do_regularly', /your next run\b/iu],
    ['Family dinner on Sundays', 'relate', /your next dinner\b/iu],
    ['No phone on Sundays', 'stop', /your next check-in for “No phone on Sundays/iu],
    ['Call Mom every Sunday', 'relate', /your next call\b/iu],
    ['Samstags schwimmen', 'do_regularly', /your next swim\b/iu],
    ['Draw on weekends', 'learn', /your next drawing day\b/iu],
  ] as const)('has texts for 90 days that prepare %s', async (title, kind, turn) => {
    for (const tone of tones.options) {
      const words = { title, tone, kind, circle: 'Health & Fitness', time: '06:00' } as const
      const person = {
        ...founder,
        goals: [goal(words, { script: 'mmmmmkkmmmmmmk', obstacle: 'I fell asleep at midnight' })],
      }
      const texts = await writeDays([person], { days: 90, seed: 3, write: writeFromLibrary })
      expect(gradeTexts(texts).map(({ says, about }) => [says, about.text])).toEqual([])
      const free = texts.filter(({ situation }) => situation === 'rest_day')
      expect(free.length).toBeGreaterThanOrEqual(60)
      expect(measureGrounding(texts)[0]?.share).toBeGreaterThanOrEqual(0.9)
      const next = /\b(?:tomorrow|on (?:Satur|Sun)day)\b/u
      for (const { text } of free) {
        expect(text.micro_plan).toHaveLength(1)
        expect(text.message).toMatch(turn)
        expect(text.message).toMatch(next)
        for (const part of [...text.micro_plan, text.challenge]) {
          expect(part).not.toMatch(/\b(?:today|tonight|when you begin)\b/iu)
          if (/\bAM\b/u.test(part)) expect(part).toMatch(/6 AM (?:tomorrow|on \p{Lu}\p{L}+day)/u)
        }
      }
    }
  })
})

import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { findLeadIndex } from '#domain/coach/compose/answers.ts'
import { writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import { ANSWERS } from '#domain/coach/library/answers/answers.ts'
import { DETAILS } from '#domain/coach/library/details/details.ts'
import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { fitAnswersToTitle } from '#domain/coach/topics/title-fit.ts'
import { takesUp } from '#domain/coach/words/quote-theme.ts'
import { tone as tones } from '#domain/goals/fields.ts'
import { addDays } from '#domain/time/day.ts'
import { readWeekday } from '#domain/time/weekday.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const DAYS = 84
const ordinary = inSituation(BRIEFS.P1, 'ordinary')
type Topic = keyof typeof ANSWERS & keyof typeof DETAILS

const createBrief = (change: Partial<CoachBrief>): CoachBrief => ({
  ...ordinary,
  ...{ plan: null, obstacle: null, reason: null, description: '', interview: null, target: null, daysToTarget: null },
  ...change,
})

/** Messages of a goal in all tones, each written with those of the 7 days before, or without any. */
const writeDays = (
  change: Partial<CoachBrief>,
  isRemembered = true,
  situation: 'ordinary' | 'rest_day' | 'after_miss' = 'ordinary',
): { day: number; message: string }[] =>
  tones.options.flatMap((tone) => {
    const recent: CoachBrief['recent'][number][] = []
    return Array.from({ length: DAYS }, (_, day) => {
      const date = addDays(ordinary.date, day)
      const brief = inSituation(createBrief({ ...change, tone, date, weekday: readWeekday(date) }), situation)
      const known = isRemembered ? recent.slice(0, 7) : []
      const { message, micro_plan, challenge } = writeBuiltInText({ ...brief, recent: known })
      recent.unshift({ date, message, steps: micro_plan, challenge, kept: true })
      return { day, message }
    })
  })

const holds = (message: string, { text, short }: { text: string; short: string }) =>
  [text, short].some((words) => words.split('{ally}').every((part) => message.includes(part)))
const findAnswer = (topic: Topic, message: string): QuoteAnswer | undefined =>
  ANSWERS[topic]?.find((answer) => holds(message, answer))

const course = { title: 'Finish the wound-care course', kind: 'finish' } as const
const asleep = { ...course, obstacle: 'I read a page and fall asleep' }

describe('answers to what a person wrote (TEXT-32)', () => {
  it('meet the theme of the obstacle and no other, and come back', () => {
    const found = writeDays(asleep).flatMap(({ message }) => findAnswer('course', message) ?? [])
    expect(new Set(found.map(({ meets }) => meets))).toEqual(new Set(['tired']))
    expect(found.length).toBeGreaterThanOrEqual((tones.options.length * DAYS) / 14)
    expect(new Set(found.map(({ text }) => text)).size).toBeGreaterThanOrEqual(2)
  })

  it('stand with the words that they answer', () => {
    for (const { message } of writeDays(asleep))
      if (findAnswer('course', message)) expect(message).toContain('I read a page and fall asleep')
  })

  it('do not return within 24 days, even if no earlier text is known', () => {
    for (const isRemembered of [true, false]) {
      const days = writeDays(asleep, isRemembered)
      for (const [index, { day, message }] of days.entries()) {
        const answer = findAnswer('course', message)
        const before = days.slice(index - Math.min(day, 23), index)
        expect(answer && before.filter((one) => holds(one.message, answer)), message).toEqual(answer && [])
      }
    }
  })

  it('have other words around them each time within 7 days', () => {
    const tired = 'I am tired, it is late, and I am stuck, afraid and bored'
    const days = writeDays({ ...course, obstacle: tired })
    const leads = days.map(({ message }) => {
      const answer = findAnswer('course', message)
      return answer && [answer.text, answer.short].reduce((rest, words) => rest.split(words)[0] ?? rest, message)
    })
    expect(leads.filter(Boolean).length).toBeGreaterThan(DAYS / 2)
    for (const [index, { day }] of days.entries())
      if (leads[index]) expect(leads.slice(index - Math.min(day, 7), index)).not.toContain(leads[index])
  })

  it('leave no quote beside a detail that has nothing to do with it', () => {
    const { obstacle, title } = asleep
    for (const { message } of writeDays(asleep)) {
      const detail = DETAILS.course?.find((one) => holds(message, one))
      if (detail && message.includes('fall asleep'))
        expect(takesUp(`${detail.text} ${detail.short}`, obstacle, title), message).toBe(true)
    }
  })

  it('are given after a miss, too', () => {
    const found = writeDays(asleep, true, 'after_miss').flatMap(({ message }) => findAnswer('course', message) ?? [])
    expect(found.length).toBeGreaterThanOrEqual(tones.options.length * 2)
  })

  it('need no quote where their theme stands in the title', () => {
    const walk = { title: 'Walk 20 minutes after every shift', kind: 'do_regularly' } as const
    const found = writeDays(walk).flatMap(({ message }) => findAnswer('walk', message) ?? [])
    expect(new Set(found.map(({ meets }) => meets))).toEqual(new Set(['shift']))
    const run = { title: 'Run on Saturdays before the kids wake up', kind: 'do_regularly' } as const
    const free = writeDays(run, true, 'rest_day').flatMap(({ message }) => findAnswer('run', message) ?? [])
    expect(free.length).toBeGreaterThan(0)
  })

  it('are left out by the words of their texts, not by the name of their theme, where a title has no office', () => {
    const texts = { text: 'Wash a plate.', short: 'Wash it.', drill_sergeant: 'A.', kind_encouraging: 'B.' }
    const answer: QuoteAnswer = { meets: 'late', form: 'work', ...texts, teammate: 'C.', wise_mentor: 'D.' }
    expect(fitAnswersToTitle('home', [answer], { title: 'Family dinner on Sundays' })).toEqual([answer])
    const office = { ...answer, text: 'Leave the office.' }
    expect(fitAnswersToTitle('home', [office], { title: 'Family dinner on Sundays' })).toEqual([])
  })

  it('are not given to a goal that has written of no theme', () => {
    const bare = writeDays(course).flatMap(({ message }) => findAnswer('course', message) ?? [])
    expect(bare).toEqual([])
    const other = writeDays({ ...course, obstacle: 'the dentist' })
    expect(other.flatMap(({ message }) => findAnswer('course', message) ?? [])).toEqual([])
  })
})

describe('the lead of an answer', () => {
  const LEADS = 13
  const rounds = [0, 1, 2, 3]

  it('is another one in each round, however many answers a goal has (TEXT-19)', () => {
    for (let size = 1; size <= 3 * LEADS; size += 1)
      for (const index of [0, size - 1]) {
        const leads = rounds.map((round) => findLeadIndex({ index, size, round }, LEADS))
        expect(new Set(leads).size, `${size} answers`).toBe(rounds.length)
      }
  })

  it('is another one for each answer that follows, also from one round to the next', () => {
    for (const size of [1, 5, 12, 13, 14, 26]) {
      const leads = rounds.flatMap((round) =>
        Array.from({ length: size }, (_, index) => findLeadIndex({ index, size, round }, LEADS)),
      )
      for (const at of leads.keys())
        expect(leads.slice(Math.max(0, at - 7), at), `${size} answers`).not.toContain(leads[at])
    }
  })
})

describe('a name in other words', () => {
  it('is not the person: Tim is not in “time”', () => {
    const days = writeDays({ ...course, obstacle: 'I never find the time', description: 'Tim will ask about it' })
    const quoting = days.filter(({ message }) => message.includes('find the time'))
    expect(quoting.length).toBeGreaterThan(0)
    const answered = quoting.flatMap(({ message }) => findAnswer('course', message) ?? [])
    expect(answered.map(({ meets }) => meets)).not.toContain('ally')
    expect(answered.map(({ meets }) => meets)).toContain('late')
  })
})

describe('a part for somebody whom the person wrote about (TEXT-32)', () => {
  const choir = {
    title: 'Choir on Thursdays again',
    kind: 'relate',
    description: 'Ruth next door would drive',
  } as const

  it('names them, once in 7 days', () => {
    const days = writeDays(choir, true, 'rest_day')
    const named = days.filter(({ message }) => findAnswer('choir', message)?.meets === 'ally')
    expect(named.length).toBeGreaterThanOrEqual(tones.options.length * 3)
    for (const { message } of named) expect(message).toContain('Ruth')
    for (const [index, { day, message }] of days.entries())
      if (findAnswer('choir', message)?.meets === 'ally')
        for (const earlier of days.slice(index - Math.min(day, 7), index))
          expect(earlier.message.replaceAll(/“[^”]*”/gu, '')).not.toContain('Ruth')
  })

  it('is a part in the ride where the quote is about one', () => {
    for (const { message } of [...writeDays(choir), ...writeDays(choir, true, 'rest_day')])
      if (message.includes('Ruth next door would drive') && findAnswer('choir', message) !== undefined)
        expect(findAnswer('choir', message)?.meets, message).toBe('driver')
  })

  it('is the only reason to quote what the person wrote of them on a free day', () => {
    for (const { message } of writeDays(choir, true, 'rest_day')) {
      if (!message.includes('next door would drive')) continue
      const rest = message.replaceAll(/“[^”]*”/gu, '')
      expect(findAnswer('choir', message) !== undefined || takesUp(rest, choir.description, choir.title), message).toBe(
        true,
      )
    }
  })

  it('asks for no piece of the goal on a day that it does not ask for', () => {
    const days = writeDays({ ...choir, obstacle: 'I am tired and afraid' }, true, 'rest_day')
    const found = days.flatMap(({ message }) => findAnswer('choir', message) ?? [])
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(({ form }) => form === 'work' || form === 'moment')).toEqual([])
  })

  it.each([
    ['who has died', { description: 'My mother died in March' }],
    ['who is remembered', { description: 'in memory of my dad' }],
    ['who was buried', { description: 'We buried my dad in June, and he loved this course' }],
    ['who would have liked it', { description: 'My grandmother would have loved it' }],
    ['who is missed', { description: 'My sister began it with me', obstacle: 'I miss my sister' }],
    ['who is parted from the person', { description: 'Divorce from my husband' }],
    ['whose things they are', { description: 'My grandmother’s recipes' }],
    ['who is no name', { description: 'Will I ever finish it' }],
    ['whom the person only imagines as a reader', { description: 'Something I would show my grandmother' }],
    ['who gets in the way', { description: 'My brother began it with me', obstacle: 'my brother calls' }],
    ['who is in the moment of the plan', { plan: { when: 'my mother is asleep', will: 'open the course' } }],
  ])('is not given to somebody %s', (_, change) => {
    const found = writeDays({ ...course, ...change }).flatMap(({ message }) => findAnswer('course', message) ?? [])
    expect(found.filter(({ meets }) => meets === 'ally')).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import { type MailDay, writeMailSubject } from '#domain/coach/mail/mail-subject.ts'
import { addDays } from '#domain/time/day.ts'
import { readWeekday } from '#domain/time/weekday.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const DAYS = 14
const WEEK: MailDay['before'] = ['done', 'done', 'done', 'done', 'done', 'done']
const day: MailDay = {
  title: 'Pay off the credit card',
  care: 'ordinary',
  weekday: 'Tuesday',
  time: '12:15',
  dayNumber: 23,
  run: 6,
  before: WEEK,
  checkedInToday: false,
  daysToTarget: null,
}
const text = {
  message: 'You wrote “I don’t open the letters.” Bring one of them to the kitchen table.',
  micro_plan: ['Bring one envelope to the kitchen table.', 'Open it.', 'Write down the date.'],
  step_minutes: [1, 2, 1],
  challenge: 'Put the card in a drawer for today.',
}
const write = (change: Partial<MailDay> = {}) => writeMailSubject({ ...day, ...change }, text)
const countCharacters = (words: string) => [...words].length

/** Subjects and preheaders of the ten people on 14 days in a row. */
const written = Object.values(BRIEFS).map((person) =>
  Array.from({ length: DAYS }, (_, index) => {
    const brief = inSituation(person, 'ordinary')
    const date = addDays(brief.date, index)
    const daily = writeBuiltInText({ ...brief, date })
    const { title, time_of_day: time } = brief
    const mail = { ...day, title, time, weekday: readWeekday(date), dayNumber: 23 + index, run: 8 + index }
    return { title, daily, ...writeMailSubject(mail, daily) }
  }),
)

describe('subject and preheader of a goal’s mail', () => {
  it('have at most 50 and 40 to 90 characters for ten people on 14 days (MAIL-11)', () => {
    const outside = written
      .flat()
      .filter(
        ({ subject, preheader }) =>
          countCharacters(subject) > 50 || countCharacters(preheader) < 40 || countCharacters(preheader) > 90,
      )
    expect(outside.map(({ subject, preheader }) => `${subject} / ${preheader}`)).toEqual([])
  })

  it('have 40 to 90 characters with steps of any length, on the first day, a free day, a milestone and after a miss', () => {
    for (let length = 1; length <= 140; length += 1)
      for (const change of [{ dayNumber: 1 }, { next: 'on Saturday' }, { run: 7 }, { silent: 1 }, { silent: 3 }, {}]) {
        const micro_plan = [`${'x'.repeat(length - 1)}.`]
        const { preheader } = writeMailSubject({ ...day, ...change }, { ...text, micro_plan, step_minutes: [1] })
        const count = countCharacters(preheader)
        expect([length, change, count >= 40 && count <= 90]).toEqual([length, change, true])
      }
  })

  it('differ on the free days before the eve of a target date, and on the eve', () => {
    for (const first of [23, 24]) {
      const subjects = [5, 4, 3, 2, 1].map((daysToTarget, index) => {
        const next = daysToTarget === 2 ? 'tomorrow' : 'on Saturday'
        return write({ dayNumber: first + index, daysToTarget, next }).subject
      })
      expect(subjects.filter((subject, index) => subject === subjects[index - 1])).toEqual([])
    }
  })

  it('differ from day to day, and are never the same twice in 14 days', () => {
    for (const days of written) {
      const subjects = days.map(({ subject }) => subject)
      expect(subjects.filter((subject, index) => subject === subjects[index - 1])).toEqual([])
      expect(new Set(days.map(({ subject, preheader }) => `${subject} ${preheader}`)).size).toBe(DAYS)
    }
  })

  it('name the first step or the challenge, and the preheader does not repeat the subject (MAIL-11)', () => {
    for (const { subject, preheader, daily } of written.flat()) {
      const said = [daily.micro_plan[0] ?? '', daily.challenge].map((part) => part.slice(0, 20))
      expect(
        said.some((part) => preheader.includes(part)),
        preheader,
      ).toBe(true)
      expect(preheader).not.toContain(subject)
    }
  })

  it('have no emoji, exclamation mark or question of their own', () => {
    for (const { subject, title } of written.flat())
      expect(subject.replace(title, '')).not.toMatch(/[!?]|\p{Extended_Pictographic}/u)
  })

  it.each([
    ['first day', { dayNumber: 1, run: 0, before: [] }, 'Day 1: Pay off the credit card'],
    ['a day after a miss', { before: [...WEEK.slice(1), 'missed'], run: 0 }, 'A smaller step today'],
    [
      'three silent days',
      { before: [...WEEK.slice(3), 'missed', 'missed', 'missed'], run: 0 },
      'One easy step: Pay off the credit card',
    ],
    ['seven silent days', { silent: 7, run: 0 }, 'Keep, change, or close: Pay off the credit card'],
    ['14 silent days', { silent: 14, run: 0 }, 'Keep, change, or close: Pay off the credit card'],
    [
      'a return',
      { before: ['done', 'missed', 'missed', 'missed', 'missed', 'done'], run: 1 },
      'The small version again today',
    ],
    ['a milestone', { run: 30 }, '30 days: Pay off the credit card'],
    ['the eve of the target', { daysToTarget: 1 }, 'Tomorrow: Pay off the credit card'],
    [
      'the target',
      { daysToTarget: 0, before: [...WEEK.slice(1), 'missed'] },
      'Today is the date: Pay off the credit card',
    ],
    ['the day after the target', { daysToTarget: -1 }, 'Closed, later, or smaller: Pay off the credit card'],
    ['a day that is done', { checkedInToday: true }, 'Done for today: Pay off the credit card'],
    [
      'the plan',
      { dayNumber: 21, when: 'when the mail comes', will: 'open every envelope' },
      'Today, when the mail comes',
    ],
    ['the obstacle', { obstacle: 'I don’t open the letters' }, 'About “I don’t open the letters”'],
  ] satisfies [string, Partial<MailDay>, string][])('name what is special about %s', (_, change, subject) => {
    const mail = write(change)
    expect(mail.subject).toBe(subject)
    expect(countCharacters(mail.preheader)).toBeGreaterThanOrEqual(40)
    expect(countCharacters(mail.preheader)).toBeLessThanOrEqual(90)
  })

  it.each([
    ['“FOMO and boredom”', 'Find autoplay. Switch it off.', 'First thing today: Pay off the credit card'],
    [
      '“FOMO and boredom”',
      'You wrote “boredom at night.” Switch it off.',
      'First thing today: Pay off the credit card',
    ],
    ['“FOMO and boredom”', 'You named it: “FOMO and boredom.” Switch it off.', 'About “FOMO and boredom”'],
    [
      '“estoy cansada después del trabajo”',
      'Escribiste: «estoy cansada después del trabajo». Empieza sentada.',
      'About “estoy cansada después del trabajo”',
    ],
  ])('name the obstacle %s only where the message quotes it: %s (MAIL-11)', (obstacle, message, subject) => {
    expect(writeMailSubject({ ...day, obstacle }, { ...text, message }).subject).toBe(subject)
  })

  it('differ on any two of 30 silent days in a row (MAIL-11)', () => {
    const subjects = Array.from(
      { length: 30 },
      (_, silent) => write({ silent, run: 0, before: [], dayNumber: 23 + silent }).subject,
    )
    expect(subjects.filter((subject, index) => subject === subjects[index - 1])).toEqual([])
  })

  it('say after a missed day that there is nothing to make up for', () => {
    expect(write({ before: [...WEEK.slice(1), 'missed'] }).preheader).toBe(
      'Bring one envelope to the kitchen table. Nothing to make up for.',
    )
  })

  it.each(['gentle', 'crisis'] as const)(
    'have no title, streak or day number for a goal whose care is %s (CARE-15)',
    (care) => {
      const mail = write({ care, run: 30, dayNumber: 1, daysToTarget: 0 })
      expect(`${mail.subject} ${mail.preheader}`).not.toMatch(/credit|card|\d|days|streak|target|date/i)
    },
  )

  it('cut a long title, and isolate a right-to-left title from the sentence', () => {
    const long = write({ title: '🎯 Finish the first draft of my thesis before the summer!!', daysToTarget: 1 }).subject
    expect(long).toBe('Tomorrow: Finish the first draft of my thesis…')
    const arabic = write({ title: 'تعلم عشر كلمات جديدة كل يوم قبل النوم والمراجعة صباحا', daysToTarget: 1 }).subject
    expect(arabic).toMatch(/^Tomorrow: \u2068.+\u2069$/u)
    expect(countCharacters(arabic)).toBeLessThanOrEqual(50)
  })
})

import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { crisisText, refusedText } from '#domain/safety/crisis-text.ts'
import { GENTLE_TEXTS } from '#domain/safety/gentle-library.ts'
import type { GentleText } from '#domain/safety/gentle-text.ts'
import { gentleText } from '#domain/safety/gentle-texts.ts'
import { emergencyNumber, findCountry, helpLine } from '#domain/safety/help-lines.ts'
import { MAILED_REASONS, REASONS, type Reason } from '#domain/safety/outcome.ts'
import { screenText } from '#domain/safety/screen.ts'
import { addDays } from '#domain/time/day.ts'

const reasons = z.enum(REASONS)
/** A goal whose texts are those of a list: meals are texts of grief for a title about them. */
const goalOf = (list: string): [Reason, { goalId: string; title: string }] =>
  list === 'meals'
    ? ['grief', { goalId: 'goal', title: 'Cook for one again' }]
    : [reasons.parse(list), { goalId: 'goal', title: 'Find a way' }]

const whole = (reason: Reason, zone: string): string =>
  crisisText(reason, zone)
    .paragraphs.map(({ lead, text }) => `${lead ?? ''} ${text}`)
    .join('\n')

describe('help lines', () => {
  test.each([
    ['America/New_York', 'US'],
    ['US/Pacific', 'US'],
    ['Asia/Calcutta', 'IN'],
    ['Asia/Kolkata', 'IN'],
    ['Europe/Berlin', 'DE'],
    ['Australia/ACT', 'AU'],
    ['Pacific/Auckland', 'NZ'],
    ['Asia/Tokyo', undefined],
    ['UTC', undefined],
    ['not a zone', undefined],
  ])('finds the country of %s', (zone, country) => {
    expect(findCountry(zone)).toBe(country)
  })

  test('names the emergency number of the country', () => {
    expect(['America/Toronto', 'Europe/London', 'Europe/Rome', 'Asia/Tokyo'].map(emergencyNumber)).toEqual([
      '911',
      '999',
      '112',
      undefined,
    ])
  })

  test('falls back to the list of all lines when a country has none for the reason (CARE-6)', () => {
    expect(helpLine('Europe/Madrid', 'danger').how).toBe('findahelpline.com')
    expect(helpLine('Europe/Berlin', 'danger').how).toBe('116 016')
    expect(helpLine('Europe/London', 'minor').name).toBe('Childline')
    expect(helpLine('Asia/Tokyo', 'suicide').how).toBe('findahelpline.com')
  })
})

describe('crisis text', () => {
  test('names the line, the emergency number and what the app does (CARE-4)', () => {
    const text = whole('suicide', 'America/New_York')
    expect(text).toContain('988 Suicide & Crisis Lifeline: Call or text 988. 24/7.')
    expect(text).toContain('call 911 or go to the nearest emergency room')
    expect(text).toContain('It gets no coaching, reminders, or streak.')
  })

  test.each<Reason>(['danger', 'eating', 'minor'])(
    'leaves out the paragraphs on ending one’s life for %s',
    (reason) => {
      const text = whole(reason, 'America/New_York')
      expect(text).not.toContain('ending your life')
      expect(text).not.toContain('If you might act on it soon')
      expect(text).not.toContain('Thoughts like these')
      expect(text).toContain('used to hearing about situations like this')
    },
  )

  test.each(['America/New_York', 'Asia/Tokyo'])('names the list of all countries once (CARE-6): %s', (zone) => {
    expect(whole('suicide', zone).match(/findahelpline\.com/g)).toHaveLength(1)
  })

  test('allows a mail only for subjects of which another person may read (CARE-5)', () => {
    expect(MAILED_REASONS).toEqual(['suicide', 'self-harm', 'distress', 'eating'])
  })

  test('names a help line for a refused text (CARE-10)', () => {
    expect(refusedText('Europe/London', 'goal')).toContain('please call 999 or a line on findahelpline.com now')
    expect(refusedText('Asia/Tokyo', 'words')).toContain('your local emergency number')
  })
})

describe('gentle texts (CARE-16)', () => {
  const lists = Object.entries(GENTLE_TEXTS)
  const listWords = ({ message, steps, challenge }: GentleText) => [
    message,
    ...steps.map(({ text }) => text),
    challenge.text,
  ]
  const count = (text: string) => text.split(/\s+/).length

  test.each(lists)('of %s carry no number, record, pressure or exercise (CARE-3)', (_, texts) => {
    const bad =
      /[\d!?]{2}|\d|!|\b(?:two|three|four|five|six|seven|ten|twice|second|third|days|record|streaks?|goal reached|calor\w+|weights?|try harder|should have|journey|proud of you|run|stretch|squat|exercise|no excuses|lazy|fail\w*|give up)\b/i
    expect(texts.flatMap(listWords).filter((words) => bad.test(words))).toEqual([])
  })

  test.each(lists)('of %s name a professional who can help more', (_, texts) => {
    const helper =
      /doctor|counselor|specialist|therapist|midwife|line|pharmacist|prescrib|dietitian|group|service|listens for a living|trained to listen/i
    expect(texts.filter(({ message }) => !helper.test(message))).toEqual([])
  })

  // The page saves its built-in text by save-motivation, which screens what it is given.
  test.each(lists)('of %s are not screened as a crisis', (_, texts) => {
    const grave = texts.flatMap(listWords).filter((words) => ['crisis', 'refuse'].includes(screenText(words).outcome))
    expect(grave).toEqual([])
  })

  test.each(lists)('of %s have the length and the times of a text', (_, texts) => {
    for (const { message, steps, challenge } of texts) {
      expect(count(message), message).toBeGreaterThanOrEqual(15)
      expect(count(message), message).toBeLessThanOrEqual(60)
      expect(steps.length).toBeLessThanOrEqual(3)
      expect(steps.filter(({ text, minutes }) => count(text) > 16 || minutes < 1 || minutes > 4)).toEqual([])
      expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(9)
      expect(count(challenge.text), challenge.text).toBeLessThanOrEqual(22)
      expect([15, 30, 45, 60, 90, 120]).toContain(challenge.seconds)
    }
  })

  test.each(lists)('of %s repeat nothing within 24 days', (list, texts) => {
    expect(texts.length).toBeGreaterThanOrEqual(24)
    const [reason, goal] = goalOf(list)
    const shown = Array.from({ length: 24 }, (_, day) =>
      gentleText(reason, { ...goal, date: addDays('2026-11-20', day) }),
    )
    expect(shown.every((text) => texts.includes(text))).toBe(true)
    expect(new Set(shown.map(({ message }) => message)).size).toBe(24)
    expect(new Set(shown.map(({ challenge }) => challenge.text)).size).toBe(24)
    const steps = shown.flatMap((one) => one.steps.map(({ text }) => text))
    expect(steps.filter((text, index) => steps.indexOf(text) !== index)).toEqual([])
  })

  test('say on the eve and on the day of a target what the date is, without counting down or asking for a result', () => {
    const day = { goalId: 'goal', date: '2026-11-24' }
    for (const [list] of lists)
      for (const [daysToTarget, said] of [
        [1, 'Tomorrow is a date that you once set'],
        [0, 'Today is a date that you once set'],
      ] as const) {
        const [reason, goal] = goalOf(list)
        const text = gentleText(reason, { ...day, ...goal, daysToTarget })
        expect(text.message.startsWith(said), text.message).toBe(true)
        expect(count(text.message)).toBeLessThanOrEqual(60)
        expect(text.message).toMatch(/doctor/)
        expect(listWords(text).join(' ')).not.toMatch(/\d|\b(?:left|last|until then|deadline|finish|reached)\b/i)
        expect(listWords(text).map((words) => screenText(words).outcome)).not.toContain('crisis')
      }
    expect(gentleText('medicine', { ...day, daysToTarget: 1 }).message).toContain('leave the dose as prescribed')
    expect(gentleText('grief', { ...day, daysToTarget: 2 })).toEqual(gentleText('grief', day))
  })

  test('about eating name no food, amount or body', () => {
    const words = (GENTLE_TEXTS.eating ?? []).flatMap(listWords).join('\n')
    expect(words).not.toMatch(
      /\b(?:food|plate|meals?|dinner|lunch|breakfast|bod(?:y|ies)|hungry?|control|willpower|portion)\b/i,
    )
  })

  test.each(['Cook for one again', 'Eat dinner at the table', 'Wieder für mich kochen'])(
    'are about meals for %j in grief, and for no other title or reason (CARE-16)',
    (title) => {
      const day = { goalId: 'goal', date: '2026-11-24' }
      expect(GENTLE_TEXTS.meals).toContainEqual(gentleText('grief', { ...day, title }))
      expect(gentleText('grief', { ...day, title: 'Sort the photos' })).toEqual(gentleText('grief', day))
      expect(gentleText('eating', { ...day, title })).toEqual(gentleText('eating', day))
    },
  )

  test('about medicine leave the dose to the person who prescribes', () => {
    expect((GENTLE_TEXTS.medicine ?? []).flatMap(listWords).join('\n')).not.toMatch(/\b(?:mg|half|halve|taper|skip)\b/i)
  })

  test('change with the offset and exist for every reason', () => {
    const day = { goalId: 'goal', date: '2026-11-24' }
    expect(gentleText('grief', { ...day, offset: 1 })).not.toEqual(gentleText('grief', day))
    expect(gentleText('grief', { ...day, offset: 1 })).toEqual(gentleText('grief', { ...day, date: '2026-11-25' }))
    expect(gentleText('none', { ...day, date: '2020-01-01' }).message).toBeTruthy()
  })
})

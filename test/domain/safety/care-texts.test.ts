import { describe, expect, test } from 'vitest'
import { crisisText, refusedText } from '#domain/safety/crisis-text.ts'
import { gentleText } from '#domain/safety/gentle-texts.ts'
import { countryOf, emergencyNumber, helpLine } from '#domain/safety/help-lines.ts'
import { MAILED_REASONS, type Reason } from '#domain/safety/outcome.ts'

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
    expect(countryOf(zone)).toBe(country)
  })

  test('names the emergency number of the country', () => {
    expect(['America/Toronto', 'Europe/London', 'Europe/Rome', 'Asia/Tokyo'].map(emergencyNumber)).toEqual([
      '911',
      '999',
      '112',
      undefined,
    ])
  })

  test('falls back to the list of all lines where a country has none for the reason', () => {
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

  test('allows no mail where another person may read it (CARE-5)', () => {
    expect(MAILED_REASONS).toEqual(['suicide', 'self-harm', 'distress', 'eating'])
  })

  test('tells a refused person whom to call', () => {
    expect(refusedText('Europe/London')).toContain('please call 999 or a line on findahelpline.com now')
    expect(refusedText('Asia/Tokyo')).toContain('your local emergency number')
  })
})

describe('gentle texts', () => {
  test.each<Reason>([
    'grief',
    'eating',
    'medicine',
    'violence',
    'own-violence',
    'burnout',
    'pregnancy-loss',
    'suicide',
    'self-harm',
    'none',
  ])('carry no number, record or exercise for %s (CARE-3)', (reason) => {
    const { message, steps, challenge } = gentleText(reason, { goalId: 'goal', date: '2026-11-24' })
    const words = [message, ...steps.map(({ text }) => text), challenge.text].join(' ')
    expect(words).not.toMatch(/\d|streak|goal reached|calorie|weight|run stretch|!/i)
    expect(steps.length).toBeLessThanOrEqual(3)
    expect(steps.every(({ minutes }) => minutes < 5)).toBe(true)
    expect(challenge.seconds).toBeLessThanOrEqual(120)
  })
})

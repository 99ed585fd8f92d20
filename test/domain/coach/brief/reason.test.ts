import { expect, it } from 'vitest'
import { findReason } from '#domain/coach/brief/reason.ts'

it.each([
  [
    'I want to hand in something I would show my grandmother',
    'I want to hand in something I would show my grandmother',
  ],
  ['My daughter asked if I live at the office.', 'My daughter asked if I live at the office'],
  ['Three times a week. I promised Dr. Ross to keep at it.', 'I promised Dr. Ross to keep at it'],
  ['Ten pages\nbecause I miss the library', 'because I miss the library'],
  ['Damit ich mit Oma reden kann', 'Damit ich mit Oma reden kann'],
  ['Para poder hablar con mis abuelos', 'Para poder hablar con mis abuelos'],
  ['Pour pouvoir parler avec ma grand-mère', 'Pour pouvoir parler avec ma grand-mère'],
])('finds the reason in %j', (text, reason) => {
  expect(findReason([text])).toBe(reason)
})

it.each([
  '',
  'Exercises from the physio sheet, morning and evening',
  'Nurse, rotating shifts; the hour moves each week',
  'Three hundred words a day.',
  'I want it',
  'Since the surgery I plan around the stick.',
  'I want to stop feeling like a failure next to my brother',
  'I want to be better than my sister',
  'My mother said it before she died',
])('finds no reason in %j', (text) => {
  expect(findReason([text])).toBeNull()
})

it('takes the first text that has a reason', () => {
  expect(findReason(['Ten pages', undefined, 'I want to finish one book', 'I want to write one'])).toBe(
    'I want to finish one book',
  )
})

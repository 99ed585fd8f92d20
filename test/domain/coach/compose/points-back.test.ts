import { expect, it } from 'vitest'
import { pointsBack } from '#domain/coach/compose/points-back.ts'

it.each([
  'Press it once, and put the line back.',
  'Say that word aloud, as kindly as you would like to hear it.',
  'Say those ingredients aloud, as you would read a recipe.',
  'Sit or stand there once, and drop your shoulders.',
  'Say its steps without doing them.',
  'Copy the underlined date onto the outside of the envelope.',
])('a text points back to the one before it: %s', (text) => expect(pointsBack(text)).toBe(true))

it.each([
  'Put the towel where you see it.',
  'Say that you are glad.',
  'Name one street, and say what is there.',
  'Look out of a window.',
])('a text is clear by itself: %s', (text) => expect(pointsBack(text)).toBe(false))

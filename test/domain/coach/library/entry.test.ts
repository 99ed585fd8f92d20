import { expect, it } from 'vitest'
import { ANGLES, type Angle } from '#domain/coach/day/angle.ts'
import { GOAL_KINDS } from '#domain/coach/kinds/kind.ts'
import {
  ALWAYS_FILLED,
  type LibraryChallenge,
  type LibraryMessage,
  type LibraryStep,
  slotsIn,
} from '#domain/coach/library/entry.ts'

it('reads the slots of a text in order', () => {
  const step: LibraryStep = { text: 'Lay out what you need for {acting} {when}.', minutes: 2 }
  const challenge: LibraryChallenge = { text: 'Stand where you will begin.', seconds: 30 }
  const message: LibraryMessage = { text: 'The goal is {title}.' }
  expect([step, challenge, message].map(({ text }) => slotsIn(text))).toEqual([['acting', 'when'], [], ['title']])
  expect(slotsIn(message.text).every((slot) => ALWAYS_FILLED.has(slot))).toBe(true)
})

it('refuses an unknown slot', () => {
  expect(() => slotsIn('Open {chapter}.')).toThrow('There is no slot named chapter.')
})

it('has eight kinds of goals and twelve angles', () => {
  const first: Angle = 'start'
  expect([GOAL_KINDS.length, ANGLES.length, ANGLES[0]]).toEqual([8, 12, first])
})

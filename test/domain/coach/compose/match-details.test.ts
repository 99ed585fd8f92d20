import { expect, it } from 'vitest'
import { findWished } from '#domain/coach/compose/match-details.ts'
import { DETAILS } from '#domain/coach/library/details/details.ts'
import { TOPICS } from '#domain/coach/library/topics/topics.ts'
import { goesWithDetail, readOrderedDetails, readOrderedTexts } from '#domain/coach/topics/places.ts'

const details = readOrderedDetails('smoke', DETAILS.smoke)
const { steps } = readOrderedTexts('smoke', TOPICS.smoke)

it('puts the steps of details that wait for a moment on the positions whose days have one (ADR 315)', () => {
  const { order } = findWished(steps, details)
  const waits = (position: number): boolean => {
    const [first] = order(position, steps)
    return details.some(({ form, place }) => form === 'moment' && first !== undefined && goesWithDetail(first, place))
  }
  // 8 of the 24 details wait for a moment: those of every third day.
  expect([0, 1, 2, 3, 4, 5, 6].map(waits)).toEqual([true, false, false, true, false, false, true])
})

import { describe, expect, it } from 'vitest'
import { trimThen, trimWhen } from '#domain/goals/plan.ts'

describe('an if-then plan (GOAL-18)', () => {
  it.each([
    ['When the coffee is ready, ', 'the coffee is ready'],
    ['When the kettle is on.', 'the kettle is on'],
    ['the kids are asleep; ', 'the kids are asleep'],
    ['it is 7 a.m.', 'it is 7 a.m.'],
    ['I wait, sit, etc.', 'I wait, sit, etc.'],
    ['I hesitate...', 'I hesitate...'],
    ['WHEN   it rains', 'it rains'],
    ['whenever it rains', 'whenever it rains'],
    ['I know when the train leaves', 'I know when the train leaves'],
  ])('stores %j as %j after the word "When"', (typed, stored) => expect(trimWhen(typed)).toBe(stored))

  it.each([
    ['I will read ten pages.', 'read ten pages'],
    ['I  will   read', 'read'],
    ['I’ll read', 'read'],
    ["then  I'll  read", 'read'],
    ['read, etc..', 'read, etc..'],
    ['tell Mia I will read', 'tell Mia I will read'],
  ])('stores %j as %j after the words "I will"', (typed, stored) => expect(trimThen(typed)).toBe(stored))
})

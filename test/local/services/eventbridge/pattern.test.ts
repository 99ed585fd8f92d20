import { expect, test } from 'vitest'
import { readPattern } from '#local/services/eventbridge/pattern.ts'

const event = {
  source: 'five-circles',
  'detail-type': 'goal-created',
  resources: ['one', 'two'],
  detail: { userId: 'u-1' },
}

test.each([
  [{ source: ['five-circles'] }, true],
  [{ source: ['five-circles'], 'detail-type': ['goal-created', 'goal-deleted'] }, true],
  [{ source: ['five-circles'], 'detail-type': ['goal-deleted'] }, false],
  [{ source: ['aws.s3'], 'detail-type': ['goal-created'] }, false],
  [{ source: ['five'] }, false],
  [{ region: ['eu-north-1'] }, false],
  [{ detail: { userId: ['u-1', 'u-2'] } }, true],
  [{ detail: { userId: ['u-2'] } }, false],
  [{ detail: { mail: { to: ['a'] } } }, false],
  [{ resources: ['two', 'three'] }, true],
  [{ resources: ['three'] }, false],
])('readPattern matches %j: %s', (pattern, expected) => {
  expect(readPattern(pattern)(event)).toBe(expected)
})

test.each([
  [['source'], '["source"]'],
  [{ source: 'five-circles' }, 'source'],
  [{ source: [] }, 'source'],
  [{ source: [{ prefix: 'five' }] }, 'source.0'],
  [{ source: ['five-circles'], detail: { userId: [{ exists: true }] } }, 'detail.userId.0'],
  [{ detail: { userId: 'u-1' } }, 'detail.userId'],
  [{ $or: [{ source: ['five-circles'] }] }, '$or.0'],
])('readPattern refuses %j by its field', (pattern, field) => {
  expect(() => readPattern(pattern)).toThrow(`the event pattern of ${field} is not supported`)
})

import { expect, test } from 'vitest'
import { readPattern } from '#local/services/eventbridge/pattern.ts'

const event = {
  source: 'five-circles',
  'detail-type': 'goal-created',
  detail: {
    userId: 'u-1',
    days: 30,
    tags: ['health', 'money'],
    note: null,
    nested: { deep: 'Yes' },
    list: [{ a: 1 }, { a: 2 }],
  },
}
const of = (detail: object) => ({ detail })

test.each([
  [{ source: ['five-circles'], 'detail-type': ['goal-created', 'goal-deleted'] }, true],
  [{ source: ['aws.s3'] }, false],
  [of({ userId: [{ prefix: 'u-' }] }), true],
  [of({ userId: [{ prefix: 'v-' }] }), false],
  [of({ userId: [{ suffix: '-1' }] }), true],
  [of({ nested: { deep: ['Yes'] } }), true],
  [of({ nested: { deep: [{ prefix: { 'equals-ignore-case': 'YE' } }] } }), true],
  [of({ nested: { deep: [{ 'equals-ignore-case': 'yes' }] } }), true],
  [of({ nested: { deep: ['yes'] } }), false],
  [of({ userId: [{ wildcard: 'u*1' }] }), true],
  [of({ userId: [{ wildcard: 'u?1' }] }), false],
  [of({ tags: ['money'] }), true],
  [of({ tags: ['love'] }), false],
  [of({ list: { a: [2] } }), true],
  [of({ list: { a: [3] } }), false],
  [of({ note: [null] }), true],
  [of({ missing: [null] }), false],
  [of({ missing: [{ exists: false }] }), true],
  [of({ userId: [{ exists: true }] }), true],
  [of({ userId: [{ exists: false }] }), false],
  [of({ userId: [{ 'anything-but': 'u-2' }] }), true],
  [of({ userId: [{ 'anything-but': ['u-1', 'u-2'] }] }), false],
  [of({ userId: [{ 'anything-but': { prefix: 'u-' } }] }), false],
  [of({ missing: [{ 'anything-but': 'x' }] }), false],
  [of({ days: [{ numeric: ['>', 0, '<=', 30] }] }), true],
  [of({ days: [{ numeric: ['>', 30] }] }), false],
  [of({ userId: [{ numeric: ['=', 1] }] }), false],
  [of({ $or: [{ userId: ['nobody'] }, { days: [30] }] }), true],
  [{ source: ['five-circles'], $or: [of({ userId: ['nobody'] }), of({ days: [31] })] }, false],
])('%j: %s', (pattern, expected) => {
  expect(readPattern(pattern)(event)).toBe(expected)
})

test.each([
  { source: 'five-circles' },
  of({ address: [{ cidr: '10.0.0.0/8' }] }),
  of({ days: [{ numeric: ['>'] }] }),
  of({ days: [{ numeric: ['~', 1] }] }),
  of({ userId: [{ prefix: 3 }] }),
  of({ userId: [{ prefix: 'a', suffix: 'b' }] }),
  of({ userId: [{ exists: 'yes' }] }),
])('a pattern that is not known is refused and never passed over: %j', (pattern) => {
  expect(() => readPattern(pattern)).toThrow(/is not known here/)
})

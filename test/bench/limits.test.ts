import { expect, it } from 'vitest'
import { findExceeded } from '../../bench/limits.ts'

it('names the figures above their limit, and none at it or without one', () => {
  const figures = {
    'function check-in: import ms': 65.1,
    'function get-profile: import ms': 65,
    'function send-mails: import ms': 180,
    'synthesis: ms': 15_001,
    'check-in: ms': 900,
  }
  expect(findExceeded(figures)).toEqual([
    { name: 'function check-in: import ms', is: 65.1, limit: 65 },
    { name: 'synthesis: ms', is: 15_001, limit: 15_000 },
  ])
})

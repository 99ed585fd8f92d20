import { describe, expect, it } from 'vitest'
import { listParts, sumClosings } from './parts.ts'

describe('a large simulation', () => {
  it('is divided into parts with seeds of their own and as many goals in all', () => {
    const parts = listParts({ goals: 12_001, seed: 7, part: 5_000 }, ['--days', '1'])
    expect(parts).toEqual([
      ['--days', '1', '--goals', '4001', '--seed', '70000'],
      ['--days', '1', '--goals', '4000', '--seed', '70001'],
      ['--days', '1', '--goals', '4000', '--seed', '70002'],
    ])
  })

  it('closes with the sum of its parts', () => {
    const end = (line: string) => ({ code: 0, lines: ['seed 1', line] })
    expect(
      sumClosings([
        end('10 goals, 12 mails due: 1 lost, 0 twice, 2 early, 0 without content'),
        end('20 goals, 30 mails due: 2 lost, 1 twice, 0 early, 4 without content'),
      ]),
    ).toBe('30 goals, 42 mails due: 3 lost, 1 twice, 2 early, 4 without content')
  })
})

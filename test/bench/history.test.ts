import { describe, expect, it } from 'vitest'
import { findWorse, parseHistory, type Release } from '../../bench/history.ts'

const release = (name: string, figures: Record<string, number>): Release => ({
  ...{ release: name, date: '2026-11-22', load: 0.5 },
  figures,
})

describe('the history of the bench', () => {
  it('reads one release per line, and throws for a line without a release', () => {
    const releases = [release('1.0', { 'check-in: write units': 4 }), release('1.1', {})]
    expect(parseHistory(`${releases.map((one) => JSON.stringify(one)).join('\n')}\n`)).toEqual(releases)
    expect(() => parseHistory('{"release":"1.0"}')).toThrow()
  })

  it('names a count or size that grew, with its value in the release before', () => {
    const history = [release('1.0', { 'check-in: write units': 4, 'page home: script bytes': 180_000 })]
    const now = { 'check-in: write units': 5, 'page home: script bytes': 170_000 }
    expect(findWorse(history, now)).toEqual([{ name: 'check-in: write units', was: 4, is: 5, release: '1.0' }])
  })

  it('names a time only when it grew by more than a quarter', () => {
    const history = [release('1.0', { 'check-in: p50 ms': 8, 'check-in: p99 ms': 20 })]
    const worse = findWorse(history, { 'check-in: p50 ms': 9.9, 'check-in: p99 ms': 26 })
    expect(worse.map(({ name }) => name)).toEqual(['check-in: p99 ms'])
  })

  it('compares with the newest release that has the figure', () => {
    const history = [release('1.0', { 'a: bytes': 10 }), release('1.1', { 'a: bytes': 20 }), release('1.2', {})]
    expect(findWorse(history, { 'a: bytes': 15, 'b: bytes': 1 })).toEqual([])
  })
})

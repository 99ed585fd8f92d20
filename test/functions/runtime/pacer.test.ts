import { describe, expect, it } from 'vitest'
import { createPacer } from '#functions/runtime/pacer.ts'

describe('createPacer', () => {
  const started = () => {
    const clock = { at: 1000 }
    const waits: number[] = []
    const wait = async (ms: number) => void waits.push(ms)
    return { clock, waits, pace: createPacer(5, { now: () => clock.at, wait }) }
  }

  it('spaces concurrent calls evenly', async () => {
    const { waits, pace } = started()
    await Promise.all(Array.from({ length: 4 }, pace))
    expect(waits).toEqual([200, 400, 600])
  })

  it('waits only for the rest of the interval', async () => {
    const { clock, waits, pace } = started()
    await pace()
    clock.at += 150
    await pace()
    expect(waits).toEqual([50])
  })

  it('allows no burst after a pause', async () => {
    const { clock, waits, pace } = started()
    await pace()
    clock.at += 60_000
    await pace()
    await pace()
    expect(waits).toEqual([200])
  })
})

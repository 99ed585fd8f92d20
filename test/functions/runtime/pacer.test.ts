import { describe, expect, it } from 'vitest'
import { createPacer } from '#functions/runtime/pacer.ts'

describe('createPacer', () => {
  const started = () => {
    const clock = { at: 1000 }
    const waits: number[] = []
    const wait = async (ms: number) => void waits.push(ms)
    return { clock, waits, pace: createPacer(5, { now: () => clock.at, wait }) }
  }

  it('spaces calls of the same instant evenly', async () => {
    const { waits, pace } = started()
    await Promise.all(Array.from({ length: 4 }, pace))
    expect(waits).toEqual([200, 400, 600])
  })

  it('waits only for what is left of the gap', async () => {
    const { clock, waits, pace } = started()
    await pace()
    clock.at += 150
    await pace()
    expect(waits).toEqual([50])
  })

  it('lets no burst through after a break', async () => {
    const { clock, waits, pace } = started()
    await pace()
    clock.at += 60_000
    await pace()
    await pace()
    expect(waits).toEqual([200])
  })
})

import { describe, expect, it } from 'vitest'
import { createPacer, type Lease, SLOT_TOLERANCE_MS } from '#functions/runtime/pacer.ts'

describe('createPacer', () => {
  const started = (leases: Lease[]) => {
    const clock = { at: 1000 }
    const asked: number[] = []
    const lease = async (wanted: number) => {
      asked.push(wanted)
      const next = leases.shift()
      if (!next) throw new Error('no lease')
      return next
    }
    const wait = async (ms: number) => {
      clock.at += ms
    }
    return { clock, asked, pace: createPacer({ lease, now: () => clock.at, wait }) }
  }

  it('waits for the slots of a lease one after another', async () => {
    const { clock, asked, pace } = started([{ first: 1000, gap: 200, count: 3 }])
    const at: number[] = []
    for (const expected of [3, 2, 1]) {
      await pace(expected)
      at.push(clock.at)
    }
    expect(at).toEqual([1000, 1200, 1400])
    expect(asked).toEqual([3])
  })

  it('leases once for concurrent calls', async () => {
    const { asked, pace } = started([{ first: 1000, gap: 100, count: 4 }])
    await Promise.all([pace(4), pace(4), pace(4), pace(4)])
    expect(asked).toEqual([4])
  })

  it('uses no slot that passed before the mail was ready', async () => {
    const { clock, pace } = started([
      { first: 1000, gap: 500, count: 2 },
      { first: 3000, gap: 500, count: 1 },
    ])
    const reachSlot = await pace(2)
    clock.at = 1000 + SLOT_TOLERANCE_MS + 1
    await reachSlot()
    expect(clock.at).toBe(1500)
    clock.at = 2600
    await pace()
    expect(clock.at).toBe(3000)
  })

  it('sends at once within the tolerance of its slot', async () => {
    const { clock, asked, pace } = started([{ first: 1000, gap: 500, count: 2 }])
    const reachSlot = await pace(2)
    clock.at = 1000 + SLOT_TOLERANCE_MS
    await reachSlot()
    expect(clock.at).toBe(1000 + SLOT_TOLERANCE_MS)
    expect(asked).toEqual([2])
  })

  it('drops the slots of a lease when the clock is set back', async () => {
    const { clock, asked, pace } = started([
      { first: 1000, gap: 100, count: 2 },
      { first: -9_000_000, gap: 100, count: 1 },
    ])
    await pace(2)
    clock.at = -9_000_000
    await pace()
    expect([clock.at, asked]).toEqual([-9_000_000, [2, 1]])
  })

  it('leases again after a lease failed', async () => {
    const { pace } = started([])
    await expect(pace()).rejects.toThrow('no lease')
    await expect(pace()).rejects.toThrow('no lease')
  })
})

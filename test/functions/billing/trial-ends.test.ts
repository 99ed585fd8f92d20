import { beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#domain/time/units.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createTrialStore } from '#functions/adapters/dynamodb/trials.ts'
import { handler as announceTrialEnds } from '#functions/reactions/trials-due/announce-trial-ends/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { fire, items, subscribe } from '#test/support/reactions.ts'

describe('the end of a trial', () => {
  const product = setUpFunctions()
  let ann: Caller
  const trial = { ends: '2026-12-24T17:00:00.000Z' }

  beforeEach(async () => {
    product.services.eventsRefused = false
    ann = await product.person()
  })

  const told = (who = ann) =>
    product.services.events
      .filter(({ detail }) => (detail as { userId: string }).userId === who.sub)
      .map(({ type }) => type)
  const tick = (instant: string) => {
    product.at(instant)
    return fire(announceTrialEnds, instant)
  }
  const ticks = async (from: string, to: string) => {
    for (let at = Date.parse(from); at <= Date.parse(to); at += HOUR_MS) await tick(new Date(at).toISOString())
  }

  it('publishes one event three days before and one at the end', async () => {
    await ticks('2026-12-20T00:05:00Z', '2026-12-21T17:00:00Z')
    expect(told()).toEqual([])
    await tick('2026-12-21T17:05:00Z')
    expect(product.services.events).toContainEqual({
      type: 'trial-ending',
      detail: { userId: ann.sub, trialExpiresAt: trial.ends },
    })
    await ticks('2026-12-21T18:05:00Z', '2026-12-25T17:05:00Z')
    expect(told()).toEqual(['trial-ending', 'trial-ended'])
  })

  it('publishes one event for repeated and concurrent ticks', async () => {
    await Promise.allSettled(Array.from({ length: 6 }, () => tick('2026-12-21T17:05:00Z')))
    await tick('2026-12-21T17:05:00Z')
    await tick('2026-12-21T17:30:00Z')
    expect(told()).toEqual(['trial-ending'])
  })

  it('publishes the event with the next retry when the bus refused it', async () => {
    product.services.eventsRefused = true
    await expect(tick('2026-12-21T17:05:00Z')).rejects.toThrow('not announced')
    product.services.eventsRefused = false
    await tick('2026-12-21T17:05:00Z')
    expect(told()).toEqual(['trial-ending'])
  })

  it('publishes the event from another worker only after the lease of two minutes', async () => {
    const due = Date.parse('2026-12-21T17:05:00Z')
    const trials = createTrialStore(createTable(process.env.TABLE_NAME ?? ''))
    expect(await trials.claim(ann.sub, 'ending', due)).toBe('claimed')
    product.at('2026-12-21T17:06:59.999Z')
    await expect(fire(announceTrialEnds, '2026-12-21T17:05:00Z')).rejects.toThrow('not announced')
    expect(told()).toEqual([])
    product.at('2026-12-21T17:07:00Z')
    await fire(announceTrialEnds, '2026-12-21T17:05:00Z')
    expect(told()).toEqual(['trial-ending'])
  })

  it('publishes no event for a person with a plan', async () => {
    await subscribe(ann, 'Personal Plan', '2027-01-24T17:00:00.000Z')
    await ticks('2026-12-21T16:05:00Z', '2026-12-21T18:05:00Z')
    await ticks('2026-12-24T16:05:00Z', '2026-12-24T18:05:00Z')
    expect(told()).toEqual([])
  })

  it('is stored for 60 days after the end', async () => {
    const stored = (await items(ann)).find(({ sk }) => sk === 'TRIAL')
    expect(stored?.expires_at).toBe(Date.parse('2027-02-22T17:00:00Z') / 1000)
  })

  it('is found in a window that excludes its start and includes its end', async () => {
    const trials = createTrialStore(createTable(process.env.TABLE_NAME ?? ''))
    const end = Date.parse(trial.ends)
    expect(await trials.endingWithin(end - 1, end)).toContain(ann.sub)
    expect(await trials.endingWithin(end, end + HOUR_MS)).toEqual([])
  })

  it('has two independent announcements, each claimed and published by one worker', async () => {
    const trials = createTrialStore(createTable(process.env.TABLE_NAME ?? ''))
    const due = Date.parse('2026-12-21T17:05:00Z')
    expect(await trials.claim(ann.sub, 'ending', due)).toBe('claimed')
    expect(await trials.claim(ann.sub, 'ending', due)).toBe('elsewhere')
    expect(await trials.claim(ann.sub, 'ended', due)).toBe('claimed')
    await trials.markAnnounced(ann.sub, 'ending', due)
    expect(await trials.claim(ann.sub, 'ending', due)).toBe('announced')
    expect(await trials.claim(ann.sub, 'ended', due)).toBe('elsewhere')
    expect(await trials.claim('nobody', 'ending', due)).toBe('announced')
  })
})

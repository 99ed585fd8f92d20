import { describe, expect, it } from 'vitest'
import { limitsFor, type Subscription, type Tier } from '#domain/billing/plans.ts'
import { readTrial } from '#domain/billing/trial.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'
import { differsFrom } from '#domain/nudges/differs.ts'
import { checkNudges, nudgeStatus, readNudges } from '#domain/nudges/nudge.ts'

const NOW = Date.parse('2026-11-24T17:00:00Z')
const allowed = (tier: Tier | null, end: string | null = null) => {
  const held: Subscription = { subscribed: tier !== null, subscription_tier: tier, subscription_end: end }
  return { limits: limitsFor(held, NOW), trial: readTrial('2026-12-20T00:00:00Z', held, NOW) }
}

describe('the nudges of a day (NUDGE-4, NUDGE-5)', () => {
  it.each([
    [null, 1, 'You get 1 free nudge per day, but you can upgrade to get up to 3 nudges daily!'],
    [
      'Personal Plan',
      3,
      "You've reached your limit of 3 nudges per day, but you can upgrade to Pro Plan to get up to 5 nudges daily!",
    ],
    ['Pro Plan', 5, "You've reached your daily nudge limit of 5."],
    ['Strategic Advisor Plan', 5, "You've reached your daily nudge limit of 5."],
    ['Professional Coach', 5, "You've reached your daily nudge limit of 5."],
  ] as const)('with %s are at most %i; one more returns the text of the limit (PLAN-4)', (tier, limit, words) => {
    const plan = allowed(tier)
    for (let count = 0; count < limit; count += 1) {
      expect(() => checkNudges(count, plan)).not.toThrow()
      expect(readNudges(count, plan)).toMatchObject({ maxNudges: limit, remaining: limit - count, atLimit: false })
    }
    expect(() => checkNudges(limit, plan)).toThrow(expect.objectContaining({ code: 'limit-reached', message: words }))
  })

  it('have the limit of the trial after a subscription has ended', () => {
    expect(readNudges(1, allowed('Pro Plan', '2026-11-24T16:59:59Z'))).toEqual({
      currentCount: 1,
      maxNudges: 1,
      userSubscribed: false,
      remaining: 0,
      atLimit: true,
    })
  })

  it('are returned with all their figures', () => {
    const status = readNudges(1, allowed('Pro Plan'))
    expect(nudgeStatus.parse(status)).toEqual(status)
    expect(nudgeStatus.safeParse({}).success).toBe(false)
  })

  it('leave 0 and no negative number after a downgrade', () => {
    expect(readNudges(5, allowed('Personal Plan'))).toMatchObject({ currentCount: 5, remaining: 0, atLimit: true })
  })
})

describe('differsFrom', () => {
  const text: MotivationText = { message: 'One.', micro_plan: ['Walk', 'Run'], challenge: 'Jump.' }
  it.each<[string, Partial<MotivationText>]>([
    ['the same message in other letters', { message: 'ONE' }],
    ['one step of it', { micro_plan: ['run.', 'Rest'] }],
    ['the same challenge', { challenge: 'jump' }],
    ['the same challenge with other marks around and in it', { challenge: ' “Jump!” — ' }],
  ])('is false for %s', (_, same) => {
    const other = { message: 'Two.', micro_plan: ['Sit'], challenge: 'Hop.' }
    expect(differsFrom(other, [text])).toBe(true)
    expect(differsFrom({ ...other, ...same }, [text])).toBe(false)
  })

  it('compares with each of the earlier texts', () => {
    const other = { message: 'Two.', micro_plan: ['Sit'], challenge: 'Hop.' }
    const third = { message: 'Three.', micro_plan: ['Lie'], challenge: 'Sing.' }
    expect(differsFrom(third, [text, other])).toBe(true)
    expect(differsFrom({ ...third, challenge: 'Hop.' }, [text, other])).toBe(false)
    expect(differsFrom({ ...third, challenge: 'Jump.' }, [text, other])).toBe(false)
  })

  it('treats marks between words as one space and a missing space as another word', () => {
    const every = { message: 'Every day, again.', micro_plan: [], challenge: 'Hop.' }
    expect(differsFrom({ ...every, message: 'every DAY — again' }, [{ ...every, challenge: 'Sit.' }])).toBe(false)
    expect(differsFrom({ ...every, message: 'Everyday again' }, [{ ...every, challenge: 'Sit.' }])).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { BRIEF_TOKENS, estimateTokens, fitBrief } from '#domain/coach/brief/brief-budget.ts'
import { addDays } from '#domain/time/day.ts'
import { BRIEFS, LARGEST_BRIEF } from '#test/support/briefs.ts'

const render = (brief: CoachBrief) => JSON.stringify(brief)
/** With angle brackets escaped, as in a prompt. */
const renderEscaped = (brief: CoachBrief) => render(brief).replace(/[<>]/g, '\\u003c')
const shorten = (brief: CoachBrief) => fitBrief(brief, render)
/** Words of 5 characters. */
const words = (count: number) => Array.from({ length: count }, (_, n) => `w${String(n).padStart(3, '0')}`).join(' ')

const recent = (message: string, step: string): CoachBrief['recent'] =>
  Array.from({ length: 7 }, (_, n) => ({
    date: addDays(BRIEFS.P1.date, -n - 1),
    message: `${n} ${message}`,
    steps: [step, step, step],
    challenge: step,
    kept: true,
  }))

describe('the token budget of a brief (COACH-11)', () => {
  it('fits the largest brief that can be stored', () => {
    expect(estimateTokens(render(LARGEST_BRIEF))).toBeGreaterThan(10_000)
    const fitted = shorten(LARGEST_BRIEF)
    expect(estimateTokens(render(fitted))).toBeLessThanOrEqual(BRIEF_TOKENS)
    const { title, kind, plan, obstacle, days, run, daysToTarget, localTime } = LARGEST_BRIEF
    expect(fitted).toMatchObject({ title, kind, plan, obstacle, days, run, daysToTarget, localTime })
    expect(fitted.interview).toEqual({ hours: 5 })
    expect(fitted.notes).toHaveLength(1)
    expect(fitted.reason).toHaveLength(100)
  })

  it('leaves an ordinary brief unchanged', () => {
    for (const brief of Object.values(BRIEFS)) expect(shorten(brief)).toEqual(brief)
  })

  it('cuts the earlier messages first, from the oldest, and keeps their steps', () => {
    const brief = { ...BRIEFS.P1, recent: recent(words(40), words(4)), otherGoals: ['Call mom'] }
    const fitted = shorten(brief)
    expect(fitted.recent).toHaveLength(7)
    expect(fitted.recent.map(({ steps }) => steps)).toEqual(brief.recent.map(({ steps }) => steps))
    const lengths = fitted.recent.map(({ message }) => message.length)
    expect(lengths[0]).toBe(brief.recent[0]?.message.length)
    expect(lengths.at(-1)).toBeLessThanOrEqual(40)
    expect(fitted.recent.at(-1)?.message).toMatch(/^6 w000 .* w0\d\d…$/)
    expect({ ...fitted, recent: [] }).toEqual({ ...brief, recent: [] })
  })

  it('then cuts the interview, then leaves out earlier texts, then the other goals', () => {
    const interview = { definition: words(60), challenges: words(60), goal: words(60), hours: 5 }
    const otherGoals = ['One', 'Two', 'Three', 'Four']
    const brief = { ...BRIEFS.P1, recent: recent(words(6), words(10)), interview, otherGoals }
    const fitted = shorten(brief)
    expect(fitted.interview?.challenges).toMatch(/^w000 .*…$/)
    expect(fitted.interview?.challenges?.length).toBeLessThanOrEqual(200)
    expect(fitted.interview).toMatchObject({ definition: expect.any(String), goal: expect.any(String), hours: 5 })
    expect(fitted.otherGoals).toEqual(['One', 'Two', 'Three'])
    expect(fitted.recent.length).toBeLessThan(7)
    expect(fitted.recent[0]).toEqual(brief.recent[0])
    const tight = fitBrief(brief, render, 700)
    expect(tight.interview).toEqual({ hours: 5 })
    expect(tight.otherGoals).toEqual([])
    expect(tight).toMatchObject({ plan: brief.plan, obstacle: brief.obstacle, description: brief.description })
  })

  it.each([
    ['Japanese', '目'],
    ['emoji', '😀'],
    ['angle brackets, which are escaped', '<'],
    ['emoji of several code points', '👩🏽‍🚒'],
  ])('fits the largest brief in %s', (_, character) => {
    const length = [...character].length
    const fill = (text: string) => character.repeat(Math.floor([...text].length / length))
    const largest: CoachBrief = JSON.parse(
      JSON.stringify(LARGEST_BRIEF).replace(/[^\u0020-\u007e]+/gu, (text) => fill(text)),
    )
    const data = fitBrief(largest, renderEscaped)
    expect(estimateTokens(renderEscaped(data))).toBeLessThanOrEqual(BRIEF_TOKENS)
    expect(data.title).toBe(largest.title)
    const kept = new RegExp(`^(?:${character})+…?$`, 'u')
    for (const text of [data.plan?.when, data.plan?.will, data.obstacle, data.reason, data.description])
      expect(text).toMatch(kept)
  })

  it('shortens the plan last, and only as far as needed', () => {
    const brief: CoachBrief = { ...LARGEST_BRIEF, interview: null, recent: [], otherGoals: [], notes: [] }
    const lengths = (budget: number) => {
      const { description, reason, obstacle, plan } = fitBrief(brief, render, budget)
      return [description, reason, obstacle, plan?.will, plan?.when].map((text) => [...(text ?? '')].length)
    }
    const whole = estimateTokens(render({ ...brief, description: '標'.repeat(100), reason: '因'.repeat(100) }))
    expect(lengths(whole)).toEqual([100, 100, 120, 120, 120])
    expect(lengths(whole - 1)).toEqual([80, 100, 120, 120, 120])
    expect(lengths(whole - 61)).toEqual([80, 80, 80, 120, 120])
    expect(lengths(0)).toEqual([20, 20, 20, 20, 20])
  })

  it('never cuts a character in two', () => {
    const cut = (description: string) => fitBrief({ ...BRIEFS.P1, description }, render, 0).description
    expect(cut('🏃'.repeat(300))).toBe(`${'🏃'.repeat(19)}…`)
    expect(cut('👨‍👩‍👧'.repeat(60))).toBe(`${'👨‍👩‍👧'.repeat(3)}…`)
    expect(cut('🇩🇪'.repeat(60))).toBe(`${'🇩🇪'.repeat(9)}…`)
  })

  it('counts a token for three bytes', () => {
    expect([estimateTokens(''), estimateTokens('abcd'), estimateTokens('目')]).toEqual([0, 2, 1])
  })
})

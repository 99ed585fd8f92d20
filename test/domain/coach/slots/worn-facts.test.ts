import { describe, expect, it } from 'vitest'
import type { Slot } from '#domain/coach/library/entry.ts'
import { findWornFacts } from '#domain/coach/slots/worn-facts.ts'

const facts = {
  values: new Map<Slot, string>([
    ['why', '“I want to sleep without doing sums.”'],
    ['kept', '9 of the last 14 days'],
    ['run', '6 days'],
  ]),
  needs: new Set<never>(),
}
const said = (...messages: string[]) => messages.map((message) => ({ message, steps: [], challenge: '' }))

describe('facts that a week has used often enough (TEXT-15)', () => {
  it('are none where the week named none', () => {
    expect(findWornFacts(facts, said('Put the letter on the table.'), 'ordinary')).toEqual(new Set())
  })

  it('are the reason after one message that quotes it, with any mark at its end', () => {
    for (const message of [
      'You wrote: “I want to sleep without doing sums.” Go.',
      'For “I want to sleep without doing sums,” go.',
    ])
      expect(findWornFacts(facts, said('Go.', message), 'ordinary')).toEqual(new Set(['why']))
  })

  it('are the record after two messages that count it, but not at a milestone', () => {
    const one = 'You have kept 8 of the last 14 days.'
    expect(findWornFacts(facts, said(one), 'ordinary')).toEqual(new Set())
    expect(findWornFacts(facts, said(one, 'After 5 days in a row, go.'), 'ordinary')).toEqual(new Set(['kept', 'run']))
    expect(findWornFacts(facts, said(one, one), 'milestone_30')).toEqual(new Set())
  })

  it('are the obstacle and the description after two messages that quote them (TEXT-32)', () => {
    const own = {
      ...facts,
      values: new Map<Slot, string>([
        ['obstacle', '“the phone.”'],
        ['words', '“Early, before the boats.”'],
      ]),
    }
    const [phone, boats] = ['You wrote “the phone.” Go.', 'With “Early, before the boats,” go.']
    expect(findWornFacts(own, said(phone, boats), 'ordinary')).toEqual(new Set())
    expect(findWornFacts(own, said(phone, boats, phone), 'ordinary')).toEqual(new Set(['obstacle']))
    expect(findWornFacts(own, said(boats, boats), 'rest_day')).toEqual(new Set(['words']))
  })
})

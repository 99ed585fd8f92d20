import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { eligibleTexts, fillSlots } from '#domain/coach/slots/fill-slots.ts'
import { readFacts } from '#domain/coach/slots/slot-facts.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const brief: CoachBrief = inSituation(BRIEFS.P1, 'ordinary')
const fill = (text: string, change: Partial<CoachBrief> = {}, time = '08:30') =>
  fillSlots(text, readFacts({ ...brief, ...change }), time)

describe('a wording', () => {
  it.each([
    [
      '{act} today. {when}, {then}.',
      'Finish the first draft of your thesis today. When you sit down in the library, open the chapter before your email.',
    ],
    [
      'You wrote {obstacle}. {act} now.',
      'You wrote “I reread instead of writing.” Finish the first draft of your thesis now.',
    ],
    [
      'The plan: {plan} {then} first.',
      'The plan: “When I sit down in the library, I will open the chapter before my email.” Open the chapter before your email first.',
    ],
    ['Read {obstacle}, then begin at {time}.', 'Read “I reread instead of writing,” then begin at 8:30 AM.'],
  ])('%s is filled', (text, filled) => expect(fill(text)).toBe(filled))

  it('begins a sentence with a capital letter after a detail and the sentence that follows it', () => {
    const facts = readFacts(brief)
    const values = new Map(facts.values).set('detail', 'Open the draft.').set('after', 'One line will do.')
    expect(fillSlots('{detail} {after} {when}, {then}.', { ...facts, values }, brief.localTime)).toBe(
      'Open the draft. One line will do. When you sit down in the library, open the chapter before your email.',
    )
  })

  it('keeps lower case after a title that ends with a question mark', () =>
    expect(fill('The goal {title} has one line, for {title}.', { title: 'Why can’t I write?' })).toBe(
      'The goal “Why can’t I write?” has one line, for “Why can’t I write?”',
    ))

  it.each([
    ['07:00', 'Leave it this morning. This morning is short.'],
    ['14:00', 'Leave it this afternoon. This afternoon is short.'],
    ['21:30', 'Leave it this evening. This evening is short.'],
  ])('names the part of the day at %s', (time, filled) =>
    expect(fill('Leave it this morning. This morning is short.', {}, time)).toBe(filled),
  )

  it('that names the person of its plan beside the plan is left out, and another person is not', () => {
    const tell = { text: 'Tell {person} your plan: {when}, {then}.', twin: 'Say your plan: {when}, {then}.' }
    const of = (plan: NonNullable<CoachBrief['plan']>) =>
      eligibleTexts(tell, 'do_regularly', readFacts({ ...brief, plan, obstacle: 'my mother calls late' }))
    expect(of({ when: 'my mother is asleep', will: 'put the phone in the kitchen' })).toEqual([tell.twin])
    expect(of({ when: 'the movie ends', will: 'read a page to my mother' })).toEqual([tell.twin])
    expect(of({ when: 'the movie ends', will: 'put the phone in the kitchen' })).toEqual([tell.text, tell.twin])
  })

  const entry = { text: 'Open {thing}.', twin: 'Open it.', byKind: { stop: 'Name {urge}.', learn: 'Recall {person}.' } }
  it.each([
    ['finish', {}, ['Open {thing}.', 'Open it.']],
    ['stop', { title: 'Quit smoking' }, ['Name {urge}.', 'Open it.']],
    ['stop', { title: 'Sugar' }, ['Open it.']],
    ['learn', { title: 'Write my book', obstacle: 'Tom' }, ['Recall {person}.', 'Open {thing}.', 'Open it.']],
  ] as const)('for a goal of kind %s with %j is the first one that it can fill', (kind, change, texts) => {
    const changed: CoachBrief = { ...brief, kind, ...change }
    expect(eligibleTexts(entry, kind, readFacts(changed))).toEqual(texts)
  })

  it('has a first move of the kind for a goal that cannot fill the text', () => {
    const planned = { text: 'Then {then}.', twinByKind: { finish: 'Add one line to {thing}.' }, twin: 'Begin.' }
    const bare: CoachBrief = { ...brief, kind: 'finish', title: 'Write my book', plan: null }
    expect(eligibleTexts(planned, 'finish', readFacts(bare))).toEqual(['Add one line to {thing}.', 'Begin.'])
    expect(eligibleTexts(planned, 'finish', readFacts({ ...bare, title: 'Book' }))).toEqual(['Begin.'])
    expect(eligibleTexts(planned, 'learn', readFacts({ ...bare, kind: 'learn' }))).toEqual(['Begin.'])
  })

  it.each([
    ['object', { kind: 'stop', title: 'Quit smoking' }, { kind: 'stop', title: 'Stop shouting' }],
    ['sheet', { description: 'Exercises from the sheet' }, { description: 'A walk' }],
    ['language', { title: 'Learn Spanish' }, { title: 'Learn chess' }],
  ] as const)('that needs %s is replaced by its twin for a goal without it', (needs, met, unmet) => {
    const texts = (change: Partial<CoachBrief>) => {
      const changed = { ...brief, ...change }
      return eligibleTexts({ text: 'With.', twin: 'Without.', needs }, changed.kind, readFacts(changed))
    }
    expect(texts(met)[0]).toBe('With.')
    expect(texts(unmet)).toEqual(['Without.'])
  })
})

import { expect, it } from 'vitest'
import type { GoalKind } from '#domain/coach/kinds/kind.ts'
import { isUnfit } from '#domain/coach/topics/topic-texts.ts'

it.each<[title: string, fitting: string, kind: GoalKind, text: string]>([
  ['Learn the piano', 'Learn Spanish', 'learn', 'Imagine a question that a beginner might ask, and answer it.'],
  ['Date night with my husband', 'Call my sister', 'relate', 'Ask the next person you meet how their day is going.'],
  ['Drink more water', 'Walk every day', 'do_regularly', 'Hang what you will wear or take along on the door handle.'],
  ['Get up at 6 every day', 'Walk every day', 'do_regularly', 'Say when you will {act} and when you will stop.'],
])('%j gets no step that fits %j only (TEXT-24)', (title, fitting, kind, text) => {
  expect(isUnfit({ title, kind, circle: null }, { text })).toBe(true)
  expect(isUnfit({ title: fitting, kind, circle: null }, { text })).toBe(false)
})

it('reads the wording that is shown without the facts of a goal too (TEXT-24)', () => {
  const water = { title: 'Drink more water', kind: 'do_regularly', circle: null } as const
  const step = { text: 'Say how long it takes.', twin: 'Wear or take along what you need.' }
  expect(isUnfit(water, { text: step.text })).toBe(false)
  expect(isUnfit(water, step)).toBe(true)
  const ofKind = { text: 'Get dressed for it.', byKind: { do_regularly: 'Say how long it takes.' } }
  expect(isUnfit(water, ofKind)).toBe(false)
})

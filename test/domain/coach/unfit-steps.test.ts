import { expect, it } from 'vitest'
import type { GoalKind } from '#domain/coach/kind.ts'
import { isUnfit } from '#domain/coach/topic-texts.ts'

it.each<[title: string, fitting: string, kind: GoalKind, text: string]>([
  ['Learn the piano', 'Learn Spanish', 'learn', 'Imagine a question that a beginner might ask, and answer it.'],
  ['Date night with my husband', 'Call my sister', 'relate', 'Ask the next person you meet how their day is going.'],
  ['Drink more water', 'Walk every day', 'do_regularly', 'Hang what you will wear or take along on the door handle.'],
  ['Get up at 6 every day', 'Walk every day', 'do_regularly', 'Say when you will {act} and when you will stop.'],
])('%j gets no step that fits %j only (TEXT-24)', (title, fitting, kind, text) => {
  expect(isUnfit({ title, kind, circle: null }, { text })).toBe(true)
  expect(isUnfit({ title: fitting, kind, circle: null }, { text })).toBe(false)
})

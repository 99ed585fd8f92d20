import { expect, it } from 'vitest'
import { writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import { TOPICS } from '#domain/coach/library/topics/topics.ts'
import { readFacts } from '#domain/coach/slots/slot-facts.ts'
import { addDays } from '#domain/time/day.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const BRIEF = BRIEFS.P9

it.each([
  ['Japanisch lernen: 10 Vokabeln am Tag', 'Japanese'],
  ['Learn Spanish for our trip', 'Spanish'],
  ['Italienisch wiederholen', 'Italian'],
  ['Learn a language', undefined],
  ['Learn French and Italian', undefined],
  ['Polish my vocabulary of legal terms', undefined],
])('the title %j names the language %s (TEXT-24)', (title, language) => {
  expect(readFacts({ ...BRIEF, title }).values.get('language')).toBe(language)
})

const writeDays = (title: string): string =>
  Array.from({ length: 90 }, (_, day) =>
    writeBuiltInText({ ...BRIEF, title, otherGoals: [], date: addDays(BRIEF.date, day) }),
  )
    .flatMap(({ micro_plan, challenge }) => [...micro_plan, challenge])
    .join('\n')

it('texts about a language name the one of the title, and none where the title names none (TEXT-24)', () => {
  const texts = writeDays('Japanisch lernen: 10 Vokabeln am Tag')
  expect(texts.match(/Japanese/gu)?.length ?? 0).toBeGreaterThan(20)
  const unnamed = writeDays('Learn a language')
  expect(unnamed).not.toMatch(/Japanese|\{/u)
  expect(unnamed.match(/the language/gu)?.length ?? 0).toBeGreaterThan(20)
  expect(TOPICS.language.steps.filter(({ twin }) => twin !== undefined).length).toBeGreaterThan(10)
})

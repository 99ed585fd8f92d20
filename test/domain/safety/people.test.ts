import { describe, expect, it } from 'vitest'
import { screenText } from '#domain/safety/screen.ts'
import { PEOPLE } from '#test/support/people/people.ts'

const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return value.includes(' ') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}

describe('what the ten people wrote', () => {
  it.each(PEOPLE.map((person) => [person.id, person] as const))(
    'of %s is held up only for grief and burnout, each text and the whole interview (CARE-2)',
    (_, person) => {
      const texts = listTexts(person)
      const found = [...texts.map((text) => screenText(text)), screenText(listTexts(person.interview))]
      expect(texts.length).toBeGreaterThan(10)
      expect(found.filter(({ reason }) => !['none', 'grief', 'burnout'].includes(reason))).toEqual([])
    },
  )
})

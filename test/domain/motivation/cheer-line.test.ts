import { describe, expect, it } from 'vitest'
import { cheerLine } from '#domain/motivation/cheer-line.ts'

const GENERIC = cheerLine('Be kinder')

describe('the cheer line (TEXT-10)', () => {
  it.each([
    ['Paint the hallway', 'PAINTING every weekend'],
    ['Write a letter a week', 'Finish my book'],
    ['Run 5 km', 'Marathon in May'],
    ['Learn Portuguese', 'Study for the bar exam'],
    ['Save for a house', 'Put money aside'],
    ['Build a shed', 'Create a podcast'],
  ])('is the same specific line for %j and %j', (one, other) => {
    expect(cheerLine(one)).toBe(cheerLine(other))
    expect(cheerLine(one)).not.toBe(GENERIC)
  })

  it('has six specific lines', () => {
    const titles = ['paint', 'write', 'run', 'learn', 'save', 'build', 'dance'].map(cheerLine)
    expect(new Set(titles).size).toBe(7)
  })

  it.each(['Host a Sunday brunch', 'Prune the trees', 'Rebuilding', 'Facebook detox', 'Earn trust', '', '¡Correr!'])(
    'matches whole words only: %j gets the generic line',
    (title) => expect(cheerLine(title)).toBe(GENERIC),
  )
})

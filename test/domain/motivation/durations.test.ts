import { describe, expect, it } from 'vitest'
import { namedMinutes } from '#domain/motivation/durations.ts'

describe('the longest time that a text names (TEXT-2)', () => {
  it.each([
    ['Write for 20 minutes.', 20],
    ['Spend half an hour on it.', 30],
    ['Walk for an hour', 60],
    ['It takes ninety seconds.', 1.5],
    ['Write for four minutes, then for 2 min more.', 4],
    ['Lay out what tonight’s 20-minute run needs.', 20],
    ['Look for a five-leafed clover.', 0],
    ['', 0],
  ])('%j: %d minutes', (text, minutes) => expect(namedMinutes(text)).toBe(minutes))
})

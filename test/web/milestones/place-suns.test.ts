import { expect, it } from 'vitest'
import { placeSuns } from '#web/features/milestones/place-suns.ts'

it.each([1, 7, 30, 90, 365])('places %i suns apart and within the picture, the last one marked', (days) => {
  const { suns, radius, lines } = placeSuns(days)
  expect(suns).toHaveLength(days)
  expect(suns.filter(({ isLast }) => isLast)).toEqual([suns.at(-1)])
  for (const { x, y } of suns) {
    expect(x - radius).toBeGreaterThanOrEqual(32)
    expect(x + radius).toBeLessThanOrEqual(368)
    expect(y - radius).toBeGreaterThanOrEqual(20)
    expect(y + radius).toBeLessThanOrEqual(300)
  }
  const [first, second] = suns
  if (first && second) expect(second.x - first.x).toBeGreaterThan(2 * radius)
  expect(new Set(suns.map(({ y }) => y)).size).toBe(lines.length)
})

it('draws at most a year', () => {
  expect(placeSuns(1000).suns).toHaveLength(365)
  expect(placeSuns(0).suns).toHaveLength(1)
})

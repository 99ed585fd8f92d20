/** The suns of the picture to keep: one for each day, in rows on lines. Units of the picture, which is 400 wide and 500 high. */
export type Sun = { x: number; y: number; isLast: boolean }
export type Placed = { radius: number; suns: Sun[]; lines: number[] }

const LEFT = 32
const WIDTH = 336
const TOP = 24
const HEIGHT = 270
/** Suns in the picture at most. */
const MOST = 365
const FULL_WEEK = 7
const COLUMNS = 10

const chooseColumns = (count: number): number => {
  let columns = count <= FULL_WEEK ? FULL_WEEK : COLUMNS
  while (Math.ceil(count / columns) * (WIDTH / columns) > HEIGHT) columns += 1
  return columns
}

/** Places one sun for each of `days` days, 1 to 365. */
export const placeSuns = (days: number): Placed => {
  const count = Math.min(MOST, Math.max(1, days))
  const columns = chooseColumns(count)
  const cell = WIDTH / columns
  const rows = Math.ceil(count / columns)
  const radius = cell * 0.42
  const top = TOP + (HEIGHT - rows * cell) / 2
  return {
    radius,
    suns: Array.from({ length: count }, (_, index) => ({
      x: LEFT + (index % columns) * cell + cell / 2,
      y: top + Math.floor(index / columns) * cell + cell / 2,
      isLast: index === count - 1,
    })),
    lines: Array.from({ length: rows }, (_, row) => top + row * cell + cell / 2 + radius + 1),
  }
}

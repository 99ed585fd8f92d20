/**
 * Five tangent circles around a hub, from the top, clockwise: Spiritual, Friends & Family, Work, Personal Development,
 * Health & Fitness.
 */
const STEP = 72

/** The point at `distance` from the hub along spoke `index`; y points down; rounded to keep the markup short. */
export const pointAt = (index: number, distance: number): { x: number; y: number } => {
  const angle = (index * STEP * Math.PI) / 180
  const round = (value: number) => Math.round(value * 100) / 100 + 0
  return { x: round(distance * Math.sin(angle)), y: round(-distance * Math.cos(angle)) }
}

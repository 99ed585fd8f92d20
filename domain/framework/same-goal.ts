import { likeness } from './shared-words.ts'

/** Content words that a title has at least where it is compared by them. */
const COMPARED = 2

const plain = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Whether two titles name the same goal (FRAMEWORK-14): the same words, or all content words of the one, at least two, in the other.
 */
export const isSameGoal = (one: string, other: string): boolean => {
  if (plain(one) === plain(other)) return true
  const fewest = Math.min(likeness(one, one), likeness(other, other))
  return fewest >= COMPARED && Math.min(likeness(one, other), likeness(other, one)) >= fewest
}

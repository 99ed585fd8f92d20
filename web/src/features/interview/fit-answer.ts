/** The number of equal code points at which two texts begin, or end. */
const countShared = (one: readonly string[], other: readonly string[], most: number, at: (index: number) => number) => {
  let shared = 0
  while (shared < most && one.at(at(shared)) === other.at(at(shared))) shared += 1
  return shared
}

/**
 * `typed` with at most `max` code points. Where it is longer, what was inserted into `before` is cut, and the end of `before` stays:
 * a word that is typed into the middle of a full answer takes no words away.
 */
export const fitAnswer = (before: string, typed: string, max: number): string => {
  const now = [...typed]
  if (now.length <= max) return typed
  const was = [...before]
  const begin = countShared(was, now, Math.min(was.length, max), (index) => index)
  const end = countShared(was, now, Math.min(was.length, max) - begin, (index) => -1 - index)
  return [...now.slice(0, max - end), ...now.slice(now.length - end)].join('')
}

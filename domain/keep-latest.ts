/**
 * A pure function that keeps its results since it last had `most` of them, when it drops them all: the words of a goal and the texts of the library
 * are read again for each day and by several rules. They stay in the memory of the process. Nobody may change a result. What is given must
 * have `keyOf` of its own, or be a text.
 */
export const keepLatest = <Given, Result>(
  read: (given: Given) => Result,
  most: number,
  keyOf: (given: Given) => string = String,
): ((given: Given) => Result) => {
  // In a box, because a result may be undefined.
  const kept = new Map<string, { result: Result }>()
  return (given) => {
    const key = keyOf(given)
    const known = kept.get(key)
    if (known !== undefined) return known.result
    const result = read(given)
    if (kept.size >= most) kept.clear()
    kept.set(key, { result })
    return result
  }
}

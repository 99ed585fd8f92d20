/**
 * Memoizes a pure function with one argument. The results stay in the memory of the process; once there are `most` of them, all are dropped. Callers
 * must not change a result. `keyOf` gives the key of an argument that is not a string. For the words of a goal and the texts of the library, which
 * several rules read again for each day.
 */
export const memoize = <Given, Result>(
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

/**
 * Memoizes a pure function of an object by the object's identity. A result goes with its object. Callers must not change either of
 * them. For entries of the library and for briefs, which a text reads many times.
 */
export const memoizeByObject = <Given extends object, Result>(
  read: (given: Given) => Result,
): ((given: Given) => Result) => {
  const kept = new WeakMap<Given, { result: Result }>()
  return (given) => {
    const known = kept.get(given)
    if (known !== undefined) return known.result
    const result = read(given)
    kept.set(given, { result })
    return result
  }
}

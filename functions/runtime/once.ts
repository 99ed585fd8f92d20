/** Calls `make` once, at the first use, so that a test can import a handler without its environment. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Runs `make` once, at the first call: a test can import a handler without the environment that it runs in. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

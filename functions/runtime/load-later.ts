/** What `load` gives, loaded at the first call and once. Rejects as `load`. */
export const loadOnce = <Loaded>(load: () => Promise<Loaded>): (() => Promise<Loaded>) => {
  let loading: Promise<Loaded> | undefined
  return () => {
    loading ??= load()
    return loading
  }
}

/**
 * A function that `load` gives at the first call. With a dynamic import in `load`, a cold start does not read what the call may not
 * need (ADR 267). Rejects as `load` and the function do.
 */
export const loadLater = <Args extends unknown[], Result>(
  load: () => Promise<(...args: Args) => Promise<Result> | Result>,
): ((...args: Args) => Promise<Result>) => {
  const loaded = loadOnce(load)
  return async (...args) => (await loaded())(...args)
}

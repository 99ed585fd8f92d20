/** The current time in epoch milliseconds. Handlers take it as a dependency, so that tests can replace it. */
export const now = (): number => Date.now()

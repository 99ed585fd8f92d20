/** The machine's clock, in epoch milliseconds. Handlers take it as `now`, so that a test can give them another. */
export const now = (): number => Date.now()

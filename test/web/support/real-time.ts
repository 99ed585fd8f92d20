/** Milliseconds. */
const LIMIT = 10_000
const PAUSE = 20

// Taken before a test uses fake timers.
const startTimer = window.setTimeout.bind(window)

/**
 * Repeats `check` until it throws nothing, for 10 s at most. For tests with fake timers: `vi.waitFor` and `expect.poll` advance them
 * with each attempt, so that a slow machine reaches the time-outs of the page, and `waitFor` of testing-library never ends with them.
 */
export const waitInRealTime = async (check: () => void): Promise<void> => {
  const end = performance.now() + LIMIT
  for (;;) {
    try {
      check()
      return
    } catch (error) {
      if (performance.now() > end) throw error
    }
    await new Promise<void>((resolve) => {
      startTimer(resolve, PAUSE)
    })
  }
}

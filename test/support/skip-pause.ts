import { vi } from 'vitest'

/** Ends pauses of exactly these milliseconds at once, until the test ends. Other timers are unchanged. */
export const skipPause = (milliseconds: number): void => {
  const original = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((callback, delay, ...given) =>
    original(callback, delay === milliseconds ? 0 : delay, ...given),
  )
}

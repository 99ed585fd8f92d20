import { vi } from 'vitest'

/** Lets the product's own pauses of exactly these milliseconds end at once, until the test ends. Other timers go on as they are. */
export const skipPause = (milliseconds: number): void => {
  const original = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((callback, delay, ...given) =>
    original(callback, delay === milliseconds ? 0 : delay, ...given),
  )
}

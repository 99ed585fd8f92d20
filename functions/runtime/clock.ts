import { setTimeout as pause } from 'node:timers/promises'

/** The current time in epoch milliseconds. Handlers take it as a dependency, so that tests can replace it. */
export const now = (): number => Date.now()

/** Resolves after a time in milliseconds. */
export const wait = async (ms: number): Promise<void> => pause(ms)

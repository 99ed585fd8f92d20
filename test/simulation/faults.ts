import { pick } from '#test/support/random.ts'

/** What can happen to one call of another service. */
export const CALL_FAULTS = [
  'time-out',
  'throttle',
  'server-error',
  'crash-before',
  'crash-after',
  'answer-lost',
] as const
export type CallFault = (typeof CALL_FAULTS)[number]

/** One attempt of a call, as the plan of the faults sees it. `caller` is the stem of the function. */
export type AttemptedCall = { caller: string; service: string; command: string; at: number }

/** Decides the fault of an attempt. */
export type FaultPlan = (call: AttemptedCall) => CallFault | undefined

/** The rates of the faults, between 0 and 1. */
export type FaultRates = {
  /** Attempts that the service throttles. */
  throttled: number
  /** Attempts that end in a 5xx, without an answer, or with a lost answer. */
  failed: number
  /** Attempts before or after which the function's process ends. */
  crashed: number
  /** Messages and ticks that are delivered a second time. */
  duplicated: number
  /** Ticks that also come a whole window too early, as from a clock that is ahead. */
  early: number
}

export const NO_FAULTS: FaultRates = { throttled: 0, failed: 0, crashed: 0, duplicated: 0, early: 0 }

/**
 * A page of 25 mails makes some 150 calls, and a message has four receives. The rate of crashes leaves the end of all four to
 * the tests that ask for it.
 */
export const ALL_FAULTS: FaultRates = { throttled: 0.2, failed: 0.01, crashed: 0.0005, duplicated: 0.1, early: 0.1 }

const FAILURES = ['server-error', 'time-out', 'answer-lost'] as const
const CRASHES = ['crash-before', 'crash-after'] as const

/** Faults at random. */
export const createFaultPlan = (rates: FaultRates, random: () => number): FaultPlan => {
  const { throttled, failed, crashed } = rates
  return () => {
    const drawn = random()
    if (drawn < throttled) return 'throttle'
    if (drawn < throttled + failed) return pick(FAILURES, random)
    return drawn < throttled + failed + crashed ? pick(CRASHES, random) : undefined
  }
}

/** `first` where it decides, and else `second`. */
export const either =
  (first: FaultPlan, second: FaultPlan): FaultPlan =>
  (call) =>
    first(call) ?? second(call)

/**
 * Whether this browser has changed something a moment ago. An eventually consistent read can miss such a change, so the goals are then read
 * consistently (ADR 314). Local storage keeps the time over a reload and for other tabs. This module has no imports, because it is
 * built into the script of the early request too.
 */

const KEY = 'five-circles.changed-at'

/** Milliseconds. DynamoDB’s copies are behind for less than a second as a rule. */
const RECENT = 10_000

/** Operations that change nothing. */
const READS = /\/(?:(?:get|list|fetch|count|report|export)-|check-subscription$)/

/** Notes that a call of the operation with this path begins, was answered or was lost. */
export const noteCall = (path: string): void => {
  if (READS.test(path)) return
  try {
    localStorage.setItem(KEY, String(Date.now()))
  } catch {
    // Full or blocked: the read may show the former state for a moment.
  }
}

export const hasRecentChange = (): boolean => {
  try {
    return Math.abs(Date.now() - Number(localStorage.getItem(KEY))) < RECENT
  } catch {
    return false
  }
}

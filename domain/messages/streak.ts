/** Texts about a streak, and about the days kept where they take its place (STREAK-13, STREAK-18). */
export const streakMessages = {
  run: 'day streak',
  kept: 'days kept',
  keptDays: (kept: number) => (kept === 1 ? 'day kept' : 'days kept'),
  keptFigure: 'Kept, last 30 days',
  ofTheLast: (days: number) => `of the last ${days}`,
  /** Beside the days kept of a goal that is past its target date. */
  ofAllKept: (days: number) => `of ${days} days kept`,
  outOf: (days: number) => `of ${days}`,
  reset: 'Streak reset. The next check-in starts a new run.',
  nothingToReset: 'There is no streak to reset.',
  resetFailed: 'Failed to reset streak. Please try again.',
} as const

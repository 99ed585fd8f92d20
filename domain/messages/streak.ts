export const streakMessages = {
  reset: 'Streak reset. The next check-in starts a new run.',
  nothingToReset: 'There is no streak to reset.',
  resetFailed: 'Failed to reset streak. Please try again.',
} as const

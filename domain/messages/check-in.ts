export const checkInMessages = {
  done: 'Checked in! Streak updated.',
  /** In place of the count of days, after a check-in of a gentle goal. */
  uncounted: 'Checked in for today.',
  /** `next` is when the next day begins: 'tomorrow after 3 AM EST'. Eastern time is 'EST' all year, and named only where it applies (DAY-2). */
  already: (next: string) => `You've already checked in today! Come back ${next}.`,
  failed: (reason: string) => `Check-in failed: ${reason}`,
  network: 'Failed to check in. Please try again.',
  tooLate: (n: number) => `must be within the last ${n} days`,
  keptTitle: 'Checked in',
  kept: 'It is kept on this device and sent when you are back online.',
  waits: 'Will be sent when you are back online',
  sentTitle: 'You are back',
  sent: (n: number) =>
    n === 1
      ? 'Your check-in was sent and counts for the day on which you made it.'
      : `Your ${n} check-ins were sent and count for the days on which you made them.`,
  notCountedTitle: (goal: string) => `Your check-in for “${goal}” could not be counted`,
} as const

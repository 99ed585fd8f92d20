const WEEK = 7
const TWO_WEEKS = 14

/**
 * Whether a mail leaves after so many full days without a check-in: every day for two weeks, then once a week (MAIL-18). `silent` is
 * undefined in items from before it was stored.
 */
export const isMailDay = (silent: number | undefined): boolean =>
  silent === undefined || silent <= TWO_WEEKS || silent % WEEK === 0

/** Whether the mails of the goal come once a week from this day on. */
export const isWeekly = (silent: number | undefined): boolean => silent !== undefined && silent >= TWO_WEEKS

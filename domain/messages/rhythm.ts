/** Texts about the days of a goal: chosen weekdays, rest days, pauses, and marking yesterday. */
export const rhythmMessages = {
  paused: 'Your pause is set.',
  weekdayMissing: 'Choose at least one day.',
  restOn: 'Rest days are on from today.',
  restDeclined: 'Rest days stay off. You can turn them on where you edit the goal.',
  failed: 'Your days could not be changed. Please try again.',
  pauseEnded: 'Your pause has ended.',
  noPause: 'There is no pause to end.',
  marked: 'Yesterday is marked.',
  notMarkable: 'Yesterday can be marked until noon, once, if it was missed.',
  changedTooOften: 'These days were changed too often.',
  pauseTooEarly: 'must be today or later',
  pauseTooFarAhead: (days: number) => `must be within ${days} days`,
  pauseEndsBeforeItBegins: 'must not be before the first day',
  pauseTooLong: (days: number) => `must be within ${days} days of the first day`,
} as const

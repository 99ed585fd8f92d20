export const settingsMessages = {
  saved: 'Settings saved.',
  nothingChanged: 'Nothing has changed yet.',
  unsaved: 'Unsaved changes',
  discard: 'Discard',
  zoneUnknown: 'Choose a time zone from the list, such as Oslo, Europe.',
  zoneChangedTooOften: (n: number) => `You can change your time zone ${n} times a day. Please try again tomorrow.`,
  streak: 'Streak',
  streakNote: 'How your days are shown. They are counted the same.',
  hideStreak: 'Hide the streak',
  hideStreakNote: 'You see the days you kept of the last 30 instead',
  exportFailed: 'Your data could not be collected. Please try again.',
  exported: (file: string) => `${file} is in your downloads.`,
  typeYourEmail: 'Type the email address of this account.',
  /** For every person: one on a trial, or after a plan, has none that could end. */
  deletion: 'A paid plan ends at once, and your goals, check-ins, messages and framework are deleted for good.',
  identityLeft:
    'Everything we kept about you is deleted. Only your sign-in is still there, because it could not be reached. Please try again.',
} as const

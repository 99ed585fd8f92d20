export const motivationMessages = {
  failed: 'Failed to generate motivation content',
  onlyToday: "must be today's date",
  /** Beside the text of a day that is checked in. */
  earlierCount: 'This text counts the days before today.',
  noMicroPlan: 'No micro-plan available yet.',
  stepTime: (minutes: number) => `${minutes} min`,
  challengeTime: (seconds: number) => `${seconds} seconds`,
  /** In place of the minutes of a gentle goal's step (CARE-3). */
  shortStep: 'a short step',
  stepsTime: 'Each step under 5 minutes',
  anyChallengeTime: 'Takes 2 minutes or less',
} as const

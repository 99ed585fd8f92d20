export const frameworkMessages = {
  signIn: 'Please sign in to continue.',
  signInTitle: 'Authentication Required',
  fetchFailed: 'Your framework could not be loaded.',
  goOn: 'I have enough information to proceed with your framework.',
  goOnTitle: "Let's Continue",
  failedTitle: 'Oops!',
  saveFailed: 'Failed to save your framework. Please try again.',
  noData: 'Please complete the 5 Circle Framework interview first.',
  noDataTitle: 'No Framework Data Found',
  /** `because`: what ended, as a clause. */
  needsAccess: (because: string) =>
    `The interview ends with a framework and goals made from it, and ${because}. With a plan you can begin it right away. What you typed before is kept on this device.`,
  workshopNeedsAccess: (because: string) =>
    `The workshop makes goals from the framework of your interview, and ${because}. With a plan you can make them right away.`,
  answerCut: (max: number) => `An answer has at most ${max} characters. What did not fit is left out.`,
  incomplete: 'Complete all fields to continue',
  missing: (names: readonly string[]) => `Missing: ${names.join(', ')}`,
  createdTitle: 'Your framework is ready',
  /** Hours a week that are wanted for the circles, and that the week has for them. */
  balanced: (wanted: number, available: number) =>
    `Your time allocation is balanced: you want ${wanted} of the ${available} hours that are yours.`,
  justFits: (wanted: number, available: number) =>
    `Your time allocation is balanced, and it just fits: you want ${wanted} of the ${available} hours that are yours.`,
  optimize: (wanted: number, available: number) =>
    `Time optimization needed: you want ${wanted} hours a week, and ${Math.max(0, available)} are yours.`,
} as const

/** 403 of whatever a goal that is set aside does not take. Apart, because the page has no use for it. */
export const SET_ASIDE_REFUSAL = 'This goal is set aside. Take it up again first.'

export const goalMessages = {
  signInToCreate: 'Please sign in to create a goal.',
  couldNotCreate: (reason: string) => `Could not create goal: ${reason}`,
  limitReached: (plan: string, n: number) =>
    `Goal limit reached! ${plan} allows ${n} ${n === 1 ? 'goal' : 'goals'}. Upgrade to create more goals across all your circles.`,
  /** For the plans above which none has more goals. */
  limitReachedForGood: (plan: string, n: number) =>
    `Goal limit reached! ${plan} allows ${n} goals. Delete an existing goal to create a new one.`,
  maximumReachedTitle: 'Maximum Goals Reached',
  maximumReached: (n: number, max: number) =>
    `You have ${n} of ${max} goals. Delete an existing goal to create a new one.`,
  upgradeTitle: 'Upgrade to Create More Goals',
  upgrade: 'Free users can have 1 goal. Upgrade to Personal Plan for up to 3 goals.',
  notFoundPage: "This goal doesn't exist or you don't have access to it.",
  deleted: 'Goal deleted! Time to dream up something new.',
  deleteFailed: 'Failed to delete goal. Please try again.',
  timeMissing: 'Choose a time for the wake-up email.',
  titleMissing: 'Give your goal a title.',
  oneLine: 'This holds a character that cannot be shown. Please type it again.',
  planHalf: 'Finish the sentence, or leave both parts empty.',
  tooLong: (max: number) => `Keep it to ${max} characters.`,
  earliestTarget: (day: string) => `The earliest date is tomorrow, ${day}.`,
  dateIncomplete: 'Choose a whole date, or leave it empty.',
  targetTooEarly: 'must be tomorrow or later',
  hoursWrong: (max: number) => `Hours a week go from 0 to ${max}.`,
  /** 409: the goals that are set aside are bounded too. */
  asideLimit: (n: number) => `You can keep ${n} goals set aside or done. Delete one first.`,
  setAside: 'Goal set aside. Its days and its best run are kept.',
  setAsideFailed: 'Failed to set the goal aside. Please try again.',
  takenUp: 'Welcome back to this goal!',
  /** In place of days kept, at a goal that is not counted. */
  asIs: 'Kept as it is',
  /** The same, at a draft of the workshop. */
  draft: 'Draft, not started',
  started: 'Your goal has started.',
  /** `date` as it is shown. */
  startedMoved: (date: string) => `Its target date moved to ${date}, because it waited.`,
  takeUpFailed: 'Failed to take the goal up again. Please try again.',
  takeUpLimit: (plan: string, n: number) =>
    `${plan} allows ${n} active ${n === 1 ? 'goal' : 'goals'}. Set another one aside first.`,
  /** Beside help lines and at a gentle goal, where nothing is offered (CARE-17, CARE-18). */
  trialEnded: 'Your 30-day free trial has ended. Your goals are kept as they are.',
  planEnded: 'Your plan has ended. Your goals are kept as they are.',
} as const

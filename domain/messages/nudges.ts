export const nudgeMessages = {
  freeLimit: 'You get 1 free nudge per day, but you can upgrade to get up to 3 nudges daily!',
  personalLimit: (n: number) =>
    `You've reached your limit of ${n} nudges per day, but you can upgrade to Pro Plan to get up to 5 nudges daily!`,
  limit: (n: number) => `You've reached your daily nudge limit of ${n}.`,
  limitTitle: 'Daily Nudge Limit Reached',
  noUser: 'No user authenticated',
  failed: 'Unable to send nudge at this time.',
  keepGoingTitle: 'Keep Going!',
  keepGoing: 'One small step in the next five minutes counts for today. Choose the easiest one, and begin.',
} as const

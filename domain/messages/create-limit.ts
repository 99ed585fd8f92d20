/** The ways on from a plan that is full, at Create Goal (GOAL-12). */
export const createLimitMessages = {
  seePlans: 'See the plans',
  setAsideOnly: 'Set aside your present goal',
  setAside: (title: string) => `Set aside “${title}”`,
} as const

/** The ways on from a plan that is full, at Create Goal (GOAL-12). */
export const createLimitMessages = {
  seePlans: 'See the Plans',
  setAsideOnly: 'Set Aside Your Present Goal',
  setAside: (title: string) => `Set Aside “${title}”`,
} as const

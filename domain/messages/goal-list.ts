/** Texts about the goals of the dashboard, apart from those of forms and dialogs, because every dashboard carries them. */
export const goalListMessages = {
  notFound: 'Goal not found',
  updated: 'Goal updated successfully!',
  updateFailed: 'Failed to update goal. Please try again.',
  expired: "This goal's target date has passed. Give it a new date to go on.",
  trialExpired: 'Your 30-day free trial has ended. Upgrade to continue accessing your goals and daily motivation.',
  fetchFailed: 'Your goals could not be loaded.',
} as const
